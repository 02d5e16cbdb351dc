/** A question before a step, asked on a problem that the reader has not seen. */
import type { AnyLesson, Question } from "#algorithms/core/lesson/lesson.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import { viewOf } from "#components/picture/views/index.ts";
import { type PlayerSubject, questionAt } from "#components/player/state/player-questions.ts";
import { type Run, runNow } from "#components/run/run.ts";

/** A question that waits before the step which leads to `position`. */
export interface FreshStep {
  readonly run: Run;
  readonly position: number;
  readonly question: Question;
}

/** The question of an article: an example by its name and its text, and the position. */
export interface AskedStep {
  readonly example: string;
  readonly text: string;
  readonly position: number;
}

/** Some kinds of steps are rare, and come only in problems of some sizes; so many problems are looked through for one. */
const MOST_PROBLEMS = 300;

/**
 * The question with this seed: 0 is the one of the article, any other a question before a step of the same kind in a random
 * problem. Where no random problem has such a step, it is the article's. Undefined for what is not asked any more.
 */
export function freshStep(
  lesson: AnyLesson,
  { example, text, position }: AskedStep,
  seed: number,
): FreshStep | undefined {
  const subject = { lesson, asks: "" };
  const asked = runNow(lesson, { kind: "example", id: example }, text);
  const own = asked && position <= asked.trace.length && questionOf(subject, asked, position);
  if (!own || seed === 0) return own || undefined;
  const kind = asked.trace.stepAt(position).step;
  const random = seededRandom(seed);
  const { min, usual } = lesson.sizes;
  for (let tries = 0; tries < MOST_PROBLEMS; tries++) {
    const [lot, size] = [between(random, 1, 999_999_999), between(random, Math.max(min, usual >> 1), usual)];
    const source = { kind: "random", seed: lot, size } as const;
    const text = lesson.format(lesson.random(lot, size));
    const run = runNow(lesson, source, text);
    const there = run ? stepsOf(run, kind) : [];
    const found = there
      .flatMap((each) => questionOf(subject, run as Run, each) ?? [])
      .filter(({ question }) => question.choices.length > 1);
    if (found.length > 0) return found[between(random, 0, found.length - 1)];
  }
  return own;
}

/** The positions to which steps of a kind lead. */
function stepsOf({ trace }: Run, kind: string): number[] {
  return Array.from({ length: trace.length }, (_, k) => k + 1).filter(
    (position) => trace.stepAt(position).step === kind,
  );
}

/** The question before a step, where there is one, on a picture whose marks can be touched. */
function questionOf(subject: PlayerSubject, run: Run, position: number): FreshStep | undefined {
  const question = questionAt(subject, run, position);
  if (!question) return undefined;
  const { plate } = subject.lesson.scene(run.problem, run.scout.seek(position - 1));
  return viewOf(plate) === "canvas" ? undefined : { run, position, question };
}
