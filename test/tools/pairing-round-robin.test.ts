import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRandom } from "#algorithms/core/text/random.ts";
import { bergerTable } from "#algorithms/engines/schedules/berger-table.ts";
import { doubleRound } from "#algorithms/engines/schedules/schedule.ts";
import { readTrf } from "#algorithms/engines/swiss/read-trf.ts";
import { standingsOf } from "#algorithms/engines/swiss/standings.ts";
import { TIE_BREAK_CODES, type TieBreakCode } from "#algorithms/engines/swiss/tie-breaks/tie-breaks.ts";
import type { Action } from "#src/tools/pairing/actions.ts";
import type { Doc } from "#src/tools/pairing/doc.ts";
import { roundText } from "#src/tools/pairing/file/exports.ts";
import { formatState, parseState } from "#src/tools/pairing/file/memory.ts";
import { problemsOf, writtenText } from "#src/tools/pairing/file/trf-text.ts";
import { pairingRows, scheduledCard } from "#src/tools/pairing/papers/paper-rows.ts";
import { publishedPage } from "#src/tools/pairing/papers/publish.ts";
import { paperWords } from "#src/tools/pairing/papers/words.en.ts";
import { OUTCOMES, type Outcome } from "#src/tools/pairing/round/results.ts";
import { roundRobinText } from "#src/tools/pairing/round-robin/begin.ts";
import { outcomeIn, type RoundRobin, withdrawalsOf } from "#src/tools/pairing/round-robin/model.ts";
import { act, startTool, type ToolState } from "#src/tools/pairing/state.ts";
import { pairingWords } from "#src/tools/pairing/words.en.ts";
import { tries } from "#test/depth.ts";
import { naiveStandings } from "#test/support/naive/naive-tie-breaks.ts";
import official from "../fixtures/berger-tables-3-16.json" with { type: "json" };

const NAMES = ["Anna", "Boris", "Chiara", "David", "Emma", "Farid", "Greta", "Hugo", "Ingrid", "Jorge"];

/** The Berger table as the schedule maker hands it over. */
function begun(n: number, isDouble = false): ToolState {
  const { rounds, byes } = isDouble ? doubleRound(bergerTable(n), true) : bergerTable(n);
  return startTool(
    roundRobinText({
      title: "Club championship",
      names: NAMES.slice(0, n),
      rounds: rounds.map((games, r) => ({
        boards: games.map(([white, black]) => ({ white, black, outcome: undefined })),
        bye: byes[r],
      })),
      dates: [],
    }),
  );
}

const done = (state: ToolState, ...actions: readonly Action[]): ToolState =>
  actions.reduce((each, action) => act(each, action), state);

const scheduleOf = ({ doc }: ToolState): RoundRobin => {
  if (!doc.schedule) throw new RangeError("the schedule is gone");
  return doc.schedule;
};

/** The action that enters the result of a game, whoever has White. */
function score(state: ToolState, first: number, second: number, outcome: Outcome): Action {
  for (const [r, { boards }] of scheduleOf(state).rounds.entries()) {
    const board = boards.findIndex(({ white, black }) => white === first && black === second);
    if (board >= 0) return { kind: "score", round: r + 1, board, outcome };
  }
  throw new RangeError(`${first} has no White against ${second}`);
}

/** Results for a share of all games, and some who leave. */
function random(n: number, isDouble: boolean, seed: number): ToolState {
  const chance = seededRandom(seed);
  let state = begun(n, isDouble);
  const share = chance();
  for (const [r, { boards }] of scheduleOf(state).rounds.entries()) {
    for (const board of boards.keys()) {
      if (chance() > share) continue;
      const outcome = OUTCOMES[Math.floor(OUTCOMES.length * chance())];
      state = act(state, { kind: "score", round: r + 1, board, outcome });
    }
  }
  for (let many = Math.floor(3 * chance()); many > 0; many--)
    state = act(state, { kind: "withdraw", player: 1 + Math.floor(n * chance()), isGone: true });
  return state;
}

const some = [fc.integer({ min: 2, max: 9 }), fc.boolean(), fc.nat()] as const;

