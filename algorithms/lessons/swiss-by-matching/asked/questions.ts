import { numbersIn, several, single } from "#algorithms/core/lesson/answer-picture.ts";
import {
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
import { firstFrom } from "#algorithms/core/text/first-from.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import type { Game } from "#algorithms/engines/swiss/tournament.ts";
import { drawingPicture, inCircle } from "#algorithms/kit/graphs/graph-picture.ts";
import { nodeId } from "#algorithms/kit/graphs/graph-plate.ts";
import { typedPairs } from "#algorithms/kit/graphs/touch/typed-pairs.ts";
import { spelledGame } from "#algorithms/kit/rounds/answers.ts";
import { upTo } from "#algorithms/kit/rounds/players-picture.ts";
import { inAnyOrder } from "#algorithms/kit/spelled-numbers.ts";
import { pointsText } from "../figure/state.ts";
import {
  formatGame,
  type PairedRound,
  type Problem,
  type Result,
  tournamentOf,
  withCourse,
} from "../problem.ts";
import { random as randomTournament } from "../random.ts";
import { inOrder, roundOf } from "../round.ts";
import { solve } from "../solve.ts";
import { allPairs, asks, cells, steps } from "../steps.ts";
import { exerciseWords, outcomeWords } from "../words/en/asked.ts";
import {
  askedPicture,
  candidatePicture,
  type Pair,
  playedPicture,
  playersPicture,
  roundsPicture,
  type Small,
} from "./pictures.ts";

const { question, table, own } = questionsOf({ steps, asks, cells, solve }, ({ result }) => result.rounds);

/** Players who may meet as a text says: "1-2 1-3". */
function fieldOf(n: number, may: string): Small {
  return { n, pairs: Array.from(may.matchAll(/(\d+)-(\d+)/g), ([, u, v]): Pair => [Number(u), Number(v)]) };
}

/** Players 7 and 8 know only 2 and 6. */
const FIRST = fieldOf(8, "1-2 1-3 1-4 2-7 2-8 3-4 3-5 4-5 5-6 6-7 6-8");
/** Players 5, 6 and 7 know only 8. */
const SHORT = fieldOf(8, "1-2 1-3 2-4 3-4 3-8 5-8 6-8 7-8");
/** Who may meet in the table that fades. */
const TEN = fieldOf(10, "1-2 1-3 1-6 2-4 2-5 3-4 3-7 4-8 4-10 5-6 5-9 6-9 7-8 8-10");

/** Of eight players, or so many, this share of the pairs by lot. */
function byLot(seed: number, share: number, n = 8): Small {
  const random = seededRandom(seed);
  return { n, pairs: allPairs(n).filter(() => random() < share) };
}

function problemOf({ n, pairs }: Small): Problem {
  const may = new Set(pairs.map(String));
  const forbidden = allPairs(n).filter((pair) => !may.has(String(pair)));
  return tournamentOf(
    upTo(n).map(() => []),
    [],
    forbidden,
  );
}

function solved(small: Small): PairedRound {
  return own(problemOf(small))[0];
}

/** Whom a player meets in a round; 0 for nobody. */
function partnerOf({ pairs }: PairedRound, player: number): number {
  const pair = pairs.find(({ white, black }) => white === player || black === player);
  return pair === undefined ? 0 : pair.white + pair.black - player;
}

/** The pairs of a round, the lower number first. */
function pairsOf({ pairs }: PairedRound): Pair[] {
  return pairs.map(({ white, black }) => [Math.min(white, black), Math.max(white, black)]);
}

function listed(pairs: readonly Pair[]): string {
  return pairs.map((pair) => pair.join("\u2060–\u2060")).join(", ");
}

/** The player with fewest opponents, of equals the last one. */
function fewestLines({ n, pairs }: Small, players = upTo(n)): number {
  const linesOf = (player: number): number => pairs.filter((pair) => pair.includes(player)).length;
  return players.reduce((fewest, player) => (linesOf(player) <= linesOf(fewest) ? player : fewest));
}

/** The first opponent in the order of player 1 will not do; whom does the method find? */
const opponent = question({
  draw: (seed) =>
    firstFrom(seed, (next) => {
      const small = seed === 0 ? FIRST : byLot(next, 0.4);
      const round = solved(small);
      const isFirst = small.pairs[0]?.[1] === partnerOf(round, 1);
      return round.unpaired.length > 0 || isFirst ? undefined : small;
    }),
  problem: problemOf,
  read: ([round]) => round && [partnerOf(round, 1)],
  ask(small, [solution]) {
    const words = exerciseWords.opponent;
    const right = Number(solution);
    return {
      prompt: words.prompt,
      given: exerciseWords.picture.given(listed(small.pairs)),
      picture: playersPicture(small, single, [1]),
      fields: words.fields,
      hints: words.hints(small.pairs[0]?.[1] ?? 2, fewestLines(small)),
      grade([typed = ""]) {
        const player = wholeNumber(typed, 2, 8);
        if (player === undefined) return no(words.noPlayer);
        if (!small.pairs.some(([u, v]) => u === 1 && v === player))
          return no(words.mayNot(player), [nodeId(player - 1)]);
        if (player === right) return yes(words.right);
        return no(player > right ? words.later(player) : words.wrong(player));
      },
    };
  },
});

/** The different players in a text, in order. */
function playersIn(text: string): number[] {
  return [...new Set(numbersIn(text))].sort((u, v) => u - v);
}

/** Who stays out where two must, and not just the last two? */
const out = question({
  draw: (seed) =>
    firstFrom(seed, (next) => {
      const small = seed === 0 ? SHORT : byLot(next, 0.28);
      const { unpaired } = solved(small);
      const isLast = unpaired.includes(8) && unpaired.includes(7);
      return unpaired.length !== 2 || isLast ? undefined : small;
    }),
  problem: problemOf,
  read: ([round]) => round && [inAnyOrder(round.unpaired.join(" "))],
  spell: inAnyOrder,
  ask(small, [right = ""]) {
    const words = exerciseWords.out;
    return {
      prompt: words.prompt,
      given: exerciseWords.picture.given(listed(small.pairs)),
      picture: playersPicture(small, several(undefined, 2), []),
      fields: words.fields,
      keyboard: "text",
      hints: words.hints(fewestLines(small)),
      grade([typed = ""]) {
        const chosen = playersIn(typed);
        if (chosen.length !== 2 || chosen.some((v) => v < 1 || v > 8)) return no(words.notTwo);
        if (chosen.join(" ") === right) return yes(words.right(chosen[1]));
        return no(solved(without(small, chosen)).pairs.length < 3 ? words.tooFew : words.wrong);
      },
    };
  },
});

/** The others may meet as before. */
function without({ n, pairs }: Small, gone: readonly number[]): Small {
  return { n, pairs: pairs.filter((pair) => !pair.some((player) => gone.includes(player))) };
}

/** Does a pair leave a complete pairing of the others? */
const candidate = reckoned({
  draw(seed) {
    const { small, pair } = firstFrom(seed, (next) => {
      const small = seed === 0 ? FIRST : byLot(next, 0.4);
      if (solved(small).unpaired.length > 0) return undefined;
      const pair: Pair | undefined = seed === 0 ? [5, 6] : small.pairs[next % small.pairs.length];
      return pair && { small, pair };
    });
    const others = upTo(small.n).filter((player) => !pair.includes(player));
    return { small, pair, others, rest: without(small, pair) };
  },
  answer({ others, rest }) {
    const pairs = pairsOf(solved(rest));
    if (pairs.length === others.length / 2) return [listed(pairs)];
    const taken = setsOf(others).find((set) => oddParts(rest, others, set) > set.length) ?? [];
    return [exerciseWords.candidate.noWith(taken)];
  },
  ask({ small, pair, others, rest }) {
    const words = exerciseWords.candidate;
    const [u, v] = pair;
    return {
      prompt: words.prompt(listed([pair])),
      given: exerciseWords.picture.given(listed(small.pairs)),
      picture: candidatePicture(small, pair),
      fields: words.fields,
      keyboard: "text",
      wide: true,
      hints: words.hints(u, v, fewestLines(rest, others)),
      grade([typed = ""]) {
        if (words.denies.test(typed)) {
          const chosen = [...new Set(numbersIn(typed))];
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
  },
});

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

const SIX = [2, 3, 4, 5, 6];

/** Six players after two rounds by lot: whom does the best one meet, where the nearest opponent is not to be had? */
const next = question({
  draw: (seed) =>
    firstFrom(seed, (lot) => {
      const start = tournamentOf(upTo(6).map(() => []));
      const course = { rounds: 2, rule: "lot", seed: lot % 1_000_000, written: [] } as const;
      const tournament = replayed(own(withCourse(start, course)));
      const round = roundOf(tournament);
      const right = partnerOf(own(tournament)[0], round.player(1).id);
      const [first] = inOrder(round, 1, SIX);
      return right === 0 || round.player(first).id === right ? undefined : tournament;
    }),
  problem: (tournament) => tournament,
  read: ([round], tournament) => round && [partnerOf(round, roundOf(tournament).player(1).id)],
  ask(tournament, [solution]) {
    const words = exerciseWords.next;
    const round = roundOf(tournament);
    const { player, mayMeet } = round;
    const leader = player(1).id;
    const right = Number(solution);
    const cards = tournament.players.map(({ games }) => games.map(formatGame).join(", "));
    const order = inOrder(round, 1, SIX).map((place) => player(place).id);
    return {
      prompt: words.prompt(cards, leader),
      hints: words.hints(leader, order),
      picture: playedPicture(tournament),
      fields: words.fields.map((label) => ({ label, least: 1, most: 6, otherwise: words.noPlayer(leader) })),
      why([id = 0]) {
        const place = SIX.find((each) => player(each).id === id);
        if (place === undefined) return words.noPlayer(leader);
        if (id === right) return words.right(right, leader);
        if (player(1).met.has(id)) return words.haveMet(leader, id);
        if (!mayMeet(1, place)) return words.sameColor(leader, id);
        const isLater = order.indexOf(id) > order.indexOf(right);
        return isLater ? words.later(id, leader) : words.wrong(listed([[leader, id]]));
      },
    };
  },
});

/** What the other one of a game has. */
const OPPOSITE = { "1": "0", "=": "=", "0": "1" } as const;

/** The tournament of six in which these rounds have been played. */
function replayed(rounds: readonly PairedRound[]): Problem {
  const games: Game[][] = upTo(6).map(() => []);
  for (const { pairs, results } of rounds)
    for (const [i, { white, black }] of pairs.entries()) {
      const result = results[i];
      games[white - 1].push({ opponent: black, color: "white", result });
      games[black - 1].push({ opponent: white, color: "black", result: OPPOSITE[result] });
    }
  return tournamentOf(games);
}

/** What the wrong program did. */
interface OneStepBack {
  /** The pairs, all of them or those before it gave up. */
  readonly made: readonly Pair[];
  readonly gaveUp: boolean;
  /** How often it took a pair back. */
  readonly back: number;
}

/**
 * Pairs the best player who is left with the first opponent whom they may meet, and so on; where nobody is left for them, it
 * takes the last pair back and tries the next opponent there, but never the pair before it: on purpose.
 */
function pairOneStepBack(n: number, mayMeet: (u: number, v: number) => boolean): OneStepBack {
  const made: Pair[] = [];
  const isLeft = (player: number): boolean => !made.some((pair) => pair.includes(player));
  let back = 0;
  let [player, after] = [1, 1];
  while (player > 0) {
    const other = upTo(n).find((each) => each > after && isLeft(each) && mayMeet(player, each));
    if (other !== undefined) {
      made.push([player, other]);
      player = upTo(n).find(isLeft) ?? 0;
      after = player;
      continue;
    }
    // A pair that was taken back has no further opponent: the pair before it would have to go.
    const last = after > player ? undefined : made.pop();
    if (last === undefined) return { made, gaveUp: true, back };
    back++;
    [player, after] = last;
  }
  return { made, gaveUp: false, back };
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
    grade([typed = ""]) {
      const read = typedPairs(typed, FIELD + 1, "players");
      if ("mistake" in read) return no(read.mistake);
      const pairs = read.pairs.map(([u, v]): Pair => [Math.min(u, v), Math.max(u, v)]);
      const best = solved({ n: FIELD, pairs });
      if (best.unpaired.length > 0) return no(words.impossible);
      const { made, gaveUp, back } = pairOneStepBack(FIELD, (u, v) =>
        pairs.some(([a, b]) => a === u && b === v),
      );
      if (!gaveUp) return no(words.survives(listed(made), back));
      return yes(words.fails(listed(made), listed(pairsOf(best))));
    },
  };
}

/** The questions of the article. */
export const exercises: Tasks = { opponent, out, candidate, next, wrong };

/** A round of ten by the method: who chooses, whom they ask first, and whom they get. */
export const faded = table({
  draw: (_n, seed) =>
    seed === 0
      ? TEN
      : firstFrom(seed, (each) => {
          const small = byLot(each, 0.35, TEN.n);
          return solved(small).unpaired.length === 0 ? small : undefined;
        }),
  problem: problemOf,
  read: ([round], small) => round && askedIn(small, round),
  spell: (text, column) => `${column}: ${spelledNothing(text)}`,
  ask(small, rows) {
    const words = exerciseWords.faded;
    return {
      task: words.task,
      columns: words.columns,
      rowName: words.pair,
      given: exerciseWords.picture.given(listed(small.pairs)),
      picture: askedPicture(small),
      why: (_text, row, column) => words.wrong(row + 1, column, rows[row][0]),
    };
  },
});

function askedIn({ n, pairs }: Small, round: PairedRound): string[][] {
  const rows: string[][] = [];
  const left = new Set(upTo(n));
  for (const player of left) {
    const gets = partnerOf(round, player);
    const asked = pairs.find(([u, v]) => u === player && left.has(v))?.[1] ?? 0;
    rows.push([player, asked, gets].map((each) => (each === 0 ? NOTHING : String(each))));
    left.delete(player);
    left.delete(gets);
  }
  return rows;
}

/** So many rounds make the table of a tournament. */
const ROUNDS = 4;

/** A tournament of n players (odd) of which the better one wins every game: the pairs of each round, and the bye. */
const rounds = table({
  draw: (n, seed) => fadedSize(n, seed, [7, 9, 11, 13]),
  problem: (n) =>
    withCourse(tournamentOf(upTo(n).map(() => [])), { rounds: ROUNDS, rule: "better", seed: 0, written: [] }),
  read: (played) =>
    played.map((round) => [
      round.bye === 0 ? NOTHING : String(round.bye),
      ...pairsOf(round).map((pair) => pair.join("–")),
    ]),
  spell: (text, column, n) => (column === 0 ? `0: ${spelledNothing(text)}` : spelledGame(text, n)),
  ask(n, rows) {
    const words = exerciseWords.rounds;
    return {
      task: words.task(n),
      columns: [words.bye, ...rows[0].slice(1).map((_, k) => words.pair(k + 1))],
      picture: roundsPicture(n),
      why: (_text, row, column) => words.wrong(row + 1, column),
    };
  },
});

/** Other worked tables. */
export const tables = { rounds };

type Asked = Outcome<Problem, Result>;

/** A question about the next round of a few players; in some of them two must not meet. */
function afterRounds(
  most: number,
  ask: (
    problem: Problem,
    random: () => number,
  ) => Omit<Asked, "problem" | "answer"> & {
    answer(round: PairedRound | undefined): string | undefined;
  },
) {
  return (seed: number): Asked => {
    const random = seededRandom(seed);
    const made = randomTournament(between(random, 1, 999_999), between(random, 5, most));
    const players = [between(random, 1, 3), between(random, 4, made.players.length)];
    const forbidden = [{ first: 1, last: 999, players }];
    const problem = between(random, 0, 1) === 0 ? made : { ...made, forbidden };
    const { prompt, answer } = ask(problem, random);
    return { problem, prompt, answer: ({ rounds: [round] }) => answer(round) };
  };
}

/** A question about a new field that plays some rounds, in which the better player wins. */
function playedOn(
  ask: (drawn: { readonly n: number; readonly rounds: number; random(): number }) => Omit<Asked, "problem">,
) {
  return (seed: number): Asked => {
    const random = seededRandom(seed);
    const n = between(random, 4, 7);
    const rounds = between(random, 2, n - 1);
    const forbidden = between(random, 0, 1) === 0 ? [] : [[1, between(random, 2, n)]];
    const course = { rounds, rule: "better", seed: 0, written: [] } as const;
    const start = tournamentOf(
      upTo(n).map(() => []),
      [],
      forbidden,
    );
    return { problem: withCourse(start, course), ...ask({ n, rounds, random }) };
  };
}

/** The pairs of a round; undefined where there are none. */
function toldPairs(round: PairedRound | undefined): string | undefined {
  return round?.pairs.map(({ white, black }) => `${white}–${black}`).join(", ") || undefined;
}

/** What comes out of a round, and of a tournament that is played on. */
export const outcomes: Outcomes<Problem, Result> = {
  pairs: afterRounds(8, () => ({ prompt: outcomeWords.pairs, answer: toldPairs })),
  partner: afterRounds(9, ({ players }, random) => {
    const player = between(random, 1, players.length);
    return {
      prompt: outcomeWords.partner(player),
      answer(round) {
        const partner = round ? partnerOf(round, player) : 0;
        if (partner > 0) return String(partner);
        return round?.bye === player ? outcomeWords.theBye : outcomeWords.out;
      },
    };
  }),
  bye: afterRounds(9, () => ({
    prompt: outcomeWords.bye,
    answer: (round) => (round?.bye ? String(round.bye) : outcomeWords.nobody),
  })),
  points: playedOn(({ n, rounds, random }) => {
    const player = between(random, 1, n);
    return {
      prompt: outcomeWords.points(rounds, player),
      answer: ({ points }) => (points.length < n ? undefined : pointsText(points[player - 1])),
    };
  }),
  lastRound: playedOn(({ rounds }) => ({
    prompt: outcomeWords.lastRound(rounds),
    answer: (result) => toldPairs(result.rounds[rounds - 1]),
  })),
};
