/** What the exercises of this lesson alone ask, and what they say to an answer. */
export type ExerciseWords = typeof en;

export const en = {
  cover: {
    prompt: (edges: string) =>
      `The edges of a bipartite graph are ${edges}. Choose as few vertices as possible so that every edge has at least one of them as an end.`,
    hints: (busiest: number, size: number) => [
      "Find a largest matching: the cover needs one end of each of its edges, and nothing else.",
      "Grow the trees from the exposed vertices and take the odd ones; outside the trees take the ends on one side.",
      `${size === 1 ? "One vertex is" : `${size} vertices are`} enough. ${busiest} has the most edges, so look at it first.`,
    ],
    missed: (u: number, v: number) => `The edge ${u}–${v} has neither of its ends among them.`,
    tooMany: (chosen: number, enough: number) =>
      `Every edge is met, but ${chosen} are too many: ${enough} will do.`,
    right: (size: number) =>
      `Every edge is met, and there is a matching of ${size}, so fewer are not enough.`,
  },
  wrong: {
    prompt: (players: number, boards: number) =>
      `A friend’s program is the plain one, but it makes the set “seen” once, before the loop over the players. Type a graph on which it seats too few. The players are 0 to ${players - 1}, the boards ${players} to ${players + boards - 1}; write an edge as 0-${players}, player first. Boards are tried in the order of their numbers.`,
    fields: ["Edges"],
    notAcross: (u: number, v: number, players: number, boards: number) =>
      `${u}–${v} does not join a player, 0 to ${players - 1}, and a board, ${players} to ${players + boards - 1}, in this order.`,
    fails: (found: number, possible: number, pairs: string) =>
      `The friend’s program seats ${found}, but ${possible} can be seated: ${pairs}.`,
    nothingHidden: (found: number) =>
      `The program survives: it seats ${found}, and more is impossible. No player was kept from a board by a mark of an earlier search.`,
    /** The player was kept from a board; he sits at `seat`, which is less than any board if he does not. */
    hiddenInVain: (found: number, player: number, board: number, seat: number) =>
      `The program survives: it seats ${found}, and more is impossible. Player ${player} was turned away from board ${board}, which an earlier search had marked, but ${
        seat > board
          ? `board ${seat} was just as good.`
          : "no seating has room for him without leaving somebody else out."
      }`,
  },
  faded: {
    columns: ["even, looks", "becomes odd", "becomes even"],
    edge: "Edge",
    /** To a wrong cell; edges count from 1, columns from 0. */
    wrong: (edge: number, column: number) =>
      `Edge ${edge}: ${
        [
          "the vertices that are even look in the order in which they became so.",
          "neighbours are tried in the order of their numbers, and those with a label are passed over.",
          "it is the partner of the odd vertex.",
        ][column]
      }`,
  },
};
