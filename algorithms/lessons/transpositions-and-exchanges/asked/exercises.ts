import {
  type AnswerPicture,
  chips,
  type FieldTouch,
  sequence,
  several,
} from "#algorithms/core/lesson/answer-picture.ts";
import {
  type FadedTable,
  fadedSize,
  no,
  type Task,
  type Tasks,
  type Verdict,
  yes,
} from "#algorithms/core/lesson/exercise.ts";
import { silentRecorder, type Trace } from "#algorithms/core/run/trace.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import { gradeTable } from "#algorithms/kit/graded-table.ts";
import { exercisePlates, inRows } from "#algorithms/kit/graphs/graph-picture.ts";
import { nodeId } from "#algorithms/kit/graphs/graph-plate.ts";
import { oneAnswer } from "#algorithms/kit/one-answer.ts";
import { groupName, written } from "../figure/state.ts";
import { difference } from "../groups.ts";
import { compareOrders, digitsOf, falling, numberOf, orderAt } from "../orders.ts";
import type { Orders, Problem } from "../problem.ts";
import { solve } from "../solve.ts";
import { asks, cells, steps } from "../steps.ts";
import { exerciseWords } from "../words/en/asked.ts";
import { exchangesByS2First } from "./wrong.ts";

/** The questions of the article. Orders are of S2 and numbered from 0, exchanges from 1. */
export const exercises: Tasks = { next, mth, number, lengths, exchange, wrong };

/** The entries of a list, as `solve` makes them. */
export function entries(problem: Problem): number[][] {
  return entriesOf(solve(problem, silentRecorder(steps, asks)));
}

export function entriesOf({ count, width, list }: Orders): number[][] {
  return Array.from({ length: count }, (_, k) => list.slice(k * width, (k + 1) * width));
}

/** What is run in place of the lesson, without its pictures. */
export const algorithm = { steps, asks, cells, solve };

/** So many entries of a list make a table. */
const LISTED = 7;

/** Two rows take little room. */
const HEIGHT = 290;
const LOW = 0.25;

/** Cards in a given order, and below them the places that they are to take: so many as the answer has. */
function orderPicture(cards: readonly number[], places: number): AnswerPicture {
  const words = exerciseWords.picture;
  const touch: FieldTouch = {
    ...sequence(undefined, places, "-"),
    marks: new Map(cards.map((player, k) => [nodeId(k), String(player)])),
  };
  const plate = exercisePlates(
    { n: cards.length + places, edges: [] },
    inRows([cards.length, places], LOW),
    HEIGHT,
  );
  return {
    field: (field) => (field === 0 ? touch : undefined),
    plate([typed = ""]) {
      const order = players(typed).slice(0, places);
      return plate({
        head: words.order,
        label: words.cards(cards, order),
        node(v) {
          if (v < cards.length) {
            const player = cards[v];
            return {
              role: order.includes(player) ? "done" : "idle",
              square: true,
              text: String(player),
              label: words.player(player),
            };
          }
          const player = order[v - cards.length];
          return {
            role: player === undefined ? "idle" : "chosen",
            square: true,
            text: player === undefined ? "" : String(player),
            label: words.place(v - cards.length + 1),
          };
        },
        edge: () => ({ role: "idle" }),
      });
    },
  };
}

/** A bracket with S1 above S2: `own` are the players of whom the question speaks, `out` those that are chosen. */
function bracketPlate([s1, s2]: readonly [number, number], own: readonly number[], out: readonly number[]) {
  const words = exerciseWords.picture;
  return exercisePlates(
    { n: s1 + s2, edges: [] },
    inRows([s1, s2], LOW),
    HEIGHT,
  )({
    head: words.bracket,
    label: words.parts(s1, s2, out),
    node: (v) => ({
      role: out.includes(v + 1) ? "chosen" : own.includes(v + 1) ? "active" : "idle",
      square: true,
      text: String(v + 1),
      label: words.player(v + 1),
    }),
    edge: () => ({ role: "idle" }),
  });
}

