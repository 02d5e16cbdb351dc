import { flipPath } from "../matching/flip-path.ts";

/** What a matching begins with, unless with nothing and everybody. */
export interface IncrementalOptions {
  /** Pairs to begin with, those of them that are allowed. */
  readonly start?: Int32Array;
  /** Who is not there at first, as 1; it is written to. */
  readonly isOut?: Uint8Array;
}

/**
 * A matching that is kept as large as it can be while vertices leave the graph: each change takes one search for an
 * augmenting path (Edmonds, 1965), O(n²) time on a matrix, and mostly far less, instead of a new matching.
 */
export class KeptMatching {
  protected readonly n: number;
  /** 0 or 1 in rows: which vertices may be matched. `forbid` writes into it. */
  protected readonly allowed: Uint8Array;
  /** The partner of each vertex, −1: none. */
  readonly mate: Int32Array;
  /** Vertices that have left. */
  readonly isOut: Uint8Array;
  protected readonly parent: Int32Array;
  /** A chain from each vertex to the base of the blossom around it, which is its own. */
  private readonly base: Int32Array;
  protected readonly isEven: Uint8Array;
  private readonly mark: Int32Array;
  private readonly queue: Int32Array;
  private stamp = 0;

  constructor(n: number, allowed: Uint8Array, { start, isOut }: IncrementalOptions = {}) {
    this.n = n;
    this.allowed = allowed;
    this.mate = new Int32Array(n).fill(-1);
    this.isOut = isOut ?? new Uint8Array(n);
    this.parent = new Int32Array(n);
    this.base = new Int32Array(n);
    this.isEven = new Uint8Array(n);
    this.mark = new Int32Array(n);
    this.queue = new Int32Array(n);
    if (start) {
      for (const [u, v] of start.entries()) if (v >= 0 && allowed[u * n + v] === 1) this.mate[u] = v;
    }
    this.matchGreedily();
    // Who has no augmenting path now will never have one.
    for (let v = 0; v < n; v++) if (this.mate[v] === -1 && this.isOut[v] === 0) this.augment(v);
  }

  /** The number of pairs. */
  get size(): number {
    return this.mate.reduce((count, v) => count + (v >= 0 ? 1 : 0), 0) / 2;
  }

  /** Lets a vertex leave if as many pairs are possible without it; says whether it has left. */
  remove(v: number): boolean {
    const partner = this.mate[v];
    this.isOut[v] = 1;
    if (partner === -1) return true;
    this.mate[v] = -1;
    this.mate[partner] = -1;
    if (this.augment(partner)) return true;
    this.isOut[v] = 0;
    this.mate[v] = partner;
    this.mate[partner] = v;
    return false;
  }

  /** Forbids the pair of u and v, which is in the matching, if as many pairs are possible without it; says whether. */
  forbid(u: number, v: number): boolean {
    const { n, allowed, mate } = this;
    const put = (may: 0 | 1): void => {
      allowed[u * n + v] = may;
      allowed[v * n + u] = may;
    };
    put(0);
    mate[u] = -1;
    mate[v] = -1;
    if (this.augment(u) || this.augment(v)) return true;
    put(1);
    mate[u] = v;
    mate[v] = u;
    return false;
  }

  /** Lets u and v leave as a pair if the others can make as many pairs, less one; says whether they have left. */
  removePair(u: number, v: number): boolean {
    const { mate, isOut } = this;
    const [ofU, ofV] = [mate[u], mate[v]];
    isOut[u] = 1;
    isOut[v] = 1;
    for (const one of [u, v, ofU, ofV]) if (one >= 0) mate[one] = -1;
    if (ofU === v || ofU === -1 || ofV === -1 || this.augment(ofU)) return true;
    // The other partner has no path to the first one either, but perhaps to somebody who was alone before.
    const isAlone = (one: number, partner: number): boolean =>
      partner === -1 && isOut[one] === 0 && one !== ofU && one !== ofV;
    if (mate.some((partner, one) => isAlone(one, partner)) && this.augment(ofV)) return true;
    isOut[u] = 0;
    isOut[v] = 0;
    mate[u] = ofU;
    mate[ofU] = u;
    mate[v] = ofV;
    mate[ofV] = v;
    return false;
  }

  /** Lets all these pairs leave if the others can make as many pairs, less these; says whether they have left. */
  removePairs(pairs: readonly (readonly [number, number])[]): boolean {
    const before = this.mate.slice();
    for (const [i, [u, v]] of pairs.entries()) {
      if (this.removePair(u, v)) continue;
      this.mate.set(before);
      for (const pair of pairs.slice(0, i)) for (const one of pair) this.isOut[one] = 0;
      return false;
    }
    return true;
  }

