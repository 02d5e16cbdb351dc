import type { Locale } from "../lesson.ts";
import type { Table, TableCell, TableRow } from "../scene.ts";
import { colorsOf } from "./claims.ts";
import { daysOf, type Game, gamesOf, gamesSoFar, lostSoFar, meeting, type Place } from "./place.ts";
import type { Problem } from "./problem.ts";
import { sceneWords } from "./scene-words.ts";
import type { Frame } from "./steps.ts";

/** What fits beside the plate; longer tables show a window around the day or the player of this step. */
const MOST_ROWS = 8;
const WINDOW_ROWS = 7;
const MOST_COLUMNS = 4;
const MOST_WIDE_COLUMNS = 3;
/** The triangle "who met whom" is shown up to this many players. */
const MOST_MET = 12;

const UNFILLED: TableCell = { text: "·", state: "todo" };

/** The days being filled; who met whom, on which day; Whites, Blacks and breaks. */
export function scheduleTables(problem: Problem, frame: Frame, place: Place, locale: Locale): Table[] {
  const games = gamesSoFar(problem, frame.cells);
  const tables = [dayTable(problem, frame, place, games, locale)];
  if (problem.n <= MOST_MET) tables.push(metTable(problem, frame, place, games, locale));
  tables.push(colorTable(problem, frame, place, games, locale));
  return tables;
}

function windowAround(center: number, count: number, size: number): readonly [from: number, to: number] {
  const from = Math.max(1, Math.min(center - Math.floor(size / 2), count - size + 1));
  return [from, Math.min(count, from + size - 1)];
}

function dayTable(
  problem: Problem,
  frame: Frame,
  place: Place,
  games: readonly Game[],
  locale: Locale,
): Table {
  const words = sceneWords[locale];
  const days = gamesOf(problem);
  const count = daysOf(problem);
  const widest = Math.max(...days.map((day) => day.length));
  const center = place.day || Math.max(1, games.at(-1)?.day ?? 1);
  const [firstDay, lastDay] = windowAround(center, count, count > MOST_ROWS ? WINDOW_ROWS : count);
  const most = problem.n > 99 ? MOST_WIDE_COLUMNS : MOST_COLUMNS;
  const slot = place.wrote ? slotOf(days[place.day - 1] ?? [], frame) : 1;
  const [first, last] = windowAround(slot, widest, Math.min(widest, most));
  const byes = problem.repair && problem.n % 2 === 1;
  const rows: TableRow[] = [];
  for (let d = firstDay; d <= lastDay; d++) {
    const cells: TableCell[] = [];
    for (let k = first; k <= last; k++) cells.push(gameCell(problem, frame, place, days[d - 1]?.[k - 1], d));
    if (byes) cells.push(byeCell(problem, frame, days[d - 1] ?? [], d));
    rows.push({ id: `day.${d}`, head: String(d), cells, ...(d === place.day ? { now: true } : {}) });
  }
  const part = last - first + 1 < widest;
  return {
    id: "schedule",
    title: words.schedule,
    note: words.games(
      games.length,
      (problem.n * (problem.n - 1)) / 2,
      lostSoFar(problem, frame, place).length,
    ),
    ...(count > MOST_ROWS || part
      ? { foot: words.part(firstDay, lastDay, count, part ? [first, last, widest] : undefined) }
      : {}),
    corner: words.day,
    columns: [
      ...Array.from({ length: last - first + 1 }, (_, k) => words.game(first + k)),
      ...(byes ? [words.sitsOut] : []),
    ],
    rows,
  };
}

/** The column of the game of this step. */
function slotOf(day: readonly Game[], { a }: Frame): number {
  return Math.max(1, day.findIndex(({ white, black }) => white === a || black === a) + 1);
}

function gameCell(
  problem: Problem,
  frame: Frame,
  place: Place,
  game: Game | undefined,
  day: number,
): TableCell {
  if (!game || meeting(problem, frame.cells, day, game.white) === 0) return UNFILLED;
  const text = `${game.white}–${game.black}`;
  const isNew = place.wrote && day === place.day && [game.white, game.black].includes(frame.a);
  return isNew ? { text, state: "changed" } : { text };
}

/** Whoever has no game on a day whose other games are all made. */
function byeCell(problem: Problem, frame: Frame, day: readonly Game[], d: number): TableCell {
  const made = day.every(({ white }) => meeting(problem, frame.cells, d, white) !== 0);
  if (!made) return UNFILLED;
  for (let p = 1; p <= problem.n; p++)
    if (meeting(problem, frame.cells, d, p) === 0) return { text: String(p), state: "quiet" };
  return UNFILLED;
}

/** Row a, column b: the day on which a and b met; a cross when nothing will pair them any more. */
function metTable(
  problem: Problem,
  frame: Frame,
  place: Place,
  games: readonly Game[],
  locale: Locale,
): Table {
  const words = sceneWords[locale];
  const { n } = problem;
  const met = new Map(games.map((game) => [key(game.white, game.black), game.day]));
  const lost = new Set(lostSoFar(problem, frame, place).map(([a, b]) => key(a, b)));
  const latest = place.wrote ? key(frame.a, frame.b) : "";
  const rows: TableRow[] = [];
  for (let a = 1; a < n; a++) {
    const cells: TableCell[] = [];
    for (let b = 2; b <= n; b++) {
      const day = met.get(key(a, b));
      if (b <= a) cells.push({ text: "", state: "void" });
      else if (lost.has(key(a, b))) cells.push({ text: "×" });
      else if (day === undefined) cells.push(UNFILLED);
      else cells.push({ text: String(day), ...(key(a, b) === latest ? { state: "changed" as const } : {}) });
    }
    rows.push({ id: `met.${a}`, head: String(a), cells });
  }
  return {
    id: "met",
    title: words.met,
    note: words.pairs(games.length, (n * (n - 1)) / 2),
    corner: words.player_,
    columns: Array.from({ length: n - 1 }, (_, k) => String(k + 2)),
    rows,
  };
}

function key(a: number, b: number): string {
  return `${Math.min(a, b)}.${Math.max(a, b)}`;
}

function colorTable(
  problem: Problem,
  frame: Frame,
  place: Place,
  games: readonly Game[],
  locale: Locale,
): Table {
  const words = sceneWords[locale];
  const { n } = problem;
  const counts = colorsOf(n, games);
  const touched = place.wrote ? [frame.a, frame.b] : [];
  const center = touched[0] ?? place.call?.from ?? 1;
  const [first, last] = windowAround(center, n, n > MOST_ROWS ? WINDOW_ROWS : n);
  const rows: TableRow[] = [];
  for (let p = first; p <= last; p++) {
    const now = touched.includes(p);
    const isWhite = now && meeting(problem, frame.cells, place.day, p) > 0;
    const cell = (count: number, changed: boolean): TableCell =>
      changed ? { text: String(count), state: "changed" } : { text: String(count) };
    const breaks = counts.breaks[p];
    rows.push({
      id: `colors.${p}`,
      head: String(p),
      cells: [
        cell(counts.whites[p], now && isWhite),
        cell(counts.blacks[p], now && !isWhite),
        { text: String(breaks), ...(breaks === 0 ? { state: "quiet" as const } : {}) },
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
