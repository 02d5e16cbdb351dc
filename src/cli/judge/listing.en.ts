/** What `kibitz listing` says. */
export const listingWords = {
  help: (
    lessons: readonly string[],
    languages: readonly string[],
  ) => `kibitz listing: the plain program of a lesson

  kibitz listing LESSON [--language ${languages.join("|")}]

  LESSON         one of:
                   ${lessons.join("\n                   ")}
  --language     the language (ts)
  --help         this text

The program reads and prints what "kibitz judge LESSON --format" says, and runs by itself:

  kibitz listing circle-method --language py > circle.py
  kibitz judge circle-method -- python3 circle.py
`,
  noLanguage: (found: string, languages: readonly string[]) =>
    `found ${found} for --language, expected one of ${languages.join(", ")}`,
  noListing: (lesson: string, language: string, there: readonly string[]) =>
    `found no listing of ${lesson} in ${language}, expected ${there.length === 0 ? "another lesson: it has none" : `--language ${there.join(" or ")}`}`,
};
