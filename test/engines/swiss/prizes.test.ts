/** Prizes by categories: who is in one, what a prize counts, and who gets which. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Award, awardsOf, type Contest, type Ranked } from "#algorithms/engines/swiss/prizes/award.ts";
import { type Category, OPEN_CATEGORY } from "#algorithms/engines/swiss/prizes/category.ts";
import { membership } from "#algorithms/engines/swiss/prizes/membership.ts";
import { prizesIn, risingAt, worths } from "#algorithms/engines/swiss/prizes/prize.ts";
import { clubsOf, notesOf, prizeListOf } from "#algorithms/engines/swiss/prizes/prize-list.ts";
import { withClub, withOtherNumbers, withPrizeNotes } from "#algorithms/engines/swiss/prizes/prize-notes.ts";
import { prizeResults } from "#algorithms/engines/swiss/prizes/results.ts";
import { readTrf } from "#algorithms/engines/swiss/read-trf.ts";
import type { Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { writeTrf } from "#algorithms/engines/swiss/write-trf.ts";
import { exampleText } from "#src/tools/pairing/file/example.ts";

const contest = (prizes: string, ...members: readonly number[]): Contest => ({
  prizes: prizesIn(prizes),
  members: new Set(members),
});
/** Standings in which nobody is equal. */
const strict = (n: number): Ranked[] =>
  Array.from({ length: n }, (_, k) => ({ id: k + 1, rank: k + 1, points: 100 - k }));
const told = (awards: readonly Award[]) =>
  awards.map(({ category, place, players, each }) => [category, place, players, each]);

/** All prizes, the best first, of equals the one of the category that is named first. */
const bestFirst = (list: readonly Contest[]) =>
  list
    .flatMap(({ prizes, members }, category) =>
      prizes.map(({ amount }, place) => ({ category, place: place + 1, amount, members })),
    )
    .sort((a, b) => b.amount - a.amount || a.category - b.category || a.place - b.place);

describe("a prize", () => {
  test("counts what its figure says, however people write it", () => {
    const amounts = (text: string) => prizesIn(text).map(({ amount }) => amount / 100);
    expect(amounts("500; 300 €; €200; 100 zł; PLN 50; 1,000; 1 000; 1.000,50; 12.5; 20,-")).toEqual([
      ...[500, 300, 200, 100, 50, 1000, 1000, 1000.5, 12.5, 20],
    ]);
    expect(amounts("200 Kč; 5000 Ft; R$ 30; A$12.50")).toEqual([200, 5000, 30, 12.5]);
    expect(amounts("500, 300, 200")).toEqual([500, 300, 200]);
    expect(amounts("500\n300\n")).toEqual([500, 300]);
    expect(amounts("1st cup; a clock; book of 100 games")).toEqual([0, 0, 0]);
    expect(amounts("cup + 500 €; 200 € + a book")).toEqual([500, 200]);
    expect(amounts(" ;; ")).toEqual([]);
  });

  test("that is a thing counts no less than what comes after it, and one that is more is named", () => {
    const prizes = prizesIn("a cup; 200; a book; 50; a pen");
    expect(worths(prizes)).toEqual([20000, 20000, 5000, 5000, 0]);
    expect(risingAt(prizes)).toBeUndefined();
    expect(risingAt(prizesIn("100; 200; 50"))).toBe(2);
  });
});

describe("a category", () => {
  const player = { sex: "w", birth: "2011/05/17", rating: 1799, federation: "POL" };
  const is = (asks: Partial<Category>, of: Partial<typeof player> = {}, club = "KS Wisła") =>
    membership({ ...OPEN_CATEGORY, ...asks }, 3, { ...player, ...of }, club);

  test("asks for sex, year of birth, rating, club and federation", () => {
    expect([is({}), is({ sex: "w" }), is({ sex: "m" })]).toEqual([true, true, false]);
    expect([is({ sex: "w" }, { sex: "f" }), is({ sex: "w" }, { sex: "" })]).toEqual([true, "sex"]);
    expect([is({ bornFrom: 2011 }), is({ bornFrom: 2012 }), is({ bornTo: 2010 })]).toEqual([
      ...[true, false, false],
    ]);
    expect([is({ bornFrom: 2000 }, { birth: "" }), is({ bornTo: 1960 }, { birth: "1960/00/00" })]).toEqual([
      ...["birth", true],
    ]);
    expect([is({ under: 1800 }), is({ under: 1799 })]).toEqual([true, false]);
    expect([
      is({ under: 1800 }, { rating: 0 }),
      is({ under: 1800, hasUnrated: false }, { rating: 0 }),
    ]).toEqual([...[true, false]]);
    expect([is({ club: "ks wisla" }), is({ club: "Cracovia" }), is({ federation: "pol" })]).toEqual([
      ...[true, false, true],
    ]);
  });

  test("says no before it says that it does not know", () => {
    expect(is({ sex: "w", under: 1500 }, { sex: "" })).toBe(false);
    expect(is({ sex: "w", bornFrom: 2012 }, { sex: "" })).toBe(false);
  });

  test("that is picked holds those and nobody else", () => {
    expect([is({ picked: [3], sex: "m" }), is({ picked: [4] })]).toEqual([true, false]);
  });
});

