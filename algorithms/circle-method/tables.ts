import type { Locale } from "../lesson.ts";
import type { Table, TableCell, TableRow } from "../scene.ts";
import { countColors } from "./colors.ts";
import { type Place, seat } from "./place.ts";
import type { Problem } from "./problem.ts";
import { sceneWords } from "./scene-words.ts";
import type { Frame } from "./steps.ts";

/** What fits beside the plate. Longer tables show a window around the current round, row or player. */
const MOST_ROWS = 8;
const WINDOW_ROWS = 7;
const MOST_COLUMNS = 5;
/** The same for numbers of three and four digits. */
const MOST_WIDE_COLUMNS = 3;
/** The triangle "who met whom" is shown up to this many players, the count of colors up to that many. */
const MOST_MET = 12;
const MOST_COUNTED = 400;

const UNFILLED: TableCell = { text: "·", state: "todo" };

/** The schedule so far; who met whom, and in which round; Whites, Blacks and breaks of each player. */
export function scheduleTables(problem: Problem, frame: Frame, place: Place, locale: Locale): Table[] {
  const tables = [scheduleTable(problem, frame, place, locale)];
  if (problem.n <= MOST_MET) tables.push(metTable(problem, frame, place, locale));
  if (problem.n <= MOST_COUNTED) tables.push(colorTable(problem, frame, place, locale));
  return tables;
}

/** The bounds from..to of a window of `size` around `center` in 1..count. */
function windowAround(center: number, count: number, size: number): readonly [from: number, to: number] {
  const from = Math.max(1, Math.min(center - Math.floor(size / 2), count - size + 1));
  return [from, Math.min(count, from + size - 1)];
}

function scheduleTable(problem: Problem, frame: Frame, place: Place, locale: Locale): Table {
  const words = sceneWords[locale];
  const { odd, m, rows, i, games, gamesPerRound } = place;
  const [firstRound, lastRound] = windowAround(Math.max(i, 1), m, m > MOST_ROWS ? WINDOW_ROWS : m);
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
      ...Array.from({ length: Math.max(lastRow - firstRow + 1, 0) }, (_, k) => `j = ${firstRow + k}`),
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
  return game === place.newGame ? { text, state: "changed" } : { text };
}

/** Row a, column b: the round in which a and b met. Each cell fills once, which is what has to be proved. */
function metTable({ n }: Problem, frame: Frame, place: Place, locale: Locale): Table {
  const words = sceneWords[locale];
  const met = Array.from({ length: n + 1 }, () => new Int32Array(n + 1));
  const { white, black } = frame.cells;
  for (let game = 0; game < place.games; game++) {
    const a = white?.[game];
    const b = black?.[game];
    (met[Math.min(a, b)] as Int32Array)[Math.max(a, b)] = Math.floor(game / place.gamesPerRound) + 1;
  }
  const latest =
    place.newGame < 0 ? [0, 0] : [white?.[place.newGame], black?.[place.newGame]].sort((x, y) => x - y);
  const rows: TableRow[] = [];
  for (let a = 1; a < n; a++) {
    const cells: TableCell[] = [];
    for (let b = 2; b <= n; b++) {
      const round = met[a]?.[b];
      if (b <= a) cells.push({ text: "", state: "void" });
      else if (round === 0) cells.push(UNFILLED);
      else
        cells.push({
          text: String(round),
          ...(a === latest[0] && b === latest[1] ? { state: "changed" as const } : {}),
        });
    }
    rows.push({ id: `met.${a}`, head: String(a), cells });
  }
  return {
    id: "met",
    title: words.met,
    note: words.pairs(place.games, (n * (n - 1)) / 2),
    corner: words.player_,
    columns: Array.from({ length: n - 1 }, (_, k) => String(k + 2)),
    rows,
  };
}

function colorTable(problem: Problem, frame: Frame, place: Place, locale: Locale): Table {
  const words = sceneWords[locale];
  const { n } = problem;
  const counts = countColors(n, frame.cells.white ?? [], frame.cells.black ?? [], place.games);
  const touched =
    place.newGame < 0 ? [] : [frame.cells.white[place.newGame], frame.cells.black[place.newGame]];
  const center = place.j > 0 ? seat(place.i + place.j, place.m) : Math.max(place.i, 1);
  const [first, last] = windowAround(center, n, n > MOST_ROWS ? WINDOW_ROWS : n);
  const rows: TableRow[] = [];
  for (let p = first; p <= last; p++) {
    const changed = touched.includes(p);
    const cell = (text: string, changes: boolean): TableCell =>
      changes ? { text, state: "changed" } : { text };
    const isWhite = touched[0] === p;
    rows.push({
      id: `colors.${p}`,
      head: String(p),
      cells: [
        cell(String(counts.whites[p]), changed && isWhite),
        cell(String(counts.blacks[p]), changed && !isWhite),
        { text: String(counts.breaks[p]), ...(counts.breaks[p] === 0 ? { state: "quiet" as const } : {}) },
      ],
    });
  }
  const note = words.breaksInAll(counts.allBreaks);
  return {
    id: "colors",
    title: words.colors,
    note,
    ...(n > MOST_ROWS ? { foot: words.playersPart(first, last, n) } : {}),
    corner: words.player_,
    columns: [words.white, words.black, words.breaks],
    rows,
  };
}
