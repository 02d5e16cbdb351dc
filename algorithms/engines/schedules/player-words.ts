import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import { en } from "./player-words.en.ts";

/** What can be wrong with a list of players. */
export type PlayerWords = typeof en;

export const playerWords: Readonly<Record<Locale, PlayerWords>> = { en };
