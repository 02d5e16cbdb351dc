/** The record of a player, 001: who he is, and a column of games for each round. */

import { quoted } from "../../kings/quoted.ts";
import { type Color, type Game, type Player, RESULTS, type Result } from "../tournament.ts";
import type { Cutter } from "./cutter.ts";
import type { Draft } from "./draft.ts";

/** Where the fields of a player's record stand, and the columns between them, which are blank. */
const RECORD_END = 84;
const FIRST_GAME = 92;
const GAME_WIDTH = 10;
const BLANKS = [4, 9, 14, 48, 53, 57, 69, 80, 85, 90, 91];
export function readPlayer(record: Cutter, draft: Draft): void {
  const { text } = record;
  const tab = text.indexOf("\t");
  const id = record.whole(5, 8, "a start number", 1);
  if (id === undefined) {
    draft.hasNameless = true;
    return;
  }
  if (tab >= 0) record.complain(tab + 1, "columns", "found a tab, expected spaces: the columns are fixed");
  else if (text.length < RECORD_END) {
    const message = `found the end of the record, expected the points in columns 81 to 84`;
    record.complain(text.length + 1, "columns", message);
  } else checkBlanks(record);
  const isAligned = !record.hasErred;
  const points = isAligned ? record.points(81, 84, "the points") : 0;
  const player: Player = {
    sex: record.at(10, 10),
    title: record.at(11, 13),
    name: record.at(15, 47),
    rating: isAligned ? (record.whole(49, 52, "the rating", 0, 0) ?? 0) : 0,
    federation: record.at(54, 56),
    fideId: record.at(58, 68),
    birth: record.at(70, 79),
    points: points ?? 0,
    rank: isAligned ? (record.whole(86, 89, "the rank", 0, 0) ?? 0) : 0,
    games: isAligned ? readGames(record) : [],
  };
  draft.players.push({ id, line: record.line, player, isWhole: !record.hasErred });
}

/** Complains about the first column that should be blank and is not: then the fields around it are not in their place. */
function checkBlanks(record: Cutter): void {
  const { text } = record;
  const blanks = [...BLANKS];
  for (let at = FIRST_GAME; at <= text.length; at += GAME_WIDTH) blanks.push(at + 4, at + 6, at + 8, at + 9);
  const column = blanks.find((blank) => blank <= text.length && text[blank - 1] !== " ");
  if (column === undefined) return;
  const found = quoted(text[column - 1] as string);
  record.complain(column, "columns", `found ${found}, expected a blank: are the columns shifted?`);
}

function readGames(record: Cutter): Game[] {
  const games: Game[] = [];
  for (let at = FIRST_GAME; at <= record.text.length; at += GAME_WIDTH) games.push(readGame(record, at));
  return games;
}

function readGame(record: Cutter, at: number): Game {
  const opponent = readOpponent(record, at);
  const color = readColor(record, at + 5);
  const result = readResult(record, at + 7, opponent);
  return { opponent, color, result };
}

function readOpponent(record: Cutter, at: number): number {
  const text = record.at(at, at + 3);
  if (text === "" || /^\d+$/.test(text)) return Number(text);
  record.complain(at, "number", `found ${quoted(text)} for an opponent, expected a start number or 0000`);
  return 0;
}

function readColor(record: Cutter, at: number): Color | undefined {
  const text = record.at(at, at).toLowerCase();
  if (text === "w") return "white";
  if (text === "b") return "black";
  if (text !== "" && text !== "-") {
    record.complain(at, "color", `found ${quoted(record.at(at, at))} for a color, expected w, b or -`);
  }
  return undefined;
}

function readResult(record: Cutter, at: number, opponent: number): Result {
  const text = record.at(at, at);
  const result = RESULTS.find((one) => one === text.toUpperCase());
  if (result) return result;
  if (text === "" && opponent === 0) return "Z";
  const found = text === "" ? "no result" : `${quoted(text)} for a result`;
  record.complain(at, "result", `found ${found}, expected one of ${RESULTS.join(" ")}`);
  return "Z";
}
