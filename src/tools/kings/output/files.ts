/** Which of the files that somebody drops is a board, which is an output, and which belongs to which. */

/** What a file is: told by its first word, and by its name where the word says nothing. */
export type FileKind = "board" | "output";

/** So many bytes tell what a file is. */
export const HEAD_BYTES = 64;

const BOARD_NAME = /\.(in|inp|board|brd)$/i;

/** The kind of a file, from its name and its first bytes as text. */
export function kindOf(name: string, head: string): FileKind {
  const word = /^\uFEFF?\s*(\S*)/.exec(head)?.[1] ?? "";
  if (/^(TAK|NIE)$/i.test(word)) return "output";
  if (BOARD_NAME.test(name)) return "board";
  return /^\d+$/.test(word) && !/\.(out|ans|sol)$/i.test(name) ? "board" : "output";
}

/** A name without its ending, by which a board and its outputs find each other. */
export function stemOf(name: string): string {
  return name.replace(/\.[^.]*$/, "").toLowerCase();
}

/** The place of the board that belongs to an output: the one that its name says, or the only one. Undefined: none does. */
export function boardFor(output: string, boards: readonly string[]): number | undefined {
  return boardNamedBy(output, boards) ?? (boards.length === 1 ? 0 : undefined);
}

/**
 * The place of the board that the name of an output says: the one of the same name; or the longest name with which the
 * output's begins ("eight" for "eight-anna.out").
 */
export function boardNamedBy(output: string, boards: readonly string[]): number | undefined {
  const stem = stemOf(output);
  const stems = boards.map(stemOf);
  const same = stems.indexOf(stem);
  if (same >= 0) return same;
  const begins = (candidate: string) =>
    stem.startsWith(candidate) && /^[^\p{L}\p{N}]/u.test(stem.slice(candidate.length));
  const longest = Math.max(0, ...stems.filter(begins).map(({ length }) => length));
  if (longest === 0) return undefined;
  return stems.findIndex((candidate) => begins(candidate) && candidate.length === longest);
}
