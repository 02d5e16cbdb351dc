/** What people type into a search: names of lessons, programs, tools and words, with the page that each leads to. */

/** A name, other names of the same thing, and where it leads. */
export interface Name {
  readonly name: string;
  readonly also: string;
  readonly href: string;
  /** The kind of page, in words. */
  readonly place: string;
  /** Whether it only explains a word: what tells or does the thing comes before it. */
  readonly isWord?: true;
}

/** So long is a word in which one letter may be wrong. */
const LONG = 5;
/** Words that say nothing of what is looked for. */
const EMPTY = /^(?:a|an|and|of|the|in|on|for|to|with|how|problem|algorithm)$/;

/** The names with every word of the query, at their beginnings, in any order: the nearest first, at most `most`. */
export function findNames(names: readonly Name[], query: string, most: number): readonly Name[] {
  const all = wordsOf(query);
  const meant = all.filter((word) => !EMPTY.test(word));
  const asked = meant.length > 0 ? meant : all;
  if (asked.length === 0) return [];
  return names
    .map((name, k) => ({ name, k, far: distance(name, asked) }))
    .filter(({ far }) => far < Infinity)
    .sort((a, b) => a.far - b.far || a.k - b.k)
    .slice(0, most)
    .map(({ name }) => name);
}

/** How far a name is that only its other names bring; one that explains a word; and what a whole phrase is worth. */
const [OTHER, WORD, PHRASE] = [30, 40, 5];

/** How far a name is from what was typed: whole words before beginnings, the name before other names, short names before long ones. */
function distance({ name, also, isWord }: Name, asked: readonly string[]): number {
  const [first, others] = [wordsOf(name).filter((word) => !EMPTY.test(word)), wordsOf(also)];
  const isNamed = asked.every((word) => nearest(first, word) < Infinity);
  const known = isNamed ? first : [...first, ...others];
  const far = asked.reduce((sum, word) => sum + 10 * nearest(known, word), 0);
  const isPhrase = ` ${[...first, ...others].join(" ")}`.includes(` ${asked.join(" ")}`);
  const rest = isNamed ? first.length - asked.length : OTHER;
  return far + rest + (isWord ? WORD : 0) - (isPhrase ? PHRASE : 0);
}

function nearest(words: readonly string[], asked: string): number {
  return Math.min(
    ...words.map((word) => {
      if (word === asked || word === `${asked}s` || asked === `${word}s`) return 0;
      if (word.startsWith(asked)) return 1;
      return asked.length >= LONG && isOneOff(word, asked) ? 2 : Infinity;
    }),
    Infinity,
  );
}

/** Whether one letter more, less or other makes the one from the other, or two neighbours changed places. */
function isOneOff(a: string, b: string): boolean {
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++;
  const [left, right] = [a.slice(start), b.slice(start)];
  const swapped = `${left[1]}${left[0]}${left.slice(2)}`;
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    swapped === right
  );
}

/** In small letters, without accents. */
function wordsOf(text: string): string[] {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
