import { silentRecorder } from "#algorithms/core/run/trace.ts";
import { seededRandom } from "#algorithms/core/text/random.ts";
import type { Game } from "#algorithms/engines/swiss/tournament.ts";
import { type Problem, tournamentOf } from "./problem.ts";
import { solve } from "./solve.ts";
import { asks, steps } from "./steps.ts";

/** Random tournaments have come so far. */
const RANDOM_ROUNDS = 3;

/** A tournament after three rounds, each paired by this very method, with results by lot. */
export function random(seed: number, size: number): Problem {
  const chance = seededRandom(seed);
  const games: Game[][] = Array.from({ length: size }, () => []);
  for (let round = 0; round < RANDOM_ROUNDS; round++) {
    const [paired] = solve(tournamentOf(games), silentRecorder(steps, asks)).rounds;
    const { pairs, bye, unpaired } = paired;
    for (const { white, black } of pairs) {
      const lot = chance();
      const [first, second] = (lot < 0.4 ? ["1", "0"] : lot < 0.7 ? ["=", "="] : ["0", "1"]) as ["1", "0"];
      games[white - 1]?.push({ opponent: black, color: "white", result: first });
      games[black - 1]?.push({ opponent: white, color: "black", result: second });
    }
    if (bye > 0) games[bye - 1]?.push({ opponent: 0, color: undefined, result: "U" });
    for (const id of unpaired) games[id - 1]?.push({ opponent: 0, color: undefined, result: "Z" });
  }
  return tournamentOf(games);
}
