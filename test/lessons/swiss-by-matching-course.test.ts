import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { check, narrate, plainText } from "#algorithms/core/lesson/lesson.ts";
import type { Table } from "#algorithms/core/lesson/scene.ts";
import { type Frame, record } from "#algorithms/core/run/trace.ts";
import { seededRandom } from "#algorithms/core/text/random.ts";
import { explainPairing } from "#algorithms/engines/swiss/explain.ts";
import { pairRound } from "#algorithms/engines/swiss/pair-by-matching.ts";
import type { Game } from "#algorithms/engines/swiss/tournament.ts";
import type { Course, WrittenResult } from "#algorithms/lessons/swiss-by-matching/course.ts";
import { exclusions, stateOf } from "#algorithms/lessons/swiss-by-matching/figure/state.ts";
import { lesson } from "#algorithms/lessons/swiss-by-matching/lesson.ts";
import { entryOf, roundAt } from "#algorithms/lessons/swiss-by-matching/played.ts";
import {
  type PairedRound,
  type Problem,
  type Result,
  tournamentOf,
  withCourse,
} from "#algorithms/lessons/swiss-by-matching/problem.ts";
import { depth, tries } from "#test/depth.ts";
import { expectSame } from "#test/support/expect-same.ts";
import { mistakeOf } from "#test/support/mistake-of.ts";
import { randomTournament, swissExample } from "../support/given/swiss-fixtures.ts";

function run(problem: Problem) {
  const { trace, result } = record(lesson, problem);
  return { trace, result: result as Result };
}

/** A tournament from nothing, with a course, forbidden pairs and written results, all drawn by a seed. */
function drawnCourse(seed: number, players: number, rounds: number): Problem {
  const random = seededRandom(seed);
  const player = (): number => 1 + Math.floor(random() * players);
  const couples: [number, number][] = [];
  for (let i = Math.floor(random() * 4); i > 0; i--) {
    const [u, v] = [player(), player()];
    if (u !== v && !couples.some((one) => one.includes(u) && one.includes(v))) couples.push([u, v]);
  }
  const written = couples
    .slice(1)
    .map(
      (pair): WrittenResult => ({ players: pair, result: random() < 0.5 ? "=" : random() < 0.5 ? "1" : "0" }),
    );
  const rule = (["better", "draws", "lot"] as const)[Math.floor(random() * 3)] ?? "lot";
  const course: Course = { rounds, rule, seed: rule === "lot" ? seed % 1000 : 0, written };
  const games = Array.from({ length: players }, (): Game[] => []);
  return withCourse(tournamentOf(games, [], couples.slice(0, 1)), course);
}

/** What has happened to a player: kept by the test alone, by rules that it reads off the article. */
interface Past {
  readonly id: number;
  points: number;
  readonly met: Set<number>;
  readonly colors: ("white" | "black")[];
  hasHadBye: boolean;
}

function newPast(players: number): Past[] {
  return Array.from({ length: players }, (_, i) => ({
    ...{ id: i + 1, points: 0, met: new Set<number>(), colors: [], hasHadBye: false },
  }));
}

/** What color is due, and how strongly: 3 must, 2 to even out, 1 to alternate. */
function due({ colors }: Past): { color: "white" | "black" | undefined; strength: number } {
  const [last, before] = [colors.at(-1), colors.at(-2)];
  if (last === undefined) return { color: undefined, strength: 0 };
  const whites = colors.filter((color) => color === "white").length;
  const difference = 2 * whites - colors.length;
  const other = last === "white" ? "black" : "white";
  if (last === before) return { color: other, strength: 3 };
  if (difference === 0) return { color: other, strength: 1 };
  return { color: difference > 0 ? "black" : "white", strength: Math.abs(difference) > 1 ? 3 : 2 };
}

