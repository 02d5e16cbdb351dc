/** What the reader's own page and the table of a class say of journals. */
import { describe, expect, test } from "vitest";
import { formatCsv } from "#algorithms/core/text/csv.ts";
import { type Answer, EMPTY, type Journal, withAnswer } from "#components/journal/journal.ts";
import { DAY } from "#components/journal/spacing.ts";
import { asOne, namesInSeveral, withFiles } from "#src/notebook/class-files.ts";
import { byAbsence, byNeed, needsOf, sinceThen, sumsOf } from "#src/notebook/class-sums.ts";
import { type Column, classTable, type PupilFile } from "#src/notebook/class-table.ts";
import type { LessonPlaces, Places } from "#src/notebook/places.ts";
import { summaryOf } from "#src/notebook/summary.ts";

const NOW = 1_800_000_000;

const lesson = (title: string): LessonPlaces => ({
  ...{ title, sections: ["idea", "proof"], version: 1 },
  exercises: { path: ["exercise-a", "Find the path"], "faded-6": ["exercise-b", "The tree"] },
  figures: { seven: "d1" },
  programs: ["too-early", "no-wrap"],
  performed: "d1",
});
const places: Places = { matching: lesson("Matching"), circle: lesson("The circle") };

const journal = (read: readonly string[], ...answers: readonly Partial<Answer>[]): Journal => ({
  ...answers.reduce<Journal>(
    (now, given) =>
      withAnswer(now, "a", {
        ...{ lesson: "matching", skill: "path", kind: "number", seed: 0, at: NOW, right: true },
        ...given,
      }),
    EMPTY,
  ),
  read,
});

describe("the reader's page", () => {
  test("says nothing of lessons in which nothing was done, and nothing of what is no lesson of the site", () => {
    expect(summaryOf(EMPTY, places, NOW)).toEqual([]);
    const other = journal(["gone#idea", "matching#gone"], { lesson: "gone" });
    expect(summaryOf(other, places, NOW)).toEqual([]);
  });

  test("counts the sections that the lesson has now", () => {
    const [summary] = summaryOf(journal(["matching#idea", "matching#gone", "circle#proof"]), places, NOW);
    expect(summary).toMatchObject({ id: "matching", read: 1, sections: 2 });
  });

  test("tells what is recalled from what is right once, and from what is not right yet", () => {
    const stateOf = (...answers: readonly Partial<Answer>[]) =>
      summaryOf(journal(["matching#idea"], ...answers), places, NOW)[0].exercises[0].state;
    expect(stateOf()).toBe("new");
    expect(stateOf({})).toBe("right");
    expect(stateOf({}, { right: false })).toBe("wrong");
    expect(stateOf({ at: NOW - 5 * DAY }, {})).toBe("recalled");
    expect(stateOf({ at: NOW - 60 }, {})).toBe("right");
  });

  test("counts questions on diagrams and names those that are open", () => {
    const [summary] = summaryOf(
      journal(
        [],
        { skill: "seven/25", kind: "question", right: false },
        { skill: "seven/31", kind: "question" },
        { skill: "seven/25", kind: "question" },
        { skill: "seven/40", kind: "question", right: false },
      ),
      places,
      NOW,
    );
    expect(summary.questions).toEqual({ right: 2, asked: 3 });
    expect(summary.open.map(({ skill }) => skill)).toEqual(["seven/40"]);
  });

  test("says whether the run was performed, and whether once without a slip", () => {
    const run = (...right: readonly boolean[]) =>
      summaryOf(
        journal(
          ["matching#idea"],
          ...right.map((each) => ({ skill: "run", kind: "run" as const, right: each })),
        ),
        places,
        NOW,
      )[0].run;
    expect([run(), run(false), run(true, false)]).toEqual(["new", "performed", "right"]);
  });

  test("counts the wrong programs that were broken, of those that there are now", () => {
    const broken = (...names: readonly string[]) =>
      journal([], ...names.map((name) => ({ skill: `broken-${name}`, kind: "program" as const })));
    expect(summaryOf(broken("gone"), places, NOW)).toEqual([]);
    const [summary] = summaryOf(broken("no-wrap", "no-wrap", "gone"), places, NOW);
    expect(summary.programs).toEqual({ broken: 1, of: 2 });
  });

  test("calls a mistake mended when it is mended wherever it was made", () => {
    const made = (...answers: readonly Partial<Answer>[]) =>
      summaryOf(journal([], ...answers), places, NOW)[0].mistakes;
    const slip = { right: false, mistake: "base-is-tip" };
    expect(made(slip, { skill: "faded-6", ...slip }, { at: NOW + 1 })).toEqual([
      { id: "base-is-tip", isMended: false },
    ]);
    expect(made(slip, { at: NOW + 1 })).toEqual([{ id: "base-is-tip", isMended: true }]);
  });
});

