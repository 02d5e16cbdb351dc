import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import { en } from "./words.en.ts";

export type RoundRobinWords = typeof en;

export const roundRobinWords: Readonly<Record<Locale, RoundRobinWords>> = { en };
