import { chips, numbersIn } from "#algorithms/core/lesson/answer-picture.ts";
import { fadedSize, no, type Task, type Tasks, yes } from "#algorithms/core/lesson/exercise.ts";
import type { Outcome, Outcomes } from "#algorithms/core/lesson/outcome.ts";
import { questionsOf, reckoned, wholeNumber } from "#algorithms/core/lesson/question.ts";
import type { Trace } from "#algorithms/core/run/trace.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import { inAnyOrder } from "#algorithms/kit/spelled-numbers.ts";
import { groupName, inOrder, written } from "../figure/state.ts";
import { compareOrders, difference, digitsOf, falling, numberOf, orderAt } from "../orders.ts";
import type { Orders, Problem } from "../problem.ts";
import { solve } from "../solve.ts";
import { asks, cells, steps } from "../steps.ts";
import { exerciseWords, outcomeWords } from "../words/en/asked.ts";
import { bracketPlate, cardsPlate, groupTouch, orderPicture } from "./pictures.ts";

/** What is seen of a run: also of one that lists orders without end, as wrong programs may. */
interface Made {
  readonly trace: Trace;
  readonly result: Orders | undefined;
}

const algorithm = { steps, asks, cells, solve };
const { question, table, own } = questionsOf(
  algorithm,
  (run): Made => run,
  (trace) => ({ trace, result: undefined }),
);

type Part = Pick<Problem, "s1" | "s2">;

function transpositionsOf({ s1, s2 }: Part): Problem {
  return { s1, s2, kind: "transpositions", edition: "2026", size: 1 };
}

function exchangesOf({ s1, s2 }: Part, size: number): Problem {
  return { s1, s2, kind: "exchanges", edition: "2026", size };
}

/** The entries of a list, as `solve` makes them. */
export function entries(problem: Problem): number[][] {
  return entriesOf(own(problem).result);
}

function entriesOf(result: Orders | undefined): number[][] {
  if (!result) return [];
  const { count, width, list } = result;
  return Array.from({ length: count }, (_, k) => list.slice(k * width, (k + 1) * width));
}

/** The orders that a run lists, as far as their first places go. */
function* ordersOf({ trace }: Made, places: number): Generator<number[], undefined> {
  const cursor = trace.cursor();
  for (let position = 1; position <= trace.length; position++)
    if (trace.stepAt(position).step === "list")
      yield Array.from(cursor.seek(position).cells.last).slice(0, places);
}

/** Who leaves S1 in an exchange, and who leaves S2. */
function sidesOf(exchange: readonly number[]): [down: number[], up: number[]] {
  const size = exchange.length / 2;
  return [exchange.slice(0, size), exchange.slice(size)];
}

function namesOf(exchange: readonly number[]): [down: string, up: string] {
  const [down, up] = sidesOf(exchange);
  return [groupName(down), groupName(up)];
}

function typable(order: readonly number[] | undefined): [string] | undefined {
  return order && [written(order)];
}

function oneOf<T>(random: () => number, ...choices: readonly T[]): T {
  return choices[Math.floor(random() * choices.length)];
}

/** What is wrong with `order` as the first `length` places of S2, or undefined. */
function notAnOrder(order: readonly number[], { s1, s2 }: Part, length: number): string | undefined {
  const legal = order.length === length && order.every((p) => p > s1 && p <= s1 + s2);
  if (legal && new Set(order).size === length) return undefined;
  const example = written(orderAt(0, s2, s2, s1 + 1).slice(0, length));
  return exerciseWords.notAnOrder(length, s1 + 1, s1 + s2, example);
}

/** The first places, and then everybody else in order. */
function completed(order: readonly number[], { s1, s2 }: Part): number[] {
  return [...order, ...inOrder(s1 + 1, s2).filter((p) => !order.includes(p))];
}

/** The pivot of an order and the player who takes its place. */
function pivotOf(order: readonly number[]): [pivot: number, heir: number] {
  const at = order.findLastIndex((player, i) => i + 1 < order.length && player < order[i + 1]);
  return [order[at], Math.min(...order.slice(at + 1).filter((player) => player > order[at]))];
}

