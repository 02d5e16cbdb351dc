import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { formatBoard } from "#algorithms/engines/kings/format.ts";
import { preset } from "#algorithms/engines/kings/presets.ts";
import { bergerTable } from "#algorithms/engines/schedules/berger-table.ts";
import { doubleRound } from "#algorithms/engines/schedules/schedule.ts";
import { depth } from "#test/depth.ts";
import {
  expectHelp,
  expectRefused,
  kibitz,
  kibitzProcess,
  main,
  mistakesIn,
  root,
} from "#test/support/run-kibitz.ts";
import vectors from "../fixtures/circle-method-3-8.json" with { type: "json" };

/** Mistakes of the command line, and those that lessons tell in a sentence of their own. */
const MISTAKE = /^(.+:\d+:\d+): error\[([a-z-]+)\]: (?:\S.*, expected \S|Expected \S.*, found \S).*[^.]$/;

/** The mistakes of a call that must fail: places and kinds, such as "-:3:1 duplicate". */
function mistakesOf(args: string, input: string | Uint8Array = ""): Promise<string[]> {
  return mistakesIn(kibitz(args, input), MISTAKE);
}

describe("kibitz", () => {
  test.each([
    ["--help", "kibitz schedule"],
    ["schedule --help", "--swap-last-two"],
    ["trace --help", "circle-method"],
  ])("%s helps", (args, text) => expectHelp(kibitz(args), text));

  test("--version says the version of the package", async () => {
    const { version } = JSON.parse(readFileSync(`${root}package.json`, "utf8")) as { version: string };
    expect(await kibitz("--version")).toEqual({ code: 0, out: `${version}\n`, err: "" });
  });

  test("looks for files where the caller of npm stands, if it is the script of this package", () => {
    const folder = mkdtempSync(join(tmpdir(), "kibitz-caller-"));
    writeFileSync(join(folder, "own.txt"), "2 1\n1 1\n2 2\n");
    const call = (env: NodeJS.ProcessEnv) =>
      spawnSync(process.execPath, [main, "kings", "answer", "own.txt"], {
        cwd: root,
        env: { ...process.env, INIT_CWD: folder, npm_lifecycle_event: "kibitz", ...env },
      });
    const own = call({ npm_package_json: join(root, "package.json") });
    expect([own.status, own.stdout.toString()]).toEqual([0, "TAK\n"]);
    // Another package may call the command in its own folder.
    const other = call({ npm_package_json: join(folder, "package.json") });
    expect([other.status, other.stderr.toString()]).toEqual([
      2,
      expect.stringContaining("there is no such file"),
    ]);
    rmSync(folder, { recursive: true });
  });

  test("is started by a program that any Node can run", () => {
    const { bin } = JSON.parse(readFileSync(`${root}package.json`, "utf8")) as { bin: { kibitz: string } };
    const { status, stdout } = spawnSync(process.execPath, [join(root, bin.kibitz), "--version"]);
    expect([status, stdout.toString()]).toEqual([0, kibitzProcess("--version").out]);
    expect(readFileSync(join(root, bin.kibitz), "utf8")).toMatch(/^#!\/usr\/bin\/env node\n/);
  });

  test.each(["", "nonsense", "--nonsense", "toString"])(
    "with the command “%s” lists what there is",
    async (args) => {
      expect(await mistakesOf(args)).toEqual(["command line:1:1 usage"]);
      expect((await kibitz(args)).err).toContain("schedule, trace");
    },
  );
});

describe("the program", () => {
  const malformed = "test/fixtures/swiss/malformed/21_PAB_twice_same_player.trf";

  // Every other test calls it inside its own process.
  test.each<[string, string, number]>([
    ["--help", "", 0],
    ["", "", 2],
    ["schedule --system berger --names - --format csv", "Anna\nBo\nCid\n", 0],
    ["trace circle-method - --count 5", "שרה\nBo\nCid\n", 0],
    ["trace circle-method - --count 5", "Anna\nAnna\n", 2],
    ["kings answer -", "1 1\n1 1\n1 1\n", 0],
    ["kings answer -", formatBoard(preset("full-no").board), 1],
    ["match -", '{"n":4,"edges":[[0,1,5],[1,2,11],[2,3,5]]}\n', 0],
    [`swiss check ${malformed}`, "", 1],
    ["swiss pair test/fixtures/swiss/malformed/ok.trf --method basic", "", 0],
  ])("in a process of its own answers “%s” as it does here", async (args, input, code) => {
    const answer = kibitzProcess(args, input);
    expect(answer.code).toBe(code);
    expect(answer).toEqual(await kibitz(args, input));
  });
});

describe("kibitz schedule", () => {
  test("takes less than ten times as long for 2,000 players as for 632, in each system", () => {
    for (const system of depth(["circle"], ["berger", "circle", "rotation"])) {
      const time = (n: number) => {
        const start = performance.now();
        expect(kibitzProcess(`schedule --system ${system} --players ${n} --format json`).code).toBe(0);
        return performance.now() - start;
      };
      const ratio = () => time(2000) / time(632);
      // A machine that was busy with something else is asked again.
      if (ratio() >= 10) expect(Math.min(ratio(), ratio()), system).toBeLessThan(10);
    }
  });

  test("halving refuses what is no power of two, unless it is repaired", async () => {
    const refused = await kibitz("schedule --system halving --players 6 --format json");
    expect([refused.code, refused.out]).toEqual([2, ""]);
    expect(refused.err).toContain(
      "found 6 players for --system halving, expected a power of two, or --repair",
    );
    const repaired = await kibitz("schedule --system halving --repair --players 6 --format json");
    expect(repaired.code).toBe(0);
    const { rounds } = JSON.parse(repaired.out) as { rounds: [number, number][][] };
    expect(new Set(rounds.flat().map((game) => game.toSorted().join())).size).toBe(15);
  });

  test("prints the Berger table as one line of JSON", async () => {
    for (const n of [2, 7, 8]) {
      const { code, out, err } = await kibitz(`schedule --system berger --players ${n} --format json`);
      expect([code, err, out.split("\n").length]).toEqual([0, "", 2]);
      const { rounds, byes } = bergerTable(n);
      expect(JSON.parse(out)).toEqual({ system: "berger", players: n, rounds, byes });
    }
  });

  test("prints the circle method as printed", async () => {
    const { out } = await kibitz("schedule --system circle --players 8 --format json");
    expect(JSON.parse(out)).toEqual({ system: "circle", players: 8, rounds: vectors.printed[8], byes: [] });
  });

  test("doubles, and swaps the last two rounds", async () => {
    for (const swap of [false, true]) {
      const { out } = await kibitz(
        `schedule --system berger --players 5 --double${swap ? " --swap-last-two" : ""} --format json`,
      );
      const { rounds, byes } = doubleRound(bergerTable(5), swap);
      expect(JSON.parse(out)).toEqual({ system: "berger", players: 5, rounds, byes });
    }
  });

  test("takes names from standard input, with a byte order mark, CR LF, empty lines and spaces", async () => {
    const { code, out } = await kibitz(
      "schedule --system berger --names - --format json",
      "\uFEFFAnna\r\n\r\n  Борис \r\nשרה\r\n👩‍👩‍👧‍👦",
    );
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ players: 4, names: ["Anna", "Борис", "שרה", "👩‍👩‍👧‍👦"] });
  });

  test("writes text for people, with names and the bye", async () => {
    expect((await kibitz("schedule --system berger --names -", "Anna\nBo\nCid")).out).toBe(
      [
        "3 players, Berger table: 3 rounds, 3 games. White is named first.",
        "",
        "Round 1",
        "  1  2 Bo    –  3 Cid",
        "     1 Anna  has a bye",
        "",
        "Round 2",
        "  1  1 Anna  –  2 Bo",
        "     3 Cid  has a bye",
        "",
        "Round 3",
        "  1  3 Cid   –  1 Anna",
        "     2 Bo  has a bye",
        "",
      ].join("\n"),
    );
    expect((await kibitz("schedule --system berger --players 4")).out).toContain("    2  4–3  1–2\n");
  });

  test("writes comma-separated values with quotes where they are needed", async () => {
    expect(
      (await kibitz("schedule --system berger --names - --format csv", 'Nowak, Anna\n"Bo"\nCid')).out,
    ).toBe(
      [
        "round,board,white,black,white_number,black_number",
        '1,1,"""Bo""",Cid,2,3',
        '1,,"Nowak, Anna",,1,',
        '2,1,"Nowak, Anna","""Bo""",1,2',
        "2,,Cid,,3,",
        '3,1,Cid,"Nowak, Anna",3,1',
        '3,,"""Bo""",,2,',
        "",
      ].join("\r\n"),
    );
    expect((await kibitz("schedule --system berger --players 2 --format csv")).out).toBe(
      "round,board,white,black\r\n1,1,1,2\r\n",
    );
  });

  test("draws lots by a seed, the same for the same seed, and says which", async () => {
    const lots = async (seed: number): Promise<string> =>
      (await kibitz(`schedule --system berger --players 9 --seed ${seed}`)).out;
    expect(await lots(7)).toBe(await lots(7));
    expect(await lots(7)).not.toBe(await lots(8));
    expect(await lots(7)).toContain("seed 7");
    const names = ["Anna", "Bo", "Cid", "Dan", "Eva", "Fay"];
    const { out } = await kibitz(
      "schedule --system berger --names - --format json --seed 7",
      names.join("\n"),
    );
    const drawn = JSON.parse(out) as { names: string[]; rounds: unknown };
    expect(drawn.names).not.toEqual(names);
    expect(drawn.names.toSorted()).toEqual(names);
    expect(drawn.rounds).toEqual(bergerTable(6).rounds);
  });

  test("lists every mistake in a list of names", async () => {
    const names = Buffer.concat([
      Buffer.from("Anna\nBo\tPoland\n  Anna\n"),
      Buffer.from([0x78, 0xff, 0x79, 0x07, 0x0a]),
      Buffer.from("Zoe\u0308\nZoë\n\u0000\u0001\nAnna\n"),
    ]);
    expect(await mistakesOf("schedule --system berger --names -", names)).toEqual([
      "-:2:3 tab",
      "-:3:3 duplicate",
      "-:4:2 encoding",
      "-:4:4 control",
      "-:6:1 duplicate",
      "-:7:1 control",
      "-:7:2 control",
      "-:8:1 duplicate",
    ]);
    expect((await kibitz("schedule --system berger --names -", names)).err).toContain(
      'found "Anna", which is on line 1 already',
    );
  });

  test.each<[string, string | Uint8Array, string[]]>([
    ["nothing", "", ["-:1:1 empty"]],
    ["empty lines", "\n \n", ["-:1:1 empty"]],
    ["one name", "\nAnna\n", ["-:2:1 too-few"]],
    ["a number", "8\n", ["-:1:1 too-few"]],
    ["UTF-16", Buffer.from("\uFEFFAnna\nBo\n", "utf16le"), ["-:1:1 encoding"]],
    ["a cut-off character", Buffer.from([0x41, 0x0a, 0x42, 0xe2, 0x82, 0x0a, 0x43]), ["-:2:2 encoding"]],
    ["a surrogate in UTF-8", Buffer.from([0x41, 0x0a, 0xed, 0xa0, 0x80, 0x42]), ["-:2:1 encoding"]],
    ["5001 names", Array.from({ length: 5003 }, (_, k) => `p${k}`).join("\n"), ["-:5001:1 too-many"]],
  ])("refuses %s for a list of names", async (_what, input, mistakes) => {
    expect(await mistakesOf("schedule --system berger --names -", input)).toEqual(mistakes);
  });

  test("accepts a replacement character that is spelled out", async () => {
    expect((await kibitz("schedule --system berger --names -", "A\ufffd\nB")).code).toBe(0);
  });

  test.each<[string, string[]]>([
    ["schedule", ["1:2 usage", "1:2 usage"]],
    ["schedule --system berger", ["1:4 usage"]],
    ["schedule --system berger --players 1", ["1:4 usage"]],
    ["schedule --system berger --players 5001", ["1:4 usage"]],
    ["schedule --system berger --players 8.5", ["1:4 usage"]],
    ["schedule --system berger --players 1e3", ["1:4 usage"]],
    ["schedule --system berger --players=-8", ["1:4 usage"]],
    ["schedule --system berger --players", ["1:4 usage"]],
    ["schedule --system berger --players=", ["1:4 usage"]],
    ["schedule --system berger --players --double", ["1:4 usage"]],
    ["schedule --system berger --players 8 --players 9", ["1:6 usage"]],
    ["schedule --system berger --players 8 --double=yes", ["1:6 usage"]],
    ["schedule --system berger --players 8 --swap-last-two", ["1:6 usage"]],
    ["schedule --system berger --players 8 --format xml --seed x", ["1:6 usage", "1:8 usage"]],
    [
      "schedule --system swiss --players 8 more --unknown -x",
      ["1:2 usage", "1:6 usage", "1:7 usage", "1:8 usage"],
    ],
    ["schedule --system berger --players 8 --seed 4294967296", ["1:6 usage"]],
    ["schedule --system halving --players 6", ["1:4 size"]],
    ["schedule --system rotation --players 8 --repair", ["1:6 usage"]],
    ["schedule --system berger --players 8 --format ics", ["1:6 usage"]],
    ["schedule --system berger --players 8 --format ics --start 2026-02-29", ["1:8 usage"]],
    ["schedule --system berger --players 8 --start 9999-12-20", ["1:6 usage"]],
    ["schedule --system berger --players 8 --start tomorrow", ["1:6 usage"]],
  ])("refuses the call “%s” at every wrong argument", async (args, mistakes) => {
    await expectRefused(mistakesOf(args), mistakes);
  });

  test("refuses a call and its input together", async () => {
    expect(await mistakesOf("schedule --system nope --names - --what", "A\nA\n")).toEqual([
      "command line:1:2 usage",
      "command line:1:6 usage",
      "-:2:1 duplicate",
    ]);
  });

  test("refuses a file that is not there, and a folder", async () => {
    expect(await mistakesOf("schedule --system berger --names no/such.txt")).toEqual([
      "no/such.txt:1:1 read",
    ]);
    expect(await mistakesOf("schedule --system berger --names src")).toEqual(["src:1:1 read"]);
  });
});

