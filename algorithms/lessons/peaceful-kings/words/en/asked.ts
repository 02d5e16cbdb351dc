/** What the exercises ask, and what they say to an answer. */
export type ExerciseWords = typeof exerciseWords;

export const exerciseWords = {
  /** What the pictures say. */
  picture: {
    board: (n: number, kings: number) =>
      `A board of ${n} × ${n} cells with ${kings === 1 ? "1 king" : `${kings} kings`}.`,
    king: (king: number) => `king ${king}`,
    cell: ([row, column]: readonly [number, number]) => `cell (${row}, ${column})`,
  },
  square: {
    prompt: (n: number, from: string, to: string) =>
      `A board has ${n} × ${n} cells. What is the largest number of kings that can stand on it so that no two touch? And how many steps from square to square does a king make, once the board is tidy, from the cell ${from} to the square of the cell ${to}? Rows come first.`,
    fields: ["Kings", "Steps"],
    hints: (n: number, row: number, half: number) => [
      `Rows 1 and 2 make the first row of squares, rows 3 and 4 the second; so row ${row} lies in row ${half} of the squares. How many rows of squares do ${n} rows of cells make?`,
      "Each square holds one king at most, and with all kings on home cells each can hold one.",
      "A step leads to the square beside, above or below, never across a corner. So add the two differences, in squares.",
    ],
    wrongMost: (n: number) =>
      `Kings: how many squares of two by two does it take to cover ${n} × ${n} cells, counting those that stick out?`,
    wrongSteps: (from: string, to: string) =>
      `Steps: find the squares of ${from} and ${to}, and add the difference of their rows to that of their columns.`,
    right: (side: number, from: readonly [number, number], to: readonly [number, number]) =>
      `${side} × ${side} squares hold a king each. From square (${from.join(", ")}) to (${to.join(", ")}) it takes ${Math.abs(from[0] - to[0])} + ${Math.abs(from[1] - to[1])} steps, of two king moves each.`,
  },
  least: {
    prompt:
      "Each king shall go to the small disc with its number. Going by the distances alone, how many moves must any solution have at least?",
    given: (trips: readonly (readonly [from: string, to: string])[]) =>
      `On an 8 × 8 board, ${trips.map(([from, to], i) => `king ${i + 1} goes from ${from} to ${to}`).join("; ")}. Rows come first.`,
    fields: ["Moves"],
    hints: (from: string, to: string, first: number) => [
      `One king alone on an empty board: how many moves does it need from ${from} to ${to}?`,
      `${first}: the larger of the two differences, for a diagonal move counts for both.`,
      "Each move moves one king, so add the distances up.",
    ],
    manhattan: "Kings go diagonally too: a distance is the larger of the two differences, not their sum.",
    wrong: (first: number) =>
      `King 1 needs ${first}. Take the larger of the two differences for each king, and add them up.`,
  },
  answer: {
    given: (n: number, starts: string, targets: string) =>
      `n = ${n}. Row by row the squares hold ${starts}. At the end they must hold ${targets}. A dot is an empty square.`,
    prompt: (n: number) =>
      `n = ${n}. Each king shall end in the square of the small disc with its number. TAK or NIE, and which of these decides: 1, no square is empty; 2, a square is empty and n is even; 3, n is odd and two squares or more are empty; 4, n is odd, one square is empty and two parities agree; 5, they differ?`,
    fields: ["TAK or NIE", "Reason, 1 to 5"],
    hints: (n: number, squares: number, kings: number) => [
      `Count first: ${squares} squares and ${kings} kings, and n is ${n}. Only one case needs more than counting.`,
      "If it is that case, exchange two contents at a time until the squares are right, the dot included. Is the number of exchanges even or odd?",
      "How many rows and columns is the dot from where it was? Compare the two parities.",
    ],
    answers: ["TAK", "NIE"],
    noCause: "The reason is a number from 1 to 5.",
    otherCause: (isRight: boolean) =>
      `${isRight ? "TAK or NIE is right, but another reason decides." : "Look at the reason again."} How many squares are empty, and is n even?`,
    neither: "The answer is TAK (yes) or NIE (no).",
    fullStays: "The board is full, but every king stays in its square.",
    fullMoves: "The board is full and a king would have to leave its square.",
    even: "n is even and a square is empty: there is always a way.",
    twoEmpty: "Two squares are empty: there is always a way.",
    /** Whether the order changes oddly, and how far the empty square is from where it was. */
    parities(isOddOrder: boolean, way: number) {
      const isOddWay = way % 2 === 1;
      const word = (isOdd: boolean) => (isOdd ? "odd" : "even");
      return `n is odd and one square is empty. The order of the squares changes by an ${word(isOddOrder)} permutation, and the empty square ends at a distance of ${way} from where it was, which is ${word(isOddWay)}. They ${isOddOrder === isOddWay ? "agree" : "differ"}.`;
    },
  },
  wrong: {
    prompt: (n: number) =>
      `A friend’s program tidies the kings in the order of their numbers: king 1 first, then king 2, and so on, each in one move to the top left cell of its square. Place kings on a board of ${n} × ${n} cells so that it makes two of them touch: touch their cells in the order of their numbers, or type them, such as (1, 1) (4, 6); rows come first.`,
    fields: ["Cells of kings 1, 2, …"],
    noCells: "Type two numbers for each king, row and column, such as (1, 1) (4, 6).",
    outside: (number: number, n: number) => `Rows and columns go from 1 to ${n}, and ${number} is outside.`,
    startsTouch: (one: number, other: number) =>
      `Kings ${one} and ${other} touch, or share a cell, before anything is moved.`,
    fails: (king: number, home: string, other: number, cell: string) =>
      `The program fails: king ${king} goes to ${home} and touches king ${other} on ${cell}, which is not tidy yet.`,
    survivesInOrder:
      "The program survives: your kings are numbered row by row, each row from the left, and that is the right order.",
    survives:
      "The program survives: whenever a king goes home, nobody stands beside its home cell. Let an untidy king stand there.",
  },
  faded: {
    task: (n: number) =>
      `Four kings stand on a board of ${n} × ${n}. Where does each go when the board is tidied, and how many moves does it need? Touch the cell, or type its row and its column.`,
    columns: ["goes to", "moves"],
    king: "King",
    given: (cells: readonly string[]) =>
      `On the board of 8 × 8 cells, ${cells.map((cell, i) => `king ${i + 1} stands on ${cell}`).join(", ")}.`,
    head: (king: number, cell: string) => `${king}, on ${cell}`,
    moves: (king: number) => `King ${king}: a king on its home cell needs no move, any other needs one.`,
    home: (king: number) =>
      `King ${king}: the home cell is the one of its square with the smaller row and the smaller column, both odd.`,
  },
};

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
