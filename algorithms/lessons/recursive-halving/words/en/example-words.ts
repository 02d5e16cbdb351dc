/** What the examples of the lesson are called, and why they are there, in English. */
export const examples = {
  eight: {
    title: "Eight players",
    why: "Three levels of halves, and small enough to do on paper.",
  },
  four: {
    title: "Four players",
    why: "One turn, then two calls of two.",
  },
  sixteen: {
    title: "Sixteen players",
    why: "120 games in fifteen calls: does the picture still say the same?",
  },
  "six-printed": {
    title: "Six, as printed",
    why: "Halves of three: two games vanish without a word.",
  },
  six: {
    title: "Six, repaired",
    why: "The smallest field in which those who rest have to meet.",
  },
  seven: {
    title: "Seven, with an empty seat",
    why: "An odd field: someone has a day off each day.",
  },
  printed: {
    title: "Eight, colours as printed",
    why: "The first column always has White: watch players 1 and 8.",
  },
  club: {
    title: "Ten, with names",
    why: "Halves of five: the repair is needed twice, at two sizes.",
  },
  big: {
    title: "A hundred and twenty-eight",
    why: "8,128 games; the columns show a window of twelve rows.",
  },
};
