import { seededRandom } from "#algorithms/shared/random.ts";
import type { Lesson } from "../lesson.ts";
import type { Board, Solution } from "../shared/kings/board.ts";
import { formatBoard } from "../shared/kings/format.ts";
import { randomBoard } from "../shared/kings/generate.ts";
import { cellName, cellShort } from "../shared/kings/names.ts";
import { parseBoard } from "../shared/kings/read-board.ts";
import { claims } from "./claims.ts";
import { invariants } from "./invariants.ts";
import { en } from "./narration.en.ts";
import { predict } from "./questions.ts";
import { scene } from "./scene.ts";
import { solve } from "./solve.ts";
import { letterOf, rowAndColumn, stateOf } from "./state.ts";
import { type CellName, cells, type Steps, steps } from "./steps.ts";

/** Peaceful kings: numbered kings go to their targets, and no two ever touch. */
export const lesson: Lesson<Board, Solution, Steps, CellName> = {
  id: "peaceful-kings",
  version: 1,
  sources: ["solve.ts", "solve/kings.ts", "solve/push.ts", "solve/pair.ts", "solve/last-four.ts"],
  examples: [
    ...["six", "eight", "sparse", "trapped-column-b", "trapped-column-d", "trapped-row-b", "trapped-row-d"],
    ...["squeeze", "parity", "two-empty-odd", "full-no", "full-yes", "reflection", "shift"],
    ...["single", "corner", "three"],
  ],
  steps,
  cells,
  solve,
  parse: parseBoard,
  format: formatBoard,
  random,
  sizes: { min: 1, max: 100, usual: 8 },
  choices: [],
  scene,
  cellText: (cells, value, { n }) => (cells === "at" ? cellName(value, n) : String(value)),
  notation: {
    tidy: () => "tidy",
    move: (frame, { n }) => `K${frame.a} ${cellShort(frame.b, n)}`,
    full: () => "NIE",
    aim: () => "goals",
    goal: (frame, { n }) => `goal ${frame.a} → ${rowAndColumn(frame.b, Math.ceil(n / 2)).join(".")}`,
    row: (frame) => `row ${frame.a}`,
    lay: (frame) => `X ← K${frame.b}`,
    hole: () => "X empty",
    call: (frame, board) => `${letterOf(stateOf(board, frame), frame.b) ?? "·"} ← K${frame.a}`,
    round: (frame, board) => `empty → ${letterOf(stateOf(board, frame), frame.a) ?? "·"}`,
    pair: (frame) => `B ← K${frame.b}, A ← K${frame.a}`,
    free: (frame) => `K${frame.a} trapped`,
    enter: (frame) => `K${frame.a}, K${frame.b} in`,
    strip: () => "last rows",
    four: () => "last four",
    squeeze: (frame) => `K${frame.a} × K${frame.b}`,
    stuck: () => "NIE",
    release: () => "take back",
    settle: () => "settle",
  },
  phaseLabel: (call) => (call.step === "row" ? `row ${call.a}` : (PHASE_LABELS[call.step] ?? call.step)),
  words: { en },
  invariants,
  claims,
  predict,
  exercises: () => import("./exercises.ts"),
};

const PHASE_LABELS: Readonly<Record<string, string>> = {
  tidy: "tidy",
  aim: "goals",
  strip: "last rows",
  four: "last four",
  release: "back",
  settle: "settle",
};

/** A board of this size: one empty square half of the time, otherwise any number of kings. */
function random(seed: number, size: number): Board {
  const squares = Math.ceil(size / 2) ** 2;
  const draw = seededRandom(seed ^ 0x5eed);
  const kings = squares === 1 ? 1 : draw() < 0.5 ? squares - 1 : 1 + Math.floor(draw() * (squares - 1));
  const wish = { n: size, kings };
  // Without the wish, half of these boards would be NIE, and there would be little to watch.
  const mayFail = kings === squares - 1 && size % 2 === 1;
  return randomBoard(mayFail ? { ...wish, answer: "TAK" } : wish, seed);
}
