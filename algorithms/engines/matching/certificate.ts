/**
 * The checks of certificates. A check looks at the graph, the matching and the certificate alone; no search
 * is needed, and the sums are exact.
 *
 * The size is proved by Tutte and Berge: without the vertices of A, at least odd(G − A) − |A| vertices stay
 * exposed, as each odd component needs a vertex of A, or leaves one of its own. The weight is proved by
 * duality (Edmonds, 1965): where every edge has y(u) + y(v) + Σ z(B) ≥ 2·w(u, v), the sum over the blossoms B
 * that contain both ends, no matching weighs more than the half of Σ y(v) + Σ z(B)·(|B| − 1)/2.
 */

import { components } from "./components.ts";
import {
  type GallaiEdmonds,
  type Graph,
  isLeast,
  type Matching,
  negated,
  type Objective,
  type PlainObjective,
  plainObjective,
} from "./graph.ts";
import { type BlossomTree, blossomTree, innermostCommon } from "./laminar.ts";
import { type ProofWords, proofWords } from "./proof-words.en.ts";

/** A blossom with its dual: an odd set of vertices, at least three, sorted. */
export interface DualBlossom {
  readonly vertices: readonly number[];
  readonly z: number | bigint;
}

/** A dual solution for doubled weights, which keeps every number whole. */
export interface Dual {
  /** For each vertex. */
  readonly y: readonly (number | bigint)[];
  /** Those with z > 0. Two of them are disjoint, or one contains the other. */
  readonly blossoms: readonly DualBlossom[];
}

/** Whether a certificate proves what it should, and why or why not, in figures. */
export interface Proof {
  readonly holds: boolean;
  readonly reason: string;
}

/** What a dual proves: the objectives that have weights. */
export type DualObjective = Exclude<Objective, "cardinality">;

/** Whether the matching takes each vertex once and edges of the graph only. */
export function checkMatching({ n, edges }: Graph, mate: Matching): Proof {
  const words = proofWords;
  if (mate.length !== n) return refuted(words.wrongLength(mate.length, n));
  let size = 0;
  for (const { u, v } of edges) if (mate[u] === v && mate[v] === u) size++;
  const covered = mate.reduce((count, v) => count + (v === -1 ? 0 : 1), 0);
  if (covered !== 2 * size) return refuted(words.cannotCover(size, covered));
  return proved(words.matching(size, covered));
}

/** Whether the sets prove that no matching has more edges. */
export function checkCardinality(graph: Graph, mate: Matching, sets: GallaiEdmonds): Proof {
  const words = proofWords;
  const matching = checkMatching(graph, mate);
  if (!matching.holds) return matching;
  const { n } = graph;
  const kind = kindsOf(n, sets);
  if (kind === undefined) return refuted(words.notShared(n));
  // The bound needs A alone. That D and C are the odd and the even components is asked besides: no edge joins
  // them, so each component lies in one of them, and its lowest vertex, by which it is known, tells in which.
  const component = components(graph, (v) => kind[v] !== A);
  for (const { u, v } of graph.edges) {
    if ((kind[u] === D && kind[v] === C) || (kind[u] === C && kind[v] === D)) {
      return refuted(words.joinsDAndC(u, v));
    }
  }
  const hasNeighborInD = new Uint8Array(n);
  for (const { u, v } of graph.edges) {
    if (kind[u] === D) hasNeighborInD[v] = 1;
    if (kind[v] === D) hasNeighborInD[u] = 1;
  }
  const idle = sets.a.find((v) => hasNeighborInD[v] === 0);
  if (idle !== undefined) return refuted(words.noNeighbor(idle));
  const sizes = new Int32Array(n);
  for (let v = 0; v < n; v++) {
    const id = component[v];
    if (id >= 0) sizes[id] = sizes[id] + 1;
  }
  let odd = 0;
  for (let v = 0; v < n; v++) {
    if (component[v] !== v) continue;
    const isOdd = sizes[v] % 2 === 1;
    if (isOdd !== (kind[v] === D)) {
      return refuted(words.wrongComponent(v, sizes[v], isOdd ? "C" : "D"));
    }
    if (isOdd) odd++;
  }
  const exposed = mate.reduce((count, v) => count + (v === -1 ? 1 : 0), 0);
  const reason = words.barrier(exposed, odd, sets.a.length);
  return { holds: exposed === odd - sets.a.length, reason };
}

