import type { ChoiceWords } from "#algorithms/core/lesson/performing.ts";
import { type Board, homeCell } from "#algorithms/engines/kings/board.ts";
import { cellName } from "#algorithms/engines/kings/names.ts";
import { distances, neighbors } from "#algorithms/lessons/peaceful-kings/asked/predictions.ts";
import {
  letterOf,
  rowAndColumn,
  type State,
  stateOf,
} from "#algorithms/lessons/peaceful-kings/figure/state.ts";
import {
  type Asks,
  type CellName,
  type Frame,
  nextPushed,
  PHASE,
  type Steps,
} from "#algorithms/lessons/peaceful-kings/steps.ts";
import { questionWords } from "./narration.ts";

/** What is asked of somebody who leads the kings, and why an answer is refused. */
export const choiceWords: ChoiceWords<Board, Steps, CellName, Asks> = {
  prompt: {
    push(_open, frame, board) {
      const { king, isUp } = pushOf(frame, board);
      return `The target of king ${king} is pushed ${isUp ? "up" : "to the left"}, as far as it goes. To which square?`;
    },
    next({ own }, frame, board) {
      const { square, isPair } = nextOf(frame, board, own[0]);
      return isPair
        ? `The last two squares of this line go together. Which king goes first to the one at ${square}?`
        : `Who belongs in the next square, at ${square}? Say “None” if it stays empty.`;
    },
    room: (_open, frame, board) => questionWords.blank(stateOf(board, frame).y, stateOf(board, frame)).prompt,
    empty: (_open, frame, board) =>
      `Which empty square is brought to ${zOf(frame, board)}? Choose one of the nearest.`,
    slide: (_open, frame, board) =>
      `Who slides into the empty square, to bring it nearer to ${zOf(frame, board)}?`,
    free: (_open, frame, board) =>
      `King ${stateOf(board, frame).king} is trapped: the only empty square is behind it, in B. Who gives way?`,
    enter: () => "The pair stands one behind the other, and B is empty. Which king slides first?",
    squeeze: () => "Two kings have to change places across the corner. Who steps aside?",
  },
  hint: {
    push: () => "It goes on until another target, or the edge of the board, stops it.",
    next: ({ own }, frame, board) =>
      nextOf(frame, board, own[0]).isPair
        ? "They go in like a train: whoever belongs in the second square enters the first one before the other comes."
        : "Look for the target there: the number in the corner of the square.",
    room: (_open, frame, board) => questionWords.blank(stateOf(board, frame).y, stateOf(board, frame)).hint,
    empty: () => "Count the slides, round the king that travels and round what is laid.",
    slide: () => "The empty square goes where the king came from. It keeps to a shortest way.",
    free: () =>
      "Only one king stands beside that empty square, apart from those that are laid and the trapped one.",
    enter: () => "A must become empty before anybody else can enter it.",
    squeeze: (_open, frame, board) =>
      questionWords.squeeze(kingIn(frame, stateOf(board, frame).square + 1)).hint,
  },
  refuse: {
    push: ([square], { own: [right = 0] }, frame, board) => pushRefused(square, right, frame, board),
    next([king], { own: [right] }, frame, board) {
      const state = stateOf(board, frame);
      const { square, isPair } = nextOf(frame, board, right);
      if (king === undefined)
        return `The square at ${square} does not stay empty: a target was pushed there.`;
      const goal = frame.cells.goal[king - 1] as number;
      if (state.isLaid(goal)) return `King ${king} is where it belongs already.`;
      if (isPair && goal === nextSquare(state))
        return `King ${king} belongs there, but goes second: once it stood there, the other could not get past.`;
      return right === undefined
        ? `King ${king} belongs in the square at ${placed(goal, board)}. No target was pushed here, so this one stays empty.`
        : `King ${king} belongs in the square at ${placed(goal, board)}.`;
    },
    room: ([square], _open, frame, board) => roomRefused(square, frame, stateOf(board, frame)),
    empty([square], { own: [right = 0] }, frame, board) {
      if (square === undefined) return "One of the empty squares has to come, or the king cannot go on.";
      const king = kingIn(frame, square);
      if (king > 0) return `That square is not empty: king ${king} stands there.`;
      const state = stateOf(board, frame);
      const far = distances(frame.a, frame.b, state);
      const [here, least] = [far.get(square), far.get(right) ?? 0];
      return here === undefined || state.isLaid(square)
        ? "No way leads there from that square: what is laid stays as it is, and the king that travels waits."
        : `From there it takes ${here} slides, and another one needs only ${least}.`;
    },
    slide([king], _open, frame, board) {
      const state = stateOf(board, frame);
      if (king === undefined) return "Not yet: the empty square has not come to its place.";
      if (king === state.king) return `King ${king} waits: the empty square goes round it.`;
      const square = squareOfKing(frame, king);
      if (state.isLaid(square)) return `King ${king} is laid, and stays where it is.`;
      const isBeside = neighbors(square, state.side).some((other) => kingIn(frame, other) === 0);
      return isBeside
        ? `With king ${king} the empty square would not come nearer to ${zOf(frame, board)}.`
        : `No empty square is beside king ${king}.`;
    },
    free([king], _open, frame, board) {
      const state = stateOf(board, frame);
      if (king === undefined) return "Somebody has to give way, or the trapped king cannot get out.";
      if (king === state.king) return `King ${king} is the one that is trapped.`;
      return state.isLaid(squareOfKing(frame, king))
        ? `King ${king} is laid, and stays where it is.`
        : `King ${king} does not stand beside the empty square behind king ${state.king}.`;
    },
    enter([king], { own: [first = 0] }) {
      if (king === undefined) return "Both have to go in: one of them first.";
      return `Not king ${king} first. King ${first} stands in A and belongs in B: it goes on, and A becomes empty.`;
    },
    squeeze([king], _open, frame, board) {
      const { square, side } = stateOf(board, frame);
      if (king === undefined) return "The board is even, so there is room: somebody can step aside.";
      if (king === kingIn(frame, square))
        return `King ${king} stands in A, where it belongs, and does not move.`;
      return king === kingIn(frame, square + side)
        ? `King ${king} is to slip past. First the other one makes room, in the corner of the board.`
        : `King ${king} is laid. Only the kings in B and in C change places.`;
    },
  },
  answer: {
    push: ([square], board) => squareName(square, board),
    next: ([king]) => kingName(king, "nobody"),
    room: ([square], board) => squareName(square, board),
    empty: ([square], board) => squareName(square, board),
    slide: ([king]) => kingName(king),
    free: ([king]) => kingName(king),
    enter: ([king]) => kingName(king),
    squeeze: ([king]) => kingName(king),
  },
};

