import { inFigures } from "#algorithms/core/lesson/numeral.en.ts";

/** What the editor of a figure's input says. */
export interface InputWords {
  readonly orLetUsChoose: string;
  readonly seed: string;
  readonly another: string;
  readonly seedNote: string;
  readonly lines: (count: number) => string;
  readonly keepsLast: string;
  readonly goToMistake: string;
  readonly chooseFile: string;
  readonly dropHere: string;
  /** Sizes in bytes. */
  readonly fileTooBig: (name: string, size: number, limit: number) => string;
  readonly fileNotText: (name: string, byte: number) => string;
  readonly fileUnreadable: (name: string) => string;
}

/** The words of the editor, which come with it. */
export const inputWords: InputWords = {
  orLetUsChoose: "Or let us choose",
  seed: "Seed",
  another: "Another one",
  seedNote: "The seed goes into the link, so whoever opens it sees the same list.",
  lines: (count) => (count === 1 ? "1 line" : `${count} lines`),
  keepsLast: "The diagram keeps the last input that could be read.",
  goToMistake: "Go to the place",
  chooseFile: "Open a text file",
  dropHere: "Let go to read the file",
  fileTooBig: (name, bytes, limit) =>
    `${name} is ${(bytes / 1e6).toFixed(1)} MB; expected a text file of at most ${inFigures(limit / 1e6)} MB. It was not read.`,
  fileNotText: (name, byte) =>
    `${name} is not a text file: byte ${byte} is not valid UTF-8. Save it as plain text and open it again.`,
  fileUnreadable: (name) => `The browser cannot read ${name}. Choose a text file.`,
};
