/** Ranks of files, judged; held against the regulations read once more, slowly (`naive-tie-breaks`). */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkedStandings } from "#algorithms/engines/swiss/check-standings.ts";
import { readTrf } from "#algorithms/engines/swiss/read-trf.ts";
import { planOf } from "#algorithms/engines/swiss/simulate/plan.ts";
import { simulate } from "#algorithms/engines/swiss/simulate/simulate.ts";
import { TIE_BREAK_CODES } from "#algorithms/engines/swiss/tie-breaks/tie-breaks.ts";
import { isPlayed, type Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { depth, tries } from "#test/depth.ts";
import { naiveStandings } from "#test/support/naive/naive-tie-breaks.ts";
import { kibitz } from "#test/support/run-kibitz.ts";

const ranked = (tournament: Tournament, ranks: ReadonlyMap<number, number>): Tournament => ({
  ...tournament,
  players: tournament.players.map((player, i) => ({ ...player, rank: ranks.get(i + 1) ?? 0 })),
});

describe("the ranks of a file", () => {
  test("are right if they are those of a literal reading, in any order of equals, and wrong if any two are exchanged", () => {
    let exchanges = 0;
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 12 }),
        fc.integer({ min: 1, max: 5 }),
        fc.nat(),
        fc.shuffledSubarray([...TIE_BREAK_CODES], { minLength: 1, maxLength: 4 }),
        fc.nat(),
        (players, rounds, seed, codes, turn) => {
          const drawn = simulate(
            planOf({ players, rounds, seed, halfByes: 0.1, forfeits: 0.1, unusualCount: 2, absences: 0.1 }),
          );
          const named = { ...drawn, notes: [`202 ${codes.join(",")}`] };
          const naive = naiveStandings(named, codes);
          // Equals stand in any order: here turned round.
          const inTurn = naive.toSorted(
            (a, b) => a.rank - b.rank || (turn % 2 === 0 ? a.id - b.id : b.id - a.id),
          );
          const ranks = new Map(inTurn.map(({ id }, place) => [id, place + 1]));
          expect(checkedStandings(ranked(named, ranks)).difference).toBeUndefined();
          const shared = new Map(naive.map(({ id, rank }) => [id, rank]));
          expect(checkedStandings(ranked(named, shared)).difference).toBeUndefined();
          const [a, b] = [turn % players, (turn + 1 + (turn % (players - 1))) % players];
          const [one, other] = [inTurn[a], inTurn[b]];
          if (!one || !other || one.rank === other.rank) return;
          exchanges++;
          const wrong = new Map(ranks).set(one.id, b + 1).set(other.id, a + 1);
          const { difference } = checkedStandings(ranked(named, wrong));
          const first = one.rank < other.rank ? one : other;
          expect(difference).toMatchObject({ id: first.id, rank: wrong.get(first.id) });
          expect(difference?.expected[0]).toBe(first.rank);
          expect(difference?.other?.id).toBe(first === one ? other.id : one.id);
        },
      ),
      { numRuns: tries(800) },
    );
    expect(exchanges).toBeGreaterThan(depth(50, 300));
  });

  test("are judged up to a tie-break that is not known here", () => {
    const drawn = simulate(planOf({ players: 9, rounds: 4, seed: 5 }));
    const { codes, isNamed, unknown } = checkedStandings({ ...drawn, notes: ["202 PTS,BH,XYZ,SB"] });
    expect([codes, isNamed, unknown]).toEqual([["BH"], true, "XYZ"]);
    expect(checkedStandings({ ...drawn, notes: ["202"] })).toMatchObject({
      isNamed: false,
      codes: ["DE", "BH", "SB"],
    });
  });
});

describe("kibitz swiss check --standings", () => {
  test("takes what is simulated, and tells of the first rank that is another one, with both values", async () => {
    const made = await kibitz("swiss simulate --players 12 --rounds 5 --seed 7 --tie-breaks BH/C1,SB");
    expect(made.out).toContain("202 BH/C1,SB\n");
    const right = await kibitz("swiss check - --standings", made.out);
    expect(right.code).toBe(0);
    expect(right.out).toMatch(/\nOK ranks=12 by points,BH\/C1,SB\n$/);
    const { tournament } = readTrf(made.out);
    const id = 1 + (tournament?.players.findIndex(({ rank }) => rank === 1) ?? 0);
    const next = 1 + (tournament?.players.findIndex(({ rank }) => rank === 2) ?? 0);
    const exchanged = made.out.split("\n").map((line) => {
      if (line.startsWith(`001 ${String(id).padStart(4)} `))
        return `${line.slice(0, 85)}   2${line.slice(89)}`;
      if (line.startsWith(`001 ${String(next).padStart(4)} `))
        return `${line.slice(0, 85)}   1${line.slice(89)}`;
      return line;
    });
    const wrong = await kibitz("swiss check - --standings", exchanged.join("\n"));
    expect(wrong.code).toBe(1);
    const [head, ranks, other, decides] = wrong.out.split("\n").slice(1);
    expect(head).toBe(`WRONG rank of number ${id} (Player ${id})`);
    expect(ranks).toBe("  in the file 2, by points,BH/C1,SB 1");
    expect(other).toBe(`  that rank has number ${next} (Player ${next}): 1 in the file`);
    expect(decides).toMatch(/^ {2}what decides is (the points|BH\/C1|SB): [\d.]+ against [\d.]+$/);
  });

  test("says where a file has no ranks, or others than those of standings", async () => {
    const { out } = await kibitz("swiss simulate --players 8 --rounds 3 --played 0");
    expect(await kibitz("swiss check - --standings", out)).toMatchObject({
      code: 1,
      out: "WRONG the file has no ranks\n",
    });
    const order = await kibitz("swiss check - --standings", `${out}XXC rank\n`);
    expect(order.code).toBe(2);
    expect(order.err).toContain("the order of the start");
  });
});

describe("a random tournament", () => {
  test("has as many byes, forfeits and unusual results as are asked for", () => {
    for (let seed = 1; seed <= depth(10, 60); seed++) {
      const [byeCount, forfeitCount, unusualCount] = [seed % 7, seed % 5, seed % 4];
      const plan = planOf({ players: 16, rounds: 6, seed, byeCount, forfeitCount, unusualCount });
      const { players } = simulate(plan);
      const games = players.flatMap((player) => player.games);
      expect(games.filter(({ result }) => result === "H")).toHaveLength(byeCount);
      const pairs = players.flatMap(({ games: own }, i) =>
        own.flatMap(({ opponent, color, result }, r) =>
          opponent > 0 && color === "white" ? [result + players[opponent - 1]?.games[r]?.result, i] : [],
        ),
      );
      const all = pairs.filter((each): each is string => typeof each === "string");
      const isUsual = (pair: string): boolean => ["10", "01", "=="].includes(pair);
      expect(all.filter((pair) => !isUsual(pair))).toHaveLength(forfeitCount + unusualCount);
      expect(games.filter((game) => isPlayed(game)).length).toBeGreaterThan(0);
    }
  });

  test("is the same as before where nothing is counted", () => {
    const plan = { players: 10, rounds: 4, seed: 3 };
    expect(simulate(planOf(plan))).toEqual(simulate(planOf({ ...plan, byeCount: 0, unusualCount: 0 })));
  });
});
