/**
 * A scene: the picture of one frame as plain data. Lessons make scenes, views draw them, and neither knows the other.
 * Lengths are in the plate's own units, with x to the right and y downwards. Ids are unique within a plate.
 */

/** What a mark means at this step. Views show each by color and by shape, so that no meaning hangs on color alone. */
export type Role = "idle" | "active" | "candidate" | "chosen" | "rejected" | "done";

/** One of two kinds, such as White and Black: a property of the data, never a role. */
export type Tone = "light" | "dark";

export interface GraphNode {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly role: Role;
  readonly tone?: Tone;
  /** Inside the disc. */
  readonly text: string;
  /** How the node is called in a sentence: "player 3, Anna". */
  readonly label: string;
  /** A name beside the disc, pointing away from the middle of the plate. */
  readonly tag?: {
    readonly text: string;
    readonly x: number;
    readonly y: number;
    readonly anchor: "start" | "middle" | "end";
  };
  /** An empty place: dashed, without text. */
  readonly ghost?: boolean;
  /** Filled with ink: one of two kinds of vertices, such as the even ones of an alternating tree. */
  readonly solid?: boolean;
  /** Drawn as a box of this size around (x, y) instead of a disc: a cell of an array, a match in a tree. */
  readonly box?: { readonly width: number; readonly height: number };
  /** One of the many cells of a matrix, which stay where they are: idle ones are drawn with one outline for all. */
  readonly isCell?: true;
}

export interface GraphEdge {
  readonly id: string;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly role: Role;
  /** Dotted lines join what belongs together without being paired. */
  readonly dotted?: boolean;
  /** One of very many: drawn as a hairline, without the sign of its role. */
  readonly thin?: boolean;
  /** Drawn with an arrowhead at its end. */
  readonly directed?: boolean;
  /** A number on the edge: its weight, its slack. The sign of its role then moves aside. */
  readonly text?: string;
}

/** A short text on the plate's frame, like ranks and files. */
export interface GraphNote {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly role?: Role;
  readonly anchor?: "start" | "middle" | "end";
}

/**
 * A line or a region under the edges: the circle on which the players sit, the arrow that turns it; the hull round the
 * vertices of a blossom; a disc and a band whose widths are numbers, such as dual values.
 */
export interface GraphGuide {
  readonly id: string;
  readonly path: string;
  readonly kind: "ring" | "arrow" | "hull" | "disc" | "band";
  /** Of a hull, a disc or a band; idle unless told. */
  readonly role?: Role;
}

export interface GraphPlate {
  readonly kind: "graph";
  /** The upper left corner of what is shown; 0, 0 unless told. */
  readonly origin?: readonly [x: number, y: number];
  readonly width: number;
  readonly height: number;
  /** Whether it fills its plate to the edges: otherwise a phone leaves out what is empty above and below. */
  readonly isFull?: true;
  /** The whole picture in one sentence. */
  readonly label: string;
  readonly guides: readonly GraphGuide[];
  readonly edges: readonly GraphEdge[];
  readonly nodes: readonly GraphNode[];
  readonly notes: readonly GraphNote[];
}

/** A piece on a cell of a board. Rows and columns count from 0 at the top left. */
export interface BoardPiece {
  readonly id: string;
  readonly row: number;
  readonly column: number;
  readonly role: Role;
  /** Drawn on the piece while there is room: its number. */
  readonly text: string;
  /** How the piece is called in a sentence: "king 12". */
  readonly label: string;
}

/** A rectangle of cells that means something at this step. */
export interface BoardArea {
  readonly id: string;
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
  /** Of an idle area only the letter is drawn, if it has one: it is there to be chosen, and to be spoken of. */
  readonly role: Role;
  /** A letter in its upper right corner: "X". */
  readonly text?: string;
  readonly label: string;
}

/** Where a piece shall go in the end, or for now: a small mark on the cell, under the pieces. */
export interface BoardGoal {
  readonly id: string;
  readonly row: number;
  readonly column: number;
  readonly role: Role;
  readonly text: string;
}

