import { type Bracket, openBracket, type Pair } from "../bracket.ts";
import { type CriterionName, NAMES } from "../names.ts";
import type { Problem } from "../problem.ts";
import { type Round, roundOf } from "../round.ts";
import { type CanPair, completionOf, leastByeScore } from "../solve/completion.ts";
import { BASE } from "../solve/shape.ts";
import type { Frame } from "../steps.ts";
import { byeOf, OPEN, ROW_HEAD, ROWS, rowWidth } from "./sheet.ts";

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
