import type { Orders, Problem } from "./problem.ts";
import { exchanges } from "./solve/exchanges.ts";
import { transpositions } from "./solve/transpositions.ts";
import type { Recorder } from "./steps.ts";

/**
 * Lists how a bracket of the Dutch system is changed when its first pairing will not do: by transpositions of S2, or by
 * exchanges of a given size between S1 and S2, in the order of the rules. BSNs from 1: first those of S1, then S2.
 */
export function solve(problem: Problem, recorder: Recorder): Orders {
  return problem.kind === "transpositions" ? transpositions(problem, recorder) : exchanges(problem, recorder);
}
