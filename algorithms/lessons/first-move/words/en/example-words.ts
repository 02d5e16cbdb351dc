/** What the examples of the lesson are called, and why they are there, in English. */
export const examples = {
  eight: {
    title: "Eight players",
    why: "The smallest even field in which you can see the one break of each row wander along the diagonal.",
  },
  seven: {
    title: "Seven players",
    why: "The same games without player 8: the breaks are gone, and byes stand in their place.",
  },
  printed: {
    title: "Eight, as printed",
    why: "White always to the right: long runs, and player 8 never has White.",
  },
  last: {
    title: "Eight, the last one alternates",
    why: "The smallest repair: the share is right, but the runs remain.",
  },
  "seven-printed": {
    title: "Seven, as printed",
    why: "Everyone has half Whites, and still 24 breaks.",
  },
  own: {
    title: "Six, coloured by hand",
    why: "The lower number always has White: the first idea of many. What does the certificate say?",
  },
  berger: {
    title: "Eight, from circle to Berger",
    why: "The balanced table, renumbered and read backwards: it becomes the official one, colours and all.",
  },
  club: {
    title: "Eleven, with names",
    why: "A club evening: everyone has five Whites, five Blacks and a bye.",
  },
  two: {
    title: "Two players",
    why: "One game, so no break, and an unequal share.",
  },
  three: {
    title: "Three players",
    why: "The smallest field with a bye.",
  },
  "two-hundred": {
    title: "Two hundred players",
    why: "39,800 places and 198 breaks, at real size.",
  },
};
