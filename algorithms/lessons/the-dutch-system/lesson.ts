import type { Lesson } from "#algorithms/core/lesson/lesson.ts";
import { predict } from "./asked/performing.ts";
import { claims, invariants } from "./claims.ts";
import { scene } from "./figure/scene.ts";
import { byeOf } from "./figure/state.ts";
import { format, MOST_PLAYERS, type Problem, parse, type Result, random } from "./problem.ts";
import { roundOf } from "./round.ts";
import { solve } from "./solve.ts";
import { type Asks, asks, type CellName, cells, type Steps, steps } from "./steps.ts";
import { lessonWords, narration } from "./words/en/figure.ts";

/** The next round by the FIDE (Dutch) system, candidate by candidate, as the regulations say it. */
export const lesson: Lesson<Problem, Result, Steps, CellName, Asks> = {
  id: "the-dutch-system",
  version: 1,
  sizes: { min: 4, max: MOST_PLAYERS, usual: 8 },
  sources: [
    ...["solve.ts", "solve/sieve.ts", "solve/candidates.ts"],
    ...["solve/criteria.ts", "solve/shape.ts", "solve/completion.ts"],
  ],
  watched: ["mate", "moved", "trial", "best"],
  cellText(cells, value, problem) {
    if (cells === "moved") return value === 1 ? "↓" : "·";
    const round = roundOf(problem);
    return value === 0 ? "·" : value === byeOf(round) ? "–" : String(round.player(value).id);
  },
  notation: lessonWords.notation,
  phaseLabel({ step, a }, _problem) {
    const words = lessonWords;
    return step === "bracket" ? words.phase(a) : step === "boards" ? words.boards : words.impossible;
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
