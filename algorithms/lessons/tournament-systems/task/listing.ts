/**
 * Draws a knockout of n seeded players. The tree lies in a row: the winner at place 1, the two that play for place v at
 * 2v and 2v + 1. Reads n, and prints the seeds of the first round, 0 for nobody. Seeds count from 1.
 */
import { readFileSync } from "node:fs";

// part: size
function draw(n: number): number[] {
  let size = 2;
  // cut
  while (size < n) size *= 2;
  // part: top
  const draw = new Array<number>(2 * size).fill(0); // the seed expected at each place
  // cut
  draw[1] = 1; // step: top
  // part: fold
  for (let k = 1; k < size; k *= 2) {
    // cut
    // The two seeds of a match make this sum.
    const sum = 2 * k + 1; // step: fold
    // part: pair
    for (let v = k; v < 2 * k; v++) {
      const s = draw[v];
      // cut
      draw[2 * v] = s; // step: pair
      // cut
      draw[2 * v + 1] = sum - s;
    }
  }
  // part: byes
  return draw.slice(size).map((seed) => (seed > n ? 0 : seed));
}

// part: end
const n = Number(readFileSync(0, "utf8"));
console.log(draw(n).join(" "));
