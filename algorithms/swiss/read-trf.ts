/**
 * The reader of tournament report files: FIDE's TRF of 2016 and 2026, and the (x) extensions that pairing programs use.
 * Every mistake is told with its line and column, not only the first. After FIDE's specification as others transcribed
 * it, and the manuals of JaVaFo and bbpPairings.
 */

import { quoted } from "../kings/quoted.ts";
import { checkRules } from "./check-rules.ts";
import { linesOf, type TrfLine } from "./lines.ts";
import { MOST_PROBLEMS, type TrfProblem, type TrfProblemKind } from "./problem.ts";
import {
  type Absence,
  type Acceleration,
  type Color,
  FOR_GOOD,
  type ForbiddenPairs,
  type Game,
  type Player,
  RESULTS,
  type Result,
  type Scoring,
  type Tournament,
  USUAL_SCORING,
} from "./tournament.ts";

/** A tournament, unless there is an error, and what is wrong or odd, in the order of the places. */
export interface TrfReading {
  readonly tournament: Tournament | undefined;
  readonly problems: readonly TrfProblem[];
}

/** A player's record with its place. Of one that could not be read to its end, nothing is compared with others. */
export interface PlacedPlayer {
  readonly id: number;
  readonly line: number;
  readonly player: Player;
  readonly isWhole: boolean;
}

/** What a file says, with places, also where it is wrong. */
export interface Draft {
  readonly players: PlacedPlayer[];
  /** Whether a record of a player could not be told whose it is. */
  hasNameless: boolean;
  rounds: { readonly value: number; readonly line: number } | undefined;
  scoring: Scoring;
  initialColor: Color | undefined;
  isRankOrder: boolean;
  readonly absences: Absence[];
  readonly forbidden: ForbiddenPairs[];
  readonly acceleration: Acceleration[];
  /** Players whom other records name. */
  readonly named: { readonly id: number; readonly line: number; readonly column: number }[];
  /** Absences from "the next round", which is known at the end. */
  readonly nextAbsences: number[];
  readonly notes: string[];
}

export interface TrfOptions {
  /** The number of rounds may be missing: then that is only a warning. */
  readonly isWithoutRounds?: boolean;
  /** An arbiter may have decided that two meet again, or that somebody has a second bye: then these are only warnings. */
  readonly isForced?: boolean;
}

/** Reads a file. Bytes are checked to be UTF-8; a text has been decoded already. */
export function readTrf(file: Uint8Array | string, options: TrfOptions = {}): TrfReading {
  const problems: TrfProblem[] = [];
  const lines = linesOf(file, problems);
  const draft: Draft = {
    players: [],
    hasNameless: false,
    rounds: undefined,
    scoring: USUAL_SCORING,
    initialColor: undefined,
    isRankOrder: false,
    absences: [],
    forbidden: [],
    acceleration: [],
    named: [],
    nextAbsences: [],
    notes: [],
  };
  if (lines.every(({ text }) => text.trim() === "")) {
    problems.push({
      severity: "error",
      about: "syntax",
      kind: "record",
      line: 1,
      column: 1,
      message: "found an empty file, expected records of a tournament",
    });
    return { tournament: undefined, problems };
  }
  for (const line of lines) if (line.text.trim() !== "") readRecord(new Cutter(line, problems), draft);
  const tournament = checkRules(draft, problems, options);
  problems.sort((x, y) => x.line - y.line || x.column - y.column);
  const isWrong = problems.some(({ severity }) => severity === "error");
  return { tournament: isWrong ? undefined : tournament, problems: problems.slice(0, MOST_PROBLEMS) };
}

/** Takes pieces of a record by their columns, from 1, and complains about them. */
class Cutter {
  readonly text: string;
  readonly line: number;
  private readonly problems: TrfProblem[];
  hasErred = false;

  constructor({ text, number }: TrfLine, problems: TrfProblem[]) {
    this.text = text.trimEnd();
    this.line = number;
    this.problems = problems;
  }

  /** The columns from `first` to `last`, without spaces at their ends. */
  at(first: number, last: number): string {
    return this.text.slice(first - 1, last).trim();
  }

  complain(column: number, kind: TrfProblemKind, message: string): void {
    this.hasErred = true;
    this.report("error", column, kind, message);
  }

  warn(column: number, kind: TrfProblemKind, message: string): void {
    this.report("warning", column, kind, message);
  }

