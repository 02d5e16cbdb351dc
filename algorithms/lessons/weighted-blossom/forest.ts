import type { Answer, Cells } from "#algorithms/core/run/trace.ts";
import { ascending } from "#algorithms/engines/matching/ascending.ts";
import { compare, isZero, minus, type Pair, type PairCells, plus, read, write, ZERO } from "./pair.ts";
import type { Result, Task } from "./problem.ts";
import type { Recorder } from "./steps.ts";

/** The labels. In a tree S and T alternate, and the root is S. Only outermost nodes have a label. */
export const S = 1;
export const T = 2;

/** An edge from one end u to the other, v, with its weight doubled. */
export interface Neighbor {
  readonly u: number;
  readonly v: number;
  readonly twice: Pair;
}

/**
 * The state. A node is a vertex, from 1 to n, or a blossom, from n + 1 on: an odd ring of nodes, whose number is used
 * again when it is gone. 0 means none. (The text of a graph counts its vertices from 0.)
 */
export class Forest {
  readonly n: number;
  readonly nodes: number;
  readonly neighbors: readonly (readonly Neighbor[])[];
  readonly most: Pair;
  /** The partner of each vertex. */
  readonly mate: Cells;
  /** The label of each outermost node, and of a T the edge that brought the tree there: to `at`, inside of it. */
  readonly label: Cells;
  readonly from: Cells;
  readonly at: Cells;
  /** The duals: the price of each vertex, and of each blossom. */
  readonly y: PairCells;
  readonly z: PairCells;
  /** The outermost node around each vertex: a blossom, or the vertex itself. */
  readonly outer: Cells;
  /** Of each node the blossom whose child it is, and its base: the vertex without a partner inside. */
  readonly parent: Cells;
  readonly base: Cells;
  /** Of a blossom the child with the base. Of a child the next one round the ring, and the edge to it: exit to entry. */
  readonly first: Cells;
  readonly next: Cells;
  readonly exit: Cells;
  readonly entry: Cells;

  constructor({ graph: { n, edges }, objective }: Task, { cells }: Pick<Recorder, "cells">) {
    const bonus = objective === "max-cardinality-weight" ? 1 : 0; // what an edge counts, in the first part
    const neighbors = Array.from({ length: n + 1 }, (): Neighbor[] => []);
    let most: Pair | undefined = objective === "perfect" ? undefined : ZERO;
    for (const { u, v, weight } of edges) {
      const pair: Pair = [bonus, Number(weight)];
      if (most === undefined || compare(pair, most) > 0) most = pair;
      neighbors[u + 1]?.push({ u: u + 1, v: v + 1, twice: plus(pair, pair) });
      neighbors[v + 1]?.push({ u: v + 1, v: u + 1, twice: plus(pair, pair) });
    }
    const nodes = n + Math.floor(n / 2); // a ring has three nodes or more
    this.n = n;
    this.nodes = nodes;
    this.neighbors = neighbors;
    this.most = most ?? ZERO;
    this.mate = cells("mate", n + 1);
    this.label = cells("label", nodes + 1);
    this.y = { first: cells("yFirst", n + 1), second: cells("y", n + 1) };
    this.z = { first: cells("zFirst", nodes + 1), second: cells("z", nodes + 1) };
    this.outer = cells("outer", n + 1);
    this.parent = cells("parent", nodes + 1);
    this.base = cells("base", nodes + 1);
    this.first = cells("first", nodes + 1);
    this.next = cells("next", nodes + 1);
    this.exit = cells("exit", nodes + 1);
    this.entry = cells("entry", nodes + 1);
    this.from = cells("from", nodes + 1);
    this.at = cells("at", nodes + 1);
  }

  /** Nothing is matched, and every price is the largest weight, so that no slack is negative. */
  plant(): void {
    const { n, y, outer, base, most } = this;
    for (let v = 1; v <= n; v++) {
      write(y, v, most);
      outer.put(v, v);
      base.put(v, v);
    }
  }

  /** Begins a search: the free vertices, and the blossoms around them, are the roots. */
  root(free: readonly number[]): void {
    const { label, outer } = this;
    for (let b = 1; b <= this.nodes; b++) label.put(b, 0);
    for (const v of free) label.put(outer[v], S);
  }

  /** Puts the edges from these vertices behind those that wait to be looked at. */
  lookFrom(vertices: readonly number[], queue: Neighbor[]): void {
    for (const v of vertices) queue.push(...this.neighbors[v]);
  }

  /** What is missing at an edge: y(u) + y(v) − 2w, for ends in different outermost nodes. */
  slack({ u, v, twice }: Neighbor): Pair {
    return minus(plus(read(this.y, u), read(this.y, v)), twice);
  }

  isTight({ u, v, twice }: Neighbor): boolean {
    const { first, second } = this.y;
    const paid = (part: Cells): number => part[u] + part[v];
    return paid(second) === twice[1] && paid(first) === twice[0];
  }

  labelOf(v: number): number {
    return this.label[this.outer[v]];
  }