/** A homogeneous bracket: the order after a given one, with its number. Orders are of S2 and numbered from 0. */
const next = question({
  draw(seed) {
    const random = seededRandom(seed);
    const [s1, s2] = seed === 0 ? [5, 6] : oneOf(random, [4, 5], [5, 5], [5, 6]);
    const m = seed === 0 ? 119 : between(random, 1, falling(s2, s2) - 2);
    return { s1, s2, m, given: orderAt(m, s2, s2, s1 + 1) };
  },
  problem: (drawn) => transpositionsOf(drawn),
  read(made, { s2, given }) {
    const listed = ordersOf(made, s2);
    for (const order of listed) if (order.join() === given.join()) return typable(listed.next().value);
    return undefined;
  },
  spell: (text, _field, { s2 }) => numbersIn(text).slice(0, s2).join(" "),
  isRare: true,
  ask({ s1, s2, m, given }, [right = ""]) {
    const words = exerciseWords.next;
    return {
      prompt: words.prompt(s1, s2, written(given)),
      picture: orderPicture(given, s2),
      fields: words.fields,
      keyboard: "text",
      wide: true,
      hints: words.hints(...pivotOf(given)),
      grade([typed = ""]) {
        const order = numbersIn(typed);
        const wrong = notAnOrder(order, { s1, s2 }, s2);
        if (wrong !== undefined) return no(wrong);
        if (written(order) === right) return yes(words.right(m + 1));
        if (compareOrders(order, given, s2) <= 0) return no(words.noLater);
        return no(words.wrong(numberOf(order, s2), m));
      },
    };
  },
});

/** A bracket, the number of one of its orders, which is `chosen` for seed 0, and the first places of that order. */
function numbered(seed: number, chosen: number) {
  const random = seededRandom(seed);
  const [s1, s2] = seed === 0 ? [5, 6] : oneOf(random, [4, 5], [5, 6], [2, 9], [3, 7]);
  const m = seed === 0 ? chosen : between(random, 2, falling(s2, s1) - 1);
  return { s1, s2, m, first: orderAt(m, s2, s1, s1 + 1).slice(0, s1) };
}

/** How the number m of an order comes about: "2 · 120 + 1 · 24 = 264." */
function sumOf(order: readonly number[], s1: number, m: number): string {
  const products = digitsOf(order, s1).map(({ smaller, worth }) => `${smaller} · ${worth}`);
  return `${products.join(" + ")} = ${m}.`;
}

/** The order with a given number. */
const mth = question({
  draw: (seed) => numbered(seed, 500),
  problem: (drawn) => transpositionsOf(drawn),
  read(made, { s1, m }) {
    const listed = ordersOf(made, s1);
    for (let number = 0; number < m; number++) listed.next();
    return typable(listed.next().value);
  },
  spell: (text, _field, { s1 }) => numbersIn(text).slice(0, s1).join(" "),
  isRare: true,
  ask({ s1, s2, m }) {
    const words = exerciseWords.mth;
    const worth = falling(s2 - 1, s1 - 1);
    return {
      prompt: words.prompt(s1, s2, m),
      picture: orderPicture(inOrder(s1 + 1, s2), s1),
      fields: words.fields,
      keyboard: "text",
      wide: true,
      hints: words.hints(worth, m),
      grade([typed = ""]) {
        const first = numbersIn(typed).slice(0, s1);
        const wrong = notAnOrder(first, { s1, s2 }, s1);
        if (wrong !== undefined) return no(wrong);
        const full = completed(first, { s1, s2 });
        const found = numberOf(full, s1);
        return found === m ? yes(sumOf(full, s1, m)) : no(words.wrong(found, worth, m));
      },
    };
  },
});

/** Numbers of more digits are none. */
const MOST = 9_999_999;

/** The number of a given order. */
const number = question({
  draw: (seed) => numbered(seed, 153),
  problem: (drawn) => transpositionsOf(drawn),
  read(made, { s1, first }) {
    let m = 0;
    for (const found of ordersOf(made, s1)) {
      if (found.join() === first.join()) return [m];
      m++;
    }
    return undefined;
  },
  isRare: true,
  ask({ s1, s2, m, first }) {
    const { number: words, picture: shown } = exerciseWords;
    const full = completed(first, { s1, s2 });
    const [{ player, smaller, worth }] = digitsOf(full, s1);
    const orders = falling(s2, s1);
    return {
      prompt: words.prompt(s1, s2, written(first)),
      hints: words.hints(player, smaller, worth),
      picture: {
        field: () => undefined,
        plate: () =>
          cardsPlate([s1, s2 - s1], {
            head: shown.given,
            label: shown.cards(full, first),
            node: (v) => ({
              role: "idle",
              ghost: v >= s1,
              text: String(full[v]),
              label: shown.player(full[v]),
            }),
          }),
      },
      fields: words.fields.map((label) => ({ label, least: 0, most: MOST, otherwise: words.negative })),
      why([value = 0]) {
        if (value === m) return sumOf(full, s1, m);
        if (value === m + 1) return words.oneMore;
        if (value >= orders) return words.tooLarge(orders);
        return words.wrong(value, written(orderAt(value, s2, s1, s1 + 1).slice(0, s1)));
      },
    };
  },
});

