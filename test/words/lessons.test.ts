/** Every word that a lesson shows or says stands in a catalog: here all of them are marked, and plain ones are found. */
import { describe, expect, test } from "vitest";
import type { AnswerPicture } from "#algorithms/core/lesson/answer-picture.ts";
import type { Tasks, Verdict } from "#algorithms/core/lesson/exercise.ts";
import { type AnyLesson, examplesOf, narrate, plainText } from "#algorithms/core/lesson/lesson.ts";
import { InputError } from "#algorithms/core/lesson/mistake.ts";
import { record, type Trace } from "#algorithms/core/run/trace.ts";
import { plainWords } from "#src/build/marked-words.ts";
import { exercisesOf } from "#test/support/all-exercises.ts";
import { inputs, lessons } from "../support/all-lessons.ts";
import { brokenInputs } from "../support/broken-inputs.ts";

/** Up to this many positions of a run are looked at, evenly spread. */
const MOST_POSITIONS = 150;
const LONGEST_RUN = 20_000;
const SEEDS = [0, 1, 2, 3, 4, 5];

/** The plain words of texts, but those of the reader's own input, each with a text in which it stands. */
class Finder {
  readonly found = new Map<string, string>();
  private readonly own: string;

  /** What stands in the reader's input may come back, whole or cut. */
  constructor(input: string) {
    this.own = input;
  }

  look(where: string, ...texts: readonly (string | undefined)[]): void {
    for (const text of texts) {
      // Characters that cannot be printed are told by their numbers.
      for (const word of plainWords((text ?? "").replaceAll(/U\+[0-9A-F]{4,6}/g, " "))) {
        if (!this.own.includes(word) && !this.found.has(word)) this.found.set(word, `${where}: ${text}`);
      }
    }
  }

  expectNone(): void {
    expect([...this.found].map(([word, text]) => `“${word}” in ${text}`)).toEqual([]);
  }
}

function positionsOf({ length }: Trace): number[] {
  const step = Math.max(1, Math.ceil(length / MOST_POSITIONS));
  return Array.from({ length: Math.floor(length / step) + 1 }, (_, k) => k * step).concat(length);
}

function lookAtRun(lesson: AnyLesson, text: string): void {
  const finder = new Finder(text);
  const problem = lesson.parse(text);
  const { trace, result, stopped } = record(lesson, problem, { budget: LONGEST_RUN });
  const words = lesson.words;
  const cursor = trace.cursor();
  for (const position of positionsOf(trace)) {
    const frame = cursor.seek(position);
    const where = `step ${frame.step || "0"} at ${position}`;
    finder.look(`${where}, narration`, plainText(narrate(lesson, frame, problem)));
    finder.look(`${where}, where`, words.where(frame, problem));
    finder.look(`${where}, why`, words.why?.[frame.step]?.(frame, problem));
    finder.look(`${where}, notation`, lesson.notation[frame.step]?.(frame, problem));
    const { plate, tables, key } = lesson.scene(problem, frame);
    finder.look(`${where}, picture`, plate.label, ...key.map((entry) => entry.text));
    for (const layer of Object.values(plate)) {
      if (!Array.isArray(layer)) continue;
      for (const { text: shown, label, tag } of layer) finder.look(`${where}, mark`, shown, label, tag?.text);
    }
    for (const table of tables) {
      finder.look(`${where}, table`, table.title, table.note, table.corner, table.foot, ...table.columns);
      for (const row of table.rows)
        finder.look(`${where}, row`, row.head, ...row.cells.map((cell) => cell.text));
    }
    for (const { id, test: holdsAt } of lesson.invariants)
      finder.look(`${where}, invariant ${id}`, holdsAt(problem, frame).evidence);
    const watched = frame.changes().filter(({ cells }) => lesson.watched?.includes(cells) ?? true);
    for (const { cells, after } of lesson.cellText ? watched : [])
      finder.look(`${where}, cell ${cells}`, lesson.cellText?.(cells, after, problem, frame));
    if (position === trace.length) continue;
    const call = trace.stepAt(position + 1);
    finder.look(`${where}, phase`, lesson.phaseLabel(call, problem));
    const question = lesson.predict?.[call.step]?.(cursor.seek(position), call, problem);
    finder.look(`${where}, question`, question?.prompt, question?.hint, question?.why);
  }
  if (!stopped) {
    for (const { id, test: holds } of lesson.claims)
      finder.look(`claim ${id}`, holds(problem, result).evidence);
  }
  finder.expectNone();
}