/**
 * Whether the dual proves that the matching is best. For the smallest weight all is the other way round: no edge has
 * y(u) + y(v) − Σ z(B) above its doubled weight. For "perfect" the y are free. For "weight" they are at least 0,
 * and 0 where a vertex is exposed. For "max-cardinality-weight" exposed vertices have the least y of all, which proves
 * the weight among matchings of this size; that no matching is larger, `checkCardinality` proves.
 */
export function checkDual(graph: Graph, mate: Matching, dual: Dual, objective: DualObjective): Proof {
  if (!isLeast(objective)) return checkPlainDual(graph, mate, dual, objective as PlainDual);
  const proof = checkPlainDual(
    negated(graph),
    mate,
    negatedDual(dual),
    plainObjective(objective) as PlainDual,
  );
  if (!proof.holds) return proof;
  const weight = 2n * weightOf(graph, mate);
  return proved(proofWords.sums(weight, weight));
}

/** The sum of the weights of the edges that are matched. */
export function weightOf({ edges }: Graph, mate: Matching): bigint {
  return edges.reduce((sum, { u, v, weight }) => (mate[u] === v ? sum + BigInt(weight) : sum), 0n);
}

/** The dual of the graph with all signs changed. */
export function negatedDual({ y, blossoms }: Dual): Dual {
  return { y: y.map((value) => (value ? -value : 0)), blossoms };
}

type PlainDual = Exclude<PlainObjective, "cardinality">;

function checkPlainDual(graph: Graph, mate: Matching, dual: Dual, objective: PlainDual): Proof {
  const matching = checkMatching(graph, mate);
  if (!matching.holds) return matching;
  const words = proofWords;
  const { n } = graph;
  if (dual.y.length !== n) return refuted(words.wrongPrices(dual.y.length, n));
  const wrong = dual.y.findIndex((y) => !isWhole(y));
  if (wrong >= 0) return refuted(words.notWhole(wrong, dual.y[wrong]));
  const tree = blossomTree(n, dual.blossoms);
  if ("reason" in tree) return refuted(words.blossoms(tree.reason));
  const floor = checkFloor(mate, dual.y, objective, words);
  if (floor.refuted) return floor.refuted;
  const feasible = checkSlacks(graph, dual, tree, words);
  if (!feasible.holds) return feasible;
  return checkSums(graph, mate, dual, floor.least, words);
}

const D = 1;
const A = 2;
const C = 3;

/** The set of each vertex, or undefined if the three sets do not share out the vertices. */
function kindsOf(n: number, { d, a, c }: GallaiEdmonds): Uint8Array | undefined {
  const kind = new Uint8Array(n);
  if (d.length + a.length + c.length !== n) return undefined;
  for (const [name, vertices] of [[D, d] as const, [A, a] as const, [C, c] as const]) {
    for (const v of vertices) {
      if (kind[v] !== 0) return undefined;
      kind[v] = name;
    }
  }
  return kind;
}

