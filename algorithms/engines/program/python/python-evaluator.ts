/** What an expression of Python is worth: its own truth, numbers, places, and functions that are known to be harmless. */
import { Evaluator, MOST_ITEMS, type OfNode, Unknown } from "../evaluate.ts";
import { type Scope, variableIn } from "../program.ts";
import { type Call, type Literal, type Member, methodOf, type Unary } from "../tree.ts";
import { isReference, type Value } from "../words.ts";
import { isEqual, isOrdered, numberIn, numberOut, plainText, reckoned } from "./reckon.ts";

/** Classes of Python's own, of which it is known how they behave. */
const OWN = new Set(["", "tuple", "deque", "defaultdict", "Counter", "OrderedDict", "frozenset"]);
/** Larger maps and sets are not told to their end: a key and a value each. */
const MOST_ENTRIES = MOST_ITEMS / 2;
/** Longer lists are not gone through for a sentence. */
const MOST_COMPARED = 2000;

export class PythonEvaluator extends Evaluator {
  readonly #hasTruth = /__(bool|len)__/.test(this.memory.run.program.source);
  readonly #hasEqual = /__eq__|dataclass/.test(this.memory.run.program.source);

  override truth(value: Value): boolean {
    if (value === undefined) throw new Unknown("nothing");
    if (typeof value !== "object" || value === null) return Boolean(value);
    if (!isReference(value)) return value.kind !== "float" || Number(value.text) !== 0;
    const kind = this.memory.kind(value.object);
    if (kind === "other" || (kind === "object" && this.#hasTruth)) throw new Unknown("its truth");
    return kind === "object" || this.#length(value.object) > 0;
  }

  override binary(operator: string, left: Value, right: Value): Value {
    switch (operator) {
      case "==":
      case "!=":
        return this.isSame(left, right) === (operator === "==");
      case "===":
      case "!==":
        return this.#isIdentical(left, right) === (operator === "===");
      case "in":
        return this.#isIn(left, right);
      case "<":
      case ">":
      case "<=":
      case ">=":
        return isOrdered(operator, left, right);
      default:
        return reckoned(operator, left, right);
    }
  }

  override memberAt({ computed }: Member, on: Value, key: Value): Value {
    if (!computed) {
      if (!isReference(on) || this.memory.kind(on.object) !== "object") throw new Unknown("an attribute");
      const found = this.memory.entries(on.object).find(([word]) => this.memory.value(word) === key);
      if (!found) throw new Unknown("an attribute of a class");
      return this.memory.value(found[1]);
    }
    return this.#item(on, key);
  }

  #item(on: Value, key: Value): Value {
    if (typeof on === "string") return this.#place([...plainText(on)], key, (letter) => letter);
    if (!isReference(on)) throw new Unknown("an item of no object");
    const { memory } = this;
    const { object } = on;
    if (memory.isList(object)) {
      const words = { length: this.#length(object) };
      if (typeof key !== "number" || !Number.isInteger(key)) throw new Unknown("a part of a list");
      const k = key < 0 ? key + words.length : key;
      if (k < 0 || k >= words.length) throw new Unknown("no such place");
      return memory.value(memory.item(object, k));
    }
    if (memory.kind(object) !== "map") throw new Unknown("an item");
    const found = this.#entry(object, key);
    if (!found) throw new Unknown("no such key");
    return memory.value(found[1]);
  }

  #place<Item>(items: readonly Item[], key: Value, out: (item: Item) => Value): Value {
    if (typeof key !== "number" || !Number.isInteger(key)) throw new Unknown("a part of a text");
    const item = items.at(key);
    if (item === undefined || key >= items.length) throw new Unknown("no such place");
    return out(item);
  }

  #entry(object: number, key: Value): readonly [key: number, value: number] | undefined {
    if (this.#length(object) >= MOST_ENTRIES) throw new Unknown("too long");
    this.#needKey(key);
    return this.memory.entries(object).find(([word]) => this.isSame(this.memory.value(word), key));
  }

  /** What is no key is an error in Python. */
  #needKey(key: Value, depth = 0): void {
    if (!isReference(key)) return;
    const { memory } = this;
    const isTuple = memory.kind(key.object) === "array" && memory.className(key.object) === "tuple";
    if (!isTuple || depth > 4) throw new Unknown("a key");
    for (const word of memory.items(key.object)) this.#needKey(memory.value(word), depth + 1);
  }

