import type { Table, TableCell, TableRow } from "#algorithms/core/lesson/scene.ts";
import { colorOfBetter } from "#algorithms/engines/swiss/candidates.ts";
import type { Game } from "#algorithms/engines/swiss/tournament.ts";
import { exclusions, REASONS } from "../exclusions.ts";
import type { Problem } from "../problem.ts";
import type { Frame } from "../steps.ts";
import { sceneWords } from "../words/en/figure.ts";
import { enteredAt, pointsNow, pointsText, type State } from "./state.ts";
import { PENDING, windowed } from "./table-window.ts";

/** So many rounds stand side by side, and so many numbers in a cell. */
const MOST_ROUNDS = 5;
/** Of players whose numbers have two digits so many. */
const FEWER_ROUNDS = 4;
const MOST_NUMBERS = 8;

/** The first numbers of a list, and how many more there are. */
function listed(ids: readonly number[], most: number): string {
  const more = ids.length - most;
  return `${ids.slice(0, most).join(" ")}${more > 0 ? ` +${more}` : ""}` || "·";
}

/** Every player with a column for each round; the one that is being paired grows. */
export function crossTable(problem: Problem, frame: Frame, state: State): Table {
  const words = sceneWords;
  const { round, played, places } = state;
  const { tournament, round: now } = round.field;
  const { players } = tournament;
  const before = now - 1 - played;
  const rounds = before + (frame.step === "end" ? played : (problem.course?.rounds ?? 1));
  const most = players.length > 9 ? FEWER_ROUNDS : MOST_ROUNDS;
  const last = Math.min(rounds, Math.max(most, now));
  const first = Math.max(1, last - most + 1);
  const shown = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const names = players.every(({ name }) => name.length <= 8);
  // Who is absent from this round stands below.
  const ids = places.map((v) => round.player(v).id);
  const all = [...ids, ...players.flatMap((_, i) => (ids.includes(i + 1) ? [] : [i + 1]))];
  const rows = all.map((id, i): TableRow => {
    const v = i < ids.length ? i + 1 : 0;
    const player = players[id - 1];
    const entered = enteredAt(problem, frame, id);
    const isThis =
      state.act === "results" && v > 0 && (v === frame.a || (frame.step === "game" && v === frame.b));
    const games = entered ? [...player.games.slice(0, now - 1), entered] : player.games;
    const cells = shown.map((r): TableCell => {
      const game = games[r - 1];
      const isOver = r < now || (r === now && (entered !== undefined || v === 0));
      if (isOver && game)
        return { text: words.game(game), ...(isThis && r === now ? { state: "changed" } : {}) };
      const text = r === now && v > 0 && state.act !== "standings" ? pairedText(state, v) : "";
      return text === "" ? PENDING : { text, state: "quiet" };
    });
    return {
      id: `cross.${id}`,
      head: names && player.name !== "" ? `${id} ${player.name}` : String(id),
      cells: [{ text: pointsText(pointsNow(problem, frame, id)) }, ...cells],
      ...(isThis ? { now: true } : {}),
    };
  });
  return {
    id: "cross",
    title: words.cross,
    note: last < rounds || first > 1 ? words.rounds(first, last, rounds) : words.crossNote,
    corner: words.playerHead,
    columns: [words.score, ...shown.map(String)],
    ...windowed(rows, shown.length + 1, 8),
  };
}

/** What is known of a player's game in the round that is being paired. */
function pairedText(state: State, v: number): string {
  const { field, player } = state.round;
  const words = sceneWords;
  const u = state.opponent(v);
  if (u === 0) return state.outcome(v) === 0 ? "" : state.outcome(v) === 2 ? words.bye : words.out;
  const better = colorOfBetter(field, player(Math.min(u, v)), player(Math.max(u, v)));
  const isWhite = (better === "white") === v < u;
  const game: Game = { opponent: player(u).id, color: isWhite ? "white" : "black", result: "Z" };
  return words.game(game);
}

/** The score groups of the field, the best first. */
export function groupTable({ round, places }: State): Table {
  const words = sceneWords;
  const scores = [...new Set(places.map((v) => round.player(v).score))];
  const rows = scores.map((score): TableRow => {
    const members = places.filter((v) => round.player(v).score === score);
    const ids = members.map((v) => round.player(v).id);
    return {
      id: `group.${score}`,
      head: pointsText(score),
      cells: [{ text: listed(ids, MOST_NUMBERS) }, { text: String(ids.length) }],
    };
  });
  return {
    id: "groups",
    title: words.groups,
    note: words.groupCount(scores.length),
    corner: words.points(undefined),
    columns: [words.players, words.count],
    ...windowed(rows, 2),
  };
}

/** Every pair that is made, with whom the better player did not get, in columns by the reason. */
export function whyTable(frame: Frame, state: State): Table {
  const words = sceneWords;
  const { player } = state.round;
  const all = state.made.map(([u, v]) => ({ u, v, not: exclusions(state, u, v) }));
  const shown = REASONS.filter(
    (reason) =>
      reason === "rematch" ||
      reason === "refused" ||
      all.some(({ not }) => not.some(({ why }) => why === reason)),
  );
  const rows = all.map(({ u, v, not }): TableRow => {
    const isNow = frame.step === "pair" || frame.step === "game" ? frame.a === u : false;
    return {
      id: `why.${player(u).id}`,
      head: `${player(u).id}–${player(v).id}`,
      cells: shown.map((reason): TableCell => {
        const ids = not.flatMap(({ place, why }) => (why === reason ? [player(place).id] : []));
        return ids.length === 0 ? PENDING : { text: listed(ids, shown.length > 3 ? 3 : 4) };
      }),
      ...(isNow ? { now: true } : {}),
    };
  });
  return {
    id: "why",
    title: words.why,
    note: words.whyNote,
    corner: words.pair,
    columns: shown.map((reason) => words.reasons[reason]),
    ...windowed(rows, shown.length),
  };
}
