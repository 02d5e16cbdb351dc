/** The record of a player, 001: who they are, and a column of games for each round. */

import { quoted } from "#algorithms/core/text/quoted.ts";
import { type Color, type Game, type Player, RESULTS, type Result } from "../tournament.ts";
import type { Cutter } from "./cutter.ts";
import { type Draft, MOST_ROUNDS } from "./draft.ts";

/** Where the points end, before which no record may end. */
const RECORD_END = 84;
/** Where the games stand: four columns for the opponent, then the color and the result. */
export const FIRST_GAME = 92;
export const GAME_WIDTH = 10;
export const COLOR_AT = 5;
export const RESULT_AT = 7;
/** What byes were before they had letters. */
const OLD_BYES: Readonly<Partial<Record<Result, Result>>> = { "+": "F", "=": "H", "-": "Z" };
/** The columns between the other fields. */
const BLANKS = [4, 9, 14, 48, 53, 57, 69, 80, 85, 90, 91];
export function readPlayer(record: Cutter, draft: Draft): void {
  const id = readOwnNumber(record);
  const tab = record.text.indexOf("\t");
  const shifted = record.firstFilled(blanksOf(record));
  if (tab >= 0) record.complain(record.columnOf(tab), "columns", record.messages.tab);
  else if (record.width < RECORD_END) {
    const message = record.messages.short;
    record.complain(record.width + 1, "columns", message);
  } else if (shifted) record.complainOfShift(shifted);
  // After that the fields are not in their places.
  const isAligned = tab < 0 && record.width >= RECORD_END && !shifted;
  const unread = new Set<number>();
  const pending = new Set<number>();
  const points = isAligned ? record.points(81, 84, record.messages.fields.points) : 0;
  const player: Player = {
    sex: record.at(10, 10),
    title: record.at(11, 13),
    name: record.at(15, 47),
    rating: isAligned ? (record.whole(49, 52, record.messages.fields.rating, 0, 0) ?? 0) : 0,
    federation: record.at(54, 56),
    fideId: record.at(58, 68),
    birth: record.at(70, 79),
    points: points ?? 0,
    rank: isAligned ? (record.whole(86, 89, record.messages.fields.rank, 0, 0) ?? 0) : 0,
    games: isAligned ? readGames(record, unread, pending) : [],
  };
  if (id === undefined) draft.hasNameless = true;
  else
    draft.players.push({
      id,
      line: record.line,
      player,
      isAligned,
      isWhole: !record.hasErred,
      unread,
      pending,
    });
}

/** The start number; undefined also where it seems to be longer than its columns. */
function readOwnNumber(record: Cutter): number | undefined {
  const id = record.whole(5, 8, record.messages.fields.startNumber, 1);
  return record.firstFilled([4, 9]) ? undefined : id;
}

/** The columns between fields, which are blank. */
function* blanksOf(record: Cutter): Generator<number> {
  yield* BLANKS;
  for (let at = FIRST_GAME; at <= record.width; at += GAME_WIDTH) yield* [at + 4, at + 6, at + 8, at + 9];
}

/** The games; rounds that cannot be read are noted. */
function readGames(record: Cutter, unread: Set<number>, pending: Set<number>): Game[] {
  const games: Game[] = [];
  for (let at = FIRST_GAME; at <= record.width; at += GAME_WIDTH) {
    if (games.length === MOST_ROUNDS) {
      record.complain(at, "limit", record.messages.moreRounds(MOST_ROUNDS));
      break;
    }
    const before = record.errors;
    const game = readGame(record, at);
    games.push(game);
    if (game.opponent > 0 && isMissing(record, at + RESULT_AT)) pending.add(games.length - 1);
    if (record.errors > before) unread.add(games.length - 1);
  }
  return games;
}

function readGame(record: Cutter, at: number): Game {
  const opponent = readOpponent(record, at);
  const color = readColor(record, at + COLOR_AT);
  const result = readResult(record, at + RESULT_AT, opponent);
  const bye = opponent === 0 && color === undefined ? OLD_BYES[result] : undefined;
  if (bye === undefined) return { opponent, color, result };
  const message = record.messages.oldBye(result, bye);
  record.warn(at + RESULT_AT, "result", message);
  return { opponent, color, result: bye };
}

function readOpponent(record: Cutter, at: number): number {
  const text = record.at(at, at + 3);
  if (text === "" || /^\d+$/.test(text)) return Number(text);
  record.complain(at, "number", record.messages.noOpponent(quoted(text)));
  return 0;
}

function readColor(record: Cutter, at: number): Color | undefined {
  const text = record.at(at, at).toLowerCase();
  if (text === "w") return "white";
  if (text === "b") return "black";
  if (text !== "" && text !== "-") {
    record.complain(at, "color", record.messages.noColor(quoted(record.at(at, at))));
  }
  return undefined;
}

/** What some programs write for a result that is not known yet. */
const MISSING = "*";

function isMissing(record: Cutter, at: number): boolean {
  return ["", MISSING].includes(record.at(at, at));
}

function readResult(record: Cutter, at: number, opponent: number): Result {
  const text = record.at(at, at);
  const result = RESULTS.find((one) => one === text.toUpperCase());
  if (result) return result;
  // With an opponent it may come: then the round is being played.
  if (text === "" || (text === MISSING && opponent > 0)) return "Z";
  const found = text === "" ? undefined : quoted(text);
  record.complain(at, "result", record.messages.noResult(found, RESULTS));
  return "Z";
}
