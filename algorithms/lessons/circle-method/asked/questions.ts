import { type AnswerPicture, numbersIn, several } from "#algorithms/core/lesson/answer-picture.ts";
import { fadedSize, no, type Task, type Tasks, yes } from "#algorithms/core/lesson/exercise.ts";
import { questionsOf, wholeNumber } from "#algorithms/core/lesson/question.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import { type Game, opponentIn, roundOf, scheduleOf } from "#algorithms/engines/schedules/schedule.ts";
import { seat } from "#algorithms/engines/schedules/seat.ts";
import { vertexMarks } from "#algorithms/kit/graphs/graph-picture.ts";
import { isAgain, spelledColored, spelledGame, wrongGameIn } from "#algorithms/kit/rounds/answers.ts";
import { scheduleOutcomes } from "#algorithms/kit/rounds/outcomes.ts";
import {
  circlePlaces,
  facingPlaces,
  fieldSizes,
  gamesIn,
  halfIn,
  oneGame,
  onePlayer,
  type PlayersLook,
  playersPlate,
  typedNumber,
  upTo,
} from "#algorithms/kit/rounds/players-picture.ts";
import {
  byesAndGamesOf,
  gamesOf,
  meetingIn,
  spelledNumber,
  typable,
} from "#algorithms/kit/rounds/readings.ts";
import type { Problem, Schedule } from "../problem.ts";
import { solve } from "../solve.ts";
import { asks, cells, steps } from "../steps.ts";
import { exerciseWords } from "../words/en/asked.ts";

const { question, table, own } = questionsOf({ steps, cells, asks, solve }, ({ result }) =>
  scheduleOf(result),
);
const { picture: shown, table: tableWords, playerRange } = exerciseWords;

function numbered(n: number): Problem {
  return { n, names: [], colors: "balanced" };
}

/** The rounds of n players as `solve` makes them; round r is at index r − 1. */
export function rounds(n: number): readonly (readonly Game[])[] {
  return own(numbered(n)).rounds;
}

/** Two different players, the lower number first. */
function twoOf(random: () => number, n: number): [number, number] {
  const a = between(random, 1, n);
  const b = seat(a + between(random, 1, n - 1), n);
  return a < b ? [a, b] : [b, a];
}

/** The circle of an exercise with player `top` at the top. */
function circle(n: number, top: number, look: Pick<PlayersLook, "head" | "player" | "lines">) {
  return playersPlate({
    ...look,
    label: shown.circle(n, top),
    places: circlePlaces(n, top),
    name: shown.name,
  });
}

/** Odd n: when do a and b meet, and whom does a meet one round later? Not asked before the last round, or a bye. */
const meeting = question({
  draw(seed, answers) {
    const random = seededRandom(seed);
    const drawn = () => {
      const n = seed === 0 ? 9 : 2 * between(random, 3, 10) + 1;
      const [a, b] = seed === 0 ? [3, 9] : twoOf(random, n);
      return { n, a, b };
    };
    let asked = drawn();
    while (!answers(asked)) asked = drawn();
    return asked;
  },
  problem: ({ n }) => numbered(n),
  read({ rounds: made }, { a, b }) {
    const met = roundOf(made, a, b);
    return typable([met, opponentIn(made, met + 1, a)]);
  },
  ask({ n, a, b }, [round = "", later = ""], { rounds: made }) {
    const words = exerciseWords.meeting;
    const [roundLabel = "", nextLabel = ""] = words.fields;
    return {
      prompt: words.prompt(n, a, b),
      hints: words.hints(n, a, b),
      picture: meetingPicture(n, a, b),
      fields: [
        { label: roundLabel, least: 1, most: n, otherwise: words.roundRange(n) },
        { label: nextLabel, least: 1, most: n, otherwise: playerRange(n) },
      ],
      why([r = 0, next]) {
        const met = opponentIn(made, r, a);
        if (r !== Number(round)) return met === 0 ? words.atTop(a, r) : words.otherSum(r, a, b, met, n);
        return next === Number(later) ? words.right(a, b, r, n, next) : words.wrongNext(a, b);
      },
    };
  },
});

