/** An expression that is to be watched, as it is typed. */
import { parseExpressionAt, tokenizer } from "acorn";
import type { ProgramLanguage } from "#algorithms/engines/program/program.ts";
import type { Node } from "#algorithms/engines/program/tree.ts";
import { SourceError } from "./mistake.ts";

/** What Python writes in words, in the signs of the tree; all but one of the same length, so that places stay true. */
const SIGNS: Readonly<Record<string, string>> = {
  ...{ and: "&& ", or: "||", not: "!  ", is: "===", True: "true", False: "false", None: "null" },
};

/** An expression of Python as one that the parser reads. Texts stay as they are. */
function inSigns(text: string): string {
  return text.replace(
    /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\bis not\b|\b(?:and|or|not|is|True|False|None)\b/g,
    (word) => (word === "is not" ? "!==   " : (SIGNS[word] ?? word)),
  );
}

/** The tree of an expression in the language of its program. Throws a SourceError with the column of what is none. */
export function watchedNode(
  written: string,
  noEnd: (rest: string) => string,
  language: ProgramLanguage = "javascript",
): Node {
  const text = language === "python" ? inSigns(written) : written;
  try {
    const node = parseExpressionAt(text, 0, { ecmaVersion: "latest" });
    const rest = tokenizer(text.slice(node.end), { ecmaVersion: "latest" }).getToken();
    if (rest.type.label !== "eof") {
      const at = node.end + rest.start;
      // "i = 3" begins as an expression does: what comes after it tells more.
      throw new SourceError(noEnd(text.slice(at).trim()), 1, at + 1);
    }
    return node as unknown as Node;
  } catch (error) {
    if (!(error instanceof SyntaxError) || !("loc" in error)) throw error;
    const { column } = error.loc as { column: number };
    throw new SourceError(error.message.replace(/ \(\d+:\d+\)$/, ""), 1, column + 1);
  }
}
