import { expect, test } from "vitest";
import { patternOf } from "#src/reading/glossary/glossary.ts";

test("a form is found as whole words, with a large or a small first letter", () => {
  const pattern = patternOf("exposed vertex");
  for (const text of ["an exposed vertex.", "Exposed vertex", "(exposed vertex)"])
    expect(pattern.test(text), text).toBe(true);
  for (const text of [
    "unexposed vertex",
    "exposed vertexes",
    "exposed  vertex",
    "non-exposed vertex",
    "exposed vertex-",
  ])
    expect(pattern.test(text), text).toBe(false);
});

test("what looks like a pattern is none", () => {
  expect(patternOf("S1 + (x)").test("S1 + (x)")).toBe(true);
  expect(patternOf("a.b").test("acb")).toBe(false);
});