/** Twice the points, and the color that White and Black have: entered from the result of a round alone. */
function enter(past: readonly Past[], { pairs, results, bye }: PairedRound): void {
  for (const [i, { white, black }] of pairs.entries()) {
    const [w, b] = [past[white - 1], past[black - 1]];
    const score = results[i] === "1" ? 1 : results[i] === "0" ? 0 : 0.5;
    w.points += score;
    b.points += 1 - score;
    w.met.add(black);
    b.met.add(white);
    w.colors.push("white");
    b.colors.push("black");
  }
  const free = past[bye - 1];
  if (free === undefined) return;
  free.points += 1;
  free.hasHadBye = true;
}

type Pairs = readonly (readonly [number, number])[];

/** All matchings of these places, complete or not. */
function matchings(places: readonly number[], may: (u: number, v: number) => boolean): Pairs[] {
  const [u, ...rest] = places;
  if (u === undefined) return [[]];
  const all = matchings(rest, may);
  for (const v of rest) {
    if (!may(u, v)) continue;
    const others = rest.filter((w) => w !== v);
    all.push(...matchings(others, may).map((pairs) => [[u, v] as const, ...pairs]));
  }
  return all;
}

/** The round that the rules of the article want, found among all matchings there are. */
function naiveRound(
  past: readonly Past[],
  forbidden: readonly (readonly number[])[],
): { pairs: Pairs; out: number[]; most: number } {
  const field = past.toSorted((x, y) => y.points - x.points || x.id - y.id);
  const at = (place: number): Past => field[place - 1];
  const places = field.map((_, i) => i + 1);
  const may = (u: number, v: number): boolean => {
    const [x, y] = [at(u), at(v)];
    const [ofX, ofY] = [due(x), due(y)];
    const both = ofX.strength === 3 && ofY.strength === 3 && ofX.color === ofY.color;
    const isForbidden = forbidden.some((group) => group.includes(x.id) && group.includes(y.id));
    return !x.met.has(y.id) && !both && !isForbidden;
  };
  const all = matchings(places, may);
  const most = Math.max(...all.map((pairs) => pairs.length));
  let best = all.filter((pairs) => pairs.length === most);
  const isFree = (pairs: Pairs, v: number): boolean => !pairs.flat().includes(v);
  const out: number[] = [];
  const leaveOut = (wanted: (v: number) => boolean): void => {
    const v = places.findLast(
      (one) => !out.includes(one) && wanted(one) && best.some((pairs) => isFree(pairs, one)),
    );
    if (v === undefined) return;
    out.push(v);
    best = best.filter((pairs) => isFree(pairs, v));
  };
  if (places.length % 2 === 1) leaveOut((v) => !at(v).hasHadBye);
  while (out.length < places.length - 2 * most) leaveOut(() => true);
  // Of all that are left: the best player's wish first, then that of the best one without a partner, and so on.
  const clash = (u: number, v: number): number => {
    const [ofU, ofV] = [due(at(u)), due(at(v))];
    return ofU.color !== undefined && ofU.color === ofV.color ? Math.min(ofU.strength, ofV.strength) : 0;
  };
  const gap = (u: number, v: number): number => Math.abs(at(u).points - at(v).points);
  const wishes = (pairs: Pairs): number[] =>
    pairs.toSorted(([u], [v]) => u - v).flatMap(([u, v]) => [u, gap(u, v), clash(u, v), v]);
  const compare = (x: Pairs, y: Pairs): number => {
    const [ofX, ofY] = [wishes(x), wishes(y)];
    const i = ofX.findIndex((wish, k) => wish !== ofY[k]);
    return i < 0 ? 0 : ofX[i] - ofY[i];
  };
  const [chosen] = best.toSorted(compare);
  const ids = chosen.map(([u, v]) => [at(u).id, at(v).id] as const);
  return { pairs: ids, out: out.map((v) => at(v).id), most };
}

function told(pairs: Pairs): string[] {
  return pairs.map(([u, v]) => `${Math.min(u, v)}–${Math.max(u, v)}`).sort();
}

