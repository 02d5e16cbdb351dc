import type { Problem } from "../board.ts";
import type { Frame } from "../steps.ts";

/** The parts of a run: the flood, the way back, and the regions. */
export type Act = "flood" | "way" | "regions";

/** The cells that have a number and have not looked, in the order in which they got it. */
export function waitingOf({ cells: { queue, looked } }: Frame): number[] {
  return Array.from(queue).filter((v) => v >= 0 && looked[v] !== 1);
}

export function actOf({ step }: Pick<Frame, "step">): Act {
  if (step === "region" || step === "spread" || step === "done") return "regions";
  return step === "tally" || step === "back" ? "way" : "flood";
}

/** The cells of an array that are in use: those of a way, or of a queue. */
export function filled(list: ArrayLike<number>): number[] {
  return Array.from(list).filter((v) => v >= 0);
}

/** The name of a region: A to Z, and then AA. Empty for no region. */
export function letterOf(region: number): string {
  if (region <= 0) return "";
  const [more, last] = [Math.floor((region - 1) / 26), (region - 1) % 26];
  return letterOf(more) + String.fromCharCode(65 + last);
}

/** How many cells have each value, from the least on; −1 and what else is below `from` is left out. */
export function countsOf(
  values: ArrayLike<number>,
  from: number,
): readonly (readonly [value: number, count: number])[] {
  const counts = new Map<number, number>();
  for (const value of Array.from(values)) if (value >= from) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b);
}

/** Whether the board has anything to flood from. */
export function hasSource({ board }: Problem): boolean {
  return board.some((row) => row.includes("S"));
}
