/** The Dutch system as the lesson teaches it: the same round as by the fast engine and by the literal twin, and what the article says. */
import { describe, expect, test } from "vitest";
import { narrate, plainText } from "#algorithms/core/lesson/lesson.ts";
import { record, silentRecorder } from "#algorithms/core/run/trace.ts";
import { allowedPairs, fieldOf } from "#algorithms/engines/swiss/candidates.ts";
import { dutchPairs } from "#algorithms/engines/swiss/dutch/dutch-pairs.ts";
import { pairDutchRound } from "#algorithms/engines/swiss/dutch/pair-dutch-round.ts";
import { readTrf } from "#algorithms/engines/swiss/read-trf.ts";
import type { Game, Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { ranking } from "#algorithms/lessons/the-dutch-system/asked/challenge.ts";
import { exercises } from "#algorithms/lessons/the-dutch-system/asked/questions.ts";
import { type Bracket, NAMES, openBracket } from "#algorithms/lessons/the-dutch-system/bracket.ts";
import { digitEdges, settingOf, stateOf } from "#algorithms/lessons/the-dutch-system/figure/state.ts";
import { pairingOf } from "#algorithms/lessons/the-dutch-system/foreseen.ts";
import { lesson } from "#algorithms/lessons/the-dutch-system/lesson.ts";
import { parse, tournamentOf } from "#algorithms/lessons/the-dutch-system/problem.ts";
import { roundOf } from "#algorithms/lessons/the-dutch-system/round.ts";
import { candidatesOf } from "#algorithms/lessons/the-dutch-system/solve/candidates.ts";
import { criteria } from "#algorithms/lessons/the-dutch-system/solve/criteria.ts";
import { limitOf } from "#algorithms/lessons/the-dutch-system/solve/shape.ts";
import { sieve } from "#algorithms/lessons/the-dutch-system/solve/sieve.ts";
import { solve } from "#algorithms/lessons/the-dutch-system/solve.ts";
import { asks, steps } from "#algorithms/lessons/the-dutch-system/steps.ts";
import { depth, tries } from "#test/depth.ts";
import { inputOf } from "../support/all-lessons.ts";
import { randomTournament, readCorpus } from "../support/given/swiss-fixtures.ts";
import { naiveDutch } from "../support/naive/naive-dutch.ts";

/** A round in one spelling: pairs of start numbers, and the bye. */
function spelled(pairs: readonly (readonly [number, number])[], bye: number): string {
  const told = pairs.map((pair) => [...pair].sort((a, b) => a - b).join("–"));
  return [...told.sort(), `bye ${bye}`].join(" ");
}

function byTheLesson(tournament: Tournament): string | undefined {
  const { boards, bye, isComplete } = solve(tournament, silentRecorder(steps, asks));
  return isComplete
    ? spelled(
        boards.map(({ white, black }) => [white, black]),
        bye,
      )
    : undefined;
}

/** By trying all complete pairings, without an order in which they are tried. */
function byTheTwin(tournament: Tournament): string | undefined {
  const field = fieldOf(tournament);
  const idOf = (place: number): number => field.candidates[place]?.id ?? 0;
  const found = naiveDutch(field);
  return (
    found &&
    spelled(
      found.pairs.map(([u, v]) => [idOf(u), idOf(v)]),
      found.bye === undefined ? 0 : idOf(found.bye),
    )
  );
}

/** By weighted matchings. */
function byMatchings(tournament: Tournament): string | undefined {
  if (pairDutchRound(tournament).unpaired.length > 0) return undefined;
  const field = fieldOf(tournament);
  const idOf = (place: number): number => field.candidates[place]?.id ?? 0;
  const places = field.candidates.map((_, place) => place);
  const { pairs, bye } = dutchPairs(field, places, allowedPairs(field));
  return spelled(
    pairs.map(([u, v]) => [idOf(u), idOf(v)]),
    bye === undefined ? 0 : idOf(bye),
  );
}

describe("the round of the lesson", () => {
  test("is that of the twin and of the matchings, for players paired by lot", () => {
    let [complete, floating] = [0, 0];
    for (let seed = 1; seed <= tries(120); seed++)
      for (const n of [4, 5, 6, 7, 8]) {
        const random = randomTournament(n, 1 + (seed % 4), seed);
        const tournament = seed % 3 === 0 ? { ...random, rounds: 2 + (seed % 4) } : random;
        const found = byTheLesson(tournament);
        const what = `${n} players, seed ${seed}`;
        expect(found, what).toBe(byTheTwin(tournament));
        expect(found, what).toBe(byMatchings(tournament));
        if (found === undefined) continue;
        complete++;
        const { candidates } = fieldOf(tournament);
        if (new Set(candidates.map(({ score }) => score)).size > 2) floating++;
      }
    expect(complete).toBeGreaterThan(depth(33, 400));
    expect(floating).toBeGreaterThan(depth(16, 200));
  });

  test("is that of the twin and of the matchings after every course of two rounds of four players", () => {
    const results = [
      ["1", "0"],
      ["=", "="],
      ["0", "1"],
    ] as const;
    let count = 0;
    const play = (games: readonly (readonly Game[])[], left: number): void => {
      const tournament = tournamentOf(games);
      expect(byTheLesson(tournament)).toBe(byTheTwin(tournament));
      expect(byTheLesson(tournament)).toBe(byMatchings(tournament));
      count++;
      if (left === 0) return;
      const { pairs, bye } = pairDutchRound(tournament);
      const courses = pairs.reduce<readonly (readonly (typeof results)[number][])[]>(
        (all) => all.flatMap((each) => results.map((result) => [...each, result])),
        [[]],
      );
      for (const course of courses) {
        const next = games.map((of) => [...of]);
        for (const [k, { white, black }] of pairs.entries()) {
          const [first, second] = course[k] as (typeof results)[number];
          next[white - 1]?.push({ opponent: black, color: "white", result: first });
          next[black - 1]?.push({ opponent: white, color: "black", result: second });
        }
        if (bye !== undefined) next[bye - 1]?.push({ opponent: 0, color: undefined, result: "U" });
        play(next, left - 1);
      }
    };
    for (const n of [4, 5])
      play(
        Array.from({ length: n }, () => []),
        2,
      );
    play(
      Array.from({ length: 6 }, () => []),
      1,
    );
    // 1 + 9 + 81 courses of four players, as many of five, and 1 + 27 of six.
    expect(count).toBe(91 + 91 + 28);
  });

  test("is that of the corpus, pairs and colors, for up to twelve players", () => {
    let tried = 0;
    for (const { id, text, pairs, complete } of readCorpus()) {
      if (!complete || !pairs) continue;
      const { tournament } = readTrf(text);
      if (!tournament || fieldOf(tournament).candidates.length > 12) continue;
      const { boards, bye } = solve(tournament, silentRecorder(steps, asks));
      const found = boards.map(({ white, black }) => `${white} ${black}`);
      if (bye > 0) found.push(`${bye} 0`);
      expect(found.sort(), id).toEqual(pairs.map((pair) => pair.join(" ")).sort());
      tried++;
    }
    expect(tried).toBeGreaterThan(50);
  });
});

function example(name: string): Tournament {
  return parse(inputOf("the-dutch-system", name) as string);
}

/** The second bracket of the first example. */
function secondBracket(): Bracket {
  const problem = example("first");
  const { byeScore = -1, canPair } = settingOf(problem);
  return openBracket(roundOf(problem), 1, [1], { byeScore, canPair });
}

describe("the first example", () => {
  const bracket = secondBracket();
  const idOf = (u: number): number => bracket.round.player(u).id;
  const candidates = [...candidatesOf(bracket, limitOf(bracket), { clash: () => {} })];
  const spell = (pairs: readonly (readonly [number, number])[]): string =>
    pairs.map(([u, v]) => `${idOf(u)}-${idOf(v)}`).join(" ");

  test("has the eight candidates of the article in its second bracket, in the order of the regulations", () => {
    // By hand: 9 may meet 2, 6 and 7; of the three who are left, with BSNs 1 to 3, the orders are 1–2, 1–3, and 2–3.
    expect(candidates.map(({ pairs }) => spell(pairs))).toEqual([
      ...["9-2 1-6", "9-2 1-7", "9-2 6-7", "9-6 1-2"],
      ...["9-6 1-7", "9-6 2-7", "9-7 1-2", "9-7 1-6"],
    ]);
  });

  test("orders them as the challenge ranks them", () => {
    const judged = candidates.map((candidate, k) => ({
      text: spell(candidate.pairs),
      key: [...NAMES.map((name) => criteria[name](bracket, candidate)), k],
    }));
    judged.sort((one, other) => {
      const at = one.key.findIndex((value, c) => value !== other.key[c]);
      return (one.key[at] ?? 0) - (other.key[at] ?? 0);
    });
    expect(judged.map(({ text }) => text)).toEqual(ranking);
  });
});

test("a bracket of equals who may all meet has (2k − 1)!! candidates, each once", () => {
  for (const [n, count] of [
    [4, 3],
    [6, 15],
    [8, 105],
    [10, 945],
    [12, 10_395],
  ] as const) {
    const problem = tournamentOf(Array.from({ length: n }, () => []));
    const { byeScore = -1, canPair } = settingOf(problem);
    const bracket = openBracket(roundOf(problem), 0, [], { byeScore, canPair });
    const all = [...candidatesOf(bracket, limitOf(bracket), { clash: () => {} })];
    expect(new Set(all.map(({ pairs }) => pairs.map(String).sort().join())).size).toBe(count);
    expect(all).toHaveLength(count);
  }
});

test("inputs that cannot be paired here are refused with their place", () => {
  const players = (n: number): string => Array.from({ length: n }, (_, k) => `p${k + 1}:`).join("\n");
  expect(() => lesson.parse(`\n${players(13)}`)).toThrow(/at most 12 players/);
  expect(() => lesson.parse(`results draws\n${players(4)}`)).toThrow(/no results to come/);
  expect(() => lesson.parse("rounds 1\n2w1\n1b0")).toThrow(/at least 2 rounds/);
});

test("the digits of the edges of a candidate add up to its criteria, and the smallest sum is that of the pairing", () => {
  let [candidates, next] = [0, 0];
  for (let seed = 1; seed <= tries(60); seed++) {
    const problem = lesson.random(seed, 6 + (seed % 4));
    const { byeScore, canPair } = settingOf(problem);
    if (byeScore === undefined) continue;
    const round = roundOf(problem);
    let moved: readonly number[] = [];
    for (const at of round.groups.keys()) {
      const bracket = openBracket(round, at, moved, { byeScore, canPair });
      const limit = limitOf(bracket);
      const sums: number[][] = [];
      for (const candidate of candidatesOf(bracket, limit, { clash: () => {} })) {
        if (criteria.C4(bracket, candidate) > 0) continue;
        const edges = digitEdges(bracket, candidate);
        const sum = NAMES.map((name) => edges.reduce((all, { digits }) => all + digits[name], 0));
        expect(sum, `seed ${seed}`).toEqual(NAMES.map((name) => criteria[name](bracket, candidate)));
        if ((sum[1] ?? 0) > 0) next++;
        sums.push(sum);
        candidates++;
      }
      const pairing = pairingOf(bracket, limit, sieve);
      const least = sums.reduce((one, other) => (isLess(other, one) ? other : one));
      expect(NAMES.map((name) => criteria[name](bracket, pairing))).toEqual(least);
      moved = pairing.floats;
    }
  }
  expect(candidates).toBeGreaterThan(depth(25, 300));
  expect(next).toBeGreaterThan(depth(8, 100));
});

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, c) => value !== other[c]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}

