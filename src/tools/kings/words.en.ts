import { quoted } from "#algorithms/core/text/quoted.ts";
import type { Parity } from "#algorithms/engines/kings/answer.ts";
import { formatCell } from "#algorithms/engines/kings/format.ts";
import type { Density } from "#algorithms/engines/kings/generate.ts";
import type { PresetId } from "#algorithms/engines/kings/presets.ts";
import type { Fault } from "#algorithms/engines/kings/verdict.ts";
import {
  badLink,
  copyWords,
  count,
  counted,
  fileWords,
  mistakeWords,
  size,
} from "#src/tools/shared/words.en.ts";

const cell = (at: number, n: number) => `(${formatCell(at, n).replace(" ", ", ")})`;

const parts = { king: "king", row: "row", column: "column" };
const parities = { even: "even", odd: "odd" } satisfies Record<Parity, string>;

/** The words of the tool for peaceful kings. */
export const kingsWords = {
  name: "Kings: check and make boards",
  card: "Drop a board and a program’s output: the first wrong move is named and replayed. Make boards, and move the kings by hand.",
  title: "Kings: check and make boards",
  lead: "Drop a board and the output of a program. You see whether it is right; if it is not, the line, the move, and the two kings that touch.",
  tabs: { check: "Check an output", make: "Make a board", hand: "Move by hand" },
  tabsLabel: "What to do",
  drop: "Drop boards and outputs here, all at once. They find each other by name: eight.in and eight.out, or eight-anna.out.",
  choose: "Choose files",
  dropHere: "Let go: the files are read here and go nowhere.",
  board: "Board",
  boardHint:
    "n and k, then a row and a column for each king’s start, then for each target. All count from 1.",
  output: "Output",
  outputHint: "NIE, or TAK, the number of moves, and for each move the king, the row and the column.",
  outputFile: (name: string, bytes: number) => `${name}, ${size(bytes)}`,
  pasted: "pasted text",
  clear: "Clear",
  empty: "No board yet. Paste one, drop a file, or",
  emptyOutput: "No output yet. Paste what a program printed, or drop its file.",
  example: "Try it with an example",
  size: (n: number, k: number) => `${n} × ${n}, ${counted(k, "king")}`,
  ...mistakeWords,
  place: (line: number, column: number) => `Line ${line}, column ${column}.`,
  ...fileWords,
  utf16: (name: string) => `${name} was written as UTF-16, as PowerShell writes files, and was read as such.`,
  answer: {
    TAK: "TAK: there is a solution.",
    full: (king: number) =>
      `NIE: no square is empty, and king ${king} would have to leave its own. So nobody ever can.`,
    parity: (permutation: Parity, blank: Parity) =>
      `NIE: n is odd and one square is empty. The permutation of the squares is ${parities[permutation]}, the distance of the empty square ${parities[blank]}; every step changes both.`,
  },
  checking: (name: string, bytes: number, total: number, moves: number) =>
    `Checking ${name}: ${size(bytes)} of ${size(total)}, ${counted(moves, "move")}.`,
  recording: (steps: number) => `Making the replay: ${counted(steps, "move")}.`,
  cancel: "Cancel",
  again: "Check again",
  canceled: "Stopped. Nothing was decided.",
  failed: (why: string) => `It could not be finished: ${why}.`,
  right: (moves: number) => `Right: TAK, ${counted(moves, "move")}.`,
  rightNie: "Right: NIE.",
  rightText: "Every move is legal, and every king ends on its target.",
  rightNieText: "There is no solution.",
  wrong: (fault: Fault) => `Wrong: ${placeOf(fault)}.`,
  fault: (fault: Fault, n: number) => sentence(fault, n),
  legal: (moves: number) =>
    moves === 0
      ? "No legal move comes before it."
      : `${counted(moves, "legal move")} before it; you can play them below.`,
  breakIt: "Break such a program yourself",
  speed: (moves: number, milliseconds: number) =>
    `${counted(moves, "move")} checked and made ready in ${(milliseconds / 1000).toFixed(milliseconds < 100 ? 3 : 1)} s.`,
  list: {
    title: "Outputs",
    name: "Output",
    board: "Board",
    verdict: "Verdict",
    noBoard: "no board of this name",
    badBoard: "the board has mistakes",
    waiting: "waiting",
    running: (moves: number) => `${counted(moves, "move")} …`,
    replay: (name: string) => `Replay ${name}`,
    replayShort: "Replay",
    shown: "shown below",
    summary: (right: number, all: number) => `${right} of ${all} right`,
    kept: "What you drop next is added; a file of the same name replaces the old one.",
    notKept: "What you drop next is added. These files are too large to be kept over a reload.",
    clear: "Clear the list",
  },
  numbers: {
    title: "How many moves",
    output: "This output",
    bound: "No solution has fewer than",
    article: "The article’s method",
    short: "The short method",
    moves: "moves",
    solve: "Find both solutions",
    solving: (share: number) => `Looking for a short solution: ${Math.round(share * 100)} %.`,
    stopped: "Stopped.",
    watch: (what: string) => `Watch: ${what}`,
    watchShort: "Watch",
    save: (what: string) => `Download: ${what}`,
    saveShort: "Download",
    copy: (what: string) => `Copy: ${what}`,
    copyShort: "Copy",
    back: "Back to the output",
    why: "Watch it with its reasons, in the lesson",
    none: "There is no solution to count.",
  },
  replayOf: (name: string) => `Replay of ${name}`,
  saveBoard: "Download the board",
  copyBoard: "Copy the board",
  copyLink: "Copy link",
  linkTooLong: "This board is too large for a link. Download it and send the file.",
  ...copyWords,
  badLink,
  editor: {
    label: "Board editor",
    keys: "Arrow keys move the cursor. Enter places a king, picks one up and puts it down; Escape puts it back; Delete removes it. Or drag with the mouse.",
    layer: "Change",
    layers: { starts: "starts", targets: "targets" },
    undo: "Undo",
    redo: "Redo",
    remove: "Remove",
    clear: "Clear",
    stale:
      "The text has mistakes. This is the last board that could be read; a change here replaces the text.",
    nothing: "An empty board. Put a king on a cell: click it, or press Enter.",
    start: "start",
    target: "target",
    key: {
      starts: "king on its start",
      targets: "target",
      ghostTargets: "its target",
      ghostStarts: "its start",
      carried: "picked up",
      refused: "would touch",
    },
    at: (row: number, column: number, who: string) => `Row ${row}, column ${column}: ${who}`,
    nobody: "empty",
    king: (king: number) => `king ${king}`,
    targetOf: (king: number) => `target of king ${king}`,
    carrying: (king: number, layer: "starts" | "targets") =>
      layer === "starts" ? `King ${king} is picked up.` : `The target of king ${king} is picked up.`,
    refused: {
      touch: (layer: "starts" | "targets", other: number) =>
        layer === "starts"
          ? `Not there: it would touch king ${other}.`
          : `Not there: it would touch the target of king ${other}.`,
      room: "Not there: no cell is left for its target.",
      many: (most: number) => `No more than ${most} kings.`,
      nothing: "No target here. Pick one up first; to add a king, choose “starts”.",
    },
    picture: (n: number, k: number) => `A board of ${n} by ${n} cells with ${counted(k, "king")}.`,
  },
  generator: {
    title: "At random",
    n: "Cells a side",
    density: "Kings",
    densities: { full: "one in every square", one: "one square empty", more: "more empty" } satisfies Record<
      Density,
      string
    >,
    kings: "How many",
    anyKings: "any",
    answer: "Answer",
    answers: { any: "either", TAK: "TAK", NIE: "NIE" },
    seed: "Seed",
    make: "Make the board",
    another: "Another one",
    empty: "Empty board",
    wrongN: (found: string) => `Cells a side: expected a whole number from 1 to 100; found ${quoted(found)}.`,
    wrongKings: (found: string, most: number) =>
      `Number of kings: expected a whole number from 1 to ${most}, or an empty field; found ${quoted(found)}.`,
    wrongSeed: (found: string) =>
      `Seed: expected a whole number from 0 to 4,294,967,295; found ${quoted(found)}.`,
    impossible: (answer: string) => `No such board has the answer ${answer}.`,
    none: "This board has no more squares to leave empty.",
  },
  presets: {
    title: "Boards that show something",
    choose: "Choose a board",
    names: {
      squeeze: ["The squeeze, n = 6", "Two kings exchanged, n even: one slips past on the diagonal."],
      parity: ["Parity, n = 5", "Two kings exchanged, n odd, one square empty: NIE."],
      "two-empty-odd": ["Two empty squares, n = 7", "The same with one more empty square: TAK."],
      "trapped-column-b": [
        "Trapped in the last columns",
        "The king for A stands in B, at the end of its row, and cannot get out.",
      ],
      "trapped-column-d": [
        "The empty square behind it",
        "The king for A stands in D, below B, and only B is empty.",
      ],
      "trapped-row-b": [
        "Trapped in the last rows",
        "The same trap turned upright, at the bottom of a column.",
      ],
      "trapped-row-d": ["Behind it, in the last rows", "The second trap, turned upright."],
      reflection: ["Reflection, n = 8", "Every king goes to the opposite place: a long way for everyone."],
      shift: ["Shift by one, n = 8", "Every king goes to the next square, the last one to the first."],
      single: ["n = 1", "One cell, one king, nothing to do."],
      corner: ["n = 2", "One square: the king may move within it."],
      three: ["n = 3", "Four squares, three of them cut; three kings go round."],
      "full-yes": ["Full board, TAK", "No square is empty, and every king stays in its own."],
      "full-no": ["Full board, NIE", "No square is empty, and two kings want to change places."],
      "one-empty-100": ["n = 100, one square empty", "2,499 kings: the largest board, for speed."],
      "half-full-100": ["n = 100, half full", "1,250 kings at random."],
    } satisfies Record<PresetId, readonly [title: string, why: string]>,
  },
  hand: {
    lead: "Every king may move, one step at a time; no two may touch. Bring the blue king to the hatched cell.",
    leadAll:
      "Every king may move, one step at a time; no two may touch. Bring every king to the dotted ring with its number.",
    label: "A board on which to move the kings by hand",
    keys: "Click a king and then a cell beside it, or drag. Or by keys: arrows move the cursor, Enter takes a king and puts it down, U takes a move back.",
    mode: "Bring home",
    modes: { one: "one king", all: "all kings" },
    side: "Cells a side",
    own: "Use the board above",
    ownBoard: "on the board that is being made",
    moves: (moves: number) => counted(moves, "move"),
    undo: "Undo",
    reset: "From the start",
    another: "Another one",
    goal: (king: number, at: number, n: number) => `King ${king} must go to ${cell(at, n)}.`,
    home: (here: number, all: number) => `${here} of ${all} kings at home.`,
    moved: (king: number, at: number, n: number) => `King ${king} goes to ${cell(at, n)}.`,
    taken: (king: number) => `King ${king}: where to?`,
    refused: {
      touch: (king: number, other: number) => `King ${king} cannot go there: it would touch king ${other}.`,
      distance: (king: number) =>
        `King ${king} cannot go there: a king moves to one of the eight cells around it.`,
      nobody: "No king stands there. Pick up a king first.",
    },
    at: (row: number, column: number, who: string) => `Row ${row}, column ${column}: ${who}`,
    king: (king: number, marked: boolean) => (marked ? `king ${king}, marked` : `king ${king}`),
    ring: "its target",
    nobody: "empty",
    done: (moves: number, method: number) =>
      `Home. You needed ${counted(moves, "move")}; the method ${count(method)}`,
    least: (least: number) => `; it cannot be done in fewer than ${count(least)}.`,
    best: "; nobody can do it in fewer.",
    bound: (bound: number) => `; every solution needs at least ${count(bound)}.`,
    unknown: ".",
    searching: "; looking for the least number …",
    noSolution: "This board has no solution, so there is nothing to play.",
    key: {
      marked: "bring this one home",
      taken: "taken",
      refused: "would touch",
      goal: "where it must go",
      home: "at home",
    },
    picture: (n: number, k: number) =>
      `A board of ${n} by ${n} cells with ${counted(k, "king")} to be moved by hand.`,
  },
  private: "Everything happens in this page, even with the network off. No file leaves it.",
  withoutScripts:
    "This page checks and replays in your browser, so it needs JavaScript. The command line needs none:",
  commands: [
    ["npm run --silent kibitz -- kings check board.txt output.txt", "names the first wrong move"],
    ["npm run --silent kibitz -- kings solve board.txt", "finds the moves"],
    ["npm run --silent kibitz -- kings answer board.txt", "says TAK or NIE"],
  ],
  lesson: "The lesson shows the method, with its diagrams.",
};

