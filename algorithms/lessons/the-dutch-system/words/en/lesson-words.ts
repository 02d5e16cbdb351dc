import { counted } from "#algorithms/core/text/counted.en.ts";
import type { Shorthand } from "#algorithms/core/text/notation.ts";
import { NAMES } from "#algorithms/lessons/the-dutch-system/names.ts";
import type { Problem } from "#algorithms/lessons/the-dutch-system/problem.ts";
import { roundOf } from "#algorithms/lessons/the-dutch-system/round.ts";
import type { CellName, Frame, Steps } from "#algorithms/lessons/the-dutch-system/steps.ts";

/** The score, the timeline, and the figures of what was tested. */
export interface LessonWords {
  readonly notation: Shorthand<Problem, Steps, CellName>;
  phase(bracket: number): string;
  readonly boards: string;
  readonly impossible: string;
  readonly bye: string;
  readonly evidence: {
    pairs(count: number, wrong: number): string;
    left(count: number, can: boolean): string;
    read(count: number, better: number): string;
    placed(paired: number, byes: number, players: number): string;
    same(pairs: number, of: number): string;
    readonly incomplete: string;
  };
}

const idOf = (problem: Problem, place: number): number => roundOf(problem).player(place).id;
const both = (between: string, after: string) => (frame: Frame, problem: Problem) =>
  `${idOf(problem, frame.a)}${between}${idOf(problem, frame.b)}${after}`;
const nameOf = ({ b }: Frame): string => NAMES[b] ?? "";

export const lessonWords: LessonWords = {
  notation: {
    impossible: () => "none",
    bracket: ({ a }) => `bracket ${a}`,
    limit: ({ a }) => `MaxPairs ${a}`,
    clash: both("–", " ×"),
    candidate: ({ a }) => `${a} ?`,
    falls: (frame) => `${frame.a} ✗ ${nameOf(frame)}`,
    leads: (frame) => (frame.b === 0 ? `${frame.a} ★` : `${frame.a} ★ ${nameOf(frame)}`),
    later: ({ a }) => `${a} =`,
    perfect: ({ a }) => `${a} !`,
    decide: ({ a }) => `→ ${a}`,
    pair: both("–", " !"),
    float: (frame, problem) => `↓ ${idOf(problem, frame.a)}`,
    bye: (frame, problem) => `${idOf(problem, frame.a)} bye`,
    boards: ({ a }) => counted(a, "game"),
    board: both("–", ""),
  },
  phase: (bracket) => `Bracket ${bracket}`,
  boards: "Colours",
  impossible: "No pairing",
  bye: "bye",
  evidence: {
    pairs: (count, wrong) => `${counted(count, "pair")}, ${wrong} forbidden`,
    left: (count, can) => `${count} left: ${can ? "yes" : "no"}`,
    read: (count, better) => `${counted(count, "candidate")} shown, ${better} better`,
    placed: (paired, byes, players) => `${paired} + ${byes} of ${counted(players, "player")}`,
    same: (pairs, of) => `${pairs} of ${of} the same`,
    incomplete: "not all can be paired",
  },
};
