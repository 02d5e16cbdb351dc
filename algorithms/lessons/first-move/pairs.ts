import { silentRecorder } from "#algorithms/core/run/trace.ts";
import { solve } from "../circle-method/solve.ts";
import { asks, steps } from "../circle-method/steps.ts";

/**
 * The games of the circle method for n players, in playing order: right[g] sits on the right of its row, left[g] on the
 * left. A round has h rows; for even n one more game follows, the player at the top ("right") against the middle ("left").
 */
export interface Pairs {
  readonly right: ArrayLike<number>;
  readonly left: ArrayLike<number>;
  readonly rounds: number;
  readonly perRound: number;
  /** Rows of the circle: ⌊(n − 1)/2⌋. */
  readonly h: number;
}

/** As printed, the circle method names the right-hand player first: so its columns tell right from left. */
export function pairsOf(n: number): Pairs {
  const { white, black } = solve({ n, names: [], colors: "printed" }, silentRecorder(steps, asks));
  const odd = n % 2 === 1;
  return {
    rounds: odd ? n : n - 1,
    perRound: Math.floor(n / 2),
    h: Math.floor((n - 1) / 2),
    right: white,
    left: black,
  };
}
