import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { readCorpus } from "#test/swiss-fixtures.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "kibitz-swiss-"));
afterAll(() => rmSync(folder, { recursive: true }));

function kibitz(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const program = ["--disable-warning=ExperimentalWarning", "src/cli/main.ts", "swiss", ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, program, { cwd: root }, (error, out, err) => {
      resolve({ code: typeof error?.code === "number" ? error.code : 0, out, err });
    });
  });
}

const malformed = (name: string): string => join("test", "fixtures", "swiss", "malformed", name);

function corpusFile(id: string): string {
  const file = join(folder, id.replace("/", "-"));
  writeFileSync(file, readCorpus().find((one) => one.id === id)?.text as string);
  return file;
}

describe("kibitz swiss check", () => {
  test("lists mistakes with their places, and sums up", async () => {
    const file = malformed("21_PAB_twice_same_player.trf");
    const { code, out, err } = await kibitz("check", file);
    expect(code).toBe(1);
    expect(err).toBe("");
    expect(out.split("\n")).toEqual([
      expect.stringContaining(`${file}:4:102: error[rule-rematch]: `),
      expect.stringContaining(`${file}:6:109: error[rule-bye]: `),
      "WRONG syntax=0 rule=2 warnings=0",
      "",
    ]);
  });

  test("accepts with warnings, and refuses what is no file", async () => {
    const odd = await kibitz("check", malformed("38_rank_duplicated.trf"));
    expect(odd.code).toBe(0);
    expect(odd.out).toContain(":5:86: warning[rule-rank]: ");
    expect(odd.out).toMatch(/\nOK players=4 rounds=1 warnings=1\n$/);
    const none = await kibitz("check", join(folder, "none.trf"));
    expect(none.code).toBe(2);
    expect(none.err).toContain("error[read]");
  });
});

describe("kibitz swiss pair", () => {
  test("prints pairs, the bye and who is left over, with the proof", async () => {
    const { code, out, err } = await kibitz(
      "pair",
      corpusFile("C009/r07.trf"),
      "--method",
      "basic",
      "--explain",
    );
    expect(code).toBe(0);
    expect(out.split("\n").slice(0, 7)).toEqual(["1", "5 2", "7 0", "1 -", "3 -", "4 -", "8 -"]);
    expect(out).toContain("# 2 (4.0) – 5 (3.0): 3 (4.0) met in round 2; 4 (3.0) met in round 5\n");
    expect(err).toContain("no complete pairing exists, 1 3 4 8 cannot be paired: without bye 5");
  });

  test("refuses a wrong file, a finished tournament and an unknown method", async () => {
    const wrong = await kibitz("pair", malformed("06_points_mismatch.trf"));
    expect(wrong.code).toBe(2);
    expect(wrong.out).toBe("");
    expect(wrong.err).toContain(":4:81: error[rule-points]: found 2.0 points, expected 1.0");
    const over = await kibitz("pair", malformed("09_rounds_gt_XXR.trf"));
    expect(over.code).toBe(2);
    expect(over.err).toContain(":2:5: error[rule-round]: ");
    const unknown = await kibitz("pair", malformed("ok.trf"), "--method", "dutch");
    expect(unknown.code).toBe(2);
    expect(unknown.err).toContain("expected basic, semi, group, exact");
  });

  // 1 and 4 have had White, 2 and 3 Black: all four get the other color.
  test("does without the number of rounds", async () => {
    const { code, out } = await kibitz("pair", malformed("15_no_XXR.trf"), "--method", "exact");
    expect([code, out]).toEqual([0, "2\n2 1\n3 4\n"]);
  });
});
