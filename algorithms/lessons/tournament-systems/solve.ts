import { seededRandom } from "#algorithms/core/text/random.ts";
import type { Bracket, Problem } from "./problem.ts";
import { levelOf, type Recorder, thatPlace } from "./steps.ts";

/**
 * Draws and plays a knockout of n seeded players. The tree lies in a row: the winner at place 1, the two that play for
 * place v at 2v and 2v + 1. Seeds and rounds count from 1. One visit to each of fewer than 4n places.
 */
export function solve(problem: Problem, { step, ask, any, cells }: Recorder): Bracket {
  const { n, chance } = problem;
  let [size, rounds] = [2, 1];
  while (size < n) {
    size *= 2;
    rounds++;
  }
  const draw = cells("draw", 2 * size); // the seed expected at each place
  const winner = cells("winner", size); // who won through to it
  step.top(1);
  draw.put(1, 1);
  for (let k = 1; k < size; k *= 2) {
    step.fold(2 * k);
    const sum = 2 * k + 1; // of the two seeds of a match
    for (const v of any.place(levelOf(k), thatPlace)) {
      const s = draw[v];
      ask.seed(sum - s);
      step.pair(v, sum - s);
      draw.put(2 * v, s);
      draw.put(2 * v + 1, sum - s);
    }
  }
  const upset = upsets(problem, draw);
  const entrant = (v: number): number => (v >= size ? draw[v] : winner[v]);
  for (let k = size / 2, r = 1; k >= 1; k /= 2, r++) {
    step.round(r, k);
    for (const v of any.match(levelOf(k), thatPlace)) {
      const [a, b] = [entrant(2 * v), entrant(2 * v + 1)];
      if (b > n) {
        ask.through(2 * v);
        step.bye(v, a);
        winner.put(v, a);
        continue;
      }
      step.match(v);
      const through = upset[v] === 1 ? Math.max(a, b) : Math.min(a, b);
      if (chance === 0 && upset[v] === 0) ask.through(a < b ? 2 * v : 2 * v + 1);
      step.win(v, through);
      winner.put(v, through);
    }
  }
  return { n, size, rounds, draw, winner };
}

/** For each place whether the weaker one wins it: as it is written, or else by a coin for each match, in the order of rounds and places. */
function upsets({ n, chance, results = [] }: Problem, draw: ArrayLike<number>): Uint8Array {
  const size = draw.length / 2;
  const upset = new Uint8Array(size);
  const through = Array.from(draw);
  const coin = seededRandom(chance);
  for (let k = size / 2; k >= 1; k /= 2) {
    for (let v = k; v < 2 * k; v++) {
      const [a, b] = [through[2 * v], through[2 * v + 1]].sort((x, y) => x - y);
      if (b <= n) {
        const byLot = chance > 0 && coin() < 0.5;
        const written = results.find((pair) => pair.includes(a) && pair.includes(b));
        upset[v] = (written ? written[0] === b : byLot) ? 1 : 0;
      }
      through[v] = upset[v] === 1 ? b : a;
    }
  }
  return upset;
}
