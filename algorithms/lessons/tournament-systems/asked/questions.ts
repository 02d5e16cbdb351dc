import { type AnswerPicture, chips } from "#algorithms/core/lesson/answer-picture.ts";
import {
  type FadedTable,
  fadedSize,
  NOTHING,
  no,
  spelledNothing,
  type Task,
  type Tasks,
  yes,
} from "#algorithms/core/lesson/exercise.ts";
import type { Outcome, Outcomes } from "#algorithms/core/lesson/outcome.ts";
import { questionsOf, reckoned, wholeNumber } from "#algorithms/core/lesson/question.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import { gradeTable } from "#algorithms/kit/graded-table.ts";
import { exercisePlates, inRows } from "#algorithms/kit/graphs/graph-picture.ts";
import { onePlayer, typedNumber, upTo } from "#algorithms/kit/rounds/players-picture.ts";
import { type Bracket, halvings, knockout, mostIn, type Problem, roundRobin } from "../problem.ts";
import { solve } from "../solve.ts";
import { asks, cells, steps } from "../steps.ts";
import { exerciseWords, outcomeWords } from "../words/en/asked.ts";

const algorithm = { steps, cells, asks, solve };
const { question, table } = questionsOf(algorithm, ({ result }) => result);
const { picture: shown, noNumbers } = exerciseWords;

/** No number of players or matches is larger. */
const MANY = 999_999;

function numbered(n: number): Problem {
  return { n, names: [], chance: 0 };
}

/** Fields for numbers of any size. */
function numberFields(labels: readonly string[], otherwise: string) {
  return labels.map((label) => ({ label, least: 0, most: MANY, otherwise }));
}

/** How many players a knockout has, from its rounds and byes; and the matches of its first round. */
const counts = reckoned({
  draw: (seed) => (seed === 0 ? 23 : between(seededRandom(seed), 9, 120)),
  answer: (n) => [n, (n - knockout(n).byes) / 2],
  ask(n, right) {
    const { counts: words } = exerciseWords;
    const { rounds, byes } = knockout(n);
    const first = Number(right[1]);
    return {
      prompt: words.prompt(rounds, byes),
      hints: words.hints(rounds, byes),
      fields: numberFields(words.fields, noNumbers),
      why([players = 0, matches]) {
        if (players !== n) return words.wrongPlayers(players, rounds, knockout(Math.max(players, 2)));
        return matches === first ? words.right(n, rounds, byes, first) : words.wrongMatches(n, byes);
      },
    };
  },
});

/** The place of a seed in the first round; −1 if it has none. */
function placeIn({ size, draw }: Bracket, s: number): number {
  return Array.from(draw).indexOf(s, size);
}

/** The seed that is drawn against another one; above n: nobody. */
function drawnAgainst(tree: Bracket, s: number): number {
  return tree.draw[placeIn(tree, s) ^ 1] ?? 0;
}

/** Who meets whom in round 1, or nobody. */
const opponent = question({
  draw(seed) {
    const random = seededRandom(seed);
    const n = seed === 0 ? 27 : between(random, 9, 64);
    return { n, s: seed === 0 ? 11 : between(random, 1, n) };
  },
  problem: ({ n }) => numbered(n),
  read(tree, { n, s }) {
    const other = drawnAgainst(tree, s);
    return [other > n ? 0 : other];
  },
  ask({ n, s }, [right = ""], tree) {
    const { opponent: words } = exerciseWords;
    const [label = ""] = words.fields;
    const { size } = tree;
    const touch = { ...onePlayer(upTo(n)), chips: ["0"] };
    return {
      prompt: words.prompt(n, s),
      hints: words.hints(n, s),
      picture: {
        field: (field) => (field === 0 ? touch : undefined),
        plate: ([typed]) => seedsPlate(n, [s], typedNumber(typed, 1, n), shown.opponentOf(s)),
      },
      fields: [{ label, least: 0, most: size, otherwise: words.range(n) }],
      why([value]) {
        if (value !== Number(right)) return words.wrong(n);
        return (value === 0 ? words.rightBye : words.right)(size, s, drawnAgainst(tree, s));
      },
    };
  },
});

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
  const rows = Array.from({ length: Math.ceil(n / IN_A_ROW) }, () => IN_A_ROW);
  const height = n > MOST_LOW ? HEIGHTS.high : HEIGHTS.low;
  const plate = exercisePlates({ n, edges: [] }, inRows(rows).slice(0, n), height);
  return plate({
    head,
    label: shown.seeds(n),
    node: (v) => ({
      role: chosen === v + 1 ? "chosen" : "idle",
      solid: asked.includes(v + 1),
      text: String(v + 1),
      label: shown.seed(v + 1),
    }),
    edge: () => ({ role: "idle" }),
  });
}

