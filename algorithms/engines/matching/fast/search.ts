/**
 * One search for an augmenting path: a tree grows from an exposed vertex while the duals change (Edmonds,
 * 1965), as in Dijkstra's algorithm: what will happen when is known at once, and the change so far, here
 * `delta`, is subtracted only at the end. A search takes O(n²) time, or O(n · m) on sparse graphs with many
 * blossoms.
 *
 * Weights are doubled. While a node is in the tree, y and z are kept as they would be at delta = 0: a vertex
 * of an S node has y − delta, one of a T node y + delta, a blossom z + 2·delta or z − 2·delta. So duals are
 * written only when a node comes into the tree, changes sides or leaves.
 *
 * What holds between any two events:
 * - no edge has y(u) + y(v) + Σ z(B) < 2·w(u, v), summed over the blossoms around both ends, and no z is less
 *   than 0;
 * - the matched edges, the tree's, and the links of blossoms have just that: they are tight;
 * - z is even, and the y of the tree are odd or even alike, limb by limb if limbs are criteria: tight edges
 *   join them, and 2·w is even. So the slack of an edge between S nodes is even, and half of it is whole.
 *
 * The rising delta can break the first line in four places, which are the events: an edge from S to a free
 * node becomes tight (grow) or one between S nodes (shrink), z of a T blossom falls to 0 (expand), and so
 * does y of an S vertex where y may not be negative (expose).
 */

import { DenseReach } from "./dense-reach.ts";
import { compareItems, halve, type Limbs, makeLimbs, normalize, type Order } from "./limbs.ts";
import { type Cycle, Nest } from "./nest.ts";
import { EXPOSED, FREE, type Grove, type Reach, S, T } from "./reach.ts";
import { SparseReach } from "./sparse-reach.ts";
import type { Weights } from "./weights.ts";

/** What stops the change of the duals, and what it is about. */
type Event =
  | { readonly kind: "grow"; readonly vertex: number }
  | { readonly kind: "shrink"; readonly node: number }
  | { readonly kind: "expand"; readonly node: number }
  | { readonly kind: "expose"; readonly vertex: number };

export class Search implements Grove {
  readonly n: number;
  readonly order: Order;
  readonly nest: Nest;
  /** The duals of vertices and of nodes, between searches. */
  readonly y: Limbs;
  readonly z: Limbs;
  /** Whether every vertex must be matched: then y may be negative, otherwise an exposed vertex has y = 0. */
  readonly isPerfect: boolean;
  // These four are described in `Grove`.
  readonly state: Uint8Array;
  readonly slack: Limbs;
  readonly slackFrom: Int32Array;
  readonly slackTo: Int32Array;
  private readonly reach: Reach;
  /** S or T for each node of the tree, FREE for all others, those inside a blossom too. */
  private readonly label: Uint8Array;
  /** The outermost nodes that have a label, in any order. */
  private readonly tree: number[] = [];
  /** For each T node the edge by which it came into the tree, from an S node above to a vertex of its own. */
  private readonly entryFrom: Int32Array;
  private readonly entryTo: Int32Array;
  /**
   * The S vertex of the least y, −1 while a perfect matching is wanted. It is never sought anew: all y of S
   * fall alike, and no vertex leaves S before the search ends.
   */
  private lowest = -1;
  private readonly delta: Limbs;
  /** Twice the delta of the next event, and of a candidate for it. */
  private readonly best: Limbs;
  private readonly trial: Limbs;
  /** The number of the last walk to the root that has passed each node. */
  private readonly walked: Int32Array;
  private walk = 0;

  constructor(weights: Weights, isPerfect: boolean) {
    const { n, order } = weights;
    const { k } = order;
    this.n = n;
    this.order = order;
    this.isPerfect = isPerfect;
    this.nest = new Nest(n);
    const { nodes } = this.nest;
    this.y = makeLimbs(k, n);
    this.z = makeLimbs(k, nodes);
    this.state = new Uint8Array(n);
    this.label = new Uint8Array(nodes);
    this.slack = makeLimbs(k, nodes);
    this.slackFrom = new Int32Array(nodes);
    this.slackTo = new Int32Array(nodes);
    this.entryFrom = new Int32Array(nodes);
    this.entryTo = new Int32Array(nodes);
    this.delta = makeLimbs(k, 1);
    this.best = makeLimbs(k, 1);
    this.trial = makeLimbs(k, 1);
    this.walked = new Int32Array(nodes);
    this.reach = "matrix" in weights ? new DenseReach(weights, this) : new SparseReach(weights, this);
  }

