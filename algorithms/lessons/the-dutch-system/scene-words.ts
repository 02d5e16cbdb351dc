import type { Locale } from "#algorithms/core/lesson/locale.ts";
import { en, type SceneWords } from "./scene-words.en.ts";

export const sceneWords: Readonly<Record<Locale, SceneWords>> = { en };
