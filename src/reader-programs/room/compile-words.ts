import type { Locale } from "#algorithms/core/lesson/locale.ts";
import type { CompileWords } from "./compile.ts";
import { en } from "./compile-words.en.ts";

export const compileWords: Readonly<Record<Locale, CompileWords>> = { en };