  /**
   * Searches from an exposed vertex. True: it is matched now, or another vertex with y = 0 is exposed in its stead.
   * False, only if every vertex must be matched: there is no perfect matching, and `barrier` tells why.
   */
  run(root: number): boolean {
    this.begin();
    this.addS(this.nest.outermost[root]);
    for (;;) {
      const event = this.nextEvent();
      if (event === undefined) return false;
      if (event.kind === "shrink") this.shrink(event.node);
      else if (event.kind === "expand") this.expand(event.node);
      else if (event.kind === "expose") {
        this.settle();
        this.augment(event.vertex, -1);
        return true;
      } else if (this.grow(event.vertex)) return true;
    }
  }

  /**
   * After a search in vain: the vertices of T. Without them there are more odd components than them: each S
   * node is one, as an edge to another S node or to a free one would have been an event; there is one S node
   * more than there are T nodes; and a T node is a single vertex, or it would have been expanded.
   */
  barrier(): number[] {
    return Array.from(this.state.keys()).filter((v) => this.state[v] === T);
  }

  private begin(): void {
    this.state.fill(FREE);
    this.label.fill(FREE);
    const { mate, outermost, vertices } = this.nest;
    // A blossom whose base is exposed can be entered anywhere: its base moves to where the path comes in.
    for (let u = 0; u < this.n; u++) {
      if (mate[u] !== -1) continue;
      for (const v of vertices[outermost[u]]) this.state[v] = EXPOSED;
    }
    this.tree.length = 0;
    this.lowest = -1;
    this.reach.begin();
    for (const limb of this.delta) limb[0] = 0;
  }

  /** The next thing that happens; `delta` becomes the change at which it does. */
  private nextEvent(): Event | undefined {
    const { order, best, tree, label, nest, z, slack } = this;
    let event: Event | undefined;
    // Compared are doubled changes: an edge between two S nodes is tight at half its slack, and a T blossom's
    // z falls twice as fast as delta rises. What is due at the same time may come in any order, as delta does
    // not change in between; first comes what ends the search, or may soon, and blossoms come last: they cost
    // more.
    const vertex = this.reach.next(best);
    if (vertex >= 0) {
      event = { kind: "grow", vertex };
      for (const limb of best) limb[0] = 2 * limb[0];
    } else best[0]?.fill(Number.POSITIVE_INFINITY); // Its other limbs are not read while there is no event.
    if (this.lowest >= 0 && !this.isPerfect) {
      for (let l = 0; l < order.k; l++) this.set(this.trial, l, 0, 2 * this.get(this.y, l, this.lowest));
      if (event === undefined || compareItems(order, this.trial, 0, best, 0) <= 0) {
        event = { kind: "expose", vertex: this.lowest };
        this.copy(this.trial, 0, best, 0);
      }
    }
    const best0 = best[0];
    const [slack0, z0] = [slack[0], z[0]];
    for (const node of tree) {
      const isInS = label[node] === S;
      if (!isInS && !nest.isBlossom(node)) continue;
      // Most are far from it already in the first limb; an S node without such an edge is infinitely far.
      const first = isInS ? slack0[node] : z0[node];
      if (first === Number.POSITIVE_INFINITY || first - best0[0] > order.tie) continue;
      const bound = isInS ? slack : z;
      if (event !== undefined && !(compareItems(order, bound, node, best, 0) < 0)) continue;
      event = { kind: isInS ? "shrink" : "expand", node };
      this.copy(bound, node, best, 0);
    }
    if (event === undefined) return undefined;
    halve(order, best, 0);
    this.copy(best, 0, this.delta, 0);
    return event;
  }

  /** Takes the free node of a vertex into the tree, and its partner's. True if it was exposed: then it is matched. */
  private grow(v: number): boolean {
    const { nest } = this;
    const u = this.reach.from[v];
    const node = nest.outermost[v];
    const partner = nest.mate[nest.base[node]];
    if (partner === -1) {
      this.settle();
      this.augment(u, v);
      return true;
    }
    // The edge from u is tight; the matched one to the partner is anyway, so both nodes come at the same
    // delta.
    this.label[node] = T;
    this.entryFrom[node] = u;
    this.entryTo[node] = v;
    this.tree.push(node);
    this.shiftY(node, -1, T);
    if (nest.isBlossom(node)) this.addDelta(this.z, node, 2);
    this.addS(nest.outermost[partner]);
    return false;
  }

