import type { Cells } from "#algorithms/core/run/trace.ts";
import {
  type Bracket,
  type Candidate,
  type CriterionName,
  NAMES,
  openBracket,
  type Pair,
} from "../bracket.ts";
import type { Problem } from "../problem.ts";
import { placesIn, type Round, roundOf, setOf, subsetsOf } from "../round.ts";
import { type CanPair, completionOf, leastByeScore } from "../solve/completion.ts";
import { criteria } from "../solve/criteria.ts";
import { BASE, nextShape, shapeOf } from "../solve/shape.ts";
import type { CellName, Frame, Recorder } from "../steps.ts";

/** The last candidates that are kept for the picture. */
const ROWS = 6;
/** A row of the sieve: the number of the candidate, what became of it, its values, and the partners of all places. */
const ROW_HEAD = 2;
/** What became of a candidate: nothing yet; it fell at criterion c (FELL + c); it led by criterion c; it came later. */
export const OPEN = 0;
export const FELL = 1;
export const LED = 32;
export const LATE = 64;
/** A criterion that was not asked for any more. */
const UNSEEN = -1;
/** Behind the last place: the partner of who has the bye. */
export const byeOf = ({ n }: Pick<Round, "n">): number => n + 1;

const rowWidth = (n: number): number => ROW_HEAD + NAMES.length + n + 1;

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

/** A candidate that stands in the sieve. */
export interface SieveRow {
  readonly number: number;
  readonly verdict: number;
  /** −1: not asked for. */
  readonly values: readonly number[];
  readonly pairs: readonly Pair[];
}

/** What the cells of a frame say. Players by places. */
export interface State {
  readonly round: Round;
  /** The bracket that is open; undefined before the first one, and when the round is paired. */
  readonly bracket: Bracket | undefined;
  /** Its number, from 1. */
  readonly at: number;
  /** The pairs of the round, and those of the candidate and of the best one so far. */
  readonly made: readonly Pair[];
  readonly trial: readonly Pair[];
  readonly best: readonly Pair[];
  /** The candidate and the best one by their numbers; 0: none. */
  readonly number: number;
  readonly leader: number;
  /** The values of the best one. */
  readonly top: readonly number[];
  /** The last candidates, the latest one last. */
  readonly rows: readonly SieveRow[];
  readonly bye: number;
}

/** What is known of a round before it is paired. */
interface Setting {
  /** Undefined: not all can be paired. */
  readonly byeScore: number | undefined;
  readonly canPair: CanPair;
}

const settings = new WeakMap<Problem, Setting>();

export function settingOf(problem: Problem): Setting {
  const known = settings.get(problem);
  if (known) return known;
  const round = roundOf(problem);
  const byeScore = leastByeScore(round);
  const setting = { byeScore, canPair: completionOf(round, byeScore ?? -1) };
  settings.set(problem, setting);
  return setting;
}

export function stateOf(problem: Problem, { cells, step }: Frame): State {
  const round = roundOf(problem);
  const { n } = round;
  const { canPair, byeScore = -1 } = settingOf(problem);
  const at = cells.bracket[0] ?? 0;
  const isOpen = at > 0 && step !== "boards" && step !== "board" && step !== "bye";
  const moved = placesWhere(cells.moved, (flag) => flag === 1);
  const rows = Array.from({ length: ROWS }, (_, r) => r * rowWidth(n))
    .filter((row) => (cells.sieve[row] ?? 0) > 0)
    .map((row): SieveRow => {
      const from = row + ROW_HEAD;
      const all = Array.from(cells.sieve);
      return {
        number: all[row],
        verdict: all[row + 1] ?? OPEN,
        values: all.slice(from, from + NAMES.length),
        pairs: pairsIn(all.slice(from + NAMES.length, row + rowWidth(n)), n),
      };
    })
    .sort((one, other) => one.number - other.number);
  return {
    round,
    at,
    bracket: isOpen ? openBracket(round, at - 1, moved, { canPair, byeScore }) : undefined,
    made: pairsIn(cells.mate, n),
    trial: isOpen ? pairsIn(cells.trial, n) : [],
    best: isOpen ? pairsIn(cells.best, n) : [],
    number: cells.number[0] ?? 0,
    leader: cells.number[1] ?? 0,
    top: Array.from(cells.top),
    rows,
    bye: Array.from(cells.mate).indexOf(byeOf(round)),
  };
}

function placesWhere(cells: ArrayLike<number>, holds: (value: number) => boolean): number[] {
  return Array.from(cells).flatMap((value, place) => (place > 0 && holds(value) ? [place] : []));
}

/** The pairs that partners tell. */
function pairsIn(partners: ArrayLike<number>, n: number): Pair[] {
  return Array.from(partners).flatMap((v, u): Pair[] => (u > 0 && v > u && v <= n ? [[u, v]] : []));
}