describe("who gets what", () => {
  test("is the best prize for each, and of two that are equal that of the category that is named first", () => {
    const open = contest("300; 200; 100", 1, 2, 3, 4, 5);
    // 2 has the choice between 200 and 250.
    expect(told(awardsOf(strict(5), [open, contest("250; 50", 2, 4)], "tie-breaks"))).toEqual([
      ...[[0, 1, [1], undefined]],
      ...[[0, 2, [3], undefined]],
      ...[[0, 3, [4], undefined]],
      ...[[1, 1, [2], undefined]],
    ]);
    const equal = [open, contest("200", 2, 4)];
    expect(told(awardsOf(strict(5), equal, "tie-breaks"))).toContainEqual([0, 2, [2], undefined]);
    expect(told(awardsOf(strict(5), equal.toReversed(), "tie-breaks"))).toContainEqual([
      0,
      1,
      [2],
      undefined,
    ]);
  });

  test("says who has a better one, and over whom tie-breaks decided", () => {
    const standings = [
      { id: 7, rank: 1, points: 50 },
      { id: 3, rank: 2, points: 50 },
      { id: 5, rank: 3, points: 45 },
    ];
    const awards = awardsOf(standings, [contest("300", 3, 5, 7), contest("20", 3, 7)], "tie-breaks");
    expect(awards.map(({ players, after, passed }) => [players, after, passed])).toEqual([
      [[7], [3], []],
      [[3], [], [7]],
    ]);
  });

  test("is shared by those whom nothing tells apart: the prizes of as many places as they are", () => {
    const standings = [1, 2, 3].map((id) => ({ id, rank: 1, points: 50 }));
    expect(told(awardsOf(standings, [contest("300; 200", 1, 2, 3)], "tie-breaks"))).toEqual([
      [0, 1, [1, 2, 3], 16666],
    ]);
    // A cup cannot be divided, nor can euros and crowns be added.
    expect(told(awardsOf(standings, [contest("cup; 200", 1, 2, 3)], "tie-breaks"))[0]?.[3]).toBeUndefined();
    expect(told(awardsOf(standings, [contest("€3; $2", 1, 2, 3)], "tie-breaks"))[0]?.[3]).toBeUndefined();
  });

  test("leaves a category to who has more there alone than by sharing", () => {
    // Ten are equal for 100; one of them is the best woman, for 80.
    const standings = Array.from({ length: 10 }, (_, k) => ({ id: k + 1, rank: 1, points: 50 }));
    const all = standings.map(({ id }) => id);
    expect(told(awardsOf(standings, [contest("100", ...all), contest("80", 4)], "tie-breaks"))).toEqual([
      [0, 1, all.filter((id) => id !== 4), 1111],
      [1, 1, [4], undefined],
    ]);
  });

  test("goes by points alone where equal points share", () => {
    const standings = [
      { id: 1, rank: 1, points: 50 },
      { id: 2, rank: 2, points: 50 },
      { id: 3, rank: 3, points: 45 },
    ];
    const open = [contest("300; 200; 100", 1, 2, 3)];
    expect(told(awardsOf(standings, open, "shared"))).toEqual([
      [0, 1, [1, 2], 25000],
      [0, 3, [3], undefined],
    ]);
  });

  const contests = (most: number, players: number) =>
    fc.array(
      fc.record({
        amounts: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 }),
        members: fc.uniqueArray(fc.integer({ min: 1, max: players }), { minLength: 1 }),
      }),
      { minLength: 1, maxLength: most },
    );
  const made = (
    wish: readonly { readonly amounts: readonly number[]; readonly members: readonly number[] }[],
  ) => wish.map(({ amounts, members }) => contest(amounts.toSorted((a, b) => b - a).join("; "), ...members));

  test("is the one distribution in which nobody is passed over, found by trying all", () => {
    fc.assert(
      fc.property(contests(3, 4), (wish) => {
        const list = made(wish);
        const prizes = bestFirst(list);
        // Each prize to somebody who may have it or to nobody; each player once at most.
        const ways: number[][] = [[]];
        for (const { members } of prizes) {
          for (const way of ways.splice(0))
            ways.push(
              ...[0, ...members].filter((id) => id === 0 || !way.includes(id)).map((id) => [...way, id]),
            );
        }
        // Nobody may do better by taking a prize from somebody behind them, or one that nobody has.
        const isStable = (way: readonly number[]) =>
          prizes.every(({ members }, p) =>
            [...members].every((id) => {
              const own = way.indexOf(id);
              const isBetter = own < 0 || p < own;
              return !isBetter || (way[p] !== 0 && way[p] < id);
            }),
          );
        const stable = ways.filter(isStable);
        expect(stable).toHaveLength(1);
        const mine = awardsOf(strict(4), list, "tie-breaks");
        const given = prizes.map(
          ({ category, place }) =>
            mine.find((each) => each.category === category && each.place === place)?.players[0] ?? 0,
        );
        expect(given).toEqual(stable[0]);
      }),
      { numRuns: 150 },
    );
  });

  test("is the same when each prize, from the best on, looks for its player", () => {
    fc.assert(
      fc.property(contests(6, 25), (wish) => {
        const list = made(wish);
        const taken = new Set<number>();
        const naive = bestFirst(list)
          .flatMap(({ category, place, members }) => {
            const winner = Math.min(...[...members].filter((id) => !taken.has(id)));
            taken.add(winner);
            return Number.isFinite(winner) ? [[category, place, [winner], undefined] as const] : [];
          })
          .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
        expect(told(awardsOf(strict(25), list, "tie-breaks"))).toEqual(naive);
      }),
    );
  });

  test("gives nobody two and no prize twice, and does not care how equals are called", () => {
    const ranks = fc.array(fc.boolean(), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(contests(4, 12), ranks, (wish, news) => {
        const list = made(wish);
        let rank = 1;
        const standings = news.map((isNew, k) => {
          if (isNew) rank = k + 1;
          return { id: k + 1, rank, points: 100 - rank };
        });
        const awards = awardsOf(standings, list, "tie-breaks");
        const winners = awards.flatMap(({ players }) => players);
        expect(new Set(winners).size).toBe(winners.length);
        for (const [category, { prizes, members }] of list.entries()) {
          const own = awards.filter((award) => award.category === category);
          expect(own.flatMap((award) => award.prizes)).toEqual(
            prizes.slice(
              0,
              own.reduce((sum, award) => sum + award.prizes.length, 0),
            ),
          );
          expect(own.flatMap(({ players }) => players).every((id) => members.has(id))).toBe(true);
        }
        // The same with equals the other way round.
        const groups = [...Map.groupBy(standings, (each) => each.rank).values()];
        const turned = awardsOf(
          groups.flatMap((group) => group.toReversed()),
          list,
          "tie-breaks",
        );
        const sorted = (all: readonly Award[]) =>
          all.map(({ category, place, players, each }) => [
            ...[category, place, players.toSorted((a, b) => a - b), each],
          ]);
        expect(sorted(turned)).toEqual(sorted(awards));
      }),
    );
  });
});

