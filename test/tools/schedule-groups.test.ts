/** Groups in the schedule maker: the plan, what goes out of it, how groups stand, and the bracket. */
import { parse as parseCsv } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calendarOf, formatPlan } from "#src/tools/schedule/exports.ts";
import { bracketOf } from "#src/tools/schedule/groups/bracket.ts";
import { comesIn, decisionFor, decisionKey, groupTable } from "#src/tools/schedule/groups/group-standings.ts";
import { byesIn, groupPlans, makePlan, type Plan } from "#src/tools/schedule/plan.ts";
import { gameKey, type Result, type Results } from "#src/tools/schedule/results.ts";
import { DEFAULTS, formatSettings, parseSettings, type Settings } from "#src/tools/schedule/settings.ts";
import { scheduleWords } from "#src/tools/schedule/words.en.ts";

const NAMES = ["Anna", "Boris", "Chiara", "David", "Emma", "Farid", "Greta"];
const settings = (part: Partial<Settings> = {}): Settings => ({
  ...{ ...DEFAULTS, text: NAMES.join("\n"), groups: 2, best: 2 },
  ...part,
});
const planOf = (part: Partial<Settings> = {}): Plan => {
  const { plan, fields } = makePlan(settings(part));
  if (!plan) throw new RangeError(JSON.stringify(fields));
  return plan;
};
/** Everybody scores as the numbers of strength say: the higher one wins, equals draw. */
const resultsBy = (plan: Plan, strength: Readonly<Record<string, number>>): Results =>
  Object.fromEntries(
    plan.schedule.rounds.flat().map((game): [string, Result] => {
      const [a, b] = game.map((player) => strength[plan.names[player - 1] ?? ""] ?? 0);
      return [gameKey(plan.names, game), a > b ? 2 : a < b ? 0 : 1];
    }),
  );
const inOrder = Object.fromEntries(NAMES.map((name, k) => [name, -k]));
const members = (plan: Plan) => groupPlans(plan).map(({ names }) => names);

describe("a plan with groups", () => {
  test("has a round robin for each, on boards that all share, and a bye in each odd group", () => {
    const plan = planOf({ boards: 2 });
    // 1 4 5 and 2 3 6 7 by snake order.
    expect(members(plan)).toEqual([
      ["Anna", "David", "Emma"],
      ["Boris", "Chiara", "Farid", "Greta"],
    ]);
    expect(plan.schedule.rounds.map((round) => round.length)).toEqual([3, 3, 3]);
    expect(plan.seating.rounds.map(({ sittings }) => sittings)).toEqual([2, 2, 2]);
    expect(plan.schedule.rounds.flatMap((_, r) => byesIn(plan, r)).sort()).toEqual([1, 4, 5]);
  });

  test("keeps in each group the places of the whole, whatever the boards are", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: 24 }),
        fc.integer({ min: 2, max: 6 }),
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: -1, max: 50 }),
        fc.boolean(),
        (n, groups, boards, draw, isDouble) => {
          fc.pre(groups * 2 <= n);
          const plan = planOf({
            ...{ text: `${n}`, groups, boards, draw, best: 1, every: 0 },
            cycle: isDouble ? "double" : "single",
          });
          const own = groupPlans(plan);
          expect(own.flatMap(({ names }) => names).toSorted((a, b) => Number(a) - Number(b))).toEqual(
            plan.names,
          );
          const games = (of: Plan) =>
            of.seating.rounds.flatMap((round, r) =>
              round.games.map(
                ({ game, board, sitting }) => `${r} ${sitting} ${board} ${gameKey(of.names, game)}`,
              ),
            );
          expect(own.flatMap(games).sort()).toEqual(games(plan).sort());
          for (const { report } of own)
            expect([report.tooFew, report.tooMany, report.badRounds]).toEqual([0, 0, []]);
          const places = games(plan).map((game) => game.split(" ").slice(0, 3).join(" "));
          expect(new Set(places).size).toBe(places.length);
        },
      ),
      { numRuns: 40 },
    );
  });

  test("is refused with its field where it does not fit", () => {
    const field = (part: Partial<Settings>) => makePlan(settings(part)).fields.map(({ field }) => field);
    expect(field({ groups: 4 })).toEqual(["groups"]);
    expect(field({ groups: 0 })).toEqual(["groups"]);
    expect(field({ best: 4 })).toEqual(["best"]);
    expect(field({ groups: 1, best: 2 })).toEqual(["best"]);
    expect(field({ text: "200", groups: 40 })).toEqual(["best"]);
    expect(field({ groups: 3, best: 2 })).toEqual([]);
    expect(scheduleWords.fieldMistake.groups("4")).toContain("two players or more");
  });

  test("goes into a link and comes back; a link without groups is as short as before", async () => {
    const wish = settings({ groups: 3, draw: 17, best: 2 });
    expect(await parseSettings(await formatSettings(wish))).toEqual(wish);
    const plain = { ...DEFAULTS, text: "7" };
    expect((await parseSettings(await formatSettings(plain)))?.groups).toBe(1);
  });
});

