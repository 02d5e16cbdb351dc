import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MergeError, mergeTournaments } from "#algorithms/engines/swiss/merge.ts";
import { pairRound } from "#algorithms/engines/swiss/pair-by-matching.ts";
import { readTrf } from "#algorithms/engines/swiss/read-trf.ts";
import { playedRounds, scoreOf, type Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { writeTrf } from "#algorithms/engines/swiss/write-trf.ts";
import { tries } from "#test/depth.ts";
import { randomTournament } from "#test/support/given/swiss-fixtures.ts";

const parts = fc
  .tuple(
    fc.integer({ min: 1, max: 3 }),
    fc.array(fc.tuple(fc.integer({ min: 8, max: 14 }), fc.nat()), { minLength: 1, maxLength: 4 }),
  )
  .map(([rounds, groups]) => groups.map(([n, seed]) => randomTournament(n, rounds, seed)))
  // A round without any game is none: such a group has played less.
  .filter((all) => new Set(all.map(playedRounds)).size === 1);

describe("Tournaments that are put together", () => {
  test("keep everybody's points, colors and opponents", () => {
    fc.assert(
      fc.property(parts, (all) => {
        const whole = mergeTournaments(all);
        const rounds = playedRounds(whole);
        let before = 0;
        for (const { players, scoring } of all) {
          for (const [i, old] of players.entries()) {
            const now = whole.players[before + i];
            expect(now?.name).toBe(old.name);
            expect(scoreOf(now, rounds, scoring)).toBe(scoreOf(old, rounds, scoring));
            expect(now?.games.map(({ color }) => color)).toEqual(old.games.map(({ color }) => color));
            for (const [r, game] of old.games.entries()) {
              if (game.opponent === 0) continue;
              const opponent = whole.players[(now?.games[r]?.opponent ?? 0) - 1];
              expect(opponent?.games[r]?.opponent).toBe(before + i + 1);
              expect(opponent?.name).toBe(players[game.opponent - 1]?.name);
            }
          }
          before += players.length;
        }
        expect(whole.players).toHaveLength(before);
      }),
      { numRuns: tries(200) },
    );
  });

  test("are written as a file that has no mistake, and can be paired on", () => {
    fc.assert(
      fc.property(parts, (all) => {
        const whole = { ...mergeTournaments(all), rounds: 9 };
        const { problems, tournament } = readTrf(writeTrf(whole));
        expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
        const { pairs, field } = pairRound(tournament as Tournament, "basic");
        for (const { white, black } of pairs) {
          const one = field.candidates.find(({ id }) => id === white);
          expect(one?.met.has(black)).toBe(false);
        }
      }),
      { numRuns: tries(200) },
    );
  });

  const group = (n: number, rounds: number): Tournament => randomTournament(n, rounds, n);

  test("move forbidden pairs, absences and extra points with their players", () => {
    const second: Tournament = {
      ...group(6, 1),
      notes: ["062 6", "### board 3 2", "### club 6 Orion", '### prizes {"picked":[1,3]}'],
      forbidden: [{ first: 1, last: 2, players: [1, 6] }],
      absences: [{ kind: "H", round: 2, player: 3 }],
      acceleration: [{ points: 10, first: 1, last: 2, firstPlayer: 2, lastPlayer: 4 }],
    };
    const whole = mergeTournaments([group(8, 1), second, { ...group(6, 1), notes: ["### prizes {}"] }]);
    expect(whole.notes).toEqual(["### board 11 2", "### club 14 Orion", '### prizes {"picked":[9,11]}']);
    expect(whole.forbidden).toEqual([{ first: 1, last: 2, players: [9, 14] }]);
    expect(whole.absences).toEqual([{ kind: "H", round: 2, player: 11 }]);
    expect(whole.acceleration).toEqual([{ points: 10, first: 1, last: 2, firstPlayer: 10, lastPlayer: 12 }]);
  });

  test("are refused, with the reason, where groups do not fit", () => {
    const one = group(8, 2);
    expect(() => mergeTournaments([])).toThrow(MergeError);
    expect(() => mergeTournaments([one, group(8, 1)])).toThrow(
      "tournament 1 has 2 rounds, tournament 2 has 1 round",
    );
    expect(() => mergeTournaments([one, { ...one, scoring: { ...one.scoring, draw: 3 } }])).toThrow(
      "“drawn”",
    );
    expect(() => mergeTournaments([one, { ...one, isRankOrder: true }])).toThrow("ordered alike");
    const known = { ...one, players: one.players.map((player, i) => ({ ...player, fideId: `${1000 + i}` })) };
    expect(() => mergeTournaments([known, known])).toThrow(
      "(FIDE number 1000) stands in tournament 1 and in tournament 2",
    );
  });

  test("keep a bye of each odd group, worth what it was", () => {
    const bye = (n: number, worth: number): Tournament => {
      const whole = group(n, 1);
      return {
        ...whole,
        scoring: { ...whole.scoring, pairingBye: worth },
        players: whole.players.map((player, i) => ({
          ...player,
          games: [
            i === 0
              ? { opponent: 0, color: undefined, result: "U" as const }
              : {
                  opponent: i % 2 === 1 ? i + 2 : i,
                  color: i % 2 === 1 ? ("white" as const) : ("black" as const),
                  result: "=" as const,
                },
          ],
        })),
      };
    };
    const resultOf = (worth: number) =>
      mergeTournaments([bye(3, worth), bye(5, worth)]).players.map(({ games }) => games[0]?.result);
    expect(resultOf(10)).toEqual(["U", "=", "=", "F", "=", "=", "=", "="]);
    expect(resultOf(5)).toEqual(["U", "=", "=", "H", "=", "=", "=", "="]);
    expect(resultOf(0)).toEqual(["U", "=", "=", "Z", "=", "=", "=", "="]);
    expect(() => resultOf(7)).toThrow("no other bye is worth 0.7 points");
  });
});
