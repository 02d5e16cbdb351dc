/** What is told of a step of a program in Python is what the program did. */
import { describe, expect, test } from "vitest";
import type { ProgramRun } from "#algorithms/engines/program/conduct.ts";
import { Teller } from "#algorithms/engines/program/sentence.ts";
import { depth } from "#test/depth.ts";
import { becomingOf, conditionsOf } from "../told-truly.ts";
import { GIVEN_PYTHON } from "./given-python.ts";
import { ODD_PYTHON } from "./odd-python.ts";
import { pythonByChance } from "./python-by-chance.ts";
import { seenPython } from "./python-in-node.ts";

const given: readonly ProgramRun[] = Object.values(GIVEN_PYTHON).map(
  (source) => seenPython(source.trim()).run,
);

describe("what is told of a condition of Python is what the program then did", () => {
  test("in the given programs", () => {
    const all = given.map(conditionsOf);
    expect(all.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(all.reduce((sum, { told }) => sum + told, 0)).toBeGreaterThan(400);
  });

  test("in odd programs and in those by chance", () => {
    const chance = Array.from({ length: depth(30, 1000) }, (_, k) => pythonByChance(k + 1));
    const all = [...Object.values(ODD_PYTHON), ...chance].map((source) =>
      conditionsOf(seenPython(source, { steps: 20_000 }).run),
    );
    expect(all.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(all.reduce((sum, { told }) => sum + told, 0)).toBeGreaterThan(100);
  });
});

test("what is said that a variable of Python becomes it becomes, in this step or in the next", () => {
  const all = given.map(becomingOf);
  expect(all.flatMap(({ wrong }) => wrong)).toEqual([]);
  expect(all.reduce((sum, { told }) => sum + told, 0)).toBeGreaterThan(300);
});

test("nearly every step of Python has a sentence of its own, and none is long", () => {
  const told = given.flatMap((run) => {
    const teller = new Teller(run);
    return Array.from({ length: run.trace.length }, (_, k) => teller.tell(k + 1));
  });
  expect(told.filter(({ text }) => text.length > 165)).toEqual([]);
  expect(told.filter(({ isSpecific }) => isSpecific).length / told.length).toBeGreaterThan(0.95);
});
