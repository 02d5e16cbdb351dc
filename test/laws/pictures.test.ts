/**
 * The pictures of every example at fixed positions, as text, one file an example: a change of a picture is seen in review.
 * `npm run test:unit -- pictures -u` writes them anew.
 */
import { describe, expect, test } from "vitest";
import { examplesOf, narrate } from "#algorithms/core/lesson/lesson.ts";
import type { Scene } from "#algorithms/core/lesson/scene.ts";
import { record, type Trace } from "#algorithms/core/run/trace.ts";
import { inputOf, lessons } from "../support/all-lessons.ts";

/** A layer with more marks than this is told by its first ones and a number for all. */
const MOST_MARKS = 80;
/** Steps recorded of an example. */
const BUDGET = 100_000;

/** The start, the end, and between them the ends of the first and of a later phase. */
function positionsOf(trace: Trace): number[] {
  const phases = trace.marks("phase");
  const later = phases[Math.floor(phases.length * 0.6)] ?? 0;
  return [...new Set([0, (phases[1] ?? trace.length + 1) - 1, later, trace.length])].sort((p, q) => p - q);
}

/** A value on one line: names in a fixed order, lengths with one decimal. */
function line(value: unknown): string {
  if (typeof value === "number") return String(Math.round(value * 10) / 10);
  if (typeof value === "string") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(line).join(" ")}]`;
  if (typeof value !== "object" || value === null) return String(value);
  const entries = Object.entries(value).filter(([, own]) => own !== undefined && own !== false);
  return entries
    .toSorted(([x], [y]) => (x < y ? -1 : 1))
    .map(([key, own]) => (own === true ? key : `${key}=${key === "path" ? lengths(own) : line(own)}`))
    .join(" ");
}

/** The outline of a guide, with lengths as elsewhere; of other texts none is a length. */
function lengths(path: unknown): string {
  return line(path).replaceAll(/-?\d+\.\d\d+/g, (x) => line(Number(x)));
}

function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16);
}

function list(name: string, items: readonly unknown[]): string[] {
  const lines = items.map((item) => `  ${line(item)}`);
  if (lines.length <= MOST_MARKS) return lines.length === 0 ? [] : [`${name}:`, ...lines];
  return [`${name}: ${lines.length}, all of them ${digest(lines.join("\n"))}`, ...lines.slice(0, MOST_MARKS)];
}

function sceneText({ plate, tables, key }: Scene): string[] {
  const { kind, width, height, label, ...rest } = plate;
  const layers = Object.entries(rest);
  return [
    `${kind} ${width} × ${height}: ${label}`,
    ...layers.flatMap(([name, value]) =>
      Array.isArray(value) ? list(name, value) : [`${name}: ${line(value)}`],
    ),
    ...list("key", key),
    ...tables.flatMap(({ id, title, note, corner, columns, foot = "", rows }) => [
      `table ${id}: ${title} | ${note} | ${corner} | ${columns.join(", ")} | ${foot}`,
      ...list(
        "rows",
        rows.map(({ head, cells, now }) => [
          `${now ? "*" : ""}${head}`,
          ...cells.map(({ text, state }) => (state ? `${text} (${state})` : text)),
        ]),
      ),
    ]),
  ];
}

describe.each(Object.values(lessons).map((lesson) => [lesson.id, lesson] as const))("%s", (id, lesson) => {
  test.each(examplesOf(lesson))("draws the example “%s” as it did", async (example) => {
    const problem = lesson.parse(inputOf(id, example));
    const { trace } = record(lesson, problem, { budget: BUDGET });
    const cursor = trace.cursor();
    const text = positionsOf(trace).flatMap((position) => {
      const frame = cursor.seek(position);
      const head = `## ${position} ${frame.step}(${frame.a}, ${frame.b})`;
      return [head, narrate(lesson, frame, problem), ...sceneText(lesson.scene(problem, frame)), ""];
    });
    await expect(text.join("\n")).toMatchFileSnapshot(`../snapshots/${id}/${example}.txt`);
  });
});
