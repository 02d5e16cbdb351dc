import { parse as parseCsv } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRandom } from "#algorithms/core/text/random.ts";
import { fieldOf } from "#algorithms/engines/swiss/candidates.ts";
import { decodedAs, type Encoding } from "#algorithms/engines/swiss/list/encodings.ts";
import { repeatedNames } from "#algorithms/engines/swiss/list/read-list.ts";
import { pairByMethod } from "#algorithms/engines/swiss/pair-by-method.ts";
import { readTrf } from "#algorithms/engines/swiss/read-trf.ts";
import { standingsOf } from "#algorithms/engines/swiss/standings.ts";
import { FOR_GOOD, type Player, playedRounds, RESULTS } from "#algorithms/engines/swiss/tournament.ts";
import { writeTrf } from "#algorithms/engines/swiss/write-trf.ts";
import type { Action } from "#src/tools/pairing/actions.ts";
import { beginTournament, parseEntries } from "#src/tools/pairing/begin/begin-tournament.ts";
import {
  absentees,
  canClose,
  closedRound,
  type Doc,
  isBroken,
  isOver,
  type Pair,
  statusOf,
  titleOf,
} from "#src/tools/pairing/doc.ts";
import { exampleText } from "#src/tools/pairing/file/example.ts";
import { roundCsv } from "#src/tools/pairing/file/exports.ts";
import { inCode, likelyCode, namesInCode } from "#src/tools/pairing/file/letters.ts";
import { formatState, parseState } from "#src/tools/pairing/file/memory.ts";
import { decode, problemsOf, textOf, writtenText } from "#src/tools/pairing/file/trf-text.ts";
import { columnOf, cutLines, placeOf } from "#src/tools/pairing/marks.ts";
import { lateWords } from "#src/tools/pairing/players/late-words.en.ts";
import { breachesOf, wishesOf } from "#src/tools/pairing/round/breaches.ts";
import {
  OUTCOMES,
  type Outcome,
  outcomeOf,
  outcomeOfKey,
  resultsOf,
} from "#src/tools/pairing/round/results.ts";
import { isByHand, isChanged } from "#src/tools/pairing/round/seats.ts";
import { shownHundredths, shownPoints } from "#src/tools/pairing/shown.ts";
import { act, startTool, type ToolState } from "#src/tools/pairing/state.ts";
import { whyWords } from "#src/tools/pairing/why/words.en.ts";
import { tries } from "#test/depth.ts";
import { lastRound } from "#test/support/given/last-round.ts";
import {
  malformedNames,
  randomTournament,
  readCorpus,
  readMalformed,
} from "#test/support/given/swiss-fixtures.ts";

const EXAMPLE = exampleText();

const NAMES = "Ada, 2000\nBen, 1900\nCleo, 1800\nDan, 1700\nEva, 1600\nFinn";

function begin(text = NAMES, rounds = 3): ToolState {
  const tournament = beginTournament({ title: "Open", text, rounds, firstColor: "white", byRating: true });
  return act(startTool(""), { kind: "begin", tournament });
}

function all(state: ToolState, ...actions: readonly Action[]): ToolState {
  return actions.reduce((state, action) => act(state, action), state);
}

const draw = (state: ToolState, method = state.doc.method): ToolState =>
  act(state, { kind: "draw", pairing: pairByMethod(state.doc.tournament, method), method });

/** Gives every board a result. */
const play = (state: ToolState, outcomeAt: (board: number) => Outcome = () => "1-0"): ToolState =>
  all(
    state,
    ...(state.doc.drawn?.boards.map(
      (_, board) => ({ kind: "result", board, outcome: outcomeAt(board) }) as const,
    ) ?? []),
  );

const round = (state: ToolState, outcomeAt?: (board: number) => Outcome): ToolState =>
  act(play(draw(state), outcomeAt), { kind: "close" });

const boards = ({ doc }: ToolState): string[] =>
  doc.drawn?.boards.map(({ white, black }) => `${white}-${black}`) ?? [];

const errorsIn = (text: string) =>
  readTrf(text, { isForced: true }).problems.filter(({ severity }) => severity === "error");

describe("a list of names", () => {
  test("is read with ratings, and sorted by them", () => {
    const entry = { title: "", rating: 0, federation: "", fideId: "" };
    expect(parseEntries(" Okafor, Ada , 2105\r\n\nTal\t2700\nNobody\n")).toEqual([
      { ...entry, name: "Okafor, Ada", rating: 2105 },
      { ...entry, name: "Tal", rating: 2700 },
      { ...entry, name: "Nobody" },
    ]);
    expect(repeatedNames(parseEntries("A\nB\nA,1200\n"))).toEqual(["A"]);
    const { tournament } = begin("Low, 1000\nHigh, 2000\nNone").doc;
    expect(tournament.players.map(({ name }) => name)).toEqual(["High", "Low", "None"]);
  });

  test("is read as it is pasted: numbered, in columns of any order, with titles and federations", () => {
    const read = (line: string) => {
      const [{ title, name, federation, rating, fideId } = { title: "nothing" }] = parseEntries(line);
      return [title, name, federation, rating, fideId].filter(Boolean).join(" | ");
    };
    for (const [line, wanted] of [
      ["1. Okafor, Ada (NGR) 2105", "Okafor, Ada | NGR | 2105"],
      ["12) Okafor, Ada 2105 NGR", "Okafor, Ada | NGR | 2105"],
      ["3\tGM\tFerrari, Luca\tITA\t2485\t1503014", "GM | Ferrari, Luca | ITA | 2485 | 1503014"],
      ["Haddad, Samir; 1920; LBN", "Haddad, Samir | LBN | 1920"],
      ["Dubois, Élise, FRA, 1840", "Dubois, Élise | FRA | 1840"],
      ['"Dubois, Élise",FRA,1840', "Dubois, Élise | FRA | 1840"],
      ['7,"Dubois, Élise",1840', "Dubois, Élise | 1840"],
      ["7;Dubois, Élise;FRA", "Dubois, Élise | FRA"],
      ["WFM Kovač Mila 1875", "WFM | Kovač Mila | 1875"],
      // What only looks like a federation, a title, a rating or a quoted column is part of the name.
      ["NOVAK, JAN, 1500", "NOVAK, JAN | 1500"],
      ["NOVAK JAN 1500", "NOVAK JAN | 1500"],
      ["Kim LEE", "Kim LEE"],
      ["GM", "GM"],
      ["Gm Sung", "Gm Sung"],
      ["2105", "2105"],
      ["Team 12", "Team 12"],
      ['Smith, "Bo"', 'Smith, "Bo"'],
    ] as const)
      expect(read(line), line).toBe(wanted);
    expect(parseEntries("No.\tName\tRtg\tFED\n1\tAda\t2000\tNGR").map(({ name }) => name)).toEqual(["Ada"]);
  });

  test("too long for a record is cut, but not within a letter", () => {
    const { players } = begin(`${"x".repeat(32)}😀\n${"y".repeat(50)}`).doc.tournament;
    expect(players.map(({ name }) => name)).toEqual(["x".repeat(32), "y".repeat(33)]);
  });

  test("with odd characters still gives a file that can be read", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: "grapheme", maxLength: 60 }), { minLength: 2, maxLength: 12 }),
        (names) => {
          const state = begin(names.join("\n"));
          const { players } = state.doc.tournament;
          if (players.length === 0) return;
          const { tournament, problems } = readTrf(writtenText(state.doc));
          expect(problems).toEqual([]);
          expect(tournament?.players.map(({ name }) => name)).toEqual(players.map(({ name }) => name));
        },
      ),
    );
  });
});