  /** How many items or entries are in an object of a class that Python has. */
  #length(object: number): number {
    const { memory } = this;
    if (
      memory.kind(object) === "object" ||
      memory.kind(object) === "other" ||
      !OWN.has(memory.className(object))
    )
      throw new Unknown("a length");
    const length = memory.isList(object) ? memory.length(object) : memory.entries(object).length;
    if (length >= MOST_ENTRIES) throw new Unknown("too long");
    return length;
  }

  /** Whether `==` holds. */
  isSame(a: Value, b: Value, depth = 0): boolean {
    if (!isReference(a) && !isReference(b)) return isEqual(a, b);
    if (depth > 4) throw new Unknown("too deep");
    const { memory } = this;
    const known = (value: Value): void => {
      if (!isReference(value)) return;
      const kind = memory.kind(value.object);
      if (kind === "other" || (kind === "object" && this.#hasEqual)) throw new Unknown("its equal");
      if (kind !== "object") this.#length(value.object);
    };
    known(a);
    known(b);
    if (!isReference(a) || !isReference(b)) return false;
    if (a.object === b.object) return true;
    const [x, y] = [a.object, b.object];
    const kinds = [memory.kind(x), memory.kind(y)];
    if (kinds[0] === "object" || kinds[1] === "object") return false;
    const isPlain = kinds[0] === "array" && kinds[1] === "array";
    if (!isPlain) throw new Unknown("objects");
    const [first, second] = [memory.items(x), memory.items(y)];
    if (memory.className(x) !== memory.className(y) || first.length !== second.length) return false;
    return first.every((word, k) => this.isSame(memory.value(word), memory.value(second[k] ?? 0), depth + 1));
  }

  #isIdentical(a: Value, b: Value): boolean {
    if (isReference(a) && isReference(b)) return a.object === b.object;
    if (isReference(a) || isReference(b)) return false;
    const isOne = (value: Value): boolean => value === null || typeof value === "boolean";
    if (isOne(a) || isOne(b)) return a === b;
    throw new Unknown("is");
  }

  #isIn(left: Value, right: Value): boolean {
    if (typeof right === "string" && typeof left === "string")
      return plainText(right).includes(plainText(left));
    if (!isReference(right)) throw new Unknown("in");
    const { memory } = this;
    const { object } = right;
    if (this.#length(object) > MOST_COMPARED) throw new Unknown("in");
    if (memory.isList(object))
      return memory.items(object).some((word) => this.isSame(memory.value(word), left));
    return this.#entry(object, left) !== undefined;
  }

  protected override literal({ value, isFloat }: Literal & { readonly isFloat?: boolean }): Value {
    if (typeof value === "number") return numberOut(value, isFloat === true);
    if (value === null || typeof value === "boolean" || typeof value === "string") return value;
    throw new Unknown("a literal");
  }

  protected override global(name: string): Value {
    throw new Unknown(name);
  }

  protected override unary({ operator, argument }: Unary, of: OfNode): Value {
    if (operator === "!") return !this.truth(of(argument));
    const number = numberIn(of(argument));
    if (!number) throw new Unknown(operator);
    const { value, isFloat } = number;
    if (operator === "-") return numberOut(-value, isFloat);
    if (operator === "+") return numberOut(value, isFloat);
    if (operator === "~" && !isFloat) return numberOut(-value - 1, false);
    throw new Unknown(operator);
  }

  protected override called(node: Call, of: OfNode, scope: Scope): Value {
    const { callee } = node;
    const given = (): Value[] => node.arguments.map(of);
    if (callee.type === "Identifier" && isFree(scope, callee.name))
      return this.#builtin(callee.name, given());
    const method = methodOf(node);
    if (!method) throw new Unknown("a call");
    const { on, name } = method;
    if (on.type === "Identifier" && on.name === "math" && isFromOutside(scope, "math"))
      return mathOf(name, given());
    const target = of(on);
    if (typeof target === "string") return ofText(plainText(target), name, given());
    if (!isReference(target)) throw new Unknown(name);
    return this.#ofObject(target.object, name, given());
  }

  #builtin(name: string, given: readonly Value[]): Value {
    const [first, ...more] = given;
    if (name === "min" || name === "max") return this.#extreme(name === "min" ? "<" : ">", given);
    if (more.length > 0 || given.length === 0) throw new Unknown(name);
    switch (name) {
      case "len":
        if (typeof first === "string") return plainText(first).length;
        if (isReference(first)) return this.#length(first.object);
        throw new Unknown(name);
      case "bool":
        return this.truth(first);
      case "abs": {
        const number = numberIn(first);
        if (!number) throw new Unknown(name);
        return numberOut(Math.abs(number.value), number.isFloat);
      }
      case "int": {
        const number = numberIn(first);
        if (!number || !Number.isFinite(number.value)) throw new Unknown(name);
        return numberOut(Math.trunc(number.value), false);
      }
      case "float": {
        if (typeof first === "string" && /^-?inf$/.test(first))
          return first === "inf" ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
        const number = numberIn(first);
        if (!number) throw new Unknown(name);
        return numberOut(number.value, true);
      }
      case "ord":
        if (typeof first !== "string" || plainText(first).length !== 1) throw new Unknown(name);
        return first.charCodeAt(0);
      case "sum":
        return this.#listed(first).reduce((sum: Value, each) => reckoned("+", sum, each), 0);
      default:
        throw new Unknown(name);
    }
  }

  #listed(value: Value): Value[] {
    if (!isReference(value) || !this.memory.isList(value.object)) throw new Unknown("no list");
    if (this.#length(value.object) > MOST_COMPARED) throw new Unknown("a long list");
    return this.memory.items(value.object).map((word) => this.memory.value(word));
  }

  #extreme(operator: string, given: readonly Value[]): Value {
    const all = given.length === 1 ? this.#listed(given[0]) : given;
    if (all.length === 0) throw new Unknown("none");
    return all.reduce((best, each) => (isOrdered(operator, each, best) ? each : best));
  }

  #ofObject(object: number, name: string, given: readonly Value[]): Value {
    const { memory } = this;
    if (memory.kind(object) === "map" && name === "get" && given.length <= 2) {
      this.#length(object);
      const found = this.#entry(object, given[0]);
      return found ? memory.value(found[1]) : given.length === 2 ? given[1] : null;
    }
    if (memory.isList(object) && given.length === 1) {
      const items = this.#listed({ object });
      if (name === "count") return items.filter((each) => this.isSame(each, given[0])).length;
    }
    throw new Unknown(name);
  }
}

