import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readTrf } from "#algorithms/swiss/read-trf.ts";
import { playedRounds, type Tournament } from "#algorithms/swiss/tournament.ts";
import { writeTrf } from "#algorithms/swiss/write-trf.ts";
import { malformedNames, randomTournament, readCorpus, readMalformed } from "#test/swiss-fixtures.ts";

const corpus = readCorpus();

/** Where each file is wrong, as its own text shows: the place, whether text or rule, and a word of the message. */
const WANTED: Readonly<Record<string, readonly string[]>> = {
  "01": ["6:99 rule result contradicts"],
  "02": ["6:97 rule color opponent"],
  "03": ["4:92 rule opponent does not name", "6:92 rule opponent does not name"],
  "04": ["4:92 rule opponent himself", "6:92 rule opponent does not name"],
  "05": ["4:92 rule opponent no player", "6:92 rule opponent does not name"],
  "06": ["4:81 rule points 1.0"],
  "07": ["8:5 rule duplicate line 5"],
  "08": ["5:92 rule opponent no player", "7:5 rule player missing", "7:92 rule opponent does not name"],
  "09": ["2:5 rule round all of which are played"],
  "10": ["4:102 rule rematch round 1", "5:102 rule rematch round 1"],
  "11": ['4:99 syntax result "X"'],
  "12": ['4:97 syntax color "x"'],
  "13": ['4:5 syntax number "1a"'],
  "14": ["7:20 syntax columns end of the record"],
  "15": ["1:1 rule round number of rounds"],
  "16": ['2:5 syntax number "0"'],
  "17": ['2:5 syntax number "five"'],
  "18": ["6:99 rule result contradicts"],
  "19": ["4:92 rule opponent bye by the pairing", "6:99 rule result contradicts"],
  "20": ["7:99 rule bye second bye"],
  "21": ["4:102 rule rematch round 1", "6:109 rule bye second bye"],
  "22": ['4:81 syntax points "l.0"'],
  "23": ["1:1 rule player no record 001"],
  "24": ["1:1 syntax record empty"],
  "25": ["8:5 rule player player 9"],
  "26": ["8:7 rule player player 99"],
  "27": ["4:117 rule color third time", "7:117 rule color third time"],
  "28": ["4:96 syntax columns shifted"],
  "29": ["4:17 syntax encoding 0xE4"],
  "30": ["4:90 syntax columns tab"],
  "31": ['4:102 syntax number "junk"'],
  "32": ['8:6 syntax points "Q"'],
  "33": [],
  "34": ["8:1 syntax team 013"],
  "35": ["6:99 rule result contradicts"],
  "36": ["5:92 rule opponent says 1"],
  "37": ['8:1 syntax record "QQQ"'],
  "38": ["5:86 rule rank line 4"],
  "39": ["6:100 rule absence (Z)", "7:100 rule absence (Z)"],
  ok: [],
};
const WARNINGS = new Set(["09", "27", "37", "38", "39"]);

describe("a malformed file", () => {
  test.each(malformedNames())("%s is told with every place", (name) => {
    const key = name.split(/[_.]/)[0] as string;
    const { tournament, problems } = readTrf(readMalformed(name));
    const wanted = WANTED[key] as readonly string[];
    expect(problems).toHaveLength(wanted.length);
    for (const [i, one] of wanted.entries()) {
      const [place, about, kind, ...words] = one.split(" ");
      const problem = problems[i];
      expect(`${problem?.line}:${problem?.column} ${problem?.about} ${problem?.kind}`).toBe(
        `${place} ${about} ${kind}`,
      );
      expect(problem?.message).toContain(words.join(" "));
      expect(problem?.severity).toBe(WARNINGS.has(key) ? "warning" : "error");
    }
    expect(tournament !== undefined).toBe(wanted.length === 0 || WARNINGS.has(key));
  });
});

describe("the corpus", () => {
  test("is accepted, but for the number of rounds where it is missing", () => {
    for (const { id, text } of corpus) {
      const { problems } = readTrf(text, { isWithoutRounds: true });
      expect(
        problems.filter(({ severity }) => severity === "error"),
        id,
      ).toEqual([]);
      const strict = readTrf(text).problems.filter(({ severity }) => severity === "error");
      expect(strict.length, id).toBe(/^(XXR|142) /m.test(text.replaceAll("\r", "\n")) ? 0 : 1);
    }
  });

  test("comes back as it was from what is written", () => {
    for (const { id, text } of corpus) {
      const { tournament } = readTrf(text, { isWithoutRounds: true });
      const again = readTrf(writeTrf(tournament as Tournament), { isWithoutRounds: true });
      expect(again.tournament, id).toEqual(tournament);
    }
  });

  test("names the round that its files are for", () => {
    for (const { id, text } of corpus) {
      const round = /r(\d+)\.trf$/.exec(id)?.[1];
      if (round === undefined) continue;
      const { tournament } = readTrf(text, { isWithoutRounds: true });
      expect(playedRounds(tournament as Tournament) + 1, id).toBe(Number(round));
    }
  });
});

describe("a file", () => {
  const text = corpus.find(({ id }) => id.startsWith("B078/r04"))?.text as string;

  test("may end its lines with CR, LF or CR LF, and begin with a byte order mark", () => {
    const { tournament } = readTrf(text);
    for (const end of ["\r", "\r\n", "\n"]) {
      const other = `\uFEFF${text.replaceAll("\n", end)}`;
      expect(readTrf(other).tournament).toEqual(tournament);
      expect(readTrf(new TextEncoder().encode(other)).tournament).toEqual(tournament);
    }
  });

  test("with small changes never crashes, and is accepted only as what would be written", () => {
    const change = fc.record({
      at: fc.nat(text.length - 1),
      cut: fc.nat(12),
      put: fc.oneof(
        fc.string({ maxLength: 6 }),
        fc.constantFrom("0000 - U", " 1 w +", "\t", "\n", "é", "250 "),
      ),
    });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
        let changed = text;
        for (const { at, cut, put } of changes)
          changed = changed.slice(0, at) + put + changed.slice(at + cut);
        const { tournament, problems } = readTrf(changed);
        const hasErrors = problems.some(({ severity }) => severity === "error");
        expect(tournament === undefined).toBe(hasErrors);
        for (const { line, column } of problems) expect(Math.min(line, column)).toBeGreaterThanOrEqual(1);
        if (tournament) expect(readTrf(writeTrf(tournament)).tournament).toEqual(tournament);
      }),
      { numRuns: 3000 },
    );
  });

  test("of bytes by lot never crashes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(readTrf(bytes).tournament).toBeUndefined();
      }),
    );
  });

  test("of a random tournament comes back as it was", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.nat(6), fc.nat(), (n, rounds, seed) => {
        const tournament = randomTournament(n, rounds, seed);
        const { tournament: again, problems } = readTrf(writeTrf(tournament));
        expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
        expect(again).toEqual(tournament);
      }),
      { numRuns: 200 },
    );
  });

  test("takes what an arbiter can have decided as warnings, if asked to, and nothing else", () => {
    const read = (start: string) => {
      const name = malformedNames().find((each) => each.startsWith(start)) as string;
      const { tournament, problems } = readTrf(readMalformed(name), { isForced: true });
      return [tournament !== undefined, problems.map(({ severity, kind }) => `${severity} ${kind}`)];
    };
    expect(read("10")).toEqual([true, ["warning rematch", "warning rematch"]]);
    expect(read("21")).toEqual([true, ["warning rematch", "warning bye"]]);
    expect(read("20")).toEqual([false, ["error bye"]]);
  });
});
