import {
  type AnswerPicture,
  type FieldTouch,
  numbersIn,
  pairs,
  pairsIn,
  several,
  single,
  type Typing,
} from "#algorithms/core/lesson/answer-picture.ts";
import {
  type FadedTable,
  fadedSize,
  NOTHING,
  no,
  spelledNothing,
  type Task,
  type Tasks,
  type Verdict,
  yes,
} from "#algorithms/core/lesson/exercise.ts";
import { silentRecorder } from "#algorithms/core/run/trace.ts";
import { firstFrom } from "#algorithms/core/text/first-from.ts";
import { seededRandom } from "#algorithms/core/text/random.ts";
import { graphOf } from "#algorithms/engines/matching/numbering.ts";
import type { Game } from "#algorithms/engines/swiss/tournament.ts";
import { gradeTable } from "#algorithms/kit/graded-table.ts";
import {
  drawingPicture,
  exercisePlates,
  graphPicture,
  inCircle,
  vertexMarks,
  vertexTable,
} from "#algorithms/kit/graphs/graph-picture.ts";
import { nodeId } from "#algorithms/kit/graphs/graph-plate.ts";
import { typedPairs } from "#algorithms/kit/graphs/touch/typed-pairs.ts";
import { oneAnswer } from "#algorithms/kit/one-answer.ts";
import { spelledGame } from "#algorithms/kit/rounds/answers.ts";
import {
  gamesIn,
  halfIn,
  oneGame,
  onePlayer,
  playersPlate,
  typedNumber,
  upTo,
} from "#algorithms/kit/rounds/players-picture.ts";
import { formatGame, type PairedRound, type Problem, tournamentOf, withCourse } from "../problem.ts";
import { inOrder, roundOf } from "../round.ts";
import { solve } from "../solve.ts";
import { asks, cells, steps } from "../steps.ts";
import { exerciseWords } from "../words/en/asked.ts";
import { pairOneStepBack } from "./wrong.ts";

/** The questions of the article. */
export const exercises: Tasks = { opponent, out, candidate, next, wrong };

/** Players of equal points, without a game yet, who may meet only as these pairs say. */
interface Small {
  readonly n: number;
  readonly pairs: readonly (readonly [number, number])[];
}

/** Players 7 and 8 know only 2 and 6. */
const FIRST: Small = {
  n: 8,
  pairs: [
    [1, 2],
    [1, 3],
    [1, 4],
    [2, 7],
    [2, 8],
    [3, 4],
    [3, 5],
    [4, 5],
    [5, 6],
    [6, 7],
    [6, 8],
  ],
};

/** Players 5, 6 and 7 know only 8. */
const SHORT: Small = {
  n: 8,
  pairs: [
    [1, 2],
    [1, 3],
    [2, 4],
    [3, 4],
    [3, 8],
    [5, 8],
    [6, 8],
    [7, 8],
  ],
};

export function problemOf({ n, pairs }: Small): Problem {
  const may = new Set(pairs.map(([u, v]) => `${u} ${v}`));
  const not: [number, number][] = [];
  for (let u = 1; u <= n; u++) for (let v = u + 1; v <= n; v++) if (!may.has(`${u} ${v}`)) not.push([u, v]);
  return tournamentOf(
    Array.from({ length: n }, () => []),
    [],
    not,
  );
}

/** What is run in place of the lesson, without its pictures. */
export const algorithm = { steps, asks, cells, solve };

function solved(small: Small): PairedRound {
  return solve(problemOf(small), silentRecorder(steps, asks)).rounds[0];
}

function drawn(seed: number, share: number, n = 8): Small {
  const random = seededRandom(seed);
  const pairs: [number, number][] = [];
  for (let u = 1; u <= n; u++) for (let v = u + 1; v <= n; v++) if (random() < share) pairs.push([u, v]);
  return { n, pairs };
}

function listOf({ pairs }: Small): string {
  return pairs.map(([u, v]) => `${u}\u2060–\u2060${v}`).join(", ");
}

/** Whom a player meets in a round; 0 for nobody. */
export function partnerOf({ pairs }: PairedRound, player: number): number {
  const pair = pairs.find(({ white, black }) => white === player || black === player);
  return pair === undefined ? 0 : pair.white + pair.black - player;
}

/** Players count from 1 in texts, vertices from 0. */
function graphOfSmall({ n, pairs: may }: Small) {
  return graphOf(
    n,
    may.map(([u, v]) => [u - 1, v - 1]),
  );
}