  verticesWhere(test: (v: number) => boolean): number[] {
    const found: number[] = [];
    for (let v = 1; v <= this.n; v++) if (test(v)) found.push(v);
    return found;
  }

  /** The blossoms, outermost or not. */
  blossoms(): number[] {
    const found: number[] = [];
    for (let b = this.n + 1; b <= this.nodes; b++) if (this.first[b] !== 0) found.push(b);
    return found;
  }

  /** The blossoms that are not inside of others. */
  outermost(): number[] {
    return this.blossoms().filter((b) => this.parent[b] === 0);
  }

  /** The outermost blossoms with this label whose price is 0. */
  worn(label: number): number[] {
    return this.outermost().filter((b) => this.label[b] === label && isZero(read(this.z, b)));
  }

  /** The vertices in a node, ring by ring. */
  verticesOf(b: number): number[] {
    const { first, next, parent } = this;
    const found: number[] = [];
    for (let x = b; ; x = next[x]) {
      while (first[x] !== 0) x = first[x];
      found.push(x);
      while (x !== b && next[x] === first[parent[x]]) x = parent[x];
      if (x === b) return found;
    }
  }

  /** The children of a blossom, from the one with the base round the ring. */
  ringOf(b: number): number[] {
    const ring = [this.first[b]];
    for (let x = this.next[ring[0]]; x !== ring[0]; x = this.next[x]) ring.push(x);
    return ring;
  }

  /** The child of b that holds the vertex v. */
  childWith(b: number, v: number): number {
    let child = v;
    while (this.parent[child] !== b) child = this.parent[child];
    return child;
  }

  /** The nodes from the one around v up to its root, S and T in turn. */
  pathFrom(v: number): number[] {
    const { outer, mate, base, from } = this;
    const path = [outer[v]];
    for (;;) {
      const partner = mate[base[path.at(-1) as number]];
      if (partner === 0) return path;
      const t = outer[partner];
      path.push(t, outer[from[t]]);
    }
  }

  /** The base of the root of the tree in which v lies. */
  rootOf(v: number): number {
    const { outer, mate, base, from } = this;
    let root = base[outer[v]];
    while (mate[root] !== 0) {
      const t = outer[mate[root]];
      root = base[outer[from[t]]];
    }
    return root;
  }

  /** The edge from a node of a tree to the one above it: first the end inside the node. */
  edgeUp(b: number): readonly [number, number] {
    if (this.label[b] === T) return [this.at[b], this.from[b]];
    const base = this.base[b];
    return [base, this.mate[base]];
  }

  /** The blossoms that contain both vertices. */
  around(u: number, v: number): number[] {
    const own = new Set<number>();
    for (let b = this.parent[u]; b !== 0; b = this.parent[b]) own.add(b);
    const both: number[] = [];
    for (let b = this.parent[v]; b !== 0; b = this.parent[b]) if (own.has(b)) both.push(b);
    return both;
  }

  /** A blossom's ring is taken apart, and its children become outermost. */
  release(b: number): void {
    const { parent, first, label, outer } = this;
    for (const child of this.ringOf(b)) {
      parent.put(child, 0);
      for (const v of this.verticesOf(child)) outer.put(v, child);
    }
    label.put(b, 0);
    first.put(b, 0);
  }

  /** What is found, with vertices from 0. */
  result(barrier?: readonly number[]): Result {
    const { mate, n, y, z } = this;
    const own = (v: number): number => v - 1;
    return {
      mate: Int32Array.from({ length: n }, (_, v) => own(mate[v + 1])),
      y: Array.from({ length: n }, (_, v) => read(y, v + 1)),
      blossoms: this.blossoms()
        .filter((b) => !isZero(read(z, b)))
        .map((b) => ({
          vertices: this.verticesOf(b)
            .map(own)
            .sort((u, v) => u - v),
          z: read(z, b),
        })),
      ...(barrier && { barrier: barrier.map(own) }),
    };
  }
}

/** What may be chosen, read off the state. Vertices count from 1; pairs and sets of them are named in ascending order. */

/** The tight edges from S that say something new: to a node without label, or to another S. */
export function leadsOn(forest: Forest): (edge: Neighbor) => Answer | undefined {
  const { outer, label } = forest;
  return (edge) => {
    const { u, v } = edge;
    if (outer[u] === outer[v] || label[outer[v]] === T || !forest.isTight(edge)) return undefined;
    return ascending([u, v]);
  };
}

/** Where a change stops: both ends of an edge, an exposed vertex, or all vertices of a blossom. */
export function at(forest: Forest): (stop: Readonly<Record<"i" | "u" | "v", number>>) => Answer {
  return ({ i, u, v }) => (i === 4 ? ascending(forest.verticesOf(u)) : v === 0 ? [u] : ascending([u, v]));
}

/** Each vertex in one of these blossoms, by which it can be chosen. */
export function inBlossoms(forest: Forest, blossoms: readonly number[]): Answer[] {
  return ascending(blossoms.flatMap((b) => forest.verticesOf(b))).map((v) => [v]);
}
