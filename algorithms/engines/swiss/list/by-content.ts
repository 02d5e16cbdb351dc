/** What columns tell that have no heading: by what stands in them. */

import { readDay } from "../days.ts";
import { titleOf } from "./entry.ts";
import type { Role } from "./headings.ts";

const FIRST_YEAR = 1915;
const LAST_YEAR = 2024;
/** The values of the factor K, also of federations. */
const K = new Set(["10", "15", "16", "20", "24", "25", "30", "32", "40"]);
/** Below that no federation rates. */
const LEAST_RATING = 100;
/** How much of a column must be of a kind. */
const MOST_OF = 0.8;

export const isRating = (text: string): boolean => /^\d{3,4}$/.test(text) && Number(text) >= LEAST_RATING;
export const isYear = (text: string): boolean =>
  /^\d{4}$/.test(text) && Number(text) >= FIRST_YEAR && Number(text) <= LAST_YEAR;
const isFideId = (text: string): boolean => /^\d{6,11}$/.test(text);
const isFederation = (text: string): boolean => /^\(?[A-Z]{3}\)?$/.test(text);
const isSex = (text: string): boolean => /^[mwfMWF]$/.test(text);
const isDate = (text: string): boolean => !/^\d+$/.test(text) && readDay(text) !== undefined;
const isText = (text: string): boolean => /\p{L}{2}/u.test(text);
const isWord = (text: string): boolean => /^[^\s,]+$/.test(text);

/**
 * The roles of columns; those that are known already are given. Of two columns of figures that could be years, those that
 * are all years are years of birth.
 */
export function rolesByContent(
  columns: readonly (readonly string[])[],
  known: readonly (Role | undefined)[] = columns.map(() => undefined),
): Role[] {
  const roles: (Role | undefined)[] = [...known];
  const filled = columns.map((cells) => cells.filter((cell) => cell !== "" && cell !== "-" && cell !== "0"));
  const free = (place: number): boolean => roles[place] === undefined && (filled[place]?.length ?? 0) > 0;
  const all = (place: number, is: (text: string) => boolean, share = MOST_OF): boolean => {
    const cells = filled[place] ?? [];
    return cells.filter(is).length >= share * cells.length;
  };
  const take = (role: Role, is: (text: string) => boolean, share?: number): void => {
    const at = columns.findIndex((_, place) => free(place) && all(place, is, share));
    if (at >= 0 && !roles.includes(role)) roles[at] = role;
  };
  take("title", (text) => titleOf(text) !== "" && text === text.toUpperCase(), 1);
  take("sex", isSex, 1);
  take("fideId", isFideId);
  take("birth", isDate);
  const isNumbered = (place: number): boolean =>
    (filled[place] ?? []).length > 1 &&
    (filled[place] ?? []).every(
      (text, i, cells) => text.replace(/[.)]$/, "") === `${Number.parseInt(cells[0] ?? "", 10) + i}`,
    );
  const number = columns.findIndex(
    (_, place) =>
      place < 2 && free(place) && (isNumbered(place) || all(place, (text) => /^\d{1,4}[.)]$/.test(text))),
  );
  if (number >= 0) roles[number] = "number";
  takeFigures(
    roles,
    columns.map((_, place) => free(place) && all(place, isRating)),
    (place) => all(place, isYear, 1),
  );
  for (const [place] of columns.entries())
    if (free(place) && all(place, (text) => K.has(text), 1)) roles[place] = "k";
  // A single line has no rows to count: what stands before the name and is a small number is its place.
  if (columns[0]?.length === 1 && free(0) && all(0, (text) => /^\d{1,4}$/.test(text))) roles[0] = "number";
  takeNames(roles, free, all);
  take("federation", isFederation);
  takeClub(roles, free, all);
  return roles.map((role) => role ?? "other");
}

/** Ratings, years of birth, and ratings of a federation. */
function takeFigures(
  roles: (Role | undefined)[],
  isFigures: readonly boolean[],
  isYears: (place: number) => boolean,
): void {
  const figures = isFigures.flatMap((is, place) => (is ? [place] : []));
  const years = figures.filter(isYears);
  const ratings = figures.filter((place) => !years.includes(place));
  const hasRating = roles.includes("rating");
  // Figures that could be both are ratings if nothing else is.
  if (!hasRating && ratings.length === 0 && years.length > 0) ratings.push(...years.splice(0, 1));
  const [first, second] = hasRating ? [undefined, ratings[0]] : ratings;
  if (first !== undefined) roles[first] = "rating";
  if (second !== undefined && !roles.includes("national")) roles[second] = "national";
  if (years[0] !== undefined && !roles.includes("birth")) roles[years[0]] = "birth";
}

type All = (place: number, is: (text: string) => boolean, share?: number) => boolean;

/** The name: the first column of text that is no code, or two of them if each is a word. */
function takeNames(roles: (Role | undefined)[], free: (place: number) => boolean, all: All): void {
  if (roles.includes("name") || roles.includes("surname")) return;
  const isNames = (place: number): boolean =>
    free(place) && all(place, isText) && !all(place, (text) => isFederation(text) || titleOf(text) === text);
  const at = roles.findIndex((_, place) => isNames(place));
  if (at < 0) return;
  const isPair = isNames(at + 1) && all(at, isWord) && all(at + 1, isWord);
  roles[at] = isPair ? "surname" : "name";
  if (isPair) roles[at + 1] = "forename";
}

function takeClub(roles: (Role | undefined)[], free: (place: number) => boolean, all: All): void {
  const at = roles.findIndex((_, place) => free(place) && all(place, isText));
  if (at >= 0 && !roles.includes("club")) roles[at] = "club";
}
