/**
 * Pairs the next round of a Swiss tournament, in the three steps of M. Hošek's write-up: how many must stay out, who
 * that is, and which pairs. The first two steps are the same for all methods of his, and each asks a matching.
 */

import { solveMatching } from "../matching/fast/solve-matching.ts";
import { allowedPairs, colorOfBetter, type Field, fieldOf } from "./candidates.ts";
import { KeptMatching } from "./kept-matching.ts";
import { basicPairs } from "./methods/basic.ts";
import { exactPairs } from "./methods/exact.ts";
import { groupPairs } from "./methods/group.ts";
import { semiPairs } from "./methods/semi.ts";
import type { PairingTask, PlacePair } from "./methods/task.ts";
import type { MatchingMethod } from "./pairing-method.ts";
import type { Tournament } from "./tournament.ts";

export interface Pairing {
  readonly field: Field;
  /** Start numbers. The best pair first: by the score of its better player, of the other one, and by rank. */
  readonly pairs: readonly { readonly white: number; readonly black: number }[];
  /** The start number of who has the bye: of an odd field one who may have it. */
  readonly bye: number | undefined;
  /** Start numbers of the others who cannot be paired. */
  readonly unpaired: readonly number[];
  /** If somebody is unpaired: start numbers without whom there are more odd components than them. */
  readonly barrier: Barrier | undefined;
}

/** Why not all can be paired: without some players the others fall into too many odd islands. */
export interface Barrier {
  /** Start numbers of those who are taken away. */
  readonly without: readonly number[];
  /** The islands of odd size, by start numbers; 0 stands for the bye. */
  readonly islands: readonly (readonly number[])[];
}

const METHODS: Readonly<Record<MatchingMethod, (task: PairingTask) => PlacePair[]>> = {
  basic: basicPairs,
  semi: semiPairs,
  group: groupPairs,
  exact: exactPairs,
};

/**
 * Pairs the next round. Of all pairings that the mandatory rules allow it has the most pairs; who stays out is taken from
 * the bottom of the field. `onProgress` hears shares from 0 to 1.
 */
export function pairRound(
  tournament: Tournament,
  method: MatchingMethod,
  onProgress: (share: number) => void = () => {},
): Pairing {
  return pairBy(tournament, (task) => ({ pairs: METHODS[method]({ ...task, onProgress }), bye: undefined }));
}

/** What chooses the pairs: of all but those who must stay out, and whose bye is given, or of a whole field. */
export interface ChosenPairs {
  readonly pairs: readonly PlacePair[];
  /** The place of who gets the bye, where that is chosen with the pairs. */
  readonly bye: number | undefined;
}

/** A task of a method, and everybody who is to be paired or to get the bye; undefined where not all can be. */
export type RoundTask = Omit<PairingTask, "onProgress"> & {
  readonly everybody: readonly number[] | undefined;
};

/** Pairs the next round by any method: `choose` gets those of the field who can be paired. */
export function pairBy(
  tournament: Tournament,
  choose: (task: RoundTask) => ChosenPairs,
  field = fieldOf(tournament),
): Pairing {
  const { candidates } = field;
  const n = candidates.length;
  const allowed = allowedPairs(field);
  const kept = new KeptMatching(n, allowed);
  const out = leaveOut(field, kept);
  const isIncomplete = out.unpaired.length > 0;
  const all = Array.from({ length: n }, (_, place) => place);
  const places = all.filter((place) => kept.isOut[place] === 0);
  const everybody = isIncomplete ? undefined : all;
  const { pairs, bye = out.bye } = choose({ field, places, allowed, kept, everybody });
  const idOf = (place: number): number => candidates[place].id;
  return {
    field,
    pairs: inBoardOrder(field, pairs).map((pair) => colored(field, pair)),
    bye: bye === undefined ? undefined : idOf(bye),
    unpaired: out.unpaired.map(idOf).sort((a, b) => a - b),
    barrier: isIncomplete ? barrierOf(field, allowed) : undefined,
  };
}

/**
 * Lets those leave who must stay out, from the bottom of the field, so that as many pairs as before remain possible. In
 * an odd field the first one must be able to have the bye, if that can be.
 */
function leaveOut(
  { candidates }: Field,
  kept: KeptMatching,
): { readonly bye: number | undefined; readonly unpaired: readonly number[] } {
  const n = candidates.length;
  let count = n - 2 * kept.size;
  let bye: number | undefined;
  if (n % 2 === 1) {
    for (let place = n - 1; place >= 0 && bye === undefined; place--) {
      if (candidates[place].mayHaveBye && kept.remove(place)) bye = place;
    }
    if (bye !== undefined) count--;
  }
  const unpaired: number[] = [];
  for (let place = n - 1; place >= 0 && unpaired.length < count; place--) {
    if (kept.isOut[place] === 0 && kept.remove(place)) unpaired.push(place);
  }
  return { bye, unpaired };
}

/** The sets of Gallai and Edmonds show why no pairing is complete; in an odd field the bye is one more vertex. */
function barrierOf({ candidates }: Field, allowed: Uint8Array): Barrier {
  const n = candidates.length;
  const edges: { u: number; v: number; weight: number }[] = [];
  for (let u = 0; u < n; u++) {
    for (let v = u + 1; v < n; v++) if (allowed[u * n + v] === 1) edges.push({ u, v, weight: 1 });
    if (n % 2 === 1 && candidates[u].mayHaveBye) edges.push({ u, v: n, weight: 1 });
  }
  const all = n + (n % 2);
  const { certificate } = solveMatching({ n: all, edges }, "cardinality");
  const without = certificate.gallaiEdmonds?.a ?? [];
  const isGone = new Set(without);
  const idOf = (place: number): number => candidates[place]?.id ?? 0;
  const neighbors = Array.from({ length: all }, (): number[] => []);
  for (const { u, v } of edges) {
    if (isGone.has(u) || isGone.has(v)) continue;
    neighbors[u].push(v);
    neighbors[v].push(u);
  }
  const islands: number[][] = [];
  const seen = new Set<number>(without);
  for (let start = 0; start < all; start++) {
    if (seen.has(start)) continue;
    seen.add(start);
    const island = [start];
    for (const u of island) {
      for (const v of neighbors[u]) {
        if (seen.has(v)) continue;
        seen.add(v);
        island.push(v);
      }
    }
    if (island.length % 2 === 1) islands.push(island.map(idOf).sort((a, b) => a - b));
  }
  return { without: without.map(idOf).sort((a, b) => a - b), islands };
}

function inBoardOrder({ candidates }: Field, pairs: readonly PlacePair[]): PlacePair[] {
  const scoreOf = (place: number): number => candidates[place].score;
  const sorted = pairs.map(([u, v]): PlacePair => (u < v ? [u, v] : [v, u]));
  return sorted.sort(
    ([a, b], [c, d]) => scoreOf(c) - scoreOf(a) || scoreOf(d) - scoreOf(b) || a - c || b - d,
  );
}

function colored(
  field: Field,
  [better, other]: PlacePair,
): { readonly white: number; readonly black: number } {
  const [u, v] = [field.candidates[better], field.candidates[other]];
  return colorOfBetter(field, u, v) === "white" ? { white: u.id, black: v.id } : { white: v.id, black: u.id };
}