describe("the table of a class", () => {
  const table = classTable(
    [
      { file: "kibitz-10.json", name: "Żaneta", journal: journal(["circle#idea"], {}) },
      { file: "b.json", journal: journal([], { right: false }, { skill: "run", kind: "run" }) },
      { file: "x.json", name: "Anna", journal: journal([], { skill: "gone" }) },
      { file: "y.json", name: "Anna", journal: EMPTY },
    ],
    places,
    NOW,
  );
  const nameOf = (column: Column) =>
    `${column.lesson} ${column.kind === "exercise" ? column.skill : column.kind}`;

  test("has a row for each pupil, in alphabetical order, called by name or by file, two of one name by both", () => {
    expect(table.rows.map(({ pupil }) => pupil)).toEqual(["Anna (x.json)", "Anna (y.json)", "b", "Żaneta"]);
  });

  test("has the columns in which somebody has done something, in the order of the lessons", () => {
    expect(table.columns.map(nameOf)).toEqual(["matching path", "matching run", "circle read"]);
  });

  test("says in each cell how well it went", () => {
    expect(table.rows.find(({ pupil }) => pupil === "b")?.cells).toEqual([
      { state: "wrong" },
      { run: "right" },
      { right: 0, of: 0 },
    ]);
    expect(table.rows.find(({ pupil }) => pupil === "Żaneta")?.cells).toEqual([
      { state: "right" },
      { run: "new" },
      { right: 1, of: 2 },
    ]);
  });
});

