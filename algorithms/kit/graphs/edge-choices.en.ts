import type { Choice } from "#algorithms/core/run/performed-run.ts";
import type { Answer } from "#algorithms/core/run/trace.ts";
import type { Graph } from "#algorithms/engines/matching/graph.ts";
import { named, partnerIn } from "./search-state.ts";

const edgeName = ([u = 0, v = 0]: Answer): string => `${named(u)}\u2060–\u2060${named(v)}`;

/** What lessons on searches for augmenting paths say alike of choices. Vertices count from 1 in arguments, from 0 in texts. */
export const edgeChoices = {
  edgeName,
  /** What to touch so that the graph is another. */
  editHint: "Touch an edge to leave it out, or two vertices to join them.",
  keysHint: "An edge is chosen by its two ends, one after the other.",
  weightHint: "Touch an edge to leave it out or to change its weight, or two vertices to join them.",
  edited: (edge: string, isThere: boolean) => `${isThere ? "without" : "with"} ${edge}`,
  weighs: (edge: string, weight: number) => `${edge} weighs ${String(weight).replace("-", "−")}`,
  needsEnds: (n: number) =>
    n < 2 ? "no edge where there are fewer than two vertices" : `two different vertices from 0 to ${n - 1}`,
  needsWeight: "the two ends of an edge of the graph, and a weight",
  /** One vertex, or none. */
  vertexAnswer: ([v]: Answer) => (v === undefined ? "none" : named(v)),
  edgeAnswer: (answer: Answer) => (answer.length === 0 ? "none" : edgeName(answer)),
  /** Several vertices, or none. */
  setAnswer: (answer: Answer) => (answer.length === 0 ? "none" : answer.map(named).join(", ")),
  /** Why two vertices are no edge; undefined if they are one. */
  noEdge({ edges }: Graph, [u = 0, v = 0]: Answer): string | undefined {
    if (v === 0) return "An edge has two ends: choose both.";
    if (u === v) return "Those are the same vertex twice. An edge joins two.";
    const [low, high] = [Math.min(u, v) - 1, Math.max(u, v) - 1];
    if (edges.some((edge) => edge.u === low && edge.v === high)) return undefined;
    return `No edge joins ${named(u)} and ${named(v)}.`;
  },
  /** What is too much in a set, or missing from it. */
  setRefused(wrong: Answer, own: Answer, set: string, why: string): string {
    const strange = wrong.find((v) => !own.includes(v));
    if (strange !== undefined) return `${named(strange)} does not belong to ${set}: it ${why}.`;
    const missing = own.length - wrong.length;
    return missing === 1 ? `One vertex of ${set} is missing.` : `${missing} vertices of ${set} are missing.`;
  },
  blossomRefused: (wrong: Answer, { own }: Pick<Choice, "own">): string =>
    edgeChoices.setRefused(wrong, own, "the blossom", "is not on the cycle, nor in a blossom on it"),
  pickPrompt: "Choose two neighbours that are both exposed. They become partners.",
  pickHint: ([u = 0]: Answer) => `Look at ${named(u)}: it is exposed, and so is one of its neighbours.`,
  /** Why the edge may not be taken. */
  pickRefused(
    wrong: Answer,
    { own }: Pick<Choice, "own">,
    { cells }: { readonly cells: { readonly mate: ArrayLike<number> } },
    { graph }: { readonly graph: Graph },
  ): string {
    const partner = partnerIn(cells.mate);
    if (wrong.length === 0)
      return "Not yet: there still are two neighbours that are both exposed, so one more edge is free.";
    const noEdge = edgeChoices.noEdge(graph, wrong);
    if (noEdge !== undefined) return noEdge;
    const taken = wrong.find((v) => partner(v) !== 0) ?? (own[0] as number);
    return `${named(taken)} has a partner already, ${named(partner(taken))}. Each vertex can have only one.`;
  },
};