describe("what is taken away", () => {
  test("names the groups, the byes and the first round of the knock-out", async () => {
    const part = { start: "2026-12-05", time: "10:00" } as const;
    const plan = planOf(part);
    const text = formatPlan(plan, settings(part), "text");
    expect(text).toContain("Group A: 1 Anna, 4 David, 5 Emma\nGroup B: 2 Boris,");
    expect(text).toContain("Knock-out, first round\n  A1  –  B2\n  B1  –  A2\n");
    expect(text.match(/has a bye/g)).toHaveLength(3);
    const rows = parseCsv(formatPlan(plan, settings(part), "csv"), { columns: true }) as Record<
      string,
      string
    >[];
    expect(rows).toHaveLength(9 + 3);
    for (const { group, white, black } of rows) {
      const own = members(plan)[group === "A" ? 0 : 1];
      expect(own).toContain(white);
      if (black !== "") expect(own).toContain(black);
    }
    expect(JSON.parse(formatPlan(plan, settings(part), "json"))).toMatchObject({
      groups: [
        [1, 4, 5],
        [2, 3, 6, 7],
      ],
      knockout: [
        ["A1", "B2"],
        ["B1", "A2"],
      ],
    });
    const calendar = (await calendarOf(plan, settings(part), scheduleWords)).replaceAll(/\r\n /g, "");
    expect(calendar.match(/has a bye/g)).toHaveLength(3);
  });
});

