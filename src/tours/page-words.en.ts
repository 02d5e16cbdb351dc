import { tourWords } from "./words.en.ts";
/** What is said where a tour is handed in: it comes with that, and is in no frame. */
export const handInWords = {
  title: "Hand it in",
  how: "Your first answers, for whoever gave you this tour. Save the file or copy the code, and send it; nothing is sent from here.",
  name: "Your name",
  save: "Save as a file",
  saved: "The file is saved. Give it to your coach.",
  copy: "Copy the code",
  copied: "The code is copied. Paste it into a message to your coach.",
};

/** What is said on the page that plays a tour, besides what a frame says, too. */
export const pageWords = {
  ...tourWords,
  playDescription: "Steps of diagrams that a coach has chosen, with sentences and questions.",
  openFile: "Open a file",
  name: "Title",
  copied: "The link is copied. All of the tour is in it, and no server sees it.",
  copyByHand: (text: string) => `The browser did not let us copy. Here it is: ${text}`,
  onStage: "On the stage",
  finish: "Finish the tour",
  answerFirst: "Answer the question, and the next stop opens.",
  begin: "Begin",
  done: (of: number) => (of === 1 ? "That was the tour." : `That was the tour: all ${of} stops.`),
  progress: (done: number, of: number) => `${done} of ${of} stops done`,
  again: "From the beginning",
  undo: "Undo",
  notKept: "The browser cannot keep how far you are: do it in one go.",
  keep: "Keep a copy in your tours",
  kept: "It is in your tours now.",
  nothingHow: "Open the link that you were sent, open a file, or see your own tours.",
  yourTours: "Your tours",
};

export type PageWords = typeof pageWords;
