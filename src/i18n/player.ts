import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import type { PlayerWords } from "#components/panels/words.ts";
import { en } from "./player.en.ts";

/** The player's words in every language of the site. */
export const playerWords: Readonly<Record<Locale, PlayerWords>> = { en };
