/**
 * Graphs as other programs write them: DIMACS, DOT, lists with commas, dashes or names, lists that count from 1, matrices.
 * What the text is, is told by its form alone, and said; whatever is in doubt is not guessed at.
 */

import { withoutMark } from "#algorithms/core/text/lines.ts";
import type { Edge, Graph } from "../graph.ts";
import { type GraphLimits, USUAL_LIMITS } from "../graph-limits.ts";
import { readGraph } from "./read-graph.ts";

export type GraphFormat = "own" | "list" | "dimacs" | "dot" | "matrix";

/** A graph, and how its text was understood. */
export interface Understood {
  readonly graph: Graph;
  readonly format: GraphFormat;
  /** The number of the first vertex there; undefined: vertices have names. */
  readonly base: 0 | 1 | undefined;
  /** The names of the vertices, in the order in which they come first. */
  readonly names: readonly string[];
  /** Weights are taken 10 to this power times, so that all are whole. */
  readonly decimals: number;
}

/** More decimals are measured, not meant. */
const MOST_DECIMALS = 15;

/** An edge as a text says it. */
interface Told {
  readonly ends: readonly [string, string];
  readonly weight: string | undefined;
}

/** What a text says, before its vertices are numbered. */
interface Reading {
  readonly format: GraphFormat;
  readonly told: readonly Told[];
  /** The number of vertices, if it is told. */
  readonly n?: number | undefined;
  /** The number of the first vertex, if the format says it. */
  readonly base?: 0 | 1;
  /** Vertices that are named without an edge. */
  readonly alone?: readonly string[];
}

/** Understands a graph; undefined for a text that is none, is in doubt, or goes beyond the limits. */
export function understandGraph(text: string, limits: GraphLimits = USUAL_LIMITS): Understood | undefined {
  const { graph } = readGraph(text, limits);
  if (graph && !countsFromOne(text, graph)) return { graph, format: "own", base: 0, names: [], decimals: 0 };
  const code = withoutMark(text);
  const reading = readDimacs(code) ?? readDot(code) ?? readMatrix(code) ?? readList(code);
  return reading && numbered(reading, limits);
}

