import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { GRAPH_KINDS, generateGraph } from "#algorithms/engines/matching/generate.ts";
import type { Graph } from "#algorithms/engines/matching/graph.ts";
import { formatUnderstood } from "#algorithms/engines/matching/read/format-understood.ts";
import { formatGraph, parseGraph } from "#algorithms/engines/matching/read/read-graph.ts";
import { understandGraph } from "#algorithms/engines/matching/read/understand-graph.ts";
import {
  formatWish,
  parseWish,
  understoodWords,
  WISH_WORDS,
} from "#algorithms/engines/matching/read/understood-words.en.ts";
import { pastedSummary, readPastedGraphs } from "#test/support/given/pasted-graphs.ts";

/** The edges as "0-1:5", with the number of vertices before them. */
const told = (text: string): string | undefined => {
  const { understood } = understandGraph(text);
  if (!understood) return undefined;
  const { graph, base, names, decimals, isOwn } = understood;
  const format = isOwn ? "own" : understood.format;
  const edges = graph.edges.map(({ u, v, weight }) => `${u}-${v}:${weight}`).join(" ");
  const how = [format, base ?? names.join("|"), ...(decimals > 0 ? [`×10^${decimals}`] : [])].join(" ");
  return `${how}; ${graph.n}; ${edges}`;
};

