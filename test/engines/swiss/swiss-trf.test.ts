import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readTrf } from "#algorithms/engines/swiss/read-trf.ts";
import {
  FOR_GOOD,
  isForbidden,
  playedRounds,
  scoreOf,
  type Tournament,
  USUAL_SCORING,
} from "#algorithms/engines/swiss/tournament.ts";
import { writeTrf } from "#algorithms/engines/swiss/write-trf.ts";
import { tries } from "#test/depth.ts";
import { expectSame } from "#test/support/expect-same.ts";
import {
  malformedNames,
  randomTournament,
  readCorpus,
  readMalformed,
} from "#test/support/given/swiss-fixtures.ts";

const corpus = readCorpus();

/** Where each file is wrong, as its own text shows: the place, whether text or rule, and a word of the message. */
const WANTED: Readonly<Record<string, readonly string[]>> = {
  "01": ["6:99 rule result contradicts"],
  "02": ["6:97 rule color opponent"],
  "03": ["4:92 rule opponent does not name", "6:92 rule opponent does not name"],
  "04": ["4:92 rule opponent himself"],
  "05": ["4:92 rule opponent no player"],
  "06": ["4:81 rule points 1.0"],
  "07": ["8:5 rule duplicate line 5"],
  "08": ["7:5 rule player missing"],
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
  "19": ["4:92 rule opponent bye by the pairing"],
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
  "35": ["6:99 rule result an arbiter"],
  "36": ["5:92 rule opponent says 1"],
  "37": ['8:1 syntax record "QQQ"'],
  "38": ["5:86 rule rank line 4"],
  "39": ["6:100 rule absence (Z)", "7:100 rule absence (Z)"],
  ok: [],
};
const WARNINGS = new Set(["09", "15", "35", "27", "37", "38", "39"]);

/** What a field can hold: characters of any length in bytes, without control characters, not blank at its ends. */
function field(most: number): fc.Arbitrary<string> {
  const character = fc.oneof(
    fc.constantFrom(..."aZ09 ,.-'äéŁЖ陳\u{1F600}\u0308"),
    fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 1 }),
  );
  return fc.array(character, { maxLength: most, size: "max" }).map((all) => all.join("").trim());
}

/** A tournament that has something in every field; its games are those of a random one, and its points fit them. */
function anyTournament(): fc.Arbitrary<Tournament> {
  const points = fc.oneof(fc.nat(60), fc.constantFrom(999, 1000, 2500));
  const scoring = fc.record({
    ...{ win: points, draw: points, loss: points },
    ...{ forfeitLoss: points, zeroBye: points, pairingBye: points },
  });
  const people = fc.record({
    ...{ sex: field(1), title: field(3), name: field(33), rating: fc.nat(9999), federation: field(3) },
    ...{ fideId: field(11), birth: field(10), rank: fc.nat(9999) },
  });
  const span = fc
    .tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 999 }))
    .map(([a, b]) => ({ first: Math.min(a, b), last: Math.max(a, b) }));
  const round = fc.integer({ min: 8, max: 999 });
  return fc
    .integer({ min: 2, max: 9 })
    .chain((n) => {
      const id = fc.integer({ min: 1, max: n });
      const absence = fc.record({ kind: fc.constantFrom("H", "F", "Z"), round, player: id });
      const forbidden = fc.tuple(
        fc.oneof(span, fc.constant({ first: 1, last: FOR_GOOD })),
        fc.uniqueArray(id, { minLength: 2 }),
      );
      const accelerated = fc.tuple(span, fc.integer({ min: 1, max: 99 }), id, id);
      return fc.record({
        players: fc
          .tuple(fc.nat(6), fc.nat(), fc.array(people, { minLength: n, maxLength: n }))
          .map(([rounds, seed, all]) =>
            randomTournament(n, rounds, seed).players.map((player, i) => ({ ...player, ...all[i] })),
          ),
        rounds: fc.option(fc.integer({ min: 9, max: 999 }), { nil: undefined }),
        scoring: fc.oneof(fc.constant(USUAL_SCORING), scoring),
        initialColor: fc.constantFrom("white", "black", undefined),
        isRankOrder: fc.boolean(),
        absences: fc.uniqueArray(absence, { selector: (one) => `${one.round} ${one.player}`, maxLength: 5 }),
        forbidden: fc.array(
          forbidden.map(([rounds, players]) => ({ ...rounds, players })),
          { maxLength: 3 },
        ),
        acceleration: fc.array(
          accelerated.map(([rounds, more, u, v]) => ({
            ...{ points: more, first: rounds.first, last: rounds.last },
            ...{ firstPlayer: Math.min(u, v), lastPlayer: Math.max(u, v) },
          })),
          { maxLength: 3 },
        ),
        notes: fc.array(
          fc
            .tuple(fc.constantFrom("012", "132", "###", "QQQ"), field(20))
            .map((words) => words.join(" ").trim()),
          { maxLength: 3 },
        ),
      });
    })
    .map((tournament): Tournament => {
      const players = tournament.players.map((player) => {
        const score = scoreOf(player, playedRounds(tournament), tournament.scoring);
        // A hundred points and more are written without a decimal, as there are four columns.
        return { ...player, points: score };
      });
      return { ...tournament, players };
    })
    .filter(({ players }) =>
      players.every(({ points: all }) => all < 1000 || (all % 10 === 0 && all < 10_000)),
    );
}

