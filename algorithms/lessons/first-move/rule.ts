import type { ColorRule } from "./color-rules.ts";

/**
 * Whether the right-hand player of row j has White in round i. Row 0 is the game of the player at the top against the
 * middle (even n): there the one at the top counts as the right-hand player.
 */
export function rightHasWhite(colors: Exclude<ColorRule, "own">, i: number, j: number): boolean {
  if (colors === "printed") return true;
  if (j === 0) return i % 2 === 1;
  return colors === "last-alternates" || j % 2 === 1;
}
