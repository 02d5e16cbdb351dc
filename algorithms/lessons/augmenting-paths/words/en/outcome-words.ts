/** The question about the cover that the search finds, in English. */
export const outcomeWords = {
  cover: "The program looks at lower numbers first. Which cover does it give as the proof?",
};