describe("what a class needs", () => {
  const [early, late] = [NOW - 9 * DAY, NOW - DAY];
  const homework = (
    name: string,
    at: number,
    ...answers: readonly (readonly [number, boolean | undefined, string])[]
  ) => {
    const rows = answers.map(([stop, right, given]) => ({
      stop,
      right,
      given,
      question: stop === 1 ? "How many?" : "",
    }));
    const made = { tour: "t1", title: "Our tour", stops: 3, name, at, answers: rows };
    return { file: `${name} ${at}.json`, name, journal: EMPTY, homework: [made] };
  };
  const pupils = [
    { file: "a.json", name: "Ana", journal: journal([], { right: false, mistake: "no-wrap", at: early }) },
    { file: "b.json", name: "Bo", journal: journal([], { right: false, mistake: "no-wrap", at: late }) },
    { file: "c.json", name: "Cy", journal: journal(["circle#idea"], { right: true, at: late }) },
    homework("Ana", late, [1, false, "6"], [2, true, ""]),
    homework("Bo", early, [1, false, "6"], [3, undefined, "perhaps"]),
    homework("Di", late, [1, true, "7"], [2, false, "8"]),
  ];
  const table = classTable(pupils, places, NOW);

  test("homework stands beside the notebook of its pupil, stop by stop", () => {
    expect(table.rows.map(({ pupil }) => pupil)).toEqual(["Ana", "Bo", "Cy", "Di"]);
    expect(
      table.columns.flatMap((column) => (column.kind === "stop" ? [[column.stop, column.question]] : [])),
    ).toEqual([
      [1, "How many?"],
      [2, ""],
      [3, ""],
    ]);
    expect(table.rows[0].cells.slice(-3)).toEqual([
      { given: "6", right: false },
      { given: "", right: true },
      { state: "new" },
    ]);
    // Twice the same tour under one name may be two pupils.
    const twice = classTable([...pupils, homework("Ana", early, [1, true, "7"])], places, NOW);
    expect(twice.rows.map(({ pupil }) => pupil).filter((name) => name.startsWith("Ana"))).toHaveLength(2);
  });

  test("is counted: who can do it of those who tried, what to repeat first, and by which mistakes", () => {
    const sums = sumsOf(table);
    const named = table.columns.map((column, k) => [
      column.kind === "stop" ? column.stop : column.kind,
      sums[k].right,
      sums[k].tried,
    ]);
    expect(named).toEqual([
      ["exercise", 1, 3],
      ["read", 1, 2],
      [1, 1, 3],
      [2, 1, 2],
      [3, 0, 0],
    ]);
    const needs = needsOf(table, pupils).map(({ column, right, tried, made }) => [
      column.kind === "stop" ? column.stop : column.kind,
      tried - right,
      made,
    ]);
    expect(needs).toEqual([
      ["exercise", 2, [{ mistake: "no-wrap", pupils: 2 }]],
      [1, 2, [{ mistake: "6", pupils: 2 }]],
      [2, 1, [{ mistake: "8", pupils: 1 }]],
    ]);
    expect(byNeed(table.rows).map(({ pupil }) => pupil)).toEqual(["Ana", "Bo", "Di", "Cy"]);
  });

  test("is told since a day: what was answered before is left out", () => {
    const since = sinceThen(pupils, NOW - 2 * DAY, NOW);
    const later = classTable(since, places, NOW);
    expect(needsOf(later, since).map(({ column, tried, right }) => [column.kind, tried - right])).toEqual([
      ["exercise", 1],
      ["stop", 1],
      ["stop", 1],
    ]);
    expect(sinceThen(pupils, undefined, NOW)).toEqual(pupils);
    // Who has done nothing since keeps the day of the last answer, and comes first when that is wished.
    const dates = (rows: typeof later.rows) => rows.map(({ pupil, last }) => [pupil, last]);
    const away = [
      { file: "d.json", name: "Di", journal: journal([], { at: NOW }) },
      ...pupils.slice(1, 3),
      { file: "z.json", name: "Zo", journal: journal(["circle#idea"]) },
    ];
    const rows = classTable(sinceThen(away, NOW - 2 * DAY, NOW), places, NOW).rows;
    expect(dates(rows)).toEqual([
      ["Bo", late],
      ["Cy", late],
      ["Di", NOW],
      ["Zo", 0],
    ]);
    expect(byAbsence(rows).map(({ pupil }) => pupil)).toEqual(["Zo", "Bo", "Cy", "Di"]);
  });

  test("has the day of the last answer, of the notebook or of the homework, and none from a wrong clock", () => {
    const lastOf = (...files: PupilFile[]) => classTable(files, places, NOW).rows.map(({ last }) => last);
    expect(table.rows.map(({ last }) => last)).toEqual([late, late, late, late]);
    expect(lastOf(homework("Ana", early, [1, true, "7"]))).toEqual([early]);
    expect(lastOf({ file: "a.json", journal: journal([], { at: NOW + 9 * DAY }) })).toEqual([0]);
    const counted = { ...journal([], {}).entries[0], upTo: 1, wrong: 0, standing: { step: 0, due: 0 } };
    const folded = [{ ...counted, right: 1, at: late, mistakes: [] }];
    expect(lastOf({ file: "a.json", journal: { ...EMPTY, folded } })).toEqual([late]);
    const since = sinceThen([homework("Ana", early, [1, true, "7"])], NOW, NOW);
    expect(classTable(since, places, NOW).rows).toEqual([{ pupil: "Ana", last: early, cells: [] }]);
  });
});

