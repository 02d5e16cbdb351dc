/** Why a round is not as somebody wishes. */

import type { Field, objection } from "../candidates.ts";
import type { PairingDifference } from "./compare-pairings.ts";
import type { DutchPairing } from "./dutch-pairs.ts";
import type { Wish } from "./wish.ts";

export type Reason =
  /** It is so. */
  | { readonly kind: "granted" }
  /** They must not meet. */
  | { readonly kind: "rule"; readonly rule: NonNullable<ReturnType<typeof objection>> }
  /** Not all could be paired then (C4). */
  | { readonly kind: "incomplete" }
  /** The best pairing in which it is so, and the first rule by which that one loses; its value there is the second one. */
  | { readonly kind: "worse"; readonly instead: DutchPairing; readonly difference: PairingDifference };

/** The reasons of a round, by whichever edition it was paired. */
export interface RoundReasons {
  readonly field: Field;
  readonly pairing: DutchPairing;
  ask(wish: Wish): Reason;
}
