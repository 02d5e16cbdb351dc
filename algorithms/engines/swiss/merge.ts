/** The other way to accelerate a tournament: groups that play their first rounds apart, and are then put together. */

import { type TrfMistakes, trfMistakes } from "./mistakes.en.ts";
import { PRIZES, withOtherNumbers } from "./prizes/prize-notes.ts";
import { type Game, type Player, playedRounds, type Scoring, type Tournament, worth } from "./tournament.ts";

/** Why tournaments cannot be put together, in a sentence for the arbiter. Parts count from 1. */
export class MergeError extends Error {
  override readonly name = "MergeError";
}

/** How many players, rated players and teams there are: no longer true of the whole. */
const COUNTS = /^0[678]2/;
const COMMENT = /^###/;

/**
 * Puts tournaments together whose groups have played as many rounds each, the strongest group first: start numbers run
 * on from group to group, and everybody keeps their games, points, absences and forbidden opponents. Of several byes in
 * one round, one in each odd group, the first is the round's bye; the others become byes of as many points. Names, dates
 * and the like are those of the first group, prizes those of the first that has any; comments of the others are kept. Throws
 * a MergeError.
 */
export function mergeTournaments(parts: readonly Tournament[]): Tournament {
  const words = trfMistakes.merge;
  const [first] = parts;
  if (first === undefined) throw new MergeError(words.nothing);
  for (const [i, part] of parts.entries()) checkPart(first, part, i + 1, words);
  checkPlayers(parts, words);
  const shifts = parts.map((_, i) => parts.slice(0, i).reduce((sum, { players }) => sum + players.length, 0));
  const shifted = parts.map((part, i) => shift(part, shifts[i]));
  const rounds = parts.flatMap((part) => part.rounds ?? []);
  const colors = parts.flatMap(({ initialColor }) => initialColor ?? []);
  return {
    players: withOneBye(
      shifted.flatMap(({ players }) => players),
      first.scoring,
      words,
    ),
    rounds: rounds.length > 0 ? Math.max(...rounds) : undefined,
    scoring: first.scoring,
    initialColor: colors[0],
    isRankOrder: first.isRankOrder,
    absences: shifted.flatMap(({ absences }) => absences),
    forbidden: shifted.flatMap(({ forbidden }) => forbidden),
    acceleration: shifted.flatMap(({ acceleration }) => acceleration),
    notes: notesOf(shifted),
  };
}

/** What the first group notes, the comments of all, and the first list of prizes among them. */
function notesOf([first, ...others]: readonly Tournament[]): string[] {
  const notes = [
    ...first.notes.filter((note) => !COUNTS.test(note)),
    ...others.flatMap((part) => part.notes.filter((note) => COMMENT.test(note))),
  ];
  const prizes = notes.find((note) => note.startsWith(PRIZES));
  return notes.filter((note) => note === prizes || !note.startsWith(PRIZES));
}

type MergeWords = TrfMistakes["merge"];

function checkPart(first: Tournament, part: Tournament, number: number, words: MergeWords): void {
  const [expected, found] = [playedRounds(first), playedRounds(part)];
  if (found !== expected) throw new MergeError(words.unequallyLong(expected, number, found));
  const other = (Object.keys(first.scoring) as (keyof Scoring)[]).find(
    (result) => first.scoring[result] !== part.scoring[result],
  );
  if (other !== undefined) throw new MergeError(words.worth(number, other));
  if (first.isRankOrder !== part.isRankOrder) throw new MergeError(words.order(number));
}

/** Nobody plays in two groups: told by the FIDE number, as two people may share a name. */
function checkPlayers(parts: readonly Tournament[], words: MergeWords): void {
  const seen = new Map<string, number>();
  for (const [i, { players }] of parts.entries()) {
    for (const { fideId, name } of players) {
      if (fideId === "") continue;
      const before = seen.get(fideId);
      if (before !== undefined && before !== i)
        throw new MergeError(words.twice(name.trim(), fideId.trim(), before + 1, i + 1));
      seen.set(fideId, i);
    }
  }
}

/** A round has one bye that the pairing gives. Whoever had it in another group has a bye of as many points. */
function withOneBye(players: readonly Player[], scoring: Scoring, words: MergeWords): Player[] {
  const isGiven: boolean[] = [];
  return players.map((player) => ({
    ...player,
    games: player.games.map((game, r): Game => {
      if (game.result !== "U") return game;
      if (!isGiven[r]) {
        isGiven[r] = true;
        return game;
      }
      const points = worth("U", scoring);
      const result = (["F", "H", "Z"] as const).find((bye) => worth(bye, scoring) === points);
      if (result === undefined) throw new MergeError(words.twoByes(r + 1, points / 10, player.name.trim()));
      return { ...game, result };
    }),
  }));
}

/** The same tournament with start numbers, and ranks, that begin later. */
function shift(part: Tournament, by: number): Tournament {
  const move = (player: number): number => (player === 0 ? 0 : player + by);
  return {
    ...part,
    notes: withOtherNumbers(part.notes, move),
    players: part.players.map((player) => ({
      ...player,
      rank: move(player.rank),
      games: player.games.map((game) => ({ ...game, opponent: move(game.opponent) })),
    })),
    absences: part.absences.map((absence) => ({ ...absence, player: move(absence.player) })),
    forbidden: part.forbidden.map((pairs) => ({ ...pairs, players: pairs.players.map(move) })),
    acceleration: part.acceleration.map((each) => ({
      ...each,
      firstPlayer: move(each.firstPlayer),
      lastPlayer: move(each.lastPlayer),
    })),
  };
}