/** The circle as it stands in the round that is typed: who is touched for the round comes to the top. */
function meetingPicture(n: number, a: number, b: number): AnswerPicture {
  const touch = onePlayer(upTo(n));
  return {
    field: () => touch,
    plate([round, next], field) {
      const typed = typedNumber(round, 1, n);
      const later = typedNumber(next, 1, n);
      return circle(n, typed ?? 1, {
        head: field === 0 ? shown.turn(typed ?? 1) : shown.opponentOf(a),
        player: (p) => ({
          solid: p === a || p === b,
          role: p === later ? "chosen" : p === typed ? "active" : "idle",
        }),
        lines: [[a, b]],
      });
    },
  };
}

/** Even n: whom does a player meet in a round? */
const opponent = question({
  draw(seed) {
    const random = seededRandom(seed);
    const n = seed === 0 ? 10 : 2 * between(random, 3, 10);
    const [round, player] = seed === 0 ? [7, 3] : [between(random, 1, n - 1), between(random, 1, n)];
    return { n, round, player };
  },
  problem: ({ n }) => numbered(n),
  read: ({ rounds: made }, { round, player }) => typable([opponentIn(made, round, player)]),
  ask({ n, round, player }, [right = ""], { rounds: made }) {
    const { player: label, opponent: words } = exerciseWords;
    const touch = onePlayer(upTo(n));
    return {
      prompt: words.prompt(n, player, round),
      hints: words.hints(n, player, round),
      picture: {
        field: (field) => (field === 0 ? touch : undefined),
        plate([typed]) {
          const chosen = typedNumber(typed, 1, n);
          return circle(n, 1, {
            head: shown.asked(round),
            player: (p) => ({ solid: p === player, role: p === chosen ? "chosen" : "idle" }),
            lines: chosen === undefined ? [] : [[player, chosen]],
          });
        },
      },
      fields: [{ label, least: 1, most: n, otherwise: playerRange(n) }],
      why([p = 0]) {
        if (p === player) return words.oneself;
        if (p !== Number(right)) return words.wrong(p, opponentIn(made, round, p), round, n - 1);
        if (p === n || player === n) return words.atTop(Math.min(p, player), round);
        return words.right(player, p, round, n - 1);
      },
    };
  },
});

/** When do a and b meet, and who has White then, by the rule that balances? */
const white = question({
  draw(seed) {
    const random = seededRandom(seed);
    const n = seed === 0 ? 9 : between(random, 6, 16);
    const [a, b] = seed === 0 ? [3, 7] : twoOf(random, n);
    return { n, a, b };
  },
  problem: ({ n }) => numbered(n),
  read: ({ rounds: made }, two) => meetingIn(made, two),
  ask({ n, a, b }, right, { rounds: made }) {
    const words = exerciseWords.white;
    const [roundLabel = "", whiteLabel = ""] = words.fields;
    const m = n % 2 === 1 ? n : n - 1;
    const middle = m < n && Math.max(a, b) === n;
    const [round, first] = right.map(Number);
    return {
      prompt: words.prompt(n, a, b),
      hints: words.hints(n, a, b, m),
      picture: whitePicture(n, a, b),
      fields: [
        { label: roundLabel, least: 1, most: m, otherwise: words.roundRange(m) },
        { label: whiteLabel, least: 1, most: n, otherwise: words.neither(a, b) },
      ],
      why([r = 0, p = 0]) {
        if (r !== round) return words.wrongRound(r, a, opponentIn(made, r, a));
        if (p !== a && p !== b) return words.neither(a, b);
        if (p !== first) return middle ? words.wrongMiddle : words.wrongRow;
        if (middle) return words.middle(r);
        const j = (p - r + m) % m;
        const row = Math.min(j, m - j);
        return words.row(r, row, seat(r + (row % 2 === 1 ? row : -row), m));
      },
    };
  },
});

