/** Sets of players as whole numbers: bit u − 1 stands for the player in place u. */

export function setOf(places: readonly number[]): number {
  return places.reduce((set, place) => set | bitOf(place), 0);
}

export function bitOf(place: number): number {
  return 1 << (place - 1);
}

/** The places in a set, the best first. */
export function placesIn(set: number): number[] {
  const places: number[] = [];
  for (let place = 1; 1 << (place - 1) <= set; place++) if (set & bitOf(place)) places.push(place);
  return places;
}

/** All groups of so many items, in the order of a dictionary. */
export function groupsOf<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, i) => groupsOf(items.slice(i + 1), size - 1).map((group) => [item, ...group]));
}

/** All sets within a set, the largest first. */
export function* subsetsOf(set: number): Generator<number> {
  for (let subset = set; subset > 0; subset = (subset - 1) & set) yield subset;
  yield 0;
}
