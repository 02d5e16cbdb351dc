/**
 * What TRF has no record for: the games that are still to be played, and who has left. They stand in comments, a line for
 * each round: "schedule 3 5-1 6-4* bye 2"; a star says that a default comes from a withdrawal and was not entered.
 */
import { checkSchedule } from "#algorithms/engines/schedules/check.ts";
import type { Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { outcomeOf } from "../round/results.ts";
import { outcomeIn, type RoundRobin, type ScheduledGame, type ScheduledRound } from "./model.ts";
import { annulledRecords } from "./tournament-of.ts";

const GAME = /^(\d{1,4})-(\d{1,4})(\*?)$/;

/** The comments, without the mark that begins them. */
export function formatSchedule(schedule: RoundRobin): string[] {
  const lines = schedule.rounds.map(({ boards, bye }, r) => {
    const games = boards.map((game) => {
      const isDefault = game.outcome === undefined && outcomeIn(schedule, game) !== undefined;
      return `${game.white}-${game.black}${isDefault ? "*" : ""}`;
    });
    return [`schedule ${r + 1}`, ...games, ...(bye === undefined ? [] : [`bye ${bye}`])].join(" ");
  });
  return [...lines, ...schedule.withdrawn.map((id) => `withdrawn ${id}`)];
}

/** Whether a comment of ours, in words, is about a schedule. */
export function isOfSchedule([name]: readonly string[]): boolean {
  return name === "schedule" || name === "withdrawn";
}

/** The schedule of comments, in words, with the results of the records; undefined: there is none, or it does not fit the players. */
export function parseSchedule(
  marks: readonly (readonly string[])[],
  tournament: Tournament,
): RoundRobin | undefined {
  const lines = marks.filter(([name]) => name === "schedule");
  const n = tournament.players.length;
  if (lines.length === 0 || lines.some(([, round], r) => Number(round) !== r + 1)) return undefined;
  const rounds = lines.map((words, r) => roundFrom(words.slice(2), r, tournament));
  const isPlayer = (id: number | undefined) => id !== undefined && Number.isInteger(id) && id >= 1 && id <= n;
  const isKnown = rounds.every(
    ({ boards, bye }) =>
      boards.every(({ white, black }) => isPlayer(white) && isPlayer(black) && white !== black) &&
      isPlayer(bye) === (n % 2 === 1),
  );
  if (!isKnown) return undefined;
  const games = rounds.map(({ boards }) => boards.map(({ white, black }) => [white, black] as const));
  const byes = rounds.flatMap(({ bye }) => bye ?? []);
  if (!checkSchedule({ players: n, rounds: games, byes }).isEven) return undefined;
  const gone = marks.flatMap(([name, id]) => (name === "withdrawn" ? [Number(id)] : []));
  return { rounds, withdrawn: [...new Set(gone)].filter(isPlayer) };
}

function roundFrom(words: readonly string[], r: number, { players }: Tournament): ScheduledRound {
  const at = words.indexOf("bye");
  const boards = words.flatMap((word): ScheduledGame[] => {
    const match = GAME.exec(word);
    if (!match) return [];
    const [first, second] = [Number(match[1]), Number(match[2])];
    const [mine, theirs] = [players[first - 1]?.games[r], players[second - 1]?.games[r]];
    const isThere = mine?.opponent === second && theirs?.opponent === first && match[3] === "";
    if (!isThere) return [{ white: first, black: second, outcome: undefined }];
    // Who had White is told by the record, where somebody has mended that.
    return mine.color === "black"
      ? [{ white: second, black: first, outcome: outcomeOf(theirs.result, mine.result) }]
      : [{ white: first, black: second, outcome: outcomeOf(mine.result, theirs.result) }];
  });
  return { boards, bye: at < 0 ? undefined : Number(words[at + 1]) };
}

/** The records of a file without those that are made anew from the schedule. */
export function withoutAnnulled(schedule: RoundRobin, tournament: Tournament): Tournament {
  const made = annulledRecords(schedule, tournament);
  return { ...tournament, notes: tournament.notes.filter((note) => !made.includes(note.trimEnd())) };
}
