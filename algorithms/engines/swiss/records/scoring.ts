/** The records that say what results are worth: 162, the BB records and XXS. */

import { quoted } from "#algorithms/core/text/quoted.ts";
import { formatPoints, type Scoring, USUAL_SCORING } from "../tournament.ts";
import { type Cutter, FIRST_FIELD, parsePoints } from "./cutter.ts";

/** What has a worth of its own in one dialect or another: the codes of XXS. */
type Code = "WW" | "BW" | "FW" | "FPB" | "WD" | "BD" | "HPB" | "WL" | "BL" | "FL" | "ZPB" | "PAB";

/** Which codes each value of a scoring stands for. */
const CODES: Readonly<Record<keyof Scoring, readonly Code[]>> = {
  win: ["WW", "BW", "FW", "FPB"],
  draw: ["WD", "BD", "HPB"],
  loss: ["WL", "BL"],
  forfeitLoss: ["FL"],
  zeroBye: ["ZPB"],
  pairingBye: ["PAB"],
};

/** What the records say so far. */
export interface ScoringDraft {
  /** The last word on each code. */
  readonly told: Map<Code, { readonly points: number; readonly record: Cutter; readonly column: number }>;
  /** Whether the bye of the pairing is worth a win where nothing is said of it: in 162 and BBW, not in XXS. */
  isByeAsWin: boolean;
  /** Whether a record could not be read: then nobody's points can be compared. */
  hasErred: boolean;
}

/** The part of a draft that these records write. */
interface Scored {
  readonly scoring: ScoringDraft;
}

export function noScoring(): ScoringDraft {
  return { told: new Map(), isByeAsWin: false, hasErred: false };
}

/** The scoring that the records have told, with a complaint where results that are worth the same here differ. */
export function scoringOf(draft: ScoringDraft): Scoring {
  const scoring: { -readonly [K in keyof Scoring]: number } = { ...USUAL_SCORING };
  for (const key of Object.keys(CODES) as (keyof Scoring)[]) {
    const told = CODES[key].map((code) => draft.told.get(code));
    const values = told.map((one) => one?.points ?? USUAL_SCORING[key]);
    scoring[key] = values[0];
    if (values.every((value) => value === values[0])) continue;
    const all = CODES[key].map((code, i) => `${code}=${formatPoints(values[i])}`).join(" ");
    const [last] = told
      .filter((one) => one !== undefined)
      .sort((x, y) => y.record.line - x.record.line || y.column - x.column);
    last?.record.complain(last.column, "points", last.record.messages.unequalPoints(all));
    draft.hasErred = true;
  }
  if (draft.isByeAsWin && !draft.told.has("PAB")) scoring.pairingBye = scoring.win;
  return scoring;
}

function tell(draft: Scored, record: Cutter, codes: readonly Code[], points: number, column: number): void {
  for (const code of codes) draft.scoring.told.set(code, { points, record, column });
}

/** The letters of record 162. X, an unknown result, counts as a draw in any case. */
const SYMBOLS: Readonly<Record<string, readonly Code[]>> = {
  W: CODES.win,
  D: CODES.draw,
  L: CODES.loss,
  A: [...CODES.zeroBye, ...CODES.forfeitLoss],
  P: CODES.pairingBye,
  X: [],
};
const FIRST_SYMBOL = 6;
const SYMBOL_WIDTH = 9;

export function readScoring(record: Cutter, draft: Scored): void {
  if (record.width < FIRST_SYMBOL)
    record.complain(FIRST_SYMBOL, "points", record.messages.noSymbol(undefined));
  const seen = new Set<string>();
  const shifted = record.firstFilled([FIRST_FIELD]);
  if (shifted) record.complainOfShift(shifted);
  else
    for (let at = FIRST_SYMBOL; at <= record.width; at += SYMBOL_WIDTH) readSymbol(record, draft, at, seen);
  if (record.hasErred) draft.scoring.hasErred = true;
}

function readSymbol(record: Cutter, draft: Scored, at: number, seen: Set<string>): void {
  const symbol = record.at(at, at).toUpperCase();
  if (symbol === "" && record.at(at, at + SYMBOL_WIDTH - 1) === "") return;
  const codes = SYMBOLS[symbol];
  if (codes === undefined) {
    const found = symbol === "" ? undefined : quoted(record.at(at, at));
    record.complain(at, "points", record.messages.noSymbol(found));
    return;
  }
  const points = record.points(at + 1, at + 4, record.messages.fields.symbol(symbol));
  const filled = record.firstFilled([at + 5, at + 6, at + 7, at + 8]);
  if (filled) record.complainOfShift(filled);
  if (seen.has(symbol)) record.complain(at, "duplicate", record.messages.symbolAgain(symbol));
  seen.add(symbol);
  if (points === undefined) return;
  tell(draft, record, codes, points, at);
  if (symbol === "W") draft.scoring.isByeAsWin = true;
}

const BB_CODES: Readonly<Record<string, readonly Code[]>> = {
  BBW: CODES.win,
  BBD: CODES.draw,
  BBL: CODES.loss,
  BBZ: CODES.zeroBye,
  BBF: CODES.forfeitLoss,
  BBU: CODES.pairingBye,
};

/** One of the BB records, each with its own value. */
export function readOneScore(record: Cutter, draft: Scored): void {
  const code = record.at(1, 3);
  const word = record.onlyWord();
  const points = parsePoints(word?.text ?? "");
  const column = word?.column ?? FIRST_FIELD;
  if (points === undefined) {
    record.complain(column, "points", record.messages.noScore(word && quoted(word.text)));
  } else {
    tell(draft, record, BB_CODES[code] ?? [], points, column);
    if (code === "BBW") draft.scoring.isByeAsWin = true;
  }
  if (record.hasErred) draft.scoring.hasErred = true;
}

/** The shortcuts of XXS. */
const OLD_CODES: Readonly<Record<string, readonly Code[]>> = { W: CODES.win, D: CODES.draw, L: CODES.loss };

export function readOldScoring(record: Cutter, draft: Scored): void {
  const all = Object.values(CODES).flat();
  const words = record.words(FIRST_FIELD);
  if (words.length === 0) record.complain(FIRST_FIELD, "points", record.messages.noEntries);
  for (const { text, column } of words) {
    const [name = "", value = ""] = text.toUpperCase().split("=");
    const codes = OLD_CODES[name] ?? all.filter((code) => code === name);
    // This dialect writes ".5" too.
    const points = parsePoints(value.replace(/^\./, "0."));
    if (codes.length > 0 && points !== undefined) {
      tell(draft, record, codes, points, column);
      continue;
    }
    record.complain(column, "points", record.messages.noEntry(quoted(text), all));
  }
  if (record.hasErred) draft.scoring.hasErred = true;
}