describe("a malformed file", () => {
  test.each(malformedNames())("%s is told with every place", (name) => {
    const key = name.split(/[_.]/)[0];
    const { tournament, problems } = readTrf(readMalformed(name));
    const wanted = WANTED[key];
    expect(problems).toHaveLength(wanted.length);
    for (const [i, one] of wanted.entries()) {
      const [place, about, kind, ...words] = one.split(" ");
      const problem = problems[i];
      expectSame(
        `${problem?.line}:${problem?.column} ${problem?.about} ${problem?.kind}`,
        `${place} ${about} ${kind}`,
      );
      expect(problem?.message).toContain(words.join(" "));
      expectSame(problem?.severity, WARNINGS.has(key) ? "warning" : "error");
    }
    expect(tournament !== undefined).toBe(wanted.length === 0 || WARNINGS.has(key));
  });
});

/** A record of a player whose columns are counted in characters, as the format counts them. */
function record(id: number, points: string, games: string, name = `Player ${id}`, rank = id): string {
  const padded = name + " ".repeat(33 - [...name].length);
  const start = `001 ${String(id).padStart(4)} m    ${padded} 2000${" ".repeat(28)}`;
  return `${start}${points.padStart(4)} ${String(rank).padStart(4)}  ${games}`;
}

const HEAD = ["012 base", "XXR 5", "XXC white1"];
const FOUR = [
  record(1, "1.0", "   3 w 1"),
  record(2, "1.0", "   4 b 1"),
  record(3, "0.0", "   1 b 0"),
  record(4, "0.0", "   2 w 0"),
];

/** What the reader says of a file: "line:column severity about-kind" each. */
function told(...lines: readonly string[]): string[] {
  const { problems } = readTrf(new TextEncoder().encode(lines.map((line) => `${line}\n`).join("")));
  return problems.map(
    ({ line, column, severity, about, kind }) => `${line}:${column} ${severity} ${about}-${kind}`,
  );
}

function with4(changes: Readonly<Record<number, string>>, ...more: string[]): string[] {
  return told(...HEAD, ...FOUR.map((line, i) => changes[i + 1] ?? line), ...more);
}

