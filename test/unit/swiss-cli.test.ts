import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { writeTrf } from "#algorithms/shared/swiss/write-trf.ts";
import { lastRound } from "#test/last-round.ts";
import { type Answer, kibitz as run } from "#test/run-kibitz.ts";
import { readCorpus } from "#test/swiss-fixtures.ts";

const folder = mkdtempSync(join(tmpdir(), "kibitz-swiss-"));
afterAll(() => rmSync(folder, { recursive: true }));

function kibitz(...args: string[]): Promise<Answer> {
  return run(["swiss", ...args]);
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

describe("kibitz swiss check of what no person writes", () => {
  const check = async (content: string | Buffer) => {
    const file = join(folder, "odd.trf");
    writeFileSync(file, content);
    const { code, out, err } = await kibitz("check", file);
    expect(err).toBe("");
    return { code, lines: out.trimEnd().split("\n") };
  };

  test("lists more than two hundred mistakes", async () => {
    const { code, lines } = await check(`012 many\n${"XXR x\n".repeat(500)}`);
    expect(code).toBe(1);
    // One more says that there is no player, and one sums up.
    expect(lines).toHaveLength(502);
    expect(lines.at(-1)).toBe("WRONG syntax=500 rule=1 warnings=0");
  });

  test("shows no control characters, of which a terminal makes something", async () => {
    const { code, lines } = await check("XXR 5\n\u001b[31m\n001    1 \u0000\n");
    expect(code).toBe(1);
    expect(lines.join("")).toContain("U+001B");
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
    expect(lines.join("")).not.toMatch(/[\u0000-\u001f]/);
  });

  test("takes UTF-16, binary data and a line of five million characters as wrong, in one breath", async () => {
    expect((await check(Buffer.from("\uFEFFXXR 5\n", "utf16le"))).lines).toHaveLength(2);
    expect(
      (await check(Buffer.from(Uint8Array.from({ length: 100_000 }, (_, i) => (i * i * 31) % 256)))).code,
    ).toBe(1);
    expect((await check(`001    1 ${"x".repeat(5_000_000)}`)).code).toBe(1);
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

  // Without 4, who is absent, and 7: if 2 met 3, 5 and 8 would be left, who have met in round 2. With the bye for 5 it
  // would be possible, as 7 and 8 have not met.
  test("says of an opponent who would leave others over that this is so while another has the bye", async () => {
    const { out } = await kibitz("pair", corpusFile("A174/r05.trf"), "--method", "basic", "--explain");
    expect(out).toContain("\n7 0\n");
    expect(out).toContain(
      "# 2 (2.0) – 5 (1.5): 3 (1.5) would leave others without an opponent while 7 stays out\n",
    );
  });

  test("tells of topscorers why they meet", async () => {
    const file = join(folder, "last.trf");
    writeFileSync(file, writeTrf(lastRound));
    const { out } = await kibitz("pair", file, "--explain");
    expect(out.split("\n")).toEqual([
      ...["3", "1 2", "4 5", "6 3"],
      "# 1 (2.0) – 2 (2.0): comes first in the order; both must have White, but 1 and 2 are topscorers of the last round",
      ...[expect.stringMatching(/^# 5 /), expect.stringMatching(/^# 3 /), ""],
    ]);
  });

  test("pairs no round while one is being played, which is no mistake of the file", async () => {
    const file = join(folder, "playing.trf");
    writeFileSync(file, writeTrf(lastRound).replace(/^(001 +[12] .*) 2\.0 (.*) [10]$/gm, "$1 1.0 $2"));
    const check = await kibitz("check", file);
    expect([check.code, check.out]).toEqual([
      0,
      expect.stringMatching(/warning\[rule-round\].*\nOK players=6 rounds=1 /s),
    ]);
    const pair = await kibitz("pair", file);
    expect([pair.code, pair.out]).toEqual([2, ""]);
    expect(pair.err).toContain("error[rule-round]: round 2 is being played");
  });

  test("refuses a wrong file, a finished tournament and an unknown method", async () => {
    const wrong = await kibitz("pair", malformed("06_points_mismatch.trf"));
    expect(wrong.code).toBe(2);
    expect(wrong.out).toBe("");
    expect(wrong.err).toContain(":4:81: error[rule-points]: found 2.0 points, expected 1.0");
    const over = await kibitz("pair", malformed("09_rounds_gt_XXR.trf"));
    expect(over.code).toBe(2);
    expect(over.err).toContain(":2:5: error[rule-round]: ");
    const unknown = await kibitz("pair", malformed("ok.trf"), "--method", "swiss");
    expect(unknown.code).toBe(2);
    expect(unknown.err).toContain("expected basic, semi, group, exact, dutch");
  });

  // 1 and 4 have had White, 2 and 3 Black: all four get the other color.
  test("does without the number of rounds", async () => {
    const { code, out } = await kibitz("pair", malformed("15_no_XXR.trf"), "--method", "exact");
    expect([code, out]).toEqual([0, "2\n2 1\n3 4\n"]);
  });
});