describe("the results", () => {
  test("of both sides are those of one outcome, and back", () => {
    for (const outcome of OUTCOMES) expect(outcomeOf(...resultsOf(outcome))).toBe(outcome);
    expect(outcomeOf("W", "L")).toBe("1-0");
    expect(outcomeOf("H", "Z")).toBeUndefined();
  });

  test("have keys", () => {
    expect(["1", "0", "=", "5", "+", "-"].map(outcomeOfKey)).toEqual([
      "1-0",
      "0-1",
      "draw",
      "draw",
      "+--",
      "--+",
    ]);
    expect(outcomeOfKey("Delete")).toBeNull();
    expect(outcomeOfKey("x")).toBeUndefined();
  });
});

describe("a round", () => {
  test("is paired, played and closed, and everybody has a game or a bye in it", () => {
    const drawn = draw(begin(`${NAMES}\nGus`));
    expect(drawn.doc.drawn?.boards).toHaveLength(3);
    expect(drawn.doc.drawn?.bye).toBe(7);
    expect(act(drawn, { kind: "close" })).toBe(drawn);
    const state = act(play(drawn), { kind: "close" });
    expect(playedRounds(state.doc.tournament)).toBe(1);
    expect(
      state.doc.tournament.players.map(({ games }) => games.map(({ result }) => result).join("")),
    ).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((index) =>
        index === 6 ? "U" : state.doc.tournament.players[index]?.points === 10 ? "1" : "0",
      ),
    );
    expect(errorsIn(writtenText(state.doc))).toEqual([]);
  });

  test("with nobody to pair is not drawn", () => {
    const gone = parseEntries(NAMES).map(
      (_, index) => ({ kind: "status", player: index + 1, status: "Z" }) as const,
    );
    const state = all(begin(), ...gone);
    expect(draw(state)).toBe(state);
  });

  test("can be opened again with its results", () => {
    const played = play(draw(begin()), (board) => OUTCOMES[board]);
    const again = all(played, { kind: "close" }, { kind: "reopen" });
    expect(again.doc.drawn?.boards).toEqual(played.doc.drawn?.boards);
    expect(again.doc.tournament.players.map(({ points }) => points)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test("that is closed can be corrected, and the points follow", () => {
    const state = round(begin());
    const { white, black } = closedRound(state.doc, 1).boards[0] as Pair;
    const fixed = act(state, { kind: "correct", round: 1, white, black, outcome: "draw" });
    expect([white, black].map((id) => fixed.doc.tournament.players[id - 1]?.points)).toEqual([5, 5]);
    expect(errorsIn(writtenText(fixed.doc))).toEqual([]);
    expect(
      act(state, { kind: "correct", round: 1, white, black: white, outcome: "draw" }).doc.tournament.players,
    ).toEqual(state.doc.tournament.players);
  });
});

describe("a change by hand", () => {
  test("exchanges two seats, flips colors, gives the bye away, and can be taken back as a whole", () => {
    const state = draw(begin(`${NAMES}\nGus`));
    // The upper half against the lower one, and the first color in turn.
    expect(boards(state)).toEqual(["1-4", "5-2", "3-6"]);
    const swapped = act(play(state), { kind: "exchange", a: 2, b: 3 });
    expect(boards(swapped)).toEqual(["1-4", "5-3", "2-6"]);
    expect(swapped.doc.drawn?.boards.map(({ outcome }) => outcome)).toEqual(["1-0", undefined, undefined]);
    const flipped = act(state, { kind: "exchange", a: 1, b: 4 });
    expect(boards(flipped)).toEqual(["4-1", "5-2", "3-6"]);
    const given = act(state, { kind: "exchange", a: 7, b: 6 });
    expect(given.doc.drawn?.bye).toBe(6);
    expect(boards(given)).toEqual(["1-4", "5-2", "3-7"]);
    expect([state, swapped, flipped, given].map(({ doc }) => doc.drawn && isChanged(doc.drawn))).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(act(given, { kind: "restore" }).doc.drawn).toEqual(state.doc.drawn);
    expect(act(state, { kind: "exchange", a: 7, b: 99 })).toBe(state);
  });

  test("seats two who are left over at a board of their own", () => {
    const four = all(
      begin("A\nB\nC\nD"),
      { kind: "forbid", a: 1, b: 2 },
      { kind: "forbid", a: 1, b: 3 },
      { kind: "forbid", a: 1, b: 4 },
    );
    const drawn = draw(four);
    expect(drawn.doc.drawn?.unpaired).toHaveLength(2);
    expect(drawn.doc.drawn?.original.unpaired).toHaveLength(2);
    const [a = 0, b = 0] = drawn.doc.drawn?.unpaired ?? [];
    const forced = act(drawn, { kind: "exchange", a, b });
    expect(forced.doc.drawn?.boards).toHaveLength(2);
    expect(forced.doc.drawn?.unpaired).toEqual([]);
    expect(breachesOf(forced.doc.tournament, seated(forced)).map(({ kind }) => kind)).toEqual(["forbidden"]);
  });

  test("tells of a rematch, of a forbidden pair and of a second bye", () => {
    let state = round(begin("A\nB\nC\nD\nE", 4));
    const met = closedRound(state.doc, 1);
    const first = met.boards[0] as Pair;
    state = draw(state);
    // Bring the two of the first board together again.
    const partner = partnerOf(state, first.white) as number;
    const rematch = act(state, { kind: "exchange", a: partner, b: first.black });
    const kinds = (one: ToolState) => breachesOf(one.doc.tournament, seated(one)).map(({ kind }) => kind);
    expect(kinds(state)).toEqual([]);
    expect(kinds(rematch)).toContain("rematch");
    expect(breachesOf(rematch.doc.tournament, seated(rematch))).toContainEqual(
      expect.objectContaining({ kind: "rematch", round: 1 }),
    );
    const again = act(state, {
      kind: "exchange",
      a: state.doc.drawn?.bye as number,
      b: met.byes[0]?.id,
    });
    expect(breachesOf(again.doc.tournament, seated(again))).toContainEqual({
      kind: "bye",
      player: met.byes[0]?.id,
      round: 1,
    });
    const pair = state.doc.drawn?.boards[0] as { white: number; black: number };
    expect(kinds(act(state, { kind: "forbid", a: pair.white, b: pair.black }))).toEqual(["forbidden"]);
  });

  test("lets topscorers of the last round have a color for the third time, and nobody else", () => {
    const pairs = [
      { white: 1, black: 2 },
      { white: 3, black: 5 },
      { white: 6, black: 4 },
    ];
    expect(breachesOf(lastRound, { pairs, bye: undefined })).toEqual([
      { kind: "run", player: 3, color: "white" },
    ]);
    // Where both can have what they must have, a topscorer has no more rights than others.
    expect(breachesOf(lastRound, { pairs: [{ white: 5, black: 1 }], bye: undefined })).toEqual([
      { kind: "run", player: 5, color: "white" },
      { kind: "run", player: 1, color: "black" },
    ]);
  });

  test("tells of a third game in a row with a color, and of a difference of three", () => {
    const player = (colors: string, opponents: readonly number[]) =>
      opponents.map((opponent, r) => `${String(opponent).padStart(4)} ${colors[r]} =`).join("  ");
    const record = (id: number, points: string, games: string) =>
      `001 ${String(id).padStart(4)}      ${`P${id}`.padEnd(33)}                                 ${points.padStart(4)}       ${games}`;
    const text = [
      "142 9",
      record(1, "1.0", player("ww", [2, 3])),
      record(2, "1.0", player("bb", [1, 4])),
      record(3, "1.0", player("wb", [4, 1])),
      record(4, "1.0", player("bw", [3, 2])),
    ].join("\n");
    const { tournament } = startTool(text).doc;
    expect(breachesOf(tournament, { pairs: [{ white: 1, black: 4 }], bye: undefined })).toEqual([
      { kind: "run", player: 1, color: "white" },
    ]);
    expect(
      breachesOf(tournament, {
        pairs: [
          { white: 4, black: 1 },
          { white: 3, black: 2 },
        ],
        bye: undefined,
      }),
    ).toEqual([{ kind: "run", player: 2, color: "black" }]);
    // White, White, Black, White: twice more often, but not twice in a row.
    const games = (["white", "white", "black", "white"] as const).map(
      (color, r) => ({ opponent: r + 2, color, result: "=" }) as const,
    );
    const [first, ...others] = beginTournament({
      ...{ title: "", text: "A\nB\nC\nD\nE\nF", rounds: 9, firstColor: "white", byRating: false },
    }).players as [Player, ...Player[]];
    const uneven = { ...tournament, players: [{ ...first, games }, ...others] };
    expect(breachesOf(uneven, { pairs: [{ white: 1, black: 6 }], bye: undefined })).toEqual([
      { kind: "difference", player: 1, color: "white" },
    ]);
    expect(breachesOf(uneven, { pairs: [{ white: 6, black: 1 }], bye: undefined })).toEqual([]);
  });

  test("never makes a method's pairing break a rule, or lose a player", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 14 }),
        fc.nat(4),
        fc.nat(),
        fc.array(fc.tuple(fc.nat(13), fc.nat(13)), { maxLength: 6 }),
        (n, rounds, seed, swaps) => {
          let state = startTool(writeTrf(randomTournament(n, rounds, seed)));
          if (isBroken(state.doc)) return;
          state = draw(state);
          const { drawn, tournament } = state.doc;
          if (!drawn) return;
          expect(breachesOf(tournament, seated(state))).toEqual([]);
          const seats = (one: ToolState) => {
            const { boards = [], bye, unpaired = [] } = one.doc.drawn ?? {};
            return [
              ...boards.flatMap(({ white, black }) => [white, black]),
              ...unpaired,
              ...(bye ? [bye] : []),
            ].sort((a, b) => a - b);
          };
          const changed = all(
            state,
            ...swaps.map(([a, b]) => ({ kind: "exchange", a: a + 1, b: b + 1 }) as const),
          );
          expect(seats(changed)).toEqual(seats(state));
          for (const board of changed.doc.drawn?.boards ?? []) {
            const isOriginal = drawn.boards.some(
              ({ white, black }) => white === board.white && black === board.black,
            );
            expect(isByHand(changed.doc.drawn as NonNullable<typeof drawn>, board)).toBe(!isOriginal);
          }
        },
      ),
      { numRuns: tries(150) },
    );
  });

  test("says how much better or worse the wishes are kept", () => {
    const state = startTool(EXAMPLE);
    const field = fieldOf(state.doc.tournament);
    expect(wishesOf(seated(state), field).differences).toBe(5 + 5 + 5 + 5 + 5);
    const worse = act(state, { kind: "exchange", a: 7, b: 9 });
    expect(wishesOf(seated(worse), field).differences).toBeGreaterThan(25);
  });
});

