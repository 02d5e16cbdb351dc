import type { Board } from "#algorithms/shared/kings/board.ts";
import type { Locale } from "../lesson.ts";
import type { ChoiceWords } from "../performing.ts";
import { en } from "./choice-words.en.ts";
import type { Asks, CellName, Steps } from "./steps.ts";

export const choiceWords: Readonly<Record<Locale, ChoiceWords<Board, Steps, CellName, Asks>>> = { en };
