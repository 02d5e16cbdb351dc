/**
 * The tree of calls: each stands at its place from its beginning on, and what lies ahead is not drawn. What has ended shows what it
 * returned. Of a large tree only the way to where the program is, with what stands beside it.
 */
import type { GraphNode, Role } from "#algorithms/core/lesson/scene.ts";
import type { ProgramRun } from "../conduct.ts";
import type { Given } from "../given.ts";
import type { Memory } from "../memory.ts";
import type { Sight } from "../sight.ts";
import { cellText, shortened } from "../told-values.ts";
import { isReference } from "../words.ts";
import { CallTree } from "./call-tree.ts";
import { box, MARGIN, type Marks, type Picture, type Point, WIDTH } from "./picture.ts";
import { tidied } from "./tidy.ts";
import { pictureWords as words } from "./words.en.ts";

const MOST_LEAVES = 60;
const MOST_DEPTH = 12;
const MOST_HEIGHT = 236;
const LINE = 44;
const BOX = { height: 24, most: 96 } as const;
const LETTER = 7.5;
/** Of a large tree so many calls stand side by side, and so many lines are shown. */
const BESIDE = 6;
const LEVELS = 4;
const TOP = 14;

interface Drawing {
  readonly sight: Sight;
  readonly marks: Marks;
  readonly corner: Point;
  readonly stack: ReadonlySet<number>;
}

