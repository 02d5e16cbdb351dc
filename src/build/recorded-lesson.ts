import { readFile } from "node:fs/promises";
import { type Plugin, parseAst } from "vite";
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";

const PARTIAL = /\/lesson\.ts\?(recorded|counted|shown)$/;

/** What recording a run needs of a lesson. */
const NEEDED = ["steps", "cells", "asks", "parse", "solve"] as const;

/** A lesson that can be recorded, and nothing else. */
export type RecordedLesson = Pick<AnyLesson, (typeof NEEDED)[number]>;

/** What a player needs none of that neither checks, nor sets exercises, nor hands the run over, nor throws dice. */
const UNSEEN: readonly string[] = ["invariants", "claims", "exercises", "performing", "random"];

/** The source of a `lesson.ts` with those entries alone that a recording needs. */
export function onlyRecorded(source: string): string {
  return onlyEntries(source, (name) => (NEEDED as readonly string[]).includes(name));
}

/** The source of a `lesson.ts` with what counting its orders needs: a recording, and the claims that are tested in each. */
export function onlyCounted(source: string): string {
  return onlyEntries(source, (name) => name === "claims" || (NEEDED as readonly string[]).includes(name));
}

/** The source of a `lesson.ts` without what is not seen in a small player. */
export function onlyShown(source: string): string {
  return onlyEntries(source, (name) => !UNSEEN.includes(name));
}

/**
 * The source of a `lesson.ts` with some entries alone; what the others need is then imported for nothing, and the bundler
 * leaves it out. Throws a SyntaxError where there is no object literal `lesson`.
 */
function onlyEntries(source: string, isNeededName: (name: string) => boolean): string {
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
      entry.type === "Property" && entry.key.type === "Identifier" && isNeededName(entry.key.name);
    if (!isNeeded) kept = kept.slice(0, entry.start) + kept.slice(entry.end).replace(/^\s*,/, "");
  }
  return kept;
}

const FACES: Readonly<Record<string, (source: string) => string>> = {
  recorded: onlyRecorded,
  counted: onlyCounted,
  shown: onlyShown,
};

/**
 * A Vite plugin for `lesson.ts?recorded`, a lesson without its words, pictures and questions, for the worker that records,
 * `lesson.ts?counted`, which has its claims too, for the worker that counts orders, and `lesson.ts?shown`, a lesson without checks and exercises, for the small player in other pages.
 */
export function recordedLesson(): Plugin {
  return {
    name: "kibitz:recorded-lesson",
    enforce: "pre",
    async load(id) {
      const only = FACES[PARTIAL.exec(id)?.[1] ?? ""];
      if (!only) return undefined;
      const source = await readFile(id.replace(/\?.*$/, ""), "utf8");
      return { code: only(source), moduleType: "ts" } as { code: string };
    },
  };
}
