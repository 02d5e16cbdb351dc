import { MOST_STOPS } from "#components/tour/tour.ts";

/** What the pages of tours say. */
export const tourWords = {
  title: "Tours",
  needsScripts: "A tour is put together and played by script, and scripts are switched off here.",
  playTitle: "A tour",
  unnamed: "Untitled tour",
  stop: (number: number) => `Stop ${number}`,
  stopOf: (number: number, of: number) => `Stop ${number} of ${of}`,
  from: (lesson: string, input: string) => `${lesson} · ${input}`,
  compared: "Two runs beside each other",
  ownInput: "own input",
  randomInput: (size: number, seed: number) => `random: ${size}, seed ${seed}`,
  coming: "The diagram is coming …",
  wrong: {
    damaged:
      "This tour cannot be read: the link was cut or changed on its way. Ask for it again, best as a file.",
    other: "This is no tour. Open the link as you got it, or a file that ends in .kibitz-tour.json.",
    version: (version: number) =>
      `This tour was made with a newer version of the site (${version}). Load the page again with a network, and then the tour.`,
    "too-big": "This file is too big for a tour. Choose one that ends in .kibitz-tour.json.",
    "no-text": "This file is no text, and so no tour. Choose one that ends in .kibitz-tour.json.",
    unreadable: "The browser could not read this file. Choose it again.",
  },
  leftOut: (numbers: readonly number[]) =>
    `${numbers.length === 1 ? `Stop ${numbers[0]} is` : `Stops ${numbers.join(", ")} are`} damaged, or beyond the ${MOST_STOPS} that a tour may have, and left out; the others play.`,
  problem: {
    lesson: (id: string) =>
      `There is no lesson “${id}” here, so this stop cannot be shown. Go on to the next one.`,
    input: (why: string) =>
      `The lesson does not take the input of this stop: ${why} Go on to the next one, or tell whoever made the tour.`,
    code: "The diagram of this stop has not arrived: the connection broke.",
  },
  tryAgain: "Try again",
  told: {
    step: "The lesson has changed, and this step is no longer there. The nearest one is shown.",
    example: "The lesson no longer has the example of this stop. Its first one is shown.",
    version: "The lesson has changed since this tour was made. The step of the same name is shown.",
  },
  goOn: "Next stop",
  yourAnswer: "Your answer",
  giveAnswer: "Answer",
  sameAnswer: "That is the coach’s answer too.",
  noted: "Noted. Talk about it in class.",
  talk: "Talk about it in class.",
  coachAnswer: (answer: string) => `The coach’s answer: ${answer}`,
  nothingHere: "No tour is in this link.",
};

export type TourWords = typeof tourWords;
