/** Graphs on which programs are judged: by chance, and made smaller. */

import { between, seededRandom, shuffled } from "#algorithms/core/text/random.ts";

/** An edge as a program is given it: two vertices from 0, in any order, and a weight if there are weights. */
export type JudgedEdge = readonly [u: number, v: number, ...weight: number[]];

/** A graph as a program is given it, its edges in any order. */
export interface JudgedGraph {
  readonly n: number;
  readonly edges: readonly JudgedEdge[];
}

/** So many graphs of each family are asked, and so many unless all are wanted. */
export const OF_FAMILY = 500;
export const FEW_OF_FAMILY = 16;
const FEWEST = 10;
const MOST = 21;
/** So few edges that augmenting paths are long, and many a search fails. */
const MEAN_DEGREE = 2.3;

type Draw = () => number;

/** A graph whose numbers, ends and order say nothing about how it was made. */
export function shuffledGraph({ n, edges }: JudgedGraph, draw: Draw): JudgedGraph {
  const name = shuffled(upTo(n), draw);
  const turned = edges.map(([u, v, ...weight]): JudgedEdge => {
    const [a, b] = [name[u], name[v]];
    return draw() < 0.5 ? [a, b, ...weight] : [b, a, ...weight];
  });
  return { n, edges: shuffled(turned, draw) };
}

/** A random graph with few edges, on so many vertices. */
export function sparseGraph(seed: number, fewest = FEWEST, most = MOST): JudgedGraph {
  const draw = seededRandom(seed);
  const n = between(draw, fewest, most);
  const edges: JudgedEdge[] = [];
  for (let u = 0; u < n; u++)
    for (let v = u + 1; v < n; v++) if (draw() * (n - 1) < MEAN_DEGREE) edges.push([u, v]);
  return shuffledGraph({ n, edges }, draw);
}

/**
 * Odd cycles that hang together in a ring or in a row, some of them by an edge and some at a vertex, with a tail here and there.
 */
export function ringOfCycles(seed: number, cycles = 4, longest = 5): JudgedGraph {
  const draw = seededRandom(seed);
  const edges: JudgedEdge[] = [];
  let n = 0;
  const fresh = (): number => n++;
  const doors: (readonly [number, number])[] = [];
  for (let c = between(draw, 2, cycles); c > 0; c--) {
    const length = 2 * between(draw, 1, (longest - 1) / 2) + 1;
    const cycle = Array.from({ length }, fresh);
    for (const [k, u] of cycle.entries()) edges.push([u, cycle[(k + 1) % length]]);
    doors.push([cycle[0], cycle[between(draw, 1, length - 1)]]);
    if (draw() < 0.5) edges.push([cycle[between(draw, 0, length - 1)], fresh()]);
  }
  const isRing = draw() < 0.5;
  for (const [c, [, out]] of doors.entries()) {
    const next = doors[c + 1] ?? (isRing && doors.length > 2 ? doors[0] : undefined);
    if (next === undefined) continue;
    if (draw() < 0.5) {
      const between = fresh();
      edges.push([out, between], [between, next[0]]);
    } else edges.push([out, next[0]]);
  }
  return shuffledGraph({ n, edges }, draw);
}

/**
 * Two odd cycles that a path joins, with a tail at each. The edges of a matching that leaves the two tails out come first, so most
 * programs begin with it; from either tail the other cycle is entered at its base, and on the short way its tail looks odd.
 */
export function twoFlowers(seed: number): JudgedGraph {
  const draw = seededRandom(seed);
  const [early, late]: [JudgedEdge[], JudgedEdge[]] = [[], []];
  let n = 0;
  const flowers = [0, 1].map(() => {
    const half = between(draw, 1, 3);
    const length = 2 * half + 1;
    const cycle = upTo(length).map(() => n++);
    for (const k of upTo(length)) {
      const edge = [cycle[k], cycle[(k + 1) % length]] as const;
      (k % 2 === 1 ? early : late).push(edge);
    }
    const short = 2 * between(draw, 0, (half - 1) >> 1) + 1;
    return { base: cycle[0], tip: cycle[draw() < 0.5 ? short : length - short] };
  });
  const [first, second] = flowers as [(typeof flowers)[0], (typeof flowers)[0]];
  const path = [first.base, ...(draw() < 0.5 ? [n++, n++] : []), second.base];
  for (let k = 0; k + 1 < path.length; k++) (k % 2 === 0 ? early : late).push([path[k], path[k + 1]]);
  const name = [...shuffled(upTo(n), draw), n, n + 1];
  late.push([first.tip, n], [second.tip, n + 1]);
  const edges = [...shuffled(early, draw), ...shuffled(late, draw)];
  return { n: n + 2, edges: edges.map(([u, v]) => [name[u], name[v]]) };
}

/** A random graph with about two edges for each vertex, and 50, 100, 200, 400 or 800 of these. */
export function growingGraph(k: number): JudgedGraph | undefined {
  if (k > LAST_GROWTH) return undefined;
  const n = FIRST_GROWTH * 2 ** k;
  const draw = seededRandom(n);
  const edges = new Map<number, JudgedEdge>();
  while (edges.size < 2 * n) {
    const [u, v] = [between(draw, 0, n - 1), between(draw, 0, n - 1)];
    if (u !== v) edges.set(Math.min(u, v) * n + Math.max(u, v), [u, v]);
  }
  return { n, edges: [...edges.values()] };
}

const FIRST_GROWTH = 50;
const LAST_GROWTH = 4;

type Without<G> = (graph: G, vertices: ReadonlySet<number>) => G;

/**
 * The same graph with less: some of its parts that hang together, without many vertices, without both ends of an edge, without one
 * vertex, and without an edge.
 */
