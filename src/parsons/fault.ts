/** Why an order of blocks does not run, in plain words where we know them. */
import type { ParsonsWords } from "./words.ts";

/** What browsers say of a name that is used before it is there, or where it is not known. */
const TOO_EARLY = /(?:Cannot access|lexical declaration) ['‘]?([\w$]+)['’]? before initialization/;
const UNKNOWN = /([\w$]+) is not defined|Can't find variable: ([\w$]+)/;

/** What is told of a message of the parser or of the engine that came at this line of the program. */
export function faultText(text: string, line: number, message: string, words: ParsonsWords): string {
  const early = TOO_EARLY.exec(message)?.[1];
  if (early !== undefined) return words.tooEarly(early);
  const unknown = UNKNOWN.exec(message);
  if (unknown) return words.unknown(unknown[1] ?? unknown[2] ?? "");
  if (/outside of function/.test(message)) return words.outside;
  const before = depthBefore(text, line);
  if (before < 0 || (before === 0 && /^\s*\}/.test(text.split("\n")[line - 1] ?? "")))
    return words.closesTooMuch;
  return words.engine(message);
}

/** How many braces are open before a line; less than zero if more were closed than opened. */
function depthBefore(text: string, line: number): number {
  const code = text
    .split("\n")
    .slice(0, line - 1)
    .join("\n")
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`/g, "");
  return (code.match(/\{/g)?.length ?? 0) - (code.match(/\}/g)?.length ?? 0);
}
