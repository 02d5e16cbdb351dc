/** The letters of a file that is no Unicode: in which code they are, and the text in it. */
import {
  decodedAs,
  ENCODINGS,
  type Encoding,
  guessedEncoding,
} from "#algorithms/engines/swiss/list/encodings.ts";
import type { TrfProblem } from "#algorithms/engines/swiss/problem.ts";

/** The codes of one byte a letter: with others the columns would be elsewhere. */
export const ONE_BYTE = ENCODINGS.filter((each) => !each.startsWith("utf-"));

/** A text whose lines are bytes where they were no UTF-8, and what is said of those lines. */
interface Undecoded {
  readonly text: string;
  readonly encoding: readonly TrfProblem[];
}

function linesOf({ text, encoding }: Undecoded): {
  readonly lines: string[];
  readonly wrong: readonly number[];
} {
  return { lines: text.split("\n"), wrong: [...new Set(encoding.map(({ line }) => line - 1))] };
}

const bytesOf = (line = ""): Uint8Array => Uint8Array.from(line, (letter) => letter.charCodeAt(0));

/** The code that the lines are most likely in. */
export function likelyCode(file: Undecoded): Encoding {
  const { lines, wrong } = linesOf(file);
  return guessedEncoding(bytesOf(wrong.map((at) => lines[at]).join("\n")));
}

/** The whole text, with those lines in a code. */
export function inCode(file: Undecoded, code: Encoding): string {
  const { lines, wrong } = linesOf(file);
  for (const at of wrong) lines[at] = decodedAs(bytesOf(lines[at]), code);
  return lines.join("\n");
}

/** The columns of a player's name. */
const NAME = [14, 47] as const;
const MOST_SHOWN = 4;

/** Names in which the code decides, to be looked at. */
export function namesInCode(file: Undecoded, code: Encoding): string[] {
  const { wrong } = linesOf(file);
  const lines = inCode(file, code).split("\n");
  const told = wrong.map((at) => {
    const line = lines[at] ?? "";
    return (line.startsWith("001") ? line.slice(...NAME) : line.slice(4)).trim();
  });
  return told.filter((each) => each !== "").slice(0, MOST_SHOWN);
}
