import { InputError } from "#algorithms/core/lesson/mistake.ts";
import { cutLines, endOf } from "#algorithms/core/text/lines.ts";
import { quoted } from "#algorithms/core/text/quoted.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import { PIECES, type Piece, type Problem } from "./board.ts";
import { inputWords } from "./words/en/input.ts";

/** The cell in row r and column c has the number r · columns + c. */
export interface Result {
  /** For each cell the length of a shortest way from a source; −1 for walls and where no way leads. */
  readonly distances: ArrayLike<number>;
  /** A shortest way from a source to the target; empty if there is none. */
  readonly way: readonly number[];
  /** How many regions there are, and the region of each cell from 1; 0 for walls. */
  readonly regions: number;
  readonly region: ArrayLike<number>;
}

/** Larger boards no picture shows. */
export const MOST_SIDE = 40;

interface Word {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** Reads `rows columns piece` and the rows; white space is free. Throws an InputError. */
export function parse(text: string): Problem {
  const words = cutLines(text).flatMap((line, index): Word[] =>
    Array.from(line.matchAll(/\S+/g), ({ 0: word, index: at }) => ({
      ...{ text: word, line: index + 1, column: at + 1 },
    })),
  );
  const end = endOf(text);
  const [rows, columns] = [0, 1].map((k) => {
    const word = words[k];
    if (word === undefined) throw new InputError(inputWords.noSize, end.line, end.column);
    const side = /^\d{1,9}$/.test(word.text) ? Number(word.text) : 0;
    if (side < 1 || side > MOST_SIDE)
      throw new InputError(inputWords.side(MOST_SIDE, quoted(word.text)), word.line, word.column);
    return side;
  }) as [number, number];
  const third = words[2];
  if (third === undefined) throw new InputError(inputWords.noPiece, end.line, end.column);
  const piece = PIECES.find((each) => each === third.text);
  if (piece === undefined)
    throw new InputError(inputWords.piece(quoted(third.text)), third.line, third.column);
  const signs = readSigns(words.slice(3), rows * columns);
  if (signs.length < rows * columns)
    throw new InputError(inputWords.tooFew(rows * columns, signs.length), end.line, end.column);
  const board = Array.from({ length: rows }, (_, r) => signs.slice(r * columns, (r + 1) * columns));
  return { rows, columns, piece, board };
}

/** All signs in one text, so many at most and one target. */
function readSigns(words: readonly Word[], most: number): string {
  let signs = "";
  for (const { text, line, column } of words)
    for (const [k, sign] of [...text].entries()) {
      if (!".#ST".includes(sign)) throw new InputError(inputWords.sign(quoted(sign)), line, column + k);
      if (sign === "T" && signs.includes("T"))
        throw new InputError(inputWords.secondTarget, line, column + k);
      if (signs.length === most) throw new InputError(inputWords.tooMany(most), line, column + k);
      signs += sign;
    }
  return signs;
}

/** Writes a problem so that `parse` reads it back. */
export function format({ rows, columns, piece, board }: Problem): string {
  return `${rows} ${columns} ${piece}\n${board.map((row) => `${row}\n`).join("")}`;
}

/** A board by chance with so many cells a side at most: a wall in five, one source or two, mostly a target. */
export function random(seed: number, size: number): Problem {
  const draw = seededRandom(seed);
  const rows = Math.max(1, size - between(draw, 0, size >> 2));
  const columns = size;
  const signs: string[] = Array.from({ length: rows * columns }, () => (draw() < 0.2 ? "#" : "."));
  const put = (sign: string): void => {
    signs[between(draw, 0, signs.length - 1)] = sign;
  };
  if (draw() < 0.9) put("T");
  for (let sources = between(draw, 1, 2); sources > 0; sources--) put("S");
  const board = Array.from({ length: rows }, (_, r) => signs.slice(r * columns, (r + 1) * columns).join(""));
  return { rows, columns, piece: PIECES[between(draw, 0, 2)] as Piece, board };
}
