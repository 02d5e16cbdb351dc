import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { Board } from "#algorithms/engines/kings/board.ts";
import { parseBoard } from "#algorithms/engines/kings/read-board.ts";

const folder = new URL("../../fixtures/kings/", import.meta.url);

/** A board whose answer is proved. */
export interface ProvedBoard {
  readonly name: string;
  readonly text: string;
  readonly answer: "TAK" | "NIE";
  /** The least number of moves, where it is known. */
  readonly optimum: number | undefined;
  readonly n: number;
  readonly k: number;
  readonly chebyshev: number | undefined;
}

export function readProvedBoards(): ProvedBoard[] {
  const packed = gunzipSync(readFileSync(new URL("boards.json.gz", folder))).toString();
  const boards = JSON.parse(packed) as Record<string, string>;
  const number = (text: string | undefined) => (/^\d+$/.test(text ?? "") ? Number(text) : undefined);
  return rowsOf("answers.tsv")
    .slice(1)
    .map(([name = "", , n, k, answer, , optimum, chebyshev]) => ({
      ...{ name, text: boards[name], answer: answer as "TAK" | "NIE" },
      ...{ n: Number(n), k: Number(k), optimum: number(optimum), chebyshev: number(chebyshev) },
    }));
}

/** The texts that are no boards, with the line and the words of the first mistake. */
export function readBadInputs(): { name: string; text: string; line: number; message: string }[] {
  return rowsOf("bad-inputs/expected.tsv").map(([name = "", expected = ""]) => {
    const [, line, message] = /^BADINPUT line (\d+): (.*)$/.exec(expected) as unknown as [
      string,
      string,
      string,
    ];
    return { name, text: textOf(`bad-inputs/${name}.in`), line: Number(line), message };
  });
}

/** The outputs that are to be judged, with the verdict. */
export function readJudgedOutputs(): { name: string; board: Board; output: string; verdict: string }[] {
  return rowsOf("bad-outputs/expected.tsv").map(([name = "", base = "", verdict = ""]) => ({
    ...{ name, verdict, output: textOf(`bad-outputs/${name}.out`) },
    board: readBase(base),
  }));
}

/** The board "base_yes" or "base_no". */
export function readBase(name: string): Board {
  return parseBoard(textOf(`bad-outputs/${name}.in`));
}

/** How many files there are, so that none is forgotten. */
export function countFiles(subfolder: "bad-inputs" | "bad-outputs", ending: string): number {
  return readdirSync(new URL(subfolder, folder)).filter((name) => name.endsWith(ending)).length;
}

function rowsOf(file: string): string[][] {
  return textOf(file)
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.split("\t"));
}

function textOf(file: string): string {
  return readFileSync(new URL(file, folder), "utf8");
}
