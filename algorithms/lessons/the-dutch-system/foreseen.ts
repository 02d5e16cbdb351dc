import { silentRecorder } from "#algorithms/core/run/trace.ts";
import { type Bracket, type Candidate, type CriterionName, NAMES } from "./bracket.ts";
import { layOut, type Sheet, stateOf } from "./figure/state.ts";
import type { Problem } from "./problem.ts";
import { candidatesOf } from "./solve/candidates.ts";
import { criteria } from "./solve/criteria.ts";
import { type Limit, limitOf } from "./solve/shape.ts";
import { sieve } from "./solve/sieve.ts";
import { asks, type Frame, steps } from "./steps.ts";

/** What finds the pairing of a bracket. */
export type Sieve = (bracket: Bracket, limit: Limit, sheet: Sheet) => Candidate;

/** What whoever pairs by hand is to find themselves, by start numbers. */
export interface Foreseen {
  /** Those who float, ascending. */
  readonly floats: readonly number[];
  /** The opponents in the pairs, in their order. */
  readonly opponents: readonly number[];
}

const pairings = new WeakMap<Bracket, Candidate>();

/** The pairing of a bracket before it is shown how it is found. */
export function pairingOf(bracket: Bracket, limit: Limit, sieve: Sieve): Candidate {
  const recorder = silentRecorder(steps, asks);
  const found = pairings.get(bracket) ?? sieve(bracket, limit, layOut(bracket.round, recorder));
  pairings.set(bracket, found);
  return found;
}

/** The same as answers. */
export function foreseen(bracket: Bracket, limit: Limit, sieve: Sieve): Foreseen {
  const { pairs, floats } = pairingOf(bracket, limit, sieve);
  const idOf = (u: number): number => bracket.round.player(u).id;
  return { floats: floats.map(idOf).sort((a, b) => a - b), opponents: pairs.map(([, v]) => idOf(v)) };
}

/** The bracket of a frame with its limits and its pairing. */
export interface Answered {
  readonly bracket: Bracket;
  readonly limit: Limit;
  readonly pairing: Candidate;
}

/** By the bracket's number and who was moved down into it. */
const answers = new WeakMap<Problem, Map<string, Answered>>();

/** What the bracket of a frame will come to; undefined where none is open. */
export function answeredAt(problem: Problem, frame: Frame): Answered | undefined {
  const { bracket, at } = stateOf(problem, frame);
  if (!bracket) return undefined;
  const all = answers.get(problem) ?? new Map<string, Answered>();
  answers.set(problem, all);
  const key = `${at}: ${bracket.moved.join(" ")}`;
  const found = all.get(key);
  if (found) return found;
  const limit = limitOf(bracket);
  const answered = { bracket, limit, pairing: pairingOf(bracket, limit, sieve) };
  all.set(key, answered);
  return answered;
}

/** Why no candidate of some kind was taken: the criterion by which the best of them falls, or that it comes later. */
export type Objection =
  | { readonly kind: "none" }
  | { readonly kind: "later"; readonly candidate: Candidate }
  | {
      readonly kind: "worse";
      readonly name: CriterionName;
      readonly value: number;
      readonly best: number;
    };

/** The objection to all candidates of a bracket whose pairs `accepts` allows. */
export function whyNot(
  { bracket, limit, pairing }: Answered,
  accepts: (u: number, v: number) => boolean,
): Objection {
  const { round } = bracket;
  const mayMeet = (u: number, v: number): boolean => round.mayMeet(u, v) && accepts(u, v);
  const some = candidatesOf({ ...bracket, round: { ...round, mayMeet } }, limit, { clash: () => {} });
  const best = valuesOf(bracket, pairing);
  let nearest: Candidate | undefined;
  let values: readonly number[] = [];
  for (const candidate of some) {
    const own = valuesOf(bracket, candidate, values);
    if (own === undefined) continue;
    [nearest, values] = [candidate, own];
    // Nothing better comes.
    if (values.every((value, c) => value === best?.[c])) return { kind: "later", candidate };
  }
  if (!nearest || !best) return { kind: "none" };
  const at = values.findIndex((value, c) => value !== best[c]);
  return { kind: "worse", name: NAMES[at], value: values[at], best: best[at] };
}

/** The values of a candidate; undefined if others are as good, or better. Who leaves the rest without a pairing has no C8. */
function valuesOf(
  bracket: Bracket,
  candidate: Candidate,
  others: readonly number[] = [],
): number[] | undefined {
  const values: number[] = [];
  let isBetter = others.length === 0;
  for (const [c, name] of NAMES.entries()) {
    const value = name === "C8" && values[0] > 0 ? 0 : criteria[name](bracket, candidate);
    values.push(value);
    if (!isBetter && value > others[c]) return undefined;
    if (value < others[c]) isBetter = true;
  }
  return isBetter ? values : undefined;
}
