import type { Entry } from "./entry.ts";

const KINGS = ["peaceful-kings"];

/** The words of the lessons on kings, by the id in links to the glossary. */
export const kings: Readonly<Record<string, Entry>> = {
  touch: {
    term: "touch",
    meaning: "Of two kings: to stand side by side or corner to corner. It is never allowed.",
    lessons: KINGS,
  },
  "home-cell": {
    term: "home cell",
    forms: ["home cells"],
    meaning: "The top left cell of a square of two by two. Kings on home cells never touch.",
    lessons: KINGS,
  },
  target: {
    term: "target",
    forms: ["targets"],
    meaning: "The cell on which a king has to end, and the square in which it lies.",
    not: ["goals"],
    lessons: KINGS,
  },
  "empty-square": {
    term: "empty square",
    forms: ["empty squares"],
    meaning:
      "A square without a king. Kings travel by way of it: the next square on the way has to be empty before each step.",
    not: ["blank", "hole"],
    lessons: KINGS,
  },
  laid: {
    term: "laid",
    meaning: "Of a square: it holds what belongs there, and no king leaves or enters it any more.",
    lessons: KINGS,
  },
  trapped: {
    term: "trapped",
    meaning:
      "Of a king whose way is blocked by a king that must stay, while the only empty square lies behind it.",
    lessons: KINGS,
  },
  squeeze: {
    term: "squeeze",
    meaning:
      "Nine moves by which the last two kings change places when *n* is even: one steps into the corner, and the other slips past across the diagonal.",
    lessons: KINGS,
  },
  "parity-of-a-permutation": {
    term: "parity of the permutation",
    forms: ["parity of a permutation"],
    meaning: "Whether an even or an odd number of exchanges of two makes the permutation.",
    lessons: KINGS,
  },
};
