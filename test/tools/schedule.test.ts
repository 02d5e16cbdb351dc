import { parse as parseCsv } from "csv-parse/sync";
import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { bergerTable } from "#algorithms/engines/schedules/berger-table.ts";
import { seatOnBoards } from "#algorithms/engines/schedules/boards.ts";
import {
  addDays,
  isDate,
  isTime,
  later,
  readDays,
  sittingStart,
} from "#algorithms/engines/schedules/calendar.ts";
import { checkSchedule } from "#algorithms/engines/schedules/check.ts";
import { numberEntries, readEntries } from "#algorithms/engines/schedules/entries.ts";
import { doubleRound, type Schedule } from "#algorithms/engines/schedules/schedule.ts";
import { calendarFile } from "#src/tools/schedule/calendar-file.ts";
import { calendarOf, formatPlan } from "#src/tools/schedule/exports.ts";
import { formatCsv } from "#src/tools/schedule/formats.ts";
import { makePlan, type Plan } from "#src/tools/schedule/plan.ts";
import { nextResult, pointsOf, type Result, shownResult } from "#src/tools/schedule/results.ts";
import { DEFAULTS, fieldMistakes, formatSettings, parseSettings } from "#src/tools/schedule/settings.ts";
import { scheduleWords } from "#src/tools/schedule/words.en.ts";
import { tries } from "#test/depth.ts";

const someSchedule = fc.integer({ min: 2, max: 24 }).map(bergerTable);
const words = scheduleWords;
const spread = (waits: readonly number[]) => Math.max(...waits.slice(1)) - Math.min(...waits.slice(1));

describe("the check of a schedule", () => {
  test("accepts the Berger table, with the breaks that theory promises", () => {
    for (let n = 2; n <= 60; n++) {
      const report = checkSchedule(bergerTable(n));
      expect([report.meetings, report.tooFew, report.tooMany, report.badRounds], String(n)).toEqual([
        1,
        0,
        0,
        [],
      ]);
      expect(report.allBreaks).toBe(n % 2 === 1 ? 0 : n - 2);
      expect(report.threeRunning).toEqual([]);
    }
  });

  test("finds the run of three of an unswapped double round, at players 1 and N/2 + 1, and none after the swap", () => {
    for (let n = 6; n <= 40; n += 2) {
      expect(checkSchedule(doubleRound(bergerTable(n))).threeRunning).toEqual([1, n / 2 + 1]);
      expect(checkSchedule(doubleRound(bergerTable(n), true)).threeRunning).toEqual([]);
    }
  });

  test("finds what was spoiled: a pair met twice, a game left out", () => {
    const good = bergerTable(6);
    const [first, ...others] = good.rounds;
    const twice: Schedule = { ...good, rounds: [first ?? [], first ?? [], ...others.slice(1)] };
    expect(checkSchedule(twice)).toMatchObject({ tooFew: 3, tooMany: 3 });
    const short: Schedule = { ...good, rounds: [(first ?? []).slice(1), ...others] };
    expect(checkSchedule(short)).toMatchObject({ tooFew: 1, tooMany: 0, badRounds: [1] });
  });

  test("knows where all meet as often, however many rounds were wished", () => {
    for (let n = 2; n <= 20; n++) {
      const good = bergerTable(n);
      const double = doubleRound(good);
      const half = (from: number): Schedule => ({
        players: n,
        rounds: double.rounds.slice(from, from + good.rounds.length),
        byes: double.byes.slice(from, from + good.rounds.length),
      });
      // Half of a double round is even wherever it is cut, as its second half repeats the first.
      for (const even of [good, double, half(0), half(1)]) {
        expect(checkSchedule(even).isEven, String(n)).toBe(true);
        expect(checkSchedule(even, false).isEven, String(n)).toBe(true);
      }
      if (n < 4) continue;
      const less = { ...good, rounds: good.rounds.slice(1), byes: good.byes.slice(1) };
      const mixed = {
        ...double,
        rounds: double.rounds.with(0, double.rounds[1] as (typeof double.rounds)[0]),
      };
      for (const uneven of [less, mixed]) expect(checkSchedule(uneven, false).isEven, String(n)).toBe(false);
    }
  });
});

