/** A table of many programs: who gets which group of tests right. */

import { rmSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, relative, resolve, sep } from "node:path";
import { type Failure, type JudgeOptions, judge } from "#algorithms/core/judge/judge.ts";
import type { AnyTask } from "#algorithms/core/judge/judged-task.ts";
import { formatCsv } from "#algorithms/core/text/csv.ts";
import { shortened } from "#algorithms/core/text/quoted.ts";
import type { Given } from "../arguments.ts";
import { stateOf } from "../find-command.ts";
import { EXTENSIONS, isProgram, makeReady } from "../languages.ts";
import { writeOut } from "../output.ts";
import { judgeWords } from "./judge.en.ts";
import { type JudgedLesson, mistakesLike, type NamedMistake } from "./judged-lesson.ts";
import { runnerOf, type Trial } from "./judged-runs.ts";
import { Mistakes, quote, usage, visible } from "./mistakes.ts";
import { Progress } from "./progress.ts";

/** How a table is printed. */
export const REPORTS = ["text", "csv"] as const;
export type Report = (typeof REPORTS)[number];

export interface FolderTrial extends Trial {
  /** The compiler for C++ with its options. */
  readonly compile: Given | undefined;
  readonly report: Report;
}

const POINTS = 10;
const POINTS_A_SIZE = 2;

/** Some inputs, of one kind. */
interface Group {
  readonly name: string;
  readonly most: Trial["count"];
  readonly task: AnyTask;
  /** The most points that there are. */
  readonly mostPoints: number;
  /** The points for so many right ones, if that is all or not. */
  points(passed: number, isAll: boolean): number;
}

interface Row {
  readonly pupil: string;
  /** Of each group. */
  readonly points: readonly number[];
  /** Where the program first failed, and why; undefined for one that is right. */
  readonly first:
    | { readonly why: string; readonly input: string; readonly mistakes: readonly NamedMistake[] }
    | undefined;
}

/** Judges every program in a folder, prints the table, and sets the exit code to 1 if any of them failed. */
export async function judgeFolder(judged: JudgedLesson, folder: Given, trial: FolderTrial): Promise<void> {
  const { names, others } = await programsIn(folder);
  const compile = trial.compile && compilerIn(trial.compile.value);
  if (trial.compile && (compile?.[0] === undefined || (await stateOf(compile[0])) !== "runs"))
    throw new Mistakes([
      usage(trial.compile.index, judgeWords.noSuchCommand(quote(compile?.[0] ?? "")), "command"),
    ]);
  if (others.length > 0) process.stderr.write(`${judgeWords.passedOver(others, EXTENSIONS)}\n`);
  const groups = groupsOf(judged.task, trial.count);
  const rows: Row[] = [];
  const progress = new Progress();
  for (const name of names) {
    progress.set(`${visible(name)} …`);
    rows.push(await rowOf(judged, resolve(folder.value, name), groups, compile, { ...trial, pupil: name }));
  }
  progress.end();
  if (rows.some(({ first }) => first !== undefined)) process.exitCode = 1;
  await writeOut(trial.report === "csv" ? [csvOf(rows, groups)] : textOf(rows, groups));
}

/** The words of a command. It runs in other folders: a path from here is one from anywhere. */
function compilerIn(text: string): readonly string[] {
  const [name, ...options] = text.split(/\s+/).filter(Boolean);
  if (name === undefined) return [];
  return [/[\\/]/.test(name) ? resolve(name) : name, ...options];
}

/** The programs in a folder and below it, in alphabetical order, and what else lies there. Throws Mistakes if there are none. */
async function programsIn({
  value,
  index,
}: Given): Promise<{ readonly names: readonly string[]; readonly others: readonly string[] }> {
  try {
    const entries = await readdir(value, { withFileTypes: true, recursive: true });
    const files = entries.flatMap((entry) => {
      const name = relative(value, join(entry.parentPath, entry.name));
      return entry.isDirectory() || name.split(sep).some(isPassedOver) ? [] : [name];
    });
    const names = files.filter((name) => isProgram(basename(name)));
    const others = files.filter((name) => !names.includes(name)).map(visible);
    if (names.length > 0) return { names: names.sort(), others };
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    const name = quote(value);
    const message =
      code === "ENOENT"
        ? judgeWords.noFolder(name)
        : code === "ENOTDIR"
          ? judgeWords.notFolder(name)
          : judgeWords.unreadableFolder(name, code);
    throw new Mistakes([usage(index, message, "dir")]);
  }
  throw new Mistakes([usage(index, judgeWords.noPrograms(quote(value), EXTENSIONS), "dir")]);
}

/** What is hidden, or fetched from elsewhere, is not a pupil's. */
function isPassedOver(name: string): boolean {
  return name.startsWith(".") || name === "node_modules" || name === "__pycache__";
}

