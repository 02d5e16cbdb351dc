/** Points and results as people write them. */
import {
  accelerationOf,
  formatPoints,
  type Result,
  type Tournament,
  worth,
} from "#algorithms/engines/swiss/tournament.ts";

/** Half points as people write them. */
export function shownResult(result: string): string {
  if (result === "=" || result === "D") return "½";
  if (result === "-") return "−";
  return { W: "1", L: "0" }[result] ?? result;
}

/** Points as people write them: 2½. */
export function shownPoints(tenths: number): string {
  const [whole, rest] = [Math.floor(tenths / 10), tenths % 10];
  if (rest === 0) return `${whole}`;
  return rest === 5 ? `${whole === 0 ? "" : whole}½` : formatPoints(tenths);
}

/** The score of a player for the pairing of a round, with its extra points apart: "1½ + 1". */
export function shownScore(tournament: Tournament, player: number, score: number, round: number): string {
  const extra = accelerationOf(tournament, player, round);
  return extra === 0 ? shownPoints(score) : `${shownPoints(score - extra)} + ${shownPoints(extra)}`;
}

/** Hundredths of a point, where there may be more than halves: 3.25. */
export function shownHundredths(hundredths: number): string {
  return `${Number((hundredths / 100).toFixed(2))}`;
}

/** What a bye is worth, as people write it. */
export function byeWorth(kind: string, { scoring }: Tournament): string {
  return shownPoints(worth(kind === "-" ? "Z" : (kind as Result), scoring));
}
