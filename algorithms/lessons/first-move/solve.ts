import { type Coloring, type Problem, pairsOf, whitesOf } from "./problem.ts";
import { colorsFor, type Recorder, rowOf } from "./steps.ts";

/**
 * Writes down the colors of n players, row by row, and counts the breaks: games with the same color as the player's game
 * before, with or without a bye between. De Werra 1981. Players and rounds count from 1. One visit to each of n · rounds places.
 */
export function solve(problem: Problem, recorder: Recorder): Coloring {
  const { step, any, cells } = recorder;
  const { n } = problem;
  const rounds = n % 2 === 1 ? n : n - 1;
  const { opponent, given } = gamesOf(problem, rounds);
  const color = cells("color", n * rounds); // 1 White, −1 Black, 0 none
  const surplus = cells("surplus", n); // Whites minus Blacks
  const breaks = cells("breaks", n);
  const total = cells("total", 1);
  const renumbering = problem.colors === "berger" ? newOrder(n, recorder) : undefined;
  const players = Array.from({ length: n }, (_, k) => k + 1);
  let all = 0;
  for (const p of any.row(players, rowOf(n))) {
    step.player(p);
    let [before, sum, count] = [0, 0, 0];
    for (let r = 1; r <= rounds; r++) {
      const place = (p - 1) * rounds + r - 1;
      if (opponent[place] === 0) {
        step.rest(r, p);
        continue; // a bye separates nothing
      }
      const there = color[(opponent[place] - 1) * rounds + r - 1]; // in the opponent's row, if it is written
      const [now] =
        there === 0 ? any.color([given[place]], () => colorsFor(problem, given[place])) : [-there];
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
  if (renumbering) renumber(n, rounds, renumbering, recorder);
  return { n, rounds, color, breaks, total: all };
}

type Order = ReturnType<typeof newOrder>;

function newOrder(n: number, { cells }: Recorder) {
  return {
    number: cells("number", n),
    order: cells("order", n), // whose row stands where
    first: cells("first", 1), // the round that is read first
  };
}

/** Player p gets the number 1 − p/2 modulo the m seats; a player in the middle stays n. The last round becomes the first. */
function renumber(n: number, m: number, { number, order, first }: Order, { step, ask }: Recorder): void {
  const half = (m + 1) / 2; // times this is divided by 2, modulo m
  step.berger(n);
  for (let p = 1; p <= n; p++) {
    const k = p > m ? n : m - ((p * half - 1) % m);
    ask.rename(k);
    step.rename(p, k);
    number.put(p - 1, k);
  }
  step.sort(n);
  for (let p = 1; p <= n; p++) order.put(number[p - 1] - 1, p);
  step.turn(m);
  first.put(0, m);
  step.official(n);
}

/** The circle method says who meets whom, 0 for a bye; the rule says who has White. Places as in `color`. */
function gamesOf(problem: Problem, rounds: number) {
  const { right, left, perRound } = pairsOf(problem.n);
  const opponent = new Int32Array(problem.n * rounds);
  const given = new Int8Array(problem.n * rounds);
  whitesOf(problem).forEach((white, game) => {
    const round = Math.floor(game / perRound);
    const black = right[game] + left[game] - white;
    const [ofWhite, ofBlack] = [(white - 1) * rounds + round, (black - 1) * rounds + round];
    opponent[ofWhite] = black;
    opponent[ofBlack] = white;
    given[ofWhite] = 1;
    given[ofBlack] = -1;
  });
  return { opponent, given };
}
