import { inFigures } from "#algorithms/core/lesson/numeral.en.ts";
import type { NoGrowth, Sized } from "./measure.ts";

const NONE: Readonly<Record<NoGrowth["why"], string>> = {
  noPython: "Python has to come first: open the program in Python, and press “Get Python” below it.",
  nothingGrows:
    "Nothing here can grow: it needs a list, a text or a number, in a field of the function or in a line that stands in no function.",
  unreadable: "This cannot be read as a program. “Run” says where.",
  tooLong: "Even on the smallest input it runs too long.",
};

const LISTED = new Intl.ListFormat("en", { type: "conjunction" });

/** The words of the growth of a program, in English. */
export const growthWords = {
  title: "How its steps grow",
  none: (why: NoGrowth["why"]) => NONE[why],
  counting: (size: number) => `Counting, from n = ${inFigures(size)} on …`,
  stopped: "Stopped. What was counted is shown.",
  failed: (why: string) => `A run ended with an error: ${why}`,
  failedAt: (size: number, why: string) => `At n = ${inFigures(size)} the run ended with an error: ${why}`,
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
  means: (grows: Sized["grows"]) => {
    const named = (wanted: "length" | "number"): string[] => [
      ...new Set(grows.filter(({ by }) => by === wanted).map(({ name }) => shortened(name))),
    ];
    const [number, ...others] = named("number");
    const parts = named("length").map((name) => `the length of ${name}`);
    if (number !== undefined) parts.push(`the value of ${number}`);
    const rest =
      others.length > 0
        ? `; ${LISTED.format(others)} ${others.length > 1 ? "are" : "is"} drawn by chance, up to n`
        : "";
    return `n is ${LISTED.format(parts)}${rest}.`;
  },
};

function shortened(name: string): string {
  return name.length > 16 ? `${name.slice(0, 15)}…` : name;
}