/** Who may meet, as a graph on which players are touched; `head` are those of whom the question speaks. */
function playersPicture(small: Small, typing: Typing, asked: readonly number[]): AnswerPicture {
  const words = exerciseWords.picture;
  const look = ([typed = ""]: readonly string[]) => {
    const chosen = numbersIn(typed);
    return {
      head: words.head,
      label: words.label(chosen),
      node: (v: number) => ({
        role: chosen.includes(v + 1) ? ("chosen" as const) : ("idle" as const),
        solid: asked.includes(v + 1),
        text: String(v + 1),
        label: words.player(v + 1, chosen.includes(v + 1)),
      }),
      edge: () => ({ role: "idle" as const }),
    };
  };
  return graphPicture(graphOfSmall(small), typing, look, { first: 1 });
}

/** The first opponent in the order of player 1, and the one that the method finds. */
export function opponentAsked(seed: number) {
  return firstFrom(seed, (next) => {
    const small = seed === 0 ? FIRST : drawn(next, 0.4);
    const result = solved(small);
    const isFirst = small.pairs[0]?.[1] === partnerOf(result, 1);
    return result.unpaired.length > 0 || isFirst ? undefined : { small, result };
  });
}

function opponent(seed: number): Task {
  const words = exerciseWords.opponent;
  const { small, result } = opponentAsked(seed);
  const right = partnerOf(result, 1);
  const hints = words.hints(small.pairs[0]?.[1] ?? 2, fewestLines(small));
  const task = oneAnswer(words.prompt, words.fields, right, (typed) => {
    const player = Number(typed.trim());
    if (!/^\s*\d+\s*$/.test(typed) || player < 2 || player > 8) return no(words.noPlayer);
    if (!small.pairs.some(([u, v]) => u === 1 && v === player))
      return no(words.mayNot(player), [nodeId(player - 1)]);
    if (player === right) return yes(words.right);
    return no(player > right ? words.later(player) : words.wrong(player));
  });
  return {
    ...task,
    given: exerciseWords.picture.given(listOf(small)),
    picture: playersPicture(small, single, [1]),
    hints,
  };
}

/** The player with fewest opponents, of equals the last one. */
function fewestLines({ n, pairs }: Small): number {
  const linesOf = (player: number): number => pairs.filter((pair) => pair.includes(player)).length;
  let fewest = n;
  for (let player = n; player >= 1; player--) if (linesOf(player) < linesOf(fewest)) fewest = player;
  return fewest;
}

/** Who stays out where two must. */
export function outAsked(seed: number) {
  return firstFrom(seed, (next) => {
    const small = seed === 0 ? SHORT : drawn(next, 0.28);
    const result = solved(small);
    const isLast = result.unpaired.includes(8) && result.unpaired.includes(7);
    return result.unpaired.length !== 2 || isLast ? undefined : { small, result };
  });
}

function out(seed: number): Task {
  const words = exerciseWords.out;
  const { small, result } = outAsked(seed);
  const right = [...result.unpaired].sort((u, v) => u - v);
  return {
    prompt: words.prompt,
    given: exerciseWords.picture.given(listOf(small)),
    picture: playersPicture(small, several(undefined, 2), []),
    fields: words.fields,
    keyboard: "text",
    solution: [right.join(" ")],
    hints: words.hints(fewestLines(small)),
    grade([typed = ""]): Verdict {
      const chosen = [...new Set((typed.match(/\d+/g) ?? []).map(Number))].sort((u, v) => u - v);
      if (chosen.length !== 2 || chosen.some((v) => v < 1 || v > 8)) return no(words.notTwo);
      if (chosen.join() === right.join()) return yes(words.right(right[1]));
      const rest = solved({
        n: 8,
        pairs: small.pairs.filter((pair) => !pair.some((v) => chosen.includes(v))),
      });
      return no(rest.pairs.length < 3 ? words.tooFew : words.wrong);
    },
  };
}

