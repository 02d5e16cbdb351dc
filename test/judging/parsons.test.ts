/** The programs that readers put in order: what they are cut from, which orders the judge takes, and how blocks move. */
import fc from "fast-check";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { faultOf, type Judgement, judge, problemsOf } from "#algorithms/core/judge/judge.ts";
import { namedMistakes, telling } from "#algorithms/core/judge/judged-mistake.ts";
import type { AnyTask } from "#algorithms/core/judge/judged-task.ts";
import { cut, type Parsons, type ParsonsProblem } from "#algorithms/core/judge/parsons.ts";
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import {
  type Arrangement,
  begin,
  chose,
  formatArrangement,
  groupOf,
  helped,
  isPair,
  isWrongFirst,
  missingIn,
  moved,
  nextPlace,
  nextSpot,
  parseArrangement,
  putTogether,
  spotOf,
} from "#src/exercises/parsons/arrangement.ts";
import { plainFault } from "#src/exercises/parsons/fault.ts";
import { plainListing, problemOf } from "#src/exercises/parsons/problems.ts";
import { parsonsWords } from "#src/exercises/parsons/words.en.ts";
import { withoutMarks } from "#src/lib/step-marks.ts";
import { compile } from "#src/reader-programs/room/compile.ts";
import { compileWords } from "#src/reader-programs/room/compile-words.en.ts";
import { SourceError } from "#src/reader-programs/room/mistake.ts";
import { depth } from "#test/depth.ts";
import { mutated } from "../support/all-mutants.ts";
import { runnerOf, tasks } from "../support/judged-programs.ts";
import { textOf } from "../support/source-files.ts";

const found = import.meta.glob<Parsons>("/algorithms/lessons/*/task/task.ts", {
  eager: true,
  import: "parsons",
});

interface Lesson {
  readonly id: string;
  readonly parsons: Parsons;
  readonly problem: ParsonsProblem;
  readonly task: AnyTask;
}

const lessons: readonly Lesson[] = await Promise.all(
  Object.entries(found).map(async ([path, parsons]) => {
    const id = path.split("/")[3] as string;
    return { id, parsons, problem: await problemOf(id, parsons), task: tasks.get(id) as AnyTask };
  }),
);

/** All blocks in their places, in the order of the listing. */
function solved(problem: ParsonsProblem): Arrangement {
  const places = problem.parts.map(({ isGiven, blocks }) => (isGiven ? [] : blocks));
  return { ...begin(problem, 1), places: [[], ...places] };
}

async function judged({ task }: Lesson, source: string, count = 400): Promise<Judgement<unknown>> {
  const run = runnerOf({ name: "blocks", source, smallest: undefined, largest: Infinity }, task);
  return judge(task, run, { count, mayShrink: () => false });
}

/** What a program says, without types and comments, in one spelling. */
function bare(source: string): string {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext, removeComments: true },
  });
  return outputText.replaceAll(/\s+|"use strict";|export \{\};/g, "");
}