/** In which round two seeds can first meet. */
const meet = question({
  draw(seed) {
    const random = seededRandom(seed);
    const n = seed === 0 ? 16 : 2 ** between(random, 3, 6);
    const a = seed === 0 ? 4 : between(random, 1, n - 1);
    const b = seed === 0 ? 8 : between(random, a + 1, n);
    return { n, a, b };
  },
  problem: ({ n }) => numbered(n),
  read(tree, { a, b }) {
    let [v, w] = [placeIn(tree, a), placeIn(tree, b)];
    if (v < 0 || w < 0) return undefined;
    let round = 0;
    for (; v !== w; v >>= 1, w >>= 1) round++;
    return [round];
  },
  ask({ n, a, b }, [right]) {
    const { meet: words } = exerciseWords;
    const [label = ""] = words.fields;
    const rounds = Math.log2(n);
    const touch = chips(upTo(rounds).map(String));
    return {
      prompt: words.prompt(n, a, b),
      hints: words.hints(n, a, b),
      picture: {
        field: (field) => (field === 0 ? touch : undefined),
        plate: () => seedsPlate(n, [a, b], undefined, shown.meet(a, b)),
      },
      fields: [{ label, least: 1, most: rounds, otherwise: words.range(rounds) }],
      why: ([round = 0]) => (round === Number(right) ? words.right(round) : words.wrong),
    };
  },
});

/** The rounds into which the largest round robin and the largest knockout shall fit. */
function roundsAsked(seed: number): number {
  return seed === 0 ? 6 : between(seededRandom(seed), 4, 12);
}

const bothSystems = reckoned({
  draw: roundsAsked,
  answer: (rounds) => [roundRobin, knockout].map((system) => mostIn(rounds, (n) => system(n).rounds)),
  ask(rounds, right) {
    const { compare: words } = exerciseWords;
    const [robin, tree] = right.map(Number);
    return {
      prompt: words.prompt(rounds),
      hints: words.hints(rounds),
      fields: numberFields(words.fields, noNumbers),
      why([all = 0, cup]) {
        if (all !== robin) return words.wrongRobin(all, roundRobin(Math.max(all, 2)).rounds, rounds);
        return cup === tree ? words.right(rounds, robin, tree) : words.wrongTree;
      },
    };
  },
});

/** What fits into so many rounds. A program answers it by many runs, so that no single one can be read. */
function compare(seed: number): Task {
  const rounds = roundsAsked(seed);
  return {
    ...bothSystems(seed),
    compared: {
      answersOf(program, run) {
        const roundsOf = (n: number): number =>
          run(algorithm, program as typeof solve, numbered(n)).result?.rounds ?? Infinity;
        return [mostIn(rounds, (n) => roundRobin(n).rounds), mostIn(rounds, roundsOf)].map(String);
      },
      isRare: true,
    },
  };
}

/** How many more matches find the second best, after a knockout of 2^k players. */
const second = reckoned({
  draw: (seed) => (seed === 0 ? 5 : between(seededRandom(seed), 3, 9)),
  answer: (k) => [k - 1],
  ask(k) {
    const { second: words } = exerciseWords;
    return {
      prompt: words.prompt(2 ** k),
      hints: words.hints(2 ** k),
      fields: numberFields(words.fields, words.noNumber),
      why([value]) {
        if (value === k) return words.oneTooMany(k);
        return value === k - 1 ? words.right(k) : words.wrong;
      },
    };
  },
});

/** A program that is wrong on purpose: the rounds of a knockout of n players, rounded to the nearest whole number. */
function roundsBooked(n: number): number {
  return Math.round(Math.log2(n));
}

/** It is tried on so many players at most. */
const MOST_TRIED = 512;

/** A field for which it books too few rounds. */
function broken(_seed: number): Task {
  const { broken: words } = exerciseWords;
  return {
    prompt: words.prompt,
    hints: words.hints,
    picture: halvedPicture(),
    fields: words.fields,
    solution: ["5"],
    grade([typed = ""]) {
      const n = wholeNumber(typed, 2, MOST_TRIED);
      if (n === undefined) return no(words.range(MOST_TRIED));
      const [booked, needed] = [roundsBooked(n), halvings(n)];
      return booked === needed ? no(words.survives(n, needed)) : yes(words.right(n, booked, needed));
    },
  };
}

