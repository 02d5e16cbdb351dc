/** A reader's turn: the run that their choices make, as far as it goes, and the choice that stands open. No React here. */
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import {
  type AnyPerforming,
  answerOfTouch,
  marksOf,
  type Touch,
  toldAnswer,
} from "#algorithms/core/lesson/performing.ts";
import type { GivenAnswer } from "#algorithms/core/mistakes/performed-mistake.ts";
import {
  answersFrom,
  type Choice,
  indexOfAnswer,
  type Open,
  ownAnswer,
  packChoices,
  perform,
  type Taken,
  unpackChoices,
} from "#algorithms/core/run/performed-run.ts";
import type { Answer } from "#algorithms/core/run/trace.ts";
import { makeRun, type Run } from "../run/run.ts";
import type { TurnMistake } from "./turn-mistake.ts";

/** What a turn is of: nothing of it changes. */
export interface TurnSubject {
  readonly lesson: AnyLesson;
  readonly performing: AnyPerforming;
}

/**
 * How a turn goes. `led`: what is not legal is refused with the rule, and there are hints. `test`: every choice is made once;
 * the algorithm's own is taken in the place of a wrong one, so that one slip does not spoil what follows.
 */
export type TurnMode = "led" | "test";

/** A choice of a test that was wrong. */
export interface WrongChoice {
  /** Which choice it was, from 0. */
  readonly choice: number;
  /** What stood open then, and what was answered. */
  readonly open: Open;
  readonly answer: Answer;
  /** The rule against it. */
  readonly refused: string;
}

export interface Turn {
  readonly mode: TurnMode;
  /** Whether the move that the lesson is about is the reader's: not in turns from before it was. */
  readonly climax: boolean;
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
  /** How many answers were refused, and how many were shown; in a test, the choices that were wrong. */
  readonly slips: number;
  readonly shown: number;
  readonly wrong: readonly WrongChoice[];
  /** The first answers to choices, where they were not right ones: what a mistake is recognised by. */
  readonly firsts: readonly FirstAnswer[];
}

/** The number of a choice, from 0, and what was answered first; undefined if it was shown before there was an answer. */
export type FirstAnswer = readonly [choice: number, answer: Answer | undefined];

/** A choice below this is the algorithm's own: a run of moves would be long, and mostly copying. */
const LEVEL = "stage";

/** How links tell a mode; in the letters of turns from before the climax was asked, it is not. */
const LETTERS = { led: "m", test: "u" } as const satisfies Record<TurnMode, string>;
const OLD_LETTERS = { led: "l", test: "t" } as const satisfies Record<TurnMode, string>;
const MODES = Object.keys(LETTERS) as TurnMode[];

/** A problem to be performed, and whether its climax is asked. */
type Played = Pick<Turn, "run" | "climax">;

/** The turn on the problem of a run, after these choices and perhaps one more. */
function turnAfter(subject: TurnSubject, played: Played, taken: readonly Taken[], next?: Answer): Performed {
  return performed(subject, played, taken, answersFrom(next === undefined ? [] : [next]));
}

type Performed = Pick<Turn, "run" | "taken" | "open">;

/** The same, with whatever answers the choices that follow. */
function performed(
  { lesson }: Pick<TurnSubject, "lesson">,
  { run: { source, text, problem }, climax }: Played,
  taken: readonly Taken[],
  answer: (choice: Choice) => Answer | undefined,
): Performed {
  const { trace, result, stopped, ...rest } = perform(lesson, problem, {
    level: LEVEL,
    climax,
    trusted: taken,
    answer,
  });
  return { run: makeRun({ source, text, problem, trace, result, stopped }), ...rest };
}

const FRESH = { half: [], refused: undefined, hinted: false } as const;

/** A turn on the problem of this run, before the first choice. */
export function beginTurn(subject: TurnSubject, run: Run, mode: TurnMode = "led"): Turn {
  const none = { slips: 0, shown: 0, wrong: [], firsts: [] };
  return { mode, climax: true, ...turnAfter(subject, { run, climax: true }, []), ...FRESH, ...none };
}

/** The choices of a turn as a link carries them. */
export function packTurn({ mode, climax, taken }: Pick<Turn, "mode" | "climax" | "taken">): string {
  return packChoices((climax ? LETTERS : OLD_LETTERS)[mode], taken);
}

/** A turn with the choices that `packTurn` wrote, and how many of them were wanted; undefined for a text that it cannot have written. */
export function unpackTurn(
  subject: TurnSubject,
  run: Run,
  packed: string,
): { readonly turn: Turn; readonly wanted: number } | undefined {
  const choices = unpackChoices(packed);
  const mode = MODES.find((each) => [LETTERS[each], OLD_LETTERS[each]].some((own) => own === choices?.mode));
  if (!choices || !mode) return undefined;
  const { answer, count } = choices;
  const climax = choices.mode === LETTERS[mode];
  return {
    turn: { ...beginTurn(subject, run, mode), climax, ...performed(subject, { run, climax }, [], answer) },
    wanted: count,
  };
}

