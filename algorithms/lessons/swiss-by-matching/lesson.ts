import type { Lesson } from "#algorithms/core/lesson/lesson.ts";
import { predict } from "./asked/performing.ts";
import { claims, invariants } from "./claims.ts";
import type { ResultRule } from "./course.ts";
import { scene } from "./figure/scene.ts";
import { idOf } from "./figure/state.ts";
import { format, MOST_PLAYERS, type Problem, parse, type Result, withCourse } from "./problem.ts";
import { random } from "./random.ts";
import { solve } from "./solve.ts";
import { type Asks, asks, type CellName, cells, type Steps, steps } from "./steps.ts";
import { lessonWords, narration } from "./words/en/figure.ts";

/** As many rounds as one winner of all games needs: n players halve to one. */
function usualRounds({ players }: Problem): number {
  return Math.ceil(Math.log2(players.length));
}

/** The next round of a Swiss tournament: how many stay out, who, and which pairs, each asked of a kept matching. */
export const lesson: Lesson<Problem, Result, Steps, CellName, Asks> = {
  id: "swiss-by-matching",
  version: 1,
  sizes: { min: 2, max: MOST_PLAYERS, usual: 10 },
  sources: ["solve.ts", "solve/pairing.ts", "solve/search.ts", "solve/results.ts"],
  choices: [
    {
      id: "results",
      values: ["none", "better", "draws", "lot"],
      get: ({ course }) => course?.rule ?? "none",
      set(problem, value) {
        const { course } = problem;
        if (value === (course?.rule ?? "none")) return problem;
        const rule = value as ResultRule;
        const { rounds, written } = course ?? { rounds: usualRounds(problem), written: [] };
        return withCourse(
          problem,
          value === "none" ? undefined : { rounds, rule, seed: rule === "lot" ? 1 : 0, written },
        );
      },
    },
  ],
  watched: ["mate", "gone", "pair"],
  cellText: (cells, value, problem, frame) => (cells === "gone" ? "×" : idOf(problem, frame, value)),
  notation: lessonWords.notation,
  milestones(_problem, trace) {
    const ends: number[] = [];
    for (let r = 1, end = trace.occurrence("done", r); end > 0; end = trace.occurrence("done", ++r))
      ends.push(trace.occurrence("stand", r) || end);
    return ends;
  },
  phaseLabel({ step, b }, { course }) {
    const { phases } = lessonWords;
    if (step === "end") return phases.end;
    const part = step === "who" || step === "which" ? step : "start";
    // The timeline of a phone has room for few long names.
    return course === undefined ? phases[part] : phases.inRound(course.rounds > 4, b, part);
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
