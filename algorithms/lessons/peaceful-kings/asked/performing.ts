import type { Question, Questions } from "#algorithms/core/lesson/lesson.ts";
import type { InputEdit, Performing, Touch } from "#algorithms/core/lesson/performing.ts";
import type { QuestionText } from "#algorithms/core/text/question-text.ts";
import { type Board, homeCell, squareOf, squaresPerSide } from "#algorithms/engines/kings/board.ts";
import { cellName } from "#algorithms/engines/kings/names.ts";
import { distances, neighbors, type State, squareId, stateOf } from "../figure/state.ts";
import {
  type Asks,
  type CellName,
  type Frame,
  LETTERS,
  SMALL_BOARD,
  type StepCall,
  type Steps,
} from "../steps.ts";
import { choiceWords, editWords } from "../words/en/asked.ts";
import { questionWords } from "../words/en/figure.ts";

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

/**
 * "start-3-2-5": king 3 starts in row 2 and column 5; "target-3-2-5": it shall go there. A touch means one of the cells of a
 * square; on a board that is painted, the very cell.
 */
function cellEdit(of: "starts" | "targets", letter: "k" | "g"): InputEdit<Board> {
  return {
    offers([mark = "", second, ...more], board) {
      const { n, k } = board;
      const king = Number(new RegExp(`^${letter}(\\d+)$`).exec(mark)?.[1]);
      const side = squaresPerSide(n);
      if (!(king >= 1 && king <= k) || second === undefined || more.length > 0) return [];
      const [, row, column] = /^cell-(\d+)-(\d+)$/.exec(second)?.map(Number) ?? [];
      const isCell = row !== undefined && column !== undefined;
      const square = Array.from({ length: side ** 2 }, (_, i) => i).find(
        (i) => squareId(i + 1, side) === second,
      );
      if (square === undefined && !isCell) return [];
      const home = square === undefined ? 0 : homeCell(square, n);
      const cells = isCell ? [(row - 1) * n + column - 1] : [home, home + 1, home + n, home + n + 1];
      return cells
        .filter((cell) => cell < n * n && (isCell || squareOf(cell, n) === square))
        .filter((cell) => cell !== board[of][king - 1])
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
    needs: ({ n, k }) => editWords.needs(n, k),
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

/** Questions before a step. Their answers come from the board of that moment, so every right answer counts. */
export const predict: Questions<Board, Steps, CellName> = {
  round(before, next, board) {
    const state = stateOf(board, before);
    if (state.king === 0 || next.b !== state.y || board.n > SMALL_BOARD) return undefined;
    const choices = neighbors(next.b, state.side).filter((square) => !state.isLaid(square));
    if (choices.length < 2 || !choices.includes(next.a)) return undefined;
    return ask(questionWords.blank(next.b, state), state, choices, [next.a]);
  },
  move(before, next, board) {
    const state = stateOf(board, before);
    if (board.n > SMALL_BOARD) return undefined;
    if (state.letters === LETTERS.squeeze) return squeezer(before, next, state);
    if (before.step !== "round" || before.b === 0) return undefined;
    const sides = sidesToGoRound(before, state);
    if (!sides) return undefined;
    return ask(questionWords.side(state), state, sides.choices, sides.answers);
  },
};

/** Who of the last kings has to begin the squeeze. */
function squeezer(before: Frame, next: StepCall, state: State): Question | undefined {
  if (before.step !== "squeeze") return undefined;
  const holds = before.cells.holds;
  const { square: a, side } = state;
  const kings = [a, a + 1, a + side].map((square) => holds[square - 1]);
  return {
    ...questionWords.squeeze(next.a),
    choices: kings.map((king) => `k${king}`),
    answers: [`k${next.a}`],
  };
}

/**
 * The squares around the empty one that is about to travel, and those of them that lie on a shortest way to Z, round Y.
 * Undefined when there is no choice.
 */
export function sidesToGoRound(
  frame: Frame,
  state: State,
): { readonly choices: number[]; readonly answers: number[] } | undefined {
  const [z, y] = [frame.a, frame.b];
  const holds = frame.cells.holds;
  const distance = distances(z, y, state);
  const blanks = [...distance].filter(([square]) => holds[square - 1] === 0);
  const least = Math.min(...blanks.map(([, steps]) => steps));
  const nearest = blanks.filter(([, steps]) => steps === least);
  const [blank] = nearest[0] ?? [];
  if (nearest.length !== 1 || blank === undefined || least < 2) return undefined;
  const choices = neighbors(blank, state.side).filter((square) => !state.isLaid(square));
  const answers = choices.filter((square) => distance.get(square) === least - 1);
  return choices.length > answers.length ? { choices, answers } : undefined;
}

function ask(
  text: QuestionText,
  { side }: State,
  choices: readonly number[],
  answers: readonly number[],
): Question {
  const id = (square: number) => squareId(square, side);
  return { ...text, choices: choices.map(id), answers: answers.map(id) };
}
