/**
 * Pairs n players by an array of N places, N even: place i meets place N + 1 − i, then all but place 1 move on by one.
 * Reads n and the cycles, 1 or 2, and prints a line for each round: its games, White first. All count from 1.
 */
import { readFileSync } from "node:fs";

// part: places
function schedule(n: number, cycles: number): number[][][] {
  const N = n + (n % 2);
  const once = N - 1; // rounds until everyone has met everyone
  // cut
  const dummy = n === N ? 0 : N; // a player who is not there, and has the first place
  // cut
  const place = [0]; // place[0] is the hand
  for (let i = 1; i <= N; i++) place.push(dummy === 0 ? i : i === 1 ? dummy : i - 1); // step: seat
  // part: rounds
  const rounds: number[][][] = [];
  for (let r = 1; r <= cycles * once; r++) {
    const games: number[][] = []; // step: round
    // cut
    const secondCycle = r > once;
    const evenRound = (secondCycle ? r - once : r) % 2 === 0;
    // part: pair
    for (let i = 1; i <= N / 2; i++) {
      const [a, b] = [place[i], place[N + 1 - i]]; // step: face
      // cut
      if (a === dummy) continue; // step: bye
      // part: color
      // Of two facing places the even one has White. Place 1 stands still, so it alternates by round.
      const first = i === 1 ? evenRound : i % 2 === 0;
      // cut
      const swap = first === secondCycle; // the second cycle reverses all colors
      games.push(swap ? [b, a] : [a, b]); // step: game
    }
    // part: round
    rounds.push(games); // step: full
    if (N > 2) rotate(place, N);
  }
  return rounds;
}

// part: move
/** Everyone moves to the next place, from N to 2; place 1 is left out. */
function rotate(place: number[], N: number): void {
  place[0] = place[N]; // step: hold
  // cut
  for (let i = N; i > 2; i--) {
    place[i] = place[i - 1]; // step: shift
  }
  place[2] = place[0]; // step: back
}

// part: end
const [n, cycles] = readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
for (const games of schedule(n, cycles)) console.log(games.flat().join(" "));