/** The players of a part of a bracket, from `first` on: so many of them make a group. */
function groupTouch(first: number, count: number, size: number): FieldTouch {
  return {
    ...several(undefined, size, "."),
    marks: new Map(Array.from({ length: count }, (_, k) => [nodeId(first + k - 1), String(first + k)])),
  };
}

/** A homogeneous bracket: the order after a given one. */
export function nextAsked(seed: number) {
  const random = seededRandom(seed);
  const [s1, s2] = seed === 0 ? [5, 6] : draw(random, [4, 5], [5, 5], [5, 6]);
  const m = seed === 0 ? 119 : between(random, 1, falling(s2, s2) - 2);
  return { s1, s2, m, given: orderAt(m, s2, s2, s1 + 1) };
}

function next(seed: number): Task {
  const words = exerciseWords.next;
  const { s1, s2, m, given } = nextAsked(seed);
  const right = orderAt(m + 1, s2, s2, s1 + 1);
  return {
    prompt: words.prompt(s1, s2, written(given)),
    picture: orderPicture(given, s2),
    fields: words.fields,
    keyboard: "text",
    wide: true,
    solution: [written(right)],
    hints: words.hints(...pivotOf(given)),
    grade([typed = ""]): Verdict {
      const order = players(typed);
      const wrong = notAnOrder(order, s1, s2, s2);
      if (wrong !== undefined) return no(wrong);
      const sign = compareOrders(order, right, s2);
      if (sign === 0) return yes(words.right(m + 1));
      if (compareOrders(order, given, s2) <= 0) return no(words.noLater);
      return no(words.wrong(numberOf(order, s2), m));
    },
  };
}

/** A bracket, the number of one of its orders, which is `chosen` for seed 0, and that order. */
function numbered(seed: number, chosen: number) {
  const random = seededRandom(seed);
  const [s1, s2] = seed === 0 ? [5, 6] : draw(random, [4, 5], [5, 6], [2, 9], [3, 7]);
  const m = seed === 0 ? chosen : between(random, 2, falling(s2, s1) - 1);
  // With one player left over its place is settled, and all of S2 can be written down.
  return { s1, s2, m, order: orderAt(m, s2, s1, s1 + 1) };
}

/** The number of an order, and that order; and an order and its number. */
export const mthAsked = (seed: number) => numbered(seed, 500);
export const numberAsked = (seed: number) => numbered(seed, 153);

/** How the number m of an order comes about: "2 · 120 + 1 · 24 = 264." */
function sumOf(order: readonly number[], s1: number, m: number): string {
  const products = digitsOf(order, s1).map(({ smaller, worth }) => `${smaller} · ${worth}`);
  return `${products.join(" + ")} = ${m}.`;
}

/** The order with a given number. */
function mth(seed: number): Task {
  const words = exerciseWords.mth;
  const { s1, s2, m, order } = mthAsked(seed);
  return {
    prompt: words.prompt(s1, s2, m),
    picture: orderPicture(orderAt(0, s2, s2, s1 + 1), s1),
    fields: words.fields,
    keyboard: "text",
    wide: true,
    solution: [written(order.slice(0, s1))],
    hints: words.hints(falling(s2 - 1, s1 - 1), m),
    grade([typed = ""]): Verdict {
      const first = players(typed).slice(0, s1);
      const wrong = notAnOrder(first, s1, s2, s1);
      if (wrong !== undefined) return no(wrong);
      const full = completed(first, s1, s2);
      const found = numberOf(full, s1);
      if (found === m) return yes(sumOf(full, s1, m));
      return no(words.wrong(found, falling(s2 - 1, s1 - 1), m));
    },
  };
}

