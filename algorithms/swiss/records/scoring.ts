/** The records that say what results are worth: 162, the BB records and XXS. */

import { quoted } from "../../kings/quoted.ts";
import type { Scoring } from "../tournament.ts";
import { type Cutter, parsePoints } from "./cutter.ts";
import type { Draft } from "./draft.ts";

/** The letters of record 162, and what each is worth. X, an unknown result, counts as a draw in any case. */
const SYMBOLS: Readonly<Record<string, readonly (keyof Scoring)[]>> = {
  W: ["win"],
  D: ["draw"],
  L: ["loss"],
  A: ["zeroBye", "forfeitLoss"],
  P: ["pairingBye"],
  X: [],
};

export function readScoring(record: Cutter, draft: Draft): void {
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

export function readOneScore(record: Cutter, draft: Draft, keys: readonly (keyof Scoring)[]): void {
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

export function readOldScoring(record: Cutter, draft: Draft): void {
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