describe("what is taken away and brought in", () => {
  const settings = {
    ...DEFAULTS,
    text: "=SUM(A1)\n@Bo\n-2+3\n+Di\n",
    title: "Club evening",
    start: "2026-11-24",
    time: "19:30",
    boards: 1,
  };
  const plan = makePlan(settings).plan as Plan;
  const sheet = (part: Partial<typeof settings>) => {
    const own = { ...settings, ...part };
    return [makePlan(own).plan as Plan, own] as const;
  };

  test("a name that begins like a formula is none in a spreadsheet", () => {
    const rows = parseCsv(formatPlan(plan, settings, "csv"), { columns: true }) as Record<string, string>[];
    for (const { white = "", black = "" } of rows) expect(white + black).not.toMatch(/^[=+@-]/);
    expect(rows[0]?.["white"]).toMatch(/^'/);
  });

  test("the text tells the name of the event and every time", () => {
    const text = formatPlan(plan, settings, "text");
    expect(text).toMatch(/^Club evening\n\n4 players/);
    expect(text).toContain("Round 1, 2026-11-24, 19:30\n  sitting 1, 19:30\n");
    expect(text).toContain("  sitting 2, 20:30\n");
    expect(text).toContain("Round 2, 2026-12-01, 19:30\n");
  });

  test("events of two tournaments on one day are different, and a moved one is the same event", async () => {
    const uids = async (part: Partial<typeof settings>) => {
      const parsed = ICAL.parse(await calendarOf(...sheet(part), words)) as [string, unknown, unknown[]];
      return new ICAL.Component(parsed as never)
        .getAllSubcomponents("vevent")
        .map((event) => String(event.getFirstPropertyValue("uid")));
    };
    const first = await uids({});
    expect(new Set(first).size).toBe(first.length);
    expect(await uids({ start: "2027-01-05", time: "20:00", minutes: 90 })).toEqual(first);
    for (const other of [{ title: "Juniors" }, { text: "Ada\nBo\nCi\nDe\n" }]) {
      expect((await uids(other)).filter((uid) => first.includes(uid))).toEqual([]);
    }
  });

  test.each([
    ['"Okafor, Ada";1800\n"Bo ""the Rook"" K";1700', ["Okafor, Ada", 'Bo "the Rook" K']],
    ["No.;Name;Rating\n1;Ada;1800\n2;Bo;1700", ["Ada", "Bo"]],
    ["Name\nAda\nBo", ["Ada", "Bo"]],
    ['"Ada","Bo"', ["Ada", "Bo"]],
    ["Name, Ada\nBo", ["Name, Ada", "Bo"]],
  ])("a table is read without its quotes and its head: %j", (text, names) => {
    const { entries, mistakes } = readEntries(text);
    expect(mistakes).toEqual([]);
    expect(entries.map(({ name }) => name)).toEqual(names);
  });

  test("a start so late that a round would lie beyond the calendar is a mistake", () => {
    expect(fieldMistakes({ ...settings, start: "9999-12-20" }).map(({ field }) => field)).toEqual(["start"]);
    expect(makePlan({ ...settings, start: "9999-12-20" }).plan).toBeUndefined();
    const last = { ...settings, start: "8999-12-31", every: 365, text: "500", cycle: "double" as const };
    expect(() => formatPlan(makePlan(last).plan as Plan, last, "text")).not.toThrow();
  });
});

describe("days without a round", () => {
  test("are named one by one or from one to another, and what is no day is a mistake", () => {
    expect(readDays("2026-12-24, 2026-12-31 – 2027-01-02; 2026-12-25\n2027-02-27 to 2027-03-01")).toEqual([
      ...["2026-12-24", "2026-12-25", "2026-12-31", "2027-01-01", "2027-01-02"],
      ...["2027-02-27", "2027-02-28", "2027-03-01"],
    ]);
    expect(readDays("24.12.2026, 31.12.2026 – 1.1.2027")).toEqual(["2026-12-24", "2026-12-31", "2027-01-01"]);
    expect(readDays(" ")).toEqual([]);
    for (const wrong of [
      "2026-02-29",
      "29.2.2026",
      "24.12.",
      "12/24/2026",
      "2026-12-24 to",
      "2027-01-02 to 2026-12-24",
      "2026-01-01 to 2028-01-01",
    ]) {
      expect(readDays(wrong), wrong).toBeUndefined();
      expect(fieldMistakes({ ...DEFAULTS, skip: wrong })).toEqual([{ field: "skip", found: wrong }]);
    }
  });

  test("are passed over, and every other round is as far from the one before as it was, or a multiple of that", () => {
    const day = fc.integer({ min: 0, max: 60 }).map((k) => addDays("2026-12-01", k));
    fc.assert(
      fc.property(day, fc.array(day), fc.integer({ min: 1, max: 9 }), (start, free, every) => {
        const skipped = readDays(free.join()) as string[];
        const timetable = { start, time: undefined, every, minutes: 60, skipped };
        const days = Array.from({ length: 12 }, (_, r) => sittingStart(timetable, r + 1, 1, 0).date);
        // Day after day, as one does it on a calendar on the wall.
        const naive: string[] = [];
        for (let at = start; naive.length < 12; at = addDays(at, every))
          if (!skipped.includes(at)) naive.push(at);
        expect(days).toEqual(naive);
      }),
    );
  });

  test("reach the plan, and what is handed over, printed and put into calendars with it", () => {
    const plan = makePlan({ ...DEFAULTS, text: "4", start: "2026-12-17", skip: "2026-12-24, 2026-12-31" })
      .plan as Plan;
    const text = formatPlan(plan, DEFAULTS, "text");
    for (const date of ["2026-12-17", "2027-01-07", "2027-01-14"]) expect(text).toContain(date);
    expect(text).not.toContain("2026-12-24");
  });
});

describe("boards", () => {
  test("hold every game once, each board once a sitting, and no more sittings than needed", () => {
    fc.assert(
      fc.property(someSchedule, fc.integer({ min: 1, max: 14 }), (schedule, boards) => {
        const { rounds } = seatOnBoards(schedule, boards);
        for (const [r, { games, sittings }] of rounds.entries()) {
          const round = schedule.rounds[r] ?? [];
          expect(new Set(games.map(({ game }) => game))).toEqual(new Set(round));
          expect(new Set(games.map(({ board, sitting }) => `${board} ${sitting}`)).size).toBe(round.length);
          expect(Math.max(1, ...games.map(({ board }) => board))).toBeLessThanOrEqual(boards);
          expect(sittings).toBe(Math.max(1, Math.ceil(round.length / boards)));
        }
      }),
    );
  });

  test("count the waiting as it is", () => {
    fc.assert(
      fc.property(someSchedule, fc.integer({ min: 1, max: 6 }), (schedule, boards) => {
        const { rounds, waits } = seatOnBoards(schedule, boards);
        const counted = new Array<number>(schedule.players + 1).fill(0);
        for (const { game, sitting } of rounds.flatMap(({ games }) => games)) {
          for (const player of game) counted[player] = (counted[player] ?? 0) + sitting - 1;
        }
        expect(waits).toEqual(counted);
      }),
    );
  });

  test("share the waiting out: eleven players and four boards wait twice each, others differ by one", () => {
    expect(new Set(seatOnBoards(bergerTable(11), 4).waits.slice(1))).toEqual(new Set([2]));
    for (const [n, boards] of [
      [12, 4],
      [8, 3],
      [20, 9],
      [16, 5],
    ] as const) {
      expect(spread(seatOnBoards(bergerTable(n), boards).waits), `${n} on ${boards}`).toBeLessThanOrEqual(1);
    }
  });

  test.each([0, -1, 1.5, Number.NaN])("refuse to be %s", (boards) => {
    expect(() => seatOnBoards(bergerTable(4), boards)).toThrow(RangeError);
  });
});

describe("dates", () => {
  test("exist or do not", () => {
    expect(["2026-11-20", "2028-02-29", "2000-02-29"].filter(isDate)).toHaveLength(3);
    expect(
      ["2026-02-29", "2026-13-01", "2026-00-10", "1900-02-29", "20-11-2026", "", "2026-1-1"].filter(isDate),
    ).toEqual([]);
    expect(["00:00", "23:59"].filter(isTime)).toHaveLength(2);
    expect(["24:00", "7:30", "19:60", ""].filter(isTime)).toEqual([]);
  });

  test("go over the ends of months and years, and past midnight", () => {
    expect(addDays("2026-12-29", 7)).toBe("2027-01-05");
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(later({ date: "2026-12-31", time: "23:30" }, 45)).toEqual({ date: "2027-01-01", time: "00:15" });
  });

  test("follow one another on one evening when no day lies between the rounds", () => {
    const evening = { start: "2026-11-20", time: "19:00", every: 0, minutes: 20 };
    expect(sittingStart(evening, 3, 2, 4)).toEqual({ date: "2026-11-20", time: "20:40" });
    expect(sittingStart({ ...evening, every: 7 }, 3, 2, 4)).toEqual({ date: "2026-12-04", time: "19:20" });
  });
});

describe("the list of players", () => {
  const names = (text: string, column?: number) => readEntries(text, column).entries.map(({ name }) => name);
  const mistakes = (text: string) =>
    readEntries(text).mistakes.map(({ line, column }) => `${line}:${column}`);

  test("is a name a line, with any line ending, a byte-order mark and empty lines", () => {
    expect(names("\uFEFFAnna\r\n\r\nBo \n Ci\rDe")).toEqual(["Anna", "Bo", "Ci", "De"]);
  });

  test("comes from the column of a spreadsheet that holds names, or from the one that is asked for", () => {
    const text = "1\tAnna Nowak\t1850\n2\tBo Lind\t1700\n3\tCi Ok\t1600\n";
    expect(names(text)).toEqual(["Anna Nowak", "Bo Lind", "Ci Ok"]);
    expect(names(text, 3)).toEqual(["1850", "1700", "1600"]);
    expect(names("Anna,1850\nBo,1700")).toEqual(["Anna", "Bo"]);
    expect(names("Nowak, Anna\nLind, Bo")).toEqual(["Nowak, Anna", "Lind, Bo"]);
    expect(names("Anna, Bo, Ci")).toEqual(["Anna", "Bo", "Ci"]);
    expect(names("4")).toEqual(["1", "2", "3", "4"]);
  });

  test("says every mistake with its line", () => {
    expect(mistakes("Anna\nBo\nAnna\n9. Ci\n1. De\n1. Ed")).toEqual(["3:1", "4:1", "6:1"]);
    expect(mistakes("")).toEqual(["1:1"]);
    expect(mistakes("1")).toEqual(["1:1"]);
    expect(mistakes("Anna")).toEqual(["1:1"]);
    expect(mistakes(Array.from({ length: 600 }, (_, k) => `P${k}`).join("\n"))).toEqual(["501:1"]);
  });

  test("keeps the numbers that were given by hand, and draws the others by lot", () => {
    const { entries } = readEntries("Anna\n3. Bo\nCi\n1. De\nEd");
    expect(numberEntries(entries, undefined)).toEqual(["De", "Anna", "Bo", "Ci", "Ed"]);
    const drawn = new Set<string>();
    for (let seed = 0; seed < tries(30); seed++) {
      const order = numberEntries(entries, seed);
      expect([order[0], order[2]]).toEqual(["De", "Bo"]);
      expect([...order].sort()).toEqual(["Anna", "Bo", "Ci", "De", "Ed"]);
      expect(numberEntries(entries, seed)).toEqual(order);
      drawn.add(order.join());
    }
    expect(drawn.size).toBeGreaterThan(3);
  });
});

describe("files, read back by other people's libraries", () => {
  test("the calendar has an event for each sitting, at the time on the wall", () => {
    const schedule = bergerTable(11);
    const names = schedule.rounds.map((_, k) =>
      k === 0 ? "Nowak, Anna; née “X”" : `Player ${k + 1} ąż עדי 👩‍🔬 with a long name`,
    );
    const text = calendarFile({
      title: "Club, evening",
      names,
      seating: seatOnBoards(schedule, 4),
      byes: schedule.byes,
      timetable: { start: "2026-11-24", time: "19:30", every: 7, minutes: 60 },
      words: { round: words.roundOf, sitting: words.sitting, board: words.boardNo, bye: words.bye },
    });
    for (const line of text.split("\r\n"))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    const events = new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents("vevent")
      .map((event) => new ICAL.Event(event));
    expect(events).toHaveLength(22);
    expect(events[0]?.startDate.toString()).toBe("2026-11-24T19:30:00");
    expect(events[1]?.startDate.toString()).toBe("2026-11-24T20:30:00");
    expect(events[2]?.startDate.toString()).toBe("2026-12-01T19:30:00");
    expect(events[0]?.startDate.zone).toBe(ICAL.Timezone.localTimezone);
    const games = events.flatMap((event) =>
      event.description.split("\n").filter((line) => line.startsWith("Board")),
    );
    expect(games).toHaveLength(55);
    expect(games.filter((line) => line.includes("Nowak, Anna; née “X”"))).toHaveLength(10);
    expect(new Set(events.map((event) => event.uid)).size).toBe(22);
  });

  test("without a time a round is a whole day", () => {
    const schedule = bergerTable(4);
    const text = calendarFile({
      title: "T",
      names: ["A", "B", "C", "D"],
      seating: seatOnBoards(schedule, 1),
      byes: [],
      timetable: { start: "2026-12-30", time: undefined, every: 1, minutes: 60 },
      words: { round: words.roundOf, sitting: words.sitting, board: words.boardNo, bye: words.bye },
    });
    const events = new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents("vevent")
      .map((event) => new ICAL.Event(event));
    expect(events.map((event) => `${event.startDate} ${event.endDate}`)).toEqual([
      "2026-12-30 2026-12-31",
      "2026-12-31 2027-01-01",
      "2027-01-01 2027-01-02",
    ]);
  });

  test("the table of values gives every name back, behind an apostrophe where it begins like a formula", () => {
    const told = (name = "") => (name.length > 1 && "=+-@\t".includes(name.charAt(0)) ? `'${name}` : name);
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ minLength: 1, maxLength: 12, unit: "grapheme" }), {
          minLength: 2,
          maxLength: 9,
        }),
        (names) => {
          const schedule = bergerTable(names.length);
          const text = [...formatCsv({ system: "berger", schedule, names, seed: undefined })].join("");
          const rows: Record<string, string>[] = parseCsv(text, { columns: true, relax_column_count: false });
          const games = rows.filter((row) => row["board"] !== "");
          expect(games.map((row) => [row["white"], row["black"]])).toEqual(
            schedule.rounds.flat().map(([white, black]) => [told(names[white - 1]), told(names[black - 1])]),
          );
        },
      ),
    );
  });
});

