/**
 * Objects that point to each other. Each has one place for the whole run, that of the largest shape they ever have: where a list is
 * turned round only its arrows turn, and what is put in has its place waiting.
 */
import type { GraphEdge, GraphNode } from "#algorithms/core/lesson/scene.ts";
import { layOut, stageOf } from "#algorithms/engines/matching/places.ts";
import type { ProgramRun } from "../conduct.ts";
import { type Linked, labelsOf, type Way, waysOf } from "../links.ts";
import { Memory } from "../memory.ts";
import type { DrawnLinks } from "../rules.ts";
import type { Sight } from "../sight.ts";
import { cellText, shortened } from "../told-values.ts";
import { objectOf } from "../words.ts";
import { noteWidth } from "./note-width.ts";
import { cellBox, MARGIN, type Marks, type Picture, type Point, WIDTH } from "./picture.ts";
import { tidied } from "./tidy.ts";
import { pictureWords as words } from "./words.en.ts";

/** At so many positions the shape is looked at. */
const SAMPLES = 48;
const NAMES = 20;
const LINE = { most: 62, least: 34 } as const;
const MOST_TREE = 250;
const ASIDE = 200;
const CHAIN = { perLine: 8, line: 74, box: 32, height: 30 } as const;
/** How far below boxes an edge goes round them, deeper for each that it passes; and how far from the middle of its own box. */
const ROUND = { least: 9, step: 1.5, back: 4, inner: [6, 14], outer: [-2, 6] } as const;
const RADIUS = { most: 17, least: 6 } as const;
/** So many objects are followed from a name, and so many that a list in sight holds. */
const MOST_HELD = 60;

type Shape = ReadonlyMap<number, Point>;

interface LaidOut {
  readonly places: Shape;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  /** Of a binary tree, how far apart its lines are, and the number of the last. */
  readonly line: number;
  readonly lines: number;
}

