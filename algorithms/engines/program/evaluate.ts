/**
 * What an expression is worth at a position, read off its tree and the memory there. It runs nothing: where a write, a call of the
 * program's own or anything else is needed that is not known to be harmless, it says that it does not know.
 */
import { isLine } from "./conduct.ts";
import type { Memory } from "./memory.ts";
import { type Program, type Scope, type Variable, variableIn } from "./program.ts";
import {
  type Binary,
  type Call,
  isFunction,
  isWithin,
  type Literal,
  type Member,
  methodOf,
  type Node,
  propertyName,
  type Template,
  type Unary,
} from "./tree.ts";
import { isReference, isTruthy, type Value } from "./words.ts";

/** Thrown for what is not known. */
export class Unknown extends Error {
  override readonly name = "Unknown";
}

/** The result, or undefined where something is not known. */
export function ifKnown<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof Unknown) return undefined;
    throw error;
  }
}

const GLOBALS: Readonly<Record<string, Value>> = {
  undefined: undefined,
  Infinity: Number.POSITIVE_INFINITY,
  NaN: Number.NaN,
};
type Numeric = (...numbers: number[]) => number;
const MATH: Readonly<Record<string, Numeric>> = {
  ...{ max: Math.max, min: Math.min, abs: Math.abs, floor: Math.floor, ceil: Math.ceil, round: Math.round },
  ...{ sqrt: Math.sqrt, trunc: Math.trunc, log2: Math.log2, pow: Math.pow, sign: Math.sign },
};
/** So many items of a list are kept. */
export const MOST_ITEMS = 20_000;
const OF_TEXT: Readonly<Record<string, (text: string, ...rest: never[]) => Value>> = {
  charAt: (text, k: number) => text.charAt(k),
  at: (text, k: number) => text.at(k),
  charCodeAt: (text, k: number) => text.charCodeAt(k),
  indexOf: (text, part: string, from?: number) => text.indexOf(part, from),
  includes: (text, part: string, from?: number) => text.includes(part, from),
  slice: (text, from: number, to?: number) => text.slice(from, to),
  substring: (text, from: number, to?: number) => text.substring(from, to),
  toUpperCase: (text) => text.toUpperCase(),
  toLowerCase: (text) => text.toLowerCase(),
};
/** Programs in which a name that an object does not have itself may still have a value there. */
const HAS_ACCESSORS =
  /\b[gs]et\s+[\w$["'#]|definePropert|__proto__|rototypeOf|Object\.create|\.prototype|\bReflect\b/;
/** Programs in which a look into an object may run the program's own code. */
const HAS_TRAPS = /\bProxy\b/;
/** Constants longer than this are cut in the words of a run, and then nothing is known of them. */
const LONGEST = 400;
const MOST_WORK = 2000;

export type OfNode = (node: Node) => Value;

export class Evaluator {
  readonly memory: Memory;
  /** The call in which the expression stands. */
  call = -1;
  /** A variable that was not written yet is none. */
  readonly isStrict: boolean;
  #work = 0;
  readonly #hasAccessors: boolean;
  readonly #hasTraps: boolean;
  #blocks: ReadonlyMap<Variable, Node> | undefined;

  constructor(memory: Memory) {
    this.memory = memory;
    const { source, language } = memory.run.program;
    this.isStrict = language === "python";
    this.#hasAccessors = HAS_ACCESSORS.test(source);
    this.#hasTraps = HAS_TRAPS.test(source);
  }

  /** Throws `Unknown` for what is not known. */
  worth(node: Node, scope: Scope): Value {
    this.#work = 0;
    return this.#of(node, scope);
  }

  /** The word of a variable as it is seen from the call; 0 where it is not there. */
  wordOf(scope: Scope, name: string): number {
    const variable = variableIn(scope, name);
    const call = variable ? this.callOf(variable.fn.id) : -1;
    return variable && call >= 0 ? this.memory.slot(call, variable.slot) : 0;
  }

  /** The call of a function in which the expression stands: this one, or that in which its function was made, or so on. */
  callOf(fn: number): number {
    const { fn: functions, outer } = this.memory.run.calls;
    for (let call = this.call; call >= 0; call = outer[call]) if (functions[call] === fn) return call;
    return -1;
  }

  #of(node: Node, scope: Scope): Value {
    if (++this.#work > MOST_WORK) throw new Unknown("too long");
    const of = (part: Node): Value => this.#of(part, scope);
    switch (node.type) {
      case "Literal":
        return this.literal(node);
      case "TemplateLiteral":
        return this.#template(node, of);
      case "ParenthesizedExpression":
      case "ChainExpression":
        return of(node.expression);
      case "Identifier":
        return this.#name(node.name, scope);
      case "ThisExpression": {
        const { functions } = this.memory.run.program;
        const slot = this.call < 0 ? undefined : functions[this.memory.run.calls.fn[this.call]].thisSlot;
        if (slot === undefined) throw new Unknown("this");
        return this.memory.value(this.memory.slot(this.call, slot));
      }
      case "MemberExpression": {
        const on = of(node.object);
        if ((on === undefined || on === null) && node.optional) return undefined;
        return this.memberAt(node, on, propertyName(node) ?? of(node.property));
      }
      case "UnaryExpression":
        return this.unary(node, of);
      case "LogicalExpression": {
        const left = of(node.left);
        if (node.operator === "??") return left === undefined || left === null ? of(node.right) : left;
        return this.truth(left) === (node.operator === "&&") ? of(node.right) : left;
      }
      case "ConditionalExpression":
        return this.truth(of(node.test)) ? of(node.consequent) : of(node.alternate);
      case "BinaryExpression":
        return this.binary(node.operator, of(node.left), of(node.right));
      case "CallExpression":
        return this.called(node, of, scope);
      default:
        throw new Unknown(node.type);
    }
  }

  #name(name: string, scope: Scope): Value {
    const variable = variableIn(scope, name);
    if (!variable) {
      // A name of the program's own that is told to nobody hides the global one.
      if (isHidden(scope, name)) throw new Unknown(name);
      return this.global(name);
    }
    const call = this.callOf(variable.fn.id);
    if (call < 0 || !this.#isOfThisRound(variable, call)) throw new Unknown(name);
    const word = this.memory.slot(call, variable.slot);
    if (word === 0 && (this.isStrict || /function|class/.test(variable.kind))) throw new Unknown(name);
    return this.memory.value(word);
  }

  /**
   * Whether a variable of another call is surely the one that is meant. In each round of a loop `let` makes a new one, and its
   * place keeps the last: what was made in a round and runs after it sees another value than stands there.
   */
  #isOfThisRound(variable: Variable, owner: number): boolean {
    if (owner === this.call) return true;
    const { program, calls, trace } = this.memory.run;
    this.#blocks ??= blocksOf(program);
    const block = this.#blocks.get(variable);
    if (!block) return true;
    let call = this.call;
    while (call >= 0 && calls.parent[call] !== owner) call = calls.parent[call];
    if (call < 0) return false;
    // The line of the owner in which it was called.
    for (let position = calls.enter[call] - 1; position > calls.enter[owner]; position--) {
      const { step, a, b } = trace.stepAt(position);
      if (!isLine(step) || b !== owner) continue;
      return isWithin(program.sites[a].node, block);
    }
    return false;
  }

  #template({ quasis, expressions }: Template, of: (node: Node) => Value): Value {
    const parts = quasis.map(({ value }, k) => {
      const inside = k < expressions.length ? simple(of(expressions[k])) : "";
      return `${value.cooked ?? ""}${inside}`;
    });
    return parts.join("");
  }

  /** Whether a value counts as true in a condition. */
  truth(value: Value): boolean {
    return isTruthy(value);
  }

  protected literal({ value, regex, bigint }: Literal): Value {
    const isPlain = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
    if (regex || bigint || !(isPlain || value === null)) throw new Unknown("a literal");
    return value;
  }

  /** A name that is none of the program's own. */
  protected global(name: string): Value {
    if (Object.hasOwn(GLOBALS, name)) return GLOBALS[name];
    throw new Unknown(name);
  }

  protected unary({ operator, argument }: Unary, of: OfNode): Value {
    if (operator === "!") return !this.truth(of(argument));
    if (operator === "typeof") {
      const value = of(argument);
      return isReference(value) ? "object" : typeof value === "object" && value ? value.kind : typeof value;
    }
    if (operator === "-") return -numeric(of(argument));
    if (operator === "+") return numeric(of(argument));
    if (operator === "~") return ~numeric(of(argument));
    throw new Unknown(operator);
  }

  /** What is at the place that a member names, on an object that is known. */
  memberAt(_: Member, on: Value, key: Value): Value {
    return this.member(on, key);
  }

  /** What is under a key. Throws `Unknown` where that could run something. */
  member(on: Value, key: Value): Value {
    if (typeof on === "string") {
      if (on.length > LONGEST) throw new Unknown("a long text");
      if (key === "length") return on.length;
      if (typeof key === "number") return on[key];
      throw new Unknown("a member of a text");
    }
    if (!isReference(on) || this.#hasTraps) throw new Unknown("a member of no object");
    const { memory } = this;
    const { object } = on;
    if (memory.isList(object)) {
      this.#checkWhole(object);
      if (key === "length") return memory.length(object);
      const k = typeof key === "number" || typeof key === "string" ? Number(key) : Number.NaN;
      if (!Number.isInteger(k)) throw new Unknown("a member of a list");
      return k >= 0 && k < memory.length(object) ? memory.value(memory.item(object, k)) : undefined;
    }
    if (memory.kind(object) === "object") {
      const found = memory
        .entries(object)
        .find(([word]) => String(memory.value(word)) === String(simple(key)));
      if (found) return memory.value(found[1]);
      // It may be there by its class: a method, a getter.
      if (memory.className(object) !== "" || this.#hasAccessors || String(simple(key)) in Object.prototype)
        throw new Unknown("a member of a class");
      return undefined;
    }
    if (key === "size" && memory.kind(object) !== "other") return memory.entries(object).length;
    throw new Unknown("a member");
  }

  /** Of a longer list the recorder has kept the beginning. */
  #checkWhole(object: number): void {
    if (this.memory.length(object) >= MOST_ITEMS) throw new Unknown("a long list");
  }

  binary(operator: string, left: Value, right: Value): Value {
    if (isReference(left) || isReference(right)) return this.#withObject(operator, left, right);
    return calculated(operator, simple(left), simple(right));
  }

  #withObject(operator: string, left: Value, right: Value): Value {
    const isSame = isReference(left) && isReference(right) && left.object === right.object;
    if (operator === "===") return isSame;
    if (operator === "!==") return !isSame;
    const isPlain = (value: Value) => isReference(value) || value === null || value === undefined;
    if (/^[=!]=$/.test(operator) && isPlain(left) && isPlain(right)) return isSame === (operator === "==");
    if (operator === "in" && isReference(right) && !isReference(left)) {
      const { object } = right;
      if (this.memory.isList(object)) {
        this.#checkWhole(object);
        const k = Number(left);
        if (!Number.isInteger(k)) throw new Unknown("in");
        return k >= 0 && k < this.memory.length(object) && this.memory.item(object, k) !== 0;
      }
      if (this.memory.kind(object) === "object" && this.memory.className(object) === "") {
        const keys = this.memory.entries(object).map(([key]) => String(this.memory.value(key)));
        if (keys.includes(String(left))) return true;
        if (!(String(left) in Object.prototype)) return false;
      }
    }
    throw new Unknown(operator);
  }

  protected called(node: Call, of: OfNode, _: Scope): Value {
    const method = methodOf(node);
    if (!method) throw new Unknown("a call");
    const given = (): Value[] => node.arguments.map(of);
    const { on, name } = method;
    if (on.type === "Identifier" && on.name === "Math" && Object.hasOwn(MATH, name))
      return MATH[name](...given().map(numeric));
    const target = of(on);
    if (typeof target === "string" && target.length <= LONGEST && Object.hasOwn(OF_TEXT, name))
      return OF_TEXT[name](target, ...(given().map(simple) as never[]));
    if (!isReference(target)) throw new Unknown(name);
    return this.#ofObject(target.object, name, given());
  }

  #ofObject(object: number, name: string, given: readonly Value[]): Value {
    const { memory } = this;
    const [first] = given;
    const kind = memory.kind(object);
    if (kind === "map" || kind === "set") {
      const found = memory.entries(object).find(([key]) => isSame(memory.value(key), first));
      if (name === "has") return found !== undefined;
      if (name === "get" && kind === "map") return found && memory.value(found[1]);
    } else if (kind === "array") {
      if (name === "includes" && given.length === 1)
        return memory.items(object).some((word) => isSame(memory.value(word), first));
      if (name === "at" && typeof first === "number")
        return this.member({ object }, first < 0 ? memory.length(object) + first : first);
    }
    throw new Unknown(name);
  }
}

