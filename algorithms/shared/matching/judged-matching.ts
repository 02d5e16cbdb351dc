/** Judging a matching: whether it is one, and by a larger or heavier one whether it is best. */

import type { Locale } from "#algorithms/locale.ts";
import { solveMatching } from "./fast/solve-matching.ts";
import type { Edge, Graph, Matching } from "./graph.ts";
import type { JudgedGraph } from "./judged-graphs.ts";
import { judgedWords } from "./judged-words.ts";

/** The partner of each vertex; −1: none. */
export type Partners = readonly number[];

/** The graph as our engines take it: the smaller end of each edge first, and the weight 1 where there is none. */
export function graphOfJudged({ n, edges }: JudgedGraph): Graph {
  const inOrder = edges.map(([u, v, weight = 1]): Edge => ({ u: Math.min(u, v), v: Math.max(u, v), weight }));
  return { n, edges: inOrder.sort((a, b) => a.u - b.u || a.v - b.v) };
}

/** The first thing that is wrong with a matching of most edges. */
export function faultInLargest(problem: JudgedGraph, partners: Partners, locale: Locale): string | undefined {
  const graph = graphOfJudged(problem);
  const fault = faultInMatching(graph, partners, locale);
  if (fault !== undefined) return fault;
  const { matching, size } = solveMatching(graph, "cardinality");
  const own = sizeOf(partners);
  if (own === size) return undefined;
  const paths = differences(partners, matching).filter(
    (path) => partners[path[0]] < 0 && partners[path.at(-1) as number] < 0,
  );
  const [shortest] = paths.sort((a, b) => a.length - b.length);
  return judgedWords[locale].larger(own, size, shortest);
}

/** The first thing that is wrong with a matching of the largest weight. */
export function faultInHeaviest(
  problem: JudgedGraph,
  partners: Partners,
  locale: Locale,
): string | undefined {
  const graph = graphOfJudged(problem);
  const fault = faultInMatching(graph, partners, locale);
  if (fault !== undefined) return fault;
  const { matching, weight } = solveMatching(graph, "weight");
  const weights = new Map(graph.edges.map((edge) => [keyOf(edge.u, edge.v), Number(edge.weight)]));
  const own = graph.edges.reduce(
    (sum, { u, v, weight }) => sum + (partners[u] === v ? Number(weight) : 0),
    0,
  );
  if (own === Number(weight)) return undefined;
  const changes = differences(partners, matching).map((way) => {
    const change = { way, out: 0, into: 0 };
    for (const [k, u] of way.entries()) {
      const v = way[k + 1];
      if (v === undefined) continue;
      if (partners[u] === v) change.out += weights.get(keyOf(u, v)) as number;
      else change.into += weights.get(keyOf(u, v)) as number;
    }
    return change;
  });
  const better = changes.filter(({ out, into }) => into > out);
  const [shortest] = better.sort((a, b) => a.way.length - b.way.length);
  return judgedWords[locale].heavier(own, Number(weight), shortest);
}

/** The first place at which partners are no matching of the graph. */
export function faultInMatching({ n, edges }: Graph, partners: Partners, locale: Locale): string | undefined {
  const words = judgedWords[locale];
  if (partners.length !== n) return words.wrongLength(partners.length, n);
  const joined = new Set(edges.map(({ u, v }) => keyOf(u, v)));
  for (const [u, v] of partners.entries()) {
    if (v === -1) continue;
    if (v < 0 || v >= n) return words.noVertex(u, v, n);
    if (v === u) return words.itself(u);
    if (partners[v] !== u) return words.oneSided(u, v, partners[v] as number);
    if (!joined.has(keyOf(u, v))) return words.noEdge(u, v);
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

function keyOf(u: number, v: number): string {
  return `${Math.min(u, v)} ${Math.max(u, v)}`;
}