/** The number of a given order. */
function number(seed: number): Task {
  const words = exerciseWords.number;
  const { s1, s2, m, order } = numberAsked(seed);
  const [first] = digitsOf(order, s1);
  const task = oneAnswer(words.prompt(s1, s2, written(order.slice(0, s1))), words.fields, m, (typed) => {
    const value = whole(typed);
    if (value === undefined) return no(words.negative);
    if (value === m) return yes(sumOf(order, s1, m));
    if (value === m + 1) return no(words.oneMore);
    if (value >= falling(s2, s1)) return no(words.tooLarge(falling(s2, s1)));
    return no(words.wrong(value, written(orderAt(value, s2, s1, s1 + 1).slice(0, s1))));
  });
  const cards = order.slice(0, s1);
  const shown = exerciseWords.picture;
  const plate = exercisePlates({ n: s2, edges: [] }, inRows([s1, s2 - s1], LOW), HEIGHT);
  const all = completed(cards, s1, s2);
  const picture: AnswerPicture = {
    field: () => undefined,
    plate: () =>
      plate({
        head: shown.given,
        label: shown.cards(all, cards),
        node: (v) => ({
          role: "idle",
          square: true,
          ghost: v >= s1,
          text: String(all[v]),
          label: shown.player(all[v]),
        }),
        edge: () => ({ role: "idle" }),
      }),
  };
  return { ...task, picture, hints: words.hints(first.player, first.smaller, first.worth) };
}

/** The pivot of an order and the player who takes its place. */
function pivotOf(order: readonly number[]): [pivot: number, heir: number] {
  const at = order.findLastIndex((player, i) => i + 1 < order.length && player < order[i + 1]);
  return [order[at], Math.min(...order.slice(at + 1).filter((player) => player > order[at]))];
}

/** How long the lists of the two editions are, and how often a pairing comes in the older one. */
export function lengthsAsked(seed: number) {
  const random = seededRandom(seed);
  const [s1, s2] = seed === 0 ? [3, 7] : draw(random, [2, 5], [2, 7], [3, 5], [3, 6], [4, 7], [2, 8]);
  return { s1, s2 };
}

function lengths(seed: number): Task {
  const words = exerciseWords.lengths;
  const { s1, s2 } = lengthsAsked(seed);
  const [old, now] = [falling(s2, s2), falling(s2, s1)];
  const repeats = falling(s2 - s1, s2 - s1);
  return {
    prompt: words.prompt(s1, s2),
    picture: { field: () => undefined, plate: () => bracketPlate([s1, s2], [], []) },
    fields: words.fields,
    solution: [old, now, repeats].map(String),
    hints: words.hints(s1, s2),
    grade([typedOld = "", typedNow = "", typedRepeats = ""]): Verdict {
      const typed = [whole(typedOld), whole(typedNow), whole(typedRepeats)];
      if (typed.includes(undefined)) return no(words.notWhole);
      if (typed[0] !== old) return no(words.old(s2));
      if (typed[1] !== now) return no(words.now(s1, s2));
      if (typed[2] !== repeats) return no(words.repeats(s2 - s1));
      return yes(`${old} = ${now} · ${repeats}.`);
    },
  };
}

/** The exchange after a given one. */
export function exchangeAsked(seed: number) {
  const random = seededRandom(seed);
  const [s1, s2, size] =
    seed === 0 ? [5, 6, 2] : draw(random, [5, 6, 1], [5, 6, 2], [4, 5, 2], [5, 5, 2], [6, 6, 1]);
  const problem: Problem = { s1, s2, kind: "exchanges", edition: "2026", size };
  const all = entries(problem);
  const k = seed === 0 ? 11 : between(random, 1, Math.min(all.length - 2, 40));
  return { problem, all, k };
}

/** The names of the groups of an exchange: who leaves S1, and who leaves S2. */
export function groupsOf(entry: readonly number[]): [down: string, up: string] {
  const size = entry.length / 2;
  return [groupName(entry.slice(0, size)), groupName(entry.slice(size))];
}

