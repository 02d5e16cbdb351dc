import type { AnswerView, Value } from "#algorithms/core/judge/answer-view.ts";
import { type AnswerShape, type JudgedTask, ShapeError } from "#algorithms/core/judge/judged-task.ts";
import type { Parsons } from "#algorithms/core/judge/parsons.ts";
import { InputError } from "#algorithms/core/lesson/mistake.ts";
import { between, seededRandom, shuffled } from "#algorithms/core/text/random.ts";
import type { Contest } from "#algorithms/kit/contest/contest.ts";
import { numberList, numbersAt } from "#algorithms/kit/programs/whole-numbers.ts";
import { smallProblems } from "../asked/mistakes.ts";
import { resultsPlate } from "../figure/plate.ts";
import { type Arrow, format, type Problem, plainText, type Result } from "../problem.ts";
import { faultWords, judgeWords, parsonsWords, viewWords } from "../words/en/asked.ts";

/** An order of all vertices, or the vertices of a cycle, the first one not again. */
type Answer = { readonly order: readonly number[] } | { readonly cycle: readonly number[] };

function answerOf(word: string, vertices: readonly number[]): Answer {
  return word.toLowerCase() === "order" ? { order: vertices } : { cycle: vertices };
}

/** The same as a word and a list. */
function told(given: Answer): { readonly word: "ORDER" | "CYCLE"; readonly vertices: readonly number[] } {
  return "order" in given
    ? { word: "ORDER", vertices: given.order }
    : { word: "CYCLE", vertices: given.cycle };
}

const answer: AnswerShape<Answer> = {
  read(text) {
    const [all = "", word] = /^\s*(ORDER|CYCLE)(?!\S)/.exec(text) ?? [];
    if (word === undefined) throw new InputError(faultWords.noWord, 1, 1);
    return answerOf(word, numberList.read(all.replace(/\S/g, " ") + text.slice(all.length)));
  },
  take(value) {
    // A dictionary of Python comes as a map.
    const entries = value instanceof Map ? [...value] : Object.entries(Object(value));
    const [[name, list] = ["", undefined]] = entries;
    if (entries.length !== 1 || (name !== "order" && name !== "cycle"))
      throw new ShapeError(faultWords.noRecord);
    return answerOf(name, numbersAt(list, name));
  },
  write(given) {
    const { word, vertices } = told(given);
    return `${word}\n${vertices.join(" ")}\n`;
  },
};

const OF_FAMILY = { count: 200, few: 14 } as const;
const OF_LARGE = { count: 24, few: 6, isLarge: true } as const;
const FEW_SMALL = 80;
const [FEWEST, MOST] = [5, 12] as const;
const [FEWEST_OF_LARGE, MOST_OF_LARGE] = [120, 200] as const;
const [FIRST_GROWTH, LAST_GROWTH] = [16, 12] as const;