describe("one mistake", () => {
  test.each([
    ["a player against himself", { 1: record(1, "1.0", "   1 w 1") }, "4:92 error rule-opponent"],
    ["an opponent who is not there", { 1: record(1, "1.0", "   9 w 1") }, "4:92 error rule-opponent"],
    [
      "the same in two rounds",
      {
        1: record(1, "2.0", "   9 w 1     9 b 1"),
        3: record(3, "0.0", "   1 b 0"),
      },
      "4:92 error rule-opponent 4:102 error rule-opponent 5:100 warning rule-absence 6:100 warning rule-absence 7:100 warning rule-absence",
    ],
    ["a number that is left out", { 4: record(5, "0.0", "   2 w 0") }, "7:5 error rule-player"],
    [
      "a number that is there twice",
      { 3: record(2, "0.0", "   1 b 0") },
      "6:5 error rule-duplicate 7:5 error rule-player",
    ],
    ["a bye with an opponent", { 1: record(1, "1.0", "   3 w U") }, "4:92 error rule-opponent"],
    [
      "a number that is there twice, and not its own at the end",
      { 4: record(3, "0.0", "   2 w 0") },
      "7:5 error rule-duplicate",
    ],
    [
      "a second bye with an opponent",
      {
        1: record(1, "2.0", "0000 - U     3 w U"),
        3: record(3, "0.0", "0000 - Z     1 b 0"),
        2: record(2, "0.0", "0000 - Z  0000 - Z"),
        4: record(4, "0.0", "0000 - Z  0000 - Z"),
      },
      "4:102 error rule-opponent",
    ],
    ["half a bye with an opponent", { 1: record(1, "0.5", "   3 w H") }, "4:92 error rule-opponent"],
    [
      "a number with five digits",
      { 4: `001 10004${record(4, "0.0", "   2 w 0").slice(9)}` },
      "7:9 error syntax-columns",
    ],
    ["a record that begins with a blank", { 4: ` ${FOUR[3]}` }, "7:1 error syntax-columns"],
  ])("is told once: %s", (_, changes, wanted) => {
    expect(with4(changes).join(" ")).toBe(wanted);
  });

  test.each([
    ["162  W x.0    D 1.0", "8:7 error syntax-points"],
    ["162  W 3.0    Q 1.0", "8:15 error syntax-points"],
    ["BBW  x", "8:6 error syntax-points"],
    ["BBW  3.0 4.0", "8:10 error syntax-record"],
    ["XXS W=x", "8:5 error syntax-points"],
  ])("in what results are worth is not told again for every player: %s", (line, wanted) => {
    const points = { 1: record(1, "3.0", "   3 w 1"), 2: record(2, "3.0", "   4 b 1") };
    expect(with4(points, line)).toEqual([wanted]);
  });

  test("does not hide others in the same record, not even where it is unclear whose it is", () => {
    const line = FOUR[0]?.replace("001    1", "001   1a").replace("3 w 1", "3 x 7");
    expect(with4({ 1: line })).toEqual([
      "4:5 error syntax-number",
      "4:97 error syntax-color",
      "4:99 error syntax-result",
    ]);
  });

  test("in one round does not hide those of other rounds, nor of the opponent", () => {
    const changes = {
      1: record(1, "2.0", "   3 w 1     2 x 1"),
      2: record(2, "1.0", "   4 b 1     1 b 0"),
      3: record(3, "0.0", "   1 w 0     4 b ?"),
      4: record(4, "0.0", "   2 w 0     2 w 1"),
    };
    expect(with4(changes)).toEqual([
      "4:107 error syntax-color",
      "6:97 error rule-color",
      "6:109 error syntax-result",
      "7:81 error rule-points",
      "7:102 error rule-opponent",
    ]);
  });

  test("and two hundred others are all told, errors before warnings where there is no end", () => {
    const bad = Array.from({ length: 300 }, () => "XXR x");
    const all = readTrf([...HEAD, ...FOUR, ...bad].join("\n"), { most: 1000 });
    expect([all.problems.length, all.more]).toEqual([300, 0]);
    const text = [...HEAD, ...FOUR, ...Array(50).fill("QQQ"), "XXP 1 x"].join("\n");
    const { problems, more } = readTrf(text, { most: 10 });
    expect(problems).toHaveLength(10);
    expect(more).toBe(41);
    expect(problems.at(-1)?.severity).toBe("error");
  });
});

