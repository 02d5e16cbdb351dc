import type { TaskWords } from "#algorithms/core/judge/judged-task.ts";
import { capitalNumeral, numeral } from "#algorithms/core/lesson/numeral.en.ts";
import type { ChoiceWords } from "#algorithms/core/lesson/performing.ts";
import { counted } from "#algorithms/core/text/counted.en.ts";
import { type Board, homeCell } from "#algorithms/engines/kings/board.ts";
import { cellName } from "#algorithms/engines/kings/names.ts";
import {
  distances,
  letterOf,
  neighbors,
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
import { questionWords } from "./figure.ts";

const moves = (count: number): string => (count === 1 ? "1 move" : `${count} moves`);
type Moved = { readonly moves: number };

/** What the challenge at the opening says, and why a touch is refused. */
export const challengeWords = {
  prompt:
    "Lead three kings round: each to the corner with its number. One move at a time, and no two may ever touch, not even at a corner.",
  how: "Touch a king, then a cell beside it.",
  state: (state: Moved) => moves(state.moves),
  best: "best possible: 8",
  end: (score: number) =>
    score === 8
      ? "Eight moves: nobody can do better. Now think of 2,500 kings."
      : `${capitalNumeral(score)} moves. They are there, and in peace; eight would have been enough.`,
  tried: (score: number) =>
    score === 8
      ? "At the top of this page you led three kings round in eight moves, and fewer are not enough."
      : `At the top of this page you led three kings round in ${numeral(score)} moves. Eight are enough, and fewer are not.`,
  picture: (cells: readonly (readonly number[])[]) =>
    `A board of three by three cells. ${cells
      .map(([row, column], k) => `King ${k + 1} stands on (${row}, ${column})`)
      .join(". ")}.`,
  king: (king: number, row: number, column: number) => `king ${king} on (${row}, ${column})`,
  cell: (row: number, column: number) => `cell (${row}, ${column})`,
  far: (king: number) => `A king goes one cell at a time. That is too far for king ${king}.`,
  touches: (king: number, other: number) => `There ${king} would touch ${other}.`,
};

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

/** What to touch so that the board is another, and what is other then. */
export const editWords = {
  hint: "Touch a king, then the square in which it shall start; or a target, by its number, then the square where it shall be.",
  starts: (king: number, cell: string) => `king ${king} starts on ${cell}`,
  targets: (king: number, cell: string) => `king ${king} shall go to ${cell}`,
  needs: (n: number, k: number) => `a king from 1 to ${k}, then a row and a column from 1 to ${n}`,
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

/** What the exercises ask, and what they say to an answer. */
export type ExerciseWords = typeof exerciseWords;

export const exerciseWords = {
  /** What the pictures say. */
  picture: {
    board: (n: number, kings: number) =>
      `A board of ${n} × ${n} cells with ${kings === 1 ? "1 king" : `${kings} kings`}.`,
    king: (king: number) => `king ${king}`,
    cell: ([row, column]: readonly [number, number]) => `cell (${row}, ${column})`,
  },
  square: {
    prompt: (n: number, from: string, to: string) =>
      `A board has ${n} × ${n} cells. What is the largest number of kings that can stand on it so that no two touch? And how many steps from square to square does a king make, once the board is tidy, from the cell ${from} to the square of the cell ${to}? Rows come first.`,
    fields: ["Kings", "Steps"],
    hints: (n: number, row: number, half: number) => [
      `Rows 1 and 2 make the first row of squares, rows 3 and 4 the second; so row ${row} lies in row ${half} of the squares. How many rows of squares do ${n} rows of cells make?`,
      "Each square holds one king at most, and with all kings on home cells each can hold one.",
      "A step leads to the square beside, above or below, never across a corner. So add the two differences, in squares.",
    ],
    wrongMost: (n: number) =>
      `Kings: how many squares of two by two does it take to cover ${n} × ${n} cells, counting those that stick out?`,
    wrongSteps: (from: string, to: string) =>
      `Steps: find the squares of ${from} and ${to}, and add the difference of their rows to that of their columns.`,
    right: (side: number, from: readonly [number, number], to: readonly [number, number]) =>
      `${side} × ${side} squares hold a king each. From square (${from.join(", ")}) to (${to.join(", ")}) it takes ${Math.abs(from[0] - to[0])} + ${Math.abs(from[1] - to[1])} steps, of two king moves each.`,
  },
  least: {
    prompt:
      "Each king shall go to the small disc with its number. Going by the distances alone, how many moves must any solution have at least?",
    given: (trips: readonly (readonly [from: string, to: string])[]) =>
      `On an 8 × 8 board, ${trips.map(([from, to], i) => `king ${i + 1} goes from ${from} to ${to}`).join("; ")}. Rows come first.`,
    fields: ["Moves"],
    hints: (from: string, to: string, first: number) => [
      `One king alone on an empty board: how many moves does it need from ${from} to ${to}?`,
      `${first}: the larger of the two differences, for a diagonal move counts for both.`,
      "Each move moves one king, so add the distances up.",
    ],
    manhattan: "Kings go diagonally too: a distance is the larger of the two differences, not their sum.",
    wrong: (first: number) =>
      `King 1 needs ${first}. Take the larger of the two differences for each king, and add them up.`,
  },
  answer: {
    given: (n: number, starts: string, targets: string) =>
      `n = ${n}. Row by row the squares hold ${starts}. At the end they must hold ${targets}. A dot is an empty square.`,
    prompt: (n: number) =>
      `n = ${n}. Each king shall end in the square of the small disc with its number. TAK or NIE, and which of these decides: 1, no square is empty; 2, a square is empty and n is even; 3, n is odd and two squares or more are empty; 4, n is odd, one square is empty and two parities agree; 5, they differ?`,
    fields: ["TAK or NIE", "Reason, 1 to 5"],
    hints: (n: number, squares: number, kings: number) => [
      `Count first: ${squares} squares and ${kings} kings, and n is ${n}. Only one case needs more than counting.`,
      "If it is that case, exchange two contents at a time until the squares are right, the dot included. Is the number of exchanges even or odd?",
      "How many rows and columns is the dot from where it was? Compare the two parities.",
    ],
    answers: ["TAK", "NIE"],
    noCause: "The reason is a number from 1 to 5.",
    otherCause: (isRight: boolean) =>
      `${isRight ? "TAK or NIE is right, but another reason decides." : "Look at the reason again."} How many squares are empty, and is n even?`,
    neither: "The answer is TAK (yes) or NIE (no).",
    fullStays: "The board is full, but every king stays in its square.",
    fullMoves: "The board is full and a king would have to leave its square.",
    even: "n is even and a square is empty: there is always a way.",
    twoEmpty: "Two squares are empty: there is always a way.",
    /** Whether the order changes oddly, and how far the empty square is from where it was. */
    parities(isOddOrder: boolean, way: number) {
      const isOddWay = way % 2 === 1;
      const word = (isOdd: boolean) => (isOdd ? "odd" : "even");
      return `n is odd and one square is empty. The order of the squares changes by an ${word(isOddOrder)} permutation, and the empty square ends at a distance of ${way} from where it was, which is ${word(isOddWay)}. They ${isOddOrder === isOddWay ? "agree" : "differ"}.`;
    },
  },
  wrong: {
    prompt: (n: number) =>
      `A friend’s program tidies the kings in the order of their numbers: king 1 first, then king 2, and so on, each in one move to the top left cell of its square. Place kings on a board of ${n} × ${n} cells so that it makes two of them touch: touch their cells in the order of their numbers, or type them, such as (1, 1) (4, 6); rows come first.`,
    fields: ["Cells of kings 1, 2, …"],
    noCells: "Type two numbers for each king, row and column, such as (1, 1) (4, 6).",
    outside: (number: number, n: number) => `Rows and columns go from 1 to ${n}, and ${number} is outside.`,
    startsTouch: (one: number, other: number) =>
      `Kings ${one} and ${other} touch, or share a cell, before anything is moved.`,
    fails: (king: number, home: string, other: number, cell: string) =>
      `The program fails: king ${king} goes to ${home} and touches king ${other} on ${cell}, which is not tidy yet.`,
    survivesInOrder:
      "The program survives: your kings are numbered row by row, each row from the left, and that is the right order.",
    survives:
      "The program survives: whenever a king goes home, nobody stands beside its home cell. Let an untidy king stand there.",
  },
  faded: {
    task: (n: number) =>
      `Four kings stand on a board of ${n} × ${n}. Where does each go when the board is tidied, and how many moves does it need? Touch the cell, or type its row and its column.`,
    columns: ["goes to", "moves"],
    king: "King",
    given: (cells: readonly string[]) =>
      `On the board of 8 × 8 cells, ${cells.map((cell, i) => `king ${i + 1} stands on ${cell}`).join(", ")}.`,
    head: (king: number, cell: string) => `${king}, on ${cell}`,
    moves: (king: number) => `King ${king}: a king on its home cell needs no move, any other needs one.`,
    columnFirst: (king: number) =>
      `King ${king}: those are the two numbers, the wrong way round. A cell is told by its row first, then its column.`,
    home: (king: number) =>
      `King ${king}: the home cell is the one of its square with the smaller row and the smaller column, both odd.`,
  },
};

/** The questions about the answer to a board, in English. */
export const outcomeWords = {
  moves: "How many moves does the program write, or is the answer NIE?",
  no: "none: the answer is NIE",
  first: "What is the first move that the program writes?",
  last: "What is the last move that the program writes?",
  move: (king: number, cell: string) => `king ${king} to ${cell}`,
  ofKing: (king: number) => `How many times does king ${king} move?`,
  visits: (king: number) => `To which cells does king ${king} go, one after the other?`,
  stays: "to none: it stays",
};

export const judgeWords: TaskWords = {
  statement:
    "Bring the kings 1 to k on a board of n × n cells to their targets, one move of one king after the other, so that no two ever stand on cells that touch, not even at a corner. Give the moves, at most 5,000,000, or NIE if there is no way; any moves that lead there will do.",
  input:
    "The first line has n and k. Then come k lines with the row and the column of each king, and k lines with those of its target; rows and columns count from 1.",
  output:
    "NIE, or TAK, then a line with the number of moves, and a line for each move: the king, and the row and the column to which it goes.",
};

/** What the parts of the program are for, in English. */
export const parsonsWords = {
  board: "The board, how kings move, and how a square or a pair of squares is laid",
  rows: "Lay the rows from the top",
  strip: "Lay the last two rows, column by column",
  tidy: "Begin: every king goes to its home cell",
  push: "Push the goals together, and lay the squares",
  release: "Undo the pushes; on a full board nothing moves",
  settle: "Every king goes to its own cell",
  result: "Give back the moves, or NIE",
};

/** What is said of the moves that a reader's program makes, in English. */
export const viewWords = {
  king: (king: number) => `king ${king}`,
  move: (king: number, row: number, column: number) => `King ${king} goes to row ${row}, column ${column}.`,
  moves: (count: number) => counted(count, "move"),
  label: (n: number, k: number, moves: number) =>
    `A board of ${n} by ${n} cells with ${k === 1 ? "one king" : `${k} kings`}, after ${counted(moves, "move")}.`,
  key: { now: "this move", done: "on target", touch: "touch" },
  table: { title: "Last moves", corner: "King", columns: ["from", "to"] },
};

/** What is said of an answer that is none, in English. */
export const answerWords = {
  noMove: (index: number, found: number) =>
    `at [${index}] the answer has a list of ${found === 1 ? "1 number" : `${found} numbers`}, expected a king, a row and a column`,
  /** A reason as a sentence. */
  sentence: (reason: string) => `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`,
};
