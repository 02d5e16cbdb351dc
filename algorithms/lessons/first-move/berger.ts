import { bergerTable } from "#algorithms/engines/schedules/berger-table.ts";
import type { Game } from "#algorithms/engines/schedules/schedule.ts";

let latest: { readonly n: number; readonly rounds: readonly (readonly Game[])[] } | undefined;

/** The rounds of Berger's table for n players. The latest one is kept, as every frame asks for it. */
export function bergerRounds(n: number): readonly (readonly Game[])[] {
  if (latest?.n !== n) latest = { n, rounds: bergerTable(n).rounds };
  return latest.rounds;
}

/**
 * Whether a game of Berger's round r is in our table under the new numbers, with the same colors, when our rounds are read
 * backwards. `color` is the table of the first move, `number` the new number of player p at p − 1; 0 is "none yet".
 */
export function isOfficial(
  n: number,
  color: ArrayLike<number>,
  number: ArrayLike<number>,
  [white, black]: Game,
  r: number,
): boolean {
  const rounds = n % 2 === 1 ? n : n - 1;
  const place = (k: number): number => Array.prototype.indexOf.call(number, k) * rounds + rounds - r;
  const [a, b] = [place(white), place(black)];
  return a >= 0 && b >= 0 && color[a] === 1 && color[b] === -1;
}
