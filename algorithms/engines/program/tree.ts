/**
 * The syntax tree of a program, as far as something is read off it: the shapes are those of ESTree, which parsers of JavaScript
 * give. A tree holds more kinds than are named here; whoever looks at one leaves the others to a `default`.
 */

interface Placed {
  readonly start: number;
  readonly end: number;
}

export interface Identifier extends Placed {
  readonly type: "Identifier";
  readonly name: string;
}

export interface PrivateName extends Placed {
  readonly type: "PrivateIdentifier";
  readonly name: string;
}

export interface Literal extends Placed {
  readonly type: "Literal";
  readonly value?: unknown;
  readonly regex?: unknown;
  readonly bigint?: string | null;
}

export interface Member extends Placed {
  readonly type: "MemberExpression";
  readonly object: Node;
  readonly property: Node;
  readonly computed: boolean;
  readonly optional?: boolean;
}

export interface Call extends Placed {
  readonly type: "CallExpression" | "NewExpression";
  readonly callee: Node;
  readonly arguments: readonly Node[];
}

export interface Binary extends Placed {
  readonly type: "BinaryExpression" | "LogicalExpression";
  readonly operator: string;
  readonly left: Node;
  readonly right: Node;
}

export interface Assignment extends Placed {
  readonly type: "AssignmentExpression";
  readonly operator: string;
  readonly left: Node;
  readonly right: Node;
}

export interface Unary extends Placed {
  readonly type: "UnaryExpression" | "UpdateExpression";
  readonly operator: string;
  readonly argument: Node;
}

export interface Conditional extends Placed {
  readonly type: "ConditionalExpression";
  readonly test: Node;
  readonly consequent: Node;
  readonly alternate: Node;
}

export interface Template extends Placed {
  readonly type: "TemplateLiteral";
  readonly quasis: readonly { readonly value: { readonly cooked?: string | null } }[];
  readonly expressions: readonly Node[];
}

export interface Items extends Placed {
  readonly type: "ArrayExpression" | "ArrayPattern";
  readonly elements: readonly (Node | null)[];
}

/** A pattern that takes an object apart, or an object that is written down: its children are its properties. */
export interface Fields extends Placed {
  readonly type: "ObjectPattern" | "ObjectExpression";
  readonly properties: readonly Node[];
}

export interface Property extends Placed {
  readonly type: "Property";
  readonly key: Node;
  readonly value: Node;
  readonly computed: boolean;
}

/** What stands round one expression and has its value. */
export interface Round extends Placed {
  readonly type: "ParenthesizedExpression" | "ChainExpression" | "ExpressionStatement";
  readonly expression: Node;
}

export interface FunctionNode extends Placed {
  readonly type: "FunctionDeclaration" | "FunctionExpression" | "ArrowFunctionExpression";
  readonly params: readonly Node[];
  readonly body: Node;
}

export interface Block extends Placed {
  readonly type: "BlockStatement" | "Program";
  readonly body: readonly Node[];
}

export interface Declaration extends Placed {
  readonly type: "VariableDeclaration";
  readonly kind: string;
  readonly declarations: readonly Declarator[];
}

export interface Declarator extends Placed {
  readonly type: "VariableDeclarator";
  readonly id: Node;
  readonly init?: Node | null;
}

export interface If extends Placed {
  readonly type: "IfStatement";
  readonly test: Node;
  readonly consequent: Node;
  readonly alternate?: Node | null;
}

export interface While extends Placed {
  readonly type: "WhileStatement" | "DoWhileStatement";
  readonly test: Node;
  readonly body: Node;
}

export interface For extends Placed {
  readonly type: "ForStatement";
  readonly init?: Node | null;
  readonly test?: Node | null;
  readonly update?: Node | null;
  readonly body: Node;
}

export interface ForEach extends Placed {
  readonly type: "ForOfStatement" | "ForInStatement";
  readonly left: Node;
  readonly right: Node;
  readonly body: Node;
}

export interface Return extends Placed {
  readonly type: "ReturnStatement" | "ThrowStatement";
  readonly argument?: Node | null;
}

/** What has nothing in it that would be looked at. */
export interface Plain extends Placed {
  readonly type: "ThisExpression" | "BreakStatement" | "ContinueStatement" | "EmptyStatement";
}

export type Node =
  | Identifier
  | PrivateName
  | Literal
  | Member
  | Call
  | Binary
  | Assignment
  | Unary
  | Conditional
  | Template
  | Items
  | Fields
  | Property
  | Round
  | FunctionNode
  | Block
  | Declaration
  | Declarator
  | If
  | While
  | For
  | ForEach
  | Return
  | Plain;

/** What stands directly in a node, of any kind. */
export function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "end" in value;
}

/** Whether a part of a program stands in another, or is it. */
export function isWithin({ start, end }: Node, block: Node): boolean {
  return start >= block.start && end <= block.end;
}

/** Whether a node is a function: what stands in it runs at another time. */
export function isFunction(node: Node): node is FunctionNode {
  return /Function/.test(node.type);
}

/** The name of a property that is written down: `.length`, and undefined for what is computed. */
export function propertyName({ computed, property }: Member): string | undefined {
  if (computed) return undefined;
  if (property.type === "PrivateIdentifier") return `#${property.name}`;
  return property.type === "Identifier" ? property.name : undefined;
}

/** The method that a call names, with what it is called on; undefined for any other call. */
export function methodOf(node: Call): { readonly on: Node; readonly name: string } | undefined {
  const { callee } = node;
  if (node.type !== "CallExpression" || callee.type !== "MemberExpression") return undefined;
  const name = propertyName(callee);
  return name === undefined ? undefined : { on: callee.object, name };
}

/** The number of a place that is looked up by a call: `a.get(k)`, `s.charAt(k)`. */
const LOOKS = new Set(["get", "at", "charAt", "charCodeAt", "codePointAt"]);

/** What an expression looks up: `a` at `k` in `a[k]` and in `a.get(k)`; undefined for all else. */
export function lookup(node: Node): { readonly on: Node; readonly key: Node } | undefined {
  if (node.type === "MemberExpression" && node.computed) return { on: node.object, key: node.property };
  if (node.type !== "CallExpression" || node.arguments.length !== 1) return undefined;
  const method = methodOf(node);
  return method && LOOKS.has(method.name) ? { on: method.on, key: node.arguments[0] } : undefined;
}
