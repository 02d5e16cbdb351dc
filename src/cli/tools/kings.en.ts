import { LARGEST_BOARD, MOST_KINGS, MOST_MOVES } from "#algorithms/engines/kings/board.ts";
import type { Repair } from "#algorithms/engines/kings/repairs.ts";

const mistakesAreListed = `Mistakes are listed as FILE:LINE:COLUMN: error[KIND]: …, all of them, and the exit code is 2. In the
call itself, FILE is "command line" and COLUMN the number of the argument after "kibitz", from 1.
`;

const boardFile = `A board is a text: n and k; the row and the column of each king's start; the row and the column of
each king's target. All count from 1, n goes to ${LARGEST_BOARD} and k to ${MOST_KINGS}. A board has at least one king, so k = 0 is
refused. No two starts and no two targets touch.
FILE - is standard input.
`;

const help = `kibitz kings: numbered kings walk to their targets and never touch

  kibitz kings solve FILE [OPTION…]     the moves
  kibitz kings answer FILE              TAK or NIE: whether there is a solution
  kibitz kings check FILE OUTPUT […]    whether somebody's output is right
  kibitz kings COMMAND --help           more about each of them

${boardFile}
${mistakesAreListed}`;

const helpOfSolve = `kibitz kings solve: the moves that lead every king to its target

  kibitz kings solve FILE [--method article|short]

  --method article    the method that the article teaches (this is what you get without --method)
  --method short      a search for fewer moves; takes longer
  --help              this text

Prints NIE if there is no solution; otherwise TAK, the number of moves, and a line for each move: the
king, the row and the column where it goes. The exit code is 0 both ways. Every solution is checked
before it is printed.

${boardFile}
${mistakesAreListed}`;

const helpOfAnswer = `kibitz kings answer: whether there is a solution, without solving

  kibitz kings answer FILE

  --help              this text

Prints TAK, with exit code 0, or NIE, with exit code 1.

${boardFile}
${mistakesAreListed}`;

const helpOfCheck = `kibitz kings check: whether an output for a board is right

  kibitz kings check FILE OUTPUT [--max M]

  FILE                the board
  OUTPUT              NIE; or TAK, the number of moves, and for each of them the king, the row and the
                      column where it goes. One of FILE and OUTPUT may be -, standard input
  --max M             how many moves are allowed (${MOST_MOVES})
  --help              this text

Prints "OK TAK moves=…" or "OK NIE", with exit code 0, or "WRONG line L: move J: reason", with exit
code 1. A wrong move is told with the line on which it ends, and what is missing with the last line.
If the output becomes right with row and column in the other order, counted from 1 instead of 0, or with
the number of moves, standard error says so.

${boardFile}
${mistakesAreListed}`;

/** The help texts of `kibitz kings`. */
export const kingsWords = { help, helpOfSolve, helpOfAnswer, helpOfCheck, repaired };

const REPAIRS: Readonly<Record<Repair, string>> = {
  count: "with the number of moves on a line after TAK",
  swap: "with the row before the column in each move",
  all: "with kings, rows and columns counted from 1, not from 0",
  cells: "with rows and columns counted from 1, not from 0",
  kings: "with kings counted from 1, not from 0",
};

function repaired(repairs: readonly Repair[]): string {
  const told = new Intl.ListFormat("en").format(repairs.map((repair) => REPAIRS[repair]));
  return `the output would be right ${told}`;
}
