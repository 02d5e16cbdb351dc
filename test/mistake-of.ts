import { expect } from "vitest";
import { type AnyLesson, InputError } from "#algorithms/lesson.ts";

/** The mistake that a lesson finds in a text; it must find one. */
export function mistakeOf(lesson: Pick<AnyLesson, "parse">, text: string): InputError {
  let mistake: unknown;
  try {
    lesson.parse(text);
  } catch (error) {
    mistake = error;
  }
  expect(mistake).toBeInstanceOf(InputError);
  return mistake as InputError;
}
