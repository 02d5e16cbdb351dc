import { seededRandom } from "#algorithms/core/text/random.ts";
import { pairByMethod } from "#algorithms/engines/swiss/pair-by-method.ts";
import type { PairingMethod } from "#algorithms/engines/swiss/pairing-method.ts";
import { type Game, type Tournament, USUAL_SCORING, worth } from "#algorithms/engines/swiss/tournament.ts";

/** A tournament whose rounds were paired by a method, `basic` unless told, and decided by lot. */
export function playedTournament(
  n: number,
  played: number,
  rounds: number,
  method: PairingMethod = "basic",
): Tournament {
  const random = seededRandom(n);
  const games: Game[][] = Array.from({ length: n }, () => []);
  const tournament = (): Tournament => ({
    players: games.map((of, i) => ({
      ...{
        sex: "",
        title: "",
        name: `Player ${i + 1}`,
        rating: 2800 - i,
        federation: "",
        fideId: "",
        birth: "",
      },
      ...{
        rank: 0,
        games: of,
        points: of.reduce((sum, { result }) => sum + worth(result, USUAL_SCORING), 0),
      },
    })),
    ...{ rounds, scoring: USUAL_SCORING, initialColor: "white", isRankOrder: false },
    ...{ absences: [], forbidden: [], acceleration: [], notes: [] },
  });
  for (let round = 0; round < played; round++) {
    const { pairs, bye, unpaired } = pairByMethod(tournament(), method);
    for (const { white, black } of pairs) {
      const chance = random();
      const [first, second] =
        chance < 0.3 ? (["=", "="] as const) : chance < 0.68 ? (["1", "0"] as const) : (["0", "1"] as const);
      games[white - 1]?.push({ opponent: black, color: "white", result: first });
      games[black - 1]?.push({ opponent: white, color: "black", result: second });
    }
    if (bye !== undefined) games[bye - 1]?.push({ opponent: 0, color: undefined, result: "U" });
    for (const id of unpaired) games[id - 1]?.push({ opponent: 0, color: undefined, result: "Z" });
  }
  return tournament();
}
