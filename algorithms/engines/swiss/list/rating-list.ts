/** A rating list as a federation publishes it, and what it knows of the players of a list. */
import type { Entry } from "./entry.ts";
import { plain } from "./headings.ts";
import { readList } from "./read-list.ts";

export interface RatingList {
  readonly size: number;
  readonly byNumber: ReadonlyMap<string, Entry>;
  /** By the words of the name in whatever order. */
  readonly byName: ReadonlyMap<string, readonly Entry[]>;
}

/** What became of the players of a list. */
export interface LookedUp {
  /** In their order, with what the rating list adds to each; what stood there stays. */
  readonly entries: readonly Entry[];
  readonly found: number;
  /** The names that several players in the rating list have, and no number, federation or year tells which of them is meant. */
  readonly several: readonly string[];
  readonly unknown: readonly string[];
}

export function readRatingList(text: string): RatingList {
  const { entries } = readList(text);
  const byNumber = new Map(entries.flatMap((each) => (each.fideId ? [[each.fideId, each] as const] : [])));
  return { size: entries.length, byNumber, byName: Map.groupBy(entries, ({ name }) => nameKey(name)) };
}

/** Looks the players up: by FIDE's number, which may stand in the place of a name, else by name. */
export function lookUp(entries: readonly Entry[], list: RatingList): LookedUp {
  const several: string[] = [];
  const unknown: string[] = [];
  let found = 0;
  const looked = entries.map((entry): Entry => {
    const [known, ...others] = candidates(entry, list);
    if (known === undefined) unknown.push(entry.name);
    else if (others.length > 0) several.push(entry.name);
    else {
      found++;
      return completed(entry, known);
    }
    return entry;
  });
  return { entries: looked, found, several, unknown };
}

/**
 * Those whose name has words that begin with these, in whatever order, or whose number begins so; the strongest first, and
 * how many there are in all.
 */
export function beginningWith(
  text: string,
  { byName }: RatingList,
  most: number,
): { readonly entries: readonly Entry[]; readonly all: number } {
  const wanted = nameKey(text).split(" ").filter(Boolean);
  if (wanted.length === 0) return { entries: [], all: 0 };
  const found: Entry[] = [];
  for (const [key, entries] of byName) {
    const rest = wanted.filter((word) => !key.startsWith(word) && !key.includes(` ${word}`));
    if (rest.length === 0) for (const entry of entries) found.push(entry);
    else
      for (const entry of entries) if (rest.every((word) => entry.fideId.startsWith(word))) found.push(entry);
  }
  found.sort((a, b) => b.rating - a.rating);
  return { entries: found.slice(0, most), all: found.length };
}

/** Whom an entry can mean. A number that is not in the list is nobody: a namesake would get what is another's. */
function candidates(entry: Entry, { byNumber, byName }: RatingList): readonly Entry[] {
  const number = entry.fideId || numberIn(entry.name);
  if (number) {
    const known = byNumber.get(number);
    return known ? [known] : [];
  }
  const namesakes = byName.get(nameKey(entry.name)) ?? [];
  return namesakes.filter(
    (known) =>
      agrees(entry.federation, known.federation) &&
      agrees(entry.title, known.title) &&
      agrees(entry.sex, known.sex) &&
      agrees(entry.birth?.slice(0, 4), known.birth?.slice(0, 4)),
  );
}

const agrees = (one: string | undefined, other: string | undefined): boolean =>
  !one || !other || one === other;

function completed(entry: Entry, known: Entry): Entry {
  const { sex = known.sex, birth = known.birth } = entry;
  return {
    ...entry,
    name: numberIn(entry.name) ? known.name : entry.name,
    rating: entry.rating || known.rating,
    title: entry.title || known.title,
    federation: entry.federation || known.federation,
    fideId: entry.fideId || known.fideId,
    ...(sex && { sex }),
    ...(birth && { birth }),
  };
}

/** A number that stands where a name is expected. */
function numberIn(name: string): string {
  return /^\d{4,10}$/.test(name) ? name : "";
}

/** "Okafor, Ada" and "Ada OKAFOR" are one name. */
function nameKey(name: string): string {
  return name
    .split(/[\s,.]+/)
    .map(plain)
    .filter(Boolean)
    .sort()
    .join(" ");
}
