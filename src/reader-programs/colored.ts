/** The lines of a program, cut into pieces that have the colours of listings. */
import { languages, tokenizeText } from "prism-code-editor/prism";

type Piece = readonly [text: string, kind: string];

/** What the tokens of the editor are called in listings. */
const KINDS: Readonly<Record<string, string>> = {
  keyword: "keyword",
  "control-flow": "keyword",
  directive: "keyword",
  comment: "comment",
  string: "string",
  "template-string": "string",
  char: "string",
  number: "constant",
  boolean: "constant",
  constant: "constant",
};

/** The grammars, each fetched when a program needs it. */
const GRAMMARS: Readonly<Record<string, () => Promise<unknown>>> = {
  javascript: () => import("prism-code-editor/prism/languages/javascript"),
  typescript: () => import("prism-code-editor/prism/languages/typescript"),
  python: () => import("prism-code-editor/prism/languages/python"),
  cpp: () => import("prism-code-editor/prism/languages/cpp"),
  java: () => import("prism-code-editor/prism/languages/java"),
};

/** The languages by the endings of files. */
const ENDINGS: Readonly<Record<string, string>> = {
  ...{ js: "javascript", mjs: "javascript", ts: "typescript", py: "python", java: "java" },
  ...{ c: "cpp", cc: "cpp", cpp: "cpp", cxx: "cpp", h: "cpp", hpp: "cpp" },
};

/** What no program in another of the languages has at the beginning of a line. */
const SIGNS: readonly (readonly [sign: RegExp, language: string])[] = [
  [/^\s*#\s*include\b/m, "cpp"],
  [/^\s*(?:import java\b|public (?:static|class)\b|(?:final )?class \w+ \{)/m, "java"],
  [/^\s*(?:def \w+\(.*\).*:|(?:for|while|if) .*:|import \w+|from \w+ import .*)\s*$/m, "python"],
];

/**
 * The pieces of each line. `name` is the language, or the name of the file; for any other one the language is seen by the text.
 * One piece each in a language that has no colours here, and where its grammar does not come.
 */
export async function colored(lines: readonly string[], name: string): Promise<Piece[][]> {
  const text = lines.join("\n");
  const language = languageOf(name, text);
  const isThere = await GRAMMARS[language]?.().then(
    () => true,
    () => false,
  );
  const grammar = isThere ? languages[language] : undefined;
  if (!grammar) return lines.map((line) => [[line, ""]]);
  const result: Piece[][] = [[]];
  const addText = (part: string, kind: string): void => {
    for (const [k, line] of part.split("\n").entries()) {
      if (k > 0) result.push([]);
      if (line !== "") result.at(-1)?.push([line, kind]);
    }
  };
  const add = (tokens: readonly Token[], kind: string): void => {
    for (const token of tokens) {
      if (typeof token === "string") {
        addText(token, kind);
        continue;
      }
      const own = KINDS[token.type] ?? KINDS[token.alias ?? ""] ?? kind;
      if (typeof token.content === "string") addText(token.content, own);
      else add(token.content, own);
    }
  };
  add(tokenizeText(text, grammar), "");
  return result;
}

function languageOf(name: string, text: string): string {
  if (name in GRAMMARS) return name;
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase();
  return ENDINGS[ending ?? ""] ?? (ending ? "" : (SIGNS.find(([sign]) => sign.test(text))?.[1] ?? ""));
}

type Token = ReturnType<typeof tokenizeText>[number];
