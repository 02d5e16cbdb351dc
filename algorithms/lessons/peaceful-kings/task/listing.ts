/**
 * Leads kings to their targets so that no two ever touch, or says NIE: there is no way. After the write-up of the task of
 * the Polish Olympiad. Reads n and k, k starts and k targets, each a row and a column; prints NIE, or TAK, the number of
 * moves, and each move. Kings, cells and squares count from 1, row by row; a square is two cells by two; 0 is none.
 */
import { readFileSync } from "node:fs";

// part: board
const lines = readFileSync(0, "utf8").trim().split("\n");
const [[n, k], ...places] = lines.map((line) => line.split(" ").map(Number));
// cut
const side = Math.ceil(n / 2);
const squares = side * side;
const [at, target] = [places.slice(0, k), places.slice(k)].map((own) => [
  0,
  ...own.map(([row, column]) => (row - 1) * n + column),
]);
const goal = target.map(squareOf); // the square where each king shall go
const holds: number[] = new Array(squares + 1).fill(0); // the king of each square
const laid: boolean[] = new Array(squares + 1).fill(false); // what is laid is not entered again
const towards: number[] = [];
const moves: string[] = [];

// cut
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

function standsIn(king: number): number {
  return squareOf(at[king]);
}

/** The king whose goal is this square. */
function wanted(square: number): number {
  return Math.max(0, goal.indexOf(square, 1));
}

// cut
/** One move of a king to a cell that touches its own. */
function go(king: number, cell: number): void {
  if (cell === at[king]) return;
  holds[standsIn(king)] = 0; // step: move
  at[king] = cell;
  holds[standsIn(king)] = king;
  moves.push(`${king} ${Math.ceil(cell / n)} ${((cell - 1) % n) + 1}`);
}

/** Two moves: a king goes from its home cell to that of the empty square beside. */
function slide(king: number, square: number): void {
  const [from, to] = [at[king], home(square)];
  go(king, (from + to) / 2);
  go(king, to);
}

// cut
/** The empty square nearest to z, past y and what is laid; from there `towards` leads to z. */
function nearestBlank(z: number, y: number): number {
  const queue = [z];
  const seen = new Set([z, y]);
  for (const square of queue) {
    if (holds[square] === 0) return square;
    const beside: number[] = [];
    if (rowOf(square) > 1) beside.push(square - side);
    if (columnOf(square) > 1) beside.push(square - 1);
    if (columnOf(square) < side) beside.push(square + 1);
    if (rowOf(square) < side) beside.push(square + side);
    for (const next of beside) {
      if (seen.has(next) || laid[next]) continue;
      seen.add(next);
      towards[next] = square;
      queue.push(next);
    }
  }
  return 0;
}

// cut
/** Brings an empty square to z: the kings on the shortest way, which goes round y, move up one by one. */
function bringBlank(z: number, y: number): void {
  let blank = nearestBlank(z, y);
  if (blank === 0 || blank === z) return;
  // step: round
  while (blank !== z) {
    const ahead = towards[blank];
    slide(holds[ahead], blank);
    blank = ahead;
  }
}

// cut
/** Leads a king to square x, sideways first or upwards first. Before each step an empty square is put in its way. */
function bringKing(king: number, x: number, first = "sideways"): void {
  while (standsIn(king) !== x) {
    const y = standsIn(king);
    const sideways = Math.sign(columnOf(x) - columnOf(y));
    const upwards = Math.sign(rowOf(x) - rowOf(y)) * side;
    const z = y + (first === "sideways" ? sideways || upwards : upwards || sideways);
    bringBlank(z, y);
    slide(king, z);
  }
}

// cut
/** Gives square x what belongs there, a king or nothing, when all squares before it are laid. */
function lay(x: number, first = "sideways"): void {
  const king = wanted(x);
  if (king > 0) {
    bringKing(king, x, first); // step: lay
  } else {
    bringBlank(x, 0); // step: hole
  }
  laid[x] = true;
}