/** What is judged is what the problem asks: white space is free, and any order and any cycle is right. */
export const task: JudgedTask<Problem, Answer, Result> = {
  entry: "solve",
  parameters: [
    ["n", "number"],
    ["arrows", "number[][]"],
  ],
  returns: "{ order: number[] } | { cycle: number[] }",
  args: ({ n, arrows }) => [n, arrows],
  write: plainText,
  answer,
  fault,
  key(given) {
    const { word, vertices } = told(given);
    return [word, ...(word === "CYCLE" ? fromLeast(vertices) : vertices)].join(" ");
  },
  effect(problem, given) {
    const { word, vertices } = told(given);
    return `${word} ${vertices.length} ${wrongArrows(problem, given).length}`;
  },
  example: byQueue(5, [
    [3, 0],
    [0, 2],
    [2, 4],
    [4, 0],
    [3, 1],
    [1, 2],
  ]),
  *small() {
    for (const problem of smallProblems()) if (problem.method === "queue") yield problem;
  },
  fewSmall: FEW_SMALL,
  families: [
    { make: (seed) => byChance(seed, 1.3, true), ...OF_FAMILY },
    { make: (seed) => byChance(seed, 2.5, true), ...OF_FAMILY },
    { make: (seed) => byChance(seed, 1.1, false), ...OF_FAMILY },
    { make: (seed) => byChance(seed, 2, false), ...OF_FAMILY },
    { make: (seed) => withTails(seed, FEWEST, MOST), ...OF_FAMILY },
    { make: (seed) => onePath(seed, FEWEST, MOST), ...OF_FAMILY },
    { make: everybody, ...OF_FAMILY },
    { make: (seed) => withTails(seed, FEWEST_OF_LARGE, MOST_OF_LARGE), ...OF_LARGE },
    { make: (seed) => onePath(seed, FEWEST_OF_LARGE, MOST_OF_LARGE), ...OF_LARGE },
    { make: (seed) => byChance(seed, 3, true, FEWEST_OF_LARGE, MOST_OF_LARGE), ...OF_LARGE },
    { make: rowsOfDiamonds, ...OF_LARGE },
  ],
  growth(k) {
    if (k > LAST_GROWTH) return undefined;
    const n = FIRST_GROWTH * 2 ** k;
    const draw = seededRandom(k);
    const arrows = Array.from({ length: n - 1 }, (_, v): Arrow => [v, v + 1]);
    for (let more = n; more > 0; more--) {
      const u = between(draw, 0, n - 2);
      arrows.push([u, between(draw, u + 1, n - 1)]);
    }
    return byQueue(n, k % 2 === 1 ? [...arrows, [n - 1, n >> 1]] : arrows);
  },
  sizeOf: ({ n }) => `n = ${n}`,
  smaller,
  lessonText: format,
  // Mistakes of the other method show there only.
  padded: (problem) => ({
    problem: { ...problem, method: "colors" },
    without: (given) => [given],
  }),
  answerOf: ({ order, cycle }) => (cycle.length > 0 ? { cycle } : { order }),
  words: judgeWords,
};

function byQueue(n: number, arrows: readonly Arrow[]): Problem {
  return { n, arrows, method: "queue" };
}

function fromLeast(cycle: readonly number[]): number[] {
  // An answer may be longer than what a call can be given.
  const least = cycle.indexOf(cycle.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY));
  return [...cycle.slice(least), ...cycle.slice(0, least)];
}

/** The arrows that point back in an order, or the steps of a cycle that are no arrows. */
function wrongArrows({ n, arrows }: Problem, given: Answer): Arrow[] {
  const { word, vertices } = told(given);
  if (word === "CYCLE") {
    const there = new Set(arrows.map(([u, v]) => u * n + v));
    return vertices
      .map((u, k): Arrow => [u, vertices[(k + 1) % vertices.length]])
      .filter(([u, v]) => !there.has(u * n + v));
  }
  const place = new Map(vertices.map((v, k) => [v, k]));
  return arrows.filter(([u, v]) => !((place.get(u) ?? n) < (place.get(v) ?? -1)));
}

/** The first thing that is wrong. */
function fault(problem: Problem, given: Answer): string | undefined {
  const { n } = problem;
  const { word, vertices } = told(given);
  const strange = vertices.find((v) => v < 0 || v >= n);
  if (strange !== undefined) return faultWords.strange(strange, n);
  if (new Set(vertices).size < vertices.length)
    return faultWords.twice(vertices.find((v, k) => vertices.indexOf(v) < k) ?? 0);
  if (word === "ORDER" && vertices.length < n) return faultWords.short(vertices.length, n);
  if (word === "CYCLE" && vertices.length < 2) return faultWords.noCycle(vertices.length);
  const [wrong] = wrongArrows(problem, given);
  return wrong && (word === "ORDER" ? faultWords.back(...wrong) : faultWords.noArrow(...wrong));
}

/** The same with other numbers and in another order, now and then with an arrow twice. */
function mixed(n: number, arrows: readonly Arrow[], draw: () => number): Problem {
  const name = shuffled(
    Array.from({ length: n }, (_, v) => v),
    draw,
  );
  const told = arrows.flatMap(([u, v]): Arrow[] => {
    const arrow: Arrow = [name[u], name[v]];
    return draw() < 0.1 ? [arrow, arrow] : [arrow];
  });
  return byQueue(n, shuffled(told, draw));
}

