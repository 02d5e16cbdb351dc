/** What the exercises ask, and what they say to an answer. Players are numbers, pairs are told as "1–2". */
export type ExerciseWords = typeof en;

export const en = {
  opponent: {
    prompt: (pairs: string) =>
      `Players 1 to 8 have equal points and no colours due. These may meet: ${pairs}. Whom does player 1 meet by the method?`,
    fields: ["Opponent"],
    noPlayer: "Type a number from 2 to 8.",
    mayNot: (player: number) => `1 and ${player} may not meet.`,
    right: "All others can be paired, and nobody who stands higher in the order of 1 leaves them that.",
    later: (player: number) =>
      `The others could be paired or not; but somebody before ${player} in the order can be had.`,
    wrong: (player: number) => `With 1–${player} the other six cannot all be paired.`,
  },
  out: {
    prompt: (pairs: string) =>
      `Players 1 to 8, the best first. These may meet: ${pairs}. Only three pairs are possible. Which two players stay out?`,
    fields: ["Players"],
    notTwo: "Type two numbers, such as 4 7.",
    right: (last: number) =>
      `The other six make three pairs, and nobody below ${last} could have been spared.`,
    tooFew: "Without these two, fewer than three pairs are left.",
    wrong: "Three pairs are left; but players who stand lower could stay out instead.",
  },
  candidate: {
    prompt: (pairs: string, pair: string) =>
      `Players 1 to 8. These may meet: ${pairs}. May the method accept the pair ${pair}? Type yes or no.`,
    fields: ["Answer"],
    yes: "yes",
    no: "no",
    /** What may be typed, in small letters. */
    saysYes: ["yes", "y"],
    saysNo: ["no", "n"],
    neither: "Type yes or no.",
    can: (pairs: string) => `The others can be paired: ${pairs}.`,
    cannot: (u: number, v: number) => `Without ${u} and ${v} the other six cannot make three pairs.`,
  },
  next: {
    prompt: (games: readonly string[], leader: number) =>
      `5w1 means: against 5, with White, won. Two rounds have been played. ${games.map((own, i) => `Player ${i + 1}: ${own}`).join("; ")}. Whom does the best player, ${leader}, meet in round 3 by the method?`,
    fields: ["Opponent"],
    noPlayer: (leader: number) => `Type a number from 1 to 6, but not ${leader}.`,
    right: (player: number, leader: number) =>
      `The other four can be paired, and nobody before ${player} in the order of ${leader} can be had.`,
    haveMet: (leader: number, player: number) => `${leader} and ${player} have met.`,
    sameColor: (leader: number, player: number) => `${leader} and ${player} must have the same colour.`,
    later: (player: number, leader: number) =>
      `Somebody before ${player} in the order of ${leader} can be had.`,
    wrong: (pair: string) => `With ${pair} the other four cannot make two pairs.`,
  },
};
