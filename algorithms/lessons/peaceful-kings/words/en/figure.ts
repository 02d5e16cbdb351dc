import type { Words } from "#algorithms/core/lesson/lesson.ts";
import { inFigures } from "#algorithms/core/lesson/numeral.en.ts";
import type { Shorthand } from "#algorithms/core/text/notation.ts";
import type { QuestionText } from "#algorithms/core/text/question-text.ts";
import type { Parity } from "#algorithms/engines/kings/answer.ts";
import type { Board } from "#algorithms/engines/kings/board.ts";
import { cellName, cellShort, columnOfCell, rowOfCell } from "#algorithms/engines/kings/names.ts";
import {
  letterOf,
  rowAndColumn,
  type State,
  squareId,
  squareOfCell,
  stateOf,
} from "#algorithms/lessons/peaceful-kings/figure/state.ts";
import {
  type CellName,
  type Frame,
  LETTERS,
  MOST_MOVES_OF_METHOD,
  PHASE,
  type StepCall,
  type Steps,
} from "#algorithms/lessons/peaceful-kings/steps.ts";

/** What the picture and its tables say. */
export interface SceneWords {
  king(king: number): string;
  square(row: number, column: number, letter: string | undefined): string;
  readonly laid: string;
  /** The whole picture in a sentence. */
  picture(board: Board, frame: Frame, state: State): string;
  readonly key: Readonly<Record<"chosen" | "active" | "candidate" | "done" | "goal", string>>;
  readonly kings: string;
  readonly king_: string;
  readonly stands: string;
  readonly shall: string;
  readonly left: string;
  /** How many kings stand on their targets. */
  home(count: number, of: number): string;
  /** That only some kings are listed. */
  part(shown: number, of: number): string;
  readonly moved: string;
  readonly last: string;
  readonly from: string;
  readonly to: string;
  movesSo(count: number): string;
}

const MOST_SPOKEN = 12;

export const sceneWords: SceneWords = {
  king: (king) => `king ${king}`,
  square: (row, column, letter) => `square ${letter === undefined ? "" : `${letter} `}(${row}, ${column})`,
  laid: "laid",
  picture({ n, k }, frame, state) {
    const board = `A board of ${n} by ${n} cells with ${k === 1 ? "one king" : `${k} kings`}`;
    if (frame.step === "move") return `${board}. King ${frame.a} has gone to ${cellName(frame.b, n)}.`;
    if (k > MOST_SPOKEN) return `${board}.`;
    const list = Array.from({ length: k }, (_, i) => `king ${i + 1} on ${cellName(state.cell(i + 1), n)}`);
    return `${board}: ${list.join(", ")}.`;
  },
  key: { chosen: "this move", active: "travels", candidate: "entered next", done: "laid", goal: "target" },
  kings: "Kings",
  king_: "King",
  stands: "stands on",
  shall: "target",
  left: "apart",
  home: (count, of) => `${count} of ${of} on target`,
  part: (shown, of) => `the ${shown} that moved last, of ${of}`,
  moved: "Moves",
  last: "Move",
  from: "from",
  to: "to",
  movesSo: (count) => `${inFigures(count)} so far`,
};

/** The score, the timeline, and the figures of what was tested. */
export interface LessonWords {
  readonly notation: Shorthand<Board, Steps, CellName>;
  /** The part of the method that begins with this step. */
  phase(call: StepCall): string;
  readonly evidence: {
    moves(count: number): string;
    readonly noMoves: string;
    wrongMove(move: number): string;
    home(right: number, kings: number): string;
    readonly thereIsAWay: string;
    /** A full board, in which this king, from 1, would have to leave its square. */
    full(king: number): string;
    odd(n: number, order: Parity, blank: Parity): string;
    count(least: number, moves: number, most: number): string;
    touching(kings: number, pairs: number): string;
    squares(kings: number, used: number, squares: number): string;
    laid(right: number, laid: number): string;
    readonly noneEmpty: string;
    empty(squares: number): string;
    readonly evenBoard: string;
    /** The parities of the order and of the empty square's way: now, and for the targets. */
    parities(now: readonly [Parity, Parity], wish: readonly [Parity, Parity]): string;
  };
}

const PARITIES: Readonly<Record<Parity, string>> = { even: "even", odd: "odd" };

const PHASES: Readonly<Partial<Record<StepCall["step"], string>>> = {
  tidy: "tidy",
  aim: "targets",
  strip: "last rows",
  four: "last four",
  release: "back",
  settle: "settle",
};