describe("a tournament that is played on", () => {
  test("has in each round the pairs that a search through all matchings finds, and leaves out the same", () => {
    let [rounds, short, byes] = [0, 0, 0];
    for (let seed = 1; seed <= tries(160); seed++) {
      const players = 2 + (seed % 7);
      const problem = drawnCourse(seed, players, 1 + (seed % 8));
      const forbidden = problem.forbidden.map((group) => group.players);
      const past = newPast(players);
      for (const round of run(problem).result.rounds) {
        const naive = naiveRound(past, forbidden);
        const { pairs, bye, unpaired } = round;
        const where = `seed ${seed}, round ${rounds}`;
        expect(pairs, where).toHaveLength(naive.most);
        expectSame(told(pairs.map(({ white, black }) => [white, black])), told(naive.pairs), where);
        expectSame([...unpaired, ...(bye > 0 ? [bye] : [])].sort(), naive.out.sort(), where);
        const canHaveBye = players % 2 === 1 && naive.out.some((id) => !past[id - 1]?.hasHadBye);
        expectSame(bye > 0, canHaveBye, where);
        enter(past, round);
        rounds++;
        if (naive.out.length > players % 2) short++;
        if (bye > 0) byes++;
      }
    }
    // All of it happens, or the test says nothing.
    expect(Math.min(rounds / 5, short, byes)).toBeGreaterThan(depth(4, 50));
  });

  test("breaks no rule over all its rounds, and gives the points of its games, with up to twenty players", () => {
    let games = 0;
    for (let seed = 1; seed <= tries(120); seed++) {
      const players = 2 + (seed % 19);
      const problem = drawnCourse(seed * 7919, players, 1 + (seed % 20));
      const { result } = run(problem);
      const past = newPast(players);
      for (const round of result.rounds) {
        for (const { white, black } of round.pairs) {
          expectSame(past[white - 1]?.met.has(black), false, () => `seed ${seed}: ${white}–${black}`);
          for (const { players: group } of problem.forbidden)
            expectSame(group.includes(white) && group.includes(black), false);
          games++;
        }
        if (round.bye > 0) expectSame(past[round.bye - 1]?.hasHadBye, false);
        if (round.pairs.length === 0) break;
        enter(past, round);
        for (const [i, { white, black }] of round.pairs.entries()) {
          const own = problem.course?.written.find(
            ({ players: pair }) => told([pair])[0] === told([[white, black]])[0],
          );
          if (own !== undefined)
            expectSame(
              round.results[i] === "=" ? "=" : (round.results[i] === "1") === (own.players[0] === white),
              own.result === "=" ? "=" : own.result === "1",
            );
        }
      }
      for (const { colors } of past) {
        let difference = 0;
        for (const [i, color] of colors.entries()) {
          difference += color === "white" ? 1 : -1;
          expect(Math.abs(difference)).toBeLessThanOrEqual(2);
          if (i > 1) expectSame(new Set(colors.slice(i - 2, i + 1)).size, 2);
        }
      }
      expectSame(
        result.points.map((tenths) => tenths / 10),
        past.map(({ points }) => points),
      );
      expect(() => check(lesson, problem, result)).not.toThrow();
    }
    expect(games).toBeGreaterThan(depth(250, 3000));
  });

  test("takes in each round the very steps of a round that is only paired", () => {
    for (let seed = 1; seed <= tries(25); seed++) {
      const players = 3 + (seed % 9);
      const problem = drawnCourse(seed, players, 4);
      const { trace, result } = run(problem);
      const games = Array.from({ length: players }, (): Game[] => []);
      let position = 0;
      for (const { pairs, results, bye, unpaired } of result.rounds) {
        const alone = run(
          tournamentOf(
            games.map((own) => [...own]),
            [],
            problem.forbidden.map((group) => group.players),
          ),
        ).trace;
        while (trace.stepAt(position + 1).step !== "start") position++;
        for (let own = 1; own <= alone.length; own++)
          expectSame(trace.stepAt(++position), alone.stepAt(own), () => `seed ${seed}`);
        for (const [i, { white, black }] of pairs.entries()) {
          const ofWhite = results[i] ?? "=";
          const ofBlack = ofWhite === "=" ? "=" : ofWhite === "1" ? "0" : "1";
          games[white - 1]?.push({ opponent: black, color: "white", result: ofWhite });
          games[black - 1]?.push({ opponent: white, color: "black", result: ofBlack });
        }
        for (const id of unpaired) games[id - 1]?.push({ opponent: 0, color: undefined, result: "Z" });
        if (bye > 0) games[bye - 1]?.push({ opponent: 0, color: undefined, result: "U" });
      }
    }
  });

  test("begins after the rounds that the text tells, and keeps them", () => {
    const problem = lesson.parse("rounds 2\nresults draws\n2w1\n1b0\n4w1\n3b0\n");
    const { rounds, points } = run(problem).result;
    expect(rounds.map(({ pairs }) => told(pairs.map(({ white, black }) => [white, black])))).toEqual([
      ["1–3", "2–4"],
      ["1–4", "2–3"],
    ]);
    expect(points).toEqual([20, 10, 20, 10]);
  });

  test("leaves an absent player out of the round that he misses, and takes him back", () => {
    const problem = lesson.parse("rounds 2\nresults draws\nH\n\nBen:\nCleo:\nDora:\nEmil:\n");
    const [first, second] = run(problem).result.rounds;
    expect(first?.pairs.flatMap(({ white, black }) => [white, black]).sort()).toEqual([2, 3, 4, 5]);
    expect(second?.pairs.flatMap(({ white, black }) => [white, black])).toContain(1);
    expect(run(problem).result.points[0]).toBe(10);
  });

  test("counts no absence of a round that is not reached", () => {
    const problem = lesson.parse("rounds 1\nresults draws\nH H\nBen:\nCleo:\n");
    const { result } = run(problem);
    expect(result.points).toEqual([5, 5, 5]);
    expect(() => check(lesson, problem, result)).not.toThrow();
  });

  test("ends at once where nobody plays or nobody may meet", () => {
    for (const text of ["rounds 3\nH\nZ\n", "rounds 3\nforbid 1 2 3 4\nA:\nB:\nC:\nD:\n"]) {
      const problem = lesson.parse(text);
      const { trace, result } = run(problem);
      expect(result.rounds).toHaveLength(1);
      const frame = trace.cursor().seek(trace.length);
      expect(plainText(narrate(lesson, frame, problem))).toContain("over after 0 rounds");
      expect(() => check(lesson, problem, result)).not.toThrow();
    }
  });
});