function exchange(seed: number): Task {
  const words = exerciseWords.exchange;
  const { problem, all, k } = exchangeAsked(seed);
  const { s1, s2, size } = problem;
  const [given, right] = [all[k], all[k + 1]];
  const group = (entry: readonly number[], part: 0 | 1) => entry.slice(part * size, (part + 1) * size);
  return {
    prompt: words.prompt(s1, s2, size, ...groupsOf(given)),
    picture: {
      field: (field) => (field === 0 ? groupTouch(1, s1, size) : groupTouch(s1 + 1, s2, size)),
      plate: (answers) => bracketPlate([s1, s2], given, answers.flatMap(players)),
    },
    fields: words.fields,
    keyboard: "text",
    solution: groupsOf(right),
    hints: words.hints(difference(group(given, 0), group(given, 1)), groupName(group(given, 0))),
    grade([typedDown = "", typedUp = ""]): Verdict {
      const down = players(typedDown).toSorted((p, q) => q - p);
      const up = players(typedUp).toSorted((p, q) => p - q);
      const rank = all.findIndex((entry) => entry.join() === [...down, ...up].join());
      if (rank < 0) return no(words.notAnExchange(s1, s2, size, groupName(group(given, 0))));
      const d = difference(group(right, 0), group(right, 1));
      if (rank === k + 1) return yes(words.right(rank + 1, d));
      if (rank <= k) return no(words.earlier(rank + 1, k + 1));
      const e = difference(down, up);
      return no(e > d ? words.larger(e, d) : words.wrong);
    },
  };
}

/** The largest part of a typed bracket. */
const LARGEST = 9;
const SIZES = chips(Array.from({ length: LARGEST }, (_, k) => String(k + 1)));

/** A bracket, and a number at which the friend's list has another exchange. */
function wrong(_seed: number): Task {
  const words = exerciseWords.wrong;
  return {
    prompt: words.prompt(LARGEST),
    picture: {
      field: () => SIZES,
      plate: (answers) => {
        const [s1, s2] = answers.map((text) => Math.min(whole(text) ?? 0, LARGEST));
        return bracketPlate([s1, s2], [], []);
      },
    },
    fields: words.fields,
    solution: ["2", "2", "2"],
    grade(typed): Verdict {
      const [s1, s2, at] = typed.map((text) => whole(text) ?? 0);
      if (![s1, s2].every((size) => size >= 1 && size <= LARGEST)) return no(words.sizes(LARGEST));
      if (s2 < s1) return no(words.small);
      const right = entries({ s1, s2, kind: "exchanges", edition: "2026", size: 1 });
      const friend = exchangesByS2First(s1, s2, 1);
      if (!(at >= 1 && at <= right.length)) return no(words.noNumber(right.length));
      const parts = friend.findIndex(([down, up], k) => down[0] !== right[k][0] || up[0] !== right[k][1]);
      if (parts < 0) return no(words.same);
      const [[down], [up]] = friend[at - 1];
      const [ruleDown, ruleUp] = right[at - 1];
      if (down === ruleDown && up === ruleUp) return no(words.agree(at, down, up));
      return yes(words.fails(at, [ruleDown, ruleUp], [down, up], parts + 1 < at));
    },
  };
}

const DIFFERENCES = chips(Array.from({ length: 12 }, (_, k) => String(k + 1)));

/** The sizes of brackets of worked tables: each has seven exchanges of two players. */
const BRACKETS = [8, 9, 10, 11];

/** The first exchanges of two in a bracket of `n` players, cut in the middle. */
export function faded(usual: number, seed = 0): FadedTable {
  const n = fadedSize(usual, seed, BRACKETS);
  const words = exerciseWords.faded;
  const s1 = Math.floor(n / 2);
  const problem: Problem = { s1, s2: n - s1, kind: "exchanges", edition: "2026", size: 2 };
  const rowOf = (entry: readonly number[]): string[] => {
    const [down, up] = [entry.slice(0, 2), entry.slice(2)];
    return [groupName(down), groupName(up), String(difference(down, up))];
  };
  const rows = entries(problem).slice(0, LISTED).map(rowOf);
  return {
    task: words.task(n, s1),
    columns: words.columns,
    rowName: words.number,
    rows,
    picture: {
      field(field) {
        const column = field % words.columns.length;
        return column === 2
          ? DIFFERENCES
          : column === 0
            ? groupTouch(1, s1, 2)
            : groupTouch(s1 + 1, n - s1, 2);
      },
      plate(cells, field) {
        const row = Math.floor(field / words.columns.length) * words.columns.length;
        return bracketPlate([s1, n - s1], [], cells.slice(row, row + 2).flatMap(players));
      },
    },
    compared: {
      rowsOf(program, run) {
        const { result } = run(algorithm, program as typeof solve, problem);
        return result && entriesOf(result).slice(0, LISTED).map(rowOf);
      },
      spell: (text, column) => `${column}: ${players(text).toSorted((p, q) => p - q)}`,
    },
    grade: (typed) =>
      gradeTable(
        typed,
        (text, row, column) => sameGroup(players(text), players(rows[row][column])),
        (row, column) => words.wrong(row + 1, column),
      ),
  };
}

