import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Task } from "#algorithms/core/lesson/exercise.ts";
import { check } from "#algorithms/core/lesson/lesson.ts";
import { InputError } from "#algorithms/core/lesson/mistake.ts";
import { record, silentRecorder } from "#algorithms/core/run/trace.ts";
import { seededRandom } from "#algorithms/core/text/random.ts";
import { pairRound } from "#algorithms/engines/swiss/pair-by-matching.ts";
import { readTrf } from "#algorithms/engines/swiss/read-trf.ts";
import type { Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { exercises, faded } from "#algorithms/lessons/swiss-by-matching/asked/questions.ts";
import { lesson } from "#algorithms/lessons/swiss-by-matching/lesson.ts";
import { pairByAsking } from "#algorithms/lessons/swiss-by-matching/plain.ts";
import {
  type PairedRound,
  type Problem,
  type Result,
  tournamentOf,
} from "#algorithms/lessons/swiss-by-matching/problem.ts";
import { roundOf } from "#algorithms/lessons/swiss-by-matching/round.ts";
import { barrierOf, findPath } from "#algorithms/lessons/swiss-by-matching/solve/search.ts";
import { solve } from "#algorithms/lessons/swiss-by-matching/solve.ts";
import { asks, steps } from "#algorithms/lessons/swiss-by-matching/steps.ts";
import { depth, tries } from "#test/depth.ts";
import { expectSame } from "#test/support/expect-same.ts";
import { ANY_SENTENCE, testMistakes } from "#test/support/mistake-of.ts";
import { randomTournament, readCorpus, swissExample } from "../support/given/swiss-fixtures.ts";
import { testOwnSolutions } from "../support/program-solution.ts";
import { questionsOf } from "../support/questions.ts";

/** The next round. */
function solved(problem: Problem): PairedRound {
  return solve(problem, silentRecorder(steps, asks)).rounds[0];
}

/** A result of one round. */
function only(round: PairedRound): Result {
  return { rounds: [round], points: [] };
}

/** What a round is, whatever the order in which it is told. */
function told({
  pairs,
  bye,
  unpaired,
}: Pick<PairedRound, "pairs" | "unpaired"> & { readonly bye: number | undefined }) {
  return {
    pairs: pairs.map(({ white, black }) => `${white}–${black}`).sort(),
    bye: bye ?? 0,
    unpaired: [...unpaired].sort((u, v) => u - v),
  };
}

function expectAgreement(tournament: Tournament): PairedRound {
  const result = solved(tournament);
  expect(told(result)).toEqual(told(pairRound(tournament, "basic")));
  expect(() => check(lesson, tournament, only(result))).not.toThrow();
  return result;
}

/** A field of players without games, who may meet only as the pairs say. */
function fieldWith(n: number, may: (u: number, v: number) => boolean): Problem {
  const not: [number, number][] = [];
  for (let u = 1; u <= n; u++) for (let v = u + 1; v <= n; v++) if (!may(u, v)) not.push([u, v]);
  return tournamentOf(
    Array.from({ length: n }, () => []),
    [],
    not,
  );
}

/** The most pairs, by trying them all. */
function mostPairs(left: readonly number[], may: (u: number, v: number) => boolean): number {
  const [first, ...rest] = left;
  if (first === undefined) return 0;
  let most = mostPairs(rest, may);
  for (const v of rest) {
    if (!may(first, v)) continue;
    most = Math.max(
      most,
      1 +
        mostPairs(
          rest.filter((w) => w !== v),
          may,
        ),
    );
  }
  return most;
}

describe("the taught pairing", () => {
  test("is that of the fast method on random tournaments, and keeps its certificate", () => {
    let [complete, incomplete, byes] = [0, 0, 0];
    for (let seed = 0; seed < tries(500); seed++) {
      const result = expectAgreement(randomTournament(2 + (seed % 15), seed % 7, seed));
      if (result.unpaired.length > 0) incomplete++;
      else complete++;
      if (result.bye > 0) byes++;
    }
    // All of it happens, or the test says nothing.
    expect(Math.min(complete, incomplete, byes)).toBeGreaterThan(depth(4, 50));
  });

  test("is that of the fast method for tournaments drawn by a property", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 20 }),
        fc.integer({ min: 0, max: 8 }),
        fc.nat(),
        (n, rounds, seed) => {
          expectAgreement(randomTournament(n, rounds, seed));
        },
      ),
      { numRuns: tries(60) },
    );
  });

  test("is that of the fast method on the small rounds of the corpus", () => {
    let count = 0;
    for (const { text, complete } of readCorpus()) {
      if (complete === undefined) continue;
      const { tournament } = readTrf(text);
      if (tournament === undefined || tournament.players.length > 20) continue;
      expectAgreement(tournament);
      count++;
    }
    expect(count).toBeGreaterThan(15);
  });

  test("has as many pairs as trying everything finds, on sparse fields", () => {
    let short = 0;
    for (let seed = 0; seed < tries(300); seed++) {
      const bits = Math.imul(seed + 1, 2654435761) >>> 0;
      const n = 3 + (seed % 5);
      const may = (u: number, v: number): boolean => (Math.imul(bits, 31 * u * u + 7 * v) >>> 13) % 3 === 0;
      const problem = fieldWith(n, may);
      const places = Array.from({ length: n }, (_, i) => i + 1);
      const most = mostPairs(places, (u, v) => may(Math.min(u, v), Math.max(u, v)));
      expect(solved(problem).pairs).toHaveLength(most);
      if (2 * most < n - 1) short++;
    }
    expect(short).toBeGreaterThan(depth(2, 30));
  });

  test("gives the best player the first opponent in his order who leaves all others a partner", () => {
    for (let seed = 0; seed < tries(200); seed++) {
      const tournament = randomTournament(8, 3, seed);
      const { player, mayMeet, n } = roundOf(tournament);
      const result = solved(tournament);
      if (result.unpaired.length > 0 || result.bye > 0 || n < 2) continue;
      const places = Array.from({ length: n }, (_, i) => i + 1);
      const [best] = places as [number];
      const pair = result.pairs.find(({ white, black }) => [white, black].includes(player(best).id));
      const opponent = (pair?.white ?? 0) + (pair?.black ?? 0) - player(best).id;
      const fine = places
        .slice(1)
        .filter((v) => mayMeet(best, v))
        .filter((v) => {
          const rest = places.filter((w) => w !== best && w !== v);
          return mostPairs(rest, mayMeet) === rest.length / 2;
        });
      const least = Math.max(...fine.map((v) => player(v).score));
      const chosen = places.find((v) => player(v).id === opponent) as number;
      expect(fine).toContain(chosen);
      expectSame(player(chosen).score, least);
    }
  });
});

