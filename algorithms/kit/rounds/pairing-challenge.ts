import type { Challenge, ChallengeWords } from "#algorithms/core/lesson/challenge.ts";
import {
  type FreeRounds,
  freeRounds,
  isComplete,
  roundOf,
  touchablePlayers,
  touchPlayer,
} from "./free-rounds.ts";
import { pairPlate, playerMark, playerOf } from "./pair-plate.ts";

/** What is said of rounds that are paired by hand, beside what every challenge says. */
export interface PairingWords extends ChallengeWords<FreeRounds> {
  /** The whole picture in a sentence. */
  picture(free: FreeRounds): string;
  player(player: number): string;
  /** Why a touch is refused: they play in this round; all whom they could meet do; these two have met; they never may. */
  plays(player: number): string;
  metAll(player: number): string;
  met(u: number, v: number, round: number): string;
  readonly barred: string;
}

export interface PairingTask {
  readonly n: number;
  /** Who may meet; everybody unless told. */
  readonly mayMeet?: (u: number, v: number) => boolean;
  /** The fewest rounds in which all can meet. */
  readonly best: number;
  readonly placeOf: (player: number) => readonly [x: number, y: number];
  readonly words: PairingWords;
}

/** The challenge to let all meet in as few rounds as possible. */
export function pairingChallenge({ n, mayMeet, best, placeOf, words }: PairingTask): Challenge<FreeRounds> {
  return {
    start: freeRounds(n, mayMeet),
    best,
    words,
    plate: (free) => {
      const { picture, player } = words;
      return pairPlate(free, { width: 360, height: 320, placeOf, label: picture(free), nameOf: player });
    },
    touchable: (free) => touchablePlayers(free).map(playerMark),
    touch(free, mark) {
      const player = playerOf(mark);
      const next = touchPlayer(free, player);
      if (typeof next !== "string") return next;
      const { plays, metAll, met, barred } = words;
      const { first } = free;
      if (next === "barred") return { refused: barred };
      if (next === "plays") return { refused: plays(player) };
      return { refused: first === 0 ? metAll(player) : met(first, player, roundOf(free, first, player)) };
    },
    isHalf: ({ first }) => first !== 0,
    isDone: isComplete,
    score: (free) => (isComplete(free) ? free.rounds.length : undefined),
  };
}