/** "line 8, move 5". */
function placeOf(fault: Fault): string {
  const inner = fault.kind === "tak" ? fault.concrete : fault;
  return `line ${count(inner.line)}${"move" in inner ? `, move ${count(inner.move)}` : ""}`;
}

function sentence(fault: Fault, n: number): string {
  switch (fault.kind) {
    case "word":
      return fault.found === undefined
        ? "The output is empty. It should begin with TAK or NIE."
        : `It begins with ${quoted(fault.found)}. It should begin with TAK or NIE.`;
    case "nie":
      return "It says NIE, but this board has a solution.";
    case "tak":
      return `It says TAK, but this board has no solution. Here its moves fail: ${sentence(fault.concrete, n)}`;
    case "count":
      return fault.found === undefined
        ? "It ends after TAK. The number of moves is missing."
        : `Here ${quoted(fault.found)} stands where the number of moves should be.`;
    case "too-many":
      return `It announces ${quoted(fault.found).slice(1, -1)} moves. At most ${count(fault.most)} are allowed.`;
    case "number":
      return `Here ${quoted(fault.found)} stands where the ${parts[fault.part]} should be, a whole number.`;
    case "too-few":
      return `It ends here, but it announced ${counted(fault.declared, "move")}.`;
    case "no-king":
      return `There is no king ${quoted(fault.found).slice(1, -1)}.`;
    case "off-board":
      return `King ${fault.king + 1} would leave the board.`;
    case "distance":
      return fault.distance === 0
        ? `King ${fault.king + 1} stays where it is. A move goes to another cell.`
        : `King ${fault.king + 1} would go ${fault.distance} cells at once, to ${cell(fault.row * n + fault.column, n)}. A king goes one at a time.`;
    case "touch":
      return `King ${fault.king + 1} goes to ${cell(fault.row * n + fault.column, n)}, where it would touch king ${fault.other + 1}.`;
    case "extra":
      return `Something follows ${fault.after === "NIE" ? "NIE" : "the last move"}: ${quoted(fault.found)}.`;
    case "end":
      return `All moves are legal, but at the end king ${fault.king + 1} stands on ${cell(fault.cell, n)}, not on its target ${cell(fault.target, n)}.`;
  }
}

/** What the tool says. */
export type KingsWords = typeof kingsWords;
