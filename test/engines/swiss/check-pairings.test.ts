/** Were the rounds of a file paired by the system? Those of another program were, and one that is changed is told with its rule. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { seededRandom, shuffled } from "#algorithms/core/text/random.ts";
import type { Field } from "#algorithms/engines/swiss/candidates.ts";
import { bracketKeys } from "#algorithms/engines/swiss/dutch/bracket-key.ts";
import {
  beforeRound,
  type ColoredPair,
  checkedRounds,
} from "#algorithms/engines/swiss/dutch/check-pairings.ts";
import { pairDutchRound2017 } from "#algorithms/engines/swiss/dutch/edition-2017/pair-dutch-round-2017.ts";
import { readTrf } from "#algorithms/engines/swiss/read-trf.ts";
import { planOf } from "#algorithms/engines/swiss/simulate/plan.ts";
import {
  type SimulatedRound,
  simulate,
  simulatedRounds,
} from "#algorithms/engines/swiss/simulate/simulate.ts";
import { type Game, playedRounds, type Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { writeTrf } from "#algorithms/engines/swiss/write-trf.ts";
import { depth } from "#test/depth.ts";
import { readCorpus } from "#test/support/given/swiss-fixtures.ts";
import { allPairings, naiveReason, pairingOf, RULES } from "#test/support/naive/naive-dutch.ts";
import {
  bracketIn,
  type Counted,
  completions,
  firstRule,
  insideOf,
  type NaiveBracket,
  naiveDutch2017,
} from "#test/support/naive/naive-dutch-2017.ts";
import { expectRefused, kibitz, mistakesIn } from "#test/support/run-kibitz.ts";

const MIXED = { forfeits: 0.05, halfByes: 0.05, fullByes: 0.03, absences: 0.05, late: 0.2, forbidden: 2 };

/** A tournament of which a round was paired anew: drawn games of these pairs, the bye as a pair with 0. */
function repaired(tournament: Tournament, round: number, pairs: readonly (readonly number[])[]): Tournament {
  const games = new Map<number, Game>();
  for (const [white = 0, black = 0] of pairs) {
    if (black === 0) games.set(white, { opponent: 0, color: undefined, result: "U" });
    else {
      games.set(white, { opponent: black, color: "white", result: "=" });
      games.set(black, { opponent: white, color: "black", result: "=" });
    }
  }
  const players = tournament.players.map((player, i) => {
    const before = player.games.slice(0, round - 1);
    return { ...player, games: [...before, games.get(i + 1) ?? (player.games[round - 1] as Game)] };
  });
  return { ...tournament, players };
}

