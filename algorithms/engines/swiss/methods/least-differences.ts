import { KeptMatching } from "../incremental-matching.ts";
import { basicPairs } from "./basic.ts";
import { packDigits } from "./digits.ts";
import type { PairingTask, PlacePair } from "./task.ts";
import { heaviestPairs } from "./weighted.ts";
import { NO_COST, type Wishes } from "./wishes.ts";

/** A pairing whose differences of scores are the least; the quickest that is to be had. */
export function pairOfLeastDifferences(task: PairingTask, wishes: Wishes): PlacePair[] {
  const simple = basicPairs({ ...task, onProgress: () => {} });
  if (wishes.isLeast(simple)) return simple;
  const near = pairNear(task, wishes);
  return near && wishes.isLeast(near) ? near : pairByDifferences(task, wishes);
}

/**
 * A pairing in which only those float who must, and only to the next score, the rest by `basic`; undefined: none was
 * found. For each score from which one must float there are two helpers more: one takes who floats, the other whom they
 * meets. If all can be matched so, and the two may meet, they can be a pair.
 */
function pairNear(task: PairingTask, wishes: Wishes): PlacePair[] | undefined {
  const { places, allowed } = task;
  const n = task.field.candidates.length;
  const floats = wishes.placesOfFloats();
  const all = n + 2 * floats.length;
  const withHelpers = new Uint8Array(all * all);
  const near = new Uint8Array(n * n);
  const connect = (size: number, matrix: Uint8Array, u: number, v: number): void => {
    matrix[u * size + v] = 1;
    matrix[v * size + u] = 1;
  };
  for (const [i, u] of places.entries()) {
    for (let j = i + 1; j < places.length; j++) {
      const v = places[j];
      if (!wishes.areEqual(u, v)) break;
      if (allowed[u * n + v] === 0) continue;
      connect(all, withHelpers, u, v);
      connect(n, near, u, v);
    }
  }
  for (const [i, { from, to }] of floats.entries()) {
    for (const place of from) connect(all, withHelpers, n + 2 * i, place);
    for (const place of to) connect(all, withHelpers, n + 2 * i + 1, place);
  }
  const helped = new KeptMatching(all, withHelpers);
  if (2 * helped.size < places.length + 2 * floats.length) return undefined;
  const pairs = (): PlacePair[] => floats.map((_, i) => [helped.mate[n + 2 * i], helped.mate[n + 2 * i + 1]]);
  const isForbidden = ([u, v]: PlacePair): boolean => allowed[u * n + v] === 0;
  for (let i = pairs().findIndex(isForbidden); i >= 0; i = pairs().findIndex(isForbidden)) {
    const helper = n + 2 * i + 1;
    if (!helped.forbid(helper, helped.mate[helper])) return undefined;
  }
  for (const [u, v] of pairs()) connect(n, near, u, v);
  return basicPairs({ ...task, allowed: near, kept: new KeptMatching(n, near), onProgress: () => {} });
}

/** A pairing by a matching that counts differences of scores, and nothing else. */
function pairByDifferences(task: PairingTask, wishes: Wishes): PlacePair[] {
  const { digits, limbs } = packDigits(wishes.most.slice(0, wishes.scoreCount));
  const cost = { ...NO_COST };
  return heaviestPairs(task, task.places, limbs, (u, v, into) => {
    into.fill(0);
    wishes.put(u, v, cost);
    const { limb, unit } = digits[cost.score];
    into[limb] = -unit * cost.difference;
  });
}
