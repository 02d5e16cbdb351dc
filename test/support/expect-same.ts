import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";

/**
 * Expects equality as `expect(actual).toEqual(expected)` does, but asks for it only where the quick comparison fails: for
 * loops that compare hundreds of thousands of values. `where` names the place, and is called only for the message.
 */
export function expectSame(actual: unknown, expected: unknown, where?: string | (() => string)): void {
  if (isDeepStrictEqual(actual, expected)) return;
  expect(actual, typeof where === "function" ? where() : where).toEqual(expected);
}
