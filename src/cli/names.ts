import { codeName } from "#algorithms/core/text/quoted.ts";
import { type FileMistake, Mistakes, quote } from "./judge/mistakes.ts";
import { decodeLines, type TextLine } from "./text-file.ts";
import { textWords } from "./text-words.en.ts";

const words = textWords;

/** More mistakes than this are not listed. */
const MOST_MISTAKES = 100;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Reads a list of names, one a line: UTF-8, empty lines do not count, spaces around a name do not either. Throws
 * Mistakes with everything that is wrong: encoding, tabs, control characters, double names, fewer than two names or
 * more than `most`.
 */
export function readNames(file: string, bytes: Buffer, most: number): string[] {
  const mistakes: FileMistake[] = [];
  const lines = decodeLines(file, bytes, mistakes);
  const unreadable = lines.length === 0;
  const firstLine = new Map<string, number>();
  const names: string[] = [];
  for (const line of lines) {
    checkCharacters(file, line, mistakes);
    if (mistakes.length >= MOST_MISTAKES) break;
    const name = line.text.trim();
    if (name === "") continue;
    names.push(name);
    const same = name.normalize("NFC");
    const first = firstLine.get(same);
    const column = line.text.length - line.text.trimStart().length + 1;
    if (first === undefined) firstLine.set(same, line.number);
    else
      mistakes.push({
        file,
        line: line.number,
        column,
        kind: "duplicate",
        message: words.double(quote(name), first),
      });
    if (names.length === most + 1) {
      mistakes.push({
        file,
        line: line.number,
        column,
        kind: "too-many",
        message: words.tooMany(most),
      });
    }
  }
  if (names.length < 2 && !unreadable) mistakes.push(tooFew(file, lines, names));
  if (mistakes.length === 0) return names;
  throw new Mistakes(mistakes);
}

function tooFew(file: string, lines: readonly TextLine[], names: readonly string[]): FileMistake {
  const [name] = names;
  if (name === undefined) {
    return {
      file,
      line: 1,
      column: 1,
      kind: "empty",
      message: words.noName,
    };
  }
  const number = lines.find((line) => line.text.trim() !== "")?.number ?? 1;
  return {
    file,
    line: number,
    column: 1,
    kind: "too-few",
    message: /^\d+$/.test(name) ? words.oneNumber(name) : words.oneName,
  };
}

function checkCharacters(file: string, { text, number }: TextLine, mistakes: FileMistake[]): void {
  for (const match of text.matchAll(UNPRINTABLE)) {
    if (mistakes.length >= MOST_MISTAKES) return;
    const tab = match[0] === "\t";
    mistakes.push({
      file,
      line: number,
      column: match.index + 1,
      kind: tab ? "tab" : "control",
      message: tab ? words.tab : words.unprintable(codeName(match[0])),
    });
  }
}