describe("a search", () => {
  test("that fails proves it: the islands are one more than the squares", () => {
    let failed = 0;
    for (let seed = 0; seed < tries(300); seed++) {
      const problem = randomTournament(7 + (seed % 4), 4 + (seed % 3), seed);
      const { n, mayMeet } = roundOf(problem);
      const { trace } = record(lesson, problem);
      const cursor = trace.cursor();
      for (let nth = 1, at = trace.occurrence("fail", 1); at > 0; at = trace.occurrence("fail", ++nth)) {
        const { a, cells } = cursor.seek(at);
        const [mate, gone] = [cells["mate"] ?? [], cells["gone"] ?? []];
        const { path, even, odd } = findPath({ n, mayMeet, mate, gone }, a);
        expectSame(path, []);
        expect(islandsOf(even, mayMeet).filter(({ length }) => length % 2 === 1)).toHaveLength(
          odd.length + 1,
        );
        failed++;
      }
    }
    expect(failed).toBeGreaterThan(50);
  });
});

function islandsOf(members: readonly number[], may: (u: number, v: number) => boolean): number[][] {
  const left = new Set(members);
  const islands: number[][] = [];
  for (const start of left) {
    left.delete(start);
    const island = [start];
    for (const u of island) {
      for (const v of left) {
        if (!may(u, v)) continue;
        left.delete(v);
        island.push(v);
      }
    }
    islands.push(island);
  }
  return islands;
}

