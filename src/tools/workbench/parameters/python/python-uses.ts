/** What a function in Python does with its parameters, also through other names and in the functions to which it hands them. */
import type { SyntaxNode } from "@lezer/common";
import { noUses, type Uses } from "../uses.ts";
import { betweenCommas, childrenOf, within } from "./python-nodes.ts";

/** A function of the program: its parameters without the one for the object, and what it does. */
export interface PythonFunction {
  readonly parameters: readonly string[];
  readonly body: SyntaxNode;
}

interface Following {
  readonly source: string;
  readonly uses: Uses;
  /** By their names. */
  readonly own: ReadonlyMap<string, PythonFunction>;
  readonly seen: Set<string>;
}

export function pythonUses(
  fn: PythonFunction,
  k: number,
  own: ReadonlyMap<string, PythonFunction>,
  source: string,
): Uses {
  const uses = noUses();
  follow(fn, k, { source, uses, own, seen: new Set() });
  return uses;
}

function follow(fn: PythonFunction, k: number, following: Following): void {
  const name = fn.parameters[k];
  const key = `${fn.body.from}/${k}`;
  if (name === undefined || following.seen.has(key)) return;
  following.seen.add(key);
  const names = new Set([name]);
  // Twice, as a name may be used in a loop before it is given.
  for (let round = 0; round < 2; round++) for (const node of within(fn.body)) look(node, names, following);
}

const TEXT_METHOD =
  /^(split|rsplit|splitlines|lower|upper|title|capitalize|swapcase|strip|lstrip|rstrip|startswith|endswith|replace|find|rfind|isalnum|isalpha|isdigit|islower|isupper|zfill|ljust|rjust|encode|partition|casefold)$/;
/** They go through what they are given. */
const GO_THROUGH =
  /^(sum|max|min|sorted|set|frozenset|list|tuple|dict|enumerate|zip|reversed|any|all|map|filter|iter|Counter|deque|heapify|accumulate|permutations|combinations|pairwise|bisect|bisect_left|bisect_right|insort)$/;
const RECKON = /^(range|abs|int|float|divmod|pow|bin|chr|sqrt|isqrt|gcd|comb|factorial|log|log2)$/;

function look(node: SyntaxNode, names: Set<string>, following: Following): void {
  const { source, uses } = following;
  const textOf = (each: SyntaxNode | null | undefined): string =>
    each ? source.slice(each.from, each.to) : "";
  const isIt = (each: SyntaxNode | null | undefined): boolean =>
    each?.name === "VariableName" && names.has(textOf(each));
  const parts = childrenOf(node);
  switch (node.name) {
    case "AssignStatement":
      // `a = x`, and of several names none.
      if (parts.length === 3 && parts[0]?.name === "VariableName" && isIt(parts[2]))
        names.add(textOf(parts[0]));
      break;
    case "UpdateStatement":
      if (!isIt(parts[0])) break;
      if (parts[2]?.name === "String") uses.isText = true;
      else uses.isReckoned = true;
      break;
    case "MemberExpression": {
      const property = node.lastChild;
      if (isIt(node.firstChild) && property?.name === "PropertyName") {
        uses.members.add(textOf(property));
        if (TEXT_METHOD.test(textOf(property))) uses.isText = true;
      }
      uses.depth = Math.max(uses.depth, depthOf(node, isIt));
      break;
    }
    case "ForStatement":
    case "ArrayComprehensionExpression":
    case "SetComprehensionExpression":
    case "DictionaryComprehensionExpression":
    case "ComprehensionExpression":
      for (const [k, part] of parts.entries()) {
        if (part.name !== "in" || !isIt(parts[k + 1])) continue;
        uses.isIterated = true;
        const from = parts.findLastIndex((each, i) => i < k && each.name === "for");
        const taken = parts.slice(from + 1, k);
        if (taken.some(({ name }) => name === "," || name === "TupleExpression")) uses.hasPairs = true;
      }
      break;
    case "BinaryExpression": {
      const [left, operator, right] = [parts[0], parts[1], parts.at(-1)];
      const isLeft = isIt(left);
      if (!isLeft && !isIt(right)) break;
      const other = isLeft ? right : left;
      if (operator?.name === "in" || operator?.name === "not") {
        if (!isLeft) uses.isIterated = true;
      } else if (other?.name === "String" && textOf(operator) !== "%") uses.isText = true;
      else if (operator?.name === "CompareOp" || textOf(operator) === "+") {
        if (other?.name === "Number") uses.isReckoned = true;
      } else if (/^(ArithOp|BitOp)$/.test(operator?.name ?? "") && textOf(operator) !== "*")
        uses.isReckoned = true;
      break;
    }
    case "CallExpression":
      lookAtCall(node, isIt, textOf, following);
      break;
    default:
  }
}

function lookAtCall(
  node: SyntaxNode,
  isIt: (node: SyntaxNode | null | undefined) => boolean,
  textOf: (node: SyntaxNode | null | undefined) => string,
  following: Following,
): void {
  const { uses, own } = following;
  const [callee, list] = [node.firstChild, node.lastChild];
  if (isIt(callee)) uses.isCalled = true;
  if (list?.name !== "ArgList") return;
  const name = textOf(callee).split(".").at(-1) ?? "";
  const isOwn = callee?.name === "VariableName" || /^(self|cls)\./.test(textOf(callee));
  const given = betweenCommas(list);
  for (const [k, group] of given.entries()) {
    const argument = group.at(-1);
    if (!isIt(argument)) continue;
    const named = group.length > 1 && group[1]?.name === "AssignOp" ? textOf(group[0]) : undefined;
    const called = isOwn ? own.get(name) : undefined;
    if (called) follow(called, named === undefined ? k : called.parameters.indexOf(named), following);
    else if (name === "len") uses.members.add("length");
    else if (name === "ord") uses.isText = true;
    // The larger of two is that of two numbers.
    else if (/^(max|min)$/.test(name) && given.length > 1) uses.isReckoned = true;
    else if (GO_THROUGH.test(name)) uses.isIterated = true;
    else if (RECKON.test(name)) uses.isReckoned = true;
  }
}

/** 1 for `a[i]`, 2 for `a[i][j]` of a name. */
function depthOf(node: SyntaxNode, isIt: (node: SyntaxNode | null) => boolean): number {
  if (node.name !== "MemberExpression" || node.lastChild?.name !== "]") return 0;
  if (isIt(node.firstChild)) return 1;
  const inner = node.firstChild ? depthOf(node.firstChild, isIt) : 0;
  return inner > 0 ? inner + 1 : 0;
}
