import type { StepCall } from "#algorithms/core/run/trace.ts";
import { counted } from "#algorithms/core/text/counted.en.ts";
import type { Graph } from "#algorithms/engines/matching/graph.ts";
import { listed, nodeId } from "./graph-plate.ts";
import { type Act, named } from "./search-state.ts";

/** Pairs and vertices that a sentence lists. */
const MOST_LISTED = 12;

/** A vertex, tied to its disc. */
const tied = (v: number): string => `[${named(v)}](${nodeId(v - 1)})`;

/** What lessons on searches for augmenting paths say alike. Vertices count from 1 in arguments, from 0 in texts. */
export const searchWords = {
  tied,
  opening({ n, edges }: Graph) {
    if (n === 0) return "There are no vertices, so there is nothing to match.";
    return `${n === 1 ? "One vertex" : `${n} vertices`} and ${counted(edges.length, "edge")}. Wanted: as many edges as possible of which no two share a vertex.`;
  },
  pick: (u: string, v: string) => `${u} and ${v} are neighbours, and both are exposed. They become partners.`,
  scan: (u: string) => `The even vertex ${u} looks at its neighbours, one after the other.`,
  grow: ({ a, b }: Pick<StepCall, "a" | "b">, { partner }: { partner(v: number): number }) =>
    `${tied(b)} is in no tree yet. It becomes odd, below ${tied(a)}, and brings its partner ${tied(partner(b))}, which becomes even.`,
  flip: (u: string, v: string) =>
    `${u} and ${v} become partners. Along the path, edges of the matching leave it and the others come in.`,
  whyGrow:
    "The path that reaches an odd vertex came by an edge outside the matching, so the next one has to be in it. There is no choice: odd vertices bring their partners.",
  whyFlip:
    "Every inner vertex of the path changes its partner, and the two ends get one. Nobody outside the path is touched.",
  where({ act, size }: { readonly act: Act; readonly size: number }) {
    if (act === "start") return "the first edges";
    if (act === "proof") return "the proof";
    const edges = counted(size, "edge");
    return act === "path" ? `augmenting, ${edges}` : `a search, ${edges}`;
  },
  levels: { move: ["Step", "Steps"], stage: ["Event", "Events"], phase: ["Search", "Searches"] } as const,
  input: {
    label: "Edges, one on each line: u v",
    hint: "Vertices count from 0. A first line with one number says how many there are. “# at v x y” places a vertex.",
    size: "Vertices",
  },

  /** The labels of the cells, by number. */
  labels: ["", "even", "odd"],
  phases: { start: "Start", proof: "Proof" },

  noneMatched: "no edge is matched",
  matched: (size: number) => counted(size, "matched edge"),
  matchedNow: (size: number) => `${counted(size, "matched edge")} now`,
  exposed: (size: number, exposed: number) => `${counted(size, "matched edge")}, ${exposed} exposed`,
  /** What the signs under the picture mean. */
  key: {
    chosen: "this step",
    matched: "matched",
    even: "even",
    odd: "odd",
    path: "path",
    cycle: "odd cycle",
  },
  anAugmentingPath: "an augmenting path",
  /** All matched pairs in a sentence. */
  matching(pairs: readonly (readonly [u: number, v: number])[], size: number) {
    if (size === 0) return "No edge is matched.";
    const shown = pairs.slice(0, MOST_LISTED).map(([u, v]) => `${named(u)}–${named(v)}`);
    return `${counted(size, "matched edge")}: ${shown.join(", ")}${pairs.length > MOST_LISTED ? " …" : ""}.`;
  },
  exposedVertices: (vertices: readonly number[]) => told("Exposed", vertices),
  coverVertices: (vertices: readonly number[]) => told("Cover", vertices),
  /** A vertex with its label and its partner, 0: none. */
  vertex(v: number, isEven: boolean, isOdd: boolean, partner: number) {
    const kind = isEven ? ", even" : isOdd ? ", odd" : "";
    return `vertex ${named(v)}${kind}${partner === 0 ? "" : `, matched with ${named(partner)}`}`;
  },
  /** Of a long table. */
  part: (shown: number, of: number) => `${shown} of ${of}`,
  trees: {
    head: { title: "Trees", corner: "Root", columns: ["even", "odd"] },
    note: (count: number) => counted(count, "tree"),
  },
};

/** A sentence of its own, or nothing. */
function told(name: string, vertices: readonly number[]): string {
  if (vertices.length === 0) return "";
  const numbers = vertices.map((v) => v - 1);
  return ` ${name}: ${listed(numbers, MOST_LISTED)}.`;
}