/** The small inputs, each family, and inputs that grow. */
function groupsOf(task: AnyTask, count: Trial["count"]): Group[] {
  const allOrNothing = (_passed: number, isAll: boolean): number => (isAll ? POINTS : 0);
  const none = { small: () => [], families: [] };
  const sizes: unknown[] = [];
  for (let k = 0; ; k++) {
    const problem = task.growth(k);
    if (problem === undefined) break;
    sizes.push(problem);
  }
  const group = (name: string, part: Partial<AnyTask>): Group => ({
    name,
    most: count,
    task: { ...task, ...none, ...part },
    mostPoints: POINTS,
    points: allOrNothing,
  });
  return [
    group(judgeWords.table.small, { small: task.small }),
    ...task.families.map((family, k) => group(judgeWords.table.family(k + 1), { families: [family] })),
    {
      ...group(judgeWords.table.size, { small: () => sizes, smaller: () => [] }),
      most: sizes.length,
      mostPoints: POINTS_A_SIZE * sizes.length,
      points: (passed) => POINTS_A_SIZE * passed,
    },
  ];
}

async function rowOf(
  judged: JudgedLesson,
  source: string,
  groups: readonly Group[],
  compile: readonly string[] | undefined,
  { seed, pupil, ...limits }: FolderTrial & { readonly pupil: string },
): Promise<Row> {
  const folder = await mkdtemp(join(tmpdir(), "kibitz-"));
  // A key that ends everything leaves nothing behind either.
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", remove);
  try {
    const ready = await makeReady({ source, folder, compile, memory: limits.memory });
    if ("broken" in ready)
      return { pupil, points: groups.map(() => 0), first: { why: ready.broken, input: "", mistakes: [] } };
    const points: number[] = [];
    let first: Row["first"];
    for (const { name, most, task, points: pointsFor } of groups) {
      const options: JudgeOptions = { seed, count: most, batch: BATCH };
      const run = runnerOf({ ...judged, task }, ready.command, limits);
      const { passed, failure } = await judge(task, run, options);
      points.push(pointsFor(passed, failure === undefined));
      if (failure && first === undefined) {
        const mistakes = failure.outcome.kind === "text" ? await mistakesLike(judged, run, failure) : [];
        first = { why: `${name}: ${failure.why}`, input: inputOf(task, failure), mistakes };
      }
      // What never comes to an end on the smallest input of all need not be waited for again and again.
      const isFirst = points.length === 1;
      if (isFirst && passed === 0 && failure?.outcome.kind === "failed" && failure.outcome.isLate) break;
    }
    while (points.length < groups.length) points.push(0);
    return { pupil, points, first };
  } catch (error) {
    // One program takes no row away from the others.
    const { code, message } = error as NodeJS.ErrnoException;
    const why = code === undefined ? judgeWords.notJudged(message) : judgeWords.unreadable(code);
    return { pupil, points: groups.map(() => 0), first: { why, input: "", mistakes: [] } };
  } finally {
    process.off("exit", remove);
    await rm(folder, { recursive: true, force: true });
  }
}

/** So many inputs are run before the first answers are judged. */
const BATCH = 20;
const LONGEST_INPUT = 100;
const LONGEST_WHY = 300;

/** The smallest input on which a program was seen to fail, its lines joined. */
function inputOf(task: AnyTask, { problem }: Failure<unknown>): string {
  return shortened(task.write(problem).trim().split("\n").join(" | "), LONGEST_INPUT);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** A table of aligned columns, and below it what was wrong in each program that failed. */
function textOf(rows: readonly Row[], groups: readonly Group[]): string[] {
  const { table } = judgeWords;
  const most = String(mostOf(groups));
  const head = [table.pupil, ...groups.map(({ name }) => name), table.points, table.most];
  const cells = rows.map(({ pupil, points }) => [
    visible(pupil),
    ...points.map(String),
    `${sum(points)}`,
    most,
  ]);
  const widths = head.map((title, k) =>
    Math.max(...[head, ...cells].map((row) => [...(row[k] ?? title)].length)),
  );
  const line = (row: readonly string[]): string =>
    `${row.map((cell, k) => (k === 0 ? cell.padEnd(widths[k] ?? 0) : cell.padStart(widths[k] ?? 0))).join("  ")}\n`;
  const failed = rows.flatMap(({ pupil, first }) =>
    first
      ? [
          `\n${visible(pupil)}\n${whyLines(first.why)}${first.input && `  ${table.onInput} ${first.input}\n`}${first.mistakes.map(mistakeLine).join("")}`,
        ]
      : [],
  );
  return [line(head), ...cells.map(line), ...failed];
}

function mostOf(groups: readonly Group[]): number {
  return sum(groups.map(({ mostPoints }) => mostPoints));
}

function mistakeLine({ name, sentence }: NamedMistake): string {
  return `  ${judgeWords.mistake} ${name}: ${sentence}\n`;
}

function whyLines(why: string): string {
  return shortened(why, LONGEST_WHY)
    .split("\n")
    .map((line) => `  ${visible(line)}\n`)
    .join("");
}

function csvOf(rows: readonly Row[], groups: readonly Group[]): string {
  const { pupil, points, first, onInput, most } = judgeWords.table;
  return formatCsv([
    [pupil, ...groups.map(({ name }) => name), points, first, onInput, most, judgeWords.mistake],
    ...rows.map((row) => [
      row.pupil,
      ...row.points,
      sum(row.points),
      shortened(row.first?.why ?? "", LONGEST_WHY),
      row.first?.input ?? "",
      mostOf(groups),
      row.first?.mistakes.map(({ name }) => name).join(" ") ?? "",
    ]),
  ]);
}
