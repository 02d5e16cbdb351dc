import type { Cells } from "#algorithms/core/run/trace.ts";
import { objection } from "#algorithms/engines/swiss/candidates.ts";
import { type Game, scoreOf, worth } from "#algorithms/engines/swiss/tournament.ts";
import { gameAt, playedAt, roundAt } from "../played.ts";
import type { Problem } from "../problem.ts";
import { inOrder, type Round } from "../round.ts";
import { barrierOf, findPath } from "../solve/search.ts";
import type { Frame, Recorder } from "../steps.ts";

/** The cells of a run. */
export interface Sheet {
  /** The partner in the kept matching, which only says what is possible. */
  readonly mate: Cells;
  /** 1: has left the graph, for good or on trial. */
  readonly gone: Cells;
  /** Who stays out, and who has the bye. */
  readonly out: Cells;
  /** The opponent of the round. */
  readonly pair: Cells;
  /** The opponents whom the player at the board lists, and what became of each. */
  readonly order: Cells;
  readonly verdict: Cells;
  /** The games of the rounds that are played on: a row for each round, in it the players by start numbers. */
  readonly card: Cells;
  readonly players: number;
  /** How many of these rounds are over. */
  readonly played: Cells;
}

/** A round with its cells. */
export interface PairingTable extends Round, Sheet {}

/** Who does not play. */
export const OUT = 1;
export const BYE = 2;
/** What became of an opponent who was asked for. */
export const FORBIDDEN = 1;
export const REFUSED = 2;
export const TAKEN = 3;

/** Makes the cells, all 0. */
export function layOut({ players, course }: Problem, { cells }: Recorder): Sheet {
  const size = players.length + 1;
  return {
    mate: cells("mate", size),
    gone: cells("gone", size),
    out: cells("out", size),
    pair: cells("pair", size),
    order: cells("order", size),
    verdict: cells("verdict", size),
    card: cells("card", (course?.rounds ?? 0) * players.length),
    players: players.length,
    played: cells("played", 1),
  };
}

/** Wipes what belonged to a round. */
export function clear({ mate, gone, out, pair, order, verdict }: Sheet): void {
  for (const cells of [mate, gone, out, pair, order, verdict]) wipe(cells);
}

function wipe(cells: Cells): void {
  for (let v = 0; v < cells.length; v++) cells.put(v, 0);
}

/** Which of the three questions a frame is about; or the results of the round, or the standings after it. */
export type Act = "many" | "who" | "which" | "results" | "standings";

/** What is read off a frame. Players by their places from 1; 0 is nobody. */
export interface State {
  readonly round: Round;
  readonly act: Act;
  /** Whether the rounds are played on, and how many of them are over. */
  readonly isCourse: boolean;
  readonly played: number;
  readonly places: readonly number[];
  /** The partner in the kept matching. */
  partner(v: number): number;
  /** The opponent of the round. */
  opponent(v: number): number;
  /** In the graph still. */
  isIn(v: number): boolean;
  /** 0: no, 1: stays out, 2: has the bye. */
  outcome(v: number): number;
  /** Those who have left on trial: one who may stay out, or a pair that may be made. */
  readonly trial: readonly number[];
  /** Those in the graph who are alone. */
  readonly alone: readonly number[];
  /** The pairs of the round that are made. */
  readonly made: readonly (readonly [better: number, other: number])[];
  /** The pairs of the kept matching. */
  readonly kept: readonly (readonly [better: number, other: number])[];
  /** The player at the board. */
  readonly chooser: number;
  /** The opponents in the chooser's order with what became of them: 0 nothing yet, 1 forbidden, 2 refused, 3 taken. */
  readonly candidates: readonly { readonly place: number; readonly verdict: number }[];
  /** In a frame that proves something: those who are taken away, and the members of the odd islands. */
  readonly barrier: readonly number[];
  readonly islands: readonly number[];
}

const MANY: readonly Frame["step"][] = ["", "start", "pick", "search", "count", "proof"];
const BOARD: readonly Frame["step"][] = ["player", "forbid", "ask", "refuse", "pair"];
const WHO: readonly Frame["step"][] = ["who", "noBye", "leave", "stay", "bye", "out"];
const AFTER: Readonly<Partial<Record<Frame["step"], Act>>> = {
  game: "results",
  rest: "results",
  stand: "standings",
  end: "standings",
};
const NONE: readonly number[] = [];

