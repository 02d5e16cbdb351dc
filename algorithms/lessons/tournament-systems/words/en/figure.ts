import type { Words } from "#algorithms/core/lesson/lesson.ts";
import { counted } from "#algorithms/core/text/counted.en.ts";
import type { QuestionText } from "#algorithms/kit/rounds/question-text.ts";
import {
  depth,
  matchesPlayed,
  type Place,
  placeOf,
  playerName,
  standsAt,
} from "#algorithms/lessons/tournament-systems/figure/state.ts";
import { halvings, type Problem } from "#algorithms/lessons/tournament-systems/problem.ts";
import type { CellName, Frame, Steps } from "#algorithms/lessons/tournament-systems/steps.ts";

/** What the picture and the tables of the knockout say, in English. */
export const sceneWords = {
  bye: "bye",
  winner: "winner",
  /** The heads of the columns by depth, from the finalists on. */
  heads: ["winner", "final", "semis", "quarters", "last 16"],
  round: (round: number): string => `round ${round}`,
  part: (from: number, to: number, of: number): string => `places ${from}–${to} of ${of}`,
  seat: (seed: number, name: string | undefined): string =>
    name === undefined ? `seed ${seed}` : `seed ${seed}, ${name}`,
  expected: (seed: number): string => `seed ${seed}, if the favourites win`,
  nobody: (place: number): string => `place ${place}: nobody, a bye`,
  open: (place: number): string => `place ${place}: not played yet`,
  picture(place: Place, frame: Frame): string {
    const { n, levels, round, rounds } = place;
    if (levels === 0) return `An empty tree for ${n} players and ${counted(rounds, "round")}.`;
    if (round === 0)
      return `The draw of ${n} players has come to the level with ${counted(2 ** (levels - 1), "place")}.`;
    return `The knockout of ${n} players in round ${round} of ${rounds}; ${matchesPlayed(frame, place)} of ${matches(n - 1)} ${n === 2 ? "is" : "are"} played.`;
  },
  key: { chosen: "this step", done: "went through", rejected: "out", ghost: "expected, open, or a bye" },
  systems: { title: "Systems", corner: "System", columns: ["rounds", "matches", "byes"] },
  names: { roundRobin: "round robin", knockout: "knockout", swiss: "Swiss" },
  players: (n: number): string => `${n} players`,
  rounds: { title: "Rounds", corner: "Round", columns: ["players in", "matches", "byes", "played"] },
  matchesSoFar: (count: number, of: number): string => `${count} of ${matches(of)}`,
};

/** The figures with which the invariants and the claims of the knockout are shown, in English. */
export const evidence = {
  drawn: (seeds: number, levels: number): string => `${counted(seeds, "seed")}, ${counted(levels, "level")}`,
  matches: (played: number, losers: number, n: number): string =>
    `${matches(played)}, ${counted(losers, "loser")} ${played === n - 1 && losers === n - 1 ? "=" : "≠"} ${n} − 1`,
  byes: (size: number, n: number, lucky: number): string =>
    size - n === lucky
      ? `${size} − ${n} = ${lucky}: ${lucky === 0 ? "none" : lucky === 1 ? "seed 1" : `seeds 1 to ${lucky}`}`
      : `${size} − ${n} ≠ ${counted(lucky, "bye")}`,
  byesOf: (seeds: readonly number[]): string => `byes for seeds ${seeds.join(", ")}`,
  nobody: (place: number): string => `nobody meets nobody at ${place}`,
  /** Whether seeds 1 and 2 are in the upper half. */
  halves: (first: boolean, second: boolean): string =>
    `1 in the ${first ? "upper" : "lower"} half, 2 in the ${second ? "upper" : "lower"}`,
  /** So many of the best seeds, in so many parts of the tree, are not all apart. */
  together: (seeds: number): string => `two of the best ${seeds} in one of ${seeds} parts`,
  alive: (n: number, played: number, alive: number): string =>
    `${n} − ${played} ${n - played === alive ? "=" : "≠"} ${alive} still in`,
};

