/** Which pictures the rules give. What they get wrong is counted, so that it does not become more. */
import { describe, expect, test } from "vitest";
import { decide, type PictureKind } from "#algorithms/engines/program/rules.ts";
import { GIVEN_PROGRAMS } from "./given-programs.ts";
import { runOf } from "./run-of.ts";

/** What is drawn of a kind of data; of what is not here nothing is promised. */
const DRAWN: Readonly<Record<string, readonly PictureKind[]>> = {
  ...{ row: ["row"], stack: ["row", "grid"], queue: ["row", "grid"], heap: ["row", "grid"], forest: ["row"] },
  ...{
    grid: ["grid"],
    table: ["grid"],
    list: ["grid", "row"],
    text: ["letters"],
    map: ["entries"],
    set: ["members"],
  },
};

describe("the given programs", () => {
  const all = GIVEN_PROGRAMS.map((program) => ({ ...program, decided: decide(runOf(program.source)) }));

  test("get the pictures that their data ask for", () => {
    const wanted = all.flatMap(({ id, expect: kinds, decided, source }) =>
      Object.entries(kinds).flatMap(([name, kind]) => {
        const drawn = decided.drawn.filter(({ variable }) => variable.name === name);
        const isDrawn = drawn.some((each) => DRAWN[kind]?.includes(each.kind));
        const isVariable = new RegExp(`\\b(const|let|var) [^;]*\\b${name}\\b|[(,] ?${name}\\b`).test(source);
        return DRAWN[kind] && isVariable ? [{ id, name, kind, isDrawn }] : [];
      }),
    );
    const missed = wanted
      .filter(({ isDrawn }) => !isDrawn)
      .map(({ id, name, kind }) => `${id}: ${name} (${kind})`);
    // Drawn under the other name of the same list.
    expect(missed).toEqual(["quicksort: a (row)", "rotting-oranges: next (list)"]);
    expect(wanted.length).toBeGreaterThan(100);
  });

  test("get the numbers under their lists", () => {
    const wanted = all.flatMap(({ id, at, decided }) =>
      Object.entries(at).map(([name, numbers]) => {
        const pairsOf = (list: string): string[] =>
          [...decided.pairs].flatMap(([variable, pairs]) =>
            variable.name === list ? pairs.map((pair) => pair.map((each) => each.name).join("/")) : [],
          );
        const found = [...decided.pointers].flatMap(([variable, list]) =>
          variable.name === name ? [...list] : [],
        );
        const names = new Set([...found.map((each) => each.name), ...pairsOf(name)]);
        return { place: `${id}: ${name}`, missing: numbers.filter((number) => !names.has(number)) };
      }),
    );
    const missed = wanted.filter(({ missing }) => missing.length > 0);
    expect(missed).toEqual([]);
    expect(wanted.length).toBeGreaterThan(70);
  });
});