describe("players", () => {
  test("who come late have no point for the rounds that they missed, and play in the next", () => {
    let state = act(round(begin()), { kind: "add", name: "Lazy", rating: 1500 });
    expect(state.doc.tournament.players.at(-1)?.games).toEqual([
      { opponent: 0, color: undefined, result: "Z" },
    ]);
    state = draw(act(state, { kind: "add", name: "Later", rating: 0 }));
    expect(boards(state).join(" ")).toMatch(/\b7\b/);
    // Who comes after the draw waits for the next one.
    state = act(state, { kind: "add", name: "Latest", rating: 0 });
    state = act(play(state), { kind: "close" });
    expect(state.doc.tournament.players.at(-1)?.games.map(({ result }) => result)).toEqual(["Z", "Z"]);
    expect(errorsIn(writtenText(state.doc))).toEqual([]);
  });

  test("who come late may have half points for what they missed, and a number by their rating", () => {
    let state = all(
      begin(),
      { kind: "forbid", a: 2, b: 5 },
      { kind: "status", player: 6, status: "H", round: 3 },
    );
    state = draw(round(state));
    const before = state.doc;
    state = act(state, { kind: "add", name: "Lazy", rating: 1750, missed: "H", isPlaced: true });
    const { tournament, drawn } = state.doc;
    expect(tournament.players.map(({ name }) => name)).toEqual([
      "Ada",
      "Ben",
      "Cleo",
      "Lazy",
      "Dan",
      "Eva",
      "Finn",
    ]);
    expect(tournament.players[3]).toMatchObject({ points: 5, games: [{ opponent: 0, result: "H" }] });
    // Everybody has met and meets the same people as before, by name.
    const named = (doc: typeof before) => {
      const name = (id: number) => doc.tournament.players[id - 1]?.name;
      return {
        played: doc.tournament.players.flatMap((player) =>
          player.name === "Lazy" ? [] : [[player.name, player.games.map(({ opponent }) => name(opponent))]],
        ),
        drawn: doc.drawn?.boards.map(({ white, black }) => [name(white), name(black)]),
        original: doc.drawn?.original.pairs.map(({ white, black }) => [name(white), name(black)]),
        absent: doc.tournament.absences.flatMap(({ player }) =>
          name(player) === "Lazy" ? [] : name(player),
        ),
        forbidden: doc.tournament.forbidden.map(({ players }) => players.map(name)),
      };
    };
    expect(named(state.doc)).toEqual(named(before));
    expect(drawn?.boards).not.toEqual(before.drawn?.boards);
    // The round that is being played is missed as well.
    expect(tournament.absences).toContainEqual({ kind: "H", round: drawn?.round, player: 4 });
    expect(errorsIn(writtenText(state.doc))).toEqual([]);
    // After round 4 is paired numbers stay as they are.
    const late = round(round(round(begin(NAMES, 6))));
    const names = (one: ToolState) =>
      act(one, { kind: "add", name: "Lazy", rating: 1750, isPlaced: true }).doc.tournament.players.at(-1)
        ?.name;
    expect([names(late), names(draw(late))]).toEqual(["Finn", "Lazy"]);
  });

  test("can say that they are absent from several rounds at once", () => {
    const away = act(begin(NAMES, 5), { kind: "status", player: 1, status: "H", round: 2, last: 4 });
    expect(away.doc.tournament.absences.map(({ kind, round }) => `${kind}${round}`)).toEqual([
      "H2",
      "H3",
      "H4",
    ]);
    const back = act(away, { kind: "status", player: 1, status: "plays", round: 3, last: 5 });
    expect(back.doc.tournament.absences.map(({ kind, round }) => `${kind}${round}`)).toEqual(["H2"]);
    expect(act(away, { kind: "status", player: 1, status: "Z", round: 4, last: 6 }).doc.tournament).toBe(
      away.doc.tournament,
    );
  });

  test("who are absent are not paired and have what was agreed", () => {
    let state = act(begin(), { kind: "status", player: 1, status: "H" });
    expect(statusOf(state.doc, 1)).toBe("H");
    state = draw(state);
    expect(absentees(state.doc)).toEqual([{ id: 1, kind: "H" }]);
    expect(boards(state).join(" ")).not.toMatch(/\b1\b/);
    state = act(play(state), { kind: "close" });
    expect(state.doc.tournament.players[0]?.points).toBe(5);
    expect(statusOf(state.doc, 1)).toBe("plays");
    expect(state.doc.tournament.absences).toEqual([]);
  });

  test("who withdraw are absent from all that is left, and may come back", () => {
    let state = act(begin(NAMES, 4), { kind: "status", player: 2, status: "withdrawn" });
    expect(statusOf(state.doc, 2)).toBe("withdrawn");
    state = round(state);
    expect(statusOf(state.doc, 2)).toBe("withdrawn");
    expect(boards(draw(state)).join(" ")).not.toMatch(/\b2\b/);
    const back = act(state, { kind: "status", player: 2, status: "plays" });
    expect(back.doc.tournament.absences).toEqual([]);
    expect(boards(draw(back)).join(" ")).toMatch(/\b2\b/);
  });

  test("can say for the round after the one that is being played", () => {
    const state = act(draw(begin()), { kind: "status", player: 1, status: "Z" });
    expect(state.doc.tournament.absences).toEqual([{ kind: "Z", round: 2, player: 1 }]);
    expect(boards(state).join(" ")).toMatch(/\b1\b/);
  });

  test("can be removed before the first round only, with what names them", () => {
    const state = all(
      begin(),
      { kind: "forbid", a: 2, b: 5 },
      { kind: "status", player: 6, status: "H" },
      { kind: "remove", player: 3 },
    );
    expect(state.doc.tournament.players.map(({ name }) => name)).toEqual([
      "Ada",
      "Ben",
      "Dan",
      "Eva",
      "Finn",
    ]);
    expect(state.doc.tournament.forbidden.map(({ players }) => players)).toEqual([[2, 4]]);
    expect(state.doc.tournament.absences.map(({ player }) => player)).toEqual([5]);
    const later = round(state);
    expect(act(later, { kind: "remove", player: 1 })).toBe(later);
  });

  test("who must not meet do not", () => {
    const first = boards(draw(begin()))[0]?.split("-").map(Number) as [number, number];
    const state = draw(act(begin(), { kind: "forbid", a: first[1], b: first[0] }));
    expect(partnerOf(state, first[0])).not.toBe(first[1]);
    expect(act(state, { kind: "allow", index: 0 }).doc.tournament.forbidden).toEqual([]);
  });

  test("are renamed and rated in one step of undo for each field", () => {
    let state = begin();
    for (const [i, name] of ["A", "Al", "Ali"].entries())
      state = act(state, { kind: "rename", player: 1, name, time: 100 * i });
    state = act(state, { kind: "rate", player: 1, rating: 12345, time: 400 });
    expect(state.doc.tournament.players[0]).toMatchObject({ name: "Ali", rating: 9999 });
    state = all(state, { kind: "undo" }, { kind: "undo" });
    expect(state.doc.tournament.players[0]).toMatchObject({ name: "Ada", rating: 2000 });
  });
});

