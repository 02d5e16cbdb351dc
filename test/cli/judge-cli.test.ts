import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { telling } from "#algorithms/core/judge/judged-mistake.ts";
import { runMutant } from "#algorithms/core/mistakes/mutant.ts";
import { task } from "#algorithms/lessons/circle-method/task/task.ts";
import { parseLink } from "#components/run/link.ts";
import { depth } from "#test/depth.ts";
import { expectHelp, expectRefused, kibitz, kibitzProcess, mistakesIn } from "#test/support/run-kibitz.ts";
import { mutated } from "../support/all-mutants.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "kibitz-test-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const READ = 'const n = Number(require("node:fs").readFileSync(0, "utf8"));\n';
const PRINT = 'console.log(schedule(n).map((games) => games.flat().join(" ")).join("\\n"));\n';
const programOf = (name: string): string =>
  readFileSync(`test/programs/circle-method/${name}.js`, "utf8") + READ + PRINT;

/** The path of a program with this text. */
function written(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** A call that judges a program in JavaScript on the circle method. */
const judged = (source: string, options: readonly string[] = []) =>
  kibitz(["judge", "circle-method", ...options, "--", process.execPath, written("program.cjs", source)]);

describe("kibitz judge", () => {
  test("helps", () => expectHelp(kibitz("judge --help"), "  circle-method\n", 115));

  test("says what a program reads and prints, with an example that is right", async () => {
    const { code, out } = await kibitz("judge circle-method --format");
    const { input, output } = task.words;
    for (const words of [input, output]) expect(out.replaceAll(/\s+/g, " ")).toContain(words);
    expect(code).toBe(0);
    const lines = out.split("\n");
    const example = lines.indexOf("An example of an input") + 1;
    const right = lines.indexOf("An output that is right for it") + 1;
    expect(Math.min(example, right)).toBeGreaterThan(0);
    expect(`${(lines[example] as string).trim()}\n`).toBe(task.write(task.example));
    const answer = task.answer.read(lines.slice(right).join("\n"));
    expect(task.fault(task.example, answer)).toBeUndefined();
  });

  test("accepts a right program, on all inputs or on as many as one likes", async () => {
    const right = programOf("right-berger");
    // On a busy machine it says how far it has come.
    const err = expect.stringMatching(/^(\d+ inputs right so far\n)*$/);
    expect(await judged(right)).toEqual({ code: 0, out: "OK 41 inputs\n", err });
    expect((await judged(right, ["--count", "1", "--seed", "7"])).out).toBe("OK 1 input\n");
  });

  test("shows the smallest input on which a program fails, what is wrong, and where it is drawn", async () => {
    const { code, out } = await judged(programOf("wrong-turns-all"));
    expect(code).toBe(1);
    // Three players and a bye, every seat turned: 2–3, then 1–2, then 3–2 again.
    const [first, second, ...rest] = out.split("\n");
    expect(first).toBe("WRONG 2 and 3 meet twice, in rounds 1 and 3; they should meet once.");
    expect(second).toBe("after 1 input that it got right");
    expect(rest.slice(0, 6)).toEqual(["input", "  3", "output", "  2 3", "  1 2", "  3 2"]);
    const [, path, value] = /^ {2}(.*)\?own=(.*)#own$/m.exec(out) ?? [];
    expect(path).toBe("/lessons/circle-method/");
    expect((await parseLink(value as string))?.source).toEqual({ kind: "own", text: "3\n" });
  });

  test("names the mistake by which such an answer comes out", async () => {
    const { lesson, solvers, words } = mutated.find(
      (each) => each.lesson.id === "circle-method",
    ) as never as (typeof mutated)[0];
    const compared = telling(task) as number[];
    const asked = [...(task.small() as Iterable<number>)];
    const failing = Object.keys(solvers).filter(
      (name) => compared.filter((n) => faultOfMutant(lesson, solvers[name], n) !== undefined).length >= 3,
    );
    expect(failing.length).toBeGreaterThan(2);
    // Each of them is told in the test of the judge's names: here a few show that the command says it.
    for (const name of failing.slice(0, depth(2, failing.length))) {
      // It answers as the mutant does, to what it is asked.
      const answers = asked.map((n) => [n, printedBy(lesson, solvers[name], n)]);
      const table = JSON.stringify(Object.fromEntries(answers));
      const { out } = await judged(`${READ}process.stdout.write((${table})[n]);`);
      expect(out, name).toContain(`mistake\n  ${name}\n`);
      expect(out.replaceAll(/\s+/g, " "), name).toContain(words?.[name]);
    }
  });

  test("names no mistake where none gives such an answer", async () => {
    const { out } = await judged("console.log('1 2 1 2');");
    expect(out).toContain("WRONG");
    expect(out).not.toContain("mistake");
  });

  test.each<[string, string, string, string[]]>([
    [
      "ends with an exit code",
      "console.error('no idea'); process.exit(3);",
      "with exit code 3 and said: no idea",
      [],
    ],
    [
      "is ended by a signal",
      "process.kill(process.pid, 'SIGSEGV'); setTimeout(() => {}, 9000);",
      "by the signal SIGSEGV",
      [],
    ],
    ["never ends", "for (;;);", "There is no answer within 0.4 seconds.", ["--time", "400"]],
    ["sleeps", "setTimeout(() => {}, 1e9);", "There is no answer within 0.4 seconds.", ["--time", "400"]],
    [
      "prints for ever",
      "const s = 'x'.repeat(1e6); for (;;) require('node:fs').writeSync(1, s);",
      "more than 32 MB.",
      ["--time", "60000"],
    ],
    [
      "hoards memory",
      "const all = []; for (;;) all.push(Buffer.alloc(1e6, 1));",
      "more than 200 MB of memory.",
      ["--time", "60000", "--memory", "200"],
    ],
    ["prints words", "console.log('I do not know');", "1:1: found “I”, expected a whole number", []],
    ["prints nothing", "", "1 and 2 never meet.", []],
  ])("says so when a program %s", async (_what, source, words, options) => {
    const { code, out, err } = await judged(source, options);
    expect([code, err]).toEqual([1, ""]);
    expect(out.split("\nafter ")[0] ?? "").toContain(words);
    expect(out).toContain("input\n  2\n");
  });

  test("shortens what was printed, and lets it paint no terminal", async () => {
    const { out } = await judged(
      "console.log('\\u001b[31m' + '1 '.repeat(9999)); for (let i = 0; i < 99; i++) console.log(i);",
    );
    expect(out).toContain("… and 80 more lines\n");
    expect(out).not.toContain("\u001b");
    expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(120);
  });

  test("leaves nothing of a program behind, whatever it has started", async () => {
    const id = join(folder, "child-id");
    const source = `
      const child = require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "inherit" });
      require("node:fs").writeFileSync(${JSON.stringify(id)}, String(child.pid));
      child.unref();
      console.log("1 2");
      process.exit(0);`;
    const { out } = await judged(source, ["--count", "1"]);
    expect(out).toBe("OK 1 input\n");
    const child = Number(readFileSync(id, "utf8"));
    await expect
      .poll(() => existsSync(`/proc/${child}/cmdline`) && readFileSync(`/proc/${child}/cmdline`, "utf8"))
      .toBeFalsy();
  });

  test("gives a table of the programs in a folder, in which one failure touches no other", async () => {
    const pupils = join(folder, "pupils");
    const compiler = written("compiler.mjs", COMPILER);
    chmodSync(compiler, 0o755);
    for (const name of [pupils, join(pupils, "group"), join(pupils, "__pycache__")]) mkdirSync(name);
    const right = programOf("right-berger").replace("require(", "process.getBuiltinModule(");
    for (const [name, text] of [
      ["anna.js", right],
      ["bert.js", "for (;;);"],
      ["cleo.cpp", "mistake"],
      ["dora.cpp", right],
      ["emil.ts", right.replace("schedule(n)", "schedule(n: number)")],
      ["fred.js", programOf("wrong-turns-all").replace("require(", "process.getBuiltinModule(")],
      [join("group", "gina.js"), right],
      [join("__pycache__", "old.py"), ""],
      ["notes.txt", "no program"],
    ] as const)
      writeFileSync(join(pupils, name), text);
    const call = ["judge", "circle-method", "--dir", pupils, "--compile", `${process.execPath} ${compiler}`];
    const options = ["--count", "3", "--time", "2000"];
    const { code, out, err } = await kibitz([...call, ...options]);
    expect(code).toBe(1);
    const rows = out
      .split("\n\n")[0]
      ?.split("\n")
      .map((row) => row.split(/ +/));
    // Two groups: the small fields, and five sizes of two points each.
    expect(rows).toEqual([
      ["pupil", "small", "size", "points", "of"],
      ["anna.js", "10", "10", "20", "20"],
      ["bert.js", "0", "0", "0", "20"],
      ["cleo.cpp", "0", "0", "0", "20"],
      ["dora.cpp", "10", "10", "20", "20"],
      ["emil.ts", "10", "10", "20", "20"],
      ["fred.js", "0", "0", "0", "20"],
      [join("group", "gina.js"), "10", "10", "20", "20"],
    ]);
    expect(err).toContain("passed over notes.txt: no .py .js .mjs .ts .cpp .cc .java\n");
    expect(out).toContain("  on input 3\n  mistake all-turn: This comes out when ");
    expect(out).toContain("\ncleo.cpp\n  It does not compile: cleo.cpp:1: mistake\n");
    expect(out).toContain("\nbert.js\n  small: There is no answer within 2 seconds.\n  on input 2\n");
    expect(out).toContain(
      "\nfred.js\n  small: 2 and 3 meet twice, in rounds 1 and 3; they should meet once.\n  on input 3\n",
    );
    for (const name of ["bert.js", "dora.cpp", "emil.ts", "fred.js", "group"])
      rmSync(join(pupils, name), { recursive: true });
    const csv = await kibitz([...call, ...options, "--report", "csv"]);
    expect(csv.code).toBe(1);
    expect(csv.out.split("\r\n").slice(0, 3)).toEqual([
      "pupil,small,size,points,first failure,on input,of,mistake",
      "anna.js,10,10,20,,,20,",
      "cleo.cpp,0,0,0,It does not compile: cleo.cpp:1: mistake,,20,",
    ]);
  });

  test("judges each program of a folder alone, and one that cannot be read or judged takes nothing from the others", async () => {
    const around = join(folder, "around");
    const pupils = join(around, "pupils");
    for (const name of [around, pupils]) mkdirSync(name);
    // What lies round the folder would make every script a module, in which there is no `require`.
    writeFileSync(join(around, "package.json"), '{ "type": "module" }');
    writeFileSync(join(pupils, "anna.js"), programOf("right-berger"));
    symlinkSync(join(folder, "nowhere.py"), join(pupils, "lost.py"));
    const { code, out } = await kibitz(["judge", "circle-method", "--dir", pupils, "--count", "2"]);
    expect(code).toBe(1);
    expect(out).toMatch(/^anna\.js +10 +10 +20 +20$/m);
    expect(out).toMatch(/^lost\.py +0 +0 +0 +20$/m);
    expect(out).toContain("\nlost.py\n  The program cannot be read (ENOENT).\n");
  });

  test("waits once for a program of a folder that comes to no end on the smallest input of all", async () => {
    const pupils = join(folder, "endless");
    const seen = join(folder, "seen.txt");
    mkdirSync(pupils);
    writeFileSync(
      join(pupils, "anna.js"),
      `const { appendFileSync, readFileSync } = process.getBuiltinModule("fs");
appendFileSync(${JSON.stringify(seen)}, readFileSync(0, "utf8"));
for (;;);`,
    );
    const { code } = await kibitz([
      ...["judge", "circle-method", "--dir", pupils],
      ...["--count", "3", "--time", "2000"],
    ]);
    expect(code).toBe(1);
    // Not one of the inputs that grow was begun.
    const inputs = readFileSync(seen, "utf8").trim().split("\n").map(Number);
    expect(Math.min(...inputs)).toBe(2);
    expect(Math.max(...inputs)).toBeLessThan(Number(task.write(task.growth(0) as typeof task.example)));
  });

  test("tells what is wrong with an answer of any length", async () => {
    const long = written("long.cjs", 'console.log("CYCLE\\n" + "0 ".repeat(200000));');
    const { code, out } = await kibitz([
      ...["judge", "order-or-cycle", "--count", "1", "--"],
      ...[process.execPath, long],
    ]);
    expect(code).toBe(1);
    expect(out).toMatch(/^WRONG /);
  });

  test("refuses calls that say too little, too much or something else", async () => {
    const node = process.execPath;
    const text = written("notes.txt", "");
    const empty = join(folder, "empty");
    mkdirSync(empty);
    const refused: [string, string[]][] = [
      ["judge", ["1:2 usage", "1:2 usage"]],
      ["judge circle-method", ["1:3 usage"]],
      ["judge circle-methods --format", ["1:2 usage"]],
      ["judge circle-method --format -- node", ["1:4 usage"]],
      ["judge circle-method --", ["1:4 usage"]],
      ["judge circle-method -- no-such-program", ["1:4 command"]],
      [`judge circle-method -- ${text}`, ["1:4 command"]],
      [`judge circle-method -- ${folder}`, ["1:4 command"]],
      [`judge circle-method node -- ${node}`, ["1:3 usage"]],
      [
        `judge circle-method --seed x --count 0 --time 0.5 --memory 1 -- ${node}`,
        ["1:3", "1:5", "1:7", "1:9"].map((place) => `${place} usage`),
      ],
      [`judge circle-method --nothing --seed -- ${node}`, ["1:3 usage", "1:4 usage"]],
      [`judge circle-method --report text -- ${node}`, ["1:3 usage"]],
      [`judge circle-method --dir ${folder} --report xml`, ["1:5 usage"]],
      [`judge circle-method --dir ${empty}`, ["1:3 dir"]],
      [`judge circle-method --dir ${text}`, ["1:3 dir"]],
      [`judge circle-method --dir ${folder}/nowhere`, ["1:3 dir"]],
      [`judge circle-method --dir ${folder} --compile no-such-compiler`, ["1:5 command"]],
    ];
    for (const [call, places] of refused) await expectRefused(mistakesIn(kibitz(call)), places);
  });

  test("is the same in a process of its own, with the address of the site if it has one", async () => {
    const call = [
      "judge",
      "circle-method",
      "--",
      process.execPath,
      written("wrong.cjs", programOf("wrong-turns-all")),
    ];
    const { code, out } = kibitzProcess(call);
    expect({ code, out, err: "" }).toEqual(await kibitz(call));
    process.env["SITE"] = "https://chess.example";
    try {
      expect((await kibitz(call)).out).toContain(
        "figure\n  https://chess.example/lessons/circle-method/?own=",
      );
    } finally {
      delete process.env["SITE"];
    }
  });
});

describe("kibitz listing", () => {
  test("helps", () => expectHelp(kibitz("listing --help"), "--language ts|py|cpp|java", 110));

  test("refuses a lesson or a language that it does not know", async () => {
    await expectRefused(mistakesIn(kibitz("listing")), ["1:2 usage"]);
    await expectRefused(mistakesIn(kibitz("listing circle-method --language cobol")), ["1:3 usage"]);
    await expectRefused(mistakesIn(kibitz("listing circle-method twice")), ["1:3 usage"]);
  });
});

/** A compiler that finds the word “mistake”, and otherwise makes a program of what is JavaScript in truth. */
const COMPILER = `
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
const [out, source] = process.argv.slice(process.argv.indexOf("-o") + 1);
const text = readFileSync(source, "utf8");
if (text.includes("mistake")) {
  console.error(source + ":1: mistake");
  process.exit(1);
}
writeFileSync(out, "#!" + process.execPath + "\\n" + text);
chmodSync(out, 0o755);
`;

type Circle = (typeof mutated)[0]["lesson"];

function printedBy(lesson: Circle, solve: Circle["solve"] | undefined, n: number): string {
  const { result } = runMutant(lesson, solve as Circle["solve"], lesson.parse(`${n}\n`));
  return task.answer.write(task.answerOf(result, n));
}

function faultOfMutant(lesson: Circle, solve: Circle["solve"] | undefined, n: number): string | undefined {
  return task.fault(n, task.answer.read(printedBy(lesson, solve, n)));
}
