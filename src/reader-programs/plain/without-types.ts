/** TypeScript without its types. It comes when a program is in TypeScript. */
import { transform } from "sucrase";
import type { CompileWords } from "../room/compile.ts";
import { SourceError } from "../room/mistake.ts";

/** What would be taken away like a type, with all that it does. What is only declared does nothing. */
const NAMESPACE = /^[ \t]*(?:export[ \t]+)?(?:namespace|module)[ \t]+[\w$.]+[ \t]*\{/m;

/** The same program in JavaScript; every line stays where it is. Throws a SourceError. */
export function withoutTypes(text: string, words: CompileWords): string {
  const namespace = NAMESPACE.exec(text);
  if (namespace)
    throw new SourceError(words.noNamespace, text.slice(0, namespace.index).split("\n").length, 1);
  try {
    return transform(text, { transforms: ["typescript"], disableESTransforms: true, keepUnusedImports: true })
      .code;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const place = /\((\d+):(\d+)\)\s*$/.exec(error.message);
    const message = error.message.replace(/^Error transforming [^:]*: /, "").replace(/ \(\d+:\d+\)\s*$/, "");
    const { line, column } = (error as { readonly loc?: { line: number; column: number } }).loc ?? {
      line: Number(place?.[1] ?? 1),
      column: Number(place?.[2] ?? 1),
    };
    throw new SourceError(message || words.noTypeScript, line, column);
  }
}
