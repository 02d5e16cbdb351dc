import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { writeTrf } from "#algorithms/engines/swiss/write-trf.ts";
import { lastRound } from "#test/support/given/last-round.ts";
import { type CorpusFile, readCorpus } from "#test/support/given/swiss-fixtures.ts";
import { type Answer, kibitz as run } from "#test/support/run-kibitz.ts";

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
    const { out: byDutch } = await kibitz("pair", file, "--explain");
    expect(byDutch).toContain("Both must have White, but 1 and 2 are topscorers of the last round");
    const { out } = await kibitz("pair", file, "--method", "exact", "--explain");
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

describe("kibitz swiss pair with reasons", () => {
  const answers = (out: string) =>
    out
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .map((line) => JSON.parse(line));

  test("prints a JSON line for each pair and the bye, with the rule and what there would be instead", async () => {
    const withBye = readCorpus().find((one) => one.complete && one.pairs?.some(([, black]) => black === 0));
    const { id, text, pairs = [] } = withBye as CorpusFile;
    const file = join(folder, "explained.trf");
    writeFileSync(file, text);
    const { code, out } = await kibitz("pair", file, "--explain");
    expect(code, id).toBe(0);
    const lines = answers(out);
    expect(lines.map(({ white, black }) => [white, black]).sort()).toEqual([...pairs].sort());
    for (const { white, black, reason, instead } of lines) {
      expect(reason).toEqual([{ criterion: expect.any(String), text: expect.any(String) }]);
      // What there would be instead is no pair of the round.
      for (const pair of instead) {
        const isThere = pairs.some((one) => [...one].sort().join() === [...pair].sort().join());
        expect(isThere, `${white} ${black}`).toBe(false);
      }
    }
  });

  test("answers why two do not meet, and why somebody floats", async () => {
    const file = corpusFile(
      readCorpus().find((one) => one.complete && one.id.endsWith("r05.trf"))?.id as string,
    );
    const { out } = await kibitz("pair", file, "--why-not", "1-2", "--why-float", "1");
    const [pair, float] = answers(out);
    expect(pair).toMatchObject({
      "why-not": [1, 2],
      reason: [{ text: expect.stringMatching(/\b1\b.*\b2\b|That is how/) }],
    });
    expect(float).toMatchObject({ "why-float": 1 });
  });

  test("tells what is wrong with a question", async () => {
    const file = corpusFile(readCorpus().find((one) => one.complete)?.id as string);
    const wrong = async (...args: string[]) => {
      const { code, err } = await kibitz("pair", file, ...args);
      expect(code).toBe(2);
      return err;
    };
    expect(await wrong("--why-not", "7")).toContain(
      'found "7" for --why-not, expected two numbers such as 7-12',
    );
    expect(await wrong("--why-not", "7-7")).toContain("expected two numbers");
    expect(await wrong("--why-not", "1-9999")).toContain("number 9999 is not paired in this round");
    expect(await wrong("--why-float", "x")).toContain("expected a number such as 7");
    expect(await wrong("--why-float", "1", "--method", "basic")).toContain("asks about the method dutch");
  });
});

describe("kibitz swiss standings", () => {
  // 2½, 1, 2 and ½ points; worked by hand in the test of tie-breaks.
  const rows = [
    ["Ada", "2.5", "   2 w 1     3 b =     4 w 1"],
    ['Ben, "B"', "1.0", "   1 b 0     4 w 1     3 b 0"],
    ["=Cleo", "2.0", "   4 w =     1 w =     2 w 1"],
    ["Dan", "0.5", "   3 b =     2 b 0     1 b 0"],
  ] as const;
  const write = (rating = "1800", first: readonly string[] = []): string => {
    const file = join(folder, "standings.trf");
    const records = rows.map(
      ([name, points, games], i) =>
        `001 ${String(i + 1).padStart(4)}      ${name.padEnd(33)} ${(i === 0 ? rating : "1900").padStart(4)}${" ".repeat(27)} ${points.padStart(4)} ${" ".repeat(4)}  ${games}`,
    );
    writeFileSync(file, [...first, "142 3", ...records].join("\n"));
    return file;
  };

  test("prints ranks, points and the values of the tie-breaks that the file names, or others", async () => {
    const { code, out, err } = await kibitz("standings", write("1800", ["202 BH/C1,SB"]));
    expect([code, err]).toEqual([0, ""]);
    expect(out).toBe(
      [
        "rank  id  points  BH/C1    SB  name",
        "   1   1     2.5    3.0  2.50  Ada",
        "   2   3     2.0    3.5  2.50  =Cleo",
        '   3   2     1.0    4.5  0.50  Ben, "B"',
        "   4   4     0.5    4.5  1.00  Dan",
        "",
      ].join("\n"),
    );
    const usual = await kibitz("standings", write());
    expect(usual.out.split("\n")[0]).toBe("rank  id  points  DE   BH    SB  name");
    expect((await kibitz("standings", write(), "--tie-breaks", "none")).out.split("\n")[1]).toBe(
      "   1   1     2.5  Ada",
    );
  });

  test("says that results with points of their own are counted in full", async () => {
    const { code, err } = await kibitz("standings", write("1800", ["299 W         0.0    1    1"]));
    expect(code).toBe(0);
    expect(err).toContain("results with other points (299)");
  });

  test("prints tables and JSON, in which there may be no value", async () => {
    const csv = await kibitz("standings", write(), "--tie-breaks", "de,bh-c1", "--format", "csv");
    expect(csv.out.split("\r\n").slice(0, 4)).toEqual([
      ...[
        "rank,id,points,DE,BH/C1,name",
        "1,1,2.5,,3.0,Ada",
        "2,3,2.0,,3.5,'=Cleo",
        '3,2,1.0,,4.5,"Ben, ""B"""',
      ],
    ]);
    const json = await kibitz("standings", write("0"), "--tie-breaks", "DE,SB,ARO,WON", "--format", "json");
    expect(json.err).toBe("kibitz swiss standings: ARO dropped: 1 player has no rating\n");
    const told = JSON.parse(json.out);
    expect(told.tieBreaks).toEqual(["DE", "SB", "ARO", "WON"]);
    expect(told.standings[1]).toEqual({
      ...{ rank: 2, id: 3, name: "=Cleo", points: 2 },
      values: { DE: null, SB: 2.5, ARO: null, WON: 1 },
    });
  });

  test("tells every mistake of the call and of the file", async () => {
    const call = await kibitz("standings", write(), "more", "--tie-breaks", "BH,XX,", "--format", "xml");
    expect(call.code).toBe(2);
    expect(call.err).toContain('found "more", expected one FILE.trf');
    expect(call.err).toContain('found "XX" for --tie-breaks, expected codes such as DE, ');
    expect(call.err).toContain('found "" for --tie-breaks');
    expect(call.err).toContain('found "xml" for --format, expected text, csv, json');
    const file = malformed("11_unknown_result_char.trf");
    const wrong = await kibitz("standings", file);
    expect([wrong.code, wrong.out]).toEqual([2, ""]);
    expect(wrong.err).toContain(`${file}:4:99: error[syntax-result]: `);
    const { out } = await kibitz("standings", "--help");
    for (const code of ["DE", "BH/C1", "SB/C1", "TPR", "TPN"]) expect(out).toContain(`\n  ${code} `);
  });
});
