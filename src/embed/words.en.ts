/** What the small player says of itself, on other people's pages. */
export const embedWords = {
  lesson: (title: string) => `${title} – Kibitz`,
  license: "CC BY 4.0",
  unread: (names: string) =>
    `The address of this figure could not be read in full (${names}); the rest of it is shown as usual.`,
  tooLong:
    "This run is too long for a figure in another page. Here is an example of the lesson; its own page plays the run.",
  random:
    "A random input has no place in the address of this figure; “Take away” on the lesson’s page writes out what was drawn. Here is an example of the lesson.",
  badInput: (message: string) =>
    `The input in this address cannot be read: ${message} Here is an example of the lesson.`,
  stepGone: "The run has fewer steps than this address counts: it begins at its end.",
  oldVersion: "The lesson has changed since this address was made: its steps may count differently.",
  randomStop: "it is drawn by lot, and no dice are thrown here.",
  longStop: "its run is too long for this player; the lesson’s own page plays it.",
  stopBefore: "The stop before",
  stopAfter: "The next stop",
  showAnswer: "Show the answer",
  noScript: "The figure moves where JavaScript is on. Here is its first picture.",
};
