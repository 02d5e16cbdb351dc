/** What a figure says while its run is tried otherwise: it comes with that. */
import { inFigures } from "#algorithms/core/lesson/numeral.en.ts";

export const whatIfWords = {
  title: "What if?",
  close: "Close",
  back: "Back to the run",
  undo: "Undo",
  /** The choices at the step where the reader stands. */
  instead: (step: number) => `At step ${inFigures(step)}, instead:`,
  asWritten: "as written",
  ownTag: "the algorithm’s own",
  chosenTag: "taken here",
  /** `isHere`: the step where the reader stands was a choice. */
  none: (isHere: boolean, step: number) =>
    isHere
      ? `Nothing is free before the next step, but step ${inFigures(step)} could have been another one.`
      : "Nothing is free before the next step.",
  noneAtAll: "On this input nothing is free: each step follows from the ones before.",
  toLast: "the free choice before",
  toNext: "the next free choice",
  noneEarlier: "none earlier",
  noneLater: "none later",
  more: (count: number) => `and ${inFigures(count)} more: touch them in the picture`,
  touchHint: "Choose here, or touch it in the picture.",
  another: "Another choice here:",
  step: (step: number) => `step ${inFigures(step)}`,
  over: "over",
  waits: "waits",
  both: "Both",
  rail: "Both runs",
  railAt: (halt: number, last: number, left: number, right: number) =>
    `halt ${inFigures(halt)} of ${inFigures(last)}: left step ${inFigures(left)}, right step ${inFigures(right)}`,
  previous: "The halt before",
  next: "The next halt",
  previousPhase: (phase: string) => `Back to the beginning of the ${phase.toLowerCase()}`,
  nextPhase: (phase: string) => `On to the next ${phase.toLowerCase()}`,
  play: "Play",
  pause: "Pause",
  at: (halt: number, last: number) => `${inFigures(halt)} of ${inFigures(last)}`,
  halt: "Halt",
  /** Where both stand, and what is said of each. */
  told: (halt: number, last: number, sides: readonly (readonly [title: string, said: string])[]) =>
    [
      `Halt ${inFigures(halt)} of ${inFigures(last)}.`,
      ...sides.map(([title, said]) => `${title.charAt(0).toUpperCase()}${title.slice(1)}: ${said}`),
    ].join(" "),
  futures: "Futures of this run",
  count: (count: number) => inFigures(count),
  steps: (count: number) => `${inFigures(count)} ${count === 1 ? "step" : "steps"}`,
  rename: "Name and note",
  name: "Name",
  note: "Note",
  noteHint: "What it shows, or what to ask",
  save: "Save",
  onLeft: (name: string) => `On the left: ${name}`,
  remove: "Remove",
  notKept:
    "This browser keeps nothing of these futures: its storage is full or forbidden. They stand here until you close the page; C copies a link to one.",
  orders: "What never changes",
  changes: "What does",
  tryOrders: (count: number) => `Try ${inFigures(count)} orders`,
  counting: (share: number) => `${Math.round(share * 100)} % of the orders are counted`,
  cancel: "Cancel",
  theorem: "None of these orders changes anything.",
  bar: (steps: number, count: number) =>
    `${inFigures(count)} of ${inFigures(steps)} steps: step through one of them`,
  touchBar: "Touch a bar to step through a run of that length.",
  anOrder: (steps: number) => `an order of ${inFigures(steps)} steps`,
  thisOne: "this one",
  tabs: { futures: "Futures", orders: "Never changes" },
  otherInput: "another input",
  inputLine: (old: string, fresh: string) =>
    old === "" ? `with “${fresh}”` : fresh === "" ? `without “${old}”` : `“${fresh}” instead of “${old}”`,
  inputTitle: "What if the input were another?",
  inputHint: (isSpare: boolean) => (isSpare ? "Change it, or leave a line out." : "Change it:"),
  offered: (rule: string | undefined) =>
    rule === undefined ? "What shall be other?" : `That cannot be. ${rule}`,
  byKeys: "Choose a mark with the keys",
  keysHint: "Arrows walk along the marks, Enter touches one, Esc ends it.",
  compare: "Compare",
  sameInput: "This is the same input.",
  inputError: (line: number, message: string) => `Line ${inFigures(line)}: ${message}`,
  leaveOut: (line: string) => `Leave out: ${line}`,
  wrong: (name: string) => `wrong program: ${name}`,
  wrongPrograms: (count: number) =>
    `What if the program were wrong? ${inFigures(count)} mistakes that people make`,
  wrongRun: { same: "Here it makes the same steps.", fails: "Here it breaks off." },
  broken: (what: string, figures: string) => `Here a check fails: “${what}”${figures && ` (${figures})`}.`,
  fails: "This program breaks off on this input, so there is nothing to show.",
  ofTurn: "In your own turn every choice is yours already: leave it, and ask there.",
  stopped: "This run was stopped before its end, so it has no other future to compare with.",
  cut: (taken: number, wanted: number) =>
    `The link chooses ${inFigures(wanted)} times otherwise. Of these, ${inFigures(taken)} ${taken === 1 ? "fits" : "fit"} this lesson; the rest is left out.`,
  noneLeft:
    "The link chooses otherwise, but nothing of it fits this lesson any more. You see the run as written.",
  unread: "The link asks for a future that this run does not have. You see the run as written.",
};
