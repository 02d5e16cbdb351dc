import type { Cells } from "#algorithms/core/run/trace.ts";
import type { Edge, Problem, Result } from "./problem.ts";
import { CLOSES, COMES, cycleOf, JOINS, lightest, mayHang, type Recorder } from "./steps.ts";

/**
 * Disjoint sets as trees (Galler and Fischer, 1964), by size and with path compression: the components of a graph whose edges
 * come one by one, and the first edge that closes a cycle. Then again, the lightest first: a lightest forest (Kruskal, 1956).
 * Vertices and edges count from 0. n vertices and m edges take O(m log m) to sort, and O(m α(n)) for the rest.
 */
export function solve({ n, edges }: Problem, recorder: Recorder): Result {
  const { step, ask, any } = recorder;
  const state = makeState(n, edges.length, recorder);
  const { size, mark, told } = state;
  step.start(n);
  plant(state);
  let first = -1;
  for (const k of edges.keys()) {
    const { root, isNew } = unite(edges, state, k, recorder);
    if (!isNew) {
      step.closes(k);
      mark.put(k, CLOSES);
      if (first === -1) first = k;
    }
    told.put(k, size[root]);
  }

  step.sort(edges.length);
  plant(state);
  state.now.put(1, 1);
  const order = [...edges.keys()].sort((j, k) => edges[j][2] - edges[k][2]);
  const chosen: number[] = [];
  for (const k of any.edge(order, lightest(edges, mark))) {
    const { isNew } = unite(edges, state, k, recorder);
    if (isNew) {
      step.choose(k);
      state.forest.put(chosen.length, k);
      chosen.push(k);
    } else {
      ask.cycle(...cycleOf(edges, mark, k));
      step.reject(k);
      mark.put(k, CLOSES);
    }
  }
  step.tally(chosen.length);
  return { first, sizes: told, forest: chosen };
}

interface State {
  /** A root is its own parent. */
  readonly parent: Cells;
  /** Of the tree of a root; below roots it is out of date. */
  readonly size: Cells;
  readonly mark: Cells;
  /** The size of the component of each edge, once it was there. */
  readonly told: Cells;
  /** The edge that has come, and 1 once they come by weight. */
  readonly now: Cells;
  /** Where the ways from its two ends stand. */
  readonly ends: Cells;
  readonly forest: Cells;
}

function makeState(n: number, m: number, { cells }: Recorder): State {
  return {
    parent: cells("parent", n, -1),
    size: cells("size", n),
    mark: cells("mark", m),
    told: cells("told", m),
    now: cells("now", 2, -1),
    ends: cells("ends", 2, -1),
    forest: cells("forest", m, -1),
  };
}

/** Every vertex is a tree of its own, and no edge has come. */
function plant({ parent, size, mark, now, ends }: State): void {
  for (let v = 0; v < parent.length; v++) {
    parent.put(v, v);
    size.put(v, 1);
  }
  for (let k = 0; k < mark.length; k++) mark.put(k, COMES);
  now.put(0, -1);
  for (let end = 0; end < 2; end++) ends.put(end, -1);
}

/** Lets edge k come. Gives the root of its component, and whether two trees have become one. */
function unite(edges: readonly Edge[], state: State, k: number, recorder: Recorder) {
  const { step, any } = recorder;
  const { parent, size, mark, now, ends } = state;
  const [u, v] = edges[k];
  step.edge(k);
  now.put(0, k);
  ends.put(0, u);
  ends.put(1, -1);
  const a = find(state, u, 0, recorder);
  const b = find(state, v, 1, recorder);
  if (a === b) return { root: a, isNew: false };
  const [lost] = any.root([size[a] < size[b] ? a : b], () => mayHang(size, a, b));
  const kept = lost === a ? b : a;
  step.join(kept, lost);
  step.hang(lost, kept);
  parent.put(lost, kept);
  mark.put(k, JOINS);
  step.size(kept);
  size.put(kept, size[kept] + size[lost]);
  return { root: kept, isNew: true };
}

/** The root of x. All vertices on the way hang right under it afterwards. */
function find({ parent, ends }: State, x: number, end: number, { step, ask }: Recorder): number {
  let root = x;
  while (parent[root] !== root) {
    ask.climb(parent[root]);
    root = parent[root];
    step.climb(root);
    ends.put(end, root);
  }
  step.root(root);
  ends.put(end, root);
  for (let y = x; parent[y] !== root; ) {
    const next = parent[y];
    step.compress(y, root);
    parent.put(y, root);
    y = next;
  }
  return root;
}
