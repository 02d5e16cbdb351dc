/** Which pictures programs in Python get, of those that said what they wanted before any rule saw them. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { decide } from "#algorithms/engines/program/rules.ts";
import { unmetOf } from "../wanted-drawn.ts";
import { seenPython } from "./python-in-node.ts";

const FOLDER = "test/fixtures/drawn-programs/python";

test("programs in other hands get the pictures that they want, the numbers under their lists, and no others", () => {
  const programs = readdirSync(FOLDER).map((file) => {
    const source = readFileSync(`${FOLDER}/${file}`, "utf8");
    return { id: file.replace(".py", ""), source, decided: decide(seenPython(source).run) };
  });
  const { kinds, missing, false: wrong, wanted, numbers } = unmetOf(programs);
  expect({ kinds, missing, wrong }).toEqual({
    kinds: [],
    missing: ["daily-temperatures: prev at temperatures"],
    wrong: [],
  });
  expect(wanted).toBeGreaterThan(55);
  expect(numbers).toBeGreaterThan(120);
});