/** A heterogeneous bracket. */
function uneven(seed: number): Part {
  const sizes = [3, 7];
  const [s1, s2] =
    seed === 0 ? sizes : oneOf(seededRandom(seed), [2, 5], [2, 7], [3, 5], [3, 6], [4, 7], [2, 8]);
  return { s1, s2 };
}

/** How long the lists of the two editions are, and how often a pairing comes in the older one. */
const lists = reckoned({
  draw: uneven,
  answer: ({ s1, s2 }) => [falling(s2, s2), falling(s2, s1), falling(s2 - s1, s2 - s1)],
  ask({ s1, s2 }, right) {
    const words = exerciseWords.lengths;
    const [old, now, repeats] = right.map(Number);
    return {
      prompt: words.prompt(s1, s2),
      picture: { field: () => undefined, plate: () => bracketPlate({ s1, s2 }, []) },
      hints: words.hints(s1, s2),
      fields: words.fields.map((label) => ({ label, least: 0, most: MOST, otherwise: words.notWhole })),
      why(typed) {
        if (typed[0] !== old) return words.old(s2);
        if (typed[1] !== now) return words.now(s1, s2);
        return typed[2] === repeats ? `${old} = ${now} · ${repeats}.` : words.repeats(s2 - s1);
      },
    };
  },
});

/** Two runs answer it, one for each edition. */
function lengths(seed: number): Task {
  const part = uneven(seed);
  return {
    ...lists(seed),
    compared: {
      answersOf(program, run) {
        const [old, now] = (["2012", "2026"] as const).map((edition) => {
          const problem = { ...transpositionsOf(part), edition };
          return run(algorithm, program as typeof solve, problem).result?.count;
        });
        return old && now ? [old, now, old / now].map(String) : undefined;
      },
    },
  };
}

/** An exchange of a list is asked for up to this number. */
const LAST_ASKED = 40;

/** The exchange after a given one. */
const exchange = question({
  draw(seed) {
    const random = seededRandom(seed);
    const [s1, s2, size] =
      seed === 0 ? [5, 6, 2] : oneOf(random, [5, 6, 1], [5, 6, 2], [4, 5, 2], [5, 5, 2], [6, 6, 1]);
    const problem = exchangesOf({ s1, s2 }, size);
    const all = entries(problem);
    const k = seed === 0 ? 11 : between(random, 1, Math.min(all.length - 2, LAST_ASKED));
    return { problem, k, given: all[k] };
  },
  problem: ({ problem }) => problem,
  read({ result }, { given }) {
    const listed = entriesOf(result);
    const at = listed.findIndex((entry) => entry.join() === given.join());
    const after = at < 0 ? undefined : listed[at + 1];
    return after && namesOf(after);
  },
  spell: inAnyOrder,
  ask({ problem, k, given }, _right, { result }) {
    const words = exerciseWords.exchange;
    const { s1, s2, size } = problem;
    const all = entriesOf(result);
    const [down, up] = namesOf(given);
    const least = difference(...sidesOf(all[k + 1]));
    return {
      prompt: words.prompt(s1, s2, size, down, up),
      picture: {
        field: (field) => (field === 0 ? groupTouch(1, s1, size) : groupTouch(s1 + 1, s2, size)),
        plate: (answers) => bracketPlate(problem, answers.flatMap(numbersIn), given),
      },
      fields: words.fields,
      keyboard: "text",
      hints: words.hints(difference(...sidesOf(given)), down),
      grade([typedDown = "", typedUp = ""]) {
        const leaving = numbersIn(typedDown).toSorted((p, q) => q - p);
        const coming = numbersIn(typedUp).toSorted((p, q) => p - q);
        const rank = all.findIndex((entry) => entry.join() === [...leaving, ...coming].join());
        if (rank < 0) return no(words.notAnExchange(s1, s2, size, down));
        if (rank === k + 1) return yes(words.right(rank + 1, least));
        if (rank <= k) return no(words.earlier(rank + 1, k + 1));
        const own = difference(leaving, coming);
        return no(own > least ? words.larger(own, least) : words.wrong);
      },
    };
  },
});

