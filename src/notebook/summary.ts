/** What a reader can do now: a journal as a page shows it, lesson by lesson. */
import { brokenSkill } from "#components/journal/broken-programs.ts";
import type { Journal } from "#components/journal/journal.ts";
import { type Known, knownSkills } from "#components/journal/known.ts";
import { keyOf, RUN_SKILL } from "#components/journal/skill.ts";
import type { LessonPlaces, Places } from "./places.ts";

/** How well something is known: recalled when it was due, right at the last try, wrong at the last try, or never tried. */
export type State = "recalled" | "right" | "wrong" | "new";

export interface DoneExercise {
  readonly skill: string;
  readonly title: string;
  readonly state: State;
  /** When it is to be asked again; undefined for what was never tried. */
  readonly due: number | undefined;
}

/** What a reader has done in a lesson. */
export interface LessonSummary {
  readonly id: string;
  readonly title: string;
  readonly read: number;
  readonly sections: number;
  readonly exercises: readonly DoneExercise[];
  /** The questions on diagrams that were answered, and those whose last answer was right. */
  readonly questions: { readonly right: number; readonly asked: number };
  /** Those of them whose last answer was wrong, by their names, and when they are to be asked again. */
  readonly open: readonly { readonly skill: string; readonly due: number }[];
  /** The run that is performed by hand; "right": once without a slip. */
  readonly run: "new" | "performed" | "right";
  /** The wrong programs that were broken, of those that there are. */
  readonly programs: { readonly broken: number; readonly of: number };
  readonly mistakes: readonly { readonly id: string; readonly isMended: boolean }[];
}

/** The lessons in which the reader has done anything, in their order. */
export function summaryOf(journal: Journal, places: Places, now: number): readonly LessonSummary[] {
  const known = knownSkills(journal, now);
  return Object.entries(places)
    .map(([id, place]) => lessonSummary(id, place, journal.read, known))
    .filter(
      ({ read, exercises, questions, run, programs }) =>
        read > 0 ||
        questions.asked > 0 ||
        run !== "new" ||
        programs.broken > 0 ||
        exercises.some(({ state }) => state !== "new"),
    );
}

function lessonSummary(
  id: string,
  { title, sections, exercises, programs }: LessonPlaces,
  read: readonly string[],
  known: ReadonlyMap<string, Known>,
): LessonSummary {
  const own = [...known.values()].filter(({ lesson }) => lesson === id);
  const questions = own.filter(({ kind }) => kind === "question");
  const run = known.get(keyOf({ lesson: id, skill: RUN_SKILL }));
  const mistakes = Map.groupBy(
    own.flatMap((each) => each.mistakes),
    (mistake) => mistake.id,
  );
  return {
    ...{ id, title, sections: sections.length },
    read: sections.filter((section) => read.includes(`${id}#${section}`)).length,
    exercises: Object.entries(exercises).map(([skill, [, name]]) => {
      const each = known.get(keyOf({ lesson: id, skill }));
      return { skill, title: name, state: stateOf(each), due: each?.due };
    }),
    questions: { right: questions.filter(({ isRight }) => isRight).length, asked: questions.length },
    open: questions.filter(({ isRight }) => !isRight).map(({ skill, due }) => ({ skill, due })),
    run: !run ? "new" : run.right > 0 ? "right" : "performed",
    programs: {
      broken: programs.filter((name) => known.has(keyOf({ lesson: id, skill: brokenSkill(name) }))).length,
      of: programs.length,
    },
    // Made in two exercises, it is mended when it is mended in both.
    mistakes: [...mistakes].map(([mistake, all]) => ({
      id: mistake,
      isMended: all.every(({ isMended }) => isMended),
    })),
  };
}

function stateOf(known: Known | undefined): State {
  if (!known) return "new";
  if (!known.isRight) return "wrong";
  return known.isRecalled ? "recalled" : "right";
}