  /** A node comes into S whose y and z are those that it has now. */
  private addS(node: number): void {
    this.label[node] = S;
    this.tree.push(node);
    this.shiftY(node, 1, S);
    if (this.nest.isBlossom(node)) this.addDelta(this.z, node, -2);
    this.reach.scan(node);
  }

  /** Adds `times` delta to the y of a node's vertices and says where they are now. */
  private shiftY(node: number, times: number, state: number): void {
    for (const v of this.nest.vertices[node]) {
      this.state[v] = state;
      this.addDelta(this.y, v, times);
      if (state !== S || this.isPerfect) continue;
      if (this.lowest < 0 || compareItems(this.order, this.y, v, this.y, this.lowest) < 0) this.lowest = v;
    }
  }

  /**
   * The tight edge that an S node has noted joins it to another one: the cycle becomes an S blossom. Notes of
   * other S nodes that lead into it stay good, as the edge still joins two nodes; its own is found by the
   * scan.
   */
  private shrink(node: number): void {
    const { nest, label, z } = this;
    const [u, v] = [this.slackFrom[node], this.slackTo[node]];
    const cycle = this.cycleOf(u, v);
    for (const child of cycle.children) {
      const isInT = label[child] === T;
      // From y + delta to y − delta. z of what is now inside stays what it is at this delta, so it is settled
      // here.
      if (isInT) this.shiftY(child, 2, S);
      if (nest.isBlossom(child)) this.addDelta(z, child, isInT ? -2 : 2);
      label[child] = FREE;
    }
    const b = nest.shrink(cycle);
    // Here all y of the blossom are kept as those of S, so they may be compared.
    this.reach.shrunk(b, cycle.children);
    label[b] = S;
    // z begins with 0 now, at this delta.
    for (const limb of z) limb[b] = 0;
    this.addDelta(z, b, -2);
    this.keepInTree((other) => label[other] !== FREE);
    this.tree.push(b);
    this.reach.scan(b);
  }

  private keepInTree(isIn: (node: number) => boolean): void {
    const { tree } = this;
    let count = 0;
    for (const node of tree) if (isIn(node)) tree[count++] = node;
    tree.length = count;
  }

  /**
   * The odd cycle that the edge of two S nodes closes, from their lowest common ancestor: down to u, over the
   * edge, and up from v. Each side has an even number of nodes below the ancestor, so the links 1, 3, 5, …
   * are the matched ones.
   */
  private cycleOf(u: number, v: number): Cycle {
    const meeting = this.meetingOf(u, v);
    const up = this.pathTo(u, meeting);
    const down = this.pathTo(v, meeting);
    return {
      children: [meeting, ...up.nodes.toReversed(), ...down.nodes],
      from: [...up.to.toReversed(), u, ...down.from],
      to: [...up.from.toReversed(), v, ...down.to],
    };
  }

  /** The nodes from that of u, below `meeting`, and the ends of the edges that lead up from each. */
  private pathTo(u: number, meeting: number): { nodes: number[]; from: number[]; to: number[] } {
    const { nest } = this;
    const path = { nodes: [] as number[], from: [] as number[], to: [] as number[] };
    let node = nest.outermost[u];
    while (node !== meeting) {
      const base = nest.base[node];
      const partner = nest.mate[base];
      const odd = nest.outermost[partner];
      path.nodes.push(node, odd);
      path.from.push(base, this.entryTo[odd]);
      path.to.push(partner, this.entryFrom[odd]);
      node = nest.outermost[this.entryFrom[odd]];
    }
    return path;
  }

  /**
   * The S node where the paths from two S nodes to the root meet. The walks go by turns, so neither makes
   * more steps than the longer way there has; to the root at the latest, as there is one tree.
   */
  private meetingOf(u: number, v: number): number {
    const { nest, walked } = this;
    const mark = ++this.walk;
    let [a, b] = [nest.outermost[u], nest.outermost[v]];
    for (;;) {
      if (a >= 0) {
        if (walked[a] === mark) return a;
        walked[a] = mark;
        a = this.above(a);
      }
      [a, b] = b >= 0 ? [b, a] : [a, b];
    }
  }

