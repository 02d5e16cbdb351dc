import type { FadedTable } from "#algorithms/core/lesson/exercise.ts";

/**
 * Judges the cells of a table that was filled in: undefined where nothing was typed, and the reason of the first wrong
 * cell. Rows and columns count from 0.
 */
export function gradeTable(
  typed: readonly (readonly string[])[],
  isRight: (text: string, row: number, column: number) => boolean,
  reasonFor: (row: number, column: number) => string,
): ReturnType<FadedTable["grade"]> {
  let reason = "";
  const cells = typed.map((texts, row) =>
    texts.map((text, column) => {
      if (text.trim() === "") return undefined;
      const right = isRight(text.trim(), row, column);
      if (!right && reason === "") reason = reasonFor(row, column);
      return right;
    }),
  );
  return { cells, reason };
}
