/** What is edited, and what the views ask of it. */

import type { Point } from "#algorithms/engines/matching/generate.ts";
import type { Edge, Graph, Objective } from "#algorithms/engines/matching/graph.ts";
import type { Labels } from "#algorithms/engines/matching/read/labels.ts";
import type { GraphMistake } from "#algorithms/engines/matching/read/mistake.ts";
import type { Wish } from "#algorithms/engines/matching/read/reading.ts";
import { MOST_DRAWN } from "../limits.ts";

/** A text that is too long to be shown, and so neither edited nor drawn. */
export interface LongText {
  readonly name: string;
  readonly blob: Blob;
  /** How it is to be read, if it is not to be guessed. */
  readonly wish?: Wish;
}

/** All that undo brings back. */
export interface Doc {
  readonly text: string;
  readonly mistakes: readonly GraphMistake[];
  /** What the text says; while it has mistakes, the last graph that could be read. */
  readonly graph: Graph;
  /** What the comments of the text call its vertices and weights; a change in the drawing takes them away. */
  readonly labels?: Labels | undefined;
  /** On the plate, for each vertex; none for a graph that is too large to be drawn. */
  readonly places: readonly Point[];
  readonly objective: Objective;
  /** Stands in place of text and graph. */
  readonly long?: LongText | undefined;
}

export const USUAL_OBJECTIVE: Objective = "weight";
export const OBJECTIVES: readonly Objective[] = [
  "weight",
  "max-cardinality-weight",
  "cardinality",
  "min-weight",
  "perfect",
  "min-weight-perfect",
];

/** Whether the graph is small enough to be drawn. */
export function isDrawn({ graph, long }: Pick<Doc, "graph" | "long">): boolean {
  return !long && graph.n <= MOST_DRAWN;
}

/** A weight as it was typed, or undefined if it is no whole number. */
export function parseWeight(text: string): number | bigint | undefined {
  const digits = /^\s*([+-]?)(\d{1,10000})\s*$/.exec(text.replace("−", "-"));
  if (!digits) return undefined;
  const weight = Number(text.replace("−", "-")) + 0;
  const sign = digits[1] === "-" ? -1n : 1n;
  return Number.isSafeInteger(weight) ? weight : sign * BigInt(digits[2]);
}

/** The weight of the edge between two vertices, or undefined if there is none. */
export function edgeBetween({ edges }: Graph, u: number, v: number): Edge | undefined {
  const [low, high] = [Math.min(u, v), Math.max(u, v)];
  return edges.find((edge) => edge.u === low && edge.v === high);
}
