/** The ways in which White is given. */
export const RULES = ["balanced", "last-alternates", "printed", "berger", "own"] as const;
export type ColorRule = (typeof RULES)[number];

/** Whether White goes by row and by round. With "berger" it does, and the finished table is then renumbered. */
export function isBalanced(colors: ColorRule): boolean {
  return colors === "balanced" || colors === "berger";
}

/**
 * Whether the right-hand player of row j has White in round i. Row 0 is the game of the player at the top against the
 * middle (even n): there the one at the top counts as the right-hand player.
 */
export function rightHasWhite(colors: Exclude<ColorRule, "own">, i: number, j: number): boolean {
  if (colors === "printed") return true;
  if (j === 0) return i % 2 === 1;
  return colors === "last-alternates" || j % 2 === 1;
}

/** How the breaks depend on n; the words are in the evidence. */
export type Formula = "none" | "fewest" | "odd" | "printed" | "lastAlternates";

/** What a rule gives: all breaks, and the largest difference of Whites and Blacks of a player. */
export interface Totals {
  readonly breaks: number;
  readonly formula: Formula;
  readonly share: number;
}

/** The totals of the three rules, for n ≥ 2 players. */
export function totalsOf(n: number, colors: Exclude<ColorRule, "own">): Totals {
  const odd = n % 2 === 1;
  const share = odd ? 0 : colors === "printed" ? n - 1 : 1;
  if (isBalanced(colors)) return { ...fewest(n), share };
  if (odd) return { breaks: (n - 1) * (n - 3), formula: "odd", share };
  if (colors === "printed") return { breaks: (n - 2) ** 2, formula: "printed", share };
  return { breaks: (n - 2) * (n - 3), formula: "lastAlternates", share };
}

/** No coloring of a round robin in the fewest rounds has fewer breaks than this. */
export function fewest(n: number): { readonly breaks: number; readonly formula: Formula } {
  return n % 2 === 1 ? { breaks: 0, formula: "none" } : { breaks: n - 2, formula: "fewest" };
}
