import type { Nodes } from "hast";

/**
 * A rehype plugin that marks the one-letter names in MathML with `data-variable`, so that the style sheet can set
 * them in the italic of the text: CSS alone cannot tell *n* from "mod".
 */
export function rehypeMathLetters() {
  return function mark(node: Nodes): void {
    if (node.type === "element" && node.tagName === "mi" && node.properties["mathvariant"] !== "normal") {
      const [child] = node.children;
      if (child?.type === "text" && /^\p{L}$/u.test(child.value)) node.properties["data-variable"] = "";
    }
    if ("children" in node) for (const child of node.children) mark(child);
  };
}
