/** The main function of a program in Python that declares functions and calls none. */
import type { SyntaxNode } from "@lezer/common";
import { parser } from "@lezer/python";
import { exampleOf, type Kind } from "../example.ts";
import { type Entry, mainOf, type Parameter, valueFieldIn } from "../main-function.ts";
import { asPython } from "./json-values.ts";
import { betweenCommas, brokenIn, childrenOf, within } from "./python-nodes.ts";
import { type PythonFunction, pythonUses } from "./python-uses.ts";

const isFunction = (example: string): boolean => example.includes("=>");
/** The only function among the examples, as Python writes it. */
const EVEN = "lambda x: x % 2 == 0";

/** One parameter as it is written. */
interface Written {
  readonly name: string;
  readonly sign: "" | "*" | "**";
  readonly type: string | undefined;
  readonly own: string | undefined;
  readonly isNamed: boolean;
}

interface Candidate extends PythonFunction {
  readonly name: string;
  readonly callee: string;
  readonly written: readonly Written[];
}

/** Undefined where a program runs by itself or has no function. Throws a SyntaxError for what is no program. */
export function pythonEntryOf(source: string): Entry | undefined {
  const program = parser.parse(source).topNode;
  if (brokenIn(program)) throw new SyntaxError("not a program");
  const text = (node: SyntaxNode | null | undefined): string =>
    node ? source.slice(node.from, node.to) : "";
  const declared = childrenOf(program).map(undecorated);
  const classes = declared.filter(({ name }) => name === "ClassDefinition");
  const functions = declared.flatMap((node) => functionIn(node, text));
  const methods = classes.flatMap((node) => methodsIn(node, text));
  const names = new Set([...functions.map(({ name }) => name), ...classes.map((node) => nameOf(node, text))]);
  if (!declared.every((node) => isDeclaration(node, names, text))) return undefined;
  const main = mainOf(
    methods.some(({ callee }) => callee.startsWith("Solution")) ? methods : [...functions, ...methods],
    ({ body }) => namedIn(body, text),
  );
  if (!main) return undefined;
  const own = new Map([...methods, ...functions].map((each) => [each.name, each]));
  const before: Kind[] = [];
  const parameters = main.written.flatMap(({ name, sign, type, own: value, isNamed }, k): Parameter[] => {
    if (sign === "**") return [];
    const uses = pythonUses(main, k, own, source);
    if (uses.isText) uses.members.delete("length");
    const collected = type === undefined ? undefined : collectionOf(type);
    const guess: { readonly kind: Kind; readonly example: string } = collected
      ? { kind: "value", example: collected }
      : exampleOf(sign === "*" ? `...${name}` : name, typeOf(type), {
          ...{ source, uses, before, fn: main.name },
        });
    before.push(guess.kind);
    const isOptional = value !== undefined || sign === "*";
    return [
      {
        ...{
          name: `${sign}${name}`,
          kind: guess.kind,
          example: isFunction(guess.example) ? EVEN : asPython(guess.example),
        },
        ...{ isOptional, own: value, isNamed },
      },
    ];
  });
  const classWith = (field: string): string | undefined => {
    const sets = new RegExp(`\\bself\\.${field}\\b[^=\\n]*=[^=]|^\\s*${field}\\s*:`, "m");
    const found = classes.find((node) => sets.test(text(node)) && nameOf(node, text) !== "Solution");
    return found && nameOf(found, text);
  };
  return {
    ...{ callee: main.callee, name: main.name, parameters },
    ownClass: { linked: classWith("next"), tree: classWith("left") },
    valueField: valueFieldIn(source),
  };
}

function undecorated(node: SyntaxNode): SyntaxNode {
  return node.name === "DecoratedStatement" ? (node.lastChild ?? node) : node;
}

function nameOf(node: SyntaxNode, text: (node: SyntaxNode | null) => string): string {
  return text(node.getChild("VariableName"));
}

type Text = (node: SyntaxNode | null | undefined) => string;

