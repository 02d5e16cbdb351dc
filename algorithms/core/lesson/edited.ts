/** The input of a future: the one as written, with the changes that touches have made. */
import type { EditCall, Future } from "../run/futures.ts";
import type { AnyLesson } from "./lesson.ts";
import { InputError } from "./mistake.ts";
import type { AnyPerforming } from "./performing.ts";

/** What of a lesson says how its inputs change. */
export interface EditedLesson {
  readonly lesson: Pick<AnyLesson, "parse" | "format">;
  readonly performing: Pick<AnyPerforming, "edits"> | undefined;
}

/** The problem of a future; undefined where one of its changes cannot be made. Without changes it is the same object. */
export function problemOf(of: EditedLesson, problem: unknown, future: Future): unknown {
  const edits = "edits" in future ? (future.edits ?? []) : [];
  return edits.reduce<unknown>(
    (made, edit) => (made === undefined ? undefined : edited(of, made, edit)),
    problem,
  );
}

function edited(of: EditedLesson, problem: unknown, edit: EditCall): unknown {
  const made = tried(of, problem, edit);
  return made instanceof InputError ? undefined : made;
}

/** The changed problem, or what is wrong with it; undefined where nothing can be changed so. */
function tried({ lesson, performing }: EditedLesson, problem: unknown, { id, numbers }: EditCall): unknown {
  const kinds = performing?.edits?.kinds ?? {};
  const changed = Object.hasOwn(kinds, id) ? kinds[id]?.apply(problem, numbers) : undefined;
  if (changed === undefined) return undefined;
  try {
    // What may be written is what may be: the limits of inputs hold here too.
    return lesson.parse(lesson.format(changed));
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}

/** The changes of a future in words; empty where it makes none. */
export function editsInWords(of: EditedLesson, problem: unknown, edits: readonly EditCall[]): string {
  return edits
    .map((edit, k) => {
      const before = problemOf(of, problem, { edits: edits.slice(0, k), deviations: [] });
      return of.performing?.edits?.kinds[edit.id]?.name(edit.numbers, before) ?? "";
    })
    .join(", ");
}

/** What the touched marks ask for. */
export interface OfferedEdits {
  /** What can be made, each with its words. */
  readonly offers: readonly { readonly edit: EditCall; readonly name: string }[];
  /** Where nothing of it can be made: the rule that it breaks. */
  readonly refusal: string | undefined;
}

/** Of these marks, those whose touch asks for something: alone, or with one that is touched before or next; and those that were touched. */
export function editableMarks(
  { performing }: EditedLesson,
  problem: unknown,
  { marks, touched }: { readonly marks: readonly string[]; readonly touched: readonly string[] },
): ReadonlySet<string> {
  const kinds = Object.values(performing?.edits?.kinds ?? {});
  const asks = (...hand: readonly string[]): boolean =>
    kinds.some((kind) => kind.offers(hand, problem).length > 0);
  return new Set(
    marks.filter(
      (mark) =>
        asks(mark) ||
        touched.includes(mark) ||
        touched.some((before) => asks(before, mark)) ||
        (touched.length === 0 && marks.some((next) => next !== mark && asks(mark, next))),
    ),
  );
}

export function editsOffered(of: EditedLesson, problem: unknown, marks: readonly string[]): OfferedEdits {
  const asked = Object.entries(of.performing?.edits?.kinds ?? {}).flatMap(([id, kind]) =>
    kind.offers(marks, problem).map((numbers) => {
      const edit = { id, numbers };
      return { edit, name: kind.name(numbers, problem), made: tried(of, problem, edit) };
    }),
  );
  const offers = asked.filter(({ made }) => made !== undefined && !(made instanceof InputError));
  const wrong = asked.find(({ made }) => made instanceof InputError)?.made;
  return {
    offers: offers.map(({ edit, name }) => ({ edit, name })),
    refusal: offers.length === 0 && wrong instanceof InputError ? wrong.message : undefined,
  };
}
