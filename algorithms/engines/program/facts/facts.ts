/** What a program does with its variables and fields, read off its tree: which numbers are places of what, and how lists are used. */
import { type Program, type Scope, type Variable, variableIn } from "../program.ts";
import {
  type Assignment,
  type Binary,
  type Call,
  childrenOf,
  type Declarator,
  type ForEach,
  isFunction,
  lookup,
  type Member,
  methodOf,
  type Node,
  propertyName,
} from "../tree.ts";
import { HEAP_CALLS, type HeapSign, heapSign, isFromOne, isHeap } from "./heap-signs.ts";
import { along, type Sum, variablesIn } from "./sums.ts";

/** The field of a name, of whatever object. */
export interface Field {
  readonly name: string;
  readonly field: string;
}

/** Where values live: a variable, or a field. */
export type Holder = Variable | Field;

/** What is done with what a holder has, besides looking at its places. */
export type Mark =
  /** Looked at where the parent and the children of a place are in a heap. */
  | "heap"
  /** Of a heap, that its root stands at 1. */
  | "from one"
  /** Its items are places of itself: `p[x] === x`, `p[p[x]]`, `x = p[x]`. */
  | "self"
  /** `d[i][k] + d[k][j]`. */
  | "crossed"
  /** Parts of items of its lists are places of something. */
  | "item as key"
  | "literal index"
  | "computed"
  /** `q[head++]`, which takes them in order. */
  | "taken in order";

/** What is gone through, or taken out one by one, and what then has it: `for (const [u, v] of edges)`. */
export interface Loop {
  readonly left: Node;
  readonly scope: Scope;
  /** 0: its items; 1: those of the lists in it. */
  readonly level: number;
  readonly isIn: boolean;
}

/** A look at a list in a list, with the texts of both places. */
export interface Look {
  readonly texts: readonly [row: string, column: string];
  readonly isWritten: boolean;
  readonly rows: readonly Variable[];
  readonly columns: readonly Variable[];
}

/** What is put at the end of a list, or of a list in it. */
export interface Pushed {
  readonly node: Node;
  readonly scope: Scope;
  readonly level: number;
}

/** How one holder is used. */
export interface Use {
  /** The variables that make up its places: `a[i]`, `a[lo + 1]`. */
  readonly places: Set<Variable>;
  /** Along what each of its places goes, and of lists in it the row and the column: `a[r][c]`. */
  readonly sums: Sum[];
  readonly pairs: (readonly [row: Sum, column: Sum])[];
  /** Whether its parts are gone through or looked up one by one. */
  isTakenApart: boolean;
  readonly marks: Set<Mark>;
  /** The methods that are called on it, and on what is in it: "push", "[].push". */
  readonly methods: Set<string>;
  readonly loops: Loop[];
  readonly looks: Look[];
  readonly pushed: Pushed[];
  /** `p[v] = u`. */
  readonly links: (readonly [at: Variable, to: Variable])[];
  /** Which parts of its items are places of something: "[0]", ".to". */
  readonly ends: Set<string>;
}

export interface Facts {
  readonly uses: ReadonlyMap<Holder, Use>;
  /** What a variable is computed from, each time: `mid` from `lo` and `hi`. */
  readonly origins: ReadonlyMap<Variable, readonly Sum[]>;
  /** What is how many there are of something, and never anything else: `n = a.length`. */
  readonly sizes: ReadonlySet<Variable>;
  /** Pairs of which the first is to stay below the second, or work ends. */
  readonly compared: readonly (readonly [low: Variable, high: Variable])[];
  /** What is taken from what, as in `right - left + 1`. */
  readonly spans: readonly (readonly [low: Variable, high: Variable])[];
  /** Of a variable, the holders of which it is a place: in them, and in their lists. Through calls, too. */
  readonly placeOf: ReadonlyMap<Variable, Placed>;
  /** How a variable, or a part of it, is used as a place: "", "[0]", ".to". */
  readonly forms: ReadonlyMap<Variable, ReadonlySet<string>>;
  /** The parameters to which a variable is given. */
  readonly given: ReadonlyMap<Variable, ReadonlySet<Variable>>;
  /** How often a field is named. */
  readonly named: ReadonlyMap<string, number>;
  field(name: string): Field | undefined;
}

