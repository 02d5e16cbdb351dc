/** Few boards, rounds one after the other: who plays in two sittings in a row, held against all orders tried one by one. */
import { describe, expect, test } from "vitest";
import { bergerTable } from "#algorithms/engines/schedules/berger-table.ts";
import { seatOnBoards } from "#algorithms/engines/schedules/boards.ts";
import { firstRounds } from "#algorithms/engines/schedules/first-rounds.ts";
import { doubleRound, type Game } from "#algorithms/engines/schedules/schedule.ts";
import { makePlan } from "#src/tools/schedule/plan.ts";
import { DEFAULTS } from "#src/tools/schedule/settings.ts";
import { depth } from "../depth.ts";

/** All orders of a list. */
function* ordersOf<T>(list: readonly T[]): Generator<readonly T[]> {
  if (list.length < 2) yield list;
  else
    for (const [k, one] of list.entries())
      for (const rest of ordersOf(list.toSpliced(k, 1))) yield [one, ...rest];
}

const overlap = (a: readonly Game[], b: readonly Game[]): number =>
  a.flat().filter((player) => b.flat().includes(player)).length;

/** The least number of players who sit twice in a row: round after round, every order of every round. */
function leastInARow(rounds: readonly (readonly Game[])[], boards: number): number {
  /** By the last sitting of a round, written out. */
  let ends = new Map<string, { readonly last: readonly Game[]; readonly count: number }>();
  for (const [r, round] of rounds.entries()) {
    const next: typeof ends = new Map();
    for (const order of ordersOf(round)) {
      const last = order.slice(boards * (Math.ceil(order.length / boards) - 1));
      const first = order.slice(0, boards);
      const before = r === 0 ? [0] : [...ends.values()].map((end) => end.count + overlap(end.last, first));
      const count = Math.min(...before);
      const key = JSON.stringify(last.toSorted());
      if (count < (next.get(key)?.count ?? Number.POSITIVE_INFINITY)) next.set(key, { last, count });
    }
    ends = next;
  }
  return Math.min(...[...ends.values()].map(({ count }) => count));
}

describe("rounds that follow one another on few boards", () => {
  test("leave as few players as possible in two sittings in a row", () => {
    const sizes = depth([4, 5, 6, 7, 8, 9], [4, 5, 6, 7, 8, 9, 10, 11]);
    for (const n of sizes)
      for (let boards = 1; boards < Math.floor(n / 2); boards++) {
        const schedule = bergerTable(n);
        const { rounds, inARow } = seatOnBoards(schedule, boards, true);
        expect(inARow, `${n} on ${boards}`).toBe(leastInARow(schedule.rounds, boards));
        // Every game is there once, on a board of its own, and its round is what it was.
        for (const [r, { games }] of rounds.entries()) {
          expect(games.map(({ game }) => game).toSorted()).toEqual(
            [...(schedule.rounds[r] ?? [])].toSorted(),
          );
          expect(new Set(games.map(({ board, sitting }) => `${board} ${sitting}`)).size).toBe(games.length);
          expect(Math.max(...games.map(({ board }) => board))).toBeLessThanOrEqual(boards);
        }
      }
  });

  test("give more rest than where each is on a day of its own", () => {
    const double = doubleRound(bergerTable(9), false);
    const [atOnce, apart] = [seatOnBoards(double, 2, true).inARow, seatOnBoards(double, 2).inARow];
    expect(atOnce).toBe(leastInARow(double.rounds, 2));
    expect(atOnce).toBeLessThan(apart);
    expect(seatOnBoards(bergerTable(7), 1, true).inARow).toBe(0);
  });
});

describe("fewer rounds than everybody has opponents", () => {
  test("are the first ones, and no pair is missed", () => {
    const text = "Ann\nBo\nCy\nDi\nEd\nFlo";
    const { plan, fields } = makePlan({ ...DEFAULTS, text, rounds: 3 });
    expect(plan?.schedule).toEqual(firstRounds(bergerTable(6), 3));
    expect(plan?.report).toMatchObject({ tooFew: 0, tooMany: 0, badRounds: [] });
    expect(fields).toEqual([]);
    expect(makePlan({ ...DEFAULTS, text, rounds: 99 }).plan?.schedule.rounds).toHaveLength(5);
    expect(makePlan({ ...DEFAULTS, text, rounds: 0 }).fields).toEqual([{ field: "rounds", found: "0" }]);
  });
});
