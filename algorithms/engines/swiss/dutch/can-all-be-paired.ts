import { KeptMatching } from "../incremental-matching.ts";

/** Whether these places can all be paired; the bye is one of them where somebody must have it. */
export function canAllBePaired(
  places: readonly number[],
  mayMeet: (u: number, v: number) => boolean,
): boolean {
  const n = places.length;
  const allowed = new Uint8Array(n * n);
  for (let i = 0; i < n; i++)
    for (let j = i + 1; j < n; j++)
      if (mayMeet(places[i], places[j])) allowed[i * n + j] = allowed[j * n + i] = 1;
  return 2 * new KeptMatching(n, allowed).size === n;
}