  /** The S node above an S node, −1: it is the root. */
  private above(node: number): number {
    const { nest } = this;
    const partner = nest.mate[nest.base[node]];
    if (partner === -1) return -1;
    const odd = nest.outermost[partner];
    return nest.outermost[this.entryFrom[odd]];
  }

  /**
   * Opens a T blossom of z = 0: the even way from its entry to its base stays in the tree, the other children
   * become free. That way leaves the entry by its matched link, as a T node must, and its children are T and
   * S by turns. The partner of the base, an S node below, stays where it is: child 0 becomes the T node above
   * it.
   */
  private expand(b: number): void {
    const { nest, label, entryFrom, entryTo } = this;
    const entry = nest.childIndex(b, entryTo[b]);
    const [u, v] = [entryFrom[b], entryTo[b]];
    const { children, from, to } = nest.expand(b);
    this.reach.expanded(b);
    label[b] = FREE;
    const count = children.length;
    const evens: number[] = [];
    // Links 1, 3, 5, … are matched: an odd child goes on by the link of its own number, an even one by the
    // link before. Back is count − 1 forward, round the cycle.
    const step = entry % 2 === 0 ? count - 1 : 1;
    let edge: readonly [number, number] = [u, v];
    for (let i = entry; ; i = (i + 2 * step) % count) {
      const odd = children[i];
      label[odd] = T;
      [entryFrom[odd], entryTo[odd]] = edge;
      if (nest.isBlossom(odd)) this.addDelta(this.z, odd, 2);
      if (i === 0) break;
      const j = (i + step) % count;
      evens.push(children[j]);
      label[children[j]] = S;
      // The link from S down to the next T node; backward it is the one that the next child has to this.
      const next = (j + step) % count;
      edge = step === 1 ? [from[j], to[j]] : [to[next], from[next]];
    }
    this.keepInTree((node) => node !== b);
    // Free ones first and S last: a scan has to find every vertex where it is from now on.
    for (const child of children) {
      if (label[child] === T) this.tree.push(child);
      else if (label[child] === FREE) this.release(child);
    }
    for (const even of evens) {
      // From T to free, and from there into S.
      this.shiftY(even, 1, FREE);
      this.addS(even);
    }
  }

  /**
   * A node that was a child of a T blossom is free: its y becomes true again. Its z is, since it was shrunk.
   */
  private release(node: number): void {
    this.shiftY(node, 1, FREE);
    this.reach.release(node);
  }

  /** Gives all nodes of the tree the duals that they have now. */
  private settle(): void {
    const { nest, label, order, y, z } = this;
    for (const node of this.tree) {
      const sign = label[node] === S ? 1 : -1;
      for (const v of nest.vertices[node]) {
        this.addDelta(y, v, -sign);
        normalize(order, y, v);
      }
      if (!nest.isBlossom(node)) continue;
      this.addDelta(z, node, 2 * sign);
      normalize(order, z, node);
    }
  }

  /**
   * Matches u, in an S node, with v, or with none if v is −1, and changes the matching on the way up to the
   * root. All edges of the way are tight, and moving a base inside a blossom swaps tight links for tight
   * ones: the duals stay a proof.
   */
  private augment(u: number, v: number): void {
    const { nest } = this;
    if (v >= 0) {
      nest.rebase(nest.outermost[v], v);
      nest.mate[v] = u;
    }
    let [even, outside] = [u, v];
    for (;;) {
      // `even`, in an S node, gets `outside` in place of that node's partner, who looks for one further up.
      const node = nest.outermost[even];
      const partner = nest.mate[nest.base[node]];
      nest.rebase(node, even);
      nest.mate[even] = outside;
      if (partner === -1) return;
      const odd = nest.outermost[partner];
      outside = this.entryTo[odd];
      even = this.entryFrom[odd];
      nest.rebase(odd, outside);
      nest.mate[outside] = even;
    }
  }

  private get(limbs: Limbs, l: number, i: number): number {
    return limbs[l][i];
  }

  private set(limbs: Limbs, l: number, i: number, value: number): void {
    limbs[l][i] = value;
  }

  private copy(a: Limbs, i: number, b: Limbs, j: number): void {
    for (let l = 0; l < this.order.k; l++) this.set(b, l, j, this.get(a, l, i));
  }

  private addDelta(limbs: Limbs, i: number, times: number): void {
    for (let l = 0; l < this.order.k; l++) {
      this.set(limbs, l, i, this.get(limbs, l, i) + times * this.get(this.delta, l, 0));
    }
  }
}
