/** An expression that is to be watched, as it is typed. */
import { parseExpressionAt, tokenizer } from "acorn";
import type { Node } from "#algorithms/engines/program/tree.ts";
import { SourceError } from "./mistake.ts";

/** The tree of an expression. Throws a SourceError with the column of what is none. */
export function watchedNode(text: string, noEnd: (rest: string) => string): Node {
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