describe("the records of a tournament", () => {
  test.each([
    ["XXR5", "2:4 error syntax-columns"],
    ["XXR 5 7", "2:7 error syntax-record"],
    ["XXR", "2:5 error syntax-number"],
    ["142 1000", "2:5 error syntax-number"],
    ["xxr 5", "2:1 error syntax-record"],
    [" XXR 5", "2:1 error syntax-columns"],
  ])("say how many rounds there are: %s", (line, wanted) => {
    expect(told("012 base", line, "152 W", ...FOUR)).toEqual([wanted]);
  });

  test.each([
    ["XXC white1 black1", "8:12 error syntax-duplicate"],
    ["152 B", "8:5 error syntax-duplicate"],
    ["152 W", ""],
    ["152 W B", "8:7 error syntax-record"],
    ["152 White", "8:5 error syntax-color"],
    ["XXC white", "8:5 error syntax-color"],
    ["250 00.0 02.0 001 003 0001 0004", ""],
    ["250 01.0 02.0 001 003 0001 0004", "8:5 error syntax-team"],
    ["250       1.0   1   3    4    2", "8:28 error syntax-player"],
    ["250       0.0   1   3    1    2", "8:10 error syntax-points"],
    ["250       1.0   3   1    1    2", "8:19 error syntax-round"],
    ["250       1.0   1   3    1    9", "8:28 error rule-player"],
    ["260   1   3    1    2", ""],
    ["260   3   1    1    2    3", "8:9 error syntax-round"],
    ["260   1   3    1    1", "8:13 error syntax-player"],
    ["260   1   3    1    9", "8:21 error rule-player"],
    ["260   1   3    1    3", "4:92 warning rule-opponent"],
    ["XXP 1", "8:5 error syntax-player"],
    ["XXP 1 2 x 0", "8:9 error syntax-number 8:11 error syntax-number"],
    ["XXA    1  1.0  1.0", ""],
    ["XXA    1  1.0  x", "8:15 error syntax-points"],
    ["XXA    1", "8:10 error syntax-points"],
    ["240 H   2    1    3", ""],
    ["240 H   2    1    9", "8:19 error rule-player"],
    ["240 U   2    1", "8:5 error syntax-absence"],
    ["240 H   0    1", "8:7 error syntax-number"],
    ["240 H   2", "8:11 error syntax-absence"],
    ["240 H   1    2", "8:14 error rule-absence"],
    ["240 H   9    2", "8:7 warning rule-absence"],
    ["XXZ 1 9", "8:7 error rule-player"],
    ["XXZ", "8:5 error syntax-absence"],
    ["162  W 1.0    D .5", "8:16 error syntax-points"],
    ["162 W 1.0", "8:5 error syntax-columns"],
    ["162  W 1.0 x  D 0.5", "8:12 error syntax-columns"],
    ["162  W 1.0    W 1.0", "8:15 error syntax-duplicate"],
    ["XXS WW=1 WD=.5 WL=0 BW=1 BD=0.5 BL=0 FL=0 FW=1 PAB=1 FPB=1 HPB=.5 ZPB=0", ""],
    ["XXS W=1 WW=2", "8:9 error syntax-points"],
    ["XXS X=1", "8:5 error syntax-points"],
    ["AUT    1 m    Player 1                          2000", ""],
    ["AUT    9 m    Player 9                          2000", "8:5 error rule-player"],
    ["### anything, with a tab\t", ""],
    ["012 a bell \u0007", "8:12 error syntax-encoding"],
    ["299           1.0       9", "8:1 warning syntax-record 8:25 error rule-player"],
    ["299 Q         1.0       1", "8:1 warning syntax-record 8:5 error syntax-result"],
    ["299           one       1", "8:1 warning syntax-record 8:14 error syntax-points"],
  ])("are checked: %s", (line, wanted) => {
    expect(with4({}, line).join(" ")).toBe(wanted);
  });

  test("may accelerate a player in one record only", () => {
    expect(with4({}, "XXA    1  1.0", "XXA    2  1.0", "XXA    1  1.0")).toEqual([
      "10:5 error syntax-duplicate",
    ]);
  });

  test("may let a player be absent once in a round", () => {
    expect(with4({}, "240 H   2    1", "240 H   2    1")).toEqual(["9:14 warning rule-absence"]);
    expect(with4({}, "240 H   2    1", "240 Z   2    1")).toEqual(["9:14 error rule-absence"]);
  });

  test("may give or take points by 299, which are then not compared", () => {
    expect(with4({ 1: record(1, "0.5", "   3 w 1") }, "299          -0.5   1    1")).toEqual([
      "8:1 warning syntax-record",
    ]);
    expect(with4({ 1: record(1, "0.5", "   3 w 1") }, "299          -0.5   1    2")).toEqual([
      "4:81 error rule-points",
      "8:1 warning syntax-record",
    ]);
  });

  test.each([
    ["XXS W=3 D=1 PAB=2", { win: 30, draw: 10, loss: 0, forfeitLoss: 0, zeroBye: 0, pairingBye: 20 }],
    // The bye keeps its one point in this dialect.
    ["XXS W=3", { win: 30, draw: 5, loss: 0, forfeitLoss: 0, zeroBye: 0, pairingBye: 10 }],
    // The later word counts.
    [
      "XXS FPB=0 HPB=0 W=3 D=2 WL=1 BL=1 FL=.5 ZPB=1",
      { win: 30, draw: 20, loss: 10, forfeitLoss: 5, zeroBye: 10, pairingBye: 10 },
    ],
    ["162  W 3.0    D 1.0", { win: 30, draw: 10, loss: 0, forfeitLoss: 0, zeroBye: 0, pairingBye: 30 }],
    [
      "162  P 2.0    W 3.0    A 0.5",
      { win: 30, draw: 5, loss: 0, forfeitLoss: 5, zeroBye: 5, pairingBye: 20 },
    ],
    ["BBW  3.0", { win: 30, draw: 5, loss: 0, forfeitLoss: 0, zeroBye: 0, pairingBye: 30 }],
    ["BBU  1.0\nBBW  3.0", { win: 30, draw: 5, loss: 0, forfeitLoss: 0, zeroBye: 0, pairingBye: 10 }],
    ["BBF  0.5\nBBZ  0.3", { win: 10, draw: 5, loss: 0, forfeitLoss: 5, zeroBye: 3, pairingBye: 10 }],
  ])("tell what results are worth: %s", (lines, wanted) => {
    const nobody = [record(1, "0.0", ""), record(2, "0.0", "")];
    expect(readTrf([...HEAD, ...nobody, lines].join("\n")).tournament?.scoring).toEqual(wanted);
  });
});

