import { expect, test } from "vitest";
import { RUN_SKILL } from "#components/journal/skill.ts";
import { type Places, placeOf } from "#src/notebook/places.ts";

const places: Places = {
  "circle-method": {
    title: "The circle method",
    sections: ["the-idea"],
    version: 3,
    exercises: { meet: ["exercise-who-meets-9", "Who meets 9?"] },
    figures: { seven: "d1", printed: "d4" },
    programs: ["no-wrap"],
    performed: "d1",
  },
};

test("an exercise is called by its title, and its link leads to it", () => {
  expect(placeOf("circle-method/meet", places)).toEqual({
    href: "/lessons/circle-method/#exercise-who-meets-9",
    name: { exercise: "Who meets 9?" },
  });
});

test("a question on a diagram leads to the diagram that shows its example, at the step before it", () => {
  expect(placeOf("circle-method/printed/25", places)).toEqual({
    href: "/lessons/circle-method/?d4=3.printed.24#d4",
    name: { step: 25 },
  });
});

test("a performed run leads to the diagram on which it is performed", () => {
  expect(placeOf(`circle-method/${RUN_SKILL}`, places)).toEqual({
    href: "/lessons/circle-method/#d1",
    name: { run: true },
  });
});

test("what is not asked any more, and what is no name of ours, has no place", () => {
  for (const key of [
    "circle-method",
    "circle-method/gone",
    "circle-method/gone/25",
    "circle-method/seven/0",
    "circle-method/seven/x",
    "gone/meet",
    "circle-method/broken-no-wrap",
    "constructor/meet",
    "circle-method/constructor",
    "",
  ])
    expect(placeOf(key, places), key).toBeUndefined();
});
