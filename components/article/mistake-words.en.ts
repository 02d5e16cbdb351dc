/** What is offered where a mistake was named. */
export const en = {
  smallestCase: "See it in the smallest case",
};