/** What a picture says before anything is answered, and with each answer in it. */
function lookAtPicture(
  finder: Finder,
  where: string,
  picture: AnswerPicture | undefined,
  answers: readonly string[],
): void {
  const blank = answers.map(() => "");
  for (const [k] of answers.entries()) {
    for (const filled of [blank, blank.with(k, answers[k]), answers]) {
      if (!picture) continue;
      const plate = picture.plate(filled, k);
      finder.look(where, plate.label, ...(picture.field(k, filled)?.chips ?? []));
      for (const layer of Object.values(plate)) {
        if (!Array.isArray(layer)) continue;
        for (const { text, label, tag } of layer) finder.look(`${where}, mark`, text, label, tag?.text);
      }
    }
  }
}

/** Answers that a task may get: the right one, parts of it, and some that are wrong in every way. */
function answersTo(solution: readonly string[]): string[][] {
  const swapped = solution.map((text) => text.replace(/\d+/g, (digits) => String(Number(digits) + 1)));
  const same = (text: string) => solution.map(() => text);
  return [
    [...solution],
    swapped,
    solution.toReversed(),
    ...["", "1", "0", "2", "999", "x", "1-2 3-4", "−1"].map(same),
  ];
}

describe.each(Object.entries(lessons))("%s", (path, lesson) => {
  const folder = path.slice(0, -"/lesson.ts".length);

  test("keeps what it always says in its catalogs", () => {
    const words = lesson.words;
    const finder = new Finder("");
    const { title, kinds, levels, invariants, claims, choices, examples, input } = words;
    finder.look(
      "words",
      JSON.stringify(
        Object.values({ title, levels, input }).flatMap((part) =>
          typeof part === "string" ? part : Object.values(part).flat(),
        ),
      ),
    );
    for (const part of [kinds, invariants, claims]) finder.look("words", ...Object.values<string>(part));
    for (const { label, values } of Object.values(choices ?? {}))
      finder.look("choice", label, ...Object.values<string>(values));
    for (const { title: name, why } of Object.values(examples)) finder.look("example", name, why);
    finder.expectNone();
  });

  test.each(examplesOf(lesson))("keeps the words of the example “%s” in its catalogs", (example) => {
    const text = inputs[`${folder}/inputs/${example}.txt`];
    lookAtRun(lesson, text);
  });

  test("keeps the words of random problems in its catalogs", () => {
    const { min, usual } = lesson.sizes;
    for (const size of [min, usual]) lookAtRun(lesson, lesson.format(lesson.random(3, size)));
  });

  test("keeps what it says of inputs that it cannot read in its catalogs", () => {
    const problems = brokenInputs(
      Object.values(inputs),
      examplesOf(lesson).map((id) => inputs[`${folder}/inputs/${id}.txt`]),
      400,
    );
    for (const text of problems) {
      try {
        lesson.parse(text);
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        const finder = new Finder(text);
        finder.look(JSON.stringify(text.slice(0, 80)), error.message, error.repair?.label);
        finder.expectNone();
      }
    }
  });

  test("keeps the words of its exercises in its catalogs", () => {
    const asked: Tasks = exercisesOf(lesson.id)?.exercises ?? {};
    for (const [name, make] of Object.entries(asked)) {
      for (const seed of SEEDS) {
        const finder = new Finder("");
        const task = make(seed);
        const verdicts: Verdict[] = answersTo(task.solution).map((answers) => task.grade(answers));
        finder.look(`exercise ${name}, seed ${seed}`, task.prompt, ...task.fields, ...task.solution);
        finder.look(`verdict of ${name}, seed ${seed}`, ...verdicts.map(({ reason }) => reason));
        finder.look(`hint of ${name}, seed ${seed}`, task.given, ...(task.hints ?? []));
        lookAtPicture(finder, `picture of ${name}, seed ${seed}`, task.picture, task.solution);
        finder.expectNone();
      }
    }
    const faded = exercisesOf(lesson.id)?.faded?.(5);
    if (!faded) return;
    const finder = new Finder("");
    lookAtPicture(finder, "picture of the worked table", faded.picture, faded.rows.flat());
    finder.look(
      "worked table",
      faded.task,
      faded.given,
      faded.rowName,
      ...faded.columns,
      ...(faded.heads ?? []),
      ...faded.rows.flat(),
    );
    for (const wrong of ["1", "99", "x", "1-1", "2-3"])
      finder.look("worked table, verdict", faded.grade(faded.rows.map((row) => row.map(() => wrong))).reason);
    finder.expectNone();
  });
});
