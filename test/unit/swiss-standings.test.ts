import { describe, expect, test } from "vitest";
import { standingsOf } from "#algorithms/swiss/standings.ts";
import { type Result, type Tournament, USUAL_SCORING } from "#algorithms/swiss/tournament.ts";
import { randomTournament } from "#test/swiss-fixtures.ts";

/** A tournament from its games, round by round: white, black, white's result. */
function tournamentOf(
  n: number,
  rounds: readonly (readonly (readonly [number, number, Result])[])[],
): Tournament {
  const base = randomTournament(n, 0, 1);
  const mirrored: Readonly<Partial<Record<Result, Result>>> = { "1": "0", "0": "1", "=": "=" };
  const players = base.players.map((player, index) => ({
    ...player,
    games: rounds.map((games) => {
      for (const [white, black, result] of games) {
        if (white === index + 1) return { opponent: black, color: "white" as const, result };
        if (black === index + 1)
          return { opponent: white, color: "black" as const, result: mirrored[result] as Result };
      }
      return { opponent: 0, color: undefined, result: "U" as const };
    }),
  }));
  return { ...base, players, scoring: USUAL_SCORING };
}

describe("standings", () => {
  // Worked out by hand: 1 beats 2 and draws with 3; 2 beats 4; 3 beats 4.
  const four = tournamentOf(4, [
    [
      [1, 2, "1"],
      [3, 4, "1"],
    ],
    [
      [3, 1, "="],
      [4, 2, "0"],
    ],
  ]);

  test("go by points, then Buchholz, then Sonneborn–Berger", () => {
    const told = standingsOf(four).map(({ id, points, buchholz, sonnebornBerger, rank }) => [
      id,
      points,
      buchholz,
      sonnebornBerger,
      rank,
    ]);
    // Points 15, 10, 15, 0. Opponents of 1: 2 and 3, 25; of 3: 4 and 1, 15. But 1 and 3 have met: a draw, 5 each.
    expect(told).toEqual([
      [1, 15, 25, 20 + 15, 1],
      [3, 15, 15, 0 + 15, 2],
      [2, 10, 15, 0, 3],
      [4, 0, 25, 0, 4],
    ]);
  });

  test("put the winner of the direct encounter first", () => {
    // 1 and 4 end with one point each; 4 has beaten 1, though 1 has the stronger opponents.
    const encounter = tournamentOf(4, [
      [
        [1, 2, "1"],
        [3, 4, "1"],
      ],
      [
        [4, 1, "1"],
        [2, 3, "0"],
      ],
    ]);
    const order = standingsOf(encounter).map(({ id }) => id);
    expect(order).toEqual([3, 4, 1, 2]);
  });

  test("rank those equally whom nothing tells apart", () => {
    const drawn = tournamentOf(4, [
      [
        [1, 2, "="],
        [3, 4, "="],
      ],
    ]);
    expect(standingsOf(drawn).map(({ rank }) => rank)).toEqual([1, 1, 1, 1]);
  });
});
