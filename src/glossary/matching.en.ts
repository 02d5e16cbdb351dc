import type { Entry } from "./entry.ts";

/** The words of the lessons on matching, by the id in links to the glossary. */
export const en: Readonly<Record<string, Entry>> = {};
