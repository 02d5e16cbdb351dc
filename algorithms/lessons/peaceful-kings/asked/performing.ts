import type { InputEdit, Performing, Touch } from "#algorithms/core/lesson/performing.ts";
import { type Board, homeCell, squareOf, squaresPerSide } from "#algorithms/engines/kings/board.ts";
import { cellName } from "#algorithms/engines/kings/names.ts";
import { squareId } from "../figure/state.ts";
import type { Asks, CellName, Steps } from "../steps.ts";
import { choiceWords, editWords } from "../words/en/asked.ts";

const kings: Touch<Board, Steps, CellName> = {
  form: "mark",
  touchable: (_frame, { k }) => Array.from({ length: k }, (_, i) => i + 1),
  markOf: (king) => `k${king}`,
};

const squares: Touch<Board, Steps, CellName> = {
  form: "mark",
  touchable: (_frame, { n }) => Array.from({ length: squaresPerSide(n) ** 2 }, (_, i) => i + 1),
  markOf: (square, _place, { n }) => squareId(square, squaresPerSide(n)),
};

/** "start-3-2-5": king 3 starts in row 2 and column 5; "target-3-2-5": he shall go there. */
function cellEdit(of: "starts" | "targets", letter: "k" | "g"): InputEdit<Board> {
  return {
    offers([mark = "", second, ...more], board) {
      const { n, k } = board;
      const king = Number(new RegExp(`^${letter}(\\d+)$`).exec(mark)?.[1]);
      const side = squaresPerSide(n);
      const square = Array.from({ length: side ** 2 }, (_, i) => i).find(
        (i) => squareId(i + 1, side) === second,
      );
      if (!(king >= 1 && king <= k) || square === undefined || more.length > 0) return [];
      const home = homeCell(square, n);
      return [home, home + 1, home + n, home + n + 1]
        .filter((cell) => cell < n * n && squareOf(cell, n) === square && cell !== board[of][king - 1])
        .map((cell) => [king, Math.floor(cell / n) + 1, (cell % n) + 1]);
    },
    apply(board, [king = 0, row = 0, column = 0, ...more]) {
      const { n, k } = board;
      const isThere = [row, column].every((at) => at >= 1 && at <= n);
      if (king < 1 || king > k || !isThere || more.length > 0) return undefined;
      return { ...board, [of]: board[of].with(king - 1, (row - 1) * n + column - 1) };
    },
    name: ([king = 0, row = 0, column = 0], { n }) =>
      editWords[of](king, cellName((row - 1) * n + column, n)),
  };
}

/** How the choices are touched: kings, and squares of the board. */
export const performing: Performing<Board, Steps, CellName, Asks> = {
  touch: {
    push: squares,
    next: { ...kings, mayBeNone: true },
    room: squares,
    empty: squares,
    slide: kings,
    free: kings,
    enter: kings,
    squeeze: kings,
  },
  words: choiceWords,
  edits: {
    hint: editWords.hint,
    kinds: { start: cellEdit("starts", "k"), target: cellEdit("targets", "g") },
  },
};
