/**
 * The picture of a position: a graph plate of boxes. What is drawn has its place for the whole run, as large as it ever gets, so nothing
 * moves; a list that is too long for that is shown in pages.
 */
import type {
  GraphGuide,
  GraphNode,
  GraphNote,
  GraphPlate,
  Role,
  Scene,
} from "#algorithms/core/lesson/scene.ts";
import type { ProgramRun } from "./conduct.ts";
import { Memory } from "./memory.ts";
import { pictureWords as words } from "./picture.en.ts";
import {
  CELL,
  fitting,
  LEAST_HEIGHT,
  lineHeight,
  MARGIN,
  NUMBERS,
  type Place,
  placesOf,
  WIDTH,
} from "./places.ts";
import type { Variable } from "./program.ts";
import { type Decided, decide } from "./rules.ts";
import { Looker, type Sight } from "./sight.ts";
import { Tables } from "./tables.ts";
import { cellText, shortened } from "./told-values.ts";
import { isReference, objectOf } from "./words.ts";

interface Marks {
  readonly nodes: GraphNode[];
  readonly notes: GraphNote[];
  readonly guides: GraphGuide[];
}

export class Pictures {
  readonly #decided: Decided;
  readonly #places: readonly Place[];
  readonly #looker: Looker;
  readonly #height: number;
  readonly #tables: Tables;

