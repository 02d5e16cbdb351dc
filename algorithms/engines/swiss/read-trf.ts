/**
 * The reader of tournament report files: FIDE's TRF of 2016 and 2026, and the (x) extensions that pairing programs use.
 * Every mistake is told with its line and column, not only the first. After FIDE's specification as others transcribed
 * it, and the manuals of JaVaFo and bbpPairings.
 */

import { quoted } from "#algorithms/core/text/quoted.ts";
import { checkRules } from "./check-rules.ts";
import { linesOf } from "./lines.ts";
import { trfMistakes } from "./mistakes.en.ts";
import type { OpenRound } from "./open-round.ts";
import { MOST_PROBLEMS, type TrfOptions, type TrfProblem } from "./problem.ts";
import { Cutter } from "./records/cutter.ts";
import type { Draft } from "./records/draft.ts";
import {
  readAbnormalPoints,
  readAbsences,
  readAcceleration,
  readForbidden,
  readForbiddenRounds,
  readNationalRating,
  readNextAbsences,
  readOwnAcceleration,
} from "./records/named.ts";
import { readPlayer } from "./records/player.ts";
import { noScoring, readOldScoring, readOneScore, readScoring } from "./records/scoring.ts";
import { readConfiguration, readInitialColor, readRounds } from "./records/setup.ts";
import type { Tournament } from "./tournament.ts";

/** A tournament, unless there is an error, and what is wrong or odd, in the order of the places. */
export interface TrfReading {
  readonly tournament: Tournament | undefined;
  /** The round that is being played, if the file has one; the tournament is that before it. */
  readonly open?: OpenRound;
  readonly problems: readonly TrfProblem[];
  /** How many problems more there are than are listed; the first errors are listed before any warning. */
  readonly more: number;
}

/** Reads a file. Bytes are checked to be UTF-8; a text has been decoded already. */
export function readTrf(file: Uint8Array | string, options: TrfOptions = {}): TrfReading {
  const words = trfMistakes;
  const problems: TrfProblem[] = [];
  const lines = linesOf(file, problems);
  if (lines.every(({ text }) => text.trim() === "")) {
    const message = words.empty;
    // A file that cannot be cut into lines has told why.
    if (problems.length === 0)
      problems.push({ severity: "error", about: "syntax", kind: "record", line: 1, column: 1, message });
    return { tournament: undefined, problems, more: 0 };
  }
  const draft = noDraft();
  for (const line of lines) if (line.text.trim() !== "") readRecord(new Cutter(line, problems, words), draft);
  const [team] = draft.teams;
  if (team) {
    // What else such a file says is not that of a tournament of single players, and would be told line by line.
    const codes = [...new Set(draft.teams.map(({ code }) => code))];
    const message = words.teams(draft.teams.length, codes);
    const { line, column } = team;
    return {
      ...{ tournament: undefined, more: 0 },
      problems: [{ severity: "error", about: "syntax", kind: "team", line, column, message }],
    };
  }
  const { tournament, open } = checkRules(draft, problems, options, words);
  const isWrong = problems.some(({ severity }) => severity === "error");
  const listed = listOf(problems, options.most ?? MOST_PROBLEMS);
  const more = problems.length - listed.length;
  if (isWrong) return { tournament: undefined, problems: listed, more };
  return { tournament, ...(open && { open }), problems: listed, more };
}

function noDraft(): Draft {
  return {
    ...{ players: [], hasNameless: false, rounds: undefined, hasRounds: false, scoring: noScoring() },
    ...{ initialColor: undefined, isRankOrder: false, absences: [], forbidden: [], acceleration: [] },
    ...{ accelerated: new Map(), named: [], abnormal: new Set(), nextAbsences: [], notes: [] },
    ...{ lines: new Map(), teams: [] },
  };
}

/** The problems in the order of their places; of too many, errors before warnings. */
function listOf(problems: readonly TrfProblem[], most: number): TrfProblem[] {
  const sorted = problems.toSorted((x, y) => x.line - y.line || x.column - y.column);
  if (sorted.length <= most) return sorted;
  const errors = sorted.filter(({ severity }) => severity === "error").slice(0, most);
  const warnings = sorted.filter(({ severity }) => severity === "warning").slice(0, most - errors.length);
  return [...errors, ...warnings].sort((x, y) => x.line - y.line || x.column - y.column);
}

/** Records that say nothing about the pairing and are kept as they stand. */
const NOTES = /^(012|022|032|042|052|062|072|082|092|102|112|122|132|172|182|192|202|212|222|###)/;
const COMMENT = "###";
const TEAMS = /^(013|300|310|320|330|352|362|801|802)/;
/** A record of a national rating: a code of three letters, and then the columns of a player. */
const NATIONAL = /^[A-Z]{3} [ \d]{3}\d /;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
const CONTROL = /[\u0000-\u0008\u000e-\u001f\u007f]/;

function readRecord(record: Cutter, draft: Draft): void {
  if (isMisplaced(record, draft)) return;
  const code = record.text.slice(0, 3);
  const reader = READERS[code];
  if (reader) reader(record, draft);
  else if (TEAMS.test(code)) {
    draft.teams.push({ code, line: record.line, column: 1 });
  } else if (NATIONAL.test(record.text)) readNationalRating(record, draft);
  else {
    if (!draft.lines.has(code)) draft.lines.set(code, record.line);
    if (!NOTES.test(code)) record.warn(1, "record", record.messages.unknown(quoted(code)));
    draft.notes.push(record.text);
  }
}

/** Whether a record has a code that would be read, but not as it must stand; that is complained about. */
function isMisplaced(record: Cutter, draft: Draft): boolean {
  const { text, messages } = record;
  const control = text.search(CONTROL);
  const code = text.trimStart().slice(0, 3);
  const known = code.toUpperCase();
  const isKnown = Object.hasOwn(READERS, known);
  if (control >= 0 && (isKnown || (NOTES.test(code) && code !== COMMENT))) {
    const found = quoted(text[control]);
    record.complain(record.columnOf(control), "encoding", messages.control(found));
  } else if (!isKnown) return false;
  else if (text.startsWith(" ") || text.startsWith("\t")) {
    record.complain(1, "columns", messages.blank(known));
  } else if (code !== known) {
    record.complain(1, "record", messages.capitals(quoted(code), known));
  } else if (known !== "001" && /^\S/.test(text.slice(3))) record.complainOfShift(4);
  else return false;
  // What the record would have said is not complained about as missing.
  if (known === "001") draft.hasNameless = true;
  if (ROUNDS.has(known)) draft.hasRounds = true;
  if (SCORES.has(known)) draft.scoring.hasErred = true;
  return true;
}

const ROUNDS = new Set(["XXR", "142"]);
const SCORES = new Set(["162", "BBW", "BBD", "BBL", "BBZ", "BBF", "BBU", "XXS"]);

const READERS: Readonly<Record<string, (record: Cutter, draft: Draft) => void>> = {
  "001": readPlayer,
  XXR: readRounds,
  142: readRounds,
  XXC: readConfiguration,
  152: readInitialColor,
  162: readScoring,
  BBW: readOneScore,
  BBD: readOneScore,
  BBL: readOneScore,
  BBZ: readOneScore,
  BBF: readOneScore,
  BBU: readOneScore,
  XXS: readOldScoring,
  XXZ: readNextAbsences,
  240: readAbsences,
  XXA: readOwnAcceleration,
  250: readAcceleration,
  XXP: readForbidden,
  260: readForbiddenRounds,
  299: readAbnormalPoints,
};