describe("kept with the tournament", () => {
  const tournament = readTrf(exampleText(), {}).tournament as Tournament;
  const women: Category = { ...OPEN_CATEGORY, name: "Women | „½“", prizes: "50 €; a book; ", sex: "w" };
  const list = { equals: "shared", categories: [women, { ...OPEN_CATEGORY, picked: [2, 5] }] } as const;

  test("it comes back from the file", () => {
    const kept = withClub(withPrizeNotes(tournament, notesOf(list)), 3, "Łódź  Chess ");
    const again = readTrf(writeTrf(kept), {}).tournament as Tournament;
    expect(prizeListOf(again)).toEqual({
      ...list,
      categories: list.categories.map((each) => ({
        ...{ bornFrom: undefined, bornTo: undefined, under: undefined },
        ...each,
      })),
    });
    expect([...clubsOf(again)]).toEqual([[3, "Łódź Chess"]]);
    expect(withPrizeNotes(kept, notesOf({ equals: "tie-breaks", categories: [] })).notes).toEqual(
      withClub(tournament, 3, "Łódź Chess ").notes,
    );
  });

  test("and follows when start numbers change", () => {
    const kept = withClub(withPrizeNotes(tournament, notesOf(list)), 3, "Orion");
    const notes = withOtherNumbers(kept.notes, (id) => (id === 2 ? undefined : id + 10));
    expect(prizeListOf({ notes }).categories[1]?.picked).toEqual([15]);
    expect([...clubsOf({ notes })]).toEqual([[13, "Orion"]]);
  });

  test("what is damaged is no prize", () => {
    for (const note of [
      "### prizes {",
      "### prizes 7",
      "### prizes null",
      '### prizes {"categories":[3,null]}',
    ])
      expect(prizeListOf({ notes: [note] }).categories).toEqual([]);
  });

  test("each category says who is in it, what is not known, and what is left", () => {
    const [first] = prizeResults(
      withPrizeNotes(tournament, notesOf({ equals: "tie-breaks", categories: [women] })),
    );
    const known = tournament.players.filter(({ sex }) => /w/i.test(sex)).length;
    const open = tournament.players.filter(({ sex }) => sex.trim() === "").length;
    expect([first?.members, first?.unknown.length]).toEqual([known, open]);
    expect(first?.left).toBe(Math.max(0, 2 - known));
  });
});
