import { counted } from "#algorithms/core/text/counted.en.ts";

/** What is said of a draw that a reader's program makes, in English. */
export const viewWords = {
  head: "Who comes through if the better seed always wins",
  match: (number: number, a: number, b: number) =>
    a === 0 || b === 0
      ? `Match ${number}: ${a || b || "nobody"} has a bye.`
      : `Match ${number}: ${a} meets ${b}.`,
  label: (n: number, places: readonly number[]) =>
    places.length === 0
      ? `A knockout of ${counted(n, "player")}, not drawn yet.`
      : `A knockout of ${counted(n, "player")}. The first round from the top: ${places.map((seed) => (seed === 0 ? "nobody" : String(seed))).join(", ")}.`,
  place: (round: number, place: number, seed: number) =>
    `round ${round}, place ${place}: ${seed === 0 ? "nobody" : `seed ${seed}`}`,
  key: { drawn: "drawn", expected: "expected" },
};
