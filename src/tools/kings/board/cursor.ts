/** The cell (from 0) that a cursor comes to when it goes by so many rows and columns; it stays on the board. */
export function cursorAfter(
  cursor: number,
  n: number,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): number {
  const within = (at: number) => Math.min(n - 1, Math.max(0, at));
  return within(Math.floor(cursor / n) + rows) * n + within((cursor % n) + columns);
}
