import type { TableCell, TableRow } from "#algorithms/core/lesson/scene.ts";
import { sceneWords } from "../words/en/figure.ts";

/** What fits beside the plate. */
export const MOST_ROWS = 6;
/** A cell that the run has not filled yet. */
export const PENDING: TableCell = { text: "·", state: "todo" };

/** So many rows around one of them, all of the same table, and the words that say which. */
export function windowed(
  rows: readonly TableRow[],
  columns: number,
  most = MOST_ROWS,
): { readonly rows: readonly TableRow[]; readonly foot?: string } {
  const blank = Array.from(
    { length: Math.max(0, most - rows.length) },
    (_, i): TableRow => ({
      id: `empty.${i}`,
      head: "·",
      cells: Array.from({ length: columns }, () => PENDING),
    }),
  );
  if (rows.length <= most) return { rows: [...rows, ...blank] };
  const now = rows.findIndex((row) => row.now);
  const first = Math.max(0, Math.min(now - 2, rows.length - most));
  return {
    rows: rows.slice(first, first + most),
    foot: sceneWords.window(first + 1, first + most, rows.length),
  };
}
