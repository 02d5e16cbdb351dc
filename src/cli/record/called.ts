/** A program with the line that calls it, as the workbench makes it. */

import { type AnyNode, parseExpressionAt } from "acorn";
import { type CallLine, callLine, type FieldMistake } from "#src/tools/workbench/parameters/call.ts";
import { entryOf } from "#src/tools/workbench/parameters/entry.ts";
import { type Entry, withCall } from "#src/tools/workbench/parameters/main-function.ts";
import { pythonArguments, pythonCallLine } from "#src/tools/workbench/parameters/python/python-call.ts";
import { pythonEntryOf } from "#src/tools/workbench/parameters/python/python-entry.ts";

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

/** How the programs of a language are called. */
interface Language {
  readonly entry: Entry | undefined;
  readonly isPython: boolean;
  readonly argumentsOf: (asked: string, names: readonly string[]) => readonly string[] | undefined;
  readonly callLine: (entry: Entry, texts: readonly string[]) => CallLine | readonly FieldMistake[];
}

/**
 * A program that calls nothing itself gets a call of its main function: the one that was asked for, whose lists become trees and linked
 * nodes where the function wants these, or one with an example of each value. `plain` is the text without types.
 */
export function calledProgram(text: string, plain: string, asked: string | undefined): CalledProgram {
  return called(text, asked, {
    ...{ entry: entryIn(entryOf, plain), isPython: false, argumentsOf, callLine },
  });
}

/** The same for a program in Python. */
export function calledPython(text: string, asked: string | undefined): CalledProgram {
  return called(text, asked, {
    ...{ entry: entryIn(pythonEntryOf, text), isPython: true, argumentsOf: pythonArguments },
    callLine: (entry, texts) => pythonCallLine(entry, texts, text),
  });
}

function called(text: string, asked: string | undefined, language: Language): CalledProgram {
  const { entry, isPython } = language;
  const given =
    entry && asked !== undefined ? language.argumentsOf(asked, [entry.name, entry.callee]) : undefined;
  if (!entry || (asked !== undefined && !given)) {
    const line = asked && `${asked.trim().replace(/;$/, "")}${isPython ? "" : ";"}`;
    return { text: line ? withCall(text, line, isPython) : text, builders: "", call: line };
  }
  const line = language.callLine(
    entry,
    entry.parameters.map(({ example, isOptional }, k) => given?.[k] ?? (given || isOptional ? "" : example)),
  );
  if ("text" in line)
    return { text: withCall(text, line.text, isPython), builders: line.builders, call: line.text };
  return { text, builders: "", call: undefined, mistake: line.map(({ message }) => message).join(" ") };
}

function entryIn(read: (text: string) => Entry | undefined, text: string): Entry | undefined {
  try {
    return read(text);
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
