/** The questions of a run: where it stops for them, what is asked, and how an answer is named. */
import type { AnyLesson, Question } from "#algorithms/core/lesson/lesson.ts";
import type { Mark } from "#algorithms/core/lesson/scene.ts";
import { positionsOf } from "#components/run/position-names.ts";
import type { Run } from "#components/run/run.ts";

/** What a player is of: nothing of it changes. */
export interface PlayerSubject {
  readonly lesson: AnyLesson;
  /** The steps before which a question is asked: position names. */
  readonly asks: string;
  /** What somebody else asks of one step. */
  readonly own?: OwnAsked | undefined;
}

/** A question about what stands at a position of the run of this input. Without right answers, any will do. */
export interface OwnAsked {
  readonly position: number;
  readonly input: string;
  readonly question: Question;
}

/**
 * A question that waits for its answer. The lesson's own ones are asked before the step that leads to `position`, those of
 * somebody else at it.
 */
export interface Asking {
  readonly position: number;
  /** What was chosen wrongly so far, in order. */
  readonly wrong: readonly string[];
}

/** The positions of the steps before or at which the figure asks something, ascending. */
export function stopsOf(subject: PlayerSubject, run: Run): number[] {
  const asked = positionsOf(run.trace, subject.asks).filter(
    (position) => position > 0 && questionAt(subject, run, position) !== undefined,
  );
  const own = ownAsked(subject, run)?.position;
  return [...new Set(own === undefined ? asked : [...asked, own])].sort((p, q) => p - q);
}

/** What somebody else asks of this run. */
export function ownAsked({ own }: PlayerSubject, run: Run): OwnAsked | undefined {
  return own?.input === run.text ? own : undefined;
}

/** The question at `position`, or the lesson's before the step that leads there. */
export function questionAt(subject: PlayerSubject, run: Run, position: number): Question | undefined {
  const own = ownAsked(subject, run);
  if (own?.position === position) return own.question;
  const { lesson } = subject;
  const { trace, scout, problem } = run;
  const call = trace.stepAt(position);
  return lesson.predict?.[call.step]?.(scout.seek(position - 1), call, problem);
}

/** Questions on examples have names that outlive a visit; the position is part of the name. Those of somebody else have none. */
export function reviewId(subject: PlayerSubject, run: Run, position: number): string {
  if (ownAsked(subject, run)?.position === position) return "";
  const { lesson } = subject;
  const { source } = run;
  return `${lesson.id}/${source.kind === "example" ? source.id : source.kind}/${position}`;
}

/** A question that is open. */
export interface OpenQuestion {
  readonly id: string;
  readonly question: Question;
  /** The step before which it is asked. */
  readonly position: number;
  /** From 1, of `of`. */
  readonly number: number;
  readonly of: number;
  readonly wrong: readonly string[];
}

/** What a player knows of its questions. */
interface Questioned {
  readonly subject: PlayerSubject;
  readonly run: Run;
  readonly stops: readonly number[];
  readonly asking: Asking | undefined;
}

/** The question that waits for an answer. */
export function openQuestion({ subject, run, asking, stops }: Questioned): OpenQuestion | undefined {
  const question = asking && questionAt(subject, run, asking.position);
  return (
    question && {
      ...asking,
      id: reviewId(subject, run, asking.position),
      question,
      number: stops.indexOf(asking.position) + 1,
      of: stops.length,
    }
  );
}

/** The choices by the digit that answers, when every choice has one digit for a name; otherwise none. */
export function digitChoices(
  { question }: OpenQuestion,
  marks: readonly Mark[],
): ReadonlyMap<string, string> {
  const digits = digitMarks(question.choices, marks);
  return digits.size === question.choices.length && !digits.has("0") ? digits : new Map();
}

/** The marks among these that have one digit for a name, by that digit. */
export function digitMarks(ids: readonly string[], marks: readonly Mark[]): ReadonlyMap<string, string> {
  const named = marks.filter(({ id, text = "" }) => ids.includes(id) && /^\d$/.test(text));
  return new Map(named.map(({ id, text = "" }) => [text, id]));
}
