import { counted } from "#algorithms/shared/text/counted.ts";
import type { Color } from "../tournament.ts";
import type { BracketKey } from "./bracket-key.ts";
import type { PairingDifference } from "./compare-pairings.ts";
import type { Reason, Wish } from "./reasons.ts";

/** How players, by their places in the field, and points, in tenths, are spelled. */
export interface Spelling {
  name(place: number): string;
  points(tenths: number): string;
}

/** What would be otherwise if a wish came true. */
function wish(wished: Wish, { name }: Spelling): string {
  switch (wished.kind) {
    case "apart":
      return `if ${name(wished.pair[0])} and ${name(wished.pair[1])} had other opponents`;
    case "together":
      return `if ${name(wished.pair[0])} met ${name(wished.pair[1])}`;
    case "play":
      return `if somebody other than ${name(wished.place)} had the bye`;
    case "stay":
      return `if ${name(wished.place)} did not float down`;
  }
}

const RULES = {
  rematch: "they have met already (C1)",
  forbidden: "the tournament forbids this pair",
  colors: "both must have the same colour (C3)",
} as const;

/** Why a wish did not come true, as one sentence. */
function sentence(wished: Wish, reason: Reason, spelling: Spelling): string {
  const would = wish(wished, spelling);
  const capital = `${would.charAt(0).toUpperCase()}${would.slice(1)}`;
  switch (reason.kind) {
    case "granted":
      return "That is how the round is paired.";
    case "rule": {
      const [one, other] = wished.kind === "together" ? wished.pair : [0, 0];
      return `${spelling.name(one)} and ${spelling.name(other)} may not meet: ${RULES[reason.rule]}.`;
    }
    case "incomplete":
      return `${capital}, not all the others could be paired (C4).`;
    case "worse":
      return `${capital}, ${loss(reason.difference, spelling)}.`;
  }
}

/** What the other pairing would lose, with its rule. */
function loss(difference: PairingDifference, spelling: Spelling): string {
  const { rule, values, brackets } = difference;
  const [now, then] = values.map(([first = 0]) => first) as [number, number];
  const players = (one: string, several: string): string =>
    `${counted(then, "player")} instead of ${now || "none"} would ${then === 1 ? one : several} (${rule})`;
  const all = (what: string): string => players(what, what);
  const bracket = brackets ? ` from the bracket of ${spelling.points(brackets[0].score)}` : "";
  switch (rule) {
    case "C5":
      return `the bye would go to a player with ${spelling.points(then)} instead of ${spelling.points(now)} (C5)`;
    case "C6":
      return all(`float down${bracket}`);
    case "C7":
      return `players with more points would float on${bracket} (C7)`;
    case "C8":
      return now === then
        ? "players with more points would float from the next bracket (C8)"
        : all("float down from the next bracket");
    case "C9":
      return `the bye would go to somebody who has missed ${counted(then, "game")} instead of ${now || "none"} (C9)`;
    case "C10":
      return all("have had one colour three times more often than the other");
    case "C11":
      return all("have the same colour for the third time in a row");
    case "C12":
      return players("not get the colour that is due", "not get the colours that are due");
    case "C13":
      return players("not get a colour that is strongly due", "not get colours that are strongly due");
    case "C14":
      return all("float down as in the last round");
    case "C15":
      return all("meet somebody from a higher bracket, as in the last round");
    case "C16":
      return all("float down as two rounds ago");
    case "C17":
      return all("meet somebody from a higher bracket, as two rounds ago");
    case "C18":
    case "C20":
      return `somebody who floated down ${when(rule)} would do so again, over a larger difference of points (${rule})`;
    case "C19":
    case "C21":
      return `somebody who met a player from a higher bracket ${when(rule)} would do so again, over a larger difference of points (${rule})`;
    default:
      return `every criterion would be served as well, but ${brackets ? order(rule, values, brackets, spelling) : rule}`;
  }
}

function when(rule: "C18" | "C19" | "C20" | "C21"): string {
  return rule === "C18" || rule === "C19" ? "in the last round" : "two rounds ago";
}

/** Why a candidate comes later in the order than another one, equal by all criteria. */
function order(
  rule: string,
  [now, then]: PairingDifference["values"],
  [mine, theirs]: readonly [BracketKey, BracketKey],
  { name }: Spelling,
): string {
  if (rule === "4.4.2") return "of those moved down, others would be paired here, who stand lower (4.4.2)";
  if (rule === "4.2") {
    const at = mine.pairs.findIndex(([u, v], k) => theirs.pairs[k]?.[0] === u && theirs.pairs[k]?.[1] !== v);
    const [better, other] = mine.pairs[at] ?? [0, 0];
    const instead = theirs.pairs[at]?.[1] ?? 0;
    return `${name(better)} would meet ${name(instead)} instead of ${name(other)}, who comes first (4.2)`;
  }
  const [few = 0, many = 0] = [now[0], then[0]];
  if (few === many) return "the halves would exchange other players, which comes later in the order (4.3)";
  if (few === 0) return "the halves would have to exchange players, which they need not do (4.3)";
  return `the halves would exchange ${many} players for ${many} instead of ${few} for ${few} (4.3)`;
}

const COLORS: Readonly<Record<Color, string>> = { white: "White", black: "Black" };

/** Why two who must have the same colour may meet. */
function topscorers(names: readonly string[], color: Color): string {
  const are = names.length === 1 ? "is a topscorer" : "are topscorers";
  return `Both must have ${COLORS[color]}, but ${names.join(" and ")} ${are} of the last round, so they may meet (C3).`;
}

/** Why a round is paired as it is, in words. */
export const en = { sentence, topscorers };

export type ReasonWords = typeof en;
