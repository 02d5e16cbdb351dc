import type { FadedTable } from "#algorithms/core/lesson/exercise.ts";

/** So many cells take about a minute. */
const MOST_CELLS = 9;

/** How many rows of a worked table are asked again, from the end: at least one, and never the first. */
export function askedRows({ rows, columns }: Pick<FadedTable, "rows" | "columns">): number {
  return Math.max(1, Math.min(rows.length - 1, Math.floor(MOST_CELLS / columns.length)));
}
