/** A player as a list tells of them. */

/** The columns of a name in a record. */
export const LONGEST_NAME = 33;
/** The columns of a rating hold four figures. */
export const HIGHEST_RATING = 9999;

export interface Entry {
  readonly name: string;
  /** 0: none. */
  readonly rating: number;
  /** "GM", "WFM" …, or nothing. */
  readonly title: string;
  /** Three capitals, or nothing. */
  readonly federation: string;
  /** FIDE's number, or nothing. */
  readonly fideId: string;
  /** "m", "w", or nothing. */
  readonly sex?: string;
  /** As a record has it: "2001/05/17", or a year with zeros; or nothing. */
  readonly birth?: string;
  /** No record holds it: it becomes a comment. */
  readonly club?: string;
  /** The name is longer than a record holds. */
  readonly isCut?: boolean;
}

/** The titles of FIDE in the order in which equals are numbered (C.04.2). */
export const TITLES: readonly string[] = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"];

/** A name as a record can hold it: without line ends and tabs, not too long. */
export function fittingName(name: string): string {
  const cut = cleanName(name).slice(0, LONGEST_NAME);
  // Half a letter beyond the first plane would be no letter at all.
  return cut.replace(/[\uD800-\uDBFF]$/, "");
}

/** The name of an entry, and whether it was too long. */
export function nameOfEntry(text: string): Pick<Entry, "name" | "isCut"> {
  const name = fittingName(text).trim();
  return { name, ...(name.length < cleanName(text).trim().length && { isCut: true }) };
}

/** A name on one line, without what turns the direction of the text, which would turn that of others, too. */
function cleanName(name: string): string {
  return name
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trimStart();
}

/** Made when names are first compared: a browser reads its tables of languages for it. */
let collator: Intl.Collator | undefined;

function byName(a: string, b: string): number {
  collator ??= new Intl.Collator("en");
  return collator.compare(a, b);
}

/** The order of start numbers: by rating, equals by title, and then by name (C.04.2). */
export function byStrength(
  a: Pick<Entry, "rating" | "title" | "name">,
  b: Pick<Entry, "rating" | "title" | "name">,
): number {
  return b.rating - a.rating || placeOfTitle(a.title) - placeOfTitle(b.title) || byName(a.name, b.name);
}

function placeOfTitle(title: string): number {
  const place = TITLES.indexOf(titleOf(title));
  return place < 0 ? TITLES.length : place;
}

/** Titles as some federations write them. */
const FOREIGN: Readonly<Record<string, string>> = {
  MI: "IM",
  MF: "FM",
  MC: "CM",
  WMI: "WIM",
  WMF: "WFM",
  GMI: "GM",
};

/** A title as FIDE writes it, or nothing. */
export function titleOf(text: string): string {
  const word = text.trim().toUpperCase().replaceAll(".", "");
  return TITLES.includes(word) ? word : (FOREIGN[word] ?? "");
}
