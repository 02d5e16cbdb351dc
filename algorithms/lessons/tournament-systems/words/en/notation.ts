/** The shorthand of the steps and the labels of the phases of the knockout, in English. */
export const notation = {
  fold: (places: number): string => `${places} places`,
  round: (round: number): string => `round ${round}`,
  bye: (seed: number): string => `${seed} bye`,
  foldPhase: (places: number): string => `of ${places}`,
  draw: "draw",
};
