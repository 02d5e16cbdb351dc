import { LETTERS, PHASE, type Recorder } from "../steps.ts";
import type { Kings } from "./kings.ts";

/** Lays the last four squares, A B over C D. False when the kings of B and C would have to change places and cannot. */
export function layLastFour(kings: Kings, { step, ask }: Recorder, a: number): boolean {
  const [b, c, d] = [a + 1, a + kings.side, a + kings.side + 1];
  const [kingA, kingB, kingC] = [a, b, c].map(kings.wanted) as [number, number, number];
  step.four(a);
  kings.begin(PHASE.four);
  kings.look(LETTERS.four, a, kingA, a);
  if (kingA > 0) kings.bringKing(kingA, a);
  kings.close(a);
  if (kingB > 0 && kingC > 0) {
    kings.bringBlank(d, 0);
    if (kings.kingIn(b) === kingB) return true;
    if (kings.n % 2 === 1) {
      step.stuck(kingB, kingC);
      return false;
    }
    step.squeeze(kingB, kingC);
    kings.look(LETTERS.squeeze, a, 0, 0);
    ask.squeeze(kingC);
    squeeze(kings, kingC, kingB, kings.home(b), kings.home(c));
  } else if (kingB > 0) {
    kings.call(kingB, b);
    kings.bringKing(kingB, b, "sideways");
  } else if (kingC > 0) {
    kings.call(kingC, c);
    kings.bringKing(kingC, c, "upwards");
  }
  return true;
}

/** The king in B steps aside into the corner of the board, the king in C slips through, and the corner is left. */
function squeeze({ n, go }: Kings, inB: number, inC: number, b: number, c: number): void {
  go(inB, b + n + 1);
  go(inB, b + 2 * n + 1);
  go(inB, b + 3 * n + 1);
  go(inC, c + 1);
  go(inC, c + 2 - n);
  go(inC, b);
  go(inB, c + n + 2);
  go(inB, c + n + 1);
  go(inB, c);
}
