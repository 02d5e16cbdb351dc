import { expect } from "vitest";
import type { AnyLesson } from "#algorithms/lesson.ts";
import { InputError } from "#algorithms/mistake.ts";

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
