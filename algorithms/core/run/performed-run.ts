/**
 * A performance: a run of an algorithm in which somebody else makes its choices. It is recorded as far as it goes, and ends
 * at the first choice that is not answered or wrongly answered; going back is to perform again with fewer answers.
 */

import {
  type Algorithm,
  type Answer,
  type ChoiceKinds,
  type Chooser,
  type Level,
  type Recording,
  type RecordOptions,
  RunEnds,
  record,
  type StepKinds,
} from "./trace.ts";

/** A choice that stands open. */
export interface Choice<N extends string = string> {
  readonly kind: N;
  /** The number of steps before it: the position at which it is asked. */
  readonly position: number;
  /** What the algorithm itself would choose, one of `legal`. */
  readonly own: Answer;
  /** All that may be chosen, each once, in a fixed order; only `own` where there is one right answer. Listed when it is read. */
  readonly legal: readonly Answer[];
}

/** The choice at which a performance ended. */
export interface Open<N extends string = string> extends Choice<N> {
  /** The answer that was given and is not among `legal`; undefined if none was given. */
  readonly wrong?: Answer;
}

/** A choice that was made. */
export interface Taken<N extends string = string> {
  readonly kind: N;
  readonly position: number;
  readonly answer: Answer;
  /** The number of the answer among the legal ones, from 0, and how many they were; both are found when they are read. */
  readonly index: number;
  readonly of: number;
  /** Whether the algorithm itself would have chosen this. */
  readonly isOwn: boolean;
}

/** What `perform` returns. */
export interface Performance<R, N extends string = string> extends Recording<R> {
  /** The choices that were made, in order; those below the level are not among them. */
  readonly taken: readonly Taken<N>[];
  /** Undefined when the run came to its end, or its budget did. */
  readonly open: Open<N> | undefined;
}

export interface PerformOptions<N extends string = string>
  extends Pick<RecordOptions, "budget" | "onProgress"> {
  /** Choices of an earlier performance of the same problem at the same level, which are not tested again. */
  readonly trusted?: readonly Taken<N>[];
  /** Answers the choices that follow; undefined: this one stays open. */
  answer?(choice: Choice<N>): Answer | undefined;
  /** Choices below this level are the algorithm's own; "move" unless told, and then all are asked. */
  readonly level?: Level;
  /** Whether the climax is asked, as it is unless told; it was not in performances that were kept before there was one. */
  readonly climax?: boolean;
}

const RANK: Readonly<Record<Level, number>> = { move: 0, stage: 1, phase: 2 };

/** Performs `algorithm` on `problem` with the answers that `options` give. */
export function perform<P, R, K extends StepKinds, C extends string, A extends ChoiceKinds>(
  algorithm: Algorithm<P, R, K, C, A>,
  problem: P,
  options: PerformOptions<keyof A & string> = {},
): Performance<R, keyof A & string> {
  type N = keyof A & string;
  const { trusted = [], answer, level = "move", climax = true, budget, onProgress } = options;
  const kinds = algorithm.asks ?? ({} as A);
  const taken: Taken<N>[] = [];
  let open: Open<N> | undefined;

  /** The answer to a choice, one of those in `legal`; ends the run if there is none. */
  const choose = ({ kind, position, still, legal }: Omit<FreeChoice<N>, "own" | "isFree">): Answer => {
    const weight = kinds[kind] as Level | "climax";
    if (weight === "climax" ? !climax : RANK[weight] < RANK[level]) return still();
    const known = trusted[taken.length];
    if (known !== undefined) {
      taken.push(known);
      return known.answer;
    }
    const number = taken.length;
    let isAsking = true;
    let listed: readonly Answer[] | undefined;
    const choice: Choice<N> = {
      ...{ kind, position: position(), own: still() },
      get legal() {
        listed ??= isAsking ? legal() : lateList(number);
        return listed;
      },
    };
    const given = answer?.(choice);
    const isOwn = given !== undefined && isSameAnswer(given, choice.own);
    if (!isOwn && (given === undefined || indexOfAnswer(choice.legal, given) < 0)) {
      const here = { ...choice };
      open = given === undefined ? here : { ...here, wrong: given };
      throw new RunEnds();
    }
    isAsking = false;
    taken.push({
      ...{ kind, position: choice.position, answer: given, isOwn },
      get index() {
        return indexOfAnswer(choice.legal, given);
      },
      get of() {
        return choice.legal.length;
      },
    });
    return given;
  };

  /**
   * What was legal at a choice, for whoever asks when the run has gone on and what it looked at has changed: a second performance
   * lists all of them. Few are ever asked for, and there may be thousands of answers at each.
   */
  const lateList = (number: number): readonly Answer[] => {
    if (lateLists[number - trusted.length] === undefined) lateLists = everyList();
    return lateLists[number - trusted.length] as readonly Answer[];
  };
  let lateLists: readonly (readonly Answer[])[] = [];
  const everyList = (): readonly (readonly Answer[])[] => {
    const lists: (readonly Answer[])[] = [];
    const again = ({ legal }: Choice<N>): Answer | undefined =>
      taken[trusted.length + lists.push(legal) - 1]?.answer;
    perform(algorithm, problem, { trusted, answer: again, level, climax });
    return lists;
  };

  const chooser = choosing({
    pick: (choice) => choose(choice as FreeChoice<N>),
    ask: (kind, position, own) => {
      const still = (): Answer => own;
      choose({ kind: kind as N, position: () => position, still, legal: () => [own] });
    },
  });
  const recording = record(algorithm, problem, {
    chooser,
    ...(budget === undefined ? {} : { budget }),
    ...(onProgress === undefined ? {} : { onProgress }),
  });
  return { ...recording, taken, open };
}

