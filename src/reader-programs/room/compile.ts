/**
 * A reader's program, made ready for the room: parsed, refused where it asks for what the room has not, and
 * with a call before each statement that counts it and, while a run is recorded, shows the variables.
 *
 * The text itself is not printed anew: pieces are inserted into it, none of which has a line end, so lines
 * stay true, in errors of the browser too. Three kinds of pieces, for which see prelude.js:
 *
 *     __r?__s(5,[0,1],()=>[n,mate]):__t(5);   before a statement of line 5: records it, or only counts it
 *     __w(…)                                  around an expression that may change what is in a list
 *     {…}                                     around a body without braces, to make room for the first
 *
 * So every loop is counted, as each of its rounds begins with such a call, and every function with
 * statements. What has neither, such as an arrow function of one expression, is left to the patience of
 * whoever asks the room.
 */
import {
  type AnyNode,
  type Function as FunctionNode,
  type Node,
  type Pattern,
  type Program,
  parse,
} from "acorn";

import { type Insertion, withInsertions } from "./inserted.ts";
import { LONGEST_PROGRAM } from "./longest.ts";
import { SourceError } from "./mistake.ts";
import type { PythonSentences } from "./order.ts";

/** What is said of a program that is refused. */
export interface CompileWords {
  readonly python: PythonSentences;
  readonly noImport: string;
  readonly noExport: string;
  readonly noAsync: string;
  readonly ownName: string;
  readonly noTypeScript: string;
  tooLong(most: number): string;
  missing(entry: string): string;
}

/** So many variables are watched. */
const MOST_WATCHED = 24;

/** The text of the program for the room; `entry` is the function that it has to define. Throws a SourceError. */
export function compile(source: string, entry: string, words: CompileWords): string {
  if (source.length > LONGEST_PROGRAM) throw new SourceError(words.tooLong(LONGEST_PROGRAM), 1, 1);
  const program = parsed(source, words);
  const compiler = new Compiler(source, words);
  compiler.program(program);
  if (!compiler.topLevel.has(entry)) throw new SourceError(words.missing(entry), 1, 1);
  // A line end, as the program may end in a comment, and a semicolon, as it may end without one.
  return `${compiler.text()}\n;__offer(${entry},${JSON.stringify(compiler.names)});`;
}

function parsed(source: string, words: CompileWords): Program {
  try {
    return parse(source, { ecmaVersion: "latest", sourceType: "script", locations: true });
  } catch (error) {
    if (!(error instanceof SyntaxError) || !("loc" in error)) throw error;
    const { line, column } = error.loc as { line: number; column: number };
    const message = error.message.replace(/ \(\d+:\d+\)$/, "");
    // One message of the parser's stands for both; the line tells which it is.
    const own =
      /'import'/.test(message) &&
      (/^\s*export\b/.test(source.split("\n")[line - 1] ?? "") ? words.noExport : words.noImport);
    throw new SourceError(own || message, line, column + 1);
  }
}

class Compiler {
  /** The names that are declared at the top level. */
  readonly topLevel = new Set<string>();
  /** The names of the variables that are watched; their number in the words of the room is their place here. */
  readonly names: string[] = [];
  readonly #source: string;
  readonly #words: CompileWords;
  readonly #insertions: Insertion[] = [];

  constructor(source: string, words: CompileWords) {
    this.#source = source;
    this.#words = words;
  }

  program(program: Program): void {
    for (const statement of program.body) for (const name of declaredBy(statement)) this.topLevel.add(name);
    this.#statements(program.body, []);
  }

  /**
   * The program with everything that was inserted. Of pieces at one place the first inserted one comes first,
   * so a visit inserts a call, or a brace, before it goes into a statement, and what closes after it has come
   * back.
   */
  text(): string {
    return withInsertions(this.#source, this.#insertions);
  }

  #insert(at: number, text: string): void {
    this.#insertions.push({ at, text, order: this.#insertions.length });
  }

