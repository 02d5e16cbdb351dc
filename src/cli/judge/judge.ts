import { type Failure, judge, type RunAll } from "#algorithms/core/judge/judge.ts";
import { cutLines } from "#algorithms/core/text/lines.ts";
import { shortened } from "#algorithms/core/text/quoted.ts";
import { type Arguments, type Given, readArguments, readNumber } from "../arguments.ts";
import { stateOf } from "../find-command.ts";
import { lessonIds } from "../lessons/lesson-files.ts";
import { readLesson } from "../lessons/lesson-input.ts";
import { writeOut } from "../output.ts";
import { judgeWords } from "./judge.en.ts";
import { judgeFolder, REPORTS, type Report } from "./judge-folder.ts";
import {
  figureAddress,
  type JudgedLesson,
  loadJudged,
  mistakesLike,
  rightOutput,
  TASK_FILE,
} from "./judged-lesson.ts";
import { runnerOf, type Trial } from "./judged-runs.ts";
import { type FileMistake, Mistakes, quote, usage, visible } from "./mistakes.ts";
import { Progress } from "./progress.ts";

const OPTIONS = {
  format: "boolean",
  seed: "string",
  count: "string",
  time: "string",
  memory: "string",
  dir: "string",
  compile: "string",
  report: "string",
  help: "boolean",
} as const;

/** What is said in numbers: the least, the most, and what it is unless told. Memory is in megabytes, time in milliseconds. */
const NUMBERS = {
  seed: [0, 2 ** 32 - 1, 1],
  count: [1, Number.MAX_SAFE_INTEGER, 0],
  time: [1, 600_000, 2000],
  memory: [8, 1_000_000, 512],
} as const;

/** All inputs, for --count. */
const ALL = "all";

/** Runs the command; `args` are the arguments after its name, of which the first has the index `offset`. */
export async function run(args: readonly string[], offset: number): Promise<void> {
  const ids = lessonIds(TASK_FILE);
  const bar = args.includes("--") ? args.indexOf("--") : args.length;
  const given = readArguments(args.slice(0, bar), OPTIONS, offset);
  if (given.options.has("help")) return writeOut([judgeWords.help(ids)]);
  const command = args.slice(bar + 1);
  const mistakes = [...given.mistakes];
  const id = readLesson(given, ids, mistakes);
  const trial = readTrial(given, mistakes);
  checkWay(given, bar < args.length ? offset + bar : undefined, mistakes);
  if (bar < args.length) await checkCommand(command, offset + bar + 1, mistakes);
  const report = readReport(given, mistakes);
  if (mistakes.length > 0 || id === undefined || trial === undefined) throw new Mistakes(mistakes);

  const judged = await loadJudged(id);
  const folder = given.options.get("dir");
  if (given.options.has("format")) return writeOut([formatOf(judged)]);
  if (folder) return judgeFolder(judged, folder, { ...trial, compile: given.options.get("compile"), report });
  const [name = "", ...rest] = command;
  await judgeCommand(judged, name, rest, trial);
}

function readTrial(given: Arguments, mistakes: FileMistake[]): Trial | undefined {
  const number = (name: keyof typeof NUMBERS): number | undefined => {
    const [least, most, usual] = NUMBERS[name];
    const option = given.options.get(name);
    return option === undefined || option.value === ""
      ? usual
      : readNumber(name, option, least, most, mistakes);
  };
  const [seed, time, memory] = [number("seed"), number("time"), number("memory")];
  const count = given.options.get("count")?.value === ALL ? Infinity : number("count");
  if (seed === undefined || count === undefined || time === undefined || memory === undefined)
    return undefined;
  return { seed, count: count || "few", time, memory };
}

/** A call wants one thing: the format, a folder, or a command; `bar` is the index of the argument --. */
function checkWay({ options, end }: Arguments, bar: number | undefined, mistakes: FileMistake[]): void {
  const ways = [
    ...["format", "dir"].flatMap((name) => {
      const option = options.get(name);
      return option ? [{ name: `--${name}`, index: option.index }] : [];
    }),
    ...(bar === undefined ? [] : [{ name: "--", index: bar }]),
  ];
  const names = ways.map(({ name }) => name);
  if (ways.length === 0) mistakes.push(usage(end, judgeWords.oneOf(judgeWords.nothing)));
  else if (ways.length > 1)
    mistakes.push(usage(ways[1]?.index ?? end, judgeWords.oneOf(judgeWords.several(names))));
  for (const name of ["compile", "report"]) {
    const option = options.get(name);
    if (option && !options.has("dir")) mistakes.push(usage(option.index, judgeWords.onlyWithDir(name)));
  }
}

