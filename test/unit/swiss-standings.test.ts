import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { standingsOf } from "#algorithms/shared/swiss/standings.ts";
import { type Result, type Tournament, USUAL_SCORING } from "#algorithms/shared/swiss/tournament.ts";
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

/** The definitions once more: from a table of who did what against whom, without the functions under test. */
function naiveStandings({ players, scoring }: Tournament) {
  const value: Readonly<Record<Result, number>> = {
    ...{ "1": scoring.win, W: scoring.win, "+": scoring.win, F: scoring.win },
    ...{ "=": scoring.draw, D: scoring.draw, H: scoring.draw, "0": scoring.loss, L: scoring.loss },
    ...{ "-": scoring.forfeitLoss, Z: scoring.zeroBye, U: scoring.pairingBye },
  };
  // The rounds up to the last one in which somebody was paired.
  const rounds = Math.max(
    0,
    ...players.flatMap(({ games }) =>
      games.map(({ opponent, result }, r) => (opponent > 0 || result === "U" ? r + 1 : 0)),
    ),
  );
  const cells = players.map(({ games }) => games.slice(0, rounds));
  const points = cells.map((games) => games.reduce((sum, { result }) => sum + value[result], 0));
  /** The results that one had at the board against the other. */
  const against = (u: number, v: number): Result[] =>
    (cells[u] ?? [])
      .filter((game) => game.opponent === v + 1 && !"+-".includes(game.result))
      .map((game) => game.result);
  const everyone = players.map((_, i) => i);
  const all = everyone.map((u) => {
    const met = everyone.flatMap((v) => against(u, v).map((result) => ({ v, result })));
    const sum = (of: number[]): number => of.reduce((a, b) => a + b, 0);
    const equals = everyone.filter((v) => points[v] === points[u]);
    const hasAllMet = equals.every((v) => equals.every((w) => v === w || against(v, w).length > 0));
    const encounter = equals.flatMap((v) => against(u, v).map((result) => value[result]));
    return {
      points: points[u],
      buchholz: sum(met.map(({ v }) => points[v])) + (rounds - met.length) * points[u],
      sonnebornBerger: sum(
        met.map(({ v, result }) => (result === "1" ? 2 : result === "=" ? 1 : 0) * points[v]),
      ),
      directEncounter: equals.length > 1 && hasAllMet ? sum(encounter) : undefined,
    };
  });
  return all.map((mine) => ({
    ...mine,
    beats: (id: number): boolean => {
      const theirs = all[id - 1];
      for (const key of ["points", "directEncounter", "buchholz", "sonnebornBerger"] as const) {
        const [a, b] = [mine[key] ?? 0, theirs[key] ?? 0];
        if (a !== b) return a > b;
      }
      return false;
    },
  }));
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

  test("agree with sums over pairs of players, whatever byes and forfeits there are and whatever they are worth", () => {
    const tenths = fc.nat(40);
    const scoring = fc.record({
      ...{ win: tenths, draw: tenths, loss: tenths },
      ...{ forfeitLoss: tenths, zeroBye: tenths, pairingBye: tenths },
    });
    let encounters = 0;
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 9 }),
        fc.nat(5),
        fc.nat(),
        fc.oneof(fc.constant(USUAL_SCORING), scoring),
        (n, rounds, seed, worths) => {
          const tournament = { ...randomTournament(n, rounds, seed), scoring: worths };
          const standings = standingsOf(tournament);
          const naive = naiveStandings(tournament);
          encounters += naive.filter(({ directEncounter }) => directEncounter !== undefined).length;
          for (const { id, rank, ...values } of standings) {
            const { beats, ...wanted } = naive[id - 1];
            expect(values).toEqual(wanted);
            // As many are ahead of somebody as beat him.
            expect(rank).toBe(1 + naive.filter((other) => other.beats(id)).length);
            expect(beats(id)).toBe(false);
          }
          expect(standings.map(({ rank }) => rank)).toEqual(
            standings.map(({ rank }) => rank).toSorted((a, b) => a - b),
          );
        },
      ),
      { numRuns: 500 },
    );
    expect(encounters).toBeGreaterThan(100);
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
