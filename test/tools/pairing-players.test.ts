/** Players who are looked for in a long list. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { newPlayer } from "#algorithms/engines/swiss/list/begin.ts";
import { EVERYBODY, foundPlayers, ORDERS } from "#src/tools/pairing/players/found.ts";

const players = [
  newPlayer({ name: "Horváth, Uma", rating: 2101, title: "WFM", federation: "HUN", fideId: "705012" }),
  newPlayer({ name: "Łukasiewicz, Jan", rating: 1980, federation: "POL" }),
  newPlayer({ name: "Uhl, Bo", rating: 2101, federation: "GER" }),
  newPlayer({ name: "Ødegård, Anna", rating: 0, federation: "NOR" }),
  { ...newPlayer({ name: "van der Berg, Jan", rating: 1500, federation: "NED" }), points: 15 },
];
const found = (text: string) => foundPlayers(players, { ...EVERYBODY, text });

describe("a player is found", () => {
  test.each([
    ["", [1, 2, 3, 4, 5]],
    ["horvath", [1]],
    ["HORVÁTH uma", [1]],
    ["u", [1, 3]],
    ["lukas", [2]],
    ["odegard", [4]],
    ["jan", [2, 5]],
    ["jan, b", [5]],
    ["wfm", [1]],
    ["pol", [2]],
    ["7050", [1]],
    ["4", [4]],
    ["rvath", []],
  ])("by %j", (text, ids) => expect(found(text)).toEqual(ids));

  test("in the order that is wanted, equals by start number, and nobody is lost", () => {
    const order = (order: (typeof ORDERS)[number]) => foundPlayers(players, { text: "", order });
    expect(order("name")).toEqual([1, 2, 4, 3, 5]);
    expect(order("rating")).toEqual([1, 3, 2, 5, 4]);
    expect(order("federation")).toEqual([3, 1, 5, 4, 2]);
    expect(order("points")).toEqual([5, 1, 2, 3, 4]);
    const some = fc.array(fc.record({ name: fc.string(), rating: fc.integer({ min: 0, max: 9 }) }));
    fc.assert(
      fc.property(some, fc.constantFrom(...ORDERS), (entries, wanted) => {
        const all = foundPlayers(entries.map(newPlayer), { text: "", order: wanted });
        expect(all.toSorted((a, b) => a - b)).toEqual(entries.map((_, k) => k + 1));
      }),
    );
  });
});