describe("the examples of a whole tournament", () => {
  function groupsAt(problem: Problem, frame: Frame): number[] {
    const { round, places } = stateOf(problem, frame);
    const counts = new Map<number, number>();
    for (const v of places) counts.set(round.player(v).score, (counts.get(round.player(v).score) ?? 0) + 1);
    return [...counts].toSorted(([x], [y]) => y - x).map(([, count]) => count);
  }

  test("of eight players fall into the groups of the article, and refuse 2–3 in the last round", () => {
    const problem = swissExample("tournament");
    const { trace, result } = run(problem);
    const cursor = trace.cursor();
    const groups = [1, 2, 3].map((r) => groupsAt(problem, cursor.seek(trace.occurrence("stand", r))));
    expect(groups).toEqual([
      [4, 4],
      [2, 4, 2],
      [1, 3, 3, 1],
    ]);
    const at = trace.occurrence("refuse", 1);
    expect(lesson.notation.refuse(cursor.seek(at), problem)).toMatch(/^2–3 /);
    expect(stateOf(problem, cursor.seek(at)).round.field.round).toBe(3);
    expect(result.points[4]).toBe(30);
    const last = result.rounds[2]?.pairs.findIndex(({ black }) => black === 5);
    expect(result.rounds[2]?.pairs[last]?.white === 1 ? result.rounds[2]?.results[last] : "x").toBe("0");
  });

  test("of seven players give five different byes", () => {
    const byes = run(swissExample("byes")).result.rounds.map(({ bye }) => bye);
    expect(byes).toHaveLength(5);
    expect(new Set(byes.filter((id) => id > 0)).size).toBe(5);
  });

  test("of six players play all fifteen games in six rounds, and have two triangles after three", () => {
    const problem = swissExample("exhausted");
    const { trace, result } = run(problem);
    expect(result.rounds.map(({ pairs }) => pairs.length)).toEqual([3, 3, 3, 2, 2, 2, 0]);
    expect(result.rounds[4]?.without).toHaveLength(2);
    const { round, places } = stateOf(problem, trace.cursor().seek(trace.occurrence("proof", 1)));
    const neighbors = places.map((u) => places.filter((v) => v !== u && round.mayMeet(u, v)));
    for (const [i, [v, w]] of neighbors.entries()) {
      expect(neighbors[i]).toHaveLength(2);
      expectSame(round.mayMeet(v, w), true);
    }
    const all = result.rounds.flatMap(({ pairs }) =>
      pairs.map(({ white, black }) => [white, black] as const),
    );
    expect(new Set(told(all)).size).toBe(15);
  });
});

