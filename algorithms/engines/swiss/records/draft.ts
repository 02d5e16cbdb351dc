/** What a file says while it is read: the pieces of a tournament, with their places. */

import type { Absence, Acceleration, Color, ForbiddenPairs, Player, Result } from "../tournament.ts";
import type { ScoringDraft } from "./scoring.ts";

/** Rounds have three columns in other records. */
export const MOST_ROUNDS = 999;

/** Where something stands. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A player's record with its place. Only what could be read of it is compared with others. */
export interface PlacedPlayer {
  readonly id: number;
  readonly line: number;
  readonly player: Player;
  /** Whether the fields stand in their columns. */
  readonly isAligned: boolean;
  /** Whether all of it could be read. */
  readonly isWhole: boolean;
  /** The rounds, from 0, that could not be read. */
  readonly unread: ReadonlySet<number>;
  /** The rounds, from 0, in which there is an opponent and no result. */
  readonly pending: ReadonlySet<number>;
  /** The result in the round that is being played, which the points may contain. */
  readonly ahead?: Result | undefined;
}

/** What a file says, with places, also where it is wrong. */
export interface Draft {
  readonly players: PlacedPlayer[];
  /** Whether a record of a player could not be told whose it is. */
  hasNameless: boolean;
  rounds: { readonly value: number; readonly line: number } | undefined;
  /** Whether a record tried to say how many rounds there are. */
  hasRounds: boolean;
  scoring: ScoringDraft;
  initialColor: { readonly color: Color; readonly line: number } | undefined;
  isRankOrder: boolean;
  readonly absences: (Absence & Place)[];
  readonly forbidden: (ForbiddenPairs & Place)[];
  readonly acceleration: Acceleration[];
  /** The lines of those who are accelerated one by one. */
  readonly accelerated: Map<number, number>;
  /** Players whom other records name. */
  readonly named: ({ readonly id: number } & Place)[];
  /** Players whose points are not the sum of their results: who has a penalty or a bonus. */
  readonly abnormal: Set<number>;
  /** Absences from "the next round", which is known at the end. */
  readonly nextAbsences: ({ readonly player: number } & Place)[];
  readonly notes: string[];
  /** The lines of records that say by which rules to pair, by their codes. */
  readonly lines: Map<string, number>;
  /** Records of teams. */
  readonly teams: ({ readonly code: string } & Place)[];
}
