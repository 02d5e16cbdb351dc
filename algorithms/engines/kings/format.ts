import { type Board, cellOf, kingOf, type Solution } from "./board.ts";

/** The text of a board, which `parseBoard` reads. */
export function formatBoard({ n, k, starts, targets }: Board): string {
  const lines = (cells: Int32Array): string[] => Array.from(cells, (cell) => formatCell(cell, n));
  return `${[`${n} ${k}`, ...lines(starts), ...lines(targets)].join("\n")}\n`;
}

/** A cell as texts have it: row and column, from 1. */
export function formatCell(cell: number, n: number): string {
  return `${Math.floor(cell / n) + 1} ${(cell % n) + 1}`;
}

const MOVES_A_PIECE = 4096;

/**
 * The text of a solution in pieces: NIE, or TAK, the number of moves, and for each move the king, the row and the
 * column.
 */
export function* formatSolution({ n, k }: Board, solution: Solution): Generator<string> {
  if (solution.answer === "NIE") {
    yield "NIE\n";
    return;
  }
  const { moves } = solution;
  const kings = Array.from({ length: k }, (_, king) => `${king + 1} `);
  const cells = Array.from({ length: n * n }, (_, cell) => `${formatCell(cell, n)}\n`);
  yield `TAK\n${moves.length}\n`;
  for (let from = 0; from < moves.length; from += MOVES_A_PIECE) {
    const to = Math.min(moves.length, from + MOVES_A_PIECE);
    let piece = "";
    for (let j = from; j < to; j++) {
      const move = moves[j];
      piece += kings[kingOf(move, n)] + cells[cellOf(move, n)];
    }
    yield piece;
  }
}
