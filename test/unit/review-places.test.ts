import { expect, test } from "vitest";
import { type Places, placeOf } from "#src/shell/review-places.ts";

const places: Places = {
  "circle-method": {
    version: 3,
    exercises: { meet: { id: "exercise-who-meets-9", text: "The circle method: Who meets 9?" } },
    figures: { seven: "d1", printed: "d4" },
    question: "The circle method: the question before step %s",
  },
};

test("an exercise is called by its title, and its link leads to it", () => {
  expect(placeOf("circle-method/meet", places)).toEqual({
    href: "/lessons/circle-method/#exercise-who-meets-9",
    text: "The circle method: Who meets 9?",
  });
});

test("a question on a diagram leads to the diagram that shows its example, at the step before it", () => {
  expect(placeOf("circle-method/printed/25", places)).toEqual({
    href: "/lessons/circle-method/?d4=3.printed.24#d4",
    text: "The circle method: the question before step 25",
  });
});

test("what is not asked any more, and what is no name of ours, has no place", () => {
  for (const review of [
    "circle-method",
    "circle-method/gone",
    "circle-method/gone/25",
    "circle-method/seven/0",
    "circle-method/seven/x",
    "gone/meet",
    "constructor/meet",
    "circle-method/constructor",
    "",
  ])
    expect(placeOf(review, places), review).toBeUndefined();
});
