/** Groups, and the knock-out after them. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bergerTable } from "#algorithms/engines/schedules/berger-table.ts";
import {
  besideEachOther,
  drawnGroups,
  type Groups,
  groupLetter,
  snakeGroups,
} from "#algorithms/engines/schedules/groups.ts";
import {
  type FirstMatch,
  firstRoundOf,
  knockoutRounds,
  thirdPlaceMatch,
} from "#algorithms/engines/schedules/knockout.ts";

const sizes = fc
  .integer({ min: 2, max: 40 })
  .chain((n) => fc.tuple(fc.constant(n), fc.integer({ min: 1, max: Math.floor(n / 2) })));
const everybody = (groups: Groups) => groups.flat().toSorted((a, b) => a - b);
const upTo = (n: number) => Array.from({ length: n }, (_, k) => k + 1);

describe("groups", () => {
  test("in snake order are those that are drawn by hand", () => {
    expect(snakeGroups(12, 4)).toEqual([
      [1, 8, 9],
      [2, 7, 10],
      [3, 6, 11],
      [4, 5, 12],
    ]);
    expect(snakeGroups(7, 2)).toEqual([
      [1, 4, 5],
      [2, 3, 6, 7],
    ]);
  });

  test("hold everybody once, and differ by one at most", () => {
    fc.assert(
      fc.property(sizes, fc.nat(), ([n, k], seed) => {
        for (const groups of [snakeGroups(n, k), drawnGroups(n, k, seed)]) {
          expect(everybody(groups)).toEqual(upTo(n));
          const lengths = groups.map(({ length }) => length);
          expect(groups).toHaveLength(k);
          expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
        }
        expect(drawnGroups(n, k, seed)).toEqual(drawnGroups(n, k, seed));
      }),
    );
  });

  test("of even rows are as strong as each other: their numbers have one sum", () => {
    for (const k of [2, 3, 4, 8]) {
      const sums = snakeGroups(4 * k, k).map((group) => group.reduce((a, b) => a + b, 0));
      expect(new Set(sums).size).toBe(1);
    }
  });

  test("drawn with other seeds are others", () => {
    expect(new Set(upTo(20).map((seed) => JSON.stringify(drawnGroups(12, 3, seed)))).size).toBe(20);
  });

  test("have letters", () => {
    expect([0, 25, 26, 51, 52].map(groupLetter)).toEqual(["A", "Z", "AA", "AZ", "BA"]);
  });

  test("play side by side: everybody meets everybody of the group once, and nobody else", () => {
    fc.assert(
      fc.property(sizes, ([n, k]) => {
        const groups = snakeGroups(n, k);
        const { rounds } = besideEachOther(
          groups,
          groups.map(({ length }) => bergerTable(length)),
        );
        const met = rounds.flat().map((game) => game.toSorted((a, b) => a - b).join());
        const meant = groups.flatMap((group) =>
          group.flatMap((a) => group.filter((b) => a < b).map((b) => `${a},${b}`)),
        );
        expect(met.sort()).toEqual(meant.sort());
        for (const round of rounds) expect(new Set(round.flat()).size).toBe(2 * round.length);
      }),
    );
  });
});

/** Where everybody begins, from top to bottom. */
const seatsOf = (matches: readonly FirstMatch[]) => matches.flat();
/** The round in which two seats meet. */
const meeting = (one: number, other: number): number =>
  one === other ? 0 : 1 + meeting(Math.floor(one / 2), Math.floor(other / 2));
const named = (matches: readonly FirstMatch[]) =>
  matches.map((match) =>
    match.map((side) => (side ? groupLetter(side.group) + (side.place + 1) : "bye")).join(" "),
  );

/** All pairs of seats with players of one group. */
const mates = (matches: readonly FirstMatch[]) => {
  const seats = seatsOf(matches);
  return seats.flatMap((one, i) =>
    seats.flatMap((other, j) => (i < j && one && other && one.group === other.group ? [meeting(i, j)] : [])),
  );
};
const cases = upTo(11).flatMap((k) =>
  upTo(8).flatMap((m) => ((k + 1) * m <= 64 && (k + 1) * m >= 2 ? [[k + 1, m] as const] : [])),
);

