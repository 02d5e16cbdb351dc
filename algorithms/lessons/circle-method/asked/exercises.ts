import { type AnswerPicture, numbersIn, several } from "#algorithms/core/lesson/answer-picture.ts";
import {
  type Compared,
  type FadedTable,
  fadedSize,
  NOTHING,
  no,
  type Program,
  type RunProgram,
  spelledNothing,
  type Task,
  type Tasks,
  type Verdict,
  yes,
} from "#algorithms/core/lesson/exercise.ts";
import { silentRecorder } from "#algorithms/core/run/trace.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import {
  type Game,
  opponentIn,
  roundOf,
  type Schedule,
  scheduleOf,
  whiteIn,
} from "#algorithms/engines/schedules/schedule.ts";
import { seat } from "#algorithms/engines/schedules/seat.ts";
import { vertexMarks } from "#algorithms/kit/graphs/graph-picture.ts";
import { oneAnswer } from "#algorithms/kit/one-answer.ts";
import {
  isAgain,
  spelledColored,
  spelledGame,
  wholeNumber,
  wrongGameIn,
} from "#algorithms/kit/rounds/answers.ts";
import { fadedTable, gamesOf } from "#algorithms/kit/rounds/faded-table.ts";
import {
  circlePlaces,
  facingPlaces,
  fieldSizes,
  gamesIn,
  halfIn,
  oneGame,
  onePlayer,
  playerPicture,
  playersPlate,
  typedNumber,
  upTo,
} from "#algorithms/kit/rounds/players-picture.ts";
import type { Problem } from "../problem.ts";
import { solve } from "../solve.ts";
import { asks, cells, steps } from "../steps.ts";
import { exerciseWords } from "../words/en/asked.ts";
import { allTurn } from "./wrong.ts";

type Rounds = readonly (readonly Game[])[];

const algorithm = { steps, cells, asks, solve };

function numbered(n: number): Problem {
  return { n, names: [], colors: "balanced" };
}

/** The rounds of n players as `solve` makes them; round r is at index r − 1. */
export function rounds(n: number): Rounds {
  return scheduleOf(solve(numbered(n), silentRecorder(steps, asks))).rounds;
}

/** The questions of the article. */
export const exercises: Tasks = { meeting, opponent: whom, white: whoIsWhite, broken };

/** A wrong program is tried on so many players at most. */
const MOST_TRIED = 200;

/** Odd n: when do a and b meet, and whom does a meet one round later? */
export function meetingAsked(seed: number) {
  const random = seededRandom(seed);
  let [n, a, b, round, later] = [0, 0, 0, 0, 0];
  let table: Rounds = [];
  do {
    n = seed === 0 ? 9 : 2 * between(random, 3, 10) + 1;
    [a, b] = seed === 0 ? [3, 9] : twoOf(random, n);
    table = rounds(n);
    round = roundOf(table, a, b);
    later = opponentIn(table, round + 1, a); // 0 in the last round, and before a bye
  } while (later === 0);
  return { n, a, b, round, later, table };
}

function meeting(seed: number): Task {
  const { n, a, b, round, later, table } = meetingAsked(seed);
  const { playerRange, meeting: words } = exerciseWords;
  return {
    prompt: words.prompt(n, a, b),
    picture: meetingPicture(n, a, b),
    fields: words.fields,
    solution: [String(round), String(later)],
    hints: words.hints(n, a, b),
    grade([typedRound = "", typedNext = ""]): Verdict {
      const r = wholeNumber(typedRound, 1, n);
      const next = wholeNumber(typedNext, 1, n);
      if (r === undefined) return no(words.roundRange(n));
      const met = opponentIn(table, r, a);
      if (r !== round) return no(met === 0 ? words.atTop(a, r) : words.otherSum(r, a, b, met, n));
      if (next === undefined) return no(playerRange(n));
      if (next !== later) return no(words.wrongNext(a, b));
      return yes(words.right(a, b, r, n, later));
    },
  };
}

