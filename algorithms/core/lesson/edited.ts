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

function edited({ lesson, performing }: EditedLesson, problem: unknown, { id, numbers }: EditCall): unknown {
  const kinds = performing?.edits?.kinds ?? {};
  const changed = Object.hasOwn(kinds, id) ? kinds[id]?.apply(problem, numbers) : undefined;
  if (changed === undefined) return undefined;
  try {
    // What may be written is what may be: the limits of inputs hold here too.
    return lesson.parse(lesson.format(changed));
  } catch (error) {
    if (error instanceof InputError) return undefined;
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

/** What the touched marks ask for, each with its words. */
export function editsOffered(
  { performing }: EditedLesson,
  problem: unknown,
  marks: readonly string[],
): readonly { readonly edit: EditCall; readonly name: string }[] {
  return Object.entries(performing?.edits?.kinds ?? {}).flatMap(([id, kind]) =>
    kind
      .offers(marks, problem)
      .map((numbers) => ({ edit: { id, numbers }, name: kind.name(numbers, problem) })),
  );
}
