/** The Dutch system of 2017: as another program pairs by those rules, and chosen by the date of the tournament. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { Candidate } from "#algorithms/engines/swiss/candidates.ts";
import type { Criterion, Node } from "#algorithms/engines/swiss/dutch/criteria.ts";
import { editionOf } from "#algorithms/engines/swiss/dutch/edition.ts";
import { type BracketRole, criteria2017 } from "#algorithms/engines/swiss/dutch/edition-2017/criteria.ts";
import { fieldOf2017 } from "#algorithms/engines/swiss/dutch/edition-2017/field.ts";
import { pairDutchRound2017 } from "#algorithms/engines/swiss/dutch/edition-2017/pair-dutch-round-2017.ts";
import type { DutchFacts } from "#algorithms/engines/swiss/dutch/facts.ts";
import { pairDutchRound } from "#algorithms/engines/swiss/dutch/pair-dutch-round.ts";
import type { Pairing } from "#algorithms/engines/swiss/pair-round.ts";
import { readTrf } from "#algorithms/engines/swiss/read-trf.ts";
import { randomTournament } from "#test/support/given/swiss-fixtures.ts";
import { expectRefused, kibitz, mistakesIn } from "#test/support/run-kibitz.ts";

interface Round {
  readonly id: string;
  readonly text: string;
  readonly pairs: readonly (readonly [number, number])[] | null;
}

const packed = readFileSync(new URL("../../fixtures/swiss/dutch-2017.jsonl.gz", import.meta.url));
const rounds = gunzipSync(packed)
  .toString()
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line) as Round);

function told({ pairs, bye, unpaired }: Pairing): string[] | null {
  if (unpaired.length > 0) return null;
  const lines = pairs.map(({ white, black }) => `${white} ${black}`);
  return [...lines, ...(bye === undefined ? [] : [`${bye} 0`])].sort();
}

describe("a round by the rules of 2017", () => {
  test("is paired as another program pairs it, and not as by those of 2026", () => {
    let others = 0;
    for (const { id, text, pairs } of rounds) {
      const { tournament } = readTrf(text);
      if (!tournament) throw new Error(id);
      const expected = pairs?.map((pair) => pair.join(" ")).sort() ?? null;
      expect(told(pairDutchRound2017(tournament)), id).toEqual(expected);
      if (String(told(pairDutchRound(tournament))) !== String(expected)) others++;
    }
    expect(rounds.length).toBeGreaterThan(100);
    expect(others).toBeGreaterThan(50);
  });
});

describe("the criteria of 2017", () => {
  const node = (place: number, more: Partial<Node> = {}): Node => ({
    candidate: { ...fieldOf2017(randomTournament(4, 1, 1)).candidates[place] } as Candidate,
    facts: {} as DutchFacts,
    area: "resident",
    score: 10,
    ...more,
  });
  const criteria = (nodes: Node[], role: BracketRole) => criteria2017({ nodes, role, bye: undefined });
  const names = (all: readonly Criterion[]) => [...new Set(all.map(({ name }) => name))];
  const numbers = Array.from({ length: 15 }, (_, k) => `C.${k + 5}`);

  test("stand in the order of their numbers, and only an ordinary bracket is asked for the next one", () => {
    const nodes = [
      node(0, { score: 20, area: "moved" }),
      node(1),
      node(2),
      node(3, { area: "next", score: 5 }),
    ];
    expect(names(criteria(nodes, "ordinary"))).toEqual(numbers);
    for (const role of ["penultimate", "last"] as const)
      expect(names(criteria(nodes, role))).toEqual(numbers.filter((name) => name !== "C.7"));
  });

  test("count who floats again, now and two rounds ago, each kind under its number", () => {
    const had = (facts: Partial<DutchFacts>) => ({ facts: facts as DutchFacts });
    // The first has a point more than the second: they float down and the other one up.
    for (const [name, high, low] of [
      ["C.12", { lastFloat: "down" }, {}],
      ["C.13", {}, { lastFloat: "up" }],
      ["C.14", { floatBefore: "down" }, {}],
      ["C.15", {}, { floatBefore: "up" }],
    ] as const) {
      const nodes = [
        node(0, { score: 20, area: "moved", ...had(high) }),
        node(1, had(low)),
        node(2),
        node(3),
      ];
      const all = criteria(nodes, "last");
      const cost = (one: string) =>
        all
          .filter((criterion) => criterion.name === one)
          .reduce((sum, criterion) => sum + criterion.cost(nodes[0] as Node, nodes[1] as Node), 0);
      const again = numbers.slice(7);
      // The number of those who float again, and four numbers later by how much.
      const later = `C.${Number(name.slice(2)) + 4}`;
      expect(again.filter((one) => cost(one) > 0)).toEqual([name, later]);
      expect(cost(name)).toBe(1);
    }
  });
});

describe("the edition", () => {
  test("is the one of the day when the tournament began, or else ended", () => {
    expect(editionOf({ notes: ["042 2026/01/31", "052 2026/02/05"] })).toBe("2017");
    expect(editionOf({ notes: ["042 2026/02/01"] })).toBe("2026");
    expect(editionOf({ notes: ["052 2019-12-30"] })).toBe("2017");
    expect(editionOf({ notes: ["012 Open 2019"] })).toBe("2026");
    expect(editionOf({ notes: ["042 2026/1/9"] })).toBe("2017");
    // No day of any calendar.
    expect(editionOf({ notes: ["042 2024/13/45", "052 2025/06/01"] })).toBe("2017");
    expect(editionOf({ notes: ["042 2023-02-29"] })).toBe("2026");
  });

  test("is chosen on the command line, or by the file", async () => {
    const one = rounds.find(({ pairs }) => pairs) as Round;
    const pairsOf = (out: string): string[] => out.trimEnd().split("\n").slice(1).sort();
    const expected = (one.pairs ?? []).map((pair) => pair.join(" ")).sort();
    expect(pairsOf((await kibitz("swiss pair - --edition 2017", one.text)).out)).toEqual(expected);
    expect(pairsOf((await kibitz("swiss pair -", `042 2024/05/01\n${one.text}`)).out)).toEqual(expected);
    const newer = await kibitz("swiss pair - --edition 2026", `042 2024/05/01\n${one.text}`);
    expect(pairsOf(newer.out)).not.toEqual(expected);
    await expectRefused(mistakesIn(kibitz("swiss pair - --edition 2018", one.text)), ["1:4 usage"]);
    await expectRefused(mistakesIn(kibitz("swiss pair - --edition 2017 --method basic", one.text)), [
      "1:4 usage",
    ]);
  });

  test("has reasons in its own numbers on the command line", async () => {
    const numbers = new Set<string>();
    for (const { id, text, pairs } of rounds.filter((_, k) => k % 16 === 5)) {
      if (!pairs || pairs.length > 30) continue;
      const { out, err } = await kibitz(
        `swiss pair - --edition 2017 --explain --why-float ${pairs[0]?.[0]}`,
        text,
      );
      expect(err, id).toMatch(/^kibitz swiss pair: round \d+.*, by the Dutch system of 2017\n/);
      const lines = out.trimEnd().split("\n");
      const told = lines.slice(1 + pairs.length).map((line) => JSON.parse(line));
      expect(told, id).toHaveLength(pairs.length + 1);
      for (const { reason, instead } of told) {
        const [{ criterion, text: sentence }] = reason;
        if (criterion === null) continue;
        expect(criterion, id).toMatch(/^(C\.\d+|D\.[123])$/);
        expect(sentence, id).toContain(`(${criterion})`);
        if (criterion !== "C.4") expect(instead.length, id).toBeGreaterThan(0);
        numbers.add(criterion);
      }
    }
    for (const number of ["C.5", "C.6", "C.10", "C.12", "D.1", "D.2"]) expect([...numbers]).toContain(number);
  });
});
