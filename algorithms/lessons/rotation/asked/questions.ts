import { type AnswerPicture, chips } from "#algorithms/core/lesson/answer-picture.ts";
import {
  fadedSize,
  no,
  spelledNothing,
  type Task,
  type Tasks,
  yes,
} from "#algorithms/core/lesson/exercise.ts";
import type { Outcome, Outcomes } from "#algorithms/core/lesson/outcome.ts";
import { questionsOf, wholeNumber } from "#algorithms/core/lesson/question.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import { countColors } from "#algorithms/engines/schedules/colors.ts";
import { type Game, opponentIn, roundOf, scheduleOf } from "#algorithms/engines/schedules/schedule.ts";
import { spelledColored, wrongGameIn } from "#algorithms/kit/rounds/answers.ts";
import { scheduleOutcomes } from "#algorithms/kit/rounds/outcomes.ts";
import {
  facingPlaces,
  fieldSizes,
  gamesIn,
  halfIn,
  oneGame,
  onePlayer,
  type PlayersLook,
  playerPicture,
  playersPlate,
  rotatedPlaces,
  twoWhoMeet,
  typedNumber,
  upTo,
} from "#algorithms/kit/rounds/players-picture.ts";
import { gamesOf, meetingIn, typable } from "#algorithms/kit/rounds/readings.ts";
import { sign } from "../figure/state.ts";
import type { Problem, Schedule } from "../problem.ts";
import { solve } from "../solve.ts";
import { asks, cells, steps } from "../steps.ts";
import { exerciseWords, outcomeWords } from "../words/en/asked.ts";
import { sceneWords } from "../words/en/figure.ts";

const { question, table, own } = questionsOf({ steps, cells, asks, solve }, (run) => ({
  ...scheduleOf(run.result),
  number: run.result.number,
  /** Who stands in a place after so many rotations; 0 if the run comes to no such round. */
  standsIn(place: number, turns: number): number {
    const { trace } = run;
    const at = trace.occurrence("round", turns + 1);
    return at > 0 ? trace.cursor().seek(at).cells.place[place] : 0;
  },
}));
const { picture: shown, player: playerField, playerRange } = exerciseWords;

function numbered(n: number, round: Problem["round"] = "single"): Problem {
  return { n, names: [], round };
}

/** The rounds of n players as `solve` makes them; round r is at index r − 1. */
export function rounds(n: number): readonly (readonly Game[])[] {
  return own(numbered(n)).rounds;
}

/** The place of a player, of an even n, after so many rotations. */
function placeOf(player: number, turns: number, n: number): number {
  return player === 1 ? 1 : ((player - 2 + turns) % (n - 1)) + 2;
}

/** The array of an exercise, at the start unless told. */
function array(n: number, look: Pick<PlayersLook, "head"> & Partial<PlayersLook>): PlayersLook {
  return {
    label: shown.array(n),
    places: facingPlaces(n),
    name: shown.name,
    player: () => ({}),
    lines: [],
    ...look,
  };
}

/** The array at the start, with a place of which the question speaks, and the player who is chosen. */
function startPicture(n: number, asked: number): AnswerPicture {
  return playerPicture(upTo(n), (chosen) =>
    array(n, {
      head: shown.start,
      player: (p) => ({ solid: p === asked, role: p === chosen ? "chosen" : "idle" }),
    }),
  );
}

/** Even n: who stands in a place after some rotations? A player has the number of the place in which that player begins. */
const inPlace = question({
  draw(seed) {
    const random = seededRandom(seed);
    const n = seed === 0 ? 6 : 2 * between(random, 4, 8);
    const [turns, place] = seed === 0 ? [2, 2] : [between(random, 2, n - 2), between(random, 2, n)];
    return { n, turns, place };
  },
  problem: ({ n }) => numbered(n),
  read: ({ standsIn }, { turns, place }) => typable([standsIn(place, turns)]),
  ask({ n, turns, place }, [right = ""]) {
    const { array: words } = exerciseWords;
    return {
      prompt: words.prompt(n, turns, place),
      hints: words.hints(n, turns, place),
      picture: startPicture(n, place),
      fields: [{ label: playerField, least: 1, most: n, otherwise: playerRange(n) }],
      why([p = 0]) {
        if (p === 1) return words.fixed;
        return p === Number(right)
          ? words.right(n, p, turns, place)
          : words.wrong(n, p, placeOf(p, turns, n));
      },
    };
  },
});