/** The holders of which something is a place, and those of whose lists it is one. */
export interface Placed {
  readonly first: ReadonlySet<Holder>;
  /** Of these, where it is the place itself, and no part of a sum. */
  readonly alone: ReadonlySet<Holder>;
  readonly second: ReadonlySet<Holder>;
}

interface Placing extends Placed {
  readonly first: Set<Holder>;
  readonly alone: Set<Holder>;
  readonly second: Set<Holder>;
}

/** What a place expression is a place of, with the keys from the outside in. */
interface Path {
  readonly holder: Holder;
  readonly keys: readonly Node[];
}

interface CallSite {
  readonly name: string;
  readonly given: readonly Node[];
  readonly scope: Scope;
}

/** So far a variable is followed through calls. */
const ROUNDS = 3;

export function factsOf(program: Program): Facts {
  const collector = new Collector(program);
  collector.visit(program.tree, undefined, undefined);
  collector.finish();
  return collector;
}

class Collector implements Facts {
  readonly uses = new Map<Holder, Use>();
  readonly origins = new Map<Variable, Sum[]>();
  readonly sizes = new Set<Variable>();
  readonly compared: [Variable, Variable][] = [];
  readonly spans: [Variable, Variable][] = [];
  readonly placeOf = new Map<Variable, Placing>();
  readonly forms = new Map<Variable, Set<string>>();
  readonly given = new Map<Variable, Set<Variable>>();
  readonly named = new Map<string, number>();
  readonly #fields = new Map<string, Field>();
  readonly #program: Program;
  readonly #calls: CallSite[] = [];
  readonly #choices = new Set<Variable>();
  readonly #heapSigns = new Map<Variable | Use, Set<HeapSign>>();

  constructor(program: Program) {
    this.#program = program;
  }

  field(name: string): Field | undefined {
    return this.#fields.get(name);
  }

  visit(node: Node, outer: Scope | undefined, parent: Node | undefined): void {
    const scope = this.#program.scopes.get(node) ?? outer;
    if (scope) this.#look(node, scope, { outer: outer ?? scope, parent });
    for (const child of childrenOf(node)) this.visit(child, scope, node);
  }

