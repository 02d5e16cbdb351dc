import { type DutchEdition, editionOf } from "#algorithms/engines/swiss/dutch/edition.ts";
import { reasonsOf } from "#algorithms/engines/swiss/dutch/reasons-of.ts";
import { pairByMethod } from "#algorithms/engines/swiss/pair-by-method.ts";
import type { TrfProblem } from "#algorithms/engines/swiss/problem.ts";
import { readTrf, type TrfReading } from "#algorithms/engines/swiss/read-trf.ts";
import { standingsOf } from "#algorithms/engines/swiss/standings.ts";
import { namedSystem } from "#algorithms/engines/swiss/system.ts";
import { tieBreakEditionOf } from "#algorithms/engines/swiss/tie-breaks/facts.ts";
import { parseTieBreaks, tieBreaksOf } from "#algorithms/engines/swiss/tie-breaks/tie-breaks.ts";
import { playedRounds, type Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { standingsTable } from "#src/cli/swiss/standings-table.ts";
import { explainedPairs } from "#src/cli/swiss/swiss-reasons.ts";
import { libraryWords } from "./words.en.ts";

/** A tournament in FIDE's TRF: its text, or the bytes of the file, which are then to be UTF-8. */
export type Trf = string | Uint8Array;

/** A mistake in a file. Lines and columns count from 1. */
export interface TrfMistake {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** Thrown for a file that is wrong, with every mistake that could be found. */
export class TrfError extends Error {
  override readonly name: string = "TrfError";
  readonly mistakes: readonly TrfMistake[];

  constructor(mistakes: readonly TrfMistake[]) {
    super(mistakes.map(({ line, column, message }) => `${line}:${column}: ${message}`).join("\n"));
    this.mistakes = mistakes;
  }
}

/** A pair by start numbers, or the bye, whose Black is 0, with its reasons. */
export interface ExplainedPair {
  readonly white: number;
  readonly black: number;
  /** The criterion that decides, where one does, and a sentence. */
  readonly reason: readonly { readonly criterion: string | null; readonly text: string }[];
  /** The pairs that there would be instead. */
  readonly instead: readonly (readonly [white: number, black: number])[];
}

/** The next round of a tournament, in start numbers. */
export interface NextRound {
  /** From 1. */
  readonly round: number;
  readonly pairs: readonly (readonly [white: number, black: number])[];
  readonly bye: number | undefined;
  /** Those whom no complete pairing of the round would hold. */
  readonly unpaired: readonly number[];
  /** Why each pair is so, if it was asked for. */
  readonly reasons?: readonly ExplainedPair[];
}

/** What may be chosen for a pairing. */
export interface PairingOptions {
  /** The edition of the Dutch system: the one that the file names, or the one of its day, unless told. */
  readonly edition?: "2026" | "2017";
  /** Whether reasons are wanted, which takes longer than the pairing. */
  readonly reasons?: boolean;
}

/** Pairs the next round by FIDE's Dutch system. Throws a TrfError. */
export function pairNextRound(trf: Trf, options: PairingOptions = {}): NextRound {
  const reading = readTrf(trf, { most: MOST_MISTAKES });
  const tournament = tournamentIn(reading, (problem) => isInTheWay(problem, reading));
  const refused = refusalOf(tournament);
  if (refused !== undefined) throw new TrfError([{ line: 1, column: 1, message: refused }]);
  const edition: DutchEdition = options.edition ?? editionOf(tournament);
  const pairing = pairByMethod(tournament, "dutch", edition);
  const { field, pairs, bye, unpaired } = pairing;
  const reasons = options.reasons && [...explainedPairs(pairing, reasonsOf(pairing, edition), edition)];
  return {
    ...{ round: field.round, pairs: pairs.map(({ white, black }) => [white, black] as const) },
    ...{ bye, unpaired, ...(reasons && { reasons }) },
  };
}

/** Standings: the tie-breaks that counted, by FIDE's codes, and the players, the first one first. */
export interface Standings {
  readonly tieBreaks: readonly string[];
  readonly standings: readonly {
    /** From 1; equal for those whom nothing tells apart. */
    readonly rank: number;
    /** The start number. */
    readonly id: number;
    readonly name: string;
    readonly points: number;
    /** By the code of the tie-break; null: there is none. */
    readonly values: Readonly<Record<string, number | null>>;
  }[];
}

/** What may be chosen for standings. */
export interface StandingsOptions {
  /** Codes such as "BH/C1": those that the file names, or the usual ones, unless told. */
  readonly tieBreaks?: readonly string[];
  /** The edition of the regulations: that of the file's day unless told. */
  readonly edition?: "2026" | "2025";
}

/** The standings of a tournament after its last full round. Throws a TrfError, and a RangeError for an unknown tie-break. */
export function standings(trf: Trf, options: StandingsOptions = {}): Standings {
  const reading = readTrf(trf, { isForced: true, most: MOST_MISTAKES });
  const tournament = tournamentIn(reading, ({ severity }) => severity === "error");
  const { codes, unknown } = parseTieBreaks((options.tieBreaks ?? tieBreaksOf(tournament)).join(","));
  const wrong = unknown.find((word) => word !== "");
  if (wrong !== undefined) throw new RangeError(libraryWords.noTieBreak(wrong));
  const edition = options.edition ?? tieBreakEditionOf(tournament);
  return standingsTable(tournament, codes, standingsOf(tournament, codes, edition));
}

/** More mistakes than this are not told. */
const MOST_MISTAKES = 1000;

/** The tournament of a file, if nothing is in its way. */
function tournamentIn(
  { tournament, problems }: TrfReading,
  isMistake: (problem: TrfProblem) => boolean,
): Tournament {
  const mistakes = problems.filter(isMistake);
  if (tournament !== undefined && mistakes.length === 0) return tournament;
  throw new TrfError(mistakes.map(({ line, column, message }) => ({ line, column, message })));
}

/** A round that is over, or one that is being played, is no round to be paired. */
function isInTheWay({ severity, kind }: TrfProblem, { tournament, open }: TrfReading): boolean {
  const isOver = tournament?.rounds !== undefined && playedRounds(tournament) >= tournament.rounds;
  return severity === "error" || ((isOver || open !== undefined) && kind === "round");
}

/** Why the Dutch system cannot pair a tournament. */
function refusalOf({ roundRobin, notes }: Tournament): string | undefined {
  if (roundRobin) return libraryWords.allPlayAll;
  const named = namedSystem(notes);
  return named?.kind === "other" ? libraryWords.otherSystem(named.code) : undefined;
}