describe("a legal file", () => {
  test("has columns of characters, whatever they take in bytes", () => {
    for (const name of ["Müller, Jörg", "Žižek, Šárka", "陳", "\u{1D49C}nna \u{1F600}", "Mu\u0308ller"]) {
      expectSame(with4({ 1: record(1, "1.0", "   3 w 1", name) }), [], name);
      const wrong = record(1, "1.0", "   3 x 1", name);
      expectSame(with4({ 1: wrong }), ["4:97 error syntax-color"], name);
      const { tournament } = readTrf([...HEAD, record(1, "0.0", "", name)].join("\n"));
      expectSame(tournament?.players[0]?.name, name);
      expectSame(readTrf(writeTrf(tournament as Tournament)).tournament, tournament);
    }
  });

  test("may have the byes of 2006, which are read as those of today", () => {
    const games = ["0000 - +", "0000 - =", "0000 - -"];
    const points = ["1.0", "0.5", "0.0"];
    const lines = [...HEAD, ...FOUR, ...games.map((game, i) => record(5 + i, points[i], game))];
    const { tournament, problems } = readTrf(lines.join("\n"));
    expect(problems.map(({ severity, line, column }) => `${line}:${column} ${severity}`)).toEqual([
      "8:99 warning",
      "9:99 warning",
      "10:99 warning",
    ]);
    expect(tournament?.players.slice(4).map(({ games: [game] }) => game?.result)).toEqual(["F", "H", "Z"]);
  });

  test("may have its records in any order, with blank lines, and no line end at its end", () => {
    const lines = [FOUR[3], FOUR[1], "", ...HEAD, "### note", FOUR[2], "   ", FOUR[0]];
    const { tournament, problems } = readTrf(lines.join("\n"));
    expect(problems).toEqual([]);
    expect(tournament?.players.map(({ name }) => name)).toEqual([1, 2, 3, 4].map((id) => `Player ${id}`));
  });

  test("may leave out rating, rank, federation and all that is right of the last game", () => {
    const bare = (id: number, points: string, game: string) =>
      `001 ${String(id).padStart(4)}${" ".repeat(72)}${points.padStart(4)}       ${game}`;
    const lines = [bare(1, "1.0", "   2 w 1   "), bare(2, "0.0", "   1 b 0"), bare(3, "0.0", "")];
    const { problems } = readTrf(["XXR 3", ...lines].join("\n"));
    expect(problems.map(({ severity, kind }) => `${severity} ${kind}`)).toEqual(["warning absence"]);
  });
});