  /** What is only known when all was seen. */
  finish(): void {
    const functions = new Map(this.#program.functions.map((each) => [each.name, each.node]));
    const passed = new Set<string>();
    for (let round = 0; round < ROUNDS; round++)
      for (const [at, { name, given, scope }] of this.#calls.entries()) {
        const node = functions.get(name);
        const inner = node && this.#program.scopes.get(node);
        if (!node || !inner) continue;
        for (const [k, param] of node.params.entries()) {
          this.#give(given[k], scope, param, inner);
          this.#pass({ at, given, scope }, k, { params: node.params, inner }, passed);
        }
      }
    for (const use of this.uses.values()) {
      const signs = new Set([use, ...use.places].flatMap((each) => [...(this.#heapSigns.get(each) ?? [])]));
      if (isHeap(signs)) use.marks.add("heap");
      if (isFromOne(signs)) use.marks.add("from one");
    }
  }

  /** An argument is a place of what its parameter is a place of. */
  #give(given: Node | undefined, scope: Scope, param: Node, inner: Scope): void {
    if (!given || param.type !== "Identifier") return;
    const own = variableIn(inner, param.name);
    const known = own && this.placeOf.get(own);
    if (!known) return;
    this.#sign(own, heapSign(this.#text(given)));
    this.#form(given, scope);
    const variable = given.type === "Identifier" ? variableIn(scope, given.name) : undefined;
    if (!variable) return;
    this.given.set(variable, (this.given.get(variable) ?? new Set()).add(own));
    const placed = this.#placed(variable);
    for (const holder of known.first) placed.first.add(holder);
    for (const holder of known.alone) placed.alone.add(holder);
    for (const holder of known.second) placed.second.add(holder);
  }

  /** A variable that is given to a call is drawn where its parameter is: in `swap(a, i, j)` i and j are places of a. */
  #pass(
    { at, given, scope }: { readonly at: number; readonly given: readonly Node[]; readonly scope: Scope },
    k: number,
    { params, inner }: { readonly params: readonly Node[]; readonly inner: Scope },
    passed: Set<string>,
  ): void {
    const own = namedIn(params[k], inner);
    const node = given[k]?.type === "UpdateExpression" ? given[k].argument : given[k];
    const variable = namedIn(node, scope);
    if (!own || !variable) return;
    for (const [holder, { sums }] of [...this.uses]) {
      const isPlace = sums.some(({ parts }) => parts.length === 1 && parts[0] === own);
      if (!isPlace) continue;
      const list = params.findIndex((param) => namedIn(param, inner) === holder);
      const path = list < 0 ? { holder, keys: [] } : given[list] && this.#pathOf(given[list], scope);
      const key = `${at} ${k} ${holder.name} ${list}`;
      if (path?.keys.length !== 0 || passed.has(key)) continue;
      passed.add(key);
      this.#use(path.holder).sums.push({ parts: [variable], isMiddle: false, isCopy: true });
    }
  }

  #look(
    node: Node,
    scope: Scope,
    { outer, parent }: { readonly outer: Scope; readonly parent: Node | undefined },
  ): void {
    switch (node.type) {
      case "MemberExpression": {
        const name = propertyName(node);
        if (name !== undefined) this.named.set(name, (this.named.get(name) ?? 0) + 1);
        if (node.computed) this.#form(node.property, scope, this.#pathOf(node, scope)?.holder);
        this.#lookUp(node, scope, isWritten(node, parent));
        return;
      }
      case "CallExpression":
      case "NewExpression":
        this.#lookUp(node, scope, false);
        this.#call(node, scope);
        return;
      case "BinaryExpression":
      case "LogicalExpression":
        this.#binary(node, scope, parent);
        return;
      case "ForOfStatement":
      case "ForInStatement":
        this.#goThrough(node, scope, outer);
        return;
      case "VariableDeclarator":
        this.#declare(node, scope);
        return;
      case "AssignmentExpression":
        this.#assign(node, scope);
        return;
      default:
    }
  }

  #use(holder: Holder): Use {
    const known = this.uses.get(holder);
    if (known) return known;
    const use: Use = {
      ...{
        places: new Set(),
        sums: [],
        pairs: [],
        isTakenApart: false,
        marks: new Set(),
        methods: new Set(),
      },
      ...{ loops: [], looks: [], pushed: [], links: [], ends: new Set() },
    };
    this.uses.set(holder, use);
    return use;
  }

  #placed(variable: Variable): Placing {
    const known = this.placeOf.get(variable) ?? { first: new Set(), alone: new Set(), second: new Set() };
    this.placeOf.set(variable, known);
    return known;
  }