/** The circle in the round that is typed, with the colors of the two. */
function whitePicture(n: number, a: number, b: number): AnswerPicture {
  const seats = n % 2 === 1 ? n : n - 1;
  const [turn, choose] = [onePlayer(upTo(seats)), onePlayer([a, b])];
  return {
    field: (field) => (field === 0 ? turn : choose),
    plate([round, white], field) {
      const typed = typedNumber(round, 1, seats);
      const first = [a, b].find((p) => p === typedNumber(white, 1, n));
      return circle(n, typed ?? 1, {
        head: field === 0 ? shown.turn(typed ?? 1) : shown.whiteOf(a, b),
        player: (p) => {
          const role = p === typed ? "active" : "idle";
          if (p !== a && p !== b) return { role };
          return first === undefined ? { role, solid: true } : { role, tone: p === first ? "light" : "dark" };
        },
        lines: [[a, b]],
      });
    },
  };
}

/**
 * A program that is wrong on purpose: all n players sit in a ring and move on by one seat a round, and the seats are paired
 * first with last, second with last but one. For odd n that is the circle method; for even n nobody stands still.
 */
export function allTurn(n: number): Game[][] {
  let seats = upTo(n);
  const rounds = n % 2 === 1 ? n : n - 1;
  return Array.from({ length: rounds }, () => {
    const games = upTo(Math.floor(n / 2)).map((k): Game => [seats[k - 1], seats[n - k]]);
    seats = [...seats.slice(1), seats[0]];
    return games;
  });
}

/** It is tried on so many players at most. */
const MOST_TRIED = 200;

/** A field for which it fails, and two players whom it never brings together. */
function broken(_seed: number): Task {
  const { broken: words } = exerciseWords;
  return {
    prompt: words.prompt,
    picture: rowsPicture(),
    fields: words.fields,
    keyboard: "text",
    solution: ["4", "1 3"],
    hints: words.hints,
    grade([typedPlayers = "", typedPair = ""]) {
      const n = wholeNumber(typedPlayers, 2, MOST_TRIED);
      if (n === undefined) return no(words.range(MOST_TRIED));
      const made = allTurn(n);
      const key = ([a, b]: readonly number[]): number => Math.min(a, b) * (n + 1) + Math.max(a, b);
      const met = new Set(made.flat().map(key)).size;
      const all = (n * (n - 1)) / 2;
      if (met === all) return no(words.survives(n, all));
      const two = numbersIn(typedPair);
      const [a = 0, b = 0] = two;
      const isPair = two.length === 2 && a !== b && Math.min(a, b) > 0 && Math.max(a, b) <= n;
      if (!isPair) return no(words.noPair(n));
      const round = roundOf(made, a, b);
      return round > 0 ? no(words.theyMeet(a, b, round)) : yes(words.right(n, a, b, all - met, all));
    },
  };
}

/** Of a larger field so many seats are drawn. */
const MOST_SEATS = 20;

/** The seats of the friend for the number that is typed, of which two players are touched. */
function rowsPicture(): AnswerPicture {
  const sizes = fieldSizes(3, 10);
  const drawn = (text: string | undefined): number =>
    Math.min(typedNumber(text, 2, MOST_TRIED) ?? 0, MOST_SEATS);
  return {
    field: (field, [players]) =>
      field === 0 ? sizes : { ...several(undefined, 2), marks: vertexMarks(drawn(players), 1) },
    plate([players, typed = ""]) {
      const n = drawn(players);
      const chosen = numbersIn(typed);
      return playersPlate({
        head: n === 0 ? shown.noRows : shown.pairOf,
        label: shown.rows(n),
        places: facingPlaces(n),
        name: shown.name,
        player: (p) => ({ role: chosen.includes(p) ? "chosen" : "idle" }),
        lines: upTo(n).flatMap((p) => (2 * p < n + 1 ? [[p, n + 1 - p] as const] : [])),
      });
    },
  };
}

/** The questions of the article. */
export const exercises: Tasks = { meeting, opponent, white, broken };

