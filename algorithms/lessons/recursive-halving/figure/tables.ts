import type { Table, TableCell, TableRow } from "#algorithms/core/lesson/scene.ts";
import { cellOf, colorTable, MOST_MET, meetingTable, UNFILLED } from "#algorithms/kit/rounds/tables.ts";
import { MOST_ROWS, shownRows, windowAround } from "#algorithms/kit/rounds/window.ts";
import { colorsOf } from "../claims.ts";
import type { Problem } from "../problem.ts";
import type { Frame } from "../steps.ts";
import { sceneWords } from "../words/en/figure.ts";
import { daysOf, type Game, gamesOf, gamesSoFar, lostSoFar, meeting, type Place } from "./state.ts";

/** What fits beside the plate; wider tables show a window around the game of this step. */
const MOST_COLUMNS = 4;
const MOST_WIDE_COLUMNS = 3;

/** What the tables are made from. */
interface View {
  readonly games: readonly Game[];
  readonly problem: Problem;
  readonly frame: Frame;
  readonly place: Place;
}

/** The days being filled; who met whom, on which day; Whites, Blacks and breaks. */
export function scheduleTables(problem: Problem, frame: Frame, place: Place): Table[] {
  const games = gamesSoFar(problem, frame.cells);
  const view: View = { problem, frame, place, games };
  const tables = [dayTable(view)];
  if (problem.n <= MOST_MET) tables.push(metTable(view));
  tables.push(colorsTable(view));
  return tables;
}

function dayTable({ problem, frame, place, games }: View): Table {
  const words = sceneWords;
  const days = gamesOf(problem);
  const count = daysOf(problem);
  const widest = Math.max(...days.map((day) => day.length));
  const center = place.day || Math.max(1, games.at(-1)?.day ?? 1);
  const [firstDay, lastDay] = shownRows(center, count);
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
  return cellOf(text, isNew);
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
function metTable({ problem, frame, place, games }: View): Table {
  const met = new Map(games.map((game) => [key(game.white, game.black), game.day]));
  const lost = new Set(lostSoFar(problem, frame, place).map(([a, b]) => key(a, b)));
  const latest = place.wrote ? key(frame.a, frame.b) : "";
  const cell = (a: number, b: number): TableCell => {
    if (lost.has(key(a, b))) return { text: "×" };
    const day = met.get(key(a, b));
    return day === undefined ? UNFILLED : cellOf(day, key(a, b) === latest);
  };
  return meetingTable(problem.n, games.length, cell);
}

function key(a: number, b: number): string {
  return `${Math.min(a, b)}.${Math.max(a, b)}`;
}

function colorsTable({ problem, frame, place, games }: View): Table {
  const { n } = problem;
  const { a, b } = frame;
  const aIsWhite = place.wrote && meeting(problem, frame.cells, place.day, a) > 0;
  const latest = place.wrote ? { white: aIsWhite ? a : b, black: aIsWhite ? b : a } : undefined;
  const center = latest ? a : (place.call?.from ?? 1);
  return colorTable(n, colorsOf(n, games), latest, center);
}