/** Whether a list that does not say how many vertices there are has no vertex 0. */
function countsFromOne(text: string, { edges }: Graph): boolean {
  if (edges.length === 0 || edges.some(({ u }) => u === 0) || /^\s*[{[]/.test(withoutMark(text)))
    return false;
  const [first = ""] = codeLines(text);
  return first.split(/\s+/).length > 1;
}

/** The lines that say something, without comments and blanks around them. */
function codeLines(text: string): string[] {
  return text.split(/\r\n|\n|\r/).flatMap((line) => {
    const code = line.replace(/(#|\/\/).*$/, "").trim();
    return code === "" ? [] : [code];
  });
}

/** "p edge 5 4", and then a line for each edge, "e 1 2" or "a 1 2 7". */
function readDimacs(text: string): Reading | undefined {
  const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
  const head = lines.map((line) => /^p\s+[a-z]+\s+(\d+)\s+\d+$/i.exec(line)).find((match) => match !== null);
  if (!head) return undefined;
  const told: Told[] = [];
  for (const line of lines) {
    if (line === "" || /^[cpn](\s|$)/.test(line)) continue;
    const edge = /^[ea]\s+(\d+)\s+(\d+)(?:\s+(\S+))?$/.exec(line);
    if (!edge) return undefined;
    told.push({ ends: [edge[1], edge[2]], weight: edge[3] });
  }
  return { format: "dimacs", told, n: Number(head[1]), base: 1 };
}

/** "graph { a -- b [weight=3]; }": statements of nodes and of edges, chains too. */
function readDot(text: string): Reading | undefined {
  const body = /^\s*(?:strict\s+)?(?:di)?graph\b[^{]*\{([\s\S]*)\}\s*$/i.exec(
    text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)(#|\/\/).*$/gm, ""),
  )?.[1];
  if (body === undefined || /[{}]/.test(body)) return undefined;
  const told: Told[] = [];
  const alone: string[] = [];
  for (const statement of body.match(/(?:"(?:[^"\\]|\\.)*"|\[[^\]]*\]|[^;\n"[])+/g) ?? []) {
    const [, path = "", attributes = ""] =
      /^\s*((?:"(?:[^"\\]|\\.)*"|[^"[])*?)\s*(?:\[([\s\S]*)\])?\s*$/.exec(statement) ?? [];
    if (path === "" || /^(graph|node|edge)$/i.test(path) || /^[\w"]+\s*=/.test(path)) continue;
    const nodes = path.split(/\s*-[->]\s*(?=(?:[^"]*"[^"]*")*[^"]*$)/).map(unquoted);
    if (nodes.some((node) => node === "")) return undefined;
    const [, weight] = /\b(?:weight|label|len)\s*=\s*"?([^"\s,;\]]+)/i.exec(attributes) ?? [];
    if (nodes.length === 1) alone.push(nodes[0]);
    for (let i = 1; i < nodes.length; i++) {
      told.push({ ends: [nodes[i - 1], nodes[i]], weight: isNumber(weight) ? weight : undefined });
    }
  }
  return told.length + alone.length > 0 ? { format: "dot", told, alone } : undefined;
}

/** As many rows as columns: the weights of all pairs, nothing or 0 where there is no edge. */
function readMatrix(text: string): Reading | undefined {
  const rows = codeLines(text.replace(/\]\s*,?\s*\[/g, "\n").replace(/[[\]()]/g, " ")).map((line) =>
    line.split(/[\s,;]+/).filter((cell) => cell !== ""),
  );
  const n = rows.length;
  const isSquare =
    n >= 2 && rows.every((row) => row.length === n && row.every((cell) => isNumber(cell) || isNone(cell)));
  if (!isSquare) return undefined;
  const valueAt = (u: number, v: number): string => (isNone(rows[u][v]) ? "0" : rows[u][v]);
  const isUpper = rows.every((_, u) => rows.every((_, v) => v >= u || Number(valueAt(u, v)) === 0));
  const told: Told[] = [];
  for (let u = 0; u < n; u++) {
    if (Number(valueAt(u, u)) !== 0) return undefined;
    for (let v = u + 1; v < n; v++) {
      const weight = valueAt(u, v);
      if (!isUpper && Number(weight) !== Number(valueAt(v, u))) return undefined;
      if (Number(weight) !== 0) told.push({ ends: [`${u}`, `${v}`], weight });
    }
  }
  return { format: "matrix", told, n, base: 0 };
}

/** Two vertices on each line and perhaps a weight, with commas, blanks, dashes or arrows between them. */
function readList(text: string): Reading | undefined {
  const lines = codeLines(text.replace(/\]\s*,\s*\[|\)\s*,\s*\(/g, "\n"));
  const told: Told[] = [];
  const alone: string[] = [];
  let n: number | undefined;
  for (const [i, line] of lines.entries()) {
    const cells = cellsOf(line.replace(/^[[({\s]+|[\])}\s,;]+$/g, ""));
    if (i === 0 && isHead(cells, lines)) {
      n = isCount(cells[0]) ? Number(cells[0]) : undefined;
      continue;
    }
    const [first, second, weight] = cells;
    if (cells.some((cell) => cell === "") || cells.length > 3 || first === undefined) return undefined;
    if (second === undefined) alone.push(first);
    else if (weight !== undefined && !isNumber(weight)) return undefined;
    else told.push({ ends: [first, second], weight });
  }
  return told.length > 0 ? { format: "list", told, alone, ...(n !== undefined && { n }) } : undefined;
}

/** The cells of a line; a dash between the first two is no sign. */
function cellsOf(line: string): string[] {
  const dashed =
    /^("[^"]*"|[^\s,;:"–—-][^,;:"–—-]*?)\s*(?:<?-+>?|–|—)\s*("[^"]*"|[^\s,;:"–—-][^,;:"–—-]*?)(?:[\s,;:=]+([+-]?[\d.]+))?$/.exec(
      line,
    );
  if (dashed) return dashed.slice(1).flatMap((cell) => (cell === undefined ? [] : [unquoted(cell)]));
  const separator = /\t/.test(line) ? /\t+/ : /;/.test(line) ? /;/ : /,/.test(line) ? /,/ : /\s+/;
  return line.split(separator).map(unquoted);
}

/** Whether the first line tells of the lines after it: a number of vertices, one of edges too, or what the columns are. */
function isHead(cells: readonly string[], lines: readonly string[]): boolean {
  if (cells.length === 1) return isCount(cells[0]);
  const others = lines.slice(1);
  const next = others.length > 0 ? cellsOf(others[0]) : [];
  const isEdge = (line: string): boolean => {
    const row = cellsOf(line);
    return row.length === 3 && row.slice(0, 2).every((cell) => Number(cell) <= Number(cells[0]));
  };
  const isOfCounts =
    cells.length === 2 && cells.every(isCount) && Number(cells[1]) === others.length && others.every(isEdge);
  const isOfWords = cells.length === 3 && !isNumber(cells[2]) && isNumber(next[2]);
  const isOfEnds =
    cells.length === 2 && /^(source|from|start|u|node1?|vertex1?)$/i.test(cells[0]) && next.length === 2;
  return isOfCounts || isOfWords || isOfEnds;
}

/** Numbers the vertices, makes weights whole, and takes an edge that stands there twice, in both directions, as one. */
function numbered(
  { format, told, alone = [], n, base }: Reading,
  limits: GraphLimits,
): Understood | undefined {
  const words = [...told.flatMap(({ ends }) => ends), ...alone];
  const areNumbers = words.every((word) => isCount(word) && Number(word) <= limits.vertices);
  const least = words.reduce((small, word) => Math.min(small, Number(word)), Number.POSITIVE_INFINITY);
  const largest = words.reduce((large, word) => Math.max(large, Number(word)), 0);
  const first = !areNumbers ? undefined : (base ?? (least === 0 || (n !== undefined && largest < n) ? 0 : 1));
  const ids = new Map<string, number>();
  if (first === undefined) for (const word of words) if (!ids.has(word)) ids.set(word, ids.size);
  const vertex = (word: string): number =>
    first === undefined ? (ids.get(word) as number) : Number(word) - first;
  const size = first === undefined ? Math.max(n ?? 0, ids.size) : (n ?? largest + 1 - first);
  const decimals = Math.max(0, ...pieces(told.map(({ weight }) => decimalsOf(weight))));
  if (size > limits.vertices || told.length > 2 * limits.edges || decimals > MOST_DECIMALS) return undefined;
  const edges = new Map<number, Edge>();
  for (const { ends, weight } of told) {
    const [a, b] = [vertex(ends[0]), vertex(ends[1])];
    const [u, v] = [Math.min(a, b), Math.max(a, b)];
    const exact = wholeWeight(weight, decimals);
    if (u === v || u < 0 || v >= size || exact === undefined) return undefined;
    const before = edges.get(u * size + v);
    if (before && BigInt(before.weight) !== BigInt(exact)) return undefined;
    edges.set(u * size + v, { u, v, weight: exact });
  }
  if (edges.size > limits.edges) return undefined;
  const graph = { n: size, edges: [...edges.values()] };
  return { graph, format, base: first, names: [...ids.keys()], decimals };
}

/** The same numbers, none of them twice, so that they can be arguments. */
function pieces(numbers: readonly number[]): number[] {
  return [...new Set(numbers)];
}

const NUMBER = /^[+\-−]?(?:\d+\.?\d*|\.\d+)$/;

function isNumber(word: string | undefined): boolean {
  return word !== undefined && NUMBER.test(word);
}

function isNone(word: string): boolean {
  return /^(-|–|∞|inf|infinity|nan|none|null)$/i.test(word);
}

function isCount(word: string): boolean {
  return /^\d{1,9}$/.test(word);
}

function unquoted(word: string): string {
  const text = word.trim();
  return /^(["']).*\1$/.test(text) ? text.slice(1, -1).replaceAll(/\\(.)/g, "$1").trim() : text;
}

/** How many decimals a weight has that count. */
function decimalsOf(weight = ""): number {
  return (/\.(\d*?)0*$/.exec(weight)?.[1] ?? "").length;
}

/** A weight so many powers of ten larger, without rounding; undefined: it is none. */
function wholeWeight(weight: string | undefined, decimals: number): number | bigint | undefined {
  if (weight === undefined) return 10 ** decimals;
  if (!isNumber(weight)) return undefined;
  const [whole, part = ""] = weight.replace(/^[+\-−]/, "").split(".");
  const digits = BigInt(`${whole}${part.slice(0, decimals).padEnd(decimals, "0")}`);
  const exact = /^[-−]/.test(weight) ? -digits : digits;
  return Number.isSafeInteger(Number(exact)) ? Number(exact) : exact;
}
