import type { Element, ElementContent, Root, RootContent } from "hast";
import { heightsOf } from "./part-heights.ts";

interface ArticleFile {
  readonly data: { readonly astro?: { readonly frontmatter?: Readonly<Record<string, unknown>> } };
}

/**
 * A rehype plugin that divides a lesson into parts, `section.part`, each with its heading first: what is far from the
 * screen is laid out part by part when it comes near, and until then is as high as `data-rem` says, or `data-narrow` on
 * a phone. It numbers them too: part 2 of lesson 1 opens with "1.2", which is also the link to it. It has to run after
 * the headings got their ids. Articles without a number are left alone.
 */
export function rehypeSections() {
  return (tree: Root, file: ArticleFile): void => {
    const lesson = file.data.astro?.frontmatter?.["number"];
    if (typeof lesson !== "number") return;
    const kept: RootContent[] = [];
    const parts: Element[] = [];
    let section = 0;
    for (const node of tree.children) {
      if (isHeading(node)) {
        section += 1;
        const link: Element = {
          type: "element",
          tagName: "a",
          properties: { className: ["section-number"], href: `#${String(node.properties["id"])}` },
          children: [{ type: "text", value: `${lesson}.${section}` }],
        };
        node.children.unshift(link, { type: "text", value: " " });
      }
      // What a module imports stays at the top.
      const isOutside = (node.type as string) === "mdxjsEsm" || (parts.length === 0 && isBlank(node));
      if (isHeading(node) || (parts.length === 0 && !isOutside)) {
        parts.push({
          type: "element",
          tagName: "section",
          properties: { className: ["part"] },
          children: [],
        });
        kept.push(parts.at(-1) as Element);
      }
      if (isOutside) kept.push(node);
      else parts.at(-1)?.children.push(node as ElementContent);
    }
    for (const { properties, children } of parts) {
      const { wide, narrow } = heightsOf(children);
      properties["dataRem"] = wide;
      properties["dataNarrow"] = narrow;
    }
    tree.children = kept;
  };
}

const isHeading = (node: RootContent): node is Element => node.type === "element" && node.tagName === "h2";
const isBlank = (node: RootContent) => node.type === "text" && node.value.trim() === "";