  /** What an expression is a place of: `a[i][j]` and `a.get(i)` of a, `this.p[x]` of the field p. */
  #pathOf(node: Node, scope: Scope): Path | undefined {
    if (node.type === "ParenthesizedExpression" || node.type === "ChainExpression")
      return this.#pathOf(node.expression, scope);
    // `graph[u] || []`, `graph.get(u) ?? []`
    if (node.type === "LogicalExpression") return this.#pathOf(node.left, scope);
    if (node.type === "Identifier") {
      const variable = variableIn(scope, node.name);
      return variable && { holder: variable, keys: [] };
    }
    const found = lookup(node);
    if (found) {
      const path = this.#pathOf(found.on, scope);
      return path && { holder: path.holder, keys: [...path.keys, found.key] };
    }
    const name = node.type === "MemberExpression" ? propertyName(node) : undefined;
    if (name === undefined || name === "length") return undefined;
    const field = this.#fields.get(name) ?? { name: `.${name}`, field: name };
    this.#fields.set(name, field);
    return { holder: field, keys: [] };
  }

  #lookUp(node: Member | Call, scope: Scope, isWrite: boolean): void {
    const path = lookup(node) && this.#pathOf(node, scope);
    if (!path) return;
    const use = this.#use(path.holder);
    use.isTakenApart = true;
    const [first, second] = path.keys;
    if (String(first.type) === "Slice") {
      this.#cut(use, childrenOf(first), scope);
      return;
    }
    if (second) {
      const [rows, columns] = [variablesIn(first, scope), variablesIn(second, scope)];
      use.pairs.push([this.#sum(first, scope), this.#sum(second, scope)]);
      const texts = [this.#text(first), this.#text(second)] as const;
      use.looks.push({ texts, isWritten: isWrite, rows, columns });
      if (path.keys.length === 2) for (const place of columns) this.#placed(place).second.add(path.holder);
      return;
    }
    use.sums.push(this.#sum(first, scope));
    for (const place of variablesIn(first, scope)) {
      use.places.add(place);
      const placed = this.#placed(place);
      placed.first.add(path.holder);
      if (first.type === "Identifier") placed.alone.add(path.holder);
    }
    this.#sign(use, heapSign(this.#text(first)));
    const inner = this.#pathOf(first, scope);
    if (inner?.holder === path.holder && inner.keys.length === 1) use.marks.add("self");
    if (first.type === "Literal") {
      if (typeof first.value === "number") use.marks.add("literal index");
    } else if (!this.#isChoice(first, scope)) use.marks.add("computed");
    if (first.type === "UpdateExpression" && first.operator === "++" && !isWrite)
      use.marks.add("taken in order");
  }

  /** How a variable or a part of it serves as a place: v, v[0], v.to. */
  #form(key: Node, scope: Scope, of?: Holder): void {
    let node = key;
    let tail = "";
    if (node.type === "MemberExpression") {
      if (node.computed && node.property.type !== "Literal") {
        const path = this.#pathOf(node, scope);
        // A table that leads on in itself is none of neighbors.
        if (path?.keys.length === 2 && path.holder !== of) this.#use(path.holder).marks.add("item as key");
        return;
      }
      tail =
        node.computed && node.property.type === "Literal"
          ? `[${node.property.value}]`
          : `.${propertyName(node)}`;
      if (node.object.type === "MemberExpression") {
        const path = this.#pathOf(node.object, scope);
        if (path?.keys.length === 1) this.#use(path.holder).ends.add(tail);
        return;
      }
      node = node.object;
    }
    const variable = node.type === "Identifier" ? variableIn(scope, node.name) : undefined;
    if (!variable) return;
    const known = this.forms.get(variable) ?? new Set();
    this.forms.set(variable, known.add(tail));
  }

  #call(node: Call, scope: Scope): void {
    const { callee } = node;
    const method = methodOf(node);
    if (callee.type === "Identifier") this.#calls.push({ name: callee.name, given: node.arguments, scope });
    const name = callee.type === "Identifier" ? callee.name : (method?.name ?? "");
    const heap = HEAP_CALLS.test(name) && node.arguments[0] && this.#pathOf(node.arguments[0], scope);
    if (heap && heap.keys.length === 0) this.#use(heap.holder).marks.add("heap");
    if (!method) return;
    this.#calls.push({ name: method.name, given: node.arguments, scope });
    // `Object.keys(o)` goes through it as through a map.
    if (method.on.type === "Identifier" && method.on.name === "Object" && node.arguments[0]) {
      const given = this.#pathOf(node.arguments[0], scope);
      if (given?.keys.length === 0 && /^(keys|values|entries)$/.test(method.name))
        this.#use(given.holder).marks.add("computed");
    }
    const isKeyed = /^(get|has|set|add|delete)$/.test(method.name);
    const [first] = node.arguments;
    if (isKeyed && first) this.#form(first, scope);
    this.#handOver(method, node.arguments, scope);
    const path = this.#pathOf(method.on, scope);
    if (!path) return;
    const use = this.#use(path.holder);
    const level = path.keys.length;
    // `text.slice(from, to)` takes it apart between two places.
    if (level === 0 && /^(slice|substring)$/.test(method.name)) this.#cut(use, node.arguments, scope);
    if (level < 2) use.methods.add(level === 0 ? method.name : `[].${method.name}`);
    if (method.name === "push")
      for (const each of node.arguments) {
        if (level === 1) this.#form(each, scope);
        this.#moveOn(each, path.holder, scope);
        use.pushed.push({ node: each, scope, level });
      }
    if (level === 0 && isKeyed && first)
      for (const variable of variablesIn(first, scope)) this.#placed(variable).first.add(path.holder);
  }

  /** What is cut out of a list or a text, between two places of it. */
  #cut(use: Use, ends: readonly Node[], scope: Scope): void {
    for (const end of ends.map((each) => this.#sum(each, scope))) {
      if (end.parts.length === 0) continue;
      use.isTakenApart = true;
      if (!end.parts.every((each) => each && this.sizes.has(each))) use.sums.push(end);
    }
  }

  /** `a.forEach((x, i) => …)` and `a.reduce((sum, x, i) => …)` go through a, and `[...text].map((letter) => …)` through the text. */
  #handOver(
    { on, name }: { readonly on: Node; readonly name: string },
    [given]: readonly Node[],
    scope: Scope,
  ): void {
    const before = HANDS_OVER.get(name);
    const inner = given && isFunction(given) && this.#program.scopes.get(given);
    const path = this.#pathOf(spreadIn(on) ?? on, scope);
    if (before === undefined || !given || !isFunction(given) || !inner || !path) return;
    const [item, place] = given.params.slice(before);
    const use = this.#use(path.holder);
    use.isTakenApart = true;
    if (item) use.loops.push({ left: item, scope: inner, level: path.keys.length, isIn: false });
    if (path.keys.length === 0) this.#count(place, path.holder, inner);
  }

  /** What is taken from a list in one holder and put into another goes on from there. */
  #moveOn(node: Node, into: Holder, scope: Scope): void {
    const method = node.type === "CallExpression" ? methodOf(node) : undefined;
    const path = method && /^(pop|shift)$/.test(method.name) ? this.#pathOf(method.on, scope) : undefined;
    if (path?.keys.length === 1 && path.holder !== into) this.#use(path.holder).marks.add("item as key");
  }

  #binary(node: Binary, scope: Scope, parent: Node | undefined): void {
    const { left, right, operator } = node;
    if (/^([+*&|]|&&|\|\|)$/.test(operator)) {
      const [p, q] = [this.#pathOf(left, scope), this.#pathOf(right, scope)];
      const isCrossed =
        p?.keys.length === 2 && q?.keys.length === 2 && this.#text(p.keys[1]) === this.#text(q.keys[0]);
      if (p && isCrossed && p.holder === q.holder) this.#use(p.holder).marks.add("crossed");
    }
    if (
      node.type === "BinaryExpression" &&
      /^[<>]=?$/.test(operator) &&
      /While|If|Logical|Conditional/.test(parent?.type ?? "")
    )
      this.#compare(node, scope);
    const [high, low] = [namedIn(left, scope), namedIn(right, scope)];
    if (operator === "-" && low && high) this.spans.push([low, high]);
    if (operator === "in") {
      this.#form(left, scope);
      const path = this.#pathOf(right, scope);
      if (path?.keys.length === 0) this.#use(path.holder).marks.add("computed");
    }
    if (/^[=!]==?$/.test(operator))
      for (const [one, other] of [
        [left, right],
        [right, left],
      ]) {
        const path = other.type === "Identifier" ? this.#pathOf(one, scope) : undefined;
        if (path?.keys.length === 1 && this.#text(path.keys[0]) === this.#text(other))
          this.#use(path.holder).marks.add("self");
      }
  }

  #compare(node: Binary, scope: Scope): void {
    const [left, right] = [node.left, node.right].map((side) =>
      side.type === "Identifier" ? variableIn(scope, side.name) : undefined,
    );
    if (left && right) this.compared.push(node.operator.startsWith("<") ? [left, right] : [right, left]);
  }

  #goThrough(node: ForEach, scope: Scope, outer: Scope): void {
    const { right, left } = node;
    const declared = left.type === "VariableDeclaration" ? left.declarations[0]?.id : left;
    // `for (const [i, x] of a.entries())` goes through a, and so does `for i, x in enumerate(a)`.
    const method = right.type === "CallExpression" ? methodOf(right) : undefined;
    const isNumbered = method?.name === "entries";
    const counted = variableIn(outer, "enumerate") ? undefined : countedIn(right);
    const path = this.#pathOf(counted ?? (isNumbered ? method.on : (spreadIn(right) ?? right)), outer);
    if (!path || !declared) return;
    if (counted) {
      const [place, item] = declared.type === "ArrayPattern" ? declared.elements : [];
      if (path.keys.length === 0) this.#count(place, path.holder, scope);
      if (item)
        this.#use(path.holder).loops.push({ left: item, scope, level: path.keys.length, isIn: false });
      return;
    }
    const use = this.#use(path.holder);
    use.isTakenApart = true;
    if (isNumbered) return;
    use.loops.push({ left: declared, scope, level: path.keys.length, isIn: node.type === "ForInStatement" });
  }

  /** What counts the items of a list is a place of it. */
  #count(place: Node | null | undefined, list: Holder, scope: Scope): void {
    const use = this.#use(list);
    use.isTakenApart = true;
    const variable = place?.type === "Identifier" ? variableIn(scope, place.name) : undefined;
    if (!variable) return;
    use.places.add(variable);
    use.sums.push({ parts: [variable], isMiddle: false, isCopy: true });
    const placed = this.#placed(variable);
    placed.first.add(list);
    placed.alone.add(list);
  }

  #declare({ id, init }: Declarator, scope: Scope): void {
    if (!init) return;
    if (id.type === "Identifier") this.#derive(id.name, init, scope);
    // `const [r, c] = queue.shift()` and `const e = edges[k]` take an item.
    const method = init.type === "CallExpression" ? methodOf(init) : undefined;
    const isTaken = method !== undefined && /^(shift|pop)$/.test(method.name);
    const path = this.#pathOf(isTaken ? method.on : init, scope);
    const level = (path?.keys.length ?? 0) - (isTaken ? 0 : 1);
    if (path && level >= 0) this.#use(path.holder).loops.push({ left: id, scope, level, isIn: false });
  }

  #assign(node: Assignment, scope: Scope): void {
    const { left, right, operator } = node;
    if (left.type === "Identifier") {
      this.#derive(left.name, right, scope);
      if (operator === ">>=") this.#sign(variableIn(scope, left.name), "up");
      const path = this.#pathOf(right, scope);
      if (path?.keys.length === 1 && this.#text(path.keys[0]) === left.name)
        this.#use(path.holder).marks.add("self");
    }
    if (left.type !== "MemberExpression" || !left.computed || operator !== "=") return;
    const path = this.#pathOf(left, scope);
    const [at, to] = [left.property, right].map((part) =>
      part.type === "Identifier" ? variableIn(scope, part.name) : undefined,
    );
    if (path?.keys.length === 1 && at && to) this.#use(path.holder).links.push([at, to]);
  }

  #derive(name: string, given: Node, scope: Scope): void {
    // In `i = j = 0` both are 0, and none comes from the other.
    let from = given;
    while (from.type === "AssignmentExpression") from = from.right;
    const variable = variableIn(scope, name);
    this.#sign(variable, heapSign(this.#text(from)));
    if (!variable) return;
    const sum = this.#sum(from, scope);
    const known = this.origins.get(variable) ?? [];
    if (known.length === 0 && SIZE.test(this.#text(from))) this.sizes.add(variable);
    else this.sizes.delete(variable);
    if (known.length === 0 && this.#isChoice(from, scope)) this.#choices.add(variable);
    else this.#choices.delete(variable);
    this.origins.set(variable, known);
    known.push({ ...sum, parts: sum.parts.filter((source) => source !== variable) });
  }

  /** One of the names of fields that are written down: `side < 0 ? "left" : "right"`, or a variable that is never anything else. */
  #isChoice(node: Node, scope: Scope): boolean {
    if (node.type === "ConditionalExpression")
      return [node.consequent, node.alternate].every((each) => this.#isChoice(each, scope));
    const variable = namedIn(node, scope);
    return variable ? this.#choices.has(variable) : node.type === "Literal" && typeof node.value === "string";
  }

  #sign(of: Variable | Use | undefined, sign: HeapSign | undefined): void {
    if (!of || !sign) return;
    const known = this.#heapSigns.get(of) ?? new Set();
    this.#heapSigns.set(of, known.add(sign));
  }

  #text(node: Node): string {
    return this.#program.source.slice(node.start, node.end).replaceAll(/\s+/g, "");
  }

  #sum(node: Node, scope: Scope): Sum {
    return along(node, scope, this.#text(node));
  }
}

