/** The shorthand of the steps and the labels of the phases of the rotation, in English. */
export const notation = {
  seat: (places: number): string => `places 1–${places}`,
  round: (round: number): string => `round ${round}`,
  bye: (player: string): string => `${player} bye`,
  full: (round: number): string => `${round} full`,
  hold: (player: string): string => `${player} up`,
  berger: "numbers",
  same: "Berger",
  phase: "Berger",
};
