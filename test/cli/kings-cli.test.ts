import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { formatBoard } from "#algorithms/engines/kings/format.ts";
import { randomBoard } from "#algorithms/engines/kings/generate.ts";
import { preset } from "#algorithms/engines/kings/presets.ts";
import { METHODS } from "#src/tools/kings/methods.ts";
import {
  type Answer,
  expectHelp,
  expectRefused,
  main,
  mistakesIn,
  kibitz as run,
} from "#test/support/run-kibitz.ts";
import {
  readBadInputs,
  readBase,
  readJudgedOutputs,
  readProvedBoards,
} from "../support/given/kings-fixtures.ts";

const folder = mkdtempSync(join(tmpdir(), "kibitz-kings-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a call in the folder of the test files, with `input` as its standard input. */
function kibitz(args: string, input: string | Uint8Array = ""): Promise<Answer> {
  return run(args, input, folder);
}

/** The mistakes of a call that must fail: places and kinds, such as "-:3:1 touch". */
function mistakesOf(args: string, input: string | Uint8Array = ""): Promise<string[]> {
  return mistakesIn(kibitz(args, input));
}

function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return name;
}

const yes = file("yes.in", formatBoard(readBase("base_yes")));
const no = file("no.in", formatBoard(readBase("base_no")));
const right = readJudgedOutputs().find(({ name }) => name === "control_detour")?.output as string;
const rightOut = file("right.out", right);
const nie = file("nie.out", "NIE\n");
const bad = "5 2\n1 1\n2 2\n9 1\nx 1\n";
file("bad.in", bad);

describe("kibitz kings", () => {
  test("tells of an output in UTF-16 what it is, as of a board", async () => {
    for (const [name, mark] of [
      ["le.out", [0xff, 0xfe]],
      ["be.out", [0xfe, 0xff]],
    ] as const) {
      writeFileSync(join(folder, name), Buffer.concat([Buffer.from(mark), Buffer.from("NIE", "utf16le")]));
      expect(await mistakesOf(`kings check ${no} ${name}`)).toEqual([`${name}:1:1 encoding`]);
    }
  });

  test.each([
    ["--help", "kibitz kings"],
    ["kings --help", "kibitz kings check FILE OUTPUT"],
    ["kings solve --help", "--method article"],
    ["kings answer --help", "exit code 1"],
    ["kings check --help", "--max M"],
    ["kings check no/such.in --help", "--max M"],
  ])("%s helps", (args, text) => expectHelp(kibitz(args), text, 110));

  test.each<[string, string[]]>([
    ["kings", ["1:2 usage"]],
    ["kings nonsense yes.in", ["1:2 usage"]],
    ["kings toString", ["1:2 usage"]],
    ["kings answer", ["1:3 usage"]],
    ["kings answer yes.in more", ["1:4 usage"]],
    ["kings answer yes.in --max 3", ["1:4 usage", "1:5 usage"]],
    ["kings solve yes.in --method long", ["1:4 usage"]],
    ["kings solve yes.in --method", ["1:4 usage"]],
    ["kings solve --what", ["1:3 usage", "1:4 usage"]],
    ["kings check yes.in", ["1:4 usage"]],
    ["kings check", ["1:3 usage"]],
    ["kings check yes.in nie.out more", ["1:5 usage"]],
    ["kings check yes.in nie.out --max -1", ["1:5 usage"]],
    ["kings check yes.in nie.out --max=1.5", ["1:5 usage"]],
    ["kings check yes.in nie.out --max", ["1:5 usage"]],
    ["kings check - -", ["1:4 usage"]],
  ])("refuses the call “%s”", async (args, mistakes) => {
    await expectRefused(mistakesOf(args), mistakes);
  });

  test.each(["solve bad.in", "answer bad.in", "check bad.in nie.out"])(
    "%s lists every mistake in a board",
    async (args) => {
      const places = ["3:1 touch", "4:1 off-board", "5:1 number"];
      expect(await mistakesOf(`kings ${args}`)).toEqual(places.map((place) => `bad.in:${place}`));
      expect(await mistakesOf(`kings ${args.replace("bad.in", "-")}`, bad)).toEqual(
        places.map((place) => `-:${place}`),
      );
    },
  );

  test("refuses the call, the board and the output together", async () => {
    expect(await mistakesOf("kings check bad.in no/such.out --what")).toEqual([
      "command line:1:5 usage",
      ...["3:1 touch", "4:1 off-board", "5:1 number"].map((place) => `bad.in:${place}`),
      "no/such.out:1:1 read",
    ]);
  });

  test("refuses a board that is not there, a folder, what is no UTF-8, and a megabyte", async () => {
    expect(await mistakesOf("kings answer no/such.in")).toEqual(["no/such.in:1:1 read"]);
    expect(await mistakesOf("kings answer .")).toEqual([".:1:1 read"]);
    expect(await mistakesOf("kings answer -", Buffer.from([0x31, 0x20, 0xff]))).toEqual(["-:1:3 encoding"]);
    expect(await mistakesOf("kings answer -", Buffer.from("\uFEFF1 1 1 1 1 1", "utf16le"))).toEqual([
      "-:1:1 encoding",
    ]);
    expect(await mistakesOf("kings answer -", "1 1\n1 1\n1 1\n".padEnd(1_000_001))).toEqual(["-:1:1 size"]);
    expect((await kibitz("kings answer -", "1 1\n1 1\n1 1\n".padEnd(1_000_000))).out).toBe("TAK\n");
    truncateSync(join(folder, file("large.in", "1 1\n1 1\n1 1\n")), 1_000_001);
    expect(await mistakesOf("kings answer large.in")).toEqual(["large.in:1:1 size"]);
  });

  test.runIf(existsSync("/dev/zero"))("does not read what never ends", async () => {
    expect(await mistakesOf("kings answer /dev/zero")).toEqual(["/dev/zero:1:1 size"]);
    expect(await mistakesOf("kings check yes.in /dev/zero")).toEqual(["/dev/zero:1:1 size"]);
  });

  test.each(readBadInputs())("refuses the bad input $name with a place", async ({ text, line }) => {
    expect((await mistakesOf("kings answer -", text))[0]).toMatch(new RegExp(`^-:${line}:`));
  });
});

describe("kibitz kings answer", () => {
  test("says TAK with 0 and NIE with 1", async () => {
    for (const { text, answer } of readProvedBoards().filter((_, i) => i % 6 === 1)) {
      expect(await kibitz("kings answer -", text)).toEqual({
        code: answer === "TAK" ? 0 : 1,
        out: `${answer}\n`,
        err: "",
      });
    }
  });
});

describe("kibitz kings check", () => {
  test.each(readJudgedOutputs())("says “$verdict” of $name", async ({ output, verdict }) => {
    const code = verdict.startsWith("OK") ? 0 : 1;
    expect(await kibitz("kings check yes.in -", output)).toEqual({ code, out: `${verdict}\n`, err: "" });
  });

  test("takes either file from standard input", async () => {
    expect((await kibitz(`kings check - ${rightOut}`, formatBoard(readBase("base_yes")))).out).toBe(
      "OK TAK moves=18\n",
    );
    expect(await kibitz(`kings check ${no} -`, "\uFEFFNIE\r\n")).toEqual({
      code: 0,
      out: "OK NIE\n",
      err: "",
    });
    expect((await kibitz(`kings check ${yes} ${nie}`)).out).toBe("WRONG line 1: NIE but the answer is TAK\n");
  });

  test("says of a TAK that cannot be right where it fails", async () => {
    expect(await kibitz(`kings check ${no} ${rightOut}`)).toEqual({
      code: 1,
      out: "WRONG line 1: TAK but the answer is NIE\n",
      err: "kibitz kings check: line 3: move 1: king 3 leaves the board\n",
    });
  });

  test("knows --max", async () => {
    expect((await kibitz("kings check yes.in right.out --max 18")).code).toBe(0);
    expect((await kibitz("kings check yes.in right.out --max 17")).out).toBe(
      "WRONG line 2: too many moves: 18 > 17\n",
    );
    expect((await kibitz("kings check yes.in right.out --max 0")).code).toBe(1);
  });

  test("refuses an output over 200 MB by its size, before it reads it", async () => {
    truncateSync(join(folder, file("large.out", "NIE\n")), 200_000_001);
    const start = performance.now();
    expect(await mistakesOf("kings check yes.in large.out")).toEqual(["large.out:1:1 size"]);
    const refused = performance.now();
    truncateSync(join(folder, "large.out"), 200_000_000);
    expect((await kibitz("kings check yes.in large.out")).out).toBe(
      "WRONG line 1: NIE but the answer is TAK\n",
    );
    expect(refused - start).toBeLessThan((performance.now() - refused) / 4);
  });

  test("reads standard input no further than to the first fault", async () => {
    const child = spawn(process.execPath, [main, "kings", "check", yes, "-"], { cwd: folder });
    let out = "";
    child.stdout.on("data", (chunk) => {
      out += chunk;
    });
    child.stdin.on("error", () => {});
    child.stdin.write("TAK\n1000000\n1 1 1\n");
    const code = await new Promise((resolve) => child.on("close", resolve));
    expect([code, out]).toEqual([1, "WRONG line 3: move 1: king 1 moves by 0, not 1\n"]);
  });
});

describe("kibitz kings solve", () => {
  test("says NIE without a method's help", async () => {
    expect(await kibitz(`kings solve ${no}`)).toEqual({ code: 0, out: "NIE\n", err: "" });
    expect((await kibitz("kings solve - --method short", formatBoard(preset("full-no").board))).out).toBe(
      "NIE\n",
    );
  });

  test.each(METHODS)("--method %s solves, and check says OK", async (method) => {
    for (const id of [
      "squeeze",
      "trapped-column-d",
      "trapped-row-b",
      "single",
      "corner",
      "three",
      "full-yes",
    ] as const) {
      const board = file("solved.in", formatBoard(preset(id).board));
      const { code, out } = await kibitz(`kings solve ${board} --method ${method}`);
      expect([id, code, out.slice(0, 4)]).toEqual([id, 0, "TAK\n"]);
      expect(await kibitz(`kings check ${board} -`, out)).toMatchObject({ code: 0, err: "" });
    }
  });

  test("prints the moves of the largest board", async () => {
    const board = formatBoard(randomBoard({ n: 100, kings: "one" }, 1));
    const { code, out } = await kibitz("kings solve -", board);
    expect(code).toBe(0);
    file("largest.in", board);
    expect((await kibitz("kings check largest.in -", out)).code).toBe(0);
  });

  test("--method short never takes more moves than the article", async () => {
    const board = file("half.in", formatBoard(randomBoard({ n: 20, kings: 50 }, 3)));
    const movesBy = async (method: string) =>
      Number((await kibitz(`kings solve ${board} --method ${method}`)).out.split("\n")[1]);
    expect(await movesBy("short")).toBeLessThanOrEqual(await movesBy("article"));
  });
});

test.skipIf(process.platform === "win32")("an output that comes through a pipe is read once", async () => {
  file("piped-board", formatBoard(randomBoard({ n: 4, kings: 3 }, 1)));
  execFileSync("mkfifo", [join(folder, "pipe")]);
  const writer = spawn("sh", ["-c", `printf 'TAK\\n1\\n9 9 9\\n' > '${join(folder, "pipe")}'`]);
  const { code, out } = await kibitz("kings check piped-board pipe");
  expect(code).toBe(1);
  expect(out).toMatch(/^WRONG/);
  writer.kill();
});
