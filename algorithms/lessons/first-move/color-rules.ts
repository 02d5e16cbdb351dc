/** The ways in which White is given. */
export const RULES = ["balanced", "last-alternates", "printed", "berger", "own"] as const;
export type ColorRule = (typeof RULES)[number];

/** Whether White goes by row and by round. With "berger" it does, and the finished table is then renumbered. */
export function isBalanced(colors: ColorRule): boolean {
  return colors === "balanced" || colors === "berger";
}
