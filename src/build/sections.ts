import type { Element, ElementContent, Nodes, Root, RootContent } from "hast";

interface ArticleFile {
  readonly data: { readonly astro?: { readonly frontmatter?: Readonly<Record<string, unknown>> } };
}

/** How high the blocks of an article are on a wide screen, on the average over all lessons, in rem. */
const HEIGHTS: Readonly<Record<string, number>> = {
  Figure: 52,
  Compare: 52,
  Exercise: 48,
  Faded: 13,
  Proof: 24,
  SelfExplain: 20,
  Source: 72,
  Aside: 3,
  FollowUp: 3,
  TakeHome: 34,
  Dialogue: 32,
  CrossTable: 20,
  table: 18,
  pre: 10,
  h2: 8,
  h3: 4,
};
const LETTERS_A_LINE = 72;
const LINE = 1.6;

/**
 * A rehype plugin that divides a lesson into parts, `section.part`, each with its heading first: what is far from the
 * screen is laid out part by part when it comes near, and until then is as high as `data-rem` says. It numbers them too:
 * part 2 of lesson 1 opens with "1.2", which is also the link to it. It has to run after the headings got their ids.
 * Articles without a number are left alone.
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
    for (const { properties, children } of parts)
      properties["dataRem"] = Math.round(children.reduce((sum, child) => sum + heightOf(child), 0));
    tree.children = kept;
  };
}

const isHeading = (node: RootContent): node is Element => node.type === "element" && node.tagName === "h2";
const isBlank = (node: RootContent) => node.type === "text" && node.value.trim() === "";

function heightOf(node: Nodes): number {
  const { tagName, name } = node as { tagName?: string; name?: string };
  // A note stands beside the text.
  if (isBlank(node as RootContent) || name === "Sidenote") return 0;
  return HEIGHTS[tagName ?? name ?? ""] ?? LINE * (0.6 + Math.ceil(lettersIn(node) / LETTERS_A_LINE));
}

function lettersIn(node: Nodes): number {
  if (node.type === "text") return node.value.length;
  return "children" in node ? node.children.reduce((sum, child) => sum + lettersIn(child), 0) : 0;
}
