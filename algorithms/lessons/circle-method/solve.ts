import type { Problem, Schedule } from "./problem.ts";
import { level, type Recorder } from "./steps.ts";

/**
 * Pairs n players, everyone with everyone else once, by turning a circle of m seats: n, or n − 1 and a guest.
 * Kirkman 1847, Schurig 1886. Players, rounds and rows count from 1, games from 0. One visit to each of n(n − 1)/2 games.
 */
export function solve({ n, colors }: Problem, { step, ask, any, cells }: Recorder): Schedule {
  const odd = n % 2 === 1;
  const m = odd ? n : n - 1; // seats: always odd
  const balanced = colors === "balanced";
  const top = cells("top", 1);
  const alone = cells("alone", odd ? m : 0);
  const white = cells("white", (n * (n - 1)) / 2);
  const black = cells("black", (n * (n - 1)) / 2);
  // The rows of level seats; for even n one more, the top and the middle.
  const rows = Array.from({ length: Math.floor(n / 2) }, (_, row) => row + 1);
  for (let i = 1; i <= m; i++) {
    ask.top(i);
    step.turn(i);
    top.put(0, i);
    if (odd) {
      step.rest(i);
      alone.put(i - 1, i);
    }
    for (const j of any.pair(rows, level(i, m))) {
      const game = (i - 1) * rows.length + j - 1;
      if (j > (m - 1) / 2) {
        const swap = balanced && i % 2 === 0;
        ask.white(swap ? n : i);
        step.guest(i, n);
        white.put(game, swap ? n : i);
        black.put(game, swap ? i : n);
        continue;
      }
      step.right(j);
      const a = wrap(i + j, m);
      step.left(j);
      const b = wrap(i - j, m);
      const swap = balanced && j % 2 === 0;
      ask.white(swap ? b : a);
      step.game(a, b);
      white.put(game, swap ? b : a);
      black.put(game, swap ? a : b);
    }
    step.full(i);
  }
  return { n, white, black, alone };
}

/** The seat x on a circle of m: 1, 2, …, m, then 1 again, for x from 1 − m to 2m. */
function wrap(x: number, m: number): number {
  return x < 1 ? x + m : x > m ? x - m : x;
}
