/** What the parts of articles say: exercises, worked tables, hints. */
export const en = {
  check: "Check",
  showMe: "Show me",
};

export type ArticleWords = typeof en;
