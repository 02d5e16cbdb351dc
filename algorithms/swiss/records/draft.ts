/** What a file says while it is read: the pieces of a tournament, with their places. */

import type { Absence, Acceleration, Color, ForbiddenPairs, Player, Scoring } from "../tournament.ts";

/** A player's record with its place. Of one that could not be read to its end, nothing is compared with others. */
export interface PlacedPlayer {
  readonly id: number;
  readonly line: number;
  readonly player: Player;
  readonly isWhole: boolean;
}

/** What a file says, with places, also where it is wrong. */
export interface Draft {
  readonly players: PlacedPlayer[];
  /** Whether a record of a player could not be told whose it is. */
  hasNameless: boolean;
  rounds: { readonly value: number; readonly line: number } | undefined;
  scoring: Scoring;
  initialColor: Color | undefined;
  isRankOrder: boolean;
  readonly absences: Absence[];
  readonly forbidden: ForbiddenPairs[];
  readonly acceleration: Acceleration[];
  /** Players whom other records name. */
  readonly named: { readonly id: number; readonly line: number; readonly column: number }[];
  /** Absences from "the next round", which is known at the end. */
  readonly nextAbsences: number[];
  readonly notes: string[];
}
