import type { ReactElement } from "react";
import { runMutant } from "#algorithms/mutant.ts";
import { makeRun, type Run } from "#components/run.ts";
import { Twin } from "#components/Twin.tsx";
import { playerWords } from "../i18n/player.ts";
import { loadLesson } from "../lessons.ts";
import { loadMutants } from "../mutants.ts";
import type { SleepingSmallestCase } from "./sleeping.ts";

/** The smallest case of a mistake, beside the right run. */
export async function smallestCaseOf(sleeping: SleepingSmallestCase): Promise<ReactElement> {
  const { lessonId, mutant, locale, figure } = sleeping;
  const [{ lesson }, { solvers, changes, smallest, words: mistakes }] = await Promise.all([
    loadLesson(lessonId),
    loadMutants(lessonId),
  ]);
  const [solve, text, changed] = [solvers[mutant], smallest[mutant], changes[mutant]];
  if (!solve || text === undefined || !changed) throw new RangeError(`${lessonId} has no mutant "${mutant}"`);
  const problem = lesson.parse(text, locale);
  const runOf = (program: typeof solve): Run => {
    const { trace, result, end } = runMutant(lesson, program, problem);
    if (!trace) throw new RangeError(`${lessonId}: the mutant "${mutant}" fails and cannot be shown`);
    return makeRun({ kind: "own", text }, text, problem, trace, result, end === "stopped");
  };
  const words = playerWords[locale];
  return (
    <Twin
      figure={figure}
      number={undefined}
      title={words.smallestCase}
      locale={locale}
      by="round"
      opensAtDifference
      words={words}
      left={{ lesson, run: runOf(lesson.solve), title: words.rightRun, note: "", lines: changed.right }}
      right={{
        lesson: { ...lesson, solve },
        run: runOf(solve),
        title: words.changedRun,
        note: "",
        lines: changed.wrong.length === 0 ? [words.leftOut] : changed.wrong,
        mistake: { sentence: mistakes[locale][mutant] ?? "", isChecked: changed.breaks === "claim" },
      }}
    />
  );
}
