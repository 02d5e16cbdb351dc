import { countColors } from "../circle-method/colors.ts";
import type { Locale } from "../lesson.ts";
import type { Table, TableCell, TableRow } from "../scene.ts";
import { bergerNumber, officialTable } from "./berger.ts";
import { writtenGames } from "./invariants.ts";
import { type Place, sign, startOf } from "./place.ts";
import type { Problem } from "./problem.ts";
import { sceneWords } from "./scene-words.ts";
import type { Frame } from "./steps.ts";

/** What fits beside the plate. Longer tables show a window around the current round, game or player. */
const MOST_ROWS = 8;
const WINDOW_ROWS = 7;
const MOST_COLUMNS = 5;
/** The same for numbers of three digits. */
const MOST_WIDE_COLUMNS = 3;
const MOST_COUNTED = 400;

const UNFILLED: TableCell = { text: "·", state: "todo" };

/** The schedule so far; the same as the Berger table has it; Whites, Blacks and breaks of each player. */
export function scheduleTables(problem: Problem, frame: Frame, place: Place, locale: Locale): Table[] {
  const schedule = scheduleTable(problem, frame, place, locale);
  const berger = bergerTable(problem, frame, place, locale);
  const colors = problem.n <= MOST_COUNTED ? [colorTable(problem, frame, place, locale)] : [];
  return place.act === "numbers" ? [berger, schedule, ...colors] : [schedule, berger, ...colors];
}

/** The bounds from..to of a window of `size` around `center` in 1..count. */
function windowAround(center: number, count: number, size: number): readonly [from: number, to: number] {
  const from = Math.max(1, Math.min(center - Math.floor(size / 2), count - size + 1));
  return [from, Math.min(count, from + size - 1)];
}

/** Which rounds and which games of a round are shown. */
function part(problem: Problem, place: Place) {
  const { rounds, played, gamesPerRound, act, i, N, half } = place;
  const height = rounds > MOST_ROWS ? WINDOW_ROWS : rounds;
  const [firstRound, lastRound] = windowAround(act === "numbers" ? 1 : Math.max(played, 1), rounds, height);
  const most = problem.n > 99 ? MOST_WIDE_COLUMNS : MOST_COLUMNS;
  const column = act !== "pairs" ? 1 : Math.max(i <= half ? i : N + 1 - i, 1);
  const width = gamesPerRound > most ? most - 1 : gamesPerRound;
  const [firstGame, lastGame] = windowAround(column, gamesPerRound, width);
  const cut = width < gamesPerRound;
  return { firstRound, lastRound, firstGame, lastGame, cut, all: height === rounds && !cut };
}

function footOf(problem: Problem, place: Place, locale: Locale): { foot?: string } {
  const { firstRound, lastRound, firstGame, lastGame, cut, all } = part(problem, place);
  if (all) return {};
  const games = cut ? ([firstGame, lastGame, place.gamesPerRound] as const) : undefined;
  return { foot: sceneWords[locale].part(firstRound, lastRound, place.rounds, games) };
}

function scheduleTable(problem: Problem, frame: Frame, place: Place, locale: Locale): Table {
  const words = sceneWords[locale];
  const { odd, N, rounds, gamesPerRound, played } = place;
  const { firstRound, lastRound, firstGame, lastGame } = part(problem, place);
  const rows: TableRow[] = [];
  for (let r = firstRound; r <= lastRound; r++) {
    const cells: TableCell[] = [];
    if (odd) {
      const player = frame.cells.alone[r - 1] ?? 0;
      const changed = frame.step === "bye" && r === played;
      cells.push(
        player === 0 ? UNFILLED : { text: sign(problem, player), state: changed ? "changed" : "quiet" },
      );
    }
    for (let k = firstGame; k <= lastGame; k++) {
      const game = (r - 1) * gamesPerRound + k - 1;
      const white = frame.cells.white[game] ?? 0;
      if (white === 0) cells.push(UNFILLED);
      else {
        const text = `${sign(problem, white)}–${sign(problem, frame.cells.black[game])}`;
        cells.push(game === place.newGame ? { text, state: "changed" } : { text });
      }
    }
    rows.push({
      id: `round.${r}`,
      head: String(r),
      cells,
      ...nowIf(r === played && place.act !== "numbers"),
    });
  }
  const skip = odd ? 1 : 0;
  return {
    id: "schedule",
    title: words.schedule,
    note: words.games(place.games, rounds * gamesPerRound),
    ...footOf(problem, place, locale),
    corner: words.round,
    columns: [
      ...(odd ? [words.bye] : []),
      ...Array.from({ length: lastGame - firstGame + 1 }, (_, k) => {
        const i = firstGame + k + skip;
        return `${i} | ${N + 1 - i}`;
      }),
    ],
    rows,
  };
}

