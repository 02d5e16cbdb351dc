/** The package: made, installed where nothing else is, and held to the sources byte for byte. */
import { execFileSync, spawnSync } from "node:child_process";
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { COMMAND_NAMES } from "#src/cli/commands.ts";
import { TASK_FILE } from "#src/cli/judge/judged-lesson.ts";
import { lessonIds } from "#src/cli/lessons/lesson-files.ts";
import { benchFiles } from "#src/cli/testbench/bench-files.ts";
import { judge } from "#src/package/library/judge.ts";
import { depth, sample } from "#test/depth.ts";
import { type Answer, kibitz, root } from "#test/support/run-kibitz.ts";

const folder = mkdtempSync(join(tmpdir(), "kibitz-package-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const made = join(folder, "made");
const installed = join(folder, "installed");
const inPackage = (path: string): string => join(installed, "node_modules/kibitz-cli", path);
let tarball: string;

/** npm, with no registry and nothing that was fetched before. */
function npm(args: readonly string[], cwd: string): string {
  const offline = ["--offline", "--cache", join(folder, "cache"), "--no-audit", "--no-fund"];
  return execFileSync("npm", [...args.slice(0, 1), ...offline, ...args.slice(1)], {
    ...{ cwd, encoding: "utf8", shell: process.platform === "win32" },
  });
}

beforeAll(() => {
  const out = execFileSync(process.execPath, [join(root, "scripts/pack.ts"), "--out", made], {
    encoding: "utf8",
  });
  tarball = out.trim();
  mkdirSync(installed);
  npm(["install", "--omit=optional", tarball], installed);
});

/** Another Node than the one that runs the tests, an older one if the machine has it. */
const otherNodes = (process.env["PATH"] ?? "")
  .split(delimiter)
  .filter((place) => place !== "" && !place.includes("node_modules"))
  .map((place) => join(place, process.platform === "win32" ? "node.exe" : "node"))
  .filter((file) => existsSync(file) && Number(versionOf(file).split(".")[0]) >= 20)
  .slice(0, 1);

function versionOf(file: string): string {
  return spawnSync(file, ["--version"], { encoding: "utf8" }).stdout.trim().replace("v", "");
}

describe("the tarball", () => {
  const files = (): string[] =>
    execFileSync("tar", ["-tzf", tarball], { encoding: "utf8" })
      .trim()
      .split("\n")
      .map((name) => name.replace("package/", ""));

  test("holds programs, types, licences and a page, and nothing else", () => {
    const others = files().filter((name) => !/^dist\/c\/[\w.-]+\.js$/.test(name));
    const types = ["judge", "kings", "matchings", "schedules", "swiss"].map(
      (name) => `dist/library/${name}.d.ts`,
    );
    const papers = ["LICENSE", "LICENSE-articles.md", "README.md", "THIRD-PARTY.txt", "package.json"];
    expect(others.toSorted()).toEqual(
      [...papers, "dist/kibitz.js", "dist/library.d.ts", "dist/library.js", ...types].toSorted(),
    );
  });

  test("is small, and read by people", () => {
    expect(statSync(tarball).size).toBeLessThanOrEqual(1_100_000);
    const program = readFileSync(inPackage("dist/kibitz.js"), "utf8");
    expect(program).toMatch(/^#!\/usr\/bin\/env node\n/);
    expect(Math.max(...program.split("\n").map(({ length }) => length))).toBeLessThan(400);
  });

  test("names no place on the machine that made it, no registry, and nothing that Node 20 has not", () => {
    const places = [root, tmpdir(), "node_modules/.bin", "registry.npmjs", "localhost"];
    const newer = [
      "Map.groupBy",
      "Object.groupBy",
      "Array.fromAsync",
      "withResolvers",
      "registerHooks",
      "RegExp.escape",
    ];
    const texts = files().map((name) => [name, readFileSync(inPackage(name), "utf8")] as const);
    const found = texts.flatMap(([name, text]) =>
      [...places, ...newer].filter((word) => text.includes(word)).map((word) => `${name}: ${word}`),
    );
    expect(found).toEqual([]);
  });

  test("tells the licence of each package that it holds", () => {
    const told = readFileSync(inPackage("THIRD-PARTY.txt"), "utf8");
    const heads = Array.from(
      told.matchAll(/^-{80}\n\n(\S+) (\S+) \((.+)\)\n\n(?=\S)/gm),
      ([, ...head]) => head,
    );
    for (const name of ["linkedom", "d3-selection", "ical-generator", "lean-qr", "gifenc"])
      expect(heads.map(([each]) => each)).toContain(name);
    for (const [name, version] of heads) {
      const installed = globSync(`node_modules/{,*/node_modules/}${name}/package.json`, { cwd: root });
      const versions = installed.map((file) => JSON.parse(readFileSync(join(root, file), "utf8")).version);
      expect(versions, name).toContain(version);
    }
  });
});

const GRAPH = `{"id":"a","n":6,"edges":[[0,1,3],[1,2,4],[0,2,5],[2,3,-3],[3,4,"9007199254740993"],[4,5,2]]}\n`;
const BOARD = "6 3\n1 1\n1 4\n4 1\n6 6\n1 4\n1 1\n";
const READ = 'const n = Number(require("node:fs").readFileSync(0, "utf8"));\n';
const PRINT = 'console.log(schedule(n).map((games) => games.flat().join(" ")).join("\\n"));\n';

/** A folder with the files of the calls. */
function work(name: string): string {
  const place = join(folder, name);
  mkdirSync(join(place, "pupils"), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(place, file), text);
  write("six.txt", "6\n");
  write("names.txt", "Ada\nBela\nCleo\nDrago\nEla\n");
  write("g.jsonl", GRAPH);
  write("g.csv", "from,to,cost\na,b,2\nb,c,3\nc,d,4\n");
  write("board.txt", BOARD);
  write("wrong.txt", "TAK\n1\n1 1 3\n");
  write("own.js", "function f(a) { const s = new Set(a); return [...s].sort(); }\n");
  write("own.ts", "interface P { x: number }\nconst p: P = { x: 1 };\np.x += 2;\nconsole.log(p.x);\n");
  write("own.py", "a = [3, 1]\nfor x in a:\n    print(x)\n");
  write("players.csv", "Name,Rating\nAda,2100\nBela,2000\nCleo,1900\nDrago,1800\n");
  const program = (name: string): string =>
    readFileSync(join(root, `test/programs/circle-method/${name}.js`), "utf8") + READ + PRINT;
  write("right-berger.js", program("right-berger"));
  write("pupils/prints-nothing.js", "");
  write("wrong-turns-all.js", program("wrong-turns-all"));
  return place;
}

/** The calls, in their order; `> file` keeps what is printed. */
const CALLS = [
  "--version",
  "--help",
  ...sample(COMMAND_NAMES, 3).map((name) => `${name} --help`),
  "nonsense",
  "schedule --system berger --players 8",
  "schedule --system circle --players 7 --format json",
  "schedule --system rotation --names names.txt --format csv --double",
  "schedule --system halving --players 8 --format ics --start 2026-09-01",
  "match g.jsonl",
  "match g.jsonl --objective cardinality",
  "match g.jsonl --objective min-weight-perfect",
  "match g.csv --from edges",
  "match g.csv --objective max-cardinality-weight --engine taught",
  "match nowhere.txt",
  "swiss simulate --players 20 --rounds 6 --seed 5 --byes 2 --forfeits 2 --tie-breaks BH/C1,DE,SB > a.trf",
  "swiss check a.trf",
  "swiss check --pairings a.trf",
  "swiss check --standings a.trf",
  "swiss standings a.trf",
  "swiss standings a.trf --format json --edition 2025 --tie-breaks DE,BH,ARO",
  "swiss simulate --players 9 --rounds 4 --seed 2 > b.trf",
  "swiss new players.csv --rounds 3 > new.trf",
  "swiss pair new.trf --explain",
  "swiss pair new.trf --edition 2017 --why-not 1-2",
  "swiss pair new.trf --method exact --explain",
  "kings answer board.txt",
  "kings solve board.txt",
  "kings solve board.txt --method short > moves.txt",
  "kings check board.txt moves.txt",
  "kings check board.txt wrong.txt",
  ...sample(lessonIds(TASK_FILE), 2).map((id) => `listing ${id} --language java`),
  "listing blossom",
  "judge blossom --format",
  "judge circle-method --count 5 -- node right-berger.js",
  "judge circle-method --count 20 -- node wrong-turns-all.js",
  "judge circle-method --dir pupils --count 2 --report csv",
  ...sample(["blossom", "the-dutch-system", "transpositions-and-exchanges"], 1).map((id) => `mistakes ${id}`),
  "sheet first-move --seed 7 --pupils 2 --out sheet",
  "trace circle-method six.txt",
  "ask circle-method six.txt",
  "ask circle-method six.txt qk-game",
  "orders circle-method six.txt --count 12",
  "trace circle-method six.txt --future c1-1",
  "record own.js",
  "record own.js --call f([2,1,2]) --at 4",
  "record own.ts",
  "record own.py",
  "package circle-method --format icpc --out contest",
  "package transpositions-and-exchanges --format cms --out contest",
  "perform circle-method six.txt --seed 3 > run.jsonl",
  "perform circle-method six.txt --check run.jsonl",
  "export circle-method six.txt --from 3 --to 4 --out pictures",
  "export circle-method six.txt --to 3 --format trace --out pictures --theme dark",
];

/** What is answered to the calls one after the other, and the files that they leave. */
async function allOf(place: string, call: (args: string) => Answer | Promise<Answer>) {
  const answers: (readonly [string, Answer])[] = [];
  for (const line of CALLS) {
    const [args = "", file] = line.split(" > ");
    const answer = await call(args);
    if (file) writeFileSync(join(place, file), answer.out);
    // A calendar says when it was made, and the judge how far it has come.
    const out = answer.out.replaceAll(/DTSTAMP:\w+/g, "DTSTAMP");
    answers.push([line, { ...answer, out, err: args.startsWith("judge") ? "" : answer.err }]);
  }
  const files = globSync("**/*", { cwd: place, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();
  return { answers, files: files.map((file) => [file.slice(place.length), readFileSync(file, "utf8")]) };
}

function programOf(node: string, place: string): (args: string) => Answer {
  return (args) => {
    const { status, stdout, stderr } = spawnSync(node, [inPackage("dist/kibitz.js"), ...args.split(" ")], {
      ...{ cwd: place, encoding: "utf8", input: "" },
    });
    return { code: status, out: stdout, err: stderr };
  };
}

describe("the installed command", () => {
  let expected: ReturnType<typeof allOf>;
  beforeAll(() => {
    const place = work("sources");
    expected = allOf(place, (args) => kibitz(args, "", place));
  });

  // An older Node has all that a newer one has not taken away: with the own one all other tests are done.
  const nodes = [...otherNodes, process.execPath];
  test.each(nodes.slice(0, depth(1, nodes.length)).map((file) => [versionOf(file), file]))(
    "answers as the sources do, with the Node %s",
    async (name, node) => {
      const place = work(name);
      const found = await allOf(place, programOf(node, place));
      const wanted = await expected;
      for (const [k, answer] of found.answers.entries()) expect(answer).toEqual(wanted.answers[k]);
      expect(found.files).toEqual(wanted.files);
    },
  );

  test("runs by npx from an empty folder, on the files there", () => {
    const place = join(folder, "empty");
    mkdirSync(place);
    writeFileSync(join(place, "board.txt"), BOARD);
    expect(
      npm(["exec", "--yes", "--package", tarball, "--", "kibitz", "kings", "answer", "board.txt"], place),
    ).toBe("TAK\n");
  });

  test("says what is missing where pictures cannot be painted", () => {
    const place = work("painters");
    const call = programOf(process.execPath, place);
    const { code, err } = call("export circle-method six.txt --to 2 --format png --out made");
    expect([code, err]).toEqual([
      2,
      expect.stringMatching(/^command line:1:6: error\[painter\]: .*npm install @resvg/),
    ]);
  });
});

describe("the library", () => {
  const page = readFileSync(join(root, "docs/library.md"), "utf8");
  const examples = Array.from(page.matchAll(/```js\n([\s\S]*?)```/g), ([, code]) => code);

  test("is told in examples that use all of it", () => {
    const program = readFileSync(inPackage("dist/library.js"), "utf8");
    const names = /export \{([^}]+)\};\s*$/.exec(program)?.[1]?.split(",") ?? [];
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) expect(examples.join(), name).toMatch(new RegExp(`\\b${name.trim()}\\b`));
  });

  test.each(examples.map((code) => [/^import \{ (\w+)/.exec(code)?.[1] ?? "", code]))(
    "does what the example with %s says",
    (name, code) => {
      const file = join(installed, `${name}.mjs`);
      writeFileSync(file, code);
      const said = Array.from(code.matchAll(/\/\/ → (.*)/g), ([, line]) => line);
      expect(said.length).toBeGreaterThan(0);
      for (const node of [process.execPath, ...otherNodes]) {
        const { stdout, stderr } = spawnSync(node, [file], { encoding: "utf8" });
        expect([stdout.trimEnd().split("\n"), stderr]).toEqual([said, ""]);
      }
    },
  );

  test("has types of its own, with which its examples compile and a wrong name does not", () => {
    const right = examples.map((code) =>
      code.replaceAll(/^\/\*\* @type \{(.*)\} \*\/\n(const \w+)/gm, "$2: $1"),
    );
    const wrong = [
      'import { roundRobin } from "kibitz-cli";\nroundRobin(4, { system: "bergre" });',
      'import { roundRobbin } from "kibitz-cli";\nroundRobbin(4);',
    ];
    const files = [...right, ...wrong].map((code, k) => {
      const file = join(installed, `consumer-${k}.mts`);
      writeFileSync(file, code);
      return file;
    });
    const program = ts.createProgram(files, {
      ...{ strict: true, noEmit: true, types: [], target: ts.ScriptTarget.ES2022 },
      ...{ module: ts.ModuleKind.NodeNext, lib: ["lib.es2022.d.ts", "lib.dom.d.ts"] },
    });
    const errors = ts
      .getPreEmitDiagnostics(program)
      .map(({ file, messageText }) => [file?.fileName, ts.flattenDiagnosticMessageText(messageText, " ")]);
    expect(errors).toEqual([
      [files.at(-2), expect.stringContaining('"bergre"')],
      [files.at(-1), expect.stringContaining("roundRobbin")],
    ]);
    const types = globSync("dist/**/*.d.ts", { cwd: inPackage(".") });
    for (const name of types)
      expect(readFileSync(inPackage(name), "utf8"), name).not.toMatch(/["']#|from "[^.]/);
  });

  test("refuses to judge what is no task, and no input at all", async () => {
    const right = () => "1 2\n";
    await expect(judge("circle", right)).rejects.toThrow(RangeError);
    for (const count of [0, -1, 1.5, NaN, "some" as "all"])
      await expect(judge("circle-method", right, { count })).rejects.toThrow(
        `found the count ${count}, expected "few", "all" or a whole number from 1`,
      );
    expect(await judge("circle-method", right, { count: 1 })).toEqual({ right: true, inputs: 1 });
  });

  test("judges a matching on the test bench, as its page says", () => {
    const text = readFileSync(join(root, "content/pages/en/testbench.mdx"), "utf8");
    const code = /```js\n([\s\S]*?)```/.exec(text)?.[1] ?? "";
    const [, graphs] = benchFiles().find(([name]) => name === "matching/hard.jsonl") ?? [];
    writeFileSync(join(installed, "hard.jsonl"), graphs ?? "");
    const file = join(installed, "bench.mjs");
    writeFileSync(file, code);
    const said = (yours: string): string => {
      writeFileSync(join(installed, "yours.mjs"), yours);
      return spawnSync(process.execPath, [file], { cwd: installed, encoding: "utf8" }).stderr;
    };
    const best = 'import { bestMatching } from "kibitz-cli";\n';
    expect(said(`${best}export const yours = (n, edges) => bestMatching(n, edges).pairs;`)).toBe("");
    const fewest = 'bestMatching(n, edges, "max-cardinality-weight").pairs;';
    expect(said(`${best}export const yours = (n, edges) => ${fewest}`)).toMatch(
      /Error: cardinality-\d-\d: the weight is -?\d+, and the largest is \d+/,
    );
  });
});
