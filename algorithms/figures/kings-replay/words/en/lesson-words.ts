import { inFigures } from "#algorithms/core/lesson/numeral.en.ts";
import type { Shorthand } from "#algorithms/core/text/notation.ts";
import { cellShort } from "#algorithms/engines/kings/names.ts";
import type { Problem } from "#algorithms/figures/kings-replay/problem.ts";
import type { CellName, Steps } from "#algorithms/figures/kings-replay/steps.ts";

/** The score, the timeline, and the figures of what was tested. */
export interface LessonWords {
  readonly notation: Shorthand<Problem, Steps, CellName>;
  phase(move: number): string;
  readonly evidence: {
    legal(moves: number): string;
    pairs(touching: number, all: number): string;
    touching(kings: number, pairs: number): string;
  };
}

function count(value: number): string {
  return inFigures(value);
}

export const lessonWords: LessonWords = {
  notation: {
    part: (frame) => `move ${count(frame.a)}`,
    turn: (frame, { board }) => `K${frame.a} ${cellShort(frame.b, board.n)}`,
    move: (frame, { board }) => `K${frame.a} ${cellShort(frame.b, board.n)}`,
    refuse: (frame) => (frame.b > 0 ? `K${frame.a} × K${frame.b}` : `K${frame.a} ?`),
    end: (frame) => (frame.a === 0 ? "all home" : `${frame.a} astray`),
  },
  phase: (move) => `move ${count(move)}`,
  evidence: {
    legal: (moves) => `${count(moves)} legal moves`,
    pairs: (touching, all) => `${touching} of ${count(all)} pairs touch`,
    touching: (kings, pairs) => `${count(kings)} kings, ${pairs} pairs touch`,
  },
};
