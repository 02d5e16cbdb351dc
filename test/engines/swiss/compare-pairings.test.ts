/** Two pairings of a round, compared: as the text says of all pairings of few players, and by rules that were counted by hand. */
import { describe, expect, test } from "vitest";
import { seededRandom, shuffled } from "#algorithms/core/text/random.ts";
import { type Field, fieldOf } from "#algorithms/engines/swiss/candidates.ts";
import { comparePairings } from "#algorithms/engines/swiss/dutch/compare-pairings.ts";
import { planOf } from "#algorithms/engines/swiss/simulate/plan.ts";
import { type SimulatedRound, simulatedRounds } from "#algorithms/engines/swiss/simulate/simulate.ts";
import type { Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { lastRound } from "#test/support/given/last-round.ts";
import { randomTournament } from "#test/support/given/swiss-fixtures.ts";
import { allPairings, naiveDutch, naiveReason, pairingOf } from "#test/support/naive/naive-dutch.ts";

type Pairs = ReturnType<typeof allPairings>[number];

/** The pairing that the literal program takes, with its bye as a pair. */
function bestOf(field: Field): Pairs | undefined {
  const best = naiveDutch(field);
  if (!best) return undefined;
  return [...best.pairs, ...(best.bye === undefined ? [] : [[best.bye, -1] as const])];
}

/** Players, rounds, whether the next round is the last one, and the seed: found by trying, so that each rule decides somewhere. */
const CHOSEN = [
  [8, 3, true, 3], // C10
  [8, 3, true, 27], // C11
  [8, 3, false, 354], // C18
  [9, 4, true, 241], // C19
  [8, 3, false, 180], // C20
  [9, 4, true, 427], // C21
  [9, 1, false, 16], // 4.3.2, the sum
  [9, 1, false, 1144], // 4.3.2, the one who is sent down
] as const;

/** The fields of rounds: by lot, where much goes wrong, and by the system, where little does. */
function* fields(): Generator<Field> {
  for (let seed = 1; seed <= 12; seed++) {
    for (const n of [6, 7, 8]) yield fieldOf(randomTournament(n, 1 + (seed % 4), seed));
    const plan = planOf({ players: 8, rounds: 7, seed, absences: 0.08, forfeits: 0.08, halfByes: 0.04 });
    for (const { tournament } of simulatedRounds(plan) as Iterable<SimulatedRound>) yield fieldOf(tournament);
  }
  for (const [n, rounds, isLast, seed] of CHOSEN)
    yield fieldOf({ ...randomTournament(n, rounds, seed), rounds: rounds + (isLast ? 1 : 2) });
}

describe("of all pairings of few players", () => {
  test("the one that the text takes is better than each other one, by the rule that the text tells", () => {
    const decided = new Map<string, number>();
    for (const field of fields()) {
      const best = bestOf(field);
      if (!best) continue;
      const one = pairingOf(best);
      for (const pairs of allPairings(field)) {
        const [other, rule] = [pairingOf(pairs), naiveReason(field, best, pairs)];
        const found = comparePairings(field, one, other);
        expect(found?.rule).toBe(rule);
        if (rule === undefined) continue;
        expect(found?.better).toBe(0);
        expect(comparePairings(field, other, one)).toMatchObject({ rule, better: 1 });
        decided.set(rule, (decided.get(rule) ?? 0) + 1);
      }
    }
    const all = [...Array.from({ length: 17 }, (_, k) => `C${k + 5}`), "4.2", "4.3.2", "4.4.2"];
    expect([...decided.keys()].sort()).toEqual(all.sort());
  });

  test("each other one, too, is told from a third by the rule that the text tells", () => {
    const random = seededRandom(1);
    for (const field of fields()) {
      const all = shuffled(allPairings(field), random);
      for (const [k, one] of all.slice(1).entries()) {
        const other = all[k] as Pairs;
        const found = comparePairings(field, pairingOf(one), pairingOf(other));
        expect(found?.rule).toBe(naiveReason(field, one, other));
      }
    }
  });
});

describe("a rule of the whole round", () => {
  // 1 and 2 must have White. 1 has met 3 and 6, and 2 has met 4 and 5.
  const early: Tournament = { ...lastRound, rounds: 9 };
  const compare = (tournament: Tournament, one: Pairs, other: Pairs) =>
    comparePairings(fieldOf(tournament), pairingOf(one), pairingOf(other));
  /** The players by their points: 2, 2, 1, 0.5, 0.5, 0. */
  const order = [1, 2, 5, 3, 4, 6];
  const paired = (...ids: [number, number][]): Pairs =>
    ids.map(([a, b]) => [order.indexOf(a), order.indexOf(b)]);
  const right = paired([1, 5], [2, 3], [4, 6]);

  test("decides before all criteria, and tells how often it is broken", () => {
    expect(fieldOf(early).candidates.map(({ id }) => id)).toEqual(order);
    const twice = paired([1, 3], [2, 5], [4, 6]);
    expect(compare(early, right, twice)).toEqual({
      ...{ rule: "C1", values: [[0], [2]], better: 0, brackets: undefined },
    });
    const clashing = paired([1, 2], [4, 5], [3, 6]);
    expect(compare(early, clashing, right)).toMatchObject({ rule: "C3", values: [[1], [0]], better: 1 });
    const forbidden = [{ first: 3, last: 3, players: [1, 5] }];
    expect(compare({ ...early, forbidden }, right, clashing)).toMatchObject({ rule: "forbidden", better: 1 });
  });

  test("speaks of the bye", () => {
    const players = early.players.slice(0, 3).map((player, i) => ({
      ...{ ...player, points: i === 2 ? 10 : 0 },
      games: [{ opponent: 0, color: undefined, result: i === 2 ? ("U" as const) : ("Z" as const) }],
    }));
    // 3, with a point for their bye, stands first.
    const bye = (place: number): Pairs => [
      [0, 1, 2].filter((one) => one !== place) as [number, number],
      [place, -1],
    ];
    expect(compare({ ...early, players }, bye(0), bye(2))).toMatchObject({ rule: "C2", better: 1 });
    expect(compare({ ...early, players }, bye(1), bye(2))).toMatchObject({ rule: "4.2", better: 1 });
  });

  test("is that everybody is paired once", () => {
    expect(() => compare(early, right, right.slice(1))).toThrow(RangeError);
    expect(() => compare(early, right, [...right.slice(1), right[1] as Pairs[number]])).toThrow(RangeError);
  });
});
