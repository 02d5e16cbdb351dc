import { clashOf } from "../candidates.ts";
import type { PairingTask, PlacePair } from "./task.ts";
import { heaviestPairs } from "./weighted.ts";

/** More than the sum of anything that counts in units, for a field of any size. */
const MANY = 2 ** 14;

/**
 * One score group after the other, from the best. As many as can be of those who float down from the group above are
 * paired first, then as many pairs are made within the group as can be, then those float who stand lowest, then colors
 * count. What is left floats into the next group, so that nobody falls two groups if that can be helped. A group is
 * paired by itself; only if all others could not be paired then, a matching of all who are left decides about it.
 */
export function semiPairs(task: PairingTask): PlacePair[] {
  const { candidates } = task.field;
  const scoreAt = (place: number): number => candidates[place].score;
  const pairs: PlacePair[] = [];
  let left = [...task.places];
  let floaters = new Set<number>();
  while (left.length > 0) {
    const score = scoreAt(left.find((place) => !floaters.has(place)) ?? left[0]);
    const group = left.filter((place) => scoreAt(place) >= score);
    const alone = pairGroup(task, group, group, floaters);
    const found = task.kept.removePairs(alone) ? alone : pairGroup(task, group, left, floaters);
    if (found !== alone && !task.kept.removePairs(found)) throw new Error("a score group was paired wrongly");
    pairs.push(...found);
    const paired = new Set(found.flat());
    left = left.filter((place) => !paired.has(place));
    floaters = new Set(group.filter((place) => !paired.has(place)));
    if (floaters.size === left.length && left.length > 0) throw new Error("the last group was not paired");
    task.onProgress(1 - left.length / task.places.length);
  }
  return pairs;
}

/** The pairs within the group, if those among `all` who are not in pairs of the group must be paired with each other. */
function pairGroup(
  task: PairingTask,
  group: readonly number[],
  all: readonly number[],
  floaters: ReadonlySet<number>,
): PlacePair[] {
  const { candidates } = task.field;
  // How far up a player stands in the group: those who stand low shall float.
  const height = new Map(group.map((place, i) => [place, group.length - i]));
  const isFloater = (place: number): number => (floaters.has(place) ? 1 : 0);
  const weigh = (u: number, v: number, into: Float64Array): void => {
    into.fill(0);
    const [heightOfU, heightOfV] = [height.get(u), height.get(v)];
    if (heightOfU === undefined || heightOfV === undefined) return;
    into[0] = (isFloater(u) + isFloater(v)) * MANY + 1;
    const clash = clashOf(candidates[u], candidates[v]);
    into[1] = (heightOfU + heightOfV) * MANY - clash;
  };
  const pairs = heaviestPairs(task, all, 2, weigh, all.length > group.length);
  return pairs.filter(([u, v]) => height.has(u) && height.has(v));
}
