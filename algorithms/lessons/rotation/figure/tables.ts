import type { Table, TableCell, TableRow } from "#algorithms/core/lesson/scene.ts";
import { countColors } from "#algorithms/engines/schedules/colors.ts";
import { cellOf, colorTable, UNFILLED } from "#algorithms/kit/rounds/tables.ts";
import { MOST_ROWS, shownRows, windowAround } from "#algorithms/kit/rounds/window.ts";
import { bergerNumber, writtenGames } from "../claims.ts";
import type { Problem } from "../problem.ts";
import type { Frame } from "../steps.ts";
import { sceneWords } from "../words/en/figure.ts";
import { officialTable, type Place, sign, startOf } from "./state.ts";

/** What fits beside the plate. Wider tables show a window around the current game. */
const MOST_COLUMNS = 5;
/** The same for numbers of three digits. */
const MOST_WIDE_COLUMNS = 3;
/** Colors are counted up to this many players. */
const MOST_COUNTED = 400;

/** The schedule so far; the same as the Berger table has it; Whites, Blacks and breaks of each player. */
export function scheduleTables(problem: Problem, frame: Frame, place: Place): Table[] {
  const schedule = scheduleTable(problem, frame, place);
  const berger = bergerTable(problem, frame, place);
  const colors = problem.n <= MOST_COUNTED ? [colorsTable(problem, frame, place)] : [];
  return place.act === "numbers" ? [berger, schedule, ...colors] : [schedule, berger, ...colors];
}

/** Which rounds and which games of a round are shown. */
function part(problem: Problem, place: Place) {
  const { rounds, played, gamesPerRound, act, i, N, half } = place;
  const [firstRound, lastRound] = shownRows(act === "numbers" ? 1 : Math.max(played, 1), rounds);
  const most = problem.n > 99 ? MOST_WIDE_COLUMNS : MOST_COLUMNS;
  const column = act !== "pairs" ? 1 : Math.max(i <= half ? i : N + 1 - i, 1);
  const width = gamesPerRound > most ? most - 1 : gamesPerRound;
  const [firstGame, lastGame] = windowAround(column, gamesPerRound, width);
  const cut = width < gamesPerRound;
  return { firstRound, lastRound, firstGame, lastGame, cut, all: rounds <= MOST_ROWS && !cut };
}

function footOf(problem: Problem, place: Place): { foot?: string } {
  const { firstRound, lastRound, firstGame, lastGame, cut, all } = part(problem, place);
  if (all) return {};
  const games = cut ? ([firstGame, lastGame, place.gamesPerRound] as const) : undefined;
  return { foot: sceneWords.part(firstRound, lastRound, place.rounds, games) };
}

function scheduleTable(problem: Problem, frame: Frame, place: Place): Table {
  const words = sceneWords;
  const { odd, N, rounds, gamesPerRound, played } = place;
  const { firstRound, lastRound, firstGame, lastGame } = part(problem, place);
  const rows: TableRow[] = [];
  for (let r = firstRound; r <= lastRound; r++) {
    const cells: TableCell[] = [];
    if (odd) {
      const player = frame.cells.alone[r - 1] ?? 0;
      const changed = frame.step === "bye" && r === played;
      cells.push(
        player === 0
          ? UNFILLED
          : { text: sign(problem, player, words), state: changed ? "changed" : "quiet" },
      );
    }
    for (let k = firstGame; k <= lastGame; k++) {
      const game = (r - 1) * gamesPerRound + k - 1;
      const white = frame.cells.white[game] ?? 0;
      if (white === 0) cells.push(UNFILLED);
      else {
        const text = `${sign(problem, white, words)}–${sign(problem, frame.cells.black[game], words)}`;
        cells.push(cellOf(text, game === place.newGame));
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
    ...footOf(problem, place),
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
function bergerTable(problem: Problem, frame: Frame, place: Place): Table {
  const words = sceneWords;
  const { odd, N, gamesPerRound, rounds, played } = place;
  const { firstRound, lastRound, firstGame, lastGame } = part(problem, place);
  const official = officialTable(problem);
  const ours = new Int32Array(N + 1);
  for (let p = 1; p <= N; p++) ours[bergerNumber(startOf(problem, p), N)] = p;
  const number = frame.cells.number;
  const show = (player: number): string =>
    number[player] ? String(number[player]) : sign(problem, player, words);
  const shown = (players: readonly number[]): TableCell =>
    cellOf(players.map(show).join("–"), frame.step === "rename" && players.includes(frame.a));
  const rows: TableRow[] = [];
  for (let r = firstRound; r <= lastRound; r++) {
    const cells: TableCell[] = [];
    const alone = frame.cells.alone[r - 1] ?? 0;
    if (odd) cells.push(alone === 0 ? UNFILLED : shown([alone]));
    const games = writtenGames(frame, (r - 1) * gamesPerRound, r * gamesPerRound);
    for (let k = firstGame; k <= lastGame; k++) {
      const [a = 0, b = 0] = official.rounds[r - 1]?.[k - 1] ?? [];
      const game = games.find(([white, black]) => white === ours[a] && black === ours[b]);
      cells.push(game === undefined ? UNFILLED : shown(game));
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
    ...(rounds > 0 ? footOf(problem, place) : {}),
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

function colorsTable(problem: Problem, frame: Frame, place: Place): Table {
  const words = sceneWords;
  const { n } = problem;
  const { white, black } = frame.cells;
  const games = writtenGames(frame);
  const counts = countColors(
    n,
    games.map(([first]) => first),
    games.map(([, second]) => second),
  );
  const { newGame } = place;
  const latest = newGame < 0 ? undefined : { white: white[newGame], black: black[newGame] };
  return colorTable(n, counts, latest, latest?.white ?? 1, (player) => sign(problem, player, words));
}