/** Whether a pair leaves a complete pairing of the others. */
function candidate(seed: number): Task {
  const words = exerciseWords.candidate;
  const { small, pair, can } = firstFrom(seed, (next) => {
    const small = seed === 0 ? FIRST : drawn(next, 0.4);
    if (solved(small).unpaired.length > 0) return undefined;
    const pair = seed === 0 ? ([5, 6] as const) : small.pairs[next % small.pairs.length];
    if (pair === undefined) return undefined;
    return { small, pair, can: canRest(small, pair) };
  });
  const [u, v] = pair;
  const rest = without(small, pair);
  const others = Array.from({ length: small.n }, (_, i) => i + 1).filter((player) => !pair.includes(player));
  const taken = can ? [] : (setsOf(others).find((set) => oddParts(rest, others, set) > set.length) ?? []);
  return {
    prompt: words.prompt(`${u}\u2060–\u2060${v}`),
    given: exerciseWords.picture.given(listOf(small)),
    picture: candidatePicture(small, pair),
    fields: words.fields,
    keyboard: "text",
    wide: true,
    solution: [can ? restPairs(small, pair) : words.noWith(taken)],
    hints: words.hints(u, v, fewestLines({ ...small, pairs: rest.pairs })),
    grade([typed = ""]): Verdict {
      const denied = words.denies.exec(typed);
      if (denied) {
        const chosen = [...new Set((typed.match(/\d+/g) ?? []).map(Number))];
        const strange = chosen.find((player) => !others.includes(player));
        if (strange !== undefined) return no(words.notLeft(strange, u, v));
        const odd = oddParts(rest, others, chosen);
        if (odd > chosen.length) return yes(words.cannot(odd, chosen.length));
        return no(words.noProof(odd, chosen.length));
      }
      const read = typedPairs(typed, small.n + 1, "players");
      if ("mistake" in read) return no(words.neither);
      const wrongPair = read.pairs.find(
        ([a, b]) => !rest.pairs.some((each) => each.includes(a) && each.includes(b)),
      );
      if (wrongPair) return no(words.mayNot(wrongPair[0], wrongPair[1]));
      if (new Set(read.pairs.flat()).size < 2 * read.pairs.length || read.pairs.length < others.length / 2)
        return no(words.notAll);
      return yes(words.can);
    },
  };
}

/** Three pairs, or "no" and the players taken away: the pair in question stands apart, dashed. */
function candidatePicture(small: Small, [u, v]: readonly [number, number]): AnswerPicture {
  const { picture: words, candidate: own } = exerciseWords;
  const plate = exercisePlates(graphOfSmall(small));
  const [taken, made] = [several(), pairs(3)];
  const isNo = (text: string): boolean => own.denies.test(text);
  const touch: FieldTouch = {
    marks: new Map([...vertexMarks(small.n, 1)].filter(([, value]) => ![u, v].includes(Number(value)))),
    chips: [own.no],
    touch(text, value) {
      if (value === own.no) return { text: isNo(text) ? "" : own.no, done: false };
      if (!isNo(text)) return made.touch(text, value);
      return { text: own.noWith(numbersIn(taken.touch(text, value).text)), done: false };
    },
    valuesIn: (text) => (isNo(text) ? [own.no, ...taken.valuesIn(text)] : made.valuesIn(text)),
  };
  return {
    field: (field) => (field === 0 ? touch : undefined),
    plate([typed = ""]) {
      const { pairs: told, half } = isNo(typed) ? { pairs: [], half: undefined } : pairsIn(typed);
      const gone = isNo(typed) ? numbersIn(typed) : [];
      const isIn = (all: readonly (readonly number[])[], a: number, b: number): boolean =>
        all.some((each) => each.includes(a) && each.includes(b));
      return plate({
        head: words.head,
        label: words.label(isNo(typed) ? gone : told.flat()),
        node: (player) => ({
          role: half === player + 1 ? "chosen" : gone.includes(player + 1) ? "rejected" : "idle",
          ghost: player + 1 === u || player + 1 === v,
          text: String(player + 1),
          label: words.player(player + 1, gone.includes(player + 1) || told.flat().includes(player + 1)),
        }),
        edge: (a, b) => {
          if (isIn(told, a + 1, b + 1)) return { role: "done" };
          return { role: isIn([[u, v]], a + 1, b + 1) ? "candidate" : "idle" };
        },
      });
    },
  };
}

/** Every set of some players, small ones first. */
function setsOf(players: readonly number[]): number[][] {
  const sets = Array.from({ length: 1 << players.length }, (_, bits) =>
    players.filter((_, i) => (bits >> i) & 1),
  );
  return sets.sort((one, other) => one.length - other.length);
}

