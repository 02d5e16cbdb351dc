/** A program in JavaScript with the line that calls it, as the workbench makes it. */

import { type AnyNode, parseExpressionAt } from "acorn";
import { callLine } from "#src/tools/workbench/parameters/call.ts";
import { entryOf } from "#src/tools/workbench/parameters/entry.ts";
import { parameterWords } from "#src/tools/workbench/parameters/words.en.ts";

export interface CalledProgram {
  /** As it is shown. */
  readonly text: string;
  /** What its call needs that it has not, to be run unseen. */
  readonly builders: string;
  /** The line that was added, if one was. */
  readonly call: string | undefined;
  /** What is wrong with the values of the call. */
  readonly mistake?: string;
}

/**
 * A program that calls nothing itself gets a call of its main function: the one that was asked for, whose lists become trees and linked
 * nodes where the function wants these, or one with an example of each value. `plain` is the text without types.
 */
export function calledProgram(text: string, plain: string, asked: string | undefined): CalledProgram {
  const entry = entryIn(plain);
  const given = entry && asked !== undefined ? argumentsOf(asked, [entry.name, entry.callee]) : undefined;
  if (!entry || (asked !== undefined && !given)) {
    const line = asked?.trim().replace(/;?$/, ";");
    return { text: line ? withLine(text, line) : text, builders: "", call: line };
  }
  const line = callLine(
    entry,
    entry.parameters.map(({ example, isOptional }, k) => given?.[k] ?? (given || isOptional ? "" : example)),
  );
  if ("text" in line) return { text: withLine(text, line.text), builders: line.builders, call: line.text };
  return { text, builders: "", call: undefined, mistake: line.map(({ message }) => message).join(" ") };
}

function withLine(text: string, line: string): string {
  return `${text.trimEnd()}\n\n${parameterWords.comment}\n${line}`;
}

function entryIn(plain: string): ReturnType<typeof entryOf> {
  try {
    return entryOf(plain);
  } catch {
    // What is no program is told when it is made ready.
    return undefined;
  }
}

/** The texts of the values in a call of one of these; undefined for anything else. */
function argumentsOf(asked: string, names: readonly string[]): string[] | undefined {
  let node: AnyNode;
  try {
    node = parseExpressionAt(asked, 0, { ecmaVersion: "latest" });
  } catch {
    return undefined;
  }
  if (node.type !== "CallExpression" || /\S/.test(asked.slice(node.end).replace(";", ""))) return undefined;
  const { start, end } = node.callee;
  if (!names.includes(asked.slice(start, end).trim())) return undefined;
  return node.arguments.map((each) => asked.slice(each.start, each.end));
}