/** Sizes of fields that are offered on buttons. */
const OFFERED = chips(Array.from({ length: 16 }, (_, k) => String(k + 2)));
const HALVED_HEIGHT = 240;

/** How many are left of the typed number of players after each round. */
function halvedPicture(): AnswerPicture {
  return {
    field: (field) => (field === 0 ? OFFERED : undefined),
    plate([typed]) {
      const n = typedNumber(typed, 2, MOST_TRIED);
      const sizes = n === undefined ? [] : [n];
      for (let left = n ?? 1; left > 1; sizes.push(left)) left = Math.ceil(left / 2);
      const edges = sizes.slice(1).map((_, k) => ({ u: k, v: k + 1, weight: 1 }));
      const plate = exercisePlates({ n: sizes.length, edges }, inRows([sizes.length]), HALVED_HEIGHT);
      return plate({
        head: sizes.length === 0 ? shown.noField : shown.halved,
        label: shown.fields(sizes),
        node: (v) => ({ role: "idle", text: String(sizes[v]), label: shown.size(sizes[v]) }),
        edge: () => ({ role: "active" }),
      });
    },
  };
}

/** The questions of the article. */
export const exercises: Tasks = { counts, opponent, meet, compare, second, broken };

/** The sizes of worked knockouts. */
const KNOCKOUTS = [9, 11, 13, 18, 21, 23, 26, 29];

/** A knockout of n players, round by round: who is in, matches, byes. */
export function faded(usual: number, seed = 0): FadedTable {
  const n = fadedSize(usual, seed, KNOCKOUTS);
  const { rounds, byes } = knockout(n);
  const { table: words } = exerciseWords;
  const rows = Array.from({ length: rounds }, (_, k) => {
    const players = k === 0 ? n : 2 ** (rounds - k);
    const idle = k === 0 ? byes : 0;
    return [players, (players - idle) / 2, idle].map(String);
  });
  return {
    task: words.task(n),
    columns: words.columns,
    rows,
    picture: roundsPicture(n, rounds),
    grade: (typed) =>
      gradeTable(
        typed,
        (text, row, column) => text === rows[row]?.[column],
        (row, column) => words.inRound(row + 1, words.reasons[column]),
      ),
  };
}

/** As many discs in a row as there are players in, in that round; those with a bye are black. */
function roundsPicture(n: number, rounds: number): AnswerPicture {
  // The second round has the winners and those with a bye: a power of two.
  const most = Math.max(Math.ceil(n / 2) + Math.ceil(n / 4) - 1, 2 ** (rounds - 1));
  const touch = chips(Array.from({ length: most + 1 }, (_, k) => String(k)));
  return {
    field: () => touch,
    plate(typed) {
      const rows = Array.from({ length: rounds }, (_, r) => ({
        players: typedNumber(typed[3 * r], 0, 2 ** rounds) ?? 0,
        byes: typedNumber(typed[3 * r + 2], 0, 2 ** rounds) ?? 0,
      }));
      // A round that is not filled in keeps its height, and has nobody.
      const discs = rows.flatMap(({ players, byes }) =>
        Array.from({ length: Math.max(players, 1) }, (_, k) => ({ isIn: players > 0, hasBye: k < byes })),
      );
      const places = inRows(rows.map(({ players }) => Math.max(players, 1)));
      const plate = exercisePlates({ n: discs.length, edges: [] }, places);
      return plate({
        head: shown.left,
        label: shown.fields(rows.map(({ players }) => players)),
        node: (v) => ({
          role: "idle",
          solid: discs[v].isIn && discs[v].hasBye,
          ghost: !discs[v].isIn,
          text: "",
          label: discs[v].hasBye ? shown.bye : shown.player,
        }),
        edge: () => ({ role: "idle" }),
      });
    },
  };
}

/** The sizes of draws. */
const DRAWS = [5, 6, 7, 9, 10, 11, 12, 13];

/** Round 1 of a knockout of n seeds, from the top of the tree to its foot: the two seeds of each match, a dash for nobody. */
const draw = table({
  draw: (n, seed) => fadedSize(n, seed, DRAWS),
  problem: numbered,
  read({ n, size, draw: seeds }) {
    const told = (v: number): string => (seeds[v] > n ? NOTHING : String(seeds[v]));
    return Array.from({ length: size / 2 }, (_, k) => [told(size + 2 * k), told(size + 2 * k + 1)]);
  },
  spell: (text, column) => `${column}: ${spelledNothing(text)}`,
  ask(n, rows, { size }) {
    const { draw: words } = exerciseWords;
    return {
      task: words.task(n),
      columns: words.columns,
      rowName: words.match,
      picture: drawPicture(n, rows.length),
      why: (_text, row, column) =>
        words.inMatch(row + 1, column === 0 ? words.wrongUpper : words.wrongLower(size + 1, n)),
    };
  },
});