export class LinkedNodes implements Picture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly #linked: Linked;
  readonly #own: ReadonlySet<number>;
  readonly #ways: ReadonlySet<string>;
  readonly #labels: readonly string[];
  readonly #places: Shape;
  readonly #radius: number;
  readonly #isNamed: boolean;
  /** Of a binary tree, where its lines begin, how far apart they are, and the number of the last. */
  readonly #top: number;
  readonly #line: number;
  readonly #lines: number;

  constructor({ name, linked }: DrawnLinks, run: ProgramRun) {
    this.name = name;
    this.#linked = linked;
    this.#own = new Set(linked.members);
    this.#ways = new Set([...linked.ways, ...linked.lists]);
    const memory = new Memory(run);
    this.#labels = labelsOf(linked, memory.at(linked.largest));
    const shape = this.#layOut(memory);
    this.#places = shape.places;
    this.#radius = shape.radius;
    this.#top = NAMES + shape.radius;
    this.#line = shape.line;
    this.#lines = shape.lines;
    this.width = shape.width;
    this.height = shape.height;
    this.#isNamed = linked.lists.length > 0 || linked.isMaps;
  }

  draw(sight: Sight, marks: Marks, [x, y]: Point): string | undefined {
    const { memory } = sight;
    const names = this.#namesIn(sight);
    const there = this.#reached(sight, names);
    if (there.length === 0) return undefined;
    const depths = this.#lines > 0 ? this.#depthsNow(memory, there) : undefined;
    const at = (object: number): Point => {
      const [left, top] = this.#places.get(object) ?? [0, 0];
      const depth = depths?.get(object);
      return [
        x + left,
        y + (depth === undefined ? top : this.#top + Math.min(depth, this.#lines) * this.#line),
      ];
    };
    const isChain = this.#linked.kind === "chain";
    for (const object of there) {
      const called = names.get(object) ?? [];
      const isNew = isWritten(sight, object);
      marks.nodes.push(
        this.#node(memory, object, at(object), isNew ? "chosen" : called.length > 0 ? "active" : "idle"),
      );
      if (called.length > 0) {
        const text = shortened(called.slice(0, 3).join(" "), 14);
        // Over a node at the edge of the plate a long name begins at the edge.
        const half = noteWidth(text) / 2 + 2;
        const middle = Math.min(Math.max(at(object)[0], half), WIDTH - half);
        const note = { x: middle, y: at(object)[1] - this.#radius - 9, role: "active", text } as const;
        marks.notes.push({ id: `o${object}:n`, ...note });
      }
      for (const way of this.#waysFrom(memory, object)) {
        if (!this.#places.has(way.to)) continue;
        const edge = this.#edge(object, way, at, sight.wrote(way.address));
        const others = isChain ? there.filter((each) => each !== object && each !== way.to).map(at) : [];
        marks.edges.push(...roundBoxes(edge, [at(object), at(way.to)], others));
      }
    }
    const hidden = this.#linked.count - this.#places.size;
    if (hidden > 0)
      marks.notes.push({
        ...{ id: `${this.name}:more`, x: x + this.width - MARGIN, y: y + this.height - 2, anchor: "end" },
        text: words.more(hidden),
      });
    const spoken = [...names].flatMap(([object, all]) =>
      all.map((each) => words.pointsTo(each, this.#text(memory, object))),
    );
    return words.linked(this.name, words.shapes[this.#linked.kind], there.length, spoken.slice(0, 4));
  }

  #node(memory: Memory, object: number, [x, y]: Point, role: GraphNode["role"]): GraphNode {
    const text = shortened(this.#text(memory, object), 6);
    const label = `${this.name} ${text}`.trim();
    if (this.#linked.kind === "chain")
      return cellBox(`o${object}`, [x, y], [CHAIN.box, CHAIN.height], { role, text, label });
    return { id: `o${object}`, x, y, radius: this.#radius, role, text, label };
  }

  #text(memory: Memory, object: number): string {
    const labels = this.#labels.map((name) => memory.field(object, name));
    const isThere = (word: number): boolean => (memory.value(word) ?? undefined) !== undefined;
    if (labels.length > 0) return cellText(memory, labels.find(isThere) ?? labels[0], 6);
    // Of a node that has nothing but its ways the only thing to be seen is a mark: the end of a word.
    const mark = memory.entries(object).some(([, word]) => memory.value(word) === true);
    return mark ? "✓" : "";
  }

  #edge(
    object: number,
    { name, to, address }: Way,
    at: (object: number) => Point,
    isNew: boolean,
  ): GraphEdge {
    const [from, end] = [at(object), at(to)];
    const isChain = this.#linked.kind === "chain";
    const size = Math.hypot(end[0] - from[0], end[1] - from[1]) || 1;
    const [dx, dy] = [(end[0] - from[0]) / size, (end[1] - from[1]) / size];
    const reach = isChain ? CHAIN.box / 2 / Math.max(Math.abs(dx), 0.5) : this.#radius;
    // Ways to and fro stand beside each other.
    const aside = isChain && dy === 0 ? (dx > 0 ? -6 : 6) : 0;
    const isText = this.#isNamed && name !== "";
    return {
      ...{ id: `o${object}.${address}`, role: isNew ? "chosen" : "idle" },
      from: [from[0] + dx * reach, from[1] + dy * reach + aside],
      to: [end[0] - dx * reach, end[1] - dy * reach + aside],
      ...(isText ? { text: shortened(name, 5) } : { directed: true }),
    };
  }

  #waysFrom(memory: Memory, object: number): Way[] {
    return waysOf(memory, object, (field) => this.#linked.isMaps || this.#ways.has(field), this.#own);
  }

  /**
   * How deep each node of a binary tree stands now: what is turned round goes up and down over its place in the order. As long as each
   * is under its parent in the places of the largest shape, all stand there.
   */
  #depthsNow(memory: Memory, there: readonly number[]): Map<number, number> | undefined {
    const yOf = (object: number): number => this.#places.get(object)?.[1] ?? 0;
    const isTurned = there.some((object) =>
      this.#waysFrom(memory, object).some(({ to }) => yOf(to) <= yOf(object)),
    );
    return isTurned ? this.#depthsIn(memory, there) : undefined;
  }

  #depthsIn(memory: Memory, there: readonly number[]): Map<number, number> {
    const parents = new Map<number, number>();
    const isParent = new Set<number>();
    for (const object of there)
      for (const { to } of this.#waysFrom(memory, object)) {
        parents.set(to, object);
        isParent.add(object);
      }
    const found = new Map<number, number>();
    const depthOf = (object: number, most: number): number => {
      const known = found.get(object);
      if (known !== undefined) return known;
      const parent = parents.get(object);
      const isRoot = isParent.has(object) || there.length === 1;
      const alone = isRoot ? 0 : ((this.#places?.get(object)?.[1] ?? 0) - this.#top) / (this.#line || 1);
      const depth = parent === undefined || most === 0 ? alone : depthOf(parent, most - 1) + 1;
      found.set(object, depth);
      return depth;
    };
    for (const object of there) depthOf(object, there.length);
    return found;
  }

  /** The most lines that a binary tree needs at any of the positions that are looked at. */
  #deepest(memory: Memory): number {
    const { position } = memory.frame;
    const { length } = memory.run.trace;
    let most = 0;
    for (let k = 0; k <= SAMPLES; k++) {
      memory.at(Math.round((k * length) / SAMPLES));
      const there = this.#linked.members.filter((object) => memory.length(object) > 0);
      const isHung = new Set(there.flatMap((object) => this.#waysFrom(memory, object).map(({ to }) => to)));
      for (const [object, depth] of this.#depthsIn(memory, there))
        if (isHung.has(object)) most = Math.max(most, depth);
    }
    memory.at(position);
    return most;
  }

  /** Which names in sight lead to which node: variables, and fields of what is no node itself. */
  #namesIn(sight: Sight): Map<number, string[]> {
    const { memory } = sight;
    const found = new Map<number, string[]>();
    const note = (word: number, name: string): void => {
      const object = objectOf(word);
      if (!this.#own.has(object)) return;
      const known = found.get(object) ?? [];
      if (!known.includes(name)) known.push(name);
      found.set(object, known);
    };
    for (const variable of memory.run.program.variables) note(sight.wordOf(variable), variable.name);
    for (const object of sight.objects())
      if (!this.#own.has(object) && memory.kind(object) === "object")
        for (const [key, word] of memory.entries(object).slice(0, MOST_HELD))
          note(word, String(memory.value(key)));
    return found;
  }

  /** The nodes to which something in sight leads, and those that calls wait with. */
  #reached(sight: Sight, names: ReadonlyMap<number, unknown>): number[] {
    const { memory } = sight;
    const { calls, program } = memory.run;
    const found = new Set<number>();
    const go = (first: number): void => {
      const open = this.#own.has(first) && !found.has(first) ? [first] : [];
      while (open.length > 0) {
        const object = open.pop() ?? 0;
        if (found.has(object) || memory.length(object) === 0) continue;
        found.add(object);
        for (const { to } of this.#waysFrom(memory, object)) open.push(to);
      }
    };
    for (const object of names.keys()) go(object);
    for (const object of sight.objects()) {
      if (this.#own.has(object)) go(object);
      else if (memory.isList(object) || memory.kind(object) !== "other")
        for (let k = 0; k < Math.min(2 * memory.length(object), MOST_HELD); k++)
          go(objectOf(memory.item(object, k)));
    }
    const stack = memory.stack();
    for (const call of stack.length > 2 * MOST_HELD
      ? [...stack.slice(0, MOST_HELD), ...stack.slice(-MOST_HELD)]
      : stack)
      for (let slot = 0; slot < program.functions[calls.fn[call]].slots.length; slot++)
        go(objectOf(memory.slot(call, slot)));
    return this.#linked.members.filter((object) => found.has(object) && this.#places.has(object));
  }

  #layOut(memory: Memory): LaidOut {
    const { members, kind } = this.#linked;
    const there = members.filter((object) => memory.length(object) > 0);
    const next = new Map(there.map((object) => [object, this.#waysFrom(memory, object)]));
    const led = new Set([...next.values()].flatMap((all) => all.map(({ to }) => to)));
    const roots = [...there.filter((object) => !led.has(object)), ...there];
    if (kind === "chain") return chains(members, roots, next);
    if (kind === "objects") return graph(members, next);
    const isBinary = kind === "binary tree";
    const second = this.#linked.ways[1];
    const tree = tidied(
      [...roots, ...members],
      (object) => (next.get(object) ?? []).map(({ to, name }) => ({ to, isSecond: name === second })),
      isBinary,
    );
    const wide = Math.min((WIDTH - 2 * MARGIN) / Math.max(tree.width, 1), 58);
    const deepestNow = isBinary ? this.#deepest(memory) : 0;
    const high = Math.min(LINE.most, Math.max(LINE.least, MOST_TREE / Math.max(tree.depth, deepestNow + 1)));
    const radius = Math.max(RADIUS.least, Math.min(RADIUS.most, wide * 0.42, high * 0.33));
    const deepest = Math.max(1, Math.floor(MOST_TREE / high));
    const places = new Map(
      [...tree.places]
        .filter(([, [, depth]]) => depth <= deepest)
        .map(([object, [left, depth]]) => [
          object,
          [MARGIN + (left + 0.5) * wide, NAMES + radius + depth * high] as Point,
        ]),
    );
    const lines = Math.min(Math.max(tree.depth - 1, deepestNow), deepest);
    return {
      ...{ places, radius, line: high, lines: isBinary ? lines : 0 },
      width: 2 * MARGIN + tree.width * wide,
      height: NAMES + 2 * radius + lines * high + 6,
    };
  }
}

/** Nodes that go on one by one, in lines of boxes. */
function chains(
  members: readonly number[],
  roots: readonly number[],
  next: ReadonlyMap<number, readonly Way[]>,
): LaidOut {
  const places = new Map<number, Point>();
  const left = MARGIN + CHAIN.box / 2;
  const step = (WIDTH - 2 * left) / (CHAIN.perLine - 1);
  let [column, line, widest] = [0, 0, 0];
  const put = (object: number): void => {
    if (column === CHAIN.perLine) [column, line] = [0, line + 1];
    places.set(object, [left + column * step, NAMES + CHAIN.height / 2 + line * CHAIN.line]);
    column++;
    widest = Math.max(widest, column);
  };
  const follow = (first: number): number[] => {
    const found: number[] = [];
    for (
      let at: number | undefined = first;
      at !== undefined && !places.has(at);
      at = next.get(at)?.[0]?.to
    ) {
      put(at);
      found.push(at);
    }
    return found;
  };
  for (const root of [...roots, ...members]) {
    if (places.has(root)) continue;
    const isLone = (next.get(root)?.length ?? 0) === 0;
    // A list of its own begins a line; nodes that stand alone share one.
    if (!isLone && column > 0) [column, line] = [0, line + 1];
    follow(root);
  }
  const shown = [...places].filter(([, [, y]]) => y < MOST_TREE + NAMES);
  const lines = Math.min(line, Math.floor(MOST_TREE / CHAIN.line));
  return {
    places: new Map(shown),
    width: 2 * left + (widest - 1) * step,
    height: NAMES + CHAIN.height + lines * CHAIN.line + 8,
    ...{ radius: CHAIN.height / 2, line: 0, lines: 0 },
  };
}

/** Nodes that point to each other in any way. */
function graph(members: readonly number[], next: ReadonlyMap<number, readonly Way[]>): LaidOut {
  const numbers = new Map(members.map((object, k) => [object, k]));
  const pairs = new Map<string, { u: number; v: number; weight: number }>();
  for (const [object, ways] of next)
    for (const { to } of ways) {
      const [u, v] = [numbers.get(object) ?? 0, numbers.get(to) ?? 0].sort((a, b) => a - b);
      if (u !== v) pairs.set(`${u} ${v}`, { u, v, weight: 1 });
    }
  const stage = stageOf(layOut({ n: members.length, edges: [...pairs.values()] }), {
    ...{ width: WIDTH * 0.7, height: ASIDE + 40, margin: 26 },
  });
  const places = new Map(members.map((object, k) => [object, stage.at(k)] as const));
  return {
    places,
    width: WIDTH * 0.7,
    height: ASIDE + 40,
    radius: Math.min(stage.radius, RADIUS.most),
    line: 0,
    lines: 0,
  };
}

/** An edge of a chain as it is where no box stands in its way; else in three parts, below the line of boxes. */
function roundBoxes(edge: GraphEdge, ends: readonly [Point, Point], boxes: readonly Point[]): GraphEdge[] {
  const passed = boxes.filter((each) => isOver(edge, each)).length;
  const way = passed > 0 ? wayRound(ends, passed) : undefined;
  if (!way) return [edge];
  const { id, role } = edge;
  const [first, second, third, fourth] = way;
  return [
    { ...edge, from: second, to: third },
    { id: `${id}:out`, role, from: first, to: second },
    { id: `${id}:in`, role, from: third, to: fourth },
  ];
}

/** The corners of a way below the boxes; undefined where more than one line would have to be passed. */
function wayRound(
  [from, to]: readonly [Point, Point],
  passed: number,
): readonly [Point, Point, Point, Point] | undefined {
  const down = Math.sign(to[1] - from[1]);
  if (Math.abs(to[1] - from[1]) > CHAIN.line) return undefined;
  const on = Math.sign(to[0] - from[0]);
  const isBack = down < 0 || (down === 0 && on < 0);
  // The way back goes below the way forth and round it.
  const deep = ROUND.least + ROUND.step * Math.min(passed - 1, 2) + (isBack ? ROUND.back : 0);
  const half = CHAIN.height / 2;
  const lane = Math.min(from[1], to[1]) + half + deep;
  const [near, far] = isBack ? ROUND.outer : ROUND.inner;
  return [
    [from[0] + on * near, from[1] + (down < 0 ? -half : half)],
    [from[0] + on * far, lane],
    [to[0] - on * far, lane],
    [to[0] - on * near, to[1] + (down > 0 ? -half : half)],
  ];
}

/** Whether an edge goes over the box at a place. */
function isOver({ from, to }: GraphEdge, place: Point): boolean {
  const half = [CHAIN.box / 2, CHAIN.height / 2];
  let [first, last] = [0, 1];
  for (const axis of [0, 1] as const) {
    const [away, step] = [from[axis] - place[axis], to[axis] - from[axis]];
    if (step === 0 && Math.abs(away) >= half[axis]) return false;
    if (step === 0) continue;
    const [one, other] = [(-half[axis] - away) / step, (half[axis] - away) / step];
    first = Math.max(first, Math.min(one, other));
    last = Math.min(last, Math.max(one, other));
  }
  return first < last;
}

function isWritten(sight: Sight, object: number): boolean {
  for (let k = 0; k < 2 * sight.memory.length(object); k++)
    if (sight.wrote(sight.memory.address(object, k))) return true;
  return false;
}
