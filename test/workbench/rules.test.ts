/** Which pictures the rules give. What they get wrong is counted, so that it does not become more. */
import { describe, expect, test } from "vitest";
import { type Drawn, decide } from "#algorithms/engines/program/rules.ts";
import { GIVEN_PROGRAMS } from "./given-programs.ts";
import { runOf } from "./run-of.ts";

/** What is drawn of a kind of data; of what is not here nothing is promised. */
const DRAWN: Readonly<Record<string, readonly Drawn["kind"][]>> = {
  ...{ row: ["row"], stack: ["row", "grid"], queue: ["row", "grid"], heap: ["heap"], forest: ["forest"] },
  ...{ grid: ["grid"], table: ["grid"], list: ["grid", "row"], text: ["letters"], map: ["entries"] },
  ...{ set: ["members"], graph: ["graph"], edges: ["edges"] },
};
/** Numbers and words are in the table of variables; an object that only leads to others is not drawn itself. */
const NOT_DRAWN = new Set(["number", "word", "record"]);

function bare(name: string): string {
  return name.replace(/^.*[.#]/, "");
}

describe("the given programs", () => {
  const all = GIVEN_PROGRAMS.map((program) => ({ ...program, decided: decide(runOf(program.source)) }));

  test("have each of their data told for what it is", () => {
    const wanted = all.flatMap(({ id, expect: kinds, decided }) =>
      Object.entries(kinds).flatMap(([name, kind]) => {
        if (NOT_DRAWN.has(kind)) return [];
        const linked = decided.drawn.find((each) => each.kind === "links" && each.name === name);
        const found = [...decided.data].find(([holder]) => bare(holder.name) === bare(name))?.[1];
        return [
          {
            what: `${id}: ${name} (${kind})`,
            got: linked?.kind === "links" ? linked.linked.kind : found,
            kind,
          },
        ];
      }),
    );
    expect(wanted.filter(({ got, kind }) => got !== kind)).toEqual([]);
    expect(wanted.length).toBeGreaterThan(170);
  });

  test("get the pictures that their data ask for", () => {
    const wanted = all.flatMap(({ id, expect: kinds, decided }) =>
      Object.entries(kinds).flatMap(([name, kind]) => {
        const drawn = decided.drawn.filter((each) => bare(each.name) === bare(name));
        const isDrawn = drawn.some((each) => DRAWN[kind]?.includes(each.kind));
        return DRAWN[kind] ? [{ id, name, kind, isDrawn }] : [];
      }),
    );
    const missed = wanted
      .filter(({ isDrawn }) => !isDrawn)
      .map(({ id, name, kind }) => `${id}: ${name} (${kind})`);
    // Drawn under the other name of the same list.
    expect(missed).toEqual(["quicksort: a (row)", "dijkstra-heap: h (heap)", "rotting-oranges: next (list)"]);
    expect(wanted.length).toBeGreaterThan(150);
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