/** A choice that is free, as the algorithm comes to it. What it says costs a walk over what can be chosen. */
export interface FreeChoice<N extends string = string> {
  readonly kind: N;
  position(): number;
  /** What the algorithm would choose if all before were its own too. */
  readonly own: Answer;
  /** The same; the first legal answer where an earlier choice rules it out. */
  still(): Answer;
  /** All that may be chosen. */
  legal(): readonly Answer[];
  /** Whether there are two answers: ends at the second. */
  isFree(): boolean;
}

/** Who answers the choices of a run. */
export interface Picker {
  pick(choice: FreeChoice): Answer;
  /** Hears of the choices that have one right answer. */
  readonly ask?: Chooser["ask"];
  /** Whether the next choice is the algorithm's own, and need not be asked: most are, in runs of millions of steps. */
  readonly isOwn?: (position: () => number) => boolean;
  /** Whether all that follows is the algorithm's own: then lists are gone through as they are. */
  readonly isOver?: () => boolean;
}

/** What answers the choices of a run. */
export function choosing({
  pick,
  ask = () => {},
  isOwn = () => false,
  isOver = () => false,
}: Picker): Chooser {
  return {
    ask,
    any(kind, position, first, rule) {
      const { length } = rule as { readonly length: number };
      if (length > 0) {
        if (isOver()) return first;
        const answerOf = rule as AnswerOf<unknown>;
        return inChosenOrder(first as readonly unknown[], answerOf, {
          pick: (left) => pick({ kind, position, ...left }),
          isOwn: () => isOwn(position),
        });
      }
      const own = first as Answer;
      const legal = rule as () => readonly Answer[];
      const still = (): Answer => {
        const all = legal();
        return indexOfAnswer(all, own) < 0 ? (all[0] ?? own) : own;
      };
      return pick({ kind, position, own, still, legal, isFree: () => legal().length > 1 });
    },
  };
}

type AnswerOf<T> = (item: T) => Answer | undefined;

/** The items in the order that `pick` chooses; one without an answer comes by itself when it is the first one left. */
function* inChosenOrder<T>(
  items: readonly T[],
  answerOf: AnswerOf<T>,
  by: { pick(left: Omit<FreeChoice, "kind" | "position">): Answer; isOwn(): boolean },
): Generator<T> {
  const left: Left<T> = { items, answerOf, gone: [] };
  const { gone } = left;
  for (let first = 0; first < items.length; ) {
    if (by.isOwn()) {
      if (!gone[first]) yield items[first] as T;
      first++;
      continue;
    }
    const own = gone[first] ? undefined : answerOf(items[first] as T);
    if (own === undefined) {
      if (!gone[first]) yield items[first] as T;
      first++;
      continue;
    }
    const chosen = by.pick({
      own,
      still: () => own,
      legal: () => answersLeft(left, first),
      isFree: () => hasOther(left, first, own),
    });
    const index = isSameAnswer(chosen, own)
      ? first
      : items.findIndex((item, i) => i > first && !gone[i] && isSameAnswer(answerOf(item), chosen));
    if (index < 0) throw new RangeError(`no item is chosen by ${chosen.join(" ")}`);
    gone[index] = true;
    yield items[index] as T;
  }
}

/** Items of which some have come. There may be more of them, and other answers, each time that they are looked at. */
interface Left<T> {
  readonly items: readonly T[];
  readonly answerOf: AnswerOf<T>;
  /** Whether the item of an index has come. */
  readonly gone: boolean[];
}

