/** What holds for every question of every lesson, whatever its seed: with a picture it can be answered by touching alone. */
import { describe, expect, test } from "vitest";
import type { AnswerPicture, FieldTouch } from "#algorithms/core/lesson/answer-picture.ts";
import type { Exercises, FadedTable, Task } from "#algorithms/core/lesson/exercise.ts";
import { namedMarks, type Plate } from "#algorithms/core/lesson/scene.ts";
import { plateMarkup } from "#components/picture/views/static-plate.ts";
import { depth } from "#test/depth.ts";
import { workedTables } from "../support/worked-tables.ts";

const modules = import.meta.glob<Exercises>("/algorithms/lessons/*/asked/questions.ts", { eager: true });
const SEEDS = Array.from({ length: depth(4, 25) }, (_, k) => (k < 5 ? k : k * k * 7919));

const lessons = Object.entries(modules).map(([path, parts]) => [path.split("/")[3], parts] as const);
const tasks = lessons.flatMap(([lesson, { exercises }]) =>
  Object.entries(exercises).map(([id, make]) => [`${lesson} ${id}`, make] as const),
);
const tables = lessons.flatMap(([lesson, parts]) =>
  workedTables(lesson, parts).map(([name, table]) => [`${lesson} ${name}`.trim(), table] as const),
);

/** Answers by touches alone in the fields that have them, and otherwise as it is typed; the picture is looked at on the way. */
function touchAll(picture: AnswerPicture, start: readonly string[], right: readonly string[]): string[] {
  const answers = [...start];
  for (const [k, text] of right.entries()) {
    const values = start[k] === "" ? picture.field(k, answers)?.valuesIn(text) : undefined;
    if (!values) answers[k] = text;
    let last = "";
    for (const value of values ?? []) {
      lookAt(picture, answers, k);
      const touch = picture.field(k, answers) as FieldTouch;
      const isThere = [...touch.marks.values()].includes(value) || touch.chips?.includes(value);
      expect(isThere, `nothing can be touched for ${value} of ${text}`).toBe(true);
      const before = JSON.stringify(picture.plate(answers, k));
      answers[k] = touch.touch(answers[k], value).text;
      const isMark = [...touch.marks.values()].includes(value);
      if (isMark) expect(JSON.stringify(picture.plate(answers, k)), `shows ${answers[k]}`).not.toBe(before);
      expect(takenBack(touch, answers[k], last, value), "a second touch takes one back").toBe(true);
      last = value;
    }
  }
  return answers;
}

/** Whether touching a value again takes it out, or touching both again where a pair was completed. */
function takenBack(touch: FieldTouch, text: string, last: string, value: string): boolean {
  const count = (now: string): number => touch.valuesIn(now).length;
  const again = touch.touch(text, value).text;
  return (
    count(again) < count(text) || count(touch.touch(touch.touch(text, last).text, value).text) < count(text)
  );
}

/** The picture with these answers: every mark that may be touched is there once and has a name, and all of it can be drawn. */
function lookAt(picture: AnswerPicture, answers: readonly string[], field: number): void {
  const plate = picture.plate(answers, field);
  const named = new Map(namedMarks(plate).map(({ id, label }) => [id, label]));
  for (const mark of picture.field(field, answers)?.marks.keys() ?? [])
    expect(named.get(mark), mark).toBeTruthy();
  expect(named.size).toBe(namedMarks(plate).length);
  const marks = new Set(picture.field(field, answers)?.marks.keys());
  if (marks.size > 0) expect(smallest(plate, marks), `large enough`).toBeGreaterThanOrEqual(LEAST);
  expect(isInside(plate), `inside the plate: ${answers}`).toBe(true);
  const told = [plate.label, ...named.values()].join(" ");
  expect(told).not.toMatch(/undefined|NaN|Infinity/);
  expect(plateMarkup(plate)).not.toMatch(/undefined|NaN|Infinity/);
}

/** On a phone of 360 pixels a picture is so wide, and a mark has to be so large. */
const PHONE = 320;
const LEAST = 24;

/** The smallest mark that can be touched, with the ring that is touched with it, in pixels of a phone. */
function smallest(plate: Plate, marks: ReadonlySet<string>): number {
  if (plate.kind === "board") return ((PHONE / plate.width) * (plate.width - 60)) / plate.size;
  const sizes = plate.nodes
    .filter(({ id }) => marks.has(id))
    .map(({ radius, box }) => 10 + Math.min(box?.width ?? 2 * radius, box?.height ?? 2 * radius));
  return (Math.min(...sizes) * PHONE) / plate.width;
}

