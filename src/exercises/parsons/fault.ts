/** Why an order of blocks does not run, in plain words. */
import type { ParsonsWords } from "./words.en.ts";

/** What browsers say of a name that is used before it is there, or where it is not known. */
const TOO_EARLY = /(?:Cannot access|lexical declaration) ['‘]?([\w$]+)['’]? before initialization/;
const UNKNOWN = /([\w$]+) is not defined|Can't find variable: ([\w$]+)/;

/** What a message of the parser or of the engine means that came at this line of the program; undefined if we cannot tell. */
export function plainFault(
  text: string,
  line: number,
  message: string,
  words: ParsonsWords,
): string | undefined {
  const early = TOO_EARLY.exec(message)?.[1];
  if (early !== undefined) return words.tooEarly(early);
  const unknown = UNKNOWN.exec(message);
  if (unknown) return words.unknown(unknown[1] ?? unknown[2] ?? "");
  if (/outside of function/.test(message)) return words.outside;
  const before = depthBefore(text, line);
  const closes = /^\s*\}/.test(text.split("\n")[line - 1] ?? "");
  return before < 0 || (before === 0 && closes) ? words.closesTooMuch : undefined;
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
