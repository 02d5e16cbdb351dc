import type { Limbs, Order } from "./limbs.ts";

/**
 * The weights of all pairs: limb by limb a symmetric n × n matrix. In the first limb −Infinity says that
 * there is no edge. Weights are not doubled here; whoever compares them with duals counts them twice.
 */
export interface DenseWeights {
  readonly n: number;
  readonly order: Order;
  readonly matrix: Limbs;
}

/**
 * The weights of the edges there are: the neighbors of u stand in `to` from first[u] to first[u + 1] − 1, and
 * the weights at the same places. Each edge is there twice, once from each end.
 */
export interface SparseWeights {
  readonly n: number;
  readonly order: Order;
  readonly first: Int32Array;
  readonly to: Int32Array;
  readonly weights: Limbs;
}

export type Weights = DenseWeights | SparseWeights;
