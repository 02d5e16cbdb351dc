/** The rules of the kings once more, with nothing of the programs that are tested. */
import type { Board } from "#algorithms/engines/kings/board.ts";

/** The number of king's moves between two cells of an empty board. */
export function far(a: number, b: number, n: number): number {
  return Math.max(Math.abs(Math.floor(a / n) - Math.floor(b / n)), Math.abs((a % n) - (b % n)));
}

/** What is wrong with a solution, or "": every move is played on a board with a rim of free cells. */
export function faultOf({ n, k, starts, targets }: Board, moves: Int32Array): string {
  const width = n + 2;
  const placeOf = (cell: number): number => (Math.floor(cell / n) + 1) * width + (cell % n) + 1;
  const isTaken = new Uint8Array(width * width);
  const cells = Int32Array.from(starts);
  for (const cell of cells) isTaken[placeOf(cell)] = 1;
  for (let time = 0; time < moves.length; time++) {
    const q = Math.floor(moves[time] / (n * n));
    const to = moves[time] % (n * n);
    if (q < 0 || q >= k) return `move ${time}: there is no king ${q}`;
    const from = cells[q];
    if (far(from, to, n) !== 1) return `move ${time}: ${from} to ${to} is no king move`;
    isTaken[placeOf(from)] = 0;
    const place = placeOf(to);
    for (let row = place - width; row <= place + width; row += width)
      if (isTaken[row - 1] || isTaken[row] || isTaken[row + 1])
        return `move ${time}: king ${q} touches another on ${to}`;
    isTaken[place] = 1;
    cells[q] = to;
  }
  const wrong = cells.findIndex((cell, q) => cell !== targets[q]);
  if (wrong >= 0) return `king ${wrong} ends on ${cells[wrong]}, not on ${targets[wrong]}`;
  return cells.length === k && targets.length === k ? "" : `there are ${cells.length} kings, not ${k}`;
}
