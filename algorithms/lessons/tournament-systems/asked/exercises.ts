import { type AnswerPicture, chips } from "#algorithms/core/lesson/answer-picture.ts";
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
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import { exercisePlates, inRows } from "#algorithms/kit/graphs/graph-picture.ts";
import { oneAnswer } from "#algorithms/kit/one-answer.ts";
import { wholeNumber } from "#algorithms/kit/rounds/answers.ts";
import { fadedTable } from "#algorithms/kit/rounds/faded-table.ts";
import { onePlayer, typedNumber, upTo } from "#algorithms/kit/rounds/players-picture.ts";
import type { Bracket, Problem } from "../problem.ts";
import { solve } from "../solve.ts";
import { asks, cells, steps } from "../steps.ts";
import { halvings, knockout, mostIn, roundRobin } from "../systems.ts";
import { exerciseWords } from "../words/en/asked.ts";
import { roundsBooked } from "./wrong.ts";

/** The questions of the article. */
export const exercises: Tasks = { counts, opponent, meet, compare, second, broken };

/** A wrong program is tried on so many players at most. */
const MOST_TRIED = 512;

/** What is run in place of the lesson, without its pictures. */
export const algorithm = { steps, cells, asks, solve };

export function numbered(n: number): Problem {
  return { n, names: [], chance: 0 };
}

function bracket(n: number): Bracket {
  return solve(numbered(n), silentRecorder(steps, asks));
}

/** How many players a knockout has, from its rounds and byes; and the matches of its first round. */
function counts(seed: number): Task {
  const n = seed === 0 ? 23 : between(seededRandom(seed), 9, 120);
  const { rounds, byes } = knockout(n);
  const first = (n - byes) / 2;
  const { noNumbers, counts: words } = exerciseWords;
  return {
    prompt: words.prompt(rounds, byes),
    fields: words.fields,
    solution: [n, first].map(String),
    hints: words.hints(rounds, byes),
    grade([typedPlayers = "", typedMatches = ""]): Verdict {
      const [players, matches] = [whole(typedPlayers), whole(typedMatches)];
      if (players === undefined || matches === undefined) return no(noNumbers);
      if (players !== n) return no(words.wrongPlayers(players, rounds, knockout(Math.max(players, 2))));
      if (matches !== first) return no(words.wrongMatches(n, byes));
      return yes(words.right(n, rounds, byes, first));
    },
  };
}

/** Who meets whom in round 1, or nobody. */
export function opponentAsked(seed: number) {
  const random = seededRandom(seed);
  const n = seed === 0 ? 27 : between(random, 9, 64);
  const s = seed === 0 ? 11 : between(random, 1, n);
  return { n, s };
}

/** The place of a seed in the first round; −1 if it has none. */
export function placeIn({ size, draw }: Bracket, s: number): number {
  return Array.from(draw).indexOf(s, size);
}

function opponent(seed: number): Task {
  const { n, s } = opponentAsked(seed);
  const tree = bracket(n);
  const { size, draw } = tree;
  const other = draw[placeIn(tree, s) ^ 1];
  const right = other > n ? 0 : other;
  const words = exerciseWords.opponent;
  const task = oneAnswer(words.prompt(n, s), words.fields, right, (typed) => {
    const value = wholeNumber(typed, 0, size);
    if (value === undefined) return no(words.range(n));
    if (value !== right) return no(words.wrong(n));
    return yes((right === 0 ? words.rightBye : words.right)(size, s, other));
  });
  const { picture: shown } = exerciseWords;
  const touch = { ...onePlayer(upTo(n)), chips: ["0"] };
  const picture: AnswerPicture = {
    field: (field) => (field === 0 ? touch : undefined),
    plate: ([typed]) => seedsPlate(n, [s], typedNumber(typed, 1, n), shown.opponentOf(s)),
  };
  return { ...task, picture, hints: words.hints(n, s) };
}

/** Seeds in a row; of a large field the picture is higher. */
const IN_A_ROW = 8;
const MOST_LOW = 32;
const HEIGHTS = { low: 400, high: 540 };

/** The seeds row by row: those of whom the question speaks, and the one that is chosen. */
function seedsPlate(
  n: number,
  asked: readonly (number | undefined)[],
  chosen: number | undefined,
  head: string,
) {
  const { picture: words } = exerciseWords;
  const rows = Array.from({ length: Math.ceil(n / IN_A_ROW) }, () => IN_A_ROW);
  const places = inRows(rows).slice(0, n);
  const height = n > MOST_LOW ? HEIGHTS.high : HEIGHTS.low;
  return exercisePlates(
    { n, edges: [] },
    places,
    height,
  )({
    head,
    label: words.seeds(n),
    node: (v) => ({
      role: chosen === v + 1 ? "chosen" : "idle",
      solid: asked.includes(v + 1),
      text: String(v + 1),
      label: words.seed(v + 1),
    }),
    edge: () => ({ role: "idle" }),
  });
}