describe("bytes", () => {
  test("of UTF-16 are told as such, and once", () => {
    const text = [...HEAD, ...FOUR].join("\n");
    for (const bigEndian of [false, true]) {
      const units = Uint8Array.from(Buffer.from(`\uFEFF${text}`, "utf16le"));
      if (bigEndian) Buffer.from(units.buffer).swap16();
      const { tournament, problems } = readTrf(units);
      expect(tournament).toBeUndefined();
      expectSame(
        problems.map(({ line, column, kind }) => `${line}:${column} ${kind}`),
        ["1:1 encoding"],
      );
      expect(problems[0]?.message).toContain("UTF-16");
    }
  });

  test("that are no UTF-8 are told at their character", () => {
    const bytes = Buffer.concat([Buffer.from("012 Müller \u{1F600} "), Buffer.from([0xe4])]);
    expect(readTrf(bytes).problems.map(({ line, column }) => `${line}:${column}`)).toContain("1:14");
  });
});

/** What is put over a cell of a game, from which of its columns on, and the place of the mistake from there. */
const MISTAKES: readonly { readonly put: (id: string) => string; readonly at: number }[] = [
  { put: (id) => id, at: 0 },
  { put: () => "  1a", at: 0 },
  { put: () => "9999", at: 0 },
  { put: () => "x", at: 5 },
  { put: () => "X", at: 7 },
];

describe("mistakes in files of the corpus", () => {
  test("are told at their places, and nothing else is", () => {
    const files = corpus.filter(({ id, text }) => /r0[4-9]/.test(id) && /^(XXR|142) /m.test(text));
    const choice = fc.record({ player: fc.nat(), round: fc.nat(), mistake: fc.constantFrom(...MISTAKES) });
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.array(choice, { minLength: 1, maxLength: 6 }),
        ({ text }, choices) => {
          const lines = text.split("\n");
          const lineOf = new Map(
            lines.flatMap((line, i) =>
              line.startsWith("001") ? [[Number(line.slice(4, 8)), i] as const] : [],
            ),
          );
          const touched = new Set<string>();
          const wanted: string[] = [];
          for (const { player, round, mistake } of choices) {
            const id = 1 + (player % lineOf.size);
            const index = lineOf.get(id) as number;
            const line = lines[index];
            const at = 91 + 10 * (round % Math.ceil((line.length - 91) / 10));
            const opponent = Number(line.slice(at, at + 4));
            // Both ends of a game are touched once only, so that no mistake hides in another.
            const ends = [`${id} ${at}`, `${opponent} ${at}`];
            if (!(opponent > 0) || ends.some((end) => touched.has(end))) continue;
            for (const end of ends) touched.add(end);
            const put = mistake.put(line.slice(4, 8));
            const from = at + mistake.at;
            lines[index] = line.slice(0, from) + put + line.slice(from + put.length);
            wanted.push(`${index + 1}:${from + 1}`);
          }
          const { problems } = readTrf(lines.join("\n"));
          const errors = problems.filter(({ severity }) => severity === "error");
          expectSame(errors.map(({ line, column }) => `${line}:${column}`).toSorted(), wanted.toSorted());
        },
      ),
      { numRuns: tries(1000) },
    );
  });
});

describe("a line that is too long", () => {
  test("has more rounds than can be written", () => {
    const long = record(1, "0.0", Array(1000).fill("0000 - Z").join("  "));
    expect(told("XXR 9", long)).toEqual(["2:10082 error syntax-limit"]);
    const more = `XXA    1 ${Array(1000).fill(" 1.0").join(" ")}`;
    expect(told("XXR 9", record(1, "0.0", ""), more)).toEqual(["3:5005 error syntax-limit"]);
  });
});

describe("the rules of byes", () => {
  const five = (first: string, ...others: string[]) =>
    told("XXR 9", record(1, first.match(/[UF+]/g)?.length.toFixed(1) ?? "0.0", first), ...others);

  test("tell a second bye, also when a full point without a game comes between or before", () => {
    const column = (results: string) => [...results].map((result) => `0000 - ${result}`).join("  ");
    expect(five(column("UFU"))).toEqual(["2:119 error rule-bye"]);
    expect(five(column("FUU"))).toEqual(["2:109 warning rule-bye", "2:119 error rule-bye"]);
    expect(five(column("UF"))).toEqual([]);
  });
});