/** The exchanges of one player in the friend's order: by difference, then by who leaves S2, then by who leaves S1. Wrong on purpose. */
function exchangesByS2First({ s1, s2 }: Part): (readonly [down: number, up: number])[] {
  const all = inOrder(s1 + 1, s2).flatMap((up) =>
    inOrder(1, s1)
      .reverse()
      .map((down) => [down, up] as const),
  );
  return all.sort(([a, b], [c, d]) => b - a - (d - c));
}

/** The largest part of a typed bracket. */
const LARGEST = 9;

/** A bracket, and a number at which the friend's list has another exchange. */
function wrong(_seed: number): Task {
  const words = exerciseWords.wrong;
  const sizes = chips(inOrder(1, LARGEST).map(String));
  return {
    prompt: words.prompt(LARGEST),
    picture: {
      field: () => sizes,
      plate(answers) {
        const [s1, s2] = answers.map((text) => Math.min(wholeNumber(text, 0, MOST) ?? 0, LARGEST));
        return bracketPlate({ s1, s2 }, []);
      },
    },
    fields: words.fields,
    solution: ["2", "2", "2"],
    grade(typed) {
      const [s1, s2, at] = typed.map((text) => wholeNumber(text, 0, MOST) ?? 0);
      if (![s1, s2].every((size) => size >= 1 && size <= LARGEST)) return no(words.sizes(LARGEST));
      if (s2 < s1) return no(words.small);
      const right = entries(exchangesOf({ s1, s2 }, 1));
      const friend = exchangesByS2First({ s1, s2 });
      if (!(at >= 1 && at <= right.length)) return no(words.noNumber(right.length));
      const parts = friend.findIndex((exchanged, k) => exchanged.join() !== right[k].join());
      if (parts < 0) return no(words.same);
      const [down, up] = friend[at - 1];
      const [ruleDown, ruleUp] = right[at - 1];
      if (down === ruleDown && up === ruleUp) return no(words.agree(at, down, up));
      return yes(words.fails(at, [ruleDown, ruleUp], [down, up], parts + 1 < at));
    },
  };
}

/** The questions of the article. */
export const exercises: Tasks = { next, mth, number, lengths, exchange, wrong };

/** So many entries of a list make a table. */
const LISTED = 7;

/** The first exchanges of two in a bracket of `n` players, cut in the middle; of these sizes each has seven. */
export const faded = table({
  draw: (n, seed) => fadedSize(n, seed, [8, 9, 10, 11]),
  problem: (n) => exchangesOf(halves(n), 2),
  read: ({ result }) =>
    result &&
    entriesOf(result)
      .slice(0, LISTED)
      .map((entry) => [...namesOf(entry), String(difference(...sidesOf(entry)))]),
  spell: (text, column) => `${column}: ${inAnyOrder(text)}`,
  ask(n) {
    const words = exerciseWords.faded;
    const part = halves(n);
    const columns = words.columns.length;
    const touches = [
      groupTouch(1, part.s1, 2),
      groupTouch(part.s1 + 1, part.s2, 2),
      chips(inOrder(1, 12).map(String)),
    ];
    return {
      task: words.task(n, part.s1),
      columns: words.columns,
      rowName: words.number,
      picture: {
        field: (field) => touches[field % columns],
        plate(typed, field) {
          const row = Math.floor(field / columns) * columns;
          return bracketPlate(part, typed.slice(row, row + 2).flatMap(numbersIn));
        },
      },
      why: (_text, row, column) => words.wrong(row + 1, column),
    };
  },
});

function halves(n: number): Part {
  const s1 = Math.floor(n / 2);
  return { s1, s2: n - s1 };
}

/** Players above in the table of orders: fewer than below, so that some of S2 are left over. */
const UPPER = 2;

