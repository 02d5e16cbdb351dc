/** The values at the top of a program in JavaScript. */
import { type AnyNode, type Pattern, parse } from "acorn";
import { childrenOf } from "../parameters/uses.ts";
import { isInput, type WrittenValue } from "./written-value.ts";

interface Program {
  /** The parameters of each function at its top. */
  readonly parameters: ReadonlyMap<string, readonly Pattern[]>;
  /** The variables that get another value somewhere: a number in one is where it begins. */
  readonly changing: ReadonlySet<string>;
}

/** Throws a SyntaxError for what is no program. */
export function writtenInScript(text: string): WrittenValue[] {
  const program = parse(text, { ecmaVersion: "latest", sourceType: "script" });
  const parameters = new Map(
    program.body.flatMap((statement) =>
      statement.type === "FunctionDeclaration" ? [[statement.id.name, statement.params]] : [],
    ),
  );
  return [...writtenIn(program, { parameters, changing: new Set(changedIn(program)) })];
}

function* changedIn(node: AnyNode): Generator<string> {
  if (node.type === "AssignmentExpression" && node.left.type === "Identifier") yield node.left.name;
  if (node.type === "UpdateExpression" && node.argument.type === "Identifier") yield node.argument.name;
  for (const child of childrenOf(node)) yield* changedIn(child);
}

function* writtenIn(node: AnyNode, program: Program): Generator<WrittenValue> {
  // What happens in a function is its own affair, and what is named in an object belongs together.
  if (/Function|^Class|^ObjectExpression/.test(node.type)) return;
  if (node.type === "ArrayExpression") {
    // Of one item is what a program begins with, and what it repeats.
    if (isWritten(node)) yield valueAt(node, undefined);
    return;
  }
  if (node.type === "VariableDeclarator" && node.init && isWritten(node.init)) {
    const isInput =
      node.init.type === "ArrayExpression" ||
      node.id.type !== "Identifier" ||
      !program.changing.has(node.id.name);
    if (isInput) yield valueAt(node.init, node.id);
    return;
  }
  const isCall = node.type === "CallExpression";
  const parameters =
    isCall && node.callee.type === "Identifier" ? program.parameters.get(node.callee.name) : undefined;
  if (isCall && parameters)
    for (const [k, argument] of node.arguments.entries())
      if (isWritten(argument)) yield valueAt(argument, parameters[k]);
      else yield* writtenIn(argument, program);
  else for (const child of childrenOf(node)) yield* writtenIn(child, program);
}

function valueAt({ start, end }: AnyNode, name: Pattern | undefined): WrittenValue {
  return { name: name?.type === "Identifier" ? name.name : undefined, from: start, to: end };
}

function isWritten(node: AnyNode): boolean {
  if (node.type === "ArrayExpression") return node.elements.length > 1;
  return node.type === "Literal" && isInput(node.value);
}
