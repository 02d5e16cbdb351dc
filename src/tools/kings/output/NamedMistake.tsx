import type { ReactElement } from "react";
import type { Locale } from "#algorithms/core/lesson/locale.ts";
import { mutantWords } from "#algorithms/lessons/peaceful-kings/mutant-words.ts";
import type { mutants } from "#algorithms/lessons/peaceful-kings/mutants.ts";
import { localePath } from "#src/i18n/locales.ts";
import type { KingsWords } from "../words.ts";

/** By which mistake an output comes out, and where the lesson has it. */
export function NamedMistake({
  name,
  locale,
  words,
}: {
  readonly name: keyof typeof mutants;
  readonly locale: Locale;
  readonly words: KingsWords;
}): ReactElement {
  return (
    <p data-mistake={name}>
      {mutantWords[locale][name]}{" "}
      <a href={localePath(locale, "/lessons/peaceful-kings/#exercise-break-it")}>{words.breakIt}</a>
    </p>
  );
}