describe("a graph that another program wrote", () => {
  test.each([
    ["our own list", "3\n0 1 5\n", "own 0; 3; 0-1:5"],
    ["our own list without n", "0 1\n1 2", "own 0; 3; 0-1:1 1-2:1"],
    ["a list that counts from 1", "1 2\n2 3 4\n3 1\n", "edges 1; 3; 0-1:1 1-2:4 0-2:1"],
    ["n that says that 0 is there", "4\n1 2\n2 3", "own 0; 4; 1-2:1 2-3:1"],
    ["n and a list from 1 to n", "3\n1 2\n2 3", "edges 1; 3; 0-1:1 1-2:1"],
    ["n, m, and edges with weights", "3 2\n1 2 5\n2 3 6", "edges 1; 3; 0-1:5 1-2:6"],
    ["DIMACS", "c a comment\np edge 4 3\ne 1 2\ne 2 3\ne 3 4\n", "dimacs 1; 4; 0-1:1 1-2:1 2-3:1"],
    ["DIMACS in both directions", "p col 2 2\ne 1 2\ne 2 1\n", "dimacs 1; 2; 0-1:1"],
    ["DIMACS with weights", "p sp 3 2\r\na 1 2 -7\r\na 2 3 4\r\n", "dimacs 1; 3; 0-1:-7 1-2:4"],
    ["commas", "0,1,5\n1,2,7\n", "csv 0; 3; 0-1:5 1-2:7"],
    [
      "CSV with a head",
      "source,target,weight\nAnna,Ben,3\nBen,Cleo,2\n",
      "csv Anna|Ben|Cleo; 3; 0-1:3 1-2:2",
    ],
    ["semicolons and quotes", '"Anna K";"Ben";3\n"Ben";"Cleo";2', "csv Anna K|Ben|Cleo; 3; 0-1:3 1-2:2"],
    [
      "number signs in names, and remarks",
      'Team #1,Team #2,4 # first\n"Team #2",Team #3\n# the last\n"A # x",Team #1,5 // this, "too"',
      "csv Team #1|Team #2|Team #3|A # x; 4; 0-1:4 1-2:1 0-3:5",
    ],
    ["names", "anna ben\nben cleo 4", "edges anna|ben|cleo; 3; 0-1:1 1-2:4"],
    ["dashes", "0-1\n1-2\n", "edges 0; 3; 0-1:1 1-2:1"],
    ["long dashes and weights", "0–1 5\n1—2: 7", "edges 0; 3; 0-1:5 1-2:7"],
    ["arrows between names", "Anna -- Ben\nBen -> Cleo", "edges Anna|Ben|Cleo; 3; 0-1:1 1-2:1"],
    ["decimals", "0 1 0.5\n1 2 1.25\n0 2 3", "edges 0 ×10^2; 3; 0-1:50 1-2:125 0-2:300"],
    [
      "decimals beyond what a double holds",
      "0 1 0.1\n1 2 90071992547409.93",
      "edges 0 ×10^2; 3; 0-1:10 1-2:9007199254740993",
    ],
    [
      "DOT",
      'graph G {\n  a -- b [weight=3];\n  b -- "c d" [label="4"]; e\n}\n',
      "dot a|b|c d|e; 4; 0-1:3 1-2:4",
    ],
    ["DOT with a chain", "strict graph { node [shape=circle]; 0 -- 1 -- 2 }", "dot 0; 3; 0-1:1 1-2:1"],
    ["a matrix", "0 2 0\n2 0 3\n0 3 0\n", "matrix 0; 3; 0-1:2 1-2:3"],
    ["a matrix as Python prints it", "[[0, 1], [1, 0]]", "matrix 0; 2; 0-1:1"],
    ["half a matrix", "0,1,4\n0,0,2\n0,0,0", "matrix 0; 3; 0-1:1 0-2:4 1-2:2"],
    ["tuples as Python prints them", "[(0, 1), (1, 2)]", "code 0; 3; 0-1:1 1-2:1"],
  ])("%s", (_, text, wanted) => {
    expect(told(text)).toBe(wanted);
  });

  test.each([
    ["", "own 0; 0; "],
    ["Dear reader, this is no graph at all.\nIt has lines.", undefined],
    ["0 1 5\n1 0 6", undefined],
    ["0,0,1", undefined],
    ["p edge 2 1\ne 1 3", undefined],
    ["%%MatrixMarket matrix coordinate pattern symmetric\n3 3 2\n2 1", undefined],
    ["%%MatrixMarket matrix coordinate pattern symmetric\n3 3 1\n2 1\n3 1", undefined],
    ["%%MatrixMarket matrix coordinate pattern symmetric\n3 3 1\n2 1", "matrix-market 1; 3; 0-1:1"],
    ["a b x", undefined],
  ])("%j is in doubt", (text, wanted) => {
    expect(told(text)).toBe(wanted);
  });

  const each = (n: number, line: (v: number) => string): string =>
    Array.from({ length: n }, (_, v) => line(v)).join("");

  /** Ways in which students and programs write a graph. */
  const writers: Readonly<Record<string, (graph: Graph) => string>> = {
    dimacs: ({ n, edges }) =>
      `p edge ${n} ${edges.length}\n${edges.map(({ u, v, weight }) => `e ${u + 1} ${v + 1} ${weight}\n`).join("")}`,
    matrix: ({ n, edges }) => {
      const rows = Array.from({ length: n }, () => new Array<number | bigint>(n).fill(0));
      for (const { u, v, weight } of edges) [rows[u][v], rows[v][u]] = [weight, weight];
      return rows.map((row) => row.join(" ")).join("\n");
    },
    dot: ({ n, edges }) =>
      `graph {\n${Array.from({ length: n }, (_, v) => `${v};\n`).join("")}${edges.map(({ u, v, weight }) => `${u} -- ${v} [weight=${weight}]\n`).join("")}}`,
    graphml: ({ n, edges }) =>
      `<graphml><key id="k" for="edge" attr.name="weight"/><graph edgedefault="undirected">${each(n, (v) => `<node id="${v}"/>`)}${edges
        .map(({ u, v, weight }) => `<edge source="${u}" target="${v}"><data key="k">${weight}</data></edge>`)
        .join("\n")}</graph></graphml>`,
    gexf: ({ n, edges }) =>
      `<gexf><graph>${each(n, (v) => `<node id="${v}"/>`)}${edges
        .map(({ u, v, weight }) => `<edge source="${u}" target="${v}" weight="${weight}"/>`)
        .join("")}</graph></gexf>`,
    gml: ({ n, edges }) =>
      `graph [\n${each(n, (v) => `node [ id ${v} label "${v}" ]\n`)}${edges
        .map(({ u, v, weight }) => `edge [\n source ${u}\n target ${v}\n weight ${weight}\n]\n`)
        .join("")}]`,
    "node-link": ({ n, edges }) =>
      JSON.stringify({
        directed: false,
        nodes: Array.from({ length: n }, (_, id) => ({ id })),
        links: edges.map(({ u, v, weight }) => ({ weight: Number(weight), source: u, target: v })),
      }),
    pajek: ({ n, edges }) =>
      `*Vertices ${n}\n*Edges\n${edges.map(({ u, v, weight }) => `${u + 1} ${v + 1} ${weight}\n`).join("")}`,
    "matrix-market": ({ n, edges }) =>
      `%%MatrixMarket matrix coordinate integer symmetric\n${n} ${n} ${edges.length}\n${edges
        .map(({ u, v, weight }) => `${v + 1} ${u + 1} ${weight}\n`)
        .join("")}`,
    lgf: ({ n, edges }) =>
      `@nodes\nlabel\n${each(n, (v) => `${v}\n`)}@edges\n  weight\n${edges
        .map(({ u, v, weight }) => `${u} ${v} ${weight}\n`)
        .join("")}`,
    tgf: ({ n, edges }) =>
      `${each(n, (v) => `${v} name of ${v}\n`)}#\n${edges.map(({ u, v, weight }) => `${u} ${v} ${weight}\n`).join("")}`,
    python: ({ n, edges }) =>
      `n = ${n}\nedges = [${edges.map(({ u, v, weight }) => `(${u}, ${v}, ${weight})`).join(", ")}]`,
    "python with attributes": ({ n, edges }) =>
      `nodes = ${n}\nn = ${n}\ne = [${edges.map(({ u, v, weight }) => `(${u}, ${v}, {'weight': ${weight}})`).join(", ")}]`,
    dictionary: ({ n, edges }) =>
      `g = {${each(n, (a) => {
        const near = edges.filter(({ u, v }) => u === a || v === a);
        return `${a}: {${near.map(({ u, v, weight }) => `${u + v - a}: ${weight}`).join(", ")}}, `;
      })}}`,
    headed: ({ n, edges }) =>
      `${n} ${edges.length}\n${edges.map(({ u, v, weight }) => `${u + 1} ${v + 1} ${weight}\n`).join("")}`,
    numpy: ({ n, edges }) => {
      const rows = Array.from({ length: n }, () => new Array<number | bigint>(n).fill(0));
      for (const { u, v, weight } of edges) [rows[u][v], rows[v][u]] = [weight, weight];
      return `array([[${rows.map((row) => row.join(", ")).join("],\n       [")}]])`;
    },
    tenths: ({ n, edges }) => `${n}\n${edges.map(({ u, v, weight }) => `${u},${v},${weight}.5\n`).join("")}`,
  };

  test.each(Object.keys(writers))("comes back from %s", (name) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...GRAPH_KINDS),
        fc.integer({ min: 4, max: 30 }),
        fc.nat(),
        (kind, n, seed) => {
          const { graph } = generateGraph(kind, n, seed);
          const edges = graph.edges.map((edge, i) => ({ ...edge, weight: 1 + (i % 50) }));
          if (edges.length === 0) return;
          const scale = name === "tenths" ? (weight: number) => 10 * weight + 5 : (weight: number) => weight;
          const found = understandGraph((writers[name] as (graph: Graph) => string)({ n: graph.n, edges }))
            .understood?.graph;
          const sorted = (all: Graph["edges"]) => all.toSorted((a, b) => a.u - b.u || a.v - b.v);
          expect(found?.n).toBe(graph.n);
          expect(sorted(found?.edges ?? [])).toEqual(
            sorted(edges.map((edge) => ({ ...edge, weight: scale(edge.weight) }))),
          );
        },
      ),
    );
  });
});

