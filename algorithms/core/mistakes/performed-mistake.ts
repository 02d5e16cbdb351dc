/**
 * The answers of a run that was performed, as tables in which a mistake can be recognised: a row for each phase, a cell for
 * each answer. Where a choice has one right answer its place among those of its kind in the phase counts; answers to choices
 * that are free stand in any order. A wrong program answers what it chooses itself on the same problem.
 */

import type { AnyLesson } from "../lesson/lesson.ts";
import type { AnyPerforming } from "../lesson/performing.ts";
import { type Choice, indexOfAnswer, perform } from "../run/performed-run.ts";
import type { Answer, Frame, Trace } from "../run/trace.ts";
import { mostSteps } from "./mutant.ts";
import { namedMistake, type Spelled } from "./named-mistake.ts";

/** A choice of a run that was performed. */
export interface GivenAnswer {
  readonly kind: string;
  /** The number of steps before it. */
  readonly position: number;
  /** The answer that was taken, one of the right ones. */
  readonly right: Answer;
  /** What was answered first; undefined if nothing was. */
  readonly first: Answer | undefined;
}

/** A run whose choices were made by somebody, at the level at which they were asked. */
export interface PerformedRun {
  readonly lesson: AnyLesson;
  readonly performing: AnyPerforming;
  readonly problem: unknown;
  readonly trace: Trace;
  readonly given: readonly GivenAnswer[];
}

/** What `namedMistake` compares. */
export interface PerformedTables {
  readonly typed: Spelled;
  readonly right: Spelled;
  readonly wrong: ReadonlyMap<string, Spelled>;
}

/** The wrong programs by which a run comes out as it was performed, by name; none if it is right, or a slip, or nobody's. */
export function performedMistake(
  run: PerformedRun,
  programs: Readonly<Record<string, AnyLesson["solve"]>>,
): readonly string[] {
  const { typed, right, wrong } = performedTables(run, programs);
  return isExchange(typed, right) ? [] : namedMistake(typed, right, wrong);
}

/** The answers that were given, the right ones in their places, and those of wrong programs by name. */
export function performedTables(
  run: PerformedRun,
  programs: Readonly<Record<string, AnyLesson["solve"]>>,
): PerformedTables {
  const { given, trace } = run;
  const rowOf = rowsIn(run, trace);
  const cursor = trace.cursor();
  const place = placing(singleKinds(run));
  const [typed, right]: [string[][], string[][]] = [[], []];
  for (const { kind, position, right: taken, first } of given) {
    const r = rowOf(kind, position);
    while (right.length <= r) {
      right.push([]);
      typed.push([]);
    }
    const placed = place(kind, r);
    right[r].push(spelledAnswer(run, kind, taken) + placed);
    const isTold = first !== undefined && !isToss(run, kind, cursor.seek(position));
    typed[r].push(isTold ? spelledAnswer(run, kind, first) + placed : "");
  }
  const wrong = new Map<string, Spelled>();
  for (const [name, answers] of wrongAnswers(run, programs))
    wrong.set(
      name,
      right.map((row, r) => answers[r]?.filter(asked(row, typed[r])) ?? []),
    );
  return { typed, right, wrong };
}

/** All that wrong programs answer, by name, in rows as above; those that fail are left out. */
export function wrongAnswers(
  run: PerformedRun,
  programs: Readonly<Record<string, AnyLesson["solve"]>>,
): Map<string, Spelled> {
  const single = singleKinds(run);
  return new Map(
    Object.entries(programs).flatMap(([name, solve]) => {
      const answers = answersOf(run, solve, placing(single));
      return answers ? [[name, answers] as const] : [];
    }),
  );
}

/** The choices that are compared. The climax is not: it tells how a path is led, and no mistake is known by that. */
const COMPARED = { level: "stage", climax: false } as const;

/** Whether an answer was given, or was the right one: what a wrong program alone was asked for tells nothing. */
function asked(right: readonly string[], typed: readonly string[] = []): (answer: string) => boolean {
  return (answer) => right.includes(answer) || typed.includes(answer);
}

/**
 * The answers of a wrong program on the same problem, as far as the given ones go. Where it is free it chooses what was
 * chosen. Undefined if it fails.
 */