/** Even n: whom does the player in place 1 meet in a round? */
const fixed = question({
  draw(seed) {
    const random = seededRandom(seed);
    const n = seed === 0 ? 10 : 2 * between(random, 4, 10);
    return { n, round: seed === 0 ? 4 : between(random, 2, n - 1) };
  },
  problem: ({ n }) => numbered(n),
  read: ({ rounds: made }, { round }) => typable([opponentIn(made, round, 1)]),
  ask({ n, round }, [right = ""], { rounds: made }) {
    const { fixed: words } = exerciseWords;
    return {
      prompt: words.prompt(n, round),
      hints: words.hints(n, round),
      picture: startPicture(n, 1),
      fields: [{ label: playerField, least: 1, most: n, otherwise: playerRange(n) }],
      why([p = 0]) {
        if (p === 1) return words.oneself;
        return p === Number(right) ? words.right(n, round, p) : words.wrong(n, p, roundOf(made, 1, p));
      },
    };
  },
});

/** Two different players, neither of whom stands still. */
function twoMovers(random: () => number, n: number): [number, number] {
  const a = between(random, 2, n);
  const b = ((a - 2 + between(random, 1, n - 2)) % (n - 1)) + 2;
  return a < b ? [a, b] : [b, a];
}

/** Even n: in which round do two players meet, and who has White? */
const white = question({
  draw(seed) {
    const random = seededRandom(seed);
    const n = seed === 0 ? 8 : 2 * between(random, 3, 7);
    const [a, b] = seed === 0 ? [3, 5] : twoMovers(random, n);
    return { n, a, b };
  },
  problem: ({ n }) => numbered(n),
  read: ({ rounds: made }, two) => meetingIn(made, two),
  ask({ n, a, b }, right, { rounds: made }) {
    const { white: words } = exerciseWords;
    const [roundLabel = "", whiteLabel = ""] = words.fields;
    const [round, first] = right.map(Number);
    return {
      prompt: words.prompt(n, a, b),
      hints: words.hints(n, a, b),
      picture: whitePicture(n, a, b),
      fields: [
        { label: roundLabel, least: 1, most: n - 1, otherwise: words.roundRange(n - 1) },
        { label: whiteLabel, least: 1, most: n, otherwise: words.neither(a, b) },
      ],
      why([r = 0, p = 0]) {
        if (r !== round) return words.wrongRound(n, r, a, b, opponentIn(made, r, a));
        if (p !== a && p !== b) return words.neither(a, b);
        const reason = words.reason(r, a, placeOf(a, r - 1, n), b, placeOf(b, r - 1, n));
        return p === first ? reason : words.wrong(reason);
      },
    };
  },
});

/** The array in the round that is typed, with the colors of the two. */
function whitePicture(n: number, a: number, b: number): AnswerPicture {
  const [turn, choose] = [chips(upTo(n - 1).map(String)), onePlayer([a, b])];
  return {
    field: (field) => (field === 0 ? turn : choose),
    plate([typed, typedWhite], field) {
      const round = typedNumber(typed, 1, n - 1) ?? 1;
      const first = [a, b].find((p) => p === typedNumber(typedWhite, 1, n));
      const look = array(n, {
        head: field === 0 ? shown.inRound(round) : shown.whiteOf(a, b),
        places: rotatedPlaces(n, round - 1),
        player: twoWhoMeet([a, b], first),
        lines: [[a, b]],
      });
      return playersPlate(look);
    },
  };
}

/** Even n: the number in the Berger table of the player who begins in a place. */
const number = question({
  draw(seed) {
    const random = seededRandom(seed);
    const n = seed === 0 ? 8 : 2 * between(random, 3, 10);
    return { n, p: seed === 0 ? 5 : between(random, 2, n) };
  },
  problem: ({ n }) => numbered(n),
  read: (made, { p }) => typable([made.number[p]]),
  ask({ n, p }, [right = ""], made) {
    const { number: words } = exerciseWords;
    const numbers = chips(upTo(n).map(String));
    return {
      prompt: words.prompt(n, p),
      hints: words.hints(n, p),
      picture: {
        field: (field) => (field === 0 ? numbers : undefined),
        plate([typed]) {
          const tag = typedNumber(typed, 1, n);
          const asked = { solid: true, ...(tag ? { tag: String(tag) } : {}) };
          return playersPlate(
            array(n, { head: shown.number(p), player: (each) => (each === p ? asked : {}) }),
          );
        },
      },
      fields: [{ label: words.field, least: 1, most: n, otherwise: words.range(n) }],
      why([k = 0]) {
        if (k === Number(right)) return (p % 2 === 0 ? words.rightEven : words.rightOdd)(n, p, k);
        return words.wrong(n, k, Array.from(made.number).indexOf(k), p);
      },
    };
  },
});

