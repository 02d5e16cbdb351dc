/** The shorthand of the steps and the labels of the phases of the first move, in English. */
export const notation = {
  player: (player: number): string => `player ${player}`,
  bye: (player: number): string => `${player} bye`,
  same: (white: boolean): string => (white ? "W W" : "B B"),
  done: (whites: number, blacks: number): string => `${whites} W, ${blacks} B`,
  count: (breaks: number): string => `${breaks} ${breaks === 1 ? "break" : "breaks"}`,
  rename: (player: number, number: number): string => `${player} → ${number}`,
  berger: "renumber",
  sort: "sort",
  turn: "backwards",
  official: "Berger",
  all: "all",
};
