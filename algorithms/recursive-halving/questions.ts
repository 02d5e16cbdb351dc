import type { Locale, Question, Questions } from "../lesson.ts";
import { namedMarks } from "../scene.ts";
import { playerName } from "../shared/round-robin/player-name.ts";
import { type Call, callsOf, opposite, placeOf } from "./place.ts";
import type { Problem } from "./problem.ts";
import { playersShown, scene } from "./scene.ts";
import type { CellName, Steps } from "./steps.ts";

/** Questions before a step. Their answers come from the call that the algorithm is about to make. */
export const predict: Questions<Problem, Steps, CellName> = {
  turn(before, next, problem, locale) {
    const { call } = placeOf(problem, before);
    if (!call || call.h < 2 || next.b === 0) return undefined;
    const row = Math.max(0, call.h - 2);
    const answer = opposite(call, next.b, row);
    if (answer > call.to) return undefined;
    const shown = playersShown(problem, before);
    const choices = shown.filter((player) => player >= call.from + call.h && player !== call.left);
    if (!choices.includes(answer) || !shown.includes(call.from + row)) return undefined;
    const text = texts[locale].turn(playerName(problem.names, call.from + row), next.a, next.b);
    return { ...text, ...ids(choices, [answer]) };
  },
  call(before, next, problem, locale) {
    const drawn = new Set(namedMarks(scene(problem, before, locale).plate).map(({ id }) => id));
    const calls = callsOf(problem);
    const { call: now } = placeOf(problem, before);
    if (!now) return undefined;
    const at = calls.findIndex((call, k) => k > calls.indexOf(now) && isCall(call, next.a, next.b));
    const answer = calls[at];
    const choices = at < 0 ? [] : calls.slice(at).filter(({ id }) => drawn.has(id));
    if (!answer || !choices.includes(answer) || choices.length < 2) return undefined;
    return {
      ...texts[locale].call(next.a, next.b),
      choices: choices.map(({ id }) => id),
      answers: [answer.id],
    };
  },
  game(before, next, problem, locale) {
    const shown = playersShown(problem, before);
    if (!shown.includes(next.a) || !shown.includes(next.b)) return undefined;
    const printed = problem.colors === "printed";
    const white = printed || (next.a + next.b) % 2 === 0 ? next.a : next.b;
    const text = texts[locale].white(
      playerName(problem.names, next.a),
      playerName(problem.names, next.b),
      next.a + next.b,
      printed,
    );
    return { ...text, ...ids([next.a, next.b], [white]) };
  },
  meet(before, next, problem, locale) {
    const { call } = placeOf(problem, before);
    const shown = playersShown(problem, before);
    if (!call || !shown.includes(next.b)) return undefined;
    const choices = shown.filter((player) => player >= call.from + call.h);
    return { ...texts[locale].meet(playerName(problem.names, next.a)), ...ids(choices, [next.b]) };
  },
};

function isCall({ from, to }: Call, a: number, b: number): boolean {
  return from === a && to === b;
}

function ids(choices: readonly number[], answers: readonly number[]): Pick<Question, "choices" | "answers"> {
  const id = (player: number) => `p${player}`;
  return { choices: choices.map(id), answers: answers.map(id) };
}

type Text = Pick<Question, "prompt" | "hint" | "why">;

interface Texts {
  turn(player: string, day: number, turned: number): Text;
  call(from: number, to: number): Text;
  white(a: string, b: string, sum: number, printed: boolean): Text;
  meet(player: string): Text;
}

const en: Texts = {
  turn: (player, day, turned) => ({
    prompt: `Day ${day} comes next. Whom will ${player} meet? Choose in the second column.`,
    hint: "The first column stands still. The second moves up by one place, and its top goes to the bottom.",
    why: `The second column then stands turned by ${turned}, counted from its first order.`,
  }),
  call: (from, to) => ({
    prompt: "Which call comes next? Choose its box.",
    hint: "A call deals with its first half, down to the smallest call in it, before it turns to the second.",
    why: `The first half always goes first, and the players ${from} to ${to} are the next that are not done.`,
  }),
  white: (a, b, sum, printed) => ({
    prompt: `Who has White, ${a} or ${b}?`,
    hint: printed
      ? "As it was printed, the first-named has White."
      : "Add the two numbers. Even: the lower one has White. Odd: the higher one.",
    why: printed
      ? "The first column is named first, always."
      : `The sum ${sum} is ${sum % 2 === 0 ? "even: White to the lower number" : "odd: White to the higher number"}.`,
  }),
  meet: (player) => ({
    prompt: `${player} rests in the first half today. Who rests in the second? Choose the player.`,
    hint: "Both halves run through the same plan, row for row.",
    why: "The halves are run by one plan, so those who rest sit in the same row.",
  }),
};

const texts: Readonly<Record<Locale, Texts>> = { en };
