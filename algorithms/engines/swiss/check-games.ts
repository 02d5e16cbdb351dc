/** The rules of games and byes: each column of a player's record by itself, and against that of their opponent. */

import type { Complaints } from "./complaints.ts";
import type { TrfMistakes } from "./mistakes.en.ts";
import type { PlacedPlayer } from "./records/draft.ts";
import { COLOR_AT, FIRST_GAME, GAME_WIDTH, RESULT_AT } from "./records/player.ts";
import {
  type Color,
  fits,
  type Game,
  isForbidden,
  isPlayed,
  type Result,
  type Tournament,
} from "./tournament.ts";

/** All records with what must be known of the whole file to judge one of them. */
export interface Records {
  /** In the order of their start numbers. */
  readonly all: readonly PlacedPlayer[];
  readonly of: ReadonlyMap<number, PlacedPlayer>;
  /** Whether somebody may be there whose number could not be read, or who was told to be missing. */
  readonly isExcused: (id: number) => boolean;
  readonly tournament: Tournament;
  /** How many rounds are played. */
  readonly played: number;
}

/** Checks all games and byes. Returns the lines in which a result cannot be what it says. */
export function checkGames(records: Records, complaints: Complaints): ReadonlySet<number> {
  const doubtful = new Set<number>();
  // Whom to meet, how often and with which color is not asked where everybody meets everybody.
  const isSwiss = records.tournament.roundRobin === undefined;
  for (const placed of records.all) {
    if (!placed.isAligned) continue;
    for (const [r, game] of placed.player.games.entries()) {
      if (placed.unread.has(r)) continue;
      const flaw = flawOf(records, placed, game, complaints.words);
      const at = columnOf(r);
      if (flaw) complaints.complain(placed.line, at + flaw.at, flaw.kind, flaw.message);
      if (flaw?.isOfResult) doubtful.add(placed.line);
      if (!flaw && game.opponent > 0 && !checkPair(records, placed, r, complaints)) doubtful.add(placed.line);
    }
    checkByes(placed, complaints);
    if (placed.isWhole && isSwiss)
      checkColors(placed, records.tournament.rounds ?? records.played, complaints);
    checkHistory(placed, records.played, complaints);
  }
  if (isSwiss) checkMeetings(records, complaints);
  checkRoundByes(records, complaints);
  return doubtful;
}

/** The column of a round, counted from 0. */
export function columnOf(r: number): number {
  return FIRST_GAME + GAME_WIDTH * r;
}

interface Flaw {
  /** From the first column of the game. */
  readonly at: number;
  readonly kind: "opponent" | "color" | "result";
  readonly message: string;
  readonly isOfResult: boolean;
}

/** What is wrong with a game, whatever the opponent's record says. */
function flawOf(
  records: Records,
  { id }: PlacedPlayer,
  { opponent, color, result }: Game,
  words: TrfMistakes,
): Flaw | undefined {
  const isBye = "HFUZ".includes(result);
  if (opponent === 0 && !isBye) {
    const message = words.resultAlone(result);
    return { at: RESULT_AT, kind: "result", message, isOfResult: true };
  }
  if (opponent === 0 && color !== undefined) {
    const message = words.colorAlone(color);
    return { at: COLOR_AT, kind: "color", message, isOfResult: false };
  }
  if (opponent === 0) return undefined;
  if (isBye) {
    const message = words.byeWithOpponent(result);
    return { at: 0, kind: "opponent", message, isOfResult: true };
  }
  if (opponent === id) {
    const message = words.himself(id);
    return { at: 0, kind: "opponent", message, isOfResult: false };
  }
  if (records.of.has(opponent) || records.isExcused(opponent)) return undefined;
  const last = records.all.at(-1)?.id ?? 0;
  const message = words.noSuchOpponent(opponent, last);
  return { at: 0, kind: "opponent", message, isOfResult: false };
}

/** Two records about one game; `placed` is the one that is being read. Returns whether its result can be right. */
function checkPair(records: Records, placed: PlacedPlayer, r: number, complaints: Complaints): boolean {
  const { words } = complaints;
  const { id, line, player } = placed;
  const game = player.games[r];
  const other = records.of.get(game.opponent);
  if (!other?.isAligned || other.unread.has(r)) return true;
  const at = columnOf(r);
  const theirs = other.player.games[r];
  // What is wrong there already is not told again here.
  if (theirs && (flawOf(records, other, theirs, words) || isLost(records, theirs))) return true;
  if (theirs === undefined || theirs.opponent !== id) {
    const says = theirs?.opponent ?? 0;
    const message = words.notNamed({
      ...{ id, opponent: other.id, round: r + 1 },
      ...{ line: other.line, column: at, says },
    });
    complaints.complain(line, at, "opponent", message);
    return true;
  }
  // A pair is judged once, where the second of the two records stands.
  if (other.line > line) return true;
  if (game.color === theirs.color && (game.color !== undefined || isPlayed(game))) {
    const message = words.sameColor(game.color, other.line, at + COLOR_AT);
    complaints.complain(line, at + COLOR_AT, "color", message);
  } else if ((game.color === undefined) !== (theirs.color === undefined)) {
    const message = words.halfColor(game.color, theirs.color, other.line, at + COLOR_AT);
    complaints.complain(line, at + COLOR_AT, "color", message);
  }
  const judgement = judge(game.result, theirs.result);
  if (judgement === "fits") return true;
  if (judgement === "unequal") {
    const message = words.unequal(game.result, other.line, at + RESULT_AT, theirs.result);
    complaints.warn(line, at + RESULT_AT, "result", message);
    return true;
  }
  if (judgement === "bothLost") {
    const message = words.bothLost(game.result, other.line, at + RESULT_AT, theirs.result);
    complaints.warn(line, at + RESULT_AT, "result", message);
    return true;
  }
  const message = words.contradiction(game.result, other.line, at + RESULT_AT, theirs.result);
  complaints.complain(line, at + RESULT_AT, "result", message);
  return false;
}

