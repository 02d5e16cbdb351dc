import { inFigures } from "#algorithms/core/lesson/numeral.en.ts";

const counted = (count: number, one: string, more: string): string =>
  count === 1 ? `1 ${one}` : `${inFigures(count)} ${more}`;

/** The words of the expressions that are watched, in English. */
export const watchingWords = {
  title: "Watch",
  hint: "A variable, or anything reckoned from variables: its value at each step, and where it changes. A comparison leads to the steps at which it becomes true.",
  label: "An expression to watch",
  example: (name: string | undefined, language: string) =>
    [...(name === undefined ? [] : [name]), language === "python" ? "i == j" : "i === j"].join(", or "),
  add: "Watch it",
  noEnd: (rest: string) =>
    rest.startsWith("=")
      ? `“${rest}” would change it. To compare, write ===.`
      : `The expression ends before “${rest}”.`,
  place: (column: number, why: string) => `Column ${column}: ${why}`,
  changes: (text: string) =>
    `“${text}” would run or change something, and a run that is over stays as it is.${/[^=!<>]=[^=]/.test(text) ? " To compare, write ===." : ""}`,
  noName: (names: readonly string[]) =>
    names.length === 1
      ? `The program has no variable ${names[0]}.`
      : `The program has no variables ${names.join(", ")}.`,
  known: "It is watched already.",
  full: (most: number) => `${most} expressions can be watched at once: take one away first.`,
  notHere: "not there yet, or out of sight",
  true: "true",
  false: "false",
  searching: (share: number) => `searching … ${Math.round(share * 100)} %`,
  changesIn: (count: number) => (count === 0 ? "never changes" : counted(count, "change", "changes")),
  trueIn: (count: number) =>
    count === 0 ? "never true" : `becomes true ${count === 1 ? "once" : `${inFigures(count)} times`}`,
  before: (expression: string, isCondition: boolean) =>
    isCondition ? `Back to where ${expression} became true` : `Back to the change of ${expression} before`,
  after: (expression: string, isCondition: boolean) =>
    isCondition ? `On to where ${expression} becomes true` : `On to the next change of ${expression}`,
  remove: (expression: string) => `Watch ${expression} no more`,
  moved: (expression: string, value: string, position: number) =>
    `Step ${inFigures(position)}: ${expression} is ${value}.`,
};
