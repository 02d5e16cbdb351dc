import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import { en, type SceneWords } from "./scene-words.en.ts";

export const sceneWords: Readonly<Record<Locale, SceneWords>> = { en };
