import type { Question, Questions } from "#algorithms/core/lesson/lesson.ts";
import type { Performing, Touch } from "#algorithms/core/lesson/performing.ts";
import { namedMarks } from "#algorithms/core/lesson/scene.ts";
import { playerName } from "#algorithms/engines/schedules/player-name.ts";
import { playerEdits } from "#algorithms/kit/rounds/player-edit.ts";
import { scene } from "../figure/scene.ts";
import { type Call, callsOf, daysOf, placeOf, playersShown } from "../figure/state.ts";
import type { Problem } from "../problem.ts";
import {
  type Asks,
  type CellName,
  callNumber,
  MOST_LEVELS,
  opposite,
  rowAsked,
  type Steps,
} from "../steps.ts";
import { choiceWords } from "../words/en/asked.ts";
import { texts } from "../words/en/figure.ts";

/** Players in the two columns. */
const players: Omit<Touch<Problem, Steps, CellName>, "form"> = {
  touchable: (frame, problem) => playersShown(problem, frame).sort((a, b) => a - b),
  markOf: (player) => `p${player}`,
};

/** How the choices are touched: players in the columns, and calls in the tree; a day is typed. */
export const performing: Performing<Problem, Steps, CellName, Asks> = {
  touch: {
    half: {
      form: "mark",
      touchable: (_frame, problem) =>
        callsOf(problem)
          .filter(({ level }) => level < MOST_LEVELS)
          .map(({ level, from }) => callNumber(problem.n, level, from)),
      markOf: (c, _place, { n }) => `call.${Math.floor((c - 1) / n)}.${((c - 1) % n) + 1}`,
    },
    day: {
      form: "number",
      touchable: (_frame, problem) => Array.from({ length: daysOf(problem) }, (_, d) => d + 1),
    },
    turn: {
      form: "mark",
      ...players,
      toldBy(frame, problem) {
        const { call, turned } = placeOf(problem, frame);
        const isAsked = frame.step === "game" && turned > 0 && call;
        return isAsked && frame.a === call.from + rowAsked(call, turned) ? [frame.b] : undefined;
      },
    },
    pair: { form: "two", ...players },
    white: { form: "two", isOrdered: true, ...players },
    meet: { form: "two", ...players },
  },
  words: choiceWords,
  edits: playerEdits<Problem>(),
};

/** Questions before a step. Their answers come from the call that the algorithm is about to make. */
export const predict: Questions<Problem, Steps, CellName> = {
  turn(before, next, problem) {
    const { call } = placeOf(problem, before);
    if (!call || call.h < 2 || next.b === 0) return undefined;
    const row = Math.max(0, call.h - 2);
    const answer = opposite(call, next.b, row);
    if (answer > call.to) return undefined;
    const shown = playersShown(problem, before);
    const choices = shown.filter((player) => player >= call.from + call.h && player !== call.left);
    if (!choices.includes(answer) || !shown.includes(call.from + row)) return undefined;
    const text = texts.turn(playerName(problem.names, call.from + row), next.a, next.b);
    return { ...text, ...ids(choices, [answer]) };
  },
  call(before, next, problem) {
    const drawn = new Set(namedMarks(scene(problem, before).plate).map(({ id }) => id));
    const calls = callsOf(problem);
    const { call: now } = placeOf(problem, before);
    if (!now) return undefined;
    const at = calls.findIndex((call, k) => k > calls.indexOf(now) && isCall(call, next.a, next.b));
    const answer = calls[at];
    const choices = at < 0 ? [] : calls.slice(at).filter(({ id }) => drawn.has(id));
    if (!answer || !choices.includes(answer) || choices.length < 2) return undefined;
    return {
      ...texts.call(next.a, next.b),
      choices: choices.map(({ id }) => id),
      answers: [answer.id],
    };
  },
  game(before, next, problem) {
    const shown = playersShown(problem, before);
    if (!shown.includes(next.a) || !shown.includes(next.b)) return undefined;
    const printed = problem.colors === "printed";
    const white = printed || (next.a + next.b) % 2 === 0 ? next.a : next.b;
    const text = texts.white(
      playerName(problem.names, next.a),
      playerName(problem.names, next.b),
      next.a + next.b,
      printed,
    );
    return { ...text, ...ids([next.a, next.b], [white]) };
  },
  meet(before, next, problem) {
    const { call } = placeOf(problem, before);
    const shown = playersShown(problem, before);
    if (!call || !shown.includes(next.b)) return undefined;
    const choices = shown.filter((player) => player >= call.from + call.h);
    return { ...texts.meet(playerName(problem.names, next.a)), ...ids(choices, [next.b]) };
  },
};

function isCall({ from, to }: Call, a: number, b: number): boolean {
  return from === a && to === b;
}

function ids(choices: readonly number[], answers: readonly number[]): Pick<Question, "choices" | "answers"> {
  const id = (player: number) => `p${player}`;
  return { choices: choices.map(id), answers: answers.map(id) };
}
