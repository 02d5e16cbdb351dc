/**
 * The words of a run become a trace: one region of cells, "memory", in which each object and each call has its place for the whole
 * run. Nothing ever moves there, and no place is given twice.
 */
import { type Cells, type Recording, record, type Trace } from "#algorithms/core/run/trace.ts";
import type { Program } from "./program.ts";
import { type Calls, type Objects, sound } from "./sound.ts";
import {
  BIAS,
  ENTER,
  GOES,
  KIND_BITS,
  LEAVE,
  LEN,
  NEW,
  objectOf,
  PUT,
  REST,
  STEP,
  type Told,
  VAR,
} from "./words.ts";

/** A line that stands in no function and no loop, or a round of such a loop, is a part of the program. */
export const RUN_STEPS = { line: "move", part: "phase", call: "stage", back: "stage" } as const;
export type RunSteps = typeof RUN_STEPS;
export const MEMORY = "memory";

/** The same where a program answers a task: what it draws are the stages, and the parts of its answer the phases. */
export const ANSWER_STEPS = {
  line: "move",
  draw: "stage",
  part: "move",
  call: "move",
  back: "move",
  gives: "stage",
  answer: "phase",
  end: "phase",
} as const;
export type AnswerSteps = typeof ANSWER_STEPS;

/** What of a run is drawn beside its memory. */
interface Answered {
  /** The parts of its answer, which are shown after it. */
  readonly parts: number;
  /** Whether the variables of this name are drawn. */
  isDrawn(name: string): boolean;
  /** Whether a call of the function tells something that is drawn. */
  isTelling(fn: number): boolean;
}

/** Whether a step is a line that runs. */
export function isLine(step: string): boolean {
  return step === "line" || step === "part" || step === "draw";
}

/** Whether a call ends with a step; what it gives may be drawn. */
export function isBack(step: string): boolean {
  return step === "back" || step === "gives";
}

/** A run that can be seen at each of its positions. */
export interface ProgramRun extends Told {
  readonly program: Program;
  readonly objects: Objects;
  readonly calls: Calls;
  /** Where the cells of each object and of each call begin. Of an object the first two are its head and its length, one higher. */
  readonly objectBase: Int32Array;
  readonly callBase: Int32Array;
  readonly trace: Trace;
}

/** Cells in front of those of an object. */
export const OBJECT_HEAD = 2;

export function conduct(program: Program, told: Told): ProgramRun {
  const [run, size] = placed(program, told);
  return { ...run, trace: replay(run, size).trace };
}

/** The run of a program that answers a task. */
export function conductAnswered(program: Program, told: Told, answered: Answered): ProgramRun {
  const [run, size] = placed(program, told);
  return { ...run, trace: replayAnswered(run, size, answered).trace };
}

type Placed = Omit<ProgramRun, "trace">;

/** What can be believed of a run, with a place for everything in it, and how many cells that takes. */
function placed(program: Program, told: Told): readonly [Placed, size: number] {
  const { length, objects, calls } = sound(told, program);
  const { constants } = told;
  const events = told.events.subarray(0, length);
  const objectBase = new Int32Array(objects.kind.length);
  const callBase = new Int32Array(calls.fn.length);
  let size = 0;
  for (let object = 1; object < objectBase.length; object++) {
    objectBase[object] = size;
    size += OBJECT_HEAD + objects.max[object] - objects.min[object];
  }
  for (const [call, fn] of calls.fn.entries()) {
    callBase[call] = size;
    size += program.functions[fn].slots.length;
  }
  return [{ program, events, constants, objects, calls, objectBase, callBase }, size];
}

/** What begins a step of the trace. */
interface Steps {
  /** What comes with a step begins with the word at `next`. */
  line(site: number, call: number, next: number): void;
  call(fn: number, call: number): void;
  back(call: number, value: number, next: number): void;
}