  constructor(run: ProgramRun, printed: ConstructorParameters<typeof Tables>[1]) {
    this.#decided = decide(run);
    this.#looker = new Looker(new Memory(run), this.#decided.recursive);
    const places = placesOf(this.#decided.drawn);
    const bottom = places.reduce((most, { y, height }) => Math.max(most, y + height), 0);
    this.#height = Math.max(LEAST_HEIGHT, bottom + MARGIN);
    // What needs less stands in the middle.
    const down = Math.max(0, (LEAST_HEIGHT - bottom - MARGIN) / 2);
    this.#places = places.map((place) => ({ ...place, y: place.y + down }));
    this.#tables = new Tables(run, printed);
  }

  /** What is drawn, for whoever asks what the rules have decided. */
  get decided(): Decided {
    return this.#decided;
  }

  scene(position: number): Scene {
    const sight = this.#looker.look(position);
    const marks: Marks = { nodes: [], notes: [], guides: [] };
    const told: string[] = [];
    for (const place of this.#places) {
      const word = sight.wordOf(place.drawn.variable);
      if (word === 0) continue;
      const value = sight.memory.value(word);
      const isThere = place.drawn.kind === "letters" ? typeof value === "string" : isReference(value);
      if (!isThere) continue;
      told.push(this.#draw(place, sight, marks));
    }
    if (told.length === 0)
      marks.notes.push({ id: "nothing", x: WIDTH / 2, y: this.#height / 2, text: words.nothing });
    const plate: GraphPlate = {
      ...{ kind: "graph", width: WIDTH, height: this.#height, isFull: true, edges: [], ...marks },
      label: told.length > 0 ? told.join(" ") : words.nothing,
    };
    return { plate, tables: this.#tables.at(sight), key: words.key };
  }

  #draw(place: Place, sight: Sight, marks: Marks): string {
    switch (place.drawn.kind) {
      case "row":
      case "letters":
        return this.#row(place, sight, marks);
      case "grid":
        return this.#grid(place, sight, marks);
      case "entries":
      case "members":
        return entries(place, sight, marks);
    }
  }

  /** The cells of a list or the letters of a text, with the numbers that are places of it. */
  #row(place: Place, sight: Sight, marks: Marks): string {
    const { drawn, left, y, cell, perLine, lines } = place;
    const { memory } = sight;
    const { variable } = drawn;
    const id = idOf(variable);
    const word = sight.wordOf(variable);
    const object = objectOf(word);
    const value = memory.value(word);
    const text = typeof value === "string" ? value : undefined;
    const length = text === undefined ? memory.length(object) : text.length;
    const pointers = this.#pointersOf(variable, sight, length);
    const names = this.#namesOf(variable, sight);
    const room = perLine * lines;
    const first = pageOf(this.#touched(place, sight, pointers), room, length);
    const last = Math.min(length, first + room);
    const xOf = (k: number): number => left + (((k - first) % perLine) + 0.5) * cell;
    const yOf = (k: number): number =>
      y + NUMBERS + Math.floor((k - first) / perLine) * lineHeight() + CELL.height / 2;
    marks.notes.push({
      id,
      x: left - 10,
      y: y + NUMBERS + CELL.height / 2 + 5,
      text: shortened(names, 9),
      anchor: "end",
    });
    for (let k = first; k < last; k++) {
      const isWritten = text === undefined && sight.wrote(memory.address(object, k));
      const isRead = text === undefined ? sight.readsItem(object, k) : sight.readsLetter(text, k);
      const inside = text === undefined ? cellText(memory, memory.item(object, k), fitting(cell)) : text[k];
      marks.nodes.push(
        box(`${id}:${k}`, [xOf(k), yOf(k)], [cell - 3, CELL.height], {
          role: isWritten ? "chosen" : isRead ? "candidate" : "idle",
          text: inside,
          label: `${variable.name}[${k}]`,
        }),
      );
      marks.notes.push({ id: `${id}:n${k}`, x: xOf(k), y: yOf(k) - CELL.height / 2 - 5, text: String(k) });
    }
    const under = new Map<number, { readonly names: string[]; isNew: boolean }>();
    for (const { name, at, isNew } of pointers) {
      if (at < first - 1 || at > last || (at >= first + room && length > last)) continue;
      const known = under.get(at) ?? { names: [], isNew: false };
      known.names.push(name);
      known.isNew ||= isNew;
      under.set(at, known);
    }
    for (const [at, { names: all, isNew }] of under) {
      // Before the first and behind the last there is no cell, and still a place.
      const [x, down] =
        at < first
          ? [left - cell / 2, yOf(first)]
          : at >= first + room
            ? [xOf(at - 1) + cell, yOf(at - 1)]
            : [xOf(at), yOf(at)];
      marks.notes.push({
        id: `${id}:p${at}`,
        x,
        y: down + CELL.height / 2 + 15,
        text: all.join(" "),
        role: isNew ? "chosen" : "active",
      });
    }
    this.#range(place, sight, [first, last], marks);
    if (length > room)
      marks.notes.push({
        id: `${id}:page`,
        x: place.right,
        y: y + place.height - 2,
        text: words.page(first, last - 1, length),
        anchor: "end",
      });
    const spokenItems = length - first > 0 ? words.items(length) : words.empty;
    return words.row(
      variable.name,
      spokenItems,
      pointers.map(({ name, at }) => words.pointer(name, at)),
    );
  }

  /** A line round the cells between which it is still being worked. */
  #range(
    { drawn: { variable }, left, y, cell, perLine }: Place,
    sight: Sight,
    [first, last]: readonly [number, number],
    { guides }: Marks,
  ): void {
    const range = this.#holders(variable, sight).flatMap((each) => {
      const found = this.#decided.ranges.get(each);
      return found ? [found] : [];
    })[0];
    const [low, high] = (range ?? []).map((each) => sight.memory.value(sight.wordOf(each)));
    if (typeof low !== "number" || typeof high !== "number") return;
    const from = Math.max(low, first);
    const to = Math.min(high, last - 1);
    if (from > to) return;
    const lines: string[] = [];
    for (let at = from; at <= to; ) {
      const line = Math.floor((at - first) / perLine);
      const end = Math.min(to, first + (line + 1) * perLine - 1);
      const [x, width] = [left + ((at - first) % perLine) * cell - 1, (end - at + 1) * cell - 1];
      const top = y + NUMBERS + line * lineHeight() - 3;
      lines.push(`M${x} ${top}h${width}v${CELL.height + 6}h${-width}z`);
      at = end + 1;
    }
    guides.push({ id: `${idOf(variable)}:range`, kind: "hull", path: lines.join("") });
  }

  /** The variables in sight that hold the same object: what is under one of them is under all. */
  #holders(variable: Variable, sight: Sight): Variable[] {
    const word = sight.wordOf(variable);
    if (objectOf(word) === 0) return [variable];
    const { variables } = sight.memory.run.program;
    return [variable, ...variables.filter((each) => each !== variable && sight.wordOf(each) === word)];
  }

  #namesOf(variable: Variable, sight: Sight): string {
    const [own, ...others] = new Set(this.#holders(variable, sight).map(({ name }) => name));
    return [own, ...others].slice(0, 2).join(", ");
  }

  #pointersOf(
    variable: Variable,
    sight: Sight,
    length: number,
  ): { readonly name: string; readonly at: number; readonly isNew: boolean }[] {
    const found = new Map<string, { name: string; at: number; isNew: boolean }>();
    for (const holder of this.#holders(variable, sight))
      for (const pointer of this.#decided.pointers.get(holder) ?? []) {
        const at = sight.memory.value(sight.wordOf(pointer));
        if (typeof at !== "number" || !Number.isInteger(at) || at < -1 || at > length) continue;
        if (!found.has(pointer.name))
          found.set(pointer.name, { name: pointer.name, at, isNew: sight.wroteTo(pointer) });
      }
    return [...found.values()];
  }

  /** The place at which the step is: where it wrote or looked, or where a number stands. */
  #touched(
    { drawn: { variable } }: Place,
    sight: Sight,
    pointers: readonly { readonly at: number; readonly isNew: boolean }[],
  ): number {
    const object = objectOf(sight.wordOf(variable));
    const isNew = pointers.find((each) => each.isNew);
    if (isNew) return isNew.at;
    if (object === 0 || !sight.memory.isList(object)) return pointers[0]?.at ?? 0;
    const length = sight.memory.length(object);
    for (let k = 0; k < length; k++)
      if (sight.wrote(sight.memory.address(object, k)) || sight.readsItem(object, k)) return k;
    return pointers[0]?.at ?? 0;
  }

