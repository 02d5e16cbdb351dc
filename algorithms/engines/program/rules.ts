/**
 * Which picture each variable gets: from what the program does with it, and from what was seen in it. Decided once for a whole run,
 * so nothing changes its kind while it is watched.
 */
import type { ProgramRun } from "./conduct.ts";
import { factsOf } from "./facts.ts";
import type { Variable } from "./program.ts";
import { type Held, type SeenValues, seenValues } from "./seen-values.ts";
import { OBJECT_KINDS } from "./words.ts";

/**
 * A list in a row of cells; a text in letters; lists in a list, a row each; keys with their values, of objects and maps, and what a set
 * has.
 */
export type PictureKind = "row" | "letters" | "grid" | "entries" | "members";

export interface Drawn {
  readonly variable: Variable;
  readonly kind: PictureKind;
  /** The most that it held: cells, rows or entries; and the most that one of its rows did. */
  readonly most: number;
  readonly columns: number;
  /** Every object that it held. */
  readonly objects: ReadonlySet<number>;
}

export interface Decided {
  /** In the order in which they were first there. Of two names of the same objects only the first is drawn. */
  readonly drawn: readonly Drawn[];
  /** The numbers that stand at the places of a variable. */
  readonly pointers: ReadonlyMap<Variable, readonly Variable[]>;
  readonly pairs: ReadonlyMap<Variable, readonly (readonly [row: Variable, column: Variable])[]>;
  /** The two of its numbers between which it is still being worked. */
  readonly ranges: ReadonlyMap<Variable, readonly [low: Variable, high: Variable]>;
  /** The functions that are called while they wait for themselves: of these only the latest call is drawn. */
  readonly recursive: ReadonlySet<number>;
}

export function decide(run: ProgramRun): Decided {
  const { uses, origins, compared } = factsOf(run.program);
  const seen = seenValues(run);
  const isNumber = (variable: Variable): boolean => {
    const held = seen.held(variable);
    return held?.hasWhole === true && !held.hasText && held.objects.size === 0;
  };
  const pointers = new Map<Variable, readonly Variable[]>();
  const pairs = new Map<Variable, readonly (readonly [Variable, Variable])[]>();
  const ranges = new Map<Variable, readonly [Variable, Variable]>();
  for (const [variable, use] of uses) {
    const places = [...use.places];
    // The ends of a range: what a place is computed from.
    const ends = places
      .flatMap((place) => [...(origins.get(place) ?? [])])
      .filter(({ kind }) => kind !== "const");
    const at = [...new Set([...places, ...ends])].filter(isNumber);
    if (at.length > 0) pointers.set(variable, at);
    const both = use.pairs.filter(([row, column]) => row !== column && isNumber(row) && isNumber(column));
    if (both.length > 0) pairs.set(variable, both);
    const range = compared.find(([low, high]) => at.includes(low) && at.includes(high));
    if (range) ranges.set(variable, range);
  }
  const isTakenApart = (variable: Variable): boolean => uses.get(variable)?.isTakenApart === true;
  return { drawn: drawnOf(run, seen, isTakenApart), pointers, pairs, ranges, recursive: recursiveIn(run) };
}

function drawnOf(run: ProgramRun, seen: SeenValues, isTakenApart: (variable: Variable) => boolean): Drawn[] {
  const all = run.program.variables.flatMap((variable) => {
    const held = seen.held(variable);
    return held && !/function|class/.test(variable.kind) ? [{ variable, held }] : [];
  });
  all.sort((a, b) => a.held.first - b.held.first);
  const shown = new Set<number>();
  const drawn: Drawn[] = [];
  for (const { variable, held } of all) {
    const { objects } = held;
    if (objects.size > 0 && [...objects].every((object) => shown.has(object))) continue;
    const one = drawnAs(run, seen, held, isTakenApart(variable));
    if (!one) continue;
    drawn.push({ variable, objects, ...one });
    for (const object of objects) shown.add(object);
  }
  return drawn;
}

function drawnAs(
  { objects }: ProgramRun,
  { lengths, rows }: SeenValues,
  held: Held,
  isTakenApart: boolean,
): Pick<Drawn, "kind" | "most" | "columns"> | undefined {
  if (held.objects.size === 0)
    return held.hasText && isTakenApart ? { kind: "letters", most: held.longest, columns: 0 } : undefined;
  const all = [...held.objects];
  const most = largest(all.map((object) => lengths[object]));
  if (most === 0) return undefined;
  const kinds = new Set(all.map((object) => OBJECT_KINDS[objects.kind[object]]));
  if (kinds.has("array") || kinds.has("typed")) {
    const inner = all.flatMap((object) => [...(rows.get(object) ?? [])]);
    const columns = largest(inner.map((object) => lengths[object]));
    return columns > 0 ? { kind: "grid", most, columns } : { kind: "row", most, columns: 0 };
  }
  return kinds.has("other")
    ? undefined
    : { kind: kinds.has("set") ? "members" : "entries", most, columns: 0 };
}

/** There may be too many for `Math.max(...)`. */
function largest(numbers: readonly number[]): number {
  return numbers.reduce((most, number) => Math.max(most, number), 0);
}

/** So far a call is followed to find itself. */
const MOST_BETWEEN = 64;

function recursiveIn({ calls: { fn, parent } }: ProgramRun): Set<number> {
  const found = new Set<number>();
  for (const [call, own] of fn.entries()) {
    if (found.has(own)) continue;
    for (let at = parent[call], n = 0; at >= 0 && n < MOST_BETWEEN; at = parent[at], n++)
      if (fn[at] === own) {
        found.add(own);
        break;
      }
  }
  return found;
}