describe("the rounds of a tournament", () => {
  test("that another program paired by the system are found to be so, colors and all", () => {
    // A part of them: that each is paired alike is tested of the engine.
    const finals = readCorpus()
      .filter(({ id }) => id.endsWith("final.trf"))
      .filter((_, k) => k % 3 === 1);
    let [count, byes] = [0, 0];
    for (const { id, text } of finals) {
      const { tournament } = readTrf(text);
      if (!tournament || tournament.players.length > 100) continue;
      // Some of these files do not say that their last round was the last one.
      const rounds = tournament.rounds ?? playedRounds(tournament);
      for (const checked of checkedRounds({ ...tournament, rounds })) {
        expect(checked.isAsPaired, `${id}, round ${checked.round}`).toBe(true);
        count++;
        if (checked.bye !== undefined) byes++;
      }
    }
    expect(count).toBeGreaterThan(100);
    expect(byes).toBeGreaterThan(20);
  });

  test("are told apart from what was known before them", () => {
    for (const seed of [1, 2]) {
      const plan = planOf({ players: 24, rounds: 6, seed, ...MIXED, isAccelerated: seed === 2 });
      const tournament = simulate(plan);
      const rounds = [...simulatedRounds(plan)] as SimulatedRound[];
      for (const [k, { tournament: before }] of rounds.entries()) {
        const points = (of: Tournament) => of.players.map(({ games }) => games);
        const found = beforeRound(tournament, k + 1);
        expect([points(found), found.absences]).toEqual([points(before), before.absences]);
      }
    }
  });

  test("of which one was paired otherwise are right up to that one, and the rule is the one of the text", () => {
    const random = seededRandom(3);
    const rules = new Set<string>();
    let corrected = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const plan = planOf({ players: 7 + (seed % 2), rounds: 6, seed, absences: 0.05 });
      const rounds = [...simulatedRounds(plan)] as SimulatedRound[];
      const at = 2 + (seed % 3);
      const { pairing } = rounds[at - 1] as SimulatedRound;
      const { field } = pairing;
      if (pairing.unpaired.length > 0) continue;
      const idOf = (place: number): number => field.candidates[place]?.id ?? 0;
      const spelled = (pairs: readonly (readonly number[])[]): string =>
        pairs
          .map((pair) => [...pair].sort((a, b) => a - b).join())
          .sort()
          .join(" ");
      const all = shuffled(allPairings(field), random);
      const ours = [
        ...pairing.pairs.map(({ white, black }) => [white, black]),
        ...(pairing.bye ? [[pairing.bye, 0]] : []),
      ];
      const isOurs = (pairs: (typeof all)[number]): boolean =>
        spelled(pairs.map((pair) => pair.map(idOf))) === spelled(ours);
      const right = all.find(isOurs);
      // C8 is where it matters how the file goes on below.
      const isLost = (pairs: (typeof all)[number]): boolean =>
        naiveReason(field, pairs, right ?? []) === "C8";
      const wrong = all.find((pairs) => !isOurs(pairs) && (seed % 2 === 0 || isLost(pairs)));
      if (!right || !wrong) continue;
      const file = repaired(
        { ...simulate({ ...plan, played: at }), absences: [] },
        at,
        wrong.map((pair) => pair.map(idOf)),
      );
      const checked = [...checkedRounds(file)];
      expect(checked.map(({ isAsPaired }) => isAsPaired)).toEqual([...Array(at - 1).fill(true), false]);
      const difference = checked.at(-1)?.difference;
      // Of all pairings with the same pairs down to that bracket the best one loses last.
      const score = difference?.brackets?.[0].score ?? Number.POSITIVE_INFINITY;
      const above = (pairs: (typeof all)[number]): string =>
        [...bracketKeys(field, pairingOf(pairs))]
          .filter((key) => key.score >= score)
          .map((key) => key.pairs.join(" "))
          .join("; ");
      const same = difference?.brackets ? all.filter((pairs) => above(pairs) === above(wrong)) : [wrong];
      const reasons = same.map((pairs) => naiveReason(field, pairs, right));
      const rule = RULES.findLast((one) => reasons.includes(one));
      if (rule !== naiveReason(field, wrong, right)) corrected++;
      expect(difference).toMatchObject({ rule, better: 1 });
      rules.add(rule as string);
    }
    expect(rules.size).toBeGreaterThan(depth(0, 3));
    expect(corrected).toBeGreaterThan(0);
  });
});

