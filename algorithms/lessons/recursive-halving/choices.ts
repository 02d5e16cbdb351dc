/** What may be chosen. Players count from 1, levels of calls and rows from 0. */

import type { Answer } from "#algorithms/core/run/trace.ts";

/** So many levels of calls are drawn, and their halves chosen; those below come by themselves. */
export const MOST_LEVELS = 4;

/** The two columns of a call: h rows, with the players from `from` to `to`, and empty seats behind them. */
interface Columns {
  readonly from: number;
  readonly to: number;
  readonly h: number;
}

/** The number by which the call on a level is chosen that begins with player `from`, in a field of n. */
export function callNumber(n: number, level: number, from: number): number {
  return level * n + from;
}

/** The halves on a level that are calls, with two players or more. */
export function calls(n: number, level: number): (half: readonly number[]) => Answer | undefined {
  return ([from, to]) => (from < to && level < MOST_LEVELS ? [callNumber(n, level, from)] : undefined);
}

/** The player of the second column in row j when it stands turned by i; more than `to` for an empty seat. */
export function opposite({ from, h }: Pick<Columns, "from" | "h">, i: number, j: number): number {
  return from + h + ((i + j) % h);
}

/** Who meets in a row when the second column stands turned by i; nobody beside an empty seat. */
export function level({ from, to, h }: Columns, i: number): (j: number) => Answer | undefined {
  return (j) => {
    const b = opposite({ from, h }, i, j);
    return b > to ? undefined : [from + j, b];
  };
}

/**
 * The row about which is asked before the second column turns to i: the last but one, whose new opponent is next to it in a
 * column of any length; where his seat is empty, the nearest row above it, or else the last.
 */
export function rowAsked({ from, to, h }: Columns, i: number): number {
  for (let j = h - 2; j >= 0; j--) if (opposite({ from, h }, i, j) <= to) return j;
  return h - 1;
}

/** Whom that row meets. */
export function newOpponent(columns: Columns, i: number): Answer {
  return [opposite(columns, i, rowAsked(columns, i))];
}
