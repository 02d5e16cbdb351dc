import type { ColorRule } from "./problem.ts";

/** What a rule gives: all breaks, and the largest difference of Whites and Blacks of a player. */
export interface Totals {
  readonly breaks: number;
  readonly formula: string;
  readonly share: number;
}

/** The totals of the three rules, for n ≥ 2 players. */
export function totalsOf(n: number, colors: Exclude<ColorRule, "own">): Totals {
  const odd = n % 2 === 1;
  const share = odd ? 0 : colors === "printed" ? n - 1 : 1;
  if (colors === "balanced") return { ...fewest(n), share };
  if (odd) return { breaks: (n - 1) * (n - 3), formula: "(n − 1)(n − 3)", share };
  if (colors === "printed") return { breaks: (n - 2) ** 2, formula: "(n − 2)²", share };
  return { breaks: (n - 2) * (n - 3), formula: "(n − 2)(n − 3)", share };
}

/** No coloring of a round robin in the fewest rounds has fewer breaks than this. */
export function fewest(n: number): { readonly breaks: number; readonly formula: string } {
  return n % 2 === 1 ? { breaks: 0, formula: "0" } : { breaks: n - 2, formula: "n − 2" };
}