/** What is kept of a turn: its choices as a link has them, and what was refused, shown and wrong. */
export interface KeptTurn {
  readonly version: number;
  readonly text: string;
  readonly choices: string;
  readonly slips: number;
  readonly shown: number;
  /** Of the choices that were answered wrong: the first answers. */
  readonly wrong: readonly (readonly [choice: number, answer: Answer])[];
}

/** The turn that was kept, as far as its choices are still legal; undefined when nothing of it is left. */
export function turnFrom(
  subject: TurnSubject,
  run: Run,
  { choices, slips, shown, wrong }: Omit<KeptTurn, "version" | "text">,
): Turn | undefined {
  const turn = unpackTurn(subject, run, choices)?.turn;
  if (!turn || turn.taken.length === 0) return undefined;
  // In a test the choice that stands open has not been answered.
  const asked = turn.taken.length + (turn.mode === "led" ? 1 : 0);
  const again = wrong.flatMap(([choice, answer]) => {
    const { open } = turnAfter(subject, turn, turn.taken.slice(0, choice));
    const isWrong = choice < asked && open && indexOfAnswer(open.legal, answer) < 0;
    return isWrong ? [{ choice, open, answer, refused: refusal(subject, turn, open, answer) }] : [];
  });
  const firsts = again.map(({ choice, answer }): FirstAnswer => [choice, answer]);
  return { ...turn, slips, shown, wrong: turn.mode === "test" ? again : [], firsts };
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
  const numbers = touch.touchable(run.scout.seek(open.position), run.problem, place);
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
  const { form, isFirstGiven } = touchOf(subject, turn.open);
  const { half } = turn;
  const given = isFirstGiven ? turn.open.own[0] : undefined;
  if (given !== undefined && half.length === 0 && number !== given)
    return answerTurn(subject, turn, [given, number]);
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

/** The open choice is answered: the run goes on to the next one, or the answer is refused with the rule; a test notes it. */
export function answerTurn(subject: TurnSubject, turn: Turn, touched: Answer): Turn {
  const { open, taken } = turn;
  if (!open) return turn;
  const answer = answerOfTouch(touchOf(subject, open), touched, open);
  if (indexOfAnswer(open.legal, answer) >= 0)
    return graded(subject, { ...turn, ...turnAfter(subject, turn, taken, answer), ...FRESH });
  const refused = refusal(subject, turn, open, answer);
  const choice = taken.length;
  const firsts = withFirst(turn, answer);
  if (turn.mode === "led") {
    // A set that is nearly right stays to be mended. Whoever is refused again is given the hint with it.
    const half = touchOf(subject, open).form === "set" ? turn.half : [];
    const hinted = turn.hinted || firsts === turn.firsts;
    return { ...turn, half, refused, hinted, slips: turn.slips + 1, firsts };
  }
  const wrong = [...turn.wrong, { choice, open, answer, refused }];
  return graded(subject, { ...turn, ...turnAfter(subject, turn, taken, open.own), ...FRESH, wrong, firsts });
}

/** The first answers with that to the open choice, unless there was one before it. */
function withFirst({ taken, firsts }: Turn, answer: Answer | undefined): readonly FirstAnswer[] {
  const isLater = firsts.some(([choice]) => choice === taken.length);
  return isLater ? firsts : [...firsts, [taken.length, answer]];
}

/** A test has at most so many choices; what is left of a longer run is the algorithm's own. */
const LONGEST_TEST = 40;

function graded(subject: TurnSubject, turn: Turn): Turn {
  const isLong = turn.mode === "test" && turn.open && turn.taken.length >= LONGEST_TEST;
  return isLong ? { ...turn, ...performed(subject, turn, turn.taken, ownAnswer) } : turn;
}

/** Of how many choices a test is graded, and how many were right. */
export function gradeOf({ taken, wrong }: Turn): { readonly right: number; readonly of: number } {
  const of = Math.min(taken.length, LONGEST_TEST);
  return { right: of - wrong.length, of };
}

/** How many choices a reader makes in the whole run, if they make the algorithm's own. */
export function countChoices(subject: Pick<TurnSubject, "lesson">, run: Run): number {
  return performed(subject, { run, climax: true }, [], ownAnswer).taken.length;
}

/** A run that this choice has brought to its end, and whether no choice of it was wrong or shown. */
export function endedRun(before: Turn, after: Turn): { readonly right: boolean } | undefined {
  if (!before.open || after.open) return undefined;
  return { right: after.slips === 0 && after.shown === 0 && after.wrong.length === 0 };
}

/** The rule against an answer. */
function refusal({ performing }: TurnSubject, { run }: Turn, open: Open, answer: Answer): string {
  const refuse = performing.words.refuse[open.kind];
  return refuse?.(answer, open, run.scout.seek(open.position), run.problem) ?? "";
}

/** The algorithm's own choice, because the reader asks for it. */
export function revealTurn(subject: TurnSubject, turn: Turn): Turn {
  const { open, taken, shown } = turn;
  if (!open) return turn;
  const firsts = withFirst(turn, undefined);
  return { ...turn, ...turnAfter(subject, turn, taken, open.own), ...FRESH, shown: shown + 1, firsts };
}

/** The last choice is taken back; a half-made one first. In a test a choice that was made stands. */
export function undoTurn(subject: TurnSubject, turn: Turn): Turn {
  if (turn.half.length > 0) return { ...turn, ...FRESH };
  if (turn.mode === "test") return turn;
  const taken = turn.taken.slice(0, -1);
  // What was asked behind the choice that is open again may not be asked again.
  const firsts = turn.firsts.filter(([choice]) => choice <= taken.length);
  return { ...turn, ...turnAfter(subject, turn, taken), ...FRESH, firsts };
}

/** The mistakes of turns that have ended, each recognized once. */
const mistakes = new WeakMap<Turn, Promise<TurnMistake | undefined>>();

/** The mistake by which a turn that has ended comes out as it did; undefined where none is recognized. */
export function mistakeIn(subject: TurnSubject, turn: Turn): Promise<TurnMistake | undefined> {
  const known = mistakes.get(turn);
  if (known) return known;
  const found = recognizedIn(subject, turn).catch(() => undefined);
  mistakes.set(turn, found);
  return found;
}

async function recognizedIn(subject: TurnSubject, turn: Turn): Promise<TurnMistake | undefined> {
  if (!turn.firsts.some(([, answer]) => answer)) return undefined;
  const { turnMistake } = await import("./turn-mistake.ts");
  const { lesson, performing } = subject;
  const { problem, trace } = turn.run;
  return turnMistake({ lesson, performing, problem, trace, given: givenIn(turn) });
}

/** The choices that the reader was asked for, with their first answers. */
export function givenIn({ mode, taken, firsts }: Turn): GivenAnswer[] {
  const known = new Map(firsts);
  const asked = mode === "test" ? taken.slice(0, LONGEST_TEST) : taken;
  return asked.map(({ kind, position, answer }, k) => ({
    ...{ kind, position },
    right: answer,
    first: known.has(k) ? known.get(k) : answer,
  }));
}

/** A wrong choice of a test, beside what would have been right. */
export interface Compared {
  readonly given: string;
  /** The first few right answers in words, and whether there are more. */
  readonly right: readonly string[];
  readonly hasMore: boolean;
  readonly rightMarks: readonly string[];
  readonly wrongMarks: readonly string[];
}

/** So many right answers are named. */
const MOST_NAMED = 4;

/** What was chosen wrongly, beside all that was right. */
export function compareWrong(subject: TurnSubject, { run }: Turn, { open, answer }: WrongChoice): Compared {
  const touch = touchOf(subject, open);
  const { answer: name } = subject.performing.words;
  const named = (each: Answer) => name[open.kind]?.(each, run.problem) ?? "";
  const marks = (each: Answer) => marksOf(touch, each, run.problem);
  const isPair = touch.form === "two" && !touch.isOrdered;
  const right = isPair ? open.legal.filter(isFirstOfPair) : open.legal;
  return {
    given: named(answer),
    right: right.slice(0, MOST_NAMED).map(named),
    hasMore: right.length > MOST_NAMED,
    rightMarks: open.legal.flatMap(marks),
    wrongMarks: marks(answer),
  };
}

/** Whether a pair has not stood in the list before, the one way round or the other. */
function isFirstOfPair([a, b]: Answer, at: number, all: readonly Answer[]): boolean {
  return all.findIndex(([c, d]) => (c === a && d === b) || (c === b && d === a)) === at;
}

/** An answer that is said instead of touched: in words, and as the number that is typed. */
export interface Phrase {
  readonly number: number;
  readonly text: string;
  readonly told: string;
}

/** What can be said at the open choice instead of touched. */
export function phrasesOf(subject: TurnSubject, { run, open }: Turn): readonly Phrase[] {
  const touch = open && touchOf(subject, open);
  if (!open || (touch?.form !== "say" && touch?.form !== "number")) return [];
  const name = subject.performing.words.answer[open.kind];
  return touch.touchable(run.scout.seek(open.position), run.problem, 0).map((number) => {
    const told = toldAnswer(touch, [number]).join();
    return { number, told, text: name?.([number], run.problem) ?? told };
  });
}

/** What a turn says: the last answer in a few words, what the reader is to do now, and a hint. */
export interface TurnWords {
  readonly last: string | undefined;
  readonly prompt: string;
  readonly hint: string;
}

export function wordsOf(subject: TurnSubject, { run, open, taken }: Turn): TurnWords {
  const { prompt, hint, answer } = subject.performing.words;
  const made = taken.at(-1);
  const last = made && answer[made.kind]?.(made.answer, run.problem);
  if (!open) return { last, prompt: "", hint: "" };
  const frame = run.scout.seek(open.position);
  return {
    last,
    prompt: prompt[open.kind]?.(open, frame, run.problem) ?? "",
    hint: hint[open.kind]?.(open, frame, run.problem) ?? "",
  };
}
