/** The tie-breaks that a tournament can choose, by FIDE's codes for them, and the list that a file names. */
import type { Tournament } from "../tournament.ts";
import type { Facts } from "./facts.ts";
import { averageBuchholz, buchholz, foreBuchholz, koya, sonnebornBerger } from "./opponents.ts";
import {
  blackGames,
  blackWins,
  electedRounds,
  gamesWon,
  progressive,
  standardPoints,
  wins,
} from "./own-record.ts";
import { averagePerformance, averageRating, ownRating, perfectPerformance, performance } from "./ratings.ts";
import { tieBreakRecord } from "./record.ts";
import type { Explained } from "./terms.ts";

/** Points that people write with halves, and those that have more decimals: both are hundredths. And plain numbers. */
export type Unit = "points" | "hundredths" | "number";

export interface TieBreak {
  /** The articles of C.07 that say how. */
  readonly articles: string;
  readonly unit: Unit;
  /** The lower value comes first. */
  readonly isAscending?: boolean;
  readonly explain: (facts: Facts, id: number) => Explained;
}

const CUT_1 = { least: 1, most: 0 };
const CUT_2 = { least: 2, most: 0 };
const MEDIAN_1 = { least: 1, most: 1 };
const MEDIAN_2 = { least: 2, most: 2 };

/** All but direct encounter, which has no value of one player alone. */
const BY_VALUE = {
  "BH/C1": { articles: "8.1, 14.1, 16.5", unit: "points", explain: (f, id) => buchholz(f, id, CUT_1) },
  BH: { articles: "8.1, 16", unit: "points", explain: (f, id) => buchholz(f, id) },
  "BH/C2": { articles: "8.1, 14.2, 16.5", unit: "points", explain: (f, id) => buchholz(f, id, CUT_2) },
  "BH/M1": { articles: "8.1, 14.3, 16.5", unit: "points", explain: (f, id) => buchholz(f, id, MEDIAN_1) },
  "BH/M2": { articles: "8.1, 14.4, 16.5", unit: "points", explain: (f, id) => buchholz(f, id, MEDIAN_2) },
  FB: { articles: "8.3, 16", unit: "points", explain: foreBuchholz },
  AOB: { articles: "8.2", unit: "hundredths", explain: averageBuchholz },
  SB: { articles: "9.1, 16", unit: "hundredths", explain: (f, id) => sonnebornBerger(f, id) },
  "SB/C1": {
    articles: "9.1, 14.1, 16.5",
    unit: "hundredths",
    explain: (f, id) => sonnebornBerger(f, id, CUT_1),
  },
  KS: { articles: "9.2", unit: "points", explain: koya },
  WIN: { articles: "7.1", unit: "number", explain: wins },
  WON: { articles: "7.2", unit: "number", explain: gamesWon },
  BPG: { articles: "7.3", unit: "number", explain: blackGames },
  BWG: { articles: "7.4", unit: "number", explain: blackWins },
  PS: { articles: "7.5", unit: "points", explain: (f, id) => progressive(f, id) },
  "PS/C1": { articles: "7.5, 14.1", unit: "points", explain: (f, id) => progressive(f, id, true) },
  REP: { articles: "7.6", unit: "number", explain: electedRounds },
  STD: { articles: "7.7", unit: "points", explain: standardPoints },
  ARO: { articles: "10.1", unit: "number", explain: (f, id) => averageRating(f, id) },
  "ARO/C1": { articles: "10.1, 14.1", unit: "number", explain: (f, id) => averageRating(f, id, CUT_1) },
  TPR: { articles: "10.2", unit: "number", explain: performance },
  PTP: { articles: "10.3", unit: "number", explain: perfectPerformance },
  APRO: { articles: "10.4", unit: "number", explain: (f, id) => averagePerformance(f, id, performance) },
  APPO: {
    articles: "10.5",
    unit: "number",
    explain: (f, id) => averagePerformance(f, id, perfectPerformance),
  },
  RTNG: { articles: "10.6", unit: "number", explain: ownRating },
  TPN: { articles: "7.8", unit: "number", isAscending: true, explain: (_, id) => ({ value: id, terms: [] }) },
} as const satisfies Readonly<Record<string, TieBreak>>;

export type ValueCode = keyof typeof BY_VALUE;
/** FIDE's code of a tie-break; DE is direct encounter. */
export type TieBreakCode = "DE" | ValueCode;

export const TIE_BREAK_CODES: readonly TieBreakCode[] = ["DE", ...(Object.keys(BY_VALUE) as ValueCode[])];

/** The tie-breaks of who chooses none. FIDE names no list of its own. */
export const USUAL_TIE_BREAKS: readonly TieBreakCode[] = ["DE", "BH", "SB"];

/** The tie-breaks of a round robin whose organiser chooses none. */
export const USUAL_IN_ROUND_ROBINS: readonly TieBreakCode[] = ["DE", "SB", "WIN", "BPG"];

/** How a tie-break is made that has a value. */
export function tieBreakOf(code: ValueCode): TieBreak {
  return BY_VALUE[code];
}

/** The article of a tie-break and what it is measured in. */
export function aboutOf(code: TieBreakCode): Pick<TieBreak, "articles" | "unit"> {
  return code === "DE" ? { articles: "6", unit: "points" } : BY_VALUE[code];
}

/** Whether a tie-break is dropped where somebody has no rating: all of article 10 are. */
export function needsRatings(code: TieBreakCode): boolean {
  return aboutOf(code).articles.startsWith("10.");
}

/** Codes as a file or a reader writes them: in small letters too, and some by their older names. */
export function parseTieBreaks(text: string): {
  readonly codes: TieBreakCode[];
  /** The words that are no code of ours. */
  readonly unknown: string[];
} {
  const codes: TieBreakCode[] = [];
  const unknown: string[] = [];
  for (const word of text.split(",").map((each) => each.trim())) {
    // Some write the points themselves in front.
    if (codes.length === 0 && word.toUpperCase() === "PTS") continue;
    const name = word.toUpperCase().replace(/[-:](?=[CM]\d$)/, "/");
    const code = TIE_BREAK_CODES.find((each) => each === (OLDER[name] ?? name));
    if (code === undefined) unknown.push(word);
    else if (!codes.includes(code)) codes.push(code);
  }
  return { codes, unknown };
}

const OLDER: Readonly<Record<string, TieBreakCode>> = { GE: "REP" };
/** The tie-breaks by which the ranks of a file go: those that it names up to the first that is not known, or the usual ones. */
export function namedTieBreaks(tournament: Pick<Tournament, "notes" | "roundRobin">): {
  readonly codes: readonly TieBreakCode[];
  readonly isNamed: boolean;
  readonly unknown: string | undefined;
} {
  const text = tieBreakRecord(tournament.notes)?.trim();
  const usual = tournament.roundRobin ? USUAL_IN_ROUND_ROBINS : USUAL_TIE_BREAKS;
  if (text === undefined || text === "") return { codes: usual, isNamed: false, unknown: undefined };
  const [unknown] = parseTieBreaks(text).unknown;
  const words = text.split(",").map((word) => word.trim());
  const known = unknown === undefined ? words : words.slice(0, words.indexOf(unknown));
  return { codes: known.length === 0 ? [] : parseTieBreaks(known.join(",")).codes, isNamed: true, unknown };
}

/** The tie-breaks that a tournament names, without those that are not known here. */
export function tieBreaksOf({ notes }: Pick<Tournament, "notes">): readonly TieBreakCode[] {
  const text = tieBreakRecord(notes);
  return text === undefined ? USUAL_TIE_BREAKS : parseTieBreaks(text).codes;
}
