import { silentRecorder } from "#algorithms/core/run/trace.ts";
import type { Bracket, Candidate } from "./bracket.ts";
import { layOut, type Sheet } from "./figure/sheet.ts";
import type { Limit } from "./solve/shape.ts";
import { asks, steps } from "./steps.ts";

/** What finds the pairing of a bracket. */
export type Sieve = (bracket: Bracket, limit: Limit, sheet: Sheet) => Candidate;

/** What whoever pairs by hand is to find himself, by start numbers. */
export interface Foreseen {
  /** Those who float, ascending. */
  readonly floats: readonly number[];
  /** The opponents in the pairs, in their order. */
  readonly opponents: readonly number[];
}

const known = new WeakMap<Bracket, Candidate>();

/** The pairing of a bracket before it is shown how it is found. */
export function pairingOf(bracket: Bracket, limit: Limit, sieve: Sieve): Candidate {
  const recorder = silentRecorder(steps, asks);
  const found = known.get(bracket) ?? sieve(bracket, limit, layOut(bracket.round, recorder));
  known.set(bracket, found);
  return found;
}

/** The same as answers. */
export function foreseen(bracket: Bracket, limit: Limit, sieve: Sieve): Foreseen {
  const { pairs, floats } = pairingOf(bracket, limit, sieve);
  const idOf = (u: number): number => bracket.round.player(u).id;
  return { floats: floats.map(idOf).sort((a, b) => a - b), opponents: pairs.map(([, v]) => idOf(v)) };
}
