/** One word for one thing: the glossary is what the lessons are checked against. */
import { readdirSync, readFileSync } from "node:fs";
import { parseAst } from "vite";
import { describe, expect, test } from "vitest";
import { glossary, patternOf } from "#src/reading/glossary/glossary.ts";
import { usesOf } from "#src/reading/glossary/uses.ts";

const root = new URL("../../", import.meta.url);
const lessons = readdirSync(new URL("content/lessons/en/", root)).map((file) => file.replace(/\.mdx$/, ""));
const articles = new Map(
  lessons.map((lesson) => [lesson, readFileSync(new URL(`content/lessons/en/${lesson}.mdx`, root), "utf8")]),
);

/** What a task says is said to programmers, in the words of their trade. */
const TO_PROGRAMMERS = /^(judge|fault|parsons|view)Words$/;

/** Every text of a catalog for readers, without its code. */
function textsIn(source: string): string[] {
  const texts: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) visit(each);
    if (typeof node !== "object" || node === null || Array.isArray(node)) return;
    const { type, value, id } = node as { type?: string; value?: unknown; id?: { name?: string } };
    if (type === "ImportDeclaration") return;
    if (type === "VariableDeclarator" && TO_PROGRAMMERS.test(id?.name ?? "")) return;
    if (type === "Literal" && typeof value === "string") texts.push(value);
    if (type === "TemplateElement") texts.push((value as { cooked: string }).cooked);
    for (const child of Object.values(node)) if (typeof child === "object") visit(child);
  };
  visit(parseAst(source, { lang: "ts" }));
  return texts;
}

/** What a lesson says: its article, and the catalogs of its folder. */
function saidBy(lesson: string): string[] {
  const folder = new URL(`algorithms/lessons/${lesson}/words/en/`, root);
  return [
    // The names under which others look for it are not ours.
    (articles.get(lesson) ?? "").replace(/^also: .*$/m, ""),
    ...readdirSync(folder).flatMap((file) => textsIn(readFileSync(new URL(file, folder), "utf8"))),
  ];
}

const said = new Map(lessons.map((lesson) => [lesson, saidBy(lesson)]));

test("there are words in it, and no form stands for two of them in one lesson", () => {
  expect(glossary.size).toBeGreaterThan(20);
  for (const lesson of lessons) {
    const seen = new Map<string, string>();
    for (const [id, { term, forms = [], lessons: only }] of glossary) {
      if (only && !only.includes(lesson)) continue;
      for (const form of [term, ...forms]) {
        expect(seen.get(form) ?? id, `${lesson}: ${form}`).toBe(id);
        seen.set(form, id);
      }
    }
  }
});

describe.each([...glossary])("%s", (_id, entry) => {
  const used = lessons.filter((lesson) => usesOf(entry, lesson, articles.get(lesson) ?? ""));

  test("is a word of a lesson, and named lessons exist", () => {
    expect(used.length).toBeGreaterThan(0);
    expect((entry.lessons ?? []).filter((lesson) => !lessons.includes(lesson))).toEqual([]);
  });

  test("is called nothing else where it is used", () => {
    for (const other of entry.not ?? []) {
      const forms = [other, `${other}s`];
      for (const lesson of used)
        for (const text of said.get(lesson) ?? [])
          for (const form of forms) {
            const at = patternOf(form).exec(text)?.index;
            expect(
              at === undefined ? "" : text.slice(Math.max(0, at - 40), at + 60),
              `${lesson}: ${form}`,
            ).toBe("");
          }
    }
  });
});
