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
    Record<"chosen" | "matched" | "even" | "odd" | "path" | "cycle" | "blossom" | "island" | "bridge", string>
  >;
  readonly blossoms: string;
  readonly blossom: string;
  readonly base: string;
  readonly inside: string;
  readonly trees: string;
  readonly root: string;
  readonly even: string;
  readonly odd: string;
  readonly proof: string;
  readonly set: string;
  readonly vertices: string;
  readonly count: string;
  countOf(count: number, unit: "blossom" | "tree"): string;
  /** Of a long table. */
  part(shown: number, of: number): string;
  readonly missed: string;
}

/** Pairs and vertices that a sentence lists. */
const MOST_LISTED = 12;

export const en: SceneWords = {
  head(state, frame) {
    const { act, size, exposed } = state;
    if (act === "start") return size === 0 ? "no edge is matched" : counted(size, "matched edge");
    if (act === "search") return `${counted(size, "matched edge")}, ${exposed.length} exposed`;
    if (frame.step === "clear") return `${counted(size, "matched edge")} now`;
    if (act === "path") return "an augmenting path";
    if (frame.step === "islands") return "D: the islands";
    if (frame.step === "bridges") return "A: the bridges";
    if (frame.step === "rest") return "C: the rest";
    return `${counted(size, "matched edge")}, ${exposed.length} exposed`;
  },
  picture(state) {
    const { n, size, exposed, blossoms } = state;
    const pairs: string[] = [];
    for (let v = 1; v <= n; v++) {
      const other = state.partner(v);
      if (other > v) pairs.push(`${named(v)}–${named(other)}`);
    }
    const shown = pairs.slice(0, MOST_LISTED).join(", ");
    const matched = size === 0 ? "No edge is matched" : `${counted(size, "matched edge")}: ${shown}`;
    const alone =
      exposed.length === 0
        ? ""
        : ` Exposed: ${listed(
            exposed.map((v) => v - 1),
            MOST_LISTED,
          )}.`;
    const hulls = blossoms
      .slice(0, 3)
      .map(({ k, vertices }) => `B${k} of ${vertices.slice(0, MOST_LISTED).map(named).join(" ")}`)
      .join("; ");
    const inside = hulls === "" ? "" : ` Blossoms: ${hulls}.`;
    return `${matched}${pairs.length > MOST_LISTED ? " …" : ""}.${alone}${inside}`;
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
    blossom: "blossom",
    island: "island (D)",
    bridge: "bridge (A)",
  },
  blossoms: "Blossoms",
  blossom: "Blossom",
  base: "base",
  inside: "made of",
  trees: "Trees",
  root: "Root",
  even: "even",
  odd: "odd",
  proof: "Proof",
  set: "Set",
  vertices: "vertices",
  count: "count",
  countOf: (count, unit) => counted(count, unit),
  part: (shown, of) => `${shown} of ${of}`,
  missed: "islands less bridges",
};
