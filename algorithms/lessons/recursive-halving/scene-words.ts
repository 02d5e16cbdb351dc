import type { Locale } from "#algorithms/core/lesson/lesson.ts";

import { en } from "./scene-words.en.ts";

/** What the picture and the tables of the halving say. */
export const sceneWords: Readonly<Record<Locale, typeof en>> = { en };