// cut
/** Lays the last two squares of a row, or of a column: A and B, with C and D beside them, and E and F beside these. */
function layPair(a: number, line: "row" | "column"): void {
  const [along, across] = line === "row" ? [1, side] : [side, 1];
  const first = line === "row" ? "sideways" : "upwards";
  const [b, c, d, f] = [a + along, a + across, a + along + across, a + along + 2 * across];
  const [kingA, kingB] = [wanted(a), wanted(b)];
  if (kingB === 0) {
    lay(a, first);
    lay(b, first);
    return;
  }
  bringKing(kingB, a, first); // step: pair
  laid[a] = true;
  if (standsIn(kingA) === b) {
    bringBlank(d, b);
    slide(kingA, d);
  }
  if (standsIn(kingA) === d && nearestBlank(c, d) === 0) {
    laid[a] = false; // step: free
    slide(kingB, b);
    laid[b] = true;
    bringBlank(f, d);
    slide(kingA, f);
    laid[b] = false;
    bringBlank(a, b);
    slide(kingB, a);
    laid[a] = true;
  }
  bringKing(kingA, c, first);
  bringBlank(b, c);
  slide(kingB, b); // step: enter
  slide(kingA, a);
  laid[b] = true;
}

// cut
/** Lays the last four squares, A B over C D. False when the kings of B and C would have to change places and cannot. */
function layLastFour(a: number): boolean {
  const [b, c, d] = [a + 1, a + side, a + side + 1]; // step: four
  const [kingA, kingB, kingC] = [a, b, c].map(wanted);
  if (kingA > 0) bringKing(kingA, a);
  laid[a] = true;
  if (kingB > 0 && kingC > 0) {
    bringBlank(d, 0);
    if (holds[b] === kingB) return true;
    if (n % 2 === 1) {
      return false; // step: stuck
    }
    squeeze(kingC, kingB, home(b), home(c)); // step: squeeze
  } else if (kingB > 0) {
    bringKing(kingB, b, "sideways");
  } else if (kingC > 0) {
    bringKing(kingC, c, "upwards");
  }
  return true;
}

// cut
/** The king in B steps aside into the corner of the board, the king in C slips through, and the corner is left. */
function squeeze(inB: number, inC: number, b: number, c: number): void {
  for (const cell of [b + n + 1, b + 2 * n + 1, b + 3 * n + 1]) go(inB, cell);
  for (const cell of [c + 1, c + 2 - n, b]) go(inC, cell);
  for (const cell of [c + n + 2, c + n + 1, c]) go(inB, cell);
}

// cut
/** Pushes all goals up as far as they go, then to the left; gives the kings whose goals moved, and from where. */
function pushTargets(): number[][] {
  const pushes: number[][] = [];
  const owner: number[] = new Array(squares + 1).fill(0);
  for (let king = 1; king <= k; king++) owner[goal[king]] = king;
  for (const stride of [side, 1])
    for (let from = 1; from <= squares; from++) {
      const king = owner[from];
      let room = (stride === 1 ? columnOf(from) : rowOf(from)) - 1;
      let to = from;
      for (; king > 0 && room > 0 && owner[to - stride] === 0; room--) to -= stride;
      if (to === from) continue;
      goal[king] = to; // step: goal
      [owner[from], owner[to]] = [0, king];
      pushes.push([king, from]);
    }
  return pushes;
}

// part: rows
/** Lays the squares from the top. False when two kings would have to change places at the end and cannot. */
function layAll(): boolean {
  for (let row = 1; row <= side - 2; row++) {
    // cut
    const last = squareAt(row, side - 1); // step: row
    for (let x = squareAt(row, 1); x < last; x++) lay(x);
    // cut
    layPair(last, "row");
  }
  // part: strip
  if (side > 2) {
    const first = squareAt(side - 1, 1); // step: strip
    for (let a = first; a < first + side - 2; a++) layPair(a, "column");
  }
  // cut
  return side < 2 || layLastFour(squareAt(side - 1, side - 1));
}

// part: tidy
/** Whether all kings have come to their targets. */
function solve(): boolean {
  for (let king = 1; king <= k; king++) holds[standsIn(king)] = king;
  // cut
  // Every king goes to the home cell of its square.
  const occupied = holds.filter((king) => king > 0); // step: tidy
  for (const king of occupied) go(king, home(standsIn(king)));
  // part: push
  if (k < squares) {
    const pushes = pushTargets(); // step: aim
    // cut
    if (!layAll()) return false;
    // part: release
    // The pushes are undone, the last one first.
    pushes.reverse(); // step: release
    for (const [king, from] of pushes) bringKing(king, from);
    // cut
  } else if (at.some((cell, king) => king > 0 && squareOf(cell) !== goal[king])) {
    return false; // step: full
  }
  // part: settle
  // Every king goes to its own cell within its square, the last square first.
  const all = holds.filter((king) => king > 0).reverse(); // step: settle
  for (const king of all) go(king, target[king]);
  // cut
  return true;
}

// part: result
console.log(solve() ? ["TAK", moves.length, ...moves].join("\n") : "NIE");