  private report(
    severity: TrfProblem["severity"],
    column: number,
    kind: TrfProblemKind,
    message: string,
  ): void {
    this.problems.push({ severity, about: "syntax", kind, line: this.line, column, message });
  }

  /** A whole number in these columns; `empty` if there is nothing; undefined, with a complaint, if it is something else. */
  whole(first: number, last: number, what: string, least: number, empty?: number): number | undefined {
    const text = this.at(first, last);
    if (text === "" && empty !== undefined) return empty;
    if (/^\d+$/.test(text) && Number(text) >= least) return Number(text);
    const found = text === "" ? "nothing" : quoted(text);
    const limits = least > 0 ? ` from ${least}` : "";
    this.complain(first, "number", `found ${found} for ${what}, expected a whole number${limits}`);
    return undefined;
  }

  /** Points in these columns, in tenths. */
  points(first: number, last: number, what: string): number | undefined {
    const text = this.at(first, last);
    const tenths = parsePoints(text);
    if (tenths !== undefined) return tenths;
    const found = text === "" ? "nothing" : quoted(text);
    this.complain(first, "points", `found ${found} for ${what}, expected points such as 3.5`);
    return undefined;
  }

  /** The words from a column on, with their columns. */
  words(from: number): { readonly text: string; readonly column: number }[] {
    return Array.from(this.text.slice(from - 1).matchAll(/\S+/g), ({ 0: text, index }) => ({
      text,
      column: from + index,
    }));
  }
}

function parsePoints(text: string): number | undefined {
  const match = /^(\d{1,3})(?:\.(\d))?$/.exec(text);
  return match ? 10 * Number(match[1]) + Number(match[2] ?? 0) : undefined;
}

