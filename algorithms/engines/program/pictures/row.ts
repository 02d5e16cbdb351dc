/** The cells of a list, or the letters of a text, with the numbers that are places of it. */
import type { Role } from "#algorithms/core/lesson/scene.ts";
import type { Memory } from "../memory.ts";
import type { DrawnData } from "../rules.ts";
import type { Sight } from "../sight.ts";
import { cellText } from "../told-values.ts";
import { objectOf } from "../words.ts";
import { noteWidth } from "./note-width.ts";
import {
  box,
  cellBox,
  idOf,
  MARGIN,
  type Marks,
  nameOf,
  type Picture,
  type Point,
  type Pointer,
  pageOf,
  type Stand,
  WIDTH,
} from "./picture.ts";
import { pictureWords as words } from "./words.en.ts";

/** Room for the name in front of cells, for numbers over them, and for names under them. */
export const NAME = 62;
/** Between the name and the cells. */
export const NAME_GAP = 10;
/** So much more room a long name gets where the cells leave it. */
const MORE_NAME = 36;
export const NUMBERS = 20;
const POINTERS = 20;
export const CELL = { height: 30, least: 27, most: 36 } as const;
/** So many cells stand in a line; of a longer list a window of so many, over a line for all of it. */
const LINE = 14;
/** So many lines of letters, or of other things that are no numbers, are shown at once. */
const MOST_LINES = 3;
/** So many numbers are shown as bars. */
const MOST_BARS = 64;
const BARS = 76;
const OVERVIEW = 20;
const LETTER = 8;
const ROOM = WIDTH - NAME - MARGIN;

/** So many letters fit into a cell. */
export function fitting(cell: number): number {
  return Math.max(3, Math.floor((cell - 6) / LETTER));
}

/** What is at the places of a row at one position. */
interface Items {
  readonly length: number;
  textAt(k: number, room: number): string;
  roleAt(k: number): Role;
}

