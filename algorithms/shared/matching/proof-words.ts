import type { Locale } from "#algorithms/lesson.ts";
import { en, type ProofWords } from "./proof-words.en.ts";

export const proofWords: Readonly<Record<Locale, ProofWords>> = { en };