/** The members of a bracket who are in none of some pairs. */
export function floatsOf({ members }: Pick<Bracket, "members">, pairs: readonly Pair[]): number[] {
  const paired = new Set(pairs.flat());
  return members.filter((u) => !paired.has(u));
}

/** The criteria by which candidates of a bracket can differ at all. */
export function liveCriteria(bracket: Bracket): CriterionName[] {
  const { round, members, moved, residents, next, byeScore, score } = bracket;
  const someFloated = (places: readonly number[], when: "lastFloat" | "floatBefore", float: "down" | "up") =>
    places.some((u) => round.facts(u)[when] === float);
  const fromAbove = (when: "lastFloat" | "floatBefore") =>
    moved.length > 0 && someFloated(residents, when, "up");
  const several = new Set(moved.map((u) => round.player(u).score)).size > 1;
  const hasTop = members.some((u) => round.player(u).isTopscorer);
  const live: Readonly<Record<CriterionName, boolean>> = {
    C4: true,
    C8: next.length > 0,
    C9: byeScore >= score,
    C10: hasTop,
    C11: hasTop,
    C12: members.length > 1,
    C13: members.filter((u) => round.player(u).strength > 1).length > 1,
    C14: someFloated(residents, "lastFloat", "down"),
    C15: fromAbove("lastFloat"),
    C16: someFloated(residents, "floatBefore", "down"),
    C17: fromAbove("floatBefore"),
    C18: someFloated(moved, "lastFloat", "down"),
    C19: several && fromAbove("lastFloat"),
    C20: someFloated(moved, "floatBefore", "down"),
    C21: several && fromAbove("floatBefore"),
  };
  return NAMES.filter((name) => live[name]);
}

/** The criteria whose values have a digit for each score. */
const OF_SCORES: readonly CriterionName[] = ["C8", "C18", "C19", "C20", "C21"];

/** The digits of a value: one, or one for each score of the bracket, and of C8 the number of all before them. */
export function digitsOf(name: CriterionName, value: number, scores: number): number[] {
  if (!OF_SCORES.includes(name)) return [value];
  const count = scores + (name === "C8" ? 1 : 0);
  return Array.from({ length: count }, (_, i) => Math.floor(value / BASE ** (count - 1 - i)) % BASE);
}

/** An edge of the matching that a candidate is, with what it adds to each criterion. */
export interface DigitEdge {
  /** A pair; a member who meets the outside; somebody whose edge leads out of the next bracket. */
  readonly kind: "pair" | "float" | "on";
  readonly places: readonly number[];
  readonly digits: Readonly<Record<CriterionName, number>>;
}

/** The edges of a candidate. C4 has no digit: a matching that is perfect fulfils it. */
export function digitEdges(bracket: Bracket, { pairs, floats }: Candidate): DigitEdge[] {
  const ofPairs = pairs.map(
    (pair): DigitEdge => ({ kind: "pair", places: pair, digits: digitsAlone(bracket, [pair], []) }),
  );
  const ofFloats = floats.map((u): DigitEdge => {
    const digits = digitsAlone(bracket, [], [u]);
    // Only one who floats alone can be known to get the bye.
    return { kind: "float", places: [u], digits: floats.length === 1 ? digits : { ...digits, C9: 0 } };
  });
  const below = nextFloats(bracket, floats).map(
    (u): DigitEdge => ({
      kind: "on",
      places: [u],
      digits: { ...zero(), C8: shapeOf(bracket, [u]) },
    }),
  );
  return [...ofPairs, ...ofFloats, ...below];
}

function zero(): Record<CriterionName, number> {
  return Object.fromEntries(NAMES.map((name) => [name, 0])) as Record<CriterionName, number>;
}

/** What a part of a candidate adds, by the criteria of the bracket itself. */
function digitsAlone(
  bracket: Bracket,
  pairs: readonly Pair[],
  floats: readonly number[],
): Record<CriterionName, number> {
  const own = NAMES.filter((name) => name !== "C4" && name !== "C8");
  return {
    ...zero(),
    ...Object.fromEntries(own.map((name) => [name, criteria[name](bracket, { pairs, floats })])),
  };
}

/** Who floats from the next bracket, if it does as well as it can after these have floated into it; the first such set. */
function nextFloats(bracket: Bracket, floats: readonly number[]): number[] {
  const { next, belowNext, canPair } = bracket;
  if (next.length === 0) return [];
  const best = nextShape(bracket, floats);
  const all = setOf([...floats, ...next]);
  for (const on of subsetsOf(all)) {
    const places = placesIn(on);
    const fits = shapeOf(bracket, places) === best && (placesIn(all).length - places.length) % 2 === 0;
    if (fits && canPair(all - on) && canPair(on | belowNext)) return places;
  }
  return [];
}
