import { listed } from "../shared/matching/graph-plate.ts";
import { counted } from "../shared/text/counted.ts";
import { named, type State } from "./state.ts";
import type { Frame } from "./steps.ts";

/** What the picture and its tables say. */
export interface SceneWords {
  /** Over the graph: what is going on. */
  head(state: State, frame: Frame): string;
  /** The whole picture in a sentence. */
  picture(state: State): string;
  /** A vertex in a sentence. */
  vertex(state: State, v: number): string;
  readonly key: Readonly<
    Record<"chosen" | "matched" | "even" | "odd" | "path" | "cycle" | "cover" | "failed", string>
  >;
  readonly trees: string;
  readonly root: string;
  readonly even: string;
  readonly odd: string;
  readonly matching: string;
  readonly edge: string;
  readonly coveredBy: string;
  readonly sides: string;
  edges(count: number): string;
  treesOf(count: number): string;
  /** Of a long table. */
  part(shown: number, of: number): string;
}

/** Pairs and vertices that a sentence lists. */
const MOST_LISTED = 12;

export const en: SceneWords = {
  head(state, { step }) {
    const { act, size, exposed, cycle } = state;
    if (step === "cycle") return `an odd cycle of ${cycle.length}`;
    if (step === "sides") return "two sides";
    if (act === "start") return size === 0 ? "no edge is matched" : counted(size, "matched edge");
    if (act === "search") return `${counted(size, "matched edge")}, ${exposed.length} exposed`;
    if (step === "clear") return `${counted(size, "matched edge")} now`;
    if (act === "path") return "an augmenting path";
    if (step === "cover" || step === "proof") return `a cover of ${state.cover.length}`;
    return `${counted(size, "matched edge")}, ${exposed.length} exposed`;
  },
  picture(state) {
    const { n, size, exposed, cover } = state;
    const pairs: string[] = [];
    for (let v = 1; v <= n; v++) {
      const other = state.partner(v);
      if (other > v) pairs.push(`${named(v)}–${named(other)}`);
    }
    const dots = pairs.length > MOST_LISTED ? " …" : "";
    const matched =
      size === 0
        ? "No edge is matched"
        : `${counted(size, "matched edge")}: ${pairs.slice(0, MOST_LISTED).join(", ")}${dots}`;
    const told = (name: string, vertices: readonly number[]) =>
      vertices.length === 0
        ? ""
        : ` ${name}: ${listed(
            vertices.map((v) => v - 1),
            MOST_LISTED,
          )}.`;
    return `${matched}.${told("Exposed", exposed)}${told("Cover", cover)}`;
  },
  vertex(state, v) {
    const kind = state.isEven(v) ? ", even" : state.isOdd(v) ? ", odd" : "";
    const other = state.partner(v);
    return `vertex ${named(v)}${kind}${other === 0 ? "" : `, matched with ${named(other)}`}`;
  },
  key: {
    chosen: "this step",
    matched: "matched",
    even: "even",
    odd: "odd",
    path: "path",
    cycle: "odd cycle",
    cover: "matched; squares: the cover",
    failed: "odd, in a failed tree",
  },
  trees: "Trees",
  root: "Root",
  even: "even",
  odd: "odd",
  matching: "Matching",
  edge: "Edge",
  coveredBy: "cover",
  sides: "sides",
  edges: (count) => counted(count, "edge"),
  treesOf: (count) => counted(count, "tree"),
  part: (shown, of) => `${shown} of ${of}`,
};
