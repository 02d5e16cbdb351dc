/** A reader's own run on the figure: every frame can be drawn and told, whatever the program did and whatever the room sends. */
import { describe, expect, test } from "vitest";
import type { AnyView } from "#algorithms/core/judge/answer-view.ts";
import { faultOf, type Outcome, outputOf, problemsOf } from "#algorithms/core/judge/judge.ts";
import { AskedRun } from "#algorithms/core/lesson/asked-run.ts";
import { narrate } from "#algorithms/core/lesson/lesson.ts";
import { markIds } from "#algorithms/core/lesson/scene.ts";
import { whole } from "#algorithms/core/run/asking.ts";
import type { Frame } from "#algorithms/core/run/trace.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import { type AnsweredRun, answeredLesson } from "#algorithms/engines/program/answered/answered-lesson.ts";
import type { AnswerSteps } from "#algorithms/engines/program/conduct.ts";
import { calledProgram } from "#src/reader-programs/watch-called.ts";
import { depth, sample, tries } from "#test/depth.ts";
import { programsOf, tasks } from "../support/judged-programs.ts";
import { roomInNode } from "../support/room-in-node.ts";
import { seenInNode } from "../workbench/seen-in-node.ts";

const found = import.meta.glob<{ view: AnyView }>("/algorithms/lessons/*/task/task.ts", { eager: true });
const views = new Map(Object.entries(found).map(([path, { view }]) => [path.split("/")[3] as string, view]));
/** Some right programs take long ways; of an endless one the beginning will do. */
const STEPS = { right: depth(100_000, 1_000_000), wrong: depth(5_000, 20_000) } as const;

/** What a program makes of a problem, seen and judged. */
async function ranOn(lesson: string, source: string, problem: unknown, steps: number): Promise<AnsweredRun> {
  const [task, view] = [tasks.get(lesson), views.get(lesson)];
  if (!task || !view) throw new RangeError(lesson);
  const { text, written } = await calledProgram("javascript", source, { task, view, problem });
  const { run, seen } = seenInNode(text, { steps });
  const inputs = [structuredClone(task.args(problem))];
  const limits = { steps: 1_000_000, ms: 600_000 };
  const answer = roomInNode(source, task.entry).ask({ kind: "batch", first: 0, inputs, limits });
  if (answer.kind !== "batch") throw new Error(`the room said ${answer.kind}`);
  const { output, error, stopped } = answer.results[0] ?? {};
  const outcome: Outcome =
    error || stopped ? { kind: "failed", why: "It stopped." } : { kind: "value", value: output };
  return {
    ...{ problem, written, program: run.program, events: seen.events, constants: seen.constants },
    ...{ call: "f()", title: "Yours", printed: seen.printed, isCut: seen.stopped !== undefined },
    answer: outputOf(task, outcome),
    why: faultOf(task, problem, outcome),
  };
}

/** Draws and tells every position, there and back. */
function walk(view: AnyView, run: AnsweredRun): number {
  const { lesson, trace } = answeredLesson(view, run);
  const cursor = trace.cursor();
  const positions = Array.from({ length: trace.length + 1 }, (_, position) => position);
  const every = Math.max(1, Math.floor(positions.length / 60));
  const shown = positions.filter((position) => position % every === 0 || position > trace.length - 5);
  for (const position of [...shown, ...shown.toReversed()]) {
    const frame = cursor.seek(position) as never as Frame<AnswerSteps, "memory">;
    const { plate, tables, watch = [] } = lesson.scene(undefined, frame);
    const ids = markIds(plate);
    expect(new Set(ids).size, `position ${position}`).toBe(ids.length);
    expect(plate.label).not.toMatch(/undefined|NaN/);
    expect(JSON.stringify([plate, tables])).not.toMatch(/NaN|null/);
    expect(watch.map(({ id }) => id)).toContain("variables");
    const told = narrate(lesson, frame, undefined);
    expect(told.length).toBeGreaterThan(0);
    // Of its own values a program may have such ones, and may answer with them.
    if (frame.step === "answer" || frame.step === "end")
      expect(told.replace(/the answer has NaN/, "")).not.toMatch(/undefined|NaN/);
    lesson.words.where(frame, undefined);
    if (frame.step !== "") lesson.notation[frame.step](frame, undefined);
  }
  for (const mark of trace.marks("phase")) lesson.phaseLabel(trace.stepAt(mark) as never, undefined);
  return trace.length;
}

