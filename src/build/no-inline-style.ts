interface Node {
  readonly properties?: Record<string, unknown>;
  readonly children?: readonly Node[];
}

/** A rehype plugin that drops every `style` attribute: the page's policy forbids inline styles. */
export function rehypeNoInlineStyle() {
  return function strip(node: Node): void {
    if (node.properties) delete node.properties["style"];
    for (const child of node.children ?? []) strip(child);
  };
}
