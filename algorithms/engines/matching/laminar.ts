/**
 * Nested sets as a forest, in time of the sum of their sizes, but for sorting: small sets first, each made of
 * what is outermost so far. It is how certificates are checked, so nothing about the sets is taken for
 * granted.
 */

/** Sets of which two are disjoint, or one contains the other, as a forest. Sets are known by their index. */
export interface BlossomTree {
  /** The smallest set around each set, −1: none. */
  readonly parent: Int32Array;
  /** The smallest set around each vertex, −1: none. */
  readonly innermost: Int32Array;
  /** How many sets are around each set. */
  readonly depth: Int32Array;
  /** The sets, small ones first. */
  readonly order: readonly number[];
}

/** Why sets are no blossoms: a size, a dual, a vertex, or two sets that overlap. */
export type Refutation =
  | { readonly kind: "size"; readonly size: number }
  | { readonly kind: "price"; readonly z: number | bigint; readonly vertices: readonly number[] }
  | { readonly kind: "vertex"; readonly vertex: number }
  | { readonly kind: "overlap"; readonly vertices: readonly number[] };

/** The forest of the blossoms, or the reason why they are none. */
export function blossomTree(
  n: number,
  blossoms: readonly {
    readonly vertices: ArrayLike<number> & Iterable<number>;
    readonly z: number | bigint;
  }[],
): BlossomTree | { readonly reason: Refutation } {
  const count = blossoms.length;
  const sizeOf = (b: number): number => blossoms[b]?.vertices.length ?? 0;
  const order = Array.from({ length: count }, (_, b) => b).sort((a, b) => sizeOf(a) - sizeOf(b));
  const parent = new Int32Array(count).fill(-1);
  const innermost = new Int32Array(n).fill(-1);
  // The largest set so far around each vertex.
  const outermost = new Int32Array(n).fill(-1);
  const seenIn = new Int32Array(n).fill(-1);
  for (const b of order) {
    const { vertices, z } = blossoms[b];
    const size = vertices.length;
    if (size < 3 || size % 2 === 0) return { reason: { kind: "size", size } };
    if (!(z > 0) || (typeof z === "number" && !Number.isSafeInteger(z))) {
      return { reason: { kind: "price", z, vertices: [...vertices] } };
    }
    // Each outermost set that is met counts whole: so this comes to more than the size if one of them is cut.
    let covered = 0;
    for (const v of vertices) {
      if (!(v >= 0 && v < n) || seenIn[v] === b) return { reason: { kind: "vertex", vertex: v } };
      seenIn[v] = b;
      const inner = outermost[v];
      if (inner < 0) {
        innermost[v] = b;
        covered++;
      } else if (parent[inner] === -1) {
        // Met for the first time; then it has this parent.
        parent[inner] = b;
        covered += sizeOf(inner);
      }
      outermost[v] = b;
    }
    if (covered !== size) return { reason: { kind: "overlap", vertices: [...vertices] } };
  }
  const depth = new Int32Array(count);
  // Large ones first: who is around comes before who is inside.
  for (const b of order.toReversed()) {
    const around = parent[b];
    depth[b] = around < 0 ? 0 : depth[around] + 1;
  }
  return { parent, innermost, depth, order };
}

/** The smallest set around both vertices, −1: none. */
export function innermostCommon({ parent, innermost, depth }: BlossomTree, u: number, v: number): number {
  let [a, b] = [innermost[u], innermost[v]];
  while (a !== b) {
    if (a < 0 || b < 0) return -1;
    // The deeper one cannot be around the other, unless both are the same.
    if (depth[a] >= depth[b]) a = parent[a];
    else b = parent[b];
  }
  return a;
}
