/**
 * The words of a run become a trace: one region of cells, "memory", in which each object and each call has its place for the whole
 * run. Nothing ever moves there, and no place is given twice.
 */
import { type Recording, record, type Trace } from "#algorithms/core/run/trace.ts";
import type { Program } from "./program.ts";
import { type Calls, type Objects, sound } from "./sound.ts";
import { BIAS, ENTER, GOES, KIND_BITS, LEAVE, LEN, PUT, REST, STEP, type Told, VAR } from "./words.ts";

/** A line that stands in no function and no loop, or a round of such a loop, is a part of the program. */
export const RUN_STEPS = { line: "move", part: "phase", call: "stage", back: "stage" } as const;
export type RunSteps = typeof RUN_STEPS;
export const MEMORY = "memory";

/** Whether a step is a line that runs. */
export function isLine(step: string): boolean {
  return step === "line" || step === "part";
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
  const run = { program, events, constants, objects, calls, objectBase, callBase };
  return { ...run, trace: replay(run, size).trace };
}

function replay(run: Omit<ProgramRun, "trace">, size: number): Recording<void> {
  const { events, objects, calls, objectBase, callBase } = run;
  const { sites, tree } = run.program;
  const top = new Set(tree.type === "Program" ? tree.body : []);
  const isPart = sites.map(({ node, fn }) => fn.id === 0 && top.has(node));
  return record<undefined, void, RunSteps, typeof MEMORY>(
    {
      steps: RUN_STEPS,
      cells: [MEMORY],
      solve(_, { step, cells }) {
        const memory = cells(MEMORY, size);
        let call = 0;
        for (let at = 0; at < events.length; ) {
          const word = events[at];
          const [kind, rest] = [word >>> KIND_BITS, word & REST];
          if (kind === STEP) {
            if (isPart[rest]) step.part(rest, call);
            else step.line(rest, call);
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
            step.back(a, b);
            call = calls.parent[a];
          } else if (kind === GOES) call = a;
          at += 3;
        }
      },
    },
    undefined,
  );
}