/** So many arrows for each vertex: all of them forward in a hidden order, or any. */
function byChance(
  seed: number,
  share: number,
  hasOrder: boolean,
  fewest: number = FEWEST,
  most: number = MOST,
): Problem {
  const draw = seededRandom(seed);
  const n = between(draw, fewest, most);
  const arrows = Array.from({ length: Math.round(share * n) }, (): Arrow => {
    const [u, v] = [between(draw, 0, n - 1), between(draw, 1, n - 1)];
    const other = (u + v) % n;
    return hasOrder && u > other ? [other, u] : [u, other];
  });
  return mixed(n, arrows, draw);
}

/** One cycle, and trees that lead to it and away from it. */
function withTails(seed: number, fewest: number, most: number): Problem {
  const draw = seededRandom(seed);
  const n = between(draw, fewest, most);
  const length = between(draw, 2, Math.max(2, n >> (seed % 3)));
  const arrows = Array.from({ length }, (_, k): Arrow => [k, (k + 1) % length]);
  for (let v = length; v < n; v++) {
    const u = between(draw, 0, v - 1);
    // Whoever leads to the cycle is led to by nobody on it, so no other cycle comes about.
    arrows.push(v % 2 === 0 && u < length ? [v, u] : [u, v]);
  }
  return mixed(n, arrows, draw);
}

/** One way through all vertices, and some arrows along it; every other one has an arrow back. */
function onePath(seed: number, fewest: number, most: number): Problem {
  const draw = seededRandom(seed);
  const n = between(draw, fewest, most);
  const arrows = Array.from({ length: n - 1 }, (_, v): Arrow => [v, v + 1]);
  for (let more = n >> 1; more > 0; more--) {
    const u = between(draw, 0, n - 2);
    arrows.push([u, between(draw, u + 1, n - 1)]);
  }
  if (seed % 2 === 1) arrows.push([n - 1, between(draw, 0, n - 2)]);
  return mixed(n, arrows, draw);
}

/** Everybody against everybody: in an order, with one upset, or by chance. */
function everybody(seed: number): Problem {
  const draw = seededRandom(seed);
  const n = between(draw, 4, 8);
  const arrows: Arrow[] = [];
  for (let u = 0; u < n; u++)
    for (let v = u + 1; v < n; v++) arrows.push(seed % 3 === 2 && draw() < 0.5 ? [v, u] : [u, v]);
  const upset = seed % 3 === 1 ? between(draw, 0, arrows.length - 1) : -1;
  return mixed(
    n,
    arrows.map(([u, v], k): Arrow => (k === upset ? [v, u] : [u, v])),
    draw,
  );
}

/** Diamonds in a row: two ways through each, so that whoever tries all ways never ends. Now and then the last leads back. */
function rowsOfDiamonds(seed: number): Problem {
  const draw = seededRandom(seed);
  const count = between(draw, 30, 60);
  const arrows = Array.from({ length: count }, (_, k): Arrow[] => {
    const [top, left, right, end] = [3 * k, 3 * k + 1, 3 * k + 2, 3 * k + 3];
    return [
      [top, left],
      [top, right],
      [left, end],
      [right, end],
    ];
  }).flat();
  if (seed % 2 === 1) arrows.push([3 * count, 3 * between(draw, count - 8, count - 1)]);
  return mixed(3 * count + 1, arrows, draw);
}

/** Without some of its arrows, or without a vertex. */
function* smaller({ n, arrows }: Problem): Generator<Problem> {
  for (let size = arrows.length >> 1; size > 0; size >>= 1)
    for (let from = 0; from + size <= arrows.length; from += size)
      yield byQueue(n, arrows.toSpliced(from, size));
  for (let gone = n - 1; gone >= 0 && n > 1; gone--) {
    const less = (v: number): number => (v > gone ? v - 1 : v);
    const left = arrows.filter(([u, v]) => u !== gone && v !== gone);
    yield byQueue(
      n - 1,
      left.map(([u, v]): Arrow => [less(u), less(v)]),
    );
  }
}