describe("undo", () => {
  test("is not redone after something else was done", () => {
    const state = all(draw(begin()), { kind: "undo" }, { kind: "add", name: "Lazy", rating: 0 });
    expect(act(state, { kind: "redo" })).toBe(state);
  });

  test("undoes everything, and redo does it again", () => {
    const start = begin(`${NAMES}\nGus`, 4);
    const random = seededRandom(7);
    const states = [start];
    const some = (): Action[] => [
      { kind: "exchange", a: 1 + Math.floor(7 * random()), b: 1 + Math.floor(7 * random()) },
      {
        kind: "status",
        player: 1 + Math.floor(7 * random()),
        status: (["plays", "H", "withdrawn"] as const)[Math.floor(3 * random())] ?? "Z",
      },
      { kind: "add", name: "Lazy", rating: 0 },
      { kind: "forbid", a: 1, b: 1 + Math.floor(7 * random()) },
      { kind: "detail", detail: "title", text: `T${random()}`, time: 1e6 * states.length },
      { kind: "rounds", rounds: 4 + Math.floor(4 * random()) },
    ];
    for (let i = 0; i < 60; i++) {
      const last = states.at(-1) as ToolState;
      const { drawn } = last.doc;
      const next =
        i % 5 === 0 && !drawn
          ? draw(last)
          : i % 7 === 0
            ? act(play(last), { kind: "close" })
            : act(last, some()[i % 6]);
      if (next !== last) states.push(next);
    }
    expect(states.length).toBeGreaterThan(30);
    let state = states.at(-1) as ToolState;
    const depth = state.past.length;
    for (let i = 0; i < depth; i++) state = act(state, { kind: "undo" });
    expect(textOf(state.doc)).toBe(textOf(startTool("").doc));
    for (let i = 0; i < depth; i++) state = act(state, { kind: "redo" });
    expect(state.doc).toEqual(states.at(-1)?.doc);
    expect(act(state, { kind: "redo" })).toBe(state);
  });
});

