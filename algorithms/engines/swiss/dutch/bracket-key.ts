/**
 * What a given pairing has by each rule of the Dutch system, bracket by bracket: a recount of its pairs, in which nothing is
 * matched.
 */

import type { Candidate, Field } from "../candidates.ts";
import { criteriaOf, isMember, type Node } from "./criteria.ts";
import type { DutchPairing } from "./dutch-pairs.ts";
import { type DutchFacts, factsOf } from "./facts.ts";

/** What a pairing has by a rule: numbers that are compared one after the other; less is better. */
export interface RuleValue {
  /** The criterion, such as "C6", or the article, such as "4.2"; "forbidden" is what the tournament forbids. */
  readonly rule: string;
  readonly value: readonly number[];
}

/** Two places in the field, the better one first. */
type PlacePair = readonly [number, number];

/** A bracket as a pairing has it, by places in the field. */
export interface BracketKey {
  /** The score of the residents, in tenths. */
  readonly score: number;
  /** Who was moved down into it, and its residents, the best first. */
  readonly moved: readonly number[];
  readonly residents: readonly number[];
  /** The pairs within it, and who floats from it. */
  readonly pairs: readonly PlacePair[];
  readonly floats: readonly number[];
  /** Its criteria, C6 to C21, and then its place in the order of the candidates (4.2 to 4.4). */
  readonly values: readonly RuleValue[];
}

/** The brackets of a pairing of all candidates, from the top. Who gets the bye floats to the end. */
export function* bracketKeys(field: Field, { pairs, bye }: DutchPairing): Generator<BracketKey, undefined> {
  const { candidates } = field;
  const facts = factsOf(field);
  let left = pairs.map(([u, v]): PlacePair => (u < v ? [u, v] : [v, u]));
  // The bye is one more place, behind all others.
  if (bye !== undefined) left.push([bye, candidates.length]);
  let moved: readonly number[] = [];
  // In each bracket `left` are the pairs, and the bye, of all who came down to it and of all below.
  for (const [score, group] of Map.groupBy(candidates, (candidate) => candidate.score)) {
    const residents = group.map((candidate) => candidates.indexOf(candidate));
    const members = new Set([...moved, ...residents]);
    const inside = left.filter(([u, v]) => members.has(u) && members.has(v)).sort(([a], [b]) => a - b);
    const paired = new Set(inside.flat());
    const floats = [...members].filter((place) => !paired.has(place));
    const bracket = { score, moved, residents, pairs: inside, floats };
    const here = left;
    yield {
      ...bracket,
      // Most brackets are asked for their pairs alone.
      get values(): readonly RuleValue[] {
        const nodes = nodesOf(candidates, facts, here, bracket);
        return [...criteriaValues(nodes, here), ...orderValues(bracket)];
      },
    };
    left = left.filter(([u]) => !paired.has(u));
    moved = floats;
  }
  return undefined;
}

/** Everybody who is left, and where they stand, by their place; the bye is the last one. */
function nodesOf(
  candidates: readonly Candidate[],
  facts: readonly DutchFacts[],
  left: readonly PlacePair[],
  { moved, residents }: Pick<BracketKey, "moved" | "residents">,
): ReadonlyMap<number, Node> {
  const members = new Map<number, Node["area"]>([
    ...moved.map((place) => [place, "moved"] as const),
    ...residents.map((place) => [place, "resident"] as const),
  ]);
  const places = left.flat().sort((a, b) => a - b);
  const nextScore = candidates[places.find((place) => !members.has(place)) ?? -1]?.score;
  return new Map(
    places.map((place) => {
      const candidate = candidates[place];
      const score = candidate?.score ?? Number.NEGATIVE_INFINITY;
      const area = members.get(place) ?? (score === nextScore ? "next" : "below");
      return [place, { candidate, facts: facts[place], area, score }];
    }),
  );
}

/**
 * The criteria, summed over all pairs that are left: some ask about those below. Those of one number are one
 * value.
 */
function criteriaValues(nodes: ReadonlyMap<number, Node>, left: readonly PlacePair[]): RuleValue[] {
  const pairs = left.map(([u, v]) => [nodes.get(u) as Node, nodes.get(v) as Node] as const);
  const floats = pairs.filter(([u, v]) => isMember(u) !== isMember(v)).length;
  const values = new Map<string, number[]>();
  for (const { name, cost } of criteriaOf({ nodes: [...nodes.values()], isByeHere: floats === 1 })) {
    const sum = pairs.reduce((total, [u, v]) => total + cost(u, v), 0);
    values.set(name, [...(values.get(name) ?? []), sum]);
  }
  return [...values].map(([rule, value]) => ({ rule, value }));
}

/**
 * Where a candidate stands in the order of the regulations, in the sequence numbers of the bracket, from 1; in 4.3 and in the
 * last value in those of the remainder.
 */
export function orderValues({
  moved,
  residents,
  pairs,
}: Pick<BracketKey, "moved" | "residents" | "pairs">): RuleValue[] {
  const numberOf = new Map([...moved, ...residents].map((place, i) => [place, i + 1]));
  const isMoved = new Set(moved);
  const numbers = (places: readonly number[]): number[] => places.map((place) => numberOf.get(place) ?? 0);
  const above = pairs.filter(([u]) => isMoved.has(u));
  const met = new Set(above.map(([, v]) => v));
  const rest = residents.filter((place) => !met.has(place));
  for (const [i, place] of rest.entries()) numberOf.set(place, i + 1);
  const below = pairs.filter(([u]) => !isMoved.has(u));
  // The upper half of the remainder before any exchange, and the better ones of its pairs: who differs was exchanged.
  const upper = new Set(rest.slice(0, below.length));
  const tops = new Set(below.map(([u]) => u));
  const down = numbers([...upper].filter((place) => !tops.has(place)));
  const up = numbers([...tops].filter((place) => !upper.has(place)));
  const sum = (of: readonly number[]): number => of.reduce((total, number) => total + number, 0);
  const opponents = below.map(([, v]) => v);
  // Less is better: who is sent down should come late in the bracket, so their number counts less than 0.
  return [
    { rule: "4.4.2", value: above.map(([u]) => moved.indexOf(u) + 1) },
    { rule: "4.2", value: above.map(([, v]) => moved.length + residents.indexOf(v) + 1) },
    {
      rule: "4.3.2",
      value: [up.length, sum(up) - sum(down), ...down.reverse().map((number) => -number), ...up],
    },
    { rule: "4.2", value: numbers(opponents) },
  ];
}