export class Calls implements Picture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly #run: ProgramRun;
  readonly #given: Given;
  readonly #tree: CallTree;
  readonly #places: ReadonlyMap<number, Point> | undefined;
  /** How wide the place of a leaf is, and how high that of a line. */
  readonly #leaf: number;
  readonly #line: number;

  constructor(run: ProgramRun, given: Given, recursive: ReadonlySet<number>) {
    this.name = "calls";
    this.#run = run;
    this.#given = given;
    this.#tree = new CallTree(run, recursive);
    const { leaves, roots, depth } = this.#tree;
    const deepest = depth.reduce((most, each) => Math.max(most, each + 1), 1);
    this.width = WIDTH;
    if (leaves > MOST_LEAVES || deepest > MOST_DEPTH) {
      this.#leaf = (WIDTH - 2 * MARGIN) / BESIDE;
      this.#line = LINE;
      this.height = TOP + LEVELS * LINE + BOX.height;
      return;
    }
    this.#places = tidied(roots, (call) => this.#tree.kidsOf(call).map((to) => ({ to }))).places;
    this.#leaf = (WIDTH - 2 * MARGIN) / Math.max(leaves, 1);
    this.#line = Math.min(LINE, MOST_HEIGHT / deepest);
    this.height = TOP + (deepest - 1) * this.#line + BOX.height + 4;
  }

  draw(sight: Sight, marks: Marks, corner: Point): string | undefined {
    const { position } = sight.memory.frame;
    const stack = sight.memory.stack();
    const way = stack.filter((call) => this.#tree.has(call));
    const drawing = { sight, marks, corner, stack: new Set(stack) };
    const begun = this.#begun(position);
    if (begun === 0) return undefined;
    if (this.#places) this.#drawAll(this.#places, drawing);
    else this.#drawWay(way, drawing);
    const now = way.at(-1);
    return words.callTree(begun, way.length, now === undefined ? undefined : this.#called(sight.memory, now));
  }

  /** How many calls of the tree have begun. */
  #begun(position: number): number {
    const { enter } = this.#run.calls;
    let count = 0;
    for (const root of this.#tree.roots) {
      if (enter[root] > position) break;
      count += this.#tree.size[root];
    }
    if (this.#places) return [...this.#places.keys()].filter((call) => enter[call] <= position).length;
    return count;
  }

  #drawAll(places: ReadonlyMap<number, Point>, drawing: Drawing): void {
    const { sight, marks, corner } = drawing;
    const { enter } = this.#run.calls;
    const at = ([left, depth]: Point): Point => [
      corner[0] + MARGIN + (left + 0.5) * this.#leaf,
      corner[1] + TOP + BOX.height / 2 + depth * this.#line,
    ];
    const { position } = sight.memory.frame;
    const height = Math.min(BOX.height, this.#line - 8);
    for (const [call, place] of places) {
      if (enter[call] > position) continue;
      const under = this.#leavesUnder(call, places);
      const width = Math.min(BOX.most, Math.max(6, this.#leaf * under - 4));
      marks.nodes.push(this.#node(call, at(place), [width, height], drawing));
      const parent = places.get(this.#tree.parent[call]);
      if (parent) this.#join(call, [at(parent), at(place)], height, drawing);
    }
    this.#drawName(this.#tree.roots[0], drawing);
  }

  /** So many leaves wide the place of a call is: from its first to its last. */
  #leavesUnder(call: number, places: ReadonlyMap<number, Point>): number {
    const { kids } = this.#tree;
    if (kids[call] === 0) return 1;
    const end = (last: boolean): number => {
      let at = call;
      while (kids[at] > 0) at = this.#tree.kid(at, last ? kids[at] - 1 : 0);
      return places.get(at)?.[0] ?? 0;
    };
    return end(true) - end(false) + 1;
  }

  #drawWay(way: readonly number[], drawing: Drawing): void {
    const { sight, marks, corner } = drawing;
    const { enter } = this.#run.calls;
    const { position } = sight.memory.frame;
    // In steps, so that not everything moves with each call.
    const skipped = Math.max(0, (LEVELS - 2) * Math.floor((way.length - 2) / (LEVELS - 2)));
    const first = way.length > LEVELS ? Math.max(0, skipped - 1) : 0;
    const y = (line: number): number => corner[1] + TOP + BOX.height / 2 + line * LINE;
    let above: Point | undefined;
    for (let line = 0; first + line <= way.length; line++) {
      const level = first + line;
      const parent = level === 0 ? -1 : way[level - 1];
      const own = level < way.length ? way[level] : -1;
      const all = this.#tree.count(parent);
      // At the end of the way those that its last call has made, the latest in the middle.
      let begun = 0;
      if (own < 0) while (begun < all && enter[this.#tree.kid(parent, begun)] <= position) begun++;
      const at = own < 0 ? begun - 1 : this.#tree.place[own];
      const from = Math.floor(Math.max(at, 0) / BESIDE) * BESIDE;
      let next: Point | undefined;
      const slots = Math.min(all, BESIDE);
      const step = (WIDTH - 2 * MARGIN) / Math.max(slots, 1);
      for (let k = from; k < Math.min(all, from + BESIDE); k++) {
        const call = this.#tree.kid(parent, k);
        if (enter[call] > position) break;
        const place: Point = [corner[0] + MARGIN + (k - from + 0.5) * step, y(line)];
        marks.nodes.push(this.#node(call, place, [Math.min(BOX.most, step - 8), BOX.height], drawing));
        if (above) this.#join(call, [above, place], BOX.height, drawing);
        const hidden = this.#tree.size[call] - 1;
        const hasEnded = this.#run.calls.leave[call] >= 0 && this.#run.calls.leave[call] <= position;
        if (hasEnded && hidden > 0)
          marks.notes.push({
            id: `call${call}:n`,
            // Beside it, where there is room, as the next line begins close below.
            ...(step > BOX.most + 44
              ? { x: place[0] + BOX.most / 2 + 8, y: place[1] + 5, anchor: "start" as const }
              : { x: place[0], y: place[1] + BOX.height / 2 + 14 }),
            text: words.inside(hidden),
          });
        if (call === own) next = place;
      }
      if (from > 0)
        marks.notes.push({
          ...{
            id: `calls:before${level}`,
            x: corner[0] + MARGIN,
            y: y(line) - BOX.height / 2 - 3,
            anchor: "start",
          },
          text: words.before(from),
        });
      above = next;
    }
    if (first > 0)
      marks.notes.push({
        ...{ id: "calls:above", x: corner[0] + WIDTH - MARGIN, y: corner[1] + 8, anchor: "end" },
        text: words.above(first),
      });
    this.#drawName(way.at(-1) ?? this.#tree.roots[0], drawing);
  }

  #drawName(call: number, { marks, corner }: Drawing): void {
    const { name } = this.#run.program.functions[this.#run.calls.fn[call]];
    marks.notes.push({
      id: "calls:name",
      x: corner[0] + MARGIN,
      y: corner[1] + 8,
      text: name,
      anchor: "start",
    });
  }

  #node(call: number, at: Point, size: Point, { sight, stack }: Drawing): GraphNode {
    const { memory } = sight;
    const { leave, value, failed } = this.#run.calls;
    const hasEnded = leave[call] >= 0 && leave[call] <= memory.frame.position;
    const role: Role = call === memory.top ? "chosen" : stack.has(call) ? "active" : "done";
    const word = value[call];
    const isNothing = memory.value(word) === undefined || memory.value(word) === null;
    const room = Math.max(1, Math.floor(size[0] / LETTER));
    const text =
      hasEnded && !isNothing
        ? cellText(memory, word, room)
        : hasEnded && failed[call]
          ? "!"
          : shortened(this.#argumentsOf(memory, call), room);
    return box(`call${call}`, at, size, { role, text, label: this.#called(memory, call) });
  }

  #join(call: number, [from, to]: readonly [Point, Point], height: number, { marks, stack }: Drawing): void {
    const isOpen = stack.has(call);
    marks.edges.push({
      ...{ id: `call${call}:e`, role: isOpen ? "active" : "idle", ...(!isOpen && { thin: true }) },
      from: [from[0], from[1] + height / 2],
      to: [to[0], to[1] - height / 2],
    });
  }

  #argumentsOf(memory: Memory, call: number): string {
    const given = this.#given.of(call);
    if (given.length === 0) return "( )";
    // Lists would fill the box; they are drawn elsewhere.
    const plain = given.filter((word) => {
      const value = memory.value(word);
      return !isReference(value) || !memory.isList(value.object);
    });
    const shown = plain.length > 0 ? plain : given.slice(0, 1);
    return shown.map((word) => cellText(memory, word, 6)).join(", ");
  }

  #called(memory: Memory, call: number): string {
    const { name } = this.#run.program.functions[this.#run.calls.fn[call]];
    return `${name}(${this.#given
      .of(call)
      .map((word) => cellText(memory, word, 12))
      .join(", ")})`;
  }
}
