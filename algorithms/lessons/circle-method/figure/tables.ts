import type { Table, TableCell, TableRow } from "#algorithms/core/lesson/scene.ts";
import { countColors } from "#algorithms/engines/schedules/colors.ts";
import { seat } from "#algorithms/engines/schedules/seat.ts";
import { cellOf, colorTable, MOST_MET, meetingTable, UNFILLED } from "#algorithms/kit/rounds/tables.ts";
import { MOST_ROWS, shownRows, windowAround } from "#algorithms/kit/rounds/window.ts";
import type { Problem } from "../problem.ts";
import type { Frame } from "../steps.ts";
import { sceneWords } from "../words/en/figure.ts";
import type { Place } from "./state.ts";

/** What fits beside the plate. Wider tables show a window around the current row. */
const MOST_COLUMNS = 5;
/** The same for numbers of three and four digits. */
const MOST_WIDE_COLUMNS = 3;
/** Colors are counted up to this many players. */
const MOST_COUNTED = 400;

/** The schedule so far; who met whom, and in which round; Whites, Blacks and breaks of each player. */
export function scheduleTables(problem: Problem, frame: Frame, place: Place): Table[] {
  const tables = [scheduleTable(problem, frame, place)];
  if (problem.n <= MOST_MET) tables.push(metTable(problem, frame, place));
  if (problem.n <= MOST_COUNTED) tables.push(colorsTable(problem, frame, place));
  return tables;
}

function scheduleTable(problem: Problem, frame: Frame, place: Place): Table {
  const words = sceneWords;
  const { odd, m, rows, i, games, gamesPerRound } = place;
  const [firstRound, lastRound] = shownRows(Math.max(i, 1), m);
  const most = problem.n > 99 ? MOST_WIDE_COLUMNS : MOST_COLUMNS;
  const wide = rows > most ? most - 1 : most;
  const [firstRow, lastRow] = windowAround(Math.max(place.j, 1), rows, wide);
  const list: TableRow[] = [];
  for (let r = firstRound; r <= lastRound; r++) {
    const cells: TableCell[] = [];
    if (odd) cells.push(restCell(frame, place, r));
    for (let j = firstRow; j <= lastRow; j++)
      cells.push(gameCell(frame, place, (r - 1) * gamesPerRound + j - 1));
    if (!odd) cells.push(gameCell(frame, place, r * gamesPerRound - 1));
    list.push({ id: `round.${r}`, head: String(r), cells, ...(r === i ? { now: true } : {}) });
  }
  const note = words.games(games, (problem.n * (problem.n - 1)) / 2);
  return {
    id: "schedule",
    title: words.schedule,
    note,
    ...(m > MOST_ROWS || lastRow - firstRow + 1 < rows
      ? {
          foot: words.part(
            firstRound,
            lastRound,
            m,
            lastRow - firstRow + 1 < rows ? [firstRow, lastRow, rows] : undefined,
          ),
        }
      : {}),
    corner: words.round,
    columns: [
      ...(odd ? [words.sitsOut] : []),
      ...Array.from({ length: Math.max(lastRow - firstRow + 1, 0) }, (_, k) => words.row(firstRow + k)),
      ...(odd ? [] : [words.withGuest]),
    ],
    rows: list,
  };
}

function restCell(frame: Frame, { i }: Place, r: number): TableCell {
  const player = frame.cells.alone[r - 1] ?? 0;
  if (player === 0) return UNFILLED;
  return { text: String(player), state: frame.step === "rest" && r === i ? "changed" : "quiet" };
}

function gameCell(frame: Frame, place: Place, game: number): TableCell {
  const white = frame.cells.white[game] ?? 0;
  if (white === 0) return UNFILLED;
  const text = `${white}–${frame.cells.black[game]}`;
  return cellOf(text, game === place.newGame);
}

/** Row a, column b: the round in which a and b met. */
function metTable({ n }: Problem, frame: Frame, place: Place): Table {
  const { white, black } = frame.cells;
  const gameOf = new Map<number, number>();
  for (let game = 0; game < place.slots; game++) {
    if (white[game] === 0) continue;
    gameOf.set(Math.min(white[game], black[game]) * (n + 1) + Math.max(white[game], black[game]), game);
  }
  const cell = (a: number, b: number): TableCell => {
    const game = gameOf.get(a * (n + 1) + b);
    if (game === undefined) return UNFILLED;
    return cellOf(Math.floor(game / place.gamesPerRound) + 1, game === place.newGame);
  };
  return meetingTable(n, place.games, cell);
}

function colorsTable({ n }: Problem, frame: Frame, place: Place): Table {
  const { white, black } = frame.cells;
  const { i, j, m, newGame } = place;
  const latest = newGame < 0 ? undefined : { white: white[newGame], black: black[newGame] };
  const center = j > 0 ? seat(i + j, m) : Math.max(i, 1);
  return colorTable(n, countColors(n, white, black, place.slots), latest, center);
}
