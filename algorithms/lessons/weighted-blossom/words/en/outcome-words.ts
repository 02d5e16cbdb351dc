/** The questions about a matching of most weight and its prices, in English. */
export const outcomeWords = {
  exposed: "Which vertices does the heaviest matching of this graph leave exposed?",
  matching: "Which matching of this graph is the heaviest?",
  prices:
    "Add up what all vertices pay when the program ends, and the price of each blossom once for every edge that a matching can have inside it. What is the sum?",
  price: (v: number) => `What does vertex ${v} pay when the program ends?`,
};
