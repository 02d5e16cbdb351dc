/** What a file brings is told before it is taken in, and taken out again without a trace. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Answer, EMPTY, type Journal, merged, withAnswer } from "#components/journal/journal.ts";
import { DAY } from "#components/journal/spacing.ts";
import { broughtBy, takenOut } from "#src/notebook/brought.ts";

const NOW = 1_800_000_000;

const answer = (given: Partial<Answer> = {}): Answer => ({
  ...{ lesson: "blossom", skill: "path", kind: "number", seed: 0, at: NOW, right: true },
  ...given,
});
const journalOf = (device: string, answers: readonly Partial<Answer>[], read: readonly string[] = []) => ({
  ...answers.reduce<Journal>((all, given) => withAnswer(all, device, answer(given)), EMPTY),
  read,
});

const journal = (device: string): fc.Arbitrary<Journal> =>
  fc
    .tuple(
      fc.array(
        fc.record({
          skill: fc.constantFrom("path", "members"),
          at: fc.integer({ min: NOW - 90 * DAY, max: NOW }),
          right: fc.boolean(),
        }),
        { maxLength: 30 },
      ),
      fc.uniqueArray(fc.constantFrom("blossom#why", "blossom#how", "rotation#x")),
    )
    .map(([answers, read]) => merged(journalOf(device, answers, read), EMPTY));

describe("a file", () => {
  test("tells its answers, its days and its lessons, and how many of them are new", () => {
    const here = journalOf("a", [{ at: NOW - 9 * DAY }], ["blossom#why"]);
    const other = merged(
      here,
      journalOf("b", [{ at: NOW - 4 * DAY }, { at: NOW - DAY, lesson: "rotation" }], ["swiss#idea"]),
    );
    expect(broughtBy(here, other, NOW)).toEqual({
      ...{ answers: 3, newAnswers: 2, newSections: 1, from: NOW - 9 * DAY, to: NOW - DAY },
      lessons: ["blossom", "rotation", "swiss"],
    });
    expect(broughtBy(other, here, NOW)).toMatchObject({ answers: 1, newAnswers: 0, newSections: 0 });
  });

  test("tells no day of answers that have none, or one of a clock that was wrong", () => {
    const undated = journalOf("a", [{ at: 0 }, { at: NOW + 900 * DAY, skill: "members" }]);
    expect(broughtBy(EMPTY, undated, NOW)).toEqual({
      ...{ answers: 2, newAnswers: 2, newSections: 0, lessons: ["blossom"] },
    });
  });

  test("tells the last day alone when its oldest answers are counts", () => {
    const days = Array.from({ length: 40 }, (_, k) => ({ at: NOW - (40 - k) * DAY }));
    const told = broughtBy(EMPTY, journalOf("a", days), NOW);
    expect(told).toMatchObject({ answers: 40, newAnswers: 40, to: NOW - DAY });
    expect(told).not.toHaveProperty("from");
  });

  test("that was taken in is taken out again, and what was answered meanwhile stays", () => {
    fc.assert(
      fc.property(journal("a"), journal("b"), fc.boolean(), (own, other, isAnswered) => {
        const after = merged(own, other);
        const later = answer({ lesson: "rotation", at: NOW + 5 });
        const current = isAnswered ? withAnswer(after, "a", later) : after;
        const wanted = isAnswered ? withAnswer(own, "a", later) : own;
        expect(takenOut(own, after, current)).toEqual(merged(wanted, EMPTY));
      }),
    );
  });
});
