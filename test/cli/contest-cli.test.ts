import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectHelp, expectRefused, kibitz, mistakesIn } from "#test/support/run-kibitz.ts";
import { filesIn } from "../support/contest/contest-package.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "kibitz-test-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const packaged = (lesson: string, out: string, format = "icpc") =>
  kibitz(["package", lesson, "--format", format, "--out", out]);

describe("kibitz package", () => {
  test("helps", () => expectHelp(kibitz("package --help"), "  circle-method\n", 115));

  test("makes a folder in a folder, prints it, and makes the same another time", async () => {
    const [one, other] = ["one", "deep/other"].map((name) => join(folder, name)) as [string, string];
    const made = join(one, "circlemethod");
    expect(await packaged("circle-method", one)).toEqual({ code: 0, out: `${made}: 41 tests\n`, err: "" });
    await packaged("circle-method", other);
    expect(filesIn(join(other, "circlemethod"))).toEqual(filesIn(made));
  });

  test("leaves a folder alone that holds anything", async () => {
    const out = join(folder, "full");
    mkdirSync(join(out, "circlemethod"), { recursive: true });
    expect((await packaged("circle-method", out)).code).toBe(0);
    rmSync(join(out, "circlemethod"), { recursive: true });
    mkdirSync(join(out, "circlemethod"));
    writeFileSync(join(out, "circlemethod/own.txt"), "mine\n");
    expect(await mistakesIn(packaged("circle-method", out))).toEqual(["command line:1:5 write"]);
    expect([...filesIn(out).keys()]).toEqual(["circlemethod/own.txt"]);
  });

  test("says where nothing can be written", async () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    expect(await mistakesIn(packaged("circle-method", file))).toEqual(["command line:1:5 write"]);
    const closed = join(folder, "closed");
    mkdirSync(closed);
    chmodSync(closed, 0o555);
    // Root may write everywhere.
    if (process.getuid?.() !== 0)
      expect(await mistakesIn(packaged("circle-method", closed))).toEqual(["command line:1:5 write"]);
  });

  test("says of a lesson without a task that it has none, and names those that have one", async () => {
    const { err } = await packaged("the-dutch-system", folder);
    expect(err).toContain("the-dutch-system has no task for programs, expected one of: augmenting-paths, ");
    await expectRefused(mistakesIn(packaged("the-dutch-system", folder)), ["1:2 usage"]);
  });

  test("refuses what is missing or unknown", async () => {
    await expectRefused(mistakesIn(kibitz("package")), ["1:2 usage", "1:2 usage", "1:2 usage"]);
    await expectRefused(mistakesIn(packaged("circle-methods", folder)), ["1:2 usage"]);
    await expectRefused(mistakesIn(packaged("circle-method", folder, "polygon")), ["1:3 usage"]);
    await expectRefused(mistakesIn(kibitz("package circle-method --format icpc --out")), ["1:5 usage"]);
  });
});
