import type { Game } from "#algorithms/engines/schedules/schedule.ts";

/**
 * A program that is wrong on purpose: the rotation, with White for the even place always, the place that faces place 1
 * included. For odd n the dummy has place 1, and the players are numbered by their places, from 1 at place 2.
 */
export function evenPlaceAlways(n: number): Game[][] {
  const odd = n % 2 === 1;
  const N = odd ? n + 1 : n;
  let places = Array.from({ length: N }, (_, k) => (odd ? k : k + 1)); // 0 is the dummy
  return Array.from({ length: N - 1 }, () => {
    const games: Game[] = [];
    for (let i = 1; i <= N / 2; i++) {
      const [upper, lower] = [places[i - 1], places[N - i]];
      if (upper === 0) continue;
      games.push(i % 2 === 0 ? [upper, lower] : [lower, upper]);
    }
    places = [places[0], places[N - 1], ...places.slice(1, -1)];
    return games;
  });
}
