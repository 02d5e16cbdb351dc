/** What the exercises of this lesson alone ask, and what they say to an answer. */
export type ExerciseWords = typeof exerciseWords;

export const exerciseWords = {
  cover: {
    prompt:
      "The graph is bipartite. Choose as few vertices as possible so that every edge has at least one of them as an end.",
    given: (edges: string) => `The edges are ${edges}.`,
    met: (met: number, all: number, chosen: number) =>
      chosen === 0 ? "touch the vertices of the cover" : `${met} of ${all} edges are met, by ${chosen}`,
    picture: (met: number, all: number, chosen: readonly number[]) =>
      chosen.length === 0
        ? `A bipartite graph with ${all} edges. No vertex is chosen yet.`
        : `A bipartite graph. Chosen: ${chosen.join(", ")}; ${met} of ${all} edges are met.`,
    vertex: (v: number, isChosen: boolean) => `vertex ${v}${isChosen ? ", chosen" : ""}`,
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
      `A friend’s program is the plain one, but it makes the set “seen” once, before the loop over the players. Draw a graph on which it seats too few: touch a player, 0 to ${players - 1}, and a board, ${players} to ${players + boards - 1}, or write an edge as 0-${players}, player first. Boards are tried in the order of their numbers.`,
    fields: ["Edges"],
    notAcross: (u: number, v: number, players: number, boards: number) =>
      `${u}–${v} does not join a player, 0 to ${players - 1}, and a board, ${players} to ${players + boards - 1}, in this order.`,
    fails: (found: number, possible: number, pairs: string) =>
      `The friend’s program seats ${found}, but ${possible} can be seated: ${pairs}.`,
    nothingHidden: (found: number) =>
      `The program survives: it seats ${found}, and more is impossible. No player was kept from a board by a mark of an earlier search.`,
    /** The player was kept from a board and sits at `seat`, which is less than any board if they do not sit. */
    hiddenInVain: (found: number, player: number, board: number, seat: number) =>
      `The program survives: it seats ${found}, and more is impossible. Player ${player} was turned away from board ${board}, which an earlier search had marked, but ${
        seat > board
          ? `board ${seat} was just as good.`
          : "no seating has room for them without leaving somebody else out."
      }`,
  },
  faded: {
    task: (root: number) =>
      `Six players, 0 to 5, above, and six boards, 6 to 11, below; the squares mark the first edges. The search begins at ${root}. Complete the tree: choose a cell, then touch its vertex. Neighbours are tried in the order of their numbers.`,
    columns: ["even, looks", "becomes odd", "becomes even"],
    edge: "Edge",
    head: (roots: readonly number[]) => `root ${roots.join(" and ")}; black is even, a ring is odd`,
    picture: (edges: readonly (readonly [number, number])[], roots: readonly number[]) =>
      edges.length === 0
        ? `A graph with a matching, and a tree that is only its root, ${roots.join(" and ")}.`
        : `A graph with a matching. The edges of the tree so far are ${edges.map(([u, v]) => `${u}–${v}`).join(", ")}.`,
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
  pairs: {
    task: "Six players, 0 to 5, above, and six boards, 6 to 11, below. Run the whole algorithm. Small squares mark the edges that are taken at the start. Then the exposed vertices search, the lowest number first, and each tries its lowest neighbour first. Write down each player’s board, and which of the two is in the cover, of which any smallest one will do; a dash stands for none.",
    columns: ["board", "in the cover"],
    player: "Player",
    head: (player: number, column: number) =>
      column === 0 ? `touch the board of player ${player}` : `touch the end that is in the cover`,
    picture: (filled: number, cover: readonly number[]) =>
      `A bipartite graph, ${filled} players with a board.${cover.length === 0 ? "" : ` In the cover: ${cover.join(", ")}.`}`,
    /** To a wrong cell of a player; columns count from 0. */
    wrong: (player: number, column: number) =>
      `Player ${player}: ${
        column === 0
          ? "follow the searches one by one, and change the whole of each path that is found."
          : "an edge of a failed tree gives its odd end. Of the others every edge of the graph must be met, too: their players will do."
      }`,
  },
};

/** The question about the cover that the search finds, in English. */
export const outcomeWords = {
  cover: "The program looks at lower numbers first. Which cover does it give as the proof?",
};
