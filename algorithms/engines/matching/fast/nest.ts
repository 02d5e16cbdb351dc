/**
 * The matching and the blossoms in it (Edmonds, 1965). Nodes are vertices, 0 to n − 1, and blossoms, from n
 * on; those that lie in no blossom are the outermost ones. The children of a blossom stand in the order of
 * its odd cycle, the one that holds its base first; link j of the cycle leads from child j to the next one,
 * and the links 1, 3, 5, … are matched. So all vertices of a node but its base are matched within it, and it
 * can be matched to the outside by any of them.
 */
export class Nest {
  readonly n: number;
  /** The most nodes there can be at a time. */
  readonly nodes: number;
  /** The partner of each vertex, −1: none. */
  readonly mate: Int32Array;
  /** The outermost node around each vertex. */
  readonly outermost: Int32Array;
  /** The vertex of each node whose partner is outside or none. */
  readonly base: Int32Array;
  /**
   * The vertices of each node, in an order that stays as long as the node: rows are told relative to the
   * first.
   */
  readonly vertices: Int32Array[];
  private readonly parent: Int32Array;
  private readonly cycles: (Cycle | undefined)[];
  /** The numbers of blossoms that are not there. */
  private readonly spare: number[] = [];

  constructor(n: number) {
    this.n = n;
    this.nodes = n + (n >> 1);
    this.mate = new Int32Array(n).fill(-1);
    this.outermost = Int32Array.from({ length: n }, (_, v) => v);
    this.base = Int32Array.from({ length: this.nodes }, (_, v) => v);
    this.parent = new Int32Array(this.nodes).fill(-1);
    this.vertices = Array.from({ length: n }, (_, v) => Int32Array.of(v));
    this.cycles = new Array(this.nodes).fill(undefined);
    for (let b = this.nodes - 1; b >= n; b--) this.spare.push(b);
  }

  isBlossom(node: number): boolean {
    return node >= this.n;
  }

  children(b: number): readonly number[] {
    return (this.cycles[b] as Cycle).children;
  }

  /** Makes a blossom of an odd cycle of outermost nodes. */
  shrink(cycle: Cycle): number {
    const b = this.spare.pop();
    // Nested odd sets of at least three vertices are never more than n / 2.
    if (b === undefined) throw new RangeError(`more than ${this.nodes - this.n} blossoms`);
    const { children } = cycle;
    this.cycles[b] = cycle;
    this.base[b] = this.base[children[0]];
    let size = 0;
    for (const child of children) size += this.vertices[child].length;
    const all = new Int32Array(size);
    let at = 0;
    for (const child of children) {
      const inside = this.vertices[child];
      this.parent[child] = b;
      all.set(inside, at);
      at += inside.length;
    }
    this.vertices[b] = all;
    for (const v of all) this.outermost[v] = b;
    return b;
  }

  /** Dissolves an outermost blossom; its children become outermost. Its number is free for the next one. */
  expand(b: number): Cycle {
    const cycle = this.cycles[b] as Cycle;
    for (const child of cycle.children) {
      this.parent[child] = -1;
      for (const v of this.vertices[child]) this.outermost[v] = child;
    }
    this.cycles[b] = undefined;
    this.vertices[b] = NONE;
    this.spare.push(b);
    return cycle;
  }

  /** The index of the child of an outermost blossom that holds the vertex. */
  childIndex(b: number, vertex: number): number {
    return (this.cycles[b] as Cycle).children.indexOf(this.childOf(b, vertex));
  }

  /**
   * Changes the matching inside a node so that `vertex` is its base; whom the base is matched with is the
   * caller's business. The cycle is turned until the child that holds the new base comes first; then every
   * second link is matched, by which the bases of the other children move to the ends of their links. Nests
   * may be deep, so this does not recur.
   */
  rebase(node: number, vertex: number): void {
    const todo = [node, vertex];
    while (todo.length > 0) {
      const base = todo.pop() as number;
      const b = todo.pop() as number;
      // A node with the base that it shall have is matched so inside already.
      if (!this.isBlossom(b) || this.base[b] === base) continue;
      this.base[b] = base;
      const child = this.childOf(b, base);
      const cycle = rotated(this.cycles[b] as Cycle, child);
      const { children, from, to } = cycle;
      this.cycles[b] = cycle;
      todo.push(child, base);
      for (let j = 1; j < children.length; j += 2) {
        const [u, v] = [from[j], to[j]];
        this.mate[u] = v;
        this.mate[v] = u;
        todo.push(children[j], u, children[j + 1], v);
      }
    }
  }

  /** The blossoms, the outer ones before those in them. */
  *blossoms(): Generator<number> {
    const todo: number[] = [];
    for (let b = this.n; b < this.nodes; b++) if (this.cycles[b] && this.parent[b] === -1) todo.push(b);
    for (let b = todo.pop(); b !== undefined; b = todo.pop()) {
      yield b;
      for (const child of (this.cycles[b] as Cycle).children) if (this.isBlossom(child)) todo.push(child);
    }
  }

  /** The blossom right around a node, −1: none. */
  around(node: number): number {
    return this.parent[node];
  }

  private childOf(b: number, vertex: number): number {
    let child = vertex;
    while (this.parent[child] !== b) child = this.parent[child];
    return child;
  }
}

/** Children of a blossom in order; link j goes from vertex from[j] of child j to vertex to[j] of the next child. */
export interface Cycle {
  readonly children: readonly number[];
  readonly from: readonly number[];
  readonly to: readonly number[];
}

const NONE = new Int32Array(0);

function rotated({ children, from, to }: Cycle, first: number): Cycle {
  const i = children.indexOf(first);
  const turn = (list: readonly number[]): number[] => [...list.slice(i), ...list.slice(0, i)];
  return { children: turn(children), from: turn(from), to: turn(to) };
}
