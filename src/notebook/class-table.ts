/** The notebooks of many pupils as one table, pupil by skill. */
import { LOCALE } from "#algorithms/core/lesson/language.en.ts";
import type { Journal } from "#components/journal/journal.ts";
import type { Places } from "./places.ts";
import { type LessonSummary, type State, summaryOf } from "./summary.ts";

/** A pupil's notebook, as it was read from a file. */
export interface PupilFile {
  readonly file: string;
  /** The name that stands in the file. */
  readonly name?: string | undefined;
  readonly journal: Journal;
}

/** What a cell says: the state of an exercise, a count out of another, or whether the run was performed. */
export type Cell =
  | { readonly state: State }
  | { readonly right: number; readonly of: number }
  | { readonly run: LessonSummary["run"] };

export type Column = { readonly lesson: string; readonly lessonTitle: string } & (
  | { readonly kind: "read" | "questions" | "run" | "programs" }
  | { readonly kind: "exercise"; readonly skill: string; readonly title: string }
);

export interface ClassTable {
  readonly columns: readonly Column[];
  readonly rows: readonly { readonly pupil: string; readonly cells: readonly Cell[] }[];
}

/** The table of all notebooks: pupils in alphabetical order, and the columns in which at least one has done something. */
export function classTable(pupils: readonly PupilFile[], places: Places, now: number): ClassTable {
  const names = namesOf(pupils);
  const summaries = pupils.map(({ journal }, k) => ({
    pupil: names[k],
    lessons: new Map(summaryOf(journal, places, now).map((each) => [each.id, each])),
  }));
  const all = Object.entries(places).flatMap(([lesson, { title: lessonTitle, exercises }]): Column[] => [
    { lesson, lessonTitle, kind: "read" },
    ...Object.entries(exercises).map(
      ([skill, [, title]]): Column => ({ lesson, lessonTitle, kind: "exercise", skill, title }),
    ),
    { lesson, lessonTitle, kind: "questions" },
    { lesson, lessonTitle, kind: "run" },
    { lesson, lessonTitle, kind: "programs" },
  ]);
  const columns = all.filter((column) =>
    summaries.some(({ lessons }) => !isEmpty(cellOf(column, lessons.get(column.lesson)))),
  );
  const collator = new Intl.Collator(LOCALE, { numeric: true });
  return {
    columns,
    rows: summaries
      .map(({ pupil, lessons }) => ({
        pupil,
        cells: columns.map((column) => cellOf(column, lessons.get(column.lesson))),
      }))
      .sort((a, b) => collator.compare(a.pupil, b.pupil)),
  };
}

/** The pupils' names: what stands in the file, or the file's own; two pupils of one name are told apart by their files. */
function namesOf(pupils: readonly PupilFile[]): readonly string[] {
  const names = pupils.map(({ file, name }) => name ?? file.replace(/\.json$/i, ""));
  return names.map((name, k) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${pupils[k].file})`,
  );
}

/** Whether a cell says that nothing was done. */
export function isEmpty(cell: Cell): boolean {
  if ("state" in cell) return cell.state === "new";
  return "run" in cell ? cell.run === "new" : cell.right === 0 && cell.of === 0;
}

function cellOf(column: Column, summary: LessonSummary | undefined): Cell {
  switch (column.kind) {
    case "read":
      return summary && summary.read > 0
        ? { right: summary.read, of: summary.sections }
        : { right: 0, of: 0 };
    case "questions":
      return { right: summary?.questions.right ?? 0, of: summary?.questions.asked ?? 0 };
    case "run":
      return { run: summary?.run ?? "new" };
    case "programs":
      return summary && summary.programs.broken > 0
        ? { right: summary.programs.broken, of: summary.programs.of }
        : { right: 0, of: 0 };
    case "exercise":
      return { state: summary?.exercises.find(({ skill }) => skill === column.skill)?.state ?? "new" };
  }
}
