/** The programs of the gallery in Python: each comes to what it comes to in JavaScript, is drawn like it, and asks as much. */
import { describe, expect, test } from "vitest";
import { decide } from "#algorithms/engines/program/rules.ts";
import type { SeenRun } from "#src/reader-programs/room/seen-run.ts";
import { PROGRAMS } from "#src/tools/workbench/gallery/programs.ts";
import { askingOf, expectAsked } from "../asked-well.ts";
import { seenInNode } from "../seen-in-node.ts";
import { seenPython } from "./python-in-node.ts";

const LONGEST = 50;

/** Both languages write truth and lists in their own way. */
function printed({ printed: all }: SeenRun): string {
  const text = all.map(([, said]) => said).join("\n");
  return text.replace(/\b(True|False)\b/g, (word) => word.toLowerCase()).replaceAll(", ", ",");
}

describe.each(PROGRAMS)("$title", async ({ text, python }) => {
  const source = (await python?.()) ?? "";
  const script = askingOf(seenInNode(text));
  const twin = askingOf(seenPython(source));

  test("is short, and has no head of its own", () => {
    expect(source).not.toMatch(/@(title|about|tags)/);
    expect(source.split("\n").length).toBeLessThanOrEqual(LONGEST);
  });

  test("runs to its end, and comes to the same", () => {
    expect(twin.seen.error ?? twin.seen.stopped).toBeUndefined();
    expect(printed(twin.seen)).toBe(printed(script.seen));
    expect(printed(twin.seen)).not.toBe("");
  });

  test("is drawn in pictures of the same kinds", () => {
    const [inPython, inScript] = [twin, script].map(({ run }) => decide(run).drawn.map(({ kind }) => kind));
    expect(inPython).toHaveLength(inScript?.length ?? 0);
    expect(inScript).toEqual(expect.arrayContaining(inPython ?? []));
  });

  test("asks as many questions, which occur, and which its run answers", () => {
    expectAsked(twin);
    expect(twin.asked).toHaveLength(script.asked.length);
    expect(twin.opens === undefined).toBe(script.opens === undefined);
  });
});