/** How many odd islands are left of the players without a set. */
function oddParts({ pairs }: Small, players: readonly number[], gone: readonly number[]): number {
  const left = new Set(players.filter((player) => !gone.includes(player)));
  let odd = 0;
  for (const first of players) {
    if (!left.delete(first)) continue;
    const island = [first];
    for (const player of island)
      for (const [u, v] of pairs) {
        const other = u === player ? v : v === player ? u : 0;
        if (left.delete(other)) island.push(other);
      }
    odd += island.length % 2;
  }
  return odd;
}

/** The players of a typed field. */
const FIELD = 8;

/** A field on which going back one pair is not enough. */
function wrong(_seed: number): Task {
  const words = exerciseWords.wrong;
  return {
    prompt: words.prompt(FIELD),
    picture: drawingPicture(inCircle(FIELD), exerciseWords.picture.drawing, { first: 1 }),
    fields: words.fields,
    keyboard: "text",
    wide: true,
    solution: ["1-2, 1-6, 2-5, 3-4, 7-8"],
    grade([typed = ""]): Verdict {
      const read = typedPairs(typed, FIELD + 1, "players");
      if ("mistake" in read) return no(read.mistake);
      const pairs = read.pairs.map(([u, v]) => [Math.min(u, v), Math.max(u, v)] as const);
      const small: Small = { n: FIELD, pairs };
      const best = solved(small);
      if (best.unpaired.length > 0) return no(words.impossible);
      const {
        pairs: made,
        gaveUp,
        back,
      } = pairOneStepBack(FIELD, (u, v) =>
        pairs.some(([a, b]) => a === Math.min(u, v) && b === Math.max(u, v)),
      );
      const told = (all: readonly (readonly [number, number])[]): string =>
        all.map(([u, v]) => `${u}\u2060–\u2060${v}`).join(", ");
      if (!gaveUp) return no(words.survives(told(made), back));
      const right = best.pairs.map(
        ({ white, black }) => [Math.min(white, black), Math.max(white, black)] as const,
      );
      return yes(words.fails(told(made), told(right)));
    },
  };
}

/** Who may meet in the table that fades. */
const HALF_PAIRED: Small = {
  n: 10,
  pairs: [
    [1, 2],
    [1, 3],
    [1, 6],
    [2, 4],
    [2, 5],
    [3, 4],
    [3, 7],
    [4, 8],
    [4, 10],
    [5, 6],
    [5, 9],
    [6, 9],
    [7, 8],
    [8, 10],
  ],
};

/** Who may meet in the table, with the pairs that stand in it: who chooses, whom he asks first, and whom he gets. */
function roundPicture(round: Small): AnswerPicture {
  const words = exerciseWords.picture;
  const look = (cells: readonly string[], field: number) => {
    const rows = Array.from({ length: cells.length / 3 }, (_, r) =>
      cells.slice(3 * r, 3 * r + 3).map((text) => numbersIn(text)[0] ?? 0),
    );
    const now = rows[Math.floor(field / 3)] ?? [];
    const isPaired = (a: number, b: number): boolean =>
      rows.some(([chooses, , gets]) => (chooses === a && gets === b) || (chooses === b && gets === a));
    const done = rows.flatMap(([chooses, , gets]) => (chooses > 0 && gets > 0 ? [chooses, gets] : []));
    const isAsked = (a: number, b: number): boolean =>
      now.slice(0, 2).every((each) => each === a || each === b);
    return {
      head: words.head,
      label: words.label(done),
      node: (v: number) => ({
        role: done.includes(v + 1)
          ? ("done" as const)
          : now[0] === v + 1
            ? ("chosen" as const)
            : ("idle" as const),
        text: String(v + 1),
        label: words.player(v + 1, done.includes(v + 1)),
      }),
      edge: (u: number, v: number) => ({
        role: isPaired(u + 1, v + 1)
          ? ("done" as const)
          : isAsked(u + 1, v + 1)
            ? ("candidate" as const)
            : ("idle" as const),
      }),
    };
  };
  return vertexTable(graphOfSmall(round), look, { first: 1 });
}

/** Another round of as many players, where all of them can be paired; else undefined. */
function allPaired(seed: number): Small | undefined {
  const round = drawn(seed, 0.35, HALF_PAIRED.n);
  return solved(round).unpaired.length === 0 ? round : undefined;
}

/** Other worked tables. */
export const tables = { rounds };

