/** What a run may be tried as otherwise: other choices, chance, a wrong program; each with its run, beside the one as written or another. */

import { type Difference, differenceOf, futureName } from "#algorithms/core/lesson/difference.ts";
import { editsInWords, isRenumbered, problemOf } from "#algorithms/core/lesson/edited.ts";
import { firstBroken } from "#algorithms/core/lesson/first-broken.ts";
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import { InputError } from "#algorithms/core/lesson/mistake.ts";
import type { AnyPerforming } from "#algorithms/core/lesson/performing.ts";
import { runMutant } from "#algorithms/core/mistakes/mutant.ts";
import { type Alignment, align } from "#algorithms/core/run/alignment.ts";
import {
  AS_WRITTEN,
  type ChosenFuture,
  type Future,
  formatFuture,
  type OpenFork,
  openForksAt,
  parseFuture,
  recordFuture,
} from "#algorithms/core/run/futures.ts";
import type { Frame } from "#algorithms/core/run/trace.ts";
import { packText, unpackText } from "../run/link.ts";
import { makeRun, type Run } from "../run/run.ts";
import { whatIfWords as words } from "./words.en.ts";

/** A future of a run, the run of a wrong program on the same input, or the run on another input, packed for a link. */
export type Otherwise = Future | { readonly mutant: string } | OtherInput;

export interface OtherInput {
  readonly input: string;
  readonly packed: string;
}

/** As it stands in a link: "c8-1", "edge-2-6_c5-1", "o7", "m-no-shrink", "i" and a packed input. */
export function formatOtherwise(one: Otherwise): string {
  if ("input" in one) return `i${one.packed}`;
  return "mutant" in one ? `m-${one.mutant}` : formatFuture(one);
}

/** Reads what `formatOtherwise` wrote; undefined for a text that it cannot have written. */
export async function parseOtherwise(text: string): Promise<Otherwise | undefined> {
  const [, mutant] = /^m-([\w-]+)$/.exec(text) ?? [];
  if (mutant !== undefined) return { mutant };
  const [, packed] = /^i([\w-]+)$/.exec(text) ?? [];
  const input = packed === undefined ? undefined : await unpackText(packed);
  return input === undefined || packed === undefined ? parseFuture(text) : { input, packed };
}

/** What a link shows on the right and on the left: "c8-1" beside the run as written, "o7~c8-1" with an order by chance on the left. */
export function formatBeside(right: Otherwise, left: Otherwise | undefined): string {
  return [...(left ? [left] : []), right].map(formatOtherwise).join("~");
}

/** Reads what `formatBeside` wrote, the right side first. An empty side is the run as written. */
export async function parseBeside(text: string): Promise<readonly Otherwise[] | undefined> {
  const parts = text.split("~");
  const read = await Promise.all(parts.filter(Boolean).map(parseOtherwise));
  const both = read.filter((each) => each !== undefined).reverse();
  return parts.length > 2 || both.length === 0 || both.length < read.length ? undefined : both;
}

/** Another input. Throws an InputError for a text that is none. */
export async function otherInput({ lesson }: WhatIfSubject, input: string): Promise<OtherInput> {
  lesson.parse(input);
  return { input, packed: await packText(input) };
}

/** The run as written, what the lesson says of its choices, undefined where it leaves none, and its wrong programs by name. */
export interface WhatIfSubject {
  readonly lesson: AnyLesson;
  readonly performing: AnyPerforming | undefined;
  readonly run: Run;
  readonly solvers: Readonly<Record<string, AnyLesson["solve"]>>;
  readonly sentences: Readonly<Record<string, string>>;
}

/** One that is kept with its figure. */
export interface KeptFuture {
  readonly future: Otherwise;
  readonly name: string;
  readonly steps: number;
  /** What the reader has noted of it. */
  readonly note?: string | undefined;
}

/** One with its run. */
export interface RunOtherwise {
  readonly kept: KeptFuture;
  readonly run: Run;
  /** What is said in place of the sentences of a step, which speak of the right program. */
  readonly says?: (frame: Frame) => string;
}

