import type { Field } from "../candidates.ts";
import { DutchRound } from "./dutch-round.ts";

export interface DutchPairing {
  /** Pairs of places in the field, the better one first. */
  readonly pairs: readonly (readonly [number, number])[];
  /** The place of who gets the bye. */
  readonly bye: number | undefined;
}

export interface DutchOptions {
  /** Every bracket is paired with all below it, and by weights alone: slow, and simple. */
  readonly isPlain?: boolean;
  /** Hears shares from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/**
 * Pairs some places of a field, ascending, by the Dutch system. An odd number leaves one for the bye. Throws an Error if they
 * cannot all be paired: that is to be known before.
 */
export function dutchPairs(
  field: Field,
  places: readonly number[],
  allowed: Uint8Array,
  { isPlain = false, onProgress = () => {} }: DutchOptions = {},
): DutchPairing {
  const round = new DutchRound(field, places, allowed, { isPlain });
  while (round.left.length > 0) {
    round.pairTop();
    onProgress(1 - round.left.length / places.length);
  }
  return { pairs: round.pairs, bye: round.bye };
}
