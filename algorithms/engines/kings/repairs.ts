/** The usual slips in an output for the kings: does it become right when one of them is mended? */

import { type Board, MOST_MOVES } from "./board.ts";
import { OutputCheck } from "./check-output.ts";

/** What is mended: a missing number of moves, row and column in the other order, and what counts from 0 instead of 1. */
export type Repair = "count" | "swap" | "kings" | "cells" | "all";

/** Longer outputs are not tried again, in characters. */
const LONGEST = 2_000_000;
const FROM_ZERO = [[], ["all"], ["cells"], ["kings"]] as const satisfies readonly (readonly Repair[])[];

/** The fewest repairs after which a wrong output is right; undefined if these do not help. */
export function repairsOf(board: Board, output: string, most = MOST_MOVES): readonly Repair[] | undefined {
  if (output.length > LONGEST) return undefined;
  const [word, ...rest] = output.split(/\s+/).filter(Boolean);
  const numbers = rest.map(Number);
  if (word?.replace(/^\uFEFF/, "") !== "TAK" || !numbers.every(Number.isSafeInteger)) return undefined;
  const all: Repair[][] = [[], ["swap"]].flatMap((swap) =>
    FROM_ZERO.map((zero) => [...swap, ...zero] as Repair[]),
  );
  const isCounted = numbers.length % 3 === 1;
  if (!isCounted && (numbers.length % 3 !== 0 || numbers.length === 0)) return undefined;
  const moves = isCounted ? numbers.slice(1) : numbers;
  return all
    .map((repairs): Repair[] => (isCounted ? repairs : ["count", ...repairs]))
    .filter((repairs) => repairs.length > 0)
    .sort((a, b) => a.length - b.length)
    .find((repairs) => isRight(board, mended(moves, repairs), most));
}

function mended(moves: readonly number[], repairs: readonly Repair[]): string {
  const has = (...some: Repair[]): number => (some.some((repair) => repairs.includes(repair)) ? 1 : 0);
  const [king, cell] = [has("all", "kings"), has("all", "cells")];
  const lines: string[] = [];
  for (let k = 0; k < moves.length; k += 3) {
    const [who = 0, one = 0, two = 0] = moves.slice(k, k + 3);
    const [row, column] = has("swap") ? [two, one] : [one, two];
    lines.push(`${who + king} ${row + cell} ${column + cell}`);
  }
  return ["TAK", lines.length, ...lines].join("\n");
}

function isRight(board: Board, output: string, most: number): boolean {
  const check = new OutputCheck(board, { most });
  check.push(new TextEncoder().encode(output));
  return check.end().right;
}