/** The one that stands on the right, and how. */
export interface ShownFuture extends RunOtherwise {
  /** The one that stands on the left, in the place of the run as written. */
  readonly left?: RunOtherwise | undefined;
  readonly aligned: Alignment;
  readonly difference: Difference;
}

/** A run recorded otherwise; undefined for a wrong program that breaks off. */
export function runOtherwise(
  subject: WhatIfSubject,
  wanted: Otherwise,
  name: string,
): RunOtherwise | undefined {
  const { lesson, run, solvers, sentences } = subject;
  const problem = inputOf(subject, wanted);
  if (problem === undefined) return undefined;
  const isInput = problem !== run.problem;
  const text = "input" in wanted ? wanted.input : isInput ? lesson.format(problem) : run.text;
  const recorded =
    "mutant" in wanted
      ? mutantRun(subject, wanted.mutant)
      : recordFuture(lesson, problem, "input" in wanted ? AS_WRITTEN : wanted);
  if (!recorded) return undefined;
  const { trace, result, stopped } = recorded;
  const taken = "taken" in recorded ? recorded.taken : 0;
  const future =
    "deviations" in wanted ? { ...wanted, deviations: wanted.deviations.slice(0, taken) } : wanted;
  const source: Run["source"] = isInput ? { kind: "own", text } : run.source;
  const other = makeRun({ source, text, problem, trace, result, stopped });
  const mistake = "mutant" in wanted ? (sentences[wanted.mutant] ?? "") : "";
  return {
    kept: { future, name, steps: trace.length },
    run: other,
    ...("mutant" in wanted &&
      wanted.mutant in solvers && {
        says: (frame: Frame) => {
          const broken = firstBroken(lesson, other, frame);
          return broken ? words.broken(broken.what, broken.evidence) : mistake;
        },
      }),
  };
}

/** Lays one beside the run as written, or beside another one. */
export function shownBeside(
  subject: WhatIfSubject,
  right: RunOtherwise,
  left?: RunOtherwise | undefined,
): ShownFuture {
  const { lesson, run } = subject;
  const [mine, its] = [left?.run ?? run, right.run];
  const isMoved = [left, right].some(
    (each) =>
      each && "edits" in each.kept.future && isRenumbered(subject, run.problem, each.kept.future.edits ?? []),
  );
  const told =
    ({ problem }: Run) =>
    (frame: Frame) =>
      lesson.notation[frame.step]?.(frame, problem) ?? "";
  const aligned = align(mine.trace, its.trace, {
    left: (call) => lesson.phaseLabel(call, mine.problem),
    right: (call) => lesson.phaseLabel(call, its.problem),
    ...(mine.problem === its.problem || mine.text === its.text
      ? { isOneProblem: true }
      : { isOneProblem: false, isRenumbered: isMoved, told: { left: told(mine), right: told(its) } }),
  });
  return { ...right, left, aligned, difference: differenceOf(lesson, mine, its, aligned) };
}

/** The problem on which a future runs: that of the run as written, unless it is changed; undefined where it cannot be. */
export function inputOf(subject: WhatIfSubject, future: Otherwise): unknown {
  const { lesson, run } = subject;
  if ("mutant" in future) return run.problem;
  return "input" in future ? lesson.parse(future.input) : problemOf(subject, run.problem, future);
}

/** The run of a wrong program; undefined if it breaks off. */
function mutantRun({ lesson, solvers, run }: WhatIfSubject, mutant: string) {
  const solve = solvers[mutant];
  const made = solve && runMutant(lesson, solve, run.problem);
  return made?.trace && { trace: made.trace, result: made.result, stopped: made.end === "stopped" };
}

/** The future that comes to a choice as `base` does, and takes another answer there. */
export function takenAt(base: ChosenFuture, { position, nth }: OpenFork, index: number): ChosenFuture {
  const before = base.deviations.filter((each) => (each.position - position || each.nth - nth) < 0);
  return { ...base, deviations: [...before, { position, nth, index }] };
}

/** How a wrong program goes on this input: as the right one, in another way, or not to an end. */
export type WrongRun = "same" | "differs" | "fails";

