/** The mistake by which a reader's turn comes out as it did. It is fetched when a turn has ended with a wrong answer in it. */
import { type PerformedRun, performedMistake } from "#algorithms/core/mistakes/performed-mistake.ts";
import { mistakeWords } from "../article/behavior/mistake-words.en.ts";
import { type NamedMistake, recognize } from "../article/behavior/recognize.ts";
import { showSmallestCase } from "../article/behavior/smallest-case.ts";

/** A mistake that was recognized in a turn, and its smallest case. */
export interface TurnMistake extends NamedMistake {
  /** What the smallest case is offered with. */
  readonly offer: string;
  /** Shows the smallest case behind a figure of an article; undefined for other figures, which nobody would wake. */
  showAt(figure: string): (() => void) | undefined;
}

/** The mistake that is recognized in a run that was performed. */
export async function turnMistake(run: PerformedRun): Promise<TurnMistake | undefined> {
  const lessonId = run.lesson.id;
  const mistake = await recognize(lessonId, (programs) => performedMistake(run, programs));
  if (!mistake) return undefined;
  return {
    ...mistake,
    offer: mistakeWords.smallestCase,
    showAt(figure) {
      const place = document.getElementById(figure)?.closest("[data-figure]")?.closest(".is-wide");
      if (!place) return undefined;
      const asked = { lessonId, mutant: mistake.name, figure: `mistake-${lessonId}` };
      return () => showSmallestCase(place, { kind: "smallest-case", ...asked });
    },
  };
}
