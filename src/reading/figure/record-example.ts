import { type AnyLesson, examplesOf, narrate, plainText } from "#algorithms/core/lesson/lesson.ts";
import type { Plate, Table } from "#algorithms/core/lesson/scene.ts";
import { type Cursor, record, type Trace } from "#algorithms/core/run/trace.ts";
import { notationOf } from "#components/panels/moment.ts";
import { plateMarkup } from "#components/picture/views/static-plate.ts";
import { playerWords } from "#src/i18n/player.en.ts";
import { loadLesson } from "#src/registry/lessons.ts";

/** What a page shows of one moment of a run before any script has come, and on paper. */
export interface Still {
  readonly position: number;
  readonly plate: Plate;
  /** What is inside the plate's SVG. */
  readonly markup: string;
  readonly notation: string;
  readonly caption: string;
  readonly table: Table | undefined;
  /** What its tables draw beside it, such as the shrunken graph. */
  readonly beside: readonly Plate[];
}

/** An example of a lesson, recorded at build time. */
export interface RecordedExample {
  readonly lesson: AnyLesson;
  readonly trace: Trace;
  readonly stillAt: (position: number) => Still;
  // biome-ignore lint/suspicious/noExplicitAny: problems are the lesson's own business.
  readonly problem: any;
}

/** Records an example; throws a RangeError that begins with `who` when the lesson has none of this name. */
export async function recordExample(
  who: string,
  lessonId: string,
  example?: string,
): Promise<RecordedExample & { readonly example: string }> {
  const { lesson, inputs } = await loadLesson(lessonId);
  const name = example ?? (examplesOf(lesson)[0] as string);
  const input = inputs.get(name);
  if (input === undefined) throw new RangeError(`${who}: ${lessonId} has no example "${name}"`);
  const problem = lesson.parse(input);
  const { trace } = record(lesson, problem);
  const cursor = trace.cursor();
  return {
    lesson,
    trace,
    problem,
    example: name,
    stillAt: (position) => stillOf(lesson, problem, cursor, position),
  };
}

function stillOf(lesson: AnyLesson, problem: unknown, cursor: Cursor, position: number): Still {
  const frame = cursor.seek(position);
  const { plate, tables } = lesson.scene(problem, frame);
  return {
    position,
    plate,
    markup: plateMarkup(plate),
    notation: notationOf(lesson, problem, frame, playerWords),
    caption: plainText(narrate(lesson, frame, problem)),
    table: tables[0],
    beside: tables.flatMap(({ picture }) => picture ?? []),
  };
}