/** A function, or a name that is given a lambda. */
function functionIn(node: SyntaxNode, text: Text): Candidate[] {
  if (node.name === "AssignStatement") {
    const lambda = node.getChild("LambdaExpression");
    const [name, list, body] = [nameOf(node, text), lambda?.getChild("ParamList"), lambda?.lastChild];
    if (!lambda || !body || name === "") return [];
    return [candidate(name, name, list ? parametersIn(list, text) : [], body)];
  }
  const [list, body] = [node.getChild("ParamList"), node.getChild("Body")];
  // What waits for something cannot be called like this.
  if (node.name !== "FunctionDefinition" || node.getChild("async") || !list || !body) return [];
  const name = nameOf(node, text);
  return [candidate(name, name, parametersIn(list, text), body)];
}

function candidate(name: string, callee: string, written: readonly Written[], body: SyntaxNode): Candidate {
  return { name, callee, written, parameters: written.map((each) => each.name), body };
}

/** The methods of a class that can be made without anything. */
function methodsIn(node: SyntaxNode, text: Text): Candidate[] {
  const members = childrenOf(node.getChild("Body") ?? node).filter(({ name }) =>
    /^(FunctionDefinition|DecoratedStatement)$/.test(name),
  );
  const own = nameOf(node, text);
  const bases = node.getChild("ArgList");
  const isBased = bases !== null && betweenCommas(bases).some(([base]) => text(base) !== "object");
  const all = members.flatMap((member) => {
    const decorators = member.getChildren("Decorator").map((each) => text(each).trim());
    return functionIn(undecorated(member), text).map((fn) => ({ fn, decorators }));
  });
  const made = all.find(({ fn }) => fn.name === "__init__");
  if (isBased || made?.fn.written.slice(1).some((each) => each.own === undefined && each.sign === ""))
    return [];
  return all.flatMap(({ fn, decorators }): Candidate[] => {
    if (decorators.some((each) => /^@(property|\w+\.(setter|getter|deleter))\b/.test(each))) return [];
    const isStatic = decorators.includes("@staticmethod");
    const isOfClass = decorators.includes("@classmethod");
    const written = isStatic ? fn.written : fn.written.slice(1);
    const callee = `${isStatic || isOfClass ? own : `${own}()`}.${fn.name}`;
    return [candidate(fn.name, callee, written, fn.body)];
  });
}

function parametersIn(list: SyntaxNode, text: Text): Written[] {
  let isNamed = false;
  return betweenCommas(list).flatMap((group): Written[] => {
    const sign = group[0]?.name === "*" || group[0]?.name === "**" ? group[0].name : "";
    const name = group.find((node) => node.name === "VariableName");
    const wasNamed = isNamed;
    // All behind a star is given by name.
    if (sign === "*") isNamed = true;
    if (!name) return [];
    const type = group.find((node) => node.name === "TypeDef");
    const at = group.findIndex((node) => node.name === "AssignOp");
    return [
      {
        ...{ name: text(name), sign, isNamed: wasNamed && sign === "" },
        type: type && text(type).replace(/^:\s*/, ""),
        own: at < 0 ? undefined : text(group[at + 1]),
      },
    ];
  });
}

/** Whether nothing of it runs but the values of its variables, and none of those needs what it declares. */
function isDeclaration(node: SyntaxNode, own: ReadonlySet<string>, text: Text): boolean {
  if (
    /^(FunctionDefinition|ClassDefinition|ImportStatement|PassStatement|Comment|TypeDefinition)$/.test(
      node.name,
    )
  )
    return true;
  if (node.name === "ExpressionStatement")
    return /^(String|ContinuedString|Ellipsis)$/.test(node.firstChild?.name ?? "");
  // A line may hold several.
  if (node.name === "StatementGroup") return childrenOf(node).every((each) => isDeclaration(each, own, text));
  if (node.name !== "AssignStatement") return node.name === ";";
  if (node.getChild("LambdaExpression")) return true;
  return ![...namedIn(node, text)].some((name) => own.has(name));
}

