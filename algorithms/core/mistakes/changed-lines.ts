/** Where a listing differs from another one. */
import { makeListing } from "../lesson/listing.ts";
import { type Mutant, patched } from "./mutant.ts";

/** The lines of the listings that a mutant changes, as they are and as they are then; without the steps. */
export interface ChangedLines {
  readonly right: readonly string[];
  readonly wrong: readonly string[];
}

/** What the mutants of a lesson change, by name, and what each of them breaks. */
export type MutantChanges = Readonly<
  Record<string, ChangedLines & { readonly breaks: NonNullable<Mutant["breaks"]> }>
>;

/** What a mutant changes in a file of this text. */
export function changedLines(file: string, source: string, mutant: Mutant): ChangedLines {
  const [right, wrong] = listings(file, source, mutant);
  const [kept, keptThen] = commonLines(right, wrong);
  return {
    right: right.filter((_, k) => !kept.has(k)),
    wrong: wrong.filter((_, k) => !keptThen.has(k)),
  };
}

/** A piece of a listing. */
export interface Piece {
  /** The file of the lesson, such as "solve.ts". */
  readonly file: string;
  /** Its lines, without the indent that all of them have. */
  readonly lines: readonly { readonly text: string; readonly isChanged: boolean }[];
  /** Whether lines are gone here, and none stand in their place. */
  readonly isGap: boolean;
}

/** The listing of a file of this text with a mutant's edits, where it differs. */
export function changedListing(file: string, source: string, mutant: Mutant): Piece {
  return changedPiece(file, ...listings(file, source, mutant));
}

/** The part of a file, `now`, in which it differs from what it was `before`, with lines around it. */
export function changedPiece(
  file: string,
  before: readonly string[],
  now: readonly string[],
  around = 2,
): Piece {
  const [, kept] = commonLines(before, now);
  const shorter = Math.min(before.length, now.length);
  let same = 0;
  while (same < shorter && before[same] === now[same]) same++;
  let sameAtEnd = 0;
  while (sameAtEnd < shorter - same && before.at(-1 - sameAtEnd) === now.at(-1 - sameAtEnd)) sameAtEnd++;
  const end = now.length - sameAtEnd;
  const [from, to] = [Math.max(0, same - around), Math.min(now.length, end + around)];
  const shown = now.slice(from, to);
  const indents = shown
    .filter((line) => line.trim() !== "")
    .map((line) => line.length - line.trimStart().length);
  const indent = Math.min(...indents, Number.MAX_SAFE_INTEGER);
  return {
    file,
    lines: shown.map((text, k) => ({ text: text.slice(indent), isChanged: !kept.has(from + k) })),
    isGap: same >= end,
  };
}

/** The lines of a file as they are, and as a mutant has them. */
function listings(
  file: string,
  source: string,
  mutant: Mutant,
): [right: readonly string[], wrong: readonly string[]] {
  return [makeListing(file, source).lines, makeListing(file, patched(file, source, mutant)).lines];
}

/** The places, in each of two texts, of a longest list of lines that both have in this order. */
function commonLines(
  a: readonly string[],
  b: readonly string[],
): readonly [ReadonlySet<number>, ReadonlySet<number>] {
  const length = a.map(() => new Array<number>(b.length + 1).fill(0));
  length.push(new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      length[i][j] = a[i] === b[j] ? length[i + 1][j + 1] + 1 : Math.max(length[i + 1][j], length[i][j + 1]);
  const [inA, inB] = [new Set<number>(), new Set<number>()];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      inA.add(i++);
      inB.add(j++);
    } else if (length[i + 1][j] >= length[i][j + 1]) i++;
    else j++;
  }
  return [inA, inB];
}
