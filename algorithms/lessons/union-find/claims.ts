import type { Evidence, Lesson } from "#algorithms/core/lesson/lesson.ts";
import type { Edge, Problem, Result } from "./problem.ts";
import { type CellName, type Frame, JOINS, type Steps, wayBetween } from "./steps.ts";
import { lessonWords } from "./words/en/figure.ts";

type Parts = Lesson<Problem, Result, Steps, CellName>;
const words = lessonWords.evidence;

/** The certificate: it knows no method. Components are counted by names that spread along edges. */
export const claims: Parts["claims"] = [
  { id: "first", test: isFirst },
  { id: "sizes", test: areSizes },
  { id: "forest", test: isForest },
  { id: "light", test: isLight },
];

/** For each vertex the least vertex of its component. */
function namesIn(n: number, edges: readonly Edge[]): number[] {
  const name = Array.from({ length: n }, (_, v) => v);
  for (let changes = true; changes; ) {
    changes = false;
    for (const [u, v] of edges) {
      if (name[u] === name[v]) continue;
      const least = Math.min(name[u], name[v]);
      [name[u], name[v]] = [least, least];
      changes = true;
    }
  }
  return name;
}

const countIn = (n: number, edges: readonly Edge[]): number => new Set(namesIn(n, edges)).size;

/** Edges without a cycle leave n less their number of components; with the first that closes one it is one more. */
function isFirst({ n, edges }: Problem, { first }: Result): Evidence {
  const before = edges.slice(0, first === -1 ? edges.length : first);
  const parts = countIn(n, before);
  const isTree = parts === n - before.length;
  const closes = first === -1 || (first < edges.length && countIn(n, edges.slice(0, first + 1)) === parts);
  return {
    holds: isTree && closes,
    evidence: words.first({ n, edges: before.length, parts, first, closes }),
  };
}

/** After each edge the size is the number of vertices that can be reached from its ends. */
function areSizes({ n, edges }: Problem, { sizes }: Result): Evidence {
  const wrong = edges.findIndex(([u], k) => {
    const name = namesIn(n, edges.slice(0, k + 1));
    return name.filter((each) => each === name[u]).length !== sizes[k];
  });
  return { holds: wrong < 0 && sizes.length === edges.length, evidence: words.sizes(edges.length, wrong) };
}

/** n less the components, and no cycle. */
function isForest({ n, edges }: Problem, { forest }: Result): Evidence {
  const chosen = forest.flatMap((k) => edges.slice(k, k + 1));
  const [all, own] = [countIn(n, edges), countIn(n, chosen)];
  const isOne = own === n - forest.length && new Set(forest).size === forest.length;
  return { holds: isOne && own === all, evidence: words.forest(forest.length, n, all) };
}

/** Every edge that is left out is at least as heavy as each edge on the way between its ends. */
function isLight({ edges }: Problem, { forest }: Result): Evidence {
  const mark = edges.map((_, k) => (forest.includes(k) ? JOINS : 0));
  let [compared, wrong] = [0, 0];
  for (const [k, [, , weight]] of edges.entries()) {
    if (mark[k] === JOINS) continue;
    const way = wayBetween(edges, mark, k);
    if (!way) wrong++;
    for (const j of way ?? []) {
      compared++;
      if (edges[j][2] > weight) wrong++;
    }
  }
  return { holds: wrong === 0, evidence: words.light(compared, wrong) };
}

/** What holds at every position, read from the cells alone. */
export const invariants: Parts["invariants"] = [
  { id: "parts", test: areParts },
  { id: "depth", test: isFlat },
  { id: "size", test: areTrue },
];

/** The root of each vertex and how many steps it is away; undefined if a way has no end, or nothing is planted yet. */
function rootsIn({ cells: { parent } }: Frame): { root: number; depth: number }[] | undefined {
  const n = parent.length;
  if (!isPlanted(parent)) return undefined;
  const found = Array.from({ length: n }, (_, v) => {
    let [root, depth] = [v, 0];
    for (; parent[root] !== root && depth <= n; depth++) root = parent[root];
    return { root, depth };
  });
  return found.some(({ depth }) => depth > n) ? undefined : found;
}

function isPlanted(parent: ArrayLike<number>): boolean {
  return parent.length > 0 && parent[0] !== -1;
}

/** The trees are the components of the edges so far, and there are n less the joins of them. */
function areParts({ n, edges }: Problem, frame: Frame): Evidence {
  const { mark, parent } = frame.cells;
  if (!isPlanted(parent)) return { holds: true, evidence: "" };
  const joined = edges.filter((_, k) => mark[k] === JOINS);
  const name = namesIn(n, joined);
  const roots = rootsIn(frame);
  const trees = new Set(roots?.map(({ root }) => root)).size;
  const isSame = roots?.every(({ root }, v) => name[root] === name[v]);
  return {
    holds: isSame === true && trees === n - joined.length,
    evidence: words.parts(n, joined.length, trees),
  };
}

/** A vertex is at most log₂ s deep in a tree of s vertices. */
function isFlat(_problem: Problem, frame: Frame): Evidence {
  const roots = rootsIn(frame) ?? [];
  const sizeOf = (r: number): number => roots.filter(({ root }) => root === r).length;
  // Of one tree, the deepest for its size; of several, one that is deeper.
  let [deepest, size] = [0, 1];
  for (const { root, depth } of roots) {
    const own = sizeOf(root);
    const more = 2 ** depth * size - 2 ** deepest * own;
    if (more > 0 || (more === 0 && depth > deepest)) [deepest, size] = [depth, own];
  }
  return { holds: 2 ** deepest <= size, evidence: deepest === 0 ? "" : words.depth(deepest, size) };
}

/** The size of a root is that of its tree; between hanging and counting it is not yet. */
function areTrue(_problem: Problem, frame: Frame): Evidence {
  const roots = rootsIn(frame) ?? [];
  const { step, b, cells } = frame;
  const own = [...new Set(roots.map(({ root }) => root))].filter((r) => step !== "hang" || r !== b);
  const wrong = own.filter((r) => roots.filter(({ root }) => root === r).length !== cells.size[r]).length;
  return {
    holds: wrong === 0,
    evidence: own.length === 0 ? "" : words.size(own.length, wrong),
  };
}
