/** A program that was made ready to be seen: its steps, its functions and its variables, as numbers in the words of its run. */
import type { FunctionNode, Node } from "./tree.ts";

/** A variable: one for each place where a name is declared. */
export interface Variable {
  readonly name: string;
  readonly kind: string;
  /** The function in whose calls it lives, and its place there. */
  readonly fn: ProgramFunction;
  readonly slot: number;
}

/** The names in sight at a place. A name without a variable hides those farther out and is told to nobody. */
export interface Scope {
  readonly parent: Scope | undefined;
  readonly variables: ReadonlyMap<string, Variable | undefined>;
}

/** A function of the program; the first is the program itself. */
export interface ProgramFunction {
  readonly id: number;
  readonly name: string;
  /** The names of its variables, by their places. */
  readonly slots: readonly string[];
  readonly params: readonly string[];
  /** Where `this` is kept, if it is. */
  readonly thisSlot: number | undefined;
  readonly node: FunctionNode | undefined;
}

/** A place at which the program makes a step: a statement, or a round of a loop. */
export interface Site {
  readonly line: number;
  readonly column: number;
  readonly node: Node;
  readonly fn: ProgramFunction;
  /** What is in sight there; of a loop in its rounds, what its head declares too. */
  readonly scope: Scope;
}

/** In which its conditions and sums are reckoned, and its values are told. TypeScript is JavaScript when it runs. */
export type ProgramLanguage = "javascript" | "python";

export interface Program {
  readonly language: ProgramLanguage;
  readonly source: string;
  readonly tree: Node;
  /** Of a node that opens a scope, that scope. */
  readonly scopes: ReadonlyMap<Node, Scope>;
  readonly sites: readonly Site[];
  readonly functions: readonly ProgramFunction[];
  readonly variables: readonly Variable[];
}

/** The variable of a name at a place; undefined for what is none of the program's, or is not told. */
export function variableIn(scope: Scope | undefined, name: string): Variable | undefined {
  for (let at = scope; at; at = at.parent) if (at.variables.has(name)) return at.variables.get(name);
  return undefined;
}
