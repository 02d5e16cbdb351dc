import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { OBJECTIVES } from "#algorithms/engines/matching/graph.ts";
import { type Certificate, certificateHolds, type Edge } from "#src/package/library/matchings.ts";
import { expectHelp, expectRefused, kibitz, mistakesIn } from "#test/support/run-kibitz.ts";

const folder = mkdtempSync(join(tmpdir(), "kibitz-testbench-"));
afterAll(() => rmSync(folder, { recursive: true }));
const bench = (name: string): string => join(folder, "bench", name);

let written: string[];
beforeAll(async () => {
  const { code, out, err } = await kibitz("testbench --out bench", "", folder);
  expect([code, err]).toEqual([0, ""]);
  written = out.trimEnd().split("\n");
});

interface Graph {
  readonly id: string;
  readonly n: number;
  readonly edges: readonly Edge[];
}
interface Answer {
  readonly id: string;
  readonly pairs?: readonly (readonly [number, number])[];
  readonly size?: number;
  readonly weight?: number;
  readonly certificate: Certificate & {
    readonly tutte?: { readonly a: readonly number[]; readonly odd: readonly (readonly number[])[] };
  };
}

function linesOf<T>(name: string): T[] {
  const lines = readFileSync(bench(name), "utf8").trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line) as T);
}

/** Whether the sets are whole parts of what is left without `a`, odd, and more than `a` has. */
function isBarrier({ n, edges }: Graph, { tutte }: Answer["certificate"]): boolean {
  if (!tutte) return false;
  const part = new Map(tutte.odd.flatMap((set, k) => set.map((v) => [v, k] as const)));
  for (const v of tutte.a) part.set(v, -1);
  const isApart = edges.every(([u, v]) => {
    const [one, other] = [part.get(u), part.get(v)];
    return one === other || one === -1 || other === -1;
  });
  const isOdd = tutte.odd.every(({ length }) => length % 2 === 1);
  return isApart && isOdd && tutte.odd.length > tutte.a.length && part.size <= n;
}

describe("kibitz testbench", () => {
  test("helps, and refuses what it does not know", async () => {
    await expectHelp(kibitz("testbench --help"), "--out DIR", 110);
    await expectRefused(mistakesIn(kibitz("testbench")), ["1:2 usage"]);
    await expectRefused(mistakesIn(kibitz("testbench graphs --out x --seed=1")), ["1:2 usage", "1:5 usage"]);
    writeFileSync(join(folder, "taken"), "");
    const refused = mistakesIn(kibitz("testbench --out taken", "", folder));
    await expectRefused(refused, ["1:2 file"]);
  });

  test("names what it writes, and tells of each kind of file", () => {
    expect(written.map((path) => existsSync(join(folder, path)))).not.toContain(false);
    const told = readFileSync(bench("README.txt"), "utf8");
    for (const name of ["small", "hard", "large", ...OBJECTIVES])
      expect(told).toMatch(new RegExp(`^  ${name} `, "m"));
  });

  test("has every graph with up to five vertices once", () => {
    const graphs = linesOf<Graph>("matching/small.jsonl");
    const shapes = new Set(graphs.map(({ n, edges }) => `${n}:${edges.map(([u, v]) => `${u}-${v}`).sort()}`));
    expect(shapes.size).toBe([0, 1, 2, 3, 4, 5].reduce((sum, n) => sum + 2 ** ((n * (n - 1)) / 2), 0));
    expect(graphs.length).toBe(shapes.size);
  });

  test.each(["small", "hard", "large"])("proves each answer to its %s graphs", (name) => {
    const graphs = linesOf<Graph>(`matching/${name}.jsonl`);
    let proved = 0;
    for (const objective of OBJECTIVES)
      for (const [k, answer] of linesOf<Answer>(`matching/${name}.${objective}.jsonl`).entries()) {
        const { id, pairs, size, weight, certificate } = answer;
        const graph = graphs[k] as Graph;
        expect(id).toBe(graph.id);
        if (pairs === undefined) expect(isBarrier(graph, certificate), `${id} ${objective}`).toBe(true);
        else {
          expect(certificateHolds(graph, pairs, certificate, objective), `${id} ${objective}`).toBe(true);
          const weights = pairs.map(([u, v]) =>
            graph.edges.find(([x, y]) => (x === u && y === v) || (x === v && y === u)),
          );
          expect([size, weight]).toEqual([
            pairs.length,
            weights.reduce((sum, edge) => sum + Number(edge?.[2]), 0),
          ]);
        }
        proved++;
      }
    expect(proved).toBe(graphs.length * OBJECTIVES.length);
  });

  test("has tournaments without a mistake, with the rounds and reasons that the command gives", async () => {
    const names = readdirSync(bench("swiss")).filter((name) => name.endsWith(".trf"));
    expect(names.length).toBeGreaterThan(20);
    for (const [k, name] of names.entries()) {
      const file = bench(`swiss/${name}`);
      expect((await kibitz(["swiss", "check", file])).out).toMatch(/^OK /m);
      if (k % 3 > 0) continue;
      const edition = k % 2 === 0 ? "2026" : "2017";
      const { out } = await kibitz(["swiss", "pair", file, "--edition", edition, "--explain"]);
      const told = (end: string) => readFileSync(file.replace(/trf$/, `${edition}.${end}`), "utf8");
      const [, ...pairs] = told("pairs").trimEnd().split("\n");
      const lines = out.trimEnd().split("\n");
      expect(lines.slice(1, pairs.length + 1), name).toEqual(pairs);
      expect(`${lines.slice(pairs.length + 1).join("\n")}\n`, name).toBe(told("reasons.jsonl"));
    }
  });
});
