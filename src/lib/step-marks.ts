import { isCut } from "#algorithms/core/judge/parsons.ts";

/**
 * The marks that tie the lines of a program to the steps of its lesson: `// step: game`, `# steps: heir, swap`. A mark stands at
 * the end of the line that it speaks of, or alone on the line before it. A step comes right before the statement that begins
 * with its line, as a step call of a lesson does; on a line `if (…) statement` right before that statement, so only where the
 * condition holds. Readers need not see the marks, nor those that cut a program into blocks (`core/judge/parsons.ts`).
 */
const MARK = /[ \t]*(?:\/\/|#) steps?: ([\w, ]+)$/;

/** A program without its marks. */
export interface MarkedProgram {
  readonly lines: readonly string[];
  /** The steps of each line, in order. */
  readonly steps: readonly (readonly string[])[];
}

/** Takes the marks out of a program. Throws a SyntaxError for one that no line follows. */
export function readStepMarks(text: string): MarkedProgram {
  const lines: string[] = [];
  const steps: string[][] = [];
  const waiting: string[] = [];
  for (const line of text.split("\n")) {
    if (isCut(line)) continue;
    const [mark, names] = MARK.exec(line) ?? [];
    const rest = mark === undefined ? line : line.slice(0, -mark.length);
    waiting.push(...(names?.split(", ") ?? []));
    if (mark !== undefined && rest.trim() === "") continue;
    lines.push(rest);
    steps.push(rest.trim() === "" ? [] : waiting.splice(0));
  }
  if (waiting.length > 0) throw new SyntaxError(`no line follows the step ${waiting.join(", ")}`);
  return { lines, steps };
}

/** The program with the marks alone that cut it into blocks. */
export function withoutStepMarks(text: string): string {
  const lines = text.split("\n").map((line) => line.replace(MARK, (mark) => (mark === line ? "\0" : "")));
  return lines.filter((line) => line !== "\0").join("\n");
}

/** The program as it is taken away. */
export function withoutMarks(text: string): string {
  return readStepMarks(text).lines.join("\n");
}

/** The line (from 1) of each step. */
export function linesOfSteps({ steps }: MarkedProgram): Record<string, number> {
  return Object.fromEntries(steps.flatMap((names, index) => names.map((name) => [name, index + 1])));
}