describe("a round robin from the schedule maker", () => {
  test("has all rounds of the published table, with its colors and byes", () => {
    // FIDE's table for 5 or 6 players; of five the last number is the bye.
    const printed =
      official.tables[1]?.rounds.map((round) => round.map((game) => game.join("-")).join(" ")) ?? [];
    expect(printed).toHaveLength(5);
    const told = (state: ToolState) =>
      scheduleOf(state).rounds.map(({ boards }) =>
        boards.map(({ white, black }) => `${white}-${black}`).join(" "),
      );
    expect(told(begun(6))).toEqual(printed);
    const five = begun(5);
    expect(told(five)).toEqual(printed.map((line) => line.replace(/\S*6\S* /, "")));
    expect(scheduleOf(five).rounds.map(({ bye }) => bye)).toEqual(official.tables[1]?.bye_if_odd);
    expect(five.doc.tournament).toMatchObject({ rounds: 5, roundRobin: { games: 4, out: [] } });
    expect(five.doc.file?.problems.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(scheduleOf(begun(6, true)).rounds).toHaveLength(10);
  });

  test("takes results in any order, and undo takes them back", () => {
    const start = begun(4);
    const late = done(start, { kind: "score", round: 3, board: 1, outcome: "draw" });
    const game = scheduleOf(late).rounds[2]?.boards[1];
    if (!game) throw new RangeError("round 3 has no second board");
    expect(late.doc.tournament.players[game.white - 1]).toMatchObject({
      points: 5,
      games: [{ result: "Z" }, { result: "Z" }, { opponent: game.black, color: "white", result: "=" }],
    });
    expect(act(late, { kind: "undo" }).doc).toEqual(start.doc);
    const taken = done(late, { kind: "score", round: 3, board: 1, outcome: undefined });
    expect(taken.doc.schedule).toEqual(start.doc.schedule);
    expect(taken.doc.tournament.players.map(({ points }) => points)).toEqual([0, 0, 0, 0]);
  });

  test("has nothing that only a Swiss has", () => {
    const start = begun(4);
    const actions: readonly Action[] = [
      {
        kind: "draw",
        pairing: { pairs: [{ white: 1, black: 2 }], bye: undefined, unpaired: [] } as never,
        method: "dutch",
      },
      { kind: "add", name: "Lazy", rating: 0 },
      { kind: "remove", player: 1 },
      { kind: "rounds", rounds: 9 },
      { kind: "status", player: 1, status: "withdrawn" },
      { kind: "reopen" },
    ];
    for (const action of actions) expect(act(start, action)).toBe(start);
    const renamed = act(start, { kind: "rename", player: 1, name: "Ann", time: 0 });
    expect(renamed.doc.tournament.players[0]?.name).toBe("Ann");
    expect(renamed.doc.schedule).toEqual(start.doc.schedule);
  });

  test("comes back from its file and from what the browser keeps, whatever was entered", () => {
    fc.assert(
      fc.property(...some, (n, isDouble, seed) => {
        const state = random(n, isDouble, seed);
        const text = writtenText(state.doc);
        const again = startTool(text).doc;
        const core = ({ tournament, schedule }: Doc) => ({ tournament, schedule });
        expect(core(again)).toEqual(core(state.doc));
        expect(writtenText(again)).toBe(text);
        const { problems } = readTrf(text);
        expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
        const kept = parseState(formatState(state));
        expect(kept && core(kept.doc)).toEqual(core(state.doc));
      }),
      { numRuns: tries(150) },
    );
  });

  test("takes a result that is mended in the text, and keeps what does not fit", () => {
    const state = done(begun(4), { kind: "score", round: 1, board: 0, outcome: "1-0" });
    const text = writtenText(state.doc);
    const mended = text
      .replace(/(4 w) 1$/m, "$1 0")
      .replace(/(1 b) 0$/m, "$1 1")
      .replace(/(\s)1\.0(.*4 w 0)$/m, "$10.0$2")
      .replace(/(\s)0\.0(.*1 b 1)$/m, "$11.0$2");
    expect(scheduleOf(startTool(mended)).rounds[0]?.boards[0]?.outcome).toBe("0-1");
    // The record says who had White, where that was mended, too.
    const turned = text.replace(/4 w 1$/m, "4 b 1").replace(/1 b 0$/m, "1 w 0");
    expect(scheduleOf(startTool(turned)).rounds[0]?.boards[0]).toEqual({
      white: 4,
      black: 1,
      outcome: "0-1",
    });
    const twice = writtenText(begun(4).doc).replace("schedule 1 1-4 2-3", "schedule 1 1-2 4-3");
    expect(startTool(twice).doc.schedule).toBeUndefined();
    const { doc } = startTool(text.replace(/^.*schedule 2.*\n/m, ""));
    expect(doc.schedule).toBeUndefined();
    expect(doc.tournament.notes.filter((note) => note.includes("schedule"))).toHaveLength(2);
  });
});

describe("the standings of a round robin", () => {
  test("are worked by hand: Sonneborn–Berger, direct encounter, wins, Black, Koya", () => {
    const start = begun(4);
    // Round 1: 1-4, 2-3; round 2: 4-3, 1-2; round 3: 2-4, 3-1. Points: 2, 1½, 1½ and 1.
    const state = done(
      start,
      ...[score(start, 1, 4, "0-1"), score(start, 2, 3, "draw"), score(start, 4, 3, "0-1")],
      ...[score(start, 1, 2, "1-0"), score(start, 2, 4, "1-0"), score(start, 3, 1, "0-1")],
    );
    const codes: readonly TieBreakCode[] = ["DE", "SB", "WIN", "BPG", "KS"];
    const rows = standingsOf(state.doc.tournament, codes);
    // 1 beat 2 and 3, who have 1½ each. 2 and 3 drew, and each beat 4: ½ · 1½ + 1. 3 had Black once more. 4 beat 1.
    expect(rows.map(({ id, rank, points, values }) => [id, rank, points, ...values])).toEqual([
      [1, 1, 20, undefined, 300, 2, 1, 200],
      [3, 2, 15, 50, 175, 1, 2, 50],
      [2, 3, 15, 50, 175, 1, 1, 50],
      [4, 4, 10, undefined, 200, 1, 2, 100],
    ]);
  });

  test("agree with the regulations read once more, forfeits and byes and those who left included", () => {
    let out = 0;
    fc.assert(
      fc.property(
        ...some,
        fc.shuffledSubarray([...TIE_BREAK_CODES], { minLength: 1, maxLength: 5 }),
        (n, isDouble, seed, codes) => {
          const { tournament } = random(n, isDouble, seed).doc;
          const rows = standingsOf(tournament, codes).map(({ id, rank, values }) => ({ id, rank, values }));
          expect(rows).toEqual(naiveStandings(tournament, codes));
          out += tournament.roundRobin?.out.length ?? 0;
        },
      ),
      { numRuns: tries(300) },
    );
    expect(out).toBeGreaterThan(20);
  });

  test("are those of a plain list of games", () => {
    fc.assert(
      fc.property(...some, (n, isDouble, seed) => {
        const state = random(n, isDouble, seed);
        const schedule = scheduleOf(state);
        const { out = [] } = state.doc.tournament.roundRobin ?? {};
        const points = new Array<number>(n + 1).fill(0);
        const games = schedule.rounds
          .flatMap(({ boards }) => boards)
          .flatMap((game) => {
            const outcome = outcomeIn(schedule, game);
            if (!outcome || out.includes(game.white) || out.includes(game.black)) return [];
            const white = { "1-0": 1, "+--": 1, draw: 0.5, "h-0": 0.5 }[outcome as string] ?? 0;
            const black = { "0-1": 1, "--+": 1, draw: 0.5, "0-h": 0.5 }[outcome as string] ?? 0;
            points[game.white] = (points[game.white] ?? 0) + white;
            points[game.black] = (points[game.black] ?? 0) + black;
            return [{ ...game, won: [white, black] as const }];
          });
        const berger = new Array<number>(n + 1).fill(0);
        for (const { white, black, won } of games) {
          berger[white] = (berger[white] ?? 0) + won[0] * (points[black] ?? 0);
          berger[black] = (berger[black] ?? 0) + won[1] * (points[white] ?? 0);
        }
        for (const { id, points: tenths, values } of standingsOf(state.doc.tournament, ["SB"])) {
          expect(tenths / 10).toBe(points[id]);
          expect((values[0] ?? 0) / 100).toBe(berger[id]);
        }
      }),
      { numRuns: tries(150) },
    );
  });
});

describe("somebody who leaves a round robin", () => {
  /** Player 1 of five has four games: they lose to nobody, and leave after so many of them. */
  function left(many: number): ToolState {
    let state = begun(5);
    let known = 0;
    for (const [r, { boards }] of scheduleOf(state).rounds.entries()) {
      for (const [board, { white, black }] of boards.entries()) {
        if ((white !== 1 && black !== 1) || known === many) continue;
        known++;
        state = act(state, { kind: "score", round: r + 1, board, outcome: white === 1 ? "1-0" : "0-1" });
      }
    }
    return act(state, { kind: "withdraw", player: 1, isGone: true });
  }

  test("before half of his games is taken out: his results stand in the file and count for nobody", () => {
    const { doc } = left(1);
    expect(withdrawalsOf(scheduleOf(left(1)))).toEqual([
      { player: 1, completed: 1, games: 4, counts: false },
    ]);
    expect(doc.tournament.players.map(({ points }) => points)).toEqual([0, 0, 0, 0, 0]);
    expect(doc.tournament.roundRobin).toEqual({ games: 3, out: [1] });
    expect(standingsOf(doc.tournament).map(({ id }) => id)).toEqual([2, 3, 4, 5]);
    const text = writtenText(doc);
    // The win is rated, and worth nothing; the games that they do not play are nothing to be rated.
    expect(text).toMatch(/^299 W {9}0\.0 {4}\d {4}1$/m);
    expect(text.match(/^299 /gm)).toHaveLength(1);
    expect(problemsOf(doc).filter(({ kind }) => kind === "record")).toEqual([]);
    expect(text).toMatch(/^001 {4}1 .* w 1/m);
    expect(text).toContain("### kibitz withdrawn 1\n");
  });

  test("after half of them keeps his points, and loses the rest by default", () => {
    const { doc } = left(2);
    expect(withdrawalsOf(scheduleOf(left(2)))).toEqual([{ player: 1, completed: 2, games: 4, counts: true }]);
    expect(doc.tournament.players[0]?.points).toBe(20);
    expect(doc.tournament.players.map(({ points }) => points).sort()).toEqual([0, 0, 10, 10, 20]);
    expect(standingsOf(doc.tournament)).toHaveLength(5);
    expect(writtenText(doc)).not.toContain("299 ");
  });

  test("comes back with everything as it was", () => {
    const gone = left(1);
    const back = act(gone, { kind: "withdraw", player: 1, isGone: false });
    expect(back.doc.tournament.players[0]?.points).toBe(10);
    expect(back.doc.schedule?.rounds).toEqual(gone.doc.schedule?.rounds);
    expect(act(gone, { kind: "undo" }).doc.schedule).toEqual(back.doc.schedule);
  });

  test("has not completed a game that he lost by default himself", () => {
    const state = done(
      begun(4),
      ...[1, 2].map((round): Action => {
        const boards = scheduleOf(begun(4)).rounds[round - 1]?.boards ?? [];
        const board = boards.findIndex(({ white, black }) => white === 1 || black === 1);
        return { kind: "score", round, board, outcome: boards[board]?.white === 1 ? "--+" : "+--" };
      }),
      { kind: "withdraw", player: 1, isGone: true },
    );
    expect(withdrawalsOf(scheduleOf(state))[0]).toMatchObject({ completed: 0, games: 3, counts: false });
  });

  test("and another one who leaves: nobody comes to their game", () => {
    const state = done(
      begun(4),
      { kind: "withdraw", player: 1, isGone: true },
      { kind: "withdraw", player: 2, isGone: true },
    );
    const game = scheduleOf(state)
      .rounds.flatMap(({ boards }) => boards)
      .find(({ white, black }) => white + black === 3);
    expect(game && outcomeIn(scheduleOf(state), game)).toBe("---");
    expect(state.doc.tournament.roundRobin).toEqual({ games: 1, out: [1, 2] });
  });
});

describe("what is taken away of a round robin", () => {
  /** Four players meet twice; 1 and 2 have drawn their first game, and 2 has won the second one. */
  const two = done(
    begun(4, true),
    ...[score(begun(4, true), 1, 2, "draw"), score(begun(4, true), 2, 1, "1-0")],
  );
  const w = paperWords;

  test("lists a round before it is played, and each player's whole way", () => {
    expect(roundText(two.doc, 1, pairingWords)).toBe("Round 1\n1. Anna – David\n2. Boris – Chiara\n");
    const [first] = pairingRows(two.doc, 1, w).rows;
    expect(first).toEqual(["1", "Anna", "", "0", "–", "0", "", "David"]);
    const { rows } = scheduledCard(two.doc, 1, w);
    expect(rows).toHaveLength(6);
    expect(rows.filter(([, , opponent]) => opponent === "Boris")).toEqual([
      ["3", "White", "Boris", "½"],
      ["5", "Black", "Boris", "0"],
    ]);
  });

  test("has both games of a pair in one box, and in brackets what does not count", () => {
    const rows = (state: ToolState) =>
      [...publishedPage(state.doc).matchAll(/<section id="cross">.*?<\/section>/gs)]
        .flatMap(([section]) => [...section.matchAll(/<tr><td.*<\/tr>/g)])
        .map(([row]) => row.replaceAll(/<[^>]*>/g, "|").replaceAll(/\|+/g, "|"));
    expect(rows(two)[0]).toBe("|1|2|Boris|■|½ 1|· ·|· ·|1½|");
    const left = act(two, { kind: "withdraw", player: 1, isGone: true });
    expect(rows(left).find((row) => row.includes("Boris"))).toBe("|1|2|Boris|■|· ·|· ·|(½ 1)|0|");
    expect(rows(left).at(-1)).toBe("|–|1|Anna|(½ 0)|(− −)|(− −)|■|–|");
    expect(publishedPage(left.doc)).toContain("Anna has left after completing 2 of 6 games, less than half.");
  });
});
