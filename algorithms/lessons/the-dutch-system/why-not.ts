import type { Bracket, Candidate } from "./bracket.ts";
import { stateOf } from "./figure/state.ts";
import { pairingOf } from "./foreseen.ts";
import { type CriterionName, NAMES } from "./names.ts";
import type { Problem } from "./problem.ts";
import { candidatesOf } from "./solve/candidates.ts";
import { criteria } from "./solve/criteria.ts";
import { type Limit, limitOf } from "./solve/shape.ts";
import { sieve } from "./solve/sieve.ts";
import type { Frame } from "./steps.ts";

/** The bracket of a frame with its limits and its pairing. */
export interface Answered {
  readonly bracket: Bracket;
  readonly limit: Limit;
  readonly pairing: Candidate;
}

/** By the bracket's number and who was moved down into it. */
const known = new WeakMap<Problem, Map<string, Answered>>();

/** What the bracket of a frame will come to; undefined where none is open. */
export function answeredAt(problem: Problem, frame: Frame): Answered | undefined {
  const { bracket, at } = stateOf(problem, frame);
  if (!bracket) return undefined;
  const all = known.get(problem) ?? new Map<string, Answered>();
  known.set(problem, all);
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
