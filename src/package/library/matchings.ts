import { checkCardinality, checkDual, weightOf } from "#algorithms/engines/matching/certificate.ts";
import { oddSets } from "#algorithms/engines/matching/components.ts";
import { solveMatching } from "#algorithms/engines/matching/fast/solve-matching.ts";
import { type Graph, isLeast, isOfAll, type Matching as Mates } from "#algorithms/engines/matching/graph.ts";
import { libraryWords } from "./words.en.ts";

/** An edge: two vertices from 0, and a whole weight; 1 unless told. */
export type Edge = readonly [u: number, v: number, weight?: number | bigint];

/**
 * What is to be found: as many edges as possible; the largest weight; the largest weight among the largest matchings, or the
 * smallest; the largest weight of a perfect matching, or the smallest.
 */
export type Objective =
  | "cardinality"
  | "weight"
  | "max-cardinality-weight"
  | "min-weight"
  | "perfect"
  | "min-weight-perfect";

/** What proves that a matching is best: sets of vertices its size, prices its weight. */
export interface Certificate {
  /** The decomposition of Gallai and Edmonds: n − 2·size = the odd components without `a`, less the size of `a`. */
  readonly gallaiEdmonds?: {
    readonly d: readonly number[];
    readonly a: readonly number[];
    readonly c: readonly number[];
  };
  /** Prices of vertices and of odd sets, for doubled weights: no edge has more than both its ends and the sets around it pay. */
  readonly dual?: {
    readonly y: readonly (number | bigint)[];
    readonly blossoms: readonly { readonly vertices: readonly number[]; readonly z: number | bigint }[];
  };
}

/** A best matching with its proof, which has been checked. */
export interface BestMatching {
  readonly pairs: readonly (readonly [u: number, v: number])[];
  readonly size: number;
  /** A bigint if it is not safe as a number. */
  readonly weight: number | bigint;
  readonly certificate: Certificate;
}

/** The proof that no matching is perfect: without the vertices `a`, more odd components are left than they are. */
export interface NoPerfectMatching {
  readonly pairs: undefined;
  readonly certificate: {
    readonly tutte: { readonly a: readonly number[]; readonly odd: readonly (readonly number[])[] };
  };
}

/** Whether a matching is best, and why not. */
export type MatchingVerdict =
  | { readonly right: true; readonly size: number; readonly weight: number | bigint }
  | { readonly right: false; readonly why: string };

/** A best matching of a graph with n vertices. Throws a RangeError for what is no graph. */
export function bestMatching(
  n: number,
  edges: readonly Edge[],
  objective: Exclude<Objective, "perfect" | "min-weight-perfect">,
): BestMatching;
export function bestMatching(
  n: number,
  edges: readonly Edge[],
  objective?: Objective,
): BestMatching | NoPerfectMatching;
export function bestMatching(
  n: number,
  edges: readonly Edge[],
  objective: Objective = "weight",
): BestMatching | NoPerfectMatching {
  const graph = graphOf(n, edges);
  const { matching, size, weight, certificate, isImperfect } = solveMatching(graph, objective);
  const { gallaiEdmonds } = certificate;
  if (isImperfect && gallaiEdmonds) {
    const { a } = gallaiEdmonds;
    return { pairs: undefined, certificate: { tutte: { a, odd: oddSets(graph, a) } } };
  }
  const pairs = Array.from(matching, (mate, v) => [v, mate] as const).filter(([v, mate]) => v < mate);
  return { pairs, size, weight, certificate };
}

/**
 * Judges a matching that another program found: whether it is one, and whether none is better. Undefined says that there is no
 * perfect one. Throws a RangeError for what is no graph.
 */
export function checkMatching(
  n: number,
  edges: readonly Edge[],
  pairs: readonly (readonly [u: number, v: number])[] | undefined,
  objective: Objective = "weight",
): MatchingVerdict {
  const graph = graphOf(n, edges);
  const best = bestMatching(n, edges, objective);
  if (pairs === undefined || best.pairs === undefined) {
    if (pairs === undefined && best.pairs === undefined) return { right: true, size: 0, weight: 0 };
    return wrong(pairs === undefined ? libraryWords.isPerfect : libraryWords.noPerfect);
  }
  const mates = matesOf(graph, pairs);
  if (typeof mates === "string") return wrong(mates);
  const [size, weight] = [pairs.length, weightOf(graph, mates)];
  if (isOfAll(objective) && 2 * size < n) return wrong(libraryWords.leftOut(n - 2 * size));
  if (objective !== "weight" && size < best.size) return wrong(libraryWords.tooFew(size, best.size));
  // biome-ignore lint/suspicious/noDoubleEquals: 0n == 0, and both kinds of numbers may occur.
  if (objective !== "cardinality" && weight != best.weight)
    return wrong(libraryWords.notBest(weight, best.weight, isLeast(objective)));
  return { right: true, size, weight: plain(weight) };
}

/** Whether a certificate proves that a matching is best; no search is needed. Throws a RangeError for what is no graph. */
export function certificateHolds(
  graph: { readonly n: number; readonly edges: readonly Edge[] },
  pairs: readonly (readonly [u: number, v: number])[],
  certificate: Certificate,
  objective: Objective = "weight",
): boolean {
  const read = graphOf(graph.n, graph.edges);
  const mates = matesOf(read, pairs);
  if (typeof mates === "string") return false;
  const { gallaiEdmonds, dual } = certificate;
  const needsSize = ["cardinality", "max-cardinality-weight", "min-weight"].includes(objective);
  if (needsSize && !(gallaiEdmonds && checkCardinality(read, mates, gallaiEdmonds).holds)) return false;
  return objective === "cardinality" || (dual !== undefined && checkDual(read, mates, dual, objective).holds);
}

/** A number, if it is safe as one. */
function plain(weight: bigint): number | bigint {
  return Number.isSafeInteger(Number(weight)) ? Number(weight) : weight;
}

function wrong(why: string): MatchingVerdict {
  return { right: false, why };
}

function graphOf(n: number, edges: readonly Edge[]): Graph {
  if (!Number.isInteger(n) || n < 0) throw new RangeError(libraryWords.vertices(n));
  const seen = new Set<number>();
  const read = edges.map(([one, other, weight = 1]) => {
    const [u, v] = one < other ? [one, other] : [other, one];
    const isPair = Number.isInteger(u) && Number.isInteger(v) && u >= 0 && u < v && v < n;
    if (!isPair || seen.has(u * n + v)) throw new RangeError(libraryWords.edge(one, other, n));
    if (typeof weight === "number" && !Number.isSafeInteger(weight))
      throw new RangeError(libraryWords.weight(one, other, weight));
    seen.add(u * n + v);
    return { u, v, weight };
  });
  return { n, edges: read };
}

/** The partner of each vertex, or why pairs are no matching. */
function matesOf({ n, edges }: Graph, pairs: readonly (readonly [u: number, v: number])[]): Mates | string {
  const has = new Set(edges.map(({ u, v }) => u * n + v));
  const mates = new Int32Array(n).fill(-1);
  for (const [u, v] of pairs) {
    if (!has.has(Math.min(u, v) * n + Math.max(u, v))) return libraryWords.noEdge(u, v);
    for (const w of [u, v]) if (mates[w] !== -1) return libraryWords.twice(w);
    mates[u] = v;
    mates[v] = u;
  }
  return mates;
}