describe("the examples of the article", () => {
  test("of eight players needs a search for four pairs, and refuses 2–3", () => {
    const problem = swissExample("first");
    const { trace, result } = record(lesson, problem);
    expect(trace.occurrence("search", 1)).toBeGreaterThan(0);
    const { a, b } = trace.stepAt(trace.occurrence("refuse", 1));
    expect([a, b]).toEqual([2, 3]);
    expect(told((result as Result).rounds[0]).pairs).toEqual(["2–5", "3–7", "4–1", "6–8"]);
  });

  test("with two pairs leaves the two best out, and its proof has no squares", () => {
    const result = solved(swissExample("two-pairs"));
    expect(told(result)).toEqual({ pairs: ["3–4", "5–6"], bye: 0, unpaired: [1, 2] });
    expect(result.without).toEqual([]);
    const { mayMeet } = roundOf(swissExample("two-pairs"));
    const pairs = [1, 2, 3, 4, 5, 6].flatMap((u) =>
      [1, 2, 3, 4, 5, 6].filter((v) => v > u && mayMeet(u, v)).map((v) => `${u}–${v}`),
    );
    expect(pairs).toEqual(["3–4", "5–6"]);
  });

  test("with islands has two squares, without whom four odd islands remain", () => {
    const problem = swissExample("islands");
    const { n, mayMeet } = roundOf(problem);
    const { without, unpaired } = solved(problem);
    const rest = Array.from({ length: n }, (_, i) => i + 1).filter((v) => !without.includes(v));
    expect(without).toHaveLength(2);
    expect(unpaired).toHaveLength(2);
    expect(islandsOf(rest, mayMeet).filter(({ length }) => length % 2 === 1)).toHaveLength(4);
  });

  test("of seven gives the bye to 5, as 7 had one and 6 is needed", () => {
    const { trace, result } = record(lesson, swissExample("odd"));
    expect(trace.stepAt(trace.occurrence("noBye", 1)).a).toBe(7);
    expect(trace.stepAt(trace.occurrence("stay", 1)).a).toBe(6);
    expect((result as Result).rounds[0]?.bye).toBe(5);
  });
});

describe("the certificate", () => {
  const problem = swissExample("islands");
  const right = solved(problem);

  test.each<[string, (result: PairedRound) => PairedRound]>([
    ["placed", (result) => ({ ...result, unpaired: result.unpaired.slice(1) })],
    ["placed", (result) => ({ ...result, unpaired: [result.unpaired[0], 1] })],
    ["most", (result) => ({ ...result, without: [] })],
    ["most", (result) => ({ ...result, without: [...result.without, 8] })],
    [
      "legal",
      (result) => ({
        ...result,
        pairs: result.pairs.map(({ white, black }) => ({ white: black, black: white })),
      }),
    ],
    ["legal", ({ unpaired, ...rest }) => ({ ...rest, unpaired: unpaired.slice(1), bye: unpaired[0] })],
  ])("breaks at the claim “%s” when the result is spoiled", (claim, spoil) => {
    expect(() => check(lesson, problem, only(right))).not.toThrow();
    expect(() => check(lesson, problem, only(spoil(right)))).toThrow(`the claim "${claim}" does not hold`);
  });

  test("sees a rematch", () => {
    const first = swissExample("first");
    const pairs = [
      { white: 4, black: 2 },
      { white: 5, black: 1 },
      { white: 3, black: 7 },
      { white: 6, black: 8 },
    ];
    expect(() =>
      check(lesson, first, only({ pairs, bye: 0, unpaired: [], without: [], results: [] })),
    ).toThrow('"legal"');
  });
});

