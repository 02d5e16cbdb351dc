import type { Cells } from "#algorithms/core/run/trace.ts";
import type { Problem, Schedule } from "./problem.ts";
import { facing, type Recorder } from "./steps.ts";

/**
 * Pairs n players by an array of N places, N even: place i meets place N + 1 − i, then all but place 1 move on by one.
 * The method of a Finnish write-up of 2008; under other numbers it is the Berger table (Schurig 1886).
 * Players, places and rounds count from 1, games from 0. One visit to each game and (N − 1)² moves of players a cycle.
 */
export function solve({ n, round }: Problem, recorder: Recorder): Schedule {
  const { step, ask, any, cells } = recorder;
  const N = n + (n % 2);
  const once = N - 1; // rounds until everyone has met everyone
  const rounds = round === "single" ? once : 2 * once;
  const gamesPerRound = Math.floor(n / 2);
  const now = cells("round", 1);
  const place = cells("place", N + 1); // place[0] is the hand
  const white = cells("white", rounds * gamesPerRound);
  const black = cells("black", rounds * gamesPerRound);
  const alone = cells("alone", n === N ? 0 : rounds);
  const number = cells("number", N + 1);
  const dummy = n === N ? 0 : N; // a player who is not there, and has the first place
  step.seat(N);
  for (let i = 1; i <= N; i++) place.put(i, dummy === 0 ? i : i === 1 ? dummy : i - 1);

  const upper = Array.from({ length: N / 2 }, (_, k) => k + 1);
  for (let r = 1; r <= rounds; r++) {
    const played = playedAs(r, once, round);
    step.round(r, played);
    now.put(0, r);
    const secondCycle = r > once;
    const evenRound = (secondCycle ? r - once : r) % 2 === 0;
    for (const i of any.pair(upper, facing(place, N))) {
      step.face(i);
      const a = place[i];
      const b = place[N + 1 - i];
      if (a === dummy) {
        step.bye(b, r);
        alone.put(played - 1, b);
        continue;
      }
      // Of two facing places the even one has White. Place 1 stands still, so it alternates by round.
      const first = i === 1 ? evenRound : i % 2 === 0;
      const swap = first === secondCycle; // the second cycle reverses all colors
      const game = (played - 1) * gamesPerRound + (dummy === 0 ? i : i - 1) - 1;
      ask.white(swap ? b : a);
      step.game(swap ? b : a, swap ? a : b);
      white.put(game, swap ? b : a);
      black.put(game, swap ? a : b);
    }
    step.full(r);
    if (N > 2) rotate(place, N, recorder);
  }

  // The array is again as it was. Count the even places from the last one down, then the odd ones.
  step.berger(N);
  for (let k = 1; k <= N; k++) {
    const i = k <= N / 2 ? N + 2 - 2 * k : 2 * N + 1 - 2 * k;
    ask.rename(place[i]);
    step.rename(place[i], k);
    number.put(place[i], k);
  }
  step.same(N);
  return { n, white, black, alone, number };
}

/** Everyone moves to the next place, from N to 2; place 1 is left out. */
function rotate(place: Cells, N: number, { step, ask }: Recorder): void {
  ask.shift(place[N]);
  step.hold(N);
  place.put(0, place[N]);
  for (let i = N; i > 2; i--) {
    ask.shift(place[i - 1]);
    step.shift(i);
    place.put(i, place[i - 1]);
  }
  step.back(2);
  place.put(2, place[0]);
  place.put(0, 0);
}

/** The round in which round r of the array is played: the same, unless the last two of the first cycle are swapped. */
function playedAs(r: number, once: number, round: Problem["round"]): number {
  if (round !== "swapped" || once < 3) return r;
  return r === once ? once - 1 : r === once - 1 ? once : r;
}