function isInside(plate: Plate): boolean {
  const isIn = (x: number, most: number): boolean => x >= 0 && x <= most;
  if (plate.kind === "graph")
    return plate.nodes.every(({ x, y }) => isIn(x, plate.width) && isIn(y, plate.height));
  const last = plate.size - 1;
  return [...plate.areas, ...plate.goals, ...plate.pieces].every(
    ({ row, column }) => isIn(row, last) && isIn(column, last),
  );
}

describe.each(tasks)("the question %s", (_name, make) => {
  const all = SEEDS.map((seed) => make(seed));

  test("is answered by touching its picture, which shows each answer on the way", () => {
    for (const task of all) {
      const { picture, fields, solution } = task;
      if (!picture) continue;
      const blank = fields.map(() => "");
      const answers = touchAll(picture, blank, solution);
      expect(task.grade(answers), `${answers}`).toMatchObject({ right: true });
      for (const k of fields.keys()) lookAt(picture, answers, k);
    }
  });

  test("takes anything that is typed, and draws what it can read", () => {
    for (const { picture, fields, solution } of all.slice(0, 6)) {
      if (!picture) continue;
      const odd = [
        "x",
        "0",
        "-1",
        "999",
        "7-",
        "1-1, 1-1",
        "99-99",
        "(0, 99)",
        "1 2 3 4 5 6 7 8 9",
        " ",
        "W-BX",
        "3,5",
      ];
      for (const text of odd) for (const k of fields.keys()) lookAt(picture, solution.with(k, text), k);
    }
  });

  test("points at marks of its picture where it is answered wrong", () => {
    for (const { picture, fields, solution, grade } of all) {
      for (const wrong of ["0", "1 2", "0 1 2 3 4 5 6", ...solution.map((text) => text.slice(0, -2))]) {
        const answers = fields.map(() => wrong);
        const { marks = [] } = grade(answers);
        if (marks.length === 0) continue;
        const there = picture ? namedMarks(picture.plate(answers, 0)).map(({ id }) => id) : [];
        expect(there).toEqual(expect.arrayContaining([...marks]));
      }
    }
  });

  test("tells in words what its picture shows, with hints of the instance", () => {
    const told = ({ prompt, given }: Task): string => `${prompt} ${given ?? ""}`;
    const drawn = ({ picture, fields }: Task): string =>
      JSON.stringify(
        picture?.plate(
          fields.map(() => ""),
          0,
        ),
      );
    // Another picture is another question in words, too.
    const pictures = Map.groupBy(all, told);
    for (const alike of pictures.values()) expect(new Set(alike.map(drawn)).size).toBe(1);
    const hints = new Set(all.map((task) => task.hints?.join(" ")));
    if (pictures.size > 1) expect(hints.size).toBeGreaterThan(all[0].hints ? 1 : 0);
  });
});

/** The text of a table, as those who do not see its picture read it. */
const readOf = ({ task, given, heads, rows }: FadedTable): string =>
  JSON.stringify([task, given, heads, rows]);

describe.each(tables)("the worked table of %s", (_lesson, tableOf: (seed: number) => FadedTable) => {
  test.each(SEEDS.slice(0, 12))("is filled by touching its picture, with the seed %i", (seed) => {
    const table = tableOf(seed);
    const { picture, rows, columns } = table;
    expect(table.task).not.toMatch(/undefined|NaN|Infinity/);
    expect(rows.length).toBeGreaterThan(2);
    expect(table.grade(rows).cells.flat().every(Boolean)).toBe(true);
    if (!picture) return;
    const right = rows.flat();
    const start = right.map((text, k) => (k < columns.length ? text : ""));
    const answers = touchAll(picture, start, right);
    const filled = rows.map((row, r) => answers.slice(r * row.length, (r + 1) * row.length));
    expect(table.grade(filled).cells.flat().every(Boolean)).toBe(true);
    for (const k of right.keys()) lookAt(picture, answers, k);
    for (const odd of ["x", "0", "99", "1-", "1–1"])
      lookAt(picture, right.with(columns.length, odd), columns.length);
  });

  test("is another one with another seed", () => {
    const texts = SEEDS.map((seed) => readOf(tableOf(seed)));
    expect(texts.slice(1)).not.toContain(texts[0]);
    expect(new Set(texts).size).toBeGreaterThan(2);
    expect(readOf(tableOf(7919))).toBe(readOf(tableOf(7919)));
  });
});
