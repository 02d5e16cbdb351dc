/** What the examples of the lesson are called, and why they are there, in English. */
export const examples = {
  six: {
    title: "Eight kings on 6 × 6",
    why: "One empty square. Every part of the method has something to do.",
  },
  eight: {
    title: "Fifteen kings on 8 × 8",
    why: "Four squares a side, and a king that gets trapped.",
  },
  sparse: {
    title: "Seven kings on 10 × 10",
    why: "Many squares are empty: the nearest one is used.",
  },
  "trapped-column-b": {
    title: "Trapped in the last columns",
    why: "The king of A stands in B.",
  },
  "trapped-column-d": {
    title: "The empty square behind it",
    why: "The king of A stands in D, and only B is empty.",
  },
  "trapped-row-b": {
    title: "Trapped in the last rows",
    why: "The letters are turned upright.",
  },
  "trapped-row-d": {
    title: "Behind it, in the last rows",
    why: "The same, upright.",
  },
  squeeze: {
    title: "The squeeze",
    why: "The last two kings are exchanged, and n is even.",
  },
  parity: {
    title: "One exchange too many",
    why: "The same exchange for odd n: NIE.",
  },
  "two-empty-odd": {
    title: "Two empty squares",
    why: "The same again, and it can be done.",
  },
  "full-no": {
    title: "A full board",
    why: "Two kings would have to leave their squares: NIE.",
  },
  "full-yes": {
    title: "Full, and possible",
    why: "Every king stays in its square, so nobody needs an empty one.",
  },
  reflection: {
    title: "Half a turn",
    why: "Every king goes to the opposite end of the board.",
  },
  shift: {
    title: "Everyone moves on",
    why: "Each king goes where the next one stands.",
  },
  single: {
    title: "One cell",
    why: "n = 1: one king, and nothing to do.",
  },
  corner: {
    title: "Two by two",
    why: "n = 2: one square, one king, one move.",
  },
  three: {
    title: "Three by three",
    why: "The smallest board on which kings get in each other’s way.",
  },
};
