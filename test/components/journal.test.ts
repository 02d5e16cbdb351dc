/** The journal of answers: it loses none, whatever devices do with it, and asks again in time, whatever clocks say. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  ANSWER_KINDS,
  type Answer,
  EMPTY,
  type Entry,
  type Folded,
  folded,
  type Journal,
  MOST_ENTRIES,
  merged,
  normal,
  withAnswer,
} from "#components/journal/journal.ts";
import { formatJournal, parseJournal, plainName } from "#components/journal/journal-file.ts";
import { dueSkills, knownSkills } from "#components/journal/known.ts";
import { keyOf, skillOf } from "#components/journal/skill.ts";
import { DAY, standingAfter, waitAt } from "#components/journal/spacing.ts";

const NOON = 1_800_000_000;

const place = fc.record({
  device: fc.constantFrom("a", "b", "c1"),
  lesson: fc.constantFrom("blossom", "constructor"),
  skill: fc.constantFrom("path", "seven/25"),
  kind: fc.constantFrom(...ANSWER_KINDS),
});
const date = fc.oneof(
  fc.integer({ min: NOON - 90 * DAY, max: NOON }),
  fc.nat(8.64e12),
  fc.constantFrom(0, NOON),
);
const entry: fc.Arbitrary<Entry> = fc
  .tuple(
    place,
    fc.integer({ min: 1, max: 40 }),
    fc.nat(9),
    date,
    fc.boolean(),
    fc.constantFrom("base", undefined),
  )
  .map(([where, number, seed, at, right, mistake]) => ({
    ...{ ...where, number, seed, at, right },
    ...(right || !mistake ? {} : { mistake }),
  }));
const count: fc.Arbitrary<Folded> = fc
  .tuple(place, fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 4, maxLength: 4 }), date, date)
  .map(([where, [upTo, right, wrong, step], at, due]) => ({
    ...{ ...where, upTo, right, wrong, at, standing: { step, due }, mistakes: ["base"] },
  }));
const journal: fc.Arbitrary<Journal> = fc
  .record({
    entries: fc.array(entry, { maxLength: 20 }),
    folded: fc.array(count, { maxLength: 4 }),
    read: fc.array(fc.constantFrom("blossom#why", "blossom#how", "constructor#x")),
  })
  .map(normal);

const answer = (given: Partial<Answer> = {}): Answer => ({
  ...{ lesson: "blossom", skill: "path", kind: "number", seed: 0, at: NOON, right: true },
  ...given,
});

/** What devices do: they answer, and read in what another one has saved. */
type Act =
  | { readonly device: number; readonly answer: { readonly skill: string; readonly right: boolean } }
  | { readonly device: number; readonly from: number };
const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.oneof(
    {
      weight: 12,
      arbitrary: fc.record({
        device: fc.nat(2),
        answer: fc.record({ skill: fc.constantFrom("path", "members"), right: fc.boolean() }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ device: fc.nat(2), from: fc.nat(2) }) },
  ),
  { maxLength: 300, size: "max" },
);