describe("settings in a link", () => {
  test("come back as they went", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          ...{
            title: fc.string({ unit: "grapheme" }),
            text: fc.string({ unit: "grapheme", maxLength: 500 }),
          },
          ...{
            seed: fc.integer({ min: -1, max: 99 }),
            boards: fc.nat(20),
            every: fc.nat(14),
            minutes: fc.integer({ min: 1, max: 90 }),
          },
          ...{
            system: fc.constantFrom("berger", "circle"),
            cycle: fc.constantFrom("single", "double", "swapped"),
          },
        }),
        async (part) => {
          const settings = { ...DEFAULTS, ...part } as typeof DEFAULTS;
          expect(await parseSettings(await formatSettings(settings))).toEqual(settings);
        },
      ),
      { numRuns: tries(60) },
    );
  });

  test("are refused when damaged, and mended when strange", async () => {
    expect(await parseSettings("1.AAAA")).toBeUndefined();
    expect(await parseSettings("2.q1YqyVeyUkrLLypOVbKqBQA")).toBeUndefined();
    expect(await parseSettings("")).toBeUndefined();
    const strange = await formatSettings({
      ...DEFAULTS,
      system: "swiss" as "berger",
      boards: "many" as unknown as number,
    });
    expect(await parseSettings(strange)).toEqual(DEFAULTS);
  });

  test("say which field may not be so", () => {
    const wrong = { ...DEFAULTS, boards: 0, start: "2026-02-30", time: "25:00", every: 1.5, minutes: 0 };
    expect(fieldMistakes(wrong).map(({ field }) => field)).toEqual([
      "boards",
      "every",
      "minutes",
      "start",
      "time",
    ]);
    expect(fieldMistakes(DEFAULTS)).toEqual([]);
  });
});