/** Other worked tables. */
export const tables = { orders };

/** The sizes of the brackets whose orders are asked for. */
const ORDERED = [5, 6, 7, 8];

/** Players above in the table of orders: fewer than below, so that some of S2 are left over. */
const UPPER = 2;

/** The first orders of S2 in a bracket of n players, two of them above: who stands in the places that count. */
function orders(usual: number, seed = 0): FadedTable {
  const n = fadedSize(usual, seed, ORDERED);
  const words = exerciseWords.orders;
  const problem: Problem = { s1: UPPER, s2: n - UPPER, kind: "transpositions", edition: "2026", size: 1 };
  const rowOf = (entry: readonly number[]): string[] => entry.map(String);
  const rows = entries(problem).slice(0, LISTED).map(rowOf);
  const touch = groupTouch(UPPER + 1, n - UPPER, 1);
  return {
    task: words.task(n),
    columns: rows[0].map((_, place) => words.place(place + 1)),
    rowName: words.number,
    heads: rows.map((_, k) => String(k)),
    rows,
    picture: {
      field: () => touch,
      plate(cells, field) {
        const row = Math.floor(field / UPPER) * UPPER;
        return bracketPlate([UPPER, n - UPPER], [], cells.slice(row, row + UPPER).flatMap(players));
      },
    },
    compared: {
      // A wrong program may list orders without end.
      rowsOf(program, run) {
        const { trace } = run(algorithm, program as typeof solve, problem);
        return trace && firstListed(trace, UPPER);
      },
      spell: (text, column) => `${column}: ${players(text)}`,
    },
    grade: (typed) =>
      gradeTable(
        typed,
        (text, row, column) => sameGroup(players(text), players(rows[row][column])),
        (row, column) => words.wrong(row, column),
      ),
  };
}

/** The first orders that a run lists, as far as their first places go. */
function firstListed(trace: Trace, places: number): string[][] {
  const cursor = trace.cursor();
  const rows: string[][] = [];
  for (let at = trace.occurrence("list", 1); at > 0 && rows.length < LISTED; ) {
    rows.push(Array.from(cursor.seek(at).cells.last, String).slice(0, places));
    at = trace.occurrence("list", rows.length + 1);
  }
  return rows;
}

function sameGroup(one: readonly number[], other: readonly number[]): boolean {
  return (
    one.length === other.length && one.every((p) => other.includes(p)) && new Set(one).size === one.length
  );
}

/** The numbers in a text, in order. */
export function players(text: string): number[] {
  return Array.from(text.matchAll(/\d+/g), ([digits]) => Number(digits));
}

/** What is wrong with `order` as the first `length` places of S2, or undefined. */
function notAnOrder(order: readonly number[], s1: number, s2: number, length: number): string | undefined {
  const legal = order.length === length && order.every((p) => p > s1 && p <= s1 + s2);
  if (legal && new Set(order).size === length) return undefined;
  const example = written(orderAt(0, s2, s2, s1 + 1).slice(0, length));
  return exerciseWords.notAnOrder(length, s1 + 1, s1 + s2, example);
}

/** The first places, and then everybody else in order. */
function completed(order: readonly number[], s1: number, s2: number): number[] {
  const others = orderAt(0, s2, s2, s1 + 1).filter((p) => !order.includes(p));
  return [...order, ...others];
}

function draw<T>(random: () => number, ...choices: readonly T[]): T {
  return choices[Math.floor(random() * choices.length)];
}

function whole(text: string): number | undefined {
  return /^\d{1,7}$/.test(text.trim()) ? Number(text.trim()) : undefined;
}