describe("the rounds of a tournament of 2017", () => {
  test("are right up to one that was paired otherwise, and the rule is the one of the text", () => {
    const random = seededRandom(5);
    const rules = new Map<string, number>();
    for (let seed = 1; seed <= 40; seed++) {
      const plan = planOf({ players: 7 + (seed % 2), rounds: 6, seed, absences: 0.08 });
      const rounds = [...simulatedRounds(plan, pairDutchRound2017)] as SimulatedRound[];
      const at = 2 + (seed % 3);
      const { pairing } = rounds[at - 1] as SimulatedRound;
      const { field } = pairing;
      if (pairing.unpaired.length > 0) continue;
      const naive = naiveDutch2017(field) as NaiveBracket[];
      const found = shuffled(completions(field, [...field.candidates.keys()]), random).flatMap((whole) => {
        const decides = decidingRule(field, naive, whole.pairs);
        return decides ? [{ whole, decides }] : [];
      });
      // One that a rule decides which has decided little so far.
      const often = ({ decides }: (typeof found)[number]): number => rules.get(decides[0]?.[0] ?? "") ?? 0;
      const forged = found.sort((one, other) => often(one) - often(other))[0];
      if (!forged) continue;
      const { whole, decides } = forged;
      const idOf = (place: number): number => field.candidates[place]?.id ?? 0;
      const pairs = whole.pairs.map((pair) => pair.map(idOf));
      if (whole.bye !== undefined) pairs.push([idOf(whole.bye), 0]);
      const played = { ...simulate({ ...plan, played: at }, pairDutchRound2017), absences: [] };
      const checked = [...checkedRounds(repaired(played, at, pairs), undefined, "2017")];
      expect(checked.map(({ isAsPaired }) => isAsPaired)).toEqual([...Array(at - 1).fill(true), false]);
      const [[rule, ours], [, theirs]] = decides as [Counted, Counted];
      expect(checked.at(-1)?.difference).toMatchObject({ rule, better: 1 });
      if (rule.startsWith("C.")) expect(checked.at(-1)?.difference?.values).toEqual([theirs, ours]);
      rules.set(rule, (rules.get(rule) ?? 0) + 1);
    }
    for (const rule of ["C.5", "C.6", "C.7", "C.10", "C.12", "D.1", "D.2"])
      expect([...rules.keys()]).toContain(rule);
  });
});

/** The first rule by which a complete pairing loses to the one of the text. */
function decidingRule(
  field: Field,
  brackets: readonly NaiveBracket[],
  pairs: NaiveBracket["pairs"],
): Counted[] | undefined {
  const at = brackets.findIndex(
    (bracket) => String(insideOf(pairs, [...bracket.moved, ...bracket.residents])) !== String(bracket.pairs),
  );
  const bracket = brackets[at];
  return bracket && firstRule(bracket.key, bracketIn(field, brackets, at, pairs).key);
}

