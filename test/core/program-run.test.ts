/** A reader's own run on the figure: every frame can be drawn and told, whatever the program did and whatever the room sends. */
import { describe, expect, test } from "vitest";
import { faultOf, type Outcome, outputOf, problemsOf } from "#algorithms/core/judge/judge.ts";
import { type AnyView, type OwnRun, ownLesson } from "#algorithms/core/judge/program-run.ts";
import { narrate } from "#algorithms/core/lesson/lesson.ts";
import { markIds } from "#algorithms/core/lesson/scene.ts";
import { record } from "#algorithms/core/run/trace.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import { depth, tries } from "#test/depth.ts";
import { type Program, programsOf, tasks } from "../support/judged-programs.ts";
import { roomInNode } from "../support/room-in-node.ts";

const found = import.meta.glob<{ view: AnyView }>("/algorithms/lessons/*/task/task.ts", { eager: true });
const views = new Map(Object.entries(found).map(([path, { view }]) => [path.split("/")[3] as string, view]));
/** Some right programs take long ways; of an endless one the beginning will do. */
const STEPS = { right: depth(100_000, 1_000_000), wrong: depth(5_000, 20_000) } as const;

/** What the room says of a program on a problem. */
function ownRun(lesson: string, { source }: Program, problem: unknown, steps: number): OwnRun {
  const task = tasks.get(lesson);
  if (!task) throw new RangeError(lesson);
  const answer = roomInNode(source, task.entry).ask({
    kind: "record",
    input: structuredClone(task.args(problem)),
    limits: { steps, ms: 600_000 },
  });
  if (answer.kind !== "record") throw new Error(`the room said ${answer.kind}`);
  const { names, events, output, error, stopped } = answer;
  const outcome: Outcome =
    error || stopped ? { kind: "failed", why: "It stopped." } : { kind: "value", value: output };
  return {
    ...{ problem, call: "f()", names, events },
    answer: outputOf(task, outcome),
    why: faultOf(task, problem, outcome),
  };
}

/** Draws and tells every position, there and back. */
function walk(view: AnyView, run: OwnRun): number {
  const { lesson, problem } = ownLesson(view, run, "Yours");
  const { trace } = record(lesson, problem);
  const cursor = trace.cursor();
  const positions = Array.from({ length: trace.length + 1 }, (_, position) => position);
  const every = Math.max(1, Math.floor(positions.length / 60));
  const shown = positions.filter((position) => position % every === 0 || position > trace.length - 5);
  for (const position of [...shown, ...shown.toReversed()]) {
    const frame = cursor.seek(position);
    const { plate, tables } = lesson.scene(problem, frame);
    const ids = markIds(plate);
    expect(new Set(ids).size, `position ${position}`).toBe(ids.length);
    expect(plate.label).not.toMatch(/undefined|NaN/);
    expect(JSON.stringify([plate, tables])).not.toMatch(/NaN|null/);
    const told = narrate(lesson, frame, problem);
    expect(told).not.toMatch(/undefined|NaN/);
    expect(told.length).toBeGreaterThan(0);
    lesson.words.where(frame, problem);
    if (frame.step !== "") lesson.notation[frame.step as "line"](frame, problem);
    for (const name of run.names)
      for (const value of Array.from(frame.cells[name] ?? [])) lesson.cellText?.(name, value, problem, frame);
  }
  for (const mark of trace.marks("phase")) lesson.phaseLabel(trace.stepAt(mark), problem);
  return trace.length;
}

describe.each([...views])("the figure of own programs for %s", (lesson, view) => {
  const task = tasks.get(lesson);
  const problems = task ? [...problemsOf(task, { count: 14 })].filter((_, k) => k % 5 === 3) : [];

  test.each(["right", "wrong"] as const)("shows the runs of programs that are %s", (kind) => {
    const programs = programsOf(lesson, kind);
    for (const program of programs.slice(0, depth(2, programs.length))) {
      for (const problem of problems) {
        const run = ownRun(lesson, program, problem, STEPS[kind]);
        const steps = walk(view, run);
        expect(steps).toBeGreaterThan(1);
        // Of a run that is longer than what is shown the beginning is there.
        if (kind === "right" && steps < STEPS.right) expect(run.why).toBeUndefined();
      }
    }
  });

  test("throws at no words that the room could send, and at no answer", () => {
    const random = seededRandom(7);
    const whole = (): number => between(random, -3, 9) * (random() < 0.05 ? 2 ** 28 : 1);
    for (let k = 0; k < tries(300); k++) {
      const names = ["mate", "rounds", "games", "order", "i", "places"].slice(0, between(random, 0, 6));
      const events = Int32Array.from({ length: between(random, 0, 60) }, () => {
        const kind = between(random, 0, 4);
        return random() < 0.5
          ? (kind << 24) | between(random, 0, 9)
          : random() < 0.2
            ? -(2 ** 31) + between(random, 0, 3)
            : whole();
      });
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
      const problem = problems[k % problems.length];
      const answer = task && outputOf(task, { kind: "value", value });
      walk(view, { problem, call: "f()", names, events, answer, why: k % 2 ? "Wrong." : undefined });
    }
  });
});

/** The pictures of a run before its answer is shown, as the pairs that are joined in the colours of this step. */
function pairsDrawn(lesson: string, source: string): string[] {
  const [task, view] = [tasks.get(lesson), views.get(lesson)];
  if (!task || !view) throw new RangeError(lesson);
  const run = ownRun(lesson, { name: "", source } as Program, task.example, STEPS.right);
  expect(run.why).toBeUndefined();
  const { lesson: own, problem } = ownLesson(view, run, "Yours");
  const { trace } = record(own, problem);
  const [firstPart = trace.length] = trace.marks("phase");
  const pictures: string[] = [];
  for (let position = 0; position < firstPart; position++) {
    const { plate } = own.scene(problem, trace.cursor().seek(position));
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
  test("is drawn as it comes, whatever its variables are called", () => {
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
    expect(pairsDrawn("circle-method", told(""))).toEqual([""]);
    // Players are drawn from 0 on. Who plays again plays in the next round.
    expect(pairsDrawn("circle-method", told("game(a, b);")).slice(0, 5)).toEqual([
      "",
      "0 5",
      "0 5, 1 4",
      "0 5, 1 4, 2 3",
      "1 5",
    ]);
  });

  test("is drawn where it knows the call, and no other call is", () => {
    const source = (call: string) =>
      `function solve(n, left, edges) {\n${call}(0, 3);\n${call}(2, 4);\nreturn [4, 3, 5, 1, 0, 2];\n}`;
    expect(pairsDrawn("augmenting-paths", source("pair"))).toEqual(["", "0 3", "0 3, 2 4"]);
    expect(pairsDrawn("augmenting-paths", source("game"))).toEqual([""]);
  });

  test("is the program’s own, if it has a function of the name", () => {
    for (const own of ["function pair(a) { return a; }", "const pair = (a) => a;", "let pair = (a) => a;"])
      expect(
        pairsDrawn(
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

  test("the last picture draws the way that makes it better", () => {
    let drawn = 0;
    for (const problem of [...problemsOf(task, { count: 400 })].slice(-60)) {
      const run = ownRun(lesson, program, problem, STEPS.wrong);
      const { lesson: own, problem: replayed } = ownLesson(view, run, "Yours");
      const { trace } = record(own, replayed);
      const { plate, key } = own.scene(replayed, trace.cursor().seek(trace.length));
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