describe("the text", () => {
  test("of an open is read back without errors after every step of it, by each method and with odd events", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 13 }),
        fc.integer({ min: 1, max: 5 }),
        fc.nat(),
        (n, rounds, seed) => {
          const random = seededRandom(seed);
          const pick = <T>(list: readonly T[]): T => list[Math.floor(list.length * random())];
          let state = begin(Array.from({ length: n }, (_, i) => `P${i}, ${2000 - i}`).join("\n"), rounds);
          const check = () => {
            const text = writtenText(state.doc);
            expect(errorsIn(text)).toEqual([]);
            const again = startTool(text).doc;
            expect(isBroken(again)).toBe(false);
            expect(again.tournament).toEqual(state.doc.tournament);
            expect(again.drawn).toEqual(state.doc.drawn);
          };
          for (let r = 1; r <= rounds; r++) {
            const count = state.doc.tournament.players.length;
            const id = () => 1 + Math.floor(count * random());
            if (random() < 0.4)
              state = act(state, {
                kind: "status",
                player: id(),
                status: pick(["H", "F", "Z", "withdrawn", "plays"] as const),
              });
            if (random() < 0.2) state = act(state, { kind: "add", name: `Lazy ${r}`, rating: 1500 });
            if (random() < 0.2) state = act(state, { kind: "forbid", a: id(), b: id() });
            state = draw(state, pick(["basic", "semi", "group", "exact"] as const));
            if (random() < 0.4) state = act(state, { kind: "exchange", a: id(), b: id() });
            check();
            state = play(state, () => pick(OUTCOMES));
            check();
            if (!state.doc.drawn || !canClose(state.doc.drawn)) return;
            state = act(state, { kind: "close" });
            check();
          }
          expect(isOver(state.doc)).toBe(true);
          expect(standingsOf(state.doc.tournament)).toHaveLength(state.doc.tournament.players.length);
        },
      ),
      { numRuns: tries(120) },
    );
  });

  test("of every file of the corpus opens, goes out with the same games and can be paired", () => {
    for (const { text } of readCorpus().slice(0, 120)) {
      const { doc } = startTool(text);
      expect(isBroken(doc)).toBe(false);
      const again = readTrf(writtenText(doc)).tournament;
      expect(again?.players.map(({ games }) => games)).toEqual(
        doc.tournament.players.map(({ games }) => games),
      );
      expect(playedRounds(doc.tournament)).toBe(
        Math.max(0, ...doc.tournament.players.map(({ games }) => games.length)),
      );
    }
  });

  test("with mistakes keeps what was typed and the tournament before, and takes nothing else until it is mended", () => {
    const good = startTool(EXAMPLE);
    const bad = EXAMPLE.replace("2.0    5", "2.5    5");
    const state = act(good, { kind: "type", text: bad, time: 0 });
    expect(isBroken(state.doc)).toBe(true);
    expect(state.doc.file?.problems).toMatchObject([
      { severity: "error", about: "rule", kind: "points", line: 4, column: 81 },
    ]);
    expect(textOf(state.doc)).toBe(bad);
    expect(state.doc.tournament).toBe(good.doc.tournament);
    expect(act(state, { kind: "discard" })).toBe(state);
    expect(act(state, { kind: "rename", player: 1, name: "X", time: 0 })).toBe(state);
    const mended = act(state, { kind: "type", text: EXAMPLE, time: 5000 });
    expect(isBroken(mended.doc)).toBe(false);
    expect(mended.doc.tournament).toEqual(good.doc.tournament);
    expect(act(state, { kind: "put-away" }).doc.tournament).toBe(good.doc.tournament);
    expect(act(act(state, { kind: "put-away" }), { kind: "undo" }).doc.file?.text).toBe(bad);
  });

  test("of every malformed file shows its mistakes, and is kept as it is", () => {
    for (const name of malformedNames().filter((each) => /^(0[1-8]|1[0-4]|16|17|2[0-9]|30)/.test(each))) {
      const { text, encoding } = decode(readMalformed(name));
      const { doc } = startTool(text, encoding);
      const wanted = readTrf(readMalformed(name));
      expect(doc.file?.problems, name).toEqual(wanted.problems);
      expect(isBroken(doc)).toBe(wanted.tournament === undefined);
      expect(textOf(doc)).toBe(text);
    }
  });

  test("in another encoding is read in the code that is chosen, which is guessed", () => {
    const names = {
      "windows-1250": "Łukasiewicz, Žofie",
      "windows-1251": "Пешков, Ян",
      macintosh: "Møller, Zoë",
    };
    for (const [code, name] of Object.entries(names) as [Encoding, string][]) {
      const text = EXAMPLE.replace("Tanaka, Ren".padEnd(18), name.padEnd(18));
      expect(text).toContain(name);
      const letters = decodedAs(
        Uint8Array.from({ length: 256 }, (_, byte) => byte),
        code,
      );
      const read = decode(Uint8Array.from(text, (letter) => letters.indexOf(letter)));
      const wrong = startTool(read.text, read.encoding);
      expect(isBroken(wrong.doc)).toBe(true);
      const file = wrong.doc.file as NonNullable<Doc["file"]>;
      if (code !== "macintosh") expect(likelyCode(file)).toBe(code);
      expect(namesInCode(file, code)).toEqual([name]);
      const right = act(wrong, { kind: "type", text: inCode(file, code), time: 0 });
      expect(isBroken(right.doc)).toBe(false);
      expect(textOf(right.doc)).toBe(text);
      expect(inCode(file, "windows-1252")).not.toBe(text);
    }
  });

  test("of a rematch is accepted when the arbiter says so", () => {
    const rematch = decode(readMalformed(malformedNames().find((name) => name.startsWith("10")) as string));
    const again = startTool(rematch.text, rematch.encoding);
    expect(isBroken(again.doc)).toBe(true);
    const accepted = act(again, { kind: "accept" });
    expect(isBroken(accepted.doc)).toBe(false);
    expect(isBroken(startTool(writtenText(accepted.doc)).doc)).toBe(false);
  });

  test("in UTF-16, with either end first, is read as it is", () => {
    const little = Buffer.from(`\uFEFF${EXAMPLE.replace("Kovac", "Kovač")}`, "utf16le");
    for (const bytes of [little, Buffer.from(little).swap16()]) {
      const { text, encoding } = decode(bytes);
      expect(encoding).toEqual([]);
      expect(text).toBe(EXAMPLE.replace("Kovac", "Kovač"));
    }
  });

  test("of byes that a file announces in its last column says them as absences", () => {
    const text = EXAMPLE.split("\n")
      .filter((line) => !line.startsWith("###"))
      .map((line) => (line.startsWith("001    2") ? `${line}  0000 - H` : line))
      .join("\n");
    const { doc } = startTool(text);
    expect(isBroken(doc)).toBe(false);
    expect(statusOf(doc, 2)).toBe("H");
    expect(doc.tournament.players.every(({ games }) => games.length === 3)).toBe(true);
  });

  test("of comments that fit no tournament leaves them out", () => {
    for (const lie of ["board 3 3", "board 1 12", "bye 1"]) {
      const text = EXAMPLE.replace("### kibitz bye 8", `### kibitz ${lie}`);
      expect(text).not.toBe(EXAMPLE);
      expect(startTool(text).doc.drawn).toBeUndefined();
    }
    expect(startTool(EXAMPLE).doc.drawn?.boards).toHaveLength(5);
  });
});

