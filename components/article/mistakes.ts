import type { FadedTable } from "#algorithms/exercise.ts";
import type { Locale } from "#algorithms/lesson.ts";
import { namedMistake, spelledTable, wrongTables } from "#algorithms/named-mistake.ts";
import { recognize } from "../recognize.ts";
import { mistakeWords } from "./mistake-words.ts";
import { showSmallestCase } from "./smallest-case.ts";

/**
 * Says below the verdict of `place`, a worked table, by which mistake the cells come out that the reader has filled, the
 * others being empty in `typed`, with a button for its smallest case. Where none is recognised, what is needed does not
 * come, or something was said meanwhile, it says nothing. Returns the name of the mistake.
 */
export async function sayMistake(
  place: HTMLElement,
  table: FadedTable,
  typed: readonly (readonly string[])[],
  locale: Locale,
): Promise<string | undefined> {
  const lessonId = place.dataset["lesson"] as string;
  const line = place.querySelector(".verdict") as HTMLElement;
  const said = line.textContent;
  const mistake = table.compared
    ? await recognize(lessonId, locale, (programs) =>
        namedMistake(
          spelledTable(table, typed),
          spelledTable(table, table.rows),
          wrongTables(table, programs),
        ),
      )
    : undefined;
  if (!mistake || line.textContent !== said) return mistake?.name;
  const { name, sentence } = mistake;
  const text = document.createElement("span");
  text.dataset["mistake"] = name;
  text.textContent = sentence;
  line.append(" ", document.createElement("br"), text);
  const button = document.createElement("button");
  button.className = "btn btn--quiet";
  button.type = "button";
  button.dataset["smallest"] = "";
  button.textContent = mistakeWords[locale].smallestCase;
  const figure = `mistake-${lessonId}`;
  button.addEventListener("click", () =>
    showSmallestCase(place, { kind: "smallest-case", lessonId, mutant: name, figure, locale }),
  );
  line.after(button);
  return name;
}
