/** What the examples of the lesson are called, and why they are there, in English. */
export const examples = {
  eleven: {
    title: "Eleven: 5 + 6",
    why: "The bracket of the rules’ own example: 720 orders, each with one player left over.",
  },
  seven: {
    title: "Seven: 3 + 4",
    why: "All 24 orders, small enough to walk through to the end.",
  },
  "two-six": {
    title: "2 + 6, since 2017",
    why: "Two moved-down players and six residents: only two places count, so 30 orders.",
  },
  "two-six-2012": {
    title: "2 + 6, as in 2012",
    why: "The same bracket by the old text: 720 orders for the same 30 pairings.",
  },
  "two-nine": {
    title: "2 + 9, since 2017",
    why: "The rules themselves give its number of orders: 72.",
  },
  "exchange-one": {
    title: "5 + 6, one player",
    why: "Thirty exchanges in a matrix of five columns and six rows.",
  },
  "exchange-two": {
    title: "5 + 6, two players",
    why: "The second matrix: 150 exchanges with differences from 4 to 18.",
  },
  "exchange-three": {
    title: "5 + 6, three players",
    why: "Two hundred exchanges, and the last size that brings new pairings.",
  },
  "one-one": {
    title: "1 + 1",
    why: "The smallest bracket: one order, nothing to change.",
  },
  "one-two": {
    title: "1 + 2",
    why: "One pair and one player left over: two orders.",
  },
};
