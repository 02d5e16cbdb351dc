import { type Board, encodeMove } from "#algorithms/engines/kings/board.ts";
import {
  isAsked,
  LETTERS,
  nearer,
  oneOfSeveral,
  PART,
  type PHASE,
  type Recorder,
  SMALL_BOARD,
  TRIP,
} from "../steps.ts";

/** The board with its kings, and the ways in which they travel. */
export type Kings = ReturnType<typeof setUp>;

/** Puts the kings on a board of squares. A square that is laid is not entered again. */
export function setUp({ n, k, starts, targets }: Board, { step, ask, any, cells }: Recorder) {
  const side = Math.ceil(n / 2);
  const squares = side * side;
  const at = cells("at", k); // the cell of each king
  const holds = cells("holds", squares); // the king of each square, 0: empty
  const goal = cells("goal", k); // the square where each king shall go
  const laid = cells("laid", squares); // 1: laid
  const part = cells("part", 2); // which part of the method, which letters
  const trip = cells("trip", 4); // the square being laid, who travels, where to, and Z
  const moves = cells("moves", 1); // how many so far
  const made: number[] = [];
  const queue = new Int32Array(squares);
  const towards = new Int32Array(squares + 1);
  const far = new Int32Array(squares + 1);

  /** Every king on its start, every goal in the square of its target. */
  function place(): void {
    for (let king = 1; king <= k; king++) {
      const start = starts[king - 1] + 1;
      at.put(king - 1, start);
      holds.put(squareOf(start) - 1, king);
      goal.put(king - 1, squareOf(target(king)));
    }
  }

  /** One move of a king to a cell that touches its own. */
  function go(king: number, cell: number): void {
    const from = at[king - 1];
    if (cell === from) return;
    step.move(king, cell);
    at.put(king - 1, cell);
    holds.put(squareOf(from) - 1, 0);
    holds.put(squareOf(cell) - 1, king);
    made.push(encodeMove(king - 1, cell - 1, n));
    moves.put(0, made.length);
  }

  /** Two moves: a king goes from its home cell to that of the empty square beside. */
  function slide(king: number, square: number): void {
    const from = at[king - 1];
    const to = home(square);
    go(king, (from + to) / 2);
    go(king, to);
  }

  /** A king goes along a row or a column of empty squares. */
  function walk(king: number, square: number): void {
    const stride = rowOf(square) === rowOf(standsIn(king)) ? 1 : side;
    const sign = Math.sign(square - standsIn(king));
    while (standsIn(king) !== square) slide(king, standsIn(king) + sign * stride);
  }

  /** Brings an empty square to z: the kings on the shortest way, which goes round y, move up one by one. */
  function bringBlank(z: number, y: number): boolean {
    const blanks = nearestBlanks(z, y);
    if (blanks.length === 0) return false;
    if (blanks[0] === z) return true;
    step.round(z, y);
    trip.put(TRIP.z, z);
    let [blank] = any.empty(blanks, oneOfSeveral(blanks, n));
    const start = blank;
    while (blank !== z) {
      const own = kingIn(towards[blank]);
      const ways = () => nearer(neighbors(blank), far, kingIn);
      const [king] = isAsked(n, blank === start, ways) ? any.slide([own], ways) : [own];
      const ahead = standsIn(king);
      slide(king, blank);
      blank = ahead;
    }
    return true;
  }

  /** The empty squares nearest to z, past y and what is laid; from them `towards` leads to z, in `far` slides. */
  function nearestBlanks(z: number, y: number): number[] {
    const found: number[] = [];
    queue[0] = z;
    far.fill(-1);
    far[z] = 0;
    for (let head = 0, tail = 1; head < tail; head++) {
      const square = queue[head];
      if (found.length > 0 && far[square] > far[found[0]]) break;
      if (kingIn(square) === 0) found.push(square);
      for (const beside of neighbors(square)) {
        if (beside === y || isLaid(beside) || far[beside] >= 0) continue;
        far[beside] = far[square] + 1;
        towards[beside] = square;
        queue[tail++] = beside;
      }
    }
    return found;
  }

  /** Leads a king to square x, sideways first or upwards first. Before each step an empty square is put in its way. */
  function bringKing(king: number, x: number, first: "sideways" | "upwards" = "sideways"): void {
    while (standsIn(king) !== x) {
      const y = standsIn(king);
      const sideways = Math.sign(columnOf(x) - columnOf(y));
      const upwards = Math.sign(rowOf(x) - rowOf(y)) * side;
      const z = y + (first === "sideways" ? sideways || upwards : upwards || sideways);
      if (n <= SMALL_BOARD && kingIn(z) > 0) ask.room(z);
      bringBlank(z, y);
      slide(king, z);
    }
  }

  /** Gives square x what belongs there, a king or nothing, when all squares before it are laid. */
  function lay(x: number, first: "sideways" | "upwards" = "sideways"): void {
    const king = wanted(x);
    if (king > 0) {
      ask.next(king);
      step.lay(x, king);
      look(LETTERS.one, x, king, x);
      bringKing(king, x, first);
    } else {
      ask.next();
      step.hole(x);
      look(LETTERS.one, x, 0, 0);
      bringBlank(x, 0);
    }
    close(x);
  }

  function begin(phase: (typeof PHASE)[keyof typeof PHASE]): void {
    part.put(PART.phase, phase);
    look(LETTERS.none, 0, 0, 0);
  }

  /** A king is called to square `to`, before `bringKing` brings it there. */
  function call(king: number, to: number): void {
    step.call(king, to);
    trip.put(TRIP.king, king);
    trip.put(TRIP.to, to);
  }

  /** What the letters on the board name, from `square` on, and who travels where. */
  function look(letters: number, square: number, king: number, to: number): void {
    part.put(PART.letters, letters);
    trip.put(TRIP.square, square);
    trip.put(TRIP.king, king);
    trip.put(TRIP.to, to);
    trip.put(TRIP.z, 0);
  }

  function close(square: number): void {
    laid.put(square - 1, 1);
  }

  function open(square: number): void {
    laid.put(square - 1, 0);
  }

  /** The first king that does not stand in the square of its goal, or 0. */
  function misplaced(): number {
    for (let king = 1; king <= k; king++) if (standsIn(king) !== goal[king - 1]) return king;
    return 0;
  }

  /** The king whose goal is this square, or 0. */
  function wanted(square: number): number {
    for (let king = 1; king <= k; king++) if (goal[king - 1] === square) return king;
    return 0;
  }

  /** Towards what is laid first: of two ways that are as short, that one stirs fewer kings who stand nearly right. */
  function neighbors(square: number): number[] {
    const list: number[] = [];
    if (rowOf(square) > 1) list.push(square - side);
    if (columnOf(square) > 1) list.push(square - 1);
    if (columnOf(square) < side) list.push(square + 1);
    if (rowOf(square) < side) list.push(square + side);
    return list;
  }

  function rowOf(square: number): number {
    return Math.ceil(square / side);
  }

  function columnOf(square: number): number {
    return ((square - 1) % side) + 1;
  }

  function squareAt(row: number, column: number): number {
    return (row - 1) * side + column;
  }

  function squareOf(cell: number): number {
    return squareAt(Math.ceil(cell / (2 * n)), Math.ceil((((cell - 1) % n) + 1) / 2));
  }

  /** The top left cell of a square: kings who stand on these never touch. */
  function home(square: number): number {
    return 2 * (rowOf(square) - 1) * n + 2 * columnOf(square) - 1;
  }

  function target(king: number): number {
    return targets[king - 1] + 1;
  }

  function kingIn(square: number): number {
    return holds[square - 1];
  }

  function standsIn(king: number): number {
    return squareOf(at[king - 1]);
  }

  function isLaid(square: number): boolean {
    return laid[square - 1] === 1;
  }

  return {
    ...{ n, k, side, squares, at, goal, made },
    ...{ place, go, slide, walk, bringBlank, nearestBlanks, bringKing, lay, begin, call, look, close, open },
    ...{ misplaced, wanted, squareAt, home, target, kingIn, standsIn },
  };
}