describe("two journals merged", () => {
  test("are the same whichever comes first, however they are grouped, and however often", () => {
    fc.assert(
      fc.property(journal, journal, journal, (a, b, c) => {
        expect(merged(a, b)).toEqual(merged(b, a));
        expect(merged(merged(a, b), c)).toEqual(merged(a, merged(b, c)));
        expect(merged(merged(a, b), b)).toEqual(merged(a, b));
        expect(merged(a, a)).toEqual(a);
        expect(merged(a, EMPTY)).toEqual(a);
      }),
    );
  });

  test("hold every answer of both that no count holds", () => {
    fc.assert(
      fc.property(journal, journal, (a, b) => {
        const { entries, folded: counts } = merged(a, b);
        const isCounted = (each: Entry) =>
          counts.some(
            ({ device, upTo, ...skill }) =>
              device === each.device && keyOf(skill) === keyOf(each) && each.number <= upTo,
          );
        for (const each of [...a.entries, ...b.entries])
          if (!isCounted(each)) expect(entries).toContainEqual(each);
      }),
    );
  });

  test("lose no answer and count none twice, whatever devices answer, fold and read from each other", () => {
    fc.assert(
      fc.property(acts, (all) => {
        const devices = [EMPTY, EMPTY, EMPTY];
        // Each answer by itself, as a set that is copied along: what a device must know.
        const told: Set<string>[] = [new Set(), new Set(), new Set()];
        for (const [k, act] of all.entries()) {
          if ("from" in act) {
            devices[act.device] = folded(merged(devices[act.device], devices[act.from]));
            for (const each of told[act.from]) told[act.device].add(each);
          } else {
            const { skill, right } = act.answer;
            const given = answer({ skill, right, at: NOON + k * 3600 });
            devices[act.device] = withAnswer(devices[act.device], `d${act.device}`, given);
            told[act.device].add(`${skill} ${right} ${k}`);
          }
        }
        for (const [k, device] of devices.entries())
          for (const skill of ["path", "members"]) {
            const known = knownSkills(device, NOON + 400 * 3600).get(`blossom/${skill}`);
            const count = (right: boolean) =>
              [...told[k]].filter((each) => each.startsWith(`${skill} ${right} `)).length;
            expect([known?.right ?? 0, known?.wrong ?? 0]).toEqual([count(true), count(false)]);
          }
      }),
    );
  });
});

test("a journal keeps the newest answers of a skill and the number of all", () => {
  let now = EMPTY;
  for (let k = 0; k < 1000; k++)
    now = withAnswer(now, "a", answer({ right: k % 3 > 0, at: NOON + k * DAY, seed: k }));
  expect(now.entries).toHaveLength(MOST_ENTRIES);
  expect(now.folded).toHaveLength(1);
  const known = knownSkills(now, NOON + 1001 * DAY).get("blossom/path");
  expect(known).toMatchObject({ right: 666, wrong: 334 });
  expect(known?.seeds.at(-1)).toBe(999);
});

test("a skill that was folded is as well known as before", () => {
  let now = EMPTY;
  let standing = standingAfter(undefined, true, NOON);
  now = withAnswer(now, "a", answer());
  for (let k = 1; k < 40; k++) {
    // Answered as soon as it is due, and once more too early.
    const at = k % 2 === 0 ? standing.due : standing.due - 3600;
    standing = standingAfter(standing, true, at);
    now = withAnswer(now, "a", answer({ at }));
  }
  expect(now.folded).toHaveLength(1);
  expect(knownSkills(now, standing.due).get("blossom/path")).toMatchObject({
    due: standing.due,
    isRecalled: true,
  });
});

