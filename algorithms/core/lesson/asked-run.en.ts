/** What is said of a run that is asked. */
import { inFigures } from "./numeral.en.ts";

const ORDINALS = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
  "eleventh",
  "twelfth",
];

/** "fifth", and from thirteen on "13th". */
export function ordinal(n: number): string {
  const ending = Math.floor(n / 10) % 10 === 1 ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th");
  return ORDINALS[n - 1] ?? `${inFigures(n)}${ending}`;
}

/** The same at the beginning of a sentence. */
function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The same, but the name of a cell or a variable stays as the program has it. */
function beginning(cell: string): string {
  return cell.startsWith("a cell of ") ? capital(cell) : cell;
}

function both(names: readonly string[]): string {
  return names.join(" and ");
}

export const askedWords = {
  each: (kind: string) => `each “${kind}”`,
  eachOnLine: (line: number, file: string | undefined, text: string) =>
    `each step on line ${line}${file === undefined ? "" : ` of ${file}`}: ${text}`,
  /** A cell as the program has it; without an index any one of the array. */
  cell: (cells: string, index: number | undefined) =>
    index === undefined ? `a cell of ${cells}` : `${cells}[${index}]`,
  /** A value as the program has it, and as the figure shows it. */
  value: (value: number, shown: string) => (shown === String(value) ? shown : `${value} (“${shown}”)`),
  eachChange: (cell: string) => `each change of ${cell}`,
  becomes: (cell: string, value: string) => `when ${cell} becomes ${value}`,
  happensTo: (marks: readonly string[]) =>
    marks.length > 1 ? `what happens to ${both(marks)} together` : `what happens to ${both(marks)}`,
  longest: (level: string) => `the longest ${level.toLowerCase()}`,
  fails: (statement: string) => `where “${statement}” fails`,
  closest: (statement: string) => `where “${statement}” comes closest to failing`,

  /** "at 2 steps: 3, 12" */
  steps: (count: number, first: readonly number[]) =>
    count === 0
      ? "at no step"
      : count === 1
        ? `at one step: ${inFigures(first[0] ?? 0)}`
        : `at ${inFigures(count)} steps: ${first.map(inFigures).join(", ")}${count > first.length ? ` and ${inFigures(count - first.length)} more` : ""}`,
  kindAt: (kind: string, at: string) => `“${kind}” comes ${at}.`,
  lineAt: (line: number, file: string | undefined, at: string) =>
    `Line ${line}${file === undefined ? "" : ` of ${file}`} is reached ${at}.`,
  changesAt: (cell: string, at: string) => `${beginning(cell)} changes ${at}.`,
  becomesAt: (cell: string, value: string, at: string) => `${beginning(cell)} becomes ${value} ${at}.`,
  spokenAt: (marks: readonly string[], at: string, read: string) =>
    `${capital(both(marks))} ${marks.length > 1 ? "are spoken of together" : "is spoken of"} ${at}.${read && ` ${read}`}`,
  happensAt: (marks: readonly string[], count: number, at: string, read: string) =>
    `In the picture ${count === 0 ? "nothing" : "something"} happens to ${both(marks)}${marks.length > 1 ? " at the same step" : ""}${count === 0 ? "" : ` ${at}`}.${read && ` ${read}`}`,
  drawnPart: (most: number) =>
    `Of this long run the first ${inFigures(most)} steps were drawn, so there may be more.`,
  /** Of a run that is so long that not all was read. */
  part: (most: number) => `Of this long run ${inFigures(most)} sentences were read, so there may be more.`,
  longestAt: ([one, many]: readonly [string, string], count: number, steps: number, at: string) => {
    const long = `${inFigures(steps)} ${steps === 1 ? "step" : "steps"}`;
    return count === 1
      ? `The longest ${one.toLowerCase()} takes ${long} and begins ${at}.`
      : `The longest ${many.toLowerCase()} take ${long} each and begin ${at}.`;
  },
  failsAt: (statement: string, count: number, at: string) =>
    count === 0 ? `“${statement}” never fails.` : `“${statement}” fails ${at}.`,
  /** With the figures at the first of these steps, where there are any. */
  closestAt: (statement: string, isBroken: boolean, at: string, figures: string) =>
    `“${statement}” ${isBroken ? "fails furthest" : "comes closest to failing"} ${at}${figures && ` (${figures})`}.`,
  sampled: "The run is long, so it was checked where something larger happens.",
};
