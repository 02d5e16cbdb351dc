import { type Adjacency, adjacencyOf } from "../adjacency.ts";
import { checkCardinality, checkDual, type Dual, negatedDual, type Proof, weightOf } from "../certificate.ts";
import {
  type GallaiEdmonds,
  type Graph,
  isLeast,
  isOfAll,
  type Matching,
  negated,
  type Objective,
  type PlainObjective,
  plainObjective,
} from "../graph.ts";
import { largestMatching } from "./cardinality.ts";
import { criteria, digits, digitsFor, joinNumber, makeLimbs, splitNumber } from "./limbs.ts";
import type { Search } from "./search.ts";
import { solve } from "./solve.ts";
import type { Weights } from "./weights.ts";

/**
 * What proves that a matching is best: the sets its size, the dual its weight; see certificate.ts. Of a perfect matching
 * there is the dual alone; the sets without a dual prove that there is none.
 */
export interface Certificate {
  readonly gallaiEdmonds?: GallaiEdmonds;
  readonly dual?: Dual;
}

export interface Solution {
  readonly matching: Matching;
  /** The number of edges. */
  readonly size: number;
  /** A bigint if it is not safe as a number. */
  readonly weight: number | bigint;
  readonly certificate: Certificate;
  /** A perfect matching was asked for, and there is none: this is one with as many edges as possible. */
  readonly isImperfect?: boolean;
}

/**
 * A best matching for the objective, whatever the size of the weights. Its certificate is checked before it is given;
 * throws an Error, which says what is wrong, if the check fails. A matching to begin with saves the search for the largest one
 * what it has already.
 */
export function solveMatching(graph: Graph, objective: Objective, start?: Matching): Solution {
  return solveAny(graph, objective, (given, plain) => solvePlain(given, plain, start));
}

/**
 * A solver of the plain objectives for all of them: the smallest weight is the largest with the signs changed, and the
 * dual gets its signs back.
 */
export function solveAny(
  graph: Graph,
  objective: Objective,
  solver: (graph: Graph, objective: PlainObjective) => Solution,
): Solution {
  if (!isLeast(objective)) return solver(graph, plainObjective(objective));
  const { matching, certificate } = solver(negated(graph), plainObjective(objective));
  const { dual } = certificate;
  return checked(graph, objective, matching, { ...certificate, ...(dual && { dual: negatedDual(dual) }) });
}

function solvePlain(graph: Graph, objective: PlainObjective, start: Matching | undefined): Solution {
  const adjacency = adjacencyOf(graph);
  if (objective === "cardinality") {
    const { mate, sets } = largestMatching(graph.n, adjacency, start);
    return checked(graph, objective, mate, { gallaiEdmonds: sets });
  }
  const bonus = objective === "weight" ? 0n : bonusOf(graph);
  const solved = solve(weightsOf(graph, adjacency, bonus), false);
  if ("barrier" in solved) throw new Error("a search in vain, though vertices may stay exposed");
  const { mate } = solved.search.nest;
  const dual = dualOf(solved.search, bonus);
  if (objective === "weight") return checked(graph, objective, mate, { dual });
  // The matching is a largest one already; the searches only find the trees that prove it.
  if (objective === "perfect" && !mate.includes(-1)) return checked(graph, objective, mate, { dual });
  const { sets } = largestMatching(graph.n, adjacency, mate);
  // Without a perfect one, nothing is asked of the weight.
  return checked(graph, objective, mate, {
    gallaiEdmonds: sets,
    ...(objective === "max-cardinality-weight" && { dual }),
  });
}

/** The proofs that a certificate has to give for an objective, the first one that fails or else the last one. */
export function checkCertificate(
  graph: Graph,
  objective: Objective,
  mate: Matching,
  { gallaiEdmonds, dual }: Certificate,
): Proof {
  if (isOfAll(objective) && !dual) return checkImperfect(graph, mate, gallaiEdmonds);
  let proof: Proof = { holds: true, reason: "" };
  if (objective !== "weight" && !isOfAll(objective)) {
    if (!gallaiEdmonds) return { holds: false, reason: "the sets of Gallai and Edmonds are missing" };
    proof = checkCardinality(graph, mate, gallaiEdmonds);
  }
  if (!proof.holds || objective === "cardinality") return proof;
  return dual ? checkDual(graph, mate, dual, objective) : { holds: false, reason: "the dual is missing" };
}