export function* smallerGraphs<G extends JudgedGraph>(graph: G, without: Without<G>): Generator<G> {
  const { n, edges } = graph;
  yield* fewerParts(graph, without);
  yield* withoutBlocks(graph, without, n >> 1, 2);
  for (const [u, v] of edges) if (n > 2) yield without(graph, new Set([u, v]));
  yield* withoutBlocks(graph, without, 1, 1);
  for (const k of edges.keys()) yield { ...graph, edges: edges.toSpliced(k, 1) };
}

/** The graph without so many vertices in a row, then without half as many, down to `least`. */
export function* withoutBlocks<G extends JudgedGraph>(
  graph: G,
  without: Without<G>,
  most: number,
  least: number,
): Generator<G> {
  const { n } = graph;
  for (let count = most; count >= least; count >>= 1)
    for (let first = 0; first < n; first += count) {
      const gone = new Set(upTo(Math.min(count, n - first)).map((i) => first + i));
      if (gone.size < n) yield without(graph, gone);
    }
}

/** Each half of the parts that hang together, then each part alone. */
function* fewerParts<G extends JudgedGraph>(graph: G, without: Without<G>): Generator<G> {
  const parts = partsOf(graph);
  if (parts.length < 2) return;
  const middle = parts.length >> 1;
  const halves = parts.length > 3 ? [parts.slice(middle), parts.slice(0, middle)] : [];
  for (const gone of halves) yield without(graph, new Set(gone.flat()));
  for (const kept of parts) yield without(graph, new Set(parts.filter((part) => part !== kept).flat()));
}

/** The vertices that hang together, the smallest parts first. */
function partsOf({ n, edges }: JudgedGraph): number[][] {
  const part = upTo(n).map((v) => [v]);
  for (const [u, v] of edges) {
    if (part[u] === part[v]) continue;
    const [large, small] = part[u].length < part[v].length ? [part[v], part[u]] : [part[u], part[v]];
    large.push(...small);
    for (const w of small) part[w] = large;
  }
  return [...new Set(part)].sort((a, b) => a.length - b.length);
}

/**
 * The same graph told more simply: with its edges in order, or with its vertices numbered along them. Only what is earlier in the
 * order of words counts as simpler, so this comes to an end.
 */
export function* simplerGraphs<G extends JudgedGraph>(graph: G): Generator<G> {
  const { n, edges } = graph;
  const inOrder = (own: readonly JudgedEdge[]): JudgedEdge[] =>
    own
      .map(([u, v, ...weight]): JudgedEdge => (u < v ? [u, v, ...weight] : [v, u, ...weight]))
      .sort(([a, b], [c, d]) => a - c || b - d);
  const named = (name: readonly number[]): JudgedEdge[] =>
    edges.map(([u, v, ...weight]) => [name[u], name[v], ...weight]);
  const along = namesAlong(graph);
  const back = along.map((k) => n - 1 - k);
  const told = [named(along), named(back), edges];
  for (const own of [...told.map(inOrder), ...told.slice(0, 2)])
    if (isBefore(own, edges)) yield { ...graph, edges: own };
}

/** New numbers for the vertices, in the order in which they come up in the edges; those without an edge come last. */
function namesAlong({ n, edges }: JudgedGraph): number[] {
  const ends = edges.map(([u, v]) => [u, v]);
  const order = new Set([...ends.flat(), ...upTo(n)]);
  const name: number[] = [];
  for (const [k, v] of [...order].entries()) name[v] = k;
  return name;
}

function isBefore(own: readonly JudgedEdge[], other: readonly JudgedEdge[]): boolean {
  const [a, b] = [own.flat(), other.flat()];
  const k = a.findIndex((number, at) => number !== b[at]);
  return k >= 0 && (a[k] as number) < (b[k] as number);
}

/**
 * The same graph with a vertex and its two neighbors put together into one, for each vertex that has just two: the largest matching is
 * smaller by an edge, and paths and cycles are shorter by two.
 */
export function* pulledTogether(graph: JudgedGraph): Generator<JudgedGraph> {
  const { n, edges } = graph;
  for (let x = 0; x < n; x++) {
    const [a, b, ...more] = edges.flatMap(([u, v]) => (u === x ? [v] : v === x ? [u] : []));
    if (a === undefined || b === undefined || more.length > 0) continue;
    const [kept, gone] = [Math.min(a, b), Math.max(a, b)];
    const seen = new Set<string>();
    const moved = edges.flatMap(([u, v, ...weight]): JudgedEdge[] => {
      const [p, q] = [u === gone ? kept : u, v === gone ? kept : v];
      const key = `${Math.min(p, q)} ${Math.max(p, q)}`;
      if (p === q || seen.has(key)) return [];
      seen.add(key);
      return [[p, q, ...weight]];
    });
    yield withoutVertices({ n, edges: moved }, new Set([x, gone]));
  }
}

/** A graph without some vertices; the others are numbered anew, in their order. */
export function withoutVertices({ n, edges }: JudgedGraph, gone: ReadonlySet<number>): JudgedGraph {
  const number = new Int32Array(n);
  let left = 0;
  for (let v = 0; v < n; v++) {
    number[v] = left;
    if (!gone.has(v)) left++;
  }
  return {
    n: left,
    edges: edges.flatMap(([u, v, ...weight]): JudgedEdge[] =>
      gone.has(u) || gone.has(v) ? [] : [[number[u], number[v], ...weight]],
    ),
  };
}

/** The numbers as a program reads them: those that stand alone in the first line, then a line for each edge. */
export function writeGraph(first: readonly number[], { edges }: JudgedGraph): string {
  return `${[first, ...edges].map((numbers) => numbers.join(" ")).join("\n")}\n`;
}

/** The numbers below a count, from 0. */
export function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, k) => k);
}
