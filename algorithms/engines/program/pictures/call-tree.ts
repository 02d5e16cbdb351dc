/** The calls of functions that wait for themselves, as a tree: which made which, how many each made, and of which order. */
import type { ProgramRun } from "../conduct.ts";

export class CallTree {
  /** The call of the tree that made a call; −1 for none. */
  readonly parent: Int32Array;
  /** How many calls each made, at which place among them it stands itself, and how many are under it, itself counted. */
  readonly kids: Int32Array;
  readonly place: Int32Array;
  readonly size: Int32Array;
  readonly depth: Int32Array;
  readonly roots: readonly number[];
  readonly leaves: number;
  readonly #first: Int32Array;
  readonly #all: Int32Array;
  readonly #shown: Uint8Array;

  constructor({ calls }: ProgramRun, recursive: ReadonlySet<number>) {
    const count = calls.fn.length;
    const near = new Int32Array(count).fill(-1);
    this.parent = new Int32Array(count).fill(-1);
    this.kids = new Int32Array(count);
    this.place = new Int32Array(count);
    this.size = new Int32Array(count);
    this.depth = new Int32Array(count);
    this.#shown = new Uint8Array(count);
    const roots: number[] = [];
    for (let call = 0; call < count; call++) {
      const above = calls.parent[call] >= 0 ? near[calls.parent[call]] : -1;
      near[call] = above;
      if (!recursive.has(calls.fn[call])) continue;
      this.#shown[call] = 1;
      near[call] = call;
      this.parent[call] = above;
      this.size[call] = 1;
      if (above < 0) {
        this.place[call] = roots.length;
        roots.push(call);
      } else {
        this.depth[call] = this.depth[above] + 1;
        this.place[call] = this.kids[above]++;
      }
    }
    this.roots = roots;
    let leaves = 0;
    for (let call = count - 1; call >= 0; call--) {
      if (this.#shown[call] && this.kids[call] === 0) leaves++;
      if (this.parent[call] >= 0) this.size[this.parent[call]] += this.size[call];
    }
    this.leaves = leaves;
    this.#first = new Int32Array(count + 1);
    for (let call = 0; call < count; call++) this.#first[call + 1] = this.#first[call] + this.kids[call];
    this.#all = new Int32Array(this.#first[count]);
    for (let call = 0; call < count; call++)
      if (this.parent[call] >= 0) this.#all[this.#first[this.parent[call]] + this.place[call]] = call;
  }

  has(call: number): boolean {
    return this.#shown[call] === 1;
  }

  /** The k-th call that a call made; of −1, the k-th that no other made. */
  kid(call: number, k: number): number {
    return call < 0 ? this.roots[k] : this.#all[this.#first[call] + k];
  }

  count(call: number): number {
    return call < 0 ? this.roots.length : this.kids[call];
  }

  kidsOf(call: number): readonly number[] {
    return [...this.#all.subarray(this.#first[call], this.#first[call + 1])];
  }
}
