import type { PairingWords } from "../words.en.ts";
import { type LateWords, lateWords } from "./late-words.en.ts";

/** All words of the tool. */
export type AllWords = PairingWords & LateWords;

/** The words of the page with those of the parts that came later. */
export function withLateWords(words: PairingWords): AllWords {
  return { ...words, ...lateWords };
}
