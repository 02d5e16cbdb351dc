/** What the articles say beside futures and questions of a run: each claim is computed. What is expected stands in the article. */
import { describe, expect, test } from "vitest";
import { AskedRun } from "#algorithms/core/lesson/asked-run.ts";
import { problemOf } from "#algorithms/core/lesson/edited.ts";
import { type AnyLesson, examplesOf } from "#algorithms/core/lesson/lesson.ts";
import { type Answers, whole } from "#algorithms/core/run/asking.ts";
import { AS_WRITTEN, openForksAt, parseFuture, recordFuture } from "#algorithms/core/run/futures.ts";
import { type Recording, record, type Trace } from "#algorithms/core/run/trace.ts";
import { positionOf } from "#components/run/position-names.ts";
import { inputOf, lessons } from "../support/all-lessons.ts";
import { plainValue } from "../support/plain-value.ts";

const articles = import.meta.glob<string>("/content/lessons/en/*.mdx", {
  eager: true,
  import: "default",
  query: "?raw",
});

/** A place of an article that shows a future, or asks the run. */
interface Place {
  readonly lesson: AnyLesson;
  /** The lesson, the figure's example and what is shown or asked: "blossom flowers c8-1". */
  readonly key: string;
  readonly example: string;
  readonly at: string;
  readonly future: string | undefined;
  readonly asks: string | undefined;
  /** The paragraph as it is read. */
  readonly said: string;
}

const ofLesson = (id: string): AnyLesson => {
  const found = Object.values(lessons).find((each) => each.id === id);
  if (!found) throw new RangeError(`there is no lesson ${id}`);
  return found;
};

/** The cues of an article that show a future, or ask. */
function placesIn(path: string, text: string): Place[] {
  const id = /([^/]+)\.mdx$/.exec(path)?.[1] ?? "";
  const lesson = ofLesson(id);
  return text.split("\n").flatMap((line) =>
    Array.from(line.matchAll(/<Cue ([^>]*)>/g), ([, props = ""]): Place => {
      const prop = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(props)?.[1];
      const { 0: first = "" } = examplesOf(lesson);
      const {
        example = first,
        at = "",
        future,
        asks,
      } = {
        example: prop("example"),
        at: prop("at"),
        future: prop("future"),
        asks: prop("asks"),
      };
      const said = line.replace(/<[^>]*>/g, "").replace(/\*/g, "");
      return { lesson, key: `${id} ${example} ${future ?? asks}`, example, at, future, asks, said };
    }).filter(({ future, asks }) => future !== undefined || asks !== undefined),
  );
}

const byArticle = Object.entries(articles).map(([path, text]) => ({
  id: /([^/]+)\.mdx$/.exec(path)?.[1] ?? "",
  places: placesIn(path, text),
}));
const places = byArticle.flatMap((each) => each.places);

// biome-ignore lint/suspicious/noExplicitAny: problems and results are the lessons' own business.
type Any = any;

/** The run as written, and the one that the article shows beside it. */
interface Both {
  readonly lesson: AnyLesson;
  readonly problem: Any;
  readonly one: Any;
  readonly other: Any;
  /** How many steps of a kind each of both has. */
  count(kind: string): readonly [number, number];
  /** The calls of each of both, in their order. */
  readonly calls: readonly [string[], string[]];
  readonly steps: readonly [number, number];
}

interface Claim {
  /** The words of the article that are held. */
  readonly says: string;
  /** Of a choice: what is taken, instead of what; and of how many, if the article counts them. */
  readonly taken?: string;
  readonly own?: string;
  readonly of?: number;
  holds(both: Both): void;
}

const list = (numbers: ArrayLike<number>): number[] => Array.from(numbers);
const plainly = (value: unknown): unknown => plainValue(value);

/** All that is other is the order: the same steps, and the same result. */
function onlyOrderDiffers({ one, other, calls: [mine, its] }: Both): void {
  expect(its).not.toEqual(mine);
  expect(its.toSorted()).toEqual(mine.toSorted());
  expect(plainly(other)).toEqual(plainly(one));
}

