import type { Element, Root } from "hast";

interface ArticleFile {
  readonly data: { readonly astro?: { readonly frontmatter?: Readonly<Record<string, unknown>> } };
}

/**
 * A rehype plugin that numbers the sections of a lesson: section 2 of lesson 1 opens with "1.2", which is also the
 * link to it. It has to run after the headings got their ids. Articles without a number are left alone.
 */
export function rehypeSections() {
  return (tree: Root, file: ArticleFile): void => {
    const lesson = file.data.astro?.frontmatter?.["number"];
    if (typeof lesson !== "number") return;
    let section = 0;
    for (const node of tree.children) {
      if (node.type !== "element" || node.tagName !== "h2") continue;
      section += 1;
      const link: Element = {
        type: "element",
        tagName: "a",
        properties: { className: ["section-number"], href: `#${String(node.properties["id"])}` },
        children: [{ type: "text", value: `${lesson}.${section}` }],
      };
      node.children.unshift(link, { type: "text", value: " " });
    }
  };
}
