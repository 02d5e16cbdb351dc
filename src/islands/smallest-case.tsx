import type { ReactElement } from "react";
import type { Locale } from "#algorithms/locale.ts";
import { runMutant } from "#algorithms/mutant.ts";
import type { SmallestCase } from "#components/article/smallest-case.ts";
import { makeRun, type Run } from "#components/run.ts";
import { needSheet } from "#components/sheet.ts";
import { Twin } from "#components/Twin.tsx";
import { playerWords } from "../i18n/player.ts";
import { loadLesson } from "../lessons.ts";
import { loadMutants } from "../mutants.ts";
import twins from "../styles/sheets/twins.css?url";
import { en } from "./smallest-case.en.ts";

const smallestCaseWords: Readonly<Record<Locale, typeof en>> = { en };

/** The smallest case of a mistake, beside the right run. */
export async function smallestCaseOf(sleeping: SmallestCase): Promise<ReactElement> {
  const { lessonId, mutant, locale, figure } = sleeping;
  const [{ lesson }, { solvers, changes, smallest, sentences }] = await Promise.all([
    loadLesson(lessonId),
    loadMutants(lessonId, locale),
    needSheet(twins),
  ]);
  const [solve, text, changed] = [solvers[mutant], smallest[mutant], changes[mutant]];
  if (!solve || text === undefined || !changed) throw new RangeError(`${lessonId} has no mutant "${mutant}"`);
  const problem = lesson.parse(text, locale);
  const runOf = (program: typeof solve): Run => {
    const { trace, result, end } = runMutant(lesson, program, problem);
    if (!trace) throw new RangeError(`${lessonId}: the mutant "${mutant}" fails and cannot be shown`);
    return makeRun({ kind: "own", text }, text, problem, trace, result, end === "stopped");
  };
  const words = smallestCaseWords[locale];
  const wrong = runOf(solve);
  const { breaks } = changed;
  const mistake = sentences[mutant] ?? "";
  return (
    <Twin
      figure={figure}
      number={undefined}
      title={words.title}
      locale={locale}
      by="round"
      opensAtDifference
      takesFocus
      words={playerWords[locale]}
      left={{ lesson, run: runOf(lesson.solve), title: words.right, note: "", lines: changed.right }}
      right={{
        lesson: { ...lesson, solve },
        run: wrong,
        title: words.changed,
        note: "",
        ...(wrong.stopped ? { end: words.stopped(wrong.trace.length) } : {}),
        lines: changed.wrong.length === 0 ? [words.leftOut] : changed.wrong,
        mistake: { sentence: mistake, broken: breaks === "claim" ? words.broken : () => "" },
      }}
    />
  );
}
