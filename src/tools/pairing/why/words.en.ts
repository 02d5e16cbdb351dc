import { inPoints } from "#algorithms/core/text/in-points.en.ts";
import type { ExclusionReason } from "#algorithms/engines/swiss/explain.ts";
import type { Color } from "#algorithms/engines/swiss/tournament.ts";
import { count } from "#src/tools/shared/words.en.ts";
import { colorName, methods, type Name } from "../words.en.ts";

/** Why a pair was made. */
export const whyWords = {
  working: "Looking …",
  failed: (why: string) => `The reason could not be worked out: ${why}.`,
  points: inPoints,
  now: "As paired",
  instead: "Instead",
  pair: (white: string, black: string) => `${white} – ${black}`,
  bye: (name: string) => `${name}: bye`,
  ask: "Why do these two not meet?",
  one: "One of the two",
  other: "The other one",
  and: "and",
  button: "Ask",
  hint: "Press two players, one after the other, and read here why they do not meet.",
  held: (name: string) => `${name}, and who else? Press the other player; Escape lets go.`,
  whyNot: (one: string, other: string) => `Why do ${one} and ${other} not meet?`,
  first: (better: string, other: string) =>
    `${other} comes first in the order of ${better}: the smallest difference of points, then the weakest clash of colours, then the best place.`,
  before: (better: string, other: string, n: number) =>
    `In the order of ${better}, ${n === 1 ? "one comes" : `${count(n)} come`} before ${other}:`,
  reason: reasonWords,
  /** Two who must have the same colour, of which one gets it. */
  topscorers: (topscorers: readonly number[], must: Color, gets: number, name: Name) =>
    `Both must have ${colorName[must]}. Before the last round ${topscorers.map(name).join(" and ")} ${
      topscorers.length === 1 ? "is a topscorer" : "are topscorers"
    }, with more than half of the possible points, so FIDE lets the two meet; ${name(gets)} gets ${colorName[must]}.`,
  more: (n: number) => `and ${count(n)} more.`,
  colors: (name: string, colors: readonly Color[], wants: Color | undefined, strength: number) =>
    colorWords(name, colors, wants, strength),
  byHand: "This pair was made by hand, so no method can explain it.",
  foreign: "This round was paired by another program, so no method of ours can explain it.",
};

/** The pair and the round that a reason belongs to. */
interface Reasoned {
  /** The better player of the pair, and whom they did not get. */
  readonly better: string;
  readonly other: string;
  readonly name: Name;
  /** The color that is due to the better one. */
  readonly must: Color | undefined;
  /** Those without an opponent, whom another choice might bring in. */
  readonly out: readonly number[];
  readonly isLast: boolean;
}

function reasonWords(reason: ExclusionReason, { better, other, name, must, out, isLast }: Reasoned): string {
  switch (reason.kind) {
    case "rematch":
      return `${other}: they met in round ${reason.round}.`;
    case "forbidden":
      return `${other}: the tournament forbids it.`;
    case "colors":
      return `${other}: both must have ${must ? colorName[must] : "the same colour"} now${isLast ? ", and neither is a topscorer" : ""}.`;
    case "taken":
      return `${other}: plays ${name(reason.by)}, who comes before ${better}.`;
    case "out":
      return `${other}: has the bye, or cannot be paired.`;
    case "incomplete":
      return `${other}: allowed, but then the others could not all be paired${outClause(out, name)}.`;
    case "measure":
      return `${other}: allowed, but then the round as a whole is no better by the method “${methods[reason.method][0]}”.`;
  }
}

/** At most so many are named in a sentence. */
const MOST_NAMED = 3;

function outClause(out: readonly number[], name: Name): string {
  if (out.length === 0) return "";
  const named = out.slice(0, MOST_NAMED).map(name);
  if (out.length > MOST_NAMED) named.push(`${count(out.length - MOST_NAMED)} more`);
  const last = named.pop();
  // Names have commas in them.
  const told = named.length === 0 ? last : `${named.join("; ")} and ${last}`;
  return ` while ${told} ${out.length === 1 ? "stays" : "stay"} out`;
}

function colorWords(
  name: string,
  colors: readonly Color[],
  wants: Color | undefined,
  strength: number,
): string {
  if (wants === undefined) return `${name} has not played yet.`;
  const history = colors.map((color) => (color === "white" ? "W" : "B")).join(" ");
  const how = ["", "to alternate", "to even it out", "by rule"][strength];
  return `${name} had ${history}: ${strength === 3 ? "must have" : "wants"} ${colorName[wants]} ${how}.`;
}
