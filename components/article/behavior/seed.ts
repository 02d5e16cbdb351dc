/** The instance of a question in the address of its page: `?ask-path=7` is the question "path" with the seed 7. */

const keyOf = (exercise: string): string => `ask-${exercise}`;

/** The seed that the query of an address names for a question; 0, the question of the page, where it names none. */
export function seedIn(query: string, exercise: string): number {
  const text = new URLSearchParams(query).get(keyOf(exercise)) ?? "";
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

/** The address of a page with this question asked, and opened at its exercise; whatever else it says stays. */
export function addressOf(address: string, exercise: string, seed: number, place?: string): string {
  const url = new URL(address);
  if (seed === 0) url.searchParams.delete(keyOf(exercise));
  else url.searchParams.set(keyOf(exercise), String(seed));
  if (place) url.hash = place;
  return url.href;
}
