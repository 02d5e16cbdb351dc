/** The lines of a program, cut into pieces that have the colours of listings. */
import { languages, tokenizeText } from "prism-code-editor/prism";
import "prism-code-editor/prism/languages/javascript";
import "prism-code-editor/prism/languages/typescript";
import "prism-code-editor/prism/languages/python";

type Piece = readonly [text: string, kind: string];

/** What the tokens of the editor are called in listings. */
const KINDS: Readonly<Record<string, string>> = {
  keyword: "keyword",
  comment: "comment",
  string: "string",
  "template-string": "string",
  number: "constant",
  boolean: "constant",
  constant: "constant",
};

/** The pieces of each line; one piece each in a language that has no colours here. */
export async function colored(lines: readonly string[], language: string): Promise<Piece[][]> {
  const grammar = languages[language];
  if (!grammar) return lines.map((line) => [[line, ""]]);
  const result: Piece[][] = [[]];
  const add = (text: string, kind: string): void => {
    for (const [k, line] of text.split("\n").entries()) {
      if (k > 0) result.push([]);
      if (line !== "") result.at(-1)?.push([line, kind]);
    }
  };
  for (const token of tokenizeText(lines.join("\n"), grammar)) {
    if (typeof token === "string") add(token, "");
    else add(textOf(token.content), KINDS[token.type] ?? "");
  }
  return result;
}

type Content = ReturnType<typeof tokenizeText>[number] extends string | { content: infer C } ? C : never;

function textOf(content: Content | string): string {
  if (typeof content === "string") return content;
  return Array.isArray(content)
    ? content.map((token) => (typeof token === "string" ? token : textOf(token.content))).join("")
    : "";
}