export function wrongRun(subject: WhatIfSubject, mutant: string): WrongRun {
  const wrong = runOtherwise(subject, { mutant }, "");
  if (!wrong) return "fails";
  const { length } = subject.run.trace;
  const { past } = shownBeside(subject, wrong).aligned;
  return past === length && wrong.run.trace.length === length ? "same" : "differs";
}

/** So many are kept with a figure; the oldest goes. */
const MOST_KEPT = 20;

/** Whether both are the same future. */
export function isSame(one: Otherwise, other: Otherwise): boolean {
  return formatOtherwise(one) === formatOtherwise(other);
}

/** With one more: behind the future that it grows out of, and what grew out of that. */
export function keptWith(kept: readonly KeptFuture[], next: KeptFuture): KeptFuture[] {
  const root = kept.findLast((each) => isWithin(each, next));
  const end = root ? kept.findLastIndex((each) => isWithin(root, each)) + 1 : kept.length;
  const all = [...kept.slice(0, end), next, ...kept.slice(end)];
  return all.length > MOST_KEPT ? all.filter((each, k) => k > 0 || each === next) : all;
}

/** Whether the second future is the first one, or grows out of it. */
function isWithin(one: KeptFuture, other: KeptFuture): boolean {
  const [mine, its] = [formatOtherwise(one.future), formatOtherwise(other.future)];
  return its === mine || its.startsWith(`${mine}_`);
}

/** How many of the futures in the list it grows out of: the depth at which it is drawn. */
export function depthOf(one: KeptFuture, kept: readonly KeptFuture[]): number {
  return kept.filter((each) => each !== one && isWithin(each, one)).length;
}

/** The name of a wrong program. */
export function wrongName(mutant: string): string {
  return words.wrong(mutant.replaceAll("-", " "));
}

/** What another input is called after: the one line that is left out, added or changed. */
export function inputName(text: string, other: string): string {
  const [mine, its] = [linesIn(text), linesIn(other)];
  let first = 0;
  while (first < mine.length && mine[first] === its[first]) first++;
  let last = 0;
  while (last < Math.min(mine.length, its.length) - first && mine.at(-1 - last) === its.at(-1 - last)) last++;
  const [gone, come] = [mine.slice(first, mine.length - last), its.slice(first, its.length - last)];
  const [old = "", fresh = ""] = [gone[0], come[0]];
  if (gone.length > 1 || come.length > 1) return words.otherInput;
  return words.inputLine(old, fresh);
}

/** The lines that can be left out, with their numbers: no line that the others need, and none without which all is the same. */
export function spareLines(
  { lesson }: Pick<WhatIfSubject, "lesson">,
  lines: readonly string[],
): [number, string][] {
  const whole = lesson.format(lesson.parse(lines.join("\n")));
  return [...lines.entries()].filter(([k, line]) => {
    if (/^\s*(#|$)/.test(line)) return false;
    try {
      return lesson.format(lesson.parse(lines.toSpliced(k, 1).join("\n"))) !== whole;
    } catch (problem) {
      if (!(problem instanceof InputError)) throw problem;
      return false;
    }
  });
}

function linesIn(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

/** A name: what the last choice takes instead of what, how long an order is, which program is wrong. */
export function nameOf(subject: WhatIfSubject, { future, steps }: Omit<KeptFuture, "name">): string {
  if ("mutant" in future) return wrongName(future.mutant);
  if ("input" in future) return inputName(subject.run.text, future.input);
  if ("seed" in future) return words.anOrder(steps);
  const { performing, lesson, run } = subject;
  const last = future.deviations.at(-1);
  if (!last) return editsInWords(subject, run.problem, future.edits ?? []);
  const before = { ...future, deviations: future.deviations.slice(0, -1) };
  const problem = inputOf(subject, future);
  const fork = openForksAt([lesson, problem], before, last.position)[last.nth];
  const answerName = fork && performing?.words.answer[fork.kind];
  const [answer, own] = fork ? [fork.legal[last.index], fork.legal[fork.taken]] : [];
  if (!answerName || !answer || !own) return words.step(last.position + 1);
  return futureName(last.position, answerName(answer, problem), answerName(own, problem));
}
