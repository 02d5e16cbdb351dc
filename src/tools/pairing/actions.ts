/** Everything that an arbiter can do, as data. */

import type { DutchEdition } from "#algorithms/engines/swiss/dutch/edition.ts";
import type { Entry } from "#algorithms/engines/swiss/list/entry.ts";
import type { Pairing } from "#algorithms/engines/swiss/pair-round.ts";
import type { PairingMethod } from "#algorithms/engines/swiss/pairing-method.ts";
import type { TrfProblem } from "#algorithms/engines/swiss/problem.ts";
import type { TieBreakCode } from "#algorithms/engines/swiss/tie-breaks/tie-breaks.ts";
import type { Acceleration, Color, Scoring, Tournament } from "#algorithms/engines/swiss/tournament.ts";
import type { Doc, Status } from "./doc.ts";
import type { Reading } from "./file/trf-text.ts";
import type { Detail } from "./players/details.ts";
import type { Correction, Person } from "./round/changes.ts";
import type { Outcome } from "./round/results.ts";

export type Action =
  /** A text from a file or the clipboard. */
  | { readonly kind: "open"; readonly text: string; readonly encoding?: readonly TrfProblem[] }
  /** The same, when it has been read already. */
  | { readonly kind: "take"; readonly reading: Reading }
  | ({ readonly kind: "begin"; readonly tournament: Tournament } & Partial<
      Pick<Doc, "leftOver" | "isForced">
    >)
  /** The text is edited by hand. Times are in milliseconds. */
  | { readonly kind: "type"; readonly text: string; readonly time: number }
  /** The text is right as it stands: as Latin-1, or with what breaks the rules of pairing. */
  | { readonly kind: "accept" }
  /** A text with mistakes makes room for the tournament before it. */
  | { readonly kind: "put-away" }
  | { readonly kind: "method"; readonly method: PairingMethod }
  | { readonly kind: "draw"; readonly pairing: Omit<Pairing, "field">; readonly method: PairingMethod }
  | { readonly kind: "discard" }
  | { readonly kind: "exchange"; readonly a: number; readonly b: number }
  | { readonly kind: "restore" }
  | { readonly kind: "result"; readonly board: number; readonly outcome: Outcome | undefined }
  | { readonly kind: "close" }
  | { readonly kind: "reopen" }
  | ({ readonly kind: "correct" } & Correction)
  | ({
      readonly kind: "add";
      /** What each round counts that was missed; nothing is what it is without. */
      readonly missed?: "H" | "Z";
      /** Whether the start number goes by rating; otherwise it is the last one. */
      readonly isPlaced?: boolean;
    } & Pick<Entry, "name" | "rating"> &
      Partial<Entry>)
  /** Before the first round. */
  | { readonly kind: "remove"; readonly player: number }
  | { readonly kind: "rename"; readonly player: number; readonly name: string; readonly time: number }
  | { readonly kind: "rate"; readonly player: number; readonly rating: number; readonly time: number }
  /** For one round, or from it on for who withdraws; without a round for the next one. */
  | {
      readonly kind: "status";
      readonly player: number;
      readonly status: Status;
      readonly round?: number;
      /** The last of several rounds. */
      readonly last?: number;
    }
  /** In all rounds, or from one to another. */
  | {
      readonly kind: "forbid";
      readonly a: number;
      readonly b: number;
      readonly first?: number;
      readonly last?: number;
    }
  | { readonly kind: "allow"; readonly index: number }
  /** Points for the pairing of some rounds. */
  | { readonly kind: "accelerate"; readonly acceleration: Acceleration }
  /** Points by FIDE's Baku method, in the place of all others. */
  | { readonly kind: "baku" }
  /** What results are worth. */
  | { readonly kind: "scoring"; readonly scoring: Scoring }
  | { readonly kind: "slow-down"; readonly index: number }
  | {
      readonly kind: "federation";
      readonly player: number;
      readonly federation: string;
      readonly time: number;
    }
  /** The name of the tournament, its place, its dates, its arbiters. */
  | {
      readonly kind: "detail";
      readonly detail: Detail;
      readonly text: string;
      readonly time: number;
    }
  /** Where a player always sits; undefined: anywhere. */
  | {
      readonly kind: "fixed-board";
      readonly player: number;
      readonly board: number | undefined;
      readonly time: number;
    }
  | { readonly kind: "club"; readonly player: number; readonly club: string; readonly time: number }
  /** Categories and their prizes; `field` is what is being typed into. */
  | {
      readonly kind: "prizes";
      readonly notes: readonly string[];
      readonly field: string;
      readonly time: number;
    }
  /** As "2026-11-23", or nothing. */
  | { readonly kind: "date"; readonly round: number; readonly date: string }
  | {
      readonly kind: "person";
      readonly player: number;
      readonly person: Person;
      readonly time: number;
    }
  /** The rules of the Dutch system, which the file then names (192). */
  | { readonly kind: "edition"; readonly edition: DutchEdition }
  | { readonly kind: "rounds"; readonly rounds: number }
  | { readonly kind: "color"; readonly color: Color }
  /** In a round robin: a result of any round; undefined takes it away. */
  | {
      readonly kind: "score";
      readonly round: number;
      /** From 0. */
      readonly board: number;
      readonly outcome: Outcome | undefined;
    }
  /** In a round robin: somebody leaves, or comes back after all. */
  | { readonly kind: "withdraw"; readonly player: number; readonly isGone: boolean }
  /** What decides between equals, the first one first. */
  | { readonly kind: "tie-breaks"; readonly codes: readonly TieBreakCode[] }
  /** Another tournament takes the place of the one that is open. */
  | { readonly kind: "show"; readonly doc: Doc }
  | { readonly kind: "undo" | "redo" };
