import type { AnswerView, Seen, Value } from "#algorithms/core/judge/answer-view.ts";
import type { JudgedTask } from "#algorithms/core/judge/judged-task.ts";
import type { Parsons } from "#algorithms/core/judge/parsons.ts";
import type { GraphGuide, GraphNode } from "#algorithms/core/lesson/scene.ts";
import type { Contest } from "#algorithms/kit/contest/contest.ts";
import { numberList } from "#algorithms/kit/programs/whole-numbers.ts";
import { noFamilies, nText } from "#algorithms/kit/rounds/judged-rounds.ts";
import { type Bracket, halvings } from "../problem.ts";
import { faultWords, judgeWords, parsonsWords, viewWords } from "../words/en/asked.ts";

/** All fields up to the first one are asked, and these beyond it. */
const LARGEST = 65;
const BIG = [100, 127, 128, 129] as const;
const FIRST_GROWTH = 1000;
const LAST_GROWTH = 4;

/** The number of players is the problem; the answer has the seed at each place of the first round, 0 for nobody. */
export const task: JudgedTask<number, readonly number[], Bracket> = {
  entry: "draw",
  parameters: [["n", "number"]],
  returns: "number[]",
  args: (n) => [n],
  write: (n) => `${n}\n`,
  answer: numberList,
  fault: (n, places) => faultInSeeds(n, places) ?? faultInTree(n, places),
  example: 6,
  *small() {
    for (let n = 2; n <= LARGEST; n++) yield n;
    yield* BIG;
  },
  families: noFamilies,
  growth: (k) => (k <= LAST_GROWTH ? FIRST_GROWTH * 2 ** k : undefined),
  sizeOf: nText,
  *smaller(n) {
    for (let fewer = 2; fewer < n; fewer++) yield fewer;
  },
  lessonText: (n) => `${n}\n`,
  key: treeOf,
  answerOf: ({ draw, size }, n) =>
    Array.from({ length: size }, (_, k) => draw[size + k]).map((seed) => (seed > n ? 0 : seed)),
  words: judgeWords,
};

/** A draw whose halves, of whatever size, have changed places is the same. */
function treeOf(places: readonly number[]): string {
  let row = places.map(String);
  while (row.length > 1)
    row = Array.from(
      { length: Math.ceil(row.length / 2) },
      (_, k) => `(${row.slice(2 * k, 2 * k + 2).sort()})`,
    );
  return `${places.length} ${row[0] ?? ""}`;
}

/** The first seed that is not there once. */
function faultInSeeds(n: number, places: readonly number[]): string | undefined {
  const words = faultWords;
  const size = 2 ** halvings(n);
  if (places.length !== size) return words.size(places.length, size, n);
  const at = new Map<number, number>();
  for (const [k, seed] of places.entries()) {
    if (seed === 0) continue;
    if (seed < 0 || seed > n) return words.noSeed(k + 1, seed, n);
    const before = at.get(seed);
    if (before !== undefined) return words.twice(seed, before + 1, k + 1);
    at.set(seed, k);
  }
  for (let seed = 1; seed <= n; seed++) if (!at.has(seed)) return words.missing(seed);
  return undefined;
}

/** The first of the top seeds without its bye, or the first two that meet too early. Each seed is there once. */
function faultInTree(n: number, places: readonly number[]): string | undefined {
  const words = faultWords;
  const size = places.length;
  const at: number[] = [];
  for (const [k, seed] of places.entries()) at[seed] = k;
  for (let seed = 1; seed <= size - n; seed++) {
    const opponent = places[at[seed] ^ 1];
    if (opponent !== 0) return words.noBye(seed, opponent, size - n);
  }
  for (let parts = 2; parts < size; parts *= 2) {
    const first = new Map<number, number>();
    for (let seed = 1; seed <= parts; seed++) {
      const part = Math.floor((at[seed] * parts) / size);
      const other = first.get(part);
      if (other !== undefined) return words.together(other, seed, parts);
      first.set(part, seed);
    }
  }
  return undefined;
}

/** The draw as a tree: the places of the first round on the left, and to the right whom the draw expects to come through. */

const SIDE = 520;
const TOP = 70;
const BOTTOM = 490;
const MARGIN = 10;
/** A larger draw is shown by its first places. */
const MOST_PLACES = 32;
const NAMES = ["places", "draw", "slots", "seeds", "order", "result"] as const;

