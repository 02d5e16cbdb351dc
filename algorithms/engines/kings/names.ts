/** Cells as texts count them: from 1 in reading order, with rows and columns from 1. */

export function rowOfCell(cell: number, n: number): number {
  return Math.ceil(cell / n);
}

export function columnOfCell(cell: number, n: number): number {
  return ((cell - 1) % n) + 1;
}

/** "3,5": row and column, for the score. */
export function cellShort(cell: number, n: number): string {
  return `${rowOfCell(cell, n)},${columnOfCell(cell, n)}`;
}

/** "(3, 5)": row and column. */
export function cellName(cell: number, n: number): string {
  return `(${rowOfCell(cell, n)}, ${columnOfCell(cell, n)})`;
}