describe("kibitz trace", () => {
  const seven = "algorithms/lessons/circle-method/inputs/seven.txt";
  const linesOf = (text: string) =>
    text
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  test("prints a position a line", async () => {
    const { code, out, err } = await kibitz(`trace circle-method ${seven} --from 0 --count 3`);
    expect([code, err]).toEqual([0, ""]);
    const lines = linesOf(out);
    expect(lines.map(({ position, step, a }) => [position, step, a])).toEqual([
      [0, "", 0],
      [1, "turn", 1],
      [2, "rest", 1],
    ]);
    expect(lines[1]?.["changed"]).toEqual([{ cells: "top", index: 0, before: 0, after: 1 }]);
    expect(lines.every(({ narration }) => typeof narration === "string" && !/[[\]]/.test(narration))).toBe(
      true,
    );
  });

  test("prints a hundred positions from the first unless told, and fewer at the end", async () => {
    expect(
      linesOf((await kibitz(`trace circle-method - `, "11")).out).map(({ position }) => position),
    ).toEqual(Array.from({ length: 100 }, (_, k) => k + 1));
    expect(linesOf((await kibitz("trace circle-method - --from 3", "2")).out)).toHaveLength(1);
  });

  test("reaches the end of two million steps, and says that it stopped there", async () => {
    const { code, out, err } = await kibitz("trace circle-method - --from 1999999", "1600");
    expect(code).toBe(0);
    expect(linesOf(out).map(({ position }) => position)).toEqual([1_999_999, 2_000_000]);
    expect(err).toBe("kibitz trace: stopped at 2000000 steps\n");
  });

  test.each<[string, string | Uint8Array, string[]]>([
    ["trace", "", ["command line:1:2 usage"]],
    ["trace nope", "", ["command line:1:2 usage", "command line:1:3 usage"]],
    [
      "trace nope - more --from x --count 0 --what",
      "",
      ["2", "4", "5", "7", "9"].map((column) => `command line:1:${column} usage`),
    ],
    ["trace circle-method - --from 5", "2", ["command line:1:4 usage"]],
    ["trace circle-method -", "Anna\nBo\n Anna\n", ["-:3:2 input"]],
    [
      "trace circle-method -",
      Buffer.from([0x41, 0x0a, 0x80, 0x0a, 0x80]),
      ["-:2:1 encoding", "-:3:1 encoding"],
    ],
    ["trace circle-method no/such.txt", "", ["no/such.txt:1:1 read"]],
  ])("%s with a wrong call or input is refused", async (args, input, mistakes) => {
    expect(await mistakesOf(args, input)).toEqual(mistakes);
  });

  test("tells a lesson that a command has nothing for from one that is unknown", async () => {
    const flowers = "algorithms/lessons/blossom/inputs/flowers.txt";
    const { err } = await kibitz("judge the-dutch-system cat");
    expect(err).toContain('found "the-dutch-system", which has nothing for this command, expected one of: ');
    expect((await kibitz(`trace blossom ${flowers} --from -1`)).err).toContain(
      'found "-1" for --from, expected a whole number from ',
    );
    const future = await kibitz(`trace blossom ${flowers} --future c8-1`);
    expect(await kibitz(`trace blossom ${flowers} --future wc8-1`)).toEqual(future);
  });

  test("lists the lessons for an unknown one", async () => {
    expect((await kibitz("trace nope -")).err).toContain("circle-method");
  });
});

describe("a reader who has seen enough", () => {
  test.each([
    "schedule --system berger --players 999 --format csv",
    `trace circle-method algorithms/lessons/circle-method/inputs/two-hundred.txt --count 50000`,
  ])("ends “%s” quietly", async (args) => {
    const child = spawn(process.execPath, [main, ...args.split(" ")], { cwd: root });
    let err = "";
    child.stderr.on("data", (chunk) => {
      err += chunk;
    });
    child.stdout.once("data", () => child.stdout.destroy());
    const code = await new Promise((resolve) => child.on("close", resolve));
    expect([code, err]).toEqual([0, ""]);
  });
});