/** The circle as it stands in the round that is typed: who is touched for the round comes to the top. */
function meetingPicture(n: number, a: number, b: number): AnswerPicture {
  const { picture: words } = exerciseWords;
  const touch = onePlayer(upTo(n));
  return {
    field: () => touch,
    plate([round, next], field) {
      const typed = typedNumber(round, 1, n);
      const top = typed ?? 1;
      const later = typedNumber(next, 1, n);
      return playersPlate({
        head: field === 0 ? words.turn(top) : words.opponentOf(a),
        label: words.circle(n, top),
        places: circlePlaces(n, top),
        name: words.name,
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
export function opponentAsked(seed: number) {
  const random = seededRandom(seed);
  const n = seed === 0 ? 10 : 2 * between(random, 3, 10);
  const [round, player] = seed === 0 ? [7, 3] : [between(random, 1, n - 1), between(random, 1, n)];
  return { n, round, player };
}

function whom(seed: number): Task {
  const { n, round, player } = opponentAsked(seed);
  const table = rounds(n);
  const right = opponentIn(table, round, player);
  const { player: field, playerRange, opponent: words } = exerciseWords;
  const task = oneAnswer(words.prompt(n, player, round), [field], right, (typed) => {
    const p = wholeNumber(typed, 1, n);
    if (p === undefined) return no(playerRange(n));
    if (p === player) return no(words.oneself);
    if (p !== right) return no(words.wrong(p, opponentIn(table, round, p), round, n - 1));
    if (p === n || player === n) return yes(words.atTop(Math.min(p, player), round));
    return yes(words.right(player, p, round, n - 1));
  });
  const { picture: shown } = exerciseWords;
  const picture = playerPicture(upTo(n), (chosen) => ({
    head: shown.asked(round),
    label: shown.circle(n, 1),
    places: circlePlaces(n, 1),
    name: shown.name,
    player: (p) => ({ solid: p === player, role: p === chosen ? "chosen" : "idle" }),
    lines: chosen === undefined ? [] : [[player, chosen]],
  }));
  return { ...task, picture, hints: words.hints(n, player, round) };
}

/** When do a and b meet, and who has White then, by the rule that balances? */
export function whiteAsked(seed: number) {
  const random = seededRandom(seed);
  const n = seed === 0 ? 9 : between(random, 6, 16);
  const [a, b] = seed === 0 ? [3, 7] : twoOf(random, n);
  return { n, a, b };
}

function whoIsWhite(seed: number): Task {
  const { n, a, b } = whiteAsked(seed);
  const table = rounds(n);
  const round = roundOf(table, a, b);
  const white = whiteIn(table, round, a);
  const { white: words } = exerciseWords;
  const middle = n % 2 === 0 && Math.max(a, b) === n;
  const m = n % 2 === 1 ? n : n - 1;
  return {
    prompt: words.prompt(n, a, b),
    picture: whitePicture(n, a, b),
    fields: words.fields,
    solution: [String(round), String(white)],
    hints: words.hints(n, a, b, m),
    grade([typedRound = "", typedWhite = ""]): Verdict {
      const r = wholeNumber(typedRound, 1, m);
      if (r === undefined) return no(words.roundRange(m));
      if (r !== round) return no(words.wrongRound(r, a, opponentIn(table, r, a)));
      const p = wholeNumber(typedWhite, 1, n);
      if (p !== a && p !== b) return no(words.neither(a, b));
      if (p !== white) return no(middle ? words.wrongMiddle : words.wrongRow);
      if (middle) return yes(words.middle(r));
      const j = (white - r + m) % m;
      const row = Math.min(j, m - j);
      return yes(words.row(r, row, seat(r + (row % 2 === 1 ? row : -row), m)));
    },
  };
}

/** The circle in the round that is typed, with the colors of the two. */
function whitePicture(n: number, a: number, b: number): AnswerPicture {
  const { picture: words } = exerciseWords;
  const seats = n % 2 === 1 ? n : n - 1;
  const [turn, choose] = [onePlayer(upTo(seats)), onePlayer([a, b])];
  return {
    field: (field) => (field === 0 ? turn : choose),
    plate([round, white], field) {
      const typed = typedNumber(round, 1, seats);
      const top = typed ?? 1;
      const first = [a, b].find((p) => p === typedNumber(white, 1, n));
      return playersPlate({
        head: field === 0 ? words.turn(top) : words.whiteOf(a, b),
        label: words.circle(n, top),
        places: circlePlaces(n, top),
        name: words.name,
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

/** A field for which the program that turns everybody fails, and two players whom it never brings together. */
function broken(_seed: number): Task {
  const { broken: words } = exerciseWords;
  return {
    prompt: words.prompt,
    picture: rowsPicture(),
    fields: words.fields,
    keyboard: "text",
    solution: ["4", "1 3"],
    hints: words.hints,
    grade([typedPlayers = "", typedPair = ""]): Verdict {
      const n = wholeNumber(typedPlayers, 2, MOST_TRIED);
      if (n === undefined) return no(words.range(MOST_TRIED));
      const met = meetingRounds(n, allTurn(n));
      const all = (n * (n - 1)) / 2;
      if (met.size === all) return no(words.survives(n, all));
      const [a, b, ...more] = Array.from(typedPair.matchAll(/\d+/g), Number);
      if (
        a === undefined ||
        b === undefined ||
        more.length > 0 ||
        Math.max(a, b) > n ||
        a * b === 0 ||
        a === b
      )
        return no(words.noPair(n));
      const round = met.get(pairKey(n, a, b));
      if (round !== undefined) return no(words.theyMeet(a, b, round));
      return yes(words.right(n, a, b, all - met.size, all));
    },
  };
}

/** Of a larger field so many seats are drawn. */
const MOST_SEATS = 20;

/** The seats of the friend for the number that is typed, of which two players are touched. */
function rowsPicture(): AnswerPicture {
  const { picture: words } = exerciseWords;
  const sizes = fieldSizes(3, 10);
  const shown = (text: string | undefined): number =>
    Math.min(typedNumber(text, 2, MOST_TRIED) ?? 0, MOST_SEATS);
  return {
    field: (field, [players]) =>
      field === 0 ? sizes : { ...several(undefined, 2), marks: vertexMarks(shown(players), 1) },
    plate([players, typed = ""]) {
      const n = shown(players);
      const chosen = numbersIn(typed);
      return playersPlate({
        head: n === 0 ? words.noRows : words.pairOf,
        label: words.rows(n),
        places: facingPlaces(n),
        name: words.name,
        player: (p) => ({ role: chosen.includes(p) ? "chosen" : "idle" }),
        lines: upTo(n).flatMap((p) => (2 * p < n + 1 ? [[p, n + 1 - p] as const] : [])),
      });
    },
  };
}

/** The circle in the round of a row: whoever sits out is at the top, and the games of the row are lines. */
function roundPicture(n: number, columns: number): AnswerPicture {
  const { picture: words } = exerciseWords;
  const [rest, game] = [onePlayer(upTo(n)), oneGame(n)];
  return {
    field: (field) => (field % columns === 0 ? rest : game),
    plate(cells, field) {
      const row = Math.floor(field / columns);
      const [top, ...games] = cells.slice(row * columns, (row + 1) * columns);
      const first = typedNumber(top, 1, n);
      const half = halfIn(games, n);
      return playersPlate({
        head: words.inRound(row + 1),
        label: words.circle(n, first ?? 1),
        places: circlePlaces(n, first ?? 1),
        name: words.name,
        player: (p) => ({ role: p === first ? "active" : p === half ? "chosen" : "idle" }),
        lines: gamesIn(games, n),
      });
    },
  };
}

/** The sizes of worked tables: odd, so that one sits out. */
const ODD_SIZES = [5, 7, 9];

/** The schedule of n players (odd), to be completed. A game is typed as two numbers, in either order. */
export function faded(usual: number, seed = 0): FadedTable {
  const n = fadedSize(usual, seed, ODD_SIZES);
  const table = rounds(n);
  const words = exerciseWords.table;
  const columns = [words.sitsOut, ...(table[0] ?? []).map((_, k) => words.game(k + 1))];
  const rows = table.map((games, r) => [String(r + 1), ...games.map(([a, b]) => `${a}–${b}`)]);
  const graded = fadedTable(
    { task: words.task(n), columns, rows },
    (text, r, column, typed) =>
      column === 0
        ? wrongBye(text, r + 1, table)
        : wrongGameIn(text, n, (...pair) => wrongPair(pair, r + 1, n, typed.slice(1, column))),
    (r, reason) => words.inRound(r + 1, reason),
  );
  const compared: Compared = {
    rowsOf(program, run) {
      const made = madeBy(program, run, n);
      return made && gamesOf(made).map((games, r) => [String(made.byes[r] || NOTHING), ...games]);
    },
    spell: (text, column) => (column === 0 ? `0: ${spelledNothing(text)}` : spelledGame(text, n)),
  };
  return { ...graded, picture: roundPicture(n, columns.length), compared };
}

/** Other worked tables. */
export const tables = { colored };

/** The sizes of tables with colors: even, so that somebody sits in the middle. */
const EVEN_SIZES = [4, 6, 8, 10];

/** The schedule of n players (even), with colors. A game is typed as two numbers, White first; the order of the games is free. */
function colored(usual: number, seed = 0): FadedTable {
  const n = fadedSize(usual, seed, EVEN_SIZES);
  const table = rounds(n);
  const words = exerciseWords.table;
  const columns = (table[0] ?? []).map((_, k) => words.game(k + 1));
  const rows = table.map((games) => games.map(([a, b]) => `${a}–${b}`));
  const graded = fadedTable(
    { task: words.coloredTask(n), columns, rows },
    (text, r, column, typed) =>
      wrongGameIn(text, n, (a, b) => {
        const wrong = wrongMeeting([a, b], r + 1, table);
        if (wrong !== "") return wrong;
        if (isAgain(typed.slice(0, column), a, b, n)) return words.again(a, b);
        return rows[r].includes(`${a}–${b}`) ? "" : wrongWhite([a, b], r + 1, n);
      }),
    (r, reason) => words.inRound(r + 1, reason),
  );
  const compared: Compared = {
    rowsOf(program, run) {
      const made = madeBy(program, run, n);
      return made && gamesOf(made);
    },
    spell: (text) => spelledColored(text, n),
  };
  return { ...graded, picture: coloredPicture(n, columns.length), compared };
}

/** The circle in the round of a row, with the colors of its games. */
function coloredPicture(n: number, columns: number): AnswerPicture {
  const { picture: words } = exerciseWords;
  const game = oneGame(n);
  return {
    field: () => game,
    plate(cells, field) {
      const row = Math.floor(field / columns);
      const games = cells.slice(row * columns, (row + 1) * columns);
      const half = halfIn(games, n);
      const played = gamesIn(games, n);
      const toneOf = (p: number) => {
        const [own] = played.filter((game) => game.includes(p));
        return own ? { tone: own[0] === p ? ("light" as const) : ("dark" as const) } : {};
      };
      return playersPlate({
        head: words.inRound(row + 1),
        label: words.circle(n, row + 1),
        places: circlePlaces(n, row + 1),
        name: words.name,
        player: (p) => ({ role: p === half ? "chosen" : "idle", ...toneOf(p) }),
        lines: played,
      });
    },
  };
}

/** Why two players do not meet in a round of an even number of players; empty if they do. */
function wrongMeeting([a, b]: Game, round: number, table: Rounds): string {
  const words = exerciseWords.table;
  if (a === b) return words.itself(a);
  const m = table.length;
  if (opponentIn(table, round, a) === b) return "";
  if (a > m || b > m) return words.notAtTop(Math.min(a, b), round);
  return words.otherSum(a, b, round, m);
}

/** Why the first of two players who meet has not White. */
function wrongWhite([a, b]: Game, round: number, n: number): string {
  const words = exerciseWords.table;
  if (Math.max(a, b) === n) return words.whiteInMiddle(round);
  const j = (a - round + n - 1) % (n - 1);
  return words.whiteInRow(Math.min(j, n - 1 - j));
}

/** The schedule that a program makes of n players; undefined if it gives none. */
export function madeBy(program: Program, run: RunProgram, n: number): Schedule | undefined {
  const { result } = run(algorithm, program as typeof solve, numbered(n));
  return result && scheduleOf(result);
}

function wrongBye(text: string, round: number, table: Rounds): string {
  const words = exerciseWords.table;
  const player = wholeNumber(text, 1, table.length);
  if (player === undefined) return words.playerRange(table.length);
  const other = opponentIn(table, round, player);
  return other === 0 ? "" : words.level(player, other);
}

function wrongPair([a, b]: Game, round: number, n: number, before: readonly string[]): string {
  const words = exerciseWords.table;
  if (a === b) return words.oneself(a);
  if ((a + b) % n !== (2 * round) % n) return words.otherSum(a, b, round, n);
  return isAgain(before, a, b, n) ? words.again(a, b) : "";
}

/** A number for two players, the same in either order. */
function pairKey(n: number, a: number, b: number): number {
  return Math.min(a, b) * (n + 1) + Math.max(a, b);
}

/** The first round in which each pair meets, for the pairs that do. */
function meetingRounds(n: number, made: Rounds): Map<number, number> {
  const met = new Map<number, number>();
  for (const [r, games] of made.entries())
    for (const [a, b] of games) if (!met.has(pairKey(n, a, b))) met.set(pairKey(n, a, b), r + 1);
  return met;
}

function twoOf(random: () => number, n: number): [number, number] {
  const a = between(random, 1, n);
  const b = seat(a + between(random, 1, n - 1), n);
  return a < b ? [a, b] : [b, a];
}
