import type { QuestionText } from "#algorithms/kit/rounds/question-text.ts";
import { playerName } from "#algorithms/lessons/tournament-systems/figure/place.ts";
import type { Problem } from "#algorithms/lessons/tournament-systems/problem.ts";

/** What is asked before a step of the knockout. */
export const texts = {
  pair: (seed: number, places: number): QuestionText => ({
    prompt: `Seed ${seed} comes next. Whose opponent will it be? Choose the seed.`,
    hint: `With ${places} places the two seeds of a match add up to ${places + 1}.`,
    why: `${places + 1 - seed} + ${seed} = ${places + 1}.`,
  }),
  bye: (n: number, size: number): QuestionText => ({
    prompt: "Choose a player who has a bye in round 1.",
    hint: `There are ${size} places and ${n} players. Who is drawn against a number that nobody has?`,
    why: `The seeds ${n + 1} to ${size} do not exist. Their opponents, seeds 1 to ${size - n}, have byes.`,
  }),
  match: (problem: Problem, seed: number): QuestionText => ({
    prompt: `${playerName(problem, seed, 24)} plays next. Against whom?`,
    hint: "Follow the lines: two places that join play each other.",
    why: "The two places at the ends of a bracket play for the place at its tip.",
  }),
  win: (problem: Problem, seed: number): QuestionText => ({
    prompt: "Who goes through? Choose the player.",
    hint: "In this run the favourites win: the better seed has the smaller number.",
    why: `${playerName(problem, seed, 24)} has the smaller number.`,
  }),
};
