import { numeral } from "#algorithms/core/lesson/numeral.en.ts";

type Rounds = { readonly rounds: readonly unknown[] };

const letter = (player: number): string => "ABCDEFGH".charAt(player);
const pairOf = ([u = 0, v = 0]: readonly number[]): string => `${letter(u)} and ${letter(v)}`;
const rounds = (count: number): string => `${numeral(count)} ${count === 1 ? "round" : "rounds"}`;

/** What the challenge at the opening says, and why a touch is refused. */
export const challengeWords = {
  prompt:
    "Eight players on a wheel; those who are level meet. After each round all move on by one seat, but you may tell one of them to stay. Seven rounds, and nobody meets twice.",
  how: "Touch who stays, or the hub for nobody.",
  state: (wheel: Rounds) => `Round ${wheel.rounds.length}`,
  best: "best possible: 7 rounds",
  end: (score: number) =>
    score === 7
      ? "Seven rounds, and everybody has met everybody. What was the trick?"
      : `The wheel is stuck after ${rounds(score)}: whoever stays now, two would meet again. Undo, or begin again.`,
  tried: (score: number) =>
    score === 7
      ? "At the top of this page your wheel made all seven rounds. If the same one stayed every time, you have found the method already; here it is with six."
      : `At the top of this page your wheel was stuck after ${rounds(score)}. It helps to be stubborn about who stays; look at it with six.`,
  letter,
  player: (player: number) => `${letter(player)} stays`,
  hub: "nobody stays",
  picture: (pairs: readonly (readonly number[])[]) =>
    `Eight players on a wheel. Level are ${pairs.map(pairOf).join(", ")}.`,
  again: (held: number, pair: readonly number[], round: number) =>
    `If ${held < 0 ? "nobody" : letter(held)} stays, ${pairOf(pair)} meet again, as in round ${round}.`,
};
