/**
 * The criteria of the Dutch system for the pairing of a bracket (C.04.3 of 1 February 2026, 2.2 to 2.4), each under its number.
 * A candidate is a perfect matching of all who are not paired yet, and of the bye in an odd field; a criterion is a number,
 * summed over the pairs, that is to be as small as it can be once those before it are.
 */

import type { Candidate, Strength } from "../candidates.ts";
import type { Color } from "../tournament.ts";
import type { Term } from "./best-matching.ts";
import type { DutchFacts, Float } from "./facts.ts";

/** Somebody who is not paired yet, or the bye. */
export interface Node {
  readonly candidate: Candidate | undefined;
  readonly facts: DutchFacts | undefined;
  /** Where they stand: in the bracket, moved down into it or resident; in the next score group; below that. The bye is below. */
  readonly area: "moved" | "resident" | "next" | "below";
  readonly score: number;
}

/** The bracket that is paired. */
export interface Bracket {
  /** Everybody who is not paired yet, the best first, and the bye last. */
  readonly nodes: readonly Node[];
  /** Whether the only one who floats from here gets the bye. */
  readonly isByeHere: boolean;
  /** Whether nobody but the bracket is known: then nothing is said about the next one (C8). */
  readonly isAlone?: boolean;
  /** How many float in the best candidate at the most; all of the bracket unless told. */
  readonly floats?: number;
}

export interface Criterion {
  /** The number in the regulations. */
  readonly name: string;
  /** The most that the sum is in a best candidate. If it is 0, so is that of all that are best by the criteria before. */
  readonly most: number;
  /** What a pair adds; `u` is the better one. */
  cost(u: Node, v: Node): number;
}

/** Criteria as terms of a matching of nodes, by their places. */
export function termsOf(criteria: readonly Criterion[], nodes: readonly Node[]): Term[] {
  return criteria.map(({ most, cost }) => ({
    most,
    cost: (i, j) => cost(nodes[i] as Node, nodes[j] as Node),
  }));
}

/** Whether somebody belongs to the bracket. */
export function isMember({ area }: Node): boolean {
  return area === "moved" || area === "resident";
}

/** Those of a pair who float from the bracket: the members whose opponent is none. */
function floater(u: Node, v: Node): Node | undefined {
  if (isMember(u) && !isMember(v)) return u;
  return isMember(v) && !isMember(u) ? v : undefined;
}

/** Those who would float from the next bracket: who floats into it, or lives there, and meets somebody below it or the bye. */
function floaterFromNext(u: Node, v: Node): Node | undefined {
  if (v.area !== "below") return undefined;
  return u.area === "below" ? undefined : u;
}

/** The resident whom a player who was moved down meets. */
function opponentOfMoved(u: Node, v: Node): Node | undefined {
  return u.area === "moved" && v.area === "resident" ? v : undefined;
}

/** The criteria of shape: how many float, and from which scores (C6 to C8). */
export function shapeCriteria(bracket: Bracket): Criterion[] {
  const { nodes, isAlone = false } = bracket;
  const members = nodes.filter(isMember);
  const floats = mostFloats(bracket);
  const moved = nodes.filter(({ area }) => area === "moved");
  const next = nodes.filter(({ area }) => area === "next");
  return [
    // C6: as few as possible float.
    { name: "C6", most: Math.max(1, floats), cost: (u, v) => one(floater(u, v) !== undefined) },
    // C7: their scores are as low as possible, the highest compared first. Residents all have the same.
    ...scoresOf(moved).map(
      (score): Criterion => ({
        name: "C7",
        most: Math.min(floats, countOf(moved, score)),
        cost: (u, v) => one(floater(u, v)?.area === "moved" && floater(u, v)?.score === score),
      }),
    ),
    ...(isAlone ? [] : nextCriteria(members, next, floats)),
  ];
}

/** C8: the next bracket fulfils C1 to C7 as well as it can: first how many would float from it, then their scores. */
function nextCriteria(members: readonly Node[], next: readonly Node[], floats: number): Criterion[] {
  return [
    {
      name: "C8",
      most: floats + next.length,
      cost: (u, v) => one(floaterFromNext(u, v) !== undefined),
    },
    ...scoresOf(members).map(
      (score): Criterion => ({
        name: "C8",
        most: Math.min(floats, countOf(members, score)),
        cost: (u, v) => {
          const far = floaterFromNext(u, v);
          return one(far !== undefined && isMember(far) && far.score === score);
        },
      }),
    ),
  ];
}

/** So many float in a best candidate at the most. */
function mostFloats({ nodes, floats }: Bracket): number {
  return floats ?? nodes.filter(isMember).length;
}

