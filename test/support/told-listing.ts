/** Listings that tell their steps: each of their marks becomes a statement that prints the names of its steps. */
import { readStepMarks } from "#src/lib/step-marks.ts";
import type { Language } from "./compilers.ts";

/** A step is told on a line of its own, so that nothing else that is printed is taken for one. */
const SIGN = "step: ";

/** Statements that print a line to standard error, with what every listing has at hand. */
const PRINTS: Readonly<Record<Language, (line: string) => string>> = {
  ts: (line) => `console.error("${line}");`,
  py: (line) => `print("${line}", file=__import__("sys").stderr)`,
  cpp: (line) => `std::cerr << "${line}\\n";`,
  java: (line) => `System.err.println("${line}");`,
};

/**
 * The listing with a statement before each marked one. Throws a SyntaxError that names the line for a mark on a line with
 * which no statement begins, so that none is passed over.
 */
export function tellingSteps(text: string, language: Language): string {
  const { lines, steps } = readStepMarks(text);
  let behind = "";
  const telling = lines.map((line, index) => {
    const [indent = "", code = ""] = /^(\s*)(.*)$/.exec(line)?.slice(1) ?? [];
    const before = behind;
    if (!/^(\/\/|#|$)/.test(code)) behind = code.replace(/\s+\/\/.*$/, "");
    const names = steps[index] ?? [];
    if (names.length === 0) return line;
    const prints = names.map((step) => PRINTS[language](SIGN + step));
    const told =
      language === "py" ? beforeLine(code, prints, indent) : beforeStatement(code, prints.join(" "), before);
    if (told === undefined)
      throw new SyntaxError(
        `listing.${language}: no statement begins with "${code}", line ${index + 1} without marks`,
      );
    return indent + told;
  });
  return telling.join("\n");
}

/** The steps that were told, and what else was printed. */
export function stepsTold(printed: string): { readonly steps: string[]; readonly others: string[] } {
  const lines = printed.split(/\r?\n/).filter((line) => line !== "");
  return {
    steps: lines.filter((line) => line.startsWith(SIGN)).map((line) => line.slice(SIGN.length)),
    others: lines.filter((line) => !line.startsWith(SIGN)),
  };
}

/** In Python, where a statement begins with its line. Inside brackets the compiler refuses what is put there. */
function beforeLine(code: string, prints: readonly string[], indent: string): string | undefined {
  const isInside = /^(elif|else|except|finally)\b|^[)\]}]|^(if|for|while) .*: \S|^$/.test(code);
  return isInside ? undefined : [...prints, code].join(`\n${indent}`);
}

/** In a language with braces; `behind` is the line before. */
function beforeStatement(code: string, print: string, behind: string): string | undefined {
  const head = headOf(code);
  const body = code.slice(head.length).trim();
  if (head !== "") return body === "{" ? `${head} { ${print}` : blockOf(head, print, body);
  if (isHeadAlone(behind)) return blockOf("", print, code);
  return /([;{}:]|\*\/)$|^$/.test(behind) && /^\w|^\[.* = /.test(code) ? `${print} ${code}` : undefined;
}

/** The statement in braces, behind what it belongs to, if it ends on its line. */
function blockOf(head: string, print: string, statement: string): string | undefined {
  return statement.endsWith(";") ? `${head} { ${print} ${statement} }`.trim() : undefined;
}

/** The condition with which a line begins, or `else`. */
function headOf(code: string): string {
  const start = /^(\} )?(else )?if (?=\()/.exec(code)?.[0];
  if (start === undefined) return /^(\} )?else\b/.exec(code)?.[0] ?? "";
  let depth = 0;
  for (let k = start.length; k < code.length; k++) {
    if (code[k] === "(") depth++;
    if (code[k] === ")" && --depth === 0) return code.slice(0, k + 1);
  }
  return "";
}

/** Whether a line begins a loop or a condition whose statement is on the next one. */
function isHeadAlone(code: string): boolean {
  return /^(\} )?(else|((else )?if|for|while) \(.*\))$/.test(code);
}
