import { type Candidate, clashOf } from "../candidates.ts";
import type { PairingTask, PlacePair } from "../pair-round.ts";
import { heaviestPairs } from "./weighted.ts";

/** More than the sum of anything that counts in units, for a field of any size. */
const MANY = 2 ** 14;

/**
 * One score group after the other, from the best: those who float down from the group above come first, then as many
 * pairs within the group as can be, then those float who stand lowest, then colors. What is left floats into the next
 * group, where it is paired first, so that nobody falls two groups if that can be helped. Each matching is one of all who
 * are not paired yet, so that a complete pairing stays possible; only its pairs within the group are kept.
 */
export function semiPairs(task: PairingTask): PlacePair[] {
  const { candidates } = task.field;
  const pairs: PlacePair[] = [];
  let left = [...task.places];
  let floaters = new Set<number>();
  while (left.length > 0) {
    const score = (candidates[left.find((place) => !floaters.has(place)) ?? (left[0] as number)] as Candidate)
      .score;
    const isInside = (place: number): boolean => (candidates[place] as Candidate).score >= score;
    const found = pairGroup(task, left, isInside, floaters).filter(([u, v]) => isInside(u) && isInside(v));
    pairs.push(...found);
    const paired = new Set(found.flat());
    left = left.filter((place) => !paired.has(place));
    const isLast = left.every(isInside);
    if (isLast && left.length > 0) throw new Error("the last score group was not paired");
    floaters = new Set(left.filter(isInside));
    task.onProgress(1 - left.length / task.places.length);
  }
  return pairs;
}

function pairGroup(
  task: PairingTask,
  left: readonly number[],
  isInside: (place: number) => boolean,
  floaters: ReadonlySet<number>,
): PlacePair[] {
  const { candidates } = task.field;
  const inside = left.filter(isInside);
  // How far up a player stands in the group: those who stand low shall float.
  const height = new Map(inside.map((place, i) => [place, inside.length - 1 - i]));
  return heaviestPairs(task, left, 2, (u, v, into) => {
    into[0] = 0;
    into[1] = 0;
    if (!isInside(u)) return;
    if (!isInside(v)) {
      into[1] = -(height.get(u) as number) * MANY;
      return;
    }
    into[0] = ((floaters.has(u) ? 1 : 0) + (floaters.has(v) ? 1 : 0)) * MANY + 1;
    into[1] = -clashOf(candidates[u] as Candidate, candidates[v] as Candidate);
  });
}