/** The shorthand of the steps and the labels of the phases of the knockout, in English. */
export const notation = {
  fold: (places: number): string => `${places} places`,
  round: (round: number): string => `round ${round}`,
  bye: (seed: number): string => `${seed} bye`,
  foldPhase: (places: number): string => `of ${places}`,
  draw: "draw",
};

/** What the examples of the lesson are called, and why they are there, in English. */
export const examples = {
  six: {
    title: "Six players",
    why: "No power of two, so the tree has byes; and small enough to draw on a napkin.",
  },
  eight: {
    title: "Eight players",
    why: "A full tree: no bye, three rounds, seven matches.",
  },
  eleven: {
    title: "Eleven, with names",
    why: "Five byes: more players rest in round 1 than lose in it.",
  },
  upsets: {
    title: "Sixteen, by chance",
    why: "Coins decide. See who is out early, and what the tree promised.",
  },
  two: {
    title: "Two players",
    why: "The final, and nothing else.",
  },
  "hundred-thirty": {
    title: "130 players",
    why: "Two more than a power of two: 126 byes, and only two matches in round 1.",
  },
};

const LONGEST_SHOWN = 22;

function tied(problem: Problem, seed: number, v: number): string {
  return `[${playerName(problem, seed, LONGEST_SHOWN)}](v${v})`;
}

/** "the final", "a semi-final", "a match of round 1". */
/** Whether the input says who wins the match for this place. */
function isWritten({ n, results = [] }: Problem, frame: Frame): boolean {
  const { a: v } = frame;
  const size = 2 ** halvings(n);
  const both = [2 * v, 2 * v + 1].map((place) => standsAt(frame, size, place));
  return results.some((pair) => both.every((seed) => pair.includes(seed)));
}

function matchName({ rounds, size, n }: Place, v: number): string {
  const d = depth(v);
  const round = rounds - d;
  if (d === 0) return "the final";
  if (d === 1 && (round > 1 || size === n)) return "a semi-final";
  if (d === 2 && round > 1) return "a quarter-final";
  return `a match of round ${round}`;
}

function roundName({ rounds }: Pick<Place, "rounds">, round: number): string {
  const left = rounds - round;
  return left === 0
    ? "the final"
    : left === 1
      ? "the semi-finals"
      : left === 2
        ? "the quarter-finals"
        : `round ${round}`;
}

