import { inFigures } from "#algorithms/core/lesson/numeral.en.ts";
import { several } from "./words.en.ts";

/** What the table of a class says; only its page needs it. */
export const classWords = {
  title: "A class at a glance",
  lead: "Drop the files that your pupils have saved, thirty at once if you like: who can do what, in one table.",
  description:
    "For teachers: the files in which pupils keep what they have done, as one table, pupil by skill, and as CSV. Nothing is uploaded.",
  how: "Each pupil saves a file on the page “What I can do now”, or at the end of a tour, and gives it to you. Files are read on this device, and neither sent nor kept.",
  codes: "Or paste the codes that pupils have sent",
  takeCodes: "Read the codes",
  since: "Answered since",
  last: "Last answered or handed in",
  day: (date: Date) => new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" }).format(date),
  countSince: (pupils: number, of: number, from: Date) =>
    `${inFigures(pupils)} of ${inFigures(of)} ${pupils === 1 ? "has" : "have"} answered since ${new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }).format(from)}.`,
  order: "Order",
  orders: { name: "by name", need: "who needs help first", absence: "longest away first" },
  stop: (number: number, question: string) => `Stop ${number}${question === "" ? "" : `: ${question}`}`,
  given: (right: boolean | undefined, answer: string) =>
    right === undefined ? `“${answer}”` : right ? "right" : answer === "" ? "not yet" : `not yet: ${answer}`,
  sums: "Can do it, of those who tried",
  needs: "What to repeat",
  need: (wrong: number, of: number, where: string) =>
    `${where} – not yet ${inFigures(wrong)} of ${inFigures(of)}.`,
  /** Before a mistake. */
  made: (pupils: number) => `${inFigures(pupils)} × `,
  nothingToRepeat: "Nothing of what was tried is wrong.",
  open: "Open files",
  drop: "Drop the files here",
  empty: "No file is open.",
  count: (pupils: number, refused: number, again: number) => {
    const parts = [
      several(pupils, "pupil"),
      ...(refused === 0 ? [] : [`${several(refused, "file")} not read`]),
      ...(again === 0 ? [] : [`${several(again, "file")} already here`]),
    ];
    return `${parts.join(", ")}.`;
  },
  refused: "Not read",
  sameName: "In several files: two pupils of one name, or one with two devices?",
  onePupil: "One pupil",
  pupil: "Pupil",
  read: "Sections read",
  questions: "Questions on diagrams",
  run: "Run by hand",
  programs: "Wrong programs broken",
  of: (right: number, of: number) => `${right}/${of}`,
  states: { recalled: "recalled", right: "right", wrong: "not yet", new: "" },
  runs: { right: "without a slip", performed: "performed", new: "" },
  csv: "Save as CSV",
  clear: "Close all files",
  table: "Who can do what",
  caption: (today: Date) =>
    `Who can do what, ${new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }).format(today)}`,
} as const;
