type Pairs = readonly (readonly [number, number])[];

const told = (pairs: Pairs): string => pairs.map(([u, v]) => `${u}\u2060–\u2060${v}`).join(", ");
const list = (numbers: readonly number[]): string => numbers.join(", ") || "nobody";

/** What the questions of the article say. */
export const exerciseWords = {
  round: {
    prompt: (forbidden: Pairs) =>
      `Six new players with equal points, 1 to 6. This tournament forbids ${told(forbidden)}. Nobody has had a colour yet. Pair the round.`,
    fields: ["Pairs"],
    hints: (players: readonly number[], may: readonly number[]) => [
      "S1 is 1, 2, 3 and S2 is 4, 5, 6. Nobody wants a colour and nobody has floated, so the first candidate that is possible is taken.",
      `Player ${players[0]} may meet ${list(may)}. Try the smallest first; the last of S1 changes first.`,
      "If no order of S2 will do, exchange 3 for 4, and begin again with all orders of the new S2.",
    ],
    notAll: "Three pairs, with each of the six players once: 1–4, and so on.",
    forbidden: (u: number, v: number) => `${u} and ${v} must not meet.`,
    later: (pair: readonly [number, number] | undefined) =>
      `It is allowed, and as good by every criterion; but another candidate that is allowed comes earlier in the list. ${
        pair
          ? `Player ${pair[0]} can meet somebody who comes before ${pair[1]}.`
          : "Begin with the order of S2."
      }`,
    right: (pairs: Pairs) => `${told(pairs)} is the first candidate that is possible.`,
  },
  bye: {
    prompt: (forbidden: Pairs) =>
      `Seven new players with equal points, 1 to 7. This tournament forbids ${told(forbidden)}. Who has the bye?`,
    fields: ["Player"],
    hints: (may: readonly number[]) => [
      "S1 is 1, 2, 3 and S2 is 4, 5, 6, 7. Who is left over of S2 has the bye.",
      `The first place of S2 decides first. Player 1 may meet ${list(may)}.`,
      "Write down the orders of S2 as in a dictionary, and stop at the first one whose three pairs are allowed.",
    ],
    noPlayer: "A player from 1 to 7.",
    wrong: (player: number) =>
      `The first candidate that is possible pairs ${player}, and leaves somebody else over.`,
    right: (pairs: Pairs) => `The first candidate that is possible is ${told(pairs)}.`,
  },
  falls: {
    prompt: (one: string, other: string) =>
      `Candidate 1 has ${one}. Candidate 2 has ${other}. All other values are equal. Which of them stays, and by which criterion does the other one fall?`,
    fields: ["Stays: candidate", "Falls by: C"],
    hints: (name: string) => [
      "Read both rows from the left, like two words in a dictionary.",
      `From ${name} on nothing has to be read: there, or before, they differ.`,
    ],
    which: "Candidate 1 or 2.",
    noCriterion: "The number of a criterion as well, such as 8 for C8.",
    criterion: (name: string) =>
      `They differ earlier or later: compare from the left. The right criterion is not ${name}.`,
    stays: (name: string) => `At ${name} the smaller number is the better one.`,
    right: (name: string) => `${name} is the first difference, and nothing behind it is read.`,
  },
  count: {
    prompt: (n: number) =>
      `A bracket has ${n} players with equal points, and all may meet. How many candidates has it, each pairing counted once?`,
    fields: ["Candidates"],
    hints: (n: number) => [
      n % 2 === 0
        ? "Whom does player 1 meet? Then two players fewer are left."
        : "First choose who floats. The others are an even number.",
      `For ${n} players begin with ${n % 2 === 0 ? n - 1 : n} choices.`,
    ],
    notWhole: "A whole number.",
    wrong: (n: number) => `Choose for ${n} players, one pair after the other, and multiply the choices.`,
    right: (factors: readonly number[], count: number) => `${factors.join(" · ")} = ${count}.`,
  },
};

/** What is asked about a round that is to be paired. */
export const outcomeWords = {
  pairs:
    "Which games does the next round have? White is named first, the games of the highest bracket come first.",
  opponent: (player: number) => `Whom does player ${player} meet in the next round?`,
  top: "Which game does the best player of the field play in the next round?",
  mixed: "Who meets an opponent with fewer points in the next round?",
  bye: "the bye",
  nobody: "nobody",
};
