import { counted } from "#algorithms/core/text/counted.en.ts";
import type { Color } from "../tournament.ts";
import type { BracketKey } from "./bracket-key.ts";
import type { PairingDifference } from "./compare-pairings.ts";
import type { DutchEdition } from "./edition.ts";
import type { Reason } from "./reason.ts";
import type { Wish } from "./wish.ts";

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

/** What is said of a wish that has come true. */
function granted(wished: Wish, { name }: Spelling): string {
  switch (wished.kind) {
    case "apart":
      return `${name(wished.pair[0])} and ${name(wished.pair[1])} do not meet in this round.`;
    case "together":
      return `${name(wished.pair[0])} and ${name(wished.pair[1])} do meet in this round.`;
    case "play":
      return `${name(wished.place)} does not have the bye of this round.`;
    case "stay":
      return `${name(wished.place)} does not float down in this round.`;
  }
}

/** The number of a criterion about the whole round, which has a point after its letter in the edition of 2017. */
function numbered(rule: string, edition: DutchEdition): string {
  return edition === "2017" ? rule.replace("C", "C.") : rule;
}

function mandatory(rule: Extract<Reason, { kind: "rule" }>["rule"], edition: DutchEdition): string {
  switch (rule) {
    case "rematch":
      return `they have met already (${numbered("C1", edition)})`;
    case "forbidden":
      return "the tournament forbids this pair";
    case "colors":
      return `both must have the same colour (${numbered("C3", edition)})`;
  }
}

/** Why a wish did not come true, as one sentence, in the numbers of an edition. */
function sentence(wished: Wish, reason: Reason, spelling: Spelling, edition: DutchEdition): string {
  const would = wish(wished, spelling);
  const capital = `${would.charAt(0).toUpperCase()}${would.slice(1)}`;
  switch (reason.kind) {
    case "granted":
      return granted(wished, spelling);
    case "rule": {
      const [one, other] = wished.kind === "together" ? wished.pair : [0, 0];
      return `${spelling.name(one)} and ${spelling.name(other)} may not meet: ${mandatory(reason.rule, edition)}.`;
    }
    case "incomplete":
      return `${capital}, not all the others could be paired (${numbered("C4", edition)}).`;
    case "worse": {
      const lost = edition === "2017" ? loss2017 : loss;
      return `${capital}, ${lost(reason.difference, spelling)}.`;
    }
  }
}

/** What the other pairing would lose, with its rule. */
function loss(difference: PairingDifference, spelling: Spelling): string {
  const { rule, values } = difference;
  const [now, then] = values.map(([first = 0]) => first) as [number, number];
  const players = (one: string, several = one): string =>
    morePlayers(rule, [now, then], then === 1 ? one : several);
  const all = (what: string): string => players(what);
  const bracket = fromBracket(difference, spelling);
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
      return later(difference, spelling);
  }
}

/** What the other pairing would lose by the rules of 2017. */
function loss2017(difference: PairingDifference, spelling: Spelling): string {
  const { rule, values } = difference;
  const [now, then] = values.map(([first = 0]) => first) as [number, number];
  const all = (one: string, several = one): string =>
    morePlayers(rule, [now, then], then === 1 ? one : several);
  const bracket = fromBracket(difference, spelling);
  switch (rule) {
    case "C.5":
      return all(`float down${bracket}`);
    case "C.6":
      return `the differences of points would be larger, ${larger(values, spelling)} (C.6)`;
    case "C.7":
      return next2017(values, spelling);
    case "C.8":
      return all("have had one colour three times more often than the other");
    case "C.9":
      return all("have the same colour for the third time in a row");
    case "C.10":
      return all("not get the colour that is due", "not get the colours that are due");
    case "C.11":
      return all("not get a colour that is strongly due", "not get colours that are strongly due");
    case "C.12":
      return all("float down as in the last round");
    case "C.13":
      return all("meet somebody with more points, as in the last round");
    case "C.14":
      return all("float down as two rounds ago");
    case "C.15":
      return all("meet somebody with more points, as two rounds ago");
    case "C.16":
    case "C.18":
      return `somebody who floated down ${when2017(rule)} would do so again, over a larger difference of points: ${larger(values, spelling)} (${rule})`;
    case "C.17":
    case "C.19":
      return `somebody who met a player with more points ${when2017(rule)} would do so again, over a larger difference: ${larger(values, spelling)} (${rule})`;
    default:
      return later(difference, spelling);
  }
}

/** What the next bracket would lose (C.7): the bye, pairs, or nearness of scores. */
function next2017([now, then]: PairingDifference["values"], spelling: Spelling): string {
  if (now[0] !== then[0]) return "nobody in the last bracket could have the bye (C.7)";
  if (now[1] !== then[1])
    return morePlayers("C.7", [now[1] ?? 0, then[1] ?? 0], "have to float down from the next bracket");
  return `the differences of points in the next bracket would be larger, ${larger([now, then], spelling)} (C.7)`;
}

/** The first of the differences of scores, the largest first, that is larger. */
function larger([now, then]: PairingDifference["values"], { points }: Spelling): string {
  const at = then.findIndex((number, k) => number !== now[k]);
  return `${points(then[at] ?? 0)} instead of ${points(now[at] ?? 0)} where they first differ`;
}

function when2017(rule: "C.16" | "C.17" | "C.18" | "C.19"): string {
  return rule === "C.16" || rule === "C.17" ? "in the last round" : "two rounds ago";
}

function morePlayers(rule: string, [now, then]: readonly [number, number], what: string): string {
  return `${counted(then, "player")} instead of ${now || "none"} would ${what} (${rule})`;
}

function fromBracket({ brackets }: PairingDifference, { points }: Spelling): string {
  return brackets ? ` from the bracket of ${points(brackets[0].score)}` : "";
}

function later({ rule, values, brackets }: PairingDifference, spelling: Spelling): string {
  return `every criterion would be served as well, but ${brackets ? order(rule, values, brackets, spelling) : rule}`;
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
  if (rule === "4.4.2" || rule === "D.3")
    return `of those moved down, others would be paired here, who stand lower (${rule})`;
  if (rule === "4.2" || rule === "D.1") {
    const at = mine.pairs.findIndex(([u, v], k) => theirs.pairs[k]?.[0] === u && theirs.pairs[k]?.[1] !== v);
    const [better, other] = mine.pairs[at] ?? [0, 0];
    const instead = theirs.pairs[at]?.[1] ?? 0;
    return `${name(better)} would meet ${name(instead)} instead of ${name(other)}, who comes first (${rule})`;
  }
  const article = rule === "D.2" ? rule : "4.3";
  const [few = 0, many = 0] = [now[0], then[0]];
  if (few === many)
    return `the halves would exchange other players, which comes later in the order (${article})`;
  if (few === 0) return `the halves would have to exchange players, which they need not do (${article})`;
  return `the halves would exchange ${many} players for ${many} instead of ${few} for ${few} (${article})`;
}

const COLORS: Readonly<Record<Color, string>> = { white: "White", black: "Black" };

/** Why two who must have the same colour may meet. */
function topscorers(names: readonly string[], color: Color, edition: DutchEdition): string {
  const are = names.length === 1 ? "is a topscorer" : "are topscorers";
  return `Both must have ${COLORS[color]}, but ${names.join(" and ")} ${are} of the last round, so they may meet (${numbered("C3", edition)}).`;
}

/** Why a round is paired as it is, in words. */
export const reasonWords = { sentence, topscorers };
