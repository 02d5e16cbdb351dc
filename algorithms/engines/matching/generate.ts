import { seededRandom } from "#algorithms/core/text/random.ts";
import type { Edge, Graph } from "./graph.ts";
import { isMet, playRounds } from "./swiss-rounds.ts";

/** The kinds of random graphs, in the order in which they are offered. */
export const GRAPH_KINDS = [
  "sparse",
  "dense",
  "geometric",
  "swiss",
  "bipartite",
  "triangles",
  "nested",
] as const;

export type GraphKind = (typeof GRAPH_KINDS)[number];

/** A place on the plane, from 0 to 1 each way. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A graph, and where its vertices lie if its weights come from distances. */
export interface GeneratedGraph {
  readonly graph: Graph;
  readonly points: readonly Point[] | undefined;
}

/** Weights of sparse, dense and bipartite graphs go from 1 to this. */
const MOST_WEIGHT = 20;
/** The side of the square of a geometric graph: its weights are whole, so distances are rounded to this grain. */
const SIDE = 100;
const SWISS_ROUNDS = 3;

/** A random graph with n vertices; the same for the same kind, n and seed. */
export function generateGraph(kind: GraphKind, n: number, seed: number): GeneratedGraph {
  const random = seededRandom(seed);
  if (kind === "geometric") return geometric(n, random);
  const make = { sparse, dense, swiss, bipartite, triangles, nested }[kind];
  return { graph: { n, edges: make(n, random) }, points: undefined };
}

/** The largest distance less the distance of two points: a perfect matching of most weight has the least length. */
function geometric(n: number, random: () => number): GeneratedGraph {
  const points = Array.from({ length: n }, () => ({ x: random(), y: random() }));
  const edges = allPairs(n, (u, v) => {
    const [p, q] = [points[u] as Point, points[v] as Point];
    return Math.round(SIDE * Math.SQRT2) - Math.round(SIDE * Math.hypot(p.x - q.x, p.y - q.y));
  });
  return { graph: { n, edges }, points };
}

function sparse(n: number, random: () => number): Edge[] {
  return pairs(n, Math.min(1, 3 / Math.max(1, n - 1)), random);
}

function dense(n: number, random: () => number): Edge[] {
  return pairs(n, 0.8, random);
}

function pairs(n: number, chance: number, random: () => number): Edge[] {
  return allPairs(n, () => (random() < chance ? weightOf(random) : undefined));
}

function bipartite(n: number, random: () => number): Edge[] {
  const half = Math.ceil(n / 2);
  const chance = Math.min(1, 3 / Math.max(1, half));
  return allPairs(n, (u, v) => (u < half && v >= half && random() < chance ? weightOf(random) : undefined));
}

/** Pairs that have not met in three rounds, with the product of their half-points. */
function swiss(n: number, random: () => number): Edge[] {
  const rounds = playRounds(n, SWISS_ROUNDS, random);
  const { points } = rounds;
  return allPairs(n, (u, v) => (isMet(rounds, u, v) ? undefined : points[u] * points[v]));
}

/** Triangles in a row, each tied to the next by an edge. */
function triangles(n: number, random: () => number): Edge[] {
  const edges: Edge[] = [];
  const join = (u: number, v: number): unknown =>
    v < n && edges.push({ u, v, weight: 10 + Math.floor(3 * random()) });
  for (let u = 0; u < n; u += 3) {
    join(u, u + 1);
    join(u, u + 2);
    join(u + 1, u + 2);
    join(u + 2, u + 3);
  }
  return edges;
}

/** A triangle, and around it odd cycles of ever less weight, each through two vertices of the one within. */
function nested(n: number, random: () => number): Edge[] {
  const edges: Edge[] = [];
  const heaviest = 10 * Math.ceil(n / 2);
  const join = (u: number, v: number, level: number): unknown =>
    v < n && edges.push({ u, v, weight: heaviest - 6 * level - Math.floor(3 * random()) });
  join(0, 1, 0);
  join(0, 2, 0);
  join(1, 2, 0);
  for (let u = 3, level = 1; u < n; u += 2, level++) {
    const inner = Math.floor(u * random());
    join(inner, u, level);
    join(u, u + 1, level);
    join((inner + 1 + Math.floor((u - 1) * random())) % u, u + 1, level);
  }
  return edges;
}

function weightOf(random: () => number): number {
  return 1 + Math.floor(MOST_WEIGHT * random());
}

function allPairs(n: number, weightAt: (u: number, v: number) => number | undefined): Edge[] {
  const edges: Edge[] = [];
  for (let u = 0; u < n; u++) {
    for (let v = u + 1; v < n; v++) {
      const weight = weightAt(u, v);
      if (weight !== undefined) edges.push({ u, v, weight });
    }
  }
  return edges;
}
