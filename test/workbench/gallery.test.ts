/** The programs of the gallery: each runs to its end, comes to what another reckoning says, and asks what its run answers. */
import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { programLesson } from "#algorithms/engines/program/program-lesson.ts";
import { cardPicture } from "#src/tools/workbench/gallery/card-pictures.ts";
import { PROGRAMS } from "#src/tools/workbench/gallery/programs.ts";
import { askingOf, expectAsked } from "./asked-well.ts";
import { ANSWERS } from "./gallery-answers.ts";
import { runOf } from "./run-of.ts";
import { seenInNode } from "./seen-in-node.ts";

const LONGEST = 50;
const LONGEST_ABOUT = 160;

function shownOf(text: string) {
  return askingOf(seenInNode(text));
}

test("the gallery has a program for each thing that is looked for most", () => {
  expect(PROGRAMS.length).toBeGreaterThanOrEqual(40);
  expect(PROGRAMS.map(({ id }) => id).sort()).toEqual(Object.keys(ANSWERS).sort());
  expect(new Set(PROGRAMS.map(({ title }) => title)).size).toBe(PROGRAMS.length);
  const tags = Map.groupBy(
    PROGRAMS.flatMap((program) => program.tags),
    (tag) => tag,
  );
  // A tag of one program filters nothing.
  expect([...tags].filter(([, all]) => all.length < 2).map(([tag]) => tag)).toEqual([]);
});

test("programs lead to lessons that are there", () => {
  const led = PROGRAMS.flatMap(({ lesson }) => lesson ?? []);
  expect(led.length).toBeGreaterThan(0);
  for (const lesson of led) expect(existsSync(`content/lessons/en/${lesson}.mdx`), lesson).toBe(true);
});

describe.each(PROGRAMS)("$title", ({ id, about, text, tags }) => {
  const shown = shownOf(text);
  const { seen } = shown;

  test("is short, and says what it is", () => {
    expect(text.split("\n").length).toBeLessThanOrEqual(LONGEST);
    expect(about.length).toBeGreaterThan(40);
    expect(about.length).toBeLessThanOrEqual(LONGEST_ABOUT);
  });

  test("runs to its end, and comes to what another reckoning says", () => {
    expect(seen.error ?? seen.stopped).toBeUndefined();
    expect(seen.printed.map(([, said]) => said).join("\n")).toBe(ANSWERS[id]?.());
  });

  test("has a picture of its run on its card, or nothing but numbers", () => {
    const picture = cardPicture(text);
    if (!picture) return expect(tags).toContain("numbers");
    const [x, y, width, height] = picture.box;
    // Whatever is written or drawn begins within the card.
    const places = [
      ...picture.markup.matchAll(/<(?:text|tspan|rect)[^>]* x="([-\d.]+)"(?:[^>]* y="([-\d.]+)")?/g),
    ];
    expect(picture.markup.match(/<(?:text|rect|circle)\b/g)?.length).toBeGreaterThan(1);
    for (const [what, across, down] of places) {
      expect(Number(across), what).toBeGreaterThanOrEqual(x);
      expect(Number(across), what).toBeLessThanOrEqual(x + width);
      if (down === undefined) continue;
      expect(Number(down), what).toBeGreaterThanOrEqual(y);
      expect(Number(down), what).toBeLessThanOrEqual(y + height);
    }
    expect(picture.markup).not.toMatch(/no room for|Nothing is here/);
  });

  test("asks questions that occur, in their order, and that its run answers", () => {
    expectAsked(shown);
  });
});

describe("a question", () => {
  const source = `let lo = 0;
const nums = [2, 3, 5, 7];
for (let k = 0; k < 3; k++) {
  lo = lo + nums[k];
}
`;
  const shown = (lines: string) => shownOf(`${source}${lines}`);
  const labelsOf = (lines: string) => {
    const { lesson } = shown(lines);
    const [position = 0] = lesson.asking.positions;
    const question = lesson.asking.question(position);
    const { plate } = lesson.asking.scene(position - 1);
    const labelOf = (id: string) =>
      plate.kind === "graph" ? plate.nodes.find((node) => node.id === id)?.label : undefined;
    return { choices: question?.choices.map(labelOf), answers: question?.answers.map(labelOf) };
  };

  test("is answered by what the step leads to, and not by what was there before", () => {
    expect(labelsOf("// @ask `lo = lo` #2: What is lo? => lo")).toEqual({
      choices: ["2", "5", "6", "10"],
      answers: ["5"],
    });
    expect(labelsOf("// @ask `lo = lo` #3: Which one is added? => cell nums[k]")).toEqual({
      choices: ["nums[0]", "nums[1]", "nums[2]", "nums[3]"],
      answers: ["nums[2]"],
    });
    expect(labelsOf("// @ask `k < 3` #2: Is it 3? => k === 3").answers).toEqual(["no"]);
  });

  test("is answered on a vertex of a graph, and on an object that others point to", () => {
    const answers = ["breadth-first-search", "linked-list-cycle", "binary-tree-traversals"].map((id) => {
      const { lesson } = shownOf(PROGRAMS.find((program) => program.id === id)?.text ?? "");
      const [position = 0] = lesson.asking.positions;
      const { plate } = lesson.asking.scene(position - 1);
      const question = lesson.asking.question(position);
      const nodes = plate.kind === "graph" ? plate.nodes : [];
      return nodes.filter((node) => question?.answers.includes(node.id)).map(({ label }) => label);
    });
    expect(answers).toEqual([["vertex B"], ["ListNode 5"], ["TreeNode 2"]]);
  });

  test("goes with its code when lines move, wherever it stands itself", () => {
    const question = "// @ask `lo = lo` #2: What is lo? => lo";
    const { lesson } = shownOf(`${question}\n\n\nlet other = 1;\n${source}`);
    const [position = 0] = lesson.asking.positions;
    expect(lesson.asking.question(position)?.why).toBe("lo changes from 2 to 5, from 2 + 3.");
  });

  test("that cannot be read is told with its line, and one that never comes is not asked", () => {
    const lines = [
      "// @ask `hi = 3`: There is no such line? => lo",
      "// @ask `lo = lo`: No answer",
      "// @ask `lo = lo`: No expression? => lo +",
      "// @ask lo = lo: No marks? => lo",
      "// @ask `lo = lo` #9: It never comes so often? => lo",
    ];
    const { wrong, asked, lesson } = shown(lines.join("\n"));
    expect(wrong).toEqual([6, 7, 8, 9]);
    expect(asked).toHaveLength(1);
    expect(lesson.asking.positions).toEqual([]);
  });

  test("leaves the picture of a program without questions as it is", () => {
    const run = runOf(source);
    const lesson = programLesson({ run, title: "", printed: [], ending: undefined });
    const asking = shown("// @ask `lo = lo`: What is lo? => lo").lesson;
    const heights = [lesson, asking].map(({ asking: each }) => {
      const { plate } = each.scene(1);
      return plate.kind === "graph" ? plate.height : 0;
    });
    expect(heights[1] - heights[0]).toBe(48);
  });
});