/** Writes the words of a run into cells. */
function replayed(
  { events, objects, calls, objectBase, callBase }: Placed,
  memory: Cells,
  step: Steps,
): void {
  let call = 0;
  for (let at = 0; at < events.length; ) {
    const word = events[at];
    const [kind, rest] = [word >>> KIND_BITS, word & REST];
    if (kind === STEP) {
      step.line(rest, call, at + 1);
      at++;
      continue;
    }
    const [a, b] = [events[at + 1], events[at + 2]];
    const place = rest - BIAS - objects.min[a];
    if (kind === VAR) memory.put(callBase[a] + rest, b);
    else if (kind === PUT) memory.put(objectBase[a] + OBJECT_HEAD + place, b);
    else if (kind === LEN) {
      memory.put(objectBase[a], place + 1);
      memory.put(objectBase[a] + 1, b + 1);
    } else if (kind === ENTER) {
      call = a;
      step.call(rest, a);
    } else if (kind === LEAVE) {
      step.back(a, b, at + 3);
      call = calls.parent[a];
    } else if (kind === GOES) call = a;
    at += 3;
  }
}

function replay(run: Placed, size: number): Recording<void> {
  const { sites, tree } = run.program;
  const top = new Set(tree.type === "Program" ? tree.body : []);
  const isPart = sites.map(({ node, fn }) => fn.id === 0 && top.has(node));
  return record<undefined, void, RunSteps, typeof MEMORY>(
    {
      steps: RUN_STEPS,
      cells: [MEMORY],
      solve: (_, { step, cells }) =>
        replayed(run, cells(MEMORY, size), {
          ...step,
          line: (site, call) => (isPart[site] ? step.part : step.line)(site, call),
        }),
    },
    undefined,
  );
}

function replayAnswered(run: Placed, size: number, answered: Answered): Recording<void> {
  const drawing = new Drawing(run, answered);
  return record<undefined, void, AnswerSteps, typeof MEMORY>(
    {
      steps: ANSWER_STEPS,
      cells: [MEMORY],
      solve(_, { step, cells }) {
        replayed(run, cells(MEMORY, size), {
          ...step,
          line: (site, call, next) => (drawing.isAt(next) ? step.draw : step.line)(site, call),
          back: (call, value, next) => (drawing.isAt(next) ? step.gives : step.back)(call, value),
        });
        // No call runs any more.
        for (let part = 1; part <= answered.parts; part++) step.answer(part, -1);
        step.end(0, -1);
      },
    },
    undefined,
  );
}

/** Which steps change what is drawn: they write to a variable that is, to an object that it holds, or tell the figure something. */
class Drawing {
  readonly #run: Placed;
  readonly #answered: Answered;
  readonly #isDrawn: readonly (readonly boolean[])[];
  readonly #objects = new Set<number>();

  constructor(run: Placed, answered: Answered) {
    this.#run = run;
    this.#answered = answered;
    this.#isDrawn = run.program.functions.map(({ slots }) => slots.map((name) => answered.isDrawn(name)));
  }

  /** Whether the step does whose words begin here. Asked of one step after the other. */
  isAt(from: number): boolean {
    const { events, calls } = this.#run;
    let isDrawn = false;
    for (let at = from; at < events.length; at += 3) {
      const [kind, rest] = [events[at] >>> KIND_BITS, events[at] & REST];
      const [a, b] = [events[at + 1], events[at + 2]];
      if (kind === ENTER) return isDrawn || this.#answered.isTelling(rest);
      if (kind !== VAR && kind !== PUT && kind !== LEN && kind !== NEW) return isDrawn;
      const isIts = kind === VAR ? this.#isDrawn[calls.fn[a]][rest] : kind !== NEW && this.#objects.has(a);
      if (!isIts) continue;
      isDrawn = true;
      if (kind !== LEN && objectOf(b) > 0) this.#objects.add(objectOf(b));
    }
    return isDrawn;
  }
}
