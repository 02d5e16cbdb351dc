import type { Words } from "#algorithms/core/lesson/lesson.ts";
import { inFigures } from "#algorithms/core/lesson/numeral.en.ts";
import { counted } from "#algorithms/core/text/counted.en.ts";
import type { Shorthand } from "#algorithms/core/text/notation.ts";
import type { QuestionText } from "#algorithms/core/text/question-text.ts";
import type { TableHead } from "#algorithms/kit/table-head.ts";
import {
  exchangeStateOf,
  groupName,
  listStateOf,
  written,
} from "#algorithms/lessons/transpositions-and-exchanges/figure/state.ts";
import { orderAt } from "#algorithms/lessons/transpositions-and-exchanges/orders.ts";
import {
  type Edition,
  listLength,
  type Problem,
} from "#algorithms/lessons/transpositions-and-exchanges/problem.ts";
import type { CellName, Frame, Steps } from "#algorithms/lessons/transpositions-and-exchanges/steps.ts";

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
    /** Which entry does not come later than the one before. */
    notLater(entry: string): string;
    pairings(pairings: number, orders: number): string;
    splits(count: number): string;
    first(order: string): string;
    place(place: number, before: number, after: number): string;
    readonly behind: string;
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
    places: (places, players) => `${places} of ${counted(players, "place")}`,
    groups: (size, s1, s2) => `${size} of ${s1} for ${size} of ${s2}`,
    growing: (times) => `${times} times “before < after”`,
    notLater: (entry) => `entry ${entry} comes earlier than the one before`,
    pairings: (pairings, orders) => `${counted(pairings, "pairing")} in ${counted(orders, "order")}`,
    splits: (count) => `${counted(count, "split")} into S1 and S2`,
    first: (order) => `${order} is the first`,
    place: (place, before, after) => `place ${place}: ${before} ${before < after ? "<" : ">"} ${after}`,
    behind: "S2 comes before the last entry",
    number: (worked, listed) => `${worked} by its places ${worked === listed ? "=" : "≠"} ${listed} listed`,
    least: (difference) => `${difference} is the least`,
    both: (difference, exchange) => `both ${difference}: ${exchange} first`,
    counts: (smaller, equal) => `${smaller} smaller + ${equal} equal`,
  },
};

/** What the examples of the lesson are called, and why they are there, in English. */
export const examples = {
  eleven: {
    title: "Eleven: 5 + 6",
    why: "The bracket of the rules’ own example: 720 orders, each with one player left over.",
  },
  seven: {
    title: "Seven: 3 + 4",
    why: "All 24 orders, small enough to walk through to the end.",
  },
  "two-six": {
    title: "2 + 6, since 2017",
    why: "Two moved-down players and six residents: only two places count, so 30 orders.",
  },
  "two-six-2012": {
    title: "2 + 6, as in 2012",
    why: "The same bracket by the old text: 720 orders for the same 30 pairings.",
  },
  "two-nine": {
    title: "2 + 9, since 2017",
    why: "The rules themselves give its number of orders: 72.",
  },
  "exchange-one": {
    title: "5 + 6, one player",
    why: "Thirty exchanges in a matrix of five columns and six rows.",
  },
  "exchange-two": {
    title: "5 + 6, two players",
    why: "The second matrix: 150 exchanges with differences from 4 to 18.",
  },
  "exchange-three": {
    title: "5 + 6, three players",
    why: "Two hundred exchanges, and the last size that brings new pairings.",
  },
  "one-one": {
    title: "1 + 1",
    why: "The smallest bracket: one order, nothing to change.",
  },
  "one-two": {
    title: "1 + 2",
    why: "One pair and one player left over: two orders.",
  },
};

function grouped(value: number): string {
  return inFigures(value);
}

function tied(p: number | undefined): string {
  return `[${p}](p${p})`;
}

function inPlace(problem: Problem, frame: Frame, place: number): number {
  return listStateOf(problem, frame).order[place - 1];
}

