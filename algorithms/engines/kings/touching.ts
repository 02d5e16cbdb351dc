/** The pairs of kings that touch or coincide, each as [lower, higher]. */
export function touchingPairs(n: number, cells: readonly number[]): [number, number][] {
  const grid = new Int32Array(n * n);
  const pairs: [number, number][] = [];
  cells.forEach((cell, index) => {
    const row = Math.floor((cell - 1) / n);
    const column = (cell - 1) % n;
    for (let r = Math.max(0, row - 1); r <= Math.min(n - 1, row + 1); r++) {
      for (let c = Math.max(0, column - 1); c <= Math.min(n - 1, column + 1); c++) {
        const other = grid[r * n + c];
        if (other > 0) pairs.push([other, index + 1]);
      }
    }
    grid[cell - 1] = index + 1;
  });
  return pairs;
}
