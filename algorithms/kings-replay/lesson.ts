import type { Lesson } from "../lesson.ts";
import { cellName, cellShort } from "../shared/kings/names.ts";
import { claims } from "./claims.ts";
import { invariants } from "./invariants.ts";
import { en } from "./narration.en.ts";
import { format, type Problem, parse, type Replay, random } from "./problem.ts";
import { scene } from "./scene.ts";
import { solve } from "./solve.ts";
import { type CellName, cells, type Steps, steps } from "./steps.ts";

/** The replay of an output: what the checker of the kings' tool shows. It has no article. */
export const lesson: Lesson<Problem, Replay, Steps, CellName> = {
  id: "kings-replay",
  version: 1,
  sources: ["solve.ts"],
  examples: ["legal", "touching"],
  steps,
  cells,
  solve,
  parse,
  format,
  random,
  sizes: { min: 1, max: 100, usual: 8 },
  choices: [],
  scene,
  cellText: (_cells, value, { board }) => cellName(value, board.n),
  notation: {
    part: (frame) => `move ${frame.a.toLocaleString("en")}`,
    turn: (frame, { board }) => `K${frame.a} ${cellShort(frame.b, board.n)}`,
    move: (frame, { board }) => `K${frame.a} ${cellShort(frame.b, board.n)}`,
    refuse: (frame) => (frame.b > 0 ? `K${frame.a} × K${frame.b}` : `K${frame.a} ?`),
    end: (frame) => (frame.a === 0 ? "all home" : `${frame.a} astray`),
  },
  phaseLabel: (call) => `move ${call.a.toLocaleString("en")}`,
  words: { en },
  invariants,
  claims,
  predict: {},
};
