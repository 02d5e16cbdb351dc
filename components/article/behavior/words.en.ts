import { numeral } from "#algorithms/core/lesson/numeral.en.ts";

/** What the parts of articles say: exercises, worked tables, explanations. */
export const articleWords = {
  check: "Check",
  showMe: "Show me",
  another: "Another one",
  right: "Right.",
  notYet: "Not yet.",
  answer: "The answer",
  inWords: "The picture in words",
  copyLink: "Copy link",
  linkCopied: "The link to this question is on the clipboard.",
  linkToCopy: (address: string) => `The browser did not let us copy. The link is ${address}`,
  /** After a touch: what stands in a field now. */
  typed: (field: string, text: string) => `${field}: ${text === "" ? "empty" : text}`,
  hint: (number: number) => `Hint ${number}`,
  wrongLastTime: "You got this one wrong last time. Try it again.",
  round: "Round",
  wholeTable: "The whole table",
  wrongCellsLastTime: "Some cells were wrong last time. Try it again.",
  cellsRight: (right: number, of: number) => `${right} of ${of} right.`,
  allRight: "The whole table is right.",
  /** How often a diagram stops to ask: "three times". */
  times: (number: number) => (number === 1 ? "once" : number === 2 ? "twice" : `${numeral(number)} times`),
  exercise: (number: number) => `Exercise ${number}`,
  /** What an exercise is, and about how long it takes. */
  kinds: {
    question: "a question · 2 min",
    table: "a table · 5 min",
    thought: "a thought · 5 min",
    breaking: "one input · 3 min",
    choices: "choices · 3 min",
    program: "a program · 15 min",
  },
  /** What a fold says of a proof in it, of a diagram and of a program. */
  proof: (minutes: number) => `the proof, ${minutes} ${minutes === 1 ? "minute" : "minutes"}`,
  diagram: (minutes: number) => `${minutes} minutes`,
  program: (lines: number) => `the program, ${lines} lines`,
  stillOpen: "Still open from your last visit:",
  /** Who speaks in a dialogue. */
  who: { Interviewer: "Interviewer", Coach: "Coach", You: "You" },
  why: "Why?",
  inYourOwnWords: "In your own words",
  orInYourOwnWords: "Or in your own words",
  explanation: "The explanation",
  explanationWaits: (canChoose: boolean) =>
    `The explanation opens when you have ${canChoose ? "chosen one or written" : "written"} a sentence. What you write stays on this device.`,
  chosenRight: "Right. The explanation says more.",
  chosenWrong: "× Not this one. The explanation says why.",
  explanationIsOpen: "The explanation is open. Compare it with yours.",
};

export type ArticleWords = typeof articleWords;
