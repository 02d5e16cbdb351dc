import { type Asked, AskedRun, formatAsked } from "#algorithms/core/lesson/asked-run.ts";
import { type AnyLesson, narrate, plainText } from "#algorithms/core/lesson/lesson.ts";
import { makeListing } from "#algorithms/core/lesson/listing.ts";
import { type Answers, whole } from "#algorithms/core/run/asking.ts";
import { record } from "#algorithms/core/run/trace.ts";
import { readArguments } from "../arguments.ts";
import { Mistakes, quote, usage } from "../judge/mistakes.ts";
import { writeOut } from "../output.ts";
import { askWords } from "./ask.en.ts";
import { lessonIds, lessonText } from "./lesson-files.ts";
import { readCall, readProblem } from "./lesson-input.ts";
import { loadLesson } from "./load-lesson.ts";

const OPTIONS = { json: "boolean", text: "boolean", help: "boolean" } as const;

/** So many questions a mistake names. */
const MOST_NAMED = 12;

/** Runs the command; `args` are the arguments after its name, of which the first has the index `offset`. */
export async function run(args: readonly string[], offset: number): Promise<void> {
  const given = readArguments(args, OPTIONS, offset);
  if (given.options.has("help")) return writeOut([askWords.help(lessonIds())]);
  const mistakes = [...given.mistakes];
  const [first, second, ...rest] = given.positionals;
  const named = [first, second].filter((each) => each !== undefined);
  const call = readCall({ ...given, positionals: named }, lessonIds(), mistakes);
  if (mistakes.length > 0 || call === undefined) throw new Mistakes(mistakes);

  const lesson = await loadLesson(call.lesson);
  const problem = await readProblem(lesson, call.file);
  const { trace, stopped } = record(lesson, problem);
  if (stopped) process.stderr.write(`${askWords.stopped(trace.length)}\n`);
  const listings = await Promise.all(
    lesson.sources.map(async (file) => makeListing(file, await lessonText(call.lesson, file))),
  );
  const asking = new AskedRun({ lesson, run: { problem, trace }, listings });
  const isJson = given.options.has("json");
  const typed = rest.map(({ value }) => value).join(" ");
  if (typed === "") return writeOut(isJson ? [offersAsJson(asking)] : offerLines(asking));
  const asked = questionOf(asking, typed, rest[0]?.index ?? given.end);
  const answers = whole(asking.answer(asked));
  if (answers.count === 0) process.exitCode = 1;
  if (isJson) return writeOut(asJson(asking, asked, answers));
  if (given.options.has("text")) return writeOut(asText(asking, asked, answers));
  process.stderr.write(`${asking.sentence(asked, answers)}\n`);
  await writeOut(asLines(asking, answers));
}

/** A cell as a program has it, "mate[3]", with or without what it becomes; in whatever sentence that stands. */
const CELL = /([A-Za-z_]\w*)\[(\d+)\](?:.*?\bbecomes?\s+(-?\d+))?/;
/** The same in short, "mate 3" or "mate 3 7". */
const SHORT_CELL = /^([A-Za-z_]\w*)\s+(\d+)(?:\s+(-?\d+))?$/;

function cellOf(asking: AskedRun, typed: string): Asked | undefined {
  const [, cells, index, value] = CELL.exec(typed) ?? SHORT_CELL.exec(typed) ?? [];
  if (cells === undefined || index === undefined) return undefined;
  return asking.parse(`c-${cells}-${index}${value === undefined ? "" : `-${value}`}`);
}

/** What names a question by its form: as a link has it, a cell, or a kind of steps, though none may come in this run. */
function formOf(asking: AskedRun, typed: string): Asked | undefined {
  const [, kind] = /^each ([\w-]+)$/i.exec(typed) ?? [];
  return (
    asking.parse(typed.replace(/^q(?=[a-z]-)/, "")) ??
    cellOf(asking, typed) ??
    (kind === undefined ? undefined : asking.parse(`k-${kind}`))
  );
}

/** The one question that has all these words in it. Throws Mistakes where there is none, or more than one. */
function questionOf(asking: AskedRun, typed: string, index: number): Asked {
  const formed = formOf(asking, typed);
  if (formed) return formed;
  const found = [...asking.offers(typed, Number.POSITIVE_INFINITY)];
  const exact = found.find((each) => plain(asking.name(each)) === plain(typed));
  const [only] = exact ? [exact] : found;
  if (only && (exact || found.length === 1)) return only;
  const known = found.length > 0 ? found : [...asking.offers("", Number.POSITIVE_INFINITY)];
  const names = known.slice(0, MOST_NAMED).map((each) => quote(asking.name(each)));
  if (known.length > names.length) names.push(askWords.more(known.length - names.length));
  const say = found.length > 0 ? askWords.several : askWords.unknown;
  throw new Mistakes([usage(index, say(quote(typed), names.join(", ")))]);
}

/** As a reader types it, without the signs of quotation. */
function plain(text: string): string {
  return text.replace(/[“”"]/g, "").toLowerCase();
}

interface Offer {
  readonly question: string;
  readonly name: string;
  readonly count: number;
}

function* offersOf(asking: AskedRun): Generator<Offer> {
  for (const asked of asking.offers("", Number.POSITIVE_INFINITY)) {
    const { count } = whole(asking.answer(asked));
    yield { question: formatAsked(asked), name: asking.name(asked), count };
  }
}

function* offerLines(asking: AskedRun): Generator<string> {
  for (const { question, name, count } of offersOf(asking))
    yield `${String(count).padStart(7)}  ${question.padEnd(20)} ${name}\n`;
}

function offersAsJson(asking: AskedRun): string {
  return `${JSON.stringify([...offersOf(asking)])}\n`;
}

interface Told {
  readonly position: number;
  readonly notation: string;
  readonly narration: string;
}

function* toldOf({ subject }: AskedRun, answers: Answers): Generator<Told> {
  const { lesson, run } = subject;
  const cursor = run.trace.cursor();
  for (const position of answers) {
    const frame = cursor.seek(position);
    const notation = notationOf(lesson, frame, run.problem);
    yield { position, notation, narration: plainText(narrate(lesson, frame, run.problem)) };
  }
}

function notationOf(lesson: AnyLesson, frame: Parameters<typeof narrate>[1], problem: unknown): string {
  return lesson.notation[frame.step]?.(frame, problem) ?? "";
}

function* asLines(asking: AskedRun, answers: Answers): Generator<string> {
  for (const { position, notation, narration } of toldOf(asking, answers))
    yield `${JSON.stringify({ position, sentence: narration, notation })}\n`;
}

function* asText(asking: AskedRun, asked: Asked, answers: Answers): Generator<string> {
  yield `${asking.sentence(asked, answers)}\n`;
  for (const { position, notation, narration } of toldOf(asking, answers))
    yield `${String(position).padStart(7)}  ${notation.padEnd(10)}  ${narration}\n`;
}

function* asJson(asking: AskedRun, asked: Asked, answers: Answers): Generator<string> {
  const head = {
    question: formatAsked(asked),
    name: asking.name(asked),
    sentence: asking.sentence(asked, answers),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"answers":[`;
  let before = "";
  for (const told of toldOf(asking, answers)) {
    yield `${before}${JSON.stringify(told)}`;
    before = ",";
  }
  yield "]}\n";
}