/** The schedule of n players (odd), to be completed. A game is typed as two numbers, in either order; the order of games is free. */
export const faded = table({
  draw: (n, seed) => fadedSize(n, seed, [5, 7, 9]),
  problem: numbered,
  read: byesAndGamesOf,
  spell: (text, column, n) => (column === 0 ? `0: ${spelledNumber(text)}` : spelledGame(text, n)),
  ask(n, _rows, { rounds: made }) {
    const words = tableWords;
    const columns = [words.sitsOut, ...(made[0] ?? []).map((_, k) => words.game(k + 1))];
    const wrongBye = (text: string, round: number): string => {
      const player = wholeNumber(text, 1, n);
      return player === undefined
        ? words.playerRange(n)
        : words.level(player, opponentIn(made, round, player));
    };
    return {
      task: words.task(n),
      columns,
      picture: roundPicture(n, columns.length),
      why(text, row, column, typed) {
        const round = row + 1;
        if (column === 0) return words.inRound(round, wrongBye(text, round));
        const reason = wrongGameIn(text, n, (a, b) => {
          if (a === b) return words.oneself(a);
          if ((a + b) % n !== (2 * round) % n) return words.otherSum(a, b, round, n);
          return isAgain(typed.slice(1, column), a, b, n) ? words.again(a, b) : "";
        });
        return words.inRound(round, reason);
      },
    };
  },
});

/** The circle in the round of a row: whoever sits out is at the top, and the games of the row are lines. */
function roundPicture(n: number, columns: number): AnswerPicture {
  const [rest, game] = [onePlayer(upTo(n)), oneGame(n)];
  return {
    field: (field) => (field % columns === 0 ? rest : game),
    plate(cells, field) {
      const row = Math.floor(field / columns);
      const [top, ...games] = cells.slice(row * columns, (row + 1) * columns);
      const first = typedNumber(top, 1, n);
      const half = halfIn(games, n);
      return circle(n, first ?? 1, {
        head: shown.inRound(row + 1),
        player: (p) => ({ role: p === first ? "active" : p === half ? "chosen" : "idle" }),
        lines: gamesIn(games, n),
      });
    },
  };
}

/** The schedule of n players (even), with colors: a game is typed as two numbers, White first; the order of games is free. */
const colored = table({
  draw: (n, seed) => fadedSize(n, seed, [4, 6, 8, 10]),
  problem: numbered,
  read: gamesOf,
  spell: (text, _column, n) => spelledColored(text, n),
  ask(n, _rows, { rounds: made }) {
    const words = tableWords;
    const columns = (made[0] ?? []).map((_, k) => words.game(k + 1));
    return {
      task: words.coloredTask(n),
      columns,
      picture: coloredPicture(n, columns.length),
      why(text, row, column, typed) {
        const round = row + 1;
        const reason = wrongGameIn(text, n, (a, b) => {
          if (a === b) return words.itself(a);
          if (opponentIn(made, round, a) !== b)
            return Math.max(a, b) === n
              ? words.notAtTop(Math.min(a, b), round)
              : words.otherSum(a, b, round, n - 1);
          if (isAgain(typed.slice(0, column), a, b, n)) return words.again(a, b);
          if (Math.max(a, b) === n) return words.whiteInMiddle(round);
          const j = (a - round + n - 1) % (n - 1);
          return words.whiteInRow(Math.min(j, n - 1 - j));
        });
        return words.inRound(round, reason);
      },
    };
  },
});

/** The circle in the round of a row, with the colors of its games. */
function coloredPicture(n: number, columns: number): AnswerPicture {
  const game = oneGame(n);
  return {
    field: () => game,
    plate(cells, field) {
      const row = Math.floor(field / columns);
      const games = cells.slice(row * columns, (row + 1) * columns);
      const half = halfIn(games, n);
      const played = gamesIn(games, n);
      const toneOf = (p: number) => {
        const [ownGame] = played.filter((each) => each.includes(p));
        return ownGame ? { tone: ownGame[0] === p ? ("light" as const) : ("dark" as const) } : {};
      };
      return circle(n, row + 1, {
        head: shown.inRound(row + 1),
        player: (p) => ({ role: p === half ? "chosen" : "idle", ...toneOf(p) }),
        lines: played,
      });
    },
  };
}

/** Other worked tables. */
export const tables = { colored };

/** What comes out of the circle method, with choices: whom, when, which games, which colors. */
export const outcomes = scheduleOutcomes<Problem, Schedule>({
  problem: numbered,
  rounds: (result) => scheduleOf(result).rounds,
  sizes: [4, 9],
});
