/** What the examples of the lesson are called, and why they are there, in English. */
export const examples = {
  six: {
    title: "Six players",
    why: "Short rounds and a short rotation, and yet a round has all three kinds of pairs.",
  },
  eight: {
    title: "Eight players",
    why: "A whole club evening. At the end it turns into Berger’s best-known table.",
  },
  seven: {
    title: "Seven and a dummy",
    why: "The dummy stands still in place 1, and the colours come out exactly even.",
  },
  club: {
    title: "Nine, with names",
    why: "Names in two scripts. The letters become numbers; the rule is the same.",
  },
  double: {
    title: "Six, twice",
    why: "Two cycles. Watch the colours of E and F where the cycles meet.",
  },
  swapped: {
    title: "Six, twice, swapped",
    why: "FIDE’s remedy: rounds 4 and 5 of the first cycle are exchanged.",
  },
  two: {
    title: "Two players",
    why: "One game and nobody to rotate. Does the loop still end?",
  },
  forty: {
    title: "Forty players",
    why: "780 games. The picture shows both ends of the array and what moves.",
  },
};
