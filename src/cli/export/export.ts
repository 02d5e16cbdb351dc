import { record } from "#algorithms/core/run/trace.ts";
import { gifFile } from "#components/take-away/film/gif-file.ts";
import { creditLine } from "#components/take-away/picture-file.ts";
import { traceLines } from "#components/take-away/trace-lines.ts";
import { type Arguments, readArguments } from "../arguments.ts";
import { Mistakes, usage, visible } from "../judge/mistakes.ts";
import { lessonIds } from "../lessons/lesson-files.ts";
import { readCall, readProblem } from "../lessons/lesson-input.ts";
import { loadLesson } from "../lessons/load-lesson.ts";
import { writeOut } from "../output.ts";
import { putFile } from "../written-files.ts";
import { type DrawnSteps, drawnSteps } from "./drawn-steps.ts";
import { exportWords } from "./export.en.ts";
import { type ExportCall, MOST_PICTURES, OPTIONS, readExport, readSpan, USUAL } from "./export-call.ts";
import type { Painter } from "./painted-picture.ts";
import { PAINTERS } from "./painters.ts";

/** A file that is made: its name and what is in it. */
type Made = readonly [name: string, content: string | Uint8Array];

/** Runs the command; `args` are the arguments after its name, of which the first has the index `offset`. */
export async function run(args: readonly string[], offset: number): Promise<void> {
  const given = readArguments(args, OPTIONS, offset);
  const ids = lessonIds();
  if (given.options.has("help")) return writeOut([exportWords.help(ids, MOST_PICTURES, USUAL)]);
  const mistakes = [...given.mistakes];
  const call = readExport(given, mistakes);
  const named = readCall(given, ids, mistakes);
  if (mistakes.length > 0 || named === undefined) throw new Mistakes(mistakes);

  const lesson = await loadLesson(named.lesson);
  const problem = await readProblem(lesson, named.file);
  const { trace, stopped } = record(lesson, problem);
  if (stopped) process.stderr.write(`${exportWords.stopped(trace.length)}\n`);
  const span = readSpan(call, trace.length, given, mistakes);
  if (span === undefined) throw new Mistakes(mistakes);
  const [from, to] = span;

  const write = async ([name, content]: Made): Promise<void> => {
    const path = await putFile(call.folder, name, content).catch((error: unknown) => {
      const at = given.options.get("out")?.index ?? given.end;
      const reason = (error as NodeJS.ErrnoException).code ?? String(error);
      throw new Mistakes([usage(at, exportWords.noFolder(visible(call.folder), reason), "write")]);
    });
    await writeOut([`${path}\n`]);
  };
  if (call.format === "trace") {
    const lines = [...traceLines(lesson, problem, trace, { from, to })];
    return write([`${lesson.id}-${from}-${to}.jsonl`, lines.join("")]);
  }
  const createPainter = call.format === "svg" ? undefined : await loadPainter(call.format, given);
  const steps = await drawnSteps(lesson, problem, trace, span, call);
  for await (const file of filesOf(lesson.id, steps, span, { ...call, createPainter })) await write(file);
}

type CreatePainter = (drawings: Iterable<string>) => Promise<Painter>;

/** What paints in pixels; the package can be installed without it. */
async function loadPainter(format: string, given: Arguments): Promise<CreatePainter> {
  try {
    return (await import("./painted-picture.ts")).createPainter;
  } catch (error) {
    if (!/MODULE_NOT_FOUND$/.test((error as NodeJS.ErrnoException).code ?? "")) throw error;
    const at = given.options.get("format")?.index ?? given.end;
    throw new Mistakes([usage(at, exportWords.noPainter(format, PAINTERS), "painter")]);
  }
}

async function* filesOf(
  id: string,
  steps: DrawnSteps,
  [from, to]: readonly [number, number],
  call: ExportCall & { readonly createPainter: CreatePainter | undefined },
): AsyncGenerator<Made> {
  const nameOf = (position: number) =>
    `${id}-${String(position).padStart(String(to).length, "0")}.${call.format}`;
  const drawn: string[] = [];
  for (let position = from; position <= to; position++) {
    const svg = await steps.at(position);
    if (call.format === "svg") yield [nameOf(position), svg];
    else drawn.push(svg);
  }
  const painter = await call.createPainter?.(drawn);
  if (painter === undefined) return;
  try {
    let clip: ReturnType<typeof gifFile> | undefined;
    for (const [k, svg] of drawn.entries()) {
      const { pixels, width, height, png } = painter.paint(svg);
      if (call.format === "png") yield [nameOf(from + k), png()];
      else {
        clip ??= gifFile(
          width,
          height,
          [creditLine(steps.credit), steps.credit.link].filter(Boolean).join(" "),
        );
        clip.add(pixels, call.stepTime);
      }
    }
    if (clip) yield [`${id}-${from}-${to}.gif`, clip.end()];
  } finally {
    await painter.end();
  }
}