describe("what was learned", () => {
  const dueAfter = (...answers: readonly [day: number, right: boolean][]): number => {
    const all = answers.reduce(
      (now, [day, right]) => withAnswer(now, "a", answer({ right, at: NOON + day * DAY })),
      EMPTY,
    );
    const { due = 0 } = knownSkills(all, NOON + 5000 * DAY).get("blossom/path") ?? {};
    // The morning of the day on which it comes.
    return Math.ceil((due - NOON) / DAY);
  };

  test("is asked again after 1, 3, 7 and 21 days, then after twice as many each time, up to a year", () => {
    const days = [0];
    for (let k = 0; k < 9; k++) days.push(dueAfter(...days.map((day) => [day, true] as [number, boolean])));
    const waits = days.slice(1).map((day, k) => day - days[k]);
    expect(waits).toEqual([1, 3, 7, 21, 42, 84, 168, 336, 365]);
    expect(waitAt(2000)).toBe(365);
  });

  test("comes the next day after a failure, and begins again", () => {
    expect(dueAfter([0, true], [1, true], [4, false])).toBe(5);
    expect(dueAfter([0, true], [1, true], [4, false], [5, true])).toBe(8);
    expect(dueAfter([0, false])).toBe(1);
  });

  test("gains nothing from right answers that come too early", () => {
    expect(dueAfter([0, true], [0, true], [0, true])).toBe(1);
    expect(dueAfter([0, false], [0, true])).toBe(1);
    expect(dueAfter([0, true], [1, true], [2, true], [3, true])).toBe(4);
  });

  test("comes with what waits longest first, and not before its day", () => {
    let all = withAnswer(EMPTY, "a", answer({ skill: "members", at: NOON - 2 * DAY }));
    all = withAnswer(all, "a", answer({ skill: "path", at: NOON - 5 * DAY }));
    all = withAnswer(all, "a", answer({ skill: "bound", at: NOON }));
    const names = (now: number) => dueSkills(knownSkills(all, now), now).map(({ skill }) => skill);
    expect(names(NOON)).toEqual(["path", "members"]);
    expect(names(NOON + DAY)).toEqual(["path", "members", "bound"]);
  });

  test("does not come when it is a program that was broken", () => {
    const all = withAnswer(EMPTY, "a", answer({ skill: "broken-x", kind: "program", at: NOON - 90 * DAY }));
    expect(dueSkills(knownSkills(all, NOON), NOON)).toEqual([]);
  });

  test("is hidden by no clock: what is right now comes again in a day at the earliest, in a year at the latest", () => {
    fc.assert(
      fc.property(journal, (before) => {
        const later = withAnswer(before, "here", answer({ at: NOON }));
        const { due = 0 } = knownSkills(later, NOON).get("blossom/path") ?? {};
        expect(due).toBeGreaterThan(NOON);
        for (const known of knownSkills(later, NOON).values())
          expect(known.due).toBeLessThanOrEqual(NOON + 366 * DAY);
      }),
    );
  });

  test("is due at once when the clock that dated it was years ahead, and waits as usual when it is right again", () => {
    const ahead = withAnswer(EMPTY, "a", answer({ at: NOON + 3000 * DAY }));
    expect(dueSkills(knownSkills(ahead, NOON), NOON)).toHaveLength(1);
    const again = withAnswer(ahead, "a", answer({ at: NOON }));
    expect(knownSkills(again, NOON).get("blossom/path")?.due).toBeGreaterThan(NOON + DAY);
    expect(dueSkills(knownSkills(again, NOON + 30 * DAY), NOON + 30 * DAY)).toHaveLength(1);
  });
});

test("a mistake is mended by a right answer after it, and made again by the next", () => {
  const made = (...all: readonly (string | undefined)[]) => {
    const given = all.reduce(
      (now, mistake, k) =>
        withAnswer(now, "a", answer({ right: mistake === undefined, mistake, at: NOON + k * DAY })),
      EMPTY,
    );
    return knownSkills(given, NOON + 99 * DAY).get("blossom/path")?.mistakes;
  };
  expect(made("base-is-tip")).toEqual([{ id: "base-is-tip", isMended: false }]);
  expect(made("base-is-tip", undefined)).toEqual([{ id: "base-is-tip", isMended: true }]);
  expect(made("base-is-tip", undefined, "base-is-tip", "b")).toEqual([
    { id: "b", isMended: false },
    { id: "base-is-tip", isMended: false },
  ]);
});

