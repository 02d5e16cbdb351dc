import type { ReactElement } from "react";
import type { mutants } from "#algorithms/lessons/peaceful-kings/asked/mistakes.ts";
import { mutantWords } from "#algorithms/lessons/peaceful-kings/words/en/class.ts";
import { localePath } from "#src/i18n/locales.ts";
import type { KingsWords } from "../words.en.ts";

/** By which mistake an output comes out, and where the lesson has it. */
export function NamedMistake({
  name,
  words,
}: {
  readonly name: keyof typeof mutants;
  readonly words: KingsWords;
}): ReactElement {
  return (
    <p data-mistake={name}>
      {mutantWords[name]}{" "}
      <a href={localePath("/lessons/peaceful-kings/#exercise-break-it")}>{words.breakIt}</a>
    </p>
  );
}
