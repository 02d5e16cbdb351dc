/** The shorthand of the steps and the labels of the phases of the circle method, in English. */
export const notation = {
  round: (round: number): string => `round ${round}`,
  bye: (player: number): string => `${player} bye`,
  right: (player: number): string => `a = ${player}`,
  left: (player: number): string => `b = ${player}`,
  full: (round: number): string => `${round} full`,
};
