/** Tables in which a cell tells the weight of the pair of its row and its column. */

import type { Fact, Reading, Told } from "../reading.ts";
import { isNone, isNumber } from "../weights.ts";

type Rows = readonly (readonly string[])[];

/** Whether a cell holds a number, or says that there is none. */
export const isCell = (cell: string): boolean => isNumber(cell) || isNone(cell);
const isEmpty = (cell: string): boolean => isNone(cell) || Number(cell.replace("−", "-")) === 0;

/** As many rows as columns: nothing or 0 where there is no edge. Names stand beside it, or vertices count from 0. */
export function graphFromRows(
  rows: Rows,
  names: readonly string[] | undefined,
): Omit<Reading, "format"> | undefined {
  const n = rows.length;
  if (n < 2 || !rows.every((row) => row.length === n && row.every(isCell))) return undefined;
  const name = (v: number): string => names?.[v] ?? `${v}`;
  const isFilled = (u: number, v: number): boolean => !isEmpty(rows[u][v]);
  const facts: Fact[] = [];
  const told: Told[] = [];
  let [above, below, both] = [0, 0, 0];
  for (let u = 0; u < n; u++) {
    if (isFilled(u, u)) told.push({ ends: [name(u), name(u)], weight: rows[u][u] });
    for (let v = u + 1; v < n; v++) {
      if (isFilled(u, v)) told.push({ ends: [name(u), name(v)], weight: rows[u][v] });
      if (isFilled(v, u)) told.push({ ends: [name(v), name(u)], weight: rows[v][u] });
      if (isFilled(u, v) && isFilled(v, u)) both++;
      else if (isFilled(u, v)) above++;
      else if (isFilled(v, u)) below++;
    }
  }
  if (both === 0 && (above === 0) !== (below === 0)) facts.push("half");
  else if (above + below > 0) facts.push("directed");
  return { told, n, facts, shape: "matrix", ...(names ? { alone: names, base: "names" } : { base: 0 }) };
}

/** A table with the same names above it and before its rows, or above it alone. */
export function headedRows(
  rows: Rows,
): { readonly rows: Rows; readonly names: readonly string[] } | undefined {
  const [head = [], ...body] = rows;
  const n = body.length;
  if (n < 2 || !body.every((row) => row.length === n + 1)) return undefined;
  const names = body.map(([first = ""]) => first);
  // A number in the corner is a cell like others.
  if (head.length === n + 1 && isNumber(head[0])) return undefined;
  const above = head.length === n + 1 ? head.slice(1) : head;
  const isSame = above.length === n && above.every((name, i) => name === names[i]);
  if (!isSame || new Set(names).size < n) return undefined;
  return { rows: body.map((row) => row.slice(1)), names };
}