/** The answers that choose an item which is left, each once, in the order of the items. */
function answersLeft<T>({ items, answerOf, gone }: Left<T>, first: number): Answer[] {
  const found: Answer[] = [];
  // Answers that ascend differ: most lists do, and what was seen has to be kept only where they do not.
  let seen: Set<number | string> | undefined;
  let last = -1;
  for (let i = first; i < items.length; i++) {
    const answer = gone[i] ? undefined : answerOf(items[i] as T);
    if (answer === undefined) continue;
    const key = keyOf(answer);
    if (seen === undefined && typeof key === "number" && key > last) {
      last = key;
      found.push(answer);
      continue;
    }
    seen ??= new Set(found.map(keyOf));
    if (seen.has(key)) continue;
    seen.add(key);
    found.push(answer);
  }
  return found;
}

/** Whether an item that is left is chosen by something else. */
function hasOther<T>({ items, answerOf, gone }: Left<T>, first: number, own: Answer): boolean {
  for (let i = first; i < items.length; i++) {
    const answer = gone[i] ? undefined : answerOf(items[i] as T);
    if (answer !== undefined && !isSameAnswer(answer, own)) return true;
  }
  return false;
}

/** Numbers are told apart faster than texts, and most answers are one or two small ones. */
function keyOf(answer: Answer): number | string {
  const [a = -1, b = -1] = answer;
  const isShort = answer.length < 3 && a >= -1 && b >= -1 && a < 2 ** 20 && b < 2 ** 20;
  return isShort ? ((a + 1) * 2 ** 21 + b + 1) * 3 + answer.length : answer.join();
}

/** Whether two answers are the same numbers in the same order. */
export function isSameAnswer(one: Answer | undefined, other: Answer): boolean {
  return one?.length === other.length && one.every((number, i) => number === other[i]);
}

/** The place of an answer among others, or −1. */
export function indexOfAnswer(answers: readonly Answer[], wanted: Answer): number {
  return answers.findIndex((answer) => isSameAnswer(answer, wanted));
}

/** Gives the answers of a list one after the other, and then none. */
export function answersFrom(list: readonly Answer[]): () => Answer | undefined {
  let next = 0;
  return () => list[next++];
}

/** The algorithm's own choice, always. */
export function ownAnswer({ own }: Choice): Answer {
  return own;
}

/** The digits of packed choices: characters that no address encodes. */
const DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_~";

/** How many digits tell one of so many answers. */
function digitsFor(of: number): number {
  let digits = 0;
  for (let most = 1; most < of; most *= DIGITS.length) digits++;
  return digits;
}

/**
 * A performance as the part of a link: `p`, the letter of its mode, the number of its choices, a hyphen, and the indices of
 * those that were free. The mode is the caller's: one lower-case letter.
 */
export function packChoices(mode: string, taken: readonly Taken[]): string {
  if (!/^[a-z]$/.test(mode)) throw new RangeError(`"${mode}" is no mode: one lower-case letter is`);
  const indices = taken.map(({ index, of }) => {
    let digits = "";
    for (let left = index, n = digitsFor(of); n > 0; n--) {
      digits = DIGITS.charAt(left % DIGITS.length) + digits;
      left = Math.floor(left / DIGITS.length);
    }
    return digits;
  });
  return `p${mode}${taken.length}-${indices.join("")}`;
}

/** What a link says of a performance. */
export interface PackedChoices {
  readonly mode: string;
  /** How many choices were made. */
  readonly count: number;
  /** Gives the choices again, each when it is asked; undefined after the last one, and where the link cannot be right. */
  answer(choice: Choice): Answer | undefined;
}

/** Reads what `packChoices` wrote; undefined for a text that it cannot have written. */
export function unpackChoices(text: string): PackedChoices | undefined {
  const [, mode, size, indices] = /^p([a-z])(\d{1,7})-([\w~]*)$/.exec(text) ?? [];
  if (mode === undefined || size === undefined || indices === undefined) return undefined;
  const count = Number(size);
  let [made, at] = [0, 0];
  return {
    mode,
    count,
    answer({ own, legal }) {
      // A choice had one right answer when the link was written, if it says nothing of it: there may be more now.
      if (made < count && at === indices.length) {
        made++;
        return own;
      }
      const end = at + digitsFor(legal.length);
      if (made >= count || end > indices.length) return undefined;
      let index = 0;
      for (; at < end; at++) index = index * DIGITS.length + DIGITS.indexOf(indices.charAt(at));
      made++;
      return legal[index];
    },
  };
}
