import { quoted } from "#algorithms/core/text/quoted.ts";
import type { GraphMistake } from "./mistake.ts";
import { type Fact, GRAPH_FORMATS, type GraphFormat, type Trouble, type Wish } from "./reading.ts";
import { scaleWords } from "./scale-words.en.ts";
import type { Understood } from "./understand-graph.ts";

const formats: Readonly<Record<GraphFormat, string>> = {
  json: "JSON",
  edges: "a list of edges",
  csv: "a table of edges",
  bipartite: "a list of edges between two sides, each counted for itself",
  adjacency: "a list of neighbours",
  matrix: "a matrix",
  costs: "a table of costs, with rows on one side and columns on the other",
  code: "a list of edges in brackets",
  "node-link": "JSON of nodes and links",
  dimacs: "DIMACS",
  dot: "DOT",
  graphml: "GraphML",
  gexf: "GEXF",
  gml: "GML",
  "matrix-market": "MatrixMarket",
  pajek: "Pajek",
  lgf: "LEMON’s graph format",
  tgf: "the trivial graph format",
  metis: "METIS",
};

const facts: Readonly<Record<Fact, string>> = {
  header: "after a line that tells how many vertices and edges",
  half: "of which one half is empty",
  directed: "directions left out",
  commas: "decimal commas",
  thousands: "commas between thousands",
};

/** What is said of a graph of another program, and of a text that is none. */
export const understoodWords = {
  /** How a text was understood, in one sentence without line breaks. */
  told(understood: Understood): string {
    return `Read as ${howOf(understood)}: ${sizeOf(understood)}.`;
  },
  /** What is different in another reading. */
  other(other: Understood, than: Understood | undefined): string {
    return `${changeOf(other, than)}: ${sizeOf(other)}`;
  },
  /** What stands in the way, as "found …, expected …". */
  trouble: (trouble: Trouble): string => troubleOf(trouble),
  /** The same as a sentence for a reader who has brought the text. */
  looksLike(trouble: Trouble): string {
    switch (trouble.kind) {
      case "unread":
        return `This looks like ${trouble.name}, which is not read. What is read: ${KNOWN}.`;
      case "line":
        return `This looks like ${formats[trouble.format]}, but for line ${trouble.line}: ${quoted(trouble.found)}.`;
      case "no-edges":
        return `This looks like ${formats[trouble.format]}, but no edge in it can be read.`;
      case "parallel":
        return `The edge ${edge(trouble.ends)} is there with the weights ${trouble.weights.join(" and ")}.`;
      case "loop":
        return `There is an edge from vertex ${quoted(trouble.vertex)} to itself.`;
      default:
        return `F${troubleOf(trouble).slice(1)}.`;
    }
  },
  /** The same with its place. */
  mistake(trouble: Trouble): GraphMistake {
    const line = "line" in trouble ? trouble.line : 1;
    const kind = trouble.kind === "parallel" || trouble.kind === "loop" ? trouble.kind : "format";
    return { line, column: 1, kind, message: troubleOf(trouble) };
  },
};

export type UnderstoodWords = typeof understoodWords;

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

const sizeOf = ({ graph }: Understood): string =>
  `${counted(graph.n, "vertex", "vertices")}, ${counted(graph.edges.length, "edge")}`;

function howOf({ format, reading, base, decimals, again, leftOut, loops, wish }: Understood): string {
  const { shape, columns } = reading;
  const named =
    format === "code" && shape === "neighbours"
      ? "neighbours in brackets"
      : format === "code" && shape === "matrix"
        ? "a matrix in brackets"
        : formats[format];
  const vertices =
    base === undefined
      ? "vertices with names, numbered as they come"
      : base === 1
        ? "vertices from 1, so vertex 1 there is vertex 0 here"
        : "vertices from 0";
  // Neighbors and matrices hold each edge at both its ends.
  const isTwice = format === "adjacency" || format === "matrix" || /neigh|matrix/.test(shape ?? "");
  const parts = [
    columns ? `${named} by its columns ${columns.map((name) => quoted(name)).join(", ")}` : named,
    ...(reading.facts ?? []).map((fact) => facts[fact]),
    ...(again > 0 && !isTwice ? [`${counted(again, "edge")} that stood there again left out`] : []),
    ...(leftOut > 0 ? [`of parallel edges the ${wish.parallel ?? "heavier"}`] : []),
    ...(loops > 0 ? [`${counted(loops, "edge")} from a vertex to itself left out`] : []),
    vertices,
  ];
  const weights = decimals > 0 ? `; ${scaleWords.times(scale(decimals))}` : "";
  return `${parts.join(", ")}${weights}`;
}

