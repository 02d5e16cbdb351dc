/** How much of a run is about what: how often lines ran that name a variable or a field. */
import type { Holder } from "./facts/facts.ts";
import { type Program, type Scope, variableIn } from "./program.ts";
import { headOf } from "./sight.ts";
import { childrenOf, isFunction, type Node, propertyName } from "./tree.ts";

export function weightsOf(
  program: Program,
  visits: Int32Array,
  fields: (name: string) => Holder | undefined,
): Map<Holder, number> {
  const weights = new Map<Holder, number>();
  const note = (holder: Holder | undefined, times: number): void => {
    if (holder) weights.set(holder, (weights.get(holder) ?? 0) + times);
  };
  for (const [k, { node, scope }] of program.sites.entries()) {
    const visit = (part: Node, at: Scope): void => {
      if (isFunction(part) || part.type === "BlockStatement") return;
      if (part.type === "Identifier") note(variableIn(at, part.name), visits[k]);
      if (part.type === "MemberExpression") {
        const name = propertyName(part);
        if (name !== undefined) note(fields(name), visits[k]);
      }
      for (const child of childrenOf(part)) visit(child, program.scopes.get(child) ?? at);
    };
    if (visits[k] > 0) for (const part of namedIn(node)) visit(part, program.scopes.get(node) ?? scope);
  }
  return weights;
}

function namedIn(node: Node): readonly Node[] {
  return node.type === "ForOfStatement" || node.type === "ForInStatement" ? [node.right] : headOf(node);
}