async function checkCommand(
  [name]: readonly string[],
  index: number,
  mistakes: FileMistake[],
): Promise<void> {
  if (name === undefined || name === "") {
    mistakes.push(usage(index, judgeWords.noCommand));
    return;
  }
  const state = await stateOf(name);
  if (state === "missing") mistakes.push(usage(index, judgeWords.noSuchCommand(quote(name)), "command"));
  if (state === "not-executable")
    mistakes.push(usage(index, judgeWords.notExecutable(quote(name)), "command"));
}

function readReport({ options }: Arguments, mistakes: FileMistake[]): Report {
  const option: Given | undefined = options.get("report");
  const report = REPORTS.find((one) => one === (option?.value || "text"));
  if (option && report === undefined)
    mistakes.push(usage(option.index, judgeWords.reports(quote(option.value))));
  return report ?? "text";
}

/** The task in words, with an example. */
function formatOf(judged: JudgedLesson): string {
  const { task } = judged;
  const { statement, input, output } = task.words;
  const { format } = judgeWords;
  const parts = [
    wrapped(statement),
    `${format.input}\n${indented(wrapped(input))}`,
    `${format.output}\n${indented(wrapped(output))}`,
    `${format.exampleInput}\n${indented(task.write(task.example))}`,
    `${format.exampleOutput}\n${indented(rightOutput(judged, task.example))}`,
  ];
  return parts.join("\n");
}

/** So many inputs are run before the first answers are judged, and so few that no fewer are proposed. */
const BATCH = 20;
const FEW = 50;

async function judgeCommand(
  judged: JudgedLesson,
  name: string,
  args: readonly string[],
  { seed, count, ...limits }: Trial,
): Promise<void> {
  const run = runnerOf(judged, { name, args }, limits);
  const isLong = count === "few" ? judged.task.fewSmall !== undefined : count > FEW;
  const progress = new Progress(isLong ? judgeWords.fewer : undefined);
  progress.count(0);
  const { passed, failure } = await judge(judged.task, run, {
    ...{ seed, count, batch: BATCH },
    onProgress: (right) => progress.count(right),
  }).finally(() => progress.end());
  if (failure === undefined) return writeOut([`${judgeWords.right(passed)}\n`]);
  process.exitCode = 1;
  await writeOut([await told(judged, failure, run)]);
}

/** What a failure shows, below each other. */
async function told(judged: JudgedLesson, failure: Failure<unknown>, run: RunAll<unknown>): Promise<string> {
  const { problem, outcome, why, passed } = failure;
  const named = outcome.kind === "text" ? await mistakesLike(judged, run, failure) : [];
  const address = await figureAddress(judged, problem);
  const printed = outcome.kind === "text" ? short(outcome.text) || judgeWords.nothingPrinted : undefined;
  return [
    `${judgeWords.wrong(visibleLines(why))}\n${judgeWords.after(passed)}\n`,
    `${judgeWords.input}\n${indented(short(judged.task.write(problem)))}`,
    ...(printed === undefined ? [] : [`${judgeWords.output}\n${indented(printed)}`]),
    ...named.map(
      ({ name, sentence }) => `${judgeWords.mistake}\n${indented(`${name}\n${wrapped(sentence)}`)}`,
    ),
    ...(address === undefined ? [] : [`${judgeWords.figure}\n${indented(address)}`]),
  ].join("");
}

/** Longer texts are shortened, in lines and in characters of each. */
const MOST_LINES = 20;
const LONGEST_LINE = 110;

function short(text: string): string {
  const lines = cutLines(text.trimEnd());
  const shown = lines.slice(0, MOST_LINES).map((line) => visible(shortened(line, LONGEST_LINE)));
  const more = lines.length - shown.length;
  return [...shown, ...(more > 0 ? [judgeWords.moreLines(more)] : [])].join("\n");
}

function visibleLines(text: string): string {
  return cutLines(text).map(visible).join("\n");
}

function indented(text: string): string {
  return text
    .trimEnd()
    .split("\n")
    .map((line) => `  ${line}\n`)
    .join("");
}

const WIDTH = 100;

/** A text in lines of at most a hundred characters. */
function wrapped(text: string): string {
  let [lines, line] = ["", ""];
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > WIDTH) [lines, line] = [`${lines}${line}\n`, ""];
    line += line === "" ? word : ` ${word}`;
  }
  return `${lines}${line}\n`;
}
