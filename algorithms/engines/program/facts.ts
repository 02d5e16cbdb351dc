/** What a program does with its variables, read off its tree: which numbers are places of what, and which of them are compared. */
import { type Program, type Scope, type Variable, variableIn } from "./program.ts";
import { type Binary, childrenOf, type ForEach, lookup, type Node } from "./tree.ts";

/** How one variable is used. */
export interface Use {
  /** The variables that make up its places: `a[i]`, `a[lo + 1]`. */
  readonly places: Set<Variable>;
  /** Of lists in it, those that make up a row and a column: `a[r][c]`. */
  readonly pairs: (readonly [row: Variable, column: Variable])[];
  /** Whether its parts are gone through or looked up one by one. */
  isTakenApart: boolean;
}

export interface Facts {
  readonly uses: ReadonlyMap<Variable, Use>;
  /** What a variable is computed from by sums and halves: `mid` from `lo` and `hi`. */
  readonly origins: ReadonlyMap<Variable, ReadonlySet<Variable>>;
  /** Pairs of which the first is to stay below the second, or work ends. */
  readonly compared: readonly (readonly [low: Variable, high: Variable])[];
}

/** What a place expression is a place of, with the keys from the outside in. */
interface Path {
  readonly variable: Variable;
  readonly keys: readonly Node[];
}

export function factsOf(program: Program): Facts {
  const collector = new Collector(program);
  collector.visit(program.tree, undefined, undefined);
  return collector;
}

class Collector implements Facts {
  readonly uses = new Map<Variable, Use>();
  readonly origins = new Map<Variable, Set<Variable>>();
  readonly compared: [Variable, Variable][] = [];
  readonly #program: Program;

  constructor(program: Program) {
    this.#program = program;
  }

  visit(node: Node, outer: Scope | undefined, parent: Node | undefined): void {
    const scope = this.#program.scopes.get(node) ?? outer;
    if (scope) this.#look(node, scope, parent);
    for (const child of childrenOf(node)) this.visit(child, scope, node);
  }

  #look(node: Node, scope: Scope, parent: Node | undefined): void {
    switch (node.type) {
      case "MemberExpression":
      case "CallExpression":
        this.#lookUp(node, scope);
        return;
      case "BinaryExpression":
        if (/^[<>]=?$/.test(node.operator) && /While|If|Logical/.test(parent?.type ?? ""))
          this.#compare(node, scope);
        return;
      case "ForOfStatement":
        this.#goThrough(node, scope);
        return;
      case "VariableDeclarator":
        if (node.init && node.id.type === "Identifier") this.#derive(node.id.name, node.init, scope);
        return;
      case "AssignmentExpression":
        if (node.left.type === "Identifier") this.#derive(node.left.name, node.right, scope);
        return;
      default:
    }
  }

  #use(variable: Variable): Use {
    const known = this.uses.get(variable);
    if (known) return known;
    const use: Use = { places: new Set(), pairs: [], isTakenApart: false };
    this.uses.set(variable, use);
    return use;
  }

  #lookUp(node: Node, scope: Scope): void {
    const path = pathOf(node, scope);
    if (!path) return;
    const use = this.#use(path.variable);
    use.isTakenApart = true;
    const [first, second] = path.keys;
    if (second) {
      for (const row of variablesIn(first, scope))
        for (const column of variablesIn(second, scope)) use.pairs.push([row, column]);
    } else for (const place of variablesIn(first, scope)) use.places.add(place);
  }

  #compare(node: Binary, scope: Scope): void {
    const [left, right] = [node.left, node.right].map((side) =>
      side.type === "Identifier" ? variableIn(scope, side.name) : undefined,
    );
    if (left && right) this.compared.push(node.operator.startsWith("<") ? [left, right] : [right, left]);
  }

  #goThrough(node: ForEach, scope: Scope): void {
    const variable = node.right.type === "Identifier" ? variableIn(scope.parent, node.right.name) : undefined;
    if (variable) this.#use(variable).isTakenApart = true;
  }

  #derive(name: string, from: Node, scope: Scope): void {
    const variable = variableIn(scope, name);
    const sources = variablesIn(from, scope).filter((source) => source !== variable);
    if (!variable || sources.length === 0) return;
    const known = this.origins.get(variable) ?? new Set();
    this.origins.set(variable, known);
    for (const source of sources) known.add(source);
  }
}

/** What an expression is a place of: `a[i][j]` and `a.get(i)` of a. */
function pathOf(node: Node, scope: Scope): Path | undefined {
  const found = lookup(node);
  if (!found) return undefined;
  if (found.on.type === "Identifier") {
    const variable = variableIn(scope, found.on.name);
    return variable && { variable, keys: [found.key] };
  }
  const outer = pathOf(found.on, scope);
  return outer && { ...outer, keys: [...outer.keys, found.key] };
}

/** The variables of which a number is made by sums, products and functions of Math: v, v ± 1, (lo + hi) >> 1. */
function variablesIn(node: Node, scope: Scope): Variable[] {
  switch (node.type) {
    case "Identifier": {
      const variable = variableIn(scope, node.name);
      return variable ? [variable] : [];
    }
    case "BinaryExpression":
      return [node.left, node.right].flatMap((side) => variablesIn(side, scope));
    case "UpdateExpression":
      return variablesIn(node.argument, scope);
    case "ParenthesizedExpression":
      return variablesIn(node.expression, scope);
    case "AssignmentExpression":
      return variablesIn(node.left, scope);
    case "CallExpression": {
      const { callee } = node;
      const isMath =
        callee.type === "MemberExpression" &&
        callee.object.type === "Identifier" &&
        callee.object.name === "Math";
      return isMath ? node.arguments.flatMap((part) => variablesIn(part, scope)) : [];
    }
    default:
      return [];
  }
}