test("the example is an open after three rounds, as the system of FIDE pairs it", () => {
  const { doc } = startTool(EXAMPLE);
  expect(doc.file?.problems).toEqual([]);
  expect(titleOf(doc.tournament)).toBe("Autumn Open");
  expect(playedRounds(doc.tournament)).toBe(3);
  const { pairs, bye } = pairByMethod(doc.tournament, "dutch");
  expect(doc.drawn?.original).toEqual({ pairs, bye, unpaired: [] });
  const results = new Set(doc.tournament.players.flatMap(({ games }) => games.map(({ result }) => result)));
  for (const result of ["+", "-", "H", "U"] as const) {
    expect(RESULTS).toContain(result);
    expect(results).toContain(result);
  }
});

describe("what is kept", () => {
  test("is the tool as it was, with what undo brings back", () => {
    let state = startTool(EXAMPLE);
    state = act(state, { kind: "result", board: 1, outcome: "draw" });
    state = act(state, { kind: "method", method: "semi" });
    state = act(state, { kind: "begin", tournament: begin().doc.tournament });
    const again = parseState(formatState(state)) as ToolState;
    const told = ({ doc }: ToolState) => [textOf(doc), doc.tournament, doc.drawn, doc.method];
    expect(told(again)).toEqual(told(state));
    expect(told(act(again, { kind: "undo" }))).toEqual(told(act(state, { kind: "undo" })));
  });

  test("has a wrong text, its wrong bytes, and the tournament before it", () => {
    const { text, encoding } = decode(
      readMalformed(malformedNames().find((name) => name.startsWith("29")) as string),
    );
    const state = act(startTool(EXAMPLE), { kind: "open", text, encoding });
    const again = parseState(formatState(state)) as ToolState;
    expect(again.doc.file).toEqual(state.doc.file);
    expect(isBroken(again.doc)).toBe(true);
    expect(textOf(act(again, { kind: "put-away" }).doc)).toBe(EXAMPLE);
  });

  test("is nothing when it is something else", () => {
    for (const json of ["", "{}", "null", "[1]", '{"own":3}']) expect(parseState(json)).toBeUndefined();
  });
});