/** What a wrong version does that no answer tells apart from other mistakes. */
const NOT_TOLD: ReadonlySet<string> = new Set([
  // The lesson has a table with room for all games, some of which stay empty; a program has just fewer games.
  "odd-forgotten",
  // They are wrong on too few inputs to be named.
  "stop-at-first-failure",
  "odd-stay-odd",
  "t-pays-less",
  // It goes round in a circle, and has no answer.
  "heir-largest",
]);

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))("the blocks of %s", (id, lesson) => {
  const { parsons, problem, task } = lesson;
  const listing = textOf(`algorithms/lessons/${id}/task/listing.ts`);
  const program = putTogether(problem, solved(problem));

  test("are the program of its listing, and what is left of that reads and prints", async () => {
    const { called = {} } = parsons;
    // What is called stands where the listing reads and prints; all the rest is the listing's.
    const own = Object.values(called).reduce(
      (pieces, given) => pieces.flatMap((piece) => piece.split(`${given}\n`)),
      [program.text],
    );
    expect(own.length).toBe(Object.keys(called).length + 1);
    // Character for character, with comments and line ends, once the types are gone.
    const plain = withoutMarks((await plainListing(id)) ?? "");
    let left = plain;
    for (const piece of own.map((each) => each.trim()).filter((each) => each !== "")) {
      const [before, ...after] = left.split(piece);
      expect(after.length, piece).toBe(1);
      left = `${before}${after[0]}`;
    }
    const words = left.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
    expect(words).toContain('import { readFileSync } from "node:fs";');
    expect(words).toContain('readFileSync(0, "utf8")');
    expect(words).toContain("console.log(");
    expect(words).not.toMatch(/function|\bif\b|while/);
    expect(words.trim().split("\n").length).toBeLessThanOrEqual(12);
    // Another translator than the site's leaves the same.
    expect(bare(listing)).toBe(bare(plain));
  });

  test("are few and short, in three to seven named parts", () => {
    const own = problem.parts.filter(({ isGiven }) => !isGiven);
    expect(own.length).toBeGreaterThanOrEqual(3);
    expect(own.length).toBeLessThanOrEqual(7);
    const numbers = own.flatMap(({ blocks }) => blocks);
    expect(numbers.length).toBeGreaterThanOrEqual(6);
    expect(numbers.length).toBeLessThanOrEqual(16);
    for (const number of numbers)
      expect(problem.blocks[number]?.text.split("\n").length).toBeLessThanOrEqual(6);
    expect(Object.keys(parsons.words)).toEqual(problem.parts.map(({ subgoal }) => subgoal));
    expect(new Set(problem.blocks.map(({ text }) => text)).size).toBe(problem.blocks.length);
  });

  test("in their own order are a right program", async () => {
    const count = depth(60, Infinity);
    const { failure, passed } = await judged(lesson, program.text, count);
    expect(failure).toBeUndefined();
    expect(passed).toBe([...problemsOf(task, { count })].length);
  });

  const pairs = problem.blocks.flatMap(({ wrong }, block) => (wrong ? [{ block, ...wrong }] : []));

  test("have wrong versions of two or three of them, each after another mutant of the lesson", () => {
    expect(pairs.length).toBeGreaterThanOrEqual(2);
    expect(pairs.length).toBeLessThanOrEqual(3);
    const { mutants } = mutated.find(({ folder }) => folder === `/algorithms/lessons/${id}`) ?? {
      mutants: {},
    };
    expect(Object.keys(mutants)).toEqual(expect.arrayContaining(pairs.map(({ mutant }) => mutant)));
    expect(new Set(pairs.map(({ mutant }) => mutant)).size).toBe(pairs.length);
    const given = problem.parts.flatMap((part) => (part.isGiven ? part.blocks : []));
    for (const { block } of pairs) expect(given).not.toContain(block);
  });

  test.each(pairs)(
    "with the wrong version after $mutant fail as that mutant does",
    async ({ block, mutant }) => {
      const { text } = putTogether(problem, chose(solved(problem), block, "wrong"));
      expect(text).not.toBe(program.text);
      expect((await judged(lesson, text, Infinity)).failure?.why).toBeTruthy();
      const problems = telling(task);
      const own = { name: mutant, source: text, smallest: undefined, largest: Infinity };
      const outcomes = await runnerOf(own, task)(problems);
      const made = problems.flatMap((each, k) =>
        outcomes[k] === undefined ? [] : [{ problem: each, outcome: outcomes[k] }],
      );
      const wrong = made.findIndex(
        ({ problem: each, outcome }) => faultOf(task, each, outcome) !== undefined,
      );
      const failing = made.splice(Math.max(0, wrong), 1);
      const known = mutated.find(({ folder }) => folder === `/algorithms/lessons/${id}`);
      const names = namedMistakes(task, known?.lesson as AnyLesson, known?.solvers ?? {}, [
        ...failing,
        ...made,
      ]);
      expect(names.includes(mutant), names.join()).toBe(!NOT_TOLD.has(mutant));
    },
  );

  test("with two neighbors exchanged are right, or it is told at which block and why they are not", async () => {
    const order = solved(problem);
    const all = order.places.flat();
    let told = 0;
    for (const [k, block] of all.slice(1).entries()) {
      const before = spotOf(order, all[k] as number);
      const exchanged = moved(order, block, before);
      const { text, blockAt } = putTogether(problem, exchanged);
      expect(text.split("\n").toSorted()).toEqual(program.text.split("\n").toSorted());
      try {
        compile(text, task.entry, compileWords);
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
        expect(problem.blocks[blockAt(error.line)]).toBeDefined();
        expect(plainFault(text, error.line, error.message, parsonsWords) ?? error.message).toBeTruthy();
        told++;
        continue;
      }
      const { failure } = await judged(lesson, text, depth(8, 60));
      if (!failure) continue;
      expect(failure.why.length).toBeGreaterThan(0);
      told++;
    }
    expect(told).toBeGreaterThan(all.length / 3);
  });
});

test("an order that is not the listing's is right if it works", async () => {
  const lesson = lessons.find(({ id }) => id === "circle-method") as Lesson;
  const order = solved(lesson.problem);
  // The function that closes the circle before the one that calls it.
  const [pool = [], ...parts] = order.places;
  const places = [pool, [...(parts.at(-1) ?? []), ...(parts[0] ?? [])], ...parts.slice(1, -1), []];
  const { text } = putTogether(lesson.problem, { ...order, places });
  expect(text).toMatch(/^\n\/\*\* The seat x[\s\S]*function schedule/);
  expect((await judged(lesson, text, Infinity)).failure).toBeUndefined();
});