/** "player 5 and player 6", "5 and 4". */
function people(group: readonly number[], tie = false): string {
  const names = group.map((p) => (tie ? tied(p) : String(p)));
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** The latest order, cut so that a sentence around it stays short. */
function shortOrder(order: readonly number[]): string {
  return order.length <= 9 ? written(order) : `${written(order.slice(0, 8))}-…`;
}

/** The first place in which the order differs from the one before. */
function changedFrom(problem: Problem, frame: Frame): number {
  const { order, number, s1, s2, counted } = listStateOf(problem, frame);
  const before = orderAt(number - 1, s2, counted, s1 + 1);
  return before.findIndex((p, k) => p !== order[k]) + 1;
}

function groupsNow(problem: Problem, frame: Frame): readonly [readonly number[], readonly number[]] {
  const { upper, lower } = exchangeStateOf(problem, frame);
  return [upper[frame.a], lower[frame.b]];
}

export const narration: Words<Problem, Steps, CellName> = {
  title: "Transpositions and exchanges",
  opening(problem) {
    const { s1, s2, kind, size } = problem;
    const total = grouped(listLength(problem));
    if (kind === "transpositions")
      return `A bracket of ${s1} + ${s2} players. We list the orders of S2 as the rules try them: ${total} of them, the starting order included.`;
    return `A bracket of ${s1} + ${s2} players. We list the exchanges of ${size === 1 ? "one player" : `${size} players`} between S1 and S2 as the rules try them: ${total} of them.`;
  },
  steps: {
    seat: (_frame, { s1, s2 }) =>
      s1 === s2
        ? "Everyone is in the order of the BSNs. The first of S1 meets the first of S2, and so on down."
        : `Everyone is in the order of the BSNs. The first of S1 meets the first of S2, and so on; ${s2 - s1 === 1 ? "one player of S2 is" : `${s2 - s1} players of S2 are`} left over.`,
    lead(frame, problem) {
      const { total, s2 } = listStateOf(problem, frame);
      const block = total / s2;
      return `From here on player [1](p1) meets ${tied(frame.a)}: ${block === 1 ? "one order begins" : `${grouped(block)} orders begin`} with ${frame.a}.`;
    },
    list(frame, problem) {
      const { order, counted, block, s1 } = listStateOf(problem, frame);
      const name = `[No. ${frame.a}](o${frame.a}.1): ${shortOrder(order.slice(0, counted))}.`;
      if (frame.a === 0) return `${name} It is the starting order, so nothing has been changed yet.`;
      if (frame.a % block !== 0)
        return `${name} The first ${s1 === 1 ? "place is" : `${s1} places are`} the same as before, so it is the same pairing again.`;
      const from = changedFrom(problem, frame);
      return `${name} New from place ${from} on. No order lies between it and No. ${frame.a - 1}.`;
    },
    skip(frame, problem) {
      const { order } = listStateOf(problem, frame);
      const left = order.length - frame.a;
      return `The ${left} left over do not count. Put in falling order, they make the last order that begins ${shortOrder(order.slice(0, frame.a))}; the others are skipped at once.`;
    },
    pivot(frame, problem) {
      const p = inPlace(problem, frame, frame.a);
      const q = inPlace(problem, frame, frame.a + 1);
      return `From the right, ${tied(p)} is the first that is smaller than its right neighbour, ${tied(q)}. It is the pivot${frame.a < problem.s2 - 1 ? "; all behind it fall" : ""}.`;
    },
    heir(frame, problem) {
      const p = inPlace(problem, frame, frame.a);
      const pivot = frame.cells.pivot[0];
      return `Behind ${tied(pivot)}, the smallest player that is larger is ${tied(p)}. It will take the place of ${pivot}.`;
    },
    swap(frame, problem) {
      const [p, q] = [inPlace(problem, frame, frame.a), inPlace(problem, frame, frame.b)];
      const rest =
        frame.a === problem.s2 - 1
          ? "Only one player stands behind, so this is the next order already."
          : `The players behind place ${frame.a} still fall from left to right.`;
      return `${tied(p)} and ${tied(q)} change places. ${rest}`;
    },
    turn(frame, problem) {
      const order = listStateOf(problem, frame).order.slice(frame.a - 1);
      return `Everything from place ${frame.a} on is reversed and now rises: ${people(order, true)}. Nothing smaller can stand there.`;
    },
    last: (frame, { s2 }) =>
      s2 === 1
        ? "One player can stand in one order only. The list is complete."
        : `No player has a larger one to the right: S2 falls from end to end. The list of ${frame.a === 1 ? "one order" : `${grouped(frame.a)} orders`} is complete.`,

    bracket: (_frame, { size }) =>
      `The bracket and its matrix: a column for ${size === 1 ? "each player" : `every ${size} players`} that may leave S1, a row for those that may leave S2, and the difference in each cell.`,
    difference(frame, problem) {
      const { listed } = exchangeStateOf(problem, frame);
      return listed === 0
        ? `The smallest difference is ${frame.a}, in the upper left corner: the weakest of S1 for the strongest of S2.`
        : `Difference ${frame.a} is next. Its cells are marked; the leftmost column comes first, and in a column the highest row.`;
    },
    exchange(frame, problem) {
      const [down, up] = groupsNow(problem, frame);
      const { listed } = exchangeStateOf(problem, frame);
      const sum =
        down.length === 1
          ? `${up[0]} − ${down[0]}`
          : down.length < 4
            ? `(${up.join(" + ")}) − (${down.join(" + ")})`
            : "the sums differ by";
      const d = up.reduce((total, p) => total + p, 0) - down.reduce((total, p) => total + p, 0);
      return `[No. ${listed}](c${frame.a}.${frame.b}): ${people(down, true)} of S1 for ${people(up, true)} of S2. ${down.length < 4 ? `${sum} = ${d}` : `The sums differ by ${d}`}.`;
    },
    sort(frame, problem) {
      const { S1, S2, s1 } = exchangeStateOf(problem, frame);
      const shown = S1.slice(0, 5).map((p, k) => `${p}–${S2[k]}`);
      return `Both parts are put in order again, and paired: ${shown.join(", ")}${s1 > 5 ? ", …" : ""}.`;
    },
    back(frame, problem) {
      const [down, up] = groupsNow(problem, frame);
      return `Every exchange starts from the original parts. So ${people(down, true)} and ${people(up, true)} go back.`;
    },
    complete: (frame, { size }) =>
      `All ${grouped(frame.a)} exchanges of ${size === 1 ? "one player" : `${size} players`} are listed, each once.`,
  },
  why: {
    skip: (_frame, { edition }) =>
      `By the text of ${edition}, orders are compared by their first places, as many as S1 has players. Whoever stands further back is not paired in this attempt, so the order there makes no difference.`,
    pivot: () =>
      "The players behind the pivot fall from left to right. No order of them is larger, so the list can only go on by a change at the pivot or further left; and further left would leave orders out.",
    heir: () =>
      "The pivot’s place has to get a larger player. The smallest that will do keeps the step small: with any larger one, orders would be left out.",
    turn: () =>
      "The new player at the pivot’s place makes the order larger already. What comes behind may start again from its smallest order, and falling players reversed are rising players.",
    list: (_frame, problem) =>
      problem.edition === "2012" && problem.s2 > problem.s1 + 1
        ? "The text of 2012 takes all orders of S2, although only the first places are paired. So each pairing comes several times in a row."
        : "The rules ask for the smallest change first: an earlier order keeps more players at the front of S2 where they were.",
    difference: () =>
      "The difference of the sums measures how far the exchange departs from “the strong in S1, the weak in S2”. The less, the better.",
    exchange: () =>
      "By the rules: fewest players, then the smallest difference, then the largest number that leaves S1, then the smallest that leaves S2. In the matrix: column by column from the left, each from the top.",
    sort: () =>
      "S1 and S2 are put in order after every exchange. Then all transpositions of the new S2 are tried before the next exchange.",
  },
  kinds: {
    seat: "start",
    lead: "first place",
    list: "order",
    skip: "skip",
    pivot: "pivot",
    heir: "heir",
    swap: "swap",
    turn: "turn",
    last: "end",
    bracket: "start",
    difference: "difference",
    exchange: "exchange",
    sort: "sort",
    back: "back",
    complete: "end",
  },
  where(frame, problem) {
    if (frame.step === "") return "before the first step";
    if (problem.kind === "exchanges") {
      const { listed, total } = exchangeStateOf(problem, frame);
      return listed === 0 ? "before the first exchange" : `exchange ${grouped(listed)} of ${grouped(total)}`;
    }
    const { number, total } = listStateOf(problem, frame);
    return number < 0 ? "before the first order" : `No. ${grouped(number)}, of 0 to ${grouped(total - 1)}`;
  },
  levels: { move: ["Step", "Steps"], stage: ["Entry", "Entries"], phase: ["Block", "Blocks"] },
  invariants: {
    grows: "The list only grows",
    number: "Entries before it",
    everyone: "Nobody is lost or doubled",
  },
  claims: {
    players: "Every entry has the right players",
    count: "The list is complete",
    growing: "Each entry comes later by the rules",
    pairings: "What the entries amount to",
  },
  choices: {
    list: {
      label: "List",
      values: {
        transpositions: "transpositions",
        "1": "exchanges of one",
        "2": "exchanges of two",
        "3": "exchanges of three",
        "4": "exchanges of four",
        "5": "exchanges of five",
      },
    },
    edition: {
      label: "Rules of",
      values: { "2012": "2012", "2017": "2017", "2026": "2026" },
    },
  },
  examples,
  input: {
    label: "The sizes of S1 and S2, and what to list",
    hint: "S1 and S2 as numbers to 12; kind: transpositions or exchanges; edition: 2012, 2017 or 2026; size: 1 to 5, for exchanges.",
    size: "Players",
  },
};

/** What is asked before a step. */
export interface QuestionWords {
  /** The pivot of an order stands in this place, from 1. */
  pivot(order: readonly number[], place: number): QuestionText;
  heir(pivot: number, heir: number): QuestionText;
  exchange(difference: number, down: string, up: string): QuestionText;
}

export const questionWords: QuestionWords = {
  pivot: (order, place) => ({
    prompt: "Reading from the left, which is the first player to be replaced? Choose the player.",
    hint: "Go from the right end to the left while the numbers rise. The first one that is smaller than its right neighbour is the pivot.",
    why: `${order[place - 1]} < ${order[place]}. Everything behind it falls already, so those places have no larger order left.`,
  }),
  heir: (pivot, heir) => ({
    prompt: `Who takes the place of ${pivot}? Choose the player.`,
    hint: `It has to be larger than ${pivot}, by as little as possible, and stand behind it.`,
    why: `Of the players behind ${pivot}, ${heir} is the smallest that is larger.`,
  }),
  exchange: (difference, down, up) => ({
    prompt: "Which exchange comes next? Choose its cell.",
    hint: "First the smallest difference that is left, then the leftmost column, then the highest row.",
    why: `${difference} is the smallest difference left. Of its cells the leftmost comes first: ${down} of S1 for ${up} of S2.`,
  }),
};
