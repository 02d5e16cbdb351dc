/**
 * Where there are fewer boards than games, a round is played in sittings, one after the other: as the schedule maker has it. TRF has
 * no record for that, so it is comments of the file: "### boards 3", and "### times 2 10:00 11:00" for the sittings of
 * round 2.
 */
import type { Tournament } from "#algorithms/engines/swiss/tournament.ts";

const BOARDS = /^### boards (\d{1,4})$/;
const TIMES = /^### times (\d{1,4})((?: \d\d:\d\d)+)$/;

/** Where and when a game is played. */
export interface GamePlace {
  readonly board: number;
  /** From 1; undefined: all games of the round are played at once. */
  readonly sitting: number | undefined;
  /** As "19:30"; undefined: it is not known. */
  readonly time: string | undefined;
}

/** The comments: how many boards there are, and when the sittings of each round begin. */
export function sittingNotes(boards: number, times: readonly (readonly string[])[]): string[] {
  const told = times.flatMap((own, r) => (own.length > 0 ? [`### times ${r + 1} ${own.join(" ")}`] : []));
  return [`### boards ${boards}`, ...told];
}

/** The place of a game, by its place from 0 among the games of a round of so many. */
export function gamePlace(
  { notes }: Pick<Tournament, "notes">,
  round: number,
  index: number,
  games: number,
): GamePlace {
  const told = notes.map((note) => Number(BOARDS.exec(note)?.[1] ?? 0)).find((boards) => boards > 0);
  const boards = told ?? games;
  const own = notes.map((note) => TIMES.exec(note)).find((match) => Number(match?.[1]) === round);
  const sitting = 1 + Math.floor(index / boards);
  return {
    board: 1 + (index % boards),
    sitting: games > boards ? sitting : undefined,
    time: own?.[2]?.trim().split(" ")[sitting - 1],
  };
}