/** The sizes of tournaments: odd, so that there is a bye. */
const FIELDS = [7, 9, 11, 13];

/** So many rounds make the table of a tournament. */
const ROUNDS = 4;

/** A tournament of n players (odd) of which the better one wins every game: the pairs of each round, and the bye. */
function rounds(usual: number, seed = 0): FadedTable {
  const n = fadedSize(usual, seed, FIELDS);
  const words = exerciseWords.rounds;
  const start = tournamentOf(Array.from({ length: n }, () => []));
  const problem = withCourse(start, { rounds: ROUNDS, rule: "better", seed: 0, written: [] });
  const told = (played: readonly PairedRound[]): string[][] =>
    played.map(({ pairs, bye }) => [
      bye === 0 ? NOTHING : String(bye),
      ...pairs.map(({ white, black }) => `${Math.min(white, black)}–${Math.max(white, black)}`),
    ]);
  const rows = told(solve(problem, silentRecorder(steps, asks)).rounds);
  const spell = (text: string, column: number): string =>
    column === 0 ? `0: ${spelledNothing(text)}` : spelledGame(text, n);
  return {
    task: words.task(n),
    columns: [words.bye, ...rows[0].slice(1).map((_, k) => words.pair(k + 1))],
    rows,
    picture: roundsPicture(n),
    compared: {
      rowsOf(program, run) {
        const { result } = run(algorithm, program as typeof solve, problem);
        return result && told(result.rounds);
      },
      spell,
    },
    grade: (typed) =>
      gradeTable(
        typed,
        (text, row, column) => rows[row].some((right, k) => spell(right, k) === spell(text, column)),
        (row, column) => words.wrong(row + 1, column),
      ),
  };
}

/** The players in a circle, with the pairs of the row that is being filled in. */
function roundsPicture(n: number): AnswerPicture {
  const { picture: words, rounds: own } = exerciseWords;
  const [rest, game] = [onePlayer(upTo(n)), oneGame(n)];
  const columns = (n + 1) / 2;
  return {
    field: (field) => (field % columns === 0 ? rest : game),
    plate(cells, field) {
      const row = Math.floor(field / columns) * columns;
      const [bye, ...games] = cells.slice(row, row + columns);
      const half = halfIn(games, n);
      const idle = typedNumber(bye, 1, n);
      return playersPlate({
        head: own.head(row / columns + 1),
        label: own.picture(n),
        places: inCircle(n),
        name: (p) => words.player(p, false),
        player: (p) => ({ role: p === half ? "chosen" : p === idle ? "active" : "idle" }),
        lines: gamesIn(games, n),
      });
    },
  };
}

/** A round, pair by pair: who chooses, whom he asks first, and whom he gets. */
function askedIn({ n, pairs }: Small, result: PairedRound): string[][] {
  const told = (player: number): string => (player === 0 ? NOTHING : String(player));
  const rows: string[][] = [];
  const left = new Set(Array.from({ length: n }, (_, i) => i + 1));
  for (const player of left) {
    const gets = partnerOf(result, player);
    const asks = pairs.find(([u, v]) => u === player && left.has(v))?.[1] ?? 0;
    rows.push([player, asks, gets].map(told));
    left.delete(player);
    left.delete(gets);
  }
  return rows;
}

/** A round by the method: who chooses, whom he asks first, and whom he gets. */
export function faded(_n: number, seed = 0): FadedTable {
  const words = exerciseWords.faded;
  const round = seed === 0 ? HALF_PAIRED : firstFrom(seed, allPaired);
  const rows = askedIn(round, solved(round));
  return {
    task: words.task,
    columns: words.columns,
    rowName: words.pair,
    rows,
    given: exerciseWords.picture.given(listOf(round)),
    picture: roundPicture(round),
    compared: {
      rowsOf(program, run) {
        const { result } = run(algorithm, program as typeof solve, problemOf(round));
        const [paired] = result?.rounds ?? [];
        return paired && askedIn(round, paired);
      },
      spell: (text, column) => `${column}: ${spelledNothing(text)}`,
    },
    grade: (typed) =>
      gradeTable(
        typed,
        (text, row, column) => text.trim() === rows[row][column],
        (row, column) => words.wrong(row + 1, column, rows[row][0]),
      ),
  };
}

