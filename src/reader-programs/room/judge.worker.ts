/** The judge, off the page's own thread: compiles a reader's program, has it run in the room, and says what is wrong with its answers. */
import { faultOf, judge, type Outcome } from "#algorithms/core/judge/judge.ts";
import { type Made, namedMistakes, telling } from "#algorithms/core/judge/judged-mistake.ts";
import type { AnyTask } from "#algorithms/core/judge/judged-task.ts";
import { sentencesOf, solversOf } from "#components/article/behavior/mutant-parts.ts";
import type { RecordedLesson } from "#src/build/recorded-lesson.ts";
import { pythonText } from "../python/python-text.ts";
import { loadTask } from "../tasks.ts";
import { verdictWords } from "../verdict-words.en.ts";
import { callText } from "./call-text.ts";
import { compile } from "./compile.ts";
import { compileWords } from "./compile-words.en.ts";
import { LONGEST_PROGRAM } from "./longest.ts";
import { SourceError } from "./mistake.ts";
import type {
  Answer,
  Failed,
  Growth,
  Language,
  LaterError,
  Order,
  Printed,
  RoomOpen,
  RoomResult,
  Source,
} from "./order.ts";
import prelude from "./prelude.js?raw";
import { RoomError, RoomTalk } from "./room-talk.ts";

const lessons = import.meta.glob<RecordedLesson>("/algorithms/lessons/*/lesson.ts", {
  query: "?recorded",
  import: "lesson",
});

/** How far a program may go on an input. */
const JUDGED = { steps: 50_000_000, ms: 2000 } as const;
/** Times below this say nothing, in milliseconds; beyond this no larger input is tried. */
const LEAST_TIME = 4;
const MOST_TIME = 600;
/** How the time grows is told where so many runs differ by less than this factor. */
const [RUNS, AGREED] = [3, 1.5];
const PRELUDE_LINES = prelude.split("\n").length;

const say = (answer: Answer): void => postMessage(answer);
let opened: ((room: RoomOpen) => void) | undefined;

addEventListener("message", ({ data }: MessageEvent<Order | RoomOpen>) => {
  if (data.kind === "room") return opened?.(data);
  obey(data).catch((error: unknown) => {
    if (error instanceof SourceError)
      say({ kind: "mistake", line: error.line, column: error.column, message: error.message });
    else if (error instanceof RoomError && error.kind === "unsafe") say({ kind: "unsafe" });
    else say({ kind: "failed", message: brokenBy(error) });
  });
});

/** What a judge that breaks off says of it: a room that gives no answer says in a word why. */
function brokenBy(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || (error instanceof RoomError ? error.kind : error.name);
}

async function obey(order: Order): Promise<void> {
  const task = await loadTask(order.lesson);
  if (!task) throw new RangeError(`the lesson "${order.lesson}" judges no programs`);
  const program = await (order.language === "python" ? pythonOf(order, task) : scriptOf(order, task));
  await (order.kind === "judge" ? judgeIn(program, task, order) : answerIn(program, task, order));
}

/** A program that is on its way into its room. */
interface Program {
  readonly room: RoomTalk;
  /** Resolves when it can be called, with what it has printed. Rejects with a RoomError or a SourceError. */
  ready(): Promise<readonly Printed[]>;
}

async function scriptOf(order: Order, { entry }: AnyTask): Promise<Program> {
  const text = await javascriptOf(order);
  const room = await open(`${prelude}\n${compile(text, entry, compileWords)}`, false);
  return { room, ready: () => room.ready() };
}

