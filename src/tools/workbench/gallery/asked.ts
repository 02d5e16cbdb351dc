/**
 * What stands in the comments of a program for the workbench: where its figure opens, and what it asks. A line names the place by a
 * piece of the code there, so that it stays true when lines move. In Python they begin with # and have Python's expressions.
 *
 *     // @ask `const mid` #2: Which number is looked at next? => cell nums[mid]
 *     // @opens `let before` #1
 */
import type { Asked, Passed } from "#algorithms/engines/program/ask/ask.ts";
import type { Program, ProgramLanguage } from "#algorithms/engines/program/program.ts";
import type { Node } from "#algorithms/engines/program/tree.ts";
import { SourceError } from "#src/reader-programs/room/mistake.ts";
import { watchedNode } from "#src/reader-programs/room/watched-text.ts";

const IN_SCRIPT = /^[ \t]*\/\/ @(ask|opens) (.*)$/gm;
const IN_PYTHON = /^[ \t]*# @(ask|opens) (.*)$/gm;
const PLACE = /^`([^`]+)`(?: #(\d+))?/;
const ASK = /^: (.+?) => (cell )?(.+)$/;

export interface AskedIn {
  readonly asked: readonly Asked[];
  readonly opens: Passed | undefined;
  /** The lines of comments that could not be read. */
  readonly wrong: readonly number[];
}

export function askedIn({ source, language }: Pick<Program, "source" | "language">): AskedIn {
  const comments = language === "python" ? IN_PYTHON : IN_SCRIPT;
  const asked: Asked[] = [];
  const wrong: number[] = [];
  let opens: Passed | undefined;
  // The pieces are not found in these comments themselves.
  const code = source.replace(comments, (comment) => " ".repeat(comment.length));
  for (const { index, 1: kind, 2: text = "" } of source.matchAll(comments)) {
    const [start = "", piece = "", time = "1"] = PLACE.exec(text) ?? [];
    const passed = { at: code.indexOf(piece), time: Number(time) };
    const ask = kind === "ask" ? ASK.exec(text.slice(start.length)) : null;
    const answer = ask && expressionIn(ask[3] ?? "", language);
    if (start !== "" && passed.at >= 0 && kind === "opens") opens = passed;
    else if (start !== "" && passed.at >= 0 && ask && answer)
      asked.push({ ...passed, prompt: ask[1] ?? "", answer, isCell: ask[2] !== undefined });
    else wrong.push(source.slice(0, index).split("\n").length);
  }
  return { asked, opens, wrong };
}

function expressionIn(text: string, language: ProgramLanguage | undefined): Node | undefined {
  try {
    return watchedNode(text, () => "", language);
  } catch (error) {
    if (error instanceof SourceError) return undefined;
    throw error;
  }
}