/** In which round two seeds can first meet. */
export function meetAsked(seed: number) {
  const random = seededRandom(seed);
  const n = seed === 0 ? 16 : 2 ** between(random, 3, 6);
  const a = seed === 0 ? 4 : between(random, 1, n - 1);
  const b = seed === 0 ? 8 : between(random, a + 1, n);
  return { n, a, b };
}

/** The round in which two seeds can first meet. */
export function meetingIn(tree: Bracket, a: number, b: number): number {
  let round = 0;
  for (let [v, w] = [placeIn(tree, a), placeIn(tree, b)]; v !== w; v >>= 1, w >>= 1) round++;
  return round;
}

function meet(seed: number): Task {
  const { n, a, b } = meetAsked(seed);
  const round = meetingIn(bracket(n), a, b);
  const words = exerciseWords.meet;
  const task = oneAnswer(words.prompt(n, a, b), words.fields, round, (typed) => {
    const value = wholeNumber(typed, 1, Math.log2(n));
    if (value === undefined) return no(words.range(Math.log2(n)));
    return value === round ? yes(words.right(round)) : no(words.wrong);
  });
  const touch = chips(upTo(Math.log2(n)).map(String));
  const picture: AnswerPicture = {
    field: (field) => (field === 0 ? touch : undefined),
    plate: () => seedsPlate(n, [a, b], undefined, exerciseWords.picture.meet(a, b)),
  };
  return { ...task, picture, hints: words.hints(n, a, b) };
}

/** The rounds into which the largest round robin and the largest knockout shall fit. */
export function compareAsked(seed: number): number {
  return seed === 0 ? 6 : between(seededRandom(seed), 4, 12);
}

function compare(seed: number): Task {
  const rounds = compareAsked(seed);
  const [robin, tree] = [roundRobin, knockout].map((system) => mostIn(rounds, (n) => system(n).rounds));
  const { noNumbers, compare: words } = exerciseWords;
  return {
    prompt: words.prompt(rounds),
    fields: words.fields,
    solution: [robin, tree].map(String),
    hints: words.hints(rounds),
    grade([typedRobin = "", typedTree = ""]): Verdict {
      const [all, cup] = [whole(typedRobin), whole(typedTree)];
      if (all === undefined || cup === undefined) return no(noNumbers);
      if (all !== robin) return no(words.wrongRobin(all, roundRobin(Math.max(all, 2)).rounds, rounds));
      if (cup !== tree) return no(words.wrongTree);
      return yes(words.right(rounds, robin, tree));
    },
  };
}

/** How many more matches find the second best, after a knockout of a power of two. */
function second(seed: number): Task {
  const k = seed === 0 ? 5 : between(seededRandom(seed), 3, 9);
  const words = exerciseWords.second;
  const task = oneAnswer(words.prompt(2 ** k), words.fields, k - 1, (typed) => {
    const value = whole(typed);
    if (value === undefined) return no(words.noNumber);
    if (value === k) return no(words.oneTooMany(k));
    return value === k - 1 ? yes(words.right(k)) : no(words.wrong);
  });
  return { ...task, hints: words.hints(2 ** k) };
}

/** A field for which the rounded logarithm books too few rounds. */
function broken(_seed: number): Task {
  const words = exerciseWords.broken;
  const task = oneAnswer(words.prompt, words.fields, 5, (typed) => {
    const n = wholeNumber(typed, 2, MOST_TRIED);
    if (n === undefined) return no(words.range(MOST_TRIED));
    const [booked, needed] = [roundsBooked(n), halvings(n)];
    return booked === needed ? no(words.survives(n, needed)) : yes(words.right(n, booked, needed));
  });
  return { ...task, picture: halvedPicture(), hints: words.hints };
}

/** Sizes of fields that are offered on buttons. */
const OFFERED = chips(Array.from({ length: 16 }, (_, k) => String(k + 2)));

/** How many are left of the typed number of players after each round. */
function halvedPicture(): AnswerPicture {
  const { picture: words } = exerciseWords;
  return {
    field: (field) => (field === 0 ? OFFERED : undefined),
    plate([typed]) {
      const sizes: number[] = [];
      for (
        let n = typedNumber(typed, 2, MOST_TRIED);
        n !== undefined;
        n = n > 1 ? Math.ceil(n / 2) : undefined
      )
        sizes.push(n);
      const edges = sizes.slice(1).map((_, k) => ({ u: k, v: k + 1, weight: 1 }));
      return exercisePlates(
        { n: sizes.length, edges },
        inRows([sizes.length]),
        HALVED_HEIGHT,
      )({
        head: sizes.length === 0 ? words.noField : words.halved,
        label: words.fields(sizes),
        node: (v) => ({ role: "idle", text: String(sizes[v]), label: words.size(sizes[v]) }),
        edge: () => ({ role: "active" }),
      });
    },
  };
}