async function pythonOf({ python, text: source }: Order, { entry }: AnyTask): Promise<Program> {
  const words = compileWords;
  if (!python) throw new RangeError("a program in Python came without Python");
  if (source.length > LONGEST_PROGRAM) throw new SourceError(words.tooLong(LONGEST_PROGRAM), 1, 1);
  const { pythonProgram } = await import("../python/python-program.ts");
  const { text, order } = await pythonProgram(python, { source, entry }, words.python);
  const room = await open(text, true);
  return {
    room,
    ready: () =>
      room.load(order).catch((error: unknown) => {
        // It is not there at all.
        const isMissing = error instanceof RoomError && error.kind === "missing" && error.message === "";
        throw isMissing ? new SourceError(words.missing(entry), 1, 1) : error;
      }),
  };
}

/** The program without its types. */
async function javascriptOf({ language, text }: Order): Promise<string> {
  if (language === "javascript") return text;
  const { withoutTypes } = await import("../plain/without-types.ts");
  return withoutTypes(text, compileWords);
}

async function open(text: string, isWasm: boolean): Promise<RoomTalk> {
  const { control, data } = await new Promise<RoomOpen>((resolve) => {
    opened = resolve;
    say({ kind: "open", text, isWasm });
  });
  return new RoomTalk(control, data, PRELUDE_LINES);
}

async function judgeIn({ room, ready }: Program, task: AnyTask, order: Order): Promise<void> {
  const words = verdictWords;
  let log: readonly Printed[] = [];
  let last: RoomResult | undefined;
  let first = 0;
  const isLost = { now: false };
  const failedBy = (error: RoomError): Outcome => {
    isLost.now = true;
    last = {
      output: undefined,
      error: undefined,
      stopped: undefined,
      line: error.line,
      steps: 0,
      ms: 0,
      log: error.log,
    };
    return { kind: "failed", why: words.room(error.kind, error.message, task.entry) };
  };
  const run = async (problems: readonly unknown[]): Promise<Outcome[]> => {
    // A room that was lost is not opened again for the sake of a smaller input.
    if (isLost.now) return problems.map(() => ({ kind: "value", value: undefined }));
    try {
      const results = await room.batch(
        first,
        problems.map((problem) => task.args(problem)),
        JUDGED,
      );
      first += results.length;
      last = results.at(-1);
      return results.map((result) => outcomeOf(result, order));
    } catch (error) {
      if (!(error instanceof RoomError)) throw error;
      const before = Math.max(0, Math.min(problems.length - 1, error.at - first));
      return [...Array<Outcome>(before).fill({ kind: "unknown" }), failedBy(error)];
    }
  };
  try {
    log = await ready();
  } catch (error) {
    if (!(error instanceof RoomError) || error.kind === "unsafe") throw error;
    const failed: Failed = {
      ...{
        problem: undefined,
        call: "",
        gave: undefined,
        line: error.line || undefined,
        log: error.log,
        mistake: undefined,
      },
      why: words.room(error.kind, error.message, task.entry),
    };
    return say({ kind: "wrong", passed: 0, failed });
  }
  const { passed, failure } = await judge(task, run, {
    mayShrink: () => !isLost.now,
    onProgress: (count) => say({ kind: "passed", passed: count }),
  });
  if (!failure) {
    return say({ kind: "right", passed, ...(await growthIn(room, task)), log });
  }
  const { problem, why, outcome } = failure;
  // Once more, for what it printed on this very input.
  if (!isLost.now) await run([problem]);
  const printed = last;
  const mistake = outcome.kind === "value" ? await mistakeIn(room, task, order, failure) : undefined;
  say({
    kind: "wrong",
    passed,
    failed: {
      ...{ problem, why, call: callText(task.entry, task.args(problem)) },
      gave: outcome.kind === "value" ? shortText(outcome.value, order.language) : undefined,
      line: outcome.kind === "failed" ? printed?.line || undefined : undefined,
      log: printed?.log ?? [],
      mistake,
    },
  });
}

function outcomeOf({ output, error, stopped, line }: Omit<RoomResult, "log">, { language }: Source): Outcome {
  const words = verdictWords;
  if (stopped) return { kind: "failed", why: words.stopped(stopped, line, JUDGED) };
  if (error) return { kind: "failed", why: words.threw(error.kind, error.message ?? "", error.line) };
  if (language === "python" && output === undefined) return { kind: "failed", why: words.none };
  return { kind: "value", value: output };
}