/** All criteria of a bracket, the first the one that counts most (C6 to C21). */
export function criteriaOf(bracket: Bracket): Criterion[] {
  const { nodes, isByeHere } = bracket;
  const members = nodes.filter(isMember);
  const moved = nodes.filter(({ area }) => area === "moved");
  const most = mostFloats(bracket);
  const unplayed = members.map(({ facts }) => facts?.unplayed ?? 0);
  const floaters = (area: Node["area"], which: "lastFloat" | "floatBefore", float: Float): Node[] =>
    members.filter((node) => node.area === area && node.facts?.[which] === float);
  const color = (name: "C10" | "C11" | "C12" | "C13", strength: Strength): Criterion => ({
    name,
    most: mostAlike(members, strength),
    cost: (u, v) => (isMember(u) && isMember(v) ? colorCost(name, u, v) : 0),
  });
  /** Residents who float although they floated down then. */
  const residentFloats = (name: string, which: "lastFloat" | "floatBefore"): Criterion => ({
    name,
    most: Math.min(most, floaters("resident", which, "down").length),
    cost: (u, v) => {
      const far = floater(u, v);
      return one(far?.area === "resident" && far.facts?.[which] === "down");
    },
  });
  /** Residents who meet somebody who was moved down although they floated up then. */
  const metFromAbove = (name: string, which: "lastFloat" | "floatBefore"): Criterion => ({
    name,
    most: Math.min(moved.length, floaters("resident", which, "up").length),
    cost: (u, v) => one(opponentOfMoved(u, v)?.facts?.[which] === "up"),
  });
  const scores = scoresOf(moved);
  /**
   * The differences of scores of those who were moved down and floated down then, the largest first: who is paired here has
   * the difference of the two scores, whoever it is; who floats on has a larger one.
   */
  const movedOn = (name: string, which: "lastFloat" | "floatBefore"): Criterion[] =>
    scores.map((score) => ({
      name,
      most: Math.min(most, countOf(floaters("moved", which, "down"), score)),
      cost: (u, v) => {
        const far = floater(u, v);
        return one(far?.area === "moved" && far.score === score && far.facts?.[which] === "down");
      },
    }));
  /** The same differences of those who meet them although they floated up then; with one score above there is only one. */
  const metFar = (name: string, which: "lastFloat" | "floatBefore"): Criterion[] =>
    scores.length < 2
      ? []
      : scores.map((score) => ({
          name,
          most: Math.min(countOf(moved, score), floaters("resident", which, "up").length),
          cost: (u, v) => one(u.score === score && opponentOfMoved(u, v)?.facts?.[which] === "up"),
        }));
  return [
    ...shapeCriteria(bracket),
    // C9: who gets the bye has missed as few games as possible.
    ...(isByeHere
      ? [
          {
            name: "C9",
            most: Math.max(0, ...unplayed),
            cost: (u: Node, v: Node) =>
              v.candidate === undefined && isMember(u) ? (u.facts?.unplayed ?? 0) : 0,
          },
        ]
      : []),
    // C10: topscorers and their opponents with one color three times more often than the other.
    color("C10", 3),
    // C11: the same with a color for the third time in a row.
    color("C11", 3),
    // C12: players who do not get their color.
    color("C12", 0),
    // C13: players who do not get a color that they want strongly.
    color("C13", 2),
    // C14 and C16: residents who float down as in the last round, and as in the one before.
    residentFloats("C14", "lastFloat"),
    // C15 and C17: residents who are floated up to as in the last round, and as in the one before.
    metFromAbove("C15", "lastFloat"),
    residentFloats("C16", "floatBefore"),
    metFromAbove("C17", "floatBefore"),
    // C18 to C21: how far those float who floated so in the last round, and in the one before.
    ...movedOn("C18", "lastFloat"),
    ...metFar("C19", "lastFloat"),
    ...movedOn("C20", "floatBefore"),
    ...metFar("C21", "floatBefore"),
  ];
}

/**
 * A number from 0 on for each node, the same for those whom no criterion tells apart: so what a pair costs need be asked only
 * once for two kinds.
 */
export function kindsOf({ nodes, isByeHere }: Bracket): Int32Array {
  const numbers = new Map<string, number>();
  return Int32Array.from(nodes, (node) => {
    const kind = (isMember(node) ? kindOfMember(node, isByeHere) : [node.area, !node.candidate]).join();
    const number = numbers.get(kind) ?? numbers.size;
    numbers.set(kind, number);
    return number;
  });
}

function kindOfMember({ candidate, facts, area, score }: Node, isByeHere: boolean): unknown[] {
  const floats = [facts?.lastFloat, facts?.floatBefore, isByeHere && facts?.unplayed];
  if (!candidate) return [area, score, ...floats];
  const { preference, strength, difference } = candidate;
  return [area, score, ...floats, preference, strength, Math.abs(difference), isRepeated(candidate)];
}

/** What a pair of members adds to a criterion of colors. */
function colorCost(
  name: "C10" | "C11" | "C12" | "C13",
  { candidate: a }: Node,
  { candidate: b }: Node,
): number {
  if (!a || !b || a.preference === undefined || a.preference !== b.preference) return 0;
  const areAbsolute = a.strength === 3 && b.strength === 3;
  switch (name) {
    case "C12":
      return 1;
    case "C13":
      return one(!areAbsolute && a.strength >= 2 && b.strength >= 2);
    case "C10":
      return one(areAbsolute && Math.min(Math.abs(a.difference), Math.abs(b.difference)) > 1);
    case "C11":
      return one(areAbsolute && isThirdInARow(a, b));
  }
}

/** Whether the one of two who is denied their color, the one of the smaller difference, has the other one for the third time. */
function isThirdInARow(a: Candidate, b: Candidate): boolean {
  const [da, db] = [Math.abs(a.difference), Math.abs(b.difference)];
  if (da === db) return isRepeated(a) && isRepeated(b);
  return isRepeated(da < db ? a : b);
}

function isRepeated({ colors }: Candidate): boolean {
  return colors.length > 1 && colors.at(-1) === colors.at(-2);
}

/** The most pairs that can be made of players who want the same color at least so strongly. */
function mostAlike(members: readonly Node[], strength: Strength): number {
  const wish = (color: Color): number =>
    members.filter(({ candidate }) => candidate?.preference === color && candidate.strength >= strength)
      .length;
  return (wish("white") >> 1) + (wish("black") >> 1);
}

function countOf(nodes: readonly Node[], score: number): number {
  return nodes.filter((node) => node.score === score).length;
}

/** The scores of some players, the highest first, each once. */
function scoresOf(nodes: readonly Node[]): number[] {
  return [...new Set(nodes.map(({ score }) => score))].sort((a, b) => b - a);
}

function one(holds: boolean): number {
  return holds ? 1 : 0;
}
