/** What is said of two runs of a problem. */
import { inFigures, numeral } from "./numeral.en.ts";

/** The same at the beginning of a sentence. */
function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const agreement = (past: number): string =>
  past === 0 ? "They part at once" : `They agree up to step ${inFigures(past)}`;

/** A step in each of both. */
const steps = (mine: number, its: number): string =>
  mine === its ? inFigures(mine) : `${inFigures(mine)} and ${inFigures(its)}`;

export const differenceWords = {
  /** The figures of a claim; where they are numbers alone, with what they are of. */
  claim: (name: string, evidence: string) =>
    /\p{L}{3}/u.test(evidence) ? evidence : `“${name}”, ${evidence}`,
  fails: (claim: string, evidence: string) => `“${claim}” fails${evidence && ` (${evidence})`}.`,
  holdsHere: (claim: string, evidence: string) => `“${claim}” holds here${evidence && ` (${evidence})`}.`,
  endless: (steps: number) => `It was stopped after ${inFigures(steps)} steps, as it came to no end.`,
  endlessFirst: (steps: number) =>
    `What it is compared with was stopped after ${inFigures(steps)} steps, as it came to no end.`,
  same: (evidence: string) => `The same in both: ${evidence}.`,
  sameAndResult: (evidence: string) => `The same in both: ${evidence}, and the whole result.`,
  sameButResult: (evidence: string) => `The same in both: ${evidence}; but it is another result.`,
  becomes: (mine: string, its: string) => `“${mine}” becomes “${its}”.`,
  kind: (kind: string, more: number) =>
    `${numeral(Math.abs(more))} “${kind}” ${Math.abs(more) === 1 ? "step" : "steps"} ${more > 0 ? "more" : "fewer"}`,
  longer: (steps: number) =>
    steps === 0
      ? "equally long"
      : `${inFigures(Math.abs(steps))} ${Math.abs(steps) === 1 ? "step" : "steps"} ${steps > 0 ? "longer" : "shorter"}`,
  counts: (parts: readonly string[]) => `${capital(parts.join(", "))}.`,
  alike: "They are the same to the last step.",
  agreeTo: (past: number) => `${agreement(past)}.`,
  agreeAgain: (past: number, mine: number, its: number) =>
    `${agreement(past)}, and ${past === 0 ? "agree" : "again"} after ${steps(mine, its)}.`,
  /** The steps are the same at the end, but not all that they are made on. */
  stepAgain: (past: number, mine: number, its: number) =>
    `${agreement(past)}; after ${steps(mine, its)} both make the same steps.`,
  instead: (position: number, answer: string, own: string) =>
    `${inFigures(position + 1)}: ${answer} instead of ${own}`,
};