describe("how a group stands", () => {
  const plan = planOf();
  const [a, b] = groupPlans(plan) as [Plan, Plan];
  const names = (own: Plan, results: Results) => groupTable(own, results).rows.map(({ name }) => name);

  test("is by points, and nobody comes in before all is played", () => {
    const all = resultsBy(plan, inOrder);
    expect(names(b, all)).toEqual(["Boris", "Chiara", "Farid", "Greta"]);
    expect(groupTable(b, all).rows.map(({ points, by }) => [points, by])).toEqual([
      ...[30, 20, 10, 0].map((points) => [points, undefined]),
    ]);
    expect([0, 1, 2].map((place) => comesIn(groupTable(a, all), place))).toEqual(["Anna", "David", "Emma"]);
    const { [gameKey(a.names, a.schedule.rounds[0]?.[0] ?? [1, 2])]: _, ...less } = all;
    expect(comesIn(groupTable(a, less), 0)).toBeUndefined();
    expect(comesIn(groupTable(b, less), 0)).toBe("Boris");
  });

  test("goes by direct encounter where points are equal, and says so", () => {
    // Boris and Chiara beat Farid and Greta and so are equal; Chiara beat Boris.
    const all = { ...resultsBy(plan, { Boris: 2, Chiara: 2, Farid: 1 }) };
    const game = b.schedule.rounds.flat().find((each) => each.includes(1) && each.includes(2)) ?? [1, 2];
    const draw = groupTable(b, all).rows;
    expect(draw.map(({ by }) => by)).toEqual([undefined, "nothing", undefined, undefined]);
    const lost = { ...all, [gameKey(b.names, game)]: (game[0] === 1 ? 0 : 2) as Result };
    expect(names(b, lost)[0]).toBe("Chiara");
    // Greta beats Boris: he and Chiara lose one game each, and what the two played decides.
    const upset = b.schedule.rounds.flat().find((each) => each.includes(2) && each.includes(4)) ?? [1, 2];
    const equal = { ...lost, [gameKey(b.names, upset)]: (upset[0] === 2 ? 0 : 2) as Result };
    const { rows } = groupTable(b, equal);
    expect(rows.slice(0, 2).map(({ name, points }) => [name, points])).toEqual([
      ["Chiara", 20],
      ["Boris", 20],
    ]);
    expect(rows[1]?.by).toBe("DE");
  });

  test("is left to the arbiter where nothing decides: nobody of them comes in until he has said who is first", () => {
    const all = resultsBy(plan, { Boris: 3, Chiara: 2, Farid: 2 });
    const table = groupTable(b, all);
    expect([0, 1, 2, 3].map((place) => comesIn(table, place))).toEqual([
      "Boris",
      undefined,
      undefined,
      "Greta",
    ]);
    const [, second = "", third = ""] = table.rows.map(({ name }) => name);
    const decided = { ...all, [decisionKey("before", third, second)]: decisionFor(third, second) };
    expect(
      groupTable(b, decided)
        .rows.map(({ name, by }) => [name, by])
        .slice(1, 3),
    ).toEqual([
      [third, undefined],
      [second, "hand"],
    ]);
    expect(comesIn(groupTable(b, decided), 1)).toBe(third);
    // The other way round it is the same key, so that one takes the place of the other.
    expect(decisionKey("before", second, third)).toBe(decisionKey("before", third, second));
  });

  test("is never decided by hand against the points", () => {
    const all = resultsBy(plan, inOrder);
    const wrong = { ...all, [decisionKey("before", "Chiara", "Boris")]: decisionFor("Chiara", "Boris") };
    expect(names(b, wrong)).toEqual(names(b, all));
  });
});

describe("the bracket", () => {
  const plan = planOf();
  const players = (results: Results) =>
    bracketOf(plan, results).rounds.map((round) =>
      round.map(({ sides }) => sides.map((side) => (side.kind === "player" ? side.player : side.kind))),
    );

  test("fills itself as groups are finished, and goes on with the winners", () => {
    expect(players({})).toEqual([
      ...[
        [
          ["qualifier", "qualifier"],
          ["qualifier", "qualifier"],
        ],
      ],
      ...[[["winner", "winner"]]],
    ]);
    expect(bracketOf(plan, {}).open).toEqual(["A", "B"]);
    const all = resultsBy(plan, inOrder);
    const won = {
      ...all,
      [decisionKey("match", "Anna", "Chiara")]: decisionFor("Chiara", "Anna"),
      [decisionKey("match", "Boris", "David")]: decisionFor("Boris", "David"),
      [decisionKey("match", "Boris", "Chiara")]: decisionFor("Chiara", "Boris"),
    };
    expect(players(won)).toEqual([
      [
        ["Anna", "Chiara"],
        ["Boris", "David"],
      ],
      [["Chiara", "Boris"]],
    ]);
    expect(bracketOf(plan, won).rounds.at(-1)?.[0]?.winner).toBe("Chiara");
    // A correction in a group brings others in; what was played by those who are out counts for nobody else.
    const corrected = { ...won, ...resultsBy(plan, { ...inOrder, Emma: 1 }) };
    expect(players(corrected)[0]).toEqual([
      ["Emma", "Chiara"],
      ["Boris", "Anna"],
    ]);
    expect(bracketOf(plan, corrected).rounds.at(-1)?.[0]?.winner).toBeUndefined();
  });

  test("names those whom nothing tells apart, where it matters for who goes on", () => {
    const tied = resultsBy(plan, { ...inOrder, Chiara: -5, Greta: -6, Farid: -5 });
    expect(bracketOf(plan, tied).equal).toEqual([
      { letter: "B", names: expect.arrayContaining(["Chiara", "Farid"]) },
    ]);
    const low = resultsBy(plan, { ...inOrder, Farid: -6 });
    expect(bracketOf(plan, low).equal).toEqual([]);
  });
});
