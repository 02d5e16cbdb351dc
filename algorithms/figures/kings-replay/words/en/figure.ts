import type { Words } from "#algorithms/core/lesson/lesson.ts";
import { inFigures } from "#algorithms/core/lesson/numeral.en.ts";
import type { Shorthand } from "#algorithms/core/text/notation.ts";
import { cellName, cellShort } from "#algorithms/engines/kings/names.ts";
import { formatFault } from "#algorithms/engines/kings/verdict.ts";
import { stateOf } from "#algorithms/figures/kings-replay/figure/state.ts";
import type { Problem } from "#algorithms/figures/kings-replay/problem.ts";
import type { CellName, Frame, Steps } from "#algorithms/figures/kings-replay/steps.ts";
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

/** What the examples of the lesson are called, and why they are there, in English. */
export const examples = {
  legal: {
    title: "A correct output",
    why: "Three kings go home.",
  },
  touching: {
    title: "A wrong move",
    why: "The fifth move would touch another king.",
  },
};

function king(number: number): string {
  return `[king ${number}](k${number})`;
}

function King(number: number): string {
  return `[King ${number}](k${number})`;
}

function played(frame: Frame, { board }: Problem): string {
  const home = board.targets[frame.a - 1] + 1 === frame.b;
  return `${King(frame.a)} goes to ${cellName(frame.b, board.n)}${home ? ", its target" : ""}. It touches nobody.`;
}

/** The verdict, short enough for a comment. */
function told({ verdict }: Problem): string {
  if (verdict.right) return "The output is right.";
  const text = formatFault(verdict.fault);
  return `The output is wrong: ${text.length > 110 ? `${text.slice(0, 109)}…` : text}.`;
}

export const narration: Words<Problem, Steps, CellName> = {
  title: "Replay of an output",
  opening: ({ board: { n, k }, moves }) =>
    `${n} × ${n} cells, ${count(k)} ${k === 1 ? "king" : "kings"}, ${count(moves.length)} ${moves.length === 1 ? "move" : "moves"} to play. Every move is checked before it is made.`,
  steps: {
    part: ({ a }) =>
      a === 1
        ? "The kings stand on their starts."
        : `${count(a - 1)} moves have been played, and all of them were legal.`,
    turn: played,
    move: played,
    refuse(frame, problem) {
      const { n } = problem.board;
      const to = cellName(stateOf(problem, frame).refused, n);
      return frame.b > 0
        ? `${King(frame.a)} may not go to ${to}: it would touch ${king(frame.b)}. This is the first wrong move.`
        : `${King(frame.a)} may not go to ${to}: that is not a king’s move. This is the first wrong move.`;
    },
    end: ({ a }, problem) =>
      problem.verdict.right && problem.verdict.answer === "NIE"
        ? "The output says NIE, and that is right: there is no way."
        : problem.verdict.right
          ? "No more moves, and every king stands on its target. The output is right."
          : `${told(problem)} ${a === 0 ? "Every king stands on its target." : `${count(a)} ${a === 1 ? "king is" : "kings are"} not on target.`}`,
  },
  why: {},
  kinds: { part: "part", turn: "king", move: "move", refuse: "refused", end: "end" },
  where: (frame, { board }) => (frame.step === "" ? "before the first move" : `${count(board.k)} kings`),
  levels: { move: ["Move", "Moves"], stage: ["King", "Kings"], phase: ["Part", "Parts"] },
  invariants: { apart: "No two kings touch" },
  claims: { verdict: "The replay ends where the checker says", apart: "Tested pair by pair at the end" },
  choices: {},
  examples,
  input: {
    label: "A board, a line “--”, an output",
    hint: "First the board, then a line with two hyphens, then TAK, the number of moves, and the moves.",
    size: "Cells a side",
  },
};
