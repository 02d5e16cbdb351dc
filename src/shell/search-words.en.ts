/** The words of the search, which come with its code. */
export const searchWords = {
  open: "Search",
  close: "Close",
  label: "Search the lessons",
  hint: "Type a word: “remainder”, “bye”, “Berger”.",
  none: (query: string) => `Nothing found for “${query}”.`,
  found: (count: number, query: string) => `${count === 1 ? "One page" : `${count} pages`} for “${query}”.`,
  failed: "The search could not be loaded. Are you online?",
};
