/** The values that a program has been given where it is written: a list, a text, a number, at the top of it. */
import { plainOf } from "#src/reader-programs/plain/plain-program.ts";
import type { LinkedProgram } from "#src/reader-programs/program-link.ts";
import type { WrittenValue } from "./written-value.ts";

/** A program whose text is that in which its values stand, in the order of the text. */
export interface WithValues {
  readonly program: LinkedProgram;
  readonly values: readonly WrittenValue[];
}

/** Rejects with a SyntaxError or a SourceError for what is no program. */
export async function withValues(program: LinkedProgram): Promise<WithValues> {
  if (program.language === "python") {
    const { writtenInPython } = await import("./written-in-python.ts");
    return { program, values: writtenInPython(program.text) };
  }
  const { writtenInScript } = await import("./written-in-script.ts");
  const text = program.language === "typescript" ? await plainOf(program.text) : program.text;
  return { program: { ...program, language: "javascript", text }, values: writtenInScript(text) };
}

/** The text with other values in their places. */
export function exchanged(text: string, values: readonly WrittenValue[], others: readonly string[]): string {
  let at = 0;
  const parts = values.flatMap(({ from, to }, k) => {
    const part = [text.slice(at, from), others[k] ?? ""];
    at = to;
    return part;
  });
  return [...parts, text.slice(at)].join("");
}