/** The y that exposed vertices must have: those which a matching leaves out count least. */
function checkFloor(
  mate: Matching,
  y: Dual["y"],
  objective: PlainDual,
  words: ProofWords,
): { readonly least: bigint; readonly refuted?: Proof } {
  const exposed = mate.indexOf(-1);
  if (objective === "perfect") {
    return { least: 0n, ...(exposed >= 0 && { refuted: refuted(words.isExposed(exposed)) }) };
  }
  const least = objective === "weight" ? 0 : leastOf(y);
  for (const [v, value] of y.entries()) {
    if (value < least) return { least: 0n, refuted: refuted(words.negative(v, value)) };
    // biome-ignore lint/suspicious/noDoubleEquals: 0n == 0, and both kinds of numbers may occur.
    if (mate[v] === -1 && value != least) {
      const why = objective === "weight" ? words.notNothing(v, value) : words.notLeast(v, value, least);
      return { least: 0n, refuted: refuted(why) };
    }
  }
  return { least: BigInt(least) };
}

/** Numbers up to this add up exactly as doubles, four of them at least. */
const EXACT = 2 ** 50;

/** Whether the dual bounds every edge: in doubles where these are exact, or else in bigints. */
function checkSlacks({ edges }: Graph, { y, blossoms }: Dual, tree: BlossomTree, words: ProofWords): Proof {
  const above = sumsAbove(blossoms, tree);
  const isSmall = [y, above, edges.map(({ weight }) => weight)].every((values) =>
    values.every((value) => typeof value === "number" && Math.abs(value) <= EXACT),
  );
  for (const { u, v, weight } of edges) {
    // A blossom only adds to the slack, so most edges need not look for theirs.
    if (isSmall && (y[u] as number) + (y[v] as number) - 2 * (weight as number) >= 0) continue;
    const common = innermostCommon(tree, u, v);
    const z = common < 0 ? 0 : above[common];
    const [yu, yv] = [y[u], y[v]];
    const slack = isSmall
      ? (yu as number) + (yv as number) + (z as number) - 2 * (weight as number)
      : BigInt(yu) + BigInt(yv) + BigInt(z) - 2n * BigInt(weight);
    if (slack < 0) {
      return refuted(words.negativeSlack(u, v, `${yu} + ${yv} + ${z} − 2 · ${weight}`, slack));
    }
  }
  return proved(words.noNegativeSlack(edges.length));
}

/**
 * For each blossom the sum of its z and those of all around it: what an edge has from blossoms whose
 * innermost it is.
 */
function sumsAbove(blossoms: readonly DualBlossom[], tree: BlossomTree): (number | bigint)[] {
  const sums: (number | bigint)[] = new Array(blossoms.length).fill(0);
  for (const b of tree.order.toReversed()) {
    const parent = tree.parent[b];
    // Large ones first, so the sum of the one around is there.
    const sum = BigInt(blossoms[b].z) + BigInt(parent < 0 ? 0 : (sums[parent] as number));
    sums[b] = sum <= EXACT ? Number(sum) : sum;
  }
  return sums;
}

/**
 * Whether the bound is reached. A matching of this size covers all but n − 2·size vertices, each of y at
 * least `least`: so much of Σ y(v) is never used.
 */
function checkSums(
  { n, edges }: Graph,
  mate: Matching,
  { y, blossoms }: Dual,
  least: bigint,
  words: ProofWords,
): Proof {
  let weight = 0n;
  let size = 0;
  for (const edge of edges) {
    if (mate[edge.u] !== edge.v) continue;
    weight += BigInt(edge.weight);
    size++;
  }
  let bound = -BigInt(n - 2 * size) * least;
  for (const value of y) bound += BigInt(value);
  for (const { vertices, z } of blossoms) bound += BigInt(z) * BigInt((vertices.length - 1) / 2);
  return { holds: bound === 2n * weight, reason: words.sums(2n * weight, bound) };
}

function leastOf(values: readonly (number | bigint)[]): number | bigint {
  let least = values[0] ?? 0;
  for (const value of values) if (value < least) least = value;
  return least;
}

function isWhole(value: number | bigint): boolean {
  return typeof value === "bigint" || Number.isSafeInteger(value);
}

function proved(reason: string): Proof {
  return { holds: true, reason };
}

function refuted(reason: string): Proof {
  return { holds: false, reason };
}
