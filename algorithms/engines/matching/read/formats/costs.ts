/** Tables of costs: rows are one side and columns the other. Names stand beside them, or they count from 1. */

import type { Reading, Told } from "../reading.ts";
import { isNone, isNumber } from "../weights.ts";
import { isCell } from "./square.ts";

type Rows = readonly (readonly string[])[];
type Names = readonly string[];

/** A table of costs in its parts. */
export interface CostTable {
  readonly cells: Rows;
  /** What stands before the rows, above the columns and where these meet, as far as there is such a thing. */
  readonly left?: Names;
  readonly above?: Names;
  readonly corner?: string | undefined;
}

/** Takes a table apart; undefined if its cells are no costs, or a name is missing or stands there twice. */
export function costTable(all: Rows): CostTable | undefined {
  const [head = [], ...body] = all;
  const isShort = head.length + 1 === body[0]?.length;
  const ways: readonly CostTable[] = [
    { cells: all },
    {
      ...{ cells: withoutFirst(body), left: firstOf(body), above: isShort ? head : head.slice(1) },
      corner: isShort ? undefined : head[0],
    },
    { cells: body, above: head, corner: head[0] },
    { cells: withoutFirst(all), left: firstOf(all), corner: head[0] },
  ];
  return ways.find(isCostTable);
}

const firstOf = (rows: Rows): Names => rows.map(([first = ""]) => first);
const withoutFirst = (rows: Rows): Rows => rows.map((row) => row.slice(1));
/** A dash or nothing is no name. */
const areNames = (names: Names): boolean =>
  names.every((name) => /[\p{L}\p{N}]/u.test(name)) && new Set(names).size === names.length;

function isCostTable({ cells, left, above, corner }: CostTable): boolean {
  const width = cells[0]?.length ?? 0;
  if (cells.length < 2 || width < 2) return false;
  if (!cells.every((row) => row.length === width && row.every(isCell))) return false;
  if (above && (above.length !== width || !areNames(above))) return false;
  if (left && !areNames(left)) return false;
  // After a word, a number in the first line is a cost. Where nothing is in the corner, numbers are names.
  return !corner
    ? !left?.some(isNumber) || left.every(isNumber)
    : ![...(left ?? []), ...(above ?? [])].some(isNumber);
}

const counted = (name: string, { length }: Names): Names =>
  Array.from({ length }, (_, i) => `${name} ${i + 1}`);

/** The graph of two sides, with an edge for each cell that holds a number. */
export function costsFrom({ cells, ...names }: CostTable): Omit<Reading, "format"> {
  const isShared = haveSame(names);
  const named = (kind: string, given: Names): Names =>
    isShared ? given.map((name) => `${kind} ${name}`) : given;
  const left = named("row", names.left ?? counted("row", firstOf(cells)));
  const above = named("column", names.above ?? counted("column", cells[0] ?? []));
  const told = cells.flatMap((row, i) =>
    row.flatMap((cell, j): Told[] => (isNone(cell) ? [] : [{ ends: [left[i], above[j]], weight: cell }])),
  );
  return { told, alone: [...left, ...above], base: "names" };
}

/** Whether a name stands before a row and above a column, as in a matrix of one graph. */
export function haveSame({ left = [], above = [] }: Pick<CostTable, "left" | "above">): boolean {
  const names = new Set(left);
  return above.some((name) => names.has(name));
}

/** Whether a table is taken for one of costs unasked: rows have names, and neither a matrix nor edges look like it. */
export function isPlainlyCosts(table: CostTable, isTable: boolean): boolean {
  const { cells, left, above, corner } = table;
  if (!left || haveSame(table) || cells.every((row) => row.every(isNone))) return false;
  const areNumbers = left.some(isNumber);
  if (areNumbers && (!above || above.some(isNumber))) return false;
  // Three columns are two ends and a weight, unless nothing stands above the first.
  if (cells[0].length < 3) return corner === "" && !areNumbers;
  // A first line that counts may be a heading as well.
  if (!above && cells[0].every((cell, j) => cell === `${j + 1}`)) return false;
  return isTable || above !== undefined;
}
