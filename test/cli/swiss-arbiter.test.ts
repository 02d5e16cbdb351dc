/** The command line on files and lists as arbiters have them: `test/fixtures/swiss/arbiter/` and `lists/`; names are invented. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Answer, kibitz as run } from "#test/support/run-kibitz.ts";

const file = (name: string): string => `test/fixtures/swiss/arbiter/${name}.trf`;
const textOf = (name: string): string => readFileSync(file(name), "utf8");
const kibitz = (call: string, input?: string): Promise<Answer> => run(["swiss", ...call.split(" ")], input);
const pairsOf = ({ out }: Answer): string => out.trimEnd().split("\n").slice(1).join(", ");

const RATINGS = "60-rating-list.csv";

describe("kibitz swiss new", () => {
  const list = (name: string): string => `test/fixtures/swiss/lists/${name}`;

  test("prints a file that is right, and tells how each column was read", async () => {
    const { code, out, err } = await kibitz(`new ${list("40-thirty-one-from-a-spreadsheet.txt")} --rounds 7`);
    expect(code).toBe(0);
    expect(out.split("\n").slice(0, 3)).toEqual([
      "142 7",
      "001    1   FM O'Brien, Anna                     2291 SWE     4600000 1956/00/00  0.0",
      "001    2   FM van der Meer, Borys               2252 ISL     4600037 1996/00/00  0.0",
    ]);
    expect(err).toContain('column 5 "Rtg": rating\n');
    expect(err).toContain('column 8 "Born": birth\n');
    const checked = await kibitz("check -", out);
    expect(checked).toMatchObject({ code: 0, out: "OK players=31 rounds=0 warnings=0\n" });
  });

  test("adds what a rating list knows, and tells who is not in it", async () => {
    const ratings = `test/fixtures/swiss/lists/${RATINGS}`;
    const { code, out, err } = await kibitz(
      `new - --ratings ${ratings}`,
      "Uma Horvath\n1503015\nNobody, Nick\nAlder, Ann\n",
    );
    expect(code).toBe(0);
    expect(out).toContain(
      "001    1 wWFM Uma Horvath                       2101 HUN      705012 1998/00/00  0.0",
    );
    expect(out).toContain(
      "001    2 w    Alder, Ann                        1620 GER     1503015 2009/00/00  0.0",
    );
    expect(err).toContain("  2 of 4 in the rating list\n");
    expect(err).toContain("  several in the rating list have the name: Alder, Ann\n");
    expect(err).toContain("  not in the rating list: Nobody, Nick\n");
    expect((await kibitz("new - --ratings nowhere.csv", "A\nB\n")).code).toBe(2);
  });

  test("reads columns as it is told", async () => {
    const born = await kibitz("new - --columns birth=2", "Alder, Ann\t1956\nBirch, Bo\t2001\n");
    expect(born.out).toMatch(/Alder, Ann +1956\/00\/00/);
    const guessed = await kibitz("new -", "Alder, Ann\t1956\nBirch, Bo\t2001\n");
    expect(guessed.err).toContain("could be years of birth");
  });

  test("refuses what is no list, and calls that say too much", async () => {
    for (const [call, input, told] of [
      ["new -", "", "found no player"],
      ["new -", "PK\u0003\u0004", "workbook"],
      ["new -", "%PDF-1.7", "PDF"],
      ["new - --columns rating=9", "Ann;2000", "column 9"],
      ["new - --columns price=1", "Ann", "ROLE=COLUMN"],
      ["new - --encoding ebcdic", "Ann", "--encoding"],
      ["new", "", "found no LIST"],
    ] as const) {
      const { code, err, out } = await kibitz(call, input);
      expect(code, call).toBe(2);
      expect(err, call).toContain(told);
      expect(out, call).toBe("");
    }
  });
});

describe("the system of a file (192)", () => {
  const BAKU = "1 4, 5 2, 3 6, 7 9, 10 8";

  test("with Baku is accelerated as if its points stood there", async () => {
    for (const name of ["17-baku-10-players", "17b-baku-10-players-250", "17c-baku-xxa"])
      expect(pairsOf(await kibitz(`pair ${file(name)}`)), name).toBe(BAKU);
    const { out, err } = await kibitz("pair -", textOf("17-baku-10-players").replace("142 9\n", ""));
    expect(pairsOf({ out, err, code: 0 })).toBe("1 6, 7 2, 3 8, 9 4, 5 10");
    expect(err).toContain("2 warnings");
  });

  test("that is another one is refused in a sentence, unless a method is named", async () => {
    const dubov = await kibitz(`pair ${file("52-dubov")}`);
    expect(dubov).toMatchObject({ code: 2, out: "" });
    expect(dubov.err).toContain('found the system "FIDE_DUBOV_2026" (192), which is not known here');
    expect((await kibitz(`pair ${file("52-dubov")} --method dutch`)).code).toBe(0);
    expect((await kibitz(`check ${file("52-dubov")}`)).out).toContain("warning[rule-record]");
    for (const code of ["FIDE_ROUNDROBIN", "BERGER_ROUNDROBIN_G2", "FIDE_DOUBLEROUNDROBIN"]) {
      const robin = await kibitz("pair -", textOf("52-dubov").replace("FIDE_DUBOV_2026", code));
      expect(robin.err, code).toContain("round robin");
      expect(robin.code, code).toBe(2);
    }
  });

  test("decides the edition before the day does", async () => {
    const text = textOf("46a-edition-by-date");
    const by = async (record: string): Promise<string> => pairsOf(await kibitz("pair -", record + text));
    expect(await by("")).toBe("3 5, 2 1, 6 0");
    expect(await by("192 FIDE_DUTCH_2026\n")).toBe("3 6, 2 5, 1 0");
    expect(await by("192 FIDE_DUTCH_2025\n")).toBe("3 6, 2 5, 1 0");
    expect(await by("192 FIDE_DUTCH\n")).toBe("3 5, 2 1, 6 0");
    expect(await by("192 FIDE_DUTCH_2017\n042 2026/05/01\n")).toBe("3 5, 2 1, 6 0");
  });
});

describe("the day of a file", () => {
  test.each(["2025/07/21", "21/07/2025", "21.07.2025", "Jul 21, 2025", "21. Juli 2025", "2025-07-21"])(
    "%s asks for the rules of 2017",
    async (day) => {
      const { out, err } = await kibitz("pair -", textOf("46a-edition-by-date").replace("2025/07/21", day));
      expect(out).toBe("2\n3 5\n2 1\n6 0\n");
      expect(err).toBe("kibitz swiss pair: round 2 of 5, by the Dutch system of 2017\n");
    },
  );

  test("is told where it cannot be read, or could be another one", async () => {
    const check = async (day: string) =>
      (await kibitz("check -", textOf("46a-edition-by-date").replace("2025/07/21", day))).out;
    expect(await check("next Sunday")).toContain(
      '2:5: warning[rule-record]: found "next Sunday" for the first day',
    );
    expect(await check("01/02/2026")).toContain("read it as 2026/02/01; it could be 2026/01/02");
    expect(await check("21/07/2025")).toBe("OK players=6 rounds=1 warnings=0\n");
  });
});

describe("a finished report without a number of rounds", () => {
  test("is right, with a warning, and a round after it is said to be one too many perhaps", async () => {
    const checked = await kibitz(`check ${file("42-finished-trf16-no-rounds")}`);
    expect(checked.code).toBe(0);
    expect(checked.out).toMatch(/1:1: warning\[rule-round\].*\nOK players=4 rounds=3 warnings=1\n$/);
    const paired = await kibitz(`pair ${file("42-finished-trf16-no-rounds")}`);
    expect(paired.err).toContain("round 4 (the file does not say of how many)");
  });
});

describe("a bye that is given beforehand", () => {
  test("stands in the round that is paired, without that player", async () => {
    const { out, err, code } = await kibitz(`pair ${file("08-preselected-pab")}`);
    expect([code, out]).toEqual([0, "2\n4 5\n2 1\n3 0\n"]);
    expect(err).toBe("kibitz swiss pair: round 2 of 4, by the Dutch system\n");
    expect((await kibitz(`check ${file("08-preselected-pab")}`)).out).toBe(
      "OK players=5 rounds=1 warnings=0\n",
    );
  });

  test("is one of that round only: a second one there is a mistake", async () => {
    const text = textOf("08-preselected-pab").replace("2 b 1\n", "2 b 1  0000 - U\n");
    expect((await kibitz("check -", text)).out).toContain("second bye by the pairing in round 2");
  });
});

describe("half a point against none", () => {
  test("is counted and paired, with a warning; a win against a draw is not", async () => {
    const { code, out } = await kibitz(`check ${file("31-half-against-zero")}`);
    expect(code).toBe(0);
    expect(out).toContain("which only an arbiter can decide");
    const standings = await kibitz(
      `standings ${file("31-half-against-zero")} --tie-breaks none --format csv`,
    );
    expect(standings.out.split("\r\n")[1]).toBe('1,1,1.5,"Alder, Ann"');
    expect((await kibitz(`pair ${file("31-half-against-zero")}`)).out).toBe("2\n1 4\n3 2\n");
    const wrong = textOf("31-half-against-zero")
      .replace("1 b 0", "1 b 1")
      .replace(" 1.0          1 b", " 2.0          1 b");
    expect((await kibitz("check -", wrong)).out).toContain("contradicts");
  });
});

describe("a file in another encoding", () => {
  test("is read in the one that is named", async () => {
    const latin = file("21-latin-1");
    expect((await kibitz(`check ${latin}`)).out).toContain("WRONG syntax=");
    const read = await kibitz(`check ${latin} --encoding windows-1252`);
    expect(read).toMatchObject({ code: 0 });
    const standings = await kibitz(`standings ${latin} --encoding windows-1252 --format csv`);
    expect(standings.out).toContain("Ågren, Édith");
    expect((await kibitz(`pair ${latin} --encoding windows-1252`)).code).toBe(0);
    expect((await kibitz(`pair ${latin} --encoding latin`)).err).toContain("--encoding");
  });
});

describe("a file of teams", () => {
  test("is refused in one sentence", async () => {
    const text = `012 League\n142 3\n${"013 Team                              1    2\n".repeat(40)}310 1 Rooks\n`;
    const { code, out } = await kibitz("check -", text);
    expect(code).toBe(1);
    expect(out.trimEnd().split("\n")).toEqual([
      expect.stringContaining("-:3:1: error[syntax-team]: found 41 records of teams (013, 310)"),
      "WRONG syntax=1 rule=0 warnings=0",
    ]);
  });
});

describe("the regulations of tie-breaks", () => {
  const values = async (call: string): Promise<Record<string, Record<string, number>>> => {
    const { out } = await kibitz(`standings ${call} --tie-breaks BH,SB,SB/C1 --format json`);
    const { standings } = JSON.parse(out) as { standings: { id: number; values: Record<string, number> }[] };
    return Object.fromEntries(standings.map((each) => [each.id, each.values]));
  };

  test("go by the day, or by what is asked for", async () => {
    const older = { BH: 8.5, SB: 8.5 };
    const newer = { BH: 7, SB: 7 };
    const [by2025, by2026] = [file("02-vur-cut-2025"), file("01-vur-cut-2026")];
    expect((await values(by2025))[1]).toMatchObject(older);
    expect((await values(by2025))[2]).toMatchObject({ SB: 3.25 });
    expect((await values(`${by2025} --edition 2026`))[1]).toMatchObject(newer);
    expect((await values(by2026))[1]).toMatchObject(newer);
    expect((await values(by2026))[2]).toMatchObject({ SB: 3, "SB/C1": 2.5 });
    expect((await values(`${by2026} --edition 2025`))[1]).toMatchObject(older);
  });
});