describe("an input", () => {
  test("is read with names, comments and short signs", () => {
    const { players } = lesson.parse("# club\nAnna: 2w½ bye\n1b= U\nCarl\n");
    expect(players.map(({ name }) => name)).toEqual(["Anna", "", "Carl"]);
    expect(players[0]?.games).toEqual([
      { opponent: 2, color: "white", result: "=" },
      { opponent: 0, color: undefined, result: "U" },
    ]);
    expect(players[0]?.points).toBe(15);
  });

  testMistakes(
    lesson,
    [
      ["no player", "", 1, 1],
      ["a word for a game", "Anna: 2w1 x\nBen: 1b0", 1, 11],
      ["an opponent who is not there", "Anna: 3w1\nBen:", 1, 7],
      ["a game against oneself", "Anna: 1w1\nBen:", 1, 7],
      ["an opponent who does not know of it", "Anna: 2w1\nBen: U", 1, 7],
      ["one color for both", "2w1\n1w0", 1, 1],
      ["results that do not fit", "2w1\n1b1", 1, 1],
      ["a second meeting", "2w1 2b0\n1b0 1w1", 1, 5],
      ["an opponent 0", "0w1\nU", 1, 1],
    ],
    ANY_SENTENCE,
  );

  test("may repeat a pair whose game was won by forfeit, and both may lose so", () => {
    expect(() => lesson.parse("2w+ 2w1\n1b- 1b0")).not.toThrow();
    expect(() => lesson.parse("2w-\n1b-")).not.toThrow();
    expect(() => lesson.parse("2w+\n1b+")).toThrow(InputError);
  });

  test("of random games is read back as it was", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 20 }), fc.nat(), (n, seed) => {
        const { players } = randomTournament(n, seed % 5, seed);
        const problem = tournamentOf(
          players.map(({ games }) => games),
          players.map(({ name }, i) => (i % 2 === 0 ? name : "")),
        );
        expectSame(lesson.parse(lesson.format(problem)), problem);
      }),
      { numRuns: tries(60) },
    );
  });

  test("beyond 40 players is refused at the 41st", () => {
    const text = `${"U\n".repeat(40)}U`;
    expect(() => lesson.parse(text)).toThrow(InputError);
    expect(lesson.parse("U\n".repeat(40)).players).toHaveLength(40);
  });
});

describe("a question", () => {
  test("has the answer that the run then gives", () => {
    let asked = 0;
    for (let seed = 0; seed < 12; seed++) {
      const problem = randomTournament(9, 3, seed);
      const { player } = roundOf(problem);
      for (const { question, next } of questionsOf(lesson, problem)) {
        asked++;
        expect(question.answers.length).toBeLessThan(question.choices.length);
        const truth = next.step === "ask" ? next.b : next.a;
        if (next.step !== "flip") expectSame(question.answers, [`p${player(truth).id}`]);
      }
    }
    expect(asked).toBeGreaterThan(50);
  });
});

describe("an exercise", () => {
  // In the other questions no 1 is right.
  testOwnSolutions(
    exercises,
    (_right, id) => ["", "x", "999", ...(id === "next" || id === "wrong" ? [] : ["1"])],
    25,
  );

  test.each(Object.keys(exercises))("%s grades as trying everything does", (id) => {
    for (let seed = 0; seed < 15; seed++) {
      const task = exercises[id](seed);
      if (id === "wrong") continue;
      if (id === "next") {
        expectRightOpponent(task);
        continue;
      }
      const listed = [...(task.given ?? "").matchAll(/(\d)\u2060–\u2060(\d)/g)].map(
        ([, u, v]) => `${u} ${v}`,
      );
      const asked =
        id === "candidate"
          ? task.prompt
              .match(/pair (\d)\D+(\d)/)
              ?.slice(1)
              .join(" ")
          : undefined;
      const may = (u: number, v: number): boolean => listed.includes(`${Math.min(u, v)} ${Math.max(u, v)}`);
      const rest = (...gone: number[]): number[] => [1, 2, 3, 4, 5, 6, 7, 8].filter((v) => !gone.includes(v));
      if (asked !== undefined) {
        const [u, v] = asked.split(" ").map(Number) as [number, number];
        const can = mostPairs(rest(u, v), may) === 3;
        // Any three pairs and any proof count, and nothing else does.
        for (const pairs of pairingsOf(rest(u, v)))
          expectSame(
            task.grade([pairs.map((pair) => pair.join("-")).join(", ")]).right,
            pairs.every(([a, b]) => may(a, b)),
          );
        for (let bits = 0; bits < 64; bits++) {
          const gone = rest(u, v).filter((_, i) => (bits >> i) & 1);
          const odd = oddIslands(rest(u, v, ...gone), may);
          expectSame(task.grade([`No: ${gone.join(" ")}`]).right, odd > gone.length);
          if (odd > gone.length) expectSame(can, false);
        }
      } else if (id === "opponent") {
        const right = rest(1).find((v) => may(1, v) && mostPairs(rest(1, v), may) === 3);
        for (const v of rest(1)) expectSame(task.grade([String(v)]).right, v === right);
      } else {
        const last = rest().findLast((v) => mostPairs(rest(v), may) === 3) as number;
        const other = rest(last).findLast((v) => mostPairs(rest(last, v), may) === 3) as number;
        for (const u of rest())
          for (const v of rest(u))
            expectSame(task.grade([`${u} ${v}`]).right, new Set([u, v, last, other]).size === 2);
      }
    }
  });
});

