import { numeral } from "#algorithms/core/lesson/numeral.en.ts";

/** What the exercise about outcomes says, in English. */
export const outcomeWords = {
  title: "What comes out?",
  task: (questions: number) =>
    `There are ${numeral(questions)} questions, each about a small input. Work it out on paper or in your head, then choose. Every wrong answer is one that some wrong program really gives.`,
  open: "Ask me",
  needsScripts: "It takes a browser that runs scripts.",
  /** How one question is called among the exercises of a lesson. */
  name: (number: number) => `What comes out? Question ${number}`,
  place: (number: number, of: number) => `Question ${number} of ${of}`,
  asText: "The input as text",
  choices: "Answers",
  right: "Right.",
  rightNow: "Yes, that is what the algorithm gives.",
  wrong: "Not this one.",
  watch: "Watch this run",
  next: "Next question",
  skip: "Skip this one",
  finish: "Finish",
  end: (right: number, of: number) =>
    right === of
      ? `All ${of} right at the first try.`
      : `${right} of ${of} right at the first try. What you got wrong comes back in a day, with another input.`,
  again: "Ask me others",
};

/** What the exercise about outcomes says. */
export type OutcomeWords = typeof outcomeWords;
