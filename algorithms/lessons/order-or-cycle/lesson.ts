import type { Lesson } from "#algorithms/core/lesson/lesson.ts";
import { predict } from "./asked/performing.ts";
import { claims, invariants } from "./claims.ts";
import { scene } from "./figure/scene.ts";
import { format, METHODS, type Problem, parse, type Result, random } from "./problem.ts";
import { solve } from "./solve.ts";
import { type Asks, asks, type CellName, cells, type Steps, steps } from "./steps.ts";
import { lessonWords, narration, sceneWords } from "./words/en/figure.ts";

/** An order in which every arrow points forward, or a cycle: by a queue, or by colors. */
export const lesson: Lesson<Problem, Result, Steps, CellName, Asks> = {
  id: "order-or-cycle",
  version: 1,
  sizes: { min: 1, max: 20, usual: 6 },
  sources: ["solve.ts"],
  watched: ["need", "queue", "place", "color", "walk"],
  choices: [
    {
      id: "method",
      values: METHODS,
      get: ({ method }) => method,
      set: (problem, method) => ({ ...problem, method: method === "colors" ? "colors" : "queue" }),
    },
  ],
  cellText(name, value) {
    if (name === "color") return sceneWords.colors[value] ?? "";
    if (value === -1) return "–";
    return String(name === "place" ? value + 1 : value);
  },
  notation: lessonWords.notation,
  phaseLabel({ step, a }) {
    const { phases } = lessonWords;
    if (step === "root") return phases.root(a);
    return step === "peel" || step === "stuck" || step === "order" || step === "cycle"
      ? phases[step]
      : phases.count;
  },
  steps,
  cells,
  asks,
  solve,
  parse,
  format,
  random,
  scene,
  words: narration,
  invariants,
  claims,
  predict,
  performing: async () => (await import("./asked/performing.ts")).performing,
};
