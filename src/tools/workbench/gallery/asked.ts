/**
 * What stands in the comments of a program for the workbench: where its figure opens, and what it asks. A line names the place by a
 * piece of the code there, so that it stays true when lines move.
 *
 *     // @ask `const mid` #2: Which number is looked at next? => cell nums[mid]
 *     // @opens `let before` #1
 */
import { parseExpressionAt } from "acorn";
import type { Asked, Passed } from "#algorithms/engines/program/ask/ask.ts";
import type { Node } from "#algorithms/engines/program/tree.ts";

const COMMENT = /^[ \t]*\/\/ @(ask|opens) (.*)$/gm;
const PLACE = /^`([^`]+)`(?: #(\d+))?/;
const ASK = /^: (.+?) => (cell )?(.+)$/;

export interface AskedIn {
  readonly asked: readonly Asked[];
  readonly opens: Passed | undefined;
  /** The lines of comments that could not be read. */
  readonly wrong: readonly number[];
}

export function askedIn(source: string): AskedIn {
  const asked: Asked[] = [];
  const wrong: number[] = [];
  let opens: Passed | undefined;
  // The pieces are not found in these comments themselves.
  const code = source.replace(COMMENT, (comment) => " ".repeat(comment.length));
  for (const { index, 1: kind, 2: text = "" } of source.matchAll(COMMENT)) {
    const [start = "", piece = "", time = "1"] = PLACE.exec(text) ?? [];
    const passed = { at: code.indexOf(piece), time: Number(time) };
    const ask = kind === "ask" ? ASK.exec(text.slice(start.length)) : null;
    const answer = ask && expressionIn(ask[3] ?? "");
    if (start !== "" && passed.at >= 0 && kind === "opens") opens = passed;
    else if (start !== "" && passed.at >= 0 && ask && answer)
      asked.push({ ...passed, prompt: ask[1] ?? "", answer, isCell: ask[2] !== undefined });
    else wrong.push(source.slice(0, index).split("\n").length);
  }
  return { asked, opens, wrong };
}

function expressionIn(text: string): Node | undefined {
  try {
    const node = parseExpressionAt(text, 0, { ecmaVersion: "latest" });
    return node.end === text.trimEnd().length ? (node as unknown as Node) : undefined;
  } catch {
    return undefined;
  }
}
