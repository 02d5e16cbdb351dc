/**
 * About how high a part of an article will be, from its blocks: a browser that has not laid it out yet leaves that much
 * room. What the guess misses, the scroll bar jumps by when the reader comes near.
 */
import type { Nodes } from "hast";

/**
 * A width that the styles tell apart: the letters in a line of its text and of its code, what stands around a part, in rem, and
 * its place in `BLOCKS`.
 */
interface Width {
  readonly around: number;
  readonly text: number;
  readonly code: number;
  readonly place: 0 | 1;
}

const WIDE: Width = { around: 0, text: 72, code: 90, place: 0 };
const NARROW: Width = { around: 2, text: 44, code: 44, place: 1 };

/** Blocks that are more than text, with what stands around them, in rem, wide and narrow: means over all lessons, from a browser. */
const BLOCKS: Readonly<Record<string, readonly [wide: number, narrow: number]>> = {
  Aside: [7, 4],
  Compare: [54, 104],
  CrossTable: [32, 27],
  BreakIt: [12, 15],
  Dialogue: [34, 50],
  Exercise: [3.4, 4.5],
  Figure: [46, 62],
  FollowUp: [3.6, 3.6],
  FourMethods: [15, 30],
  GrowthPlot: [40, 40],
  KingsByHand: [33, 50],
  Invitation: [3.4, 4.5],
  OutcomeQuiz: [3.4, 4.5],
  Proof: [3.4, 5],
  SelfExplain: [22, 25],
  Source: [3.4, 4.5],
  Stills: [18, 26],
  SystemsPlot: [40, 40],
  YourTurn: [54, 65],
};

/** The heights of a line of text and of code, and the space between two blocks, in rem. */
const [LINE, CODE_LINE, GAP] = [1.75, 1.25, 1.2];
/** How many more letters of a table than of a text go into a line. */
const SMALL_LETTERS = 1.3;
/** What stands around the text in a row of a table, in rem. */
const ROW_FRAME = 0.7;

/** What all rows that fold are as high as. */
const ROW = "Source";

/** An element, or a component with its attributes. */
interface Block {
  readonly tagName?: string;
  readonly name?: string;
  readonly attributes?: readonly { readonly name?: string }[];
  readonly children?: readonly Nodes[];
}

/** How high the blocks are together, in rem, on a screen of each width. */
export function heightsOf(blocks: readonly Nodes[]): { readonly wide: number; readonly narrow: number } {
  const sum = (width: Width) =>
    Math.round(blocks.reduce((sum, block) => sum + heightOf(block, width), width.around));
  return { wide: sum(WIDE), narrow: sum(NARROW) };
}

function heightOf(block: Nodes, width: Width): number {
  const { tagName, name, attributes, children = [] } = block as Block;
  const inside = () => children.reduce((sum, child) => sum + heightOf(child, width), 0);
  // A row that folds says what it costs.
  const isRow = attributes?.some((each) => each.name === "label");
  const kind = isRow ? ROW : (tagName ?? name ?? "");
  const known = BLOCKS[kind]?.[width.place];
  if (known !== undefined) return known;
  switch (kind) {
    // Stands beside the text, or has nothing to say yet.
    case "Sidenote":
    case "ReviewList":
      return 0;
    case "pre":
      return GAP + CODE_LINE * linesOf(textOf(block), width.code);
    case "ul":
    case "ol":
    case "table":
    case "thead":
    case "tbody":
      return inside();
    case "tr":
      return ROW_FRAME + LINE * tallestCell(children.filter(isCell), width.text * SMALL_LETTERS);
    default:
      return textOf(block).trim() === "" ? 0 : GAP + LINE * linesOf(textOf(block), width.text);
  }
}

const isCell = (node: Nodes) => node.type === "element";

/** The lines of the cell with the most, where each has its share of a line. */
function tallestCell(cells: readonly Nodes[], letters: number): number {
  return Math.max(1, ...cells.map((cell) => linesOf(textOf(cell), letters / cells.length)));
}

/** How many lines a text has where lines longer than `letters` are broken. */
function linesOf(text: string, letters: number): number {
  return text.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / letters)), 0);
}

function textOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}
