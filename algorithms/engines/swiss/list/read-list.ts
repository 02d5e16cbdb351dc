/**
 * Lists of players as people have them: typed, pasted from a table, exported by a federation or a program. Columns are
 * known by their headings or by what stands in them; a line that has none is read by itself.
 */

import { cutLines } from "#algorithms/core/text/lines.ts";
import { rolesByContent } from "./by-content.ts";
import { type Entry, nameOfEntry, titleOf } from "./entry.ts";
import { entryOfLine, figuresOfHeading } from "./free-line.ts";
import { plain, type Role, roleOfHeading } from "./headings.ts";
import { isRule, type Table, tableOf } from "./split.ts";
import { birthOf, federationOf, fideIdOf, ratingOf, sexOf } from "./values.ts";

/** A column with what it is taken for. */
export interface Column {
  /** Undefined: the list has no headings. */
  readonly heading: string | undefined;
  readonly role: Role;
  /** What stands in its first row that is not empty. */
  readonly sample: string;
  /** Figures that are taken for ratings could be years of birth. */
  readonly isDoubtful?: boolean;
}

export interface ListReading {
  readonly entries: readonly Entry[];
  /** Undefined: the list has no columns. */
  readonly columns: readonly Column[] | undefined;
  /** The list has no columns, and what is taken for ratings could be years of birth. */
  readonly isDoubtful?: boolean;
  /** The lines, from 1, that name nobody, though something stands in them: above the headings, between, below. */
  readonly leftOut: readonly number[];
}

/** What somebody wants a column to be, by its place from 0. */
export type Wanted = ReadonlyMap<number, Role>;

/** The players of a list in its order. */
export function readList(text: string, wanted: Wanted = new Map()): ListReading {
  const table = tableOf(text);
  return table ? readTable(text, table, wanted) : readLines(text);
}

function readLines(text: string): ListReading {
  const lines = unnumbered(cutLines(text));
  const leftOut: number[] = [];
  let figures: readonly Role[] | undefined;
  const entries = lines.flatMap((line, i) => {
    if (isRule(line)) return [];
    const told = figuresOfHeading(line);
    if (told) {
      figures = told;
      return [];
    }
    const entry = entryOfLine(line, figures);
    if (entry) return [entry];
    leftOut.push(i + 1);
    return [];
  });
  const ratings = entries.flatMap(({ rating }) => (rating > 0 ? [String(rating)] : []));
  return {
    ...{ entries, columns: undefined, leftOut },
    ...(figures === undefined && isAllYears(ratings) && { isDoubtful: true }),
  };
}

/** The lines without numbers 1, 2, 3 before the names, if all have them. */
function unnumbered(lines: readonly string[]): readonly string[] {
  const numbers = lines.map((line) => /^\s*(\d{1,3})\s+(?=\p{L})/u.exec(line));
  const filled = numbers.filter((_, i) => !isRule(lines[i] ?? ""));
  return filled.length > 1 && filled.every((found, k) => Number(found?.[1]) === k + 1)
    ? lines.map((line, i) => line.slice(numbers[i]?.[0].length ?? 0))
    : lines;
}

function readTable(text: string, { headings, rows, headingLines }: Table, wanted: Wanted): ListReading {
  // Of a rating list there are too many rows to be the arguments of one call.
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), headings?.length ?? 0);
  const cells = Array.from({ length: width }, (_, place) => rows.map((row) => row.cells[place] ?? ""));
  const roles = withWanted(rolesOf(headings, cells), wanted);
  const at = (role: Role): number => roles.indexOf(role);
  const of = (row: readonly string[], role: Role): string => row[at(role)] ?? "";
  const used = new Set(headingLines);
  const entries = rows.flatMap(({ line, end = line, cells: row }) => {
    const entry = isRowOf(row, width) ? entryOf((role) => of(row, role)) : undefined;
    if (!entry) return [];
    for (let each = line; each <= end; each++) used.add(each);
    return [entry];
  });
  const leftOut = cutLines(text).flatMap((line, i) => (isRule(line) || used.has(i + 1) ? [] : [i + 1]));
  const isDoubtful = headings === undefined && isAllYears(cells[at("rating")] ?? []);
  const columns = roles.map((role, place): Column => {
    const sample = cells[place]?.find((cell) => cell !== "") ?? "";
    const doubt = isDoubtful && role === "rating" && !wanted.has(place) && { isDoubtful };
    return { heading: headings && (headings[place] ?? ""), role, sample, ...doubt };
  });
  return { entries, columns, leftOut };
}

/** A row of a wide table in which one cell only says anything names a group, or who made the list. */
function isRowOf(row: readonly string[], width: number): boolean {
  return width < 4 || row.filter((cell) => cell !== "").length > 1;
}

