/** The questions of the article on the rotation, and the verdicts on their answers, in English. */
export const exerciseWords = {
  player: "Player",
  /** What the pictures say. */
  picture: {
    start: "the array at the start",
    inRound: (round: number): string => `the array in round ${round}`,
    whiteOf: (a: number, b: number): string => `touch who has White: ${a} or ${b}`,
    number: (place: number): string => `the number for place ${place}`,
    friend: "the friend’s array; touch the player who suffers most",
    noField: "choose a number of players",
    array: (n: number): string => `${n} players in two rows that face each other.`,
    emptyPlace: (n: number): string =>
      `Two rows that face each other: place 1 is empty, and players 1 to ${n} stand behind it.`,
    name: (player: number): string => `player ${player}`,
  },
  playerRange: (n: number): string => `A player is a number from 1 to ${n}.`,
  array: {
    prompt: (n: number, turns: number, place: number): string =>
      `${n} players, 1 to ${n}, each in the place of that number. After ${turns} rotations, who stands in place ${place}?`,
    hints: (n: number, turns: number, place: number): readonly string[] => [
      `Go backwards: whoever is in place ${place} now was ${place === 2 ? `in place ${n}` : `in place ${place - 1}`} one rotation ago.`,
      `Before place 2 comes place ${n}, not place 1: the ring has ${n - 1} places.`,
      `Take ${turns} such steps back from place ${place}. The player you want has the number of the place where you arrive.`,
    ],
    fixed: "Player 1 never leaves place 1.",
    right: (n: number, from: number, turns: number, place: number): string =>
      `From place ${from}, ${turns} places on among the ${n - 1} places 2 to ${n} end in place ${place}.`,
    wrong: (n: number, player: number, place: number): string =>
      `Player ${player} stands in place ${place} then. After place ${n} comes place 2.`,
  },
  fixed: {
    prompt: (n: number, round: number): string =>
      `${n} players. Whom does player 1, in place 1, meet in round ${round}?`,
    hints: (n: number, round: number): readonly string[] => [
      `Place 1 faces place ${n}. Who comes there?`,
      `In round 1 it is player ${n}, in round 2 player ${n - 1}: each rotation brings the next lower number.`,
      `Round ${round} comes after ${round - 1} rotations.`,
    ],
    oneself: "Nobody plays against themselves.",
    right: (n: number, round: number, player: number): string =>
      `Round ${round} comes after ${round - 1} rotations, and ${n} − ${round - 1} = ${player}.`,
    wrong: (n: number, player: number, met: number): string =>
      `Player 1 meets ${player} in round ${met}. In round 1 it is ${n}, and every rotation brings the next lower number.`,
  },
  white: {
    prompt: (n: number, a: number, b: number): string =>
      `${n} players. In which round do players ${a} and ${b} meet, and who has White?`,
    fields: ["Round", "White"],
    hints: (n: number, a: number, b: number): readonly string[] => [
      `In round r the numbers of two opponents add up to 4 − 2r modulo ${n - 1}. So 2r ≡ 4 − ${a} − ${b} = ${4 - a - b < 0 ? "−" : ""}${Math.abs(4 - a - b)}.`,
      `Add ${n - 1} as often as it takes to get a positive even number, then halve it. If the result is above ${n - 1}, take ${n - 1} away.`,
      `Then work out in which places ${a} and ${b} stand in that round. The even place has White.`,
    ],
    roundRange: (most: number): string => `A round is a number from 1 to ${most}.`,
    wrongRound: (n: number, round: number, a: number, b: number, met: number): string =>
      `In round ${round} player ${a} meets ${met}. You want ${a} + ${b} ≡ 4 − 2 · round modulo ${n - 1}.`,
    neither: (a: number, b: number): string => `The round is right. White is ${a} or ${b}.`,
    reason: (round: number, a: number, placeA: number, b: number, placeB: number): string =>
      `In round ${round} player ${a} stands in place ${placeA} and ${b} in place ${placeB}; the even one has White.`,
    wrong: (reason: string): string => `The round is right. ${reason}`,
  },
  number: {
    prompt: (n: number, place: number): string =>
      `${n} players. Which number does the player who begins in place ${place} have in the Berger table?`,
    field: "Number",
    hints: (n: number, place: number): readonly string[] => [
      `Count over the even places from ${n} down: place ${n} gets 1, place ${n - 2} gets 2, and so on.`,
      place % 2 === 0
        ? `Place ${place} is even, so it gets its number in this first run.`
        : `Place ${place} is odd. The even places use up the numbers 1 to ${n / 2}; go on with place ${n - 1}.`,
      `As a check: place 2 ends the first run with ${n / 2}, and place 1 comes last and gets ${n}.`,
    ],
    range: (n: number): string => `A number is from 1 to ${n}.`,
    rightEven: (n: number, place: number, number: number): string =>
      `Counting the even places from ${n} down, place ${place} is number ${number}.`,
    rightOdd: (n: number, place: number, number: number): string =>
      `The even places use up 1 to ${n / 2}. Counting on over the odd places from ${n - 1} down, place ${place} is number ${number}.`,
    wrong: (n: number, number: number, owner: number, place: number): string =>
      `Number ${number} belongs to place ${owner}. Place ${place} is ${place % 2 === 0 ? "even" : "odd"}: even places are counted first, from ${n} down.`,
  },
  broken: {
    prompt:
      "Give a number of players for which the friend’s colours are unfair, and the player with the greatest difference between Whites and Blacks. We run her program on your number.",
    fields: ["Players", "Player"],
    hints: [
      "The even place is the rule for all facing pairs but one. Which pair, and who is in it?",
      "If the dummy stands in place 1, that pair never plays. So odd fields cannot show the mistake.",
      "In an even field the last place is even in every round. Who always faces it?",
    ],
    range: (most: number): string => `The number of players is a whole number from 2 to ${most}.`,
    survives: (n: number): string =>
      n === 2
        ? "The program survives: one game is a difference of one, whoever has White."
        : `The program survives: ${n} is odd, the dummy stands in place 1, and the one pair with another rule never plays. Everyone has ${(n - 1) / 2} Whites.`,
    whom: (n: number): string =>
      `It is unfair there. To whom? Players are 1 to ${n}, by the places in which they begin.`,
    other: (player: number, surplus: number): string =>
      `It is unfair there, but not to player ${player}, whose Whites and Blacks differ by ${Math.abs(surplus)}.`,
    right: (n: number, player: number, games: number): string =>
      `With ${n} players, player ${player} always faces the last place, which is even, and has Black in all ${games} games. So place 1 has to alternate by rounds.`,
  },
  table: {
    task: (n: number): string =>
      `The Berger table for ${n} players; the first rounds are done. Fill in the other games, White first. The columns are the facing places.`,
    inRound: (round: number, place: number, facing: number, reason: string): string =>
      `Round ${round}, places ${place} and ${facing}: ${reason}`,
    colorOfFirst: (round: number): string =>
      `the right pair. Place 1 has White in even rounds only, and ${round} is ${round % 2 === 0 ? "even" : "odd"}.`,
    colorOfEven: "the right pair, but the even place has White.",
    places: (a: number, placeA: number, b: number, placeB: number, turns: number): string =>
      `player ${a} stands in place ${placeA} and ${b} in place ${placeB} after ${turns} rotations.`,
  },
  double: {
    task: (n: number): string =>
      `${n} players. Everyone meets everyone twice: the second cycle reverses the colours, and the last two rounds of the first cycle swap. Fill in the rest, White first. The columns are the facing places.`,
    inRound: (round: number, reason: string): string => `Round ${round}: ${reason}`,
    places: (place: number, facing: number, turns: number): string =>
      `who stands in places ${place} and ${facing} after ${turns === 1 ? "1 rotation" : `${turns} rotations`}?`,
    evenPlace: "the right pair, but in the first cycle the even place has White.",
    firstPlace: (turns: number): string =>
      `the right pair. Place 1 has White after an odd number of rotations; here there ${turns === 1 ? "was 1" : `were ${turns}`}.`,
    reversed: "the right pair, but in the second cycle all colours are reversed.",
  },
  numbers: {
    task: (n: number): string =>
      `${n} players start in places 1 to ${n}. Which number must each of the others get, so that the schedule is the Berger table?`,
    columns: ["Berger’s number"],
    place: "Place",
    ofPlace: (place: number, reason: string): string => `Place ${place}: ${reason}`,
    wrong: "count the even places from the last one down, then the odd ones.",
  },
};

/** The questions about what comes out of the rotation, beside those about any schedule, in English. */
export const outcomeWords = {
  number: (n: number, last: string, player: string) =>
    `${n} players, A to ${last}. Which number does player ${player} get, so that the rounds are those of the Berger table?`,
  cycle: (n: number, round: number, swapped: boolean) =>
    `${n} players, everyone meets everyone twice${swapped ? ", and the last two rounds of the first cycle are swapped" : ""}. Which games are played in round ${round}, White first?`,
};
