/** That the best values of the challenges are the best possible: by the lessons' own algorithms, or by looking at everything. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type AnyChallenge, attempt, type Challenge, isRefusal } from "#algorithms/core/lesson/challenge.ts";
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import type { GraphPlate } from "#algorithms/core/lesson/scene.ts";
import { record } from "#algorithms/core/run/trace.ts";
import { seededRandom } from "#algorithms/core/text/random.ts";
import { leastMoves } from "#algorithms/engines/kings/least-moves.ts";
import { parseDrawnGraph } from "#algorithms/engines/matching/read/drawn-graph-text.ts";
import type { HandMatching } from "#algorithms/kit/graphs/touch/touch-matching.ts";
import { challenge as augmenting } from "#algorithms/lessons/augmenting-paths/asked/challenge.ts";
import { lesson as augmentingPaths } from "#algorithms/lessons/augmenting-paths/lesson.ts";
import { challenge as flowers } from "#algorithms/lessons/blossom/asked/challenge.ts";
import { lesson as blossom } from "#algorithms/lessons/blossom/lesson.ts";
import { challenge as circle } from "#algorithms/lessons/circle-method/asked/challenge.ts";
import { lesson as circleMethod } from "#algorithms/lessons/circle-method/lesson.ts";
import { challenge as colors } from "#algorithms/lessons/first-move/asked/challenge.ts";
import { countBreaks, games } from "#algorithms/lessons/first-move/hand-colors.ts";
import { challenge as knight } from "#algorithms/lessons/floods/asked/challenge.ts";
import { challenge as ranking } from "#algorithms/lessons/order-or-cycle/asked/challenge.ts";
import { challenge as kings } from "#algorithms/lessons/peaceful-kings/asked/challenge.ts";
import { challenge as halves } from "#algorithms/lessons/recursive-halving/asked/challenge.ts";
import { lesson as halving } from "#algorithms/lessons/recursive-halving/lesson.ts";
import { facing, turned, challenge as wheel } from "#algorithms/lessons/rotation/asked/challenge.ts";
import { challenge as swiss } from "#algorithms/lessons/swiss-by-matching/asked/challenge.ts";
import { lesson as swissByMatching } from "#algorithms/lessons/swiss-by-matching/lesson.ts";
import { parse as parseSwiss } from "#algorithms/lessons/swiss-by-matching/problem.ts";
import { roundOf } from "#algorithms/lessons/swiss-by-matching/round.ts";
import { challenge as unlucky } from "#algorithms/lessons/tournament-systems/asked/challenge.ts";
import {
  challenge as cards,
  dictionary,
} from "#algorithms/lessons/transpositions-and-exchanges/asked/challenge.ts";
import { challenge as lines } from "#algorithms/lessons/union-find/asked/challenge.ts";
import { challenge as heaviest } from "#algorithms/lessons/weighted-blossom/asked/challenge.ts";
import { lesson as weightedBlossom } from "#algorithms/lessons/weighted-blossom/lesson.ts";
import { plays } from "../support/challenge-plays.ts";

const challenges = import.meta.glob<AnyChallenge>("/algorithms/lessons/*/asked/challenge.ts", {
  eager: true,
  import: "challenge",
});

const exampleOf = (lesson: string, name: string): string =>
  readFileSync(new URL(`../../algorithms/lessons/${lesson}/inputs/${name}.txt`, import.meta.url), "utf8");

// biome-ignore lint/suspicious/noExplicitAny: the results of the lessons differ.
function resultOf(lesson: AnyLesson, text: string): any {
  return record(lesson, lesson.parse(text)).result;
}

/** The score after these touches, all of which have to be legal. */
function scoreAfter<S>(challenge: Challenge<S>, touches: readonly string[]): number | undefined {
  const { touches: taken, state } = attempt(challenge, touches);
  expect(taken).toEqual(touches);
  return challenge.score(state);
}

function refusalOf<S>(challenge: Challenge<S>, touches: readonly string[], mark: string): string {
  const outcome = challenge.touch(attempt(challenge, touches).state, mark);
  if (!isRefusal(outcome)) throw new Error(`${mark} was not refused`);
  return outcome.refused;
}

