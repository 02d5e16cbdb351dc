import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import type { ChoiceWords } from "#algorithms/core/lesson/performing.ts";
import { en } from "./choice-words.en.ts";
import type { Problem } from "./problem.ts";
import type { Asks, CellName, Steps } from "./steps.ts";

/** What is asked of somebody who pairs a round, by language. */
export const choiceWords: Readonly<Record<Locale, ChoiceWords<Problem, Steps, CellName, Asks>>> = { en };
