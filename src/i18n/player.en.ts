import type { PlayerWords } from "#components/words.ts";

const count = new Intl.NumberFormat("en");
const size = new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const en: PlayerWords = {
  diagram: (number) => `Diagram ${number}`,
  example: "Example",
  ownInput: "Your own input",
  yourInput: "Your own input",
  randomInput: (size, seed) => `Random: ${size}, seed ${seed}`,
  back: "Back to the diagram",
  menu: "Menu",
  copyLink: "Copy link to this step",
  copied: "Link copied.",
  copyByHand: "The browser did not let us copy. Here is the link:",
  tooLongForLink: "This input is too long for a link. Save it as a file and send that.",
  saveInput: "Save the input as a file",
  present: "Show on the stage",
  stageComing: "The stage is coming …",
  stateTable: "State as a table",
  savePicture: "Save the picture",
  startAgain: "Start again",
  keysAndHelp: "Keys and help",
  close: "Close",
  toStart: "To the start",
  toEnd: "To the end",
  previous: (level) => `Previous ${level.toLowerCase()}`,
  next: (level) => `Next ${level.toLowerCase()}`,
  play: "Play",
  pause: "Pause",
  speed: "Speed",
  fastest: "fastest",
  step: "Step",
  goToStep: "Go to step",
  of: (total) => `of ${count.format(total)}`,
  wholeRun: "The whole run",
  bothRuns: "Both runs",
  byStep: "by step",
  byRound: "by round",
  over: "finished",
  start: "Start",
  line: (line) => `line ${line}`,
  lineNext: (line) => `line ${line} comes next`,
  code: "Code",
  languages: { ts: "TypeScript", py: "Python", cpp: "C++", java: "Java" },
  watch: "Watch",
  checks: "Checks",
  changed: (count) =>
    count === 0 ? "nothing changed" : count === 1 ? "1 cell changed" : `${count} cells changed`,
  was: (value) => `was ${value}`,
  wasEmpty: "was empty",
  checkedAtEveryStep: "Checked at every step",
  hold: (holding, of) => `${holding} of ${of} hold`,
  certificate: "Certificate of the result",
  why: "Why is this allowed?",
  backToComment: "Back to the comment",
  question: (number, of) => `question ${number} of ${of}`,
  orPress: (from, to) => `or press ${from}–${to}`,
  yourTurn: "Your turn",
  endTurn: "End your turn",
  choiceNumber: (number) => `choice ${number}`,
  answerTaken: (answer) => `Taken: ${answer}.`,
  takenInstead: (answer) => `Not that one. The run takes ${answer} and goes on.`,
  asTest: "Test me instead",
  testDone: (right, of) =>
    right === of ? `All ${of} choices were right.` : `${right} of ${of} choices were right.`,
  firstWrong: "See the first wrong one",
  nextWrong: "Next wrong one",
  toTheEnd: "Back to the end",
  youChose: (answer) => `You chose ${answer}.`,
  rightWas: (answers, hasMore) =>
    answers.length === 1 && !hasMore
      ? `The right choice was ${answers[0]}.`
      : `Any of these was right: ${answers.join("; ")}${hasMore ? "; and more" : ""}.`,
  yourNumber: "Your number",
  takeIt: "Take it",
  turnLeft: "Your run is put aside.",
  goOn: "Go on with it",
  turnCut: (taken, wanted) =>
    taken === 0
      ? `The link holds a run of ${wanted} choices, but none of them fits this lesson any more. You can begin your own.`
      : `The link holds a run of ${wanted} choices. The first ${taken} of them still fit; the rest is left out.`,
  none: "None",
  thatIsAll: "That is all",
  undo: "Undo",
  onceMore: "Once more",
  turnDone: (choices, slips, shown) => {
    const made = choices === 1 ? "You made one choice" : `You made ${choices} choices`;
    const refused =
      slips === 0
        ? "no answer was refused"
        : slips === 1
          ? "one answer was refused"
          : `${slips} answers were refused`;
    const seen = shown === 0 ? "" : shown === 1 ? ", one was shown" : `, ${shown} were shown`;
    return `Done. ${made}: ${refused}${seen}.`;
  },
  hint: "Hint",
  showMe: "Show me",
  right: "Right.",
  notThat: (label) => `Not ${label}. Try another one.`,
  shown: "This is the answer.",
  wrongLastTime: "You got this one wrong last time.",
  stopHere: "A question stops here",
  examples: "Examples",
  orLetUsChoose: "Or let us choose",
  seed: "Seed",
  another: "Another one",
  seedNote: "The seed goes into the link, so whoever opens it sees the same list.",
  lines: (count) => (count === 1 ? "1 line" : `${count} lines`),
  place: (line, column) => `Line ${line}, column ${column}.`,
  keepsLast: "The diagram keeps the last input that could be read.",
  goToMistake: "Go to the place",
  chooseFile: "Open a text file",
  dropHere: "Let go to read the file",
  fileTooBig: (name, bytes, limit) =>
    `${name} is ${size.format(bytes / 1e6)} MB; expected a text file of at most ${count.format(limit / 1e6)} MB. It was not read.`,
  fileNotText: (name, byte) =>
    `${name} is not a text file: byte ${byte} is not valid UTF-8. Save it as plain text and open it again.`,
  read: (steps) => `Read. The run has ${count.format(steps)} steps.`,
  recording: (steps) => `Recording the run: ${count.format(steps)} steps so far`,
  cancel: "Cancel",
  canceled: "Cancelled. The diagram keeps its earlier run.",
  failed: (message) => `The run failed: ${message}`,
  stopped: (steps) =>
    `Stopped at ${count.format(steps)} steps, the most that a figure records. You see the beginning of the run.`,
  oldLink:
    "This link was made for an earlier version of this lesson, so the step may not be the one that was meant.",
  badLink:
    "The link to this diagram could not be read: it is incomplete or damaged. You see the diagram’s own example.",
  badExample: (name) =>
    `The link asks for an example called “${name}”, which this lesson does not have. You see its own example.`,
  stepOutside: (step, last) =>
    `The link asks for step ${step}, but the run ends at ${last}. You see the last step.`,
  sizeOutside: (least, most, found) => `Expected a size from ${least} to ${most}, found ${found}.`,
  dismiss: "Dismiss",
  recordingAgain: "The steps of this diagram are being recorded again.",
  notCome: "This part of the diagram has not arrived: the connection broke.",
  tryAgain: "Try again",
  choosable: "yours to choose",
  stateTitle: (position) => `The state after step ${position}`,
  array: "Array",
  index: "Index",
  value: "Value",
  moreCells: (count) => `… and ${count} more cells`,
  board: {
    closer: "Zoom in",
    farther: "Zoom out",
    whole: "Show the whole board",
    follow: "Follow",
    point: "Point at a piece to see which it is.",
    choose: "Choose",
    at: (label, row, column) => `${label}, row ${row}, column ${column}`,
  },
};