/** The scores of plays by chance. */
function scoresByChance<S>(challenge: Challenge<S>, plays: number): (number | undefined)[] {
  const random = seededRandom(7);
  return Array.from({ length: plays }, () => {
    let state = challenge.start;
    while (!challenge.isDone(state)) {
      const touchable = challenge.touchable(state);
      state = challenge.touch(state, touchable[Math.floor(random() * touchable.length)] as string) as S;
    }
    return challenge.score(state);
  });
}

describe("rounds that are paired by hand", () => {
  const schedule = resultOf(circleMethod, "6");
  const touches = Array.from(schedule.white as ArrayLike<number>, (u, g) => [
    `p${u}`,
    `p${schedule.black[g]}`,
  ]);

  test("of six players take five, as the circle makes them; nobody can do with fewer, as each has five opponents", () => {
    expect(scoreAfter(circle, touches.flat())).toBe(5);
    expect(circle.best).toBe(5);
  });

  test("of six players by chance take five about once in three", () => {
    const scores = scoresByChance(circle, 2000);
    expect(Math.min(...(scores as number[]))).toBe(5);
    const share = scores.filter((score) => score === 5).length / scores.length;
    expect(share).toBeGreaterThan(0.28);
    expect(share).toBeLessThan(0.38);
  });

  test("of two teams take four, as the first call of the halving makes them", () => {
    const { n, meets } = resultOf(halving, "8");
    const across = [1, 2, 3, 4].flatMap((day) =>
      [1, 2, 3, 4].map((u) => [`p${u}`, `p${Math.abs(meets[(day - 1) * n + u - 1])}`]),
    );
    expect(scoreAfter(halves, across.flat())).toBe(4);
    expect(halves.best).toBe(4);
  });

  test("are refused with the rule", () => {
    expect(refusalOf(circle, ["p1", "p2"], "p1")).toBe(
      "1 plays in this round already. Everyone has one game a round.",
    );
    expect(refusalOf(circle, ["p1", "p2", "p3", "p4", "p5", "p6", "p2"], "p1")).toBe(
      "2 and 1 have met, in round 1. Nobody meets twice.",
    );
    expect(refusalOf(halves, ["p1"], "p2")).toMatch(/one team/);
  });
});

describe("the wheel", () => {
  test("makes seven rounds when the same one stays, whoever it is", () => {
    for (const mark of ["p1", "p4", "p8"]) expect(scoreAfter(wheel, Array(6).fill(mark))).toBe(7);
    expect(wheel.best).toBe(7);
  });

  test("makes four when nobody stays: then all pairs come back", () => {
    expect(refusalOf(wheel, ["hub", "hub", "hub"], "hub")).toBe(
      "If nobody stays, E and D meet again, as in round 1.",
    );
  });

  test("lets everybody but the one who stays move on by one seat", () => {
    expect(turned([0, 1, 2, 3, 4, 5, 6, 7], -1)).toEqual([7, 0, 1, 2, 3, 4, 5, 6]);
    expect(turned([0, 1, 2, 3, 4, 5, 6, 7], 2)).toEqual([7, 0, 2, 1, 3, 4, 5, 6]);
    expect(facing([7, 0, 2, 1, 3, 4, 5, 6])).toEqual([
      [7, 6],
      [0, 5],
      [2, 4],
      [1, 3],
    ]);
  });
});

test("no colors of the six players' games have fewer breaks than four", () => {
  let least = Number.POSITIVE_INFINITY;
  for (let mask = 0; mask < 2 ** games.length; mask++)
    least = Math.min(least, countBreaks(games.map((_, g) => ((mask >> g) & 1) === 1)));
  expect(least).toBe(colors.best);
  const met = new Set(games.map(([, u, v]) => `${u}-${v}`));
  expect(met.size).toBe(15);
});

test("three kings go round in eight moves, and not in fewer", () => {
  const board = { n: 3, k: 3, starts: Int32Array.of(0, 2, 6), targets: Int32Array.of(2, 6, 0) };
  expect(kings.start.cells).toEqual([...board.starts]);
  const arrived = { ...kings.start, cells: [...board.targets] };
  expect(kings.isDone(arrived)).toBe(true);
  expect(kings.best).toBe(leastMoves(board, undefined));
  expect(refusalOf(kings, ["k1"], "c8")).toMatch(/one cell/);
  expect(refusalOf(kings, ["k1"], "c1")).toBe("There 1 would touch 2.");
});

