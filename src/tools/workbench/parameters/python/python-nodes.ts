/** What is asked of the parts of a program in Python, as its parser has them. */
import type { SyntaxNode } from "@lezer/common";

export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

/** The node and all that stands in it, in the order of the text. */
export function* within(node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  for (const child of childrenOf(node)) yield* within(child);
}

/** The first part that cannot be read. */
export function brokenIn(node: SyntaxNode): SyntaxNode | undefined {
  for (const each of within(node)) if (each.type.isError) return each;
  return undefined;
}

/** Splits what stands between brackets at its commas. */
export function betweenCommas(list: SyntaxNode): SyntaxNode[][] {
  const groups: SyntaxNode[][] = [[]];
  for (const child of childrenOf(list)) {
    if (child.name === ",") groups.push([]);
    else if (child.name !== "(" && child.name !== ")") groups.at(-1)?.push(child);
  }
  return groups.filter((group) => group.length > 0);
}
