import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { expectHelp, kibitz, mistakesIn } from "#test/support/run-kibitz.ts";

const flowers = "algorithms/lessons/blossom/inputs/flowers.txt";

interface Counted {
  readonly orders: number;
  readonly all: boolean;
  readonly facts: readonly { readonly id: string; readonly same: boolean }[];
  readonly steps: { readonly least: number; readonly median: number; readonly most: number };
  readonly results: number;
}

async function orders(call: string): Promise<Counted> {
  const { code, out } = await kibitz(`orders ${call}`);
  expect(code).toBe(0);
  return JSON.parse(out) as Counted;
}

describe("kibitz orders", () => {
  test("helps", () => expectHelp(kibitz("orders --help"), "--count", 110));

  test("counts orders by chance: what stays, and how long they are", async () => {
    const found = await orders(`blossom ${flowers} --count 40`);
    expect(found).toMatchObject({ orders: 40, all: false });
    expect(found.facts).toEqual([
      { id: "matching", same: true, evidence: ["5 edges, 10 different ends"] },
      expect.objectContaining({ id: "maximum", same: true }),
    ]);
    // Each order by chance is the run of a future, which the trace prints.
    const lengths: number[] = [];
    for (let seed = 1; seed <= 40; seed++) {
      const { out } = await kibitz(`trace blossom ${flowers} --future o${seed} --count 9999`);
      lengths.push(out.trimEnd().split("\n").length);
    }
    lengths.sort((one, other) => one - other);
    expect(found.steps).toEqual({ least: lengths[0], median: lengths[19], most: lengths[39] });
    expect((await kibitz(`orders blossom ${flowers} --count 40 --text`)).out).toMatch(
      /^40 orders by chance\n(= .*\n)+(~ .*\n)+$/,
    );
  });

  test("goes through all orders where they are few, and knows a run without choices", async () => {
    const path = await orders("blossom algorithms/lessons/blossom/inputs/path.txt");
    expect(path.all).toBe(true);
    expect(path.orders).toBeGreaterThan(1);
    const { out, err } = await kibitz(
      "orders the-dutch-system algorithms/lessons/the-dutch-system/inputs/first.txt",
    );
    expect(JSON.parse(out)).toMatchObject({ orders: 1, all: true });
    expect(err).toContain("leaves nothing to choose");
  });

  test("tells every mistake of a call", async () => {
    expect(await mistakesIn(kibitz("orders blossum - --count none --seed 1.5"))).toHaveLength(3);
  });
});