/** What the tables of a figure show, without their blank rows. */
function tableAt(problem: Problem, frame: Frame, id: string): Table {
  const found = lesson.scene(problem, frame).tables.find((table) => table.id === id);
  if (found === undefined) throw new Error(`no table ${id} at ${frame.position}`);
  return { ...found, rows: found.rows.filter(({ head }) => head !== "·") };
}

describe("the cross table", () => {
  test("tells every game twice, and its points are those of its games", () => {
    for (let seed = 1; seed <= tries(40); seed++) {
      const problem = drawnCourse(seed, 2 + (seed % 7), 1 + (seed % 5));
      const { trace } = run(problem);
      const { rows } = tableAt(problem, trace.cursor().seek(trace.length), "cross");
      expect(rows).toHaveLength(problem.players.length);
      const cards = new Map(rows.map(({ head, cells }) => [Number(head), cells.map(({ text }) => text)]));
      for (const [id, [points = "", ...games]] of cards) {
        let sum = 0;
        for (const [r, game] of games.entries()) {
          const match = /^(\d+)([wb])([10½])$/.exec(game);
          sum += game === "bye" || match?.[3] === "1" ? 1 : match?.[3] === "½" ? 0.5 : 0;
          if (!match) expect(["bye", "out"]).toContain(game);
          else {
            const other = cards.get(Number(match[1]))?.[r + 1];
            const opposite = match[3] === "1" ? "0" : match[3] === "0" ? "1" : "½";
            expectSame(other, `${id}${match[2] === "w" ? "b" : "w"}${opposite}`);
          }
        }
        expectSame(Number(points.replace("½", ".5")), sum);
      }
    }
  });

  test("grows by two cells with each game, and keeps its better player in sight, however many there are", () => {
    for (const players of [6, 19, 40]) {
      const problem = drawnCourse(players, players, 6);
      const { trace, result } = run(problem);
      const cursor = trace.cursor();
      let games = 0;
      for (let k = 1, at = trace.occurrence("game", 1); at > 0; at = trace.occurrence("game", ++k)) {
        const frame = cursor.seek(at);
        const { rows, columns, foot } = tableAt(problem, frame, "cross");
        expect(rows.length).toBeLessThanOrEqual(8);
        expect(columns.length).toBeLessThanOrEqual(6);
        expectSame(foot === undefined, players <= 8);
        const changed = rows.flatMap(({ cells }) => cells.filter(({ state }) => state === "changed"));
        expect(changed.length).toBeGreaterThanOrEqual(1);
        expect(frame.changes().filter(({ cells }) => cells === "card")).toHaveLength(2);
        games++;
      }
      expectSame(
        games,
        result.rounds.reduce((sum, { results }) => sum + results.length, 0),
      );
    }
  });
});

