/** A tournament that begins with a list of names. */
import {
  type Color,
  type Player,
  type Tournament,
  USUAL_SCORING,
} from "../../../algorithms/swiss/tournament.ts";

/** The columns of a name in a record. */
export const LONGEST_NAME = 33;
/** The columns of a rating hold four figures. */
export const HIGHEST_RATING = 9999;
export const MOST_ROUNDS = 30;
/** A file can number 9999; the page becomes slow before. */
export const MOST_PLAYERS = 2000;

export interface Entry {
  readonly name: string;
  /** 0: none. */
  readonly rating: number;
}

export interface Wish {
  readonly title: string;
  readonly text: string;
  readonly rounds: number;
  readonly firstColor: Color;
  /** Whether start numbers go by rating, the highest first. */
  readonly byRating: boolean;
}

/** A name as a record can hold it: without line ends and tabs, not too long. */
export function fittingName(name: string): string {
  const cut = name
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trimStart()
    .slice(0, LONGEST_NAME);
  // Half a letter beyond the first plane would be no letter at all.
  return cut.replace(/[\uD800-\uDBFF]$/, "");
}

/** Names, one on a line, each perhaps with a rating after a comma or a tab: "Anna, 1850". */
export function parseEntries(text: string): Entry[] {
  return text.split(/\r\n|\n|\r/).flatMap((line) => {
    const rated = /^(.*?)\s*[,;\t]\s*(\d{1,4})\s*$/.exec(line);
    const name = fittingName(rated?.[1] ?? line).trim();
    return name === "" ? [] : [{ name, rating: rated ? Number(rated[2]) : 0 }];
  });
}

/** Names that stand more than once; their players could not be told apart. */
export function repeatedNames(entries: readonly Entry[]): string[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { name } of entries) {
    if (seen.has(name)) repeated.add(name);
    seen.add(name);
  }
  return [...repeated];
}

/** A tournament before its first round. */
export function beginTournament({ title, text, rounds, firstColor, byRating }: Wish): Tournament {
  const entries = parseEntries(text);
  if (byRating) entries.sort((a, b) => b.rating - a.rating);
  return {
    players: entries.map(newPlayer),
    rounds,
    scoring: USUAL_SCORING,
    initialColor: firstColor,
    isRankOrder: false,
    absences: [],
    forbidden: [],
    acceleration: [],
    notes: title.trim() === "" ? [] : [`012 ${title.trim()}`],
  };
}

/** A player of whom only name and rating are known. */
export function newPlayer({ name, rating }: Entry): Player {
  return {
    ...{ sex: "", title: "", name, rating, federation: "", fideId: "", birth: "" },
    ...{ points: 0, rank: 0, games: [] },
  };
}
