/**
 * Naming a mistake: which of the wrong programs filled a table like this? Nothing is named by being near; a name needs cells
 * that the right program never writes, and no slip that explains them better.
 */

import { type FadedTable, NOTHING, type Program } from "../lesson/exercise.ts";
import { runMutant } from "./mutant.ts";

/**
 * A table in one spelling: cells are the same answer if they are the same text, in whatever order they stand in their
 * row. An empty text is a cell that nobody has filled in.
 */
export type Spelled = readonly (readonly string[])[];

/** So many cells that are a wrong program's own stand for one that is not. */
const HITS_A_MISS = 3;

/**
 * The wrong programs that fill the table like `typed`, by name; several if they agree in every cell, none if the table is
 * right, or a slip, or nobody's.
 */
export function namedMistake(
  typed: Spelled,
  right: Spelled,
  wrong: ReadonlyMap<string, Spelled>,
): readonly string[] {
  if (countUnlike(typed, right) === 0 || isRowSlip(typed, right)) return [];
  let least = Infinity;
  let nearest: (Likeness & { readonly names: readonly string[] })[] = [];
  for (const [table, names] of classesOf(wrong)) {
    const likeness = likenessOf(typed, right, table);
    if (likeness.miss < least) nearest = [];
    least = Math.min(least, likeness.miss);
    if (likeness.miss === least) nearest.push({ ...likeness, names });
  }
  const [only, ...others] = nearest;
  if (only === undefined || others.length > 0) return [];
  const { miss, hits, rows, names } = only;
  const isExact = miss === 0 && hits >= 2;
  const isClear = hits >= HITS_A_MISS * miss && rows >= 2;
  return isExact || isClear ? names : [];
}

/** The tables that wrong programs fill in, by name; those that give none are left out. */
export function wrongTables(
  table: Pick<FadedTable, "rows" | "compared">,
  programs: Readonly<Record<string, Program>>,
): Map<string, Spelled> {
  const { rows, compared } = table;
  const tables = new Map<string, Spelled>();
  for (const [name, program] of Object.entries(programs)) {
    const made = compared?.rowsOf(program, runMutant);
    if (!made) continue;
    const cell = (r: number, c: number): string => made[r]?.[c] ?? NOTHING;
    const shaped = rows.map((row, r) => row.map((_, c) => cell(r, c)));
    tables.set(name, spelledTable(table, shaped));
  }
  return tables;
}

/** The cells of a table in one spelling; empty ones stay empty. */
export function spelledTable(
  { compared }: Pick<FadedTable, "compared">,
  rows: readonly (readonly string[])[],
): Spelled {
  const spell = (text: string, column: number): string =>
    text.trim() === "" ? "" : (compared?.spell(text, column) ?? text.trim());
  return rows.map((row) => row.map(spell));
}

/** So many mistakes a table has to tell apart that asks for a name. */
const LEAST_TOLD = 4;

/**
 * Whether a table tells mistakes apart: the wrong programs fill it in at least four ways that are not right, and each of
 * them is named, when only the cells are given that `isAsked` says.
 */
export function isTelling(
  right: Spelled,
  wrong: ReadonlyMap<string, Spelled>,
  isAsked: (row: number, column: number) => boolean = () => true,
): boolean {
  const asked = (table: Spelled): Spelled =>
    table.map((row, r) => row.map((text, c) => (isAsked(r, c) ? text : "")));
  const classes = [...classesOf(wrong).keys()].map(asked).filter((table) => countUnlike(table, right) > 0);
  return (
    classes.length >= LEAST_TOLD && classes.every((table) => namedMistake(table, right, wrong).length > 0)
  );
}

/** Equal tables are one class. */
function classesOf(wrong: ReadonlyMap<string, Spelled>): Map<Spelled, string[]> {
  const tables = new Map<string, readonly [Spelled, string[]]>();
  for (const [name, table] of wrong) {
    const key = JSON.stringify(table.map((row) => row.toSorted()));
    const known = tables.get(key);
    if (known) known[1].push(name);
    else tables.set(key, [table, [name]]);
  }
  return new Map(tables.values());
}

interface Likeness {
  /** The cells that the wrong program does not write in their row. */
  readonly miss: number;
  /** The cells that it writes and the right one does not, and in how many rows they stand. */
  readonly hits: number;
  readonly rows: number;
}

function likenessOf(typed: Spelled, right: Spelled, wrong: Spelled): Likeness {
  let [miss, hits, rows] = [0, 0, 0];
  typed.forEach((row, r) => {
    const unlikeWrong = without(filled(row), wrong[r] ?? []);
    const unlikeRight = without(filled(row), right[r] ?? []);
    const own = unlikeRight.length - without(unlikeRight, without(wrong[r] ?? [], right[r] ?? [])).length;
    miss += unlikeWrong.length;
    hits += own;
    if (own > 0) rows++;
  });
  return { miss, hits, rows };
}

/**
 * Whether the table becomes right when two rows are exchanged, when one is left out and the later ones move up, or when one
 * that was left out is put in and the later ones move down. What is moved out of the table does not count.
 */
function isRowSlip(typed: Spelled, right: Spelled): boolean {
  const isRight = (rows: Spelled, wanted: Spelled): boolean => countUnlike(rows, wanted) === 0;
  for (let r = 0; r < typed.length; r++) {
    const isLast = r === typed.length - 1;
    if (!isLast && isRight(typed.toSpliced(r, 1), right)) return true;
    if (!isLast && isRight(typed.slice(0, -1), right.toSpliced(r, 1))) return true;
    for (let s = 0; s < r; s++) {
      const exchanged = typed.with(r, typed[s] ?? []).with(s, typed[r] ?? []);
      if (isRight(exchanged, right)) return true;
    }
  }
  return false;
}

/** The filled cells that do not stand in their row of `wanted`. */
function countUnlike(typed: Spelled, wanted: Spelled): number {
  return typed.reduce((count, row, r) => count + without(filled(row), wanted[r] ?? []).length, 0);
}

function filled(row: readonly string[]): readonly string[] {
  return row.filter((text) => text !== "");
}

/** The items that are left when each of `gone` has taken one of its kind away. */
function without(items: readonly string[], gone: readonly string[]): string[] {
  const left = [...gone];
  return items.filter((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