  /** Lists in a list, a row each, with the number of each row and column. */
  #grid(place: Place, sight: Sight, marks: Marks): string {
    const {
      drawn: { variable },
      left,
      y,
      cell,
      perLine,
      lines,
    } = place;
    const { memory } = sight;
    const id = idOf(variable);
    const object = objectOf(sight.wordOf(variable));
    const length = memory.length(object);
    const here = this.#cellsOf(variable, sight);
    const firstRow = pageOf(here[0]?.row ?? 0, lines, length);
    const firstColumn = pageOf(here[0]?.column ?? 0, perLine, place.drawn.columns);
    const top = y + NUMBERS;
    marks.notes.push({
      id,
      x: left - 26,
      y: top + cell / 2 + 5,
      text: shortened(this.#namesOf(variable, sight), 6),
      anchor: "end",
    });
    const shown = Math.min(length, firstRow + lines);
    let columns = 0;
    for (let row = firstRow; row < shown; row++) {
      const inner = objectOf(memory.item(object, row));
      const down = top + (row - firstRow + 0.5) * cell;
      marks.notes.push({ id: `${id}:r${row}`, x: left - 8, y: down + 5, text: String(row), anchor: "end" });
      const isList = inner !== 0 && memory.isList(inner);
      const end = Math.min(isList ? memory.length(inner) : 0, firstColumn + perLine);
      columns = Math.max(columns, end);
      for (let column = firstColumn; column < end; column++) {
        const isHere = here.some((each) => each.row === row && each.column === column);
        const isWritten = sight.wrote(memory.address(inner, column));
        const isRead = sight.readsItem(inner, column);
        const role = isWritten ? "chosen" : isRead ? "candidate" : isHere ? "active" : "idle";
        const text = cellText(memory, memory.item(inner, column), fitting(cell));
        marks.nodes.push(
          box(
            `${id}:${row},${column}`,
            [left + (column - firstColumn + 0.5) * cell, down],
            [cell - 2, cell - 2],
            { role, text, label: `${variable.name}[${row}][${column}]` },
          ),
        );
      }
    }
    for (let column = firstColumn; column < columns; column++)
      marks.notes.push({
        id: `${id}:c${column}`,
        x: left + (column - firstColumn + 0.5) * cell,
        y: top - 5,
        text: String(column),
      });
    if (length > lines || place.drawn.columns > perLine)
      marks.notes.push({
        id: `${id}:page`,
        x: place.right,
        y: y + place.height - 2,
        text: words.gridPage(length, place.drawn.columns),
        anchor: "end",
      });
    return words.grid(
      variable.name,
      length,
      here.map(({ row, column }) => `${row}, ${column}`),
    );
  }

