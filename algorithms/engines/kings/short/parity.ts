import { encodeMove } from "../board.ts";
import { type Carrier, fetchHole } from "./carry.ts";
import { pushMove } from "./move-list.ts";
import { holesOf, isOdd } from "./phantoms.ts";
import { NOBODY, type Squares } from "./squares.ts";

/**
 * With a single empty square, slides reach only half of all arrangements (Johnson and Story, 1879). On a
 * board of even n a king can step into the empty last square diagonally, between two kings that give way to
 * the edges: it changes places with the empty square, which is one exchange, and the color of that stays;
 * that changes the parity.
 */
export function mendParity(carrier: Carrier): void {
  const { squares } = carrier;
  const { side, count } = squares;
  const holes = holesOf(squares, squares.king);
  if (holes.length !== 1 || side < 2) return;
  if (!isOdd(squares, holes, holesOf(squares, squares.wanted))) return;
  if (squares.board.n % 2 === 1) throw new RangeError("the empty square has the wrong parity");
  const corner = count - 1;
  fetchHole(carrier, corner, -1);
  squeeze(squares, corner - side - 1, corner - side, corner - 1, corner);
}

/** The king of square `from` steps to `to` between the kings of the squares above and left of `to`. */
function squeeze(squares: Squares, from: number, above: number, left: number, to: number): void {
  const { king, at, home, list } = squares;
  const { n } = squares.board;
  const [a, b, c] = [king[from], king[above], king[left]];
  const homeOf = (s: number): number => home[s];
  const steps: [number, number][] = [
    [b, homeOf(above) + 1],
    [c, homeOf(left) + n],
    [a, homeOf(from) + n + 1],
    [a, homeOf(to)],
    [b, homeOf(above)],
    [c, homeOf(left)],
  ];
  for (const [q, cell] of steps) pushMove(list, encodeMove(q, cell, n));
  king[to] = a;
  at[a] = to;
  king[from] = NOBODY;
}
