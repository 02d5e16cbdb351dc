/** The records that set a tournament up: how many rounds, and which color comes first. */

import { quoted } from "#algorithms/core/text/quoted.ts";
import type { Color } from "../tournament.ts";
import { type Cutter, FIRST_FIELD } from "./cutter.ts";
import { type Draft, MOST_ROUNDS } from "./draft.ts";

export function readRounds(record: Cutter, draft: Draft): void {
  draft.hasRounds = true;
  const word = record.onlyWord();
  const value = /^\d+$/.test(word?.text ?? "") ? Number(word?.text) : 0;
  const column = word?.column ?? FIRST_FIELD;
  if (value < 1 || value > MOST_ROUNDS) {
    record.complain(column, "number", record.messages.noRounds(word && quoted(word.text), MOST_ROUNDS));
  } else if (draft.rounds && draft.rounds.value !== value) {
    const { value: before, line } = draft.rounds;
    record.complain(column, "duplicate", record.messages.otherRounds(value, before, line));
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
    else record.complain(column, "color", record.messages.noConfiguration(quoted(text)));
  }
  if (words.length === 0) record.complain(FIRST_FIELD, "color", record.messages.noConfiguration(undefined));
}

export function readInitialColor(record: Cutter, draft: Draft): void {
  const word = record.onlyWord();
  const letter = word?.text.toUpperCase();
  const column = word?.column ?? FIRST_FIELD;
  if (letter === "W" || letter === "B") {
    setInitialColor(record, draft, letter === "W" ? "white" : "black", column);
    return;
  }
  record.complain(column, "color", record.messages.noFirstColor(word && quoted(word.text)));
}

function setInitialColor(record: Cutter, draft: Draft, color: Color, column: number): void {
  const before = draft.initialColor;
  if (before && before.color !== color) {
    const message = record.messages.otherFirstColor(color, before.color, before.line);
    record.complain(column, "duplicate", message);
  } else draft.initialColor ??= { color, line: record.line };
}
