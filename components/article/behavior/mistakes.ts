import type { FadedTable } from "#algorithms/core/lesson/exercise.ts";
import { namedByAnswers, type WrongAnswer } from "#algorithms/core/mistakes/named-answers.ts";
import { namedMistake, spelledTable, wrongTables } from "#algorithms/core/mistakes/named-mistake.ts";
import { mistakeWords } from "./mistake-words.en.ts";
import { type NamedMistake, recognize } from "./recognize.ts";
import { smallestCaseButton } from "./smallest-case.ts";

/**
 * Says below the verdict of `place`, a worked table, by which mistake the cells come out that the reader has filled, the
 * others being empty in `typed`, with a button for its smallest case. Where none is recognised, what is needed does not
 * come, or something was said meanwhile, it says nothing. Returns the name of the mistake.
 */
export async function sayMistake(
  place: HTMLElement,
  table: FadedTable,
  typed: readonly (readonly string[])[],
): Promise<string | undefined> {
  if (!table.compared) return undefined;
  const said = verdictOf(place).textContent;
  const mistake = await recognize(lessonOf(place), (programs) =>
    namedMistake(spelledTable(table, typed), spelledTable(table, table.rows), wrongTables(table, programs)),
  );
  return mistake && say(place, mistake, mistake.sentence, said);
}

/**
 * Says below the verdict of `place`, a question, which mistake the last wrong answers to it have in common, as `sayMistake`
 * does.
 */
export async function sayCommonMistake(
  place: HTMLElement,
  answers: readonly WrongAnswer[],
): Promise<string | undefined> {
  if (!answers.every(({ task }) => task.compared)) return undefined;
  const said = verdictOf(place).textContent;
  const mistake = await recognize(lessonOf(place), (programs) => namedByAnswers(answers, programs));
  return mistake && say(place, mistake, `${mistakeWords.inCommon} ${mistake.sentence}`, said);
}

function lessonOf(place: HTMLElement): string {
  return place.dataset["lesson"] as string;
}

function verdictOf(place: HTMLElement): HTMLElement {
  return place.querySelector(".verdict") as HTMLElement;
}

/** Says a mistake with a button for its smallest case, unless the verdict is another one than `said` by now. */
function say(place: HTMLElement, { name }: NamedMistake, told: string, said: string | null): string {
  const line = verdictOf(place);
  if (line.textContent !== said) return name;
  const lessonId = lessonOf(place);
  const text = document.createElement("span");
  text.dataset["mistake"] = name;
  text.textContent = told;
  line.append(" ", document.createElement("br"), text);
  const asked = { lessonId, mutant: name, figure: `mistake-${lessonId}` };
  const button = smallestCaseButton(place, mistakeWords.smallestCase, asked);
  button.dataset["smallest"] = "";
  line.after(button);
  return name;
}
