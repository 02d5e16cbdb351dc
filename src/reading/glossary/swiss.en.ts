import type { Entry } from "./entry.ts";

const PAIRING = ["swiss-by-matching"];
const LISTS = ["transpositions-and-exchanges"];

/** The words of the lessons on swiss, by the id in links to the glossary. */
export const swiss: Readonly<Record<string, Entry>> = {
  field: {
    term: "field",
    meaning: "The players who take part in a round, the best first: by points, then by start number.",
    lessons: PAIRING,
  },
  "score-group": {
    term: "score group",
    forms: ["score groups"],
    meaning: "All players of a field with the same number of points.",
    not: ["point group"],
    lessons: PAIRING,
  },
  float: {
    term: "float",
    forms: ["floats"],
    meaning:
      "To be paired in a lower score group than one’s own, for want of an opponent there. Such a player is a downfloater.",
    lessons: PAIRING,
  },
  topscorer: {
    term: "topscorers",
    forms: ["topscorer"],
    meaning:
      "Players with more than half of the points that could be won, when the last round is paired. For them the rules on colours are relaxed.",
    lessons: PAIRING,
  },
  "kept-matching": {
    term: "kept matching",
    meaning:
      "A largest matching that the pairing keeps in the background. It says that everybody will find somebody, and not whom.",
    lessons: PAIRING,
  },
  bracket: {
    term: "bracket",
    forms: ["brackets"],
    meaning:
      "The players who are paired together: a score group, and those who have come down to it. Its upper part is S1, the rest is S2.",
    lessons: LISTS,
  },
  bsn: {
    term: "bracket sequence numbers",
    forms: ["BSN", "BSNs"],
    meaning: "The numbers 1, 2, 3, … that the players of a bracket get by rank before anybody is moved.",
    lessons: LISTS,
  },
  "moved-down-players": {
    term: "moved-down players",
    forms: ["moved-down player"],
    meaning: "Players of a bracket who come from a higher score group. The others are its residents.",
    lessons: LISTS,
  },
  transposition: {
    term: "transposition",
    forms: ["transpositions"],
    meaning: "Another order of S2, so that the players of S1 get other opponents.",
    lessons: LISTS,
  },
  exchange: {
    term: "exchange",
    forms: ["exchanges"],
    meaning: "Players of S1 and as many of S2 change sides.",
    lessons: LISTS,
  },
  pivot: {
    term: "pivot",
    meaning:
      "From the right, the first player of an order who is smaller than the right neighbour. Everything behind it falls.",
    lessons: LISTS,
  },
  heir: {
    term: "heir",
    meaning: "Of the players behind the pivot, the smallest that is larger. It takes the pivot’s place.",
    lessons: LISTS,
  },
};