  /** Whether u and v could leave as a pair; nothing changes. */
  canRemovePair(u: number, v: number): boolean {
    const before = this.mate.slice();
    const can = this.removePair(u, v);
    this.mate.set(before);
    this.isOut[u] = 0;
    this.isOut[v] = 0;
    return can;
  }

  private matchGreedily(): void {
    const { n, allowed, mate, isOut } = this;
    for (let u = 0; u < n; u++) {
      for (let v = u + 1; mate[u] === -1 && isOut[u] === 0 && v < n; v++) {
        if (mate[v] !== -1 || allowed[u * n + v] === 0 || isOut[v] === 1) continue;
        mate[u] = v;
        mate[v] = u;
      }
    }
  }

  /** Searches breadth first for an augmenting path from an exposed vertex, and takes it. */
  protected augment(root: number): boolean {
    const { n, allowed, mate, isOut } = this;
    // Most searches end at once.
    for (let v = 0; v < n; v++) {
      if (mate[v] !== -1 || v === root || isOut[v] === 1 || allowed[root * n + v] === 0) continue;
      mate[root] = v;
      mate[v] = root;
      return true;
    }
    const end = this.search(root);
    if (end === -1) return false;
    flipPath(end, mate, this.parent);
    return true;
  }

  /**
   * Searches breadth first from an exposed vertex until another one is found, and returns it; −1 if there is none, or once `goal`
   * is seen to be one that could be exposed instead.
   */
  protected search(root: number, goal = root): number {
    const { n, allowed, mate, isOut, parent, base, isEven, queue } = this;
    parent.fill(-1);
    isEven.fill(0);
    for (let v = 0; v < n; v++) base[v] = v;
    isEven[root] = 1;
    queue[0] = root;
    let inside = n;
    for (let v = 0; v < n; v++) inside -= isOut[v];
    let [head, tail] = [0, 1];
    // Where everybody is even nobody else is exposed; in dense graphs that is soon so.
    while (head < tail && tail < inside && (goal === root || isEven[goal] === 0)) {
      const u = queue[head++];
      const row = u * n;
      for (let v = 0; v < n; v++) {
        if (allowed[row + v] === 0 || isOut[v] === 1) continue;
        if (isEven[v] === 1) {
          if (this.baseOf(u) !== this.baseOf(v)) tail = this.contract(u, v, tail);
        } else if (parent[v] === -1 && v !== root) {
          parent[v] = u;
          const partner = mate[v];
          if (partner === -1) return v;
          isEven[partner] = 1;
          queue[tail++] = partner;
        }
      }
    }
    return -1;
  }

  /** Contracts the odd cycle that the edge u v closes; its odd vertices become even and come into the queue. */
  private contract(u: number, v: number, tail: number): number {
    const top = this.commonBase(u, v);
    return this.contractPath(v, top, u, this.contractPath(u, top, v, tail));
  }

  private commonBase(u: number, v: number): number {
    const { mate, parent, mark } = this;
    const stamp = ++this.stamp;
    for (let a = this.baseOf(u); ; a = this.baseOf(parent[mate[a]])) {
      mark[a] = stamp;
      if (mate[a] === -1) break;
    }
    let b = this.baseOf(v);
    while (mark[b] !== stamp) b = this.baseOf(parent[mate[b]]);
    return b;
  }

  /** The path from an even vertex up to the base `top`; the cycle goes on from that vertex to `child`. */
  private contractPath(from: number, top: number, child: number, tail: number): number {
    const { mate, parent, base, isEven, queue } = this;
    let [v, next, end] = [from, child, tail];
    while (this.baseOf(v) !== top) {
      const partner = mate[v];
      parent[v] = next;
      if (isEven[partner] === 0) {
        isEven[partner] = 1;
        queue[end++] = partner;
      }
      if (base[v] === v) base[v] = top;
      if (base[partner] === partner) base[partner] = top;
      next = partner;
      v = parent[partner];
    }
    return end;
  }

  /** The base of the blossom around a vertex: the end of a chain, which is made shorter on the way. */
  private baseOf(vertex: number): number {
    const { base } = this;
    let v = vertex;
    while (base[v] !== v) {
      base[v] = base[base[v]];
      v = base[v];
    }
    return v;
  }
}
