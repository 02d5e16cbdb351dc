import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { type Arguments, readArguments, valuedOption } from "../arguments.ts";
import { TASK_FILE } from "../judge/judged-lesson.ts";
import { type FileMistake, Mistakes, quote, usage, visible } from "../judge/mistakes.ts";
import { lessonIds } from "../lessons/lesson-files.ts";
import { readLesson } from "../lessons/lesson-input.ts";
import { writeOut } from "../output.ts";
import { putFiles } from "../written-files.ts";
import { FORMATS, type Format, type PackageFiles } from "./formats.ts";
import { packageWords as en } from "./package.en.ts";
import { contestProblem } from "./problem.ts";

const OPTIONS = { format: "string", out: "string", help: "boolean" } as const;
const NAMES = Object.keys(FORMATS) as readonly Format[];

/** Runs the command; `args` are the arguments after its name, of which the first has the index `offset`. */
export async function run(args: readonly string[], offset: number): Promise<void> {
  const ids = lessonIds(TASK_FILE);
  const given = readArguments(args, OPTIONS, offset);
  if (given.options.has("help")) return writeOut([en.help(ids, NAMES)]);
  const mistakes = [...given.mistakes];
  const id = readTask(given, ids, mistakes);
  const format = readFormat(given, mistakes);
  const out = valuedOption(given, "out");
  if (!given.options.has("out")) mistakes.push(usage(given.end, en.missing("out", en.aFolder)));
  if (mistakes.length > 0 || id === undefined || format === undefined || out === undefined)
    throw new Mistakes(mistakes);

  const problem = await contestProblem(id);
  if (problem === undefined) {
    const [named] = given.positionals;
    const others = ids.filter((each) => each !== id);
    throw new Mistakes([usage(named?.index ?? given.end, en.noTask(id, others))]);
  }
  const folder = join(out.value, problem.shortName);
  await write(folder, FORMATS[format](problem), out.index);
  await writeOut([`${en.made(folder, problem.tests.length + 1)}\n`]);
}

/** The lesson, which has to have a task. */
function readTask(given: Arguments, ids: readonly string[], mistakes: FileMistake[]): string | undefined {
  const [named] = given.positionals;
  const all = lessonIds();
  if (named && all.includes(named.value) && !ids.includes(named.value))
    mistakes.push(usage(named.index, en.noTask(named.value, ids)));
  return readLesson(given, all, mistakes);
}

function readFormat({ options, end }: Arguments, mistakes: FileMistake[]): Format | undefined {
  const option = options.get("format");
  const format = NAMES.find((name) => name === option?.value);
  if (option === undefined) mistakes.push(usage(end, en.missing("format", en.aFormat(NAMES))));
  else if (format === undefined && option.value !== "")
    mistakes.push(usage(option.index, en.noFormat(quote(option.value), NAMES)));
  return format;
}

/** Writes the files of a package into a folder that is new or empty. */
async function write(folder: string, files: PackageFiles, index: number): Promise<void> {
  const there = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw cannotWrite(folder, error, index);
  });
  if (there.length > 0) throw new Mistakes([usage(index, en.notEmpty(visible(folder)), "write")]);
  await putFiles(folder, files).catch((error: NodeJS.ErrnoException) => {
    throw cannotWrite(folder, error, index);
  });
}

function cannotWrite(folder: string, error: NodeJS.ErrnoException, index: number): Mistakes {
  return new Mistakes([usage(index, en.noFolder(visible(folder), error.code ?? error.message), "write")]);
}
