import {
  type AnswerPicture,
  chips,
  type FieldTouch,
  numbersIn,
  pair,
  sequence,
  several,
  single,
  type Typing,
} from "#algorithms/core/lesson/answer-picture.ts";
import { NOTHING, no, spelledNothing, type Tasks, yes } from "#algorithms/core/lesson/exercise.ts";
import type { Outcome, Outcomes } from "#algorithms/core/lesson/outcome.ts";
import { readingsOf, reckoned } from "#algorithms/core/lesson/question.ts";
import type { Role } from "#algorithms/core/lesson/scene.ts";
import type { Trace } from "#algorithms/core/run/trace.ts";
import { firstFrom } from "#algorithms/core/text/first-from.ts";
import { between, seededRandom, shuffled } from "#algorithms/core/text/random.ts";
import { playerId, resultsPlate } from "../figure/plate.ts";
import { type Arrow, type Problem, parse, type Result, random } from "../problem.ts";
import { solve } from "../solve.ts";
import { asks, cells, filled, steps } from "../steps.ts";
import { outcomeWords, exerciseWords as words } from "../words/en/asked.ts";

const { ofResult, ofTrace } = readingsOf({ steps, asks, cells, solve });

const ONE_ORDER = parse("6 10  5 2  2 0  5 0  0 4  2 4  4 1  1 3  5 3  0 3  4 3");
const MANY_ORDERS = parse("6 5  0 2  1 2  2 3  2 4  1 5");
const byColors = (problem: Problem): Problem => ({ ...problem, method: "colors" });

/** Results by chance: with an order, or with a cycle. */
function drawn(seed: number, [fewest, most]: readonly [number, number], hasOrder: boolean): Problem {
  return firstFrom(seed, (next) => {
    const problem: Problem = { ...random(next, between(seededRandom(next), fewest, most)), method: "queue" };
    return (ofResult.own(problem).cycle.length === 0) === hasOrder ? problem : undefined;
  });
}

/** The results, with players in the row as they are typed, if there is one; arrows that point back are crossed out. */
function plateOf(problem: Problem, row: readonly number[] | undefined, chosen: readonly number[] = []) {
  const placed = row ?? [];
  const arrowRole = (u: number, v: number): Role => {
    if (chosen.some((w, k) => w === u && chosen[k + 1] === v)) return "chosen";
    const [i, j] = [placed.indexOf(u), placed.indexOf(v)];
    return i < 0 || j < 0 ? "idle" : i < j ? "done" : "rejected";
  };
  return resultsPlate(problem, {
    label: words.picture(problem, placed, chosen),
    ...(row ? { ends: words.ends } : {}),
    player: (v) => ({
      role: chosen.includes(v) ? "chosen" : placed.includes(v) ? "done" : "idle",
      place: placed.indexOf(v),
      label: words.player(v, placed.indexOf(v)),
    }),
    arrow: arrowRole,
  });
}

const marksOf = ({ n }: Problem) =>
  new Map(Array.from({ length: n }, (_, v) => [playerId(v), String(v)] as const));

/** One field, typed by touching players, who go into the row or are only chosen. */
function touched(problem: Problem, typing: Typing, isRow: boolean): AnswerPicture {
  const touch: FieldTouch = { ...typing, marks: marksOf(problem) };
  return {
    field: () => touch,
    plate([typed = ""]) {
      const typedPlayers = [...new Set(numbersIn(typed))].filter((v) => v < problem.n);
      return isRow ? plateOf(problem, typedPlayers) : plateOf(problem, undefined, typedPlayers);
    },
  };
}

/** What is wrong with players as a whole row, before any arrow is looked at. */
function faultInRow({ n }: Problem, row: readonly number[]): string | undefined {
  const strange = row.find((v, k) => v >= n || row.indexOf(v) !== k);
  if (strange !== undefined) return words.strange(strange, n);
  return row.length < n ? words.short(n) : undefined;
}

const spellRow = (text: string): string => numbersIn(text).join(" ");
const asRow = (prompt: string, problem: Problem) => ({
  ...{ prompt, given: words.given(problem), fields: words.row, wide: true, keyboard: "text" as const },
  picture: touched(problem, sequence(undefined, problem.n), true),
});

