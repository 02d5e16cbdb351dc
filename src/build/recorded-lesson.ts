import { readFile } from "node:fs/promises";
import { type Plugin, parseAst } from "vite";
import type { AnyLesson } from "#algorithms/lesson.ts";

const RECORDED = /\/lesson\.ts\?recorded$/;

/** What recording a run needs of a lesson. */
const NEEDED = ["steps", "cells", "asks", "parse", "solve"] as const;

/** A lesson that can be recorded, and nothing else. */
export type RecordedLesson = Pick<AnyLesson, (typeof NEEDED)[number]>;

/**
 * The source of a `lesson.ts` with those entries alone that a recording needs; what the others need is then imported for
 * nothing, and the bundler leaves it out. Throws a SyntaxError where there is no object literal `lesson`.
 */
export function onlyRecorded(source: string): string {
  const lesson = parseAst(source, { lang: "ts" })
    .body.flatMap((node) =>
      node.type === "ExportNamedDeclaration" && node.declaration?.type === "VariableDeclaration"
        ? node.declaration.declarations
        : [],
    )
    .find(({ id }) => id.type === "Identifier" && id.name === "lesson")?.init;
  if (lesson?.type !== "ObjectExpression")
    throw new SyntaxError("a lesson.ts exports an object literal named lesson");
  let kept = source;
  for (const entry of lesson.properties.toReversed()) {
    const isNeeded =
      entry.type === "Property" &&
      entry.key.type === "Identifier" &&
      (NEEDED as readonly string[]).includes(entry.key.name);
    if (!isNeeded) kept = kept.slice(0, entry.start) + kept.slice(entry.end).replace(/^\s*,/, "");
  }
  return kept;
}

/** A Vite plugin for `lesson.ts?recorded`: a lesson without its words, pictures and questions, for the worker that records. */
export function recordedLesson(): Plugin {
  return {
    name: "kibitz:recorded-lesson",
    enforce: "pre",
    async load(id) {
      if (!RECORDED.test(id)) return undefined;
      const code = onlyRecorded(await readFile(id.replace(/\?.*$/, ""), "utf8"));
      return { code, moduleType: "ts" } as { code: string };
    },
  };
}
