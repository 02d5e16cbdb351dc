/** What is offered where a mistake was named. */
export const mistakeWords = {
  inCommon: "Your last wrong answers have something in common.",
  smallestCase: "See it in the smallest case",
};
