/** What the page of cards says, in English. */
export const cardWords = {
  title: "Cards for a vote",
  lead: "Every pupil raises a card. The letter at its top is the answer, and your camera counts.",
  description:
    "Printable cards for a vote in class without phones or a network, counted by the camera in the page.",
  how: {
    title: "How a vote goes",
    steps: [
      "Print the cards below on white, matt paper, one for each pupil. Any printer will do; nothing is in colour.",
      "Ask a question with up to four answers. The pupils turn their cards until the letter of their answer is at the top, and look at it before they raise the card. Fingers belong on the white, not on the black.",
      "Stand the computer at the board so that its camera sees the class, turn the camera on while all cards are down, and let them go up. What was not read is named; ask, and press the letter.",
      "Let neighbours with different answers talk, vote a second time, and only then show the answer.",
    ],
    privacy:
      "The pictures are read in this page, on this computer. None is kept, and none is sent; while the camera is on, a red light here says so. Hands do as well: the counts can be typed.",
  },
  print: {
    title: "The cards",
    pupils: "Number of pupils",
    wrong: (most: number): string =>
      `There are ${most} different cards: choose from 1 to ${most}. For a larger class, deal each card to two neighbours who answer together.`,
    size: "Size",
    a4: "One A4 page for each card",
    a5: "Two cards on an A4 page",
    button: "Print",
    number: (card: number): string => `Card ${card}`,
    picture: (card: number): string =>
      `Card ${card}: black and white squares, the letters A to D at the four edges`,
    letter: "The letter at the top is your answer.",
    reads: {
      a4: "A good camera reads it from about 9 m (1920 pixels wide), a simple one from 6 m (1280).",
      a5: "A good camera reads it from about 6 m (1920 pixels wide), a simple one from 4 m (1280).",
    },
    /** Before and behind the address of the page. */
    source: [
      "Kibitz, “Cards for a vote”, ",
      ", CC BY 4.0. Squares: tag25h9, AprilTag, BSD licence.",
    ] as const,
  },
  desk: {
    title: "Try the cards with your camera",
    text: "A whole vote, on a question that you ask aloud. Press “Count cards with the camera”, or type.",
    answers: ["first answer", "second answer", "third answer", "fourth answer"],
  },
};
