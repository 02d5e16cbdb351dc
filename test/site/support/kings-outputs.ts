import { seededRandom } from "#algorithms/core/text/random.ts";
import { type Board, encodeMove } from "#algorithms/engines/kings/board.ts";
import { formatSolution } from "#algorithms/engines/kings/format.ts";
import { randomBoard } from "#algorithms/engines/kings/generate.ts";
import { KingsOnBoard } from "#algorithms/engines/kings/kings-on-board.ts";

/** The largest board, on which every king shall go to where it stands. */
export function largeBoard(): Board {
  const board = randomBoard({ n: 100, kings: 2400 }, 7);
  return { ...board, targets: board.starts };
}

/** A right output with so many moves, an even number: kings wander off, and all of it is taken back. */
export function wanderingOutput(board: Board, count: number): string {
  const kings = new KingsOnBoard(board);
  const random = seededRandom(count);
  const { n, k } = board;
  const moves = new Int32Array(count);
  const froms = new Int32Array(count / 2);
  let made = 0;
  while (made < count / 2) {
    const king = Math.floor(random() * k);
    const from = kings.cells[king];
    const row = Math.floor(from / n) + Math.floor(random() * 3) - 1;
    const column = (from % n) + Math.floor(random() * 3) - 1;
    if (!kings.tryMove(king, row, column)) continue;
    froms[made] = from;
    moves[made] = encodeMove(king, row * n + column, n);
    moves[count - 1 - made] = encodeMove(king, from, n);
    made++;
  }
  return [...formatSolution(board, { answer: "TAK", moves })].join("");
}
