import { counted } from "#algorithms/core/text/counted.en.ts";
import type { Shorthand } from "#algorithms/core/text/notation.ts";
import type { TableHead } from "#algorithms/kit/table-head.ts";
import {
  exchangeStateOf,
  groupName,
  listStateOf,
} from "#algorithms/lessons/transpositions-and-exchanges/figure/state.ts";
import type { Edition, Problem } from "#algorithms/lessons/transpositions-and-exchanges/problem.ts";
import type { CellName, Steps } from "#algorithms/lessons/transpositions-and-exchanges/steps.ts";

type Range = readonly [from: number, to: number, of: number];

/** What the picture and its tables say. */
export interface SceneWords {
  player(p: number, part: "S1" | "S2", place: number): string;
  leftOver(p: number): string;
  box(p: number, place: number, number: number): string;
  cell(down: string, up: string, difference: number, rank: number): string;
  picture(s1: number, s2: number, order: string): string;
  matrix(s1: number, s2: number, size: number, listed: number, total: number): string;
  number(m: number): string;
  part(columns: Range, rows: Range): string;
  readonly key: Readonly<
    Record<"now" | "candidate" | "turned" | "fresh" | "repeat" | "leftOver" | "next" | "listed", string>
  >;
  readonly digits: TableHead;
  numberIs(m: number): string;
  readonly noNumber: string;
  readonly editions: TableHead;
  editionName(edition: Edition): string;
  bracket(s1: number, s2: number): string;
  readonly exchanges: TableHead;
  listed(count: number, of: number): string;
  shown(from: number, to: number, of: number): string;
  readonly sizes: TableHead;
  readonly yes: string;
  readonly no: string;
}

export const sceneWords: SceneWords = {
  player: (p, part, place) => `player ${p}, place ${place} of ${part}`,
  leftOver: (p) => `player ${p}, left over`,
  box: (p, place, number) => `player ${p} in place ${place} of order ${number}`,
  cell: (down, up, difference, rank) =>
    `${down} of S1 for ${up} of S2, difference ${difference}${rank > 0 ? `, listed as number ${rank}` : ""}`,
  picture: (s1, s2, order) => `A bracket of ${s1} + ${s2} players; S2 stands in the order ${order}.`,
  matrix: (s1, s2, size, listed, total) =>
    `A bracket of ${s1} + ${s2} players and the matrix of the exchanges of size ${size}; ${listed} of ${total} are listed.`,
  number: (m) => (m < 1000 ? `No. ${m}` : String(m)),
  part: (columns, rows) => `columns ${range(columns)}, rows ${range(rows)}`,
  key: {
    now: "this step",
    candidate: "pivot, to be replaced",
    turned: "reversed next",
    fresh: "changed from the order above",
    repeat: "same pairs as above",
    leftOver: "left over: not paired here",
    next: "this difference, still to come",
    listed: "listed: its number, with a dot",
  },
  digits: {
    title: "Number",
    corner: "Place",
    columns: ["player", "smaller behind", "orders each", "product"],
  },
  numberIs: (m) => `sum ${m}`,
  noNumber: "no order yet",
  editions: { title: "Editions", corner: "Edition", columns: ["orders", "pairings"] },
  editionName: (edition) => (edition === "2012" ? "2012" : "2017, 2026"),
  bracket: (s1, s2) => `${s1} + ${s2} players`,
  exchanges: { title: "Exchanges", corner: "No.", columns: ["out of S1", "out of S2", "difference"] },
  listed: (count, of) => `${count} of ${of}`,
  shown: (from, to, of) => `${from}–${to} of ${of}`,
  sizes: { title: "Sizes", corner: "Players", columns: ["exchanges", "differences", "new pairings"] },
  yes: "yes",
  no: "none",
};

function range([from, to, of]: Range): string {
  return `${from}–${to} of ${of}`;
}

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
