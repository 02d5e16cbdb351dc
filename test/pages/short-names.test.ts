import { expect, test } from "vitest";
import { shortNames } from "#src/build/short-names.ts";

test("scripts come under shorter names, of which no two are the same", () => {
  const shorten = shortNames(["lesson.AbCdEfGh.js", "lesson.AbCd-x_9.js", "lesson.Zy-_Efg-.js", "words.js"]);
  expect(shorten('import("./lesson.AbCdEfGh.js")')).toBe('import("./lesson.AbCd.js")');
  // The first four characters are another file's already.
  expect(shorten('import("./lesson.AbCd-x_9.js")')).toBe('import("./lesson.AbCd-x_9.js")');
  expect(shorten('content="lesson.Zy-_Efg- words"')).toBe('content="lesson.Zy-_ words"');
});

test("what is no name of a script stays", () => {
  const shorten = shortNames(["lesson.AbCdEfGh.js"]);
  for (const text of ["lesson.AbCdEfGhi", "a.lesson.AbCdEfGh", "lessons.AbCdEfGh", "lesson.AbCdEfG1"])
    expect(shorten(text)).toBe(text);
});
