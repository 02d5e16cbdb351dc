import { inFigures } from "#algorithms/core/lesson/numeral.en.ts";
import type { Limit } from "#algorithms/engines/program/words.ts";

const STOPPED: Readonly<Record<Limit, string>> = {
  steps: "It has not ended after a million steps, and was stopped there.",
  time: "It has not ended after four seconds, and was stopped there.",
  words: "It writes more than can be kept, and was stopped when that was full.",
  constants: "It makes more texts and decimals than can be kept, and was stopped when that was full.",
  objects: "It makes more than a million objects, and was stopped there.",
  calls: "It makes more than a million calls, and was stopped there.",
};

/** The words of the workbench in English. */
export const workbenchWords = {
  name: "Workbench",
  card: "Paste a small program, press Run, and watch it: its lists, graphs, trees and calls, where each index stands, and a sentence for every line.",
  title: "Workbench",
  lead: "Paste a small program in JavaScript, press Run, and watch what it does with its data, line by line and both ways. It runs in this browser only; nothing is sent anywhere.",
  examples: "Or begin with one of these",
  exampleNames: {
    "binary-search": "Binary search",
    "two-pointers": "Two pointers",
    "insertion-sort": "Insertion sort",
    mergesort: "Mergesort",
    "grid-search": "Shortest way in a grid",
    "common-subsequence": "Longest common subsequence",
    sieve: "Sieve of Eratosthenes",
    queens: "Queens on a board",
  } as Readonly<Record<string, string>>,
  drawn:
    "What is drawn: lists, texts and grids, with the variables that are places in them; maps and sets; graphs, linked nodes, heaps and the tree of calls. A comment such as “// @graph adj”, “// @grid a”, “// @row a”, “// @hide dirs” or “// @at i a” says it otherwise. All else stands in the table of variables.",
  empty: "There is no program here yet. Paste one into the field, or begin with an example.",
  needsScripts: "A program can run only in a browser that runs scripts.",
  editor: "Your program",
  drafts: "Your programs",
  draft: (number: number) => `Program ${number}`,
  fresh: "New",
  remove: "Delete",
  removed: (name: string) => `“${name}” is deleted.`,
  undo: "Undo",
  copyLink: "Copy a link",
  copied: "The link is copied. Whoever opens it sees the program; it runs when they press Run.",
  notCopied: "The browser did not let us copy. The link stands in the address now.",
  tooLongForLink: "The program is too long for a link.",
  fromLink: "From a link",
  brought: "The link brought this program. Read it, then press Run.",
  badLink: "The link is damaged: it holds no program. Yours are still here.",
  otherLanguage: "The link brings a program in another language; only JavaScript runs here.",
  notKept: "This browser keeps nothing for this page: save the program before you leave.",
  keys: "Ctrl + Enter runs it. Tab indents; after Ctrl + M it moves the focus.",
  run: "Run",
  stop: "Stop",
  running: "Running …",
  stopped: "Stopped.",
  ran: (steps: number) => `It ran: ${steps === 1 ? "1 step" : `${inFigures(steps)} steps`}.`,
  place: (line: number, column: number) => `Line ${line}, column ${column}:`,
  goTo: (line: number) => `Go to line ${line}`,
  refused: "It does not run yet.",
  failed: "It ended with an error.",
  full: (limit: Limit) => STOPPED[limit],
  partShown: (steps: number, line: number) =>
    `It was in line ${line}. What ran until then is shown: ${steps === 1 ? "1 step" : `${inFigures(steps)} steps`}.`,
  silent:
    "It said nothing for nine seconds, and was ended. One long call, such as a regular expression that never ends, cannot be stopped from inside, so nothing of it can be shown.",
  unsafe:
    "This page was delivered without the rules that keep a program locked in, so nothing was run. Reload the page; if that does not help, the site is set up wrongly.",
  broke: (message: string) => `The browser does not take it: ${message}`,
  notCome:
    "A part of this page did not come: is the connection there? Your program is still here; run it again.",
  figure: "Your program",
  pictures: "Drawn",
};
