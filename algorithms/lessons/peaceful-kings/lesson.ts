import type { Lesson } from "#algorithms/core/lesson/lesson.ts";
import { seededRandom } from "#algorithms/core/text/random.ts";
import type { Board, Solution } from "#algorithms/engines/kings/board.ts";
import { formatBoard } from "#algorithms/engines/kings/format.ts";
import { randomBoard } from "#algorithms/engines/kings/generate.ts";
import { cellName } from "#algorithms/engines/kings/names.ts";
import { parseBoard } from "#algorithms/engines/kings/read-board.ts";
import { predict } from "./asked/performing.ts";
import { claims, invariants } from "./claims.ts";
import { scene } from "./figure/scene.ts";
import { solve } from "./solve.ts";
import { type Asks, asks, type CellName, cells, type Steps, steps } from "./steps.ts";
import { lessonWords, narration } from "./words/en/figure.ts";

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

/** Peaceful kings: numbered kings go to their targets, and no two ever touch. */
export const lesson: Lesson<Board, Solution, Steps, CellName, Asks> = {
  id: "peaceful-kings",
  version: 1,
  sizes: { min: 1, max: 100, usual: 8 },
  sources: ["solve.ts", "solve/kings.ts", "solve/push.ts", "solve/pair.ts", "solve/last-four.ts"],
  choices: [],
  cellText: (cells, value, { n }) => (cells === "at" ? cellName(value, n) : String(value)),
  notation: lessonWords.notation,
  phaseLabel: (call) => lessonWords.phase(call),
  steps,
  cells,
  asks,
  solve,
  parse: parseBoard,
  format: formatBoard,
  random,
  scene,
  words: narration,
  invariants,
  claims,
  predict,
  performing: async () => (await import("./asked/performing.ts")).performing,
};
