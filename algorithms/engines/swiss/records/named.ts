/** The records that name players for some rounds: who is absent, accelerated, or must not meet whom. */

import { quoted } from "#algorithms/core/text/quoted.ts";
import { FOR_GOOD } from "../tournament.ts";
import { type Cutter, FIRST_FIELD, parsePoints, type Word } from "./cutter.ts";
import { type Draft, MOST_ROUNDS, type Place } from "./draft.ts";

const MOST_PLAYERS = 9999;

interface NamedPlayer extends Place {
  readonly id: number;
}

/** A start number in a word, noted to be looked for among the players. */
function readId(record: Cutter, draft: Draft, { text, column }: Word): NamedPlayer | undefined {
  if (!/^\d+$/.test(text) || Number(text) < 1 || Number(text) > MOST_PLAYERS) {
    record.complain(column, "number", record.messages.noStartNumber(quoted(text)));
    return undefined;
  }
  const named = { id: Number(text), line: record.line, column };
  draft.named.push(named);
  return named;
}

function readIds(record: Cutter, draft: Draft, from: number): NamedPlayer[] {
  return record.words(from).flatMap((word) => readId(record, draft, word) ?? []);
}

/** XXZ: who is absent from the next round. */
export function readNextAbsences(record: Cutter, draft: Draft): void {
  const named = readIds(record, draft, FIRST_FIELD);
  if (named.length === 0 && !record.hasErred) complainOfNobody(record, FIRST_FIELD);
  for (const { id, line, column } of named) draft.nextAbsences.push({ player: id, line, column });
}

/** 240: who is absent from a round, and what that is worth. */
export function readAbsences(record: Cutter, draft: Draft): void {
  const kind = (["H", "F", "Z"] as const).find((one) => one === record.at(5, 5).toUpperCase());
  if (!kind) record.complain(5, "absence", record.messages.noAbsence(quoted(record.at(5, 5))));
  const round = record.whole(7, 9, record.messages.fields.round, 1);
  const named = readIds(record, draft, 10);
  if (named.length === 0 && !record.hasErred) complainOfNobody(record, 11);
  if (!kind || round === undefined) return;
  for (const { id, line, column } of named) draft.absences.push({ kind, round, player: id, line, column });
}

function complainOfNobody(record: Cutter, column: number): void {
  record.complain(column, "absence", record.messages.nobody);
}

/** XXA: what a player has more in each round. */
export function readOwnAcceleration(record: Cutter, draft: Draft): void {
  const id = record.whole(5, 8, record.messages.fields.startNumber, 1);
  if (id === undefined) return;
  draft.named.push({ id, line: record.line, column: 5 });
  const before = draft.accelerated.get(id);
  if (before === undefined) draft.accelerated.set(id, record.line);
  else record.complain(5, "duplicate", record.messages.acceleratedAgain(id, before));
  if (record.width < 10) record.points(10, 13, record.messages.fields.acceleration);
  for (let at = 10, round = 1; at <= record.width; at += 5, round++) {
    if (round > MOST_ROUNDS) {
      record.complain(at, "limit", record.messages.moreRounds(MOST_ROUNDS));
      break;
    }
    if (record.at(at, at + 3) === "") continue;
    const points = record.points(at, at + 3, record.messages.fields.acceleration);
    if (points) accelerate(draft, id, round, points);
  }
}

/** One round more of a player's acceleration; equal points in a row are one entry. */
function accelerate({ acceleration }: Draft, id: number, round: number, points: number): void {
  const before = acceleration.at(-1);
  const goesOn = before && before.firstPlayer === id && before.last === round - 1 && before.points === points;
  if (goesOn) acceleration[acceleration.length - 1] = { ...before, last: round };
  else acceleration.push({ points, first: round, last: round, firstPlayer: id, lastPlayer: id });
}

/** 250: what players in a row have more in rounds in a row. */
export function readAcceleration(record: Cutter, draft: Draft): void {
  const matchPoints = record.at(5, 8);
  if (matchPoints !== "" && parsePoints(matchPoints) !== 0) {
    const message = record.messages.matchPoints(quoted(matchPoints));
    record.complain(5, "team", message);
  }
  const points = record.points(10, 13, record.messages.fields.acceleration);
  if (points === 0) record.complain(10, "points", record.messages.noAcceleration);
  const first = record.whole(15, 17, record.messages.fields.firstRound, 1);
  const last = record.whole(19, 21, record.messages.fields.lastRound, 1);
  const firstPlayer = record.whole(23, 26, record.messages.fields.firstNumber, 1);
  const lastPlayer = record.whole(28, 31, record.messages.fields.lastNumber, 1);
  if (firstPlayer) draft.named.push({ id: firstPlayer, line: record.line, column: 23 });
  if (lastPlayer) draft.named.push({ id: lastPlayer, line: record.line, column: 28 });
  if (!points || !first || !last || !firstPlayer || !lastPlayer) return;
  if (last < first) record.complain(19, "round", record.messages.earlierRound(last, first));
  if (lastPlayer < firstPlayer) {
    const message = record.messages.earlierPlayer(lastPlayer, firstPlayer);
    record.complain(28, "player", message);
  }
  if (!record.hasErred) draft.acceleration.push({ points, first, last, firstPlayer, lastPlayer });
}

/** XXP: who must not meet whom. */
export function readForbidden(record: Cutter, draft: Draft): void {
  addForbidden(record, draft, 1, FOR_GOOD, FIRST_FIELD);
}

/** 260: the same for rounds in a row. */
export function readForbiddenRounds(record: Cutter, draft: Draft): void {
  const first = record.whole(5, 7, record.messages.fields.firstRound, 1, 1);
  const last = record.whole(9, 11, record.messages.fields.lastRound, 1, FOR_GOOD);
  if (first !== undefined && last !== undefined && last < first)
    record.complain(9, "round", record.messages.earlierRound(last, first));
  addForbidden(record, draft, first ?? 1, last ?? FOR_GOOD, 13);
}

function addForbidden(record: Cutter, draft: Draft, first: number, last: number, from: number): void {
  const named = readIds(record, draft, from);
  if (record.hasErred) return;
  const players = [...new Set(named.map(({ id }) => id))];
  if (players.length < 2) {
    const message = record.messages.oneForbidden;
    record.complain(from, "player", message);
  } else draft.forbidden.push({ first, last, players, line: record.line, column: from });
}

/** 299: a penalty, a bonus, or a result of other worth. It is not taken into account, and its players' points are not compared. */
export function readAbnormalPoints(record: Cutter, draft: Draft): void {
  record.warn(1, "record", record.messages.abnormal);
  const type = record.at(5, 5).toUpperCase();
  if (type !== "" && !"WDLFHZ+-".includes(type)) {
    const message = record.messages.noAbnormalResult(quoted(record.at(5, 5)));
    record.complain(5, "result", message);
  }
  const points = record.at(14, 17);
  if (parsePoints(points.replace(/^-/, "")) === undefined)
    record.complain(14, "points", record.messages.noAbnormalPoints(quoted(points)));
  record.whole(20, 22, record.messages.fields.round, 0, 0);
  for (const { id } of readIds(record, draft, 24)) draft.abnormal.add(id);
  draft.notes.push(record.text);
}

/** A record of a national rating, which has a federation's code and the columns of a player. */
export function readNationalRating(record: Cutter, draft: Draft): void {
  const id = record.whole(5, 8, record.messages.fields.startNumber, 1);
  if (id !== undefined) draft.named.push({ id, line: record.line, column: 5 });
  draft.notes.push(record.text);
}
