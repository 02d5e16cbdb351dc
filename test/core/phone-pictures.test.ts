import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { GraphPlate } from "#algorithms/core/lesson/scene.ts";
import { record } from "#algorithms/core/run/trace.ts";
import { inputs, lessons } from "../support/all-lessons.ts";

/** How high the box of a picture that may be cut is on a phone, for a width of 1. */
const SHOWN = shownOnPhones(
  readFileSync(new URL("../../src/styles/player/figures.css", import.meta.url), "utf8"),
);
/** How far a letter stands above its line and below it, where a phone writes larger. */
const [ABOVE, BELOW] = [16, 4];
/** So much of a disc's edge may be missing: it is not seen. */
const HAIR = 2;

function shownOnPhones(css: string): number {
  const box = /\.fig--graph:not\(\[data-full\]\) \{\s*aspect-ratio: (\d+) \/ (\d+)/.exec(css);
  return Number(box?.[2]) / Number(box?.[1]);
}

const texts = ({ nodes, notes }: GraphPlate) => [...notes, ...nodes.flatMap(({ tag }) => tag ?? [])];

describe("what a phone cuts off a picture is empty", () => {
  test("is told by the style sheet", () => {
    expect(SHOWN).toBeGreaterThan(0);
  });

  test.each(Object.entries(lessons))("%s", (path, lesson) => {
    const folder = path.replace(/lesson\.ts$/, "inputs/");
    const examples = Object.entries(inputs).filter(([name]) => name.startsWith(folder));
    expect(examples.length).toBeGreaterThan(0);
    for (const [name, text] of examples) {
      const problem = lesson.parse(text);
      const { trace } = record(lesson, problem, { budget: 2000 });
      const cursor = trace.cursor();
      const each = Math.max(1, Math.floor(trace.length / 60));
      for (let position = 0; position <= trace.length; position += each) {
        const { plate } = lesson.scene(problem, cursor.seek(position));
        if (plate.kind !== "graph" || plate.isFull) continue;
        const cut = Math.max(0, (plate.height - plate.width * SHOWN) / 2);
        const top = Math.min(
          ...plate.nodes.map(({ y, box, radius }) => y - (box ? box.height / 2 : radius - HAIR)),
          ...texts(plate).map(({ y }) => y - ABOVE),
        );
        const bottom = Math.max(
          ...plate.nodes.map(({ y, box, radius }) => y + (box ? box.height / 2 : radius - HAIR)),
          ...texts(plate).map(({ y }) => y + BELOW),
        );
        expect(top, `${name}, ${position}`).toBeGreaterThanOrEqual(cut);
        expect(bottom, `${name}, ${position}`).toBeLessThanOrEqual(plate.height - cut);
        // One that is less high would lose its sides.
        expect(plate.height).toBeGreaterThanOrEqual(plate.width * SHOWN);
      }
    }
  });
});
