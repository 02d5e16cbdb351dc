import { inFigures } from "#algorithms/core/lesson/numeral.en.ts";

/** What is said on the stage. */
export const stageWords = {
  label: (lesson: string, diagram: string) => `${lesson}, ${diagram}, on the stage`,
  diagram: (number: number, of: number) => `Diagram ${number} of ${of}`,
  stop: (number: number, of: number) => `Stop ${number} of ${of}`,
  /** Before the coach's own answer. */
  answer: "Answer:",
  step: (position: number, length: number) => `Step ${inFigures(position)} of ${inFigures(length)}`,
  /** How far one press goes. */
  by: (level: string) => `By ${level.toLowerCase()}`,
  byTitle: (level: string, presses: number) =>
    `One press goes on by one ${level.toLowerCase()}; the whole run takes ${inFigures(presses)}. Change it with L.`,
  next: "Next",
  back: "Back",
  leave: "Leave the stage",
  code: "Code",
  tables: "Tables",
  checks: "Checks",
  legend: "Legend",
  ask: "Ask",
  keys: "Keys",
  more: "More: code, tables, checks, legend, notes, keys",
  pen: "Pen: write on the picture",
  ink: (strokes: number) =>
    strokes === 1 ? "one stroke of the pen" : `${inFigures(strokes)} strokes of the pen`,
  notes: "Notes",
  notesBlocked: (address: string) =>
    `The browser did not let this page open a window. Allow it, or open this address in one of your own: ${address}`,
  answerBy: (from: string, to: string) => `Press ${from}–${to}, or touch the picture. Next shows the answer.`,
  answerByLetter: (last: string) =>
    last === "A"
      ? "Press Shift + A, or touch the picture. Next shows the answer."
      : `Press Shift and a letter from A to ${last}, or touch the picture. Next shows the answer.`,
  answerByTouch: "Touch the picture to answer. Next shows the answer.",
  coming: "The next diagram is coming …",
  missing: "The next diagram has not arrived: the connection broke. Press Next to try again.",
  last: "That was the last diagram of this lesson. Escape leads back to the text.",
  lastStop: "That was the last stop of this tour. Escape leads back to its page.",
  firstStop: "This is the first stop of this tour.",
  first: "This is the first diagram of this lesson.",
  noPanel:
    "Beside two pictures there is no room for a panel: Escape leads back to the figure, which has them all.",
  black: "The screen is black. Any key brings the picture back.",
  helpTitle: "On the stage",
  help: [
    ["Page Down, Space, →", "go on: the next step, a question, its answer, the next diagram"],
    ["Page Up, ←", "back, also to the diagram before"],
    ["Shift + → ←, Page Down, Page Up", "a stage or a phase at once"],
    ["Home, End", "first and last step"],
    [". or B", "black screen, and the picture again"],
    ["Shift + A, B, C …; 0–9", "answer a question by its letter or its number"],
    ["+ −", "larger and smaller text"],
    ["L", "how far one press goes"],
    ["C, T, K, G", "code, tables, checks, and the legend of the signs"],
    ["A, < and >", "ask the run, and go from answer to answer"],
    ["N", "notes, in a window for you alone"],
    ["P, U", "the pen, and its last stroke away"],
    ["Esc or F", "back to the text, at the step that was reached"],
  ] as readonly (readonly [keys: string, what: string])[],
};

export type StageWords = typeof stageWords;
