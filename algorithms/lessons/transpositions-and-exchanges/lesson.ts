import type { Lesson } from "#algorithms/core/lesson/lesson.ts";
import { predict } from "./asked/performing.ts";
import { claims, invariants } from "./claims.ts";
import { scene } from "./figure/scene.ts";
import {
  EDITIONS,
  type Edition,
  fitted,
  format,
  type Orders,
  type Problem,
  parse,
  random,
} from "./problem.ts";
import { solve } from "./solve.ts";
import { type Asks, asks, type CellName, cells, type Steps, steps } from "./steps.ts";
import { lessonWords, narration } from "./words/en/figure.ts";

/** Transpositions and exchanges: the order in which a bracket of the FIDE Dutch system tries its pairings. */
export const lesson: Lesson<Problem, Orders, Steps, CellName, Asks> = {
  id: "transpositions-and-exchanges",
  version: 1,
  sizes: { min: 2, max: 18, usual: 11 },
  sources: ["solve/transpositions.ts", "solve/exchanges.ts", "solve.ts"],
  choices: [
    {
      id: "list",
      values: ["transpositions", "1", "2", "3", "4", "5"],
      get: ({ kind, size }) => (kind === "transpositions" ? kind : String(size)),
      set: (problem, value) =>
        value === "transpositions"
          ? fitted({ ...problem, kind: value })
          : fitted({ ...problem, kind: "exchanges", size: Number(value) }),
    },
    {
      id: "edition",
      values: EDITIONS,
      get: ({ edition }) => edition,
      set: (problem, value) => fitted({ ...problem, edition: value as Edition }),
    },
  ],
  watched: ["S1", "S2", "listed", "pivot", "heir", "delta"],
  notation: lessonWords.notation,
  milestones(problem, trace) {
    // A block of orders ends with its last order, before the search for the next one.
    const ends = [...trace.marks("phase").slice(1), trace.length + 1].map((next) => next - 1);
    if (problem.kind === "exchanges") return ends;
    return ends.map((end) => {
      let position = end;
      while (trace.stepAt(position).step !== "list") position--;
      return position;
    });
  },
  phaseLabel: ({ step, a }) => (step === "difference" ? `Δ ${a}` : `${a}-…`),
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
