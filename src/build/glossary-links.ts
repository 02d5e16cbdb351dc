/** Links the words of the glossary from where an article first uses them. */

import { localePath } from "../i18n/locales.ts";
import { formsFor, glossary, patternOf } from "../reading/glossary/glossary.ts";

interface Node {
  readonly type: string;
  readonly name?: string | null;
  readonly value?: string;
  children?: Node[] | undefined;
}

interface ArticleFile {
  readonly path: string;
}

/** What holds no link of ours: what is a link or a heading itself, code, and what leads to a step. */
const CLOSED_TYPES = new Set(["heading", "link", "inlineCode", "code", "table", "math", "inlineMath"]);
const CLOSED_COMPONENTS = new Set(["Cue", "YourTurn", "Mainline", "Ref", "Line", "Hint", "a"]);

/** The address of an entry. */
export function glossaryAddress(id: string): string {
  return `${localePath("/glossary/")}#${id}`;
}

/** A remark plugin; pages that are no lessons are left alone. */
export function remarkGlossary() {
  return (tree: Node, file: ArticleFile): void => {
    const [, lesson] = /lessons\/\w+\/([\w-]+)\.mdx$/.exec(file.path) ?? [];
    if (lesson === undefined) return;
    const open = new Map(
      formsFor(glossary, lesson).map(([form, id]) => [form, { id, pattern: patternOf(form) }]),
    );
    link(tree);

    function link(node: Node): void {
      if (CLOSED_TYPES.has(node.type) || CLOSED_COMPONENTS.has(node.name ?? "")) return;
      node.children = node.children?.flatMap((child) => {
        if (child.type !== "text") {
          link(child);
          return [child];
        }
        return linked(child.value ?? "");
      });
    }

    /** A text cut at the first use of a word that has no link yet, and so on with what is left. */
    function linked(text: string): Node[] {
      if (text === "") return [];
      for (const [, { id, pattern }] of open) {
        const match = pattern.exec(text);
        if (!match) continue;
        for (const [form, entry] of open) if (entry.id === id) open.delete(form);
        const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
        const term = {
          type: "link",
          url: glossaryAddress(id),
          data: { hProperties: { className: ["term"] } },
          children: [{ type: "text", value: match[0] }],
        };
        return [...linked(before), term as Node, ...linked(after)];
      }
      return [{ type: "text", value: text }];
    }
  };
}
