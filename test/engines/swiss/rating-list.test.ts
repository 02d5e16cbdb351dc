/** A rating list, and the players that are looked up in it. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Entry } from "#algorithms/engines/swiss/list/entry.ts";
import { beginningWith, lookUp, readRatingList } from "#algorithms/engines/swiss/list/rating-list.ts";
import { readList } from "#algorithms/engines/swiss/list/read-list.ts";

const LIST = readRatingList(readFileSync("test/fixtures/swiss/lists/60-rating-list.csv", "utf8"));

const found = (text: string) => lookUp(readList(text).entries, LIST);
const told = ({ name, rating, title, federation, fideId, sex, birth }: Entry): string =>
  [name, rating, title, federation, fideId, sex, birth?.slice(0, 4)].join(" | ");

describe("a player is looked up", () => {
  test.each([
    ["705012", "Horváth, Uma | 2101 | WFM | HUN | 705012 | w | 1998"],
    ["Uma HORVATH", "Uma HORVATH | 2101 | WFM | HUN | 705012 | w | 1998"],
    ["Jan Maria Luk", "Jan Maria Luk | 2410 | IM | POL | 1503016 | m | 1987"],
    // What stands in the list of the arbiter stays.
    ["Horváth, Uma, 2150", "Horváth, Uma | 2150 | WFM | HUN | 705012 | w | 1998"],
    ["Alder, Ann (GER)", "Alder, Ann | 1620 |  | GER | 1503015 | w | 2009"],
    ["Name;Born\nAlder, Ann;2001\nX, Y;1999", "Alder, Ann | 1850 |  | SWE | 1503014 | w | 2001"],
  ])("by %j", (text, wanted) => expect(told(found(text).entries[0] as Entry)).toBe(wanted));

  test("and one who is there twice, or not at all, is told and stays as he was", () => {
    const {
      entries,
      several,
      unknown,
      found: count,
    } = found("Alder, Ann\nNobody, Nick\n999999\nHorváth, Uma");
    expect([several, unknown, count]).toEqual([["Alder, Ann"], ["Nobody, Nick", "999999"], 1]);
    expect(entries.slice(0, 3).map(({ rating, fideId }) => [rating, fideId])).toEqual([
      [0, ""],
      [0, ""],
      [0, ""],
    ]);
  });

  test("by a number that the list has not, he is not taken for a namesake", () => {
    const { entries, unknown } = found("FIDE ID;Name\n9000042;Horváth, Uma\n9000043;Łuk, Jan Maria");
    expect(unknown).toEqual(["Horváth, Uma", "Łuk, Jan Maria"]);
    expect(entries.map(({ rating }) => rating)).toEqual([0, 0]);
  });
});

test("everybody of a list without namesakes is found by number and by name, in whatever order its words stand", () => {
  const words = ["Ada", "Bo", "Cy", "Di", "Ed", "Fe", "Gus", "Hal"];
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(fc.nat(7), fc.nat(7), fc.nat(99)), {
        minLength: 2,
        selector: ([a, b, c]) => `${[a, b].sort()} ${c}`,
      }),
      (all) => {
        const names = all.map(([a, b, c]) => [words[a], `${words[b]}son`, `Q${c}x`] as const);
        const rows = names.map(([a, b, c], k) => `${1000 + k};${b} ${c}, ${a};${1200 + k}`);
        const list = readRatingList(`ID;Name;Rtg\n${rows.join("\n")}`);
        const byName = lookUp(readList(names.map(([a, b, c]) => `${a} ${b} ${c}`).join("\n")).entries, list);
        const unique = new Set(names.map((each) => [...each].sort().join())).size === names.length;
        if (unique) expect(byName.entries.map(({ rating }) => rating)).toEqual(names.map((_, k) => 1200 + k));
        const numbers = lookUp(readList(names.map((_, k) => `${1000 + k}`).join("\n")).entries, list);
        expect(numbers.entries.map(({ rating }) => rating)).toEqual(names.map((_, k) => 1200 + k));
      },
    ),
  );
});

test("a list of more players than a function takes arguments is read", () => {
  const most = 150_000;
  const surname = (k: number): string =>
    k.toString(26).replaceAll(/\d/g, (digit) => "qrstuvwxyz"[Number(digit)] ?? "");
  const rows = Array.from(
    { length: most },
    (_, k) => `${1_000_000 + k};${surname(k)}, Pat;${1000 + (k % 1800)}`,
  );
  const list = readRatingList(`ID;Name;Rtg\n${rows.join("\n")}`);
  expect(list.size).toBe(most);
  const last = most - 1;
  const { entries } = lookUp(readList(`Pat ${surname(last)}`).entries, list);
  expect(entries[0]).toMatchObject({ rating: 1000 + (last % 1800), fideId: `${1_000_000 + last}` });
});

describe("players whose name begins so", () => {
  const begin = (text: string, most = 8) => {
    const { entries, all } = beginningWith(text, LIST, most);
    return [all, ...entries.map(({ fideId }) => fideId)];
  };

  test("are found by words in any order, without accents, or by number, the strongest first", () => {
    expect(begin("ald")).toEqual([2, "1503014", "1503015"]);
    expect(begin("ann ALD")).toEqual([2, "1503014", "1503015"]);
    expect(begin("luk m")).toEqual([1, "1503016"]);
    expect(begin("15030")).toEqual([3, "1503016", "1503014", "1503015"]);
    expect(begin("alder 1503015")).toEqual([1, "1503015"]);
    expect(begin("15030", 1)).toEqual([3, "1503016"]);
    expect([begin("lder"), begin(" , "), begin("aldx")]).toEqual([[0], [0], [0]]);
  });

  test("are those that looking at every word of every line finds", () => {
    const letters = fc.string({ unit: fc.constantFrom(..."ab "), minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 12 }), letters, (names, sought) => {
        const list = readRatingList(
          ["Name;Rtg;ID Number", ...names.map((name, k) => `x${name};${1000 + k};${50000 + k}`)].join("\n"),
        );
        const plain = [...list.byName.values()].flat();
        const words = sought.split(" ").filter(Boolean);
        const naive = plain.filter(({ name }) =>
          words.every((word) => name.split(" ").some((each) => each.startsWith(word))),
        );
        expect(beginningWith(sought, list, 99).all).toBe(words.length === 0 ? 0 : naive.length);
      }),
    );
  });
});
