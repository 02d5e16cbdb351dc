/** The notebooks of many pupils as one table, pupil by skill. */
import { LOCALE } from "#algorithms/core/lesson/language.en.ts";
import type { Journal } from "#components/journal/journal.ts";
import { DAY } from "#components/journal/spacing.ts";
import type { Homework } from "#components/tour/homework.ts";
import type { Places } from "./places.ts";
import { type LessonSummary, type State, summaryOf } from "./summary.ts";

/** A pupil's notebook, and what was handed in of tours, as they were read from a file. */
export interface PupilFile {
  readonly file: string;
  /** The name that stands in the file. */
  readonly name?: string | undefined;
  readonly journal: Journal;
  readonly homework?: readonly Homework[];
  /** When something was last answered or handed in, where only a part of the file is left. */
  readonly last?: number;
}

/** What a cell says: the state of an exercise, a count out of another, or whether the run was performed. */
export type Cell =
  | { readonly state: State }
  | { readonly right: number; readonly of: number }
  | { readonly run: LessonSummary["run"] }
  /** The first answer at a stop of a tour; nobody can tell whether one is right that the coach has not written down. */
  | { readonly given: string; readonly right: boolean | undefined };

export type Column = { readonly lesson: string; readonly lessonTitle: string } & (
  | { readonly kind: "read" | "questions" | "run" | "programs" }
  | { readonly kind: "exercise"; readonly skill: string; readonly title: string }
  | { readonly kind: "stop"; readonly stop: number; readonly question: string }
);

type LessonColumn = Exclude<Column, { readonly kind: "stop" }>;

export interface ClassTable {
  readonly columns: readonly Column[];
  readonly rows: readonly ClassRow[];
}

export interface ClassRow {
  readonly pupil: string;
  /** When the pupil last answered or handed in, in seconds since 1970; 0: nobody knows. */
  readonly last: number;
  readonly cells: readonly Cell[];
}

/** The table of all notebooks: pupils in alphabetical order, and the columns in which at least one has done something. */
export function classTable(files: readonly PupilFile[], places: Places, now: number): ClassTable {
  const pupils = joined(files);
  const names = namesOf(pupils);
  const summaries = pupils.map(({ journal }, k) => ({
    pupil: names[k],
    last: lastOf(pupils[k], now),
    lessons: new Map(summaryOf(journal, places, now).map((each) => [each.id, each])),
    homework: new Map((pupils[k].homework ?? []).map((each) => [each.tour, each])),
  }));
  const all = Object.entries(places).flatMap(
    ([lesson, { title: lessonTitle, exercises }]): LessonColumn[] => [
      { lesson, lessonTitle, kind: "read" },
      ...Object.entries(exercises).map(
        ([skill, [, title]]): LessonColumn => ({ lesson, lessonTitle, kind: "exercise", skill, title }),
      ),
      { lesson, lessonTitle, kind: "questions" },
      { lesson, lessonTitle, kind: "run" },
      { lesson, lessonTitle, kind: "programs" },
    ],
  );
  const done = all.filter((column) =>
    summaries.some(({ lessons }) => !isEmpty(cellOf(column, lessons.get(column.lesson)))),
  );
  const columns = [...done, ...stopsOf(pupils.flatMap(({ homework = [] }) => homework))];
  const collator = new Intl.Collator(LOCALE, { numeric: true });
  return {
    columns,
    rows: summaries
      .map(({ pupil, last, lessons, homework }) => ({
        ...{ pupil, last },
        cells: columns.map((column) =>
          column.kind === "stop"
            ? handedIn(column.stop, homework.get(column.lesson))
            : cellOf(column, lessons.get(column.lesson)),
        ),
      }))
      .sort((a, b) => collator.compare(a.pupil, b.pupil)),
  };
}

/**
 * Files of one name as one pupil's, unless they say two things of the same: two notebooks, or the same tour twice, may be of
 * two pupils.
 */
function joined(files: readonly PupilFile[]): readonly PupilFile[] {
  const [notebooks, handedIn] = [
    files.filter((each) => !each.homework),
    files.filter((each) => each.homework),
  ];
  const pupils = [...notebooks];
  for (const file of handedIn) {
    const { homework = [] } = file;
    const isHis = ({ name, homework: has = [] }: PupilFile) =>
      name !== undefined &&
      name === file.name &&
      !has.some(({ tour }) => homework.some((each) => each.tour === tour));
    const found = pupils.filter(isHis);
    const at = found.length === 1 ? pupils.indexOf(found[0]) : -1;
    if (at < 0) pupils.push(file);
    else
      pupils[at] = {
        ...pupils[at],
        homework: [...(pupils[at].homework ?? []), ...homework],
        last: Math.max(pupils[at].last ?? 0, file.last ?? 0),
      };
  }
  return pupils;
}

/** The pupils' names: what stands in the file, or the file's own; two pupils of one name are told apart by their files. */
function namesOf(pupils: readonly PupilFile[]): readonly string[] {
  const names = pupils.map(({ file, name }) => name ?? file.replace(/\.json$/i, ""));
  const told = names.map((name, k) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${pupils[k].file})`,
  );
  // Two files may have one name, too: they come from two places.
  return told.map((name, k) => {
    const before = told.slice(0, k).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}

/** When a pupil last answered or handed in. A date that lies ahead is a wrong clock's, and no date. */
export function lastOf({ last = 0, journal, homework = [] }: PupilFile, now: number): number {
  const dates = [...journal.entries, ...journal.folded, ...homework].map(({ at }) => at);
  return [last, ...dates].filter((at) => at <= now + DAY).reduce((a, b) => Math.max(a, b), 0);
}

/** Whether a cell says that nothing was done. */
export function isEmpty(cell: Cell): boolean {
  if ("given" in cell) return false;
  if ("state" in cell) return cell.state === "new";
  return "run" in cell ? cell.run === "new" : cell.right === 0 && cell.of === 0;
}

/** The columns of tours: their stops with a question that somebody has answered. */
function stopsOf(homework: readonly Homework[]): Column[] {
  const tours = Map.groupBy(homework, ({ tour }) => tour);
  return [...tours].flatMap(([tour, all]) => {
    const answers = all.flatMap((each) => each.answers);
    const numbers = [...new Set(answers.map(({ stop }) => stop))].sort((a, b) => a - b);
    return numbers.map(
      (stop): Column => ({
        ...{ lesson: tour, lessonTitle: all[0].title, kind: "stop", stop },
        // A code has no questions, but another pupil's file may.
        question: answers.find((answer) => answer.stop === stop && answer.question !== "")?.question ?? "",
      }),
    );
  });
}

function handedIn(stop: number, homework: Homework | undefined): Cell {
  const answer = homework?.answers.find((each) => each.stop === stop);
  return answer ? { given: answer.given, right: answer.right } : { state: "new" };
}

function cellOf(column: LessonColumn, summary: LessonSummary | undefined): Cell {
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
