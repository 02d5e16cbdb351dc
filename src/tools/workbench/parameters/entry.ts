/** The main function of a program that declares functions and calls none: its parameters, each with a value to begin with. */
import {
  type AnyNode,
  type ArrowFunctionExpression,
  type FunctionExpression,
  type Function as FunctionNode,
  type Node,
  type Program,
  parse,
} from "acorn";
import { exampleOf, type Kind } from "./example.ts";
import { type Entry, mainOf, type Parameter, valueFieldIn } from "./main-function.ts";
import { namedIn, parametersUsed } from "./uses.ts";

/** A function that could be the main one. */
interface Candidate {
  readonly name: string;
  readonly node: FunctionNode;
  readonly callee: string;
}

/** Undefined where a program runs by itself or has no function. Throws a SyntaxError for what is no program. */
export function entryOf(source: string): Entry | undefined {
  const program = parse(source, { ecmaVersion: "latest", sourceType: "script", onComment: [] });
  const functions = functionsIn(program);
  const own = new Map(functions.map(({ name, node }) => [name, node]));
  if (!isAllDeclared(program, new Set([...own.keys(), ...classesIn(program).map(({ id }) => id.name)])))
    return undefined;
  const methods = methodsIn(program);
  const main = mainOf(
    methods.some(({ callee }) => callee.startsWith("new Solution()")) ? methods : [...functions, ...methods],
    ({ node }) => namedIn(node),
  );
  if (!main) return undefined;
  const types = typesBefore(source, main.node);
  const used = parametersUsed(main.node, own);
  const before: Kind[] = [];
  const parameters = main.node.params.map((pattern, k): Parameter => {
    const isOptional = pattern.type === "AssignmentPattern" || pattern.type === "RestElement";
    const bare = pattern.type === "AssignmentPattern" ? pattern.left : pattern;
    const name = source.slice(bare.start, bare.end);
    const place = { source, uses: used[k], before, fn: main.name };
    const { kind, example } = exampleOf(name, types.get(name), place);
    before.push(kind);
    return { name, kind, example, isOptional };
  });
  const valueField = valueFieldIn(source);
  const ownClass = { linked: classWith(program, source, "next"), tree: classWith(program, source, "left") };
  return { callee: main.callee, name: main.name, parameters, ownClass, valueField };
}

function functionsIn({ body }: Program): Candidate[] {
  return body.flatMap((statement): Candidate[] => {
    if (statement.type === "FunctionDeclaration")
      return [{ name: statement.id.name, callee: statement.id.name, node: statement }];
    if (statement.type !== "VariableDeclaration") return [];
    return statement.declarations.flatMap(({ id, init }) =>
      id.type === "Identifier" && init && isFunction(init)
        ? [{ name: id.name, callee: id.name, node: init }]
        : [],
    );
  });
}

function classesIn({ body }: Program) {
  return body.filter((statement) => statement.type === "ClassDeclaration");
}

/** The methods of a class that can be made without anything. */
function methodsIn(program: Program): Candidate[] {
  return classesIn(program).flatMap(({ id, body, superClass }) => {
    const members = body.body.filter((member) => member.type === "MethodDefinition");
    const made = members.find(({ kind }) => kind === "constructor");
    if (superClass || (made && made.value.params.length > 0)) return [];
    return members.flatMap(({ key, kind, static: isStatic, value }) =>
      kind === "method" && key.type === "Identifier"
        ? [{ name: key.name, node: value, callee: `${isStatic ? id.name : `new ${id.name}()`}.${key.name}` }]
        : [],
    );
  });
}

/** Whether nothing of it runs but the values of its variables, and none of those needs what it declares. */
function isAllDeclared({ body }: Program, own: ReadonlySet<string>): boolean {
  return body.every((statement) => {
    if (/^(FunctionDeclaration|ClassDeclaration|EmptyStatement)$/.test(statement.type)) return true;
    if (statement.type === "ExpressionStatement") return statement.directive !== undefined;
    if (statement.type !== "VariableDeclaration") return false;
    return statement.declarations.every(
      ({ init }) => !init || isFunction(init) || ![...namedIn(init)].some((name) => own.has(name)),
    );
  });
}

function isFunction(node: AnyNode): node is FunctionExpression | ArrowFunctionExpression {
  return node.type === "FunctionExpression" || node.type === "ArrowFunctionExpression";
}

/** The types that a comment before a function names: `@param {number[]} nums`. */
function typesBefore(source: string, { start }: Node): ReadonlyMap<string, string> {
  const [comment = ""] = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/[^/]{0,80}$/.exec(source.slice(0, start)) ?? [];
  const named = comment.matchAll(/@param\s*\{([^}]+)\}\s*\[?(\w+)/g);
  return new Map(Array.from(named, ([, type = "", name = ""]) => [name, type]));
}

/** The class of the program whose objects have this field, as a class or as a function that is called with `new`. */
function classWith(program: Program, source: string, field: string): string | undefined {
  const made = program.body.flatMap((statement) =>
    statement.type === "ClassDeclaration" || statement.type === "FunctionDeclaration" ? [statement] : [],
  );
  const sets = new RegExp(`\\bthis\\.${field}\\s*=[^=]|^\\s*${field}\\s*[=;]`, "m");
  return made.find(({ start, end }) => sets.test(source.slice(start, end)))?.id.name;
}
