import { inFigures } from "#algorithms/core/lesson/numeral.en.ts";

/** What is said on sheets for a class, and where they are made. */
export const sheetWords = {
  title: "Sheets",
  description:
    "Print exercises for a class: one sheet for all, a page with other numbers for each pupil, and a key.",
  lead: "Exercises on paper: a sheet for everybody, a page with other numbers for each pupil, and the key.",
  needsScripts:
    "Sheets are made by script, and scripts are switched off here. The exercises stand in the lessons, and print with them.",
  lesson: "Lesson",
  second: "And a second one",
  noSecond: "none",
  both: (titles: readonly string[]) => titles.join(" and "),
  exercises: "Exercises",
  seed: "Seed",
  seedNote: "The same seed makes the same papers again.",
  another: "Another seed",
  drawAgain: (exercise: string) => `Other numbers: ${exercise}`,
  pupils: "Pupils",
  paper: "Paper",
  papers: { a4: "A4", letter: "Letter" },
  print: { sheet: "Print the sheet", slips: "Print the slips", key: "Print the key" },
  copyLink: "Copy the link to these papers",
  copied: "Copied.",
  coming: "The papers are being made …",
  notCome: "The exercises have not arrived: the connection broke. Choose the lesson again to try once more.",
  parts: { sheet: "Sheet", slips: "Slips", key: "Key" },
  partsLabel: "Which papers",
  chooseExercise: "Choose at least one exercise.",
  tooMany: (most: number) =>
    `These are more than ${most} exercises: the sheet would not fit on two pages. Leave some out.`,
  badPupils: (found: string, most: number) =>
    `Found ${found || "nothing"} for the pupils, expected a whole number from 1 to ${most}.`,
  badSeed: (found: string, largest: number) =>
    `Found ${found || "nothing"} for the seed, expected a whole number from 1 to ${inFigures(largest)}.`,
  sheetTitle: (lesson: string) => lesson,
  name: "Name",
  date: "Date",
  keyTitle: (lesson: string) => `${lesson}: the key`,
  slipOf: (lesson: string, pupil: number, page: number, of: number) =>
    `${lesson}, no. ${pupil}${of === 1 ? "" : `, page ${page} of ${of}`}`,
  different: (answers: number, pupils: number) =>
    `${inFigures(answers)} different ${answers === 1 ? "answer" : "answers"} among ${inFigures(pupils)}`,
  sameForAll: (exercises: readonly string[]) =>
    `On no slip, as everybody would have the same answer: ${exercises.join("; ")}.`,
  forAll: "The sheet",
  forPupils: "The slips",
  orAnother:
    "Where several answers are right, one of them stands here; the page behind the code accepts them all.",
  /** Notes of pictures that only make sense on a screen. */
  tellsToTouch: /\b(?:touch|choose)\b/,
  opens: "Check your answer:",
  foot: (lesson: string, seed: number) => `Kibitz · ${lesson} · seed ${seed}`,
  licence: "CC BY 4.0, The Kibitz authors",
};

export type SheetWords = typeof sheetWords;