test("a frame's field comes from its own cross table, where two runs of a problem differ", () => {
  const problem = lesson.parse("rounds 2\n:\n:\n");
  const best = (white: number): number => {
    const card = [entryOf(2, true, white), entryOf(1, false, 2 - white)];
    return roundAt(problem, { cells: { card, played: [1] } as never }).player(1).id;
  };
  expect([best(2), best(0), best(2)]).toEqual([1, 2, 1]);
});

describe("the table of reasons", () => {
  const KINDS: Readonly<Record<string, string>> = { incomplete: "refused" };

  test("excludes whom the fast method excludes, for the same reasons, at the end of a round", () => {
    const seen = new Map<string, number>();
    for (let seed = 0; seed < tries(250); seed++) {
      const tournament = randomTournament(3 + (seed % 14), seed % 7, seed);
      const [u, v] = [1 + (seed % 3), 4 + (seed % 5)];
      const problem = tournamentOf(
        tournament.players.map(({ games }) => games),
        [],
        v <= tournament.players.length ? [[u, v]] : [],
      );
      const { trace } = run(problem);
      const frame = trace.cursor().seek(trace.length);
      const view = stateOf(problem, frame);
      const id = (place: number): number => view.round.player(place).id;
      const ours = view.made.map(([better, other]) => ({
        better: id(better),
        other: id(other),
        exclusions: exclusions(view, better, other).map(({ place, why }) => `${id(place)} ${why}`),
      }));
      const theirs = explainPairing(pairRound(problem, "basic"), "basic").map((one) => ({
        ...one,
        exclusions: one.exclusions.map(
          ({ opponent, reason }) => `${opponent} ${KINDS[reason.kind] ?? reason.kind}`,
        ),
      }));
      expectSame(ours, theirs, () => `seed ${seed}`);
      for (const { exclusions: all } of ours)
        for (const one of all) {
          const [, why = ""] = one.split(" ");
          seen.set(why, (seen.get(why) ?? 0) + 1);
        }
    }
    for (const why of ["rematch", "forbidden", "colors", "taken", "out", "refused"])
      expect(seen.get(why) ?? 0, why).toBeGreaterThan(depth(0, 3));
  });

  test("stands in the article’s words: 2 has met 4, and with 3 others would be stuck", () => {
    const problem = swissExample("first");
    const { trace } = run(problem);
    const { rows, columns } = tableAt(problem, trace.cursor().seek(trace.occurrence("done", 1)), "why");
    const row = rows.find(({ head }) => head === "2–5");
    const of = (column: string) => row?.cells[columns.indexOf(column)]?.text;
    expect([of("have met"), of("others stuck")]).toEqual(["4", "3"]);
  });
});

test("a pair that is forbidden has no line, and the table says who forbids it", () => {
  const problem = lesson.parse("forbid 1 2\nAnn:\nBen:\nCleo:\nDan:\n");
  const { trace } = run(problem);
  const cursor = trace.cursor();
  const start = lesson.scene(problem, cursor.seek(1)).plate;
  expect(start.kind === "graph" && start.edges.map(({ id }) => id)).toEqual([
    "e1.3",
    "e1.4",
    "e2.3",
    "e2.4",
    "e3.4",
  ]);
  const frame = cursor.seek(trace.occurrence("forbid", 1));
  expect(plainText(narrate(lesson, frame, problem))).toContain("1 – 2: no, the arbiter forbids it");
  const [row] = tableAt(problem, frame, "candidates").rows;
  expect([row?.head, row?.cells.at(-1)?.text]).toEqual(["2", "arbiter forbids it"]);
});