/** Any order: each one is right. */
const order = ofResult.question({
  draw: (seed) => (seed === 0 ? ONE_ORDER : drawn(seed, [5, 7], true)),
  problem: (problem) => problem,
  read: ({ order: own }) => (own.length === 0 ? undefined : [own.join(" ")]),
  spell: spellRow,
  isRare: true,
  ask: (problem, [own = ""]) => ({
    ...asRow(words.order.prompt, problem),
    hints: words.order.hints(own.split(" ").map(Number)),
    grade([typed = ""]) {
      const row = numbersIn(typed);
      const fault = faultInRow(problem, row);
      if (fault) return no(fault);
      const back = problem.arrows.find(([u, v]) => row.indexOf(u) > row.indexOf(v));
      return back ? no(words.order.back(...back), back.map(playerId)) : yes(words.order.right);
    },
  }),
});

/** The row that a method gives, to the letter. */
function exact(kind: "queue" | "finish", first: Problem, read: (result: Result) => readonly number[]) {
  return ofResult.question({
    draw: (seed) => {
      const problem = seed === 0 ? first : drawn(seed, [5, 6], true);
      return kind === "finish" ? byColors(problem) : problem;
    },
    problem: (problem) => problem,
    read: (result) => (result.order.length === 0 ? undefined : [read(result).join(" ")]),
    spell: spellRow,
    isRare: true,
    ask(problem, [right = ""]) {
      const own = numbersIn(right);
      return {
        ...asRow(words[kind].prompt, problem),
        hints: words[kind].hints(own),
        grade([typed = ""]) {
          const row = numbersIn(typed);
          const fault = faultInRow(problem, row);
          const k = own.findIndex((v, at) => v !== row[at]);
          if (fault) return no(fault);
          return k < 0 ? yes(words[kind].right) : no(words[kind].wrong(k + 1, row[k]), [playerId(row[k])]);
        },
      };
    },
  });
}

/** How many orders are there? */
const count = reckoned({
  draw: (seed) =>
    firstFrom(seed, (next) => {
      const problem = seed === 0 ? MANY_ORDERS : drawn(next, [4, 6], true);
      const own = ordersOf(problem);
      return own > 2 && own < 60 ? problem : undefined;
    }),
  answer: (problem) => [ordersOf(problem)],
  ask: (problem, [right]) => ({
    prompt: words.count.prompt,
    given: words.given(problem),
    hints: words.count.hints(freeOf(problem, new Set())),
    picture: { field: () => undefined, plate: () => plateOf(problem, undefined) },
    fields: [{ label: words.count.field, least: 0, most: 9999, otherwise: words.count.number }],
    why: ([typed]) => (typed === Number(right) ? words.count.right : words.count.wrong),
  }),
});

/** Whoever has no place, and was beaten by nobody without one. */
function freeOf({ n, arrows }: Problem, placed: ReadonlySet<number>): number[] {
  return Array.from({ length: n }, (_, v) => v).filter(
    (v) => !placed.has(v) && arrows.every(([u, w]) => w !== v || placed.has(u)),
  );
}

function ordersOf(problem: Problem, placed: ReadonlySet<number> = new Set()): number {
  if (placed.size === problem.n) return 1;
  return freeOf(problem, placed).reduce((sum, v) => sum + ordersOf(problem, new Set([...placed, v])), 0);
}

const OPENING = parse("6 9  3 5  5 1  1 3  3 0  0 4  5 4  1 0  4 2  3 2");

/** Any cycle: each one is right. */
const cycle = ofResult.question({
  draw: (seed) => (seed === 0 ? OPENING : drawn(seed, [5, 7], false)),
  problem: (problem) => problem,
  read: ({ cycle: own }) => (own.length < 2 ? undefined : [own.join(" ")]),
  spell(text) {
    const own = numbersIn(text);
    const least = own.indexOf(Math.min(...own));
    return [...own.slice(least), ...own.slice(0, least)].join(" ");
  },
  isRare: true,
  ask: (problem, [own = ""]) => ({
    ...{ prompt: words.cycle.prompt, given: words.given(problem), fields: words.cycle.fields },
    ...{ wide: true, keyboard: "text" as const },
    hints: words.cycle.hints(numbersIn(own)),
    picture: touched(problem, sequence(), false),
    grade([typed = ""]) {
      const found = numbersIn(typed);
      const strange = found.find((v, k) => v >= problem.n || found.indexOf(v) !== k);
      if (strange !== undefined) return no(words.strange(strange, problem.n));
      if (found.length < 2) return no(words.cycle.short);
      const isArrow = (u: number, v: number) => problem.arrows.some(([a, b]) => a === u && b === v);
      const k = found.findIndex((u, at) => !isArrow(u, found[(at + 1) % found.length]));
      const ends = [found[k], found[(k + 1) % found.length]] as const;
      if (k < 0) return yes(words.cycle.right(found.length));
      return no(words.cycle.step(...ends, isArrow(ends[1], ends[0])), ends.map(playerId));
    },
  }),
});

