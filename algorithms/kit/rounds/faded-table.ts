import { type FadedTable, NOTHING } from "#algorithms/core/lesson/exercise.ts";
import type { Schedule } from "#algorithms/engines/schedules/schedule.ts";

/**
 * A table to complete. `reasonFor` says what is wrong with the text in a row and column, both from 0, with the whole row
 * as it was typed, or gives an empty string; `inRow` puts a reason into its row.
 */
export function fadedTable(
  table: Pick<FadedTable, "task" | "columns" | "rows">,
  reasonFor: (text: string, row: number, column: number, typed: readonly string[]) => string,
  inRow: (row: number, reason: string, column: number) => string,
): FadedTable {
  const grade: FadedTable["grade"] = (typed) => {
    let first = "";
    const cells = typed.map((texts, row) =>
      texts.map((text, column) => {
        if (text.trim() === "") return undefined;
        const reason = reasonFor(text, row, column, texts);
        if (reason !== "" && first === "") first = inRow(row, reason, column);
        return reason === "";
      }),
    );
    return { cells, reason: first };
  };
  return { ...table, grade };
}

/** The games of each round of a schedule as text; where there is none, a dash. */
export function gamesOf({ rounds }: Schedule): string[][] {
  return rounds.map((games) => games.map(([a, b]) => (a === 0 ? NOTHING : `${a}–${b}`)));
}