/** The wrong program of the lesson that answers as this one does. */
async function mistakeIn(
  room: RoomTalk,
  task: AnyTask,
  order: Order,
  failure: Made,
): Promise<Failed["mistake"]> {
  const { lesson: id } = order;
  const [lesson, solvers, sentences] = await Promise.all([
    lessons[`/algorithms/lessons/${id}/lesson.ts`]?.(),
    solversOf(id),
    sentencesOf(id),
  ]);
  if (!lesson || !solvers || !sentences) return undefined;
  const problems = telling(task);
  const results = await room
    .batch(
      0,
      problems.map((problem) => task.args(problem)),
      JUDGED,
    )
    .catch(() => []);
  const made = results.map(
    (result, k): Made => ({ problem: problems[k], outcome: outcomeOf(result, order) }),
  );
  const [name] = namedMistakes(task, lesson, solvers, [failure, ...made]);
  const sentence = name === undefined ? undefined : sentences[name];
  return name !== undefined && sentence !== undefined ? { name, sentence } : undefined;
}

interface Grown {
  readonly growth: Growth | undefined;
  readonly later: LaterError | undefined;
}

/**
 * How the time grows when the input does, of the last step that took long enough to be measured and was the same three times; and
 * where it ends with an error. What is stopped there is only slow, and says no more.
 */
async function growthIn(room: RoomTalk, task: AnyTask): Promise<Grown> {
  let growth: Growth | undefined;
  let before: { readonly name: string; readonly times: readonly number[] } | undefined;
  for (let k = 0; ; k++) {
    const problem = task.growth(k);
    if (problem === undefined) return { growth, later: undefined };
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      // The program is right, whatever becomes of the room on inputs that nobody judges.
      const [result] = await room.batch(-1 - RUNS * k - run, [task.args(problem)], JUDGED).catch(() => []);
      if (!result || result.stopped || result.error)
        return { growth, later: result?.error && laterError(task.sizeOf(problem), result.error) };
      times.push(result.ms);
    }
    const now = { name: task.sizeOf(problem), times };
    growth = { to: now.name, milliseconds: Math.min(...times), compared: comparedTimes(before, times) };
    before = now;
    if (Math.min(...times) > MOST_TIME) return { growth, later: undefined };
  }
}

function laterError(at: string, { kind, line, message = "" }: NonNullable<RoomResult["error"]>): LaterError {
  return { at, kind, line, message };
}

/** How many times as long it takes as before, if all runs agree on it. */
function comparedTimes(
  before: { readonly name: string; readonly times: readonly number[] } | undefined,
  times: readonly number[],
): Growth["compared"] {
  if (!before || Math.min(...before.times) < LEAST_TIME) return undefined;
  const doesAgree = [before.times, times].every((all) => Math.max(...all) <= AGREED * Math.min(...all));
  return doesAgree ? { from: before.name, times: Math.min(...times) / Math.min(...before.times) } : undefined;
}

async function answerIn(
  { room, ready }: Program,
  task: AnyTask,
  order: Extract<Order, { kind: "answer" }>,
): Promise<void> {
  await ready();
  const [result] = await room.batch(0, [task.args(order.problem)], JUDGED);
  const outcome: Outcome = result ? outcomeOf(result, order) : { kind: "unknown" };
  say({ kind: "answer", output: result?.output, why: faultOf(task, order.problem, outcome) });
}

/** Longer answers are cut, in characters. */
const MOST_TOLD = 600;

function shortText(value: unknown, language: Language): string {
  const text = language === "python" ? pythonText(value) : (JSON.stringify(value) ?? "undefined");
  return text.length > MOST_TOLD ? `${text.slice(0, MOST_TOLD)} …` : text;
}