/** Two parts to be put in order around one that is given, and a block with two versions. */
const SMALL_LISTING = [
  ...["head", "// part: first", "one", "  // cut", "  two", "", "// part: middle", "three"],
  ...["// part: last", "four", "// cut", "five", "// part: end", "end"],
].join("\n");
const SMALL = cut(SMALL_LISTING, {
  given: ["middle"],
  distractors: [{ mutant: "m", text: "four", instead: "vier" }],
  words: {},
});

/** Arrangements that a reader comes to by chance. */
const reached = fc
  .tuple(fc.nat(1000), fc.array(fc.tuple(fc.nat(5), fc.nat(), fc.nat(), fc.nat()), { maxLength: 12 }))
  .map(([seed, moves]) =>
    moves.reduce(
      (now, [kind, block, place, index]) => {
        const heads = now.places.flat();
        const head = heads[block % heads.length] as number;
        if (kind === 0) return helped(SMALL, now)?.arrangement ?? now;
        if (kind === 1) return chose(now, 3, block % 2 === 0 ? "right" : "wrong");
        return moved(now, head, { place: [0, 1, 3][place % 3] as number, index: index % 4 });
      },
      begin(SMALL, seed),
    ),
  );

describe("an arrangement", () => {
  test("begins in an order that the seed says, and that is not the right one", () => {
    const orders = Array.from({ length: 200 }, (_, seed) => begin(SMALL, seed).places[0]?.join());
    expect(new Set(orders).size).toBe(23);
    expect(orders).not.toContain("0,1,3,4");
    expect(begin(SMALL, 7)).toEqual(begin(SMALL, 7));
    const above = Array.from({ length: 200 }, (_, seed) => isWrongFirst(begin(SMALL, seed), 3));
    expect(above.filter((is) => is).length).toBeGreaterThan(60);
    expect(above.filter((is) => !is).length).toBeGreaterThan(60);
  });

  test("keeps every block once, however it is moved and made easier", () => {
    fc.assert(
      fc.property(reached, (arrangement) => {
        const blocks = arrangement.places.flat().flatMap((block) => groupOf(arrangement, block));
        expect(blocks.toSorted()).toEqual([0, 1, 3, 4]);
        expect(arrangement.places[2]).toEqual([]);
      }),
    );
  });

  test("comes back from its text, and no other text is taken for one", () => {
    fc.assert(
      fc.property(reached, (arrangement) => {
        expect(parseArrangement(SMALL, formatArrangement(SMALL, arrangement))).toEqual(arrangement);
      }),
    );
    const text = formatArrangement(SMALL, begin(SMALL, 1));
    const broken = [
      "",
      "null",
      "[]",
      text.slice(1),
      text.replace('"places":[[', '"places":[[0,'),
      text.replace('"places":[[', '"places":[[9,'),
      text.replace('"joined":[]', '"joined":[0]'),
      text.replace('"single":[]', '"single":[77]'),
      text.replace('"joined":[]', '"joined":7'),
      text.replace(/"places":\[\[[^\]]*\],\[\]/, '"places":[[]'),
    ];
    expect(new Set(broken).size).toBe(broken.length);
    for (const each of broken) expect(parseArrangement(SMALL, each), each).toBeUndefined();
    // The same lesson cut in another way.
    const [first, ...others] = SMALL.blocks;
    const other = {
      ...SMALL,
      blocks: [{ ...first, text: "another" } as (typeof SMALL.blocks)[0], ...others],
    };
    expect(parseArrangement(other, text)).toBeUndefined();
  });

  test("is walked through by steps, there and back, past what is given", () => {
    fc.assert(
      fc.property(reached, ({ places }) => {
        const arrangement = { ...begin(SMALL, 1), places, joined: [] };
        const block = places.flat()[0] as number;
        let now = moved(arrangement, block, { place: 0, index: 0 });
        const seen = [now.places];
        for (;;) {
          const spot = nextSpot(SMALL, now, spotOf(now, block), 1);
          if (!spot) break;
          now = moved(now, block, spot);
          seen.push(now.places);
        }
        // One stop for each gap between the other blocks of a place.
        expect(seen).toHaveLength(now.places.flat().length - 1 + 3);
        expect(spotOf(now, block).place).toBe(3);
        for (const before of seen.toReversed().slice(1)) {
          now = moved(
            now,
            block,
            nextSpot(SMALL, now, spotOf(now, block), -1) as { place: number; index: number },
          );
          expect(now.places).toEqual(before);
        }
      }),
    );
    expect(nextPlace(SMALL, 1, 1)).toBe(3);
    expect(nextPlace(SMALL, 3, 1)).toBeUndefined();
    expect(nextPlace(SMALL, 0, -1)).toBeUndefined();
  });

  test("becomes easier until each part is one block, and then is right when the parts are", () => {
    fc.assert(
      fc.property(reached, (arrangement) => {
        let now = arrangement;
        for (let help = helped(SMALL, now); help; help = helped(SMALL, now)) {
          expect(help.arrangement).not.toEqual(now);
          now = help.arrangement;
        }
        expect(now.places.flat().toSorted()).toEqual([0, 3]);
        expect(isPair(SMALL, now, 3)).toBe(false);
        const placed = moved(moved(now, 0, { place: 1, index: 0 }), 3, { place: 3, index: 0 });
        expect(missingIn(SMALL, placed)).toBeUndefined();
        expect(putTogether(SMALL, placed).text).toBe("one\n  two\n\nthree\nfour\nfive\n");
      }),
    );
  });

  test("says what is missing before it can be run", () => {
    const start = begin(SMALL, 1);
    expect(missingIn(SMALL, start)).toMatchObject({ kind: "place", count: 4 });
    const placed = solved(SMALL);
    expect(missingIn(SMALL, placed)).toEqual({ kind: "choice", block: 3, count: 1 });
    expect(missingIn(SMALL, chose(placed, 3, "wrong"))).toBeUndefined();
  });

  test("gives a program whose lines know their blocks", () => {
    const wrong = putTogether(SMALL, chose(moved(solved(SMALL), 1, { place: 3, index: 1 }), 3, "wrong"));
    expect(wrong.text).toBe("one\n\nthree\nvier\n  two\nfive\n");
    expect([1, 2, 3, 4, 5, 6, 7, 99].map(wrong.blockAt)).toEqual([0, 2, 2, 3, 1, 4, 4, 4]);
  });
});