describe("the certificate of a tournament", () => {
  const problem = swissExample("byes");
  const right = run(problem).result;
  const spoil = (k: number, change: (round: PairedRound) => Partial<PairedRound>): Result => ({
    ...right,
    rounds: right.rounds.map((round, i) => (i === k ? { ...round, ...change(round) } : round)),
  });
  const first = right.rounds[0];

  test.each<[string, string, Result]>([
    [
      "points",
      "a result is turned",
      spoil(4, ({ results: [one, ...rest] }) => ({ results: [one === "1" ? "0" : "1", ...rest] })),
    ],
    [
      "points",
      "a player has a point too many",
      { ...right, points: right.points.map((x, i) => (i === 2 ? x + 10 : x)) },
    ],
    ["points", "the last round is missing", { ...right, rounds: right.rounds.slice(0, 4) }],
    ["legal", "the first round is played again", spoil(1, () => first)],
    ["legal", "somebody has the bye again", spoil(1, () => ({ ...swapBye() }))],
    ["placed", "somebody is lost", spoil(2, () => ({ bye: 0 }))],
    ["most", "a pair is lost", spoil(4, ({ pairs, results, unpaired }) => lost(pairs, results, unpaired))],
  ])("breaks at the claim “%s” when %s", (claim, _what, spoiled) => {
    expect(() => check(lesson, problem, right)).not.toThrow();
    expect(() => check(lesson, problem, spoiled)).toThrow(`the claim "${claim}" does not hold`);
  });

  /** The second round with the bye of the first one. */
  function swapBye(): Partial<PairedRound> {
    const second = right.rounds[1];
    const swap = (id: number): number => (id === first.bye ? second.bye : id);
    return {
      bye: first.bye,
      pairs: second.pairs.map(({ white, black }) => ({ white: swap(white), black: swap(black) })),
    };
  }

  function lost(
    [pair, ...pairs]: PairedRound["pairs"],
    results: PairedRound["results"],
    unpaired: readonly number[],
  ): Partial<PairedRound> {
    if (pair === undefined) throw new Error("no pair");
    return { pairs, results: results.slice(1), unpaired: [...unpaired, pair.white, pair.black] };
  }
});

describe("the lines before the players", () => {
  test("are read in any order, with comments, and written in one", () => {
    const problem = lesson.parse(
      "# cup\nforbid 3 1\nresult 1 2 ½\nRounds 4\nresults lot 12\n\nAnn:\nBen:\nCleo:\n",
    );
    expect(problem.course).toEqual({
      rounds: 4,
      rule: "lot",
      seed: 12,
      written: [{ players: [1, 2], result: "=" }],
    });
    expect(problem.forbidden.map(({ players }) => players)).toEqual([[3, 1]]);
    expect(lesson.format(problem)).toBe(
      "rounds 4\nresults lot 12\nresult 1 2 =\nforbid 3 1\nAnn:\nBen:\nCleo:\n",
    );
  });

  test("are not needed: without them one round is paired", () => {
    expect(lesson.parse("Ann:\nBen:\n").course).toBeUndefined();
    expect(lesson.parse("forbid 1 2\nAnn:\nBen:\n").course).toBeUndefined();
    expect(lesson.parse("results draws\nAnn:\nBen:\n").course?.rounds).toBe(1);
    expect(lesson.parse("rounds 2\nAnn:\nBen:\n").course?.rule).toBe("better");
  });

  test("do not take the name of a player who has a colon", () => {
    expect(lesson.parse("rounds 2:\nForbid: \n").players.map(({ name }) => name)).toEqual([
      "rounds 2",
      "Forbid",
    ]);
  });

  test.each([
    ["no number of rounds", "rounds\nA:\nB:", 1, 7, "a number of rounds from 1 to 20, found the end"],
    ["too many rounds", "rounds 21\nA:\nB:", 1, 8, "from 1 to 20, found “21”"],
    ["no rounds", "rounds 0\nA:\nB:", 1, 8, "from 1 to 20"],
    ["rounds twice", "rounds 2\nrounds 3\nA:\nB:", 2, 1, "once"],
    ["an unknown rule", "results white\nA:\nB:", 1, 9, "“better”, “draws” or “lot”"],
    ["a lot without a number", " results lot\nA:\nB:", 1, 13, "the number of a lot from 0 to 999999"],
    ["a word too many", "results draws 3\nA:\nB:", 1, 15, "the end of the line, found “3”"],
    ["one forbidden player", "forbid 1\nA:\nB:", 1, 9, "a player from 1 to 2, found the end"],
    ["a forbidden stranger", "forbid 1 3\nA:\nB:", 1, 10, "a player from 1 to 2, found “3”"],
    ["a player twice", "forbid 2 2\nA:\nB:", 1, 10, "another player"],
    ["a result without a score", "result 1 2\nA:\nB:", 1, 11, "the result of player 1"],
    ["a wrong score", "result 1 2 2\nA:\nB:", 1, 12, "1, = or 0, found “2”"],
    ["a result written twice", "result 1 2 1\nresult 2 1 1\nA:\nB:", 2, 8, "not been given yet"],
    ["a line behind a player", "A:\nrounds 3\nB:", 2, 1, "before the first player"],
  ])("with %s are refused at the right place", (_what, text, line, column, message) => {
    const mistake = mistakeOf(lesson, text);
    expect(mistake).toMatchObject({ line, column });
    expect(mistake.message).toContain(message);
  });

  test("are read back as they were, whatever is drawn", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 40 }),
        fc.integer({ min: 1, max: 20 }),
        fc.nat(),
        (n, rounds, seed) => {
          const problem = drawnCourse(seed, n, rounds);
          expectSame(lesson.parse(lesson.format(problem)), problem);
        },
      ),
      { numRuns: tries(100) },
    );
  });
});

