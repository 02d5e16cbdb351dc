/** The line that calls the main function of a program in Python with the values of its fields, and what is wrong with a value. */
import type { SyntaxNode } from "@lezer/common";
import { parser } from "@lezer/python";
import type { CallLine, FieldMistake } from "../call.ts";
import type { Entry, Parameter } from "../main-function.ts";
import { parameterWords as words } from "../words.en.ts";
import { PYTHON_OF } from "./json-values.ts";
import { pythonBuilders } from "./python-builders.ts";
import { betweenCommas, brokenIn, childrenOf, within } from "./python-nodes.ts";

/** The line, or everything that is wrong with the values. `source` is the program. */
export function pythonCallLine(
  entry: Entry,
  texts: readonly string[],
  source: string,
): CallLine | readonly FieldMistake[] {
  const { parameters, callee, ownClass } = entry;
  const mistakes: FieldMistake[] = [];
  const values = parameters.map((parameter, k): string => {
    const text = texts[k]?.trim().replace(/\s*\n\s*/g, " ") ?? "";
    const read: Read =
      text === ""
        ? { mistake: parameter.isOptional ? undefined : words.missing(parameter.example) }
        : readValue(text, parameter);
    if (read.mistake !== undefined) mistakes.push({ at: k, message: read.mistake });
    return read.text ?? "";
  });
  if (mistakes.length > 0) return mistakes;
  // All before the items of a rest are given by their places.
  const rest = parameters.findIndex(({ name }, k) => name.startsWith("*") && values[k] !== "");
  let isByName = false;
  const given = parameters.flatMap(({ name, kind, own, isNamed }, k): string[] => {
    const text = values[k] || (k < rest ? (own ?? "") : "");
    if (text === "") {
      isByName = true;
      return [];
    }
    if (name.startsWith("*")) return [`*${text}`];
    const made = kind === "value" || values[k] === "" ? text : built(text, kind, ownClass[kind]);
    return [isByName || isNamed ? `${name}=${made}` : made];
  });
  return { text: `${callee}(${given.join(", ")})`, builders: pythonBuilders(entry, source) };
}

function built(text: string, kind: "tree" | "linked", own: string | undefined): string {
  return `${kind === "tree" ? "treeOf" : "listOf"}(${own ? `${text}, ${own}` : text})`;
}

interface Read {
  readonly text?: string;
  readonly mistake?: string | undefined;
}

/** Values as Python writes them, or as they stand in JSON. */
const SAME: Readonly<Record<string, string>> = {
  ...PYTHON_OF,
  undefined: "None",
  ...{ Infinity: 'float("inf")', inf: 'float("inf")', NaN: 'float("nan")', nan: 'float("nan")' },
};

function readValue(text: string, { kind, example, name }: Parameter): Read {
  // In brackets, so that a line's end or a second statement ends nothing.
  const program = parser.parse(`(${text}\n)`).topNode;
  const at = (position: number): number => position - 1;
  const error = brokenIn(program);
  const whole = program.firstChild?.firstChild;
  const inner = childrenOf(whole ?? program).filter((node) => !/^[(),]$/.test(node.name));
  if (error) {
    const position = at(error.from);
    if (position >= text.length) return { mistake: words.unfinished(example) };
    return {
      mistake: words.unreadable(
        position + 1,
        String.fromCodePoint(text.codePointAt(position) ?? 32),
        example,
      ),
    };
  }
  const [node, second] = inner;
  if (whole?.name !== "ParenthesizedExpression" || !node || second)
    return { mistake: words.noValue(1, text.slice(0, 20)) };
  const wrong = notAValue(node, kind === "value" && example.startsWith("lambda"), (each) =>
    text.slice(at(each.from), at(each.to)),
  );
  if (wrong) {
    const said = text.slice(at(wrong.from), at(wrong.to));
    return {
      mistake:
        wrong.name === "VariableName"
          ? words.name(at(wrong.from) + 1, said)
          : words.noValue(at(wrong.from) + 1, said.slice(0, 20)),
    };
  }
  const isList = /^(Array|Tuple)Expression$/.test(node.name);
  if (name.startsWith("*") && !isList) return { mistake: words.listWanted(example) };
  const written = inPython(text, node, at);
  if (kind === "value" || written === "None") return { text: written };
  const isNested = childrenOf(node).some(({ name }) => /^(Array|Tuple|Set|Dictionary)Expression$/.test(name));
  if (!isList || isNested) return { mistake: kind === "tree" ? words.pythonTreeWanted : words.linkedWanted };
  return { text: written };
}

const PUNCTUATION = /^[[\](){},:]$/;

/** The first part that is no value; a function is one where one is wanted. */
function notAValue(
  node: SyntaxNode,
  mayBeFunction: boolean,
  text: (node: SyntaxNode) => string,
): SyntaxNode | undefined {
  switch (node.name) {
    case "Number":
    case "String":
    case "ContinuedString":
    case "Boolean":
    case "None":
      return undefined;
    case "VariableName":
      return Object.hasOwn(SAME, text(node)) ? undefined : node;
    case "LambdaExpression":
      return mayBeFunction ? undefined : node;
    case "UnaryExpression":
      return /^[-+]/.test(text(node)) && node.lastChild ? notAValue(node.lastChild, false, text) : node;
    case "CallExpression":
      return /^float\(\s*(["'])[-+]?(inf|nan)\1\s*\)$/.test(text(node)) ? undefined : node;
    case "ArrayExpression":
    case "TupleExpression":
    case "SetExpression":
    case "DictionaryExpression":
    case "ParenthesizedExpression":
      for (const child of childrenOf(node)) {
        const wrong = PUNCTUATION.test(child.name) ? undefined : notAValue(child, false, text);
        if (wrong) return wrong;
      }
      return undefined;
    default:
      return node;
  }
}

/** The text with the words of JSON as Python has them. */
function inPython(text: string, node: SyntaxNode, at: (position: number) => number): string {
  let written = "";
  let done = 0;
  const isFunction = node.name === "LambdaExpression";
  for (const each of isFunction ? [] : within(node)) {
    if (each.name !== "VariableName" || each.parent?.name === "CallExpression") continue;
    const [from, to] = [at(each.from), at(each.to)];
    written += text.slice(done, from) + (SAME[text.slice(from, to)] ?? text.slice(from, to));
    done = to;
  }
  return written + text.slice(done);
}

/** The texts of the values in a call of one of these; undefined for anything else. */
export function pythonArguments(asked: string, names: readonly string[]): string[] | undefined {
  const text = asked.trim();
  const call = parser.parse(text).topNode.firstChild?.firstChild;
  const [callee, list] = [call?.firstChild, call?.lastChild];
  if (call?.name !== "CallExpression" || call.to !== text.length || list?.name !== "ArgList")
    return undefined;
  if (brokenIn(call) || !names.includes(text.slice(callee?.from, callee?.to))) return undefined;
  const groups = betweenCommas(list);
  // Values by name are given as they are asked for: the call stays as it is.
  if (groups.some((group) => group.length > 1)) return undefined;
  return groups.map(([value]) => text.slice(value?.from, value?.to));
}
