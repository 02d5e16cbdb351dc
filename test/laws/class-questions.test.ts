/** What a class votes on fits cards: four letters, for every question of every lesson. */
import { describe, expect, test } from "vitest";
import { type AnyLesson, examplesOf } from "#algorithms/core/lesson/lesson.ts";
import { classChoices } from "#components/stage/class-choices.ts";
import { MOST_BY_CARDS } from "#components/stage/vote/vote.ts";
import { inputOf, lessons } from "../support/all-lessons.ts";
import { questionsOf } from "../support/questions.ts";

/** Of one example so many questions of a kind are tried. */
const MOST_OF_KIND = 40;

interface Voted {
  readonly where: string;
  readonly choices: readonly string[];
  readonly answers: readonly string[];
  readonly kept: readonly string[];
}

function votedIn(lesson: AnyLesson): Voted[] {
  return examplesOf(lesson).flatMap((example) => {
    const problem = lesson.parse(inputOf(lesson.id, example));
    const seen = new Map<string, number>();
    const voted: Voted[] = [];
    for (const { question, before, next } of questionsOf(lesson, problem)) {
      const times = (seen.get(next.step) ?? 0) + 1;
      seen.set(next.step, times);
      if (times > MOST_OF_KIND) continue;
      const { choices, answers } = question;
      const kept = classChoices(question, lesson.scene(problem, before).plate);
      voted.push({ where: `${example}, before ${next.step} ${times}`, choices, answers, kept });
    }
    return voted;
  });
}

const asking = Object.values(lessons).filter(({ predict }) => predict);

test("every lesson with an article asks", () => {
  expect(asking.length).toBeGreaterThanOrEqual(12);
});

describe.each(asking.map((lesson) => [lesson.id, lesson] as const))("%s", (_id, lesson) => {
  const voted = votedIn(lesson);

  test("has two to four candidates for each question, a right one and wrong ones, in their order", () => {
    expect(voted.length).toBeGreaterThan(0);
    for (const { where, choices, answers, kept } of voted) {
      expect(kept.length, where).toBeLessThanOrEqual(MOST_BY_CARDS);
      expect(
        choices.filter((choice) => kept.includes(choice)),
        where,
      ).toEqual(kept);
      const right = kept.filter((choice) => answers.includes(choice));
      expect(right.length, where).toBeGreaterThanOrEqual(1);
      if (choices.some((choice) => !answers.includes(choice)))
        expect(kept.length - right.length, where).toBeGreaterThanOrEqual(1);
      // What is left out is left out because the cards are full, or because it is right as well.
      if (kept.length < Math.min(MOST_BY_CARDS, choices.length))
        for (const choice of choices) if (!kept.includes(choice)) expect(answers, where).toContain(choice);
    }
  });

  test("does not tell the right one by its letter", () => {
    const many = voted.filter(({ kept }) => kept.length === MOST_BY_CARDS);
    if (many.length < 40) return;
    const letters = many.map(({ kept, answers }) => kept.findIndex((choice) => answers.includes(choice)));
    for (let letter = 0; letter < MOST_BY_CARDS; letter++)
      expect(letters.filter((each) => each === letter).length / many.length, `letter ${letter}`).toBeLessThan(
        0.8,
      );
  });
});
