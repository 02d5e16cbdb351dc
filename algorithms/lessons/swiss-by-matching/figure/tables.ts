import type { Table, TableCell, TableRow } from "#algorithms/core/lesson/scene.ts";
import { type Candidate, clashOf, colorOfBetter, objection } from "#algorithms/engines/swiss/candidates.ts";
import type { Game } from "#algorithms/engines/swiss/tournament.ts";
import type { Problem } from "../problem.ts";
import type { Frame } from "../steps.ts";
import { sceneWords } from "../words/en/figure.ts";
import {
  enteredAt,
  exclusions,
  FORBIDDEN,
  pointsNow,
  pointsText,
  REASONS,
  REFUSED,
  type State,
} from "./state.ts";

/** Steps about an opponent, about a player who may stay out, and those that settle what becomes of somebody. */
const OF_A_CANDIDATE: readonly Frame["step"][] = ["forbid", "ask", "refuse", "pair"];
const OF_A_PLAYER: readonly Frame["step"][] = ["noBye", "leave", "stay", "bye", "out", "search"];
const SETTLED: readonly Frame["step"][] = ["pair", "bye", "out"];

/** The opponents of the player at the board, or else the kept matching; the field or the cross table; and why. */
export function roundTables(problem: Problem, frame: Frame, state: State): Table[] {
  const why = state.made.length > 0 ? [whyTable(frame, state)] : [];
  const field = state.isCourse ? crossTable(problem, frame, state) : fieldTable(frame, state);
  if (state.act === "results" || frame.step === "end") return [field, ...why];
  if (frame.step === "done") return [...why, field];
  const isFresh = frame.step === "" || frame.step === "start";
  if (state.act === "standings" || (state.isCourse && isFresh)) return [groupTable(state), field];
  const first =
    state.act === "which" && state.candidates.length > 0
      ? candidateTable(frame, state)
      : keptTable(frame, state);
  return [first, field, ...why];
}

function candidateTable(frame: Frame, state: State): Table {
  const words = sceneWords;
  const { player, mayMeet } = state.round;
  const better = player(state.chooser || (state.made.at(-1)?.[0] ?? 1));
  const rows = state.candidates.map(({ place, verdict }, i): TableRow => {
    const other = player(place);
    const isNow = verdict === 0 && state.trial.includes(place);
    const isThis = OF_A_CANDIDATE.includes(frame.step) && frame.b === place;
    const text =
      verdict === FORBIDDEN
        ? words.verdicts[objection(state.round.field, better, other) ?? "refused"]
        : verdict === REFUSED
          ? words.verdicts.refused
          : verdict !== 0
            ? words.verdicts.taken
            : isNow
              ? words.verdicts.now
              : words.verdicts.waits;
    return {
      id: `candidate.${i}`,
      head: String(other.id),
      cells: [
        { text: pointsText(better.score - other.score) },
        { text: words.clash[clashOf(better, other)], ...quietIf(!mayMeet(state.chooser, place)) },
        {
          text,
          ...(isThis
            ? { state: "changed" as const }
            : verdict === 0 && !isNow
              ? { state: "todo" as const }
              : {}),
        },
      ],
      ...(isThis || isNow ? { now: true } : {}),
    };
  });
  return {
    id: "candidates",
    title: words.candidatesOf,
    note: words.ofPlayer(better.id),
    corner: words.opponent,
    columns: [words.apart, words.colors, words.verdict],
    ...windowed(rows, 3),
  };
}

function quietIf(isQuiet: boolean): Pick<TableCell, "state"> {
  return isQuiet ? { state: "quiet" } : {};
}

function keptTable(frame: Frame, state: State): Table {
  const words = sceneWords;
  const { player } = state.round;
  const rows = state.kept.map(([u, v]): TableRow => {
    const isNow =
      (frame.step === "pick" || frame.step === "flip") &&
      Math.min(frame.a, frame.b) === u &&
      Math.max(frame.a, frame.b) === v;
    const [better, other] = [player(u), player(v)];
    return {
      id: `kept.${u}`,
      head: `${better.id}–${other.id}`,
      cells: [
        { text: pointsText(better.score - other.score), ...(isNow ? { state: "changed" as const } : {}) },
        { text: words.clash[clashOf(better, other)] },
      ],
      ...(isNow ? { now: true } : {}),
    };
  });
  return {
    id: "kept",
    title: words.possible,
    note: words.pairs(state.kept.length),
    corner: words.pair,
    columns: [words.apart, words.colors],
    ...windowed(rows, 2),
  };
}

function fieldTable(frame: Frame, state: State): Table {
  const words = sceneWords;
  const { player } = state.round;
  const nameAll = state.places.every((v) => player(v).player.name.length <= 10);
  const current = state.chooser || (OF_A_PLAYER.includes(frame.step) ? frame.a : 0);
  const rows = state.places.map((v): TableRow => {
    const own = player(v);
    const name = nameAll && own.player.name !== "" ? ` ${own.player.name}` : "";
    const result = state.outcome(v);
    const opponent = state.opponent(v);
    const isThis = SETTLED.includes(frame.step) && (v === frame.a || v === frame.b);
    const text =
      opponent !== 0
        ? String(player(opponent).id)
        : result === 0
          ? "·"
          : result === 1
            ? words.out
            : words.bye;
    return {
      id: `field.${own.id}`,
      head: `${own.id}${name}`,
      cells: [
        { text: pointsText(own.score) },
        { text: dueText(own) },
        { text: [...own.met].sort((a, b) => a - b).join(" ") || "·" },
        {
          text,
          ...(isThis ? { state: "changed" as const } : text === "·" ? { state: "todo" as const } : {}),
        },
      ],
      ...(v === current ? { now: true } : {}),
    };
  });
  return {
    id: "field",
    title: words.field,
    note: words.dueNote,
    corner: words.playerHead,
    columns: [words.score, words.due, words.met, words.now],
    ...windowed(rows, 4),
  };
}

function dueText({ preference, strength }: Candidate): string {
  return preference === undefined ? "·" : sceneWords.dueSign(preference, strength);
}

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
function crossTable(problem: Problem, frame: Frame, state: State): Table {
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
function groupTable({ round, places }: State): Table {
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
function whyTable(frame: Frame, state: State): Table {
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

/** What fits beside the plate. */
const MOST_ROWS = 6;
/** A cell that the run has not filled yet. */
const PENDING: TableCell = { text: "·", state: "todo" };

/** So many rows around one of them, all of the same table, and the words that say which. */
function windowed(
  rows: readonly TableRow[],
  columns: number,
  most = MOST_ROWS,
): { readonly rows: readonly TableRow[]; readonly foot?: string } {
  const blank = Array.from(
    { length: Math.max(0, most - rows.length) },
    (_, i): TableRow => ({
      id: `empty.${i}`,
      head: "·",
      cells: Array.from({ length: columns }, () => PENDING),
    }),
  );
  if (rows.length <= most) return { rows: [...rows, ...blank] };
  const now = rows.findIndex((row) => row.now);
  const first = Math.max(0, Math.min(now - 2, rows.length - most));
  return {
    rows: rows.slice(first, first + most),
    foot: sceneWords.window(first + 1, first + most, rows.length),
  };
}