describe("the corpus", () => {
  test("is accepted, but for the number of rounds where it is missing", () => {
    for (const { id, text } of corpus) {
      const { problems } = readTrf(text);
      expectSame(
        problems.filter(({ severity }) => severity === "error"),
        [],
        id,
      );
      const missing = problems.filter(({ line, kind }) => line === 1 && kind === "round");
      expectSame(missing.length, /^(XXR|142) /m.test(text.replaceAll("\r", "\n")) ? 0 : 1, id);
    }
  });

  test("comes back as it was from what is written", () => {
    for (const { id, text } of corpus) {
      const { tournament } = readTrf(text);
      const again = readTrf(writeTrf(tournament as Tournament));
      expectSame(again.tournament, tournament, id);
    }
  });

  test("names the round that its files are for", () => {
    for (const { id, text } of corpus) {
      const round = /r(\d+)\.trf$/.exec(id)?.[1];
      if (round === undefined) continue;
      const { tournament } = readTrf(text);
      expectSame(playedRounds(tournament as Tournament) + 1, Number(round), id);
    }
  });
});

describe("a file", () => {
  const text = corpus.find(({ id }) => id.startsWith("B078/r04"))?.text as string;

  test("may end its lines with CR, LF or CR LF, and begin with a byte order mark", () => {
    const { tournament } = readTrf(text);
    for (const end of ["\r", "\r\n", "\n"]) {
      const other = `\uFEFF${text.replaceAll("\n", end)}`;
      expectSame(readTrf(other).tournament, tournament);
      expectSame(readTrf(new TextEncoder().encode(other)).tournament, tournament);
    }
  });

  test("with small changes never crashes, and is accepted only as what would be written", () => {
    // Each dialect: forbidden pairs, points, acceleration and absences of TRF(x) and of 2026.
    const starts = [
      "B078/r04",
      "C012/r03",
      "B048/r06",
      "B051/r03",
      "B060/r06",
      "B072/r06",
      "B045/r01",
      "A174/r05",
    ];
    const texts = corpus.filter(({ id }) => starts.includes(id.slice(0, 8))).map(({ text }) => text);
    expect(texts).toHaveLength(starts.length);
    const change = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
      cut: fc.nat(12),
      put: fc.oneof(
        fc.string({ maxLength: 6 }),
        fc.string({ maxLength: 2, unit: "binary" }),
        fc.constantFrom(
          "0000 - U",
          " 1 w +",
          "\t",
          "\n",
          "é",
          "250 ",
          "\nXXC rank\n",
          "\nBBW 100\n",
          "\uFEFF",
        ),
      ),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.array(change, { minLength: 1, maxLength: 3 }),
        (start, changes) => {
          let changed = start;
          for (const { at, cut, put } of changes) {
            const place = Math.floor(at * changed.length);
            changed = changed.slice(0, place) + put + changed.slice(place + cut);
          }
          const { tournament, problems } = readTrf(changed);
          const hasErrors = problems.some(({ severity }) => severity === "error");
          expectSame(tournament === undefined, hasErrors);
          const lines = changed.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
          for (const { line, column } of problems) {
            expect(line).toBeLessThanOrEqual(lines.length);
            // What is missing may have its place after the end, at most as far as the result of a game that has begun.
            expect(column).toBeLessThanOrEqual(Math.max(84, lines[line - 1].length) + 7);
            expect(Math.min(line, column)).toBeGreaterThanOrEqual(1);
          }
          if (tournament) expectSame(readTrf(writeTrf(tournament)).tournament, tournament);
        },
      ),
      { numRuns: tries(3000) },
    );
  });

  test("whose points count a round that is being played comes back without them", () => {
    const record = (id: number, points: string, games: string) =>
      `001 ${String(id).padStart(4)}      ${`Player${id}`.padEnd(33)} 2000 ${" ".repeat(26)} ${points.padStart(4)} ${String(id).padStart(4)}  ${games}\n`;
    // In round 2 the game of 1 and 3 is over, and that of 2 and 4 is not.
    const file = `142 4\n152 W\n${record(1, "2.0", "   2 w 1     3 b 1")}${record(2, "0.0", "   1 b 0     4 w")}${record(3, "1.0", "   4 w 1     1 w 0")}${record(4, "0.0", "   3 b 0     2 b")}`;
    const { tournament, problems } = readTrf(file);
    expect(problems.map(({ severity }) => severity)).toEqual(["warning"]);
    expect(tournament?.players.map(({ points }) => points)).toEqual([10, 0, 10, 0]);
    expect(readTrf(writeTrf(tournament as Tournament)).tournament).toEqual(tournament);
  });

  test("who may not meet in one round comes back so, in the record of 2026, and may meet in all others", () => {
    const forbidden = [
      { first: 3, last: 3, players: [1, 4] },
      { first: 1, last: FOR_GOOD, players: [2, 3] },
    ];
    const written = writeTrf({ ...randomTournament(4, 2, 1), rounds: 5, forbidden });
    expect(written).toContain("\n260   3   3    1    4\n260   1        2    3\n");
    const again = readTrf(written).tournament as Tournament;
    expect(again.forbidden).toEqual(forbidden);
    const roundsOf = (u: number, v: number) => [1, 2, 3, 4, 5].filter((r) => isForbidden(again, u, v, r));
    expect(roundsOf(1, 4)).toEqual([3]);
    expect(roundsOf(3, 2)).toEqual([1, 2, 3, 4, 5]);
  });

  test("of bytes by lot never crashes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(readTrf(bytes).tournament).toBeUndefined();
      }),
    );
  });

  test("of a tournament with anything in its fields comes back as it was", () => {
    fc.assert(
      fc.property(anyTournament(), fc.constantFrom("\n", "\r", "\r\n"), (tournament, lineEnd) => {
        const written = writeTrf(tournament, lineEnd);
        const options = {};
        const { tournament: again, problems } = readTrf(new TextEncoder().encode(written), options);
        expectSame(
          problems.filter(({ severity }) => severity === "error"),
          [],
        );
        expectSame(again, tournament);
      }),
      { numRuns: tries(500) },
    );
  });

  test("of a random tournament comes back as it was", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.nat(6), fc.nat(), (n, rounds, seed) => {
        const tournament = randomTournament(n, rounds, seed);
        const { tournament: again, problems } = readTrf(writeTrf(tournament));
        expectSame(
          problems.filter(({ severity }) => severity === "error"),
          [],
        );
        expectSame(again, tournament);
      }),
      { numRuns: tries(200) },
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

