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

/** The partner of each vertex, −1: none. */
export type Matching = Int32Array;

/** What is to be found: as many edges as possible; the largest weight; the largest weight among the largest matchings. */
export type Objective = "cardinality" | "weight" | "max-cardinality-weight";

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
