/**
 * Pairs the next round of a Swiss tournament, in the three steps of M. Hošek's write-up: how many must stay out, who
 * that is, and which pairs. The first two steps are the same for all methods, and each asks a matching; the third is given.
 */

import { allowedPairs, colorOfBetter, type Field, fieldOf } from "./candidates.ts";
import { KeptMatching } from "./incremental-matching.ts";
import type { PairingTask, PlacePair } from "./methods/task.ts";
import type { Tournament } from "./tournament.ts";

export interface Pairing {
  readonly field: Field;
  /** Start numbers. The best pair first: by the score of its better player, of the other one, and by rank. */
  readonly pairs: readonly { readonly white: number; readonly black: number }[];
  /** The start number of who has the bye: of an odd field one who may have it. */
  readonly bye: number | undefined;
  /** Start numbers of the others who cannot be paired. */
  readonly unpaired: readonly number[];
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
  const all = Array.from({ length: n }, (_, place) => place);
  const places = all.filter((place) => kept.isOut[place] === 0);
  const everybody = out.unpaired.length > 0 ? undefined : all;
  const { pairs, bye = out.bye } = choose({ field, places, allowed, kept, everybody });
  const idOf = (place: number): number => candidates[place].id;
  return {
    field,
    pairs: inBoardOrder(field, pairs).map((pair) => colored(field, pair)),
    bye: bye === undefined ? undefined : idOf(bye),
    unpaired: out.unpaired.map(idOf).sort((a, b) => a - b),
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
