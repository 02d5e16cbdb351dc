import { expect, test } from "vitest";
import { rounds } from "#algorithms/lessons/circle-method/asked/questions.ts";
import { hasWhite } from "#algorithms/lessons/first-move/plain.ts";
import { sizesUpTo } from "#test/depth.ts";

test("the short function says who has White without a schedule", () => {
  for (const n of sizesUpTo(80))
    for (const [white = 0, black = 0] of rounds(n).flat()) {
      expect(hasWhite(white, black, n)).toBe(true);
      expect(hasWhite(black, white, n)).toBe(false);
    }
});
