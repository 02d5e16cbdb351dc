/**
 * Pairs n players, everyone with everyone else once, by turning a circle of m seats: n, or n − 1 and a guest.
 * Reads n, and prints a line for each round: its games, White first. Players and rounds count from 1.
 */
import { readFileSync } from "node:fs";

function schedule(n: number): number[][][] {
  const odd = n % 2 === 1;
  const m = odd ? n : n - 1; // seats: always odd
  const rounds: number[][][] = [];
  for (let i = 1; i <= m; i++) {
    const top = i; // step: turn
    const games: number[][] = [];
    for (let j = 1; j <= (m - 1) / 2; j++) {
      const a = wrap(top + j, m); // step: right
      const b = wrap(top - j, m); // step: left
      games.push(j % 2 === 0 ? [b, a] : [a, b]); // step: game
    }
    if (!odd) {
      games.push(i % 2 === 0 ? [n, top] : [top, n]); // step: guest
    }
    rounds.push(games); // step: full
  }
  return rounds;
}

/** The seat x on a circle of m: 1, 2, …, m, then 1 again, for x from 1 − m to 2m. */
function wrap(x: number, m: number): number {
  return x < 1 ? x + m : x > m ? x - m : x;
}

const n = Number(readFileSync(0, "utf8"));
for (const games of schedule(n)) console.log(games.flat().join(" "));
