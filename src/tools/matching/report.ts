/** What the tool tells of a solution: the matching, and its proof in figures that a reader can add up. */
import {
  checkCardinality,
  checkDual,
  type Dual,
  type DualBlossom,
  negatedDual,
  type Proof,
} from "#algorithms/engines/matching/certificate.ts";
import { oddSets } from "#algorithms/engines/matching/components.ts";
import type { Solution } from "#algorithms/engines/matching/fast/solve-matching.ts";
import {
  type Edge,
  type GallaiEdmonds,
  type Graph,
  isLeast,
  negated,
  type Objective,
} from "#algorithms/engines/matching/graph.ts";
import { blossomTree, innermostCommon } from "#algorithms/engines/matching/laminar.ts";
import type { Labels } from "#algorithms/engines/matching/read/labels.ts";

export type Whole = number | bigint;

/** The proof of the size, after Tutte, Berge, Gallai and Edmonds. */
export interface SizeProof extends GallaiEdmonds {
  /** The odd components without A. */
  readonly odd: number;
  readonly proof: Proof;
}

/** The proof of the weight by duality, for doubled weights. For the smallest weight the z are taken off, not added. */
export interface WeightProof {
  readonly y: readonly Whole[];
  readonly blossoms: readonly DualBlossom[];
  readonly sumY: Whole;
  /** The sum of z·(|B| − 1)/2. */
  readonly sumZ: Whole;
  /** What is taken off for exposed vertices: their y, which is the least, or the largest, of all; 0 where it is 0. */
  readonly floor: Whole;
  readonly dualSum: Whole;
  /** Of all edges; undefined if there is none. */
  readonly leastSlack: Whole | undefined;
  /** The edges of slack 0. */
  readonly tight: number;
  readonly proof: Proof;
}

export interface Report {
  readonly objective: Objective;
  readonly n: number;
  readonly m: number;
  readonly size: number;
  readonly weight: Whole;
  /** Each edge of the matching, by its lower end. */
  readonly pairs: readonly Edge[];
  readonly exposed: readonly number[];
  /** Vertices that prove that no matching is perfect, and the odd components without them, if one was asked for. */
  readonly tutte?: { readonly a: readonly number[]; readonly odd: readonly (readonly number[])[] };
  readonly sizeProof?: SizeProof;
  readonly weightProof?: WeightProof;
  /** How long the search took, with its check; undefined: it was made with the page. */
  readonly milliseconds: number | undefined;
  /** What the reader calls vertices and weights, if not as the graph does. */
  readonly labels?: Labels;
}

/** Puts a solution into figures, and checks its certificate once more against the graph. */
export function reportOf(
  graph: Graph,
  objective: Objective,
  { matching, size, weight, certificate, isImperfect }: Solution,
  milliseconds: number | undefined,
  labels?: Labels,
): Report {
  const pairs = graph.edges.filter(({ u, v }) => matching[u] === v).sort((a, b) => a.u - b.u);
  const exposed: number[] = [];
  for (const [v, mate] of matching.entries()) if (mate === -1) exposed.push(v);
  const { gallaiEdmonds: sets, dual } = certificate;
  return {
    ...{ objective, n: graph.n, m: graph.edges.length, size, weight, pairs, exposed, milliseconds },
    ...(labels && { labels }),
    ...(isImperfect && sets && { tutte: { a: sets.a, odd: oddSets(graph, sets.a) } }),
    ...(sets && {
      sizeProof: {
        ...sets,
        odd: oddComponents(graph, sets.a),
        proof: checkCardinality(graph, matching, sets),
      },
    }),
    ...(dual &&
      objective !== "cardinality" && {
        weightProof: {
          ...(isLeast(objective) ? leastSumsOf : sumsOf)(
            graph,
            dual,
            objective === "weight" ? 0 : exposed.length,
          ),
          proof: checkDual(graph, matching, dual, objective),
        },
      }),
  };
}

/** The components of odd size once these vertices are gone. */
export function oddComponents({ n, edges }: Graph, gone: readonly number[]): number {
  const root = Int32Array.from({ length: n }, (_, v) => v);
  const rootOf = (v: number): number => {
    let at = v;
    while (root[at] !== at) {
      root[at] = root[root[at]];
      at = root[at];
    }
    return at;
  };
  const isGone = new Uint8Array(n);
  for (const v of gone) isGone[v] = 1;
  for (const { u, v } of edges) if (!isGone[u] && !isGone[v]) root[rootOf(u)] = rootOf(v);
  const sizes = new Int32Array(n);
  for (let v = 0; v < n; v++) if (!isGone[v]) sizes[rootOf(v)] = sizes[rootOf(v)] + 1;
  return sizes.reduce((odd, size) => odd + (size % 2), 0);
}

function sumsOf(
  { n, edges }: Graph,
  { y, blossoms }: Pick<WeightProof, "y" | "blossoms">,
  exposed: number,
): Omit<WeightProof, "proof"> {
  const big = y.map(BigInt);
  const sumY = big.reduce((sum, value) => sum + value, 0n);
  const sumZ = blossoms.reduce(
    (sum, { vertices, z }) => sum + BigInt(z) * BigInt((vertices.length - 1) / 2),
    0n,
  );
  let least = big[0] ?? 0n;
  for (const value of big) if (value < least) least = value;
  const floor = BigInt(exposed) * least;
  const { leastSlack, tight } = slacksOf({ n, edges }, big, blossoms);
  return {
    ...{ y, blossoms, tight, leastSlack: leastSlack === undefined ? undefined : plain(leastSlack) },
    ...{ sumY: plain(sumY), sumZ: plain(sumZ), floor: plain(floor), dualSum: plain(sumY + sumZ - floor) },
  };
}

/** The same for the smallest weight: of the graph and the prices with their signs changed, the sums changed back. */
function leastSumsOf(graph: Graph, dual: Dual, exposed: number): Omit<WeightProof, "proof"> {
  const sums = sumsOf(negated(graph), negatedDual(dual), exposed);
  const back = (value: Whole): Whole => (value ? -value : 0);
  return {
    ...{ ...sums, y: dual.y, sumY: back(sums.sumY), floor: back(sums.floor), dualSum: back(sums.dualSum) },
  };
}

function slacksOf(
  { n, edges }: Graph,
  y: readonly bigint[],
  blossoms: readonly DualBlossom[],
): { leastSlack: bigint | undefined; tight: number } {
  const tree = blossomTree(n, blossoms);
  if ("reason" in tree) throw new RangeError(tree.reason.kind);
  const above = new Array<bigint>(blossoms.length).fill(0n);
  for (const b of tree.order.toReversed()) {
    const around = tree.parent[b];
    above[b] = BigInt(blossoms[b]?.z ?? 0) + (around < 0 ? 0n : above[around]);
  }
  let leastSlack: bigint | undefined;
  let tight = 0;
  for (const { u, v, weight } of edges) {
    const common = innermostCommon(tree, u, v);
    const z = common < 0 ? 0n : above[common];
    const slack = y[u] + y[v] + z - 2n * BigInt(weight);
    if (leastSlack === undefined || slack < leastSlack) leastSlack = slack;
    if (slack === 0n) tight++;
  }
  return { leastSlack, tight };
}

/** A number where it is safe as one. */
function plain(value: bigint): Whole {
  return Number.isSafeInteger(Number(value)) ? Number(value) : value;
}
