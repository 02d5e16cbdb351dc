/** Keys with their values, and what a set has. */
import type { Memory } from "../memory.ts";
import type { DrawnData } from "../rules.ts";
import type { Sight } from "../sight.ts";
import { cellText } from "../told-values.ts";
import { objectOf } from "../words.ts";
import {
  cellBox,
  idOf,
  MARGIN,
  type Marks,
  nameOf,
  type Picture,
  type Point,
  type Stand,
  WIDTH,
} from "./picture.ts";
import { CELL, fitting, NAME, NAME_GAP } from "./row.ts";
import { pictureWords as words } from "./words.en.ts";

/** How wide an entry of a map is, and what a set has. */
const ENTRY = 84;
const MEMBER = 30;
const MOST_LINES = 4;
const PAGE = 16;
const GAP = 4;

export class Entries implements Picture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly #drawn: DrawnData;
  readonly #stand: Stand;
  readonly #cell: number;
  readonly #perLine: number;
  readonly #lines: number;

  constructor(drawn: DrawnData, stand: Stand) {
    this.name = drawn.name;
    this.#drawn = drawn;
    this.#stand = stand;
    this.#cell = drawn.kind === "entries" ? ENTRY : MEMBER;
    const room = WIDTH - NAME - MARGIN;
    this.#perLine = Math.min(drawn.most, Math.floor(room / this.#cell));
    this.#lines = Math.min(Math.ceil(drawn.most / this.#perLine), MOST_LINES);
    const page = drawn.most > this.#perLine * this.#lines ? PAGE : 0;
    this.width = NAME + this.#perLine * this.#cell + MARGIN;
    this.height = this.#lines * (CELL.height + GAP) + page;
  }

  draw(sight: Sight, { nodes, notes }: Marks, [x, y]: Point): string | undefined {
    const word = this.#stand.wordOf(this.#drawn, sight);
    if (word === 0) return undefined;
    const { memory } = sight;
    const object = objectOf(word);
    const id = idOf(this.#drawn);
    const cell = this.#cell;
    const isSet = memory.kind(object) === "set";
    const all = memory.entries(object);
    const name = nameOf(this.#drawn.holder);
    const text = this.#stand.namesOf(this.#drawn, sight, word, NAME - NAME_GAP);
    notes.push({ id, x: x + NAME - NAME_GAP, y: y + CELL.height / 2 + 5, text, anchor: "end" });
    const room = this.#perLine * this.#lines;
    for (const [k, [key, value]] of all.slice(0, room).entries()) {
      const keyText = cellText(memory, key, isSet ? fitting(cell) : 6).replace(/^#/, "");
      const inside = isSet
        ? keyText
        : `${keyText}: ${cellText(memory, value, Math.max(2, fitting(cell) - keyText.length - 2))}`;
      const isWritten = sight.wrote(cellOf(memory, object, key));
      const left = x + NAME + ((k % this.#perLine) + 0.5) * cell;
      const down = y + CELL.height / 2 + Math.floor(k / this.#perLine) * (CELL.height + GAP);
      // By its key: an entry that goes leaves the others where they are.
      nodes.push(
        cellBox(`${id}:${key}`, [left, down], [cell - 4, CELL.height], {
          role: isWritten ? "chosen" : "idle",
          ...{ text: inside, label: `${name} ${inside}` },
        }),
      );
    }
    if (all.length > room)
      notes.push({
        ...{
          id: `${id}:more`,
          x: x + this.width,
          y: y + this.#lines * (CELL.height + GAP) + 12,
          anchor: "end",
        },
        text: words.more(all.length - room),
      });
    return words.entries(name, all.length);
  }
}

/** The place of the value of a key. */
function cellOf(memory: Memory, object: number, key: number): number {
  for (let k = 0; k < memory.length(object); k++)
    if (memory.item(object, 2 * k) === key) return memory.address(object, 2 * k + 1);
  return -1;
}
