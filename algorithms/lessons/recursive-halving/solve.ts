import type { Problem, Schedule } from "./problem.ts";
import { calls, level, newOpponent, type Recorder } from "./steps.ts";

/**
 * Pairs n players by halves: everyone meets the whole other half, then each half does the same at the same time.
 * After the Polish write-up "Turniej szachowy"; the repair makes it right for every n. O(n²). Days, players from 1.
 */
export function solve({ n, repair, colors }: Problem, { step, ask, any, cells }: Recorder): Schedule {
  const days = repair && n % 2 === 1 ? n : n - 1;
  const levels = Math.ceil(Math.log2(n));
  // The open calls, each inside the one before.
  const first = cells("first", levels);
  const last = cells("last", levels);
  const today = cells("today", 1);
  const turned = cells("turned", 1);
  // By day and player; minus: with Black.
  const meets = cells("meets", days * n);
  let open = 0;
  pair(1, n, n, 1);
  return { n, days, meets };

  /** Pairs the players from…to, who have `size` seats, on free days from `day` on. */
  function pair(from: number, to: number, size: number, day: number): void {
    if (from >= to) return;
    step.call(from, to);
    first.put(open, from);
    last.put(open, to);
    open++;
    // The last seat of an odd call stays empty.
    const seats = repair ? size + (size % 2) : size;
    const h = Math.floor(seats / 2);
    const resting = repair && h > 1 && h % 2 === 1;
    const rows = Array.from({ length: h }, (_, j) => j);
    for (let i = resting ? 1 : 0; i < h; i++) {
      if (i > 0 && from + h <= to) ask.turn(...newOpponent({ from, to, h }, i));
      step.turn(day, i);
      turned.put(0, i);
      today.put(0, day);
      for (const j of any.pair(rows, level({ from, to, h }, i))) {
        const a = from + j;
        const b = from + h + ((i + j) % h);
        if (b > to) continue;
        ask.white(whiteOf(a, b), a + b - whiteOf(a, b));
        step.game(a, b);
        write(a, b, day);
      }
      day++;
    }
    const halves = [
      [from, Math.min(from + h - 1, to), h],
      [from + h, to, seats - h],
    ] as const;
    for (const [first, last, half] of any.half(halves, calls(n, open))) {
      if (first < last) ask.day(day);
      pair(first, last, half, day);
    }
    if (resting) {
      step.back(from, to);
      for (const end = day + h; day < end; day++) {
        step.rest(day);
        today.put(0, day);
        for (let a = from; a < from + h; a++) {
          const b = a + h;
          if (b > to || isBusy(a, day)) continue;
          ask.meet(a, b);
          ask.white(whiteOf(a, b), a + b - whiteOf(a, b));
          step.meet(a, b);
          write(a, b, day);
        }
      }
    }
    step.done(from, to);
    open--;
    first.put(open, 0);
    last.put(open, 0);
  }

  function isBusy(player: number, day: number): boolean {
    return meets[(day - 1) * n + player - 1] !== 0;
  }

  /** Enters a game; a is the lower number. */
  function write(a: number, b: number, day: number): void {
    const aIsWhite = whiteOf(a, b) === a;
    const row = (day - 1) * n - 1;
    meets.put(row + a, aIsWhite ? b : -b);
    meets.put(row + b, aIsWhite ? -a : a);
  }

  /** Who has White when a and b meet. */
  function whiteOf(a: number, b: number): number {
    const even = (a + b) % 2 === 0;
    return even || colors === "printed" ? a : b;
  }
}