describe.each([...views])("the figure of own programs for %s", (lesson, view) => {
  const task = tasks.get(lesson);
  const problems = task ? [...problemsOf(task, { count: 14 })].filter((_, k) => k % 5 === 3) : [];

  test.each(["right", "wrong"] as const)("shows the runs of programs that are %s", async (kind) => {
    for (const program of sample(programsOf(lesson, kind), 1)) {
      for (const problem of sample(problems, 2)) {
        const run = await ranOn(lesson, program.source, problem, STEPS[kind]);
        const steps = walk(view, run);
        expect(steps).toBeGreaterThan(1);
        // Of a run that is longer than what is shown the beginning is there.
        if (kind === "right" && steps < STEPS.right) expect(run.why).toBeUndefined();
      }
    }
  });

  test("throws at no words that the room could send, and at no answer", async () => {
    const random = seededRandom(7);
    const names = [...view.drawn, "i"].map((name) => `let ${name} = [[1, 2], [3]];`).join("\n");
    const source = `function ${task?.entry}() {\n${names}\nreturn 1;\n}`;
    const honest = await ranOn(lesson, source, problems[0], 1000);
    const whole = (): number => between(random, -3, 9) * (random() < 0.05 ? 2 ** 28 : 1);
    for (let k = 0; k < tries(300); k++) {
      // True words up to a place, and then whatever comes.
      const events = honest.events.slice(0, between(random, 0, honest.events.length));
      const forged = Array.from({ length: between(random, 0, 40) }, () =>
        random() < 0.5 ? (between(random, 0, 8) << 24) | between(random, 0, 9) : whole(),
      );
      const value = [
        [[1, 2]],
        [
          [
            [1, 2],
            [3, 1],
          ],
        ],
        [1, 0, -1],
        [],
        [[]],
        [[1], [2, 3, 4]],
        "x",
        undefined,
      ][k % 8];
      walk(view, {
        ...honest,
        problem: problems[k % problems.length],
        events: Int32Array.from([...events, ...forged]),
        answer: task && outputOf(task, { kind: "value", value }),
        why: k % 2 ? "Wrong." : undefined,
      });
    }
  });
});

test.each([
  ["augmenting-paths", /pairs (\d+) with (\d+)/, "vertex"],
  ["blossom", /pairs (\d+) with (\d+)/, "vertex"],
  ["weighted-blossom", /pairs (\d+) with (\d+)/, "vertex"],
  ["peaceful-kings", /^King (\d+) goes/, "king"],
  ["circle-method", /(\d+)–(\d+)/, "player"],
] as const)("for %s the run can be asked what happens to what the answer names", async (id, names, label) => {
  const [task, view] = [tasks.get(id), views.get(id)];
  if (!task || !view) throw new RangeError(id);
  const run = await ranOn(id, programsOf(id, "right")[0]?.source ?? "", task.example, STEPS.right);
  const { lesson, trace } = answeredLesson(view, run);
  const asking = new AskedRun({ lesson, run: { problem: undefined, trace }, listings: [] });
  const cursor = trace.cursor();
  let named = 0;
  for (const position of trace.marks("phase").slice(0, -1)) {
    const told = narrate(lesson, cursor.seek(position) as never, undefined);
    for (const number of names.exec(told)?.slice(1) ?? []) {
      const asked = [...asking.offers(number, trace.length)].find(
        (each) => each.by === "mark" && asking.name(each) === `what happens to ${label} ${number}`,
      );
      if (!asked) throw new RangeError(`${label} ${number} cannot be asked`);
      expect(whole(asking.answer(asked)).has(position), told).toBe(true);
      named++;
    }
  }
  expect(named).toBeGreaterThan(3);
});

/** The pictures of a run before its answer is shown, as the pairs that are joined in the colours of this step. */
async function pairsDrawn(lesson: string, source: string): Promise<string[]> {
  const [task, view] = [tasks.get(lesson), views.get(lesson)];
  if (!task || !view) throw new RangeError(lesson);
  const run = await ranOn(lesson, source, task.example, STEPS.right);
  expect(run.why).toBeUndefined();
  const { lesson: own, trace } = answeredLesson(view, run);
  const [firstPart = trace.length] = trace.marks("phase");
  const pictures: string[] = [];
  for (let position = 0; position < firstPart; position++) {
    const { plate } = own.scene(undefined, trace.cursor().seek(position) as never);
    if (plate.kind === "graph")
      pictures.push(
        plate.edges
          .filter(({ role }) => role === "done" || role === "chosen")
          .map(({ id }) => endsOf(id))
          .sort()
          .join(", "),
      );
  }
  return pictures.filter((picture, k) => picture !== pictures[k - 1]);
}

