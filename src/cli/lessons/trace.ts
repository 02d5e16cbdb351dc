import { kindsOf, problemOf, refusedEdit } from "#algorithms/core/lesson/edited.ts";
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import { type Mutants, type MutantWords, runMutant } from "#algorithms/core/mistakes/mutant.ts";
import {
  type EditCall,
  type Fork,
  forksOf,
  formatFuture,
  openForksAt,
  parseFuture,
  recordFuture,
} from "#algorithms/core/run/futures.ts";
import { type Recording, record } from "#algorithms/core/run/trace.ts";
import { traceLines } from "#components/take-away/trace-lines.ts";
import { type Given, readArguments, readNumber, valuedOption } from "../arguments.ts";
import { Mistakes, quote, usage } from "../judge/mistakes.ts";
import { writeOut } from "../output.ts";
import { lessonIds, loadFile, solversOf } from "./lesson-files.ts";
import { readCall, readProblem } from "./lesson-input.ts";
import { loadLesson } from "./load-lesson.ts";
import { traceWords } from "./trace.en.ts";

const USUAL_COUNT = 100;
const MISTAKES = "asked/mistakes.ts";

const OPTIONS = { from: "string", count: "string", future: "string", help: "boolean" } as const;

/** Runs the command; `args` are the arguments after its name, of which the first has the index `offset`. */
export async function run(args: readonly string[], offset: number): Promise<void> {
  const given = readArguments(args, OPTIONS, offset);
  if (given.options.has("help")) return writeOut([traceWords.help(lessonIds(), USUAL_COUNT)]);
  const mistakes = [...given.mistakes];
  const number = (name: string, least: number, usual: number): number => {
    const option = given.options.get(name);
    if (option === undefined || option.value === "") return usual;
    return readNumber(name, option, least, Number.MAX_SAFE_INTEGER, mistakes) ?? usual;
  };
  const from = number("from", 0, 1);
  const count = number("count", 1, USUAL_COUNT);
  const call = readCall(given, lessonIds(), mistakes);
  if (mistakes.length > 0 || call === undefined) throw new Mistakes(mistakes);

  const lesson = await loadLesson(call.lesson);
  const problem = await readProblem(lesson, call.file);
  const future = valuedOption(given, "future");
  const made: Traced = future
    ? await futureRun(lesson, problem, future)
    : { ...record(lesson, problem), input: problem };
  const { trace, stopped, input, mistake } = made;
  if (mistake !== undefined) process.stderr.write(`kibitz trace: ${mistake}\n`);
  if (stopped) process.stderr.write(`kibitz trace: stopped at ${trace.length} steps\n`);
  if (from > trace.length) {
    const index = given.options.get("from")?.index ?? given.end;
    throw new Mistakes([
      usage(index, `found position ${from}, expected one from 0 to ${trace.length}, where this trace ends`),
    ]);
  }
  const to = Math.min(trace.length, from + count - 1);
  await writeOut(traceLines(lesson, input, trace, { from, to, isWrong: mistake !== undefined }));
}

/** A run with its input, and of a wrong program what comes out by it. */
type Traced = Recording<unknown> & { readonly input: unknown; readonly mistake?: string };

/** The run of a future, and its input. Throws Mistakes for a text that is none, or that asks for what cannot be there. */
async function futureRun(lesson: AnyLesson, problem: unknown, { value, index }: Given): Promise<Traced> {
  const performing = await lesson.performing?.();
  const edited = { lesson, performing };
  const known = Object.entries(kindsOf(edited));
  // A link has a "w" before a future, and so begin the names of some changes: "wall-1-2", "weight-1-2-5".
  const isChange = known.some(([id]) => value.startsWith(`${id}-`));
  const text = isChange ? value : value.replace(/^w(?=[a-z])/, "");
  if (text.startsWith("m-")) return mutantRun(lesson, problem, { value: text.slice(2), index });
  const future = parseFuture(text);
  if (!future) throw new Mistakes([usage(index, traceWords.noFuture(quote(value)))]);
  const { edits = [], deviations } = "seed" in future ? { deviations: [] } : future;
  const refused = refusedEdit(edited, problem, edits);
  if (refused) {
    const kinds = known.map(([id, kind]) => [id, kind.needs(problem)] as const);
    throw new Mistakes([usage(index, traceWords.notChanged(written(refused.edit), refused, kinds))]);
  }
  const input = problemOf(edited, problem, future);
  const run = recordFuture(lesson, input, future);
  const untaken = deviations[run.taken];
  if (!untaken) return { ...run, input };
  const made = { deviations: deviations.slice(0, run.taken) };
  const there = openForksAt([lesson, input], made, untaken.position);
  const told = traceWords.refused(formatFuture({ deviations: [untaken] }), {
    ...{ position: untaken.position, choices: there.length, answers: there[untaken.nth]?.legal.length },
    others: there.length > 0 ? [] : around(forksOf([lesson, input], made), untaken.position),
  });
  throw new Mistakes([usage(index, told)]);
}

/** The run of a wrong program of the lesson, by its name. */
async function mutantRun(lesson: AnyLesson, problem: unknown, { value, index }: Given): Promise<Traced> {
  const { id } = lesson;
  const solvers = lessonIds(MISTAKES).includes(id)
    ? await solversOf(id, ((await loadFile(id, MISTAKES)) as { mutants: Mutants }).mutants)
    : new Map<string, AnyLesson["solve"]>();
  const solve = solvers.get(value);
  const found = quote(`m-${value}`);
  if (!solve) throw new Mistakes([usage(index, traceWords.noMutant(found, [...solvers.keys()]))]);
  const { trace, result, end } = runMutant(lesson, solve, problem);
  if (!trace) throw new Mistakes([usage(index, traceWords.breaksOff(found))]);
  const { mutantWords } = (await loadFile(id, "words/en/class.ts")) as { mutantWords: MutantWords<Mutants> };
  return { trace, result, stopped: end === "stopped", input: problem, mistake: mutantWords[value] as string };
}

/** The positions of the free choices before and behind another one. */
function around(forks: readonly Fork[], position: number): readonly number[] {
  const before = forks.findLast((fork) => fork.position < position);
  const next = forks.find((fork) => fork.position > position);
  return [before, next].flatMap((fork) => fork?.position ?? []);
}

/** A change as it was given. */
function written(edit: EditCall): string {
  return quote(formatFuture({ edits: [edit], deviations: [] }));
}
