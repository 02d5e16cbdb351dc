/** Where a listing differs from another one. */

/** A piece of a listing. */
export interface Piece {
  /** The file of the lesson, such as "solve.ts". */
  readonly file: string;
  /** Its lines, without the indent that all of them have. */
  readonly lines: readonly { readonly text: string; readonly isChanged: boolean }[];
  /** Whether lines are gone here, and none stand in their place. */
  readonly isGap: boolean;
}

/** The part of a file, `now`, in which it differs from what it was `before`, with lines around it. */
export function changedPiece(
  file: string,
  before: readonly string[],
  now: readonly string[],
  around = 2,
): Piece {
  const shorter = Math.min(before.length, now.length);
  let same = 0;
  while (same < shorter && before[same] === now[same]) same++;
  let sameAtEnd = 0;
  while (sameAtEnd < shorter - same && before.at(-1 - sameAtEnd) === now.at(-1 - sameAtEnd)) sameAtEnd++;
  const end = now.length - sameAtEnd;
  const old = new Set(before.slice(same, before.length - sameAtEnd));
  const [from, to] = [Math.max(0, same - around), Math.min(now.length, end + around)];
  const shown = now.slice(from, to);
  const indents = shown
    .filter((line) => line.trim() !== "")
    .map((line) => line.length - line.trimStart().length);
  const indent = Math.min(...indents, Number.MAX_SAFE_INTEGER);
  return {
    file,
    lines: shown.map((text, k) => ({
      text: text.slice(indent),
      isChanged: from + k >= same && from + k < end && !old.has(text),
    })),
    isGap: same >= end,
  };
}
