/** The records that set a tournament up: how many rounds, and which color comes first. */

import { quoted } from "#algorithms/shared/text/quoted.ts";
import type { Color } from "../tournament.ts";
import { type Cutter, FIRST_FIELD } from "./cutter.ts";
import { type Draft, MOST_ROUNDS } from "./draft.ts";

export function readRounds(record: Cutter, draft: Draft): void {
  draft.hasRounds = true;
  const word = record.onlyWord();
  const value = /^\d+$/.test(word?.text ?? "") ? Number(word?.text) : 0;
  const column = word?.column ?? FIRST_FIELD;
  if (value < 1 || value > MOST_ROUNDS) {
    const found = word ? quoted(word.text) : "nothing";
    record.complain(
      column,
      "number",
      `found ${found}, expected the number of rounds, from 1 to ${MOST_ROUNDS}`,
    );
  } else if (draft.rounds && draft.rounds.value !== value) {
    const before = `${draft.rounds.value} on line ${draft.rounds.line}`;
    record.complain(column, "duplicate", `found ${value} rounds, but ${before}`);
  } else draft.rounds = { value, line: record.line };
}

const FIRST_COLORS: Readonly<Record<string, Color>> = { white1: "white", black1: "black" };

export function readConfiguration(record: Cutter, draft: Draft): void {
  const words = record.words(FIRST_FIELD);
  for (const { text, column } of words) {
    const word = text.toLowerCase();
    const color = FIRST_COLORS[word];
    if (color) setInitialColor(record, draft, color, column);
    else if (word === "rank") draft.isRankOrder = true;
    else record.complain(column, "color", `found ${quoted(text)}, expected white1, black1 or rank`);
  }
  if (words.length === 0)
    record.complain(FIRST_FIELD, "color", "found nothing, expected white1, black1 or rank");
}

export function readInitialColor(record: Cutter, draft: Draft): void {
  const word = record.onlyWord();
  const letter = word?.text.toUpperCase();
  const column = word?.column ?? FIRST_FIELD;
  if (letter === "W" || letter === "B") {
    setInitialColor(record, draft, letter === "W" ? "white" : "black", column);
    return;
  }
  const found = word ? quoted(word.text) : "nothing";
  record.complain(column, "color", `found ${found} for the first color, expected W or B`);
}

function setInitialColor(record: Cutter, draft: Draft, color: Color, column: number): void {
  const before = draft.initialColor;
  if (before && before.color !== color) {
    const message = `found ${color} for the first color, but ${before.color} on line ${before.line}`;
    record.complain(column, "duplicate", message);
  } else draft.initialColor ??= { color, line: record.line };
}