const isFair = (order: readonly number[], arrows: readonly (readonly [number, number])[]): boolean =>
  arrows.every(([u, v]) => order.indexOf(u) < order.indexOf(v));

const FUTURES: Readonly<Record<string, Claim>> = {
  "augmenting-paths boards c2-1": {
    says: "What if player 0 had taken 7 first, and not 5? Then one search fewer is needed, and another matching comes out, as large as this one.",
    ...{ taken: "0–7", own: "0–5" },
    holds({ one, other, count }) {
      const [mine, its] = count("root");
      expect(mine - its).toBe(1);
      const [first, second] = [list(one.matching), list(other.matching)];
      expect(second).not.toEqual(first);
      expect(second.filter((v) => v >= 0)).toHaveLength(first.filter((v) => v >= 0).length);
    },
  },
  "blossom flowers c8-1": {
    says: "What if 1 had looked at its neighbours before 9? Then the second blossom is never needed, and the matching is as large.",
    ...{ taken: "1", own: "9" },
    holds({ one, other, count }) {
      expect(count("shrink")).toEqual([2, 1]);
      const size = ({ matching }: Any): number => list(matching).filter((v) => v >= 0).length;
      expect(size(other)).toBe(size(one));
    },
  },
  "circle-method seven c2-1": {
    says: "What if 3 and 6 are written down before 2 and 7? All that changes is the order of the lines",
    ...{ taken: "3 and 6", own: "2 and 7" },
    holds: onlyOrderDiffers,
  },
  "first-move eight c0-1": {
    says: "What if the row of 2 were filled first? It would be the same row",
    ...{ taken: "the row of 2", own: "the row of 1" },
    holds: ({ one, other, calls: [mine, its] }) => {
      expect(its).not.toEqual(mine);
      expect(list(other.color)).toEqual(list(one.color));
    },
  },
  "floods late wall-2-1": {
    says: "Put one wall on any free cell: he still gets there in four jumps. Bar (2, 1), through which he came, and he comes by (3, 2).",
    holds({ lesson, problem, one, other }) {
      const { board, columns } = problem as { board: readonly string[]; columns: number };
      const cell = (row: number, column: number): number => row * columns + column;
      expect([one.way.includes(cell(2, 1)), other.way.includes(cell(2, 1))]).toEqual([true, false]);
      expect([one.way.includes(cell(3, 2)), other.way.includes(cell(3, 2))]).toEqual([false, true]);
      const target = board.join("").indexOf("T");
      for (const [row, signs] of board.entries())
        for (const [column, sign] of [...signs].entries()) {
          if (sign !== ".") continue;
          const barred = board.map((each, r) =>
            r === row ? `${each.slice(0, column)}#${each.slice(column + 1)}` : each,
          );
          const { result } = record(lesson, { ...problem, board: barred }) as Recording<Any>;
          expect(result.distances[target], `a wall at (${row}, ${column})`).toBe(4);
        }
    },
  },
  "order-or-cycle club c10-1": {
    says: "here 5 comes before 4. Another row comes out, and every arrow points forward in it, too.",
    ...{ taken: "player 5", own: "player 4" },
    holds({ problem, one, other }) {
      expect([
        one.order.indexOf(4) < one.order.indexOf(5),
        other.order.indexOf(5) < other.order.indexOf(4),
      ]).toEqual([true, true]);
      expect(other.order).not.toEqual(one.order);
      expect(other.order).toHaveLength(problem.n);
      expect([isFair(one.order, problem.arrows), isFair(other.order, problem.arrows)]).toEqual([true, true]);
    },
  },
  "order-or-cycle contradiction turn-5-4": {
    says: "With the result of 5 and 4 turned, everybody gets a place.",
    holds({ problem, one, other }) {
      expect(one.order).toEqual([]);
      expect(other.order).toHaveLength(problem.n);
    },
  },
  "order-or-cycle contradiction turn-5-3": {
    says: "With that of 5 and 3 the cycle is still there.",
    holds({ one, other }) {
      expect(other.cycle.toSorted()).toEqual(one.cycle.toSorted());
      expect(one.cycle).toHaveLength(3);
    },
  },
  "order-or-cycle club-by-colours c0-5": {
    says: "begin at 5, and another row comes out.",
    taken: "player 5",
    holds({ problem, one, other }) {
      expect(other.order).not.toEqual(one.order);
      expect(isFair(other.order, problem.arrows)).toBe(true);
    },
  },
  "order-or-cycle everybody c14-1": {
    says: "nobody is free at all, and the walk backwards closes after three; by another way it finds another cycle.",
    holds({ one, other, count }) {
      expect(count("place")).toEqual([0, 0]);
      expect(one.cycle).toHaveLength(3);
      expect(other.cycle.toSorted()).not.toEqual(one.cycle.toSorted());
    },
  },
  "peaceful-kings sparse c32-1": {
    says: "Where several squares are equally near, any will do. In  three are, once: another of them saves 16 moves.",
    of: 3,
    holds({ one, other }) {
      expect(one.moves.length - other.moves.length).toBe(16);
    },
  },
  "recursive-halving eight c2-1": {
    says: "what if 2 and 6 sit down before 1 and 5? The day is the same",
    ...{ taken: "2 and 6", own: "1 and 5" },
    holds: onlyOrderDiffers,
  },
  "rotation six c2-1": {
    says: "What if the round began with B and E? Nothing but the order in which it is written down would change.",
    taken: "B and E",
    holds: onlyOrderDiffers,
  },
  "swiss-by-matching first c3-1": {
    says: "What if 8 had taken 6 instead of 5? Then fewer change their partners, and the round that is played is the same.",
    ...{ taken: "6–8", own: "5–8" },
    holds({ one, other, count }) {
      const [mine, its] = count("flip");
      expect(its).toBeLessThan(mine);
      expect(plainly(other.rounds)).toEqual(plainly(one.rounds));
    },
  },
  "tournament-systems six c12-1": {
    says: "What if place 5 plays before place 4? The same winner, by the same matches",
    ...{ taken: "place 5", own: "place 4" },
    holds(both) {
      onlyOrderDiffers(both);
      expect(both.other.winner[1]).toBe(both.one.winner[1]);
    },
  },
  "tournament-systems six result-6-3": {
    says: "What if 6 beats 3 in ? Then 3 has played one match, 2 meets 6 in the semi-final, and the final stays as it was.",
    holds({ one, other }) {
      const entrant = ({ draw, winner, size }: Any, v: number): number => (v >= size ? draw[v] : winner[v]);
      const matches = (bracket: Any) =>
        list({ length: bracket.size - 1 } as ArrayLike<number>).map((_, k) => [
          entrant(bracket, 2 * k + 2),
          entrant(bracket, 2 * k + 3),
        ]);
      const played = matches(other).filter((pair) => pair.every((seed) => seed <= other.n));
      expect(played.filter((pair) => pair.includes(3))).toHaveLength(1);
      expect(played[0]).toEqual(matches(one)[0]);
      // The second of the three places before the last round is that of 2.
      expect(matches(other)[2]?.toSorted()).toEqual([2, 6]);
      expect(matches(one)[2]?.toSorted()).toEqual([2, 3]);
      expect(other.winner[1]).toBe(one.winner[1]);
    },
  },
  "union-find clubs c4-0": {
    says: "What if 0 had hung under 1, and not the other way? Other parents, the same groups, the same cycles.",
    ...{ taken: "0", own: "1" },
    holds({ one, other }) {
      expect([other.first, list(other.sizes)]).toEqual([one.first, list(one.sizes)]);
    },
  },
  "union-find clubs c95-1": {
    says: "What if 4–6 had come before 5–6? Another tree, of the same weight.",
    ...{ taken: "4–6", own: "5–6" },
    holds({ problem, one, other }) {
      const weight = (forest: readonly number[]): number =>
        forest.reduce((sum, k) => sum + problem.edges[k][2], 0);
      expect(other.forest).not.toEqual(one.forest);
      expect([weight(one.forest), weight(other.forest)]).toEqual([37, 37]);
    },
  },
  "weighted-blossom first c2-1": {
    says: "What if the edge 5–6 comes before 2–4? Both are tight, so the order is free, and neither a price nor the weight is another.",
    ...{ taken: "5–6", own: "2–4" },
    holds({ problem, one, other }) {
      const weight = ({ mate }: Any): number =>
        problem.graph.edges
          .filter(({ u, v }: Any) => mate[u] === v)
          .reduce((sum: number, edge: Any) => sum + Number(edge.weight), 0);
      expect(plainly(other.y)).toEqual(plainly(one.y));
      expect(weight(other)).toBe(weight(one));
      expect(weight(one)).toBeGreaterThan(0);
    },
  },
};

