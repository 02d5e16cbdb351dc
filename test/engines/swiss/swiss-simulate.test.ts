/** Random tournaments: what the plan asks for, by the rules, the same for the same seed. */
import { describe, expect, test } from "vitest";
import { seededRandom } from "#algorithms/core/text/random.ts";
import { readTrf } from "#algorithms/engines/swiss/read-trf.ts";
import { planOf, type TournamentPlan } from "#algorithms/engines/swiss/simulate/plan.ts";
import { forfeitedResult, playedResult } from "#algorithms/engines/swiss/simulate/results.ts";
import {
  type SimulatedRound,
  simulate,
  simulatedRounds,
} from "#algorithms/engines/swiss/simulate/simulate.ts";
import { isPlayed, type Result, type Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { writeTrf } from "#algorithms/engines/swiss/write-trf.ts";
import { naiveDutch } from "#test/support/naive/naive-dutch.ts";
import { expectHelp, expectRefused, kibitz, mistakesIn } from "#test/support/run-kibitz.ts";

const SEEDS = [1, 2, 3];
/** A bit of everything. */
const MIXED = { forfeits: 0.05, halfByes: 0.04, fullByes: 0.02, absences: 0.05, late: 0.1, forbidden: 3 };

const mixed = (seed: number): TournamentPlan => planOf({ players: 31, rounds: 7, seed, ...MIXED });

const resultsOf = ({ players }: Tournament): Result[] =>
  players.flatMap(({ games }) => games.map(({ result }) => result));

describe("a random tournament", () => {
  test("is the same for the same seed, and another for another one", () => {
    const files = SEEDS.map((seed) => writeTrf(simulate(mixed(seed))));
    expect(new Set(files).size).toBe(SEEDS.length);
    expect(SEEDS.map((seed) => writeTrf(simulate(mixed(seed))))).toEqual(files);
  });

  test("is read back as it was, and no rule is broken", () => {
    for (const seed of SEEDS)
      for (const plan of [mixed(seed), { ...mixed(seed), isAccelerated: true }]) {
        const tournament = simulate(plan);
        const { tournament: read, problems } = readTrf(writeTrf(tournament));
        expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
        expect(read).toEqual(tournament);
      }
  });

  test("has the rounds that were asked for, and fewer where one cannot be paired", () => {
    expect(simulate({ ...mixed(1), played: 4 }).players.every(({ games }) => games.length === 4)).toBe(true);
    // Of four players everybody has met everybody after three rounds.
    expect(simulate(planOf({ players: 4, rounds: 5, seed: 1 })).players[0]?.games.length).toBeLessThanOrEqual(
      3,
    );
  });

  test("is paired as the text of the regulations says", () => {
    let compared = 0;
    for (const seed of SEEDS) {
      const rounds = [...simulatedRounds(planOf({ players: 7, rounds: 5, seed, absences: 0.1 }))];
      for (const { pairing } of rounds) {
        const literal = naiveDutch(pairing.field);
        if (!literal) continue;
        const id = (place: number): number => pairing.field.candidates[place]?.id ?? 0;
        const told = (pairs: readonly (readonly number[])[]): string[] =>
          pairs.map((pair) => [...pair].sort((a, b) => a - b).join()).sort();
        expect(told(pairing.pairs.map(({ white, black }) => [white, black]))).toEqual(
          told(literal.pairs.map((pair) => pair.map(id))),
        );
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(10);
  });

  test("has who comes late, who is absent and who does not come to the board", () => {
    const tournament = simulate({ ...mixed(2), players: 200, forbidden: 0 });
    const count = (result: Result): number => resultsOf(tournament).filter((one) => one === result).length;
    for (const result of ["H", "F", "Z", "+", "-", "1", "0", "="] as const)
      expect(count(result), result).toBeGreaterThan(5);
    const latecomers = tournament.players.filter(({ games }) => games[0]?.result === "Z");
    expect(latecomers.length).toBeGreaterThan(200 * 0.08);
    const { players } = simulate(planOf({ players: 200, rounds: 3, seed: 2 }));
    expect(resultsOf({ ...tournament, players }).every((result) => "1=0".includes(result))).toBe(true);
  });

  test("keeps forbidden pairs apart", () => {
    for (const seed of SEEDS) {
      const { forbidden, players } = simulate(planOf({ players: 12, rounds: 5, seed, forbidden: 8 }));
      expect(forbidden.length).toBe(8);
      for (const { players: pair } of forbidden) {
        const [one = 0, other = 0] = pair;
        expect(players[one - 1]?.games.some((game) => isPlayed(game) && game.opponent === other)).toBe(false);
      }
    }
  });
});

describe("results", () => {
  const CHANCES = 10_000;
  /** White's score and the share of draws over all chances, evenly spread from 0 to 1. */
  const averages = (difference: number, draws: number): [score: number, drawn: number] => {
    let [score, drawn] = [0, 0];
    for (let k = 0; k < CHANCES; k++) {
      const [white, black] = playedResult(difference, draws, () => (k + 0.5) / CHANCES);
      expect(`${white}${black}`).toMatch(/^(10|01|==)$/);
      score += white === "1" ? 1 : white === "=" ? 0.5 : 0;
      drawn += white === "=" ? 1 : 0;
    }
    return [score / CHANCES, drawn / CHANCES];
  };

  // 400 points more are ten to one, 191 three to one, as 3 = 10^(191/400).
  test.each([
    [0, 1 / 2],
    [400, 10 / 11],
    [-400, 1 / 11],
    [191, 3 / 4],
  ])("of %i points more give the expected score on average, however many draws there are", (d, expected) => {
    for (const draws of [0, 0.3, 1]) {
      const [score, drawn] = averages(d, draws);
      expect(score).toBeCloseTo(expected, 3);
      expect(drawn).toBeCloseTo(draws * 2 * Math.min(expected, 1 - expected), 3);
    }
  });

  test("without a game are a win and a loss, or two losses", () => {
    const random = seededRandom(1);
    const all = Array.from({ length: 1000 }, () => forfeitedResult(random).join(""));
    expect([...new Set(all)].sort()).toEqual(["+-", "-+", "--"].sort());
  });
});

describe("the acceleration", () => {
  const first = (plan: TournamentPlan): SimulatedRound =>
    simulatedRounds(plan).next().value as SimulatedRound;

  // Both examples stand in the regulations: of 161 players 82, and of nine rounds the first three and the next two.
  test("gives the upper half a point in the first rounds, and half of it after them", () => {
    const { tournament } = first(planOf({ players: 161, rounds: 9, seed: 1, isAccelerated: true }));
    expect(tournament.acceleration).toEqual([
      { points: 10, first: 1, last: 3, firstPlayer: 1, lastPlayer: 82 },
      { points: 5, first: 4, last: 5, firstPlayer: 1, lastPlayer: 82 },
    ]);
  });

  test("halves those who are there in the first round", () => {
    const { tournament } = first(planOf({ players: 60, rounds: 9, seed: 4, isAccelerated: true, late: 0.3 }));
    const absent = new Set(tournament.absences.map(({ player }) => player));
    const here = tournament.players.flatMap((_, i) => (absent.has(i + 1) ? [] : [i + 1]));
    const last = tournament.acceleration[0]?.lastPlayer as number;
    const upper = here.filter((id) => id <= last).length;
    expect([here.includes(last), upper % 2]).toEqual([true, 0]);
    expect([0, 1]).toContain(Math.floor(upper - here.length / 2));
  });
});

describe("kibitz swiss simulate", () => {
  const call = (options: string) => kibitz(`swiss simulate ${options}`);

  test("prints a file that the other commands take", async () => {
    const made = await call(
      "--players 20 --rounds 7 --played 4 --seed 5 --forfeits 3% --byes 5% --absences 2",
    );
    expect([made.code, made.err]).toEqual([0, ""]);
    const checked = await kibitz("swiss check -", made.out);
    expect([checked.code, checked.out]).toEqual([0, "OK players=20 rounds=4 warnings=0\n"]);
    expect((await kibitz("swiss pair -", made.out)).out).toMatch(/^10\n/);
  });

  test("takes other points, and says where the tournament must end", async () => {
    const { out } = await call("--players 10 --rounds 3 --points 3-1-0 --bye-points 1");
    expect(readTrf(out).tournament?.scoring).toMatchObject({ win: 30, draw: 10, loss: 0, pairingBye: 10 });
    const ended = await call("--players 4 --rounds 5");
    expect(ended.code).toBe(0);
    expect(ended.err).toMatch(/^kibitz swiss simulate: round \d cannot be paired completely/);
  });

  test("lists every mistake of a call", async () => {
    await expectRefused(mistakesIn(call("")), ["1:3 usage", "1:3 usage"]);
    const wrong = call(
      "--players 1 --rounds 5 --played 6 --ratings 9-x --points 1-2-3 --acceleration no FILE",
    );
    await expectRefused(
      mistakesIn(wrong),
      [3, 7, 9, 11, 13, 15].map((at) => `1:${at} usage`),
    );
    const both = call("--players 9 --rounds 5 --points 3-1-0 --acceleration baku --byes 60% --absences 60");
    await expectRefused(mistakesIn(both), ["1:9 usage", "1:15 usage"]);
  });

  test("has a help text", async () => {
    await expectHelp(call("--help"), "kibitz swiss simulate --players N", 110);
  });
});