function count(value: number): string {
  return inFigures(value);
}

export const lessonWords: LessonWords = {
  notation: {
    tidy: () => "tidy",
    move: (frame, { n }) => `K${frame.a} ${cellShort(frame.b, n)}`,
    full: () => "NIE",
    aim: () => "targets",
    goal: (frame, { n }) => `target ${frame.a} → ${rowAndColumn(frame.b, Math.ceil(n / 2)).join(".")}`,
    row: (frame) => `row ${frame.a}`,
    lay: (frame) => `X ← K${frame.b}`,
    hole: () => "X empty",
    call: (frame, board) => `${letterOf(stateOf(board, frame), frame.b) ?? "·"} ← K${frame.a}`,
    round: (frame, board) => `empty → ${letterOf(stateOf(board, frame), frame.a) ?? "·"}`,
    pair: (frame) => `B ← K${frame.b}, A ← K${frame.a}`,
    free: (frame) => `K${frame.a} trapped`,
    enter: (frame) => `K${frame.a}, K${frame.b} in`,
    strip: () => "last rows",
    four: () => "last four",
    squeeze: (frame) => `K${frame.a} × K${frame.b}`,
    stuck: () => "NIE",
    release: () => "take back",
    settle: () => "settle",
  },
  phase: ({ step, a }) => PHASES[step] ?? `row ${a}`,
  evidence: {
    moves: (moves) => times(moves, "move", "moves"),
    noMoves: "no moves",
    wrongMove: (move) => `move ${count(move)}`,
    home: (right, kings) => `${count(right)} of ${times(kings, "king", "kings")}`,
    thereIsAWay: "there is a way",
    full: (king) => `NIE: no square is empty, and king ${king} would have to leave its own`,
    odd: (n, order, blank) =>
      `NIE: n = ${n}, one empty square, order ${PARITIES[order]}, its distance ${PARITIES[blank]}`,
    count: (least, moves, most) =>
      `${count(least)} ${least <= moves ? "≤" : ">"} ${count(moves)} ${moves < most ? "<" : "≥"} ${count(most)}`,
    touching: (kings, pairs) =>
      `${times(kings, "king", "kings")}, ${times(pairs, "pair touches", "pairs touch")}`,
    squares: (kings, used, squares) =>
      `${times(kings, "king", "kings")}, ${count(used)} of ${times(squares, "square", "squares")}`,
    laid: (right, laid) => `${count(right)} of ${times(laid, "laid square", "laid squares")}`,
    noneEmpty: "no square is empty",
    empty: (squares) => `free: ${count(squares)} squares are empty`,
    evenBoard: "free: n is even",
    parities: ([order, blank], [wishedOrder, wishedBlank]) =>
      `${PARITIES[order]} ${order === blank ? "=" : "≠"} ${PARITIES[blank]}; targets ${PARITIES[wishedOrder]} ${wishedOrder === wishedBlank ? "=" : "≠"} ${PARITIES[wishedBlank]}`,
  },
};

/** What the examples of the lesson are called, and why they are there, in English. */
export const examples = {
  six: {
    title: "Eight kings on 6 × 6",
    why: "One empty square. Every part of the method has something to do.",
  },
  eight: {
    title: "Fifteen kings on 8 × 8",
    why: "Four squares a side, and a king that gets trapped.",
  },
  sparse: {
    title: "Seven kings on 10 × 10",
    why: "Many squares are empty: the nearest one is used.",
  },
  "trapped-column-b": {
    title: "Trapped in the last columns",
    why: "The king of A stands in B.",
  },
  "trapped-column-d": {
    title: "The empty square behind it",
    why: "The king of A stands in D, and only B is empty.",
  },
  "trapped-row-b": {
    title: "Trapped in the last rows",
    why: "The letters are turned upright.",
  },
  "trapped-row-d": {
    title: "Behind it, in the last rows",
    why: "The same, upright.",
  },
  squeeze: {
    title: "The squeeze",
    why: "The last two kings are exchanged, and n is even.",
  },
  parity: {
    title: "One exchange too many",
    why: "The same exchange for odd n: NIE.",
  },
  "two-empty-odd": {
    title: "Two empty squares",
    why: "The same again, and it can be done.",
  },
  "full-no": {
    title: "A full board",
    why: "Two kings would have to leave their squares: NIE.",
  },
  "full-yes": {
    title: "Full, and possible",
    why: "Every king stays in its square, so nobody needs an empty one.",
  },
  reflection: {
    title: "Half a turn",
    why: "Every king goes to the opposite end of the board.",
  },
  shift: {
    title: "Everyone moves on",
    why: "Each king goes where the next one stands.",
  },
  single: {
    title: "One cell",
    why: "n = 1: one king, and nothing to do.",
  },
  corner: {
    title: "Two by two",
    why: "n = 2: one square, one king, one move.",
  },
  three: {
    title: "Three by three",
    why: "The smallest board on which kings get in each other’s way.",
  },
};

