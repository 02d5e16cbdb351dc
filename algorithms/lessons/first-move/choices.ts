import type { Answer } from "#algorithms/core/run/trace.ts";
import type { Problem } from "./problem.ts";

/** The colors that may be given, 1 White and −1 Black: by a rule the given one, and either where the reader writes. */
export function colorsFor({ colors }: Pick<Problem, "colors">, given: number): Answer[] {
  return colors === "own" ? [[1], [-1]] : [[given]];
}

/** So many rows and columns are drawn; of a bigger field a window, whose rows come in order. */
export const MOST_SHOWN = 14;

/** A row is chosen by its player, where all are drawn. */
export function rowOf(n: number): (player: number) => Answer | undefined {
  return (player) => (n <= MOST_SHOWN ? [player] : undefined);
}
