/** What the exercises ask, and what they say to an answer. */
export type ExerciseWords = typeof en;

export const en = {
  square: {
    prompt: (row: number, column: number) =>
      `A king stands on row ${row}, column ${column}. In which row and column of squares is it, and to which row and column of cells does it go when the board is tidied?`,
    fields: ["Square: row", "column", "Cell: row", "column"],
    right: "Half the number, rounded up, is the square. Twice that, less one, is its first cell.",
    /** To the first field, from 0, that is wrong. */
    wrong: (field: number, row: number, column: number) =>
      [
        `Rows 1 and 2 are the first row of squares, rows 3 and 4 the second. Where is row ${row}?`,
        `Columns go like rows: halve ${column} and round up.`,
        "The top left cell of the square has the smaller of its two rows.",
        "The top left cell of the square has the smaller of its two columns.",
      ][field],
  },
  least: {
    prompt: (trips: readonly (readonly [from: string, to: string])[]) =>
      `On an 8 × 8 board, ${trips.map(([from, to], i) => `king ${i + 1} from ${from} to ${to}`).join("; ")}. Rows come first. At least how many moves does any solution have, going by the distances alone?`,
    fields: ["Moves"],
    manhattan: "Kings go diagonally too: a distance is the larger of the two differences, not their sum.",
    wrong: (first: number) =>
      `King 1 needs ${first}. Take the larger of the two differences for each king, and add them up.`,
  },
  answer: {
    prompt: (n: number, starts: string, targets: string) =>
      `n = ${n}. Row by row the squares hold ${starts}. They shall hold ${targets}. A dot is an empty square. TAK or NIE?`,
    fields: ["TAK or NIE"],
    neither: "The answer is TAK (yes) or NIE (no).",
    fullStays: "The board is full, but every king stays in its square.",
    fullMoves: "The board is full and a king would have to leave its square.",
    even: "n is even and a square is empty: there is always a way.",
    twoEmpty: "Two squares are empty: there is always a way.",
    /** Whether the order changes oddly, and how far the empty square is from where it was. */
    parities(isOddOrder: boolean, way: number) {
      const isOddWay = way % 2 === 1;
      const word = (isOdd: boolean) => (isOdd ? "odd" : "even");
      return `n is odd and one square is empty. The order of the squares changes by an ${word(isOddOrder)} permutation, and the distance of the empty square from where it was is ${way}, which is ${word(isOddWay)}. They ${isOddOrder === isOddWay ? "agree" : "differ"}.`;
    },
  },
  faded: {
    columns: ["goes to", "moves"],
    king: "King",
    head: (king: number, cell: string) => `${king}, on ${cell}`,
    moves: (king: number) => `King ${king}: a king on its home cell needs no move, any other needs one.`,
    home: (king: number) =>
      `King ${king}: the home cell is the one of its square with the smaller row and the smaller column, both odd.`,
  },
};