describe("kibitz trace --future", () => {
  const trace = (future: string) =>
    kibitz(["trace", "blossom", flowers, "--future", future, "--count", "999"]);

  test("prints the run in which something else is chosen", async () => {
    const { code, out } = await trace("c8-1");
    const lines = out.trimEnd().split("\n");
    const plain = (await kibitz(`trace blossom ${flowers} --count 999`)).out.trimEnd().split("\n");
    // From the brief: 48 steps as written, 44 with 1 instead of 9, and both agree up to step 8.
    expect([code, plain.length, lines.length]).toEqual([0, 48, 44]);
    expect(lines.slice(0, 8)).toEqual(plain.slice(0, 8));
    expect(lines[8]).not.toBe(plain[8]);
  });

  test("prints the run on a changed input, and what is chosen there", async () => {
    const { out } = await trace("edge-2-6");
    const text = readFileSync(flowers, "utf8").replace(/^2 6\n/m, "");
    const byHand = await kibitz("trace blossom - --count 999", text);
    expect(out).toBe(byHand.out);
    const [line = ""] = out.split("\n").slice(8);
    const other = await trace("edge-2-6_c8-1");
    expect(other.code).toBe(0);
    expect(other.out.split("\n").slice(0, 8)).toEqual(out.split("\n").slice(0, 8));
    expect(other.out.split("\n")[8]).not.toBe(line);
  });

  test.each([
    // The numbers that a change takes.
    [
      "blossom",
      "0 1\n1 2\n",
      "edge-2-60",
      'found "edge-2-60" for --future, expected two different vertices from 0 to 2',
    ],
    ["blossom", "0 1\n1 2\n", "edge-2-2", "expected two different vertices from 0 to 2"],
    ["circle-method", "5\n", "player-9", "expected a player from 1 to 5 who stays away, or 6, who comes"],
    [
      "floods",
      "2 3 N\nS..\n..T\n",
      "wall-1-2",
      'found "wall-1-2" for --future, expected a row from 0 to 1 and a column from 0 to 2',
    ],
    // A wrong program, and the lessons that have none of the name.
    ["circle-method", "5\n", "m-odd", 'found "m-odd" for --future, expected m- and one of: odd-forgotten, '],
    // The rule of the input that it breaks.
    ["circle-method", "2\n", "player-1", 'found "player-1" for --future, which no input may become: '],
    ["transpositions-and-exchanges", "S1 4\nS2 4\nkind: exchanges\nsize: 1\n", "player-6", "S2"],
    // The second change is refused on the input that the first one has made.
    [
      "circle-method",
      "3\n",
      "player-1_player-1",
      'found "player-1" for --future, which no input may become: ',
    ],
    // The changes that there are.
    [
      "first-move",
      "6\n",
      "edge-1-2",
      "no change of this lesson's input, expected colors (one number: 0 for ",
    ],
  ])("%s %j: %s is refused, and it is said what instead", async (lesson, input, future, said) => {
    const { code, out, err } = await kibitz(["trace", lesson, "-", "--future", future], input);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain("command line:1:4: error[usage]");
    expect(err).toContain(said);
  });

  test.each([
    ["weighted-blossom", "3\n0 1 5\n1 2 6\n", "weight-1-2-4", "3\n0 1 5\n1 2 4\n"],
    ["floods", "2 3 N\nS..\n..T\n", "wall-1-0", "2 3 N\nS..\n#.T\n"],
  ])("%s %j: %s begins with the letter that links put before a future", async (lesson, input, future, by) => {
    const byHand = await kibitz(`trace ${lesson} - --count 999`, by);
    expect(byHand.code).toBe(0);
    for (const text of [future, `w${future}`])
      expect(await kibitz(`trace ${lesson} - --count 999 --future ${text}`, input)).toEqual(byHand);
  });

  test("runs a wrong program, without sentences that would be false of it", async () => {
    // Without blossoms nobody finds the path that the lesson is about: two vertices stay exposed.
    const { code, out, err } = await trace("m-no-shrink");
    expect(code).toBe(0);
    const steps = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(steps.every(({ narration }) => narration === "")).toBe(true);
    expect(steps.map(({ step }) => step)).not.toContain("shrink");
    expect(steps.at(-1)).toMatchObject({ step: "proof", a: 2 });
    expect(err).toContain("kibitz trace: This comes out when ");
  });

  test("tells what cannot be chosen", async () => {
    expect((await trace("elephant")).err).toContain("c8-1_c12-0");
    // At step 9 the even vertices 9 and 1 may look; at step 8 nothing is free.
    expect((await trace("c8-9")).err).toContain("an answer from 0 to 1 of the free choice after step 8");
    expect((await trace("c8-1-3")).err).toContain(
      "a free choice from 0 to 0, as many as there are after step 8",
    );
    const none = await trace("c7-1");
    expect([none.code, none.err]).toEqual([
      2,
      expect.stringMatching(/nothing is free after step 7, .* or 8\n$/),
    ]);
    expect((await trace("c8-1_c9-99")).err).toContain('found "c9-99"');
    const two = await kibitz(["trace", "circle-method", "-", "--future", "c1-1"], "2\n");
    expect([two.code, two.err]).toEqual([2, expect.stringContaining("nothing else is free in this run")]);
  });
});
