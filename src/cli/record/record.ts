import { extname } from "node:path";
import { conduct, isLine, type ProgramRun } from "#algorithms/engines/program/conduct.ts";
import { Memory } from "#algorithms/engines/program/memory.ts";
import { Teller } from "#algorithms/engines/program/sentence.ts";
import { constantInJson, traceLines } from "#algorithms/engines/program/traced/write-trace.ts";
import { isReference } from "#algorithms/engines/program/words.ts";
import { withoutTypes } from "#src/reader-programs/plain/without-types.ts";
import { compileWords } from "#src/reader-programs/room/compile-words.en.ts";
import { SourceError } from "#src/reader-programs/room/mistake.ts";
import { see } from "#src/reader-programs/room/see.ts";
import { seeWords } from "#src/reader-programs/room/see-words.en.ts";
import type { SeenRun } from "#src/reader-programs/room/seen-run.ts";
import { type Given, readArguments, readNumber, valuedOption } from "../arguments.ts";
import { type FileMistake, Mistakes, quote, usage } from "../judge/mistakes.ts";
import { writeOut } from "../output.ts";
import { decodeLines, readBytes } from "../text-file.ts";
import { type CalledProgram, calledProgram, calledPython } from "./called.ts";
import { runInNode } from "./in-node.ts";
import { runInPython } from "./in-python.ts";
import { recordWords as words } from "./record.en.ts";
import { recorderText } from "./room-files.ts";

const OPTIONS = { call: "string", at: "string", help: "boolean" } as const;
const LIMITS = { steps: 1_000_000, ms: 60_000 };
const LANGUAGES: Readonly<Record<string, string>> = {
  ...{ ".js": "javascript", ".mjs": "javascript", ".ts": "typescript", ".py": "python" },
};

interface Recorded {
  readonly run: ProgramRun;
  readonly seen: SeenRun;
  /** The program as it is shown, with the line that calls it. */
  readonly text: string;
}

/** Runs the command; `args` are the arguments after its name, of which the first has the index `offset`. */
export async function run(args: readonly string[], offset: number): Promise<void> {
  const given = readArguments(args, OPTIONS, offset);
  if (given.options.has("help")) return writeOut([words.help]);
  const mistakes = [...given.mistakes];
  const [file, more] = given.positionals;
  const language = LANGUAGES[extname(file?.value ?? "").toLowerCase()];
  if (!file) mistakes.push(usage(given.end, words.noFile));
  else if (!language) mistakes.push(usage(file.index, words.otherFile(quote(file.value))));
  if (more) mistakes.push(usage(more.index, words.more(quote(more.value))));
  const at = valuedOption(given, "at");
  const position = at && readNumber("at", at, 0, Number.MAX_SAFE_INTEGER, mistakes);
  if (mistakes.length > 0 || !file || !language) throw new Mistakes(mistakes);

  const text = await readText(file.value);
  const call = valuedOption(given, "call");
  const recorded = told({ file: file.value, text, call }, () => {
    if (language === "python") return recordPython(text, call, file.index);
    return recordScript(text, language, call);
  });
  const { trace } = recorded.run;
  if (at && position !== undefined && position > trace.length)
    throw new Mistakes([usage(at.index, words.past(quote(at.value), trace.length))]);
  tellEnd(recorded);
  await writeOut(position === undefined ? lines(recorded, language) : [stepAt(recorded.run, position)]);
}

async function readText(file: string): Promise<string> {
  const mistakes: FileMistake[] = [];
  const text = decodeLines(file, await readBytes(file), mistakes)
    .map((line) => line.text)
    .join("\n");
  if (mistakes.length > 0) throw new Mistakes(mistakes);
  return text;
}

interface Asked {
  readonly file: string;
  readonly text: string;
  readonly call: Given | undefined;
}

