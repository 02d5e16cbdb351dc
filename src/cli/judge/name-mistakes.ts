import {
  type MutantRun,
  type Mutants,
  type MutantWords,
  runMutant,
  type SmallProblems,
} from "#algorithms/core/mistakes/mutant.ts";
import { record } from "#algorithms/core/run/trace.ts";
import { readArguments } from "../arguments.ts";
import { lessonIds, lessonText, loadFile, solversOf } from "../lessons/lesson-files.ts";
import { readLesson } from "../lessons/lesson-input.ts";
import { loadLesson } from "../lessons/load-lesson.ts";
import { writeOut } from "../output.ts";
import { Mistakes, quote, usage } from "./mistakes.ts";
import { nameMistakesWords } from "./name-mistakes.en.ts";

const OPTIONS = { format: "string", help: "boolean" } as const;
const FORMATS = { json: formatJson, text: formatText };

/** A mistake with its smallest case. */
interface Told {
  readonly name: string;
  readonly sentence: string;
  readonly input: string;
  readonly gives: string;
  readonly right: string;
}

/** Runs the command; `args` are the arguments after its name, of which the first has the index `offset`. */
export async function run(args: readonly string[], offset: number): Promise<void> {
  const ids = lessonIds("asked/mistakes.ts");
  const given = readArguments(args, OPTIONS, offset);
  if (given.options.has("help")) return writeOut([nameMistakesWords.help(ids)]);
  const mistakes = [...given.mistakes];
  const { value: format = "json", index = 0 } = given.options.get("format") ?? {};
  if (!Object.hasOwn(FORMATS, format) && format !== "")
    mistakes.push(usage(index, `found ${quote(format)}, ${nameMistakesWords.formats(Object.keys(FORMATS))}`));
  const id = readLesson(given, ids, mistakes);
  if (mistakes.length > 0 || id === undefined) throw new Mistakes(mistakes);
  const told = await mistakesOf(id);
  await writeOut(told.map(FORMATS[format as keyof typeof FORMATS]));
}

/** The mistakes in the algorithm of a lesson, each run on its smallest case. */
async function mistakesOf(id: string): Promise<Told[]> {
  const lesson = await loadLesson(id);
  const small = (await loadFile(id, "asked/mistakes.ts")) as SmallProblems<unknown, unknown> & {
    mutants: Mutants;
  };
  const { mutantWords } = (await loadFile(id, "words/en/class.ts")) as { mutantWords: MutantWords<Mutants> };
  const smallest = JSON.parse(await lessonText(id, "asked/smallest-inputs.json"));
  const solvers = await solversOf(id, small.mutants);
  return Array.from(solvers, ([name, solve]) => {
    const input = smallest[name] as string;
    const problem = lesson.parse(input);
    return {
      name,
      sentence: mutantWords[name] as string,
      input,
      gives: outcome(runMutant(lesson, solve, problem), problem, small),
      right: small.told(record(lesson, problem).result, problem),
    };
  });
}

function outcome(
  { end, result, steps }: MutantRun<unknown>,
  problem: unknown,
  { told }: SmallProblems<unknown, unknown>,
): string {
  if (end === "stopped") return nameMistakesWords.stopped(steps);
  return end === "failed" ? nameMistakesWords.failed : told(result, problem);
}

function formatJson(told: Told): string {
  return `${JSON.stringify(told)}\n`;
}

function formatText({ name, sentence, input, gives, right }: Told): string {
  const row = (head: string, text: string): string => `  ${head.padEnd(8)}${text}\n`;
  const oneLine = input.trimEnd().split("\n").join(" | ");
  return `${name}\n  ${sentence}\n${row(nameMistakesWords.input, oneLine)}${row(nameMistakesWords.gives, gives)}${row(nameMistakesWords.right, right)}\n`;
}
