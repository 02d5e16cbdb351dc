/** Reads what somebody drops: sizes first, then the first bytes, and only then the boards. */
import type { Board } from "#algorithms/engines/kings/board.ts";
import { readBoard } from "#algorithms/engines/kings/read-board.ts";
import { readTextFile } from "#components/page/text-file.ts";
import { MOST_BOARD_BYTES, MOST_OUTPUT_BYTES } from "../limits.ts";
import type { KingsWords } from "../words.en.ts";
import { boardFor, boardNamedBy, HEAD_BYTES, kindOf } from "./files.ts";

/** An output that was dropped, with the board that belongs to it. */
export interface Given {
  readonly name: string;
  readonly blob: Blob;
  /** The name and the text of its board; undefined: none of this name was dropped. */
  readonly boardName: string | undefined;
  readonly boardText: string | undefined;
  readonly board: Board | undefined;
}

/** A board as a file. */
export interface BoardFile {
  readonly name: string;
  readonly text: string;
}

/** All that was dropped, since the list was last cleared. */
export interface Heap {
  readonly boards: readonly BoardFile[];
  readonly outputs: readonly Given[];
}

export const NO_FILES: Heap = { boards: [], outputs: [] };

export interface Intake extends Heap {
  /** Of these files: the boards, and the outputs with their boards. */
  readonly added: Heap;
  /** What was refused, and why; and what was read in another way than it was meant. */
  readonly refused: readonly string[];
}

/**
 * Sorts and pairs files, and adds them to those of before; one of the same name takes the place of the other. An output
 * goes with the board of its name; else with the only board of its drop, or with `current` if no board came with it. A board
 * that comes later takes the outputs that bear its name.
 */
export async function takeIn(
  files: readonly File[],
  current: string,
  words: KingsWords,
  before: Heap = NO_FILES,
): Promise<Intake> {
  const boards: BoardFile[] = [];
  const outputs: { name: string; blob: Blob }[] = [];
  const refused: string[] = [];
  for (const file of files) {
    const problem = await sort(file, boards, outputs, words);
    if (problem) refused.push(problem);
  }
  const paired = (
    own: BoardFile | undefined,
    { name, blob }: Pick<Given, "name" | "blob">,
    text = own?.text,
  ) => {
    const board = text === undefined ? undefined : readBoard(text).board;
    return { name, blob, boardName: own?.name, boardText: text, board } satisfies Given;
  };
  const names = boards.map(({ name }) => name);
  const known = before.boards.map(({ name }) => name);
  const added = outputs.map((output): Given => {
    const at = boardNamedBy(output.name, names);
    if (at !== undefined) return paired(boards[at], output);
    const early = boardNamedBy(output.name, known);
    if (early !== undefined) return paired(before.boards[early], output);
    if (boards.length === 0) return paired(undefined, output, current);
    return paired(boards[boardFor(output.name, names) ?? -1], output);
  });
  const kept = before.outputs.flatMap((given): Given[] => {
    if (added.some(({ name }) => name === given.name)) return [];
    const at = boardNamedBy(given.name, names);
    return [at === undefined ? given : paired(boards[at], given)];
  });
  const others = before.boards.filter(({ name }) => !names.includes(name));
  return {
    boards: [...others, ...boards],
    outputs: [...kept, ...added],
    added: { boards, outputs: added },
    refused,
  };
}

/** Puts a file where it belongs, or says why not. */
async function sort(
  file: File,
  boards: BoardFile[],
  outputs: { name: string; blob: Blob }[],
  words: KingsWords,
): Promise<string | undefined> {
  const { name } = file;
  if (file.size > MOST_OUTPUT_BYTES) return words.tooBig(name, file.size, MOST_OUTPUT_BYTES);
  let blob: Blob = file;
  let head: string;
  try {
    const encoding = utf16Of(new Uint8Array(await file.slice(0, 2).arrayBuffer()));
    // Windows writes it so when an output is sent to a file.
    if (encoding) blob = new Blob([new TextDecoder(encoding).decode(await file.arrayBuffer())]);
    head = await blob.slice(0, HEAD_BYTES).text();
  } catch (error) {
    return unreadable(file, error, words);
  }
  const notice = blob === file ? undefined : words.utf16(name);
  if (kindOf(name, head) === "output") {
    outputs.push({ name, blob });
    return notice;
  }
  const read = await readTextFile(blob, MOST_BOARD_BYTES);
  switch (read.kind) {
    case "text":
      boards.push({ name, text: read.text });
      return notice;
    case "too-big":
      return words.tooBig(name, file.size, MOST_BOARD_BYTES);
    case "no-text":
      return words.notText(name);
    case "unreadable":
      return unreadable(file, read.error, words);
  }
}

/** The encoding that a byte order mark of two bytes tells. */
function utf16Of([first, second]: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : undefined;
}

function unreadable({ name }: File, error: unknown, words: KingsWords): string {
  return words.unreadable(name, error instanceof Error ? error.message : String(error));
}
