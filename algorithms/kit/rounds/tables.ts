/** Tables beside the picture of a round robin that do not depend on how it is made. */

import type { Table, TableCell, TableRow } from "#algorithms/core/lesson/scene.ts";
import type { ColorCounts } from "#algorithms/engines/schedules/colors.ts";
import { tableWords } from "./table-words.en.ts";
import { MOST_ROWS, shownRows } from "./window.ts";

/** A cell that will be filled in a later step. */
export const UNFILLED: TableCell = { text: "·", state: "todo" };

/** A cell, marked when this step has changed it. */
export function cellOf(value: number | string, changed: boolean): TableCell {
  return { text: String(value), ...(changed ? { state: "changed" } : {}) };
}

/** A count, quiet as long as it is zero. */
export function countCell(count: number): TableCell {
  return { text: String(count), ...(count === 0 ? { state: "quiet" } : {}) };
}

/** A game of two players, from 1. */
interface Latest {
  readonly white: number;
  readonly black: number;
}

/**
 * Whites, Blacks and breaks of each player of n, around the player `center`. `latest` is the game that this step has
 * made, and `headOf` what a player is called.
 */
export function colorTable(
  n: number,
  { whites, blacks, breaks, allBreaks }: ColorCounts,
  latest: Latest | undefined,
  center: number,
  headOf: (player: number) => string = String,
): Table {
  const words = tableWords;
  const [first, last] = shownRows(center, n);
  const rows: TableRow[] = [];
  for (let p = first; p <= last; p++) {
    const cells = [
      cellOf(whites[p], p === latest?.white),
      cellOf(blacks[p], p === latest?.black),
      countCell(breaks[p]),
    ];
    rows.push({ id: `colors.${p}`, head: headOf(p), cells });
  }
  return {
    id: "colors",
    title: words.colors,
    note: words.breaksInAll(allBreaks),
    ...(n > MOST_ROWS ? { foot: words.playersPart(first, last, n) } : {}),
    corner: words.player,
    columns: [words.white, words.black, words.breaks],
    rows,
  };
}

/** The triangle "who met whom" is shown up to this many players. */
export const MOST_MET = 12;

/**
 * Who met whom, of n players: row a, column b shows what `cell` makes of a pair a < b. `games` are made so far. Each
 * cell fills once, which is what has to be proved.
 */
export function meetingTable(n: number, games: number, cell: (a: number, b: number) => TableCell): Table {
  const words = tableWords;
  const columns = Array.from({ length: n - 1 }, (_, k) => k + 2);
  const rows = Array.from({ length: n - 1 }, (_, k): TableRow => {
    const a = k + 1;
    const cells = columns.map((b): TableCell => (b <= a ? { text: "", state: "void" } : cell(a, b)));
    return { id: `met.${a}`, head: String(a), cells };
  });
  return {
    id: "met",
    title: words.met,
    note: words.pairs(games, (n * (n - 1)) / 2),
    corner: words.player,
    columns: columns.map(String),
    rows,
  };
}