  /** The cells of a grid that its numbers name. */
  #cellsOf(variable: Variable, sight: Sight): { readonly row: number; readonly column: number }[] {
    const found = new Map<string, { readonly row: number; readonly column: number }>();
    for (const holder of this.#holders(variable, sight))
      for (const pair of this.#decided.pairs.get(holder) ?? []) {
        const [row, column] = pair.map((each) => sight.memory.value(sight.wordOf(each)));
        if (typeof row === "number" && typeof column === "number" && row >= 0 && column >= 0)
          found.set(`${row},${column}`, { row, column });
      }
    return [...found.values()];
  }
}

/** Keys with their values, and what a set has. */
function entries(place: Place, sight: Sight, { nodes, notes }: Marks): string {
  const { memory } = sight;
  const { left, y, cell, perLine, lines } = place;
  const { variable } = place.drawn;
  const id = idOf(variable);
  const object = objectOf(sight.wordOf(variable));
  const isSet = memory.kind(object) === "set";
  const all = memory.entries(object);
  notes.push({
    id,
    x: left - 10,
    y: y + CELL.height / 2 + 5,
    text: shortened(variable.name, 9),
    anchor: "end",
  });
  const room = perLine * lines;
  for (const [k, [key, value]] of all.slice(0, room).entries()) {
    const keyText = cellText(memory, key, isSet ? fitting(cell) : 6).replace(/^#/, "");
    const text = isSet
      ? keyText
      : `${keyText}: ${cellText(memory, value, Math.max(2, fitting(cell) - keyText.length - 2))}`;
    const isWritten = sight.wrote(cellOf(memory, object, key));
    const x = left + ((k % perLine) + 0.5) * cell;
    const down = y + CELL.height / 2 + Math.floor(k / perLine) * (CELL.height + 4);
    // By its key: an entry that goes leaves the others where they are.
    nodes.push(
      box(`${id}:${key}`, [x, down], [cell - 4, CELL.height], {
        role: isWritten ? "chosen" : "idle",
        text,
        label: `${variable.name} ${text}`,
      }),
    );
  }
  if (all.length > room)
    notes.push({
      id: `${id}:more`,
      x: place.right,
      y: y + lines * (CELL.height + 4) + 12,
      text: words.more(all.length - room),
      anchor: "end",
    });
  return words.entries(variable.name, all.length);
}

/** The place of the value of a key. */
function cellOf(memory: Memory, object: number, key: number): number {
  for (let k = 0; k < memory.length(object); k++)
    if (memory.item(object, 2 * k) === key) return memory.address(object, 2 * k + 1);
  return -1;
}

/** The first of the page on which a place is. */
function pageOf(at: number, room: number, length: number): number {
  return Math.floor(Math.min(Math.max(at, 0), Math.max(0, length - 1)) / room) * room;
}

function idOf({ fn, slot }: Variable): string {
  return `v${fn.id}.${slot}`;
}

function box(
  id: string,
  [x, y]: readonly [number, number],
  [width, height]: readonly [number, number],
  mark: { readonly role: Role; readonly text: string; readonly label: string },
): GraphNode {
  const radius = Math.min(width, height) / 2;
  return { id, x, y, radius, box: { width, height }, ...mark, ...(mark.role === "idle" && { isCell: true }) };
}
