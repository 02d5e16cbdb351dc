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
