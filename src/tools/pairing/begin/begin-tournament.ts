/** A tournament that begins with a list of names. */

import { tournamentOf } from "#algorithms/engines/swiss/list/begin.ts";
import { byStrength, type Entry } from "#algorithms/engines/swiss/list/entry.ts";
import type { Role } from "#algorithms/engines/swiss/list/headings.ts";
import { lookUp, type RatingList } from "#algorithms/engines/swiss/list/rating-list.ts";
import { type ListReading, readList } from "#algorithms/engines/swiss/list/read-list.ts";
import type { Color, Tournament } from "#algorithms/engines/swiss/tournament.ts";

export interface Wish {
  readonly title: string;
  readonly text: string;
  readonly rounds: number;
  readonly firstColor: Color;
  /** Whether start numbers go by rating, the highest first. */
  readonly byRating: boolean;
  /** What columns are taken for, by their place, where that was chosen. */
  readonly columns?: Readonly<Record<string, Role>>;
}

/** The list with its columns; players in the order of the list. */
export function readingOf({ text, columns = {} }: Pick<Wish, "text" | "columns">): ListReading {
  return readList(text, new Map(Object.entries(columns).map(([place, role]) => [Number(place), role])));
}

/** The players of a list in its order. */
export function parseEntries(text: string): readonly Entry[] {
  return readList(text).entries;
}

/** The players in the order of their start numbers. */
export function inOrder({ entries }: Pick<ListReading, "entries">, byRating: boolean): readonly Entry[] {
  return byRating ? entries.toSorted(byStrength) : entries;
}

/** A tournament before its first round, with what a rating list knows of the players. */
export function beginTournament(wish: Wish, list?: RatingList): Tournament {
  const { title, rounds, firstColor, byRating } = wish;
  const reading = readingOf(wish);
  const known = list ? lookUp(reading.entries, list) : reading;
  return tournamentOf(inOrder(known, byRating), rounds, firstColor, title);
}
