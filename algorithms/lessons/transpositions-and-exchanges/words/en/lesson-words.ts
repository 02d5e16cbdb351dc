import { counted } from "#algorithms/core/text/counted.en.ts";
import type { Shorthand } from "#algorithms/core/text/notation.ts";
import type { Problem } from "#algorithms/lessons/transpositions-and-exchanges/problem.ts";
import { exchangeStateOf, groupName, listStateOf } from "#algorithms/lessons/transpositions-and-exchanges/figure/state.ts";
import type { CellName, Steps } from "#algorithms/lessons/transpositions-and-exchanges/steps.ts";

/** The score, and the figures of what was tested. */
export interface LessonWords {
  readonly notation: Shorthand<Problem, Steps, CellName>;
  readonly evidence: {
    places(places: number, players: number): string;
    groups(size: number, s1: number, s2: number): string;
    growing(times: string): string;
    pairings(pairings: number, orders: number): string;
    splits(count: number): string;
    first(order: string): string;
    place(place: number, before: number, after: number): string;
    number(worked: number, listed: number): string;
    least(difference: number): string;
    both(difference: number, exchange: string): string;
    counts(smaller: number, equal: number): string;
  };
}

export const lessonWords: LessonWords = {
  notation: {
    seat: () => "start",
    lead: (frame) => `${frame.a}-…`,
    list: (frame) => `No. ${frame.a}`,
    skip: (frame) => `${frame.a} count`,
    pivot: (frame, problem) => `${listStateOf(problem, frame).order[frame.a - 1]} <`,
    heir: (frame, problem) => `> ${listStateOf(problem, frame).order[frame.a - 1]}`,
    swap(frame, problem) {
      const { order } = listStateOf(problem, frame);
      return `${order[frame.b - 1]}↔${order[frame.a - 1]}`;
    },
    turn: () => "turn",
    last: () => "end",
    bracket: () => "start",
    difference: (frame) => `Δ ${frame.a}`,
    exchange(frame, problem) {
      const { upper, lower } = exchangeStateOf(problem, frame);
      return `${groupName(upper[frame.a])}↔${groupName(lower[frame.b])}`;
    },
    sort: () => "sort",
    back: () => "back",
    complete: () => "end",
  },
  evidence: {
    places: (places, players) => `${places} of ${players} places`,
    groups: (size, s1, s2) => `${size} of ${s1} for ${size} of ${s2}`,
    growing: (times) => `${times} times “before < after”`,
    pairings: (pairings, orders) => `${counted(pairings, "pairing")} in ${counted(orders, "order")}`,
    splits: (count) => `${counted(count, "split")} into S1 and S2`,
    first: (order) => `${order} is the first`,
    place: (place, before, after) => `place ${place}: ${before} < ${after}`,
    number: (worked, listed) => `${worked} by its places = ${listed} listed`,
    least: (difference) => `${difference} is the least`,
    both: (difference, exchange) => `both ${difference}: ${exchange} first`,
    counts: (smaller, equal) => `${smaller} smaller + ${equal} equal`,
  },
};
