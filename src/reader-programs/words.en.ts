import { counted } from "#algorithms/core/text/counted.en.ts";
import type { Growth, LaterError } from "./room/order.ts";

const megabytes = (bytes: number): string =>
  new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(bytes / 1e6);

/** What the pages for readers' own programs say, in English. */
export const ownWords = {
  title: (lesson: string) => `Your own program: ${lesson}`,
  description: (lesson: string) =>
    `Write a program for “${lesson}” in the page. It is judged on many inputs; the smallest on which it fails is found, and its run plays on the figure.`,
  lead: "Write it, run it, and see where it goes wrong. It runs in this browser only; nothing is sent anywhere.",
  invitation: {
    title: "Write it yourself",
    text: "Write the program in the page, or bring one in any language. It is tried on many inputs; if it fails, you get the smallest one that we find, and see its run on the figure, line by line.",
    open: "Write your own program",
  },
  back: "The lesson",
  task: "The task",
  example: "For example",
  /** Before what is said of the lines of an output. */
  lists: "It returns a list for each line of this:",
  returns: (call: string) => `${call} may return`,
  asText: "For a program in another language",
  input: "Input",
  output: "Output",
  judgeOutput: "Judge its output here",
  chooseInput: "Input",
  inputNumber: (number: number, size: string) => `${number}: ${size}`,
  copyInput: "Copy the input",
  saveInput: "Save the input",
  inputCopied: "The input is copied.",
  inputNotCopied: "The browser did not let us copy; select the input and copy it.",
  pasteOutput: "What your program prints for it, with or without a trace: paste it, or drop its files",
  pasteSource: "Your program, if it printed a trace and you want to see the lines that run",
  outputTooBig: (most: number) => `The files are too big: together they may have ${most / 1e6} MB.`,
  outputTaken: (files: readonly string[], size: number) =>
    `${files.join(" and ")}: ${(size / 1e6).toFixed(1)} MB. That is too long to stand here; it is read all the same.`,
  judgeIt: "Judge it",
  openFiles: "Open files",
  noOutput: "There is nothing here yet: paste what your program printed.",
  outputRight: "Right for this input.",
  watchOutput: "Watch the answer",
  badTrace: "The trace cannot be read.",
  otherLesson: (lesson: string) => `It is a trace for the lesson “${lesson}”; this page is another one’s.`,
  otherInput:
    "It tells of an input that is not in the list above. Choose one there, and run the program on it.",
  traceAlone:
    "The run can be watched, but its answer is not here: paste what the program printed under the trace, or drop both files at once.",
  noAnswer: "The answer was not pasted with the trace.",
  traced: (events: number, names: readonly string[]) =>
    `The trace has ${events === 1 ? "1 event" : `${events.toLocaleString("en")} events`}${names.length > 0 ? ` and tells of ${names.join(", ")}` : ""}.`,
  traceHow: "To watch the run, let your program print a trace",
  traceText:
    "A small helper writes down which lines run and what the variables hold. Drop the trace and the answer together where the output is judged, with your program if you like: then the run plays on the figure, line by line.",
  /** What stands before and behind a call, which is code. */
  calls: ["Call", "in your program, and the run that you watch draws it."],
  drawnNames: "Drawn on the figure, if your program uses these names:",
  traceOf: {
    py: "Your program stays as it is; the helper runs it.",
    cpp: "You say which lines and which variables are told.",
    java: "You say which lines and which variables are told; the helper lies beside your program.",
  },
  traceForm: "Any other language",
  traceFormText:
    "Print these lines yourself, to standard error or into a file. The first one comes once. The others say that a line runs, what a variable holds after a line (a whole number, null, or a list of these, or of such lists), that a line has written to a place of a list (here 5 to place 2, counted from 0), and that a line tells the figure a game or a pair of two numbers, or a move of three. What else is printed is the answer.",
  takeAway: "The lesson’s algorithm as a program to take away",
  takeAwayText: "It reads this input and prints this output. Look after you have tried yourself.",
  copyProgram: "Copy",
  saveProgram: "Save",
  programCopied: "Copied",
  programNotCopied: "Not copied: select it",
  exampleInput: "Input of the example",
  exampleOutput: "An output of it",
  commandLine: "On your own machine the same judge runs any program:",
  needsScripts: "Writing and running it here takes a browser that runs scripts. This is where to begin:",
  program: "Program",
  editor: "Your program",
  keys: "Ctrl + Enter runs it. Tab indents; after Ctrl + M it moves the focus.",
  language: "Language",
  looksLikePython: (mistake: string) => `${mistake}. This looks like Python: choose Python above.`,
  languages: { javascript: "JavaScript", typescript: "TypeScript", python: "Python" },
  python: {
    offer:
      "Python runs in this page as well. It comes once, stays on this device, and then works without a network.",
    get: (bytes: number) => `Get Python: ${megabytes(bytes)} MB`,
    coming: "Python is on its way",
    amount: (bytes: number, of: number) => `${megabytes(bytes)} of ${megabytes(of)} MB`,
    cancel: "Cancel",
    canceled: "Canceled. Nothing was kept.",
    notCome: "Python did not come: is the connection there? Try again.",
    come: "Python is here. Press Run.",
    first: "Python has to come first.",
    starting: "Starting Python …",
  },
  drafts: "Your programs",
  draft: (number: number) => `Program ${number}`,
  fromLink: "From a link",
  fresh: "New",
  rename: "Name of this program",
  remove: "Delete",
  removed: (name: string) => `“${name}” is deleted.`,
  undo: "Undo",
  again: "Start again",
  begun: "The program is the first lines again.",
  copyLink: "Copy a link",
  copied: "The link is copied. Whoever opens it sees the program; it runs when they press Run.",
  notCopied: "The browser did not let us copy. The link stands in the address now.",
  tooLongForLink: "The program is too long for a link. Save it as a file.",
  badLink: "The link is damaged: it holds no program. Yours are still here.",
  save: "Save as a file",
  open: "Open a file",
  tooBig: (most: number) =>
    `The file is too big: a program has at most ${most.toLocaleString("en")} characters.`,
  noText: "The file is no text.",
  notKept: "This browser keeps nothing for this page: save the program before you leave.",
  run: "Run",
  stop: "Stop",
  stopped: "Stopped.",
  starting: "Getting the judge …",
  running: (passed: number) => `Running: ${counted(passed, "input")} right so far …`,
  right: (passed: number) => `Right on all ${counted(passed, "input")}.`,
  growth: ({ to, milliseconds, compared }: Growth) => {
    const time = milliseconds < 1 ? "less than a millisecond" : `${Math.round(milliseconds)} ms`;
    if (!compared) return `For ${to} it takes ${time}.`;
    const { from, times } = compared;
    return `From ${from} to ${to} it takes ${times < 10 ? times.toFixed(1) : Math.round(times)} times as long: ${time}.`;
  },
  later: ({ at, kind, line, message }: LaterError) =>
    kind === "depth"
      ? `For ${at} its calls go deeper than there is room for, in line ${line}.`
      : `For ${at} it stops with an error in line ${line}: ${message}`,
  wrong: "Not right yet.",
  wrongFor: "It fails here, and on nothing smaller that we found:",
  after: (passed: number) => `It was right on ${counted(passed, "input")} before.`,
  gave: "It gave",
  place: (line: number, column: number) => `Line ${line}, column ${column}:`,
  line: (line: number) => `Go to line ${line}`,
  mistake: "A mistake that we know answers like this:",
  seeMistake: "See that mistake in its smallest case",
  printed: "What it printed",
  printedAt: (line: number) => `line ${line}`,
  watch: "Watch this run",
  compare: "Beside the article’s program",
  watchOwn: "Watch it run",
  onInput: "on",
  figure: "Your program",
  article: "The article’s program",
  compared: "Yours and the article’s",
  recording: "Recording the run …",
  noRun: "This run came to no end that could be shown.",
  unsafe:
    "This page was delivered without the rules that keep a program locked in, so nothing was run. Reload the page; if that does not help, the site is set up wrongly.",
  broke: (message: string) => `The judge broke off (${message}). Your program is still here; run it again.`,
  notCome: "The judge did not come: is the connection there? Your program is still here; run it again.",
};

/** What the pages for readers' own programs say. */
export type OwnWords = typeof ownWords;
