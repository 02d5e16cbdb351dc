import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import { en } from "./table-words.en.ts";

/** The heads and notes of the tables that round robins share. */
export type TableWords = typeof en;

export const tableWords: Readonly<Record<Locale, TableWords>> = { en };
