/** A reader's turn: the run that his choices make, as far as it goes, and the choice that stands open. No React here. */
import type { AnyLesson, Locale } from "../algorithms/lesson.ts";
import { answersFrom, indexOfAnswer, type Open, perform, type Taken } from "../algorithms/performance.ts";
import { type AnyPerforming, answerOfTouch, type Touch } from "../algorithms/performing.ts";
import type { Answer } from "../algorithms/trace.ts";
import { makeRun, type Run } from "./run.ts";

/** What a turn is of: nothing of it changes. */
export interface TurnSubject {
  readonly lesson: AnyLesson;
  readonly performing: AnyPerforming;
  readonly locale: Locale;
}

export interface Turn {
  /** Ends at the open choice. */
  readonly run: Run;
  readonly taken: readonly Taken[];
  /** Undefined when the run is over. */
  readonly open: Open | undefined;
  /** The numbers that were touched of an answer that is not whole yet. */
  readonly half: readonly number[];
  /** Why the last answer was refused. */
  readonly refused: string | undefined;
  readonly hinted: boolean;
  /** How many answers were refused, and how many were shown. */
  readonly slips: number;
  readonly shown: number;
}

/** A choice below this is the algorithm's own: a run of moves would be long, and mostly copying. */
const LEVEL = "stage";

/** The turn on the problem of a run, after these choices. */
function turnAfter(
  { lesson }: TurnSubject,
  { source, text, problem }: Run,
  taken: readonly Taken[],
  next?: Answer,
): Pick<Turn, "run" | "taken" | "open"> {
  const answer = answersFrom(next === undefined ? [] : [next]);
  const { trace, result, stopped, ...rest } = perform(lesson, problem, {
    level: LEVEL,
    trusted: taken,
    answer,
  });
  return { run: makeRun(source, text, problem, trace, result, stopped), ...rest };
}

const FRESH = { half: [], refused: undefined, hinted: false } as const;

/** A turn on the problem of this run, before the first choice. */
export function beginTurn(subject: TurnSubject, run: Run): Turn {
  return { ...turnAfter(subject, run, []), ...FRESH, slips: 0, shown: 0 };
}

/** How the open choice is touched. */
export function touchOf({ performing }: TurnSubject, { kind }: Open): Touch<unknown> {
  const touch = performing.touch[kind];
  if (!touch) throw new RangeError(`nobody says how "${kind}" is touched`);
  return touch;
}

/** The numbers that can be touched now, by the marks that stand for them. */
export function touchable(subject: TurnSubject, { run, open, half }: Turn): ReadonlyMap<string, number> {
  if (!open) return new Map();
  const touch = touchOf(subject, open);
  const place = touch.form === "set" ? 0 : half.length;
  const numbers = touch.touchable(run.cursor.seek(open.position), run.problem, place);
  return new Map(
    numbers.flatMap((number) => {
      const mark = touch.markOf?.(number, place, run.problem);
      return mark === undefined ? [] : [[mark, number] as const];
    }),
  );
}

/** A mark was touched: an answer, half of one, or one more of a set. */
export function touchMark(subject: TurnSubject, turn: Turn, mark: string): Turn {
  const number = touchable(subject, turn).get(mark);
  if (number === undefined || !turn.open) return turn;
  const { form } = touchOf(subject, turn.open);
  const { half } = turn;
  if (form === "set" || (form === "two" && half.length === 0) || half.includes(number)) {
    const without = half.filter((each) => each !== number);
    return {
      ...turn,
      half: without.length < half.length ? without : [...half, number],
      refused: undefined,
    };
  }
  return answerTurn(subject, turn, [...half, number]);
}

/** The open choice is answered: the run goes on to the next one, or the answer is refused with the rule. */
export function answerTurn(subject: TurnSubject, turn: Turn, touched: Answer): Turn {
  const { run, open, taken } = turn;
  if (!open) return turn;
  const answer = answerOfTouch(touchOf(subject, open), touched, open);
  if (indexOfAnswer(open.legal, answer) >= 0)
    return { ...turn, ...turnAfter(subject, run, taken, answer), ...FRESH };
  const frame = run.cursor.seek(open.position);
  const { refuse } = subject.performing.words[subject.locale];
  const refused = refuse[open.kind]?.(answer, open, frame, run.problem);
  return { ...turn, half: [], refused, slips: turn.slips + 1 };
}

/** The algorithm's own choice, because the reader asks for it. */
export function revealTurn(subject: TurnSubject, turn: Turn): Turn {
  const { run, open, taken, shown } = turn;
  return open ? { ...turn, ...turnAfter(subject, run, taken, open.own), ...FRESH, shown: shown + 1 } : turn;
}

/** The last choice is taken back; a half-made one first. */
export function undoTurn(subject: TurnSubject, turn: Turn): Turn {
  if (turn.half.length > 0) return { ...turn, ...FRESH };
  return { ...turn, ...turnAfter(subject, turn.run, turn.taken.slice(0, -1)), ...FRESH };
}

/** What a turn says: the last answer in a few words, what the reader is to do now, and a hint. */
export interface TurnWords {
  readonly last: string | undefined;
  readonly prompt: string;
  readonly hint: string;
}

export function wordsOf(subject: TurnSubject, { run, open, taken }: Turn): TurnWords {
  const { prompt, hint, answer } = subject.performing.words[subject.locale];
  const made = taken.at(-1);
  const last = made && answer[made.kind]?.(made.answer, run.problem);
  if (!open) return { last, prompt: "", hint: "" };
  const frame = run.cursor.seek(open.position);
  return {
    last,
    prompt: prompt[open.kind]?.(open, frame, run.problem) ?? "",
    hint: hint[open.kind]?.(open, frame, run.problem) ?? "",
  };
}
