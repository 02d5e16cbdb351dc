import type { CompileWords } from "./compile.ts";

export const compileWords: CompileWords = {
  noImport: "“import” does not work here: the program stands alone",
  noExport: "“export” does not work here: the program stands alone",
  noAsync: "async functions and await do not work here: the program gives its answer at once",
  ownName: "names that begin with two underscores are kept for us; take another one",
  noTypeScript: "this is no TypeScript",
  noNamespace: "a namespace does not work here: take what is in it out of it",
  tooLong: (most) => `the program has more than ${most.toLocaleString("en")} characters`,
  python: {
    noInput: "there is no input() here: the function gets its input as arguments",
    noAsync: "“async def” does not work here: the function gives its answer at once",
    tooLong: "the answer is too long",
    onlyStandard: "Only Python’s standard library is here.",
  },
  missing: (entry) => `there is no function “${entry}” at the top level`,
};
