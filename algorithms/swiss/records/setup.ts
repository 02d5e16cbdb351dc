/** The records that set a tournament up: how many rounds, and which color comes first. */

import { quoted } from "../../kings/quoted.ts";
import type { Cutter } from "./cutter.ts";
import type { Draft } from "./draft.ts";

const MOST_ROUNDS = 999;

export function readRounds(record: Cutter, draft: Draft): void {
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

export function readConfiguration(record: Cutter, draft: Draft): void {
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

export function readInitialColor(record: Cutter, draft: Draft): void {
  const [word] = record.words(4);
  const letter = word?.text.toUpperCase();
  if (letter === "W") draft.initialColor = "white";
  else if (letter === "B") draft.initialColor = "black";
  else {
    const found = word ? quoted(word.text) : "nothing";
    record.complain(word?.column ?? 5, "color", `found ${found} for the first color, expected W or B`);
  }
}
