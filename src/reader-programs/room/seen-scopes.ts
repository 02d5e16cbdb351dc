/** Which names a program declares where, while it is made ready to be seen. */
import type { AnyNode, Pattern, VariableDeclaration } from "acorn";
import type { ProgramFunction, Scope, Variable } from "#algorithms/engines/program/program.ts";
import type { FunctionNode } from "#algorithms/engines/program/tree.ts";

/** A function while its variables are found. */
export class OpenFunction implements ProgramFunction {
  readonly id: number;
  readonly name: string;
  readonly node: FunctionNode | undefined;
  readonly slots: string[] = [];
  readonly params: string[] = [];
  thisSlot: number | undefined;

  constructor(id: number, name: string, node: FunctionNode | undefined) {
    this.id = id;
    this.name = name;
    this.node = node;
  }
}

/** A scope while its names are found; `fn` is the function in whose calls they live. */
export class OpenScope implements Scope {
  readonly parent: OpenScope | undefined;
  readonly fn: OpenFunction;
  readonly variables = new Map<string, Variable | undefined>();
  readonly #all: Variable[];

  constructor(all: Variable[], fn: OpenFunction, parent?: OpenScope) {
    this.#all = all;
    this.fn = fn;
    this.parent = parent;
  }

  /** A scope in it, of the same function unless told. */
  inner(fn: OpenFunction = this.fn): OpenScope {
    return new OpenScope(this.#all, fn, this);
  }

  declare(name: string, kind: string): Variable {
    const known = this.variables.get(name);
    if (known) return known;
    const variable: Variable = { name, kind, fn: this.fn, slot: this.fn.slots.push(name) - 1 };
    this.variables.set(name, variable);
    this.#all.push(variable);
    return variable;
  }

  /** A name that is there, and of which nothing is told. */
  hide(name: string): void {
    this.variables.set(name, undefined);
  }

  /** What the statements of a block declare in it; of a whole function also what `var` declares farther in. */
  hoist(list: readonly AnyNode[], isWhole: boolean): void {
    for (const statement of list) {
      if (statement.type === "FunctionDeclaration") this.declare(statement.id?.name ?? "", "function");
      else if (statement.type === "ClassDeclaration") this.declare(statement.id?.name ?? "", "class");
      else if (statement.type === "VariableDeclaration" && statement.kind !== "var")
        for (const name of namesOf(statement)) this.declare(name, statement.kind);
    }
    if (isWhole) for (const name of list.flatMap(varsIn)) this.declare(name, "var");
  }
}

export function namesOf({ declarations }: VariableDeclaration): string[] {
  return declarations.flatMap(({ id }) => namesBound(id));
}

/** The names that a pattern binds. */
export function namesBound(pattern: Pattern): string[] {
  return boundParts(pattern).flatMap((part) => (part.type === "Identifier" ? [part.name] : []));
}

/** The names and the members to which a pattern writes. */
export function boundParts(pattern: Pattern): AnyNode[] {
  switch (pattern.type) {
    case "ArrayPattern":
      return pattern.elements.flatMap((element) => (element ? boundParts(element) : []));
    case "ObjectPattern":
      return pattern.properties.flatMap((property) =>
        boundParts(property.type === "RestElement" ? property.argument : property.value),
      );
    case "RestElement":
      return boundParts(pattern.argument);
    case "AssignmentPattern":
      return boundParts(pattern.left);
    default:
      return [pattern];
  }
}

/** What stands directly in a node. */
export function nodesIn(node: AnyNode): AnyNode[] {
  return Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? value : [value]))
    .filter(
      (value): value is AnyNode =>
        typeof value === "object" && value !== null && "type" in value && "start" in value,
    );
}

export function isFunctionOrClass(node: AnyNode): boolean {
  return /Function|Class/.test(node.type);
}

function varsIn(node: AnyNode): string[] {
  if (isFunctionOrClass(node)) return [];
  const own = node.type === "VariableDeclaration" && node.kind === "var" ? namesOf(node) : [];
  return [...own, ...nodesIn(node).flatMap(varsIn)];
}

/** Whether a function speaks of the object on which it is called. */
export function usesThis(node: AnyNode): boolean {
  if (node.type === "ThisExpression") return true;
  const isOwn = node.type === "FunctionExpression" || node.type === "FunctionDeclaration";
  return !isOwn && node.type !== "PropertyDefinition" && nodesIn(node).some(usesThis);
}
