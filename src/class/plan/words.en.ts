import { inFigures } from "#algorithms/core/lesson/numeral.en.ts";

/** What the page of a plan says. */
export const planWords = {
  title: (lesson: string) => `${lesson}: a class of 45 minutes`,
  description: (lesson: string) =>
    `A plan for teaching ${lesson}: what to show, say and ask, which wrong answers will come, and papers to print.`,
  lead: "What the wall shows, what you say and ask, and which wrong answers will come. Write your own words into it: they stay on this device, and the notes window has them too.",
  aim: "Afterwards:",
  bring: "Have ready:",
  minutes: (from: number, to: number) => `minutes ${inFigures(from)}–${inFigures(to)}`,
  onWall: "On the wall:",
  diagram: "a diagram of the lesson",
  ask: "Ask",
  answer: "Answer",
  wrong: "Somebody will say",
  print: "Print the plan",
  printPapers: "Print the papers",
  papersNote:
    "What this class needs: its diagrams before the first step, to be written on, with a line for the name; empty grids, tables, and cards to cut out.",
  grid: (rows: number, columns: number) =>
    `An empty grid of ${inFigures(rows)} rows and ${inFigures(columns)} columns`,
  cards: (texts: readonly string[]) => `Cards to cut out: ${texts.join("; ")}`,
  again: "As it was",
  undo: "Undo",
  kept: "Your words are kept on this device.",
  notKept: "This browser keeps nothing: print the plan before you close the page.",
  asItWas: "The plan is as it was.",
  papers: "Papers",
  name: "Name",
  lesson: "The lesson",
  sheet: "Exercises on paper",
};