/** Whether the sets prove that there is no perfect matching: without A, more odd components than vertices of A. */
function checkImperfect(graph: Graph, mate: Matching, sets: GallaiEdmonds | undefined): Proof {
  if (!sets) return { holds: false, reason: "the dual is missing" };
  const proof = checkCardinality(graph, mate, sets);
  return { ...proof, holds: proof.holds && mate.includes(-1) };
}

/** The solution with its size and weight. Throws an Error, which says what is wrong, if the certificate does not hold. */
export function checked(
  graph: Graph,
  objective: Objective,
  matching: Matching,
  certificate: Certificate,
): Solution {
  const { holds, reason } = checkCertificate(graph, objective, matching, certificate);
  if (!holds) throw new Error(`the certificate of the matching does not hold: ${reason}`);
  const weight = weightOf(graph, matching);
  const isSafe = Number.isSafeInteger(Number(weight));
  const exposed = matching.reduce((count, v) => count + (v === -1 ? 1 : 0), 0);
  return {
    ...{ matching, size: (graph.n - exposed) / 2, weight: isSafe ? Number(weight) : weight, certificate },
    ...(isOfAll(objective) && exposed > 0 && { isImperfect: true }),
  };
}

/**
 * What each edge gets in addition, so that one more edge outweighs everything: two matchings have no more
 * than n edges together, so without it their weights differ by n times the largest absolute value at most.
 */
function bonusOf(graph: Graph): bigint {
  return BigInt(graph.n) * mostWeight(graph) + 1n;
}

/** The largest absolute value of a weight. */
function mostWeight({ edges }: Graph): bigint {
  let most: number | bigint = 0;
  for (const { weight } of edges) {
    if (weight > most) most = weight;
    else if (-weight > most) most = -weight;
  }
  return BigInt(most);
}

/** While vertices may stay exposed, duals are from 0 to twice the largest weight, and keys of a few times that. */
const MOST_PLAIN = 2n ** 48n;
/** Below this a matrix is fastest whatever there is in it. */
const SMALL = 128;
/** Of n² pairs a matrix should hold so many edges that it is faster than lists. */
const DENSE_SHARE = 1 / 40;
const MOST_MATRIX_BYTES = 1.5e9;

function weightsOf(graph: Graph, adjacency: Adjacency, bonus: bigint): Weights {
  const { n, edges } = graph;
  const most = mostWeight(graph) + bonus;
  const order = most <= MOST_PLAIN ? criteria(1) : digits(digitsFor(most));
  const { k } = order;
  const isDense = n <= SMALL || edges.length >= DENSE_SHARE * n * n;
  const split = makeLimbs(k, edges.length);
  for (const [e, { weight }] of edges.entries()) {
    const isPlain = k === 1 && typeof weight === "number";
    splitNumber(k, isPlain ? weight + Number(bonus) : BigInt(weight) + bonus, split, e);
  }
  // On lists a weight stands twice, once from each end, as the edges do in the adjacency.
  if (!isDense || 8 * k * n * n > MOST_MATRIX_BYTES) {
    const { first, to, edge } = adjacency;
    const weights = split.map((limb) => Float64Array.from(edge, (e) => limb[e]));
    return { n, order, first, to, weights };
  }
  const matrix = makeLimbs(k, n * n);
  matrix[0]?.fill(Number.NEGATIVE_INFINITY);
  for (const [l, limb] of split.entries()) {
    const target = matrix[l];
    for (const [e, { u, v }] of edges.entries()) {
      target[u * n + v] = limb[e];
      target[v * n + u] = limb[e];
    }
  }
  return { n, order, matrix };
}

/**
 * The dual for the weights without the bonus: it goes off every y, twice off each edge, as weights are
 * doubled. No y was less than 0, and those of exposed vertices were 0, so now they have the least y.
 */
function dualOf({ n, order: { k }, y, z, nest }: Search, bonus: bigint): Dual {
  const safe = (value: bigint): number | bigint =>
    Number.isSafeInteger(Number(value)) ? Number(value) : value;
  const blossoms = Array.from(nest.blossoms(), (b) => ({
    vertices: Array.from(nest.vertices[b]).sort((u, v) => u - v),
    z: joinNumber(k, z, b),
  })).filter(({ z }) => z > 0);
  const less = Array.from({ length: n }, (_, v) => safe(BigInt(joinNumber(k, y, v)) - bonus));
  return { y: less, blossoms };
}
