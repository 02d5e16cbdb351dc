/** Where something is asked and how it is called: from the name under which its answers are kept to its link. */
import { RUN_SKILL } from "#components/journal/skill.ts";
import { stepAddress } from "../lib/step-address.ts";

/** What the notebook knows of a lesson. */
export interface LessonPlaces {
  readonly title: string;
  /** Its sections, by their ids. */
  readonly sections: readonly string[];
  readonly version: number;
  /** The exercises by the name under which their answers are kept: the id on the page, and the title. */
  readonly exercises: Readonly<Record<string, readonly [id: string, title: string]>>;
  /** The figure that shows an example. */
  readonly figures: Readonly<Record<string, string>>;
  /** The wrong programs that can be broken. */
  readonly programs: readonly string[];
  /** The figure on which the run can be performed. */
  readonly performed: string;
}

export type Places = Readonly<Record<string, LessonPlaces>>;

/** A place in an article. */
export interface Place {
  readonly href: string;
  /** The title of the exercise, the number of the step that a question precedes, or nothing for a run that is performed. */
  readonly name: { readonly exercise: string } | { readonly step: number } | { readonly run: true };
}

/**
 * The place of "circle-method/meeting", an exercise, of "circle-method/seven/25", the question before step 25 of an
 * example, or of "circle-method/run". Undefined for what is not asked any more.
 */
export function placeOf(key: string, places: Places): Place | undefined {
  const [id = "", name = "", position] = key.split("/");
  const lesson = Object.hasOwn(places, id) ? places[id] : undefined;
  if (!lesson) return undefined;
  const page = `/lessons/${id}/`;
  if (position === undefined) {
    const [exercise, title] = (Object.hasOwn(lesson.exercises, name) && lesson.exercises[name]) || [];
    if (exercise !== undefined && title !== undefined)
      return { href: `${page}#${exercise}`, name: { exercise: title } };
    return name === RUN_SKILL ? { href: `${page}#${lesson.performed}`, name: { run: true } } : undefined;
  }
  const figure = Object.hasOwn(lesson.figures, name) ? lesson.figures[name] : undefined;
  const step = Number(position);
  if (figure === undefined || !Number.isInteger(step) || step < 1) return undefined;
  return { href: page + stepAddress(figure, `${lesson.version}.${name}.${step - 1}`), name: { step } };
}
