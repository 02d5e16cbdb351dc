/** Which mistake of the lesson an output is: the moves of one of its wrong programs, from the first to the last. */

import { mostSteps, runMutant } from "#algorithms/core/mistakes/mutant.ts";
import { record } from "#algorithms/core/run/trace.ts";
import { type Board, encodeMove } from "#algorithms/engines/kings/board.ts";
import type { mutants } from "#algorithms/lessons/peaceful-kings/asked/mistakes.ts";
import { solve } from "#algorithms/lessons/peaceful-kings/solve.ts";
import { asks, cells, steps } from "#algorithms/lessons/peaceful-kings/steps.ts";
import type { Pair } from "../work.ts";

type Solve = typeof solve;
type Name = keyof typeof mutants;

const programs = import.meta.glob<Readonly<Record<Name, Solve>>>(
  "/algorithms/lessons/peaceful-kings/asked/mistakes.ts",
  {
    query: "?solvers",
    import: "solvers",
  },
);

/** Longer runs are not made eight times over. */
const MOST_STEPS = 20_000;
/** A wrong program may take more steps than the right one, but what it prints of such a board is no longer. */
const MOST_BYTES = 2_000_000;
/** So many moves of an output, at least, the right program does not make there: fewer can be a slip. */
const LEAST_OWN = 2;

/**
 * The name of the mistake by which an output comes out that is wrong, move by move; undefined if there is none, if the
 * output has no moves, or if the board takes too long.
 */
export async function mistakeIn({ board, output }: Pair): Promise<Name | undefined> {
  const load = programs["/algorithms/lessons/peaceful-kings/asked/mistakes.ts"];
  if (!load || output.size > MOST_BYTES) return undefined;
  const typed = movesIn(await output.text(), board);
  if (typed === undefined) return undefined;
  const algorithm = { steps, cells, asks, solve };
  const right = record(algorithm, board, { budget: MOST_STEPS });
  if (right.stopped) return undefined;
  const own = right.result?.answer === "TAK" ? right.result.moves : new Int32Array();
  if (typed.filter((move, i) => move !== own[i]).length < LEAST_OWN) return undefined;
  for (const [name, wrong] of Object.entries(await load()) as [Name, Solve][]) {
    const { result } = runMutant(algorithm, wrong, board, mostSteps(right.trace.length));
    if (result?.answer !== "TAK" || result.moves.length !== typed.length) continue;
    if (result.moves.every((move, i) => move === typed[i])) return name;
  }
  return undefined;
}

/** The moves of an output, undefined where it has none. Its number of moves is not looked at. */
function movesIn(text: string, { n }: Board): number[] | undefined {
  const [word, , ...numbers] = text
    .replace(/^\uFEFF/, "")
    .trim()
    .split(/\s+/);
  if (word !== "TAK" || numbers.length === 0 || numbers.length % 3 !== 0) return undefined;
  return Array.from({ length: numbers.length / 3 }, (_, i) => {
    const [king, row, column] = numbers.slice(3 * i, 3 * i + 3).map(Number) as [number, number, number];
    return encodeMove(king - 1, (row - 1) * n + column - 1, n);
  });
}