/** Six players after two rounds by lot: whom the best one meets. */
export function nextAsked(seed: number) {
  return firstFrom(seed, (lot) => {
    const start = tournamentOf(Array.from({ length: 6 }, () => []));
    const course = { rounds: 2, rule: "lot", seed: lot % 1_000_000, written: [] } as const;
    const { rounds } = solve(withCourse(start, course), silentRecorder(steps, asks));
    const tournament = replayed(rounds);
    const round = roundOf(tournament);
    const [paired] = solve(tournament, silentRecorder(steps, asks)).rounds;
    const right = paired === undefined ? 0 : partnerOf(paired, round.player(1).id);
    // The nearest opponent is not to be had.
    const [first] = inOrder(round, 1, [2, 3, 4, 5, 6]);
    if (right === 0 || round.player(first).id === right) return undefined;
    return { tournament, leader: round.player(1).id, right };
  });
}

function next(seed: number): Task {
  const words = exerciseWords.next;
  const { tournament, leader, right } = nextAsked(seed);
  const { player, mayMeet } = roundOf(tournament);
  const table = tournament.players.map(({ games }) => games.map(formatGame).join(", "));
  const order = inOrder(roundOf(tournament), 1, [2, 3, 4, 5, 6]).map((v) => player(v).id);
  const hints = words.hints(leader, order);
  const task = oneAnswer(words.prompt(table, leader), words.fields, right, (typed) => {
    const id = Number(typed.trim());
    const place = [2, 3, 4, 5, 6].find((v) => player(v).id === id);
    if (!/^\s*\d+\s*$/.test(typed) || place === undefined) return no(words.noPlayer(leader));
    if (id === right) return yes(words.right(right, leader));
    if (player(1).met.has(id)) return no(words.haveMet(leader, id));
    if (!mayMeet(1, place)) return no(words.sameColor(leader, id));
    const isLater = order.indexOf(id) > order.indexOf(right);
    return no(isLater ? words.later(id, leader) : words.wrong(`${leader}\u2060–\u2060${id}`));
  });
  return { ...task, hints, picture: playedPicture(tournament) };
}

/** Six players with their points, and the games that they have played. */
function playedPicture(tournament: Problem): AnswerPicture {
  const { picture: words, next: own } = exerciseWords;
  const { players } = tournament;
  const played = players.flatMap(({ games }, p) =>
    games.flatMap(({ opponent }) => (opponent - 1 > p ? [[p, opponent - 1] as const] : [])),
  );
  const round = roundOf(tournament);
  const points = new Map(players.map((_, i) => [round.player(i + 1).id, round.player(i + 1).score / 10]));
  const look = ([typed = ""]: readonly string[]) => {
    const chosen = numbersIn(typed);
    return {
      head: own.head,
      label: own.picture(chosen),
      node: (v: number) => ({
        role: chosen.includes(v + 1) ? ("chosen" as const) : ("idle" as const),
        solid: round.player(1).id === v + 1,
        text: String(v + 1),
        tag: String(points.get(v + 1)),
        label: words.player(v + 1, chosen.includes(v + 1)),
      }),
      edge: () => ({ role: "active" as const }),
    };
  };
  return graphPicture(graphOf(players.length, played), single, look, {
    places: inCircle(players.length),
    first: 1,
  });
}

function replayed(rounds: readonly PairedRound[]): Problem {
  const games: Game[][] = Array.from({ length: 6 }, () => []);
  for (const { pairs, results } of rounds) {
    for (const [i, { white, black }] of pairs.entries()) {
      const result = results[i] ?? "=";
      games[white - 1]?.push({ opponent: black, color: "white", result });
      games[black - 1]?.push({
        opponent: white,
        color: "black",
        result: result === "=" ? "=" : result === "1" ? "0" : "1",
      });
    }
  }
  return tournamentOf(games);
}

function without(small: Small, [u, v]: readonly [number, number]): Small {
  return { n: small.n, pairs: small.pairs.filter((pair) => !pair.includes(u) && !pair.includes(v)) };
}

function canRest(small: Small, pair: readonly [number, number]): boolean {
  return solved(without(small, pair)).pairs.length === small.n / 2 - 1;
}

function restPairs(small: Small, pair: readonly [number, number]): string {
  const { pairs } = solved(without(small, pair));
  return pairs
    .map(({ white, black }) => `${Math.min(white, black)}\u2060–\u2060${Math.max(white, black)}`)
    .join(", ");
}