describe("what a program calls", () => {
  test("is drawn as it comes, whatever its variables are called", async () => {
    const told = (call: string) => `function schedule(n) {
      const everything = [];
      for (let r = 0; r < n - 1; r++) {
        const some = [];
        for (let i = 0; i < n / 2; i++) {
          const seat = (k) => (k === n - 1 ? n : ((r + k) % (n - 1)) + 1);
          const [a, b] = i === 0 ? [seat(0), n] : [seat(i), seat(n - 1 - i)];
          some.push([a, b]);
          ${call}
        }
        everything.push(some);
      }
      return everything;
    }`;
    expect(await pairsDrawn("circle-method", told(""))).toEqual([""]);
    // Players are drawn from 0 on. Who plays again plays in the next round.
    expect((await pairsDrawn("circle-method", told("game(a, b);"))).slice(0, 5)).toEqual([
      "",
      "0 5",
      "0 5, 1 4",
      "0 5, 1 4, 2 3",
      "1 5",
    ]);
  });

  test("is drawn where it knows the call, and no other call is", async () => {
    const source = (call: string) =>
      `function solve(n, left, edges) {\n${call}(0, 3);\n${call}(2, 4);\nreturn [4, 3, 5, 1, 0, 2];\n}`;
    expect(await pairsDrawn("augmenting-paths", source("pair"))).toEqual(["", "0 3", "0 3, 2 4"]);
    expect(await pairsDrawn("augmenting-paths", source("game"))).toEqual([""]);
  });

  test("is the program’s own, if it has a function of the name", async () => {
    for (const own of ["function pair(a) { return a; }", "const pair = (a) => a;", "let pair = (a) => a;"])
      expect(
        await pairsDrawn(
          "augmenting-paths",
          `${own}\nfunction solve(n, left, edges) {\npair(0);\nreturn [4, 3, 5, 1, 0, 2];\n}`,
        ),
      ).toEqual([""]);
  });
});

describe.each([
  ["augmenting-paths", "wrong-greedy.js"],
  ["blossom", "wrong-short-paths-only.js"],
  ["weighted-blossom", "wrong-heaviest-first.js"],
])("of a matching that is not best, %s", (lesson, name) => {
  const program = programsOf(lesson, "wrong").find((each) => each.name === name);
  const task = tasks.get(lesson);
  const view = views.get(lesson);
  if (!program || !task || !view) throw new RangeError(`${lesson}: ${name}`);

  test("the last picture draws the way that makes it better", async () => {
    let drawn = 0;
    for (const problem of [...problemsOf(task, { count: 400 })].slice(-depth(20, 60))) {
      const run = await ranOn(lesson, program.source, problem, STEPS.wrong);
      const { lesson: own, trace } = answeredLesson(view, run);
      const { plate, key } = own.scene(undefined, trace.cursor().seek(trace.length) as never);
      if (plate.kind !== "graph") throw new Error("a matching is drawn as a graph");
      const joined = plate.edges.filter(({ role }) => role === "candidate").map(({ id }) => id);
      const told = run.why
        ?.match(/(?:: |the (?:path|cycle) )(\d+(?:–\d+)+)/)?.[1]
        ?.split("–")
        .map(Number);
      if (run.why === undefined) expect(joined).toEqual([]);
      if (!told) continue;
      drawn++;
      // Along the way that is told every second pair is the answer's; the others are drawn, and none besides them.
      const answer = run.answer as readonly number[];
      const steps = told.slice(1).map((v, k) => [told[k] as number, v] as const);
      const fresh = steps.filter(([u, v]) => answer[u] !== v);
      expect(joined.map(endsOf).sort()).toEqual(
        fresh.map(([u, v]) => `${Math.min(u, v)} ${Math.max(u, v)}`).sort(),
      );
      expect(key.some(({ text }) => /that was missed/.test(text))).toBe(true);
      // Exchanged along it the answer is a matching, and a better one.
      const better = [...answer];
      for (const [u, v] of steps) if (answer[u] === v) better[u] = better[v] = -1;
      for (const [u, v] of fresh) [better[u], better[v]] = [v, u];
      for (const [u, v] of better.entries()) if (v >= 0) expect(better[v]).toBe(u);
      const { edges } = problem as { readonly edges: readonly (readonly number[])[] };
      const worth = (mate: readonly number[]): number =>
        edges.reduce((sum, [u = 0, v = 0, weight = 1]) => sum + (mate[u] === v ? weight : 0), 0);
      expect(worth(better)).toBeGreaterThan(worth(answer));
    }
    expect(drawn).toBeGreaterThan(5);
  });
});

/** "e3.5" → "3 5": the two numbers in the name of a mark. */
function endsOf(id: string): string {
  return (id.match(/\d+/g) ?? []).join(" ");
}

test("every lesson whose programs are judged shows their runs", () => {
  expect([...views.keys()].sort()).toEqual([...tasks.keys()].sort());
});
