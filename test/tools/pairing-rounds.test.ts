import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { silentRecorder } from "#algorithms/core/run/trace.ts";
import { seededRandom } from "#algorithms/core/text/random.ts";
import { fieldOf } from "#algorithms/engines/swiss/candidates.ts";
import { pairRound } from "#algorithms/engines/swiss/pair-by-matching.ts";
import { readTrf } from "#algorithms/engines/swiss/read-trf.ts";
import { standingsOf } from "#algorithms/engines/swiss/standings.ts";
import { FOR_GOOD, playedRounds, type Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { lesson } from "#algorithms/lessons/swiss-by-matching/lesson.ts";
import { solve } from "#algorithms/lessons/swiss-by-matching/solve.ts";
import { asks, steps } from "#algorithms/lessons/swiss-by-matching/steps.ts";
import { textFor } from "#src/lib/lesson-link.ts";
import type { Action } from "#src/tools/pairing/actions.ts";
import { beginTournament } from "#src/tools/pairing/begin/begin-tournament.ts";
import { absentees, closedRound, statusOf } from "#src/tools/pairing/doc.ts";
import { roundCsv } from "#src/tools/pairing/file/exports.ts";
import { problemOf } from "#src/tools/pairing/file/links.ts";
import { writtenText } from "#src/tools/pairing/file/trf-text.ts";
import { docOf, type Merged, mergeGroups } from "#src/tools/pairing/players/groups.ts";
import { formatGroups, type Group, parseGroups } from "#src/tools/pairing/players/saved-groups.ts";
import { OUTCOMES } from "#src/tools/pairing/round/results.ts";
import { shownScore } from "#src/tools/pairing/shown.ts";
import { act, startTool, type ToolState } from "#src/tools/pairing/state.ts";
import { depth, tries } from "#test/depth.ts";
import { lastRound } from "#test/support/given/last-round.ts";
import { randomTournament } from "#test/support/given/swiss-fixtures.ts";

function begin(n: number, rounds = 5): ToolState {
  const text = Array.from({ length: n }, (_, i) => `P${i + 1}, ${2000 - i}`).join("\n");
  const tournament = beginTournament({ title: "Open", text, rounds, firstColor: "white", byRating: true });
  return act(startTool(""), { kind: "begin", tournament });
}

const all = (state: ToolState, ...actions: readonly Action[]): ToolState =>
  actions.reduce((state, action) => act(state, action), state);

const draw = (state: ToolState): ToolState =>
  act(state, { kind: "draw", pairing: pairRound(state.doc.tournament, "exact"), method: "exact" });

function close(state: ToolState, pick: (board: number) => number = () => 0): ToolState {
  const boards = state.doc.drawn?.boards ?? [];
  const results = boards.map(
    (_, board) => ({ kind: "result", board, outcome: OUTCOMES[pick(board)] ?? "draw" }) as const,
  );
  return all(state, ...results, { kind: "close" });
}

const reloaded = (state: ToolState): ToolState => startTool(writtenText(state.doc));

describe("a round that is opened again", () => {
  // 1 may meet nobody, so two of four are left over; 5 is absent.
  const played = close(
    draw(
      all(
        begin(5),
        { kind: "status", player: 5, status: "Z" },
        ...[2, 3, 4].map((b) => ({ kind: "forbid", a: 1, b }) as const),
      ),
    ),
  );

  test("has those who could not be paired as such, and the absent as absent", () => {
    const before = played.past.at(-1)?.drawn;
    expect(before?.unpaired).toHaveLength(2);
    for (const state of [played, reloaded(played)]) {
      expect(closedRound(state.doc, 1).byes).toEqual(
        expect.arrayContaining([
          { id: 1, kind: "-" },
          { id: 5, kind: "Z" },
        ]),
      );
      const again = act(state, { kind: "reopen" });
      expect(again.doc.drawn?.unpaired).toEqual(before?.unpaired);
      expect(absentees(again.doc)).toEqual([{ id: 5, kind: "Z" }]);
      expect(again.doc.leftOver).toEqual([]);
      expect(writtenText(act(again, { kind: "close" }).doc)).toBe(writtenText(played.doc));
    }
  });

  test("lists them as not paired", () => {
    expect(roundCsv(played.doc, 1)).toMatch(/\r\n1,,1,P1,,,-,\r\n/);
  });

  test("takes no comment for true that the games deny", () => {
    const lie = writtenText(played.doc).replace(
      /left-over 1 1\n/,
      "left-over 1 2\n### kibitz left-over 9 9\n",
    );
    expect(startTool(lie).doc.leftOver.map(({ player }) => player)).not.toContain(2);
    expect(startTool(lie).doc.leftOver.map(({ player }) => player)).not.toContain(9);
  });
});

describe("who must not meet", () => {
  test("may be forbidden for some rounds, and the file keeps which", () => {
    const state = all(begin(4), { kind: "forbid", a: 2, b: 1, first: 1, last: 1 });
    const [pair] = draw(state).doc.drawn?.boards ?? [];
    expect([pair?.white, pair?.black].sort()).not.toEqual([1, 2]);
    expect(reloaded(state).doc.tournament.forbidden).toEqual([{ first: 1, last: 1, players: [1, 2] }]);
    // In round 2 they may: of four who have met nobody else, one of the two rounds that are left pairs them.
    let next = state;
    const met: string[] = [];
    for (let round = 0; round < 3; round++) {
      next = draw(next);
      for (const { white, black } of next.doc.drawn?.boards ?? []) met.push([white, black].sort().join("-"));
      next = close(next, () => 1);
    }
    expect(met.slice(2)).toContain("1-2");
  });

  test("is not said twice, and no rounds that are none", () => {
    const state = all(begin(4), { kind: "forbid", a: 1, b: 2 });
    expect(state.doc.tournament.forbidden).toEqual([{ first: 1, last: FOR_GOOD, players: [1, 2] }]);
    expect(act(state, { kind: "forbid", a: 2, b: 1, first: 2, last: 3 })).toBe(state);
    expect(act(state, { kind: "forbid", a: 3, b: 4, first: 3, last: 2 })).toBe(state);
    expect(act(state, { kind: "forbid", a: 3, b: 4, first: 0, last: 2 })).toBe(state);
  });
});

describe("extra points", () => {
  const HALVES = ["0", "½", "1", "1½", "2"];
  const extra = { points: 10, first: 1, last: 2, firstPlayer: 1, lastPlayer: 4 };
  const fast = act(begin(8), { kind: "accelerate", acceleration: extra });

  test("count in the pairing of their rounds, show apart, and never stand in the standings or the file's points", () => {
    let state = fast;
    for (const round of [1, 2, 3]) {
      const field = fieldOf(state.doc.tournament);
      for (const { id, score, player } of field.candidates) {
        expect(score - player.points).toBe(round <= 2 && id <= 4 ? 10 : 0);
        const own = HALVES[player.points / 5];
        const isFast = round <= 2 && id <= 4;
        expect(shownScore(state.doc.tournament, id, score, round)).toBe(isFast ? `${own} + 1` : own);
      }
      state = close(draw(state), (board) => board % 3);
    }
    const sum = standingsOf(state.doc.tournament).reduce((points, each) => points + each.points, 0);
    expect(sum).toBe(3 * 4 * 10);
    const { tournament, problems } = readTrf(writtenText(state.doc));
    expect(problems).toEqual([]);
    expect(tournament?.acceleration).toEqual([extra]);
  });

  test("change who meets whom", () => {
    // The last one counts as the first: their place among equals is taken, and everybody else moves down by one.
    const last = { ...extra, firstPlayer: 8, lastPlayer: 8 };
    const met = (state: ToolState) =>
      draw(state).doc.drawn?.boards.map(({ white, black }) => [white, black].sort().join("-"));
    expect(met(begin(8))).toEqual(["1-2", "3-4", "5-6", "7-8"]);
    expect(met(act(begin(8), { kind: "accelerate", acceleration: last }))).toEqual([
      "1-8",
      "2-3",
      "4-5",
      "6-7",
    ]);
  });

  test("can be taken away, undone, and are refused where they are for nobody", () => {
    expect(act(fast, { kind: "slow-down", index: 0 }).doc.tournament.acceleration).toEqual([]);
    expect(act(fast, { kind: "slow-down", index: 1 })).toBe(fast);
    expect(act(fast, { kind: "undo" }).doc.tournament.acceleration).toEqual([]);
    for (const wrong of [
      { points: 0 },
      { points: 1000 },
      { lastPlayer: 9 },
      { firstPlayer: 5 },
      { first: 3 },
    ])
      expect(act(fast, { kind: "accelerate", acceleration: { ...extra, ...wrong } })).toBe(fast);
  });

  test("stay with the same people when somebody is removed before the first round", () => {
    const ranges = (state: ToolState) =>
      state.doc.tournament.acceleration.map(({ firstPlayer, lastPlayer }) => [firstPlayer, lastPlayer]);
    const two = act(fast, { kind: "accelerate", acceleration: { ...extra, firstPlayer: 6, lastPlayer: 6 } });
    expect(ranges(act(two, { kind: "remove", player: 1 }))).toEqual([
      [1, 3],
      [5, 5],
    ]);
    expect(ranges(act(two, { kind: "remove", player: 4 }))).toEqual([
      [1, 3],
      [5, 5],
    ]);
    expect(ranges(act(two, { kind: "remove", player: 6 }))).toEqual([[1, 4]]);
    expect(ranges(act(two, { kind: "remove", player: 8 }))).toEqual([
      [1, 4],
      [6, 6],
    ]);
  });
});

test("an absence is told for a later round, and leaves the others as they are", () => {
  let state = act(begin(6), { kind: "status", player: 3, status: "H", round: 3 });
  expect([1, 2, 3, 4].map((round) => statusOf(state.doc, 3, round))).toEqual([
    "plays",
    "plays",
    "H",
    "plays",
  ]);
  state = act(state, { kind: "status", player: 3, status: "withdrawn", round: 4 });
  expect([2, 3, 4, 5].map((round) => statusOf(state.doc, 3, round))).toEqual([
    "plays",
    "H",
    "withdrawn",
    "Z",
  ]);
  expect(act(state, { kind: "status", player: 3, status: "H", round: 9 }).doc.tournament.absences).toEqual(
    state.doc.tournament.absences,
  );
  const later = close(draw(state));
  expect(act(later, { kind: "status", player: 3, status: "H", round: 1 }).doc.tournament).toEqual(
    later.doc.tournament,
  );
});

describe("groups that are put together", () => {
  const group = (file: string, state: ToolState): Group => ({
    file,
    text: writtenText(state.doc),
    encoding: [],
  });
  const two = (state: ToolState) =>
    close(draw(close(draw(state), (board) => board % 3)), (board) => board % 2);
  const whole = (merged: Merged) => merged as Merged & { readonly kind: "whole" };

  test("are one tournament with everybody's games, which can be paired, written and read", () => {
    const [upper, lower] = [two(begin(7)), two(begin(6))];
    const { kind, tournament } = whole(mergeGroups([group("a", upper), group("b", lower)]));
    expect(kind).toBe("whole");
    const state = act(startTool(""), { kind: "begin", tournament });
    expect(state.doc.tournament.players.map(({ points }) => points)).toEqual(
      [upper, lower].flatMap(({ doc }) => doc.tournament.players.map(({ points }) => points)),
    );
    expect(readTrf(writtenText(state.doc)).problems).toEqual([]);
    const again = close(draw(state));
    expect(again.doc.tournament.players.every(({ games }) => games.length === 3)).toBe(true);
    expect(readTrf(writtenText(again.doc)).problems).toEqual([]);
  });

  test("keep who was left over in each", () => {
    const stuck = close(draw(all(begin(4), ...[2, 3, 4].map((b) => ({ kind: "forbid", a: 1, b }) as const))));
    const { leftOver } = whole(mergeGroups([group("a", close(draw(begin(6)))), group("b", stuck)]));
    expect(leftOver).toEqual(stuck.doc.leftOver.map(({ round, player }) => ({ round, player: player + 6 })));
    expect(leftOver.length).toBeGreaterThan(0);
  });

  test("are refused with the file that is to blame", () => {
    const [short, long] = [group("short", close(draw(begin(4)))), group("long", two(begin(4)))];
    expect(mergeGroups([short])).toEqual({ kind: "few" });
    expect(mergeGroups([short, long])).toMatchObject({ kind: "refused", message: /equally long/ });
    expect(mergeGroups([long, group("open", draw(two(begin(4))))])).toEqual({
      ...{ kind: "open", file: "open", round: 3 },
    });
    expect(
      mergeGroups([long, { ...short, file: "bad", text: short.text.replace("142 5", "142 x") }]),
    ).toMatchObject({ kind: "wrong", file: "bad" });
    expect(mergeGroups([long, long, long, long, long])).toEqual({ kind: "many" });
  });

  test("are kept as they are", () => {
    const groups = [group("a", two(begin(4)))];
    expect(parseGroups(formatGroups(groups))).toEqual(groups);
    expect(docOf(parseGroups(formatGroups(groups))[0]).tournament.players).toHaveLength(4);
    for (const json of ["", "{}", "null", "[1]", '[null,{"file":"x"}]'])
      expect(parseGroups(json)).toEqual([]);
  });
});

describe("the way to the lesson", () => {
  test("is none in a last round in which a topscorer may meet more than others, which the lesson does not know", async () => {
    expect(await problemOf(lastRound)).toBeUndefined();
    expect(await problemOf({ ...lastRound, rounds: 4 })).toBeDefined();
  });

  const told = (round: { pairs: readonly { white: number; black: number }[]; bye: number | undefined }) => [
    round.pairs.map(({ white, black }) => `${white}-${black}`).sort(),
    round.bye || 0,
  ];
  const lessonText = async (tournament: Tournament): Promise<string | undefined> => {
    const problem = await problemOf(tournament);
    return problem && textFor(lesson, problem);
  };
  const taught = (text: string) => told(solve(lesson.parse(text), silentRecorder(steps, asks)).rounds[0]);

  test("leads to the same round as the method “basic” pairs, or there is none", async () => {
    let [ways, none] = [0, 0];
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 3, max: 14 }), fc.nat(5), fc.nat(), async (n, rounds, seed) => {
        const random = seededRandom(seed);
        const player = (): number => 1 + Math.floor(random() * n);
        const played = randomTournament(n, rounds, seed);
        const round = playedRounds(played) + 1;
        const absence = { kind: (["H", "F", "Z"] as const)[seed % 3] ?? "Z", round, player: player() };
        const tournament: Tournament = {
          ...played,
          initialColor: random() < 0.5 ? undefined : played.initialColor,
          absences: random() < 0.3 ? [] : [absence],
          forbidden: [
            { first: 1, last: round, players: [player(), player()] },
            { first: round + 1, last: FOR_GOOD, players: played.players.map((_, i) => i + 1) },
          ],
        };
        const text = await lessonText(tournament);
        if (text === undefined) {
          none++;
          return;
        }
        ways++;
        expect(taught(text)).toEqual(told(pairRound(tournament, "basic")));
      }),
      { numRuns: tries(300) },
    );
    expect(ways).toBeGreaterThan(depth(4, 50));
    expect(none).toBeGreaterThan(0);
  });

  test("is open through an open of 40 players, and shut where the lesson would pair otherwise", async () => {
    const random = seededRandom(5);
    let state = begin(40);
    for (let round = 1; round <= 4; round++) {
      const text = (await lessonText(state.doc.tournament)) as string;
      expect(taught(text)).toEqual(told(pairRound(state.doc.tournament, "basic")));
      // All but "0-0", of which the lesson knows nothing.
      state = close(draw(state), () => Math.floor(6 * random()));
    }
    const { tournament } = begin(6).doc;
    expect(await lessonText(tournament)).toBe("P1:\nP2:\nP3:\nP4:\nP5:\nP6:\n");
    const shut: readonly Tournament[] = [
      begin(41).doc.tournament,
      { ...tournament, initialColor: "black" },
      { ...tournament, isRankOrder: true },
      { ...tournament, scoring: { ...tournament.scoring, win: 30 } },
      act(begin(6), {
        kind: "accelerate",
        acceleration: { points: 10, first: 1, last: 1, firstPlayer: 1, lastPlayer: 2 },
      }).doc.tournament,
      close(draw(begin(6)), () => OUTCOMES.indexOf("0-0")).doc.tournament,
    ];
    for (const each of shut) expect(await lessonText(each)).toBeUndefined();
  });
});
