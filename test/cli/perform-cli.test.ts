import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { expectHelp, kibitz, kibitzProcess, mistakesIn, root } from "#test/support/run-kibitz.ts";

const flowers = "algorithms/lessons/blossom/inputs/flowers.txt";
const eight = "algorithms/lessons/circle-method/inputs/eight.txt";

/** The lines of a performance by chance. */
async function played(lesson: string, file: string, seed: number): Promise<string[]> {
  const { code, out, err } = await kibitz(`perform ${lesson} ${file} --seed ${seed}`);
  expect([code, err]).toEqual([0, ""]);
  return out.trimEnd().split("\n");
}

const judged = (lesson: string, file: string, moves: readonly string[]) =>
  kibitz(`perform ${lesson} ${file} --check -`, moves.join("\n"));

describe("kibitz perform", () => {
  test("helps", () => expectHelp(kibitz("perform --help"), "--check MOVES", 110));

  test("prints a choice a line, in the numbers of the input, the same for the same seed", async () => {
    const lines = await played("blossom", flowers, 5);
    expect(await played("blossom", flowers, 5)).toEqual(lines);
    expect(await played("blossom", flowers, 6)).not.toEqual(lines);
    const moves = lines.map((line) => JSON.parse(line) as { choose: string; is: number[] });
    for (const move of moves) expect(Object.keys(move)).toEqual(["choose", "is"]);
    const edges = readFileSync(root + flowers, "utf8")
      .split("\n")
      .filter((line) => /^\d+ \d+/.test(line))
      .map((line) => line.split(" ").slice(0, 2).map(Number).sort().join());
    const picked = moves.filter(({ choose }) => choose === "pick" || choose === "edge");
    expect(picked.length).toBeGreaterThan(2);
    for (const { is } of picked) expect(edges).toContain(is.toSorted().join());
  });

  test("finds its own performances right", () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(["blossom", flowers], ["circle-method", eight]),
        fc.nat(10_000),
        async ([lesson, file], seed) => {
          const lines = await played(lesson as string, file as string, seed);
          const { code, out } = await judged(lesson as string, file as string, lines);
          expect([code, out]).toEqual([0, `OK ${lines.length} choices\n`]);
        },
      ),
      { numRuns: 10 },
    ));

  test("takes a byte order mark, and says what UTF-16 is", async () => {
    const moves = await played("blossom", flowers, 5);
    expect(await judged("blossom", flowers, [`\uFEFF${moves[0]}`, ...moves.slice(1)])).toMatchObject({
      code: 0,
    });
    const wide = Buffer.from(`\uFEFF${moves.join("\n")}`, "utf16le");
    const call = kibitz(`perform blossom ${flowers} --check -`, wide);
    expect(await mistakesIn(call)).toEqual(["-:1:1 encoding"]);
  });

  test("takes both ends of an edge and the members of a set in any order", async () => {
    const lines = (await played("blossom", flowers, 5)).map((line) => {
      const { choose, is } = JSON.parse(line) as { choose: string; is: number[] };
      return JSON.stringify({ choose, is: is.toReversed() });
    });
    expect((await judged("blossom", flowers, lines)).code).toBe(0);
  });

  test("names the first wrong choice and its rule", async () => {
    const lines = await played("circle-method", eight, 2);
    const at = lines.findIndex((line) => line.includes("pair"));
    const wrong = lines.toSpliced(at, 1, '{"choose":"pair","is":[2,3]}');
    const { code, out } = await judged("circle-method", eight, wrong);
    expect(code).toBe(1);
    expect(out).toBe(
      `WRONG choice ${at + 1}: They are not level: 2 sits 1 seat from the top, and 3 sits 2 seats from it.\n`,
    );
  });

  test("says what is asked where another kind of choice is made, or none", async () => {
    const lines = await played("circle-method", eight, 2);
    const other = await judged("circle-method", eight, lines.slice(1));
    expect([other.code, other.out.slice(0, 40)]).toEqual([1, "WRONG choice 1: it is no time for “pair”"]);
    const short = await judged("circle-method", eight, lines.slice(0, -1));
    expect(short.code).toBe(1);
    expect(short.out).toMatch(new RegExp(`^WRONG choice ${lines.length}: it is missing\\. Asked is `));
    const long = await judged("circle-method", eight, [...lines, lines[0] as string]);
    expect([long.code, long.out]).toEqual([
      1,
      `WRONG choice ${lines.length + 1}: the run is over, and nothing is left to choose.\n`,
    ]);
    const strange = await judged("circle-method", eight, ['{"choose":"top","is":[99]}']);
    expect(strange.out).toBe("WRONG choice 1: there is no 99 to choose here.\n");
  });

  test("lists every line that is no choice", async () => {
    const moves = [
      '{"choose":"top","is":[1]}',
      "",
      "top 1",
      "[1]",
      '{"choose":"up","is":[1]}',
      '{"choose":"top"}',
    ];
    const call = judged("circle-method", eight, [...moves, '{"choose":"top","is":[1.5]}']);
    expect(await mistakesIn(call)).toEqual([3, 4, 5, 6, 7].map((line) => `-:${line}:1 moves`));
  });

  test.each<[string, string[]]>([
    ["perform", ["1:2"]],
    ["perform nope -", ["1:2"]],
    [`perform circle-method ${eight} --seed x`, ["1:4"]],
    [`perform circle-method ${eight} --seed 1 --check no.txt`, ["1:4"]],
    ["perform circle-method - --check -", ["1:4"]],
    [`perform circle-method ${eight} more --what`, ["1:4", "1:5"]],
  ])("“%s” is refused", async (args, places) => {
    expect(await mistakesIn(kibitz(args))).toEqual(places.map((place) => `command line:${place} usage`));
  });

  test("knows the lessons that can be performed, and no other", async () => {
    const { err } = await kibitz("perform kings-replay -");
    expect(err).toContain("blossom");
    expect(err).not.toMatch(/expected one of:.*kings-replay/);
  });

  test("is the same in a process of its own", async () => {
    const call = `perform circle-method ${eight} --seed 4`;
    expect(kibitzProcess(call)).toEqual(await kibitz(call));
  });
});
