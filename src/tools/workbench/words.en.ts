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
  lead: "Paste a small program in JavaScript, TypeScript or Python, press Run, and watch what it does with its data, line by line and both ways. It runs in this browser only; nothing is sent anywhere.",
  examples: "Or begin with one of these",
  all: (count: number) => `All ${count} programs`,
  programs: "Well-known programs",
  search: "Find a program",
  tags: "Show only",
  galleryLanguage: "They open in",
  shown: (shown: number, all: number) => (shown === all ? `${all} programs` : `${shown} of ${all} programs`),
  opened: (title: string) => `“${title}” is open. Press Run: the figure asks what comes before it shows it.`,
  inPython: (title: string) => `${title}, in Python`,
  notInGallery: "The link names a program that is not here. Yours are still here.",
  programNotCome: "The program did not come: is the connection there? Reload the page and open it again.",
  lesson: (number: number, title: string) => `lesson ${number}: ${title}`,
  lessonPrograms: "The programs of the lessons",
  lessonProgramsAbout: "Each has a page of its own, where you write it and have it judged.",
  misread: (lines: readonly number[]) =>
    ` The question in line ${lines.join(", ")} could not be read: it needs \`a piece of the code\`, a text and => an answer.`,
  drawn:
    "What is drawn is found by how the program uses its data: rows, grids and tables with the variables that are places in them, graphs, linked nodes, heaps, maps, the tree of calls. A comment such as “// @graph adj”, “// @grid a”, “// @row a”, “// @hide dirs” or “// @at i a”, in Python with “#”, says it otherwise. A program in any other language can print a trace, which is pasted or opened here.",
  empty: "There is no program here yet. Paste one into the field, or begin with an example.",
  needsScripts: "A program can run only in a browser that runs scripts.",
  otherFile: (name: string) =>
    `“${name}” is neither a program in JavaScript, TypeScript or Python (.js, .ts, .py) nor a printed trace. Programs in other languages are run where they are, and print a trace.`,
  noText: (name: string) => `“${name}” is not text in UTF-8. Save it so, or paste the program.`,
  longFile: (name: string, most: number) =>
    `“${name}” is longer than ${inFigures(most)} letters: that is more than runs here.`,
  badTrace: "The trace cannot be played.",
  brought: "The link brought this program. Read it, then press Run.",
  keys: "Ctrl + Enter runs it. Tab indents; after Ctrl + M it moves the focus.",
  run: "Run",
  stop: "Stop",
  growth: "How it grows",
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
  frame: {
    none: "The address of this frame holds no program, or a damaged one.",
    unknown: "The address of this frame names a program that is not here.",
    here: "It runs in this browser only; nothing is sent anywhere.",
    back: "The program",
    home: "Open in the workbench",
  },
  pictures: "Drawn",
};
