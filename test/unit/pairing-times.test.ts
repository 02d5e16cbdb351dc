import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { OURS, slopeOf, THEIRS } from "#src/figure/pairing-times.ts";

const article = readFileSync(
  new URL("../../content/lessons/en/swiss-by-matching.mdx", import.meta.url),
  "utf8",
);

describe("the times of the plot", () => {
  test("are those of the article's tables", () => {
    const told = (value: number): string => value.toLocaleString("en");
    const row = (players: number, theirs: number, ours: number): RegExp =>
      new RegExp(`\\| ${players} \\| ${told(theirs)} \\| [\\d.]* ?\\| ${told(ours)} \\|`);
    for (const name of ["basic", "group"]) {
      const find = (all: typeof OURS) => all.find((each) => each.name === name)?.times ?? [];
      expect(find(OURS)).toHaveLength(5);
      for (const [i, [players, theirs]] of find(THEIRS).entries()) {
        expect(article).toMatch(row(players, theirs, find(OURS)[i]?.[1]));
      }
    }
  });

  test("have the slope of the power with which they grow", () => {
    const cubes = [2, 4, 8, 32].map((n) => [n, 5 * n ** 3] as const);
    expect(slopeOf({ name: "basic", times: cubes })).toBeCloseTo(3, 10);
  });
});