export const view: AnswerView<number, readonly number[]> = {
  parts: (_n, places) =>
    Array.from({ length: Math.ceil(places.length / 2) }, (_, k) => places.slice(2 * k, 2 * k + 2)),
  drawn: NAMES,
  tell: ([a = 0, b = 0], number) => viewWords.match(number, a, b),
  scene(n, seen) {
    const words = viewWords;
    const places = placesIn(seen).slice(0, MOST_PLACES);
    const levels = Math.ceil(Math.log2(Math.max(2, places.length)));
    const dx = (SIDE - 2 * MARGIN) / (levels + 1);
    const dy = (BOTTOM - TOP) / 2 ** levels;
    const box = { width: Math.min(70, dx - 18), height: Math.min(26, Math.max(11, dy * 0.8)) };
    const at = (level: number, k: number) => ({
      x: Math.round(MARGIN + dx * (level + 0.5)),
      y: Math.round(10 * (TOP + (k + 0.5) * dy * 2 ** level)) / 10,
    });
    const nodes: GraphNode[] = [];
    let path = "";
    let row = places;
    for (let level = 0; level <= levels && row.length > 0; level++) {
      for (const [k, seed] of row.entries()) {
        const { x, y } = at(level, k);
        const isLast = level === 0 && seen.parts.length > 0 && Math.floor(k / 2) === seen.parts.length - 1;
        nodes.push({
          ...{ id: `l${level}.${k}`, x, y, box, radius: box.height / 2 },
          role: isLast ? "chosen" : level === 0 ? "done" : "idle",
          text: seed === 0 ? "–" : String(seed),
          label: words.place(level + 1, k + 1, seed),
          ...(level > 0 || seed === 0 ? { ghost: true } : {}),
        });
        if (level === levels || row.length < 2) continue;
        const next = at(level + 1, Math.floor(k / 2));
        const middle = Math.round((x + next.x) / 2);
        path += `M${x + box.width / 2} ${y}H${middle}V${next.y}H${next.x - box.width / 2}`;
      }
      row = throughOf(row);
    }
    const guides: GraphGuide[] = path === "" ? [] : [{ id: "tree", kind: "arrow", path }];
    return {
      plate: {
        ...{ kind: "graph", width: SIDE, height: SIDE, guides, edges: [], nodes },
        label: words.label(n, places),
        notes: [{ id: "head", x: SIDE / 2, y: 46, text: words.head }],
      },
      tables: [],
      key: [
        { sign: "done", text: words.key.drawn },
        { sign: "ghost", text: words.key.expected },
      ],
    };
  },
};

/** Who comes through if the better seed wins; nobody is beaten by everybody. */
function throughOf(row: readonly number[]): number[] {
  return Array.from({ length: Math.ceil(row.length / 2) }, (_, k) => {
    const [a = 0, b = 0] = row.slice(2 * k, 2 * k + 2);
    return a === 0 ? b : b === 0 ? a : Math.min(a, b);
  });
}

function placesIn({ parts, variable }: Seen): readonly number[] {
  if (parts.length > 0) return parts.flat();
  const isRow = (value: Value): value is readonly number[] =>
    Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === "number" && item >= 0);
  return NAMES.map((name) => variable(name)).find(isRow) ?? [];
}

/** The program in blocks, which readers put in order. */
export const parsons: Parsons<keyof typeof parsonsWords> = {
  distractors: [
    { mutant: "rounds-down", text: "while (size < n)", instead: "while (2 * size <= n)" },
    {
      mutant: "sum-of-players",
      text: "const sum = 2 * k + 1;",
      instead: "const sum = Math.min(2 * k, n) + 1;",
    },
  ],
  words: parsonsWords,
};

/** The task as a problem for contests: its judge, and wrong programs. */
export const contest: Contest = {
  kind: "seeds",
  wrong: {
    "rounds-down": [
      ["while (size < n)", "while (2 * size <= n)"],
      ["while size < n", "while 2 * size <= n"],
    ],
    "one-round-more": [
      ["while (size < n)", "while (size <= n)"],
      ["while size < n", "while size <= n"],
    ],
    "sum-of-players": [
      ["sum = 2 * k + 1;", "sum = (2 * k < n ? 2 * k : n) + 1;"],
      ["sum = 2 * k + 1", "sum = min(2 * k, n) + 1"],
    ],
  },
};
