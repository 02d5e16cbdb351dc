/** Where a question that was answered wrong is asked: from the name under which it is kept to its link. */
import { stepAddress } from "../lib/step-address.ts";

/** What the list of open questions knows of a lesson. */
export interface LessonPlaces {
  readonly version: number;
  /** The exercises by the name under which their answers are kept. */
  readonly exercises: Readonly<Record<string, { readonly id: string; readonly text: string }>>;
  /** The figure that shows an example. */
  readonly figures: Readonly<Record<string, string>>;
  /** What a question on a diagram is called; "%s" stands for the number of its step. */
  readonly question: string;
}

export type Places = Readonly<Record<string, LessonPlaces>>;

/**
 * The place of "circle-method/meet", an exercise, or of "circle-method/seven/25", the question before step 25 of an
 * example. Undefined for what is not asked any more.
 */
export function placeOf(review: string, places: Places): { href: string; text: string } | undefined {
  const [id = "", name = "", position] = review.split("/");
  const lesson = Object.hasOwn(places, id) ? places[id] : undefined;
  if (!lesson) return undefined;
  const page = `/lessons/${id}/`;
  if (position === undefined) {
    const exercise = Object.hasOwn(lesson.exercises, name) ? lesson.exercises[name] : undefined;
    return exercise && { href: `${page}#${exercise.id}`, text: exercise.text };
  }
  const figure = Object.hasOwn(lesson.figures, name) ? lesson.figures[name] : undefined;
  const step = Number(position);
  if (figure === undefined || !Number.isInteger(step) || step < 1) return undefined;
  const value = `${lesson.version}.${name}.${step - 1}`;
  return { href: page + stepAddress(figure, value), text: lesson.question.replace("%s", String(step)) };
}
