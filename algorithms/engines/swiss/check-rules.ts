/** The rules that hold between records: whether the rounds of a file can have been played as it says. */

import { quoted } from "#algorithms/core/text/quoted.ts";
import { bakuAcceleration, thereInRound1 } from "./baku.ts";
import { checkGames, columnOf, type Records } from "./check-games.ts";
import { Complaints } from "./complaints.ts";
import { readDay } from "./days.ts";
import { DAY_RECORDS } from "./dutch/edition.ts";
import type { TrfMistakes } from "./mistakes.en.ts";
import { type OpenRound, openRoundOf, withoutOpen } from "./open-round.ts";
import type { TrfOptions, TrfProblem } from "./problem.ts";
import type { Draft, PlacedPlayer } from "./records/draft.ts";
import { RESULT_AT } from "./records/player.ts";
import { scoringOf } from "./records/scoring.ts";
import { allPlayAllOf, type NamedSystem, namedSystem, SYSTEM_RECORD } from "./system.ts";
import {
  type Absence,
  accelerationOf,
  formatPoints,
  playedRounds,
  RESULTS,
  scoreOf,
  type Tournament,
  worth,
} from "./tournament.ts";

const POINTS_AT = 81;
const RANK_AT = 86;

/** Adds what breaks a rule to the problems, and makes the tournament as well as it can. */
export function checkRules(
  draft: Draft,
  problems: TrfProblem[],
  options: TrfOptions,
  words: TrfMistakes,
): { readonly tournament: Tournament; readonly open: OpenRound | undefined } {
  const complaints = new Complaints(problems, options.isForced === true, words);
  const [numbered, missing] = checkNumbers(draft, complaints);
  const open = openRoundOf(numbered);
  if (!open) complainOfMissing(numbered, problems, words);
  const all = open ? numbered.map((placed) => withoutOpen(placed, open)) : numbered;
  const played = playedRounds({ players: all.map(({ player }) => player) });
  for (const next of draft.nextAbsences) draft.absences.push({ kind: "Z", round: played + 1, ...next });
  const told = {
    players: all.map(({ player }) => player),
    rounds: draft.rounds?.value,
    scoring: scoringOf(draft.scoring),
    initialColor: draft.initialColor?.color,
    isRankOrder: draft.isRankOrder,
    absences: draft.absences.map(({ kind, round, player }) => ({ kind, round, player })),
    forbidden: draft.forbidden.map(({ first, last, players }) => ({ first, last, players })),
    acceleration: draft.acceleration,
    notes: draft.notes,
  };
  const named = namedSystem(told.notes);
  const isBaku = named?.isBaku === true && named.kind === "dutch" && told.acceleration.length === 0;
  if (isBaku && told.rounds !== undefined)
    told.acceleration = bakuAcceleration(told.rounds, told.scoring, thereInRound1(told));
  const roundRobin = allPlayAllOf(told);
  const tournament: Tournament = { ...told, ...(roundRobin && { roundRobin }) };
  const of = new Map(all.map((placed) => [placed.id, placed]));
  const isExcused = (id: number): boolean => draft.hasNameless || missing.has(id);
  const records: Records = { all, of, isExcused, tournament, played };
  checkNamed(draft, records, complaints);
  checkRounds(draft, played, complaints);
  checkSystem(draft, named, complaints);
  checkDays(draft, complaints);
  const doubtful = checkGames(records, complaints);
  checkAbsences(draft, records, complaints);
  checkPoints(draft, records, doubtful, complaints);
  checkRanks(records, complaints);
  if (open) complaints.warn(all[0].line, columnOf(open.round - 1), "round", words.openRound(open.round));
  return { tournament: open ? withoutPointsAhead(records) : tournament, open };
}

/** The tournament before the open round: points that a file has counted of that round already are taken off again. */
function withoutPointsAhead({ all, tournament, played }: Records): Tournament {
  const players = all.map(({ id, player, ahead }) => {
    if (!ahead) return player;
    const extra = worth(ahead, tournament.scoring);
    const score = scoreOf(player, played, tournament.scoring);
    const bonus = accelerationOf(tournament, id, played + 1);
    const before = [score, score + announced(tournament, id, played + 1)];
    const has = (points: number) => points === player.points || points + bonus === player.points;
    return !before.some(has) && has(score + extra) ? { ...player, points: player.points - extra } : player;
  });
  return { ...tournament, players };
}

/** A result that is missing where it cannot be that of the round that is being played. */
function complainOfMissing(all: readonly PlacedPlayer[], problems: TrfProblem[], words: TrfMistakes): void {
  for (const { line, pending } of all) {
    for (const r of pending) {
      const [column, message] = [columnOf(r) + RESULT_AT, words.noResult(undefined, RESULTS)];
      problems.push({ severity: "error", about: "syntax", kind: "result", line, column, message });
    }
  }
}

/** The records in the order of their numbers, the first one of each; and the numbers that somebody lacks. */
function checkNumbers(
  { players, hasNameless }: Draft,
  complaints: Complaints,
): [all: PlacedPlayer[], missing: ReadonlySet<number>] {
  const placed = new Map<number, PlacedPlayer>();
  const missing = new Set<number>();
  if (players.length === 0 && !hasNameless) complaints.complain(1, 1, "player", complaints.words.noPlayers);
  for (const one of players) {
    const before = placed.get(one.id);
    if (before === undefined) placed.set(one.id, one);
    else {
      const message = complaints.words.numberAgain(one.id, before.line);
      complaints.complain(one.line, 5, "duplicate", message);
    }
  }
  const all = [...placed.values()].sort((a, b) => a.id - b.id);
  let expected = 1;
  for (const { id, line } of all) {
    for (let number = expected; number < id; number++) missing.add(number);
    if (id > expected && !hasNameless) {
      const message = complaints.words.gap(id, expected, id - 1);
      complaints.complain(line, 5, "player", message);
    }
    expected = id + 1;
  }
  // Who has another's number may have had one after the last.
  for (let again = players.length - all.length; again > 0; again--) missing.add(expected++);
  return [all, missing];
}