/** Of the variables that a block or a loop has for itself, where that stands. */
function blocksOf({ scopes }: Program): Map<Variable, Node> {
  const blocks = new Map<Variable, Node>();
  for (const [node, { variables }] of scopes) {
    if (node.type === "Program" || isFunction(node)) continue;
    for (const variable of variables.values()) if (variable) blocks.set(variable, node);
  }
  return blocks;
}

function isHidden(scope: Scope, name: string): boolean {
  for (let at: Scope | undefined = scope; at; at = at.parent) if (at.variables.has(name)) return true;
  return false;
}

/** Whether a map takes two values for one key. */
function isSame(a: Value, b: Value): boolean {
  if (isReference(a) || isReference(b)) return isReference(a) && isReference(b) && a.object === b.object;
  return Object.is(simple(a), simple(b)) || a === b;
}

type Simple = undefined | null | boolean | number | string;

/** A value with which can be reckoned as the program does. */
function simple(value: Value): Simple {
  if (typeof value === "object" && value !== null) throw new Unknown("a value");
  if (typeof value === "string" && value.length > LONGEST) throw new Unknown("a long text");
  return value;
}

function numeric(value: Value): number {
  return Number(simple(value));
}

/** An operation of the language on plain values. */
function calculated(operator: string, a: Simple, b: Simple): Value {
  const [x, y] = [a as number, b as number];
  switch (operator) {
    case "+":
      return x + y;
    case "-":
      return x - y;
    case "*":
      return x * y;
    case "/":
      return x / y;
    case "%":
      return x % y;
    case "**":
      return x ** y;
    case "<":
      return x < y;
    case ">":
      return x > y;
    case "<=":
      return x <= y;
    case ">=":
      return x >= y;
    case "===":
      return a === b;
    case "!==":
      return a !== b;
    default:
      return loose(operator, a, b);
  }
}

function loose(operator: string, a: Simple, b: Simple): Value {
  const [x, y] = [a as number, b as number];
  switch (operator) {
    case "==":
    case "!=": {
      const isNone = (value: Simple) => value === undefined || value === null;
      // Values of two kinds are turned into each other, which is nothing for a sentence.
      if (typeof a !== typeof b && !(isNone(a) || isNone(b))) throw new Unknown(operator);
      return (a === b || (isNone(a) && isNone(b))) === (operator === "==");
    }
    case "&":
      return x & y;
    case "|":
      return x | y;
    case "^":
      return x ^ y;
    case "<<":
      return x << y;
    case ">>":
      return x >> y;
    case ">>>":
      return x >>> y;
    default:
      throw new Unknown(operator);
  }
}

/** Whether an expression compares two values. */
export function isComparison(node: Node): node is Binary {
  return node.type === "BinaryExpression" && /^([<>]=?|[=!]==?)$/.test(node.operator);
}