const numbersOf = (value: Value): readonly Value[] => (Array.isArray(value) ? value : []);

/** What a reader's own program comes to: the row of its answer, or what it has placed so far, with the needs. */
export const view: AnswerView<Problem, Answer> = {
  parts(_problem, given) {
    const { word, vertices } = told(given);
    return vertices.map((v) => [v, word === "CYCLE" ? 1 : 0]);
  },
  drawn: ["order", "need", "queue", "color", "colour", "state", "indegree"],
  tell: ([v = 0, isCycle], number) => viewWords.part(v, number, isCycle === 1),
  scene(problem, seen) {
    const isCycle = seen.parts[0]?.[1] === 1;
    const shown = seen.parts.length > 0 ? seen.parts.map(([v = -1]) => v) : numbersOf(seen.variable("order"));
    const all = shown.filter((v): v is number => typeof v === "number" && v >= 0 && v < problem.n);
    const vertices = [...new Set(all)];
    const row = isCycle ? [] : vertices;
    const need = numbersOf(seen.variable("need") ?? seen.variable("indegree"));
    return {
      plate: resultsPlate(problem, {
        label: viewWords.label(problem.n, vertices, isCycle),
        ends: viewWords.ends,
        player: (v) => ({
          role:
            vertices.at(-1) === v || (isCycle && vertices.includes(v))
              ? "chosen"
              : row.includes(v)
                ? "done"
                : "idle",
          place: row.indexOf(v),
          label: viewWords.vertex(v, row.indexOf(v)),
          ...(typeof need[v] === "number" && !row.includes(v) ? { tag: String(need[v]) } : {}),
        }),
        arrow(u, v) {
          if (isCycle)
            return vertices.some((w, k) => w === u && vertices[(k + 1) % vertices.length] === v)
              ? "chosen"
              : "idle";
          const [i, j] = [row.indexOf(u), row.indexOf(v)];
          return i < 0 || j < 0 ? "idle" : i < j ? "done" : "rejected";
        },
      }),
      tables: [],
      key: [
        { sign: "done", text: viewWords.key.placed },
        { sign: "chosen", text: isCycle ? viewWords.key.cycle : viewWords.key.now },
      ],
    };
  },
};

/** The program in blocks, which readers put in order. */
export const parsons: Parsons<keyof typeof parsonsWords> = {
  given: ["count"],
  distractors: [
    {
      mutant: "at-first-touch",
      text: "if (need[v] === 0) order.push(v);\n    }\n  }",
      instead: "if (!order.includes(v)) order.push(v);\n    }\n  }",
    },
    {
      mutant: "never-counts",
      text: "if (order.length === n) return { order };",
      instead: "return { order };",
    },
    { mutant: "backwards", text: ".reverse() };", instead: " };" },
  ],
  words: parsonsWords,
};

/** The task as a problem for contests: its judge, and wrong programs. */
export const contest: Contest = {
  kind: "arrows",
  wrong: {
    "at-first-touch": [
      [
        "need[v]--;\n      if (need[v] == 0) order.push_back(v);",
        "if (std::find(order.begin(), order.end(), v) == order.end()) order.push_back(v);",
      ],
      ["need[v]--;\n        if (need[v] == 0) order.add(v);", "if (!order.contains(v)) order.add(v);"],
      ["need[v] -= 1\n            if need[v] == 0:", "if v not in order:"],
    ],
    "tail-kept": [
      ["  walk.erase(walk.begin(), std::find(walk.begin(), walk.end(), v));\n", ""],
      ["walk.subList(walk.indexOf(v), walk.size())", "walk"],
      ["cycle[cycle.index(v) :]", "cycle"],
    ],
    backwards: [
      ["  std::reverse(walk.begin(), walk.end());\n", ""],
      ["    Collections.reverse(cycle);\n", ""],
      ["[::-1]}", "}"],
    ],
  },
};
