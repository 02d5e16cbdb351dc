import { compileWords } from "./compile-words.en.ts";
import type { SeeWords } from "./see.ts";

export const seeWords: SeeWords = {
  ...compileWords,
  noAsync: "async functions and await do not work here: the program runs from its first line to its last",
  noWith: "“with” does not work here: nobody can see whose names are meant",
  noLoopPlace: "a loop cannot write to a place of a list here; let it have a variable",
};
