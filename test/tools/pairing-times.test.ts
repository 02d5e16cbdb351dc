import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { OURS, slopeOf, THEIRS } from "#src/reading/figure/pairing-times.ts";

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

  test("are in the table of all sixteen inputs, which names the players, and is read as its text says", () => {
    const rows = [
      ...article.matchAll(/^\| in(\d+)_(\d+)_(\d+) \| (.+?) \| (.+?) \| (.+?) \| (.+?) \|$/gm),
    ].map(([, players, played, , ...times]) => ({
      players: Number(players),
      played: Number(played),
      times: times.map((time) => (time === "–" ? undefined : Number(time.replaceAll(",", "")))),
    }));
    expect(rows).toHaveLength(16);
    for (const [column, name] of ["JaVaFo", "basic", "semi", "group"].entries()) {
      const { times } = THEIRS.find((each) => each.name === name) as (typeof THEIRS)[number];
      for (const [players, time] of times) {
        const row = rows.find((each) => each.players === players && each.played <= 3);
        expect(row?.times[column], `${name} ${players}`).toBe(time);
      }
    }
    // Of neighbours, the odd field is slower by the basic method as often as the article says.
    const pairs = rows.flatMap((row) => {
      const odd = rows.find(({ players, played }) => players === row.players + 1 && played === row.played);
      return odd ? [(odd.times[1] ?? 0) > (row.times[1] ?? 0)] : [];
    });
    expect([pairs.length, pairs.filter(Boolean).length]).toEqual([6, 4]);
  });

  test("have the slope of the power with which they grow", () => {
    const cubes = [2, 4, 8, 32].map((n) => [n, 5 * n ** 3] as const);
    expect(slopeOf({ name: "basic", times: cubes })).toBeCloseTo(3, 10);
  });
});
