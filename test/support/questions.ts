import { expect } from "vitest";
import type { AnyLesson, Question } from "#algorithms/core/lesson/lesson.ts";
import { namedMarks } from "#algorithms/core/lesson/scene.ts";
import { type Cursor, type Frame, record, type StepCall, type Trace } from "#algorithms/core/run/trace.ts";

/** A question of a run. */
export interface Asked {
  readonly question: Question;
  readonly position: number;
  /** The frame before the step that the question is about, until the next question. */
  readonly before: Frame;
  readonly next: StepCall;
  readonly trace: Trace;
  /** Looks elsewhere in the trace. */
  readonly later: Cursor;
}

/** The questions that a lesson asks on the way through the run of a problem, in their order. */
export function* questionsOf(lesson: AnyLesson, problem: unknown): Generator<Asked> {
  const { trace } = record(lesson, problem);
  const [cursor, later] = [trace.cursor(), trace.cursor()];
  for (let position = 0; position < trace.length; position++) {
    const before = cursor.seek(position);
    const next = trace.stepAt(position + 1);
    const question = lesson.predict?.[next.step]?.(before, next, problem);
    if (question !== undefined) yield { question, position, before, next, trace, later };
  }
}

/** The choices of a question are different, hold its answers, and are on the figure before the step. */
export function expectOnFigure(lesson: AnyLesson, problem: unknown, { question, before }: Asked): void {
  const ids = new Set(namedMarks(lesson.scene(problem, before).plate).map(({ id }) => id));
  const choices = new Set(question.choices);
  expect(choices.size).toBe(question.choices.length);
  expect(question.answers.filter((answer) => !choices.has(answer))).toEqual([]);
  expect(question.choices.filter((choice) => !ids.has(choice))).toEqual([]);
}
