/**
 * Gives White in the rounds of the circle method: row by row of a table with a line for each player, so that nobody
 * has more breaks than they must. Reads n, the rounds and their games; prints the games, White first. All count from 1.
 */
import { readFileSync } from "node:fs";

// part: table
function colors(n: number, rounds: number[][][]): number[][][] {
  const table = () => Array.from({ length: n + 1 }, () => new Array<number>(rounds.length + 1).fill(0));
  const opponent = table();
  // cut
  const given = table(); // what the rule says: 1 White, −1 Black
  const color = table(); // what is written
  // part: rule
  for (const [k, games] of rounds.entries()) {
    for (const [a, b] of games) {
      const aIsWhite = firstHasWhite(n, k + 1, a, b);
      // cut
      opponent[a][k + 1] = b;
      opponent[b][k + 1] = a;
      // cut
      given[a][k + 1] = aIsWhite ? 1 : -1;
      given[b][k + 1] = aIsWhite ? -1 : 1;
    }
  }
  // part: rows
  for (let p = 1; p <= n; p++) {
    const row = color[p]; // step: player
    // cut
    for (let r = 1; r <= rounds.length; r++) {
      if (opponent[p][r] === 0) continue; // step: rest
      // part: write
      const there = color[opponent[p][r]][r]; // in the opponent's row, if it is written
      // cut
      row[r] = there === 0 ? given[p][r] : -there; // step: game
    }
  }
  // part: games
  return rounds.map((games, k) => games.map(([a, b]) => (color[a][k + 1] === 1 ? [a, b] : [b, a])));
}

// part: circle
/** Whether a has White against b, a < b, in round i: in odd rows the right-hand player has it, in even ones the left. */
function firstHasWhite(n: number, i: number, a: number, b: number): boolean {
  const m = n % 2 === 1 ? n : n - 1; // seats
  // cut
  if (b > m) return i % 2 === 1; // the player at the top against the one in the middle
  const j = (a - i + m) % m; // seats from the top to a, on the right
  // cut
  const onRight = j <= (m - 1) / 2;
  const row = onRight ? j : m - j;
  return onRight === (row % 2 === 1);
}

// part: end
const [head, ...lines] = readFileSync(0, "utf8").trim().split("\n");
const rounds = lines.map((line) => {
  const numbers = line.trim().split(/\s+/).map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, k) => numbers.slice(2 * k, 2 * k + 2));
});
for (const games of colors(Number.parseInt(head, 10), rounds)) console.log(games.flat().join(" "));
