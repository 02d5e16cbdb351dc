import { seededRandom } from "#algorithms/core/text/random.ts";
import { pairDutchRound } from "#algorithms/engines/swiss/dutch/pair-dutch-round.ts";
import type { Game, Result } from "#algorithms/engines/swiss/tournament.ts";
import { type Problem, tournamentOf } from "./problem.ts";

/**
 * A tournament after two to four rounds, each paired by the system, with results by lot; fewer where few play, or where not
 * all could be paired again.
 */
export function random(seed: number, size: number): Problem {
  const chance = seededRandom(seed);
  const games: Game[][] = Array.from({ length: size }, () => []);
  const rounds = Math.min(2 + Math.floor(3 * chance()), Math.max(0, size - 3));
  for (let round = 0; round < rounds; round++) {
    const { pairs, bye, unpaired } = pairDutchRound(tournamentOf(games));
    for (const { white, black } of pairs) {
      const lot = chance();
      const [first, second]: [Result, Result] = lot < 0.4 ? ["1", "0"] : lot < 0.65 ? ["=", "="] : ["0", "1"];
      games[white - 1].push({ opponent: black, color: "white", result: first });
      games[black - 1].push({ opponent: white, color: "black", result: second });
    }
    if (bye !== undefined) games[bye - 1].push({ opponent: 0, color: undefined, result: "U" });
    for (const id of unpaired) games[id - 1].push({ opponent: 0, color: undefined, result: "Z" });
  }
  const played = tournamentOf(games);
  if (pairDutchRound(played).unpaired.length === 0) return played;
  return tournamentOf(games.map((of) => of.slice(0, -1)));
}