const HALVED_HEIGHT = 240;

/** The sizes of worked knockouts. */
const KNOCKOUTS = [9, 11, 13, 18, 21, 23, 26, 29];

/** A knockout of n players, round by round: who is in, matches, byes. */
export function faded(usual: number, seed = 0): FadedTable {
  const n = fadedSize(usual, seed, KNOCKOUTS);
  const { rounds, byes } = knockout(n);
  const words = exerciseWords.table;
  const rows = Array.from({ length: rounds }, (_, k) => {
    const players = k === 0 ? n : 2 ** (rounds - k);
    const idle = k === 0 ? byes : 0;
    return [players, (players - idle) / 2, idle].map(String);
  });
  const graded = fadedTable(
    { task: words.task(n), columns: words.columns, rows },
    (text, r, column) => (text.trim() === rows[r]?.[column] ? "" : words.reasons[column]),
    (r, reason) => words.inRound(r + 1, reason),
  );
  return { ...graded, picture: roundsPicture(n, rounds) };
}

/** Other worked tables. */
export const tables = { draw };

/** The sizes of draws. */
const DRAWS = [5, 6, 7, 9, 10, 11, 12, 13];

/** Round 1 of a knockout of n seeds, from the top of the tree to its foot: the two seeds of each match, a dash for nobody. */
function draw(usual: number, seed = 0): FadedTable {
  const n = fadedSize(usual, seed, DRAWS);
  const words = exerciseWords.draw;
  const tree = bracket(n);
  const rows = firstRound(tree);
  const graded = fadedTable(
    { task: words.task(n), columns: words.columns, rows },
    (text, r, column) => {
      if (spelledNothing(text) === rows[r]?.[column]) return "";
      return column === 0 ? words.wrongUpper : words.wrongLower(tree.size + 1, n);
    },
    (r, reason) => words.inMatch(r + 1, reason),
  );
  return {
    ...graded,
    rowName: words.match,
    picture: drawPicture(n, rows.length),
    compared: {
      rowsOf(program, run) {
        const { result } = run(algorithm, program as typeof solve, numbered(n));
        return result && firstRound(result);
      },
      spell: (text, column) => `${column}: ${spelledNothing(text)}`,
    },
  };
}

/** The seeds of the matches of round 1, in the order of the tree. */
function firstRound({ n, size, draw: seeds }: Bracket): string[][] {
  const told = (v: number): string => (seeds[v] > n ? NOTHING : String(seeds[v]));
  return Array.from({ length: size / 2 }, (_, k) => [told(size + 2 * k), told(size + 2 * k + 1)]);
}

/** The seeds: those of the match in a row, and those that have a place already. */
function drawPicture(n: number, matches: number): AnswerPicture {
  const { picture: words } = exerciseWords;
  const touch = { ...onePlayer(upTo(n)), chips: [NOTHING] };
  return {
    field: () => touch,
    plate(cells, field) {
      const placed = cells.map((text) => typedNumber(text, 1, n));
      const match = Math.floor(field / 2);
      return seedsPlate(n, placed, placed[field], words.matchOf(match + 1, matches));
    },
  };
}

function whole(text: string): number | undefined {
  return wholeNumber(text, 0, 999_999);
}

/** As many discs in a row as there are players in, in that round; those with a bye are black. */
function roundsPicture(n: number, rounds: number): AnswerPicture {
  const { picture: words } = exerciseWords;
  // The second round has the winners and those with a bye: a power of two.
  const most = Math.max(Math.ceil(n / 2) + Math.ceil(n / 4) - 1, 2 ** (rounds - 1));
  const touch = chips(Array.from({ length: most + 1 }, (_, k) => String(k)));
  return {
    field: () => touch,
    plate(cells) {
      const rows = Array.from({ length: rounds }, (_, r) => ({
        players: typedNumber(cells[3 * r], 0, 2 ** rounds) ?? 0,
        byes: typedNumber(cells[3 * r + 2], 0, 2 ** rounds) ?? 0,
      }));
      const places = inRows(rows.map(({ players }) => Math.max(players, 1)));
      // A round that is not filled in keeps its height, and has nobody.
      const discs = rows.flatMap(({ players, byes }) =>
        Array.from({ length: Math.max(players, 1) }, (_, k) => ({ isIn: players > 0, hasBye: k < byes })),
      );
      return exercisePlates(
        { n: discs.length, edges: [] },
        places,
      )({
        head: words.left,
        label: words.fields(rows.map(({ players }) => players)),
        node: (v) => ({
          role: "idle",
          solid: discs[v].isIn && discs[v].hasBye,
          ghost: !discs[v].isIn,
          text: "",
          label: discs[v].hasBye ? words.bye : words.player,
        }),
        edge: () => ({ role: "idle" }),
      });
    },
  };
}
