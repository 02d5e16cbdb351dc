/**
 * Graphs as other programs write them, and people post them. What a text is, is told by its form alone, and said; where
 * the form leaves a choice, the other readings are told as well.
 */

import { withoutMark } from "#algorithms/core/text/lines.ts";
import type { Graph } from "../graph.ts";
import { type GraphLimits, USUAL_LIMITS } from "../graph-limits.ts";
import { foreignName } from "./foreign.ts";
import { readCode, readNodeLink } from "./formats/code.ts";
import { readDot } from "./formats/dot.ts";
import { readGml, readMarkup } from "./formats/markup.ts";
import { readAdjacency, readBipartite, readCosts, readEdges, readMatrix, readMetis } from "./formats/rows.ts";
import { readDimacs, readLgf, readMatrixMarket, readPajek, readTgf } from "./formats/sections.ts";
import { type Numbered, numberReading } from "./number-reading.ts";
import { readGraph } from "./read-graph.ts";
import {
  firstFilled,
  type GraphFormat,
  type Read,
  type Reading,
  type Trouble,
  type Wish,
} from "./reading.ts";

/** A graph, and how its text was understood. */
export interface Understood extends Numbered {
  readonly format: GraphFormat;
  readonly reading: Omit<Reading, "told" | "alone">;
  /** Whether the text says the same in our own notation. */
  readonly isOwn: boolean;
  /** What leads to this reading; it has a format unless the text was guessed at. */
  readonly wish: Wish;
}

/** What a text can be taken for: first of all, and otherwise. */
export interface Understanding {
  readonly understood: Understood | undefined;
  /** Why not, if it is not understood. */
  readonly trouble: Trouble | undefined;
  readonly others: readonly Understood[];
}

interface Reader {
  readonly read: Read;
  /** Whether a text that shows the signs of the format is of no other. */
  readonly isSure: boolean;
}

const READERS: Readonly<Record<GraphFormat, Reader>> = {
  json: { read: () => undefined, isSure: true },
  graphml: { read: readMarkup, isSure: true },
  gexf: { read: readMarkup, isSure: true },
  "matrix-market": { read: readMatrixMarket, isSure: true },
  dimacs: { read: readDimacs, isSure: true },
  pajek: { read: readPajek, isSure: true },
  lgf: { read: readLgf, isSure: true },
  gml: { read: readGml, isSure: true },
  dot: { read: readDot, isSure: true },
  tgf: { read: readTgf, isSure: true },
  "node-link": { read: readNodeLink, isSure: false },
  metis: { read: readMetis, isSure: false },
  bipartite: { read: readBipartite, isSure: false },
  matrix: { read: readMatrix, isSure: true },
  adjacency: { read: readAdjacency, isSure: false },
  edges: { read: readEdges, isSure: false },
  csv: { read: readEdges, isSure: false },
  code: { read: readCode, isSure: false },
  costs: { read: readCosts, isSure: false },
};

/** In the order in which their signs are looked for. */
const GUESSED = (Object.keys(READERS) as GraphFormat[]).filter((format) => format !== "csv");
/** Of longer texts that are understood no other readings are tried. */
const LONG = 300_000;
/** More are not offered. */
const MOST_OTHERS = 3;

/** Understands a graph as the wish says, and what else the text can say. */
export function understandGraph(
  text: string,
  limits: GraphLimits = USUAL_LIMITS,
  wish: Wish = {},
): Understanding {
  const code = withoutMark(text);
  const first = understoodAs(code, limits, wish);
  const others = otherReadings(code, limits, wish, first);
  return "kind" in first
    ? { understood: undefined, trouble: first, others }
    : { understood: first, trouble: undefined, others };
}

