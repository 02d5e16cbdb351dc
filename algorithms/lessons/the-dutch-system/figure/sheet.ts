import type { Cells } from "#algorithms/core/run/trace.ts";
import type { Bracket, Candidate } from "../bracket.ts";
import { NAMES } from "../names.ts";
import type { Round } from "../round.ts";
import type { CellName, Recorder } from "../steps.ts";

/** The last candidates that are kept for the picture. */
export const ROWS = 6;
/** A row of the sieve: the number of the candidate, what became of it, its values, and the partners of all places. */
export const ROW_HEAD = 2;
/** What became of a candidate: nothing yet; it fell at criterion c (FELL + c); it led by criterion c; it came later. */
export const OPEN = 0;
export const FELL = 1;
export const LED = 32;
export const LATE = 64;
/** A criterion that was not asked for any more. */
export const UNSEEN = -1;
/** Behind the last place: the partner of who has the bye. */
export const byeOf = ({ n }: Pick<Round, "n">): number => n + 1;

export const rowWidth = (n: number): number => ROW_HEAD + NAMES.length + n + 1;

/** The cells of a run, with its steps. */
export interface Sheet {
  readonly step: Recorder["step"];
  readonly cells: Readonly<Record<CellName, Cells>>;
  readonly n: number;
}

/** Makes the cells, all 0. */
export function layOut({ n }: Round, { step, cells }: Recorder): Sheet {
  return {
    step,
    n,
    cells: {
      mate: cells("mate", n + 1),
      moved: cells("moved", n + 1),
      trial: cells("trial", n + 1),
      best: cells("best", n + 1),
      color: cells("color", n + 1),
      bracket: cells("bracket", 1),
      limit: cells("limit", 2),
      number: cells("number", 2),
      top: cells("top", NAMES.length),
      sieve: cells("sieve", ROWS * rowWidth(n)),
    },
  };
}

/** Opens a bracket: what belonged to the one before is wiped. */
export function enter({ cells, n }: Sheet, at: number, { moved }: Bracket): void {
  cells.bracket.put(0, at);
  for (let u = 1; u <= n; u++) cells.moved.put(u, moved.includes(u) ? 1 : 0);
  for (const wiped of [cells.trial, cells.best, cells.limit, cells.number, cells.top, cells.sieve])
    for (let i = 0; i < wiped.length; i++) wiped.put(i, 0);
}

/** The partners that a candidate gives to all places. */
function partnersIn({ pairs }: Candidate, n: number): number[] {
  const partners = Array.from({ length: n + 1 }, () => 0);
  for (const [u, v] of pairs) [partners[u], partners[v]] = [v, u];
  return partners;
}

function rowOf({ n }: Sheet, k: number): number {
  return ((k - 1) % ROWS) * rowWidth(n);
}

/** Writes candidate k into the sieve. */
export function lay(sheet: Sheet, k: number, candidate: Candidate): void {
  const { cells, n } = sheet;
  cells.number.put(0, k);
  const row = rowOf(sheet, k);
  cells.sieve.put(row, k);
  cells.sieve.put(row + 1, OPEN);
  for (let c = 0; c < NAMES.length; c++) cells.sieve.put(row + ROW_HEAD + c, UNSEEN);
  for (const [u, v] of partnersIn(candidate, n).entries()) {
    cells.trial.put(u, v);
    cells.sieve.put(row + ROW_HEAD + NAMES.length + u, v);
  }
}

/** Writes what became of candidate k, with the values that decided it. */
export function mark(sheet: Sheet, k: number, verdict: number, values: readonly number[]): void {
  const { sieve } = sheet.cells;
  const row = rowOf(sheet, k);
  sieve.put(row + 1, verdict);
  for (const [c, value] of values.entries()) sieve.put(row + ROW_HEAD + c, value);
}

/** Makes candidate k the best one so far. */
export function crown({ cells, n }: Sheet, k: number, candidate: Candidate, values: readonly number[]): void {
  cells.number.put(1, k);
  for (const [c, value] of values.entries()) cells.top.put(c, value);
  for (const [u, v] of partnersIn(candidate, n).entries()) cells.best.put(u, v);
}
