import { expect, test } from "vitest";
import { quoted } from "#algorithms/core/text/quoted.ts";

test("a tab in a quotation is told from the letters around it, other control characters have their number", () => {
  expect(quoted("Anna\t9\t2")).toBe('"Anna\\t9\\t2"');
  expect(quoted("a\u0007\u202e")).toBe('"aU+0007U+202E"');
});
