/** What a vote says, in English. */

const pupils = (count: number): string => (count === 1 ? "1 pupil" : `${count} pupils`);

/** What a vote says. */
export const voteWords = {
  title: "Vote",
  first: "First vote",
  talk: "Talk",
  second: "Second vote",
  reveal: "Answer",
  phase: "Where the vote stands",
  told: {
    first: "Everyone answers alone.",
    talk: "Neighbours with different answers convince each other.",
    second: "Everyone answers again.",
    revealed: "Both votes, and the answer.",
  },
  counts: (vote: string): string => `${vote}: how many hands or cards`,
  more: (letter: string): string => `One more for ${letter}`,
  fewer: (letter: string): string => `One fewer for ${letter}`,
  clear: "Set all to 0",
  takeBack: "Take that back",
  byCamera: "Count cards with the camera",
  tooMany: "Cards have four letters, A to D. This question has more answers, so the counts are typed.",
  cardsHere: "Print the cards",
  unread: (count: number): string =>
    `${count === 1 ? "One card was" : `${count} cards were`} not read. Ask, and press what they say:`,
  card: (number: number): string => `Card ${number}`,
  noAnswer: "no answer",
  noAnswerOf: (number: number): string => `Card ${number}: no answer`,
  answerOf: (number: number, letter: string): string => `Card ${number}: ${letter}`,
  onWall: "Show the votes on the wall",
  votes: (count: number): string => (count === 1 ? "1 vote" : `${count} votes`),
  shareOf: (count: number, total: number): string => (total ? `${Math.round((100 * count) / total)} %` : "–"),
  firstShort: "1st",
  secondShort: "2nd",
  right: "right",
  camera: {
    title: "Count with the camera",
    start: "Turn the camera on",
    asking: "The browser asks whether this page may use the camera.",
    isOn: "Camera is on",
    nothingKept: "Pictures are read in this page. None is kept or sent.",
    pupils: "Cards dealt: 1 to",
    look: "The room first: keep all cards down.",
    up: "Cards up",
    upHint: "Press when the cards go up. What was read until then, a poster for instance, does not count.",
    reading: "Hold the cards still until the count stops rising.",
    read: (read: number, dealt: number): string => `${read} of ${pupils(dealt)} read`,
    unread: (numbers: readonly number[]): string => `Not read: ${numbers.join(", ")}`,
    twice: (numbers: readonly number[]): string => `Seen twice, counted nowhere: ${numbers.join(", ")}`,
    take: "Take these counts",
    close: "Close without counting",
    picture: "What the camera sees",
    refused:
      "This page may not use the camera. Type the counts, or allow the camera in the browser’s address line and try again.",
    absent: "No camera was found. Type the counts, or connect one and try again.",
    busy: "The camera is used by another program. Type the counts, or close that program and try again.",
    lost: "The camera was taken away. Type the counts, or connect it and try again.",
    hidden: "The camera was turned off because this page was out of sight.",
    unable: "This browser cannot read pictures here. Type the counts.",
    again: "Try again",
    wrongPupils: (most: number): string => `From 1 to ${most} cards can be dealt.`,
  },
};

export type VoteWords = typeof voteWords;