/** A move that was made: a line between the middles of two cells. */
export interface BoardTrail {
  readonly id: string;
  readonly from: readonly [row: number, column: number];
  readonly to: readonly [row: number, column: number];
  readonly role: Role;
  /** 0 is the latest; older ones are drawn thinner and paler, up to 1. */
  readonly age: number;
}

/** A square board with numbered pieces. Small ones are drawn as SVG, big ones on a canvas. */
export interface BoardPlate {
  readonly kind: "board";
  readonly width: number;
  readonly height: number;
  /** The whole picture in one sentence. */
  readonly label: string;
  /** Cells a side, from 1. */
  readonly size: number;
  /** So many cells a side make a square with a heavier outline; the last ones may stick out of the board. */
  readonly block: number;
  readonly areas: readonly BoardArea[];
  readonly goals: readonly BoardGoal[];
  readonly trails: readonly BoardTrail[];
  readonly pieces: readonly BoardPiece[];
}

/** The kinds of pictures. */
export interface Plates {
  readonly graph: GraphPlate;
  readonly board: BoardPlate;
}

/** A picture of one of the kinds. */
export type Plate = Plates[keyof Plates];

export interface TableCell {
  readonly text: string;
  /** Changed by this step; not filled yet; of less weight; asked for; out of the question; struck out. */
  readonly state?: "changed" | "todo" | "quiet" | "asked" | "void" | "rejected";
}

export interface TableRow {
  readonly id: string;
  readonly head: string;
  readonly cells: readonly TableCell[];
  /** The row of this step. */
  readonly now?: boolean;
}

/** A table beside the plate. Its rows may be a window of a longer one; then `foot` says so. */
export interface Table {
  readonly id: string;
  readonly title: string;
  /** At the right of the title: "6 of 21 games". */
  readonly note: string;
  readonly corner: string;
  readonly columns: readonly string[];
  /** What the table speaks of, drawn over it: the graph as the search sees it. */
  readonly picture?: GraphPlate;
  /** Under the table, when it shows a part only: "rounds 2–8 of 11". */
  readonly foot?: string;
  readonly rows: readonly TableRow[];
}

/** An entry of the key under the plate. */
export interface KeyEntry {
  readonly sign: Role | "dotted" | "tones" | "ghost" | "solid" | "hull" | "disc" | "band";
  readonly text: string;
}

export interface Scene {
  readonly plate: Plate;
  readonly tables: readonly Table[];
  /** What is watched, where that is told by tables and not by cells. */
  readonly watch?: readonly Table[];
  readonly key: readonly KeyEntry[];
}

/** What can be pointed at, spoken of and chosen. */
export interface Mark {
  readonly id: string;
  readonly role: Role;
  readonly text?: string;
  readonly label: string;
}

/** What the marks of a kind of picture are. */
interface MarksOf<P extends Plate> {
  /** Those that have a name. */
  named(plate: P): readonly Mark[];
  /** All of them, in drawing order. */
  all(plate: P): readonly { readonly id: string }[];
}

const MARKS: { readonly [Kind in keyof Plates]: MarksOf<Plates[Kind]> } = {
  graph: {
    named: ({ nodes }) => nodes,
    all: ({ guides, edges, nodes, notes }) => [...guides, ...edges, ...nodes, ...notes],
  },
  board: {
    named: ({ pieces, areas }) => [...pieces, ...areas],
    all: ({ areas, goals, trails, pieces }) => [...areas, ...goals, ...trails, ...pieces],
  },
};

/** The marks of a plate that have a name: the nodes of a graph, the pieces and areas of a board. */
export function namedMarks(plate: Plate): readonly Mark[] {
  return (MARKS[plate.kind] as MarksOf<Plate>).named(plate);
}

/** All ids of a plate's marks, in drawing order. */
export function markIds(plate: Plate): string[] {
  return (MARKS[plate.kind] as MarksOf<Plate>).all(plate).map(({ id }) => id);
}