  /** A list of statements, with a call before each. `outer` are the variables that are in sight before it. */
  #statements(list: readonly AnyNode[], outer: readonly string[]): void {
    const inSight = [...outer];
    for (const statement of list) {
      const isDirective = statement.type === "ExpressionStatement" && statement.directive !== undefined;
      const isHoisted = statement.type === "FunctionDeclaration";
      // A call before a directive would make a mere text of it. A function that is declared runs nothing
      // where it stands.
      if (!isDirective && !isHoisted) this.#insert(statement.start, this.#call(lineOf(statement), inSight));
      this.#visit(statement, inSight);
      // Only behind its declaration a variable is shown, as it can be read only then.
      if (statement.type === "VariableDeclaration")
        for (const { id } of statement.declarations) inSight.push(...namesIn(id));
    }
  }

  /**
   * A statement of its own, which begins with a name: where a program leaves out a semicolon before it, one
   * is still taken as read. The variables are read by a function, so that the counting alone costs nothing
   * and a failure can be caught.
   */
  #call(line: number, inSight: readonly string[]): string {
    // The innermost ones last: they are the ones that a reader thinks of.
    // Of one name only the innermost counts, as in the program.
    const watched = [...new Set([...inSight].reverse())].slice(0, MOST_WATCHED).reverse();
    const ids = watched.map((name) => this.#idOf(name));
    return `__r?__s(${line},[${ids.join()}],()=>[${watched.join()}]):__t(${line});`;
  }

  #idOf(name: string): number {
    const known = this.names.indexOf(name);
    return known >= 0 ? known : this.names.push(name) - 1;
  }

  /** The body of a loop or of a branch, which gets braces if it has none; `first` is what it begins with. */
  #body(body: AnyNode, line: number, inSight: readonly string[], isLoop: boolean, first = ""): void {
    // A round of a loop is counted by itself: a loop may have an empty body, and its variables change between
    // rounds.
    const start = isLoop ? first + this.#call(line, inSight) : "";
    if (body.type === "BlockStatement") {
      this.#insert(body.start + 1, start);
      this.#statements(body.body, inSight);
      return;
    }
    this.#insert(body.start, `{${start}`);
    this.#statements([body], inSight);
    this.#insert(body.end, "}");
  }

  #function(node: FunctionNode, outer: readonly string[]): void {
    if (node.async) this.#refuse(node, this.#words.noAsync);
    // Of parameters only what stands in them is visited: default values may hold calls and functions.
    for (const parameter of node.params) this.#children(parameter, outer);
    const inSight = [...outer, ...node.params.flatMap(namesIn)];
    if (node.body.type === "BlockStatement") this.#statements(node.body.body, inSight);
    else this.#visit(node.body, inSight);
  }

  #visit(node: AnyNode, inSight: readonly string[]): void {
    switch (node.type) {
      case "BlockStatement":
      case "StaticBlock":
        this.#statements(node.body, inSight);
        return;
      case "FunctionDeclaration":
      case "FunctionExpression":
      case "ArrowFunctionExpression":
        this.#function(node, inSight);
        return;
      case "IfStatement":
        this.#visit(node.test, inSight);
        this.#body(node.consequent, lineOf(node.consequent), inSight, false);
        if (node.alternate) this.#body(node.alternate, lineOf(node.alternate), inSight, false);
        return;
      case "ForStatement": {
        const own =
          node.init?.type === "VariableDeclaration"
            ? node.init.declarations.flatMap(({ id }) => namesIn(id))
            : [];
        for (const part of [node.init, node.test, node.update]) if (part) this.#visit(part, inSight);
        this.#body(node.body, lineOf(node), [...inSight, ...own], true);
        return;
      }
      case "ForInStatement":
      case "ForOfStatement": {
        if (node.type === "ForOfStatement" && node.await) this.#refuse(node, this.#words.noAsync);
        const own =
          node.left.type === "VariableDeclaration"
            ? node.left.declarations.flatMap(({ id }) => namesIn(id))
            : [];
        for (const part of [node.left, node.right]) this.#visit(part, inSight);
        // What is written to for each item may be a member of a list.
        const written = node.left.type === "VariableDeclaration" ? "" : "__w();";
        this.#body(node.body, lineOf(node), [...inSight, ...own], true, written);
        return;
      }
      case "WhileStatement":
      case "DoWhileStatement":
        this.#visit(node.test, inSight);
        this.#body(node.body, lineOf(node), inSight, true);
        return;
      case "SwitchStatement":
        this.#visit(node.discriminant, inSight);
        for (const each of node.cases) {
          if (each.test) this.#visit(each.test, inSight);
          // There may be more than one way in, so what an earlier case declares is not shown.
          this.#statements(each.consequent, inSight);
        }
        return;
      case "ImportExpression":
      case "MetaProperty":
        if (node.type === "ImportExpression" || node.meta.name === "import")
          this.#refuse(node, this.#words.noImport);
        return;
      case "Identifier":
        if (node.name.startsWith("__")) this.#refuse(node, this.#words.ownName);
        return;
      case "ChainExpression":
        this.#chain(node.expression, inSight);
        if (calls(node.expression)) this.#touch(node);
        return;
      default:
        this.#children(node, inSight);
        if (mayWrite(node)) this.#touch(node);
    }
  }

  /** The links of `a?.b().c` stay together, or the end of the chain would not be skipped. */
  #chain(node: AnyNode, inSight: readonly string[]): void {
    if (node.type === "MemberExpression") {
      this.#chain(node.object, inSight);
      if (node.computed) this.#visit(node.property, inSight);
    } else if (node.type === "CallExpression") {
      this.#chain(node.callee, inSight);
      for (const argument of node.arguments) this.#visit(argument, inSight);
    } else this.#visit(node, inSight);
  }

  /**
   * Lets the room know that something in a list may have changed when this part of a line is done. The value
   * goes through as it is, and around the whole expression, so neither `this` of a call nor the target of a
   * write is torn off.
   */
  #touch(node: Node): void {
    this.#insert(node.start, "__w(");
    this.#insert(node.end, ")");
  }

  #children(node: AnyNode, inSight: readonly string[]): void {
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value])
        if (isNode(child)) this.#visit(child, inSight);
  }

  #refuse(node: Node, message: string): never {
    const { line = 1, column = 0 } = node.loc?.start ?? {};
    throw new SourceError(message, line, column + 1);
  }
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

