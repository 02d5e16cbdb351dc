/** What is said of a program in Python that is refused; `inside` is said in the room, where no catalog is. */
export interface PythonSeeWords {
  tooLong(most: number): string;
  readonly inside: Readonly<
    Record<"noInput" | "noAsync" | "onlyStandard" | "ownName" | "noLoopPlace" | "noReach", string>
  >;
}

export const pythonSeeWords: PythonSeeWords = {
  tooLong: (most) => `the program has more than ${most.toLocaleString("en")} characters`,
  inside: {
    noInput: "there is no input() here: write what it would read into the program",
    noAsync: "“async” does not work here: the program runs from its first line to its last",
    onlyStandard: "Only Python’s standard library is here.",
    ownName: "names that begin with “_K_” are kept for us; take another one",
    noLoopPlace: "a loop cannot write to a place of a list here; let it have a variable",
    noReach: "“*” does not work here: nobody can see what it reaches",
  },
};
