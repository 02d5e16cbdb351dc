/** The helpers that print traces, compiled and run with what is here, and held to what small programs do, worked by hand. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readTrace } from "#algorithms/engines/program/traced/read-trace.ts";
import { IS_THERE, PYTHON } from "../support/compilers.ts";
import { toldOf } from "../support/trace-text.ts";

const HELPERS = "src/reader-programs/tracers";
const PROGRAMS = "test/fixtures/tracers";
const folder = mkdtempSync(join(tmpdir(), "tracers-"));
afterAll(() => rmSync(folder, { recursive: true }));

interface Helped {
  /** Compiles the program, with every warning an error, and says how it is run. */
  readonly make: () => readonly string[];
  /** The same without its trace. */
  readonly makeSilent: () => readonly string[];
  readonly told: ReturnType<typeof toldOf>;
  readonly printed: string;
}

function compiledCpp(name: string, program = "pairs", ...options: string[]): string[] {
  const target = join(folder, name);
  const strict = ["-std=c++17", "-Wall", "-Wextra", "-Wpedantic", "-Werror", `-I${HELPERS}`];
  execFileSync("g++", [...strict, ...options, "-o", target, `${PROGRAMS}/${program}.cpp`]);
  return [target];
}

function compiledJava(program = "Pairs", ...options: string[]): string[] {
  const files = [`${HELPERS}/Kibitz.java`, `${PROGRAMS}/${program}.java`];
  execFileSync("javac", ["-Xlint:all", "-Werror", "-d", folder, ...files]);
  return ["java", "-XX:TieredStopAtLevel=1", ...options, "-cp", folder, program];
}

/** Vertices 0 and 1 take 2 and 1; what each line did was read off the programs. */
const languages: Readonly<Record<"py" | "cpp" | "java", Helped>> = {
  py: {
    make: () => [PYTHON, `${HELPERS}/kibitz.py`, `${PROGRAMS}/pairs.py`],
    makeSilent: () => [PYTHON, `${PROGRAMS}/pairs.py`],
    told: [
      [1, { mate: [-1, -1, -1] }],
      [4, {}],
      [10, { u: 0 }],
      [11, {}],
      [4, { v: 2 }],
      [5, { mate: [2, -1, -1] }],
      [6, { mate: [2, -1, 0] }],
      [7, {}],
      [11, { total: 2 }],
      [10, { u: 1 }],
      [11, {}],
      [4, { v: 1 }],
      [5, { mate: [2, 1, 0] }],
      // 1 is its own partner: the line writes what is there. The sum is 2 again.
      [6, {}],
      [7, {}],
      [10, {}],
      [12, { far: 2 ** 40, seen: [7], word: "seven" }],
      [13, {}],
    ],
    printed: "2 1 0\n",
  },
  cpp: {
    make: () => compiledCpp("pairs"),
    makeSilent: () => compiledCpp("silent", "pairs", "-DKIBITZ_OFF"),
    told: [
      [8, { mate: [-1, -1, -1] }],
      [10, { u: 0 }],
      [12, { mate: [2, -1, -1] }],
      [10, { u: 1 }],
      [12, { mate: [2, 1, -1] }],
      [
        15,
        {
          games: [
            [0, 2],
            [1, 1],
          ],
        },
      ],
      [17, { far: 2 ** 40 }],
    ],
    printed: "2 1 -1\n",
  },
  java: {
    make: () => compiledJava(),
    makeSilent: () => compiledJava("Pairs", "-Dkibitz.off=true"),
    told: [
      [8, { mate: [-1, -1, -1] }],
      [10, { u: 0 }],
      [12, { mate: [2, -1, -1] }],
      [10, { u: 1 }],
      [12, { mate: [2, 1, -1] }],
      [
        15,
        {
          games: [
            [0, 2],
            [1, 1],
          ],
        },
      ],
      [16, { far: 2 ** 40 }],
    ],
    printed: "2 1 -1\n",
  },
};
const used = (["py", "cpp", "java"] as const).filter((language) => IS_THERE[language]);

test(`the helpers are tried in ${used.join(", ") || "no language: there is neither Python nor g++ nor javac"}`, () => {
  expect(used).not.toEqual([]);
});