function isAllYears(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== "");
  return filled.length > 0 && filled.every((cell) => /^(19[2-9]|20[0-2])\d$/.test(cell));
}

/** What is not believed of a column whose heading nobody knows: federations have numbers of their own. */
const UNLIKELY: readonly Role[] = ["fideId", "number", "k"];

/** What columns tell: by their headings, and where these are empty or not known, by what stands in them. */
function rolesOf(headings: readonly string[] | undefined, cells: readonly (readonly string[])[]): Role[] {
  if (!headings) return rolesByContent(cells);
  const told = cells.map((_, place) => roleOfHeading(headings[place] ?? ""));
  const roles = rolesByContent(cells, settled(told, headings, cells));
  return roles.map((role, place) =>
    told[place] === undefined && plain(headings[place] ?? "") !== "" && UNLIKELY.includes(role)
      ? "other"
      : role,
  );
}

/** Where two columns have one role, the one that fits better keeps it. */
function settled(
  told: readonly (Role | undefined)[],
  headings: readonly string[],
  cells: readonly (readonly string[])[],
): (Role | undefined)[] {
  const roles = [...told];
  const has = (role: Role): boolean => roles.includes(role);
  // "Nom, Prénom" and "Apellidos, Nombre": of two parts one may be called by the name of the whole.
  if (has("name") && has("surname") && !has("forename")) roles[roles.indexOf("name")] = "forename";
  else if (has("name") && has("forename") && !has("surname")) roles[roles.indexOf("name")] = "surname";
  const filled = (place: number): number =>
    (cells[place] ?? []).filter((cell) => cell !== "" && cell !== "0").length;
  const isOfFide = (place: number): number =>
    /fide|int|rtgi|irtg|eloi|std|standard/i.test(headings[place] ?? "") ? 1 : 0;
  for (const role of new Set(roles)) {
    if (role === undefined || role === "other") continue;
    const places = roles.flatMap((each, place) => (each === role ? [place] : []));
    const ranked = places.toSorted(
      (a, b) =>
        Number(filled(b) > 0) - Number(filled(a) > 0) || (role === "rating" ? isOfFide(b) - isOfFide(a) : 0),
    );
    for (const place of ranked.slice(1)) roles[place] = "other";
  }
  return roles;
}

/** What is wanted of a column; another that was taken for the same is then nothing. */
function withWanted(roles: readonly Role[], wanted: Wanted): Role[] {
  const next = roles.map((role) =>
    [...wanted.values()].includes(role) && role !== "other" ? "other" : role,
  );
  for (const [place, role] of wanted) if (place < next.length) next[place] = role;
  const isWhole = [...wanted.values()].includes("name");
  return next.map((role, place) =>
    isWhole && !wanted.has(place) && (role === "surname" || role === "forename") ? "other" : role,
  );
}

function entryOf(of: (role: Role) => string): Entry | undefined {
  const parts = [of("surname"), of("forename")].filter((part) => part !== "");
  const whole = of("name") || parts.join(", ");
  if (!/[\p{L}\d]/u.test(whole)) return undefined;
  const [, before = "", rest = whole] = /^(W?[GIFC]M)\s+(\S.*)$/.exec(whole) ?? [];
  const [sex, birth] = [sexOf(of("sex")), birthOf(of("birth"))];
  return {
    ...nameOfEntry(rest),
    title: titleOf(of("title")) || before,
    rating: ratingOf(of("rating")) || ratingOf(of("national")),
    federation: federationOf(of("federation")),
    fideId: fideIdOf(of("fideId")),
    ...(sex !== "" && { sex }),
    ...(birth !== "" && { birth }),
    ...(of("club") !== "" && { club: of("club") }),
  };
}

/** Names that stand more than once, also with the parts the other way round: their players could not be told apart. */
export function repeatedNames(entries: readonly Entry[]): string[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { name } of entries) {
    const parts = name.split(/[\s,]+/).map((part) => plain(part) || part);
    const key = parts.filter(Boolean).sort().join(" ");
    if (seen.has(key)) repeated.add(name);
    seen.add(key);
  }
  return [...repeated];
}

/** What bytes are that are no text but look like a list in a file manager. */
export function kindOfFile(bytes: Uint8Array): "archive" | "pdf" | undefined {
  const [a, b, c, d] = bytes;
  if ((a === 0x50 && b === 0x4b && c === 3) || (a === 0xd0 && b === 0xcf && c === 0x11 && d === 0xe0))
    return "archive";
  return a === 0x25 && b === 0x50 && c === 0x44 && d === 0x46 ? "pdf" : undefined;
}
