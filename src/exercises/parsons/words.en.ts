import { counted } from "#algorithms/core/text/counted.en.ts";

/** What is said where readers put a program in order, in English. */
export const parsonsWords = {
  title: "Put the program in order",
  lead: "This is the lesson’s program, cut into blocks. Put each under the part that it belongs to. Where a block has two versions, one is wrong: choose. Your order is run like any program, and whatever works is right.",
  onPaper:
    "This is the lesson’s program, cut into blocks. Write the part and the place into the box before each block, or cut the blocks out and lay them in order; where a block has two versions, one is wrong.",
  needsScripts:
    "Moving the blocks and running your order takes a browser that runs scripts. On paper it works without.",
  blocks: "Blocks",
  program: "The program",
  empty: "Nothing is here yet.",
  allPlaced: "All blocks are placed.",
  given: "given",
  pair: "One of these two",
  keys: "Drag a block by its handle. Or press the handle: then the arrow keys move the block, to the left and the right from part to part, the handle puts it down, and Escape puts it back. Ctrl + Z takes a move back.",
  handle: (code: string) => `Move: ${code}`,
  putHere: "Put it here",
  putInto: (part: string) => `Put the block at the end of “${part}”`,
  run: "Run this order",
  stop: "Stop",
  undo: "Undo",
  help: "Make it easier",
  again: "Start again",
  copyLink: "Copy a link",
  copied: "The link is copied. Whoever opens it sees the blocks as they stand here.",
  notCopied: "The browser did not let us copy. The link stands in the address now.",
  badLink: "The link is damaged, or from another state of this program. Your order is still here.",
  fromLink: "The blocks stand as in the link. Undo brings yours back.",
  begun: "The blocks lie in a new order. Undo brings yours back.",
  undone: "Taken back.",
  nothingToUndo: "There is nothing to take back.",
  notKept: "This browser keeps nothing for this page: your order is gone when you leave.",
  pickedUp: (code: string) => `Picked up: ${code}. The arrow keys move it; Escape puts it back.`,
  putDown: (spot: string) => `Put down: ${spot}.`,
  putBack: (spot: string) => `Put back: ${spot}.`,
  at: (part: string | undefined, number: number, of: number) =>
    `${part === undefined ? "not placed" : `in “${part}”`}, ${number} of ${of}`,
  chosen: (code: string) => `Taken: ${code}`,
  single: (code: string) => `A wrong version is gone. This one is left: ${code}`,
  joined: (code: string) => `Two blocks that belong together are one now: ${code}`,
  nothingEasier: "It does not get any easier: each part is one block now.",
  openProgram: "Open the program in the editor",
  openMine: "Open it in the editor",
  opened: "From the blocks",
  missingPlaces: (count: number) =>
    `First place ${count === 1 ? "the last block" : `the other ${count} blocks`}.`,
  missingChoices: (count: number) =>
    count === 1
      ? "First choose between the two versions of this block."
      : `First choose between the two versions of ${counted(count, "block")}.`,
  starting: "Getting the judge …",
  running: (passed: number) => `Running: ${counted(passed, "input")} right so far …`,
  inBlock: "The program does not hold together at this block:",
  stoppedIn: "It stopped in this block:",
  toBlock: "Go to this block",
  closesTooMuch: "It closes a brace that nothing before it has opened: what opens it has to come first.",
  outside:
    "It stands outside of any function: what begins the function comes too late, or a brace has ended it too early.",
  tooEarly: (name: string) =>
    `It uses “${name}” before it is there: the block that makes it has to come first.`,
  unknown: (name: string) =>
    `It uses “${name}”, which is not known here: the block that makes it comes later, or stands inside braces that this one is not in.`,
  engine: (message: string) => `The browser says: ${message}.`,
};

/** What is said where readers put a program in order. */
export type ParsonsWords = typeof parsonsWords;
