/**
 * Pairs n players, everyone with everyone else once, by turning a circle of m seats: n, or n − 1 and a guest.
 * Reads n, and prints a line for each round: its games, White first. Players and rounds count from 1.
 */
import { readFileSync } from "node:fs";

// part: seats
function schedule(n: number): number[][][] {
  // cut
  const odd = n % 2 === 1;
  // cut
  const m = odd ? n : n - 1; // seats: always odd
  const rounds: number[][][] = [];
  // part: turn
  for (let i = 1; i <= m; i++) {
    const top = i; // step: turn
    const games: number[][] = [];
    // part: pair
    for (let j = 1; j <= (m - 1) / 2; j++) {
      const a = wrap(top + j, m); // step: right
      // cut
      const b = wrap(top - j, m); // step: left
      // cut
      games.push(j % 2 === 0 ? [b, a] : [a, b]); // step: game
    }
    // part: guest
    if (!odd) {
      games.push(i % 2 === 0 ? [n, top] : [top, n]); // step: guest
    }
    // part: round
    rounds.push(games); // step: full
  }
  // cut
  return rounds;
}

// part: close
/** The seat x on a circle of m: 1, 2, …, m, then 1 again, for x from 1 − m to 2m. */
function wrap(x: number, m: number): number {
  // cut
  return x < 1 ? x + m : x > m ? x - m : x;
}

// part: end
const n = Number(readFileSync(0, "utf8"));
for (const games of schedule(n)) console.log(games.flat().join(" "));
