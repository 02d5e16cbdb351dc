import { inFigures } from "#algorithms/core/lesson/numeral.en.ts";

/** What the comparison of a right run with that of a wrong program says. */
export const smallestCaseWords = {
  title: "The smallest case",
  right: "Right",
  changed: "So changed",
  /** An invariant or a claim that is broken, with its figures. */
  broken: (what: string, figures: string): string =>
    `Here a check fails: “${what}”${figures && ` (${figures})`}.`,
  /** In place of a line of the right program, which the wrong one lacks. */
  leftOut: "// left out",
  stopped: (steps: number): string => `stopped after ${inFigures(steps)} steps: it does not end`,
};
