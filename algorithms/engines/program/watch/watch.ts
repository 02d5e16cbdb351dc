/** An expression of the reader's that is watched over a whole run: what it is worth at a step, and where that changes. */
import { isBack } from "../conduct.ts";
import { type Evaluator, ifKnown, isComparison } from "../evaluate.ts";
import { Memory } from "../memory.ts";
import { type Program, type ProgramLanguage, type Scope, variableIn } from "../program.ts";
import { evaluatorFor } from "../python/evaluator-for.ts";
import { childrenOf, type Node } from "../tree.ts";
import { isReference, type Value } from "../words.ts";

export interface Watch {
  readonly node: Node;
  /** The names that it reads, without those that belong to the language. */
  readonly names: readonly string[];
  /** Whether it looks into objects, which may change without a variable that does. */
  readonly readsObjects: boolean;
  /** Whether it is a condition: then the steps are sought at which it becomes true, and otherwise those at which it changes. */
  readonly isCondition: boolean;
}

const LANGUAGE = new Set(["Math", "undefined", "NaN", "Infinity"]);
const READ =
  /^(Literal|TemplateLiteral|TemplateElement|ParenthesizedExpression|ChainExpression|Identifier|ThisExpression|MemberExpression|UnaryExpression|LogicalExpression|ConditionalExpression|BinaryExpression|CallExpression|PrivateIdentifier)$/;

/** Functions of Python's own that are reckoned and not run. */
const OF_PYTHON = new Set(["len", "min", "max", "abs", "int", "bool", "float", "ord", "sum"]);

/** What an expression cannot be because it would change something or run something: the first such part of it. */
export function forbiddenPart(node: Node, language: ProgramLanguage = "javascript"): Node | undefined {
  if (!READ.test(node.type) || operatorOf(node) === "delete") return node;
  // A function of the program's own would have to run.
  if (node.type === "CallExpression" && node.callee.type !== "MemberExpression") {
    const { callee } = node;
    if (language !== "python" || callee.type !== "Identifier" || !OF_PYTHON.has(callee.name)) return node;
  }
  for (const child of childrenOf(node)) {
    const found = forbiddenPart(child, language);
    if (found) return found;
  }
  return undefined;
}

export function watchOf(node: Node): Watch {
  const names = new Set<string>();
  let readsObjects = false;
  const visit = (part: Node): void => {
    if (part.type === "Identifier" && !LANGUAGE.has(part.name)) names.add(part.name);
    if (part.type === "ThisExpression") names.add("this");
    if (part.type === "CallExpression" || part.type === "MemberExpression" || operatorOf(part) === "in")
      readsObjects = true;
    if (part.type === "MemberExpression" && !part.computed) visit(part.object);
    else if (part.type === "CallExpression" && part.callee.type === "Identifier")
      for (const argument of part.arguments) visit(argument);
    else for (const child of childrenOf(part)) visit(child);
  };
  visit(node);
  return { node, names: [...names], readsObjects, isCondition: isCondition(node) };
}

function operatorOf(node: Node): string | undefined {
  return node.type === "BinaryExpression" || node.type === "UnaryExpression" ? node.operator : undefined;
}

function isCondition(node: Node): boolean {
  if (node.type === "ParenthesizedExpression") return isCondition(node.expression);
  if (node.type === "LogicalExpression") return isCondition(node.left) && isCondition(node.right);
  if (node.type === "CallExpression") return /^(has|includes)$/.test(methodName(node) ?? "");
  return isComparison(node) || operatorOf(node) === "!" || operatorOf(node) === "in";
}

function methodName(node: Node): string | undefined {
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return undefined;
  const { property } = node.callee;
  return property.type === "Identifier" ? property.name : undefined;
}

/** The names of an expression that no variable of the program has anywhere. */
export function strangeNames({ names }: Watch, { variables }: Program): string[] {
  const known = new Set(variables.map(({ name }) => name));
  return names.filter((name) => name !== "this" && !known.has(name));
}

/** Reads an expression at one position after the other. */
export class Watcher {
  readonly memory: Memory;
  readonly #evaluator: Evaluator;
  readonly #watch: Watch;

  constructor(run: Memory["run"], watch: Watch) {
    this.memory = new Memory(run);
    this.#evaluator = evaluatorFor(this.memory);
    this.#watch = watch;
  }

  /** What it is worth at a position in the sight of a scope; undefined where it is not known, or not there. */
  at(position: number, scope: Scope): { readonly value: Value } | undefined {
    const { memory } = this;
    const { frame } = memory.at(position);
    // When the program has ended, what it has is still there.
    this.#evaluator.call = memory.top < 0 && isBack(frame.step) ? frame.a : memory.top;
    // What was never written to is not there yet, which is another thing than undefined.
    for (const name of this.#watch.names)
      if (variableIn(scope, name) && this.#evaluator.wordOf(scope, name) === 0) return undefined;
    return ifKnown(() => ({ value: this.#evaluator.worth(this.#watch.node, scope) }));
  }

  /** Where in the memory the variable of the first name lies, as it was seen at the position that was asked last; −1 for none. */
  place(scope: Scope): number {
    const variable = variableIn(scope, this.#watch.names[0] ?? "");
    const call = variable ? this.#evaluator.callOf(variable.fn.id) : -1;
    return variable && call >= 0 ? (this.memory.run.callBase[call] as number) + variable.slot : -1;
  }
}

/** Whether two values are the same for a reader: an object is the same as itself. */
export function isSameValue(a: Value, b: Value): boolean {
  if (isReference(a) || isReference(b)) return isReference(a) && isReference(b) && a.object === b.object;
  if (typeof a === "object" && a && typeof b === "object" && b) return a.kind === b.kind && a.text === b.text;
  return Object.is(a, b);
}
