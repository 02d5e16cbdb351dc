import { type Act, partnerIn } from "#algorithms/kit/graphs/search-state.ts";
import type { Problem } from "../problem.ts";
import type { Frame } from "../steps.ts";

/** What is read off a frame. All vertices count from 1, 0 is none. */
export interface State {
  readonly n: number;
  readonly act: Act;
  /** The partner of a vertex, if both say so: in the middle of a change only new pairs do. */
  partner(v: number): number;
  isEven(v: number): boolean;
  isOdd(v: number): boolean;
  parentOf(v: number): number;
  /** The root of the tree of a vertex. */
  treeOf(v: number): number;
  /** The root of the search that runs. */
  readonly root: number;
  /** The edges of the matching. */
  readonly size: number;
  readonly exposed: readonly number[];
  /** The part of the augmenting path that is known, from its end back. */
  readonly path: readonly number[];
  /** 1 or 2; 0 if there are no two sides. */
  sideOf(v: number): number;
  /** The odd cycle because of which there are no sides. */
  readonly cycle: readonly number[];
  readonly cover: readonly number[];
}

const START: readonly Frame["step"][] = ["", "start", "sides", "cycle", "pick"];
const PATH: readonly Frame["step"][] = ["found", "back", "flip", "clear"];
const PROOF: readonly Frame["step"][] = ["tally", "cover", "proof", "open"];
const EVEN = 1;
const ODD = 2;

export function stateOf({ graph }: Problem, frame: Frame): State {
  const { n } = graph;
  const { cells } = frame;
  const { mate, label } = cells;
  const vertices = Array.from({ length: n }, (_, i) => i + 1);
  const partner = partnerIn(mate);
  const { step } = frame;
  return {
    n,
    act: START.includes(step)
      ? "start"
      : PATH.includes(step)
        ? "path"
        : PROOF.includes(step)
          ? "proof"
          : "search",
    partner,
    isEven: (v) => label[v] === EVEN,
    isOdd: (v) => label[v] === ODD,
    parentOf: (v) => cells.parent[v] ?? 0,
    treeOf: (v) => cells.tree[v] ?? 0,
    root: cells.root[0] ?? 0,
    size: vertices.filter((v) => partner(v) !== 0).length / 2,
    exposed: vertices.filter((v) => (mate[v] ?? 0) === 0),
    path: Array.from(cells.path).filter((v) => v !== 0),
    sideOf: (v) => cells.side[v] ?? 0,
    cycle: Array.from(cells.cycle).filter((v) => v !== 0),
    cover: vertices.filter((v) => cells.cover[v] === 1),
  };
}
