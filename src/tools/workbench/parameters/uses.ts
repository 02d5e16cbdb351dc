/** What a function does with its parameters, also through other names and in the functions to which it hands them. */
import type { AnyNode, Function as FunctionNode, Node } from "acorn";

/** How one parameter is used. */
export interface Uses {
  /** The names behind its dot: `length`, `next`. */
  readonly members: Set<string>;
  /** How often it is looked up by a place: 2 for `a[i][j]`. */
  depth: number;
  isIterated: boolean;
  isReckoned: boolean;
  isCalled: boolean;
  /** It is compared with a text, or put behind one. */
  isText: boolean;
  /** Its items are taken apart: `for (const [u, v] of edges)`. */
  hasPairs: boolean;
}

type Functions = ReadonlyMap<string, FunctionNode>;

export function noUses(): Uses {
  return {
    ...{ members: new Set(), depth: 0, isIterated: false, isReckoned: false },
    ...{ isCalled: false, isText: false, hasPairs: false },
  };
}

/** The uses of each parameter of a function; `own` are the functions of the program. */
export function parametersUsed(fn: FunctionNode, own: Functions): Uses[] {
  return fn.params.map((_, k) => {
    const uses = noUses();
    follow(fn, k, { uses, own, seen: new Set() });
    return uses;
  });
}

/** The names in a node, those of properties left out unless they are called on `this`. */
export function namedIn(node: Node): Set<string> {
  const names = new Set<string>();
  const visit = (each: AnyNode, parent?: AnyNode): void => {
    const isProperty = parent?.type === "MemberExpression" && parent.property === each && !parent.computed;
    const isOnThis = isProperty && parent.object.type === "ThisExpression";
    if (each.type === "Identifier" && (!isProperty || isOnThis)) names.add(each.name);
    for (const child of childrenOf(each)) visit(child, each);
  };
  visit(node as AnyNode);
  return names;
}

interface Following {
  readonly uses: Uses;
  readonly own: Functions;
  readonly seen: Set<string>;
}

function follow(fn: FunctionNode, k: number, following: Following): void {
  const pattern = fn.params[k];
  const bare = pattern?.type === "AssignmentPattern" ? pattern.left : pattern;
  const key = `${fn.start}/${k}`;
  if (bare?.type !== "Identifier" || following.seen.has(key)) return;
  following.seen.add(key);
  const names = new Set([bare.name]);
  // Twice, as a name may be used in a loop before it is given.
  for (let round = 0; round < 2; round++) look(fn.body as AnyNode, names, following);
}

const RECKONS = /^[-*/%&|^]$|^(<<|>>>?|\*\*)$/;
const COMPARES = /^[<>]=?$|^[=!]==?$|^\+$/;

function look(node: AnyNode, names: Set<string>, following: Following): void {
  const { uses, own } = following;
  const isIt = (each: AnyNode | null | undefined): boolean =>
    each?.type === "Identifier" && names.has(each.name);
  switch (node.type) {
    case "VariableDeclarator":
      if (isIt(node.init) && node.id.type === "Identifier") names.add(node.id.name);
      break;
    case "AssignmentExpression":
      if (isIt(node.right) && node.left.type === "Identifier") names.add(node.left.name);
      if (isIt(node.left) && node.operator !== "=") uses.isReckoned = true;
      break;
    case "UpdateExpression":
      if (isIt(node.argument)) uses.isReckoned = true;
      break;
    case "MemberExpression":
      if (isIt(node.object) && node.property.type === "Identifier" && !node.computed)
        uses.members.add(node.property.name);
      uses.depth = Math.max(uses.depth, depthOf(node, isIt));
      break;
    case "ForOfStatement":
      if (!isIt(node.right)) break;
      uses.isIterated = true;
      if (node.left.type === "VariableDeclaration" && node.left.declarations[0]?.id.type === "ArrayPattern")
        uses.hasPairs = true;
      break;
    case "SpreadElement":
      if (isIt(node.argument)) uses.isIterated = true;
      break;
    case "BinaryExpression": {
      const other = isIt(node.left) ? node.right : isIt(node.right) ? node.left : undefined;
      if (!other) break;
      const isText = other.type === "Literal" && typeof other.value === "string";
      const isNumber = other.type === "Literal" && typeof other.value === "number";
      if (isText) uses.isText = true;
      else if (RECKONS.test(node.operator) || (isNumber && COMPARES.test(node.operator)))
        uses.isReckoned = true;
      break;
    }
    case "CallExpression":
    case "NewExpression":
      if (isIt(node.callee)) uses.isCalled = true;
      for (const [k, argument] of node.arguments.entries()) {
        if (!isIt(argument)) continue;
        const { callee } = node;
        const called = callee.type === "Identifier" ? own.get(callee.name) : undefined;
        if (called) follow(called, k, following);
        else if (/^(Math|Number)\./.test(nameOf(callee)) || nameOf(callee) === "Array")
          uses.isReckoned = true;
      }
      break;
    default:
  }
  for (const child of childrenOf(node)) look(child, names, following);
}

/** 1 for `a[i]`, 2 for `a[i][j]` of a name. */
function depthOf(node: AnyNode, isIt: (node: AnyNode) => boolean): number {
  if (node.type !== "MemberExpression" || !node.computed) return 0;
  if (isIt(node.object)) return 1;
  const inner = depthOf(node.object, isIt);
  return inner > 0 ? inner + 1 : 0;
}

function nameOf(node: AnyNode): string {
  if (node.type === "Identifier") return node.name;
  if (node.type !== "MemberExpression" || node.property.type !== "Identifier") return "";
  return `${nameOf(node.object)}.${node.property.name}`;
}

/** The parts of a node. */
export function childrenOf(node: AnyNode): AnyNode[] {
  return Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? value : [value]))
    .filter((value): value is AnyNode => typeof value === "object" && value !== null && "type" in value);
}
