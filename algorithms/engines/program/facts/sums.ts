/** Along what the numbers of a program go: read off the expressions that make them. */
import { type Scope, type Variable, variableIn } from "../program.ts";
import { methodOf, type Node } from "../tree.ts";

type Part = Variable | undefined;

/**
 * What a number goes along with, in order: i of `i % n`, c and w of `c - w`, lo and hi of what lies halfway between them. A product of
 * two variables goes along with neither.
 */
export interface Sum {
  /** undefined stands for one that is no variable. */
  readonly parts: readonly Part[];
  readonly isMiddle: boolean;
  /** Whether it is nothing but a variable. */
  readonly isCopy: boolean;
}

/** Along what the value of an expression goes; `text` is the expression without spaces. */
export function along(node: Node, scope: Scope, text: string): Sum {
  return {
    parts: [...new Set(partsOf(node, scope, alongBoth))],
    isMiddle: HALVED.test(text),
    isCopy: node.type === "Identifier",
  };
}

/** The variables of which a number is made by sums, products and functions of Math: v, v ± 1, (lo + hi) >> 1. */
export function variablesIn(node: Node, scope: Scope): Variable[] {
  return partsOf(node, scope, (_, left, right) => [...left, ...right]).filter((each) => each !== undefined);
}

/** The parts of a number that are no literals; undefined stands for one that is no variable. */
function partsOf(node: Node, scope: Scope, joined: typeof alongBoth): Part[] {
  const inside = (part: Node): Part[] => partsOf(part, scope, joined);
  switch (node.type) {
    case "Literal":
      return [];
    case "Identifier":
      return [variableIn(scope, node.name)];
    case "BinaryExpression":
      return joined(node.operator, inside(node.left), inside(node.right));
    case "UnaryExpression":
    case "UpdateExpression":
      return inside(node.argument);
    case "ParenthesizedExpression":
      return inside(node.expression);
    case "AssignmentExpression":
      return inside(node.left);
    case "CallExpression": {
      const method = methodOf(node);
      const isMath = method?.on.type === "Identifier" && method.on.name === "Math";
      return isMath ? node.arguments.flatMap(inside) : [undefined];
    }
    default:
      return [undefined];
  }
}

/** A half of something. */
const HALVED = /\/2\b|>>>?1\b/;

/** Along which of the variables on both sides of an operator its value goes. */
function alongBoth(operator: string, left: readonly Part[], right: readonly Part[]): Part[] {
  if (/^(%|<<|\*\*)$/.test(operator)) return [...left];
  const isOfBoth = left.length > 0 && right.some((part) => !left.includes(part));
  return isOfBoth && !/^[+-]$/.test(operator) ? [undefined] : [...left, ...right];
}