function kingName(king: number | undefined, none = "none"): string {
  return king === undefined ? none : `king ${king}`;
}

function squareName(square: number | undefined, board: Board): string {
  return square === undefined ? "none" : `the square at ${placed(square, board)}`;
}

/** A square by its top left cell: row and column as at the edge of the board. */
function placed(square: number, { n }: Board): string {
  return cellName(homeCell(square - 1, n) + 1, n);
}

function kingIn({ cells }: Frame, square: number): number {
  return cells.holds[square - 1] ?? 0;
}

function squareOfKing({ cells }: Frame, king: number): number {
  return Array.from(cells.holds).indexOf(king) + 1;
}

function zOf(frame: Frame, board: Board): string {
  const state = stateOf(board, frame);
  return letterOf(state, state.z) ?? `the square at ${placed(state.z, board)}`;
}

/** The push that comes next. */
function pushOf({ cells }: Frame, { n }: Board) {
  const side = Math.ceil(n / 2);
  const king = nextPushed(cells.goal, side);
  const from = cells.goal[king - 1] ?? 0;
  const isUp = from > side && !Array.from(cells.goal).includes(from - side);
  return { side, king, from, isUp };
}

function pushRefused(square: number | undefined, right: number, frame: Frame, board: Board): string {
  const { side, king, from, isUp } = pushOf(frame, board);
  const way = isUp ? "up" : "to the left";
  if (square === undefined || square === from)
    return `The target of king ${king} can be pushed ${way}: nothing is in its way.`;
  const [row, column] = rowAndColumn(square, side);
  const [fromRow, fromColumn] = rowAndColumn(from, side);
  if (isUp ? column !== fromColumn || row > fromRow : row !== fromRow || column > fromColumn)
    return `It is pushed straight ${way}, and that square is somewhere else.`;
  return square > right
    ? "It can be pushed farther: the square behind that one is free, too."
    : "It does not come so far: another target is in the way.";
}

/** The square that is laid next, and whether it is the first one of a pair. */
function nextOf(frame: Frame, board: Board, king: number | undefined) {
  const state = stateOf(board, frame);
  const square = nextSquare(state);
  return {
    square: placed(square, board),
    isPair: king !== undefined && frame.cells.goal[king - 1] !== square,
  };
}

/** In the last two rows squares are laid column by column, before that row by row. */
function nextSquare({ phase, side, squares, isLaid }: State): number {
  const order = Array.from({ length: squares }, (_, i) =>
    phase === PHASE.strip ? (side - 2 + (i % 2)) * side + Math.floor(i / 2) + 1 : i + 1,
  );
  return order.find((square) => square <= squares && !isLaid(square)) ?? 0;
}

function roomRefused(square: number | undefined, frame: Frame, state: State): string {
  const { king, y, side } = state;
  if (square === undefined)
    return `Somebody stands in the way of king ${king}, so a square has to become empty.`;
  if (square === y) return `King ${king} stands there itself. It is the square it enters next that counts.`;
  if (state.isLaid(square)) return "That square is laid, and stays as it is.";
  if (!neighbors(y, side).includes(square)) return `That square is not beside king ${king}.`;
  if (kingIn(frame, square) === 0) return `That square is empty already, but king ${king} does not go there.`;
  return `King ${king} does not go there next. ${questionWords.blank(y, state).hint}`;
}
