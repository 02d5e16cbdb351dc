import { counted } from "#algorithms/core/text/counted.en.ts";
import type { Refutation } from "./laminar.ts";

/** Why a certificate proves what it should, or does not, in figures. */
export type ProofWords = typeof proofWords;

export const proofWords = {
  matching: (edges: number, ends: number) => `${counted(edges, "edge")}, ${ends} different ends`,
  wrongLength: (length: number, n: number) => `the matching speaks of ${length} vertices, not of ${n}`,
  cannotCover: (edges: number, covered: number) =>
    `${counted(edges, "edge")} of the matching cannot cover ${covered} vertices`,
  /** The edges of a matching in a frame, and their ends. */
  ends: (edges: number, ends: number) => `${counted(edges, "edge")}, ${ends} ends`,

  notShared: (n: number) => `D, A and C together are not the vertices 0 to ${n - 1}, each once`,
  joinsDAndC: (u: number, v: number) => `the edge ${u}–${v} joins D and C`,
  noNeighbor: (v: number) => `vertex ${v} of A has no neighbour in D`,
  wrongComponent: (v: number, size: number, set: string) =>
    `the component of vertex ${v} has ${size} vertices, but lies in ${set}`,
  barrier: (exposed: number, odd: number, a: number) =>
    `exposed ${exposed}, odd components ${odd} − |A| ${a} = ${odd - a}`,

  wrongPrices: (prices: number, n: number) => `there are ${prices} numbers y for ${n} vertices`,
  notWhole: (v: number, y: number | bigint) => `y(${v}) = ${y} is no whole number`,
  isExposed: (v: number) => `vertex ${v} is exposed`,
  negative: (v: number, y: number | bigint) => `y(${v}) = ${y} is less than 0`,
  notNothing: (v: number, y: number | bigint) => `vertex ${v} is exposed, but y(${v}) = ${y} is not 0`,
  notLeast: (v: number, y: number | bigint, least: number | bigint) =>
    `vertex ${v} is exposed, but y(${v}) = ${y} is not ${least}, the least y`,
  /** The slack of an edge, as y(u) + y(v) + z − 2 · weight. */
  negativeSlack: (u: number, v: number, sum: string, slack: number | bigint) =>
    `the edge ${u}–${v} has the slack ${sum} = ${slack}`,
  noNegativeSlack: (edges: number) => `no slack of ${counted(edges, "edge")} is negative`,
  sums: (weight: bigint, bound: bigint) =>
    `2 · weight ${weight} ${bound === weight ? "=" : "<"} dual sum ${bound}`,

  /** Why sets are no blossoms. */
  blossoms(why: Refutation) {
    switch (why.kind) {
      case "size":
        return `a blossom has ${why.size} vertices, not an odd number from 3`;
      case "price":
        return `z = ${why.z} of the blossom ${why.vertices.join(" ")} is no whole number above 0`;
      case "vertex":
        return `vertex ${why.vertex} is wrong in a blossom`;
      case "overlap":
        return `the blossom ${why.vertices.join(" ")} overlaps another one`;
    }
  },
};
