import { describe, expect, test } from "vitest";
import { checkCertificate } from "#algorithms/engines/matching/fast/solve-matching.ts";
import type { Objective } from "#algorithms/engines/matching/graph.ts";
import { parseGraph } from "#algorithms/engines/matching/read/read-graph.ts";
import { readProvedGraphs } from "#test/support/given/matching-fixtures.ts";
import { type Answer, mistakesIn, kibitz as run } from "#test/support/run-kibitz.ts";

function kibitz(args: string, input: string | Uint8Array = ""): Promise<Answer> {
  return run(`match ${args}`, input);
}

/** Places and kinds of the mistakes of a call that must fail. */
function mistakesOf(args: string, input: string | Uint8Array = ""): Promise<string[]> {
  return mistakesIn(kibitz(args, input));
}

describe("kibitz match", () => {
  const proved = readProvedGraphs();
  const lines = `${proved.map(({ text }) => text).join("\n")}\n`;

  test.each(["cardinality", "weight", "max-cardinality-weight"] satisfies Objective[])(
    "prints best matchings with their certificates for --objective %s",
    async (objective) => {
      const { code, out, err } = await kibitz(`- --objective ${objective}`, lines);
      expect([code, err]).toEqual([0, ""]);
      const answers = out.trimEnd().split("\n");
      expect(answers.length).toBe(proved.length);
      for (const [i, answer] of answers.entries()) {
        const { id, size, weight, matching, certificate } = JSON.parse(answer);
        const { text, ...expected } = proved[i];
        expect(id).toBe(expected.id);
        expect(matching.length).toBe(size);
        if (objective !== "weight") expect(size).toBe(expected.size);
        if (objective === "weight") expect(BigInt(weight)).toBe(expected.weight);
        if (objective === "max-cardinality-weight")
          expect(BigInt(weight)).toBe(expected.maxCardinalityWeight);
        const graph = parseGraph(text);
        const mate = new Int32Array(graph.n).fill(-1);
        for (const [u, v] of matching as [number, number][]) {
          mate[u] = v;
          mate[v] = u;
        }
        const { gallaiEdmonds, dual } = certificate;
        const numbers = dual && {
          y: dual.y.map(BigInt),
          blossoms: dual.blossoms.map(({ vertices, z }: { vertices: number[]; z: string }) => ({
            ...{ vertices, z: BigInt(z) },
          })),
        };
        const parts = { ...(gallaiEdmonds && { gallaiEdmonds }), ...(numbers && { dual: numbers }) };
        expect(checkCertificate(graph, objective, mate, parts).holds).toBe(true);
      }
    },
  );

  test("takes empty lines, CR LF and a byte order mark, and graphs without id", async () => {
    const { code, out } = await kibitz(
      "-",
      '\uFEFF\r\n{"n":2,"edges":[[0,1]]}\r\n\r\n{"id":7,"n":0,"edges":[]}',
    );
    const [first, second] = out.trimEnd().split("\n");
    expect([code, JSON.parse(first).id, JSON.parse(second)]).toEqual([
      0,
      null,
      { id: 7, size: 0, weight: 0, matching: [], certificate: { dual: { y: [], blossoms: [] } } },
    ]);
  });

  test("says that there is no graph", async () => {
    expect(await kibitz("-", " \n")).toEqual({
      ...{ code: 0, out: "", err: "-: found no graph, expected one, or lines of JSON\n" },
    });
  });

  test("names the line of the file where an edge stands already", async () => {
    const { err } = await kibitz("-", '{"n":2,"edges":[[0,1]]}\n\n{"n":3,"edges":[[0,1],[1,0]]}\n');
    expect(err).toContain("-:3:24: error[parallel]: ");
    expect(err).toContain("it stands on line 3, column 18 already");
  });

  test.each(["{}", "[1]", "9007199254740993", "true"])(
    "refuses %s as an id, which would not come back",
    async (id) => {
      expect(await mistakesOf("-", `{"id":${id},"n":0,"edges":[]}`)).toEqual(["-:1:7 json"]);
    },
  );

  test("lists every mistake of a file", async () => {
    const input = [
      '{"n":3,"edges":[[0,1,5],[1,1,2],[1,0,3]]}',
      '{"n":3,"edges":[[0,1,5]]}',
      '{"n":3,"edges":[[0,3],[1,2,NaN],[0,1,"1.5"]]}',
      "0 1 5",
      '{"n":3',
      '{"n":20000,"edges":[]}',
    ].join("\n");
    expect(await mistakesOf("-", input)).toEqual([
      ...["-:1:28 loop", "-:1:34 parallel", "-:3:20 range", "-:3:28 number", "-:3:38 number"],
      ...["-:4:1 json", "-:5:7 json", "-:6:6 size"],
    ]);
  });

  test("lists every mistake of the call", async () => {
    expect(await mistakesOf("a b --objective most --engine slow --x")).toEqual([
      "command line:1:3 usage",
      "command line:1:4 usage",
      "command line:1:6 usage",
      "command line:1:8 usage",
      "a:1:1 read",
    ]);
    expect(await mistakesOf("")).toEqual(["command line:1:2 usage"]);
  });

  test("lets the engine of the lessons solve, and says where a weight is too large for it", async () => {
    const graph = '{"id":"a","n":4,"edges":[[0,1,5],[1,2,11],[2,3,5]]}\n';
    for (const [objective, matching] of [
      ["weight", [[1, 2]]],
      [
        "max-cardinality-weight",
        [
          [0, 1],
          [2, 3],
        ],
      ],
    ] as const) {
      const { code, out } = await kibitz(`- --engine taught --objective ${objective}`, graph);
      expect(code).toBe(0);
      expect(JSON.parse(out)).toMatchObject({ id: "a", size: matching.length, matching });
      expect(out).toBe((await kibitz(`- --objective ${objective}`, graph)).out);
    }
    const heavy = '{"n":3,"edges":[[0,1,9999999999]]}\n';
    expect(await mistakesOf("- --engine taught", graph + heavy)).toEqual(["-:2:22 size"]);
    expect((await kibitz("- --engine taught --objective cardinality", heavy)).code).toBe(0);
  });

  describe("a graph in another format", () => {
    const called = async (args: string, input: string | Uint8Array) => {
      const { code, out, err } = await run(`match ${args}`, input);
      return { code, record: out === "" ? undefined : JSON.parse(out), err: err.trimEnd().split("\n") };
    };

    test("is read as the tool reads it, and how is said with the other readings", async () => {
      const { code, record, err } = await called("- --objective cardinality", "4 3\n0 1\n1 2\n2 3\n");
      expect(code).toBe(0);
      expect(record).toMatchObject({
        id: null,
        size: 2,
        matching: [
          [0, 1],
          [2, 3],
        ],
      });
      expect(err).toEqual([
        "-: Read as a list of edges, after a line that tells how many vertices and edges, vertices from 0: 4 vertices, 3 edges.",
        "-: With --from edges,no-header: The first line is an edge, too: 5 vertices, 4 edges.",
      ]);
      const other = await called("- --from edges,no-header", "4 3\n0 1\n1 2\n2 3\n");
      expect(other.err[0]).toBe("-: Read as a list of edges, vertices from 0: 5 vertices, 4 edges.");
    });

    test("gives the pairs in the words of the file, and weights without a point", async () => {
      const { record } = await called("-", "von;nach;gewicht\nAnn;Bo;1,5\nBo;Cy;2,25\nCy;Di;1,5\n");
      expect(record).toMatchObject({
        size: 2,
        weight: 300,
        scale: 100,
        pairs: [
          ["Ann", "Bo"],
          ["Cy", "Di"],
        ],
      });
      expect((await called("-", "1 2\n2 3\n")).record.pairs).toEqual([["1", "2"]]);
      expect((await called("-", "0 1\n1 2\n")).record).not.toHaveProperty("pairs");
    });

    test("that is a table of costs with names gives each row its column", async () => {
      const costs = ",Task1,Task2,Task3\nAnna,9,2,7\nBen,6,4,3\nCleo,5,8,1\n";
      const wanted = [
        ["Anna", "Task2"],
        ["Ben", "Task1"],
        ["Cleo", "Task3"],
      ];
      const { record, err } = await called("- --objective min-weight", costs);
      expect(record).toMatchObject({ size: 3, weight: 9, pairs: wanted });
      expect(err).toEqual([
        "-: Read as a table of costs, with rows on one side and columns on the other, vertices with names, numbered as they come: 6 vertices, 9 edges.",
      ]);
      const tabs = costs.replaceAll(",", "\t");
      expect((await called("- --objective min-weight --from costs", tabs)).record.pairs).toEqual(wanted);
    });

    test.each([
      ["UTF-16", Buffer.from("\uFEFF0 1 2\n1 2 3\n", "utf16le")],
      ["UTF-16 of the other order", Buffer.from("\uFEFF0 1 2\n1 2 3\n", "utf16le").swap16()],
      ["UTF-16 without a mark", Buffer.from("0 1 2\n1 2 3\n", "utf16le")],
      ["lines of JSON in UTF-16", Buffer.from('\uFEFF{"n":3,"edges":[[0,1,2],[1,2,3]]}\n', "utf16le")],
      ["our own JSON on several lines", Buffer.from('{"n":3,"edges":[\n[0,1,2],\n[1,2,3]\n]}\n')],
    ])("is read in %s", async (_, input) => {
      expect((await called("-", input)).record).toMatchObject({ size: 1, weight: 3, matching: [[1, 2]] });
    });

    test("with old letters keeps its names", async () => {
      const { record } = await called("-", Buffer.from("Jos\u00e9,Zo\u00eb,3\n", "latin1"));
      expect(record.pairs).toEqual([["José", "Zoë"]]);
    });

    test("is named if it is not read, and what is in its way has a line", async () => {
      expect(await mistakesOf("-", "graph TD\n A --> B\n")).toEqual(["-:1:1 format"]);
      expect(await mistakesOf("-", "p edge 2 1\ne 1 2\ne x\n")).toEqual(["-:3:1 format"]);
      expect(await mistakesOf("- --from dot", "0 1\n")).toEqual(["-:1:1 format"]);
      expect(await mistakesOf("- --from what", "0 1\n")).toEqual(["command line:1:3 usage"]);
      expect(await mistakesOf("-", Buffer.from([1, 2, 3, 255, 0, 0, 7]))).toEqual(["-:1:1 encoding"]);
      const twice = await called("-", "0 1 5\n1 0 6\n");
      expect(twice.code).toBe(2);
      expect(twice.err).toContain(
        "-: With --from heavier: Take the heavier of parallel edges: 2 vertices, 1 edge.",
      );
      expect((await called("- --from heavier", "0 1 5\n1 0 6\n")).record.weight).toBe(6);
      expect((await called("- --from lighter", "0 1 5\n1 0 6\n")).record.weight).toBe(5);
    });
  });

  test("finds the smallest weight, and perfect matchings or the set that forbids them", async () => {
    const square = '{"n":4,"edges":[[0,3,2],[1,2,2],[0,1,1],[2,3,4]]}\n';
    for (const engine of ["fast", "taught"]) {
      const weightFor = async (objective: string) =>
        JSON.parse((await kibitz(`- --engine ${engine} --objective ${objective}`, square)).out).weight;
      expect(await weightFor("min-weight")).toBe(4);
      expect(await weightFor("min-weight-perfect")).toBe(4);
      expect(await weightFor("perfect")).toBe(5);
      const star = '{"id":"star","n":4,"edges":[[0,1],[0,2],[0,3]]}\n';
      const { code, out, err } = await kibitz(`- --engine ${engine} --objective perfect`, star + square);
      const [none, some] = out.trimEnd().split("\n");
      expect([code, err]).toEqual([1, ""]);
      expect(JSON.parse(none)).toEqual({
        ...{ id: "star", size: null, weight: null, matching: null },
        certificate: { tutte: { a: [0], odd: [[1], [2], [3]] } },
      });
      expect(JSON.parse(some).size).toBe(2);
    }
  });

  test("helps", async () => {
    expect((await kibitz("--help")).out).toContain("--objective");
  });
});