describe("a lot", () => {
  test("falls to all three results, and differently for another number", () => {
    const results = (seed: number): string[] =>
      run(
        withCourse(tournamentOf(Array.from({ length: 16 }, () => [])), {
          rounds: 5,
          rule: "lot",
          seed,
          written: [],
        }),
      ).result.rounds.flatMap((round) => round.results);
    const all = [0, 1, 2, 3, 4].map(results);
    expect(new Set(all.map((one) => one.join(""))).size).toBe(5);
    for (const score of ["1", "=", "0"] as const) {
      const share = all.flat().filter((one) => one === score).length / all.flat().length;
      expect(share).toBeGreaterThan(0.2);
      expect(share).toBeLessThan(0.5);
    }
  });
});

test("the question about the first score group has the leaders after the round as its answers", () => {
  let asked = 0;
  for (let seed = 1; seed <= tries(20); seed++) {
    const players = 4 + (seed % 6);
    const problem = drawnCourse(seed, players, 3);
    const { trace, result } = run(problem);
    const past = newPast(players);
    for (const [k, round] of result.rounds.entries()) {
      if (round.pairs.length === 0) break;
      enter(past, round);
      const at = trace.occurrence("stand", k + 1);
      const question = lesson.predict?.stand?.(trace.cursor().seek(at - 1), trace.stepAt(at), problem);
      const most = Math.max(...past.map(({ points }) => points));
      const leaders = past.filter(({ points }) => points === most).map(({ id }) => `p${id}`);
      expectSame(
        question?.answers.toSorted() ?? leaders.length,
        leaders.length === players ? players : leaders.toSorted(),
        () => `seed ${seed}`,
      );
      if (question !== undefined) asked++;
    }
  }
  expect(asked).toBeGreaterThan(depth(3, 40));
});

test("whoever is away from the next round may stand at the top when the tournament is over", () => {
  const problem = lesson.parse("rounds 1\nresults better\nA: 2w1 F Z\nB: 1b0\nC: 4w1\nD: 3b0\n");
  const { trace } = run(problem);
  const told = plainText(narrate(lesson, trace.cursor().seek(trace.length), problem));
  expect(told).toContain("1 is alone at the top with 2 points");
});
