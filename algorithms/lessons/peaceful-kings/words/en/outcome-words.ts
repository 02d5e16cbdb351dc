/** The questions about the answer to a board, in English. */
export const outcomeWords = {
  moves: "How many moves does the program write, or is the answer NIE?",
  no: "none: the answer is NIE",
  first: "What is the first move that the program writes?",
  last: "What is the last move that the program writes?",
  move: (king: number, cell: string) => `king ${king} to ${cell}`,
  ofKing: (king: number) => `How many times does king ${king} move?`,
  visits: (king: number) => `To which cells does king ${king} go, one after the other?`,
  stays: "to none: it stays",
};
