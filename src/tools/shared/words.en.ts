/** What several tools say alike, in English. */

import { inFigures as count } from "#algorithms/core/lesson/numeral.en.ts";

export { count };

/** A count with its unit: "1 king", "2,499 kings". */
export const counted = (value: number, one: string, many = `${one}s`): string =>
  `${count(value)} ${value === 1 ? one : many}`;

/** "Anna, Bo and Carl"; where names have commas in them, semicolons stand between. */
export function listed(names: readonly string[]): string {
  const mark = names.some((name) => name.includes(",")) ? "; " : ", ";
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(mark)} and ${names.at(-1)}`;
}

/** The size of a file: "12 bytes", "1.5 MB". */
export function size(bytes: number): string {
  if (bytes < 1000) return counted(bytes, "byte");
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** Why a file was not taken. */
export const fileWords = {
  tooBig: (name: string, found: number, most: number): string =>
    `${name} was not read: it has ${count(found)} bytes, and at most ${count(most)} are taken.`,
  notText: (name: string): string => `${name} was not read: it is no text.`,
  unreadable: (name: string, why: string): string => `${name} could not be read: ${why}.`,
};

/** What is said of a text with mistakes. */
export const mistakeWords = {
  mistakes: (n: number): string => (n === 1 ? "One mistake to mend" : `${count(n)} mistakes to mend`),
  more: (rest: number): string => `and ${count(rest)} more`,
  goTo: "Go there",
};

/** What is said of the keeping from visit to visit, and between tabs. */
export const keptWords = {
  taken: "Another tab has changed this. Its change is shown here.",
  conflict: "Another tab has changed this too, and does not know what you have here. Which shall stay?",
  keepOwn: "Keep what is here",
  takeOther: "Take the other tab’s",
  refused:
    "This browser keeps nothing for this page: its storage is full, or forbidden. Take a file with you before you close the tab.",
  damaged:
    "What was kept here from your last visit is damaged and cannot be read. Nothing of it is lost yet:",
  saveDamaged: "Save it as a file",
};

/** What is said of a part of a tool whose code did not come. */
export const partWords = {
  broken: "This part could not be loaded: the connection broke. Nothing of yours is lost.",
  again: "Try again",
  lost: "What this needs could not be loaded: the connection broke. Nothing of yours is lost. Load the page again when you are online.",
};

/** What is said of a long table that is shown page by page. */
export const pageWords = {
  page: (first: number, last: number, all: number): string =>
    `${count(first)}–${count(last)} of ${count(all)}`,
  all: (all: number): string => `All ${count(all)}`,
  previous: "Previous page",
  next: "Next page",
  showAll: "Show all",
  showPages: "Show page by page",
};

/** What is said of a copy and of a link. */
export const copyWords = { copied: "Copied.", copyFailed: "The browser did not let us copy." };
export const badLink = "The link could not be read: it is incomplete, damaged or from another version.";