describe("kibitz swiss check --pairings", () => {
  const folder = mkdtempSync(join(tmpdir(), "kibitz-pairings-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const check = (tournament: Tournament, ...options: string[]) => {
    const file = join(folder, "round.trf");
    const players = tournament.players.map((player) => ({ ...player, points: 0 }));
    for (const player of players)
      for (const { result } of player.games)
        player.points += { "1": 10, "=": 5, "0": 0, U: 10, Z: 0 }[result as "1"];
    writeFileSync(file, writeTrf({ ...tournament, players }));
    return kibitz(["swiss", "check", "--pairings", file, ...options]);
  };
  const plan = planOf({ players: 8, rounds: 5, played: 3, seed: 2 });

  test("accepts what the system paired", async () => {
    const { code, out } = await check(simulate(plan));
    expect([code, out]).toEqual([0, "OK rounds=3 paired by the Dutch system, warnings=0\n"]);
  });

  test("judges by the edition of the day when the tournament began, or by the one that is named", async () => {
    // In this one the two editions pair otherwise.
    const odd = planOf({ players: 11, rounds: 7, played: 6, seed: 6, absences: 0.1 });
    const older = simulate(odd, pairDutchRound2017);
    const right = "OK rounds=6 paired by the Dutch system of 2017, warnings=0\n";
    expect((await check({ ...older, notes: ["042 2025/05/01"] })).out).toBe(right);
    expect((await check(older, "--edition", "2017")).out).toBe(right);
    const newer = await check({ ...older, notes: ["042 2026/05/01"] });
    expect(newer.out).toMatch(/^WRONG round=\d not paired by the Dutch system\n/);
    const one = await check({ ...simulate(odd), notes: ["042 2025/05/01"] });
    expect(one.out).toMatch(/^WRONG round=\d not paired by the Dutch system of 2017\n/);
    expect(one.out).toMatch(/\nWhat decides is (C\.\d+|article D\.\d): /);
    expect((await check({ ...older, notes: ["042 2025/05/01"] }, "--edition", "2026")).code).toBe(1);
    const alone = kibitz("swiss check - --edition 2017", writeTrf(older));
    await expectRefused(mistakesIn(alone), ["1:4 usage"]);
    await expectRefused(mistakesIn(kibitz("swiss check - --pairings --edition 2018", "")), ["1:5 usage"]);
  });

  test("shows the first round that differs, both pairings and the rule", async () => {
    // In round 1 the upper half meets the lower half in order: 1–5, 2–6, 3–7, 4–8.
    const { code, out } = await check(
      repaired(simulate({ ...plan, played: 1 }), 1, [
        [1, 5],
        [6, 2],
        [3, 8],
        [7, 4],
      ]),
    );
    expect(code).toBe(1);
    expect(out.split("\n")).toEqual([
      "WRONG round=1 not paired by the Dutch system",
      "The bracket of 0.0 points: 1 2 3 4 5 6 7 8",
      "  in the file    by the system",
      ...["  1 5            1 5", "  2 6            2 6", "  3 8            3 7", "  4 7            4 8"],
      expect.stringMatching(/^What decides is article 4\.2: /),
      ...["  in the file: 5 6 8 7", "  by the system: 5 6 7 8", ""],
    ]);
  });

  test("tells colors, pairs who have met, and a round that is being played", async () => {
    const first = simulate({ ...plan, played: 1 });
    const turned = [
      [1, 5],
      [6, 2],
      [3, 7],
      [8, 4],
    ].map((pair) => (isWhite(first, 1) ? pair.toReversed() : pair));
    const colors = await check(repaired(first, 1, turned));
    expect(colors.out).toMatch(/^WRONG round=1 .*\nColors \(article 5\): in the file \d \d, /);
    const twice = repaired(simulate({ ...plan, played: 2 }), 2, [
      [5, 1],
      [2, 6],
      [7, 3],
      [4, 8],
    ]);
    for (const [edition, rule] of [
      ["2026", "C1"],
      ["2017", "C\\.1"],
    ] as const) {
      const { out } = await check(twice, "--edition", edition);
      expect(out).toMatch(/WRONG round=2 /);
      expect(out).toMatch(
        new RegExp(`What decides is ${rule}: .*\n {2}in the file: 4\n {2}by the system: 0\n$`),
      );
    }
  });

  test("judges the round that is being played, too", async () => {
    const [, , third] = [...simulatedRounds(plan)] as SimulatedRound[];
    const { tournament, pairing } = third as SimulatedRound;
    const open = async (pairs: readonly { white: number; black: number }[]): Promise<string> => {
      const columns = new Map(
        pairs.flatMap(({ white, black }) => [
          [white, `${black} w`],
          [black, `${white} b`],
        ]),
      );
      const text = writeTrf(tournament).replace(
        /^001 +(\d+) .*$/gm,
        (line, id: string) => `${line}     ${columns.get(Number(id))}`,
      );
      return (await kibitz(["swiss", "check", "--pairings", "-"], text)).out;
    };
    expect(await open(pairing.pairs)).toMatch(/\nOK rounds=3 paired by the Dutch system, warnings=1\n$/);
    const [first, second, ...rest] = pairing.pairs as [ColoredPair, ColoredPair, ...ColoredPair[]];
    const crossed = [
      { white: first.white, black: second.black },
      { white: second.white, black: first.black },
    ];
    expect(await open([...crossed, ...rest])).toMatch(/\nWRONG round=3 /);
  });
});

function isWhite({ players }: Tournament, id: number): boolean {
  return players[id - 1]?.games[0]?.color === "white";
}

test("a forfeit that tells no colors is the pair that it was", async () => {
  const text = `012 T
XXR 2
001    1      A                                 2000                             1.0    1     3 - +
001    2      B                                 1900                             0.5    2     4 w =
001    3      C                                 1800                             0.0    3     1 - -
001    4      D                                 1700                             0.5    4     2 b =
`;
  expect(await kibitz("swiss check - --pairings", text)).toMatchObject({
    code: 0,
    out: expect.stringContaining("OK rounds=1 paired by the Dutch system"),
  });
});
