import type { Locale } from "#algorithms/core/lesson/locale.ts";
import { en, type OfflineWords } from "./words.en.ts";

/** What is said about copies on the reader's own device, by language. */
export const offlineWords: Readonly<Record<Locale, OfflineWords>> = { en };
