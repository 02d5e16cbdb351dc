import { ascending } from "#algorithms/engines/matching/ascending.ts";
import { EVEN, type Forest } from "../forest.ts";
import type { Recorder } from "../steps.ts";

/** What the ways to the roots are read from. */
export type Ways = Readonly<Record<"mate" | "parent" | "base", ArrayLike<number>>>;

/** The base two edges nearer to the root: from a base to its partner, and on to the partner's parent; 0 at the root. */
export function above({ mate, parent, base }: Ways, b: number): number {
  const odd = mate[b];
  return odd === 0 ? 0 : base[parent[odd]];
}

/** The first base that the ways of two even vertices to their roots have in common; 0 if the roots differ. */
export function commonBase(forest: Ways, u: number, v: number): number {
  const seen = new Set<number>();
  for (let b = forest.base[u]; b !== 0; b = above(forest, b)) seen.add(b);
  for (let b = forest.base[v]; b !== 0; b = above(forest, b)) if (seen.has(b)) return b;
  return 0;
}

/** Makes the odd cycle that u – v closes over the base b a blossom. Returns the odd vertices that are even now. */
export function shrink(forest: Forest, u: number, v: number, b: number, { step, ask }: Recorder): number[] {
  const { n, mate, label, base, around, near, far, inside } = forest;
  step.close(u, v);
  const bases = [b];
  const turned: number[] = [];
  const closing: (readonly [near: number, far: number])[] = [];
  for (const [x, y] of [[u, v] as const, [v, u] as const]) {
    for (let even = base[x]; even !== b; even = above(forest, even)) {
      const odd = mate[even];
      bases.push(even, odd);
      turned.push(odd);
      closing.push([x, y]);
    }
  }
  ask.base(b);
  step.base(u, v);
  const k = ++forest.blossoms;
  const whole = bases.flatMap((x) => inside[x]);

  ask.blossom(...ascending(whole));
  step.shrink(k, b);
  for (const x of bases) around.put(outermost(forest, x), n + k);
  for (const w of whole) base.put(w, b);
  inside[b] = whole;
  for (const [i, x] of turned.entries()) {
    const [s, t] = closing[i];
    step.turn(x, k);
    label.put(x, EVEN);
    near.put(x, s);
    far.put(x, t);
  }
  return turned;
}

/** The outermost blossom around a vertex, or the vertex itself. */
function outermost({ around }: Forest, x: number): number {
  let outer = x;
  while (around[outer] !== 0) outer = around[outer];
  return outer;
}