/** The names in a part, those of properties left out unless they are called on the object or its class. */
function namedIn(node: SyntaxNode, text: Text): Set<string> {
  const names = new Set<string>();
  for (const each of within(node)) {
    if (each.name === "VariableName") names.add(text(each));
    if (each.name === "PropertyName" && /^(self|cls|[A-Z]\w*)$/.test(text(each.parent?.firstChild)))
      names.add(text(each));
  }
  return names;
}

const PLAIN: Readonly<Record<string, string>> = {
  ...{ str: "string", int: "number", float: "number", bool: "boolean" },
};

/** Values of one type, enough for the keys of a dictionary. */
const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  ...{
    int: ["0", "1", "2", "3"],
    str: ['"a"', '"b"', '"c"'],
    float: ["0.5", "1.5"],
    bool: ["False", "True"],
  },
};
/** Those who come after each in a graph of a few vertices. */
const AFTER = [[1, 2], [3], [3], []];

/** An example for a type that is a dictionary, a set or a tuple; undefined for every other. */
function collectionOf(written: string): string | undefined {
  const type = bareType(written);
  const [, kind = "", inside = ""] =
    /^([Dd]ict|[Dd]efault[Dd]ict|Mapping|(?:[Ff]rozen)?[Ss]et|[Tt]uple)(?:\[(.*)\])?$/.exec(type) ?? [];
  const [first = "", ...rest] = partsOf(inside);
  const samples = SAMPLES[first];
  if (/tuple/i.test(kind)) {
    const items = [first, ...rest].filter((each) => each !== "..." && each !== "");
    return `(${items.map((each, k) => itemOf(each, k)).join(", ") || "1, 2"}${items.length === 1 ? "," : ""})`;
  }
  if (/set/i.test(kind)) return `{${(samples ?? ["1", "2", "3"]).join(", ")}}`;
  if (!/dict|mapping/i.test(kind)) return undefined;
  const [value = "int"] = rest;
  const keys = samples ?? SAMPLES["str"] ?? [];
  const isGraph = /^([Ll]ist|Iterable|Sequence)\[/.test(value) && partsOf(insideOf(value))[0] === first;
  const valueAt = (k: number): string =>
    isGraph ? `[${(AFTER[k] ?? []).flatMap((each) => keys[each] ?? []).join(", ")}]` : itemOf(value, k);
  return `{${keys.map((key, k) => `${key}: ${valueAt(k)}`).join(", ")}}`;
}

function itemOf(type: string, k: number): string {
  const samples = SAMPLES[type];
  if (samples) return samples[(k + 1) % samples.length] ?? "0";
  if (/^[Ll]ist/.test(type)) return `[${(SAMPLES[insideOf(type)] ?? ["1", "2"]).slice(0, 2).join(", ")}]`;
  return collectionOf(type) ?? "1";
}

const insideOf = (type: string): string => /\[(.*)\]$/.exec(type)?.[1] ?? "";

/** What stands between the commas that are in no brackets. */
function partsOf(inside: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const sign of inside) {
    if (sign === "[") depth++;
    else if (sign === "]") depth--;
    if (sign === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

function bareType(written: string): string {
  return written
    .replace(/["'\s]|\btyping\./g, "")
    .replace(/^Optional\[(.*)\]$/, "$1")
    .replace(/^None\||\|None$/g, "");
}

/** A type as comments in JavaScript name it, so that both are read by one table: `number[]` for `List[int]`. */
function typeOf(written: string | undefined): string | undefined {
  if (written === undefined) return undefined;
  const bare = bareType(written);
  const [, item] = /^(?:[Ll]ist|Sequence|Iterable|MutableSequence|Collection)\[(.*)\]$/.exec(bare) ?? [];
  if (item !== undefined) return `${typeOf(item)}[]`;
  return PLAIN[bare] ?? bare;
}
