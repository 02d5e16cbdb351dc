/**
 * What a bracket has by each criterion of 2017 if it is paired in a given way: a recount of its pairs. Only what is asked of the
 * next bracket (C.7), which is not paired yet, is a matching.
 */

import { type Candidate, type Field, objection } from "#algorithms/engines/swiss/candidates.ts";
import { bestMatching } from "../best-matching.ts";
import { type BracketKey, orderValues, type RuleValue } from "../bracket-key.ts";
import { type Criterion, type Node, termsOf } from "../criteria.ts";
import type { DutchFacts } from "../facts.ts";
import { colorCriteria, floatDown, floatsBetween, nextCriteria, POINT } from "./criteria.ts";
import { factsOf2017 } from "./field.ts";
import type { BracketPairing2017 } from "./round.ts";

/** Two places in the field, the better one first. */
type PlacePair = readonly [number, number];

/** The articles of the order of the candidates in the edition of 2026, and here. */
const ARTICLES: Readonly<Record<string, string>> = { "4.4.2": "D.3", "4.2": "D.1", "4.3.2": "D.2" };

/** A bracket of a round, if these of its pairs were made; who is in none of them floats. */
export function bracketKey2017(
  field: Field,
  bracket: BracketPairing2017,
  pairs: readonly PlacePair[],
): BracketKey {
  const { candidates } = field;
  const { moved, residents, role } = bracket;
  const paired = new Set(pairs.flat());
  const floats = [...moved, ...residents].filter((place) => !paired.has(place)).sort((a, b) => a - b);
  const isMoved = new Set(moved);
  const facts = factsOf2017(field);
  const nodeAt = (place: number): Node => nodeOf(candidates, facts, place, isMoved.has(place));
  const next = role === "ordinary" ? [nextValue(field, bracket, floats)] : [];
  const values = [...ownValues(pairs, floats, nodeAt, next), ...orderOf({ moved, residents, pairs })];
  return { score: candidates[residents[0]].score, moved, residents, pairs, floats, values };
}

function nodeOf(
  candidates: readonly Candidate[],
  facts: readonly DutchFacts[],
  place: number,
  isMoved: boolean,
): Node {
  const candidate = candidates[place];
  return { candidate, facts: facts[place], area: isMoved ? "moved" : "resident", score: candidate.score };
}

function orderOf(bracket: Pick<BracketKey, "moved" | "residents" | "pairs">): RuleValue[] {
  return orderValues(bracket).map(({ rule, value }) => ({ rule: ARTICLES[rule] as string, value }));
}

/** C.5 to C.19, with what C.7 has where it is asked. */
function ownValues(
  pairs: readonly PlacePair[],
  floats: readonly number[],
  nodeAt: (place: number) => Node,
  next: readonly RuleValue[],
): RuleValue[] {
  const met = pairs.map(([u, v]) => [nodeAt(u), nodeAt(v)] as const);
  const far = floats.map(nodeAt);
  const members = [...met.flat(), ...far];
  const lowest = Math.min(...members.map(({ score }) => score));
  const down = far.map((node) => floatDown(node, lowest));
  const differences = [
    ...met.map(([u, v]) => Math.abs(u.score - v.score)),
    ...down.map(({ difference }) => difference),
  ];
  const sum = ({ cost }: Criterion): number => met.reduce((total, [u, v]) => total + cost(u, v), 0);
  const given = [...met.flatMap(([u, v]) => floatsBetween(u, v)), ...down];
  const again = (round: "lastFloat" | "floatBefore", kind: "down" | "up"): number[] =>
    given
      .filter(({ node, float }) => float === kind && node.facts?.[round] === kind)
      .map(({ difference }) => difference);
  const kinds = [again("lastFloat", "down"), again("lastFloat", "up")];
  kinds.push(again("floatBefore", "down"), again("floatBefore", "up"));
  return [
    { rule: "C.5", value: [floats.length] },
    { rule: "C.6", value: falling(differences) },
    ...next,
    ...colorCriteria(members).map((criterion) => ({ rule: criterion.name, value: [sum(criterion)] })),
    ...kinds.map((those, k) => ({ rule: `C.${12 + k}`, value: [those.length] })),
    ...kinds.map((those, k) => ({ rule: `C.${16 + k}`, value: falling(those) })),
  ];
}

/**
 * C.7: the next bracket as well as it could be paired if these float into it: whether nobody there could have the bye, how many
 * would float from it, and the differences of scores there.
 */
function nextValue(
  field: Field,
  { moved, residents, next, isByeNext }: BracketPairing2017,
  floats: readonly number[],
): RuleValue {
  const { candidates } = field;
  const facts = factsOf2017(field);
  const isMoved = new Set(moved);
  const nobody = { candidate: undefined, facts: undefined, score: Number.NEGATIVE_INFINITY };
  const bye: Node | undefined = isByeNext ? { ...nobody, area: "below" } : undefined;
  const nodes: Node[] = [
    ...floats.map((place) => nodeOf(candidates, facts, place, isMoved.has(place))),
    ...next.map((place) => ({ ...nodeOf(candidates, facts, place, false), area: "next" as const })),
    ...(bye ? [bye] : []),
  ];
  const real = nodes.length;
  // Everybody could float on, and the bye be left over.
  nodes.push(...nodes.map((): Node => ({ ...nobody, area: "below" })));
  const mayMeet = (i: number, j: number): boolean => {
    if (j >= real) return true;
    const [u, v] = [nodes[i] as Node, nodes[j] as Node];
    if (j < floats.length || !u.candidate) return false;
    return v.candidate ? objection(field, u.candidate, v.candidate) === undefined : u.candidate.mayHaveBye;
  };
  const scores = [...new Set([...moved, ...residents].map((place) => candidates[place].score))];
  const terms = termsOf(nextCriteria(nodes, scores, bye), nodes);
  const { mate } = bestMatching(nodes.length, mayMeet, terms) ?? {};
  if (!mate) throw new Error("not even sinks are left for the next bracket");
  return { rule: "C.7", value: nextNumbers(nodes, real, mate, bye) };
}

/** What a matching of the next bracket has. */
function nextNumbers(
  nodes: readonly Node[],
  real: number,
  mate: Int32Array,
  bye: Node | undefined,
): number[] {
  const lowest = Math.min(...nodes.flatMap(({ candidate, score }) => (candidate ? [score] : [])));
  const differences: number[] = [];
  let [far, isByeLeft] = [0, false];
  for (const [i, node] of nodes.slice(0, real).entries()) {
    const other = nodes[mate[i] as number] as Node;
    if (node === bye) isByeLeft = !other.candidate;
    else if (!other.candidate) {
      far++;
      differences.push(node.score - lowest + POINT);
    } else if ((mate[i] as number) > i) differences.push(Math.abs(node.score - other.score));
  }
  return [isByeLeft ? 1 : 0, far, ...falling(differences)];
}

function falling(numbers: readonly number[]): number[] {
  return [...numbers].sort((a, b) => b - a);
}