describe("the exercises", () => {
  /** All ways to pair some players; of an odd number one is left over. */
  function* pairingsOf(players: readonly number[]): Generator<(readonly [number, number])[]> {
    const [first, ...others] = players;
    if (first === undefined || others.length === 0) {
      yield [];
      return;
    }
    for (const other of others)
      for (const rest of pairingsOf(others.filter((each) => each !== other))) yield [[first, other], ...rest];
    if (players.length % 2 === 1) yield* pairingsOf(others);
  }

  test("count pairings as trying all of them does", () => {
    for (let seed = 0; seed < 6; seed++) {
      const { prompt, solution } = exercises["count"](seed);
      const n = Number(/\d+/.exec(prompt)?.[0]);
      const all = Array.from({ length: n }, (_, k) => k + 1);
      expect([String([...pairingsOf(all)].length)], prompt).toEqual(solution);
    }
  });

  test("take the pairing that the text takes, and no other one that is allowed", () => {
    for (const [name, n] of [
      ["round", 6],
      ["bye", 7],
    ] as const)
      for (let seed = 0; seed < 12; seed++) {
        const task = exercises[name](seed);
        const forbidden = Array.from(task.prompt.matchAll(/(\d)\u2060–\u2060(\d)/g), ([, u, v]) => [
          Number(u),
          Number(v),
        ]);
        const tournament = {
          ...tournamentOf(Array.from({ length: n }, () => [])),
          forbidden: forbidden.map((players) => ({ first: 1, last: 99, players })),
        };
        const found = byTheTwin(tournament) ?? "";
        const bye = / bye (\d)/.exec(found)?.[1] ?? "";
        const right =
          name === "bye"
            ? bye
            : found
                .replace(/ bye.*/, "")
                .replaceAll("–", "-")
                .replaceAll(" ", ", ");
        expect(task.solution, task.prompt).toEqual([right]);
        let accepted = 0;
        const all = Array.from({ length: n }, (_, k) => k + 1);
        const answers =
          name === "bye"
            ? all.map(String)
            : [...pairingsOf(all)].map((pairs) => pairs.map((pair) => pair.join("-")).join(", "));
        for (const answer of answers) {
          const { right: isRight, reason: text } = task.grade([answer]);
          if (isRight) accepted++;
          // Who is refused may try again: the answer is not told.
          else
            for (const pair of right.split(", "))
              expect(text.replaceAll("\u2060–\u2060", "-")).not.toContain(pair);
        }
        expect(accepted).toBe(1);
      }
  });

  test("say what is missing or strange in an answer", () => {
    const told = (name: string, ...answer: string[]) => exercises[name]?.(0).grade(answer).reason;
    expect(told("round", "abc")).toContain("“abc” is not a pair of players such as 1-4.");
    expect(told("round", "0-3, 1-4, 2-5")).toContain("no player 0. Players are 1 to 6.");
    expect(told("round", "1-5, 2-6")).toContain("Three pairs");
    expect(told("falls", "2", "")).toContain("such as 8 for C8");
    expect(told("bye", "8")).toContain("from 1 to 7");
  });

  test("point to the place where an earlier candidate is left", () => {
    // 1–6, 2–4, 3–5 is allowed; by hand, 1–5 with 2–6 and 3–4 comes before it.
    expect(exercises["round"](0).grade(["1-6, 2-4, 3-5"]).reason).toContain(
      "Player 1 can meet somebody who comes before 6.",
    );
  });

  test("compare two candidates like words", () => {
    for (let seed = 0; seed < tries(30); seed++) {
      const { prompt, solution, grade } = exercises["falls"](seed);
      const [one = [], other = []] = prompt
        .split("Candidate 2")
        .map((part) =>
          Array.from(part.matchAll(/(C\d+) = (\d)/g), ([, criterion, value]) => [criterion, value] as const),
        );
      const at = one.findIndex(([, value], c) => value !== other[c]?.[1]);
      const stays = Number(one[at]?.[1]) < Number(other[at]?.[1]) ? "1" : "2";
      expect(solution).toEqual([stays, one[at]?.[0]?.slice(1)]);
      expect(grade(solution).right).toBe(true);
      expect(grade([stays === "1" ? "2" : "1", solution[1] ?? ""]).right).toBe(false);
    }
  });
});

