import type { ReactElement, ReactNode } from "react";
import { firstBroken } from "#algorithms/core/lesson/first-broken.ts";
import { runMutant } from "#algorithms/core/mistakes/mutant.ts";
import type { SmallestCase } from "#components/article/behavior/smallest-case.ts";
import { needSheet } from "#components/page/sheet.ts";
import { makeRun, type Run } from "#components/run/run.ts";
import { Twin } from "#components/twin/Twin.tsx";
import { playerWords } from "#src/i18n/player.en.ts";
import { loadLesson } from "#src/registry/lessons.ts";
import { loadMutants } from "#src/registry/mutants.ts";
import twins from "#src/styles/sheets/twins.css?url";
import { smallestCaseWords } from "./smallest-case.en.ts";

/** The smallest case of a mistake, beside the right run. */
export async function smallestCaseOf(sleeping: SmallestCase): Promise<ReactElement> {
  const { lessonId, mutant, figure } = sleeping;
  const [{ lesson }, { solvers, changes, smallest, sentences }] = await Promise.all([
    loadLesson(lessonId),
    loadMutants(lessonId),
    needSheet(twins),
  ]);
  const [solve, text, changed] = [solvers[mutant], smallest[mutant], changes[mutant]];
  if (!solve || text === undefined || !changed) throw new RangeError(`${lessonId} has no mutant "${mutant}"`);
  const problem = lesson.parse(text);
  const runOf = (program: typeof solve): Run => {
    const { trace, result, end } = runMutant(lesson, program, problem);
    if (!trace) throw new RangeError(`${lessonId}: the mutant "${mutant}" fails and cannot be shown`);
    return makeRun({
      source: { kind: "own", text },
      text,
      problem,
      trace,
      result,
      stopped: end === "stopped",
    });
  };
  const words = smallestCaseWords;
  const wrong = runOf(solve);
  const { breaks } = changed;
  const mistake = sentences[mutant] ?? "";
  return (
    <Twin
      figure={figure}
      number={undefined}
      title={words.title}
      by="round"
      opensAtDifference
      takesFocus
      words={playerWords}
      left={{ lesson, run: runOf(lesson.solve), title: words.right, note: "", below: linesOf(changed.right) }}
      right={{
        lesson: { ...lesson, solve },
        run: wrong,
        title: words.changed,
        note: "",
        ...(wrong.stopped ? { end: words.stopped(wrong.trace.length) } : {}),
        below: linesOf(changed.wrong.length === 0 ? [words.leftOut] : changed.wrong),
        says(frame) {
          const broken = breaks === "claim" ? firstBroken(lesson, wrong, frame) : undefined;
          return broken ? words.broken(broken.what, broken.evidence) : mistake;
        },
      }}
    />
  );
}

/** Lines of a program. */
function linesOf(lines: readonly string[]): ReactNode {
  return (
    lines.length > 0 && (
      <pre className="twin__lines">
        <code>{dedented(lines).join("\n")}</code>
      </pre>
    )
  );
}

/** Lines without the blanks that all of them begin with. */
function dedented(lines: readonly string[]): string[] {
  const indent = Math.min(...lines.filter((line) => line.trim() !== "").map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indent));
}
