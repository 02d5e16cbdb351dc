import type { AnswerPicture } from "#algorithms/core/lesson/answer-picture.ts";

/** The fields that nobody has filled in, by their numbers in the answers. */
export function emptyFields(answers: readonly string[]): number[] {
  return answers.flatMap((text, k) => (text === "" ? [k] : []));
}

/**
 * The values that stand as buttons below a picture while `field` is answered. Where a field has no buttons those of the
 * others, `fields`, keep their place: nothing moves while cells are filled.
 */
export function offeredChips(
  picture: AnswerPicture,
  answers: readonly string[],
  field: number,
  fields: Iterable<number>,
): string[] {
  const own = picture.field(field, answers)?.chips;
  const all = own ?? [...fields].flatMap((each) => picture.field(each, answers)?.chips ?? []);
  return [...new Set(all)];
}