/** All ways to pair some players. */
function pairingsOf([first, ...others]: readonly number[]): (readonly [number, number])[][] {
  if (first === undefined) return [[]];
  return others.flatMap((other) =>
    pairingsOf(others.filter((v) => v !== other)).map((pairs) => [[first, other] as const, ...pairs]),
  );
}

/** Odd islands, by the least member whom each player can reach. */
function oddIslands(players: readonly number[], may: (u: number, v: number) => boolean): number {
  const least = new Map(players.map((v) => [v, v]));
  for (let round = 0; round < players.length; round++)
    for (const u of players)
      for (const v of players) if (may(u, v)) least.set(u, Math.min(least.get(u) ?? u, least.get(v) ?? v));
  const sizes = new Map<number, number>();
  for (const root of least.values()) sizes.set(root, (sizes.get(root) ?? 0) + 1);
  return [...sizes.values()].filter((size) => size % 2 === 1).length;
}

describe("the plain round", () => {
  test("is the first of all complete pairings, player by player, and none where there is none", () => {
    let none = 0;
    for (let seed = 0; seed < tries(300); seed++) {
      const random = seededRandom(seed);
      const n = 2 * (1 + (seed % 4));
      const lines = new Set<string>();
      for (let u = 0; u < n; u++) for (let v = u + 1; v < n; v++) if (random() < 0.5) lines.add(`${u} ${v}`);
      const may = (u: number, v: number): boolean => lines.has(`${Math.min(u, v)} ${Math.max(u, v)}`);
      // Pairings come with the opponents of each player in rising order, so the first complete one is the one.
      const [first] = pairingsOf(Array.from({ length: n }, (_, v) => v)).filter((each) =>
        each.every(([u, v]) => may(u, v)),
      );
      if (first === undefined) none++;
      expectSame(pairByAsking(n, may), first);
    }
    expect(none).toBeGreaterThan(depth(1, 20));
  });

  test("asks in the order that is given", () => {
    expect(
      pairByAsking(
        4,
        () => true,
        (_, others) => others.toReversed(),
      ),
    ).toEqual([
      [0, 3],
      [1, 2],
    ]);
  });
});

describe("the wrong program", () => {
  const task = exercises["wrong"](0);

  test("gives up where a complete pairing exists, and only then counts as broken", () => {
    let broken = 0;
    for (let seed = 0; seed < tries(400); seed++) {
      const random = seededRandom(seed);
      const pairs: (readonly [number, number])[] = [];
      for (let u = 1; u <= 8; u++) for (let v = u + 1; v <= 8; v++) if (random() < 0.35) pairs.push([u, v]);
      if (pairs.length === 0) continue;
      const may = (u: number, v: number): boolean =>
        pairs.some(([a, b]) => a === Math.min(u, v) && b === Math.max(u, v));
      const complete = pairingsOf([1, 2, 3, 4, 5, 6, 7, 8]).filter((each) =>
        each.every(([u, v]) => may(u, v)),
      );
      const { right, reason } = task.grade([pairs.map((pair) => pair.join("-")).join(", ")]);
      if (right) {
        broken++;
        expect(complete.length).toBeGreaterThan(0);
        const told = reason.slice(reason.indexOf("But"));
        const pairing = [...told.matchAll(/(\d)\u2060–\u2060(\d)/g)].map(
          ([, u, v]) => [Number(u), Number(v)] as const,
        );
        expectSame(new Set(pairing.flat()).size, 8);
        expectSame(
          pairing.every(([u, v]) => may(u, v)),
          true,
        );
      } else expectSame(reason.includes("Nobody could"), complete.length === 0);
    }
    expect(broken).toBeGreaterThan(5);
  });

  test("survives where one pair back is enough, and says so", () => {
    expect(task.grade(["1-2, 3-4, 5-6, 7-8"]).reason).toMatch(/never/);
    expect(task.grade(["1-2, 3-4, 5-6, 5-7, 6-8, 7-8"]).right).toBe(false);
    expect(task.grade(["1-2, 3-4, 5-6, 5-7, 6-8"]).reason).toMatch(/went back once/);
    expect(task.grade(["0-2"]).reason).toMatch(/1 to 8/);
    expect(task.grade(["1-9"]).right).toBe(false);
  });
});

