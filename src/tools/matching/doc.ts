/** What the views ask of a document. */
import type { Edge, Graph, Objective } from "#algorithms/shared/matching/graph.ts";
import type { Doc } from "./editor.ts";
import { MOST_DRAWN } from "./limits.ts";

export const USUAL_OBJECTIVE: Objective = "weight";
export const OBJECTIVES: readonly Objective[] = ["weight", "max-cardinality-weight", "cardinality"];

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
