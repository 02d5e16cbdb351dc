/** The input of a future: the one as written, with the changes that touches have made. */
import type { EditCall, Future } from "../run/futures.ts";
import { editedWords } from "./edited.en.ts";
import type { AnyLesson, Choice as LessonChoice } from "./lesson.ts";
import { InputError } from "./mistake.ts";
import type { AnyPerforming, InputEdit } from "./performing.ts";

/** What of a lesson says how its inputs change. */
export interface EditedLesson {
  readonly lesson: Pick<AnyLesson, "parse" | "format" | "choices" | "words">;
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
function tried(of: EditedLesson, problem: unknown, edit: EditCall): unknown {
  const changed = kindOf(of, edit)?.apply(problem, edit.numbers);
  if (changed === undefined) return undefined;
  try {
    // What may be written is what may be: the limits of inputs hold here too.
    return of.lesson.parse(of.lesson.format(changed));
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}

/** The changes of a future in words; empty where it makes none. */
export function editsInWords(of: EditedLesson, problem: unknown, edits: readonly EditCall[]): string {
  return edits
    .map((edit, k) => kindOf(of, edit)?.name(edit.numbers, before(of, problem, edits, k)) ?? "")
    .join(", ");
}

/** Whether one of the changes makes numbers mean something else. */
export function isRenumbered(of: EditedLesson, problem: unknown, edits: readonly EditCall[]): boolean {
  return edits.some((edit, k) => kindOf(of, edit)?.renumbers?.(edit.numbers, before(of, problem, edits, k)));
}

/** A change that cannot be made, and why. */
export interface RefusedEdit {
  readonly edit: EditCall;
  /** Which numbers it takes; undefined where the lesson has no change of this name, or where the numbers are right. */
  readonly needs: string | undefined;
  /** The rule of the input that it breaks; undefined where none is known. */
  readonly rule: string | undefined;
}

/** The first of these changes that cannot be made; undefined where all can. */
export function refusedEdit(
  of: EditedLesson,
  problem: unknown,
  edits: readonly EditCall[],
): RefusedEdit | undefined {
  for (const [k, edit] of edits.entries()) {
    const there = before(of, problem, edits, k);
    const made = tried(of, there, edit);
    if (made instanceof InputError) return { edit, needs: undefined, rule: made.message };
    if (made === undefined) return { edit, needs: kindOf(of, edit)?.needs(there), rule: undefined };
  }
  return undefined;
}

function kindOf(of: EditedLesson, { id }: EditCall): InputEdit<unknown> | undefined {
  const kinds = kindsOf(of);
  return Object.hasOwn(kinds, id) ? kinds[id] : undefined;
}

/** The changes of a lesson by name: those of its picture, and one for each rule that can be switched beside the input. */
export function kindsOf({ lesson, performing }: EditedLesson): Readonly<Record<string, InputEdit<unknown>>> {
  const rules = (lesson.choices ?? []).map((rule) => [rule.id, ruleEdit(lesson, rule)] as const);
  return { ...Object.fromEntries(rules), ...performing?.edits?.kinds };
}

/** "colors-1": the rule has the value of this index. It is offered where nothing is touched. */
function ruleEdit(
  { words }: Pick<AnyLesson, "words">,
  { id, values, get, set }: LessonChoice<unknown>,
): InputEdit<unknown> {
  const { label, values: told } = words.choices?.[id] ?? { label: id, values: {} };
  const name = (value: string): string => editedWords.rule(label, told[value] ?? value);
  return {
    offers: (marks, problem) =>
      marks.length > 0
        ? []
        : values.flatMap((value, k) => (value === get(problem) || !isFit(value, problem) ? [] : [[k]])),
    apply(problem, [k = -1, ...more]) {
      const value = values[k];
      return value === undefined || more.length > 0 || value === get(problem) || !isFit(value, problem)
        ? undefined
        : set(problem, value);
    },
    name: ([k = 0]) => name(values[k] ?? ""),
    needs: () => editedWords.needsRule(values.map((value, k) => [k, told[value] ?? value])),
  };

  /** Some problems are too large for a rule, which then becomes another one. */
  function isFit(value: string, problem: unknown): boolean {
    return get(set(problem, value)) === value;
  }
}

/** The problem on which the change of this index is made. */
function before(of: EditedLesson, problem: unknown, edits: readonly EditCall[], index: number): unknown {
  return problemOf(of, problem, { edits: edits.slice(0, index), deviations: [] });
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
  of: EditedLesson,
  problem: unknown,
  { marks, touched }: { readonly marks: readonly string[]; readonly touched: readonly string[] },
): ReadonlySet<string> {
  const kinds = Object.values(kindsOf(of));
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

/** What a touch of these marks can mean; without a mark, the rules that can be switched. */
export function editsOffered(of: EditedLesson, problem: unknown, marks: readonly string[]): OfferedEdits {
  const asked = Object.entries(kindsOf(of)).flatMap(([id, kind]) =>
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