test("the table that fades is what trying every pairing gives", () => {
  const table = faded(10);
  const pairs = Array.from((table.given ?? "").matchAll(/(\d+)\u2060–\u2060(\d+)/g), ([, u, v]) => [
    Number(u),
    Number(v),
  ]);
  const may = (u: number, v: number): boolean => pairs.some((pair) => pair.includes(u) && pair.includes(v));
  let left = Array.from({ length: 10 }, (_, i) => i + 1);
  const rows: string[][] = [];
  while (left.length > 0) {
    const [player, ...others] = left;
    const fits = (v: number): boolean => may(player, v);
    const asks = others.find(fits);
    const gets = others.find(
      (v) =>
        fits(v) &&
        mostPairs(
          others.filter((w) => w !== v),
          may,
        ) ===
          others.length / 2 - 0.5,
    );
    rows.push([player, asks, gets].map(String));
    left = others.filter((v) => v !== gets);
  }
  expect(table.rows).toEqual(rows);
  // Somebody is refused, or the table teaches nothing.
  expect(rows.filter(([, asks, gets]) => asks !== gets).length).toBeGreaterThan(1);
});

/** Reads the cross table out of the question, and tries every pairing of the six. */
function expectRightOpponent(task: Task): void {
  const cards = [...task.prompt.matchAll(/(\d): (\d[wb][10=]), (\d[wb][10=])/g)].map(
    ([, , ...games]) => games,
  );
  expect(cards).toHaveLength(6);
  const pointsOf = (games: readonly string[]): number =>
    games.reduce((sum, game) => sum + (game[2] === "1" ? 2 : game[2] === "=" ? 1 : 0), 0);
  const players = cards
    .map((games, i) => ({
      id: i + 1,
      points: pointsOf(games),
      met: games.map((game) => Number(game[0])),
      games,
    }))
    .sort((x, y) => y.points - x.points || x.id - y.id);
  // After two games a color is due for the third time running, or only to alternate with the last one.
  const due = (games: readonly string[]) => ({
    color: games[1]?.[1] === "w" ? "b" : "w",
    must: games[0]?.[1] === games[1]?.[1],
  });
  const may = (u: number, v: number): boolean => {
    const [x, y] = [players[u - 1], players[v - 1]];
    if (x === undefined || y === undefined || x.met.includes(y.id)) return false;
    const [ofX, ofY] = [due(x.games), due(y.games)];
    return !(ofX.must && ofY.must && ofX.color === ofY.color);
  };
  const [leader] = players;
  const clash = (games: readonly string[]): number => {
    const [own, other] = [due(leader?.games ?? []), due(games)];
    return own.color !== other.color ? 0 : own.must && other.must ? 2 : 1;
  };
  const fine = [2, 3, 4, 5, 6].filter(
    (v) =>
      may(1, v) &&
      mostPairs(
        [2, 3, 4, 5, 6].filter((w) => w !== v),
        may,
      ) === 2,
  );
  const [best] = fine
    .map((v) => players[v - 1])
    .sort((x, y) => y.points - x.points || clash(x.games) - clash(y.games) || x.id - y.id);
  for (const { id } of players) expectSame(task.grade([String(id)]).right, id === best?.id, task.prompt);
}

test("the barrier of a field without lines is nobody", () => {
  const standing = { n: 3, mayMeet: () => false, mate: [0, 0, 0, 0], gone: [0, 0, 0, 0] };
  expect(barrierOf(standing, [1, 2, 3])).toEqual([]);
});

test("no hint of the exercise on a pair proposes a player of that pair", () => {
  for (let seed = 0; seed < tries(200); seed++) {
    const [struck = "", proposed = ""] = exercises.candidate(seed).hints ?? [];
    const [u, v] = /(\d) and (\d)/.exec(struck)?.slice(1) ?? [];
    const start = /start with (\d)/.exec(proposed)?.[1];
    expect(start).toBeDefined();
    expect([u, v], `seed ${seed}`).not.toContain(start);
  }
});
