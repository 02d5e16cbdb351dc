/**
 * A reader's program for a lesson's task as a lesson that the player can show: the run line by line, as any program is told, and then its
 * answer part by part, with the verdict. What is drawn is the lesson's business, see `AnswerView`.
 */
import type { AnyView, Seen } from "#algorithms/core/judge/answer-view.ts";
import type { Lesson } from "#algorithms/core/lesson/lesson.ts";
import type { Frame, Trace } from "#algorithms/core/run/trace.ts";
import { AskedProgram } from "../ask/asked-program.ts";
import { ANSWER_STEPS, type AnswerSteps, conductAnswered, type MEMORY, type ProgramRun } from "../conduct.ts";
import { Memory } from "../memory.ts";
import { Pictures } from "../pictures/pictures.ts";
import type { Program } from "../program.ts";
import { programLesson, type ShownRun } from "../program-lesson.ts";
import type { Told } from "../words.ts";
import { plainValue } from "./variables.ts";
import { answeredWords as words } from "./words.en.ts";

/** What ran, and what came of it. */
export interface AnsweredRun extends Told, Pick<ShownRun, "printed" | "title"> {
  readonly program: Program;
  /** So many letters of the program are the reader's, and what calls it stands behind them; undefined if all are, or none is known. */
  readonly written: number | undefined;
  readonly problem: unknown;
  /** The call, as it stands in a program. */
  readonly call: string;
  /** The answer, if there is one that can be read. */
  readonly answer: unknown;
  /** What is wrong; undefined if the answer is right. */
  readonly why: string | undefined;
  /** Whether the program went on after what is told here. */
  readonly isCut: boolean;
}

type AnswerFrame = Frame<AnswerSteps, typeof MEMORY>;
type AnsweredLesson = Lesson<undefined, undefined, AnswerSteps, typeof MEMORY>;

/** The longest answer that is shown, in parts. */
const MOST_PARTS = 10_000;
/** The most numbers that a call tells the figure. */
const MOST_TOLD = 3;

/** The run as a lesson, with its trace. */
export function answeredLesson(
  view: AnyView,
  { program, written, problem, call, answer, why, isCut, printed, title, ...told }: AnsweredRun,
): { readonly lesson: AnsweredLesson; readonly trace: Trace } {
  const parts = answer === undefined ? [] : view.parts(problem, answer).slice(0, MOST_PARTS);
  const isTelling = program.functions.map(
    ({ name, node }) => name === view.call && (written === undefined || (node?.start ?? 0) >= written),
  );
  const run = conductAnswered(program, told, {
    parts: parts.length,
    isDrawn: (name) => view.drawn.includes(name),
    isTelling: (fn) => isTelling[fn] === true,
  });
  const { trace } = run;
  const cursor = trace.cursor();
  const pictures = new Pictures(run, printed);
  // The frames of both have what it reads: a step whose name tells its kind, and its two numbers.
  const base = programLesson({
    run,
    title,
    printed,
    ending: undefined,
    pictures,
  }) as unknown as AnsweredLesson;
  const called = callsToFigure(run, isTelling);
  const memory = new Memory(run);
  const steps = trace.length - parts.length - 1;
  const lines = written === undefined ? Infinity : program.source.slice(0, written).split("\n").length;
  const { notation, words: its } = base;
  const seen = ({ step, position, a }: AnswerFrame): Seen => {
    const isOver = step === "end";
    return {
      called: called.filter(({ from }) => from <= position).map(({ numbers }) => numbers),
      parts: parts.slice(0, isOver ? parts.length : step === "answer" ? a : 0),
      variable: (name) => plainValue(memory.at(Math.min(position, steps)), name),
      isOver,
      why: isOver ? why : undefined,
      answer: isOver ? answer : undefined,
    };
  };
  const verdict = [...(isCut ? [words.cut(steps)] : []), why ?? words.right].join(" ");
  const lesson: AnsweredLesson = {
    ...base,
    steps: ANSWER_STEPS,
    lineAt: (frame) => {
      const at = isAnswer(frame.step) ? undefined : base.lineAt?.(frame);
      return at !== undefined && at <= lines ? at : undefined;
    },
    program: new AskedProgram(
      run,
      {
        plate: (position) => view.scene(problem, seen(cursor.seek(position) as AnswerFrame)).plate,
        isMomentary: false,
      },
      written,
    ),
    scene: (_, frame) => {
      const watch = pictures.tables(Math.min(frame.position, steps));
      return { ...view.scene(problem, seen(frame)), watch };
    },
    notation: {
      ...notation,
      draw: notation.line,
      gives: notation.back,
      answer: ({ a }) => String(a),
      end: () => words.endSign(why === undefined),
    },
    phaseLabel: ({ step, a }) => (step === "answer" ? String(a) : words.end),
    words: {
      ...its,
      opening: () => words.opening(call),
      steps: {
        ...its.steps,
        draw: its.steps.line,
        gives: its.steps.back,
        answer: ({ a }) => view.tell(parts[a - 1] ?? [], a),
        end: () => verdict,
      },
      kinds: { ...its.kinds, ...words.kinds },
      where: ({ step, position, a }) =>
        step === "answer" ? words.part(a, parts.length) : words.step(position),
      levels: words.levels,
      claims: { answer: words.claim },
    },
    claims: [{ id: "answer", test: () => ({ holds: why === undefined, evidence: why ?? "" }) }],
  };
  return { lesson, trace };
}

function isAnswer(step: string): boolean {
  return step === "answer" || step === "end";
}

/** What the program has told the figure, each as its numbers, from the step of the line on that did. */
function callsToFigure(
  run: ProgramRun,
  isTelling: readonly boolean[],
): { readonly from: number; readonly numbers: readonly number[] }[] {
  const { calls, program } = run;
  const memory = new Memory(run);
  const found: { from: number; numbers: readonly number[] }[] = [];
  for (const [call, fn] of calls.fn.entries()) {
    if (!isTelling[fn]) continue;
    const { params, slots } = program.functions[fn];
    const at = memory.at(calls.enter[call]);
    const given = params.slice(0, MOST_TOLD).map((name) => at.value(at.slot(call, slots.indexOf(name))));
    const numbers = given.filter((value): value is number => Number.isInteger(value));
    // What is no whole number, or none that can be drawn, is passed over.
    if (numbers.length === given.length && numbers[0] >= 0)
      found.push({ from: calls.enter[call] - 1, numbers });
  }
  return found;
}
