import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import { en } from "./words.en.ts";

export type StandingsWords = typeof en;

export const standingsWords: Readonly<Record<Locale, StandingsWords>> = { en };
