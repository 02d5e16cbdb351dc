import { type Bracket, scoresOf } from "../bracket.ts";
import { placesIn, setOf, subsetsOf } from "../round.ts";

/** No digit is larger: there are at most twelve players. */
export const BASE = 13;

/**
 * The scores of some players as a number, so that the smaller one is the better one: its digits say how many have the highest
 * score, how many the next one, and so on.
 */
export function tally({ round, members }: Bracket, places: readonly number[]): number {
  const digits = scoresOf(round, members).map(
    (score) => places.filter((u) => round.player(u).score === score).length,
  );
  return digits.reduce((number, digit) => BASE * number + digit, 0);
}

/** How many float from a bracket, and behind that from which scores: what C6 and C7 want to be small. */
export function shapeOf(bracket: Bracket, floats: readonly number[]): number {
  const { round, members } = bracket;
  return BASE ** scoresOf(round, members).length * floats.length + tally(bracket, floats);
}

/** The best shape that some members of a bracket, or of the next one, can leave to those below. */
export function bestShape(bracket: Bracket, members: readonly number[], below: number): number {
  const all = setOf(members);
  let best = Number.POSITIVE_INFINITY;
  for (const floats of subsetsOf(all)) {
    const paired = placesIn(all - floats);
    if (paired.length % 2 === 1 || !bracket.canPair(all - floats) || !bracket.canPair(floats | below))
      continue;
    best = Math.min(best, shapeOf(bracket, placesIn(floats)));
  }
  return best;
}

const known = new WeakMap<Bracket, Map<number, number>>();

/** The shape of the next bracket if these float into it, at its best (C8); remembered, as it depends on nothing else. */
export function nextShape(bracket: Bracket, floats: readonly number[]): number {
  const { next, belowNext } = bracket;
  if (next.length === 0) return 0;
  const shapes = known.get(bracket) ?? new Map<number, number>();
  known.set(bracket, shapes);
  const shape = shapes.get(setOf(floats)) ?? bestShape(bracket, [...floats, ...next], belowNext);
  shapes.set(setOf(floats), shape);
  return shape;
}

/** What C6 and C7 demand of a bracket. */
export interface Limit {
  /** MaxPairs: how many pairs it makes. */
  readonly pairs: number;
  /** M1: how many of those who were moved down are in them. */
  readonly moved: number;
  /** From which scores the others of them float on. */
  readonly limbo: number;
}

/** As few as possible float (C6), and from scores as low as possible (C7), so that all others can still be paired (C4). */
export function limitOf(bracket: Bracket): Limit {
  const { moved, members, below } = bracket;
  const best = bestShape(bracket, members, below);
  const shapes = [...subsetsOf(setOf(members))].map(placesIn);
  const floats = shapes.find((each) => shapeOf(bracket, each) === best) ?? [];
  const limbo = floats.filter((u) => moved.includes(u));
  return {
    pairs: (members.length - floats.length) / 2,
    moved: moved.length - limbo.length,
    limbo: tally(bracket, limbo),
  };
}
