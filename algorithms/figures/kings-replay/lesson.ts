import type { Lesson } from "#algorithms/core/lesson/lesson.ts";
import { cellName } from "#algorithms/engines/kings/names.ts";
import { claims } from "./claims.ts";
import { scene } from "./figure/scene.ts";
import { invariants } from "./invariants.ts";
import { format, type Problem, parse, type Replay, random } from "./problem.ts";
import { solve } from "./solve.ts";
import { type CellName, cells, type Steps, steps } from "./steps.ts";
import { lessonWords, narration } from "./words/en/figure.ts";

/** The replay of an output: what the checker of the kings' tool shows. It has no article. */
export const lesson: Lesson<Problem, Replay, Steps, CellName> = {
  id: "kings-replay",
  version: 1,
  longest: 30_000_000,
  sizes: { min: 1, max: 100, usual: 8 },
  sources: ["solve.ts"],
  cellText: (_cells, value, { board }) => cellName(value, board.n),
  notation: lessonWords.notation,
  phaseLabel: (call) => lessonWords.phase(call.a),
  steps,
  cells,
  solve,
  parse,
  format,
  random,
  scene,
  words: narration,
  invariants,
  claims,
};