/** Players whom other records name. */
function checkNamed({ named }: Draft, { of, isExcused }: Records, complaints: Complaints): void {
  for (const { id, line, column } of named) {
    if (of.has(id) || isExcused(id)) continue;
    const message = complaints.words.noSuchPlayer(id);
    complaints.complain(line, column, "player", message);
  }
}

function checkRounds({ rounds, hasRounds, players }: Draft, played: number, complaints: Complaints): void {
  if (rounds === undefined) {
    if (hasRounds || players.length === 0) return;
    complaints.warn(1, 1, "round", complaints.words.roundsMissing);
  } else if (played > rounds.value) {
    const message = complaints.words.tooManyPlayed(rounds.value, played);
    complaints.complain(rounds.line, 5, "round", message);
  } else if (played === rounds.value) {
    const message = complaints.words.allPlayed(rounds.value);
    complaints.warn(rounds.line, 5, "round", message);
  }
}

/** A system that is named but not known, or whose acceleration cannot be reckoned. */
function checkSystem({ rounds, lines }: Draft, named: NamedSystem | undefined, complaints: Complaints): void {
  if (named === undefined) return;
  const line = lines.get(SYSTEM_RECORD) ?? 1;
  const code = quoted(named.code);
  if (named.kind === "other") complaints.warn(line, 5, "record", complaints.words.otherSystem(code));
  else if (named.isBaku && rounds === undefined)
    complaints.warn(line, 5, "record", complaints.words.bakuWithoutRounds(code));
}

/** Days by which the rules are chosen: they can be read, and in one way. */
function checkDays({ notes, lines }: Draft, complaints: Complaints): void {
  for (const [i, code] of DAY_RECORDS.entries()) {
    const text =
      notes
        .find((note) => note.startsWith(code))
        ?.slice(3)
        .trim() ?? "";
    if (text === "") continue;
    const found = readDay(text);
    const which = i === 0 ? "first" : "last";
    const line = lines.get(code) ?? 1;
    if (found === undefined) complaints.warn(line, 5, "record", complaints.words.noDay(quoted(text), which));
    else if (found.other !== undefined) {
      const message = complaints.words.twoDays(quoted(text), which, shown(found.day), shown(found.other));
      complaints.warn(line, 5, "record", message);
    }
  }
}

function shown(day: string): string {
  return `${day.slice(0, 4)}/${day.slice(4, 6)}/${day.slice(6)}`;
}

/** Who is absent from a round has no game in it, and is so once. */
function checkAbsences(draft: Draft, { of, tournament }: Records, complaints: Complaints): void {
  const seen = new Map<string, { readonly kind: Absence["kind"]; readonly line: number }>();
  for (const { kind, round, player, line, column } of draft.absences) {
    const key = `${round} ${player}`;
    const before = seen.get(key);
    if (before) {
      const message = complaints.words.absentAgain(player, round, kind, before.line, before.kind);
      if (before.kind === kind) complaints.warn(line, column, "absence", message);
      else complaints.complain(line, column, "absence", message);
    } else seen.set(key, { kind, line });
    const placed = of.get(player);
    const game = placed?.player.games[round - 1];
    if (placed && game && (game.opponent > 0 || game.result === "U")) {
      const message = complaints.words.absentButPaired(player, round, placed.line, columnOf(round - 1));
      complaints.complain(line, column, "absence", message);
    }
    if (tournament.rounds !== undefined && round > tournament.rounds) {
      const message = complaints.words.roundTooLate(round, tournament.rounds);
      complaints.warn(line, 7, "absence", message);
    }
  }
}

/** Points may or may not contain the acceleration and the byes of the round to be paired. */
function checkPoints(
  { scoring, abnormal }: Draft,
  { all, tournament, played }: Records,
  doubtful: ReadonlySet<number>,
  complaints: Complaints,
): void {
  if (scoring.hasErred) return;
  for (const { id, line, player, isWhole, ahead } of all) {
    if (!isWhole || doubtful.has(line) || abnormal.has(id)) continue;
    const score = scoreOf(player, played, tournament.scoring);
    const bonus = accelerationOf(tournament, id, played + 1);
    const possible = [score, score + announced(tournament, id, played + 1)];
    if (ahead) possible.push(score + worth(ahead, tournament.scoring));
    let withByes = score;
    for (const { result } of player.games.slice(played)) {
      withByes += worth(result, tournament.scoring);
      possible.push(withByes);
    }
    if (possible.some((points) => points === player.points || points + bonus === player.points)) continue;
    const message = complaints.words.wrongPoints(formatPoints(player.points), formatPoints(score));
    complaints.complain(line, POINTS_AT, "points", message);
  }
}

/** What a player who will be absent from a round has for it. */
function announced({ absences, scoring }: Tournament, id: number, next: number): number {
  const absence = absences.find(({ player, round }) => player === id && round === next);
  return absence ? worth(absence.kind, scoring) : 0;
}

function checkRanks({ all }: Records, complaints: Complaints): void {
  const seen = new Map<number, number>();
  for (const { line, player, isWhole } of all) {
    if (player.rank === 0 || !isWhole) continue;
    const before = seen.get(player.rank);
    if (before === undefined) seen.set(player.rank, line);
    else {
      const message = complaints.words.rankAgain(player.rank, before);
      complaints.warn(line, RANK_AT, "rank", message);
    }
  }
}