/** Whether most lines begin as in our own notation, so that all its mistakes are worth telling. */
export function isNearlyOwn(text: string): boolean {
  if (/^\uFEFF?\s*\{\s*"n"/.test(text)) return true;
  const lines = text.split(/\r\n|\n|\r/).filter((line) => /^\s*[^\s#]/.test(line));
  return 2 * lines.filter((line) => /^\s*\d+\s+\S+(\s|$)/.test(line)).length > lines.length;
}

function understoodAs(code: string, limits: GraphLimits, wish: Wish): Understood | Trouble {
  const own = readGraph(code, limits).graph;
  const isJson = /^\s*[{[]/.test(code);
  if (wish.format === "json" || (own !== undefined && isPlainly(own, code, wish))) {
    if (own === undefined || (wish.format === "json" && !isJson)) return { kind: "no-edges", format: "json" };
    const format = isJson ? "json" : "edges";
    const plain = { graph: own, base: 0, names: [], decimals: 0, again: 0, leftOut: 0, loops: 0 } as const;
    return { ...plain, format, reading: { format }, isOwn: true, wish };
  }
  const name = wish.format ? undefined : foreignName(code);
  if (name !== undefined) return { kind: "unread", name };
  let trouble: Trouble | undefined;
  for (const format of wish.format ? [wish.format] : GUESSED) {
    const { read, isSure } = READERS[format];
    const reading = read(code, wish);
    if (reading === undefined) continue;
    const isRead = "told" in reading;
    if (isRead && wish.format !== undefined && !isAsked(reading.format, wish.format)) continue;
    const numbered = isRead ? numberReading(reading, limits, wish) : reading;
    if (isRead && !("kind" in numbered)) {
      const { told: _told, alone: _alone, ...rest } = reading;
      const isOwn = own !== undefined && isSame(own, numbered.graph);
      return { ...numbered, format: reading.format, reading: rest, isOwn, wish };
    }
    const found = numbered as Trouble;
    // What stands in its way is told, unless another format fits; first what is said of an edge.
    if (trouble === undefined || (trouble.kind === "unknown" && found.kind !== "unknown")) trouble = found;
    if (isSure && found.kind !== "unknown") break;
  }
  return trouble ?? { kind: "unknown", ...firstLine(code) };
}

/** A table of edges is a list of edges, too. */
function isAsked(format: GraphFormat, wanted: GraphFormat): boolean {
  return format === wanted || (format === "csv" && wanted === "edges");
}

function firstLine(code: string): { readonly line: number; readonly found: string } {
  const lines = code.split(/\r\n|\n|\r/);
  const line = Math.max(
    0,
    lines.findIndex((each) => each.trim() !== ""),
  );
  return { line: line + 1, found: (lines[line] ?? "").trim() };
}

/** Whether a text in our own notation is surely meant so: it says n by itself, or is long and begins with no header. */
function isPlainly({ n, edges }: Graph, code: string, wish: Wish): boolean {
  if (Object.keys(wish).length > 0) return false;
  if (edges.length === 0 || /^\s*\{/.test(code)) return true;
  if (code.length < LONG) return false;
  const [first = ""] = [firstFilled(code)];
  const numbers = first.trim().split(/\s+/);
  if (numbers.length === 1) return true;
  const isHead = Number(numbers[1]) === edges.length - 1 || Number(numbers[2]) === edges.length - 1;
  return !isHead && n > 0 && edges.some(({ u }) => u === 0);
}

function isSame(one: Graph, other: Graph): boolean {
  if (one.n !== other.n || one.edges.length !== other.edges.length) return false;
  const key = ({ u, v }: Graph["edges"][number]): number => u * one.n + v;
  const weights = new Map(one.edges.map((edge) => [key(edge), edge.weight]));
  return other.edges.every((edge) => weights.get(key(edge)) === edge.weight);
}

function otherReadings(
  code: string,
  limits: GraphLimits,
  wish: Wish,
  first: Understood | Trouble,
): readonly Understood[] {
  const isTrouble = "kind" in first;
  if (!isTrouble && code.length > LONG) return [];
  const others: Understood[] = [];
  for (const other of isTrouble ? waysOut(first, wish) : otherWishes(code, first)) {
    const found = understoodAs(code, limits, other);
    if ("kind" in found) {
      // With one thing mended, the next may show.
      for (const next of isTrouble ? waysOut(found, other) : []) {
        const mended = understoodAs(code, limits, next);
        if (!("kind" in mended)) others.push(mended);
      }
      continue;
    }
    const known = isTrouble ? others : [first, ...others];
    if (!known.some(({ graph }) => isSame(graph, found.graph))) others.push(found);
    if (others.length >= MOST_OTHERS) break;
  }
  return others.slice(0, MOST_OTHERS);
}

/** What can be wished where a text is not taken for what it says of an edge. */
function waysOut(trouble: Trouble, wish: Wish): readonly Wish[] {
  switch (trouble.kind) {
    case "parallel":
      return wish.parallel
        ? []
        : [{ ...wish, parallel: "heavier" }, { ...wish, parallel: "lighter" }, { format: "costs" }];
    case "loop":
      return wish.loops ? [] : [{ ...wish, loops: "left-out" }, { format: "costs" }];
    case "columns":
    case "unknown":
      return wish.format === "costs" ? [] : [{ format: "costs" }];
    default:
      return [];
  }
}

/** What else a text may be wished to say that was understood. */
function otherWishes(
  code: string,
  { format, base, names, reading, wish, graph }: Understood,
): readonly Wish[] {
  const isOfNumbers = /^[\s\d.,;:+-]*$/.test(code.slice(0, LONG));
  const wishes: Wish[] = [];
  const isList = format === "edges" || format === "csv";
  if (isList && reading.facts?.includes("header")) wishes.push({ ...wish, format, header: false });
  else if (isList && isOfNumbers && base !== undefined) wishes.push({ ...wish, format, header: true });
  if (isList || format === "code" || format === "adjacency") {
    if (base === 1) wishes.push({ ...wish, format, base: 0 });
    if (base === 0 && !graph.edges.some(({ u }) => u === 0)) wishes.push({ ...wish, format, base: 1 });
    if (base !== undefined && hasGaps(graph)) wishes.push({ ...wish, format, base: "names" });
    if (base === undefined && wish.base === undefined)
      wishes.push({ ...wish, format, base: names.includes("0") ? 0 : 1 });
  }
  if (format === "code" && reading.shape !== "edges") wishes.push({ format, shape: "edges" });
  // Three edges with weights may be three rows of three.
  if (format === "code" && reading.shape === "edges" && graph.edges.length === 3)
    wishes.push({ format: "matrix" }, { format: "costs" });
  if (isOfNumbers) {
    for (const each of ["edges", "bipartite", "matrix", "adjacency", "metis", "costs"] as const) {
      const isTried = each !== "costs" || format === "matrix";
      if (each !== format && isTried && !(each === "edges" && format === "csv"))
        wishes.push({ format: each });
    }
  }
  // Names with two numbers behind each are edges to vertices with numbers, or costs.
  if (!isOfNumbers && isList && base === undefined) wishes.push({ format: "costs" });
  if (!isOfNumbers && format === "costs") wishes.push({ format: "csv" });
  return wishes;
}

/** Whether some vertex has no edge. */
function hasGaps({ n, edges }: Graph): boolean {
  const met = new Uint8Array(n);
  for (const { u, v } of edges) {
    met[u] = 1;
    met[v] = 1;
  }
  return met.includes(0);
}
