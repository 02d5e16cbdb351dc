import type { Acceleration, Scoring, Tournament } from "./tournament.ts";

/**
 * What FIDE's Baku method adds (C.04.5.1): in the first half of the rounds, rounded up, the upper half of those who are there
 * in round 1, rounded up to an even number, has a win's points more, and from the middle of these rounds on a draw's. Who
 * comes later belongs to the upper half if they stand above its last one. `here` are the start numbers of those who are there.
 */
export function bakuAcceleration(rounds: number, scoring: Scoring, here: readonly number[]): Acceleration[] {
  const lastPlayer = here[2 * Math.ceil(here.length / 4) - 1] ?? here.at(-1) ?? 0;
  const accelerated = Math.ceil(rounds / 2);
  const half = Math.ceil(accelerated / 2);
  const phase = (points: number, first: number, last: number): Acceleration[] =>
    last < first || lastPlayer === 0 ? [] : [{ points, first, last, firstPlayer: 1, lastPlayer }];
  return [...phase(scoring.win, 1, half), ...phase(scoring.draw, half + 1, accelerated)];
}

/** The start numbers of those who are there in round 1, as far as a tournament tells: all but who is absent for no point. */
export function thereInRound1({ players, absences }: Pick<Tournament, "players" | "absences">): number[] {
  const away = new Set(
    absences.flatMap(({ kind, round, player }) => (kind === "Z" && round === 1 ? [player] : [])),
  );
  const isHere = (id: number): boolean => !away.has(id) && players[id - 1]?.games[0]?.result !== "Z";
  return players.map((_, index) => index + 1).filter(isHere);
}