/** Records that say nothing about the pairing and are kept as they stand. */
const NOTES = /^(012|022|032|042|052|062|072|082|092|102|112|122|132|172|182|192|202|212|222|###)/;
const TEAMS = /^(013|300|310|320|330|352|362|801|802)/;
/** A record of a national rating: a code of three letters, and then the columns of a player. */
const NATIONAL = /^[A-Z]{3} [ \d]{3}\d /;

function readRecord(record: Cutter, draft: Draft): void {
  const code = record.text.slice(0, 3);
  const reader = READERS[code];
  if (reader) reader(record, draft);
  else if (TEAMS.test(code)) {
    record.complain(1, "team", `found a team record ${code}, expected a tournament of single players`);
  } else {
    if (code === "299") {
      record.warn(1, "record", "found abnormal points (299), which are not taken into account");
    } else if (!NOTES.test(code) && !NATIONAL.test(record.text)) {
      record.warn(1, "record", `found a record ${quoted(code)}, which is not known and is passed over`);
    }
    draft.notes.push(record.text);
  }
}

const READERS: Readonly<Record<string, (record: Cutter, draft: Draft) => void>> = {
  "001": readPlayer,
  XXR: readRounds,
  142: readRounds,
  XXC: readConfiguration,
  152: readInitialColor,
  162: readScoring,
  BBW: (record, draft) => readOneScore(record, draft, ["win"]),
  BBD: (record, draft) => readOneScore(record, draft, ["draw"]),
  BBL: (record, draft) => readOneScore(record, draft, ["loss"]),
  BBZ: (record, draft) => readOneScore(record, draft, ["zeroBye"]),
  BBF: (record, draft) => readOneScore(record, draft, ["forfeitLoss"]),
  BBU: (record, draft) => readOneScore(record, draft, ["pairingBye"]),
  XXS: readOldScoring,
  XXZ: readNextAbsences,
  240: readAbsences,
  XXA: readOwnAcceleration,
  250: readAcceleration,
  XXP: readForbidden,
  260: readForbiddenRounds,
};

/** Where the fields of a player's record stand, and the columns between them, which are blank. */
const RECORD_END = 84;
const FIRST_GAME = 92;
const GAME_WIDTH = 10;
const BLANKS = [4, 9, 14, 48, 53, 57, 69, 80, 85, 90, 91];
const MOST_PLAYERS = 9999;

function readPlayer(record: Cutter, draft: Draft): void {
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

const MOST_ROUNDS = 999;

function readRounds(record: Cutter, draft: Draft): void {
  const [word] = record.words(4);
  const value = /^\d+$/.test(word?.text ?? "") ? Number(word?.text) : 0;
  const expected = `expected the number of rounds, from 1 to ${MOST_ROUNDS}`;
  if (value < 1 || value > MOST_ROUNDS) {
    record.complain(
      word?.column ?? 5,
      "number",
      `found ${word ? quoted(word.text) : "nothing"}, ${expected}`,
    );
  } else if (draft.rounds && draft.rounds.value !== value) {
    const before = `${draft.rounds.value} on line ${draft.rounds.line}`;
    record.complain(word?.column ?? 5, "duplicate", `found ${value} rounds, but ${before}`);
  } else draft.rounds = { value, line: record.line };
}

function readConfiguration(record: Cutter, draft: Draft): void {
  const words = record.words(4);
  for (const { text, column } of words) {
    const word = text.toLowerCase();
    if (word === "white1") draft.initialColor = "white";
    else if (word === "black1") draft.initialColor = "black";
    else if (word === "rank") draft.isRankOrder = true;
    else record.complain(column, "color", `found ${quoted(text)}, expected white1, black1 or rank`);
  }
  if (words.length === 0) record.complain(5, "color", "found nothing, expected white1, black1 or rank");
}

function readInitialColor(record: Cutter, draft: Draft): void {
  const [word] = record.words(4);
  const letter = word?.text.toUpperCase();
  if (letter === "W") draft.initialColor = "white";
  else if (letter === "B") draft.initialColor = "black";
  else {
    const found = word ? quoted(word.text) : "nothing";
    record.complain(word?.column ?? 5, "color", `found ${found} for the first color, expected W or B`);
  }
}

/** The letters of record 162, and what each is worth. X, an unknown result, counts as a draw in any case. */
const SYMBOLS: Readonly<Record<string, readonly (keyof Scoring)[]>> = {
  W: ["win"],
  D: ["draw"],
  L: ["loss"],
  A: ["zeroBye", "forfeitLoss"],
  P: ["pairingBye"],
  X: [],
};

function readScoring(record: Cutter, draft: Draft): void {
  if (record.text.length < 6) record.complain(6, "points", "found nothing, expected W, D, L, A, P or X");
  const scoring: { -readonly [K in keyof Scoring]: number } = { ...draft.scoring };
  for (let at = 6; at <= record.text.length; at += 9) {
    const symbol = record.at(at, at).toUpperCase();
    if (symbol === "" && record.at(at, at + 8) === "") continue;
    const meant = SYMBOLS[symbol];
    if (meant === undefined) {
      const found = quoted(record.at(at, at));
      record.complain(at, "points", `found ${found}, expected W, D, L, A, P or X`);
      continue;
    }
    const points = record.points(at + 1, at + 4, `the symbol ${symbol}`);
    if (points === undefined) continue;
    for (const key of meant) scoring[key] = points;
    // A win's points are those of a bye too, unless the file says otherwise, before or after.
    if (symbol === "W" && draft.scoring.pairingBye === draft.scoring.win && !/P\s*\d/.test(record.text)) {
      scoring.pairingBye = points;
    }
  }
  draft.scoring = scoring;
}

function readOneScore(record: Cutter, draft: Draft, keys: readonly (keyof Scoring)[]): void {
  const [word] = record.words(4);
  const points = parsePoints(word?.text ?? "");
  if (points === undefined) {
    const found = word ? quoted(word.text) : "nothing";
    record.complain(word?.column ?? 5, "points", `found ${found}, expected points such as 3.0`);
    return;
  }
  const scoring: { -readonly [K in keyof Scoring]: number } = { ...draft.scoring };
  for (const key of keys) scoring[key] = points;
  if (keys[0] === "win" && draft.scoring.pairingBye === draft.scoring.win) scoring.pairingBye = points;
  draft.scoring = scoring;
}

/** The names that XXS gives to results; those for one color alone cannot be told apart here. */
const OLD_SYMBOLS: Readonly<Record<string, readonly (keyof Scoring)[]>> = {
  W: ["win"],
  D: ["draw"],
  L: ["loss"],
  PAB: ["pairingBye"],
  ZPB: ["zeroBye"],
  FL: ["forfeitLoss"],
};

function readOldScoring(record: Cutter, draft: Draft): void {
  const scoring: { -readonly [K in keyof Scoring]: number } = { ...draft.scoring };
  const words = record.words(4);
  if (words.length === 0) record.complain(5, "points", "found nothing, expected entries such as W=3.0");
  for (const { text, column } of words) {
    const [symbol = "", value = ""] = text.split("=");
    const meant = OLD_SYMBOLS[symbol.toUpperCase()];
    const points = parsePoints(value);
    if (meant === undefined || points === undefined) {
      const expected = `expected an entry such as W=3.0, with ${Object.keys(OLD_SYMBOLS).join(", ")}`;
      record.complain(column, "points", `found ${quoted(text)}, ${expected}`);
      continue;
    }
    for (const key of meant) scoring[key] = points;
  }
  draft.scoring = scoring;
}

/** A start number in a word, noted to be looked for among the players. */
function readId(
  record: Cutter,
  draft: Draft,
  word: { readonly text: string; readonly column: number },
): number | undefined {
  if (!/^\d+$/.test(word.text) || Number(word.text) < 1 || Number(word.text) > MOST_PLAYERS) {
    record.complain(word.column, "number", `found ${quoted(word.text)}, expected a start number`);
    return undefined;
  }
  const id = Number(word.text);
  draft.named.push({ id, line: record.line, column: word.column });
  return id;
}

function readIds(record: Cutter, draft: Draft, from: number): number[] {
  return record.words(from).flatMap((word) => readId(record, draft, word) ?? []);
}

function readNextAbsences(record: Cutter, draft: Draft): void {
  draft.nextAbsences.push(...readIds(record, draft, 4));
}

function readAbsences(record: Cutter, draft: Draft): void {
  const kind = (["H", "F", "Z"] as const).find((one) => one === record.at(5, 5).toUpperCase());
  if (!kind) record.complain(5, "absence", `found ${quoted(record.at(5, 5))}, expected H, F or Z`);
  const round = record.whole(7, 9, "the round", 1);
  const ids = readIds(record, draft, 10);
  if (ids.length === 0 && !record.hasErred)
    record.complain(11, "absence", "found no player, expected start numbers");
  if (kind && round !== undefined) for (const player of ids) draft.absences.push({ kind, round, player });
}

function readOwnAcceleration(record: Cutter, draft: Draft): void {
  const id = record.whole(5, 8, "a start number", 1);
  if (id === undefined) return;
  draft.named.push({ id, line: record.line, column: 5 });
  for (let at = 10, round = 1; at <= record.text.length; at += 5, round++) {
    const points = record.points(at, at + 3, "the points of acceleration");
    if (points === undefined) return;
    if (points === 0) continue;
    const before = draft.acceleration.at(-1);
    const goesOn =
      before && before.firstPlayer === id && before.last === round - 1 && before.points === points;
    if (goesOn) draft.acceleration[draft.acceleration.length - 1] = { ...before, last: round };
    else draft.acceleration.push({ points, first: round, last: round, firstPlayer: id, lastPlayer: id });
  }
}

function readAcceleration(record: Cutter, draft: Draft): void {
  if (record.at(5, 8) !== "" && record.at(5, 8) !== "0.0") {
    record.complain(
      5,
      "team",
      `found match points ${quoted(record.at(5, 8))}, expected a tournament of single players`,
    );
  }
  const points = record.points(10, 13, "the points of acceleration");
  const first = record.whole(15, 17, "the first round", 1);
  const last = record.whole(19, 21, "the last round", 1);
  const firstPlayer = record.whole(23, 26, "the first start number", 1);
  const lastPlayer = record.whole(28, 31, "the last start number", 1);
  if (firstPlayer !== undefined) draft.named.push({ id: firstPlayer, line: record.line, column: 23 });
  if (lastPlayer !== undefined) draft.named.push({ id: lastPlayer, line: record.line, column: 28 });
  if (!points || !first || !last || !firstPlayer || !lastPlayer) return;
  if (last < first) record.complain(19, "round", `found round ${last}, expected one from round ${first} on`);
  else draft.acceleration.push({ points, first, last, firstPlayer, lastPlayer });
}

function readForbidden(record: Cutter, draft: Draft): void {
  addForbidden(record, draft, 1, FOR_GOOD, 5);
}

function readForbiddenRounds(record: Cutter, draft: Draft): void {
  const first = record.whole(5, 7, "the first round", 1, 1);
  const last = record.whole(9, 11, "the last round", 1, FOR_GOOD);
  if (first === undefined || last === undefined) return;
  if (last < first) record.complain(9, "round", `found round ${last}, expected one from round ${first} on`);
  else addForbidden(record, draft, first, last, 13);
}

function addForbidden(record: Cutter, draft: Draft, first: number, last: number, from: number): void {
  const players = readIds(record, draft, from);
  if (record.hasErred) return;
  if (new Set(players).size < 2) {
    record.complain(
      from,
      "player",
      "found fewer than two different players, expected those who must not meet",
    );
  } else draft.forbidden.push({ first, last, players: [...new Set(players)] });
}
