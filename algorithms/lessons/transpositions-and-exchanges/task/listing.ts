/**
 * Lists how a bracket of the Dutch system is changed when its first pairing will not do: by transpositions of S2, or by
 * exchanges of so many players between S1 and S2. Reads s1, s2 and the size of the exchange, 0 for transpositions.
 * Players count from 1, first those of S1, then those of S2; places from 0.
 */
import { readFileSync } from "node:fs";

// part: orders
/** What is listed: transpositions, or exchanges of so many players. */
function orders(s1: number, s2: number, size: number): number[][] {
  return size === 0 ? transpositions(s1, s2) : exchanges(s1, s2, size);
}

// part: list
/** The transpositions of S2, the smallest first, by the first s1 places. Each order is made from the one before. */
function transpositions(s1: number, s2: number): number[][] {
  const list: number[][] = [];
  const S2 = Array.from({ length: s2 }, (_, k) => s1 + 1 + k); // step: seat
  // cut
  for (;;) {
    list.push(S2.slice(0, s1)); // step: list
    // part: pivot
    if (s1 < s2 - 1) turn(S2, s1, s2 - 1); // step: skip
    // cut
    let i = s2 - 2;
    while (i >= 0 && S2[i] > S2[i + 1]) i--;
    if (i < 0) return list; // step: last
    const pivot = S2[i]; // step: pivot
    // part: heir
    let j = s2 - 1;
    while (S2[j] < pivot) j--;
    // cut
    const heir = S2[j]; // step: heir
    [S2[i], S2[j]] = [heir, pivot]; // step: swap
    if (i < s2 - 2) turn(S2, i + 1, s2 - 1); // step: turn
  }
}

// part: groups
/** The smallest difference first, then the weakest group of S1, then the strongest group of S2. */
function exchanges(s1: number, s2: number, size: number): number[][] {
  const list: number[][] = [];
  // cut
  const first = Array.from({ length: s1 }, (_, k) => s1 - k); // step: bracket
  const second = Array.from({ length: s2 }, (_, k) => s1 + 1 + k);
  // cut
  const upper = groups(first, size); // 5.4, 5.3, 5.2, …
  const lower = groups(second, size); // 6.7, 6.8, 6.9, …
  // part: exchange
  for (let d = size * size; d <= size * (s1 + s2 - size); d++) {
    // cut
    // step: difference
    for (const down of upper) {
      for (const up of lower) {
        // cut
        if (sum(up) - sum(down) !== d) continue;
        list.push([...down, ...up]); // step: exchange
      }
    }
  }
  // part: complete
  return list; // step: complete
}

// part: helpers
/** All groups of `size` of these players, in the order in which they are written. */
function groups(players: number[], size: number): number[][] {
  if (size === 0) return [[]];
  return players.flatMap((player, k) =>
    groups(players.slice(k + 1), size - 1).map((others) => [player, ...others]),
  );
}

function sum(players: number[]): number {
  return players.reduce((total, player) => total + player, 0);
}

function turn(order: number[], i: number, j: number): void {
  for (; i < j; i++, j--) [order[i], order[j]] = [order[j], order[i]];
}

// part: end
const [s1, s2, size] = readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
for (const entry of orders(s1, s2, size)) console.log(entry.join(" "));