/** The first orders of S2 in a bracket of n players, two of them above: who stands in the places that count. */
const orders = table({
  draw: (n, seed) => fadedSize(n, seed, [5, 6, 7, 8]),
  problem: (n) => transpositionsOf({ s1: UPPER, s2: n - UPPER }),
  read(made) {
    const listed = ordersOf(made, UPPER);
    return inOrder(1, LISTED).flatMap(() => {
      const order = listed.next().value;
      return order ? [order.map(String)] : [];
    });
  },
  spell: (text, column) => `${column}: ${numbersIn(text)}`,
  ask(n, rows) {
    const words = exerciseWords.orders;
    const part = { s1: UPPER, s2: n - UPPER };
    const touch = groupTouch(UPPER + 1, part.s2, 1);
    return {
      task: words.task(n),
      columns: inOrder(1, UPPER).map(words.place),
      rowName: words.number,
      heads: rows.map((_, k) => String(k)),
      picture: {
        field: () => touch,
        plate(typed, field) {
          const row = Math.floor(field / UPPER) * UPPER;
          return bracketPlate(part, typed.slice(row, row + UPPER).flatMap(numbersIn));
        },
      },
      why: (_text, row, column) => words.wrong(row, column),
    };
  },
});

/** Other worked tables. */
export const tables = { orders };

type Asked = Outcome<Problem, Orders>;

/** The entries of a list, as they are written: "4-3-5", or "3 ↔ 4" for an exchange. */
function toldIn(result: Orders | undefined, { kind }: Problem): string[] {
  return entriesOf(result).map((entry) => {
    if (kind === "transpositions") return written(entry);
    return sidesOf(entry)
      .map((side) => side.join(", "))
      .join(" ↔ ");
  });
}

/** A small list of transpositions, and one of exchanges. */
function someTranspositions(random: () => number): Problem {
  const s1 = between(random, 2, 3);
  return transpositionsOf({ s1, s2: between(random, Math.max(3, s1), 5) });
}

function someExchanges(random: () => number): Problem {
  const size = between(random, 1, 2);
  const s1 = between(random, size + 1, size === 1 ? 5 : 3);
  return exchangesOf({ s1, s2: between(random, s1, s1 + 1) }, size);
}

/** What stands further down in a list takes too long to reach by hand; counted from 0. */
const LAST_TOLD = 11;

/** A question about an entry that the seed draws, at `k` from 0. */
function aboutEntry(
  draw: (random: () => number) => Problem,
  prompt: (problem: Problem, k: number, entry: string) => string,
  answer: (told: readonly string[], k: number, entry: string) => string | undefined,
) {
  return (seed: number): Asked => {
    const random = seededRandom(seed);
    const problem = draw(random);
    const right = toldIn(own(problem).result, problem);
    const k = between(random, 0, Math.min(right.length - 2, LAST_TOLD));
    return {
      problem,
      prompt: prompt(problem, k, right[k]),
      answer: (result) => answer(toldIn(result, problem), k, right[k]),
    };
  };
}

/** What comes after an entry in a list; undefined where it is not in it. */
function entryAfter(told: readonly string[], _k: number, entry: string): string | undefined {
  const at = told.indexOf(entry);
  return at < 0 ? undefined : (told[at + 1] ?? outcomeWords.none);
}

/** What stands in the lists. */
export const outcomes: Outcomes<Problem, Orders> = {
  next: aboutEntry(
    someTranspositions,
    ({ s1, s2 }, _k, entry) => outcomeWords.next(s1, s2, entry),
    entryAfter,
  ),
  number: aboutEntry(
    someTranspositions,
    ({ s1, s2 }, k) => outcomeWords.number(s1, s2, k + 1),
    (told, k) => told[k + 1],
  ),
  count(seed) {
    const random = seededRandom(seed);
    const s1 = between(random, 2, 4);
    const s2 = between(random, s1, 6);
    return {
      problem: transpositionsOf({ s1, s2 }),
      prompt: outcomeWords.count(s1, s2),
      answer: (result) => String(result.count),
    };
  },
  exchange: aboutEntry(
    someExchanges,
    ({ s1, s2, size }, k) => outcomeWords.exchange(s1, s2, size, k + 1),
    (told, k) => told[k],
  ),
  after: aboutEntry(
    someExchanges,
    ({ s1, s2, size }, _k, entry) => outcomeWords.after(s1, s2, size, entry),
    entryAfter,
  ),
};