test("what the sentences say of a leader and of a limit is so: against the values before, and by trying all pairs", () => {
  let [replaced, held] = [0, 0];
  for (let seed = 1; seed <= tries(600); seed++) {
    const problem = lesson.random(seed, 5 + (seed % 8));
    const { trace } = record(lesson, problem);
    const cursor = trace.cursor();
    for (let position = 1; position <= trace.length; position++) {
      const before = stateOf(problem, cursor.seek(position - 1));
      const frame = cursor.seek(position);
      const told = plainText(narrate(lesson, frame, problem));
      if (frame.step === "leads" && /and not \d/.test(told)) {
        replaced++;
        expect(told, `seed ${seed}`).toContain(`and not ${before.top[frame.b]}.`);
      }
      const { bracket, round } = stateOf(problem, frame);
      if (frame.step !== "limit" || !bracket) continue;
      const isHeld = mostPairs(bracket.members, round.mayMeet) > frame.a;
      if (isHeld) held++;
      expect(told.includes("those below could not all be paired"), `seed ${seed}: ${told}`).toBe(isHeld);
    }
  }
  expect(replaced).toBeGreaterThan(depth(4, 40));
  expect(held).toBeGreaterThan(depth(2, 20));
});

/** How many pairs some players can make, by trying all. */
function mostPairs([u, ...others]: readonly number[], mayMeet: (u: number, v: number) => boolean): number {
  if (u === undefined) return 0;
  const paired = others.map((v) =>
    mayMeet(u, v)
      ? 1 +
        mostPairs(
          others.filter((w) => w !== v),
          mayMeet,
        )
      : 0,
  );
  return Math.max(mostPairs(others, mayMeet), ...paired);
}
