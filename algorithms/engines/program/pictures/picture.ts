/** What all pictures of a run share: where they draw, and what of the run is in sight under which names. */
import type { GraphEdge, GraphGuide, GraphNode, GraphNote, Role } from "#algorithms/core/lesson/scene.ts";
import type { Field, Holder } from "../facts/facts.ts";
import type { Decided, DrawnData } from "../rules.ts";
import type { Sight } from "../sight.ts";
import { objectOf } from "../words.ts";
import { fittedNote, noteWidth } from "./note-width.ts";

/** Units of the plate. */
export const WIDTH = 440;
export const MARGIN = 8;

export interface Marks {
  readonly nodes: GraphNode[];
  readonly notes: GraphNote[];
  readonly guides: GraphGuide[];
  readonly edges: GraphEdge[];
}

export type Point = readonly [x: number, y: number];

/** A picture has its size for the whole run: as large as it ever gets. */
export interface Picture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Takes the whole width, if nothing stands beside it. */
  widen?(): void;
  /** Draws from a corner on, and says it in words; undefined where nothing of it is there. */
  draw(sight: Sight, marks: Marks, corner: Point): string | undefined;
}

/** A number in sight that is a place of what is drawn. */
export interface Pointer {
  readonly name: string;
  readonly at: number;
  readonly isNew: boolean;
}

/** What the rules say, asked for what is in sight. */
export class Stand {
  readonly decided: Decided;

  constructor(decided: Decided) {
    this.decided = decided;
  }

  /** The word of what is drawn, under whatever name it is in sight; 0 where it is not. */
  wordOf({ holder, group, objects, kind }: DrawnData, sight: Sight): number {
    const own = sight.wordOf(holder);
    if (kind === "letters") return typeof sight.memory.value(own) === "string" ? own : 0;
    for (const each of [holder, ...group.holders]) {
      const word = sight.wordOf(each);
      if (objects.has(objectOf(word))) return word;
    }
    return 0;
  }

  /** Those in sight that have the same object: what is under one of them is under all. */
  holders({ holder, group }: DrawnData, sight: Sight, word: number): Holder[] {
    if (objectOf(word) === 0) return [holder];
    return [holder, ...group.holders.filter((each) => each !== holder)].filter(
      (each) => sight.wordOf(each) === word,
    );
  }

  /** The names in sight of what is drawn, as far as there is room for them: so many units of the plate. */
  namesOf(drawn: DrawnData, sight: Sight, word: number, room: number): string {
    const names = new Set(this.holders(drawn, sight, word).map(nameOf));
    const [own, other] = names;
    const both = other === undefined ? own : `${own}, ${other}`;
    return noteWidth(both) > room ? fittedNote(own, room) : both;
  }

  pointersOf(drawn: DrawnData, sight: Sight, word: number, length: number): Pointer[] {
    const found = new Map<string, Pointer>();
    for (const holder of this.holders(drawn, sight, word))
      for (const pointer of this.decided.pointers.get(holder) ?? []) {
        const at = sight.memory.value(sight.wordOf(pointer));
        if (typeof at !== "number" || !Number.isInteger(at) || at < -1 || at > length) continue;
        if (!found.has(pointer.name))
          found.set(pointer.name, { name: pointer.name, at, isNew: sight.wroteTo(pointer) });
      }
    return [...found.values()];
  }
}

/** How a holder is called in a picture. */
export function nameOf(holder: Holder | Field): string {
  return "field" in holder ? holder.field : holder.name;
}

/** The first of the page on which a place is. */
export function pageOf(at: number, room: number, length: number): number {
  return Math.floor(Math.min(Math.max(at, 0), Math.max(0, length - 1)) / room) * room;
}

export function idOf({ holder }: DrawnData): string {
  return "field" in holder ? `f${holder.field}` : `v${holder.fn.id}.${holder.slot}`;
}

/** A box in a row of others: its rings go inside. */
export function cellBox(...[id, at, size, mark]: Parameters<typeof box>): GraphNode {
  return { ...box(id, at, size, mark), isCell: true };
}

export function box(
  id: string,
  [x, y]: Point,
  [width, height]: Point,
  mark: { readonly role: Role; readonly text: string; readonly label: string },
): GraphNode {
  const radius = Math.min(width, height) / 2;
  return { id, x, y, radius, box: { width, height }, ...mark, ...(mark.role === "idle" && { isCell: true }) };
}
