import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import { en } from "./words.en.ts";

/** What the tool says, in one language. */
export type PairingWords = typeof en;

export const pairingWords: Readonly<Record<Locale, PairingWords>> = { en };
