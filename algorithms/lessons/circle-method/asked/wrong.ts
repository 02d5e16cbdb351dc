import type { Game } from "#algorithms/engines/schedules/schedule.ts";

/**
 * A program that is wrong on purpose: all n players sit in a ring and move on by one seat a round, and the seats are paired
 * first with last, second with last but one. For odd n that is the circle method; for even n nobody stands still.
 */
export function allTurn(n: number): Game[][] {
  let seats = Array.from({ length: n }, (_, k) => k + 1);
  const rounds = n % 2 === 1 ? n : n - 1;
  return Array.from({ length: rounds }, () => {
    const games: Game[] = [];
    for (let k = 0; k < Math.floor(n / 2); k++) games.push([seats[k], seats[n - 1 - k]]);
    seats = [...seats.slice(1), seats[0]];
    return games;
  });
}
