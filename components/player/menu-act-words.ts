import type { Locale } from "#algorithms/core/lesson/locale.ts";
import { en, type MenuActWords } from "./menu-act-words.en.ts";

/** What the menu says when something was chosen, by language. */
export const menuActWords: Readonly<Record<Locale, MenuActWords>> = { en };
