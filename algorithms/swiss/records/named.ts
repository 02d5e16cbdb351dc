/** The records that name players for some rounds: who is absent, accelerated, or must not meet whom. */

import { quoted } from "../../kings/quoted.ts";
import { FOR_GOOD } from "../tournament.ts";
import type { Cutter } from "./cutter.ts";
import type { Draft } from "./draft.ts";

const MOST_PLAYERS = 9999;

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

export function readNextAbsences(record: Cutter, draft: Draft): void {
  draft.nextAbsences.push(...readIds(record, draft, 4));
}

export function readAbsences(record: Cutter, draft: Draft): void {
  const kind = (["H", "F", "Z"] as const).find((one) => one === record.at(5, 5).toUpperCase());
  if (!kind) record.complain(5, "absence", `found ${quoted(record.at(5, 5))}, expected H, F or Z`);
  const round = record.whole(7, 9, "the round", 1);
  const ids = readIds(record, draft, 10);
  if (ids.length === 0 && !record.hasErred)
    record.complain(11, "absence", "found no player, expected start numbers");
  if (kind && round !== undefined) for (const player of ids) draft.absences.push({ kind, round, player });
}

export function readOwnAcceleration(record: Cutter, draft: Draft): void {
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

export function readAcceleration(record: Cutter, draft: Draft): void {
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

export function readForbidden(record: Cutter, draft: Draft): void {
  addForbidden(record, draft, 1, FOR_GOOD, 5);
}

export function readForbiddenRounds(record: Cutter, draft: Draft): void {
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
