/** What the judge says of a program does not depend on what else the machine has to do. */

import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seededRandom } from "#algorithms/core/text/random.ts";
import { runLimited } from "#src/cli/limited-run.ts";
import { depth } from "#test/depth.ts";
import { kibitz, main } from "#test/support/run-kibitz.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "kibitz-test-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const RIGHT = `${readFileSync("test/programs/circle-method/right-berger.js", "utf8")}
const n = Number(require("node:fs").readFileSync(0, "utf8"));
console.log(schedule(n).map((games) => games.flat().join(" ")).join("\\n"));`;

function written(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** A program that does something else the first time it is run, and is right from then on. */
const onceBroken = (name: string, once: string): string =>
  written(
    `${name}.cjs`,
    `const fs = require("node:fs"), mark = ${JSON.stringify(join(folder, `${name}.mark`))};
if (!fs.existsSync(mark)) {
  fs.writeFileSync(mark, "");
  ${once}
} else {
  ${RIGHT}
}`,
  );

describe("a verdict", () => {
  test("is the same for a judge that is stopped and continued again and again", async () => {
    const [most, draw] = [depth(12, 100), seededRandom(38)];
    let stops = 0;
    while (stops < most) {
      const call = ["judge", "circle-method", "--time", "400", "--count", "12", "--"];
      const judge = spawn(process.execPath, [main, ...call, process.execPath, written("right.cjs", RIGHT)]);
      let [out, isOver] = ["", false];
      judge.stdout.on("data", (piece: Buffer) => {
        out += piece.toString();
      });
      const ended = new Promise<void>((resolve) => {
        judge.once("close", () => {
          isOver = true;
          resolve();
        });
      });
      for (; !isOver; stops++) {
        await pause(150 * draw());
        judge.kill("SIGSTOP");
        await pause(100 + 700 * draw());
        judge.kill("SIGCONT");
      }
      await ended;
      expect(out).toBe("OK 12 inputs\n");
    }
  }, 300_000);

  test.each([
    ["nothing-printed", ""],
    ["late", "for (;;);"],
    ["killed", 'process.kill(process.pid, "SIGKILL"); setTimeout(() => {}, 9000);'],
  ])("is not given before a second try: %s", async (name, once) => {
    const program = onceBroken(name, once);
    const call = ["judge", "circle-method", "--time", "300", "--count", "3", "--", process.execPath, program];
    expect(await kibitz(call)).toEqual({ code: 0, out: "OK 3 inputs\n", err: "" });
  });

  test("gives a program its time of the processor, however long the clock takes", async () => {
    // Half a second in which it is awake now and then, for very little each time.
    const napping = written(
      "naps.cjs",
      `let left = 20; (function nap() { if (left-- > 0) setTimeout(nap, 25); else console.log("1 2"); })();`,
    );
    const limits = { time: 300, memory: 512 };
    const { kind } = await runLimited({ name: process.execPath, args: [napping] }, "2\n", limits);
    expect(kind).toBe("done");
    const spinning = written("spins.cjs", "for (;;);");
    const end = await runLimited({ name: process.execPath, args: [spinning] }, "2\n", limits);
    expect(end.kind).toBe("late");
  });

  test("has all of what was printed, however much it was and however it ended", async () => {
    const text = "x".repeat(1_000_000);
    const printing = written(
      "prints.cjs",
      `require("node:fs").writeSync(1, "${"x".repeat(60_000)}"); process.exit(0);`,
    );
    const limits = { time: 2000, memory: 512 };
    for (let k = 0; k < depth(4, 20); k++) {
      const end = await runLimited({ name: process.execPath, args: [printing] }, text, limits);
      expect(end.kind === "done" && end.output.length).toBe(60_000);
    }
  });
});
