import type { Cells } from "#algorithms/core/run/trace.ts";
import type { Graph } from "#algorithms/engines/matching/graph.ts";
import { matchingOf, neighborsOf, pairsOfNeighbors } from "#algorithms/engines/matching/numbering.ts";
import { exposedEnds } from "#algorithms/kit/graphs/exposed-ends.ts";
import type { Problem, Result } from "./problem.ts";
import { twoSides } from "./solve/sides.ts";
import { allVertices, coverEnds, leading, leadsOn, type Recorder, startsSearch } from "./steps.ts";

/**
 * A matching of as many edges as possible in a bipartite graph, one augmenting path after the other (Berge, 1957), and a
 * cover that proves it (Kőnig, 1931). In other graphs it may stop too early, and then it has no proof. Vertices count
 * from 1 here, so that 0 can mean "none"; texts and pictures count from 0. A search looks at each edge twice at most,
 * and there is one search for each exposed vertex: O(n · m) looks.
 */
export function solve({ graph, forgets = false }: Problem, recorder: Recorder): Result {
  const { step, any } = recorder;
  const forest = makeForest(graph, recorder);
  const { n, mate, label, neighbors } = forest;
  const cover = recorder.cells("cover", n + 1);
  step.start(n);
  const { side, cycle } = twoSides(neighbors, recorder);
  let size = 0;

  // Take easy edges first; fewer searches remain.
  for (const [u, v] of any.pick(pairsOfNeighbors(neighbors), exposedEnds(mate))) {
    if (mate[u] !== 0 || mate[v] !== 0) continue;
    step.pick(u, v);
    mate.put(u, v);
    mate.put(v, u);
    size++;
  }

  for (const r of any.root(allVertices(n), startsSearch(mate))) {
    if (mate[r] !== 0) continue;
    const end = search(forest, r, recorder);
    if (end === 0) {
      step.fail(r);
      // Between two sides it need not be taken down, and the cover is read off it.
      if (forgets && cycle.length > 0) {
        step.forget(r);
        takeDown(forest);
      }
      forest.root.put(0, 0);
      continue;
    }
    augment(forest, end, recorder);
    size++;
    step.clear(size);
    takeDown(forest);
  }

  step.tally(size);
  for (let u = 1; u <= n && cycle.length === 0; u++) {
    const v = mate[u];
    if (v < u) continue; // exposed, or told already
    // An edge of a tree gives its odd end. One that no tree has reached gives its end on the first side.
    const own = label[u] === ODD || (label[u] === 0 && side[u] === 1) ? u : v;
    const [chosen] = any.cover([own], () => coverEnds(forest, cover, u));
    step.cover(chosen, chosen === u ? v : u);
    cover.put(chosen, 1);
  }
  if (cycle.length === 0) {
    step.proof(size);
    return { matching: matchingOf(mate), cover: membersOf(cover), cycle: [] };
  }
  step.open(size);
  return { matching: matchingOf(mate), cover: [], cycle: Array.from(cycle, (v) => v - 1) };
}

/** The matching and the trees. Vertices count from 1; 0 is none. */
interface Forest {
  readonly n: number;
  readonly neighbors: readonly (readonly number[])[];
  /** The partner of a vertex. */
  readonly mate: Cells;
  /** Whether a vertex is even or odd in its tree; 0: in no tree. */
  readonly label: Cells;
  /** The even vertex from which an odd one was reached, and an exposed one at the end of a path. */
  readonly parent: Cells;
  /** The root of the tree of a vertex. */
  readonly tree: Cells;
  /** The root of the search that runs. */
  readonly root: Cells;
  /** An augmenting path, from its end back to the root. */
  readonly path: Cells;
}

/** The labels: an even number of edges from the root, or an odd number. */
const EVEN = 1;
const ODD = 2;

function makeForest(graph: Graph, { cells }: Recorder): Forest {
  const { n } = graph;
  return {
    n,
    neighbors: neighborsOf(graph),
    mate: cells("mate", n + 1),
    label: cells("label", n + 1),
    parent: cells("parent", n + 1),
    tree: cells("tree", n + 1),
    root: cells("root", 1),
    path: cells("path", n),
  };
}

/** Grows the alternating tree of r until it meets an exposed vertex; 0 if it never does. */
function search(forest: Forest, r: number, { step, ask, any }: Recorder): number {
  const { mate, label, parent, tree, root, neighbors } = forest;
  step.root(r);
  root.put(0, r);
  label.put(r, EVEN);
  tree.put(r, r);
  const queue = [r];
  for (const u of any.scan(queue, leading(forest))) {
    step.scan(u);
    for (const v of any.edge(neighbors[u], leadsOn(forest, u))) {
      if (v === mate[u]) continue;
      if (label[v] === ODD) {
        step.skip(u, v);
        continue;
      }
      if (label[v] === EVEN) {
        step.odd(u, v);
        continue;
      }
      const w = mate[v];
      if (w === 0) {
        step.found(u, v);
        parent.put(v, u);
        return v;
      }
      step.grow(u, v);
      label.put(v, ODD);
      parent.put(v, u);
      tree.put(v, r);
      label.put(w, EVEN);
      tree.put(w, r);
      queue.push(w);
    }
  }
  ask.scan();
  return 0;
}

/** Matched and unmatched change places along the path from the tree's root to `end`. */
function augment({ mate, parent, path }: Forest, end: number, { step, ask }: Recorder): void {
  let length = 0;
  for (let x = end; x !== 0; ) {
    // Odd vertices go to their parent, even ones to their partner; the end counts as odd.
    ask.path(x);
    step.back(x);
    path.put(length, x);
    length++;
    x = length % 2 === 1 ? parent[x] : mate[x];
  }
  for (let i = 0; i < length; i += 2) {
    const [x, y] = [path[i], path[i + 1]];
    step.flip(x, y);
    mate.put(x, y);
    mate.put(y, x);
  }
}

/** Takes down the tree of the search that is over. */
function takeDown({ n, label, parent, tree, root, path }: Forest): void {
  const r = root[0];
  for (let v = 1; v <= n; v++) {
    if (tree[v] !== r && v !== path[0]) continue;
    label.put(v, 0);
    parent.put(v, 0);
    tree.put(v, 0);
  }
  for (let i = 0; i < n && path[i] !== 0; i++) path.put(i, 0);
  root.put(0, 0);
}

/** The vertices with a mark, as texts count them. */
function membersOf(marks: Cells): number[] {
  return Array.from(marks).flatMap((mark, v) => (mark === 0 ? [] : [v - 1]));
}