const scale = (decimals: number): string => (decimals < 7 ? `${10 ** decimals}` : `10^${decimals}`);

function changeOf({ wish, format, base }: Understood, than: Understood | undefined): string {
  const { parallel, loops, header } = wish;
  if (than?.wish.header !== header && header === false) return "The first line is an edge, too";
  if (than?.wish.header !== header && header === true) return "The first line is no edge, but tells how many";
  if (parallel && parallel !== than?.wish.parallel)
    return `Take the ${parallel} of parallel edges${loops ? ", and leave out those from a vertex to itself" : ""}`;
  if (loops && !than?.wish.loops) return "Leave out edges from a vertex to itself";
  if (wish.shape && than?.reading.shape !== wish.shape) return `As ${formats.code}`;
  if (than?.format !== format) return `As ${formats[format]}`;
  if (base === undefined) return "The numbers are names";
  return base === 0 ? "Vertices count from 0" : "Vertices count from 1";
}

/** What is read, for people. */
const KNOWN =
  "a list or a table of edges, lists of neighbours, a matrix, what programs print, or JSON, DIMACS, DOT, GraphML, GEXF, GML, MatrixMarket, Pajek, LGF, TGF or METIS";

function troubleOf(trouble: Trouble): string {
  switch (trouble.kind) {
    case "unread":
      return `found ${trouble.name}, which is not read, expected ${KNOWN}`;
    case "line":
      return `found ${quoted(trouble.found)} in what looks like ${formats[trouble.format]}, expected a line of that format`;
    case "no-edges":
      return `found ${formats[trouble.format]} without an edge that can be read, expected a graph`;
    case "weight":
      return `found ${quoted(trouble.found)} for the weight of the edge ${edge(trouble.ends)}, expected a number`;
    case "parallel":
      return `found the edge ${edge(trouble.ends)} with the weights ${trouble.weights.join(" and ")}, expected it once`;
    case "loop":
      return `found an edge from vertex ${quoted(trouble.vertex)} to itself, expected two different vertices`;
    case "vertex":
      return `found the vertex ${quoted(trouble.vertex)}, expected one of the ${trouble.n} that are told`;
    case "several":
      return `found ${trouble.count} lists that are graphs, expected one`;
    case "columns":
      return `found lines of ${trouble.columns} numbers, expected two vertices and perhaps a weight on each`;
    case "size":
      return `found ${trouble.n} vertices and ${trouble.m} edges, expected fewer`;
    case "unknown":
      return `found ${quoted(trouble.found)}, which is of no format that is known, expected ${KNOWN}`;
  }
}

const edge = (ends: readonly [string, string]): string => `${quoted(ends[0])} – ${quoted(ends[1])}`;

/** A wish as it is written behind --from: a format, and what is to be different, with commas between them. */
export function formatWish({ format, shape, header, base, parallel, loops }: Wish): string {
  return [
    ...(format ? [format] : []),
    ...(shape ? ["pairs"] : []),
    ...(header === undefined ? [] : [header ? "header" : "no-header"]),
    ...(base === undefined ? [] : [base === "names" ? "names" : `from-${base}`]),
    ...(parallel ? [parallel] : []),
    ...(loops ? ["no-loops"] : []),
  ].join(",");
}

const WISHES: Readonly<Record<string, Wish>> = {
  pairs: { shape: "edges" },
  header: { header: true },
  "no-header": { header: false },
  names: { base: "names" },
  "from-0": { base: 0 },
  "from-1": { base: 1 },
  heavier: { parallel: "heavier" },
  lighter: { parallel: "lighter" },
  "no-loops": { loops: "left-out" },
};

/** All that can stand behind --from. */
export const WISH_WORDS: readonly string[] = [...GRAPH_FORMATS, ...Object.keys(WISHES)];

/** Reads what `formatWish` writes; undefined if a word of it is not known. */
export function parseWish(text: string): Wish | undefined {
  let wish: Wish = {};
  for (const word of text.split(",")) {
    const format = GRAPH_FORMATS.find((each) => each === word);
    const more = format ? { format } : Object.hasOwn(WISHES, word) ? WISHES[word] : undefined;
    if (more === undefined) return undefined;
    wish = { ...wish, ...more };
  }
  return wish;
}
