/** Reads our own style sheets, where no browser does: nested rules become plain ones. */

/** One declaration with the selector that it is for, in the order of the cascade where weights are equal. */
export interface Declaration {
  readonly selector: string;
  /** Classes count 100, elements 1. */
  readonly weight: number;
  readonly property: string;
  readonly value: string;
}

/** What depends on a pointer, a key or a screen has no place in a file. */
const OF_A_PAGE = /:(hover|focus|active)|::/;

/** The declarations of a style sheet; what stands in `@media` and the like is left out. */
export function declarationsOf(css: string): Declaration[] {
  return [...read(css.replace(/\/\*[\s\S]*?\*\//g, ""), [])];
}

function* read(css: string, parents: readonly string[]): Generator<Declaration> {
  let text = "";
  for (let at = 0; at < css.length; at++) {
    const letter = css[at];
    if (letter === "{") {
      const end = closing(css, at);
      const head = text.trim();
      const body = css.slice(at + 1, end);
      if (head.startsWith("@layer")) yield* read(body, parents);
      else if (!head.startsWith("@")) yield* read(body, nested(parents, head));
      text = "";
      at = end;
    } else if (letter === ";") {
      yield* declared(text, parents);
      text = "";
    } else text += letter;
  }
  yield* declared(text, parents);
}

function closing(css: string, from: number): number {
  let depth = 0;
  for (let at = from; at < css.length; at++) {
    if (css[at] === "{") depth++;
    if (css[at] === "}" && --depth === 0) return at;
  }
  return css.length;
}

function nested(parents: readonly string[], head: string): string[] {
  const own = listOf(head);
  if (parents.length === 0) return own;
  return parents.flatMap((parent) =>
    own.map((selector) =>
      selector.includes("&") ? selector.replaceAll("&", parent) : `${parent} ${selector}`,
    ),
  );
}

function* declared(text: string, selectors: readonly string[]): Generator<Declaration> {
  const colon = text.indexOf(":");
  if (colon < 0 || text.trim().startsWith("@")) return;
  const property = text.slice(0, colon).trim();
  const value = text
    .slice(colon + 1)
    .trim()
    .replace(/\s+/g, " ");
  for (const selector of selectors)
    if (!OF_A_PAGE.test(selector)) yield { selector, weight: weightOf(selector), property, value };
}

/** The parts of a list between its commas; those in parentheses are no such commas. */
export function listOf(list: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const letter of list) {
    if (letter === "(" || letter === "[") depth++;
    if (letter === ")" || letter === "]") depth--;
    if (letter === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

function weightOf(selector: string): number {
  let inner = 0;
  const plain = selector.replace(/:(?:is|not)\(([^()]*)\)/g, (_, list: string) => {
    inner += Math.max(...listOf(list).map(weightOf));
    return "";
  });
  const classes = plain.match(/\.[\w-]+|\[[^\]]*\]|:[\w-]+/g)?.length ?? 0;
  const elements = plain.replace(/\[[^\]]*\]/g, "").match(/(?:^|[\s>+~])[a-z][\w-]*/g)?.length ?? 0;
  return inner + 100 * classes + elements;
}