export function stateOf(problem: Problem, frame: Frame): State {
  const round = roundAt(problem, frame);
  const { n, mayMeet } = round;
  const { cells } = frame;
  const { mate, gone, out, pair } = cells;
  const { order, verdict } = cells;
  const places = Array.from({ length: n }, (_, i) => i + 1);
  const { step } = frame;
  const partner = (v: number): number => mate[v] ?? 0;
  const opponent = (v: number): number => pair[v] ?? 0;
  const isIn = (v: number): boolean => (gone[v] ?? 0) === 0;
  const outcome = (v: number): number => out[v] ?? 0;
  const trial = places.filter((v) => !isIn(v) && outcome(v) === 0 && opponent(v) === 0);
  const alone = places.filter((v) => isIn(v) && partner(v) === 0);
  const hasOrder = (order[0] ?? 0) !== 0;
  const after = AFTER[step];
  const act: Act = after
    ? after
    : MANY.includes(step)
      ? "many"
      : WHO.includes(step)
        ? "who"
        : step === "flip" || step === "fail"
          ? hasOrder
            ? "which"
            : trial.length > 0
              ? "who"
              : "many"
          : "which";
  const isBoard = BOARD.includes(step);
  const standing = { n, mayMeet, mate, gone };
  const found = step === "fail" ? findPath(standing, frame.a) : undefined;
  const barrier = found ? found.odd : step === "proof" ? barrierOf(standing, alone) : NONE;
  return {
    round,
    act,
    isCourse: problem.course !== undefined,
    played: playedAt(frame),
    places,
    partner,
    opponent,
    isIn,
    outcome,
    trial,
    alone,
    made: places.flatMap((u) => (opponent(u) > u ? [[u, opponent(u)] as const] : [])),
    kept: places.flatMap((u) =>
      partner(u) > u && partner(partner(u)) === u ? [[u, partner(u)] as const] : [],
    ),
    chooser: act !== "which" ? 0 : isBoard ? frame.a : (trial[0] ?? 0),
    candidates: places.flatMap((_, i) =>
      (order[i] ?? 0) === 0 ? [] : [{ place: order[i], verdict: verdict[i] ?? 0 }],
    ),
    barrier,
    islands: found ? found.even : step === "proof" ? evens(standing, alone) : NONE,
  };
}

function evens(standing: Parameters<typeof findPath>[0], alone: readonly number[]): number[] {
  return [...new Set(alone.flatMap((r) => findPath(standing, r).even))];
}

/** What the cross table tells of a player in the round that a frame is about; undefined: nothing yet. */
export function enteredAt(problem: Problem, frame: Frame, id: number): Game | undefined {
  return gameAt(frame.cells.card[playedAt(frame) * problem.players.length + id - 1] ?? 0);
}

/** The points of a player by start number, in tenths, with what has been entered of this round. */
export function pointsNow(problem: Problem, frame: Frame, id: number): number {
  const { tournament, round } = roundAt(problem, frame).field;
  const { players, scoring } = tournament;
  const game = enteredAt(problem, frame, id);
  return scoreOf(players[id - 1], round - 1, scoring) + (game ? worth(game.result, scoring) : 0);
}

/** The result of the game of a frame, from the better one's side: "1–0". */
export function scoreText(problem: Problem, frame: Frame): string {
  const result = enteredAt(problem, frame, roundAt(problem, frame).player(frame.a).id)?.result;
  return result === "1" ? "1–0" : result === "0" ? "0–1" : "½–½";
}

/** Tenths of a point as people write them: 2½. */
export function pointsText(tenths: number): string {
  const whole = Math.floor(tenths / 10);
  if (tenths % 10 === 0) return String(whole);
  return tenths % 10 === 5 ? `${whole === 0 ? "" : whole}½` : String(tenths / 10);
}

/** The number of the player at a place. What a new round wipes was of the round before. */
export function idOf(problem: Problem, frame: Frame, place: number): string {
  const played = playedAt(frame) - (frame.step === "stand" ? 1 : 0);
  return place === 0 ? "·" : String(roundAt(problem, frame, played).player(place).id);
}

/** Why two who are paired did not get somebody whom the better one would rather have met. */
export type Reason = "rematch" | "forbidden" | "colors" | "taken" | "out" | "refused";

/** All reasons, in the order in which they are listed. */
export const REASONS: readonly Reason[] = ["rematch", "forbidden", "colors", "taken", "out", "refused"];

/** Whom the better player of a pair could not have, in their order, and why. */
export function exclusions(
  state: State,
  u: number,
  v: number,
): { readonly place: number; readonly why: Reason }[] {
  const { round, places, opponent, outcome } = state;
  const { field, player } = round;
  const order = inOrder(round, u, places.slice(u));
  return order.slice(0, order.indexOf(v)).map((w) => {
    const isTaken = opponent(w) !== 0 && Math.min(w, opponent(w)) < u;
    const rest = outcome(w) !== 0 ? "out" : isTaken ? "taken" : "refused";
    return { place: w, why: objection(field, player(u), player(w)) ?? rest };
  });
}

/** The id of the mark of a player. */
export function playerMark(id: number): string {
  return `p${id}`;
}
