/** What a text of another program says, before its vertices are numbered, or why it cannot be taken. */

/** The ways in which graphs are written, as they are asked for by name. */
export const GRAPH_FORMATS = [
  "json",
  "edges",
  "csv",
  "bipartite",
  "adjacency",
  "matrix",
  "costs",
  "code",
  "node-link",
  "dimacs",
  "dot",
  "graphml",
  "gexf",
  "gml",
  "matrix-market",
  "pajek",
  "lgf",
  "tgf",
  "metis",
] as const;

export type GraphFormat = (typeof GRAPH_FORMATS)[number];

/** How a text is to be taken where its form leaves that open. */
export interface Wish {
  readonly format?: GraphFormat;
  /** Whether the first line is no edge but says how many vertices and edges there are. */
  readonly header?: boolean;
  /** The number of the first vertex, or that numbers are names. */
  readonly base?: 0 | 1 | "names";
  /** Which of two edges between the same vertices stays. */
  readonly parallel?: "heavier" | "lighter";
  /** What could be neighbors or a matrix is a list of edges. */
  readonly shape?: "edges";
  /** Edges from a vertex to itself, which no matching has, are left out. */
  readonly loops?: "left-out";
}

/** An edge as a text says it. */
export interface Told {
  readonly ends: readonly [string, string];
  readonly weight: string | undefined;
}

/** What is to be said of a reading besides its format. */
export type Fact = "header" | "half" | "directed" | "commas" | "thousands";

export interface Reading {
  readonly format: GraphFormat;
  /** How the graph stands in brackets or in a matrix. */
  readonly shape?: "edges" | "neighbours" | "matrix";
  readonly told: readonly Told[];
  /** The number of vertices, if it is told. */
  readonly n?: number | undefined;
  /** The number of the first vertex, if the format says it. */
  readonly base?: 0 | 1 | "names";
  /** Vertices that are named without an edge. */
  readonly alone?: readonly string[];
  readonly facts?: readonly Fact[];
  /** The headings of the columns that were taken. */
  readonly columns?: readonly string[];
}

/** Why a text is not taken. Lines count from 1. */
export type Trouble =
  /** It is in a format that is not read, by its name. */
  | { readonly kind: "unread"; readonly name: string }
  /** It is in this format, but for a line. */
  | { readonly kind: "line"; readonly format: GraphFormat; readonly line: number; readonly found: string }
  /** It is in this format, and there is no edge in it, or nothing that tells where the edges stand. */
  | { readonly kind: "no-edges"; readonly format: GraphFormat }
  | { readonly kind: "weight"; readonly ends: Told["ends"]; readonly found: string }
  | { readonly kind: "parallel"; readonly ends: Told["ends"]; readonly weights: readonly [string, string] }
  | { readonly kind: "loop"; readonly vertex: string }
  | { readonly kind: "vertex"; readonly vertex: string; readonly n: number }
  /** There are several graphs in it. */
  | { readonly kind: "several"; readonly count: number }
  | { readonly kind: "columns"; readonly columns: number }
  | { readonly kind: "size"; readonly n: number; readonly m: number }
  | { readonly kind: "unknown"; readonly line: number; readonly found: string };

/** A reader says what a text is, why it cannot be taken though it is of its format, or nothing. */
export type Read = (text: string, wish: Wish) => Reading | Trouble | undefined;

/** The lines of a text that hold something, with their numbers from 1. */
export function numberedLines(
  text: string,
  comment?: RegExp | ((line: string) => string),
): { text: string; line: number }[] {
  return text.split(/\r\n|\n|\r/).flatMap((raw, i) => {
    const said = (comment instanceof RegExp ? raw.replace(comment, "") : (comment?.(raw) ?? raw)).trim();
    return said === "" ? [] : [{ text: said, line: i + 1 }];
  });
}

/** The text with a blank for each comment between slashes and stars. One that is not closed is none. */
export function withoutBlocks(text: string): string {
  const kept: string[] = [];
  let at = 0;
  for (let from = text.indexOf("/*"); from >= 0; from = text.indexOf("/*", at)) {
    const end = text.indexOf("*/", from + 2);
    if (end < 0) break;
    kept.push(text.slice(at, from), " ", text.slice(from, end).replace(/[^\n]+/g, ""));
    at = end + 2;
  }
  return kept.length === 0 ? text : `${kept.join("")}${text.slice(at)}`;
}

/** The first line that holds something, as far as it is of interest. */
export function firstFilled(text: string): string {
  const start = text.search(/\S/);
  return start < 0 ? "" : (text.slice(start, start + 500).split(/\r|\n/, 1)[0] ?? "");
}

/** The weight's name in a column, an attribute or a key. */
export const WEIGHT_NAME =
  /^(weights?|w|gewicht|waga|poids|peso|vikt|vaha|váha|súly|вес|重み|权重|cost|kosten|value|val|wt|distance|dist|length|len|score|capacity|cap|similarity|label)$/i;

/** A word without the quotes around it. */
export function unquoted(word: string): string {
  const text = word.trim();
  return /^(["'`]).*\1$/.test(text) && text.length > 1
    ? text.slice(1, -1).replaceAll(/\\(.)/g, "$1").trim()
    : text;
}
