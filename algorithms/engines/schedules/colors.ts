/** Whites, Blacks and breaks of each player, from 1; index 0 is unused. */
export interface ColorCounts {
  readonly whites: Int32Array;
  readonly blacks: Int32Array;
  readonly breaks: Int32Array;
  readonly allBreaks: number;
}

/**
 * Counts over the first `games` games, in playing order. A break is a game with the same color as the player's game
 * before it; a round without a game does not separate two games (de Werra 1981).
 */
export function countColors(
  n: number,
  white: ArrayLike<number>,
  black: ArrayLike<number>,
  games: number = white.length,
): ColorCounts {
  const whites = new Int32Array(n + 1);
  const blacks = new Int32Array(n + 1);
  const breaks = new Int32Array(n + 1);
  /** 1 after a White, −1 after a Black, 0 before the first game. */
  const last = new Int8Array(n + 1);
  let allBreaks = 0;
  const play = (player: number, color: 1 | -1, count: Int32Array): void => {
    count[player]++;
    if (last[player] === color) {
      breaks[player]++;
      allBreaks++;
    }
    last[player] = color;
  };
  for (let game = 0; game < games; game++) {
    if (white[game] === 0) continue; // not made yet
    play(white[game], 1, whites);
    play(black[game], -1, blacks);
  }
  return { whites, blacks, breaks, allBreaks };
}
