import { aboutOf, type TieBreakCode } from "#algorithms/engines/swiss/tie-breaks/tie-breaks.ts";
import { shownHundredths, shownPoints } from "../shown.ts";

/** The value of a tie-break as people write it; nothing where there is none. */
export function shownValue(code: TieBreakCode, value: number | undefined): string {
  if (value === undefined) return "";
  const { unit } = aboutOf(code);
  if (unit === "number") return `${value}`;
  return unit === "points" && value % 50 === 0 ? shownPoints(value / 10) : shownHundredths(value);
}