describe("the knock-out", () => {
  test("of two groups is that of every club: A1 – B2, B1 – A2", () => {
    expect(named(firstRoundOf(2, 2))).toEqual(["A1 B2", "B1 A2"]);
    expect(named(firstRoundOf(2, 1))).toEqual(["A1 B1"]);
    // Seeds 1 and 2 have byes; A2 is in the half of B1 and C1, whose second ones are in the half of A1.
    expect(named(firstRoundOf(3, 2))).toEqual(["A1 bye", "B2 C2", "B1 bye", "C1 A2"]);
  });

  test.each(cases)(
    "of %i groups, the best %i of each: all are in it once, mates do not meet first",
    (k, m) => {
      const first = firstRoundOf(k, m);
      const seats = seatsOf(first);
      const there = seats.flatMap((side) => (side ? [`${side.group} ${side.place}`] : []));
      expect(new Set(there).size).toBe(k * m);
      expect(there).toHaveLength(k * m);
      expect(Math.log2(seats.length) % 1).toBe(0);
      expect(seats.length).toBeLessThan(Math.max(3, 2 * k * m));
      expect(mates(first)).not.toContain(1);
      // A bye is for the best: nobody who has none comes from a better place of a group than one who has.
      const [withBye, without] = [true, false].map((is) =>
        first.flatMap((match) =>
          match.includes(undefined) === is ? match.flatMap((s) => s?.place ?? []) : [],
        ),
      );
      if (withBye.length > 0) expect(Math.max(...withBye)).toBeLessThanOrEqual(Math.min(...without));
      // The first of the groups are seeded: of two halves, quarters … none has two more of them than another.
      for (let size = seats.length / 2; size >= 2; size /= 2) {
        const winners = Array.from(
          { length: seats.length / size },
          (_, part) => seats.slice(part * size, (part + 1) * size).filter((side) => side?.place === 0).length,
        );
        expect(Math.max(...winners) - Math.min(...winners)).toBeLessThanOrEqual(1);
      }
      // The first and the second of a group meet in the final only.
      if (m === 2) expect(new Set(mates(first))).toEqual(new Set([Math.log2(seats.length)]));
    },
  );

  test("puts each row of places as far from their mates as trying all ways can", () => {
    const orders = (list: readonly number[]): number[][] =>
      list.length < 2
        ? [[...list]]
        : list.flatMap((x) => orders(list.filter((y) => y !== x)).map((rest) => [x, ...rest]));
    for (const [k, m] of [
      [2, 4],
      [3, 3],
      [4, 4],
      [5, 3],
      [3, 5],
    ] as const) {
      const seats = seatsOf(firstRoundOf(k, m));
      const rounds = Math.log2(seats.length);
      for (let place = 1; place < m; place++) {
        const own = seats.flatMap((side, seat) => (side?.place === place ? [seat] : []));
        const cost = (groupOf: readonly number[]) =>
          own.reduce(
            (sum, seat, at) =>
              sum +
              seats.reduce(
                (near, side, other) =>
                  side && side.place < place && side.group === groupOf[at]
                    ? near + 16 ** (rounds - meeting(seat, other))
                    : near,
                0,
              ),
            0,
          );
        const mine = own.map((seat) => seats[seat]?.group ?? -1);
        expect(cost(mine)).toBe(Math.min(...orders(mine).map(cost)));
      }
    }
  });

  test("fills itself: from the groups, then with the winners", () => {
    const first = firstRoundOf(3, 2);
    const code = ({ group, place }: { readonly group: number; readonly place: number }) =>
      groupLetter(group) + (place + 1);
    const nobody = knockoutRounds<string>(
      first,
      () => undefined,
      () => undefined,
    );
    expect(nobody.map((round) => round.length)).toEqual([4, 2, 1]);
    expect(
      nobody
        .flat()
        .filter(({ number }) => number > 0)
        .map(({ number }) => number),
    ).toEqual([1, 2, 3, 4, 5]);
    expect(nobody.flat().every(({ winner }) => winner === undefined)).toBe(true);
    // Who has a bye is named in the second round before they are known.
    expect(nobody[1]?.flatMap(({ sides }) => sides.map(({ kind }) => kind)).sort()).toEqual([
      ...["qualifier", "qualifier", "winner", "winner"],
    ]);
    // The one with the smaller code always wins: A1 is champion, and each winner has played in the round.
    const all = knockoutRounds(first, code, (...both) => both.sort()[0]);
    expect(all.at(-1)?.[0]?.winner).toBe("A1");
    for (const { sides, winner } of all.flat())
      expect(sides.some((side) => side.kind === "player" && side.player === winner)).toBe(true);
  });

  test("has a match for third place between those who lost the semifinals, where both are played", () => {
    const code = ({ group, place }: { readonly group: number; readonly place: number }) =>
      groupLetter(group) + (place + 1);
    const least = (...both: string[]) => both.sort()[0];
    const of = (groups: number, best: number, winnerOf: (...both: string[]) => string | undefined) =>
      thirdPlaceMatch(knockoutRounds(firstRoundOf(groups, best), code, winnerOf), winnerOf);
    // A1 beats B2, and A2 beats B1: the two of group B are left.
    const played = of(2, 2, least);
    expect(played?.sides.map((side) => side.kind === "player" && side.player).sort()).toEqual(["B1", "B2"]);
    expect([played?.number, played?.winner]).toEqual([4, "B1"]);
    const open = of(2, 2, () => undefined);
    expect(open?.sides).toEqual([
      { kind: "loser", match: 1 },
      { kind: "loser", match: 2 },
    ]);
    expect(open?.winner).toBeUndefined();
    // A final only; and three players, one of whom has no semifinal to lose.
    expect([of(2, 1, least), of(3, 1, least)]).toEqual([undefined, undefined]);
  });
});
