/** The questions of the article on the rotation, and the verdicts on their answers, in English. */
export const en = {
  player: "Player",
  playerRange: (n: number): string => `A player is a number from 1 to ${n}.`,
  array: {
    prompt: (n: number, turns: number, place: number): string =>
      `${n} players, 1 to ${n}, each in the place of that number. After ${turns} rotations, who stands in place ${place}?`,
    fixed: "Player 1 never leaves place 1.",
    right: (n: number, from: number, turns: number, place: number): string =>
      `From place ${from}, ${turns} places on among the ${n - 1} places 2 to ${n} end in place ${place}.`,
    wrong: (n: number, player: number, place: number): string =>
      `Player ${player} stands in place ${place} then. After place ${n} comes place 2.`,
  },
  fixed: {
    prompt: (n: number, round: number): string =>
      `${n} players. Whom does player 1, in place 1, meet in round ${round}?`,
    oneself: "Nobody meets himself.",
    right: (n: number, round: number, player: number): string =>
      `Round ${round} comes after ${round - 1} rotations, and ${n} − ${round - 1} = ${player}.`,
    wrong: (n: number, player: number, met: number): string =>
      `Player 1 meets ${player} in round ${met}. In round 1 it is ${n}, and every rotation brings the one before.`,
  },
  white: {
    prompt: (n: number, a: number, b: number): string =>
      `${n} players. In which round do players ${a} and ${b} meet, and who has White?`,
    fields: ["Round", "White"],
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
      `${n} players. Which number has the player who begins in place ${place} in the Berger table?`,
    field: "Number",
    range: (n: number): string => `A number is from 1 to ${n}.`,
    rightEven: (n: number, place: number, number: number): string =>
      `Counting the even places from ${n} down, place ${place} is number ${number}.`,
    rightOdd: (n: number, place: number, number: number): string =>
      `The even places use up 1 to ${n / 2}. Counting on over the odd places from ${n - 1} down, place ${place} is number ${number}.`,
    wrong: (n: number, number: number, owner: number, place: number): string =>
      `Number ${number} belongs to place ${owner}. Place ${place} is ${place % 2 === 0 ? "even" : "odd"}: even places are counted first, from ${n} down.`,
  },
  table: {
    inRound: (round: number, place: number, facing: number, reason: string): string =>
      `Round ${round}, places ${place} and ${facing}: ${reason}`,
    colorOfFirst: (round: number): string =>
      `the right pair. Place 1 has White in even rounds only, and ${round} is ${round % 2 === 0 ? "even" : "odd"}.`,
    colorOfEven: "the right pair, but the even place has White.",
    places: (a: number, placeA: number, b: number, placeB: number, turns: number): string =>
      `player ${a} stands in place ${placeA} and ${b} in place ${placeB} after ${turns} rotations.`,
  },
};
