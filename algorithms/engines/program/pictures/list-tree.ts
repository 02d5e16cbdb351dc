/** A list as the trees that its numbers make: a heap, in which the children of a place stand at twice its number, and a forest of parents. */
import type { ProgramRun } from "../conduct.ts";
import { Memory } from "../memory.ts";
import type { DrawnData } from "../rules.ts";
import type { Sight } from "../sight.ts";
import { cellText } from "../told-values.ts";
import { objectOf } from "../words.ts";
import { idOf, MARGIN, type Marks, type Picture, type Point, type Stand, WIDTH } from "./picture.ts";
import { Row, roleOfCell } from "./row.ts";
import { tidied } from "./tidy.ts";
import { pictureWords as words } from "./words.en.ts";

/** So many nodes are drawn of a heap, and of a forest. */
const MOST_HEAP = 31;
const MOST_FOREST = 40;
const LINE = 44;
const MOST_WIDE = 56;
const RADIUS = 15;
const GAP = 6;
const MOST_LINES = 5;

/** Over the list, the tree in which it is used. */
export class ListTree implements Picture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly #drawn: DrawnData;
  readonly #stand: Stand;
  readonly #row: Row;
  readonly #places: ReadonlyMap<number, Point>;
  readonly #treeHeight: number;
  readonly #radius: number;
  /** The place of the root of a heap. */
  readonly #first: number;

  constructor(drawn: DrawnData, stand: Stand, run: ProgramRun) {
    this.name = drawn.name;
    this.#drawn = drawn;
    this.#stand = stand;
    this.#row = new Row(drawn, stand);
    this.#first = drawn.group.uses.some(({ marks }) => marks.has("from one")) ? 1 : 0;
    const tree = drawn.kind === "heap" ? heapShape(drawn.most, this.#first) : forestShape(drawn, run);
    const wide = Math.min(MOST_WIDE, (WIDTH - 2 * MARGIN) / Math.max(tree.width, 1));
    this.#radius = Math.max(5, Math.min(RADIUS, wide * 0.45));
    const lines = Math.min(tree.depth, MOST_LINES);
    this.#places = new Map(
      [...tree.places]
        .filter(([, [, depth]]) => depth < MOST_LINES)
        .map(([k, [left, depth]]) => [k, [MARGIN + (left + 0.5) * wide, RADIUS + 6 + depth * LINE] as Point]),
    );
    this.#treeHeight = 2 * RADIUS + 6 + (lines - 1) * LINE + GAP;
    this.width = Math.max(this.#row.width, 2 * MARGIN + tree.width * wide);
    this.height = this.#treeHeight + this.#row.height;
  }

  draw(sight: Sight, marks: Marks, [x, y]: Point): string | undefined {
    const said = this.#row.draw(sight, marks, [x, y + this.#treeHeight]);
    const whole = this.#stand.wordOf(this.#drawn, sight);
    const object = objectOf(whole);
    if (said === undefined || object === 0) return said;
    const { memory } = sight;
    const length = memory.length(object);
    const id = idOf(this.#drawn);
    const at = (k: number): Point | undefined => {
      const place = this.#places.get(k);
      return place && [x + place[0], y + place[1]];
    };
    const pointers = Map.groupBy(
      this.#stand.pointersOf(this.#drawn, sight, whole, length),
      ({ at: place }) => place,
    );
    const isHeap = this.#drawn.kind === "heap";
    for (let k = isHeap ? this.#first : 0; k < length; k++) {
      const place = at(k);
      if (!place) continue;
      const word = memory.item(object, k);
      const found = roleOfCell(sight, object, k);
      const parent = isHeap ? heapParent(k, this.#first) : placeIn(memory, word);
      marks.nodes.push({
        ...{ id: `${id}:t${k}`, x: place[0], y: place[1], radius: this.#radius },
        role: found === "idle" && pointers.has(k) ? "active" : found,
        ...{ text: isHeap ? cellText(memory, word, 5) : String(k), label: words.placeOf(this.name, k) },
      });
      const above = parent === undefined || parent === k ? undefined : at(parent);
      if (above)
        marks.edges.push({
          ...{ id: `${id}:e${k}`, role: found === "chosen" && !isHeap ? "chosen" : "idle" },
          ...shortOf(place, above, this.#radius),
          ...(!isHeap && { directed: true as const }),
        });
    }
    return said;
  }
}

/** A line between two discs, not under them. */
function shortOf(from: Point, to: Point, radius: number): { readonly from: Point; readonly to: Point } {
  const size = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [dx, dy] = [((to[0] - from[0]) / size) * radius, ((to[1] - from[1]) / size) * radius];
  return { from: [from[0] + dx, from[1] + dy], to: [to[0] - dx, to[1] - dy] };
}

function heapParent(k: number, first: number): number | undefined {
  if (k <= first) return undefined;
  return first === 1 ? k >> 1 : (k - 1) >> 1;
}

function placeIn(memory: Memory, word: number): number | undefined {
  const value = memory.value(word);
  return typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : undefined;
}

function heapShape(most: number, first: number): ReturnType<typeof tidied> {
  const end = Math.min(most, first + MOST_HEAP);
  return tidied(
    [first],
    (k) => {
      const left = first === 1 ? 2 * k : 2 * k + 1;
      return [left, left + 1].filter((to) => to < end).map((to) => ({ to, isSecond: to > left }));
    },
    true,
  );
}

/** As it is in the end, with the roots on top. */
function forestShape({ objects, most }: DrawnData, run: ProgramRun): ReturnType<typeof tidied> {
  const memory = new Memory(run).at(run.trace.length);
  const [object] = [...objects].sort((a, b) => memory.length(b) - memory.length(a));
  const count = Math.min(most, MOST_FOREST);
  const kids = new Map<number, number[]>();
  const roots: number[] = [];
  for (let k = 0; k < count; k++) {
    const parent = placeIn(memory, memory.item(object, k));
    if (parent === undefined || parent === k || parent >= count) roots.push(k);
    else kids.set(parent, [...(kids.get(parent) ?? []), k]);
  }
  const all = Array.from({ length: count }, (_, k) => k);
  return tidied([...roots, ...all], (k) => (kids.get(k) ?? []).map((to) => ({ to })));
}
