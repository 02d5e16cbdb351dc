import type { Result } from "../tournament.ts";

/**
 * The score that a player can expect in a game: 1/(1 + 10^(−d/400)) for one who is rated d points higher than the opponent,
 * the curve of the Elo rating (A. Elo, The Rating of Chessplayers, 1978).
 */
export function expectedScore(difference: number): number {
  return 1 / (1 + 10 ** (-difference / 400));
}

/**
 * The results of a game by lot, White's first, where White is rated `difference` points higher. A draw has the chance
 * `draws`·2·min(E, 1 − E), which is `draws` between equals, and White wins with the chance E less half of that, so that they
 * scores E on average, the expected score.
 */
export function playedResult(
  difference: number,
  draws: number,
  random: () => number,
): readonly [white: Result, black: Result] {
  const expected = expectedScore(difference);
  const draw = draws * 2 * Math.min(expected, 1 - expected);
  const chance = random();
  if (chance < draw) return ["=", "="];
  return chance < draw + expected - draw / 2 ? ["1", "0"] : ["0", "1"];
}

/** Results that hardly any game has, White's first. */
const UNUSUAL: readonly (readonly [white: Result, black: Result])[] = [
  ...([
    ["W", "L"],
    ["L", "W"],
    ["D", "D"],
  ] as const),
  ...([
    ["0", "0"],
    ["=", "0"],
    ["0", "="],
    ["-", "-"],
  ] as const),
];

/** One of them by lot. */
export function unusualResult(random: () => number): readonly [white: Result, black: Result] {
  return UNUSUAL[Math.floor(random() * UNUSUAL.length)] ?? ["0", "0"];
}

/** So many of the games that are not played have been lost by both. */
const BOTH_MISSING = 0.1;

/** The results of a game to which somebody did not come, White's first. */
export function forfeitedResult(random: () => number): readonly [white: Result, black: Result] {
  if (random() < BOTH_MISSING) return ["-", "-"];
  return random() < 0.5 ? ["+", "-"] : ["-", "+"];
}