describe("a round that is being played", () => {
  const games = [
    "   2 w 1     4 b 0  ",
    "   1 b 0     3 w    ",
    "   4 w =     2 b *  ",
    "   3 b =     1 w 1  ",
  ];
  const file = (points: readonly string[], rows: readonly string[] = games) =>
    [
      "XXR 3",
      ...rows.map((row, i) =>
        `001 ${String(i + 1).padStart(4)}      ${`P${i + 1}`.padEnd(33)}                                 ${(points[i] ?? "").padStart(4)}       ${row}`.trimEnd(),
      ),
    ].join("\n");

  test("is read as such, whether the points contain its results or not", () => {
    for (const points of [
      ["1.0", "0.0", "0.5", "0.5"],
      ["1.0", "0.0", "0.5", "1.5"],
    ]) {
      const { tournament, open, problems } = readTrf(file(points));
      expect(problems.map(({ severity, kind }) => [severity, kind])).toEqual([["warning", "round"]]);
      expect(tournament?.players.map((player) => player.games.length)).toEqual([1, 1, 1, 1]);
      expect(open).toEqual({
        round: 2,
        pairs: [
          { white: 2, black: 3, results: undefined },
          { white: 4, black: 1, results: ["1", "0"] },
        ],
        bye: undefined,
      });
    }
  });

  test("is none where a result is missing in an earlier round, or where the two do not agree who plays", () => {
    const earlier = games.map((row) => row.replace(/^(.{7})./, "$1 "));
    expect(readTrf(file(["0.0", "0.0", "0.0", "1.0"], earlier)).tournament).toBeUndefined();
    const alone = games.with(2, "   4 w =     1 b *  ");
    const { tournament, problems } = readTrf(file(["1.0", "0.0", "0.5", "0.5"], alone));
    expect(tournament).toBeUndefined();
    expect(
      problems.filter(({ kind }) => kind === "result").map(({ line, column }) => [line, column]),
    ).toEqual([
      [3, 109],
      [4, 109],
    ]);
  });
});
