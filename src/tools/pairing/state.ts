/** The tool as data: a doc, what was done before, and each thing that an arbiter can do. Nothing is changed in place. */

import { bakuAcceleration, thereInRound1 } from "#algorithms/engines/swiss/baku.ts";
import { newPlayer } from "#algorithms/engines/swiss/list/begin.ts";
import { fittingName } from "#algorithms/engines/swiss/list/entry.ts";
import { USUAL_METHOD } from "#algorithms/engines/swiss/pairing-method.ts";
import { withClub, withPrizeNotes } from "#algorithms/engines/swiss/prizes/prize-notes.ts";
import type { TrfProblem } from "#algorithms/engines/swiss/problem.ts";
import { withEdition } from "#algorithms/engines/swiss/system.ts";
import { withTieBreaks } from "#algorithms/engines/swiss/tie-breaks/record.ts";
import {
  FOR_GOOD,
  type ForbiddenPairs,
  playedRounds,
  type Tournament,
  USUAL_SCORING,
} from "#algorithms/engines/swiss/tournament.ts";
import { type Burst, type History, NO_HISTORY, record, travel } from "#src/tools/shared/storage/history.ts";
import type { Action } from "./actions.ts";
import { canClose, type Doc, type Drawn, inOrders, isBroken, ordersOf } from "./doc.ts";
import { docOf, readText } from "./file/trf-text.ts";
import { withDate, withDetail } from "./players/details.ts";
import { canPlace, inserted, placeOf } from "./players/late-entry.ts";
import { MOST_PLAYERS, MOST_ROUNDS } from "./players/names.ts";
import {
  closedDoc,
  corrected,
  isReadable,
  isSpan,
  ratingOf,
  replaced,
  without,
  withPerson,
  withStatus,
} from "./round/changes.ts";
import { drawnAtFixed, MOST_BOARDS, withFixedBoard } from "./round/fixed-boards.ts";
import { normalized, reopened, scored } from "./round/rounds.ts";
import { exchanged, restored } from "./round/seats.ts";
import { isOfSwiss, scheduled } from "./round-robin/actions.ts";

export interface ToolState extends History<Doc> {
  readonly doc: Doc;
  /** Which burst of typing the last change belongs to, and when it was: it is undone as one. */
  readonly burst: Burst | undefined;
}

/** So many points the TRF's four columns hold, in tenths. */
const MOST_EXTRA = 990;
/** So many changes can be undone. */
const MOST_UNDO = 200;
/** Changes of one field with smaller pauses are undone as one. In milliseconds. */
const BURST = 1500;

const EMPTY: Tournament = {
  players: [],
  rounds: undefined,
  scoring: USUAL_SCORING,
  initialColor: undefined,
  isRankOrder: false,
  absences: [],
  forbidden: [],
  acceleration: [],
  notes: [],
};

const NOTHING: Doc = {
  tournament: EMPTY,
  drawn: undefined,
  method: USUAL_METHOD,
  leftOver: [],
  file: undefined,
  isForced: false,
};

/** The tool with a text opened in it. */
export function startTool(text: string, encoding: readonly TrfProblem[] = []): ToolState {
  return { doc: docOf(readText(text, { encoding }), NOTHING), ...NO_HISTORY, burst: undefined };
}

/** What an action makes of the tool. What cannot be done changes nothing. */
export function act(state: ToolState, action: Action): ToolState {
  const { doc } = state;
  switch (action.kind) {
    case "open":
      return change(state, docOf(readText(action.text, { encoding: action.encoding ?? [] }), doc));
    case "take":
      return change(state, docOf(action.reading, doc));
    case "begin":
      return change(state, begun(doc, action));
    case "show":
      return change(state, { ...action.doc, method: action.doc.drawn?.method ?? doc.method });
    case "type":
      return change(state, docOf(readText(action.text), doc), {
        name: "text",
        time: action.time,
      });
    case "accept":
      if (!doc.file) return state;
      return change(state, docOf(readText(doc.file.text, { isForced: true }), doc));
    case "put-away":
      return doc.file ? change(state, { ...doc, file: undefined }) : state;
    case "undo":
    case "redo":
      return travelTo(state, action.kind);
    default:
      // A text with mistakes would be lost by a change of the tournament before it.
      return isBroken(doc) ? state : changeTournament(state, action);
  }
}

