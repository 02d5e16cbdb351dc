/** Judging a matching: whether it is one, and by a larger or heavier one whether it is best. */

import { solveMatching } from "#algorithms/engines/matching/fast/solve-matching.ts";
import type { Edge, Graph, Matching } from "#algorithms/engines/matching/graph.ts";
import type { JudgedGraph } from "./judged-graphs.ts";
import { judgedWords } from "./judged-words.en.ts";

/** The partner of each vertex; −1: none. */
export type Partners = readonly number[];

/** The graph as our engines take it: the smaller end of each edge first, and the weight 1 where there is none. */
export function graphOfJudged({ n, edges }: JudgedGraph): Graph {
  const inOrder = edges.map(([u, v, weight = 1]): Edge => ({ u: Math.min(u, v), v: Math.max(u, v), weight }));
  return { n, edges: inOrder.sort((a, b) => a.u - b.u || a.v - b.v) };
}

/** The first thing that is wrong with a matching of most edges. */
export function faultInLargest(problem: JudgedGraph, partners: Partners): string | undefined {
  const graph = graphOfJudged(problem);
  const fault = faultInMatching(graph, partners);
  if (fault !== undefined) return fault;
  const better = largerThan(graph, partners);
  return better && judgedWords.larger(better.own, better.best, better.change.way);
}

/** The first thing that is wrong with a matching of the largest weight. */
export function faultInHeaviest(problem: JudgedGraph, partners: Partners): string | undefined {
  const graph = graphOfJudged(problem);
  const fault = faultInMatching(graph, partners);
  if (fault !== undefined) return fault;
  const better = heavierThan(graph, partners);
  return better && judgedWords.heavier(better.own, better.best, better.change);
}

/** A matching of most edges, or of the largest weight. */
export function bestPartners(problem: JudgedGraph, objective: "cardinality" | "weight"): Partners {
  return Array.from(solveMatching(graphOfJudged(problem), objective).matching);
}

/** How much a matching is worth, in edges and in weight; nothing where it is none. */
export function effectOfMatching(problem: JudgedGraph, partners: Partners): string {
  const graph = graphOfJudged(problem);
  if (faultInMatching(graph, partners) !== undefined) return "none";
  const weight = graph.edges.reduce(
    (sum, { u, v, weight: w }) => sum + (partners[u] === v ? Number(w) : 0),
    0,
  );
  return `${sizeOf(partners)} ${weight}`;
}

/** A way along which a matching can be exchanged for a better one. A cycle ends where it began. */
export interface Change {
  readonly way: readonly number[];
  /** The weight of the edges that go, and of those that come. */
  readonly out: number;
  readonly into: number;
}

/** What a matching has and what is possible, in edges or in weight, and the shortest change that makes it better. */
export interface Better {
  readonly own: number;
  readonly best: number;
  readonly change: Change;
}

/** Of a matching of the graph; undefined if no other one has more edges. */
export function largerThan(graph: Graph, partners: Partners): Better | undefined {
  const { matching, size } = solveMatching(graph, "cardinality", Int32Array.from(partners));
  const own = sizeOf(partners);
  if (own === size) return undefined;
  return { own, best: size, change: shortestGain(partners, matching, () => 1) };
}

/** Of a matching of the graph; undefined if no other one weighs more. */
export function heavierThan(graph: Graph, partners: Partners): Better | undefined {
  const { n, edges } = graph;
  const { matching, weight } = solveMatching(graph, "weight");
  const best = Number(weight);
  const own = edges.reduce((sum, { u, v, weight: w }) => sum + (partners[u] === v ? Number(w) : 0), 0);
  if (own === best) return undefined;
  const weights = new Map(edges.map(({ u, v, weight: w }) => [keyOf(n, u, v), Number(w)]));
  const change = shortestGain(partners, matching, (u, v) => weights.get(keyOf(n, u, v)) ?? 0);
  return { own, best, change };
}

/** The shortest way on which a better matching gains on a matching: there is one, or it would not be better. */
function shortestGain(own: Partners, better: Matching, weightOf: (u: number, v: number) => number): Change {
  const changes = differences(own, better).map((way) => {
    const change = { way, out: 0, into: 0 };
    for (const [k, u] of way.entries()) {
      const v = way[k + 1];
      if (v === undefined) continue;
      if (own[u] === v) change.out += weightOf(u, v);
      else change.into += weightOf(u, v);
    }
    return change;
  });
  const [shortest] = changes
    .filter(({ out, into }) => into > out)
    .sort((a, b) => a.way.length - b.way.length);
  if (!shortest) throw new Error("a better matching that gains nowhere");
  return shortest;
}

/** The first place at which partners are no matching of the graph. */
export function faultInMatching({ n, edges }: Graph, partners: Partners): string | undefined {
  const words = judgedWords;
  if (partners.length !== n) return words.wrongLength(partners.length, n);
  const joined = new Set(edges.map(({ u, v }) => keyOf(n, u, v)));
  for (const [u, v] of partners.entries()) {
    if (v === -1) continue;
    if (v < 0 || v >= n) return words.noVertex(u, v, n);
    if (v === u) return words.itself(u);
    if (partners[v] !== u) return words.oneSided(u, v, partners[v] as number);
    if (!joined.has(keyOf(n, u, v))) return words.noEdge(u, v);
  }
  return undefined;
}

/**
 * Where two matchings differ: paths and cycles whose edges are of one and of the other in turn. A cycle ends where it began.
 */
export function differences(own: Partners, other: Matching): number[][] {
  const ways: number[][] = [];
  const seen = new Set<number>();
  const follow = (start: number, isOwn: boolean): void => {
    const way = [start];
    seen.add(start);
    for (let [u, turn] = [start, isOwn]; ; turn = !turn) {
      const v = (turn ? own : other)[u];
      if (v === undefined || v < 0) break;
      way.push(v);
      if (v === start) break;
      seen.add(v);
      u = v;
    }
    ways.push(way);
  };
  const isEnd = (v: number): boolean => own[v] < 0 !== other[v] < 0;
  for (const v of own.keys()) if (isEnd(v) && !seen.has(v)) follow(v, own[v] >= 0);
  for (const v of own.keys()) if (!seen.has(v) && own[v] !== other[v]) follow(v, true);
  return ways;
}

function sizeOf(partners: Partners): number {
  return partners.filter((v) => v >= 0).length / 2;
}

/** An edge of a graph with n vertices as one number. */
function keyOf(n: number, u: number, v: number): number {
  return u < v ? u * n + v : v * n + u;
}
