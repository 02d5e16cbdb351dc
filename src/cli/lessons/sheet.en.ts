/** What `kibitz sheet` says. */
export const sheetWords = {
  help: (
    lessons: readonly string[],
    pupils: number,
    seed: number,
  ) => `kibitz sheet: exercises on paper for a class

  kibitz sheet LESSON [LESSON] --out DIR [--seed S] [--pupils N] [--exercises LIST] [--site ADDRESS]

  LESSON         one, or two for papers of both, of:
                   ${lessons.join("\n                   ")}
  --out          the folder for sheet.html, slips.html, key.html and key.json;
                 it is made if it is missing
  --seed         the papers follow from it (1), up to ${seed}
  --pupils       a page for each, with numbers of its own (24), up to ${pupils};
                 the key tells how many different answers there are
  --exercises    names, with commas between them (the first six of the lesson);
                 path~2 draws other numbers for path alone; with two
                 lessons blossom/path, and three of each unless named
  --site         where the site stands, for the links and the codes on the slips
  --help         this text

Print the HTML files from a browser. The sheet and the slips hold no answers;
the key is a document of its own.
`,
  noOut: "found no --out, expected a folder for the papers",
  badExercise: (found: string, names: readonly string[]) =>
    `unknown exercise ${found}, expected some of: ${names.join(", ")}`,
  tooMany: (found: number, most: number) =>
    `found ${found} exercises, expected at most ${most}: they would not fit on two pages`,
  twice: (found: string) => `found the exercise ${found} twice, expected it once`,
  noSite: "found no --site, so the slips have no codes: nobody would know where they lead",
  badSite: (found: string) => `found ${found} for --site, expected an address such as https://example.org`,
};