/** The seeds: those of the match in a row, and those that have a place already. */
function drawPicture(n: number, matches: number): AnswerPicture {
  const touch = { ...onePlayer(upTo(n)), chips: [NOTHING] };
  return {
    field: () => touch,
    plate(typed, field) {
      const placed = typed.map((text) => typedNumber(text, 1, n));
      const match = Math.floor(field / 2);
      return seedsPlate(n, placed, placed[field], shown.matchOf(match + 1, matches));
    },
  };
}

/** Other worked tables. */
export const tables = { draw };

type AskedOutcome = Outcome<Problem, Bracket>;
type Match = readonly [a: number, b: number];

/** The matches of each round, the first one first; a number above n is nobody. */
function roundsOf({ size, draw: seeds, winner }: Bracket): Match[][] {
  const entrant = (v: number): number => (v >= size ? seeds[v] : winner[v]) ?? 0;
  const rounds: Match[][] = [];
  for (let k = size / 2; k >= 1; k /= 2)
    rounds.push(Array.from({ length: k }, (_, i) => [entrant(2 * (k + i)), entrant(2 * (k + i) + 1)]));
  return rounds;
}

/** The other one in the match of a player; undefined where there is no such match. */
function otherIn(matches: readonly Match[], player: number): number | undefined {
  const match = matches.find((each) => each.includes(player));
  return match && (match[0] === player ? match[1] : match[0]);
}

function opponentOutcome(seed: number): AskedOutcome {
  const random = seededRandom(seed);
  const n = between(random, 5, 16);
  const player = between(random, 1, n);
  return {
    problem: numbered(n),
    prompt: outcomeWords.opponent(n, player),
    answer(result) {
      const other = otherIn(roundsOf(result)[0] ?? [], player);
      return other === undefined || other === 0 ? undefined : other > n ? outcomeWords.bye : String(other);
    },
  };
}

function byesOutcome(seed: number): AskedOutcome {
  const n = between(seededRandom(seed), 5, 20);
  return {
    problem: numbered(n),
    prompt: outcomeWords.byes(n),
    answer(result) {
      const [matches = []] = roundsOf(result);
      const free = matches.flatMap(([a, b]) => (b > n && a <= n ? [a] : a > n && b <= n ? [b] : []));
      return free.sort((a, b) => a - b).join(", ") || outcomeWords.none;
    },
  };
}

function firstOutcome(seed: number): AskedOutcome {
  const n = between(seededRandom(seed), 4, 14);
  return {
    problem: numbered(n),
    prompt: outcomeWords.first(n),
    answer(result) {
      const played = (roundsOf(result)[0] ?? []).filter((match) => match.every((p) => p > 0 && p <= n));
      const told = played.map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
      const inOrder = told.sort(([a], [b]) => a - b);
      return inOrder.map(([a, b]) => `${a}–${b}`).join(", ") || undefined;
    },
  };
}

function whenOutcome(seed: number): AskedOutcome {
  const random = seededRandom(seed);
  const n = between(random, 6, 16);
  const a = between(random, 1, 4);
  const b = between(random, a + 1, Math.min(n, 10));
  return {
    problem: numbered(n),
    prompt: outcomeWords.when(n, a, b),
    answer(result) {
      const round = roundsOf(result).findIndex((matches) => otherIn(matches, a) === b) + 1;
      return round === 0 ? outcomeWords.never : String(round);
    },
  };
}

/** The last opponent: who beats the seed, or for the first one the other finalist. */
function lastOutcome(seed: number): AskedOutcome {
  const random = seededRandom(seed);
  const n = between(random, 5, 16);
  const player = between(random, 1, n);
  return {
    problem: numbered(n),
    prompt: outcomeWords.last(n, player),
    answer(result) {
      const met = roundsOf(result).flatMap((matches) => otherIn(matches, player) ?? []);
      return met.findLast((each) => each > 0 && each <= n)?.toString();
    },
  };
}

/** What comes out of the draw of a knockout without upsets. */
export const outcomes: Outcomes<Problem, Bracket> = {
  opponent: opponentOutcome,
  byes: byesOutcome,
  first: firstOutcome,
  when: whenOutcome,
  last: lastOutcome,
};
