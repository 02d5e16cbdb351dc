/** What is said while the reader performs a run, and after it. */
export interface TurnWords {
  readonly choiceNumber: (number: number) => string;
  /** After an answer that was taken: which one it was. */
  readonly answerTaken: (answer: string) => string;
  /** In a test, after a wrong answer: what the run takes in its place. */
  readonly takenInstead: (answer: string) => string;
  /** The same from the start, graded. */
  readonly asTest: string;
  readonly testDone: (right: number, of: number) => string;
  /** Leads to the first wrong choice of a test, to the next, and back. */
  readonly firstWrong: string;
  readonly nextWrong: string;
  readonly toTheEnd: string;
  readonly youChose: (answer: string) => string;
  /** The first few right answers, and whether there were more. */
  readonly rightWas: (answers: readonly string[], hasMore: boolean) => string;
  /** A number that is typed, and the button that takes it. */
  readonly yourNumber: string;
  readonly takeIt: string;
  /** The answers "none", and "these and no others". */
  readonly none: string;
  readonly thatIsAll: string;
  readonly onceMore: string;
  readonly turnDone: (choices: number, slips: number, shown: number) => string;
}

/** The words of the reader's turn, which come with it. */
export const turnWords: TurnWords = {
  choiceNumber: (number) => `choice ${number}`,
  answerTaken: (answer) => `Taken: ${answer}.`,
  takenInstead: (answer) => `Not that one. The run takes ${answer} and goes on.`,
  asTest: "Test me instead",
  testDone: (right, of) =>
    of === 1
      ? `The one choice was ${right === 1 ? "right" : "wrong"}.`
      : right === of
        ? `All ${of} choices were right.`
        : `${right} of ${of} choices were right.`,
  firstWrong: "See the first wrong one",
  nextWrong: "Next wrong one",
  toTheEnd: "Back to the end",
  youChose: (answer) => `You chose ${answer}.`,
  rightWas: (answers, hasMore) =>
    answers.length === 1 && !hasMore
      ? `The right choice was ${answers[0]}.`
      : `Any of these was right: ${answers.join("; ")}${hasMore ? "; and more" : ""}.`,
  yourNumber: "Your number",
  takeIt: "Take it",
  none: "None",
  thatIsAll: "That is all",
  onceMore: "Once more",
  turnDone: (choices, slips, shown) => {
    const made = choices === 1 ? "You made one choice" : `You made ${choices} choices`;
    const refused =
      slips === 0
        ? "no answer was refused"
        : slips === 1
          ? "one answer was refused"
          : `${slips} answers were refused`;
    const seen = shown === 0 ? "" : shown === 1 ? ", one was shown" : `, ${shown} were shown`;
    return `Done. ${made}: ${refused}${seen}.`;
  },
};