describe("results", () => {
  test("are two halves of one point, whoever's cell is pressed", () => {
    for (const result of [0, 1, 2] as const) {
      const value = { "0": 0, "½": 0.5, "1": 1 } as Readonly<Record<string, number>>;
      expect((value[shownResult(result, true)] ?? 9) + (value[shownResult(result, false)] ?? 9)).toBe(1);
    }
    for (const forFirst of [true, false]) {
      let result: Result | undefined;
      const seen = [shownResult(result, forFirst)];
      for (let press = 0; press < 4; press++) {
        result = nextResult(result, forFirst);
        seen.push(shownResult(result, forFirst));
      }
      expect(seen).toEqual(["", "1", "½", "0", ""]);
    }
  });

  test("add up to the points, by name and not by number", () => {
    const results = { "A\nB": 2, "C\nA": 1, "X\nY": 2 } as const;
    expect(
      pointsOf(
        ["A", "B", "C"],
        [
          [1, 2],
          [3, 1],
          [2, 3],
        ],
        results,
      ),
    ).toEqual([0, 1.5, 0, 0.5]);
    expect(
      pointsOf(
        ["C", "A", "B"],
        [
          [2, 3],
          [1, 2],
          [3, 1],
        ],
        results,
      ),
    ).toEqual([0, 0.5, 1.5, 0]);
  });
});
