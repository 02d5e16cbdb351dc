import { expect, test } from "vitest";
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import { InputError } from "#algorithms/core/lesson/mistake.ts";

type Reader = Pick<AnyLesson, "parse">;

/** The mistake that a lesson finds in a text; it must find one. */
export function mistakeOf(lesson: Reader, text: string): InputError {
  let mistake: unknown;
  try {
    lesson.parse(text);
  } catch (error) {
    mistake = error;
  }
  expect(mistake).toBeInstanceOf(InputError);
  return mistake as InputError;
}

/** A text that is no input: what is wrong with it, the text, and the line and the column of the mistake. */
export type WrongInput = readonly [what: string, text: string, line: number, column: number];

const EXPECTED_FIRST = /^Expected .*, found .*\.$/;
/** For the readers of graphs and of games, which say it in other orders. */
export const ANY_SENTENCE = /^[A-Z\d“].*\.$/;

/** A test for each of the texts: a lesson refuses it at its place, in a sentence of the usual form. */
export function testMistakes(lesson: Reader, inputs: readonly WrongInput[], sentence = EXPECTED_FIRST): void {
  test.each(inputs)("with %s is refused at the right place", (_what, text, line, column) => {
    const mistake = mistakeOf(lesson, text);
    expect([mistake.line, mistake.column]).toEqual([line, column]);
    expect(mistake.message).toMatch(sentence);
  });
}
