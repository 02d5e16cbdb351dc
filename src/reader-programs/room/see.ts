/**
 * A reader's program made ready to be seen. Where compile.ts has the variables looked at before each line, here each write tells
 * what it wrote: a barrier stands round it, and recorder.js keeps what it hears. Every statement, and every round of a loop, is a
 * site, and tells when it begins. Pieces are inserted into the text, none of which has a line end, so lines stay true.
 *
 *     __s(4,__f0);                  site 4 of this call begins
 *     __v(__f0,2,i = e)             variable 2 of this call has this value now
 *     __w(__o((a))[__k((i))] = e)   the object and the key are remembered, and read anew when they have been written to
 *     __c(__o((a)).push(e),…)       the same round a method that changes what it is called on
 *
 * Each function begins with `const __f1=__e(1);try{` and ends in `finally{__l(__f1)}`, so each variable belongs to its own call, and a
 * closure writes to the right one; one that stands in function 1 begins with `__e(2,__f1)`, which tells whose variables it sees. A
 * function without a name that is one expression belongs to its line: it makes no steps.
 */

import type * as Acorn from "acorn";
import { type AnyNode, type CallExpression, type Function as FunctionNode, type Node, parse } from "acorn";
import type { Program, Scope, Site, Variable } from "#algorithms/engines/program/program.ts";
import type * as Tree from "#algorithms/engines/program/tree.ts";
import { type Insertion, withInsertions } from "./inserted.ts";
import { LONGEST_PROGRAM } from "./longest.ts";
import { SourceError } from "./mistake.ts";
import {
  boundParts,
  namesBound,
  namesOf,
  nodesIn,
  OpenFunction,
  OpenScope,
  usesThis,
} from "./seen-scopes.ts";

/** What is said of a program that is refused. */
export interface SeeWords {
  readonly noImport: string;
  readonly noExport: string;
  readonly noAsync: string;
  readonly noWith: string;
  readonly noLoopPlace: string;
  readonly ownName: string;
  tooLong(most: number): string;
}

/** The methods that change what they are called on. */
const CHANGING = new Set(
  "push pop shift unshift splice sort reverse fill copyWithin set add delete clear".split(" "),
);
/** Of these the first argument tells which entry is written. */
const KEYED = new Set(["set", "add", "delete"]);
/** The functions that may change their first argument. */
const CHANGING_FIRST = new Set("assign defineProperty defineProperties setPrototypeOf call apply".split(" "));
/** Statements that tell of their rounds, or of nothing. */
const SILENT = /^(Block|While|DoWhile|ForOf|ForIn|Empty)Statement$|^(Class|Function)Declaration$/;