function begun(
  { method }: Doc,
  { tournament, leftOver = [], isForced = false }: Action & { readonly kind: "begin" },
): Doc {
  const doc = { ...NOTHING, method, tournament: normalized(tournament), leftOver, isForced };
  return isForced || isReadable(doc) ? doc : { ...doc, isForced: true };
}

type TournamentAction = Exclude<
  Action,
  { readonly kind: "open" | "take" | "begin" | "show" | "type" | "accept" | "put-away" | "undo" | "redo" }
>;

function changeTournament(state: ToolState, action: TournamentAction): ToolState {
  const { doc } = state;
  const { tournament, drawn } = doc;
  const player = "player" in action ? tournament.players[action.player - 1] : undefined;
  const make = (next: Tournament, burst?: Burst) =>
    change(state, { ...doc, tournament: next, file: undefined }, burst);
  const play = (next: Drawn | undefined) =>
    next === drawn ? state : change(state, { ...doc, drawn: next, file: undefined });
  const seat = (next: Drawn) => play(next === drawn ? drawn : drawnAtFixed(next, tournament));
  if (doc.schedule && isOfSwiss(action.kind)) return state;
  switch (action.kind) {
    case "score":
    case "withdraw": {
      const next = scheduled(doc, action);
      return next === doc ? state : change(state, next);
    }
    case "method":
      return change(
        state,
        { ...doc, method: action.method },
        { name: "method", time: Number.POSITIVE_INFINITY },
      );
    case "draw": {
      const { pairs, bye, unpaired } = action.pairing;
      if (drawn || pairs.length + unpaired.length + (bye ?? 0) === 0) return state;
      return seat({
        ...{ round: playedRounds(tournament) + 1, method: action.method, bye, unpaired },
        boards: pairs.map((pair) => ({ ...pair, outcome: undefined })),
        original: { pairs, bye, unpaired },
      });
    }
    case "discard":
      return play(undefined);
    case "exchange":
      return drawn ? seat(exchanged(drawn, tournament, action.a, action.b)) : state;
    case "restore":
      return drawn ? seat(restored(drawn)) : state;
    case "result": {
      const board = drawn?.boards[action.board];
      if (!drawn || !board || board.outcome === action.outcome) return state;
      return play({
        ...drawn,
        boards: drawn.boards.with(action.board, { ...board, outcome: action.outcome }),
      });
    }
    case "close":
      if (!drawn || !canClose(drawn)) return state;
      return change(state, closedDoc(doc, drawn));
    case "reopen":
      if (drawn || playedRounds(tournament) === 0) return state;
      return change(state, { ...doc, ...reopened(doc), file: undefined });
    case "correct":
      return change(
        state,
        inOrders({ ...doc, tournament: corrected(tournament, action), file: undefined }, ordersOf(doc)),
      );
    case "add": {
      const name = fittingName(action.name).trim();
      if (name === "" || tournament.players.length >= MOST_PLAYERS) return state;
      const { missed = "Z", isPlaced = false } = action;
      const games = Array.from({ length: playedRounds(tournament) }, () => {
        return { opponent: 0, color: undefined, result: missed } as const;
      });
      const rating = ratingOf(action.rating);
      const late = { ...newPlayer({ ...action, name, rating }), games };
      const isByRating = isPlaced && canPlace(doc);
      const at = isByRating ? placeOf(tournament, late) : tournament.players.length + 1;
      const next = inserted(doc, late, at);
      // The round that is being played is missed as well.
      const absences =
        drawn && missed === "H"
          ? [...next.tournament.absences, { kind: missed, round: drawn.round, player: at }]
          : next.tournament.absences;
      return change(state, {
        ...next,
        tournament: scored({ ...next.tournament, absences }),
        file: undefined,
      });
    }
    case "remove":
      return player && !drawn && playedRounds(tournament) === 0
        ? make(without(tournament, action.player))
        : state;
    case "rename":
      if (!player) return state;
      return make(replaced(tournament, action.player, { ...player, name: fittingName(action.name) }), {
        name: `rename ${action.player}`,
        time: action.time,
      });
    case "rate":
      if (!player) return state;
      return make(replaced(tournament, action.player, { ...player, rating: ratingOf(action.rating) }), {
        name: `rate ${action.player}`,
        time: action.time,
      });
    case "status":
      return player ? make(withStatus(doc, action.player, action.status, action.round, action.last)) : state;
    case "forbid": {
      // What was played before is no game that was forbidden.
      const { a, b, first = playedRounds(tournament) + 1, last = FOR_GOOD } = action;
      const isKnown = [a, b].every((id) => tournament.players[id - 1] !== undefined);
      if (a === b || !isKnown || !isSpan(first, last, FOR_GOOD)) return state;
      const players = [Math.min(a, b), Math.max(a, b)];
      const isSame = (each: ForbiddenPairs) => String(each.players) === String(players);
      const isThere = tournament.forbidden.some(
        (each) => isSame(each) && each.first <= first && each.last >= last,
      );
      if (isThere) return state;
      return make({ ...tournament, forbidden: [...tournament.forbidden, { first, last, players }] });
    }
    case "allow":
      if (tournament.forbidden[action.index] === undefined) return state;
      return make({ ...tournament, forbidden: tournament.forbidden.toSpliced(action.index, 1) });
    case "accelerate": {
      const { points, first, last, firstPlayer, lastPlayer } = action.acceleration;
      const isFitting =
        isSpan(first, last, MOST_ROUNDS) &&
        isSpan(firstPlayer, lastPlayer, tournament.players.length) &&
        Number.isInteger(points) &&
        points > 0 &&
        points <= MOST_EXTRA;
      return isFitting
        ? make({ ...tournament, acceleration: [...tournament.acceleration, action.acceleration] })
        : state;
    }
    case "baku": {
      const { rounds, scoring } = tournament;
      if (rounds === undefined) return state;
      return make({
        ...tournament,
        acceleration: bakuAcceleration(rounds, scoring, thereInRound1(tournament)),
      });
    }
    case "scoring":
      return make(scored({ ...tournament, scoring: action.scoring }));
    case "slow-down":
      if (tournament.acceleration[action.index] === undefined) return state;
      return make({ ...tournament, acceleration: tournament.acceleration.toSpliced(action.index, 1) });
    case "federation": {
      if (!player) return state;
      const federation = action.federation
        .replaceAll(/[^A-Za-z]/g, "")
        .toUpperCase()
        .slice(0, 3);
      const burst = { name: `federation ${action.player}`, time: action.time };
      return make(replaced(tournament, action.player, { ...player, federation }), burst);
    }
    case "detail": {
      const burst = { name: `detail ${action.detail}`, time: action.time };
      return make(withDetail(tournament, action.detail, action.text), burst);
    }
    case "date":
      return isSpan(1, action.round, MOST_ROUNDS) && /^(\d{4}-\d\d-\d\d)?$/.test(action.date)
        ? make(withDate(tournament, action.round, action.date))
        : state;
    case "person": {
      if (!player) return state;
      const burst = { name: `person ${action.player} ${Object.keys(action.person)}`, time: action.time };
      return make(replaced(tournament, action.player, withPerson(player, action.person)), burst);
    }
    case "fixed-board": {
      const { board } = action;
      if (!player || !(board === undefined || isSpan(1, board, MOST_BOARDS))) return state;
      const next = withFixedBoard(tournament, action.player, board);
      return change(
        state,
        { ...doc, tournament: next, drawn: drawn && drawnAtFixed(drawn, next), file: undefined },
        { name: `board ${action.player}`, time: action.time },
      );
    }
    case "club": {
      const burst = { name: `club ${action.player}`, time: action.time };
      return player ? make(withClub(tournament, action.player, action.club), burst) : state;
    }
    case "prizes":
      return make(withPrizeNotes(tournament, action.notes), {
        ...{ name: `prizes ${action.field}`, time: action.time },
      });
    case "rounds": {
      const least = Math.max(1, drawn?.round ?? playedRounds(tournament));
      const isFitting =
        Number.isInteger(action.rounds) && action.rounds >= least && action.rounds <= MOST_ROUNDS;
      return isFitting && action.rounds !== tournament.rounds
        ? make({ ...tournament, rounds: action.rounds })
        : state;
    }
    case "color":
      return make({ ...tournament, initialColor: action.color });
    case "edition":
      return make(withEdition(tournament, action.edition));
    case "tie-breaks":
      return make(withTieBreaks(tournament, action.codes));
  }
}

function change(state: ToolState, doc: Doc, burst?: Burst): ToolState {
  return { doc, ...record(state, state.doc, burst, { most: MOST_UNDO, pause: BURST }), burst };
}

function travelTo(state: ToolState, kind: "undo" | "redo"): ToolState {
  const to = travel(state, state.doc, kind);
  return to ? { doc: to.state, ...to.history, burst: undefined } : state;
}
