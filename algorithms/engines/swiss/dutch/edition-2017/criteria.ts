/**
 * The criteria of the Dutch system of 2017 for the pairing of a bracket (C.04.3 as of Baku 2016, C.5 to C.19), each under its
 * number there. As in the other edition each is a number, summed over the pairs, that is to be small.
 */

import { type Criterion, criteriaOf, isMember, type Node } from "../criteria.ts";

/** What a bracket is in its round: only of ordinary ones the next bracket is asked for (C.7). */
export type BracketRole = "ordinary" | "penultimate" | "last";

/** The nodes of a bracket. Who floats on from an ordinary bracket, or from the next one, meets a sink, which is nobody. */
export interface Bracket2017 {
  readonly nodes: readonly Node[];
  readonly role: BracketRole;
  /** The node that is the bye, if it is there. */
  readonly bye: Node | undefined;
}

/** A point, in tenths: what a downfloater is taken to lose beyond the lowest score of the bracket (A.8). */
export const POINT = 10;

/** A float that a pair gives. */
export interface GivenFloat {
  readonly node: Node;
  readonly float: "down" | "up";
  /** The difference of scores. */
  readonly difference: number;
}

/** All criteria of a bracket, the first the one that counts most. */
export function criteria2017({ nodes, role, bye }: Bracket2017): Criterion[] {
  const members = nodes.filter(isMember);
  const lowest = Math.min(...members.map(({ score }) => score));
  const scores = [...new Set(members.map(({ score }) => score))];
  const differences = falling(
    scores.flatMap((one) => [one - lowest + POINT, ...scores.map((other) => one - other)]),
  );
  const most = members.length;
  const floats = (u: Node, v: Node): GivenFloat[] => floatsOf(u, v, lowest);
  type Round = "lastFloat" | "floatBefore";
  const isAgain = ({ node, float }: GivenFloat, round: Round, kind: "down" | "up"): boolean =>
    float === kind && node.facts?.[round] === kind;
  /** Who receives the float that they had in a round. */
  const again = (name: string, round: Round, kind: "down" | "up"): Criterion => ({
    name,
    most,
    cost: (u, v) => floats(u, v).filter((given) => isAgain(given, round, kind)).length,
  });
  /** The differences of their scores, the largest first. */
  const farAgain = (name: string, round: Round, kind: "down" | "up"): Criterion[] =>
    differences.map((difference) => ({
      name,
      most,
      cost: (u, v) =>
        floats(u, v).filter((given) => given.difference === difference && isAgain(given, round, kind)).length,
    }));
  return [
    // C.5: as few as possible float.
    { name: "C.5", most, cost: (u, v) => one(isMember(u) !== isMember(v)) },
    // C.6: the differences of scores in pairs, and of those who float, the largest first.
    ...differences.map(
      (difference): Criterion => ({
        name: "C.6",
        most,
        cost: (u, v) => one(floats(u, v)[0]?.difference === difference),
      }),
    ),
    ...(role === "ordinary" ? nextCriteria(nodes, scores, bye) : []),
    ...colorCriteria(nodes),
    again("C.12", "lastFloat", "down"),
    again("C.13", "lastFloat", "up"),
    again("C.14", "floatBefore", "down"),
    again("C.15", "floatBefore", "up"),
    ...farAgain("C.16", "lastFloat", "down"),
    ...farAgain("C.17", "lastFloat", "up"),
    ...farAgain("C.18", "floatBefore", "down"),
    ...farAgain("C.19", "floatBefore", "up"),
  ];
}

/** C.8 to C.11, the colors, which are the same in both editions. */
export function colorCriteria(nodes: readonly Node[]): Criterion[] {
  return criteriaOf({ nodes, isByeHere: false, isAlone: true }).flatMap((criterion) => {
    const name = COLORS.get(criterion.name);
    return name ? [{ ...criterion, name }] : [];
  });
}

/** The numbers of the criteria of colors in the edition of 2026, and here. */
const COLORS: ReadonlyMap<string, string> = new Map([
  ["C10", "C.8"],
  ["C11", "C.9"],
  ["C12", "C.10"],
  ["C13", "C.11"],
]);

/**
 * C.7: as many pairs as possible in the next bracket, and then as small differences there. If that is the last one, and odd,
 * somebody who may have the bye must float from it.
 */
export function nextCriteria(
  nodes: readonly Node[],
  scores: readonly number[],
  bye: Node | undefined,
): Criterion[] {
  const most = nodes.filter(({ candidate }) => candidate).length;
  const nextScore = nodes.find(({ area }) => area === "next")?.score ?? 0;
  const isSink = (node: Node): boolean => !node.candidate && node !== bye;
  const differenceOf = (u: Node, v: Node): number => {
    if (u.area === "below" || (isMember(u) && isMember(v))) return 0;
    return u.score - nextScore + (v.area === "below" ? POINT : 0);
  };
  const differences = falling([
    POINT,
    ...scores.flatMap((score) => [score - nextScore, score - nextScore + POINT]),
  ]);
  return [
    { name: "C.7", most: 1, cost: (u, v) => one((u === bye && isSink(v)) || (v === bye && isSink(u))) },
    { name: "C.7", most, cost: (u, v) => one(u.area !== "below" && v.area === "below") },
    ...differences.map(
      (difference): Criterion => ({
        name: "C.7",
        most,
        cost: (u, v) => one(differenceOf(u, v) === difference),
      }),
    ),
  ];
}

/** The floats that a pair gives: between two members, or a downfloat to a member who meets nobody of the bracket. */
function floatsOf(u: Node, v: Node, lowest: number): GivenFloat[] {
  if (isMember(u) && isMember(v)) return floatsBetween(u, v);
  const far = [u, v].find(isMember);
  return far ? [floatDown(far, lowest)] : [];
}

/** A downfloat and an upfloat, if the two of a pair have different scores (A.4). */
export function floatsBetween(u: Node, v: Node): GivenFloat[] {
  const difference = Math.abs(u.score - v.score);
  if (difference === 0) return [];
  const [higher, lower] = u.score > v.score ? [u, v] : [v, u];
  return [
    { node: higher, float: "down", difference },
    { node: lower, float: "up", difference },
  ];
}

/** The float of a member who meets nobody of a bracket with this lowest score (A.8). */
export function floatDown(node: Node, lowest: number): GivenFloat {
  return { node, float: "down", difference: node.score - lowest + POINT };
}

/** The positive ones of some numbers, each once, the largest first. */
function falling(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].filter((number) => number > 0).sort((a, b) => b - a);
}

function one(holds: boolean): number {
  return holds ? 1 : 0;
}
