/** The questions about a matching of most weight and its prices, in English. */
export const en = {
  exposed: "Which vertices does the heaviest matching of this graph leave exposed?",
  matching: "Which matching of this graph is the heaviest?",
  prices:
    "Take what all vertices pay in the end, and for each blossom its price once for every edge that a matching can have inside it. What is the sum?",
  price: (v: number) => `What does vertex ${v} pay in the end?`,
};
