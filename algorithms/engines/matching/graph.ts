/** A simple graph with weights. Vertices count from 0, in texts too, as is usual for graphs in files. */
export interface Graph {
  /** The number of vertices. */
  readonly n: number;
  /** Each pair once, u < v. Weights may be negative; whole numbers beyond 2^53 are bigints. */
  readonly edges: readonly Edge[];
}

export interface Edge {
  readonly u: number;
  readonly v: number;
  readonly weight: number | bigint;
}

/** The graph with the signs of all weights changed. */
export function negated({ n, edges }: Graph): Graph {
  return { n, edges: edges.map(({ u, v, weight }) => ({ u, v, weight: weight === 0 ? 0 : -weight })) };
}

/** The partner of each vertex, −1: none. */
export type Matching = Int32Array;

/**
 * What is to be found: as many edges as possible; the largest weight; the largest weight among the largest matchings, or
 * the smallest; the largest weight of a perfect matching, or the smallest.
 */
export const OBJECTIVES = [
  "cardinality",
  "weight",
  "max-cardinality-weight",
  "min-weight",
  "perfect",
  "min-weight-perfect",
] as const;

export type Objective = (typeof OBJECTIVES)[number];

/** Those of which an engine needs to know: the others are these with the signs of all weights changed. */
export type PlainObjective = Exclude<Objective, "min-weight" | "min-weight-perfect">;

export const isLeast = (objective: Objective): boolean => objective.startsWith("min-");

/** Whether nobody may be left alone. */
export const isOfAll = (objective: Objective): boolean => objective.endsWith("perfect");

/** What the objective is once the signs are changed, if they are. */
export function plainObjective(objective: Objective): PlainObjective {
  if (objective === "min-weight") return "max-cardinality-weight";
  return objective === "min-weight-perfect" ? "perfect" : objective;
}

/**
 * The unique decomposition of Gallai and Edmonds, sorted: `d` is missed by some maximum matching, `a` are the neighbors
 * of `d` outside `d`, `c` is the rest. It proves the size of a maximum matching: n − 2·size = odd components of G − a,
 * less the size of a (Tutte and Berge).
 */
export interface GallaiEdmonds {
  readonly d: readonly number[];
  readonly a: readonly number[];
  readonly c: readonly number[];
}