/** Turn one result, so that an order exists. */
const turn = reckoned({
  draw: (seed) =>
    firstFrom(seed, (next) => {
      const problem = seed === 0 ? OPENING : drawn(next, [5, 6], false);
      return turnsOf(problem).length > 0 ? problem : undefined;
    }),
  answer: (problem) =>
    turnsOf(problem)
      .slice(0, 1)
      .map(([u, v]) => `${u}–${v}`),
  ask: (problem) => ({
    ...{ prompt: words.turn.prompt, given: words.given(problem), fields: words.turn.fields },
    keyboard: "text" as const,
    hints: words.turn.hints(turnsOf(problem).length, ofResult.own(problem).cycle),
    picture: touched(problem, pair, false),
    grade([typed = ""]) {
      const [u = -1, v = -1] = numbersIn(typed);
      if (!problem.arrows.some(([a, b]) => a === u && b === v)) return no(words.turn.none);
      const isRight = turnsOf(problem).some(([a, b]) => a === u && b === v);
      return isRight ? yes(words.turn.right(v, u)) : no(words.turn.wrong(u, v), [u, v].map(playerId));
    },
  }),
});

/** The results of which one, turned round wherever it is told, leaves no cycle. */
function turnsOf(problem: Problem): Arrow[] {
  return problem.arrows.filter(([u, v], k) => {
    const isFirst = problem.arrows.findIndex(([a, b]) => a === u && b === v) === k;
    const arrows = problem.arrows.map(([a, b]): Arrow => (a === u && b === v ? [v, u] : [a, b]));
    return isFirst && ofResult.own({ ...problem, arrows }).cycle.length === 0;
  });
}

const EVERYBODY = parse("5 10  0 1  1 2  2 3  3 0  0 2  1 3  4 0  1 4  2 4  4 3");

/** A line in which each beat the next, where everybody met everybody. */
const line = reckoned({
  draw: (seed) => (seed === 0 ? EVERYBODY : tournament(seed)),
  answer: (problem) => [lineOf(problem).join(" ")],
  ask: (problem) => ({
    ...asRow(words.line.prompt, problem),
    hints: words.line.hints(lineOf({ ...problem, n: 3 })),
    grade([typed = ""]) {
      const row = numbersIn(typed);
      const fault = faultInRow(problem, row);
      if (fault) return no(fault);
      const k = row.findIndex((v, at) => at > 0 && !beats(problem, row[at - 1], v));
      return k < 0
        ? yes(words.line.right)
        : no(words.line.wrong(row[k], row[k - 1]), [playerId(row[k - 1]), playerId(row[k])]);
    },
  }),
});

const beats = ({ arrows }: Problem, u: number, v: number): boolean =>
  arrows.some(([a, b]) => a === u && b === v);

/** Everybody against everybody, with results by chance and a cycle. */
function tournament(seed: number): Problem {
  return firstFrom(seed, (next) => {
    const draw = seededRandom(next);
    const n = between(draw, 5, 6);
    const pairs: Arrow[] = [];
    for (let u = 0; u < n; u++) for (let v = u + 1; v < n; v++) pairs.push(draw() < 0.5 ? [u, v] : [v, u]);
    const problem: Problem = { n, arrows: shuffled(pairs, draw), method: "queue" };
    return ofResult.own(problem).cycle.length > 0 ? problem : undefined;
  });
}

/** Each player comes before the first of the line whom they beat, else at its end: so each beats the next. */
export function lineOf(problem: Problem): number[] {
  const found: number[] = [];
  for (let v = 0; v < problem.n; v++) {
    const k = found.findIndex((other) => beats(problem, v, other));
    found.splice(k < 0 ? found.length : k, 0, v);
  }
  return found;
}

/** The questions of the article. */
export const exercises: Tasks = {
  order,
  queue: exact("queue", MANY_ORDERS, ({ order: own }) => own),
  count,
  finish: exact("finish", MANY_ORDERS, ({ order: own }) => own.toReversed()),
  cycle,
  turn,
  line,
};

/** A worked table that is read off the steps of results with an order. */
function tableOf(
  kind: "queue" | "colors",
  read: (trace: Trace, problem: Problem) => string[][],
  picture: (problem: Problem) => AnswerPicture,
) {
  const method = (problem: Problem): Problem => ({ ...problem, method: kind });
  return ofTrace.table({
    draw: (n, seed) => method(seed === 0 ? TABLED : drawn(seed, [n, n], true)),
    problem: (problem: Problem) => problem,
    read,
    spell: (text, column) => `${column}: ${spellRow(text) || spelledNothing(text)}`,
    ask: (problem, rows) => ({
      ...words.table[kind],
      given: words.given(problem),
      heads: rows.map((_, k) => String(kind === "queue" ? k + 1 : k)),
      picture: picture(problem),
    }),
  });
}

