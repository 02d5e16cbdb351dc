/**
 * A reader's program, made ready to be judged: parsed, refused where it asks for what the room has not, and with a call before each
 * statement that counts it. What is to be seen of a run is another matter, see see.ts.
 *
 * The text itself is not printed anew: pieces are inserted into it, none of which has a line end, so lines
 * stay true, in errors of the browser too. Two kinds of pieces, for which see prelude.js:
 *
 *     __t(5);     before a statement of line 5: counts it
 *     {…}         around a body without braces, to make room for the first
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
  readonly noNamespace: string;
  tooLong(most: number): string;
  missing(entry: string): string;
}

/** The text of the program for the room; `entry` is the function that it has to define. Throws a SourceError. */
export function compile(source: string, entry: string, words: CompileWords): string {
  if (source.length > LONGEST_PROGRAM) throw new SourceError(words.tooLong(LONGEST_PROGRAM), 1, 1);
  const program = parsed(source, words);
  const compiler = new Compiler(source, words);
  compiler.program(program);
  if (!compiler.topLevel.has(entry)) throw new SourceError(words.missing(entry), 1, 1);
  // A line end, as the program may end in a comment, and a semicolon, as it may end without one.
  return `${compiler.text()}\n;__offer(${entry});`;
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
  readonly #source: string;
  readonly #words: CompileWords;
  readonly #insertions: Insertion[] = [];

  constructor(source: string, words: CompileWords) {
    this.#source = source;
    this.#words = words;
  }

  program(program: Program): void {
    for (const statement of program.body) for (const name of declaredBy(statement)) this.topLevel.add(name);
    this.#statements(program.body);
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

  /** A list of statements, with a call before each. */
  #statements(list: readonly AnyNode[]): void {
    for (const statement of list) {
      const isDirective = statement.type === "ExpressionStatement" && statement.directive !== undefined;
      const isHoisted = statement.type === "FunctionDeclaration";
      // A call before a directive would make a mere text of it. A function that is declared runs nothing
      // where it stands.
      if (!isDirective && !isHoisted) this.#insert(statement.start, callAt(statement));
      this.#visit(statement);
    }
  }

  /** The body of a loop or of a branch, which gets braces if it has none. */
  #body(body: AnyNode, loop?: Node): void {
    // A round of a loop is counted by itself: a loop may have an empty body.
    const start = loop ? callAt(loop) : "";
    if (body.type === "BlockStatement") {
      this.#insert(body.start + 1, start);
      this.#statements(body.body);
      return;
    }
    this.#insert(body.start, `{${start}`);
    this.#statements([body]);
    this.#insert(body.end, "}");
  }

  #function(node: FunctionNode): void {
    if (node.async) this.#refuse(node, this.#words.noAsync);
    // Of parameters only what stands in them is visited: default values may hold calls and functions.
    for (const parameter of node.params) this.#children(parameter);
    if (node.body.type === "BlockStatement") this.#statements(node.body.body);
    else this.#visit(node.body);
  }

  #visit(node: AnyNode): void {
    switch (node.type) {
      case "BlockStatement":
      case "StaticBlock":
        this.#statements(node.body);
        return;
      case "FunctionDeclaration":
      case "FunctionExpression":
      case "ArrowFunctionExpression":
        this.#function(node);
        return;
      case "IfStatement":
        this.#visit(node.test);
        this.#body(node.consequent);
        if (node.alternate) this.#body(node.alternate);
        return;
      case "ForStatement":
        for (const part of [node.init, node.test, node.update]) if (part) this.#visit(part);
        this.#body(node.body, node);
        return;
      case "ForInStatement":
      case "ForOfStatement":
        if (node.type === "ForOfStatement" && node.await) this.#refuse(node, this.#words.noAsync);
        for (const part of [node.left, node.right]) this.#visit(part);
        this.#body(node.body, node);
        return;
      case "WhileStatement":
      case "DoWhileStatement":
        this.#visit(node.test);
        this.#body(node.body, node);
        return;
      case "SwitchStatement":
        this.#visit(node.discriminant);
        for (const each of node.cases) {
          if (each.test) this.#visit(each.test);
          this.#statements(each.consequent);
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
      default:
        this.#children(node);
    }
  }

  #children(node: AnyNode): void {
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) this.#visit(child);
  }

  #refuse(node: Node, message: string): never {
    const { line = 1, column = 0 } = node.loc?.start ?? {};
    throw new SourceError(message, line, column + 1);
  }
}

/**
 * A statement of its own, which begins with a name: where a program leaves out a semicolon before it, one
 * is still taken as read.
 */
function callAt(node: Node): string {
  return `__t(${node.loc?.start.line ?? 1});`;
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
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
