/** Reads what somebody drops: sizes first, then the first bytes, and only then the boards. */
import { DEFAULT_LOCALE, type Locale } from "#algorithms/lesson.ts";
import type { Board } from "#algorithms/shared/kings/board.ts";
import { readBoard } from "#algorithms/shared/kings/read-board.ts";
import { readTextFile } from "#components/text-file.ts";
import { boardFor, HEAD_BYTES, kindOf } from "./files.ts";
import { MOST_BOARD_BYTES, MOST_OUTPUT_BYTES } from "./limits.ts";
import type { KingsWords } from "./words.ts";

/** An output that was dropped, with the board that belongs to it. */
export interface Given {
  readonly name: string;
  readonly blob: Blob;
  /** The name and the text of its board; undefined: none of this name was dropped. */
  readonly boardName: string | undefined;
  readonly boardText: string | undefined;
  readonly board: Board | undefined;
}

export interface Intake {
  readonly boards: readonly { readonly name: string; readonly text: string }[];
  readonly outputs: readonly Given[];
  /** What was refused, and why. */
  readonly refused: readonly string[];
}

/** Sorts and pairs files. An output without a board of its own goes with `current`, when no board was dropped at all. */
export async function takeIn(
  files: readonly File[],
  current: string,
  words: KingsWords,
  locale: Locale = DEFAULT_LOCALE,
): Promise<Intake> {
  const boards: { name: string; text: string }[] = [];
  const outputs: File[] = [];
  const refused: string[] = [];
  for (const file of files) {
    const problem = await sort(file, boards, outputs, words);
    if (problem) refused.push(problem);
  }
  const names = boards.map(({ name }) => name);
  const given = outputs.map((blob): Given => {
    const at = boardFor(blob.name, names);
    const own = at === undefined ? undefined : boards[at];
    const boardText = boards.length === 0 ? current : own?.text;
    const board = boardText === undefined ? undefined : readBoard(boardText, locale).board;
    return { name: blob.name, blob, boardName: own?.name, boardText, board };
  });
  return { boards, outputs: given, refused };
}

/** Puts a file where it belongs, or says why not. */
async function sort(
  file: File,
  boards: { name: string; text: string }[],
  outputs: File[],
  words: KingsWords,
): Promise<string | undefined> {
  if (file.size > MOST_OUTPUT_BYTES) return words.tooBig(file.name, file.size, MOST_OUTPUT_BYTES);
  let head: string;
  try {
    head = await file.slice(0, HEAD_BYTES).text();
  } catch (error) {
    return unreadable(file, error, words);
  }
  if (kindOf(file.name, head) === "output") {
    outputs.push(file);
    return undefined;
  }
  const read = await readTextFile(file, MOST_BOARD_BYTES);
  switch (read.kind) {
    case "text":
      boards.push({ name: file.name, text: read.text });
      return undefined;
    case "too-big":
      return words.tooBig(file.name, file.size, MOST_BOARD_BYTES);
    case "no-text":
      return words.notText(file.name);
    case "unreadable":
      return unreadable(file, read.error, words);
  }
}

function unreadable({ name }: File, error: unknown, words: KingsWords): string {
  return words.unreadable(name, error instanceof Error ? error.message : String(error));
}