/** What is wrong with a program is told with its place; what is behind its lines is the call. */
function told<T>({ file, text, call }: Asked, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    const { line, column, message } = error;
    if (call && line > text.trimEnd().split("\n").length)
      throw new Mistakes([usage(call.index, words.badCall(message))]);
    throw new Mistakes([{ file, line, column, kind: "program", message }]);
  }
}

function recordScript(text: string, language: string, call: Given | undefined): Recorded {
  const plainOf = (source: string): string =>
    language === "typescript" ? withoutTypes(source, compileWords) : source;
  const called = wellCalled(calledProgram(text, plainOf(text), call?.value), call);
  const program = see(plainOf(called.text), seeWords);
  const { seen } = runInNode(`${program.text}\n${called.builders}`, recorderText(), LIMITS);
  return { run: conduct(program, seen), seen, text: called.text };
}

function recordPython(text: string, call: Given | undefined, index: number): Recorded {
  const called = wellCalled(calledPython(text, call?.value), call);
  const watched = runInPython(called, LIMITS);
  if (!watched) throw new Mistakes([usage(index, words.noPython, "python")]);
  return { run: conduct(watched.program, watched.seen), seen: watched.seen, text: called.text };
}

/** Tells a call that nobody has asked for; throws for values that are none. */
function wellCalled(called: CalledProgram, call: Given | undefined): CalledProgram {
  if (called.mistake !== undefined)
    throw new Mistakes([usage(call?.index ?? 0, words.badCall(called.mistake))]);
  if (!call && called.call !== undefined) process.stderr.write(`${words.called(called.call)}\n`);
  return called;
}

function tellEnd({ run, seen }: Recorded): void {
  const { trace, program } = run;
  if (seen.stopped) process.stderr.write(`${words.stopped(seen.stopped, trace.length)}\n`);
  if (seen.error === undefined) return;
  let last = trace.length;
  while (last > 0 && !isLine(trace.stepAt(last).step)) last--;
  const line = last > 0 ? program.sites[trace.stepAt(last).a].line : 1;
  process.stderr.write(`${words.error(seen.error, line)}\n`);
  process.exitCode = 1;
}

function* lines({ run, seen, text }: Recorded, language: string): Generator<string> {
  try {
    for (const line of traceLines(run, { language, source: text, printed: seen.printed })) yield `${line}\n`;
  } catch (error) {
    // The stack is as deep as what is written.
    if (!(error instanceof RangeError)) throw error;
    throw new Mistakes([usage(0, words.tooDeep, "program")]);
  }
}

/** One step: where it is, what it does, and what is there then. */
function stepAt(run: ProgramRun, position: number): string {
  const memory = new Memory(run).at(position);
  const { step, a } = memory.frame;
  const { calls, program } = run;
  const names = memory.stack().map((call) => program.functions[calls.fn[call]].name);
  const variables: Record<string, unknown> = {};
  for (const call of [0, memory.top].filter((each, k) => each >= 0 && (k === 0 || each > 0)))
    for (const [slot, name] of program.functions[calls.fn[call]]?.slots.entries() ?? []) {
      const word = memory.slot(call, slot);
      if (word !== 0) variables[name] = plainValue(memory, word);
    }
  const told = {
    position,
    line: isLine(step) ? program.sites[a].line : null,
    call: names.filter((name) => name !== ""),
    sentence: position === 0 ? "" : new Teller(run).tell(position).text,
    variables,
  };
  return `${JSON.stringify(told)}\n`;
}

/** A value as JSON; an object inside itself is told by "…". */
function plainValue(memory: Memory, word: number, met: readonly number[] = []): unknown {
  const value = memory.value(word);
  if (!isReference(value)) return constantInJson(value);
  const { object } = value;
  if (met.includes(object)) return "…";
  const inside = (each: number): unknown => plainValue(memory, each, [...met, object]);
  if (memory.isList(object)) return memory.items(object).map(inside);
  const entries = memory.entries(object);
  if (memory.kind(object) === "set") return entries.map(([key]) => inside(key));
  return Object.fromEntries(entries.map(([key, each]) => [String(inside(key)), inside(each)]));
}