test("what was understood is said in comments, before the graph in our own notation", () => {
  const { understood } = understandGraph("Anna,Ben,1.5\nBen,Cleo,2");
  const text = formatUnderstood(understood as NonNullable<typeof understood>, understoodWords);
  expect(text).toBe(
    "# Read as a table of edges, vertices with names, numbered as they come; weights times 10, so that all are whole: 3 vertices, 2 edges.\n" +
      "# 0 = Anna, 1 = Ben, 2 = Cleo\n3\n0 1 15\n1 2 20\n",
  );
  expect(parseGraph(text)).toEqual(understood?.graph);
  const dimacs = understandGraph("p edge 2 1\ne 1 2").understood;
  expect(formatUnderstood(dimacs as NonNullable<typeof dimacs>, understoodWords)).toMatch(
    /^# Read as DIMACS, vertices from 1, /,
  );
  expect(formatGraph({ n: 1, edges: [] })).toBe("1\n");
});

describe("what people paste", () => {
  const pasted = readPastedGraphs();
  test("is a hundred texts", () => expect(pasted.length).toBeGreaterThan(100));

  test.each(pasted)("$name", ({ text, said }) => {
    expect(pastedSummary(text)).toEqual(said);
  });

  test.each(pasted)(
    "$name is read the same with CR LF, and again as each of its readings says",
    ({ text }) => {
      expect(pastedSummary(text.replaceAll("\n", "\r\n"))).toEqual(pastedSummary(text));
      const { understood, others } = understandGraph(text);
      for (const reading of understood ? [understood, ...others] : others) {
        const wish = { ...reading.wish, format: reading.wish.format ?? reading.format };
        expect(parseWish(formatWish(wish))).toEqual(wish);
        expect(understandGraph(text, undefined, wish).understood?.graph).toEqual(reading.graph);
        // What it was understood as can be read in our own notation.
        expect(parseGraph(formatUnderstood(reading, understoodWords))).toEqual(reading.graph);
      }
    },
  );

  test.each([
    ["brackets", "(".repeat(200_000)],
    ["groups of DOT", `graph {${"{".repeat(200_000)}}`],
    ["chains of DOT", `graph {${"a -- ".repeat(60_000)}}`],
    ["remarks that are not closed", "/*".repeat(100_000)],
    ["blanks", `${" ".repeat(200_000)}x`],
    ["dashes", "-".repeat(200_000)],
    ["words with dashes", "a-".repeat(100_000)],
    ["pairs on one line", "1-2 ".repeat(50_000)],
    ["quotes", '"'.repeat(200_000)],
    ["tags that are not closed", `<graphml>${"<node id='a".repeat(20_000)}`],
    ["blocks of GML", `graph [ node [ ${"x [ ".repeat(50_000)}`],
    ["commas", ",".repeat(200_000)],
    ["letters of no alphabet", "\uD800\u0000\uFFFF".repeat(60_000)],
  ])("as %s without end is answered, too", (_, text) => {
    const { understood, trouble } = understandGraph(text);
    expect(understood ?? trouble).toBeDefined();
  });

  test("as a long list is a list, with n and m before it or without", () => {
    const edges = Array.from({ length: 40_000 }, (_, i) =>
      `${i % 1999} ${1999} ${i}`.replace("0 1999", "0 1"),
    );
    const list = [...new Map(edges.map((edge) => [edge.split(" ", 2).join(" "), edge])).values()];
    const whole = [
      ...list,
      ...Array.from({ length: 30_000 }, (_, i) => `${i % 997} ${1000 + (i % 983)} ${i}`),
    ];
    const body = [...new Map(whole.map((edge) => [edge.split(" ", 2).join(" "), edge])).values()];
    const text = body.join("\n");
    expect(text.length).toBeGreaterThan(300_000);
    const { understood } = understandGraph(text);
    expect([understood?.graph.n, understood?.graph.edges.length]).toEqual([2000, body.length]);
    const headed = understandGraph(`2000 ${body.length}\n${text}`).understood;
    expect(headed?.graph).toEqual(understood?.graph);
    expect(headed?.reading.facts).toEqual(["header"]);
  });

  test("with gaps between the numbers has names, and the numbers on demand", () => {
    const { understood, others } = understandGraph("0 1\n1 90\n");
    expect([understood?.graph.n, understood?.names]).toEqual([3, ["0", "1", "90"]]);
    expect(others.map(({ wish, graph }) => [formatWish(wish), graph.n])).toEqual([["edges,from-0", 91]]);
  });

  test("with each word that can be wished, or is told why not", () => {
    for (const { text } of pasted)
      for (const word of WISH_WORDS) {
        const wish = parseWish(word);
        if (!wish) throw new Error(word);
        const { understood, trouble } = understandGraph(text, undefined, wish);
        expect(understood ?? trouble).toBeDefined();
      }
  });
});
