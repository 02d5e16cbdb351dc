import type { Game, Schedule } from "./schedule.ts";
import { seat } from "./seat.ts";

/**
 * The Berger table for n players, from 2: the official round-robin schedule, in the printed order of the games.
 *
 * Let N be n, or n + 1 when n is odd, and m = N − 1. Round r has the center c = (r + 1)/2 when r is odd and
 * c = r/2 + N/2 when r is even. The first game is c against N, with White for c in odd rounds; game k after it is
 * c + k against c − k on a circle of m, White first. For odd n, the opponent of N sits out.
 *
 * FIDE Handbook C.05, Annex 1; Schurig 1886, reprinted by Berger 1893. One visit to each of the n(n − 1)/2 games.
 * Throws a RangeError when n is no integer from 2.
 */
export function bergerTable(n: number): Schedule {
  if (!Number.isInteger(n) || n < 2)
    throw new RangeError(`${n} players: a table needs a whole number from 2`);
  const odd = n % 2 === 1;
  const last = odd ? n + 1 : n;
  const m = last - 1;
  const rounds: Game[][] = [];
  const byes: number[] = [];
  for (let r = 1; r <= m; r++) {
    const c = r % 2 === 1 ? (r + 1) / 2 : r / 2 + last / 2;
    const games: Game[] = [];
    if (odd) byes.push(c);
    else games.push(r % 2 === 1 ? [c, last] : [last, c]);
    for (let k = 1; k < last / 2; k++) games.push([seat(c + k, m), seat(c - k, m)]);
    rounds.push(games);
  }
  return { players: n, rounds, byes };
}