/**
 * Whether what this does by itself may change what is in a list: a call of anything, or a write to a member.
 * A write to a variable need not be told: another value is seen to be another one.
 */
function mayWrite(node: AnyNode): boolean {
  switch (node.type) {
    case "CallExpression":
    case "NewExpression":
    case "TaggedTemplateExpression":
      return true;
    case "AssignmentExpression":
      return node.left.type !== "Identifier";
    case "UpdateExpression":
      return node.argument.type !== "Identifier";
    case "UnaryExpression":
      return node.operator === "delete";
    default:
      return false;
  }
}

/** Whether there is a call among the links of a chain. */
function calls(node: AnyNode): boolean {
  if (node.type === "CallExpression") return true;
  return node.type === "MemberExpression" && calls(node.object);
}

function lineOf(node: Node): number {
  return node.loc?.start.line ?? 1;
}

function declaredBy(statement: AnyNode): string[] {
  if (statement.type === "FunctionDeclaration" || statement.type === "ClassDeclaration")
    return statement.id ? [statement.id.name] : [];
  return statement.type === "VariableDeclaration"
    ? statement.declarations.flatMap(({ id }) => namesIn(id))
    : [];
}

function namesIn(pattern: Pattern): string[] {
  switch (pattern.type) {
    case "Identifier":
      return [pattern.name];
    case "ArrayPattern":
      return pattern.elements.flatMap((element) => (element ? namesIn(element) : []));
    case "ObjectPattern":
      return pattern.properties.flatMap((property) =>
        namesIn(property.type === "RestElement" ? property.argument : property.value),
      );
    case "RestElement":
      return namesIn(pattern.argument);
    case "AssignmentPattern":
      return namesIn(pattern.left);
    default:
      return [];
  }
}