describe("files that come one after the other", () => {
  const notebook = (file: string, name: string | undefined, kept: Journal): PupilFile => ({
    file,
    name,
    journal: kept,
  });
  const tour = (file: string, at: number, given: string): PupilFile => {
    const answers = [{ stop: 1, question: "", given, right: false }];
    const homework = [{ tour: "t1", title: "Ours", stops: 1, name: "Ana", at, answers }];
    return { file, name: "Ana", journal: EMPTY, homework };
  };
  const first = journal([], { at: NOW - DAY });
  const later = withAnswer(first, "a", { ...first.entries[0], at: NOW });
  const other = withAnswer(EMPTY, "b", { ...first.entries[0] });
  const come = (...files: readonly (readonly PupilFile[])[]) =>
    files.reduce<{ pupils: readonly PupilFile[]; again: number }>(
      (known, arrived) => withFiles(known.pupils, arrived),
      { pupils: [], again: 0 },
    );

  test("the same one twice is there once, at once or later", () => {
    const one = notebook("kibitz.json", "Ana", first);
    expect(come([one, { ...one, file: "kibitz (1).json" }])).toMatchObject({
      pupils: [{ name: "Ana" }],
      again: 1,
    });
    expect(come([one], [one])).toEqual({ pupils: [one], again: 1 });
    const [file, code] = [tour("a.json", NOW, "6"), tour("code 1", NOW, "6")];
    const [handedIn] = file.homework ?? [];
    const asked = {
      ...file,
      homework: [{ ...handedIn, answers: [{ ...handedIn.answers[0], question: "Which?" }] }],
    };
    // What was asked is known from the file, whichever comes first.
    expect(come([asked], [code]).pupils).toEqual([asked]);
    expect(come([code], [asked]).pupils).toEqual([asked]);
  });

  test("of two of one notebook the later stays, whichever comes first", () => {
    const [one, two] = [notebook("a.json", "Ana", first), notebook("b.json", "Ana", later)];
    expect(come([one], [two]).pupils).toEqual([two]);
    expect(come([two], [one]).pupils).toEqual([two]);
  });

  test("two notebooks of one name are one pupil's where the coach says so, and of a tour the later answer counts", () => {
    const files = [
      notebook("phone.json", "Ana", first),
      notebook("school.json", "Ana", journal([], { at: NOW, skill: "faded-6" })),
      notebook("bo.json", "Bo", other),
      tour("one.json", NOW, "6"),
      tour("two.json", NOW + 1, "7"),
    ];
    const name = tour("one.json", NOW, "6").name as string;
    expect(namesInSeveral(files)).toEqual([...new Set(["Ana", name])].sort());
    expect(namesInSeveral([files[0], files[2], files[3]])).toEqual([]);
    const one = asOne(files, new Set(["Ana", name]));
    expect(one.map(({ file }) => file)).toEqual(["phone.json", "bo.json", "two.json"]);
    expect(one[0].journal.entries.map(({ skill }) => skill).sort()).toEqual(["faded-6", "path"]);
    expect(asOne(files, new Set())).toEqual(files);
  });

  test("two pupils lose nothing, though their files, or they themselves, have one name", () => {
    const kept = (one: PupilFile, two: PupilFile) => come([one], [two]).pupils.length;
    expect(kept(notebook("kibitz.json", "Ana", first), notebook("kibitz.json", "Bo", first))).toBe(2);
    expect(kept(notebook("kibitz.json", "Ana", first), notebook("kibitz.json", "Ana", other))).toBe(2);
    expect(kept(notebook("a.json", undefined, EMPTY), notebook("b.json", undefined, EMPTY))).toBe(2);
    expect(kept(tour("a.json", NOW, "6"), tour("a.json", NOW + 1, "6"))).toBe(2);
    expect(kept(notebook("a.json", "Ana", EMPTY), tour("a.json", NOW, "6"))).toBe(2);
    const { pupils } = come([notebook("k.json", "Ana", first)], [notebook("k.json", "Ana", other)]);
    expect(classTable(pupils, places, NOW).rows.map(({ pupil }) => pupil)).toEqual([
      "Ana (k.json)",
      "Ana (k.json) 2",
    ]);
  });
});

test("the table of a class has a column for broken programs where somebody has broken one", () => {
  const broken = { skill: "broken-no-wrap", kind: "program" } as const;
  const { columns, rows } = classTable(
    [
      { file: "a.json", journal: journal([], broken) },
      { file: "b.json", journal: journal([], {}) },
    ],
    places,
    NOW,
  );
  expect(columns.map(({ kind }) => kind)).toEqual(["exercise", "programs"]);
  expect(rows.map(({ cells }) => cells.at(-1))).toEqual([
    { right: 1, of: 2 },
    { right: 0, of: 0 },
  ]);
});

test("a CSV file holds commas, quotes and lines in its fields, and no formula", () => {
  expect(formatCsv([["a,b", 'say "x"', "two\nlines", 7, "=1+1", "-"]])).toBe(
    '"a,b","say ""x""","two\nlines",7,\'=1+1,-\r\n',
  );
});
