import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import type { ChoiceWords } from "#algorithms/core/lesson/performing.ts";
import type { Board } from "#algorithms/engines/kings/board.ts";
import { en } from "./choice-words.en.ts";
import type { Asks, CellName, Steps } from "./steps.ts";

export const choiceWords: Readonly<Record<Locale, ChoiceWords<Board, Steps, CellName, Asks>>> = { en };
