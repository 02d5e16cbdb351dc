/** The run of a program as a lesson that the player can show: a step for each line, a stage for each call. */
import type { Lesson } from "#algorithms/core/lesson/lesson.ts";
import { type Asked, Asking } from "./ask/ask.ts";
import { AskedProgram } from "./ask/asked-program.ts";
import { isLine, MEMORY, type ProgramRun, RUN_STEPS, type RunSteps } from "./conduct.ts";
import type { RunFrame } from "./memory.ts";
import { Pictures } from "./pictures/pictures.ts";
import { lessonWords as words } from "./program-lesson.en.ts";
import { Teller } from "./sentence.ts";

export interface ShownRun {
  readonly run: ProgramRun;
  readonly title: string;
  /** What the program printed, with the positions at which it did. */
  readonly printed: readonly (readonly [position: number, text: string])[];
  /** What is told at the end of a run that was ended before its own. */
  readonly ending: string | undefined;
  /** What the program asks of its run. */
  readonly asked?: readonly Asked[];
  /** Its pictures, where somebody chooses among them; else they are made. */
  readonly pictures?: Pictures;
}

type ProgramLesson = Lesson<undefined, undefined, RunSteps, typeof MEMORY>;

export function programLesson({
  run,
  title,
  printed,
  ending,
  asked = [],
  pictures = new Pictures(run, printed),
}: ShownRun): ProgramLesson & {
  readonly asking: Asking;
} {
  const { program, calls, trace } = run;
  const teller = new Teller(run);
  const tell = ({ position }: RunFrame): string => {
    const { text } = teller.tell(position);
    return position === trace.length && ending !== undefined ? `${text} ${ending}` : text;
  };
  const asking = new Asking(run, asked, {
    drawn: pictures.decided.drawn,
    scene: (position) => pictures.scene(position),
    tell: (position) => teller.tell(position).text,
  });
  const ask: NonNullable<ProgramLesson["predict"]>["line"] = ({ position }) => asking.question(position + 1);
  const lineOf = ({ step, a, b }: Pick<RunFrame, "step" | "a" | "b">): number | undefined => {
    if (isLine(step)) return program.sites[a].line;
    // A call stands at the line of its function, and its end where the program is then.
    const node = program.functions[step === "call" ? a : calls.fn[a]]?.node;
    return step === "" || b < -1 || !node ? undefined : lineAt(program.source, node.start);
  };
  const nameOf = (fn: number): string => program.functions[fn]?.name || words.program;
  return {
    asking,
    steps: RUN_STEPS,
    cells: [MEMORY],
    solve: () => undefined,
    id: "own",
    version: 1,
    sizes: { min: 0, max: 0, usual: 0 },
    sources: ["solve.ts"],
    watched: [],
    parse: () => undefined,
    format: () => "",
    random: () => undefined,
    lineAt: lineOf,
    program: new AskedProgram(run, {
      plate: (position) => pictures.scene(position).plate,
      isMomentary: true,
    }),
    cellText: () => "",
    scene: (_, { position }) => asking.scene(position),
    predict: { line: ask, part: ask },
    notation: {
      line: (frame) => words.lineSign(lineOf(frame) ?? 0),
      part: (frame) => words.lineSign(lineOf(frame) ?? 0),
      call: ({ a }) => nameOf(a),
      back: ({ a }) => words.backSign(nameOf(calls.fn[a])),
    },
    phaseLabel: ({ a }) => String(program.sites[a]?.line ?? ""),
    words: {
      title,
      opening: () => words.opening(trace.length),
      steps: { line: tell, part: tell, call: tell, back: tell },
      kinds: words.kinds,
      where: ({ position }) => words.step(position),
      levels: words.levels,
      invariants: {},
      claims: {},
      examples: {},
      input: { label: "", hint: "", size: "" },
    },
    invariants: [],
    claims: [],
  };
}

function lineAt(source: string, at: number): number {
  let line = 1;
  for (let k = source.indexOf("\n"); k >= 0 && k < at; k = source.indexOf("\n", k + 1)) line++;
  return line;
}
