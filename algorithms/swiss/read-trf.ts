/**
 * The reader of tournament report files: FIDE's TRF of 2016 and 2026, and the (x) extensions that pairing programs use.
 * Every mistake is told with its line and column, not only the first. After FIDE's specification as others transcribed
 * it, and the manuals of JaVaFo and bbpPairings.
 */

import { quoted } from "../kings/quoted.ts";
import { checkRules } from "./check-rules.ts";
import { linesOf } from "./lines.ts";
import { MOST_PROBLEMS, type TrfProblem } from "./problem.ts";
import { Cutter } from "./records/cutter.ts";
import type { Draft } from "./records/draft.ts";
import {
  readAbsences,
  readAcceleration,
  readForbidden,
  readForbiddenRounds,
  readNextAbsences,
  readOwnAcceleration,
} from "./records/named.ts";
import { readPlayer } from "./records/player.ts";
import { readOldScoring, readOneScore, readScoring } from "./records/scoring.ts";
import { readConfiguration, readInitialColor, readRounds } from "./records/setup.ts";
import { type Tournament, USUAL_SCORING } from "./tournament.ts";

/** A tournament, unless there is an error, and what is wrong or odd, in the order of the places. */
export interface TrfReading {
  readonly tournament: Tournament | undefined;
  readonly problems: readonly TrfProblem[];
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