/** What is asked, how many answers the article counts, and what they are. */
interface AskedClaim {
  readonly says: string;
  readonly count?: (result: Any, problem: Any) => number;
  holds?(asked: { readonly answers: Answers; readonly trace: Trace; readonly result: Any }): void;
}

/** The answers have each game of a player in them. */
const gamesOf =
  (player: number): NonNullable<AskedClaim["holds"]> =>
  ({ answers, trace }) => {
    const games = Array.from({ length: trace.length }, (_, k) => k + 1).filter((position) => {
      const { step, a, b } = trace.stepAt(position);
      return step === "game" && [a, b].includes(player);
    });
    expect(games.length).toBeGreaterThan(0);
    expect(games.filter((position) => !answers.has(position))).toEqual([]);
  };

const ASKED: Readonly<Record<string, AskedClaim>> = {
  "augmenting-paths boards k-grow": { says: "The diagram also lists each step at which a tree grows." },
  "blossom flowers k-turn": {
    says: "The same happens on the other side: the diagram lists both times.",
    count: () => 2,
  },
  "circle-method seven m-p3": {
    says: "The diagram lists all that happens to player 3",
    holds: gamesOf(3),
  },
  "first-move eight k-done": {
    says: "The diagram lists each row when it is complete.",
    count: (_, { n }) => n,
  },
  "floods late m-c16": { says: "Ask the run yourself: what happens to T" },
  "floods late k-grow": {
    says: "or each new number.",
    // Every cell that has a number but the source.
    count: ({ distances }) => list(distances).filter((distance) => distance > 0).length,
  },
  "order-or-cycle club m-p6": { says: "Ask the run yourself: what happens to 6" },
  "order-or-cycle club k-place": { says: "or who takes which place.", count: (_, { n }) => n },
  "order-or-cycle club-by-colours k-leave": {
    says: "Or ask who turns black when.",
    count: (_, { n }) => n,
  },
  "peaceful-kings sparse m-k4": { says: "See what king 4 does." },
  "recursive-halving eight m-p4": {
    says: "The diagram lists all that happens to player 4.",
    holds: gamesOf(4),
  },
  "rotation six k-game": {
    says: "The diagram lists all games, for you to compare.",
    count: (_, { n }) => (n * (n - 1)) / 2,
  },
  "swiss-by-matching first k-refuse": { says: "The diagram lists each pair that is refused." },
  "the-dutch-system first k-leads": {
    says: "The lead has changed four times, each time by another criterion.",
    holds({ answers, trace }) {
      const [from, to] = [positionOf(trace, "bracket 2"), positionOf(trace, "decide 2")];
      const leads = [...answers].filter((position) => position > from && position < to);
      // The first one that leads takes the lead from nobody.
      expect(leads.length - 1).toBe(4);
    },
  },
  "the-dutch-system first k-falls": { says: "and each candidate that falls." },
  "tournament-systems six k-bye": { says: "The diagram lists both byes.", count: () => 2 },
  "transpositions-and-exchanges eleven k-pivot": { says: "The diagram lists every pivot" },
  "transpositions-and-exchanges eleven k-turn": { says: "and every end that turns round." },
  "union-find clubs k-closes": {
    says: "You can ask the run: which edges close a cycle",
    // Each edge that joins nothing closes one.
    count: ({ forest }, { edges }) => edges.length - forest.length,
  },
  "union-find clubs m-v4": { says: "or what happens to vertex 4." },
  "union-find clubs k-choose": {
    says: "The run lists each edge that is chosen.",
    count: ({ forest }) => forest.length,
  },
  "weighted-blossom first k-change": { says: "The diagram lists each change of the prices." },
};

