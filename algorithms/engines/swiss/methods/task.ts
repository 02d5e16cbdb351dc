import type { Field } from "../candidates.ts";
import type { KeptMatching } from "../incremental-matching.ts";

/** A pair of places in the field, the better one first. */
export type PlacePair = readonly [better: number, other: number];

/** What a method gets: a field in which everybody who is left can be paired. */
export interface PairingTask {
  readonly field: Field;
  /** Who is to be paired, as places in the field, ascending. */
  readonly places: readonly number[];
  /** Which places of the field may meet, 0 or 1 in rows. */
  readonly allowed: Uint8Array;
  /** A perfect matching of those places. */
  readonly kept: KeptMatching;
  readonly onProgress: (share: number) => void;
}