describe("the text of a journal", () => {
  const signed = fc.record({
    journal,
    device: fc.constantFrom("a1", undefined),
    name: fc.constantFrom("Anna", undefined),
  });

  test("is read back as it was", () => {
    fc.assert(
      fc.property(signed, (all) => {
        expect(parseJournal(formatJournal(all))).toEqual({ kind: "journal", ...all });
      }),
    );
  });

  test("has the version of the first site that knows all that stands in it, one by one or counted", () => {
    const versionOf = (given: Journal) => JSON.parse(formatJournal({ journal: given })).version;
    for (const kind of ["number", "table", "question", "run"] as const)
      expect(versionOf(withAnswer(EMPTY, "a", answer({ kind }))), kind).toBe(1);
    for (const kind of ["choice", "program"] as const) {
      const given = withAnswer(
        withAnswer(EMPTY, "a", answer()),
        "a",
        answer({ skill: "outcome-seven", kind }),
      );
      expect(versionOf(given), kind).toBe(2);
      const place = { device: "a", lesson: "blossom", skill: "outcome-seven", kind };
      const counts = {
        upTo: 1,
        right: 1,
        wrong: 0,
        at: NOON,
        standing: { step: 0, due: NOON },
        mistakes: [],
      };
      expect(versionOf({ ...EMPTY, folded: [{ ...place, ...counts }] }), kind).toBe(2);
    }
  });

  test("that was cut off, or in which a letter was changed, is refused or reads as a journal, and never throws", () => {
    fc.assert(
      fc.property(signed, fc.nat(), fc.string({ maxLength: 2 }), fc.boolean(), (all, at, letters, isCut) => {
        const text = formatJournal(all);
        const place = at % text.length;
        const damaged = isCut ? text.slice(0, place) : text.slice(0, place) + letters + text.slice(place + 1);
        const read = parseJournal(damaged);
        if (isCut && place < text.trimEnd().length) expect(read.kind).not.toBe("journal");
        if (read.kind === "journal") expect(parseJournal(formatJournal(read))).toEqual(read);
      }),
    );
  });

  test("says what is wrong with it, and where", () => {
    const text = formatJournal({ journal: withAnswer(EMPTY, "a", answer()) });
    const kindOf = (given: string) => parseJournal(given);
    expect(kindOf(text.slice(0, 40))).toMatchObject({ kind: "no-json" });
    expect(kindOf('{\n "a": 1,\n x')).toEqual({ kind: "no-json", line: 3, column: 2 });
    expect(kindOf(text.replace('"version": 1', '"version": 7'))).toEqual({ kind: "version", version: 7 });
    for (const other of ["[1]", "7", "null", '"x"', '{"program":"chess"}', '{"a":{"b":1}}', '{"a":1}'])
      expect(kindOf(other), other).toEqual({ kind: "other" });
    for (const [right, wrong] of [
      ['"number",0', '"letter",0'],
      ["true]", '"yes"]'],
      [`${NOON}`, "-1"],
      ['"blossom"', '"Blos som"'],
      ['"path",1', '"path",0'],
    ])
      expect(kindOf(text.replace(right, wrong)), wrong).toMatchObject({
        kind: "part",
        list: "answers",
        number: 1,
      });
    expect(kindOf(text.replace('"read": []', '"read": ["x"]'))).toEqual({
      ...{ kind: "part", list: "read", number: 1, found: '"x"' },
    });
  });

  test("of an earlier site is a list of wrong answers: they are due, and read twice they are there once", () => {
    const read = parseJournal('{"circle-method/seven/25": 2, "blossom/path": 1, "blossom/faded-10": 1}');
    if (read.kind !== "journal") throw new Error(read.kind);
    const { journal: earlier } = read;
    expect(merged(earlier, earlier)).toEqual(earlier);
    const known = knownSkills(earlier, NOON);
    expect([...known].map(([key, { kind, isRight }]) => [key, kind, isRight])).toEqual([
      ["blossom/faded-10", "table", false],
      ["blossom/path", "number", false],
      ["circle-method/seven/25", "question", false],
    ]);
    expect(dueSkills(known, NOON)).toHaveLength(3);
    expect(parseJournal("{}")).toMatchObject({ kind: "journal", journal: EMPTY });
  });

  test("has a name on one line, without what nobody sees", () => {
    expect(plainName("  Anna \n\u0007 Nowak ")).toBe("Anna Nowak");
    expect(plainName(" \u200b ")).toBeUndefined();
    expect([...(plainName("ż".repeat(200)) ?? "")]).toHaveLength(80);
  });
});

test("a skill is found by its name, also where the name has more parts", () => {
  for (const key of ["circle-method/seven/25", "blossom/path"])
    expect(keyOf(skillOf(key) ?? { lesson: "", skill: "" })).toBe(key);
  for (const key of ["", "blossom", "/path", "blossom/"]) expect(skillOf(key)).toBeUndefined();
});