test("each lesson asks at least twice, and answers by a future or a list", () => {
  expect(byArticle.map(({ id }) => id)).toEqual(
    Object.keys(lessons).flatMap((path) => /lessons\/([^/]+)\/lesson\.ts$/.exec(path)?.[1] ?? []),
  );
  for (const { id, places: there } of byArticle) expect(there.length, id).toBeGreaterThanOrEqual(2);
});

test("each of these places is held by what is computed here", () => {
  const shown = places.filter(({ future }) => future !== undefined).map(({ key }) => key);
  expect(shown.toSorted()).toEqual(Object.keys(FUTURES).toSorted());
  const asked = places.filter(({ asks }) => asks !== undefined).map(({ key }) => key);
  expect(asked.toSorted()).toEqual(Object.keys(ASKED).toSorted());
});

describe("the article tells truly of its future", () => {
  test.each(places.filter(({ future }) => future !== undefined).map((place) => [place.key, place] as const))(
    "%s",
    async (key, { lesson, example, future = "", said }) => {
      const claim = FUTURES[key];
      if (!claim) throw new RangeError("nothing is computed of it");
      expect(said).toContain(claim.says);
      const performing = await lesson.performing?.();
      const problem = lesson.parse(inputOf(lesson.id, example));
      const wanted = parseFuture(future) ?? AS_WRITTEN;
      const input = problemOf({ lesson, performing }, problem, wanted);
      const [mine, its] = [record(lesson, problem), recordFuture(lesson, input, wanted)];
      const deviation = "deviations" in wanted ? wanted.deviations[0] : undefined;
      if (deviation) {
        const fork = openForksAt([lesson, problem], AS_WRITTEN, deviation.position)[deviation.nth];
        const named = (index: number): string =>
          performing?.words.answer[fork?.kind ?? ""]?.(fork?.legal[index] ?? [], problem) ?? "";
        const plain = (text: string): string => text.replaceAll("\u2060", "");
        if (claim.taken !== undefined) expect(plain(named(deviation.index))).toBe(claim.taken);
        if (claim.own !== undefined) expect(plain(named(fork?.taken ?? -1))).toBe(claim.own);
        if (claim.of !== undefined) expect(fork?.legal).toHaveLength(claim.of);
      }
      const callsOf = ({ trace }: Recording<unknown>): string[] =>
        Array.from({ length: trace.length }, (_, k) => {
          const { step, a, b } = trace.stepAt(k + 1);
          return `${step} ${a} ${b}`;
        });
      const calls = [callsOf(mine), callsOf(its)] as const;
      const counted = (of: readonly string[], kind: string): number =>
        of.filter((call) => call.startsWith(`${kind} `)).length;
      claim.holds({
        ...{ lesson, problem, calls, one: mine.result, other: its.result },
        steps: [mine.trace.length, its.trace.length],
        count: (kind) => [counted(calls[0], kind), counted(calls[1], kind)],
      });
    },
  );
});

describe("the article asks what has an answer there", () => {
  test.each(places.filter(({ asks }) => asks !== undefined).map((place) => [place.key, place] as const))(
    "%s",
    (key, { lesson, example, at, asks = "", said }) => {
      const claim = ASKED[key];
      if (!claim) throw new RangeError("nothing is computed of it");
      expect(said).toContain(claim.says);
      const problem = lesson.parse(inputOf(lesson.id, example));
      const { trace, result } = record(lesson, problem);
      const asking = new AskedRun({ lesson, run: { problem, trace }, listings: [] });
      const asked = asking.parse(asks);
      if (!asked) throw new RangeError("that is no question of this run");
      const answers = whole(asking.answer(asked));
      // Whoever is led there has an answer there, or one that comes.
      expect([...answers].some((position) => position >= positionOf(trace, at))).toBe(true);
      if (claim.count) expect(answers.count).toBe(claim.count(result, problem));
      claim.holds?.({ answers, trace, result });
    },
  );
});
