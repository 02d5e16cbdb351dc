/** A coach's question that is answered by a touch of the picture. */
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import { type Mark, namedMarks } from "#algorithms/core/lesson/scene.ts";
import type { OwnAsked } from "#components/player/state/player-questions.ts";
import type { Run } from "#components/run/run.ts";
import type { TourStop } from "#components/tour/tour.ts";
import { tourWords } from "./words.en.ts";

/** What can be touched where a run stands. */
export function touchable({ scene }: AnyLesson, { problem, scout }: Run, position: number): readonly Mark[] {
  return namedMarks(scene(problem, scout.seek(position)).plate);
}

/** How the right marks of a stop are called, as many as the picture has. */
export function rightLabels({ marks = [] }: TourStop, there: readonly Mark[]): string[] {
  return there.filter(({ id }) => marks.includes(id)).map(({ label }) => label);
}

/**
 * What a stop asks; undefined where it asks nothing by a touch, or its right marks are gone. Where the coach has told none, or
 * hides the answer, any answer will do.
 */
export function touchedQuestion(
  stop: TourStop,
  lesson: AnyLesson,
  run: Run,
  position: number,
): OwnAsked | undefined {
  if (stop.asks !== "touch") return undefined;
  const { marks = [], hides } = stop;
  const there = touchable(lesson, run, position);
  const right = there.filter(({ id }) => marks.includes(id)).map(({ id }) => id);
  if (there.length === 0 || (marks.length > 0 && right.length === 0)) return undefined;
  const isOpen = right.length === 0 || hides.includes("answer");
  return {
    position,
    input: run.text,
    question: {
      prompt: stop.question,
      choices: there.map(({ id }) => id),
      answers: isOpen ? [] : right,
      hint: "",
      why: isOpen ? tourWords.talk : tourWords.coachAnswer(rightLabels(stop, there).join(" / ")),
    },
  };
}

/** The first answer in words, and whether it is right: what was only noted is judged here. */
export function firstTouch(
  stop: TourStop,
  there: readonly Mark[],
  [first = ""]: readonly string[],
): { readonly isRight: boolean; readonly given: string } {
  const { marks = [] } = stop;
  const isRight = first !== "" && (marks.length === 0 || marks.includes(first));
  return { isRight, given: there.find(({ id }) => id === first)?.label ?? "" };
}