/** Whether a game names somebody who is told to be missing. */
function isLost({ of, isExcused }: Records, { opponent }: Game): boolean {
  return opponent > 0 && !of.has(opponent) && isExcused(opponent);
}

function judge(mine: Result, theirs: Result): "fits" | "bothLost" | "unequal" | "contradicts" {
  if (fits(mine, theirs)) return "fits";
  if (["=0", "0=", "DL", "LD"].includes(mine + theirs)) return "unequal";
  const bothLost = (mine === "0" && theirs === "0") || (mine === "L" && theirs === "L");
  return bothLost ? "bothLost" : "contradicts";
}

/** At most one bye by the pairing, and none for who has had a win's points without playing (C2 of 2026). */
function checkByes({ id, line, player, unread }: PlacedPlayer, complaints: Complaints): void {
  let [bye, win] = [-1, -1];
  for (const [r, { opponent, result }] of player.games.entries()) {
    const at = columnOf(r) + RESULT_AT;
    if (unread.has(r) || (result === "U" && opponent > 0)) continue;
    if (result === "U" && bye >= 0) {
      const message = complaints.words.secondBye(id, bye + 1);
      complaints.decide(line, at, "bye", message);
    } else if (result === "U" && win >= 0) {
      const message = complaints.words.byeAfterWin(id, win + 1);
      complaints.warn(line, at, "bye", message);
    }
    if (result === "U" && bye < 0) bye = r;
    if ((result === "F" || result === "+") && win < 0) win = r;
  }
}

/** Three games in a row with one color, or a difference beyond two, before the last round (C3). */
function checkColors({ id, line, player }: PlacedPlayer, last: number, complaints: Complaints): void {
  let [run, difference] = [0, 0];
  let before: Color | undefined;
  for (const [r, game] of player.games.entries()) {
    if (!isPlayed(game) || game.color === undefined) continue;
    run = game.color === before ? run + 1 : 1;
    before = game.color;
    difference += game.color === "white" ? 1 : -1;
    if (r + 1 >= last) break;
    const at = columnOf(r) + COLOR_AT;
    if (run === 3) {
      const message = complaints.words.thirdColor(game.color, id, r + 1);
      complaints.warn(line, at, "color", message);
    } else if (Math.abs(difference) === 3 && difference > 0 === (game.color === "white")) {
      const message = complaints.words.colorDifference(id, r + 1);
      complaints.warn(line, at, "color", message);
    }
  }
}

function checkHistory(
  { line, player: { games } }: PlacedPlayer,
  played: number,
  complaints: Complaints,
): void {
  if (games.length >= played) return;
  const message = complaints.words.shortHistory(games.length, played);
  complaints.warn(line, Math.max(columnOf(games.length) - 2, FIRST_GAME - 2), "absence", message);
}

/** No two meet twice (C1), nor in a round for which it is forbidden. */
function checkMeetings({ all, of, tournament }: Records, complaints: Complaints): void {
  for (const { id, line, player, unread } of all) {
    const met = new Map<number, number>();
    for (const [r, game] of player.games.entries()) {
      const { opponent } = game;
      if (unread.has(r) || !isPlayed(game) || opponent <= id || !of.has(opponent)) continue;
      const before = met.get(opponent);
      if (before === undefined) met.set(opponent, r);
      else {
        const message = complaints.words.rematch(id, opponent, r + 1, before + 1);
        complaints.decide(line, columnOf(r), "rematch", message);
      }
      if (isForbidden(tournament, id, opponent, r + 1)) {
        const message = complaints.words.forbiddenGame(id, opponent, r + 1);
        complaints.warn(line, columnOf(r), "opponent", message);
      }
    }
  }
}

/** One bye by the pairing in a round. */
function checkRoundByes({ all, played }: Records, complaints: Complaints): void {
  // That of the next round may be given already.
  for (let r = 0; r <= played; r++) {
    const at = columnOf(r) + RESULT_AT;
    const byes = all.filter(({ player, unread }) => {
      const game = player.games[r];
      return !unread.has(r) && game?.result === "U" && game.opponent === 0;
    });
    const [first, ...others] = byes;
    for (const { line } of others) {
      const message = complaints.words.twoByes(r + 1, first.line, at);
      complaints.complain(line, at, "bye", message);
    }
  }
}
