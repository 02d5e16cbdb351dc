import { inFigures } from "#algorithms/core/lesson/numeral.en.ts";
import type { NoGrowth } from "./measure.ts";

const NONE: Readonly<Record<NoGrowth["why"], string>> = {
  noPython: "Python has to come first: open the program in Python, and press “Get Python” below it.",
  noFunction:
    "Growth is counted of a function that the program does not call itself: take the call away, and its parameters become fields.",
  nothingGrows:
    "Nothing here can grow: the function needs a list, a text or a number in one of its fields, without a mistake.",
};

/** The words of the growth of a program, in English. */
export const growthWords = {
  title: "How its steps grow",
  none: (why: NoGrowth["why"]) => NONE[why],
  counting: (size: number) => `Counting, from n = ${inFigures(size)} on …`,
  stopped: "Stopped. What was counted is shown.",
  failed: (why: string) => `A run ended with an error: ${why}`,
  done: "Counted: lines that ran, not time. Inputs are drawn by chance, the same ones each time.",
  size: "n",
  beside: "Beside it",
  nothing: "nothing",
  name: (name: string, isTwice: boolean) => (isTwice ? `${name} (2)` : name),
  picture: (names: readonly string[]) =>
    `Steps of ${names.join(" and ")} for growing n, both on scales on which each line is ten times the one before.`,
  twice: (name: string, from: number, to: number, times: string) =>
    `${name}: from n = ${inFigures(from)} to ${inFigures(to)} the steps grow ${times} times.`,
  steps: "steps",
};