/**
 * What a program makes that is wrong on purpose: the rotation, with White for the even place always, the place that faces
 * place 1 included. For odd n the dummy has place 1, and nothing is wrong.
 */
function evenPlaceAlways(n: number): Game[][] {
  return rounds(n).map(([first, ...others]) => [n % 2 === 0 ? [Math.max(...first), 1] : first, ...others]);
}

/** It is tried on so many players at most. */
const MOST_TRIED = 200;

/** A field for which it is unfair, and the player who suffers most. */
function broken(_seed: number): Task {
  const { broken: words } = exerciseWords;
  return {
    prompt: words.prompt,
    picture: friendPicture(),
    fields: words.fields,
    solution: ["4", "1"],
    hints: words.hints,
    grade([typedPlayers = "", typedVictim = ""]) {
      const n = wholeNumber(typedPlayers, 2, MOST_TRIED);
      if (n === undefined) return no(words.range(MOST_TRIED));
      const games = evenPlaceAlways(n).flat();
      const { whites, blacks } = countColors(
        n,
        games.map(([first]) => first),
        games.map(([, second]) => second),
      );
      const surplus = (player: number): number => whites[player] - blacks[player];
      const worst = Math.max(...upTo(n).map((player) => Math.abs(surplus(player))));
      if (worst <= 1) return no(words.survives(n));
      const p = wholeNumber(typedVictim, 1, n);
      if (p === undefined) return no(words.whom(n));
      if (Math.abs(surplus(p)) < worst) return no(words.other(p, surplus(p)));
      return yes(words.right(n, p, worst));
    },
  };
}

/** Of a larger field so many places are drawn. */
const MOST_PLACES = 20;

/** The friend's array for the number that is typed, of which a player is touched. */
function friendPicture(): AnswerPicture {
  const sizes = fieldSizes(2, 10);
  const drawn = (text: string | undefined): number =>
    Math.min(typedNumber(text, 2, MOST_TRIED) ?? 0, MOST_PLACES);
  return {
    field(field, [players]) {
      if (field === 0) return sizes;
      const n = drawn(players);
      return n === 0 ? undefined : onePlayer(upTo(n));
    },
    plate([players, victim]) {
      const n = drawn(players);
      const chosen = typedNumber(victim, 1, n);
      const look = array(n, {
        head: n === 0 ? shown.noField : shown.friend,
        places: placesOf(n),
        player: (p) => ({ role: p === chosen ? "chosen" : "idle" }),
      });
      return playersPlate(look);
    },
  };
}

/** An odd field has a dummy in place 1, and everybody stands one place further on. */
function placesOf(n: number) {
  return n % 2 === 0 ? facingPlaces(n) : facingPlaces(n + 1).slice(1);
}

/** The questions of the article. */
export const exercises: Tasks = { array: inPlace, fixed, white, number, broken };

/** The sizes of worked tables that need an even field. */
const EVEN_SIZES = [4, 6, 8, 10];

/** The schedule of n players (even), to be completed. A game is typed as two numbers, White first, in the order of places. */
export const faded = table({
  draw: (n, seed) => fadedSize(n, seed, EVEN_SIZES),
  problem: (n) => numbered(n),
  read: gamesOf,
  spell: (text, column, n) => `${column}: ${spelledColored(text, n)}`,
  ask(n, _rows, { rounds: made }) {
    const { table: words } = exerciseWords;
    return {
      task: words.task(n),
      columns: (made[0] ?? []).map((_, k) => `${k + 1} | ${n - k}`),
      picture: roundPicture(n),
      why(text, row, column) {
        const [first, second] = made[row][column];
        const reason = wrongGameIn(text, n, (a, b) => {
          if (a === second && b === first)
            return column === 0 ? words.colorOfFirst(row + 1) : words.colorOfEven;
          return words.places(a, placeOf(a, row, n), b, placeOf(b, row, n), row);
        });
        return words.inRound(row + 1, column + 1, n - column, reason);
      },
    };
  },
});