/** A king, tied to its disc. */
function king(number: number): string {
  return `[king ${number}](k${number})`;
}

function King(number: number): string {
  return `[King ${number}](k${number})`;
}

/** A square by its letter, tied to the board, or by its row and column. */
function square(state: State, number: number): string {
  const letter = letterOf(state, number);
  if (letter !== undefined) return `[${letter}](${squareId(number, state.side)})`;
  const [row, column] = rowAndColumn(number, state.side);
  return `the square in row ${row}, column ${column}`;
}

/** Which way a king went. */
function way(from: number, to: number, n: number): string {
  const rows = Math.sign(rowOfCell(to, n) - rowOfCell(from, n));
  const columns = Math.sign(columnOfCell(to, n) - columnOfCell(from, n));
  return [
    ["", "up", "down"].at(rows === 0 ? 0 : rows < 0 ? 1 : 2),
    ["", "left", "right"].at(columns === 0 ? 0 : columns < 0 ? 1 : 2),
  ]
    .filter((word) => word !== "")
    .join(" and ");
}

function times(count: number, one: string, many: string): string {
  return `${inFigures(count)} ${count === 1 ? one : many}`;
}

function move(frame: Frame, board: Board): string {
  const { n } = board;
  const state = stateOf(board, frame);
  const from = frame.changes().find(({ cells }) => cells === "at")?.before ?? frame.b;
  const direction = way(from, frame.b, n);
  if (state.phase === PHASE.tidy)
    return `${King(frame.a)} goes ${direction} to the top left cell of its square, ${cellName(frame.b, n)}.`;
  if (state.phase === PHASE.settle)
    return `${King(frame.a)} goes ${direction} to its own cell, ${cellName(frame.b, n)}. It is home.`;
  if (state.letters === LETTERS.squeeze) return squeezing(frame, n, direction);
  if (state.phase === PHASE.release)
    return `${King(frame.a)} goes ${direction}${isHome(frame.b, n) ? ", into the next square" : ""}: back along the way its target was pushed.`;
  const to = squareOfCell(isHome(frame.b, n) ? frame.b : 2 * frame.b - from, n);
  const letter = letterOf(state, to);
  // Y is where the travelling king is, so after its move the square has that letter.
  const name = letter === undefined || letter === "Y" ? "the empty square" : square(state, to);
  const belongs = frame.cells.goal[frame.a - 1] === to;
  if (!isHome(frame.b, n)) {
    const doing = belongs ? "goes" : frame.a === state.king ? "sets out: it goes" : "makes way: it goes";
    return `${King(frame.a)} ${doing} ${direction}, half-way to ${name}${belongs ? ", where it belongs" : ""}.`;
  }
  if (belongs)
    return `${King(frame.a)} is in ${letter === undefined || letter === "Y" ? "the square" : square(state, to)}, where it belongs.`;
  // Two equal moves: where it came from lies as far behind the half-way cell.
  const left = squareOfCell(2 * from - frame.b, n);
  if (left === state.z) return `${King(frame.a)} is in ${name}. Now ${square(state, left)} is empty.`;
  return frame.a === state.king || to === state.z
    ? `${King(frame.a)} is in ${name}. The square that it left is empty now.`
    : `${King(frame.a)} is in ${name}. Its old square is empty now, one step nearer to ${square(state, state.z)}.`;
}

/** Whether a cell is the top left one of its square. */
function isHome(cell: number, n: number): boolean {
  return rowOfCell(cell, n) % 2 === 1 && columnOfCell(cell, n) % 2 === 1;
}

