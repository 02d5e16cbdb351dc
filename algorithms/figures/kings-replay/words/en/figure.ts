import { inFigures } from "#algorithms/core/lesson/numeral.en.ts";
import type { Shorthand } from "#algorithms/core/text/notation.ts";
import { cellShort } from "#algorithms/engines/kings/names.ts";
import type { Problem } from "#algorithms/figures/kings-replay/problem.ts";
import type { CellName, Steps } from "#algorithms/figures/kings-replay/steps.ts";
import type { TableHead } from "#algorithms/kit/table-head.ts";

/** What the picture and its tables say. */
export interface SceneWords {
  king(king: number): string;
  picture(n: number, k: number, step: string, king: number, cell: string): string;
  readonly refused: string;
  readonly key: Readonly<Record<"chosen" | "rejected" | "done" | "goal", string>>;
  readonly moves: TableHead;
  inAll(count: number): string;
}

export const sceneWords: SceneWords = {
  king: (king) => `king ${king}`,
  picture(n, k, step, king, cell) {
    const board = `A board of ${n} by ${n} cells with ${k === 1 ? "one king" : `${k} kings`}`;
    if (step === "move" || step === "turn") return `${board}. King ${king} has gone to ${cell}.`;
    if (step === "refuse") return `${board}. King ${king} may not go to ${cell}.`;
    return `${board}.`;
  },
  refused: "the cell that was refused",
  key: { chosen: "this move", rejected: "would touch", done: "on target", goal: "target" },
  moves: { title: "Last moves", corner: "King", columns: ["from", "to"] },
  inAll: (count) => `${inFigures(count)} legal in all`,
};

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