export class Row implements Picture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly #drawn: DrawnData;
  readonly #stand: Stand;
  #cell: number;
  readonly #perLine: number;
  readonly #lines: number;
  /** Of bars, between what they reach. */
  readonly #bars: readonly [low: number, high: number] | undefined;
  readonly #isLong: boolean;
  /** So many letters the longest text in a cell has. */
  readonly #letters: number;
  /** Where the cells begin. */
  readonly #left: number;

  /**
   * A row of the data, or one that is part of another picture. `bars` is between what its numbers are, if it has nothing else, and
   * `letters` how many the longest text in a cell has.
   */
  constructor(drawn: DrawnData, stand: Stand, bars?: readonly [low: number, high: number], letters = 0) {
    this.name = drawn.name;
    this.#drawn = drawn;
    this.#stand = stand;
    const most = Math.max(1, drawn.most);
    this.#letters = letters;
    this.#bars = most > LINE && most <= MOST_BARS ? bars : undefined;
    this.#isLong = !this.#bars && most > LINE * MOST_LINES;
    this.#lines = this.#bars || this.#isLong ? 1 : Math.ceil(most / LINE);
    this.#perLine = this.#bars ? most : Math.min(LINE, Math.ceil(most / this.#lines));
    this.#cell = Math.min(CELL.most, ROOM / this.#perLine);
    const cells = this.#perLine * this.#cell;
    const wanted = Math.ceil(noteWidth(nameOf(drawn.holder))) + NAME_GAP - NAME;
    this.#left = NAME + Math.max(0, Math.min(wanted, MORE_NAME, ROOM - cells));
    this.width = this.#left + cells + MARGIN;
    this.height = this.#lines * this.#lineHeight + (this.#isLong ? OVERVIEW : 0);
  }

  widen(): void {
    if (this.#bars || fitting(this.#cell) >= this.#letters) return;
    const room = (WIDTH - this.#left - MARGIN) / this.#perLine;
    this.#cell = Math.max(this.#cell, Math.min(room, this.#letters * LETTER + 6));
  }

  get #lineHeight(): number {
    return NUMBERS + (this.#bars ? BARS : CELL.height) + POINTERS;
  }

  draw(sight: Sight, marks: Marks, corner: Point): string | undefined {
    const word = this.#stand.wordOf(this.#drawn, sight);
    if (word === 0) return undefined;
    const { memory } = sight;
    const object = objectOf(word);
    const value = memory.value(word);
    const items = typeof value === "string" ? letters(value, sight) : cells(memory, object, sight);
    const { length } = items;
    const pointers = this.#stand.pointersOf(this.#drawn, sight, word, length);
    const id = idOf(this.#drawn);
    const [x, y] = corner;
    marks.notes.push({
      ...{ id, x: x + this.#left - NAME_GAP, y: y + NUMBERS + (this.#bars ? BARS - 8 : CELL.height / 2 + 5) },
      ...{ text: this.#stand.namesOf(this.#drawn, sight, word, this.#left - NAME_GAP), anchor: "end" },
    });
    const room = this.#perLine * this.#lines;
    const first = this.#isLong ? pageOf(focus(object, sight, pointers), room, length) : 0;
    const frame: Frame = { id, corner, first, last: Math.min(length, first + room) };
    if (this.#bars) this.#drawBars(items, pointers, frame, marks);
    else this.#drawCells(items, frame, marks);
    this.#drawPointers(pointers, frame, marks);
    this.#drawRange(sight, word, frame, marks);
    if (this.#isLong) this.#drawOverview(length, pointers, frame, marks);
    this.#drawEnds(length, frame, marks);
    const spoken = pointers.map(({ name, at }) => words.pointer(name, at));
    const kind = words.kinds[this.#drawn.data];
    return words.row(
      nameOf(this.#drawn.holder),
      kind,
      length > 0 ? words.items(length) : words.empty,
      spoken,
    );
  }

  #xOf(k: number, { corner, first }: Frame): number {
    return corner[0] + this.#left + (((k - first) % this.#perLine) + 0.5) * this.#cell;
  }

  /** The top of the cells in the line of a place. */
  #topOf(k: number, { corner, first }: Frame): number {
    return corner[1] + NUMBERS + Math.floor((k - first) / this.#perLine) * this.#lineHeight;
  }

  #drawCells(items: Items, frame: Frame, { nodes, notes }: Marks): void {
    const { id, first, last } = frame;
    for (let k = first; k < last; k++) {
      const [x, top] = [this.#xOf(k, frame), this.#topOf(k, frame)];
      nodes.push(
        cellBox(`${id}:${k}`, [x, top + CELL.height / 2], [this.#cell - 3, CELL.height], {
          role: items.roleAt(k),
          text: items.textAt(k, fitting(this.#cell)),
          label: `${nameOf(this.#drawn.holder)}[${k}]`,
        }),
      );
      notes.push({ id: `${id}:n${k}`, x, y: top - 5, text: String(k) });
    }
  }

  /** The numbers as heights; those that the step is about are written down. */
  #drawBars(items: Items, pointers: readonly Pointer[], frame: Frame, { nodes, notes }: Marks): void {
    const { id, first, last } = frame;
    const [low, high] = this.#bars ?? [0, 1];
    const floor = Math.min(0, low);
    const at = new Set(pointers.map((each) => each.at));
    for (let k = first; k < last; k++) {
      const text = items.textAt(k, 6);
      const number = Number(text.replace("−", "-").replace("∞", "Infinity"));
      const share = Number.isNaN(number) || text === "" ? 0 : (number - floor) / Math.max(high - floor, 1);
      const height = 3 + Math.min(1, Math.max(0, share)) * (BARS - 3);
      const [x, bottom] = [this.#xOf(k, frame), this.#topOf(k, frame) + BARS];
      const role = items.roleAt(k);
      nodes.push(
        box(`${id}:${k}`, [x, bottom - height / 2], [Math.max(2, this.#cell - 1.5), height], {
          ...{ role, text: "", label: `${nameOf(this.#drawn.holder)}[${k}]: ${text}` },
        }),
      );
      if (role !== "idle" || at.has(k)) notes.push({ id: `${id}:t${k}`, x, y: bottom - height - 6, text });
    }
  }

  #drawPointers(pointers: readonly Pointer[], frame: Frame, { notes }: Marks): void {
    const { id, corner, first, last } = frame;
    const height = this.#bars ? BARS : CELL.height;
    const end = first + this.#perLine * this.#lines;
    for (const [at, all] of Map.groupBy(pointers, (each) => each.at)) {
      if (at < first - 1 || at > last || (at >= end && at !== last)) continue;
      // Before the first and behind the last there is no cell, and still a place.
      const [x, top] =
        at < first
          ? [corner[0] + this.#left - this.#cell / 2, this.#topOf(first, frame)]
          : at >= end
            ? [Math.min(this.#xOf(at - 1, frame) + this.#cell, WIDTH - 6), this.#topOf(at - 1, frame)]
            : [this.#xOf(at, frame), this.#topOf(at, frame)];
      notes.push({
        ...{ id: `${id}:p${at}`, x, y: top + height + 15, text: all.map(({ name }) => name).join(" ") },
        role: all.some(({ isNew }) => isNew) ? "chosen" : "active",
      });
    }
  }

  /** A line round the cells between which it is still being worked. */
  #drawRange(sight: Sight, word: number, frame: Frame, { guides }: Marks): void {
    const { first, last, id, corner } = frame;
    const range = this.#stand
      .holders(this.#drawn, sight, word)
      .flatMap((each) => this.#stand.decided.ranges.get(each) ?? []);
    const [low, high] = range.slice(0, 2).map((each) => sight.memory.value(sight.wordOf(each)));
    if (typeof low !== "number" || typeof high !== "number") return;
    const [from, to] = [Math.max(low, first), Math.min(high, last - 1)];
    const height = this.#bars ? BARS : CELL.height;
    const lines: string[] = [];
    for (let at = from; at <= to; ) {
      const line = Math.floor((at - first) / this.#perLine);
      const end = Math.min(to, first + (line + 1) * this.#perLine - 1);
      const x = corner[0] + this.#left + ((at - first) % this.#perLine) * this.#cell - 1;
      const width = (end - at + 1) * this.#cell - 1;
      lines.push(`M${x} ${this.#topOf(at, frame) - 3}h${width}v${height + 6}h${-width}z`);
      at = end + 1;
    }
    if (lines.length > 0) guides.push({ id: `${id}:range`, kind: "hull", path: lines.join("") });
  }

  /** A line for the whole list, with the part of it that is shown, and the numbers that stand elsewhere. */
  #drawOverview(length: number, pointers: readonly Pointer[], frame: Frame, { nodes, notes }: Marks): void {
    const { id, corner, first, last } = frame;
    const y = corner[1] + this.#lineHeight + 4;
    const [left, width] = [corner[0] + this.#left, this.#perLine * this.#cell - 3];
    const part = (from: number, to: number): readonly [Point, Point] => [
      [left + (width * (from + to)) / 2 / Math.max(length, 1), y],
      [Math.max(3, (width * (to - from)) / Math.max(length, 1)), 5],
    ];
    nodes.push(
      box(`${id}:all`, ...part(0, Math.max(length, 1)), {
        role: "idle",
        text: "",
        label: words.whole(this.name),
      }),
    );
    nodes.push({
      ...box(`${id}:part`, ...part(first, Math.max(last, first + 1)), {
        ...{ role: "done", text: "", label: words.page(first, last - 1, length) },
      }),
    });
    const away = pointers.filter(({ at }) => at < first - 1 || at > last);
    for (const [at, all] of Map.groupBy(away, (each) => each.at))
      notes.push({
        ...{ id: `${id}:o${at}`, x: left + (width * Math.min(at, length)) / Math.max(length, 1), y: y + 15 },
        ...{ text: all.map(({ name }) => name).join(" "), role: "active" },
      });
    if (away.length === 0)
      notes.push({
        ...{ id: `${id}:page`, x: left + width, y: y + 15, anchor: "end" },
        text: words.page(first, last - 1, length),
      });
  }

  /** Where a queue is entered and left, and where a stack is both. */
  #drawEnds(length: number, frame: Frame, { notes }: Marks): void {
    const ends = words.ends[this.#drawn.data];
    if (!ends || this.#bars || this.#lines > 1 || length === 0) return;
    const { id, first, last } = frame;
    const y = this.#topOf(first, frame) + CELL.height + 15;
    const [out, into] = ends;
    const taken = new Set(
      notes.filter((each) => each.id.startsWith(`${id}:p`)).map((each) => Math.round(each.x)),
    );
    const put = (at: number, text: string): void => {
      const x = this.#xOf(at, frame);
      if (!taken.has(Math.round(x))) notes.push({ id: `${id}:e${text}`, x, y, text });
      taken.add(Math.round(x));
    };
    if (out !== "" && first === 0) put(0, out);
    if (last === length) put(last - 1, into);
  }
}

interface Frame {
  readonly id: string;
  readonly corner: Point;
  /** The places that are shown: from the first on, before the last. */
  readonly first: number;
  readonly last: number;
}

function letters(text: string, sight: Sight): Items {
  return {
    length: text.length,
    textAt: (k) => text[k],
    roleAt: (k) => (sight.readsLetter(text, k) ? "candidate" : "idle"),
  };
}

function cells(memory: Memory, object: number, sight: Sight): Items {
  return {
    length: memory.length(object),
    textAt: (k, room) => cellText(memory, memory.item(object, k), room),
    roleAt: (k) => roleOfCell(sight, object, k),
  };
}

export function roleOfCell(sight: Sight, object: number, k: number): Role {
  if (sight.wrote(sight.memory.address(object, k))) return "chosen";
  return sight.readsItem(object, k) ? "candidate" : "idle";
}

/** The place at which the step is: where a number was moved to, where it wrote or looked, or where a number stands. */
function focus(object: number, sight: Sight, pointers: readonly Pointer[]): number {
  const isNew = pointers.find((each) => each.isNew);
  if (isNew) return isNew.at;
  const touched = object > 0 ? sight.touched(object) : -1;
  return touched >= 0 ? touched : (pointers[0]?.at ?? 0);
}