describe("a listing that is cut", () => {
  const parsons: Parsons = {
    distractors: [],
    words: {},
  };

  const LISTING = "head\n// part: all\none\n// cut\ntwo\n// part: end\nend";

  test("has its blocks between its marks, and nothing before or behind them", () => {
    const { blocks, parts } = cut(LISTING, parsons);
    expect(blocks.map(({ text }) => text)).toEqual(["one", "two"]);
    expect(parts).toEqual([{ subgoal: "all", isGiven: false, blocks: [0, 1] }]);
    expect(cut(LISTING.replace("// part: end\n", ""), parsons).blocks[1]?.text).toBe("two\nend");
  });

  test("has the parts and lines that a lesson names", () => {
    expect(cut(LISTING, { ...parsons, given: ["all"] }).parts[0]?.isGiven).toBe(true);
    expect(() => cut(LISTING, { ...parsons, given: ["none"] })).toThrow('no part "none"');
    expect(cut(LISTING, { ...parsons, called: { two: "2" } }).blocks[1]?.text).toBe("2");
    expect(() => cut(LISTING, { ...parsons, called: { end: "2" } })).toThrow('begins with "end"');
  });

  test("has what its wrong versions change, once", () => {
    const changing = (text: string) => ({ ...parsons, distractors: [{ mutant: "m", text, instead: "" }] });
    expect(cut(LISTING, changing("w")).blocks[1]?.wrong).toEqual({ text: "to", mutant: "m" });
    expect(() => cut(LISTING, changing("x"))).toThrow('"x" stands in the program 0 times');
    const twice = LISTING.replace("one", "onew");
    expect(() => cut(twice, changing("w"))).toThrow('"w" stands in the program 2 times');
  });
});

describe("why an order does not run", () => {
  const words = parsonsWords;

  test("is told in plain words in every browser’s spelling", () => {
    for (const message of [
      "Cannot access 'top' before initialization",
      "can't access lexical declaration 'top' before initialization",
      "ReferenceError: Cannot access 'top' before initialization.",
    ])
      expect(plainFault("", 1, message, words)).toBe(words.tooEarly("top"));
    for (const message of ["top is not defined", "Can't find variable: top"])
      expect(plainFault("", 1, message, words)).toBe(words.unknown("top"));
    expect(plainFault("}\nreturn 1;", 2, "'return' outside of function", words)).toBe(words.outside);
    expect(plainFault("f();\n}", 2, "Unexpected token", words)).toBe(words.closesTooMuch);
    expect(plainFault('if (x) { // }\n"}";\n}\n)', 4, "Unexpected token", words)).toBeUndefined();
  });
});
