/** Whether all below a bracket can be paired: the largest matching of those below each line, from the bottom up. */

import { MovableMatching } from "./movable-matching.ts";

/** Everybody from a score group down, and the bye where it is still to be given. */
export interface Tail {
  /** How many have no partner in a largest matching. */
  readonly exposed: number;
  /** If that is one: all who could be the one, as 1 at their places. */
  readonly exposable: Uint8Array;
}

/**
 * The tails of score groups, the best group first; the last tail has only the bye, or nobody. `meets` tells who may meet whom,
 * 0 or 1 in rows of `size`; `bye` is one of them.
 */
export function tailsOf(
  groups: readonly (readonly number[])[],
  bye: number | undefined,
  size: number,
  meets: Uint8Array,
): Tail[] {
  // Who has not entered is out: searches end as soon as they have seen all who are not.
  const kept = new MovableMatching(size, meets, { isOut: new Uint8Array(size).fill(1) });
  const inside: number[] = [];
  const enter = (group: readonly number[]): void => {
    for (const v of group) {
      kept.isOut[v] = 0;
      inside.push(v);
    }
    // Those who were alone before may have found somebody through the others. Who finds nobody now never will.
    for (const v of inside.toReversed()) if (kept.mate[v] === -1) kept.enter(v);
  };
  const tail = (): Tail => {
    const alone = inside.filter((v) => kept.mate[v] === -1);
    const [one] = alone;
    const isOne = one !== undefined && alone.length === 1;
    return { exposed: alone.length, exposable: isOne ? kept.exposable(one) : new Uint8Array(size) };
  };
  if (bye !== undefined) enter([bye]);
  const tails = [tail()];
  for (const group of groups.toReversed()) {
    enter(group);
    tails.unshift(tail());
  }
  return tails;
}

/**
 * Whether those who float into a score group can all be paired there, and the others of it too but for one at the most, who
 * can then be paired below: no pairing of the bracket above is better for the next one.
 */
export function isIdeal(
  floats: readonly number[],
  group: readonly number[],
  below: Tail,
  all: readonly number[],
  mayMeet: (u: number, v: number) => boolean,
): boolean {
  const n = floats.length + group.length;
  const here = [...floats, ...group];
  const allowed = new Uint8Array(n * n);
  for (let i = 0; i < n; i++)
    for (let j = Math.max(i + 1, floats.length); j < n; j++)
      if (mayMeet(here[i] as number, here[j] as number)) allowed[i * n + j] = allowed[j * n + i] = 1;
  const kept = new MovableMatching(n, allowed);
  const alone = here.flatMap((_, i) => (kept.mate[i] === -1 ? [i] : []));
  const [one] = alone;
  if (alone.length !== below.exposed || alone.length > 1) return false;
  if (one === undefined) return true;
  const can = kept.exposable(one);
  const gates = all.filter((v) => below.exposable[v] === 1);
  return group.some((v, k) => can[floats.length + k] === 1 && gates.some((other) => mayMeet(v, other)));
}