test("a file of another program in which results are missing is opened with its round, and goes on", () => {
  const rows = [
    "   2 w 1     4 b 0  ",
    "   1 b 0     3 w    ",
    "   4 w =     2 b    ",
    "   3 b =     1 w 1  ",
  ];
  const points = ["1.0", "0.0", "0.5", "0.5"];
  const records = rows.map((row, i) =>
    `001 ${String(i + 1).padStart(4)}      ${`P${i + 1}`.padEnd(33)}                                 ${points[i]?.padStart(4)}       ${row}`.trimEnd(),
  );
  const state = startTool(["XXR 3", ...records].join("\n"));
  expect(isBroken(state.doc)).toBe(false);
  expect(state.doc.drawn).toMatchObject({
    round: 2,
    boards: [
      { white: 2, black: 3, outcome: undefined },
      { white: 4, black: 1, outcome: "1-0" },
    ],
    isForeign: true,
  });
  const again = startTool(writtenText(state.doc));
  expect(again.doc.drawn).toEqual(state.doc.drawn);
  const over = act(act(state, { kind: "result", board: 0, outcome: "draw" }), { kind: "close" });
  expect(over.doc.tournament.players.map((player) => player.points)).toEqual([10, 5, 10, 15]);
});

describe("a name", () => {
  test("that is too long is cut, and that is told", () => {
    const long = "Wolfeschlegelsteinhausenbergerdorff, Hubert";
    expect(parseEntries(`${long}, 1850\nAda`)).toMatchObject([
      { name: long.slice(0, 33), rating: 1850, isCut: true },
      { name: "Ada" },
    ]);
    expect(parseEntries("Ada")[0]).not.toHaveProperty("isCut");
    expect(lateWords.begin.cut([long.slice(0, 33)], 33)).toContain("cut to 33 characters");
  });

  test("does not turn the direction of the page, and a rating with a slip is no number of FIDE", () => {
    expect(parseEntries("Ada\u202e Okafor")[0]?.name).toBe("Ada Okafor");
    expect(parseEntries("Ada, 99999")[0]).toMatchObject({ fideId: "", rating: 0, name: "Ada, 99999" });
    expect(parseEntries("Ada, 1503014, 2830")[0]).toMatchObject({ fideId: "1503014", rating: 2830 });
  });

  test("of a pair that is forbidden holds from the next round on, which says nothing of games that were played", () => {
    const state = { ...startTool(writeTrf({ ...lastRound, rounds: 5 })) };
    const [, , third] = lastRound.players;
    expect(third?.games[0]?.opponent).toBe(1);
    const next = act(state, { kind: "forbid", a: 3, b: 1 }).doc;
    expect(next.tournament.forbidden).toEqual([{ first: 3, last: FOR_GOOD, players: [1, 3] }]);
    expect(problemsOf(next).filter(({ kind }) => kind === "opponent")).toEqual([]);
  });
});

