import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import { en, type ProofWords } from "./proof-words.en.ts";

export const proofWords: Readonly<Record<Locale, ProofWords>> = { en };