function squeezing({ a, b }: Frame, n: number, direction: string): string {
  if (b === n * n) return `${King(a)} stands in the corner, as far from A as it can be.`;
  if (b === n * (n - 2) - 1) return `${King(a)} slips through: two cells from A’s king, two from the corner.`;
  return `${King(a)} goes ${direction}, to ${cellName(b, n)}.`;
}

export const narration: Words<Board, Steps, CellName> = {
  title: "Peaceful kings",
  opening: ({ n, k }) =>
    k === 1
      ? `One king stands on ${n} × ${n} cells, and has a target.`
      : `${times(k, "king", "kings")} stand on ${n} × ${n} cells. Each has a target. They move one at a time, and no two may ever touch.`,
  steps: {
    tidy: (_frame, { n }) =>
      `Cut the board into squares of two by two: each holds at most one king.${n % 2 === 1 ? " The last ones stick out." : ""} First all kings go to the top left cells of their squares.`,
    move,
    full: ({ a }, board) =>
      `Every square is full, so no king can leave its own. But ${king(a)} would have to go to ${cellName(board.targets[a - 1] + 1, board.n)}. The answer is NIE.`,
    aim: () =>
      "Now the targets: push each up, then left, as far as it goes, so that the last square is empty. At the end the kings take these pushes back.",
    goal: ({ a, b }, board) => {
      const [row, column] = rowAndColumn(b, Math.ceil(board.n / 2));
      return `The target of ${king(a)} is pushed to the square in row ${row}, column ${column}.`;
    },
    row: ({ a }) =>
      a === 1
        ? "The squares are laid from the top, each row from the left. What is laid stays as it is."
        : `Row ${a} of squares. All rows above are laid, and will stay as they are.`,
    lay(frame, board) {
      const state = stateOf(board, frame);
      const stands = squareOfCell(state.cell(frame.b), board.n);
      if (stands === frame.a)
        return `[X](${squareId(frame.a, state.side)}) is for ${king(frame.b)}, who stands there already.`;
      const upright = state.phase === PHASE.strip;
      return `[X](${squareId(frame.a, state.side)}) is for ${king(frame.b)}. It goes ${upright ? "up or down first, then sideways" : "sideways first, then up"}, one square at a time.`;
    },
    hole(frame, board) {
      const state = stateOf(board, frame);
      const empty = frame.cells.holds[frame.a - 1] === 0;
      return `[X](${squareId(frame.a, state.side)}) is to stay empty${empty ? ", and it is" : ": the nearest empty square is brought there"}.`;
    },
    round(frame, board) {
      const state = stateOf(board, frame);
      const z = square(state, frame.a);
      if (frame.b === 0) return `The nearest empty square is brought to ${z}.`;
      const y = square(state, frame.b);
      return frame.b === state.y && state.y !== state.to
        ? `${King(state.king)} wants to go to ${z}. An empty square comes there first, by the shortest way that avoids ${y}.`
        : `${z} must be empty. An empty square comes by the shortest way, but not through ${y}.`;
    },
    pair: (frame) =>
      `The last two squares, A and B, are laid together, or laying the second would spoil the first. ${King(frame.b)}, who belongs in B, has to be in A first.`,
    call(frame, board) {
      const state = stateOf(board, frame);
      const to = square(state, frame.b);
      return state.letters === LETTERS.four
        ? `${King(frame.a)} goes to ${to}.`
        : `Now ${king(frame.a)}, who belongs in A, comes to ${to}, right behind. Meanwhile A stays as it is.`;
    },
    free: ({ a }) =>
      `${King(a)} is trapped: the only empty square is behind it, in B. Let the king in A step aside into B, lead ${king(a)} to F, and put the first one back.`,
    enter: ({ a, b }) =>
      `B is empty, and A and C hold the right kings. ${King(a)} slides from A to B, then ${king(b)} from C to A.`,
    strip: () => "Two rows are left. They are laid column by column: the same pairs, turned upright.",
    four: (_frame, board) => {
      const side = Math.ceil(board.n / 2);
      return `${side === 2 ? "There are only four squares" : "Four squares are left"}, A and B over C and D. A is laid first.`;
    },
    squeeze: ({ a, b }) =>
      `${King(b)} and ${king(a)} have to change places. As n is even, there is room: one steps into the corner, and the other slips past. Nine moves.`,
    stuck: ({ a, b }) =>
      `${King(b)} and ${king(a)} have to change places. As n is odd, nobody can slip through between A and D, and there is no other way. The answer is NIE.`,
    release: ({ a }) =>
      a === 0
        ? "All kings are where their targets were pushed. None was pushed, so there is nothing to take back."
        : `All kings are where their targets were pushed. Now ${a === 1 ? "the one push is taken back" : `the ${times(a, "push is", "pushes are")} taken back, the last one first`}.`,
    settle: () =>
      "Every king is in the right square. From the last square to the first, each goes to its own cell there.",
  },
  why: {
    tidy: () =>
      "The squares above and to the left are tidy already, so their kings stand away from this one. Nobody is near the top left cell when a king goes there.",
    aim: () =>
      "Moves can be reversed. So it is enough to reach some other position from which we know the way to the targets.",
    round(frame, board) {
      const state = stateOf(board, frame);
      return frame.b === 0
        ? "No square that is laid is entered. The rest is connected."
        : `If the empty square went through ${letterOf(state, frame.b) ?? "the square"}, the travelling king would be sent back. Going round takes four steps if the king goes straight on.`;
    },
    pair: () =>
      "If A were laid first, B could only be entered from D, and an empty square that comes to B through D pushes aside whoever waits there. So the pair goes in like a train: b first, then a behind it.",
    free: () =>
      "A must not be disturbed, D holds the trapped king itself, and no other square that may be entered is empty. One of the two has to give way.",
    squeeze: () =>
      "Corner and A are three cells apart in both directions. The king in between keeps two cells from each, and two is enough.",
    stuck: () =>
      "If a king is to pass diagonally, the king beside it must stand in the lower row of its square. Then so must every king below, but the lowest square has no lower row: n is odd.",
    settle: () =>
      "When a king settles, those below and to the right of it stand on their targets already, and targets do not touch.",
  },
  kinds: {
    tidy: "tidy",
    move: "move",
    full: "full",
    aim: "aim",
    goal: "target",
    row: "row",
    lay: "lay",
    hole: "stays empty",
    call: "king",
    round: "empty square",
    pair: "pair",
    free: "free",
    enter: "enter",
    strip: "strip",
    four: "four",
    squeeze: "squeeze",
    stuck: "stuck",
    release: "release",
    settle: "settle",
  },
  where(frame, board) {
    const { moves } = stateOf(board, frame);
    return frame.step === "" ? "before the first move" : times(moves, "move", "moves");
  },
  levels: { move: ["Move", "Moves"], stage: ["King", "Kings"], phase: ["Part", "Parts"] },
  invariants: {
    apart: "No two kings touch",
    squares: "At most one king in a square",
    laid: "Laid squares are right",
    parity: "Order and empty square: same parity",
  },
  claims: {
    legal: "Every move is a king move and leaves nobody touching",
    home: "Every king ends on its target",
    count: `No fewer moves than the distances need, and under ${inFigures(MOST_MOVES_OF_METHOD)}`,
  },
  choices: {},
  examples,
  input: {
    label: "n k, then k starts, then k targets",
    hint: "First n and k, then k lines “row column” for the starts and k for the targets.",
    size: "Cells a side",
  },
};

