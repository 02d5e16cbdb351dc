import { LETTERS, type Recorder } from "../steps.ts";
import type { Kings } from "./kings.ts";

/**
 * Lays the last two squares of a row, or of a column, from `a` on. The letters:
 *
 *     row   A B     column   A C E
 *           C D              B D F
 *           E F
 */
export function layPair(kings: Kings, { step, ask }: Recorder, a: number, line: "row" | "column"): void {
  const along = line === "row" ? 1 : kings.side;
  const across = line === "row" ? kings.side : 1;
  const first = line === "row" ? "sideways" : "upwards";
  const [b, c, d, f] = [a + along, a + across, a + along + across, a + along + 2 * across];
  const kingA = kings.wanted(a);
  const kingB = kings.wanted(b);
  if (kingB === 0) {
    kings.lay(a, first);
    kings.lay(b, first);
    return;
  }
  ask.next(kingB);
  step.pair(kingA, kingB);
  kings.look(LETTERS[line], a, kingB, a);
  kings.bringKing(kingB, a, first);
  kings.close(a);
  kings.call(kingA, c);
  if (kings.standsIn(kingA) === b) {
    kings.bringBlank(d, b);
    kings.slide(kingA, d);
  }
  if (kings.standsIn(kingA) === d && kings.nearestBlanks(c, d).length === 0) {
    ask.free(kingB);
    step.free(kingA, d);
    kings.open(a);
    kings.slide(kingB, b);
    kings.close(b);
    kings.bringBlank(f, d);
    kings.slide(kingA, f);
    kings.open(b);
    kings.bringBlank(a, b);
    kings.slide(kingB, a);
    kings.close(a);
  }
  kings.bringKing(kingA, c, first);
  kings.bringBlank(b, c);
  ask.enter(kingB);
  step.enter(kingB, kingA);
  kings.slide(kingB, b);
  kings.slide(kingA, a);
  kings.close(b);
}