/**
 * The same games in the printed order of the official table. Everyone has a letter until the renumbering gives a number;
 * so at the end this is the official table, made from ours.
 */
function bergerTable(problem: Problem, frame: Frame, place: Place, locale: Locale): Table {
  const words = sceneWords[locale];
  const { odd, N, gamesPerRound, rounds, played } = place;
  const { firstRound, lastRound, firstGame, lastGame } = part(problem, place);
  const official = officialTable(problem);
  const ours = new Int32Array(N + 1);
  for (let p = 1; p <= N; p++) ours[bergerNumber(startOf(problem, p), N)] = p;
  const number = frame.cells.number ?? [];
  const show = (player: number): string => (number[player] ? String(number[player]) : sign(problem, player));
  const cellOf = (players: readonly number[]): TableCell => {
    const changed = frame.step === "rename" && players.includes(frame.a);
    return { text: players.map(show).join("–"), ...(changed ? { state: "changed" as const } : {}) };
  };
  const rows: TableRow[] = [];
  for (let r = firstRound; r <= lastRound; r++) {
    const cells: TableCell[] = [];
    const alone = frame.cells.alone[r - 1] ?? 0;
    if (odd) cells.push(alone === 0 ? UNFILLED : cellOf([alone]));
    const games = writtenGames(frame, (r - 1) * gamesPerRound, r * gamesPerRound);
    for (let k = firstGame; k <= lastGame; k++) {
      const [a = 0, b = 0] = official.rounds[r - 1]?.[k - 1] ?? [];
      const game = games.find(([white, black]) => white === ours[a] && black === ours[b]);
      cells.push(game === undefined ? UNFILLED : cellOf(game));
    }
    rows.push({
      id: `berger.${r}`,
      head: String(r),
      cells,
      ...nowIf(r === played && place.act !== "numbers"),
    });
  }
  let renamed = 0;
  for (let p = 1; p <= N; p++) if (number[p]) renamed++;
  return {
    id: "berger",
    title: words.berger,
    note: words.renamed(renamed, N),
    ...(rounds > 0 ? footOf(problem, place, locale) : {}),
    corner: words.round,
    columns: [
      ...(odd ? [words.bye] : []),
      ...Array.from({ length: lastGame - firstGame + 1 }, (_, k) => String(firstGame + k)),
    ],
    rows,
  };
}

function nowIf(now: boolean): { now?: true } {
  return now ? { now } : {};
}

function colorTable(problem: Problem, frame: Frame, place: Place, locale: Locale): Table {
  const words = sceneWords[locale];
  const { n } = problem;
  const games = writtenGames(frame);
  const counts = countColors(
    n,
    games.map(([white]) => white),
    games.map(([, black]) => black),
  );
  const white = place.newGame < 0 ? 0 : frame.cells.white[place.newGame];
  const black = place.newGame < 0 ? 0 : frame.cells.black[place.newGame];
  const [first, last] = windowAround(Math.max(white, 1), n, n > MOST_ROWS ? WINDOW_ROWS : n);
  const rows: TableRow[] = [];
  for (let p = first; p <= last; p++) {
    const cell = (count: number | undefined, changed: boolean): TableCell =>
      changed ? { text: String(count), state: "changed" } : { text: String(count) };
    rows.push({
      id: `colors.${p}`,
      head: sign(problem, p),
      cells: [
        cell(counts.whites[p], p === white),
        cell(counts.blacks[p], p === black),
        { text: String(counts.breaks[p]), ...(counts.breaks[p] === 0 ? { state: "quiet" as const } : {}) },
      ],
    });
  }
  return {
    id: "colors",
    title: words.colors,
    note: words.breaksInAll(counts.allBreaks),
    ...(n > MOST_ROWS ? { foot: words.playersPart(first, last, n) } : {}),
    corner: words.player_,
    columns: [words.white, words.black, words.breaks],
    rows,
  };
}
