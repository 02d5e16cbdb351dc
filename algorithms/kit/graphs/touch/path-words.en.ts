const noVertex = (v: number, n: number): string => `There is no vertex ${v}. Vertices are 0 to ${n - 1}.`;

/** What exercises on graphs ask, and what they say to an answer. Edges are told as "0–5". */
export const pathWords = {
  prompt: "Find an augmenting path, and name its vertices in order.",
  given: (edges: string, matched: string) => `The edges are ${edges}. Matched are ${matched}.`,
  fields: ["Path"],
  touchPath: "touch the vertices of the path in order",
  /** The whole picture in a sentence, with what is answered. */
  pathSoFar: (path: readonly number[]) =>
    path.length === 0
      ? "A graph with a matching. No vertex of the path is chosen yet."
      : `A graph with a matching. The path so far: ${path.join(", ")}.`,
  /** A vertex, with its partner, −1 for none, and its place on the path, 0 for none. */
  vertex: (v: number, partner: number, place: number) =>
    `vertex ${v}, ${partner < 0 ? "exposed" : `matched to ${partner}`}${place > 0 ? `, number ${place} of the path` : ""}`,
  /** The exposed vertices, and how a path begins: an exposed vertex, its neighbor, and the partner of that. */
  hints: (exposed: readonly number[], first: number, second: number, partner: number) => [
    `It begins at an exposed vertex, one that is in no matched edge. Exposed are ${exposed.join(", ")}.`,
    partner < 0
      ? `From ${first} go to ${second}: it is exposed too, so that is all.`
      : `From ${first} you may go to ${second}. From there the next edge has to be the matched one, to ${partner}.`,
    "Go on in turns, outside and inside the matching, until an edge outside leads to another exposed vertex. Where you get stuck, or come back to a vertex, try another edge.",
  ],
  tooShort: "Type the vertices of the path one after the other, such as 3 0 5 2.",
  noVertex,
  twice: (v: number) => `Vertex ${v} occurs twice. A path visits no vertex twice.`,
  endIsMatched: (v: number) => `It must begin and end at exposed vertices, and ${v} is matched.`,
  noEdge: (u: number, v: number) => `There is no edge ${u}–${v}.`,
  isMatched: (u: number, v: number) =>
    `${u}–${v} is matched, but here the path needs an edge outside the matching.`,
  isNotMatched: (u: number, v: number) =>
    `${u}–${v} is not matched, but here the path needs the matched edge of ${u}.`,
  right: (outside: number) =>
    `${outside} edges outside the matching, ${outside - 1} in it: exchange them, and there is one more.`,
  /** The row of a table that is being filled in. */
  row: (vertices: readonly number[]) => (vertices.length === 0 ? "" : `This row: ${vertices.join(", ")}.`),
  /** A graph that the reader draws. */
  drawing: {
    head: (half: number | undefined) =>
      half === undefined ? "touch two vertices to join them" : `join ${half} with …`,
    label: (pairs: readonly (readonly [number, number])[]) =>
      pairs.length === 0
        ? "Your graph has no edges yet."
        : `The edges of your graph are ${pairs.map(([u, v]) => `${u}–${v}`).join(", ")}.`,
    vertex: (v: number, half: number | undefined) =>
      half === undefined || half === v ? `vertex ${v}` : `vertex ${v}, to be joined with ${half}`,
  },
  typed: {
    vertices: {
      noPairs: "Type edges, such as 0-5, 1-5.",
      noPair: (piece: string) => `“${piece}” is not a pair of vertices such as 0-5.`,
      strange: noVertex,
      loop: (v: number) => `${v}–${v} joins a vertex with itself.`,
      pairTwice: (u: number, v: number) => `The edge ${u}–${v} stands there twice.`,
    },
    players: {
      noPairs: "Type pairs, such as 1-4, 2-5.",
      noPair: (piece: string) => `“${piece}” is not a pair of players such as 1-4.`,
      strange: (v: number, n: number) => `There is no player ${v}. Players are 1 to ${n - 1}.`,
      loop: (v: number) => `${v}–${v} is one player, not a pair.`,
      pairTwice: (u: number, v: number) => `The pair ${u}–${v} stands there twice.`,
    },
  },
  vertices: ["Vertices"],
  typeVertices: "Type the numbers of the vertices, such as 1 4 6.",
};