/** Whether a name is none of the program's, so that it is Python's own. */
function isFree(scope: Scope, name: string): boolean {
  for (let at: Scope | undefined = scope; at; at = at.parent) if (at.variables.has(name)) return false;
  return true;
}

/** Whether a name is one that the program has from outside: it stands at the top and is no variable. */
function isFromOutside(scope: Scope, name: string): boolean {
  for (let at: Scope | undefined = scope; at; at = at.parent)
    if (at.variables.has(name)) return at.parent === undefined && variableIn(at, name) === undefined;
  return false;
}

function mathOf(name: string, given: readonly Value[]): Value {
  const [first] = given;
  const number = numberIn(first);
  if (!number || given.length !== 1 || !Number.isFinite(number.value)) throw new Unknown(name);
  if (name === "floor") return numberOut(Math.floor(number.value), false);
  if (name === "ceil") return numberOut(Math.ceil(number.value), false);
  if (name === "sqrt" && number.value >= 0) return numberOut(Math.sqrt(number.value), true);
  if (name === "isqrt" && !number.isFloat && number.value >= 0 && number.value < 2 ** 50)
    return Math.floor(Math.sqrt(number.value));
  throw new Unknown(name);
}

function ofText(text: string, name: string, given: readonly Value[]): Value {
  const [part] = given;
  if (given.length === 0 && /^[ -~]*$/.test(text)) {
    if (name === "upper") return text.toUpperCase();
    if (name === "lower") return text.toLowerCase();
    if (name === "isdigit") return /^\d+$/.test(text);
    if (name === "isalpha") return /^[A-Za-z]+$/.test(text);
    if (name === "isalnum") return /^[A-Za-z\d]+$/.test(text);
    if (name === "isspace") return /^ +$/.test(text);
    if (name === "isupper") return /[A-Z]/.test(text) && !/[a-z]/.test(text);
    if (name === "islower") return /[a-z]/.test(text) && !/[A-Z]/.test(text);
  }
  if (given.length !== 1 || typeof part !== "string") throw new Unknown(name);
  if (name === "startswith") return text.startsWith(plainText(part));
  if (name === "endswith") return text.endsWith(plainText(part));
  if (name === "find") return text.indexOf(plainText(part));
  throw new Unknown(name);
}
