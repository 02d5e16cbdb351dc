/** A line of a list that has no columns: "3. GM Ferrari, Luca (ITA) 2485". */

import { isRating, isYear } from "./by-content.ts";
import { type Entry, nameOfEntry } from "./entry.ts";
import { plain, type Role, roleOfHeading } from "./headings.ts";
import { birthOf } from "./values.ts";

const TITLE = /^W?[GIFC]M$/;
const RATING = /^\d{1,4}$/;
const FEDERATION = /^(?:[A-Z]{3}|\([A-Z]{3}\))$/;
/** FIDE's numbers are longer than any rating with a slip of a digit. */
const FIDE_ID = /^\d{6,11}$/;

interface Found {
  rating: number;
  title: string;
  federation: string;
  fideId: string;
  birth: string;
}

/** What the figures at the end of each line tell, in their order, where a line above the list says it: "Name Rtg Born". */
export function figuresOfHeading(line: string): readonly Role[] | undefined {
  const words = line.trim().split(/[\s,;|]+/);
  const roles = words.map((word) => roleOfHeading(word));
  if (
    words.length < 2 ||
    roles.some((role) => role === undefined) ||
    words.some((word) => plain(word) === "")
  )
    return undefined;
  const name = roles.findLastIndex((role) => role === "name" || role === "surname" || role === "forename");
  if (name < 0) return undefined;
  return roles.slice(name + 1).filter((role) => role !== undefined && FIGURES.includes(role)) as Role[];
}

const FIGURES: readonly Role[] = ["rating", "national", "birth", "k", "fideId"];

/** The player of a line, or undefined; `figures` are what the numbers at its end tell. */
export function entryOfLine(line: string, figures: readonly Role[] = []): Entry | undefined {
  // A dash, a dot or a star before a name.
  const fields = fieldsOf(
    line
      .replace(/^\s*(?!["'])[\p{Pd}\p{Po}]\s+/u, "")
      .replace(/^\s*(?:\d{1,4}(?:[.)]\s*|\t)|\d{1,3}[,;]\s*)(?=\D)/, ""),
  );
  const found: Found = { rating: 0, title: "", federation: "", fideId: "", birth: "" };
  const numbers: string[] = [];
  const names = fields.filter((field, i) => {
    // A name all in capitals may have a part of three of them.
    const isFederation = FEDERATION.test(field) && !isShouted(fields.toSpliced(i, 1).join(""));
    if (fields.length === 1) return true;
    if (TITLE.test(field)) found.title = field;
    else if (FIDE_ID.test(field)) found.fideId = field;
    else if (RATING.test(field)) numbers.push(field);
    else if (isFederation) found.federation = field.replaceAll(/[()]/g, "");
    else return true;
    return false;
  });
  let name = names.join(", ");
  const titled = new RegExp(`^(${TITLE.source.slice(1, -1)})\\s+(\\S.*)$`).exec(name);
  if (titled) [, found.title = "", name = ""] = titled;
  const ends: string[] = [];
  for (
    let rest = cutLast(name, found, ends, numbers);
    rest !== undefined;
    rest = cutLast(name, found, ends, numbers)
  )
    name = rest;
  take([...ends.toReversed(), ...numbers], found, figures);
  const entry = { ...found, ...nameOfEntry(name) };
  const { birth, ...rest } = entry;
  return entry.name === "" ? undefined : { ...rest, ...(birth !== "" && { birth }) };
}

/** The columns of a line, without quotes and blanks around them. */
function fieldsOf(line: string): string[] {
  const separator = line.includes("\t") ? "\t" : line.includes(";") ? ";" : ",";
  const fields =
    line.match(new RegExp(`\\s*"(?:[^"]|"")*"\\s*(?=${separator}|$)|[^${separator}]+`, "g")) ?? [];
  return fields
    .map((field) => {
      const quoted = /^\s*"(.*)"\s*$/.exec(field)?.[1];
      // A nickname stands in quotes too.
      const isQuoted =
        quoted !== undefined && (line.trimStart().startsWith('"') || quoted.includes(separator));
      return (isQuoted ? quoted.replaceAll('""', '"') : field).trim();
    })
    .filter((field) => field !== "");
}

/** The name without a number or federation at its end, which is then found; undefined: there is none. */
function cutLast(name: string, found: Found, ends: string[], numbers: readonly string[]): string | undefined {
  const [, rest = "", word = ""] = /^(.*\S)\s+(\S+)$/.exec(name) ?? [];
  const hasFigure = ends.length > 0 || numbers.length > 0;
  if (numbers.length === 0 && (/^\d{3,4}$/.test(word) || (/^\d\d$/.test(word) && /\s\d{3,4}$/.test(rest)))) {
    ends.push(word);
    return rest;
  }
  if (found.fideId === "" && FIDE_ID.test(word) && rest.includes(" ")) {
    found.fideId = word;
    return rest;
  }
  const isSure = word.startsWith("(") || ((hasFigure || /\s\d{3,4}$/.test(rest)) && !isShouted(rest));
  if (found.federation !== "" || !FEDERATION.test(word) || !isSure) return undefined;
  found.federation = word.replaceAll(/[()]/g, "");
  return rest;
}

/** Says which of the numbers of a line are what. A year of birth is no rating where another number is one. */
function take(numbers: readonly string[], found: Found, figures: readonly Role[]): void {
  const roles: readonly Role[] = figures.filter((role) => role !== "fideId");
  if (roles.length > 0 && numbers.length === roles.length) {
    const of = (role: Role): string => numbers[roles.indexOf(role)] ?? "";
    found.rating = Number(of("rating")) || Number(of("national"));
    found.birth = birthOf(of("birth"));
    return;
  }
  const long = numbers.filter(isRating);
  const [rating = long.length === 1 ? long[0] : undefined] =
    long.filter((text) => !isYear(text)).length > 0 ? long.filter((text) => !isYear(text)) : long;
  const year = long.find((text) => isYear(text) && text !== rating);
  if (rating !== undefined) found.rating = Number(rating);
  else if (numbers.length > 0) found.rating = Number(numbers.at(-1));
  if (year !== undefined) found.birth = birthOf(year);
}

function isShouted(text: string): boolean {
  return !/\p{Ll}/u.test(text);
}
