import type { JudgedTask } from "#algorithms/core/judge/judged-task.ts";
import type { Parsons } from "#algorithms/core/judge/parsons.ts";
import type { Contest } from "#algorithms/kit/contest/contest.ts";
import { rowsView } from "#algorithms/kit/programs/rows-view.ts";
import { numberRows } from "#algorithms/kit/programs/whole-numbers.ts";
import { noFamilies } from "#algorithms/kit/rounds/judged-rounds.ts";
import { difference, groups } from "../orders.ts";
import { format, LARGEST_SIZE, listLength, type Orders, type Problem } from "../problem.ts";
import { faultWords, judgeWords, parsonsWords } from "../words/en/asked.ts";

/** A bracket, and which list is wanted: 0 its transpositions, k the exchanges of k players. */
export interface Wish {
  readonly s1: number;
  readonly s2: number;
  readonly exchange: number;
}

type Rows = readonly (readonly number[])[];

/** Of brackets up to this size all lists are asked that are not longer than this. */
const LARGEST = 12;
const LARGEST_S2 = 9;
const LONGEST = 1000;
/** These are asked after them. */
const LONG: readonly Wish[] = [
  { s1: 7, s2: 7, exchange: 0 },
  { s1: 7, s2: 9, exchange: 2 },
  { s1: 7, s2: 9, exchange: 5 },
];
const FIRST_GROWTH = 12;
const LAST_GROWTH = 4;

/** Rows are what the lesson lists: the places of S2 that count, or who leaves S1 and then who leaves S2. */
export const task: JudgedTask<Wish, Rows, Orders> = {
  entry: "orders",
  parameters: [
    ["s1", "number"],
    ["s2", "number"],
    ["exchange", "number"],
  ],
  returns: "number[][]",
  args: ({ s1, s2, exchange }) => [s1, s2, exchange],
  write: ({ s1, s2, exchange }) => `${s1} ${s2} ${exchange}\n`,
  answer: numberRows,
  fault: faultInRows,
  example: { s1: 2, s2: 3, exchange: 0 },
  *small() {
    yield* wishes(LARGEST);
    yield* LONG;
  },
  families: noFamilies,
  growth(k) {
    const s1 = FIRST_GROWTH * 2 ** k;
    return k <= LAST_GROWTH ? { s1, s2: s1, exchange: 1 } : undefined;
  },
  sizeOf: ({ s1, s2 }) => `S1 = ${s1}, S2 = ${s2}`,
  *smaller({ s1, s2, exchange }) {
    for (const wish of wishes(Math.min(LARGEST, s1 + s2))) {
      if (wish.s1 === s1 && wish.s2 === s2 && wish.exchange === exchange) return;
      yield wish;
    }
  },
  lessonText: (wish) => format(problemOf(wish)),
  answerOf: ({ count, width, list }) =>
    Array.from({ length: count }, (_, k) => list.slice(k * width, (k + 1) * width)),
  words: judgeWords,
};

/** All that is asked of brackets with up to so many players: those with fewer players first, then those with fewer in S1. */
function* wishes(most: number): Generator<Wish> {
  for (let players = 2; players <= most; players++)
    for (let s1 = Math.max(1, players - LARGEST_S2); 2 * s1 <= players; s1++)
      for (let exchange = 0; exchange <= Math.min(s1, LARGEST_SIZE); exchange++) {
        const wish = { s1, s2: players - s1, exchange };
        if (listLength(problemOf(wish)) <= LONGEST) yield wish;
      }
}

function problemOf({ s1, s2, exchange }: Wish): Problem {
  const kind = exchange === 0 ? "transpositions" : "exchanges";
  return { s1, s2, kind, edition: "2026", size: Math.max(1, exchange) };
}

/** The first row that is not the one of the list. */
function faultInRows(wish: Wish, rows: Rows): string | undefined {
  const words = faultWords;
  let count = 0;
  for (const right of rightRows(wish)) {
    const found = rows[count++];
    if (found === undefined) return words.short(wish.exchange > 0, count - 1, right);
    if (found.length !== right.length || right.some((player, k) => player !== found[k]))
      return words.differs(wish.exchange > 0, count, found, right);
  }
  const extra = rows[count];
  return extra && words.long(wish.exchange > 0, count, extra);
}

function rightRows({ s1, s2, exchange }: Wish): Iterable<readonly number[]> {
  const [first, second] = [playersFrom(1, s1), playersFrom(s1 + 1, s2)];
  if (exchange === 0) return arrangements(second, s1);
  const lower = groups(second, exchange);
  return groups(first.toReversed(), exchange)
    .flatMap((down) => lower.map((up) => ({ row: [...down, ...up], difference: difference(down, up) })))
    .sort((one, other) => one.difference - other.difference) // sorting is stable: the order of the groups stays
    .map(({ row }) => row);
}

function playersFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, k) => first + k);
}

/** All ways to fill so many places with some of the players, in the order of words. */
function* arrangements(players: readonly number[], places: number): Generator<readonly number[]> {
  if (places === 0) yield [];
  else
    for (const [k, player] of players.entries())
      for (const rest of arrangements(players.toSpliced(k, 1), places - 1)) yield [player, ...rest];
}

export const view = rowsView<Wish>();

/** The program in blocks, which readers put in order. */
export const parsons: Parsons<keyof typeof parsonsWords> = {
  given: ["orders", "helpers"],
  distractors: [
    {
      mutant: "heir-largest",
      text: "let j = s2 - 1;\n    while (S2[j] < pivot) j--;",
      instead: "const j = i + 1;",
    },
    {
      mutant: "strongest-first",
      text: "const upper = groups(first, size);",
      instead: "const upper = groups(first, size).toReversed();",
    },
    {
      mutant: "s2-first",
      text: "for (const down of upper) {\n      for (const up of lower) {",
      instead: "for (const up of lower) {\n      for (const down of upper) {",
    },
  ],
  words: parsonsWords,
};

/** The task as a problem for contests: its judge, and wrong programs. */
export const contest: Contest = {
  kind: "orders",
  wrong: {
    "heir-largest": [
      ["int j = s2 - 1;\n    while (S2[j] < pivot) j--;", "const int j = i + 1;"],
      ["int j = s2 - 1;\n      while (S2.get(j) < pivot) j--;", "int j = i + 1;"],
      ["j = s2 - 1\n        while S2[j] < pivot:\n            j -= 1", "j = i + 1"],
    ],
    "no-turn": [
      ["    if (i < s2 - 2) std::reverse(S2.begin() + i + 1, S2.end());\n", ""],
      ["      if (i < s2 - 2) Collections.reverse(S2.subList(i + 1, s2));\n", ""],
      ["        if i < s2 - 2:\n            S2[i + 1 :] = reversed(S2[i + 1 :])\n", ""],
    ],
    "strongest-first": [
      ["size, group, upper);", "size, group, upper);\n  std::reverse(upper.begin(), upper.end());"],
      ["upper = groups(first, size);", "upper = groups(first, size);\n    Collections.reverse(upper);"],
      ["list(combinations(first, size))", "list(combinations(first, size))[::-1]"],
    ],
  },
};
