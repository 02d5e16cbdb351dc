import { isUtf8 } from "node:buffer";
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { type AnyLesson, DEFAULT_LOCALE, narrate, plainText, USUAL_LENGTH } from "#algorithms/lesson.ts";
import { InputError } from "#algorithms/mistake.ts";
import { record, type Trace } from "#algorithms/trace.ts";
import { readArguments, readNumber } from "./arguments.ts";
import { readLimited } from "./limited-input.ts";
import { type FileMistake, Mistakes, quote, usage } from "./mistakes.ts";
import { writeOut } from "./output.ts";
import { decodeLines } from "./text-file.ts";
import { en } from "./trace.en.ts";

const USUAL_COUNT = 100;

const algorithms = new URL("../../algorithms/", import.meta.url);

const OPTIONS = { from: "string", count: "string", help: "boolean" } as const;

/** Runs the command; `args` are the arguments after its name, of which the first has the index `offset`. */
export async function run(args: readonly string[], offset: number): Promise<void> {
  const given = readArguments(args, OPTIONS, offset);
  if (given.options.has("help")) return writeOut([en.help(await lessonIds(), USUAL_COUNT)]);
  const mistakes = [...given.mistakes];
  const number = (name: string, least: number, usual: number): number => {
    const option = given.options.get(name);
    if (option === undefined || option.value === "") return usual;
    return readNumber(name, option, least, Number.MAX_SAFE_INTEGER, mistakes) ?? usual;
  };
  const from = number("from", 0, 1);
  const count = number("count", 1, USUAL_COUNT);
  const [lessonId, file, ...rest] = given.positionals;
  for (const extra of rest)
    mistakes.push(usage(extra.index, `found ${quote(extra.value)}, expected one LESSON and one FILE`));
  if (file === undefined) {
    const missing = lessonId === undefined ? "no LESSON and no FILE" : "no FILE";
    mistakes.push(usage(given.end, `found ${missing}, expected a lesson and a file`));
  }
  const ids = await lessonIds();
  if (lessonId !== undefined && !ids.includes(lessonId.value)) {
    mistakes.push(
      usage(lessonId.index, `unknown lesson ${quote(lessonId.value)}, expected one of: ${ids.join(", ")}`),
    );
  }
  if (mistakes.length > 0 || lessonId === undefined || file === undefined) throw new Mistakes(mistakes);

  const lesson = await loadLesson(lessonId.value);
  const problem = await readProblem(lesson, file.value);
  const { trace, stopped } = record(lesson, problem);
  if (stopped) process.stderr.write(`kibitz trace: stopped at ${trace.length} steps\n`);
  if (from > trace.length) {
    const index = given.options.get("from")?.index ?? given.end;
    throw new Mistakes([
      usage(index, `found position ${from}, expected one from 0 to ${trace.length}, where this trace ends`),
    ]);
  }
  await writeOut(jsonLines(lesson, problem, trace, from, Math.min(trace.length, from + count - 1)));
}

/** The folders of `algorithms/` that hold a lesson, in alphabetical order. */
export async function lessonIds(): Promise<string[]> {
  const entries = await readdir(algorithms, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return folders.filter((name) => existsSync(new URL(`${name}/lesson.ts`, algorithms))).sort();
}

async function loadLesson(id: string): Promise<AnyLesson> {
  const module = (await import(new URL(`${id}/lesson.ts`, algorithms).href)) as { lesson: AnyLesson };
  return module.lesson;
}

/** Reads a problem with the lesson's own parser; its mistake gets the name of the file. */
async function readProblem(lesson: AnyLesson, file: string): Promise<unknown> {
  const bytes = await readLimited(file, lesson.longest ?? USUAL_LENGTH);
  const mistakes: FileMistake[] = [];
  if (!isUtf8(bytes)) decodeLines(file, bytes, mistakes);
  if (mistakes.length > 0) throw new Mistakes(mistakes);
  try {
    return lesson.parse(bytes.toString("utf8"));
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const message = error.message.replace(/\.$/, "");
    throw new Mistakes([{ file, line: error.line, column: error.column, kind: "input", message }]);
  }
}

function* jsonLines(
  lesson: AnyLesson,
  problem: unknown,
  trace: Trace,
  from: number,
  to: number,
): Generator<string> {
  const cursor = trace.cursor();
  for (let position = from; position <= to; position++) {
    const frame = cursor.seek(position);
    const { step, a, b } = frame;
    const narration = plainText(narrate(lesson, frame, problem, DEFAULT_LOCALE));
    yield `${JSON.stringify({ position, step, a, b, narration, changed: frame.changes() })}\n`;
  }
}
