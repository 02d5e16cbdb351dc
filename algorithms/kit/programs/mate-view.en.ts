import { counted } from "#algorithms/core/text/counted.en.ts";

/** What is said of a matching that a reader's program makes, in English. */
export const mateViewWords = {
  head: (pairs: number) => (pairs === 0 ? "" : counted(pairs, "pair")),
  pair: (u: number, v: number) => `The answer pairs ${u} with ${v}.`,
  label: (n: number, edges: number, pairs: readonly string[]) =>
    `A graph with ${n === 1 ? "1 vertex" : `${n} vertices`} and ${counted(edges, "edge")}. ${pairs.length === 0 ? "Nobody is paired." : `Paired: ${pairs.join(", ")}.`}`,
  vertex: (v: number) => `vertex ${v}`,
  key: {
    matched: "a pair",
    now: "the pair of this step",
    strange: "no edge of the graph",
    missed: (isCycle: boolean) => `the ${isCycle ? "cycle" : "path"} that was missed`,
  },
  table: {
    title: "Partners",
    corner: "Vertex",
    partner: "partner",
    note: (pairs: number) => counted(pairs, "pair"),
    foot: (shown: number, all: number) => `${shown} of ${all} vertices`,
  },
};
