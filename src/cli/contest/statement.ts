/** The text of a task for those who solve it, in the two forms that contest systems read. */

import { packageWords } from "./package.en.ts";
import type { ContestProblem, ContestTest, Limits } from "./problem.ts";

interface Section {
  readonly head: string | undefined;
  readonly text: string;
}

function sectionsOf({ task, limits }: ContestProblem): Section[] {
  const { statement, input, output } = task.words;
  const { heads } = packageWords;
  return [
    { head: undefined, text: statement },
    { head: heads.input, text: `${input} ${limitsText(limits, task.parameters)}` },
    { head: heads.output, text: output },
  ];
}

/** The limits of the numbers, in the order in which they are given, and of what is told of edges. */
function limitsText(limits: Limits, parameters: readonly (readonly [string, string])[]): string {
  const given = parameters.filter(([, type]) => type === "number").map(([name]) => name);
  const ofBoards = ["rows", "columns"].filter((name) => limits[name] !== undefined && !given.includes(name));
  return packageWords.limits(
    [...given, ...ofBoards].map((name) => [name, limits[name] ?? 0]),
    limits,
  );
}

const LATEX: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
  "−": "$-$",
  "×": "$\\times$",
  "≤": "$\\le$",
  "–": "--",
  "’": "'",
  "“": "``",
  "”": "''",
};

function latex(text: string): string {
  return text.replace(/[\\{}$&#%_^~−×≤–’“”]/g, (sign) => LATEX[sign] ?? `\\${sign}`);
}

/** For Kattis, which adds the samples itself. */
export function latexStatement(problem: ContestProblem): string {
  const sections = sectionsOf(problem).map(
    ({ head, text }) => `\n${head === undefined ? "" : `\\section*{${latex(head)}}\n`}${latex(text)}\n`,
  );
  return `\\problemname{${latex(problem.title)}}\n${sections.join("")}`;
}

const HTML: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function html(text: string): string {
  return text.replace(/[&<>]/g, (sign) => HTML[sign] ?? sign);
}

/** For DOMjudge, which reads no LaTeX, and to print. */
export function htmlStatement(problem: ContestProblem): string {
  const { heads } = packageWords;
  const sections = sectionsOf(problem).map(
    ({ head, text }) => `${head === undefined ? "" : `<h2>${html(head)}</h2>\n`}<p>${html(text)}</p>\n`,
  );
  const { input, answer }: ContestTest = problem.sample;
  const title = html(problem.title);
  return [
    `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>${title}</title>\n<h1>${title}</h1>\n`,
    ...sections,
    `<h2>${html(heads.sampleInput)}</h2>\n<pre>${html(input)}</pre>\n`,
    `<h2>${html(heads.sampleOutput)}</h2>\n<pre>${html(answer)}</pre>\n</html>\n`,
  ].join("");
}
