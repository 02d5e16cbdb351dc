import { type Carrier, carry, fetchHole, planCarry } from "./carry.ts";
import { placePair } from "./pair.ts";
import { nameHoles, nameHolesInTime } from "./phantoms.ts";
import { manhattan, NOBODY, type Region, SIDES, type Squares, slide } from "./squares.ts";

/** Which lines are filled first: those of the longer edges, so that the rest stays square, or all rows. */
export type Order = "square" | "rows";

/** A king that is so many squares nearer than another is taken first without a plan for both. */
const CLEARLY_NEARER = 6;

/**
 * Solves the puzzle by filling one outer line after the other, until 2 × 2 squares are left. The last square to stay
 * empty is one in the middle, so that lines go from all four edges. Throws RangeError where there is no solution.
 */
export function peel(carrier: Carrier, order: Order): void {
  const { squares } = carrier;
  const { side, rowOf, columnOf } = squares;
  if (side < 2) return;
  const last = lastHole(squares);
  const row = rowOf[last];
  const column = columnOf[last];
  const region: Region = { top: 0, right: side - 1, bottom: side - 1, left: 0 };
  // The region always holds `last`, and all squares outside of it are done: a line is taken from the side
  // that is further away from `last`.
  for (;;) {
    const { top, right, bottom, left } = region;
    const height = bottom - top + 1;
    const width = right - left + 1;
    if (height === 2 && width === 2) break;
    if (order === "rows" ? height === 2 : width >= height) {
      const fromLeft = column - left > right - column;
      const line = fromLeft ? region.left++ : region.right--;
      fillLine(carrier, lineOf(squares, top, line, height, side), region, last);
    } else {
      const fromTop = row - top > bottom - row;
      const line = fromTop ? region.top++ : region.bottom--;
      fillLine(carrier, lineOf(squares, line, left, width, 1), region, last);
    }
  }
  turnLast(squares, region, last);
}

/** The square nearest to the middle in which no king shall stand. */
function lastHole(squares: Squares): number {
  const { side, count, wanted, rowOf, columnOf } = squares;
  const middle = (side - 1) / 2;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let s = 0; s < count; s++) {
    if (wanted[s] !== NOBODY) continue;
    const off = Math.max(Math.abs(rowOf[s] - middle), Math.abs(columnOf[s] - middle));
    if (off < least) [best, least] = [s, off];
  }
  if (best < 0) throw new RangeError("every square shall hold a king: there is nothing to slide");
  return best;
}

function lineOf(squares: Squares, row: number, column: number, length: number, step: number): number[] {
  const first = row * squares.side + column;
  return Array.from({ length }, (_, i) => first + i * step);
}

/** Fills a line from both ends, the king that is carried more easily first; the last two squares of it together. */
function fillLine(carrier: Carrier, line: readonly number[], rest: Region, last: number): void {
  let low = 0;
  let high = line.length - 1;
  while (high - low > 1) {
    const first = line[low];
    const second = line[high];
    if (isEasier(carrier, first, second)) {
      fillSquare(carrier, first, last);
      low++;
    } else {
      fillSquare(carrier, second, last);
      high--;
    }
  }
  placePair(carrier, line[low], line[high], rest, last);
}

/** Whether the king of the first square comes from nearer, or, if that is not clear, with less weight. */
function isEasier(carrier: Carrier, first: number, second: number): boolean {
  const nearer = distanceTo(carrier.squares, second) - distanceTo(carrier.squares, first);
  if (Math.abs(nearer) > CLEARLY_NEARER) return nearer > 0;
  return costOf(carrier, first) <= costOf(carrier, second);
}

function distanceTo(squares: Squares, square: number): number {
  const q = squares.wanted[square];
  return q === NOBODY ? 0 : manhattan(squares, squares.at[q], square);
}

/** What it takes to fill the square, as far as a plan can tell. */
function costOf(carrier: Carrier, square: number): number {
  const { squares } = carrier;
  const q = squares.wanted[square];
  if (q === squares.king[square] || q === NOBODY) return 0;
  const path = planCarry(carrier, squares.at[q], (s) => s === square, -1);
  return path === undefined ? Number.POSITIVE_INFINITY : carrier.cost;
}

function fillSquare(carrier: Carrier, square: number, last: number): void {
  const { squares } = carrier;
  const { king, wanted, open, at } = squares;
  if (wanted[square] === NOBODY) nameHolesInTime(squares, last, 1);
  const q = wanted[square];
  if (king[square] !== q) {
    const done = q === NOBODY ? fetchHole(carrier, square, -1) : carry(carrier, at[q], (s) => s === square);
    if (!done) throw new RangeError(`square ${square} cannot be filled`);
  }
  open[square] = 0;
}

/** Turns the last 2 × 2 squares until every king stands where it shall. */
function turnLast(squares: Squares, region: Region, last: number): void {
  const { side, king, wanted } = squares;
  nameHoles(squares, last);
  const corner = region.top * side + region.left;
  // In a ring, so that each slide moves the hole by one place. It can only go round: the order of the kings
  // stays.
  const ring = [corner, corner + 1, corner + side + 1, corner + side];
  const isDone = (kings: readonly number[]): boolean => ring.every((s, i) => wanted[s] === kings[i]);
  // The hole makes at most three rounds of four slides until all is as it was; the shorter way round is taken.
  const now = ring.map((s) => king[s]);
  const ways = [1, SIDES - 1].map((step) => {
    const kings = [...now];
    let hole = kings.indexOf(NOBODY);
    const path: number[] = [hole];
    while (!isDone(kings) && path.length <= 12) {
      const next = (hole + step) % SIDES;
      kings[hole] = kings[next];
      kings[next] = NOBODY;
      hole = next;
      path.push(hole);
    }
    return isDone(kings) ? path : undefined;
  });
  const found = ways.filter((path) => path !== undefined).sort((p, q) => p.length - q.length)[0];
  if (found === undefined) throw new RangeError("the last three kings have the wrong parity");
  for (let i = 1; i < found.length; i++) slide(squares, ring[found[i]], ring[found[i - 1]]);
}
