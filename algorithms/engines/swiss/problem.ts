import type { Mistake } from "#algorithms/core/lesson/mistake.ts";

/**
 * What can be wrong with a TRF file. Syntax: the text is not what its record should be. Rule: the text is clear, but no
 * tournament can have gone like that. A warning is about something odd that is allowed. Columns count characters, as the
 * format does, whatever these take in bytes or in UTF-16.
 */
export interface TrfProblem extends Mistake<TrfProblemKind> {
  readonly severity: "error" | "warning";
  readonly about: "syntax" | "rule";
}

export type TrfProblemKind =
  | "encoding"
  | "record"
  | "columns"
  | "number"
  | "points"
  | "color"
  | "result"
  | "round"
  | "player"
  | "duplicate"
  | "opponent"
  | "rematch"
  | "bye"
  | "absence"
  | "rank"
  | "team"
  | "limit";

/** More problems than this are not listed, unless more are asked for. */
export const MOST_PROBLEMS = 200;

/** What counts as a problem, and how much is told. */
export interface TrfOptions {
  /** An arbiter may have decided that two meet again, or that somebody has a second bye: then these are only warnings. */
  readonly isForced?: boolean;
  /** How many problems are listed at most. */
  readonly most?: number;
}
