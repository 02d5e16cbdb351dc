import type { Entry } from "./entry.ts";

const CIRCLE = ["circle-method", "first-move"];
const ROUND_ROBIN = ["circle-method", "recursive-halving", "rotation", "first-move"];
const ALL_FIVE = [...ROUND_ROBIN, "tournament-systems"];
const ROUNDS = [...ALL_FIVE, "swiss-by-matching", "transpositions-and-exchanges"];

/** The words of the lessons on round robin, by the id in links to the glossary. */
export const roundRobin: Readonly<Record<string, Entry>> = {
  "round-robin": {
    term: "round robin",
    forms: ["round robins"],
    meaning:
      "A tournament in which everyone meets everyone else once; in a double round robin twice. With *n* players it takes *n* − 1 rounds if *n* is even, and *n* if it is odd.",
    not: ["all-play-all system", "American tournament"],
    lessons: ALL_FIVE,
  },
  round: {
    term: "round",
    forms: ["rounds"],
    meaning:
      "The games that are played at the same time. Nobody has more than one in a round. The lesson on recursive halving plays one a day and calls it a day.",
    lessons: ROUNDS,
  },
  bye: {
    term: "bye",
    forms: ["byes"],
    meaning:
      "A round without an opponent. In a round robin it is not a game; in a knockout it is a free pass to the next round; in a Swiss tournament it usually counts as a win.",
    not: ["walkover", "free round"],
    lessons: ROUNDS,
  },
  dummy: {
    term: "dummy",
    forms: ["dummies"],
    meaning:
      "A player who does not exist, added to make an odd field even. Whoever is paired with the dummy has a bye.",
    not: ["phantom", "ghost player", "fictitious player"],
    lessons: ALL_FIVE,
  },
  "circle-method": {
    term: "circle method",
    meaning:
      "Players sit on a circle with an odd number of seats and move on by one seat a round; those at the same height meet. For even *n* one player stays in the middle and meets whoever is at the top.",
    not: ["polygon method"],
    lessons: ALL_FIVE,
  },
  top: {
    term: "at the top",
    meaning:
      "The seat of the circle that is level with no other. Whoever sits there has a bye, or meets the player in the middle. In round *i* it is player *i*.",
    lessons: CIRCLE,
  },
  middle: {
    term: "in the middle",
    meaning: "Where player *n* sits for even *n*: not on the circle, and not moving.",
    lessons: CIRCLE,
  },
  row: {
    term: "row",
    forms: ["rows"],
    meaning:
      "On the circle, the two seats at the same height; row *j* is *j* seats below the top. In a table of colours, what one player has from the first round to the last.",
    lessons: CIRCLE,
  },
  share: {
    term: "share",
    forms: ["shares"],
    meaning:
      "How many of a player’s games are White and how many Black. The best there is: equal for an even number of games, a difference of one for an odd number.",
    lessons: ["first-move"],
  },
  break: {
    term: "break",
    forms: ["breaks"],
    meaning:
      "A game with the same colour as the player’s game before it, with or without a bye between. A round robin of *n* players in the fewest rounds has at least *n* − 2 of them if *n* is even.",
    lessons: ROUND_ROBIN,
  },
  "berger-table": {
    term: "Berger table",
    forms: ["Berger tables", "Berger’s table"],
    meaning:
      "The official pairing table of chess for a round robin, printed by Schurig in 1886 and spread by Berger. In round *r* the numbers of two opponents, the last player apart, add up to *r* + 1 modulo *N* − 1. It is the circle method under other numbers, colours included.",
    not: ["Schurig table"],
    lessons: ALL_FIVE,
  },
  place: {
    term: "place",
    forms: ["places"],
    meaning:
      "A position in the array of the rotation, from 1 to *N*, as against the player who stands there. Place *i* faces place *N* + 1 − *i*.",
    lessons: ["rotation"],
  },
  rotation: {
    term: "rotation",
    forms: ["rotations"],
    meaning:
      "The move from one round to the next: everyone but place 1 goes on by one place, and the last comes to place 2.",
    lessons: ["rotation"],
  },
  cycle: {
    term: "cycle",
    forms: ["cycles"],
    meaning:
      "One of the two halves of a double round robin. The second repeats the first with colours reversed.",
    lessons: ["rotation"],
  },
  call: {
    term: "call",
    forms: ["calls"],
    meaning:
      "One run of a recursive function, with the players it is responsible for. In the halving it lets one half of them play the other, and then calls itself for each half.",
    lessons: ["recursive-halving"],
  },
  greedy: {
    term: "greedy",
    meaning:
      "Taking at each step the first choice that is allowed now, without a thought for later steps. For schedules it takes too many rounds for most numbers of players.",
    lessons: ["circle-method"],
  },
  knockout: {
    term: "knockout",
    forms: ["knockouts"],
    meaning: "A tournament in which the loser of a match is out. *n* players have *n* − 1 matches.",
    not: ["cup system", "elimination tournament"],
    lessons: ["tournament-systems"],
  },
  seed: {
    term: "seed",
    forms: ["seeds", "seeded"],
    meaning:
      "A player’s rank before the tournament: seed 1 is the favourite. The better seed has the smaller number.",
    not: ["starting rank", "ranking number"],
    lessons: ["tournament-systems"],
  },
  fold: {
    term: "fold",
    forms: ["folded"],
    meaning:
      "The draw in which, with *k* places, seed *s* meets seed *k* + 1 − *s*, as if the list of seeds were folded in the middle. It keeps the best seeds apart for as long as possible.",
    lessons: ["tournament-systems"],
  },
  swiss: {
    term: "Swiss tournament",
    forms: ["Swiss tournaments"],
    meaning:
      "A tournament in which each round is paired from the results so far: players with about as many points meet, and nobody meets the same opponent twice.",
    lessons: ["tournament-systems"],
  },
};
