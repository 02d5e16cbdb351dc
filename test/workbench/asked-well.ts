/** What a program of the gallery asks, and that all of it can be asked. */
import { expect } from "vitest";
import { positionsOf } from "#algorithms/engines/program/ask/ask.ts";
import type { ProgramRun } from "#algorithms/engines/program/conduct.ts";
import { programLesson } from "#algorithms/engines/program/program-lesson.ts";
import type { SeenRun } from "#src/reader-programs/room/seen-run.ts";
import { askedIn } from "#src/tools/workbench/gallery/asked.ts";

export function askingOf({ run, seen }: { readonly run: ProgramRun; readonly seen: SeenRun }) {
  const read = askedIn(run.program);
  const printed = seen.printed.map(([position, said]) => [position, said] as const);
  const lesson = programLesson({ run, title: "", printed, ending: undefined, asked: read.asked });
  return { ...read, run, seen, lesson };
}

/** They occur, in their order, and the run answers them. */
export function expectAsked({ asked, opens, wrong, run, lesson }: ReturnType<typeof askingOf>): void {
  expect(wrong).toEqual([]);
  expect(asked.length).toBeGreaterThanOrEqual(2);
  if (opens) expect(positionsOf(run, [opens])).not.toContain(0);
  const positions = positionsOf(run, asked);
  expect(positions).toEqual(positions.toSorted((p, q) => p - q));
  expect(lesson.asking.positions).toEqual(positions);
  for (const position of positions) {
    const question = lesson.asking.question(position);
    const { plate } = lesson.asking.scene(position - 1);
    const labels =
      plate.kind === "graph" ? new Map(plate.nodes.map((node) => [node.id, node.label])) : new Map();
    expect(question?.choices.length).toBeGreaterThan(1);
    expect(question?.choices.filter((choice) => !labels.has(choice))).toEqual([]);
    // A heap is a list and a tree: of each cell there may be two, and both are right.
    const called = Map.groupBy(question?.choices ?? [], (choice) => labels.get(choice));
    const [right = ""] = question?.answers ?? [];
    expect(question?.answers.length).toBeGreaterThan(0);
    expect(called.get(labels.get(right))).toEqual(question?.answers);
    expect(called.size).toBeGreaterThan(1);
    // The verdict is a sentence with a reckoning.
    expect(question?.why).not.toMatch(/^Line \d+ runs\.$/);
  }
}
