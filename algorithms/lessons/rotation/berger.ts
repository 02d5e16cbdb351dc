import { bergerTable } from "#algorithms/engines/schedules/berger-table.ts";
import { doubleRound, type Schedule as Table } from "#algorithms/engines/schedules/schedule.ts";
import type { Problem } from "./problem.ts";

/**
 * The number in the Berger table of whoever begins in place p of N (even), by the formula: 1 becomes N, and any other p
 * becomes ((1 − p) · N/2 mod (N − 1)) + 1. `solve` counts instead, and must come to the same.
 */
export function bergerNumber(p: number, N: number): number {
  return p === 1 ? N : (((p - 1) * (N / 2 - 1)) % (N - 1)) + 1;
}

let latest: { readonly key: string; readonly table: Table } | undefined;

/** The official table for this field and this number of cycles. The latest one is kept, as every frame asks for it. */
export function officialTable({ n, round }: Pick<Problem, "n" | "round">): Table {
  const key = `${n} ${round}`;
  if (latest?.key !== key) {
    const single = bergerTable(n);
    latest = { key, table: round === "single" ? single : doubleRound(single, round === "swapped") };
  }
  return latest.table;
}

/**
 * How many games have both players renumbered by `number`, and how many of these are in the same round of the official
 * table with the same colors. A game that is not written, or whose players have no number yet, does not count.
 */
export function compareGames(
  problem: Pick<Problem, "n" | "round">,
  white: ArrayLike<number>,
  black: ArrayLike<number>,
  number: ArrayLike<number>,
): { readonly renamed: number; readonly official: number } {
  const { n } = problem;
  const gamesPerRound = Math.floor(n / 2);
  let renamed = 0;
  let official = 0;
  for (const [r, games] of officialTable(problem).rounds.entries()) {
    const blackOf = new Int32Array(n + 2);
    for (const [a, b] of games) blackOf[a] = b;
    for (let game = r * gamesPerRound; game < (r + 1) * gamesPerRound; game++) {
      const a = number[white[game] ?? 0] ?? 0;
      const b = number[black[game] ?? 0] ?? 0;
      if (a === 0 || b === 0) continue;
      renamed++;
      if (blackOf[a] === b) official++;
    }
  }
  return { renamed, official };
}