describe("a reason", () => {
  test("why topscorers meet, and others who must have the same color do not", () => {
    const why = whyWords;
    const name = (id: number) => `No. ${id}`;
    expect(why.topscorers([1, 2], "white", 1, name)).toBe(
      "Both must have White. Before the last round No. 1 and No. 2 are topscorers, with more than half of the possible points, so FIDE lets the two meet; No. 1 gets White.",
    );
    expect(why.topscorers([1], "black", 2, name)).toContain("No. 1 is a topscorer");
    const colors = (isLast: boolean) =>
      why.reason({ kind: "colors" }, { better: "Ada", other: "Ben", name, must: "white", out: [], isLast });
    expect(colors(false)).toBe("Ben: both must have White now.");
    expect(colors(true)).toBe("Ben: both must have White now, and neither is a topscorer.");
  });

  const why = whyWords;
  const told = (out: readonly number[]) =>
    why.reason(
      { kind: "incomplete" },
      {
        better: "Ada (1 point)",
        other: "Ben (1 point)",
        name: (id) => `No. ${id}`,
        must: undefined,
        out,
        isLast: false,
      },
    );

  test("that others could not be paired names who stays out meanwhile, at most three", () => {
    const start = "Ben (1 point): allowed, but then the others could not all be paired";
    expect(told([])).toBe(`${start}.`);
    expect(told([7])).toBe(`${start} while No. 7 stays out.`);
    expect(told([7, 9])).toBe(`${start} while No. 7 and No. 9 stay out.`);
    expect(told([7, 9, 2, 4, 5])).toBe(`${start} while No. 7; No. 9; No. 2 and 2 more stay out.`);
  });

  test("that is a question ends with its own mark", () => {
    const problem = (message: string) =>
      lateWords.text.problem({
        severity: "error",
        about: "syntax",
        kind: "columns",
        line: 1,
        column: 1,
        message,
      });
    expect(problem("found x: are the columns shifted?")).toBe("Found x: are the columns shifted?");
    expect(problem("found x")).toBe("Found x.");
  });
});

describe("a mark", () => {
  const at = (line: number, column: number) =>
    ({ severity: "error", about: "syntax", kind: "number", line, column, message: "" }) as const;

  test("takes the word at its place, or the field that begins with blanks, or a blank beyond the end", () => {
    const text = "one two\n   2.5 x\n\nend";
    const marked = (line: number, column: number) => {
      const pieces = cutLines(text, [at(line, column)])[line - 1] ?? [];
      expect(
        pieces
          .map((piece) => piece.text)
          .join("")
          .trimEnd(),
      ).toBe(text.split("\n")[line - 1]);
      return pieces.find(({ problem }) => problem)?.text;
    };
    expect([marked(1, 5), marked(2, 3), marked(3, 1), marked(4, 9)]).toEqual(["two", " 2.5", " ", " "]);
    expect(placeOf(text, at(1, 5))).toEqual([4, 7]);
    expect(text.slice(...placeOf(text, at(2, 3)))).toBe(" 2.5");
    expect(placeOf(text, at(4, 9))).toEqual([text.length, text.length]);
  });

  test("is at its place after letters that are two units of UTF-16", () => {
    const text = "😀😀 two\n    😀x\nend😀";
    const marked = (line: number, column: number) =>
      cutLines(text, [at(line, column)])[line - 1]?.find(({ problem }) => problem)?.text;
    expect([marked(1, 4), marked(1, 1), marked(1, 2), marked(3, 5)]).toEqual(["two", "😀😀", "😀", " "]);
    // A field of four characters is not cut within the last one.
    expect(marked(2, 2)).toBe("   😀");
    expect(text.slice(...placeOf(text, at(1, 4)))).toBe("two");
    expect(columnOf("😀😀 two", "😀😀 ".length)).toBe(4);
  });

  test("is the same whatever letters a name has", () => {
    const wrong = (letter: string) => {
      const { text } = {
        text: EXAMPLE.replace("Okafor, Ada", `Ok${letter}for, Ada`).replace("2105", "21x5"),
      };
      const { problems } = readTrf(text);
      const problem = problems.find(({ severity }) => severity === "error");
      if (!problem) throw new RangeError("the rating was read");
      const { line, column } = problem;
      const piece = cutLines(text, [problem])[line - 1]?.find((each) => each.problem)?.text;
      return { line, column, piece, selected: text.slice(...placeOf(text, problem)) };
    };
    expect(wrong("a").piece).toBe("21x5");
    expect(wrong("😀")).toEqual(wrong("a"));
  });

  test("is made once where two problems share a word", () => {
    const [pieces = []] = cutLines("abcdef gh", [at(1, 3), at(1, 1), at(1, 8)]);
    expect(pieces.map((piece) => [piece.text, piece.problem?.column])).toEqual([
      ["abcdef", 1],
      [" ", undefined],
      ["gh", 8],
    ]);
  });

  test("never loses a letter of the text, wherever problems are", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("a", " ", "\n"), maxLength: 40 }),
        fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 20 })), { maxLength: 6 }),
        (text, places) => {
          const lines = cutLines(
            text,
            places.map(([line, column]) => at(line, column)),
          );
          const again = lines.map((pieces) =>
            pieces
              .map((piece) => piece.text)
              .join("")
              .trimEnd(),
          );
          expect(again).toEqual(text.split("\n").map((line) => line.trimEnd()));
        },
      ),
    );
  });
});

describe("a list", () => {
  test("for a table keeps its columns whatever the names are", () => {
    const state = round(begin('=1+1\nSmith, "Bo"\nC'));
    const rows = parseCsv<Record<string, string>>(roundCsv(state.doc, 1), { columns: true });
    expect(rows).toHaveLength(2);
    expect(new Set(rows.flatMap(({ white, black }) => [white, black]))).toEqual(
      new Set(["'=1+1", 'Smith, "Bo"', "C", ""]),
    );
    expect(rows[0]).toMatchObject({ round: "1", board: "1", white_result: "1", black_result: "0" });
    expect(rows[1]).toMatchObject({ board: "", white_result: "U" });
  });

  test("says points as people do", () => {
    expect([0, 5, 10, 25, 33].map(shownPoints)).toEqual(["0", "½", "1", "2½", "3.3"]);
    expect([0, 50, 125, 475, 333 + 1 / 3].map(shownHundredths)).toEqual(["0", "0.5", "1.25", "4.75", "3.33"]);
    expect([0, 1000, 2000].map(shownHundredths)).toEqual(["0", "10", "20"]);
  });
});

function seated({ doc }: ToolState) {
  const { boards = [], bye } = doc.drawn ?? {};
  return { pairs: boards, bye };
}

function partnerOf({ doc }: ToolState, id: number): number | undefined {
  const board = doc.drawn?.boards.find(({ white, black }) => white === id || black === id);
  return board && (board.white === id ? board.black : board.white);
}