/** The program with the text that the room runs. Throws a SourceError. */
export function see(source: string, words: SeeWords): Program & { readonly text: string } {
  if (source.length > LONGEST_PROGRAM) throw new SourceError(words.tooLong(LONGEST_PROGRAM), 1, 1);
  const program = parsed(source, words);
  const seer = new Seer(source, words);
  seer.program(program);
  const { sites, functions, variables, scopes } = seer;
  return {
    language: "javascript",
    source,
    tree: asTree(program),
    sites,
    functions,
    variables,
    scopes,
    // A first line for a shell is none inside of a function.
    text: seer.text().replace(/^#!/, "//"),
  };
}

function parsed(source: string, words: SeeWords): Acorn.Program {
  try {
    return parse(source, { ecmaVersion: "latest", sourceType: "script", locations: true });
  } catch (error) {
    if (!(error instanceof SyntaxError) || !("loc" in error)) throw error;
    const { line, column } = error.loc as { line: number; column: number };
    const isExport = /^\s*export\b/.test(source.split("\n")[line - 1] ?? "");
    const own = /'import'/.test(error.message) && (isExport ? words.noExport : words.noImport);
    throw new SourceError(own || error.message.replace(/ \(\d+:\d+\)$/, ""), line, column + 1);
  }
}

/** The parser's tree has the shapes of the algorithms' own, which know no parser. */
function asTree(node: Node): Tree.Node {
  return node as unknown as Tree.Node;
}

/** A function with what its place says of it. */
interface FunctionPlace {
  readonly name: string;
  /** Without a name and in an expression: one expression of it belongs to its line. */
  readonly isNameless?: boolean;
  /** A constructor that has `this` only after `super()`. */
  readonly isDerived?: boolean;
}

class Seer {
  readonly sites: Site[] = [];
  readonly functions: OpenFunction[] = [];
  readonly variables: Variable[] = [];
  readonly scopes = new Map<Tree.Node, Scope>();
  readonly #source: string;
  readonly #words: SeeWords;
  readonly #insertions: Insertion[] = [];
  #root!: OpenScope;
  /** Whether what is visited stands in the default value of a parameter. */
  #isInParameters = false;

  constructor(source: string, words: SeeWords) {
    this.#source = source;
    this.#words = words;
  }

  /** The program with everything that was inserted; of pieces at one place the first inserted one comes first. */
  text(): string {
    return withInsertions(this.#source, this.#insertions);
  }

  program(program: Acorn.Program): void {
    const fn = this.#open("", undefined);
    const scope = new OpenScope(this.variables, fn);
    this.#root = scope;
    this.scopes.set(asTree(program), scope);
    scope.hoist(program.body, true);
    this.#put(firstOf(program.body)?.start ?? 0, `const ${callOf(fn)}=__e(0);try{`);
    this.#statements(program.body, scope);
    // A line end, as the program may end in a comment.
    this.#put(this.#source.length, `\n}catch(__x){__h(__x);throw __x}finally{__l(${callOf(fn)})}`);
  }

  // ---- pieces

  /** A name in front of a piece keeps it apart from what stands before: `return__r(`. */
  #put(at: number, text: string): void {
    const piece = text.startsWith("__") ? ` ${text}` : text;
    this.#insertions.push({ at, text: piece, order: this.#insertions.length });
  }

  /** Puts a visit of a node between two pieces. */
  #around(node: Node, before: string, visit: () => void, after: string): void {
    this.#put(node.start, before);
    visit();
    this.#put(node.end, after);
  }

  /** The call of `__s` that tells that a site begins. */
  #step(node: AnyNode, scope: OpenScope): string {
    const { line = 1, column = 0 } = node.loc?.start ?? {};
    const { fn } = scope;
    const id = this.sites.push({ line, column: column + 1, node: asTree(node), fn, scope }) - 1;
    return `__s(${id},${callOf(fn)})`;
  }

  #tell({ fn, slot }: Variable, value: string): string {
    return `__v(${callOf(fn)},${slot},${value})`;
  }

  /** Tells what some names hold. */
  #tells(names: readonly string[], scope: OpenScope): string[] {
    return names.flatMap((name) => {
      const variable = this.#find(scope, name);
      return variable ? [this.#tell(variable, name)] : [];
    });
  }

  #find(from: OpenScope, name: string): Variable | undefined {
    for (let scope: OpenScope | undefined = from; scope; scope = scope.parent)
      if (scope.variables.has(name)) return scope.variables.get(name);
    return undefined;
  }

  /** The variable that a write goes to. A name that nobody declares is one of the program's own. */
  #target(scope: OpenScope, name: string): Variable | undefined {
    for (let at: OpenScope | undefined = scope; at; at = at.parent)
      if (at.variables.has(name)) return at.variables.get(name);
    return this.#root.declare(name, "var");
  }

  #refusal(node: Node, message: string): SourceError {
    const { line = 1, column = 0 } = node.loc?.start ?? {};
    return new SourceError(message, line, column + 1);
  }

  // ---- functions

  #open(name: string, node: FunctionNode | undefined): OpenFunction {
    const tree = node && (asTree(node) as Tree.FunctionNode);
    const fn = new OpenFunction(this.functions.length, name, tree);
    this.functions.push(fn);
    return fn;
  }

  #function(node: FunctionNode, outer: OpenScope, { name, isNameless, isDerived }: FunctionPlace): void {
    if (node.async) throw this.#refusal(node, this.#words.noAsync);
    const isArrow = node.type === "ArrowFunctionExpression";
    const names = node.params.flatMap(namesBound);
    if (isArrow && isNameless && node.body.type !== "BlockStatement") {
      const scope = outer.inner();
      this.scopes.set(asTree(node), scope);
      for (const each of names) scope.hide(each);
      for (const parameter of node.params) this.#pattern(parameter, scope);
      this.#visit(node.body, scope);
      return;
    }
    const fn = this.#open(name, node);
    const scope = outer.inner(fn);
    this.scopes.set(asTree(node), scope);
    for (const each of names) scope.declare(each, "param");
    fn.params.push(...names);
    const isInParameters = this.#isInParameters;
    this.#isInParameters = true;
    for (const parameter of node.params) this.#pattern(parameter, scope);
    this.#isInParameters = false;
    const hasThis = !isArrow && (isDerived || usesThis(node.body));
    if (hasThis) fn.thisSlot = fn.slots.push("this") - 1;
    const told = this.#tells(names, scope);
    if (hasThis && !isDerived) told.push(`__v(${callOf(fn)},${fn.thisSlot},this)`);
    // Of the program's own variables there is one set only; and a default value does not see what the body declares.
    const link = outer.fn.id === 0 || isInParameters ? "" : `,${callOf(outer.fn)}`;
    const head = [`const ${callOf(fn)}=__e(${fn.id}${link});try{`, ...told.map((each) => `${each};`)].join(
      "",
    );
    const tail = `}catch(__x){__h(__x);throw __x}finally{__l(${callOf(fn)})}`;
    if (node.body.type === "BlockStatement") {
      scope.hoist(node.body.body, true);
      // After directives, which are texts without meaning anywhere else.
      this.#put(firstOf(node.body.body)?.start ?? node.body.end - 1, head);
      this.#statements(node.body.body, scope);
      this.#put(node.body.end - 1, tail);
      this.#isInParameters = isInParameters;
      return;
    }
    // What an arrow gives may stand in parentheses, which stay round it.
    const arrow = this.#source.lastIndexOf("=>", node.body.start) + 2;
    this.#put(arrow, `{${head}${this.#step(node.body, scope)};return __r(${callOf(fn)},(`);
    this.#visit(node.body, scope);
    this.#put(node.end, `))${tail}}`);
  }

  /** Default values and computed keys in a pattern. */
  #pattern(pattern: Acorn.Pattern, scope: OpenScope): void {
    switch (pattern.type) {
      case "AssignmentPattern":
        this.#pattern(pattern.left, scope);
        this.#visit(pattern.right, scope);
        return;
      case "ArrayPattern":
        for (const element of pattern.elements) if (element) this.#pattern(element, scope);
        return;
      case "ObjectPattern":
        for (const property of pattern.properties) {
          if (property.type === "Property" && property.computed) this.#visit(property.key, scope);
          this.#pattern(property.type === "RestElement" ? property.argument : property.value, scope);
        }
        return;
      case "RestElement":
        this.#pattern(pattern.argument, scope);
        return;
      case "Identifier":
        this.#visit(pattern, scope);
        return;
      default:
    }
  }

  #class(node: Acorn.Class, scope: OpenScope): void {
    if (node.superClass) this.#visit(node.superClass, scope);
    for (const member of node.body.body) {
      if (member.type === "StaticBlock") {
        const inner = scope.inner();
        inner.hoist(member.body, true);
        this.#statements(member.body, inner);
        continue;
      }
      if (member.computed) this.#visit(member.key, scope);
      const key = memberKey(member);
      if (member.type === "MethodDefinition") {
        const isNew = member.kind === "constructor";
        const name = isNew ? `new ${node.id?.name ?? "class"}` : (key ?? "method").replace("#", "");
        this.#function(member.value, scope, { name, isDerived: isNew && node.superClass !== null });
      } else this.#field(member, key, scope);
    }
  }

  /** A field is there without a write that could be heard, and may come after the object was told. */
  #field(
    { key: node, value, static: isStatic }: Acorn.PropertyDefinition,
    key: string | undefined,
    scope: OpenScope,
  ): void {
    const isTold = key !== undefined && !isStatic;
    const name = JSON.stringify(key);
    if (!value) {
      if (isTold) this.#put(node.end, `=__F(this,${name},void 0)`);
      return;
    }
    const visit = () => this.#named(value, scope, key?.replace("#", ""));
    if (isTold) this.#around(value, `__F(this,${name},(`, visit, "))");
    else visit();
  }

  // ---- statements

  #statements(list: readonly AnyNode[], scope: OpenScope): void {
    for (const statement of list) this.#statement(statement, scope);
  }

  #statement(statement: AnyNode, scope: OpenScope): void {
    if (isDirective(statement)) return;
    let inner = statement;
    while (inner.type === "LabeledStatement") inner = inner.body;
    if (!SILENT.test(inner.type)) this.#put(statement.start, `${this.#step(inner, scope)};`);
    this.#visit(inner, scope);
  }

  #block(node: Acorn.BlockStatement, scope: OpenScope): void {
    const inner = scope.inner();
    this.scopes.set(asTree(node), inner);
    inner.hoist(node.body, false);
    this.#statements(node.body, inner);
  }

  /** The body of a loop or of a branch, which gets braces if it has none; `first` is what it begins with. */
  #body(node: AnyNode, scope: OpenScope, first = ""): void {
    if (node.type === "BlockStatement") {
      this.#put(node.start + 1, first);
      this.#block(node, scope);
    } else this.#around(node, `{${first}`, () => this.#statement(node, scope), "}");
  }

  #for(node: Acorn.ForStatement, scope: OpenScope): void {
    const inner = scope.inner();
    this.scopes.set(asTree(node), inner);
    if (node.init?.type === "VariableDeclaration") {
      if (node.init.kind !== "var")
        for (const name of namesOf(node.init)) inner.declare(name, node.init.kind);
      this.#declaration(node.init, inner, true);
    } else if (node.init) this.#visit(node.init, inner);
    if (node.test) this.#visit(node.test, inner);
    // A round begins with what it changes: "i goes to 4, which is less than 7".
    const step = this.#step(node, inner);
    const { update } = node;
    if (update) this.#around(update, `${step},(`, () => this.#visit(update, inner), ")");
    this.#body(node.body, inner, update ? "" : `${step};`);
  }

  #forEach(node: Acorn.ForOfStatement | Acorn.ForInStatement, scope: OpenScope): void {
    if (node.type === "ForOfStatement" && node.await) throw this.#refusal(node, this.#words.noAsync);
    const inner = scope.inner();
    this.scopes.set(asTree(node), inner);
    const { left } = node;
    const isDeclared = left.type === "VariableDeclaration";
    if (isDeclared && left.kind !== "var") for (const name of namesOf(left)) inner.declare(name, left.kind);
    const patterns = isDeclared ? left.declarations.map(({ id }) => id) : [left];
    for (const pattern of patterns) {
      const place = boundParts(pattern).find(({ type }) => type !== "Identifier");
      if (place) throw this.#refusal(place, this.#words.noLoopPlace);
      this.#pattern(pattern, inner);
    }
    this.#visit(node.right, scope);
    const told = this.#tells(patterns.flatMap(namesBound), inner);
    this.#body(node.body, inner, [this.#step(node, inner), ...told].map((each) => `${each};`).join(""));
  }

  #while(node: Acorn.WhileStatement | Acorn.DoWhileStatement, scope: OpenScope): void {
    const round = () =>
      this.#around(node.test, `${this.#step(node, scope)},(`, () => this.#visit(node.test, scope), ")");
    if (node.type === "WhileStatement") round();
    this.#body(node.body, scope);
    if (node.type === "DoWhileStatement") round();
  }

  #switch(node: Acorn.SwitchStatement, scope: OpenScope): void {
    this.#visit(node.discriminant, scope);
    const inner = scope.inner();
    this.scopes.set(asTree(node), inner);
    for (const { consequent } of node.cases) inner.hoist(consequent, false);
    for (const { test, consequent } of node.cases) {
      if (test) this.#visit(test, inner);
      this.#statements(consequent, inner);
    }
  }

  #try(node: Acorn.TryStatement, scope: OpenScope): void {
    this.#block(node.block, scope);
    const { handler, finalizer } = node;
    if (handler) {
      const inner = scope.inner();
      this.scopes.set(asTree(handler), inner);
      const names = handler.param ? namesBound(handler.param) : [];
      for (const name of names) inner.declare(name, "catch");
      const told = [`__g(${callOf(scope.fn)})`, ...this.#tells(names, inner)].map((each) => `${each};`);
      this.#put(handler.body.start + 1, told.join(""));
      this.#block(handler.body, inner);
    }
    if (finalizer) this.#block(finalizer, scope);
  }

  #declaration(node: Acorn.VariableDeclaration, scope: OpenScope, isHead: boolean): void {
    const bound: string[] = [];
    for (const { id, init } of node.declarations) {
      if (id.type !== "Identifier") {
        this.#pattern(id, scope);
        if (init) this.#visit(init, scope);
        bound.push(...namesBound(id));
        continue;
      }
      this.#visit(id, scope);
      const variable = this.#find(scope, id.name);
      if (!variable) continue;
      if (!init) {
        if (node.kind === "let") this.#put(id.end, `=${this.#tell(variable, "void 0")}`);
      } else if (isFunction(init)) this.#named(init, scope, id.name);
      else {
        const before = `__v(${callOf(variable.fn)},${variable.slot},(`;
        this.#around(init, before, () => this.#visit(init, scope), "))");
      }
    }
    const told = this.#tells(bound, scope);
    if (told.length === 0) return;
    this.#put(node.end, isHead ? `,__h0=(${told})` : `;${told.join(";")};`);
  }

  // ---- expressions

  #visit(node: AnyNode, scope: OpenScope): void {
    switch (node.type) {
      case "BlockStatement":
        this.#block(node, scope);
        return;
      case "FunctionDeclaration":
        this.#function(node, scope, { name: node.id?.name ?? "" });
        return;
      case "FunctionExpression":
      case "ArrowFunctionExpression":
        this.#named(node, scope);
        return;
      case "ClassDeclaration":
      case "ClassExpression":
        this.#class(node, scope);
        return;
      case "VariableDeclaration":
        this.#declaration(node, scope, false);
        return;
      case "IfStatement":
        this.#visit(node.test, scope);
        this.#body(node.consequent, scope);
        if (node.alternate) this.#body(node.alternate, scope);
        return;
      case "ForStatement":
        this.#for(node, scope);
        return;
      case "ForInStatement":
      case "ForOfStatement":
        this.#forEach(node, scope);
        return;
      case "WhileStatement":
      case "DoWhileStatement":
        this.#while(node, scope);
        return;
      case "LabeledStatement":
        this.#visit(node.body, scope);
        return;
      case "SwitchStatement":
        this.#switch(node, scope);
        return;
      case "TryStatement":
        this.#try(node, scope);
        return;
      case "WithStatement":
        throw this.#refusal(node, this.#words.noWith);
      case "ReturnStatement": {
        const { argument } = node;
        if (argument) {
          this.#around(argument, `__r(${callOf(scope.fn)},(`, () => this.#visit(argument, scope), "))");
        }
        return;
      }
      case "AssignmentExpression":
        this.#assignment(node, scope);
        return;
      case "UpdateExpression":
        this.#update(node, scope);
        return;
      case "UnaryExpression":
        if (
          node.operator === "delete" &&
          node.argument.type === "MemberExpression" &&
          isPlace(node.argument)
        ) {
          const { argument } = node;
          this.#around(node, "__d(", () => this.#place(argument, scope), ")");
          return;
        }
        this.#visit(node.argument, scope);
        return;
      case "ChainExpression":
        this.#chain(node.expression, scope);
        return;
      case "CallExpression":
        this.#call(node, scope);
        return;
      case "YieldExpression":
        this.#yield(node, scope);
        return;
      case "AwaitExpression":
        throw this.#refusal(node, this.#words.noAsync);
      case "ImportExpression":
        throw this.#refusal(node, this.#words.noImport);
      case "MetaProperty":
        if (node.meta.name === "import") throw this.#refusal(node, this.#words.noImport);
        return;
      case "Identifier":
        if (node.name.startsWith("__")) throw this.#refusal(node, this.#words.ownName);
        return;
      case "MemberExpression":
        if (node.object.type !== "Super") this.#visit(node.object, scope);
        if (node.computed) this.#visit(node.property, scope);
        return;
      case "Property":
        if (node.computed) this.#visit(node.key, scope);
        this.#named(node.value, scope, propertyKey(node));
        return;
      case "BreakStatement":
      case "ContinueStatement":
        return;
      default:
        for (const child of nodesIn(node)) this.#visit(child, scope);
    }
  }

  /** A value that has a name by its place, if it is a function. */
  #named(node: AnyNode, scope: OpenScope, name?: string): void {
    if (!isFunction(node)) {
      this.#visit(node, scope);
      return;
    }
    const own = node.type === "FunctionExpression" ? node.id?.name : undefined;
    const isNameless = name === undefined;
    this.#function(node, scope, { name: name ?? own ?? "function", isNameless });
  }

  /** A generator lets its caller go on, and goes on itself later. */
  #yield(node: Acorn.YieldExpression, scope: OpenScope): void {
    const { argument } = node;
    const call = callOf(scope.fn);
    this.#put(node.start, `__z(${call},(`);
    if (argument) this.#around(argument, `__y(${call},(`, () => this.#visit(argument, scope), "))");
    else this.#put(node.end, ` __y(${call})`);
    this.#put(node.end, "))");
  }

  #update(node: Acorn.UpdateExpression, scope: OpenScope): void {
    const { argument } = node;
    if (argument.type === "Identifier") {
      const variable = this.#target(scope, argument.name);
      this.#visit(argument, scope);
      if (!variable) return;
      const to = `${callOf(variable.fn)},${variable.slot},`;
      if (node.prefix) this.#around(node, `__v(${to}`, () => undefined, ")");
      else this.#around(node, `__p(${to}`, () => undefined, `,${argument.name})`);
    } else if (argument.type === "MemberExpression" && isPlace(argument))
      this.#around(node, "__u(", () => this.#place(argument, scope), ")");
  }

  #assignment(node: Acorn.AssignmentExpression, scope: OpenScope): void {
    const { left, right, operator } = node;
    if (left.type === "Identifier") {
      const variable = this.#target(scope, left.name);
      this.#visit(left, scope);
      if (variable) this.#put(node.start, `__v(${callOf(variable.fn)},${variable.slot},`);
      this.#named(right, scope, operator === "=" ? left.name : undefined);
      if (variable) this.#put(node.end, ")");
    } else if (left.type === "MemberExpression") {
      const name = left.property.type === "Identifier" && !left.computed ? left.property.name : undefined;
      if (!isPlace(left)) {
        this.#named(right, scope, name);
        return;
      }
      const visit = () => {
        this.#place(left, scope);
        this.#named(right, scope, name);
      };
      this.#around(node, "__w(", visit, ")");
    } else {
      const parts = boundParts(left);
      const places = parts.filter((part) => part.type === "MemberExpression" && isPlace(part));
      const names = parts.flatMap((part) => (part.type === "Identifier" ? [part.name] : []));
      for (const name of names) this.#target(scope, name);
      this.#put(node.start, "__q((");
      this.#written(left, scope);
      this.#visit(right, scope);
      this.#put(node.end, `),${[places.length, ...this.#tells(names, scope)]})`);
    }
  }

  /** The places in a pattern that is written to, and what is evaluated in it. */
  #written(pattern: Acorn.Pattern, scope: OpenScope): void {
    if (pattern.type === "MemberExpression") {
      if (isPlace(pattern)) this.#place(pattern, scope);
    } else if (pattern.type === "AssignmentPattern") {
      this.#written(pattern.left, scope);
      this.#visit(pattern.right, scope);
    } else if (pattern.type === "ArrayPattern") {
      for (const element of pattern.elements) if (element) this.#written(element, scope);
    } else if (pattern.type === "ObjectPattern") {
      for (const property of pattern.properties) {
        if (property.type === "Property" && property.computed) this.#visit(property.key, scope);
        this.#written(property.type === "RestElement" ? property.argument : property.value, scope);
      }
    } else if (pattern.type === "RestElement") this.#written(pattern.argument, scope);
  }

  /** A member that is written to: its object and its key are remembered when they have been evaluated. */
  #place({ object, property, computed }: Acorn.MemberExpression, scope: OpenScope): void {
    const visit = () => this.#visit(object, scope);
    if (computed) {
      this.#around(object, "__o((", visit, "))");
      // In parentheses of its own: (x, y) is one key.
      this.#around(property, "__k((", () => this.#visit(property, scope), "))");
    } else {
      const key = property.type === "PrivateIdentifier" ? `#${property.name}` : nameOf(property);
      this.#around(object, "__O((", visit, `),${JSON.stringify(key)})`);
    }
  }

  #call(node: CallExpression, scope: OpenScope): void {
    const { callee } = node;
    const [first, ...rest] = node.arguments;
    if (callee.type === "Super") {
      const call = callOf(scope.fn);
      const { thisSlot } = scope.fn;
      const visit = () => this.#all(node.arguments, scope);
      if (thisSlot === undefined) {
        visit();
        return;
      }
      this.#around(node, `__v(${call},${thisSlot},`, visit, ")");
      return;
    }
    if (callee.type !== "MemberExpression" || callee.object.type === "Super") {
      this.#visit(callee, scope);
      this.#all(node.arguments, scope);
      return;
    }
    if (changes(node)) {
      this.#changing(node, callee, scope);
      return;
    }
    const name = callee.computed ? "" : nameOf(callee.property);
    const isReflect = callee.object.type === "Identifier" && callee.object.name === "Reflect";
    if (first && first.type !== "SpreadElement" && (CHANGING_FIRST.has(name) || isReflect)) {
      this.#put(node.start, "__c(");
      this.#visit(callee, scope);
      this.#around(first, "__o((", () => this.#visit(first, scope), "))");
      this.#all(rest, scope);
      this.#put(node.end, `,"")`);
      return;
    }
    this.#visit(callee, scope);
    this.#all(node.arguments, scope);
  }

  /** A call of a method that changes what it is called on, which is remembered, with the entry that is meant. */
  #changing(node: CallExpression, callee: Acorn.MemberExpression, scope: OpenScope): void {
    this.#put(node.start, "__c(");
    const isSkipped = isInChain(callee.object);
    const visit = () => (isSkipped ? this.#chain(callee.object, scope) : this.#visit(callee.object, scope));
    this.#around(callee.object, "__o((", visit, "))");
    if (isSkipped && !callee.optional) this.#put(callee.object.end, callee.computed ? "?." : "?");
    if (callee.computed) this.#visit(callee.property, scope);
    const name = callee.computed ? "" : nameOf(callee.property);
    const [first, ...rest] = node.arguments;
    if (first && first.type !== "SpreadElement" && KEYED.has(name)) {
      this.#around(first, "__K((", () => this.#visit(first, scope), "))");
      this.#all(rest, scope);
    } else this.#all(node.arguments, scope);
    this.#put(node.end, `,${JSON.stringify(name)})`);
  }

  #all(list: readonly AnyNode[], scope: OpenScope): void {
    for (const each of list) this.#visit(each, scope);
  }

  /**
   * The links of `a?.b.push(c).d`. What stands before a changing call is taken out of its chain by the piece round it, so the end of
   * the chain would not be skipped any more; a question mark of its own does that.
   */
  #chain(node: AnyNode, scope: OpenScope): void {
    if (node.type !== "MemberExpression" && node.type !== "CallExpression") {
      this.#visit(node, scope);
      return;
    }
    if (node.type === "CallExpression" && changes(node) && node.callee.type === "MemberExpression") {
      this.#changing(node, node.callee, scope);
      return;
    }
    const before = node.type === "MemberExpression" ? node.object : node.callee;
    this.#chain(before, scope);
    const isTaken = before.type === "CallExpression" && changes(before) && isInChain(before);
    if (isTaken && !node.optional)
      this.#put(before.end, node.type === "MemberExpression" && !node.computed ? "?" : "?.");
    if (node.type === "CallExpression") this.#all(node.arguments, scope);
    else if (node.computed) this.#visit(node.property, scope);
  }
}

