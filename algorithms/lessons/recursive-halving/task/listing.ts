/**
 * Pairs n players by halves: everyone meets the whole other half, then each half does the same at the same time.
 * Reads n, and prints a line for each day: its games, White first. Days and players count from 1.
 */
import { readFileSync } from "node:fs";

// part: days
function schedule(n: number): number[][][] {
  const days = n % 2 === 1 ? n : n - 1;
  const games: number[][][] = Array.from({ length: days + 1 }, () => []);
  const busy: boolean[][] = Array.from({ length: days + 1 }, () => Array(n + 1).fill(false));
  // cut
  pair(1, n, n, 1);
  return games.slice(1);

  // part: halve
  /** Pairs the players from…to, who have `size` seats, on free days from `day` on. */
  function pair(from: number, to: number, size: number, day: number): void {
    if (from >= to) return;
    // cut
    // The last seat of an odd call stays empty.
    const seats = size + (size % 2); // step: call
    const h = seats / 2;
    // part: meet
    const resting = h > 1 && h % 2 === 1;
    for (let i = resting ? 1 : 0; i < h; i++) {
      // step: turn
      for (let j = 0; j < h; j++) {
        // cut
        const a = from + j;
        const b = from + h + ((i + j) % h);
        if (b <= to) write(a, b, day); // step: game
      }
      // cut
      day++;
    }
    // part: halves
    pair(from, Math.min(from + h - 1, to), h, day);
    pair(from + h, to, h, day);
    // part: rest
    if (!resting) return;
    // step: back
    for (const end = day + h; day < end; day++) {
      // cut
      // step: rest
      for (let a = from; a < from + h && a + h <= to; a++) {
        if (!busy[day][a] && !busy[day][a + h]) write(a, a + h, day); // step: meet
      }
    }
  }

  // part: write
  /** Enters a game; a is the lower number. */
  function write(a: number, b: number, day: number): void {
    const even = (a + b) % 2 === 0;
    // cut
    games[day].push(even ? [a, b] : [b, a]);
    busy[day][a] = true;
    busy[day][b] = true;
  }
}

// part: end
const n = Number(readFileSync(0, "utf8"));
for (const games of schedule(n)) console.log(games.flat().join(" "));
