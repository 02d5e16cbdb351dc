import { counted } from "#algorithms/core/text/counted.en.ts";

/** What is wrong with the text of a board, or with an output. */
export type KingsMistakes = typeof kingsMistakes;

const PARTS = { king: "king", row: "row", column: "column" } as const;
const CELLS = { start: "start", target: "target" } as const;

type Part = keyof typeof PARTS;
type Cell = keyof typeof CELLS;

export const kingsMistakes = {
  /** Of n or k; `found` is undefined at the end of the text. */
  size: (name: string, found: string | undefined, most: number) =>
    `found ${found ?? "the end of the text"} for ${name}, expected a whole number from 1 to ${most}`,
  line: (numbers: number) =>
    `found ${numbers === 1 ? "one number" : `${numbers} numbers`} on this line, expected a row and a column`,
  extra: (found: string) => `found ${found} after the last target, expected nothing more`,
  tooShort: (numbers: number, expected: number) =>
    `the text ends too early: found ${numbers} numbers after n and k, expected ${expected}, four for each king`,
  noNumber: (part: Part, cell: Cell, king: number, found: string, most: number) =>
    `found ${found} for the ${PARTS[part]} of the ${CELLS[cell]} of king ${king}, expected a whole number from 1 to ${most}`,
  offBoard: (part: Part, cell: Cell, king: number, found: string, most: number) =>
    `the ${CELLS[cell]} of king ${king} is off the board: found ${PARTS[part]} ${found}, expected one from 1 to ${most}`,
  /** Of two kings, whose cells are told. */
  touch: (cell: Cell, [one, other]: readonly [number, number], [at, near]: readonly [string, string]) =>
    `${CELLS[cell]}s of kings ${one} and ${other} ${at === near ? "coincide" : "touch"}: found ${at} and ${near}, expected kings that do not touch`,

  /** The verdict on an output; `fault` is where it is wrong. */
  right: (answer: string, moves: number | undefined) =>
    moves === undefined ? `OK ${answer}` : `OK ${answer} moves=${moves}`,
  wrong: (fault: string) => `WRONG ${fault}`,
  inLine: (line: number, reason: string) => `line ${line}: ${reason}`,
  inMove: (move: number, reason: string) => `move ${move}: ${reason}`,
  faults: {
    word: (found: string | undefined) => `found ${found ?? "the end of the output"}, expected TAK or NIE`,
    nie: "NIE but the answer is TAK",
    tak: "TAK but the answer is NIE",
    count: (found: string | undefined) =>
      `found ${found ?? "the end of the output"}, expected the number of moves`,
    tooMany: (found: string, most: number) => `too many moves: ${found} > ${most}`,
    number: (part: Part, found: string) => `found ${found} for the ${PARTS[part]}, expected a whole number`,
    tooFew: (declared: number) => `the output ends too early, expected ${counted(declared, "move")}`,
    noKing: (found: string) => `no king ${found}`,
    offBoard: (king: number) => `king ${king} leaves the board`,
    distance: (king: number, distance: number) => `king ${king} moves by ${distance}, not 1`,
    touch: (king: number, other: number) => `king ${king} touches king ${other}`,
    extraAfterNie: "extra data after NIE",
    extraAfterMoves: "extra data after the last move",
    end: (king: number, cell: string, target: string) => `king ${king} ends at ${cell}, not ${target}`,
  },
};
