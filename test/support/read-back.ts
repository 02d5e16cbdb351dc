import fc from "fast-check";
import { expect, test } from "vitest";

interface Format<P> {
  readonly parse: (text: string) => P;
  readonly format: (problem: P) => string;
}

/** A test that a lesson reads back what it writes, with each of these line ends. */
export function testReadBack<P>(
  lesson: Format<P>,
  problems: fc.Arbitrary<P>,
  ends: readonly string[] = ["\n"],
): void {
  test("is read back as it was written", () => {
    fc.assert(
      fc.property(problems, fc.constantFrom(...ends), (written, end) => {
        expect(lesson.parse(lesson.format(written).replaceAll("\n", end))).toEqual(written);
      }),
    );
  });
}