export const narration: Words<Problem, Steps, CellName> = {
  title: "Knockout",
  opening: ({ n }) =>
    `${n} players, seeded from the favourite, 1, to ${n}. We draw the tree backwards, from the winner’s place, and then play it.`,
  steps: {
    top: (_frame, problem) =>
      `If the favourites win, ${tied(problem, 1, 1)} wins everything. So we put that seed in the winner’s place.`,
    fold: (frame, problem) =>
      `Now ${frame.a} places${frame.a >= problem.n ? ", the first round" : ""}: each seed gets an opponent, and the two seeds of every match add up to ${frame.a + 1}.`,
    pair(frame, problem) {
      const { a: v, b: s } = frame;
      const own = 2 ** (depth(v) + 1) + 1 - s;
      const sum = `${own} + ${s} = ${own + s}`;
      if (s > problem.n)
        return `${tied(problem, own, 2 * v)} would meet seed [${s}](v${2 * v + 1}): ${sum}. There is no seed ${s}, so this will be a bye.`;
      return `${tied(problem, own, 2 * v)} gets ${tied(problem, s, 2 * v + 1)}: ${sum}.`;
    },
    round(frame, problem) {
      const place = placeOf(problem, frame);
      const { a: r, b: k } = frame;
      if (r > 1)
        return `${capital(roundName(place, r))}: ${2 * k} players are still in, and ${k === 1 ? "one match is" : `${k} matches are`} to be played.`;
      const byes = place.size - place.n;
      const matches = k - byes;
      return `The draw is made; the predicted winners are erased. Round 1 has ${matches} ${matches === 1 ? "match" : "matches"} and ${byes === 0 ? "no bye" : byes === 1 ? "one bye" : `${byes} byes`}.`;
    },
    bye: (frame, problem) =>
      `${tied(problem, frame.b, frame.a)} has no opponent and goes through to round 2 without a match: a bye.`,
    match(frame, problem) {
      const place = placeOf(problem, frame);
      const [left, right] = [2 * frame.a, 2 * frame.a + 1];
      return `${capital(matchName(place, frame.a))}: ${tied(problem, standsAt(frame, place.size, left), left)} against ${tied(problem, standsAt(frame, place.size, right), right)}.`;
    },
    win(frame, problem) {
      const place = placeOf(problem, frame);
      const { a: v, b: s } = frame;
      const loser = standsAt(frame, place.size, 2 * v) + standsAt(frame, place.size, 2 * v + 1) - s;
      if (v === 1)
        return `${tied(problem, s, v)} beats ${playerName(problem, loser, LONGEST_SHOWN)} and wins the tournament.`;
      const upset = s > loser ? " An upset." : "";
      return `${tied(problem, s, v)} goes through to ${roundName(place, place.round + 1)}, and ${playerName(problem, loser, LONGEST_SHOWN)} is out.${upset}`;
    },
  },
  why: {
    pair: () =>
      "The better the seed, the weaker the opponent: the best meets the last, the second best the last but one.",
    bye: (_frame, { n }) => {
      const size = 2 ** Math.ceil(Math.log2(n));
      const head = `The tree has ${size} places for ${n} players.`;
      return size - n === 1
        ? `${head} Seed ${size}, which is missing, would have met the best one, so the best one gets the bye.`
        : `${head} The seeds that are missing, ${n + 1} to ${size}, would have met the best ones, so the best ones get the byes.`;
    },
    win: (frame, problem) =>
      isWritten(problem, frame)
        ? "This result is written in the input."
        : problem.chance === 0
          ? `In this run the better seed wins every match${problem.results ? " that is not written in the input" : ""}. Choose “by chance” beside the input for another kind of tournament.`
          : "A coin was tossed; with the same number in the input it falls the same way again. One bad day is enough to be out.",
  },
  kinds: {
    top: "place",
    fold: "fold",
    pair: "pair",
    round: "round",
    bye: "bye",
    match: "match",
    win: "winner",
  },
  where(frame, problem) {
    const place = placeOf(problem, frame);
    if (frame.step === "") return "before the draw";
    if (place.round === 0) return "the draw";
    return place.round === place.rounds ? "the final" : `round ${place.round} of ${place.rounds}`;
  },
  levels: { move: ["Step", "Steps"], stage: ["Match", "Matches"], phase: ["Round", "Rounds"] },
  invariants: {
    sum: "All pairs of a level have the same sum",
    alive: "Every match puts out one player",
    drawn: "Levels are told as they are drawn",
  },
  claims: {
    matches: "One match for each player but the winner",
    rounds: "Rounds: how often the field is halved",
    byes: "Byes fill up to a power of two; top seeds get them",
    final: "1 and 2 can meet only in the final",
  },
  choices: {
    winners: { label: "Winners", values: { favourite: "the better seed", chance: "by chance" } },
  },
  examples,
  input: {
    label: "Players, the favourite first",
    hint: "Names, one a line, in the order of their seeds, or just a number of players. Before them “result: 8 beats 1” says how a match ends. You may drop a text file here.",
    size: "Players",
  },
};

function matches(count: number): string {
  return count === 1 ? "1 match" : `${count} matches`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

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
    why:
      size - n === 1
        ? `Seed ${size} does not exist. Its opponent, seed 1, has the bye.`
        : `The seeds ${n + 1} to ${size} do not exist. Their opponents, seeds 1 to ${size - n}, have byes.`,
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
