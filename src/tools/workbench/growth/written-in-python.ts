/** The values at the top of a program in Python. */
import type { SyntaxNode } from "@lezer/common";
import { parser } from "@lezer/python";
import { betweenCommas, brokenIn, childrenOf, within } from "../parameters/python/python-nodes.ts";
import { isInput, type WrittenValue } from "./written-value.ts";

interface Program {
  /** The parameters of each function at its top. */
  readonly parameters: ReadonlyMap<string, readonly string[]>;
  /** The variables that get another value somewhere: a number in one is where it begins. */
  readonly changing: ReadonlySet<string>;
  readonly text: Text;
}

/** Throws a SyntaxError for what is no program. */
export function writtenInPython(source: string): WrittenValue[] {
  const program = parser.parse(source).topNode;
  if (brokenIn(program)) throw new SyntaxError("not a program");
  const text: Text = (node) => (node ? source.slice(node.from, node.to) : "");
  const parameters = new Map(
    program.getChildren("FunctionDefinition").map((node) => {
      const list = node.getChild("ParamList");
      return [text(node.getChild("VariableName")), list ? betweenCommas(list).map(([one]) => text(one)) : []];
    }),
  );
  const all = [...within(program)];
  const given = all.filter(({ name }) => name === "AssignStatement").map((node) => text(node.firstChild));
  const changing = new Set([
    ...all.filter(({ name }) => name === "UpdateStatement").map((node) => text(node.firstChild)),
    ...given.filter((name, k) => given.indexOf(name) < k),
  ]);
  return [...writtenIn(program, { parameters, changing, text })];
}

type Text = (node: SyntaxNode | null | undefined) => string;

function* writtenIn(node: SyntaxNode, program: Program): Generator<WrittenValue> {
  // What happens in a function is its own affair, and what is named in a dictionary belongs together.
  if (/^(FunctionDefinition|ClassDefinition|LambdaExpression|DictionaryExpression)$/.test(node.name)) return;
  const { text } = program;
  const parts = childrenOf(node);
  if (node.name === "ArrayExpression") {
    // Of one item is what a program begins with, and what it repeats.
    if (isWritten(node, text)) yield valueAt(node, undefined);
    return;
  }
  if (node.name === "AssignStatement") {
    const [target, sign, value, ...others] = parts.filter(({ name }) => name !== "TypeDef");
    // `a, b = 1, 2` and `a = b = 1` are not one variable with one value.
    if (sign?.name === "AssignOp" && isWritten(value, text) && others.length === 0) {
      if (value.name === "ArrayExpression" || !program.changing.has(text(target)))
        yield valueAt(value, text(target));
      return;
    }
  }
  const parameters =
    node.name === "CallExpression" ? program.parameters.get(text(node.firstChild)) : undefined;
  const given = node.getChild("ArgList");
  if (parameters && given)
    for (const [k, argument] of betweenCommas(given).entries()) {
      const [one] = argument;
      if (argument.length === 1 && isWritten(one, text)) yield valueAt(one, parameters[k]);
      else for (const part of argument) yield* writtenIn(part, program);
    }
  else for (const part of parts) yield* writtenIn(part, program);
}

function valueAt({ from, to }: SyntaxNode, name: string | undefined): WrittenValue {
  return { name, from, to };
}

function isWritten(node: SyntaxNode | undefined, text: Text): node is SyntaxNode {
  if (node?.name === "ArrayExpression") return node.getChild(",") !== null;
  if (node?.name === "Number") return isInput(Number(text(node)));
  return node?.name === "String";
}
