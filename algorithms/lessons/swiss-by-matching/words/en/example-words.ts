/** What the examples of the lesson are called, and why they are there, in English. */
export const examples = {
  first: {
    title: "Eight after three rounds",
    why: "The nearest opponent of 2 is refused: somebody further down would find none.",
  },
  "two-pairs": {
    title: "Only two pairs",
    why: "After five rounds only 3–4 and 5–6 are left. The two best stay out.",
  },
  islands: {
    title: "Odd islands",
    why: "Two stay out, and the proof takes players away.",
  },
  odd: {
    title: "Seven players",
    why: "The last one has had the bye, and the next one is needed.",
  },
  colors: {
    title: "Colours decide",
    why: "Several must have the same colour, so they may not meet.",
  },
  club: {
    title: "A club open",
    why: "Fourteen players after three rounds, with names.",
  },
  new: {
    title: "The first round",
    why: "Nothing has been played: every pair is allowed, and 1 meets 2.",
  },
  tournament: {
    title: "Eight players, three rounds",
    why: "The group of those who have won everything shrinks from eight to one.",
  },
  byes: {
    title: "Seven players, five rounds",
    why: "Somebody has the bye in each round, and nobody has it twice.",
  },
  exhausted: {
    title: "Six players, too many rounds",
    why: "The pairs run out, and the proof says so before anybody tries.",
  },
};
