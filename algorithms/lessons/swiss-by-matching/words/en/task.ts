import type { TaskWords } from "#algorithms/core/judge/judged-task.ts";
import { counted } from "#algorithms/core/text/counted.en.ts";

export const judgeWords: TaskWords = {
  statement:
    "Pair a round of a Swiss tournament for the players 1 to n: nobody meets the same opponent twice. Make as many pairs as possible. With an odd n, give the bye to somebody who is left over and may have it, and choose the pairs so that there is somebody, if no pair is lost by that.",
  input:
    "The first line has the number n of players, the number m of pairs that have met, and the number b of players who must not have the bye. Then come m lines with two players each, and b lines with a player each.",
  output:
    "One line for each pair, with its two players, and one for the bye, with the player and 0. Whoever is left over is not named.",
};

/** What the parts of the program are for, in English. */
export const parsonsWords = {
  field: "The field, who may meet, and how a player finds a partner",
  leave: "Let a player leave if as many pairs are left",
  pair: "Let a pair leave if all others can still be paired",
  count: "Count how many must stay out",
  who: "Say who stays out, and who has the bye",
  which: "Say which pairs are made, the best players first",
  result: "Give back the pairs",
};

const list = new Intl.ListFormat("en");
const pair = ([a, b]: readonly [number, number]): string => `${a}–${b}`;
const pairs = (count: number): string => (count === 1 ? "There is 1 pair" : `There are ${count} pairs`);

/** What can be wrong with the pairs of a round, in English. */
export const faultWords = {
  noPair: (row: number, found: number) =>
    `Row ${row} has ${found === 1 ? "1 number" : `${found} numbers`}; expected two players, or a player and 0 for the bye.`,
  noPlayer: (row: number, player: number, n: number) =>
    `Row ${row} has a player ${player}; there are the players 1 to ${n}.`,
  himself: (player: number) => `${player} is to play against himself.`,
  twice: (player: number) => `${player} has two places in the round.`,
  met: (a: number, b: number) => `${a} and ${b} have met before.`,
  evenBye: (player: number, n: number) => `${player} has the bye, but with ${n} players there is none.`,
  secondBye: (player: number) => `${player} has the bye, but somebody has it already.`,
  noBye: (player: number) => `${player} has the bye, but must not have one.`,
  /** Of two who are left over, and of an exchange that makes one pair more. */
  leftOver: (own: number, most: number, a: number, b: number) =>
    `${pairs(own)}, and ${most} ${most === 1 ? "is" : "are"} possible: ${a} and ${b} are left over, and may meet.`,
  exchange: (
    own: number,
    most: number,
    out: readonly (readonly [number, number])[],
    into: readonly (readonly [number, number])[],
  ) =>
    `${pairs(own)}, and ${most} are possible: ${list.format(into.map(pair))} instead of ${list.format(out.map(pair))}.`,
  byeMissing: (player: number, count: number) =>
    `Nobody has the bye, but ${count === 1 ? "1 pair" : `${count} pairs`} can be made without ${player}, who may have it.`,
};

/** What is said of a round that a reader's program pairs, in English. */
export const viewWords = {
  head: (pairs: number) => counted(pairs, "pair"),
  row: (a: number, b: number) =>
    b === 0 ? `The answer gives ${a} the bye.` : `The answer pairs ${a} with ${b}.`,
  bye: (player: number) => `${player} has the bye`,
  label: (n: number, pairs: readonly string[]) =>
    `${counted(n, "player")}. ${pairs.length === 0 ? "Nobody is paired." : `Paired: ${pairs.join(", ")}.`}`,
  player: (player: number, isRested: boolean) =>
    `player ${player}${isRested ? ", who must not have the bye" : ""}`,
  key: { pair: "a pair", open: "may meet", met: "have met before" },
  table: { title: "Pairs", corner: "No.", columns: ["pair"] },
};