/** How a function's own call stands in the text of the room. */
function callOf({ id }: { readonly id: number }): string {
  return `__f${id}`;
}

function isFunction(node: AnyNode): node is Acorn.FunctionExpression | Acorn.ArrowFunctionExpression {
  return node.type === "FunctionExpression" || node.type === "ArrowFunctionExpression";
}

function isDirective(node: AnyNode): boolean {
  return node.type === "ExpressionStatement" && node.directive !== undefined;
}

function firstOf(list: readonly AnyNode[]): AnyNode | undefined {
  return list.find((statement) => !isDirective(statement));
}

/** Whether a member is one of an object that can be remembered: `super` is none. */
function isPlace({ object }: Acorn.MemberExpression): boolean {
  return object.type !== "Super";
}

function changes({ callee }: CallExpression): boolean {
  if (callee.type !== "MemberExpression" || callee.object.type === "Super") return false;
  if (callee.object.type === "Identifier" && callee.object.name === "Reflect") return false;
  const { property } = callee;
  if (callee.computed) return property.type !== "Literal" || typeof property.value === "string";
  return CHANGING.has(nameOf(property));
}

/** Whether a part of a chain may be skipped. */
function isInChain(node: AnyNode): boolean {
  if (node.type === "MemberExpression") return node.optional || isInChain(node.object);
  return node.type === "CallExpression" && (node.optional || isInChain(node.callee));
}

function nameOf(property: AnyNode): string {
  return property.type === "Identifier" ? property.name : "";
}

function propertyKey({ key, computed }: Acorn.Property | Acorn.AssignmentProperty): string | undefined {
  if (computed) return undefined;
  return key.type === "Identifier" ? key.name : key.type === "Literal" ? String(key.value) : undefined;
}

function memberKey({ key, computed }: Acorn.MethodDefinition | Acorn.PropertyDefinition): string | undefined {
  if (computed) return undefined;
  if (key.type === "PrivateIdentifier") return `#${key.name}`;
  return key.type === "Identifier" ? key.name : key.type === "Literal" ? String(key.value) : undefined;
}