describe("the best and the second best of eight", () => {
  const knockout = ["p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "p1", "p3", "p5", "p7", "p1", "p5"];

  test("take nine games: a knockout, and two more among those who lost to the best", () => {
    const { state } = attempt(unlucky, knockout);
    expect(unlucky.isDone(state)).toBe(false);
    expect(scoreAfter(unlucky, [...knockout, "p2", "p3", "p2", "p5"])).toBe(9);
    expect(unlucky.best).toBe(9);
  });

  test("never take fewer, whoever plays whom", () => {
    const scores = scoresByChance(unlucky, 5000) as number[];
    expect(Math.min(...scores)).toBeGreaterThanOrEqual(9);
  });

  test("are never asked of two whose order is known, also by way of others", () => {
    const chain = ["p1", "p2", "p3", "p4", "p1", "p3"];
    expect(refusalOf(unlucky, [...chain, "p1"], "p4")).toBe("You know that already: 1 is better than 4.");
  });
});

describe("a matching by hand", () => {
  const edgesOf = (challenge: Challenge<HandMatching>): string[] =>
    (challenge.plate(challenge.start) as GraphPlate).edges.map(({ id, text }) =>
      `${id} ${text ?? ""}`.trim(),
    );
  const exampleEdges = (text: string, isWeighted = false): string[] =>
    parseDrawnGraph(text).graph.edges.map(
      ({ u, v, weight }) => `e${u}.${v}${isWeighted ? ` ${weight}` : ""}`,
    );

  const pairsIn = (mate: Int32Array): number => mate.filter((partner) => partner >= 0).length / 2;

  test("has the graph and the best of the lesson’s example", () => {
    const boards = exampleOf("augmenting-paths", "boards");
    expect(edgesOf(augmenting)).toEqual(exampleEdges(boards));
    expect(pairsIn(resultOf(augmentingPaths, boards).matching)).toBe(augmenting.best);
    const two = exampleOf("blossom", "flowers");
    expect(edgesOf(flowers)).toEqual(exampleEdges(two));
    expect(pairsIn(resultOf(blossom, two).matching)).toBe(flowers.best);
    expect(flowers.start.value).toBe(flowers.best - 1);
  });

  test("is heaviest where the weighted lesson ends", () => {
    const first = exampleOf("weighted-blossom", "first");
    expect(edgesOf(heaviest)).toEqual(exampleEdges(first, true));
    const { mate } = resultOf(weightedBlossom, first);
    const weights = parseDrawnGraph(first).graph.edges.filter(({ u, v }) => mate[u] === v);
    expect(weights.reduce((sum, { weight }) => sum + Number(weight), 0)).toBe(heaviest.best);
  });

  test("joins those who may meet in the Swiss lesson’s first round, and leaves nobody over", () => {
    const first = exampleOf("swiss-by-matching", "first");
    const { mayMeet, n } = roundOf(parseSwiss(first));
    const pairs: string[] = [];
    for (let u = 1; u <= n; u++)
      for (let v = u + 1; v <= n; v++) if (mayMeet(u, v)) pairs.push(`e${u - 1}.${v - 1}`);
    expect(edgesOf(swiss)).toEqual(pairs);
    expect(resultOf(swissByMatching, first).rounds[0].pairs).toHaveLength(swiss.best);
  });

  test("lets who comes take the place of who is there, by an edge or by its ends", () => {
    const greedy = ["e0.5", "e1.6", "e2.7", "e3.8"];
    expect(scoreAfter(augmenting, greedy)).toBe(4);
    expect(scoreAfter(augmenting, [...greedy, "e4.5", "v0", "v7", "v9", "v2"])).toBe(5);
    const { state } = attempt(augmenting, [...greedy, "e0.5"]);
    expect(state.mate.slice(0, 2)).toEqual([-1, 6]);
    expect(refusalOf(augmenting, ["v0"], "v1")).toBe("No line joins 0 and 1.");
  });

  test("counts as a score only when nothing can be added", () => {
    expect(scoreAfter(augmenting, ["e0.5", "e1.6", "e2.7"])).toBeUndefined();
  });
});

test("the lines of cards are all orders of three out of four, as strings are sorted", () => {
  const lines = new Set<string>();
  for (const a of "4567")
    for (const b of "4567") for (const c of "4567") if (new Set([a, b, c]).size === 3) lines.add(a + b + c);
  expect(dictionary.map((line) => line.join(""))).toEqual([...lines].toSorted());
  const right = ["467", "475", "476", "546"].join("");
  expect(
    scoreAfter(
      cards,
      [...right].map((card) => `c${card}`),
    ),
  ).toBe(4);
  expect(
    scoreAfter(
      cards,
      [...`457${right}`].map((card) => `c${card}`),
    ),
  ).toBe(5);
  expect(refusalOf(cards, ["c4"], "c4")).toBe("4 stands in this line already.");
});

describe("the knight who is late", () => {
  test("needs four jumps: no walk of his with fewer ends at his board, and some with four do", () => {
    let walks = [attempt(knight, [])];
    for (let jumps = 1; jumps <= 4; jumps++) {
      walks = walks.flatMap(({ touches, state }) =>
        knight.touchable(state).map((mark) => attempt(knight, [...touches, mark])),
      );
      expect(walks.length).toBeGreaterThan(0);
      expect(walks.some(({ state }) => knight.isDone(state))).toBe(jumps === 4);
    }
    const ends = walks.filter(({ state }) => knight.isDone(state));
    expect(new Set(ends.map(({ state }) => knight.score(state)))).toEqual(new Set([knight.best]));
  });

  test("may go a longer way, and jumps as a knight does", () => {
    expect(scoreAfter(knight, ["c11", "c20", "c11", "c22", "c13", "c16"])).toBe(6);
    expect(refusalOf(knight, [], "c16")).toMatch(/not a jump away/);
    expect(refusalOf(knight, ["c11", "c22", "c13", "c16"], "c7")).toMatch(/there already/);
  });
});

describe("the fair ranking", () => {
  test("brings eight of nine arrows forward at best, in four rows of all", () => {
    let all = [attempt(ranking, [])];
    for (let place = 1; place <= 6; place++)
      all = all.flatMap(({ touches, state }) =>
        ranking.touchable(state).map((mark) => attempt(ranking, [...touches, mark])),
      );
    const scores = all.map(({ state }) => ranking.score(state) as number);
    expect(scores).toHaveLength(720);
    expect(Math.max(...scores)).toBe(ranking.best);
    expect(scores.filter((score) => score === ranking.best)).toHaveLength(4);
  });

  test("takes each player once, and counts when all are placed", () => {
    expect(ranking.score(attempt(ranking, ["p3", "p5"]).state)).toBeUndefined();
    expect(refusalOf(ranking, ["p3"], "p3")).toMatch(/already/);
    expect(scoreAfter(ranking, ["p5", "p1", "p3", "p0", "p4", "p2"])).toBe(8);
  });
});

describe("eight clubs and twelve lines", () => {
  test("no set of lines that holds all together costs less than 37, and four cost just that", () => {
    const scores = Array.from({ length: 2 ** 12 }, (_, code) => {
      const marks = Array.from({ length: 12 }, (_each, k) => `e${k}`).filter((_each, k) => (code >> k) & 1);
      const { touches, state } = attempt(lines, marks);
      return touches.length === marks.length ? lines.score(state) : undefined;
    }).filter((score) => score !== undefined);
    expect(Math.min(...scores)).toBe(lines.best);
    expect(scores.filter((score) => score === lines.best)).toHaveLength(4);
  });

  test("a line is given back by a second touch, and ends are reached only when all hang together", () => {
    expect(attempt(lines, ["e4", "e4"]).state).toEqual(lines.start);
    expect(scoreAfter(lines, ["e0", "e1", "e2", "e3"])).toBeUndefined();
    expect(refusalOf(lines, ["e4", "e0", "e1", "e3", "e5", "e8", "e7"], "e9")).toMatch(/together already/);
  });
});

test("each has a play to its end, for the tests on pages", () => {
  for (const [lesson, { touches, score }] of Object.entries(plays)) {
    const challenge = challenges[`/algorithms/lessons/${lesson}/asked/challenge.ts`] as AnyChallenge;
    expect(scoreAfter(challenge, touches), lesson).toBe(score);
    expect(challenge.isDone(attempt(challenge, touches).state), lesson).toBe(true);
  }
  expect(Object.keys(plays)).toHaveLength(Object.keys(challenges).length);
});