function answersOf(run: PerformedRun, solve: AnyLesson["solve"], place: Place): string[][] | undefined {
  const { lesson, problem, trace, given, performing } = run;
  const left = Map.groupBy(given, ({ kind }) => kind);
  const follow = ({ kind, own, legal }: Choice): Answer => {
    const wanted = left.get(kind) ?? [];
    const at = wanted.findIndex(({ first, right }) => indexOfAnswer(legal, first ?? right) >= 0);
    const [found] = at < 0 ? [] : wanted.splice(at, 1);
    return found ? (found.first ?? found.right) : own;
  };
  const budget = mostSteps(trace.length);
  const played = unlessItFails(() =>
    perform({ ...lesson, solve }, problem, { ...COMPARED, answer: follow, budget }),
  );
  if (!played) return undefined;
  const rowOf = rowsIn(run, played.trace);
  const rows: string[][] = [];
  const enter = (kind: string, position: number, answer: Answer): void => {
    const r = rowOf(kind, position);
    while (rows.length <= r) rows.push([]);
    rows[r].push(spelledAnswer(run, kind, answer) + place(kind, r));
  };
  for (const { kind, position, answer } of played.taken)
    if (!performing.touch[kind]?.toldBy) enter(kind, position, answer);
  for (const [kind, { toldBy }] of Object.entries(performing.touch)) {
    if (!toldBy) continue;
    const cursor = played.trace.cursor();
    for (let p = 1; p <= played.trace.length; p++) {
      const answer = toldBy(cursor.seek(p), problem);
      if (answer) enter(kind, p, answer);
    }
  }
  return rows;
}

/** What `run` returns, or undefined if it fails as a wrong program may: it writes beside its arrays, or reads what is not there. */
function unlessItFails<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof TypeError)) throw error;
    return undefined;
  }
}

/** In which phase a choice of a run is made, from 0; one at the level of phases belongs to the phase that it begins. */
function rowsIn({ lesson }: PerformedRun, trace: Trace): (kind: string, position: number) => number {
  const begins = trace.marks("phase");
  return (kind, position) => {
    const after = begins.findIndex((begin) => begin > position);
    const passed = after < 0 ? begins.length : after;
    return lesson.asks?.[kind] === "phase" ? passed + 1 : passed;
  };
}

/** The mark of the place of an answer: as many primes as answers of its kind stand before it in the row; none for a free one. */
type Place = (kind: string, row: number) => string;

const PRIME = "'";

function placing(single: ReadonlySet<string>): Place {
  const counts = new Map<string, number>();
  return (kind, row) => {
    const key = `${row} ${kind}`;
    const before = counts.get(key) ?? 0;
    counts.set(key, before + 1);
    return single.has(kind) ? PRIME.repeat(before) : "";
  };
}

/** The kinds of choices of which each had one right answer in this run, so that they came in an order. */
function singleKinds({ lesson, performing, problem, given }: PerformedRun): ReadonlySet<string> {
  const [single, free] = [new Set<string>(), new Set<string>()];
  let next = 0;
  const follow = ({ kind, own, legal }: Choice): Answer => {
    (legal.length > 1 ? free : single).add(kind);
    const taken = given[next];
    if (taken?.kind !== kind || indexOfAnswer(legal, taken.right) < 0) return own;
    next++;
    return taken.right;
  };
  perform(lesson, problem, { ...COMPARED, answer: follow });
  const isTold = (kind: string): boolean => performing.touch[kind]?.toldBy !== undefined;
  return new Set([...single].filter((kind) => !free.has(kind) && !isTold(kind)));
}

/** Whether the run becomes right when two answers of a phase are exchanged: that can be a slip. */
function isExchange(typed: Spelled, right: Spelled): boolean {
  const unlike = typed.flatMap((row, r) =>
    row.flatMap((cell, c) => (cell === "" || cell === right[r]?.[c] ? [] : [[r, c] as const])),
  );
  const [[r, c], [s, d]] =
    unlike.length === 2
      ? unlike
      : [
          [-1, -1],
          [-2, -2],
        ];
  const bare = (rows: Spelled, row: number, column: number): string =>
    rows[row]?.[column]?.replaceAll(PRIME, "") ?? "";
  return r === s && bare(typed, r, c) === bare(right, s, d) && bare(typed, s, d) === bare(right, r, c);
}

/** Whether no more than two answers can be given, as with colors: then chance hits every mistake half of the time. */
function isToss({ performing, problem }: PerformedRun, kind: string, frame: Frame): boolean {
  const touch = performing.touch[kind];
  const isOne = touch?.form === "mark" || touch?.form === "number" || touch?.form === "say";
  return isOne && !touch.mayBeNone && touch.touchable(frame, problem, 0).length <= 2;
}

/** An answer in one spelling: a set, and a pair that is in no order, the smaller numbers first. */
function spelledAnswer({ performing }: PerformedRun, kind: string, answer: Answer): string {
  const { form, isOrdered } = performing.touch[kind] ?? {};
  const isFree = form === "set" || (form === "two" && !isOrdered);
  const numbers = isFree ? [...answer].sort((a, b) => a - b) : answer;
  return `${kind} ${numbers.join(" ")}`;
}
