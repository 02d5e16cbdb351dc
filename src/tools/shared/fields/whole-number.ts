/** Whole numbers and seeds as they are typed. */

export const LARGEST_SEED = 2 ** 32 - 1;

/** A whole number within bounds as it was typed, or undefined. */
export function wholeIn(text: string, least: number, most: number): number | undefined {
  const value = /^\d{1,10}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
}

/** The seed after this one; after what is no number, the first. */
export function nextSeed(seed: string): string {
  return String(((Number.parseInt(seed, 10) || 0) + 1) % (LARGEST_SEED + 1));
}
