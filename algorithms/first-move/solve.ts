import { pairsOf } from "./pairs.ts";
import { type Coloring, type Problem, whitesOf } from "./problem.ts";
import type { Recorder } from "./steps.ts";

/**
 * Writes down the colors of n players, row by row, and counts the breaks: games with the same color as the player's game
 * before, with or without a bye between. De Werra 1981. Players and rounds count from 1. One visit to each of n · rounds places.
 */
export function solve(problem: Problem, { step, cells }: Recorder): Coloring {
  const { n } = problem;
  const rounds = n % 2 === 1 ? n : n - 1;
  const given = givenColors(problem, rounds);
  const color = cells("color", n * rounds); // 1 White, −1 Black, 0 none
  const surplus = cells("surplus", n); // Whites minus Blacks
  const breaks = cells("breaks", n);
  const total = cells("total", 1);
  let all = 0;
  for (let p = 1; p <= n; p++) {
    step.player(p);
    let [before, sum, count] = [0, 0, 0];
    for (let r = 1; r <= rounds; r++) {
      const place = (p - 1) * rounds + r - 1;
      const now = given[place];
      if (now === 0) {
        step.rest(r, p);
        continue; // a bye separates nothing
      }
      step.game(r, p);
      color.put(place, now);
      sum += now;
      if (now === before) {
        step.same(r, p);
        count++;
        breaks.put(p - 1, count);
      }
      before = now;
    }
    step.done(p);
    surplus.put(p - 1, sum);
    all += count;
  }
  step.count(all);
  total.put(0, all);
  if (problem.colors === "berger") renumber(n, rounds, step, cells);
  return { n, rounds, color, breaks, total: all };
}

/** Player p gets the number 1 − p/2 modulo the m seats; a player in the middle stays n. The last round becomes the first. */
function renumber(n: number, m: number, step: Recorder["step"], cells: Recorder["cells"]): void {
  const number = cells("number", n);
  const order = cells("order", n); // whose row stands where
  const first = cells("first", 1); // the round that is read first
  const half = (m + 1) / 2; // times this is divided by 2, modulo m
  step.berger(n);
  for (let p = 1; p <= n; p++) {
    const k = p > m ? n : m - ((p * half - 1) % m);
    step.rename(p, k);
    number.put(p - 1, k);
  }
  step.sort(n);
  for (let p = 1; p <= n; p++) order.put(number[p - 1] - 1, p);
  step.turn(m);
  first.put(0, m);
  step.official(n);
}

/** The circle method says who meets when; the rule says who has White. */
function givenColors(problem: Problem, rounds: number): Int8Array {
  const { right, left, perRound } = pairsOf(problem.n);
  const colors = new Int8Array(problem.n * rounds);
  whitesOf(problem).forEach((white, game) => {
    const round = Math.floor(game / perRound);
    const black = right[game] + left[game] - white;
    colors[(white - 1) * rounds + round] = 1;
    colors[(black - 1) * rounds + round] = -1;
  });
  return colors;
}
