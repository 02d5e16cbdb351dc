import { describe, expect, test } from "vitest";
import { typedPairs } from "#algorithms/kit/graphs/touch/typed-pairs.ts";

const pairs = [
  [0, 5],
  [1, 6],
];

describe("pairs that are typed", () => {
  test.each([
    "0-5 1-6",
    "0-5, 1-6",
    "0–5; 1 — 6",
    "0 - 5\n1 - 6",
    "0 5\n1 6",
    "0 5, 1 6",
    "0-\u20605 1-\u20606",
    " 0-5\n\n1 6 ",
  ])("%j are two", (typed) => {
    expect(typedPairs(typed, 7)).toEqual({ pairs });
  });

  test.each([
    ["", "0-5"],
    ["0 5 1 6", "“0”"],
    ["0-5 x", "“x”"],
    ["0-7", "7"],
    ["3-3", "3"],
    ["0-5, 5 0", "5"],
  ])("%j is refused, with what is wrong", (typed, said) => {
    const read = typedPairs(typed, 7);
    expect("mistake" in read && read.mistake).toContain(said);
  });
});