/** The array at the start, with the games of a row as lines; of an odd number of players one has the bye before them. */
function roundPicture(n: number): AnswerPicture {
  const game = oneGame(n);
  const rest = n % 2;
  const columns = (n + rest) / 2;
  return {
    field: (field) => (field % columns < rest ? onePlayer(upTo(n)) : game),
    plate(typed, field) {
      const row = Math.floor(field / columns) * columns;
      const games = typed.slice(row + rest, row + columns);
      const chosen = halfIn(games, n) ?? (rest > 0 ? typedNumber(typed[row], 1, n) : undefined);
      const look = array(n, {
        head: shown.start,
        label: rest > 0 ? shown.emptyPlace(n) : shown.array(n),
        places: placesOf(n),
        player: (p) => ({ role: p === chosen ? "chosen" : "idle" }),
        lines: gamesIn(games, n),
      });
      return playersPlate(look);
    },
  };
}

/** The double schedule of n players (even) with the last two rounds of the first cycle exchanged: the games, White first. */
const double = table({
  draw: (n, seed) => fadedSize(n, seed, EVEN_SIZES),
  problem: (n) => numbered(n, "swapped"),
  read: gamesOf,
  spell: (text, column, n) => `${column}: ${spelledColored(text, n)}`,
  ask(n, _rows, { rounds: made }) {
    const { double: words } = exerciseWords;
    return {
      task: words.task(n),
      columns: (made[0] ?? []).map((_, k) => `${k + 1} | ${n - k}`),
      picture: roundPicture(n),
      why(text, row, column) {
        const turns = turnsBefore(row, n - 1);
        const places = words.places(column + 1, n - column, turns);
        const [first, second] = made[row][column];
        const reason = wrongGameIn(text, n, (a, b) => {
          if (a !== second || b !== first) return places;
          if (row >= n - 1) return words.reversed;
          return column === 0 ? words.firstPlace(turns) : words.evenPlace;
        });
        return words.inRound(row + 1, reason);
      },
    };
  },
});

/** So many rotations come before the array of a round of the double schedule, from 0, with so many rounds in a cycle. */
function turnsBefore(r: number, rounds: number): number {
  if (r >= rounds) return r - rounds;
  return r === rounds - 1 ? rounds - 2 : r === rounds - 2 ? rounds - 1 : r;
}

/** The numbers that n players (even) get, so that the schedule is the Berger table. */
const numbers = table({
  draw: (n, seed) => fadedSize(n, seed, EVEN_SIZES),
  problem: (n) => numbered(n),
  read: (made, n) => upTo(n).map((p) => [String(made.number[p])]),
  spell: spelledNothing,
  ask(n) {
    const { numbers: words } = exerciseWords;
    return {
      task: words.task(n),
      columns: words.columns,
      rowName: words.place,
      heads: upTo(n).map(String),
      why: (_text, row) => words.ofPlace(row + 1, words.wrong),
    };
  },
});

/** Other worked tables. */
export const tables = { double, numbers };

function letter(n: number, player: number): string {
  return sign(numbered(n), player, sceneWords);
}

/** The number of a player in the Berger table. */
function newNumber(seed: number): Outcome<Problem, Schedule> {
  const random = seededRandom(seed);
  const n = between(random, 5, 10);
  const player = between(random, 1, n);
  return {
    problem: numbered(n),
    prompt: outcomeWords.number(n, letter(n, n), letter(n, player)),
    answer: (result) => (result.number[player] ? String(result.number[player]) : undefined),
  };
}

/** The games of a round of a double tournament, near the place where its cycles meet or in the second one. */
function cycle(seed: number): Outcome<Problem, Schedule> {
  const random = seededRandom(seed);
  const n = between(random, 4, 7);
  const once = n % 2 === 0 ? n - 1 : n;
  const isSwapped = between(random, 0, 1) === 1;
  const round = between(random, once - 1, 2 * once);
  return {
    problem: numbered(n, isSwapped ? "swapped" : "double"),
    prompt: outcomeWords.cycle(n, round, isSwapped),
    answer(result) {
      const games = scheduleOf(result).rounds[round - 1]?.filter(([first]) => first > 0) ?? [];
      const told = games.toSorted(([a], [b]) => a - b).map((game) => game.map((p) => letter(n, p)).join("–"));
      return told.length > 0 ? told.join(", ") : undefined;
    },
  };
}

/** What comes out of the rotation: the schedule, the new numbers, and the second cycle. */
export const outcomes: Outcomes<Problem, Schedule> = {
  ...scheduleOutcomes<Problem, Schedule>({
    problem: (n) => numbered(n),
    rounds: (result) => scheduleOf(result).rounds,
    name: letter,
    sizes: [4, 9],
  }),
  number: newNumber,
  cycle,
};