/** What is asked before a step. */
export interface QuestionWords {
  /** Which square beside the travelling king, in y, becomes empty first? */
  blank(y: number, state: State): QuestionText;
  /** On which side does the empty square go round the king? */
  side(state: State): QuestionText;
  /** Which king begins the squeeze? */
  squeeze(king: number): QuestionText;
}

export const questionWords: QuestionWords = {
  blank: (y, state) => ({
    prompt: `King ${state.king} travels to ${letterOf(state, state.to) ?? "its square"}. Which square beside king ${state.king} has to become empty first?`,
    hint: `It goes ${state.phase === PHASE.strip ? "up or down first, then sideways" : "sideways first, then up"}, from ${letterOf(state, y) ?? "where it stands"}.`,
    why: "A king can only go into an empty square, so the next square on its way comes first.",
  }),
  side: ({ king }) => ({
    prompt: `The empty square has to reach its place without passing through king ${king}. Into which square does it go first? Any shortest way counts.`,
    hint: "Not through the travelling king, nor through squares filled for good. Count the squares on either side.",
    why: "This square lies on a shortest way round.",
  }),
  squeeze: (king) => ({
    prompt: "Two kings have to change places across the corner. Which king moves first?",
    hint: "One of them has to step out of the way and wait where it is farthest from A.",
    why: `King ${king} stands in B and steps aside into the corner of the board. Only then can the one in C pass.`,
  }),
};
