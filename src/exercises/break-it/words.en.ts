import { counted } from "#algorithms/core/text/counted.en.ts";

/** What the exercise with wrong programs says, in English. */
export const breakWords = {
  title: "Break the wrong programs",
  task: (programs: number) =>
    `Here are ${counted(programs, "program")}, each with one mistake. For each, find an input on which it fails: the smaller, the better. We run it beside the right program.`,
  open: "Show me a wrong program",
  needsScripts: "It takes a browser that runs scripts.",
  programs: "Wrong programs",
  program: (number: number, isBroken: boolean) => `Program ${number}${isBroken ? ", broken" : ""}`,
  changed: (file: string) => `It is the lesson’s ${file}, but for what is marked:`,
  gone: "Something is missing here.",
  run: "Run both",
  showSmallest: "Show the smallest",
  running: "Both are running …",
  place: (line: number, column: number) => `Line ${line}, column ${column}:`,
  holds: (gives: string) => `It holds here: it gives ${gives}, and that is right. Another input, then.`,
  fails: (gives: string, right: string) => `It fails: it gives ${gives}. Right is ${right}.`,
  stops: (right: string) => `It fails: it stops with an error. Right is ${right}.`,
  never: (steps: number, right: string) =>
    `It fails: after ${steps.toLocaleString("en")} steps it has not ended. Right is ${right}.`,
  isSmallest: "No smaller input breaks it.",
  smallest: "The smallest input that breaks it:",
  see: "See it beside the right run",
  tooLong: (seconds: number) =>
    `It has not ended after ${counted(seconds, "second")}, and was stopped. Take a smaller input.`,
  tooBig: (steps: number) =>
    `The right program takes more than ${steps.toLocaleString("en")} steps on this input. Take a smaller one.`,
  broke: "It could not be run: the connection broke. Your input is still here; try again.",
};

/** What the exercise with wrong programs says. */
export type BreakWords = typeof breakWords;