/** How many there are of something, in either language. */
const SIZE = /^([\w$.]+\.(length|size)|len\([\w.]+\))$/;

/** The methods that call a function with each item of a list, and what they give it before that. */
const HANDS_OVER: ReadonlyMap<string, number> = new Map([
  ...["forEach", "map", "filter", "some", "every", "find", "findIndex", "flatMap"].map(
    (name) => [name, 0] as const,
  ),
  ...["reduce", "reduceRight"].map((name) => [name, 1] as const),
]);

/** What is spread into a list of its parts: `[...text]`, `Array.from(text)`, `text.split("")`. */
function spreadIn(node: Node): Node | undefined {
  if (node.type === "ArrayExpression") {
    const [only, ...more] = node.elements;
    return only && more.length === 0 && String(only.type) === "SpreadElement"
      ? childrenOf(only)[0]
      : undefined;
  }
  const method = node.type === "CallExpression" ? methodOf(node) : undefined;
  const [first] = node.type === "CallExpression" ? node.arguments : [];
  if (method?.name === "from" && method.on.type === "Identifier" && method.on.name === "Array") return first;
  return method?.name === "split" && first?.type === "Literal" && first.value === "" ? method.on : undefined;
}

/** The variable that an expression is. */
export function namedIn(node: Node | undefined, scope: Scope): Variable | undefined {
  return node?.type === "Identifier" ? variableIn(scope, node.name) : undefined;
}

/** The list in `enumerate(a)`, which counts from 0. */
function countedIn(node: Node): Node | undefined {
  if (node.type !== "CallExpression" || node.arguments.length !== 1) return undefined;
  return node.callee.type === "Identifier" && node.callee.name === "enumerate"
    ? node.arguments[0]
    : undefined;
}

function isWritten(node: Node, parent: Node | undefined): boolean {
  return (
    (parent?.type === "AssignmentExpression" && parent.left === node) || parent?.type === "UpdateExpression"
  );
}