for (const language of used) {
  describe(`the helper for ${language}`, () => {
    const { make, makeSilent, told, printed } = languages[language];
    const run = ([name = "", ...args]: readonly string[], env = {}) =>
      spawnSync(name, args, { encoding: "utf8", env: { ...process.env, ...env } });

    test("tells what the program did, beside what it prints", () => {
      const { status, stdout, stderr } = run(make());
      expect(status, stderr).toBe(0);
      expect(stdout).toBe(printed);
      const trace = readTrace(stderr);
      expect(toldOf(trace)).toEqual(told);
      expect(trace.output).toBe("");
    });

    test("tells it to the file that KIBITZ_TRACE names", () => {
      const file = join(folder, `${language}.txt`);
      const { stdout, stderr } = run(make(), { KIBITZ_TRACE: file });
      expect([stdout, stderr]).toEqual([printed, ""]);
      expect(toldOf(readTrace(readFileSync(file, "utf8")))).toEqual(told);
    });

    test("leaves nothing behind where it is not wanted", () => {
      const { status, stdout, stderr } = run(makeSilent());
      expect([status, stdout, stderr]).toEqual([0, printed, ""]);
    });
  });
}

/** A node as it is told: of one that was told before in the same event the number alone. */
const node = ($: number, val: number, next: unknown) => ({ $, class: "Node", fields: { val, next } });

/** What the second programs hold, as their lines have it. */
const HELD = {
  word: 'say "hi"\n',
  letter: "a",
  half: 0.5,
  seen: [true, false],
  count: { $map: Object.entries({ a: 1, b: 2 }) },
  one: { $set: [3] },
  pile: [4, 5],
  maybe: null,
};
const SECOND: Readonly<
  Record<(typeof used)[number], { readonly run: () => readonly string[]; readonly held: object }>
> = {
  py: {
    run: () => [PYTHON, `${HELPERS}/kibitz.py`, `${PROGRAMS}/nodes.py`],
    held: {
      ...{ last: node(0, 2, null), head: node(1, 1, node(0, 2, null)) },
      ...{ word: "say", half: 0.5, none: "nan", seen: [true, false], one: { $set: [3] } },
      ...{ count: { $map: [["a", 1]] }, huge: "9223372036854775807", both: [1, "x"] },
    },
  },
  cpp: {
    run: () => compiledCpp("nodes", "nodes"),
    held: {
      ...HELD,
      // The first is told as a value, and its nodes as what leads to each other.
      ...{
        first: { val: 1, next: node(0, 2, node(1, 1, { $: 0 })) },
        head: node(1, 1, node(0, 2, { $: 1 })),
      },
      ...{ owned: node(2, 7, null), none: "nan", heap: [6], both: [1, "x"], point: { x: 1.5, y: -2 } },
      ...{ side: 1, huge: "18446744073709551615" },
    },
  },
  java: {
    run: () => compiledJava("Nodes"),
    held: {
      ...HELD,
      ...{ head: node(0, 1, node(1, 2, { $: 0 })), none: "NaN", side: "RIGHT", huge: "9223372036854775807" },
      point: { $: 2, class: "Point", fields: { x: 1.5, y: -2 } },
    },
  },
};

for (const language of used)
  test(`the helper for ${language} tells texts, maps, nodes and calls`, () => {
    const [name = "", ...args] = SECOND[language].run();
    const { status, stderr, stdout } = spawnSync(name, args, { encoding: "utf8" });
    expect([status, stdout]).toEqual([0, "2\n"]);
    const events = stderr
      .trim()
      .split("\n")
      .slice(1)
      .map((line) => JSON.parse(line) as [string, number, ...unknown[]]);
    const held = new Map(
      events.filter(([kind]) => kind.startsWith("=")).map(([kind, , value]) => [kind.slice(1), value]),
    );
    expect(Object.fromEntries(held)).toMatchObject(SECOND[language].held);
    const { program, output } = readTrace(stderr);
    expect(output).toBe("");
    if (language === "py") return;
    // Of two nodes the depth is found in three calls; one returns nothing.
    expect(events.filter(([kind]) => kind === "back").map(([, , ...value]) => value)).toEqual([
      ...[[], [0], [1], [2]],
    ]);
    expect(program.functions.map(({ name: each, params }) => [each, ...params])).toEqual([
      ...[[""], ["nothing"], ["depth", "node", "below"]],
    ]);
  });
