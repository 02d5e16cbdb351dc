import { aboutOf, type TieBreakCode } from "./tie-breaks.ts";

/** A value for a table or a program: points with a decimal or two, numbers as they are, nothing where there is none. */
export function formatValue(code: TieBreakCode, value: number | undefined): string {
  if (value === undefined) return "";
  const { unit } = aboutOf(code);
  if (unit === "number") return `${value}`;
  return (value / 100).toFixed(unit === "points" && value % 10 === 0 ? 1 : 2);
}
