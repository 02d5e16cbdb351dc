/** The line that calls the main function with the values of its fields, and what is wrong with a value, with its place. */
import { type AnyNode, parseExpressionAt } from "acorn";
import type { Entry, Parameter } from "./main-function.ts";
import { parameterWords as words } from "./words.en.ts";

export interface FieldMistake {
  /** The number of the parameter, from 0. */
  readonly at: number;
  readonly message: string;
}

export interface CallLine {
  readonly text: string;
  /** What the line needs that the program has not, to be run unseen. */
  readonly builders: string;
}

/** The line, or everything that is wrong with the values. */
export function callLine(entry: Entry, texts: readonly string[]): CallLine | readonly FieldMistake[] {
  const { parameters, callee, ownClass } = entry;
  const mistakes: FieldMistake[] = [];
  const given = parameters.map((parameter, k) => {
    const text = texts[k]?.trim() ?? "";
    const message = text === "" ? emptyMistake(parameter) : mistakeIn(text, parameter);
    if (message !== undefined) mistakes.push({ at: k, message });
    if (text === "") return "";
    const line = text.replace(/\s*\n\s*/g, " ");
    if (parameter.kind === "value") return parameter.name.startsWith("...") ? `...${line}` : line;
    const { [parameter.kind]: own } = ownClass;
    return `${parameter.kind === "tree" ? "treeOf" : "listOf"}(${own ? `${line}, ${own}` : line})`;
  });
  if (mistakes.length > 0) return mistakes;
  // What is left out at the end is left out; before something else nothing is given.
  while (given.at(-1) === "") given.pop();
  const list = given.map((text) => text || "undefined").join(", ");
  return { text: `${callee}(${list});`, builders: buildersOf(entry) };
}

function emptyMistake({ isOptional, example }: Parameter): string | undefined {
  return isOptional ? undefined : words.missing(example);
}

function mistakeIn(text: string, { kind, example, name }: Parameter): string | undefined {
  let node: AnyNode;
  try {
    node = parseExpressionAt(text, 0, { ecmaVersion: "latest" });
  } catch (error) {
    const at = error instanceof SyntaxError && "pos" in error ? Number(error.pos) : 0;
    return at >= text.length
      ? words.unfinished(example)
      : words.unreadable(at + 1, signAt(text, at), example);
  }
  const rest = text.slice(node.end).search(/\S/);
  if (rest >= 0) return words.unreadable(node.end + rest + 1, signAt(text, node.end + rest), example);
  const wrong = notAValue(node, kind === "value" && /=>|function/.test(example));
  if (wrong?.type === "Identifier") return words.name(wrong.start + 1, wrong.name);
  if (wrong) return words.noValue(wrong.start + 1, text.slice(wrong.start, wrong.end).slice(0, 20));
  if (name.startsWith("...") && node.type !== "ArrayExpression") return words.listWanted(example);
  if (kind === "value" || (node.type === "Literal" && node.value === null)) return undefined;
  if (node.type !== "ArrayExpression") return kind === "tree" ? words.treeWanted : words.linkedWanted;
  const inner = node.elements.find(
    (item) => item?.type === "ArrayExpression" || item?.type === "ObjectExpression",
  );
  if (inner) return kind === "tree" ? words.treeWanted : words.linkedWanted;
  return undefined;
}

function signAt(text: string, at: number): string {
  return String.fromCodePoint(text.codePointAt(at) ?? 0x20);
}

const NAMES = new Set(["undefined", "Infinity", "NaN"]);

/** The first part that is no value; a function is one where one is wanted. */
function notAValue(node: AnyNode | null, mayBeFunction = false): AnyNode | undefined {
  if (!node) return undefined;
  switch (node.type) {
    case "Literal":
      return undefined;
    case "Identifier":
      return NAMES.has(node.name) ? undefined : node;
    case "UnaryExpression":
      return /^[-+]$/.test(node.operator) ? notAValue(node.argument) : node;
    case "ArrayExpression":
      return firstOf(node.elements.map((item) => notAValue(item)));
    case "ObjectExpression":
      return firstOf(
        node.properties.map((each) =>
          each.type === "Property" &&
          each.kind === "init" &&
          !each.computed &&
          !each.method &&
          !each.shorthand
            ? notAValue(each.value)
            : each,
        ),
      );
    case "ArrowFunctionExpression":
    case "FunctionExpression":
      return mayBeFunction ? undefined : node;
    default:
      return node;
  }
}

function firstOf(found: readonly (AnyNode | undefined)[]): AnyNode | undefined {
  return found.find((each) => each !== undefined);
}

/**
 * Functions that build nodes from a list: they stand behind the program, where nobody sees them run, and a program finds the usual
 * classes there if it has none.
 */
function buildersOf({ parameters, valueField: value, ownClass }: Entry): string {
  const has = (kind: Parameter["kind"]): boolean => parameters.some((parameter) => parameter.kind === kind);
  // A value that is left out is the usual 0.
  const classOf = (name: string, fields: readonly string[]): string =>
    `function ${name}(${value}, ${fields.join(", ")}) { this.${value} = ${value} ?? 0; ${fields
      .map((field) => `this.${field} = ${field} ?? null;`)
      .join(" ")} }`;
  const made = `Object.assign(Object.create(Class.prototype), { ${value}`;
  return [
    has("linked") && !ownClass.linked ? classOf("ListNode", ["next"]) : "",
    has("linked")
      ? `function listOf(items, Class = ListNode) { return (items ?? []).reduceRight((next, ${value}) => ${made}, next }), null); }`
      : "",
    has("tree") && !ownClass.tree ? classOf("TreeNode", ["left", "right"]) : "",
    has("tree")
      ? `function treeOf(items, Class = TreeNode) { const nodes = (items ?? []).map((${value}) => ${value} === null ? null : ${made}, left: null, right: null })); nodes.filter(Boolean).forEach((node, k) => { node.left = nodes[2 * k + 1] ?? null; node.right = nodes[2 * k + 2] ?? null; }); return nodes[0] ?? null; }`
      : "",
  ].join("\n");
}
