/** The words of the search, which come with its code. */
export const searchWords = {
  open: "Search",
  close: "Close",
  label: "Search the lessons",
  hint: "Type a word: “remainder”, “bye”, “Berger”.",
  none: (query: string) => `Nothing found for “${query}”.`,
  found: (count: number, query: string) => `${count === 1 ? "One page" : `${count} pages`} for “${query}”.`,
  failed: "The search could not be loaded. Are you online?",
  /** Above the names of lessons, programs, tools and words that fit. */
  names: "What you may be looking for",
  tryIt: "Try it in the Workbench",
  tryItNote: "It runs any small program, and draws what happens.",
  places: {
    lesson: (number: number) => `Lesson ${number}`,
    program: "Workbench",
    tool: "Tool",
    page: "Page",
    /** Other names under which the page of a coach's week is looked for. */
    classAlso: "teacher, coach, lesson plan, homework, worksheets, quiz, pupils",
    word: "Glossary",
  },
};
