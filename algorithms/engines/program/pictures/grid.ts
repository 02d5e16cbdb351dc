/** Lists in a list, a row each, with the number of each row and column. */
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
  pageOf,
  type Stand,
  WIDTH,
} from "./picture.ts";
import { fitting, NAME, NUMBERS, roleOfCell } from "./row.ts";
import { pictureWords as words } from "./words.en.ts";

/** So many rows and columns are shown; of more, a part of so many. */
const MOST_SIDE = 24;
const PART = 16;
const PAGE = 16;
const MOST_CELL = 34;
const MOST_HEIGHT = 240;

interface Cell {
  readonly row: number;
  readonly column: number;
  readonly names: string;
}

export class Grid implements Picture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly #drawn: DrawnData;
  readonly #stand: Stand;
  readonly #cell: number;
  readonly #rows: number;
  readonly #columns: number;
  readonly #isPart: boolean;

  constructor(drawn: DrawnData, stand: Stand) {
    this.name = drawn.name;
    this.#drawn = drawn;
    this.#stand = stand;
    const shown = (all: number): number => (all > MOST_SIDE ? PART : all);
    this.#rows = shown(drawn.most);
    this.#columns = shown(drawn.columns);
    this.#isPart = drawn.most > this.#rows || drawn.columns > this.#columns;
    const room = WIDTH - NAME - MARGIN;
    this.#cell = Math.min(MOST_CELL, room / this.#columns, MOST_HEIGHT / this.#rows);
    this.width = NAME + this.#columns * this.#cell + MARGIN;
    this.height = NUMBERS + this.#rows * this.#cell + (this.#isPart ? PAGE : 0);
  }

  draw(sight: Sight, marks: Marks, [x, y]: Point): string | undefined {
    const word = this.#stand.wordOf(this.#drawn, sight);
    if (word === 0) return undefined;
    const { memory } = sight;
    const object = objectOf(word);
    const length = memory.length(object);
    const id = idOf(this.#drawn);
    const cell = this.#cell;
    const here = this.#cellsOf(sight, word);
    const firstRow = this.#rows < this.#drawn.most ? pageOf(here[0]?.row ?? 0, this.#rows, length) : 0;
    const firstColumn =
      this.#columns < this.#drawn.columns
        ? pageOf(here[0]?.column ?? 0, this.#columns, this.#drawn.columns)
        : 0;
    const [left, top] = [x + NAME, y + NUMBERS];
    // In the line of the columns' numbers, where those of the rows leave it all its room.
    marks.notes.push({
      ...{ id, x: left - 8, y: top - 5, anchor: "end" },
      text: this.#stand.namesOf(this.#drawn, sight, word, NAME - 8),
    });
    const last = Math.min(length, firstRow + this.#rows);
    let columns = 0;
    for (let row = firstRow; row < last; row++) {
      const inner = objectOf(memory.item(object, row));
      const down = top + (row - firstRow + 0.5) * cell;
      marks.notes.push({ id: `${id}:r${row}`, x: left - 8, y: down + 5, text: String(row), anchor: "end" });
      const isList = inner !== 0 && memory.isList(inner);
      const end = Math.min(isList ? memory.length(inner) : 0, firstColumn + this.#columns);
      columns = Math.max(columns, end);
      for (let column = firstColumn; column < end; column++) {
        const isHere = here.some((each) => each.row === row && each.column === column);
        const found = roleOfCell(sight, inner, column);
        const role = found === "idle" && isHere ? "active" : found;
        marks.nodes.push(
          cellBox(
            `${id}:${row},${column}`,
            [left + (column - firstColumn + 0.5) * cell, down],
            [cell - 2, cell - 2],
            {
              ...{ role, text: cellText(memory, memory.item(inner, column), fitting(cell)) },
              label: `${nameOf(this.#drawn.holder)}[${row}][${column}]`,
            },
          ),
        );
      }
    }
    // Numbers that would touch each other are left out.
    const every = cell < 18 ? (cell < 11 ? 5 : 2) : 1;
    for (let column = firstColumn; column < columns; column++)
      if ((column - firstColumn) % every === 0)
        marks.notes.push({
          ...{ id: `${id}:c${column}`, x: left + (column - firstColumn + 0.5) * cell, y: top - 5 },
          text: String(column),
        });
    if (this.#isPart)
      marks.notes.push({
        ...{ id: `${id}:page`, x: x + this.width, y: y + this.height - 2, anchor: "end" },
        text: words.gridPage(length, this.#drawn.columns),
      });
    return words.grid(
      nameOf(this.#drawn.holder),
      length,
      here.map(({ row, column, names }) => words.cell(names, row, column)),
    );
  }

  /** The cells that numbers in sight name. */
  #cellsOf(sight: Sight, word: number): Cell[] {
    const found = new Map<string, Cell>();
    for (const holder of this.#stand.holders(this.#drawn, sight, word))
      for (const pair of this.#stand.decided.pairs.get(holder) ?? []) {
        const [row, column] = pair.map((each) => sight.memory.value(sight.wordOf(each)));
        if (typeof row === "number" && typeof column === "number" && row >= 0 && column >= 0)
          found.set(`${row},${column}`, { row, column, names: pair.map(({ name }) => name).join(", ") });
      }
    return [...found.values()];
  }
}