const TABLED = parse("6 6  5 3  0 3  0 3  5 1  4 3  2 0");

/** Who takes each place, and who is free then, in the order of the queue. */
export const faded = tableOf(
  "queue",
  (trace) => {
    const cursor = trace.cursor();
    const isAt = (k: number, step: string): boolean => k <= trace.length && trace.stepAt(k).step === step;
    const rows: string[][] = [];
    for (let k = 1; k <= trace.length; k++) {
      if (!isAt(k, "place")) continue;
      let end = k;
      while (isAt(end + 1, "drop")) end++;
      const { queue = [], place = [] } = cursor.seek(end).cells;
      const free = filled(queue).filter((v) => place[v] === -1);
      rows.push([String(trace.stepAt(k).a), free.join(" ") || NOTHING]);
    }
    return rows;
  },
  (problem) => {
    const marks = marksOf(problem);
    const free = several((text) => (spellRow(text) || spelledNothing(text)).split(" ").filter(Boolean));
    return {
      field: (field) => (field % 2 === 0 ? { ...single, marks } : { ...free, marks, chips: [NOTHING] }),
      plate(texts, field) {
        const known = (text: string): number[] => numbersIn(text).filter((v) => v < problem.n);
        const row = texts.filter((_, k) => k % 2 === 0 && k <= field).flatMap(known);
        return plateOf(problem, [...new Set(row)], field % 2 === 0 ? [] : known(texts[field] ?? ""));
      },
    };
  },
);

/** When each player is entered and left, by colors, and which place they take. */
export const tables = {
  colors: tableOf(
    "colors",
    (trace, { n }) => {
      const all = Array.from({ length: trace.length }, (_, k) => trace.stepAt(k + 1));
      const entered = all.filter(({ step }) => step === "enter").map(({ a }) => a);
      const left = all.filter(({ step }) => step === "leave").map(({ a }) => a);
      const { place = [] } = trace.cursor().seek(trace.length).cells;
      const told = (k: number): string => (k < 0 ? NOTHING : String(k + 1));
      return Array.from({ length: n }, (_, v) => [entered.indexOf(v), left.indexOf(v), place[v]].map(told));
    },
    (problem) => ({
      field: () => chips([NOTHING, ...Array.from({ length: problem.n }, (_, k) => String(k + 1))]),
      plate(texts, field) {
        const places = texts.flatMap((text, k) =>
          k % 3 === 2 && numbersIn(text)[0] ? [[numbersIn(text)[0], (k - 2) / 3]] : [],
        );
        const row = places.sort(([a = 0], [b = 0]) => a - b).map(([, v = 0]) => v);
        return plateOf(problem, row, [Math.floor(field / 3)]);
      },
    }),
  ),
};

function outcome(
  prompt: (problem: Problem) => string,
  answer: (result: Result, problem: Problem) => string | undefined,
) {
  return (seed: number): Outcome<Problem, Result> => {
    const problem = random(seed, between(seededRandom(seed), 3, 5));
    return { problem, prompt: prompt(problem), answer: (result) => answer(result, problem) };
  };
}

const rowOf = (list: readonly number[]): string | undefined =>
  list.length === 0 ? undefined : list.join(" ");

/** What comes out of results by chance. */
export const outcomes: Outcomes<Problem, Result> = {
  order: outcome(outcomeWords.order, ({ order: own, cycle: found }) => rowOf(found.length > 0 ? found : own)),
  last: outcome(outcomeWords.last, ({ order: own, cycle: found }) =>
    found.length > 0 ? outcomeWords.cycle(found.length) : own.length > 0 ? String(own.at(-1)) : undefined,
  ),
  first: outcome(outcomeWords.first, ({ order: own, cycle: found }) =>
    found.length > 0 ? outcomeWords.cycle(found.length) : own.length > 0 ? String(own[0]) : undefined,
  ),
  kind: outcome(outcomeWords.kind, ({ order: own, cycle: found }) =>
    found.length > 0 ? outcomeWords.cycle(found.length) : outcomeWords.players(own.length),
  ),
  place: outcome(outcomeWords.place, ({ order: own, cycle: found }, { n }) =>
    found.length > 0
      ? outcomeWords.cycle(found.length)
      : own.includes(n - 1)
        ? String(own.indexOf(n - 1) + 1)
        : NOTHING,
  ),
};
