/** What holds of every picture, at every position of every given program. */
import { describe, expect, test } from "vitest";
import type { GraphNode, GraphPlate } from "#algorithms/core/lesson/scene.ts";
import type { ProgramRun } from "#algorithms/engines/program/conduct.ts";
import { Memory } from "#algorithms/engines/program/memory.ts";
import { objectOf } from "#algorithms/engines/program/words.ts";
import { see } from "#src/reader-programs/room/see.ts";
import { seeWords } from "#src/reader-programs/room/see-words.en.ts";
import { marksIn, playedOf } from "#src/tools/workbench/played.ts";
import { depth } from "../depth.ts";
import { drawn } from "./drawn.ts";
import { programByChance } from "./program-by-chance.ts";
import { GIVEN_PROGRAMS } from "./programs/given-programs.ts";
import { ODD_PROGRAMS } from "./programs/odd-programs.ts";
import { runOf } from "./run-of.ts";
import { seenInNode } from "./seen-in-node.ts";

const GIVEN = GIVEN_PROGRAMS.map(({ id, source }) => drawn(id, runOf(source)));

function sourceOf(id: string): string {
  return GIVEN_PROGRAMS.find((each) => each.id === id)?.source ?? "";
}

function positionsOf({ trace }: ProgramRun): number[] {
  return Array.from({ length: trace.length + 1 }, (_, position) => position);
}

/** What is wrong with one plate: marks outside of it, and two with one name. */
function faultsOf(plate: GraphPlate): string[] {
  const faults: string[] = [];
  const ids = new Set<string>();
  for (const mark of [...plate.nodes, ...plate.notes, ...plate.edges, ...plate.guides]) {
    if (ids.has(mark.id)) faults.push(`${mark.id} twice`);
    ids.add(mark.id);
  }
  for (const { id, x, y, box, radius } of plate.nodes) {
    const [across, down] = box ? [box.width / 2, box.height / 2] : [radius, radius];
    const isInside = x >= across && x + across <= plate.width && y >= down && y + down <= plate.height;
    if (!isInside) faults.push(`${id} at ${x}, ${y}`);
  }
  for (const { id, x, y } of plate.notes)
    if (!(x >= -1 && x <= plate.width + 1 && y >= 0 && y <= plate.height)) faults.push(`${id} at ${x}, ${y}`);
  if (!/[.]$/.test(plate.label)) faults.push(`label ${plate.label}`);
  return faults;
}

test("no mark is outside of its plate, and none is there twice", () => {
  const wrong = GIVEN.flatMap(({ id, run, plateAt }) =>
    positionsOf(run).flatMap((position) =>
      position % depth(4, 1) !== 0
        ? []
        : faultsOf(plateAt(position)).map((fault) => `${id} ${position}: ${fault}`),
    ),
  );
  expect(wrong.slice(0, 20)).toEqual([]);
});

test("nothing throws and nothing is outside in odd programs and in others by chance", () => {
  const chance = Array.from({ length: depth(30, 150) }, (_, k) => programByChance(k + 1));
  let plates = 0;
  const wrong = [...Object.values(ODD_PROGRAMS), ...chance].flatMap((source) => {
    let run: ProgramRun;
    try {
      run = seenInNode(source, { steps: 5000 }).run;
    } catch {
      // Chance also makes what no parser takes.
      return [];
    }
    const { plateAt } = drawn("", run);
    return positionsOf(run).flatMap((position) => {
      plates++;
      return position % 3 === 0 ? faultsOf(plateAt(position)) : [];
    });
  });
  expect(wrong.slice(0, 20)).toEqual([]);
  expect(plates).toBeGreaterThan(depth(2000, 10_000));
});

/** Nodes, vertices, calls, places of heaps and forests, and cells: what stands still. What a set or a map has closes up. */
const STANDS = /^(o\d+|call\d+|[vf][\w.]+:(?!all|part)t?[\w,]+)$/;

test("what is drawn stands at one place as long as it is drawn", () => {
  let seen = 0;
  const wrong = GIVEN.flatMap(({ id, run, pictures, plateAt }) => {
    const closing = new Set(
      pictures.decided.drawn.flatMap((each) =>
        each.kind === "entries" || each.kind === "members" ? [each.name.replace(/^\./, "f")] : [],
      ),
    );
    const places = new Map<string, string>();
    return positionsOf(run).flatMap((position) =>
      plateAt(position).nodes.flatMap((node) => {
        if (!STANDS.test(node.id) || closing.has(nameOf(node, run))) return [];
        seen++;
        // What a rotation turns goes up and down over its place.
        const place = id === "avl-rotate" ? `${node.x}` : `${node.x}, ${node.y}`;
        const known = places.get(node.id) ?? place;
        places.set(node.id, known);
        return known === place ? [] : [`${id} ${position}: ${node.id} from ${known} to ${place}`];
      }),
    );
  });
  expect(wrong.slice(0, 10)).toEqual([]);
  expect(seen).toBeGreaterThan(50_000);
});

/** The name of the variable or the field that a cell belongs to. */
function nameOf({ id }: GraphNode, { program }: ProgramRun): string {
  const [, fn, slot] = /^v(\d+)\.(\d+):/.exec(id) ?? [];
  if (fn === undefined) return id.slice(0, id.indexOf(":"));
  return program.functions[Number(fn)].slots[Number(slot)] ?? "";
}

/** How a plain value is written, apart from how the pictures write it. */
function plain(value: unknown): string | undefined {
  if (value === true) return "✓";
  if (value === false) return "·";
  if (typeof value === "string") return value === "" ? undefined : value;
  if (typeof value === "number" && Number.isInteger(value)) return String(value).replace("-", "−");
  return undefined;
}

describe("what is written is what is there", () => {
  test("in the cells of lists and of lists in lists", () => {
    let compared = 0;
    const wrong: string[] = [];
    for (const { id, run, pictures, plateAt } of GIVEN) {
      const memory = new Memory(run);
      const names = new Map<
        string,
        Extract<(typeof pictures.decided.drawn)[number], { readonly holder: unknown }>
      >(
        pictures.decided.drawn.flatMap((each) =>
          "holder" in each && !("field" in each.holder)
            ? [[`v${each.holder.fn.id}.${each.holder.slot}`, each] as const]
            : [],
        ),
      );
      for (const position of positionsOf(run)) {
        const { nodes } = plateAt(position);
        memory.at(position);
        for (const node of nodes) {
          const [, holder, first, second] = /^(v\d+\.\d+):(\d+)(?:,(\d+))?$/.exec(node.id) ?? [];
          const data = holder === undefined ? undefined : names.get(holder);
          if (!data || !/row|grid|heap|forest/.test(data.kind) || node.text === "") continue;
          const { fn, slot } = data.holder as { readonly fn: { readonly id: number }; readonly slot: number };
          const call = memory.stack().findLast((each) => run.calls.fn[each] === fn.id);
          const own = call === undefined ? 0 : objectOf(memory.slot(call, slot));
          if (own === 0) continue;
          const word = memory.item(own, Number(first));
          const value = memory.value(
            second === undefined ? word : memory.item(objectOf(word), Number(second)),
          );
          const text = plain(value);
          if (text === undefined || text.length > 3) continue;
          compared++;
          if (node.text !== text) wrong.push(`${id} ${position}: ${node.id} ${node.text} and not ${text}`);
        }
      }
    }
    expect(wrong.slice(0, 10)).toEqual([]);
    expect(compared).toBeGreaterThan(30_000);
  });

  test("in nodes, and their arrows go where their fields lead", () => {
    const { run, plateAt } = drawn("", runOf(sourceOf("reverse-list")));
    const memory = new Memory(run);
    let compared = 0;
    for (const position of positionsOf(run)) {
      const { nodes, edges } = plateAt(position);
      memory.at(position);
      const at = new Map(nodes.map((node) => [node.id, node]));
      for (const node of nodes) {
        const object = Number(node.id.slice(1));
        compared++;
        expect(node.text).toBe(plain(memory.value(memory.field(object, "val"))));
        const next = objectOf(memory.field(object, "next"));
        const arrow = edges.find((edge) => edge.id.startsWith(`${node.id}.`));
        const target = at.get(`o${next}`);
        expect(arrow === undefined).toBe(next === 0);
        if (arrow && target)
          expect(Math.sign(arrow.to[0] - arrow.from[0])).toBe(Math.sign(target.x - node.x));
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  test("in a graph: its vertices, its edges, and what is kept for a vertex", () => {
    const { plateAt } = drawn("", runOf(sourceOf("dijkstra-heap")));
    const plate = plateAt(139);
    const vertices = plate.nodes.filter(({ label }) => label.startsWith("vertex "));
    expect(vertices.map(({ text }) => text)).toEqual(["0", "1", "2", "3", "4"]);
    const dist = plate.nodes.filter(({ label }) => label.startsWith("dist["));
    expect(vertices.map(({ tag }) => tag?.text)).toEqual(dist.map(({ text }) => text));
    const weights = plate.edges.flatMap(({ text }) => (text === undefined ? [] : [Number(text)]));
    expect(weights.toSorted()).toEqual([1, 2, 2, 4, 5, 8]);
  });

  test("in a list of edges: those that were chosen among them are marked", () => {
    const { run, plateAt } = drawn("", runOf(sourceOf("kruskal")));
    const memory = new Memory(run);
    const { slot } = run.program.variables.find(({ name }) => name === "tree") ?? { slot: 0 };
    const counts = positionsOf(run).map((position) => {
      const marked = plateAt(position).edges.filter(
        ({ id, role }) => role === "done" && !/:e\d+$/.test(id),
      ).length;
      const tree = objectOf(memory.at(position).slot(0, slot));
      if (position > 5) expect(marked).toBe(tree === 0 ? 0 : memory.length(tree));
      return marked;
    });
    expect(Math.max(...counts)).toBe(5);
  });

  test("in calls: what they were given while they run, and what they returned", () => {
    const source = "function fib(n) { if (n < 2) return n; return fib(n - 1) + fib(n - 2); }\nfib(4);";
    const { run, plateAt } = drawn("", runOf(source));
    const texts = (position: number): string[] =>
      plateAt(position).nodes.map(({ text, role }) => `${text} ${role}`);
    expect(texts(2)).toEqual([]);
    expect(texts(run.calls.enter[2])).toEqual(["3 chosen", "4 active"]);
    const last = plateAt(run.trace.length).nodes;
    expect(last.length).toBe(9);
    for (const node of last) {
      const call = Number(node.id.slice(4));
      expect(node.text).toBe(plain(new Memory(run).value(run.calls.value[call])));
    }
  });
});

test("the label says what is there, and where the numbers stand", () => {
  const { run, plateAt } = drawn("", runOf(sourceOf("binary-search")));
  expect(plateAt(9).label).toBe("nums: 12 cells, mid at 5, lo at 6, hi at 11.");
  expect(run.trace.length).toBeGreaterThan(9);
  const tree = drawn("", runOf(sourceOf("bst")));
  expect(tree.plateAt(130).label).toContain("a binary tree of 6 nodes");
});

test("of a large tree of calls only the way is drawn, with what is beside it", () => {
  const source = "function fib(n) { if (n < 2) return n; return fib(n - 1) + fib(n - 2); }\nfib(14);";
  const { run, plateAt } = drawn("", runOf(source));
  const at = run.calls.enter[700];
  const { nodes, notes } = plateAt(at);
  expect(nodes.length).toBeLessThan(40);
  expect(nodes.some(({ id, role }) => id === "call700" && role === "chosen")).toBe(true);
  expect(notes.some(({ text }) => text.startsWith("+ "))).toBe(true);
  for (const { id } of nodes) expect(run.calls.enter[Number(id.slice(4))]).toBeLessThanOrEqual(at);
});

describe("an edge between linked nodes", () => {
  const UNLINK = `class Node { constructor(val) { this.val = val; this.prev = null; this.next = null; } }
const head = new Node(0), tail = new Node(9);
head.next = tail;
tail.prev = head;
for (let k = 1; k <= 3; k++) {
  const node = new Node(k), last = tail.prev;
  last.next = node;
  node.prev = last;
  node.next = tail;
  tail.prev = node;
}
const n = head.next.next;
n.prev.next = n.next;
n.next.prev = n.prev;
let sum = 0;`;
  const LONG = `class Node { constructor(val, next) { this.val = val; this.next = next; } }
let head = null;
for (let k = 11; k > 0; k--) head = new Node(k, head);
for (let at = head; at; at = at.next) at.val++;`;

  /** The boxes over which the parts of an edge go, by their numbers on the plate. */
  const passed = ({ nodes }: GraphPlate, { from, to }: GraphPlate["edges"][number]): string[] => {
    const points = Array.from({ length: 201 }, (_, k) =>
      [0, 1].map((axis) => from[axis] + (k / 200) * (to[axis] - from[axis])),
    );
    return nodes.flatMap(({ id, x, y, box }) =>
      points.some(
        ([left, top]) =>
          Math.abs(left - x) < (box?.width ?? 0) / 2 - 0.5 &&
          Math.abs(top - y) < (box?.height ?? 0) / 2 - 0.5,
      )
        ? [id]
        : [],
    );
  };

  test.each([
    ["two ways", UNLINK],
    ["more than one line", LONG],
  ])("passes no box, in a list with %s", (_, source) => {
    const { run, plateAt } = drawn("", runOf(source));
    let edges = 0;
    for (const position of positionsOf(run)) {
      const plate = plateAt(position);
      for (const edge of plate.edges) {
        edges++;
        expect(passed(plate, edge), `${position}: ${edge.id}`).toEqual([]);
      }
    }
    expect(edges).toBeGreaterThan(50);
  });

  test("goes round a node that is left out, and is straight where nothing stands in its way", () => {
    const { run, plateAt } = drawn("", runOf(UNLINK));
    const plate = plateAt(run.trace.length - 1);
    const places = new Map(plate.nodes.map(({ text, x, y }) => [text, { x, y }]));
    const partsOf = (from: string) => {
      const { id = "" } = plate.nodes.find(({ text }) => text === from) ?? {};
      return plate.edges.filter((edge) => edge.id.startsWith(`${id}.`));
    };
    const [left, right] = [places.get("1"), places.get("3")];
    if (!left || !right) throw new Error("no nodes");
    const round = partsOf("1").filter(({ id }) => id.endsWith(":out") || id.endsWith(":in"));
    expect(round.length).toBe(2);
    const whole = round[0].id.replace(/:\w+$/, "");
    const middle = partsOf("1").find(({ id }) => id === whole);
    expect(middle).toMatchObject({ directed: true });
    expect(middle?.from[1]).toBeGreaterThan(left.y + 15);
    // One part begins where the one before ends, from box to box.
    const [out, into] = ["out", "in"].map((end) => round.find(({ id }) => id.endsWith(`:${end}`)));
    expect([out?.to, into?.from]).toEqual([middle?.from, middle?.to]);
    expect([out?.from[1], into?.to[1]]).toEqual([left.y + 15, right.y + 15]);
    expect(Math.abs((into?.to[0] ?? 0) - right.x)).toBeLessThan(16);
    // Forth and back stand beside each other.
    for (const { from, to, id } of partsOf("2").concat(partsOf("0"))) {
      expect(id).toMatch(/^o\d+\.\d+$/);
      expect(from[1]).toBe(to[1]);
      expect(Math.abs(from[1] - left.y)).toBe(6);
    }
  });
});

describe("the name before cells", () => {
  /** Ems of the letters of the page's own typeface, 16 units high. */
  const EMS: Readonly<Record<string, number>> = {
    ...{ i: 0.25, n: 0.55, d: 0.56, e: 0.5, g: 0.51, r: 0.35, M: 0.83, w: 0.8, "…": 0.93, a: 0.51 },
  };
  const nameOver = (name: string, source: string) => {
    const { run, plateAt } = drawn("", runOf(source.replaceAll("NAME", name)));
    const note = plateAt(run.trace.length - 1).notes.find(
      ({ text, anchor }) => anchor === "end" && text[0] === name[0],
    );
    if (!note) throw new Error("no name");
    const width = 16 * [...note.text].reduce((sum, letter) => sum + EMS[letter], 0);
    return { text: note.text, left: note.x - width };
  };
  const rowOf = (length: number) =>
    `const NAME = Array(${length}).fill(1);\nfor (let i = 0; i < ${length}; i++) NAME[i] += i;`;
  const GRID = "const NAME = [[1, 2], [3, 4]];\nfor (let i = 0; i < 2; i++) NAME[i][0] += NAME[i][1];";
  const MAP = "const NAME = new Map();\nfor (let i = 0; i < 2; i++) NAME.set(i, i);";
  const NAMES = ["indegree", "MMMMMMMM", "wwwwwwww", "iiiiiiii", "ar", "MMMMMMMMMMMMMMMMMM"];

  test.each([
    ["a row", rowOf(6)],
    ["a full row", rowOf(14)],
    ["bars", rowOf(30)],
    ["a grid", GRID],
    ["a map", MAP],
  ])("of %s is whole, or cut where it can be seen", (_, source) => {
    for (const name of NAMES) {
      const { text, left } = nameOver(name, source);
      expect(left, `${name}: ${text}`).toBeGreaterThanOrEqual(0);
      expect(text === name || (text.endsWith("…") && name.startsWith(text.slice(0, -1)))).toBe(true);
    }
    expect(nameOver("iiiiiiii", source).text).toBe("iiiiiiii");
    expect(nameOver("ar", source).text).toBe("ar");
  });

  test("of a row has the room that its cells leave", () => {
    expect(nameOver("indegree", rowOf(6)).text).toBe("indegree");
    expect(nameOver("indegree", rowOf(14)).text).toBe("inde…");
  });
});

describe("a long list", () => {
  test("of numbers is drawn as bars", () => {
    const { run, plateAt } = drawn(
      "",
      runOf(
        "const a = Array.from({ length: 40 }, (_, k) => (k * 17) % 41);\nfor (let i = 0; i < 40; i++) a[i] += 0;",
      ),
    );
    const bars = plateAt(run.trace.length - 1).nodes;
    expect(bars.length).toBe(40);
    const heights = bars.map(({ box }) => box?.height ?? 0);
    expect(heights.indexOf(Math.max(...heights))).toBe(12);
  });

  test("of more is drawn as a window round what is looked at, over a line for all", () => {
    const { run, plateAt } = drawn(
      "",
      runOf("const a = Array.from({ length: 200 }, (_, k) => k);\nfor (let i = 0; i < 200; i++) a[i]++;"),
    );
    const { nodes } = plateAt(run.trace.length - 30);
    const cells = nodes.filter(({ id }) => /:\d+$/.test(id));
    expect(cells.length).toBe(14);
    expect(nodes.some(({ id }) => id.endsWith(":all"))).toBe(true);
  });
});

test("edges that lead there and back stand beside each other", () => {
  const source = `const graph = { a: { b: 4 }, b: { a: 1, c: 5 }, c: {} };
const seen = new Set();
function walk(v) { if (seen.has(v)) return; seen.add(v); for (const w in graph[v]) walk(w); }
walk("a");`;
  const run = runOf(source);
  const { edges } = drawn("", run).plateAt(run.trace.length);
  const lines = new Map(edges.map(({ id, from, to }) => [id.split(":").at(-1), [...from, ...to] as const]));
  const [there, back, alone] = ["a>b", "b>a", "b>c"].map((id) => lines.get(id) ?? expect.fail(id));
  // Both keep their direction, and are as far from each other at both ends.
  const gap = (k: number, other: number) =>
    Math.hypot((there[k] ?? 0) - (back[other] ?? 0), (there[k + 1] ?? 0) - (back[other + 1] ?? 0));
  expect(gap(0, 2)).toBeGreaterThan(10);
  expect(gap(2, 0)).toBeCloseTo(gap(0, 2));
  // What leads to c only begins at b itself, which lies in the middle of the two ends there.
  expect(((there[2] ?? 0) + (back[0] ?? 0)) / 2).toBeCloseTo(alone[0] ?? 0);
});

test("comments decide what the rules do not", () => {
  const source =
    "const adj = [[1, 2], [2], [0]];\nlet k = 0;\nfor (let i = 0; i < 3; i++) { for (const x of adj[i]) k += x; }";
  const kindsOf = (text: string): string[] =>
    drawn("", runOf(text)).pictures.decided.drawn.map(({ kind, name }) => `${name} ${kind}`);
  expect(kindsOf(source)).toEqual(["adj grid"]);
  expect(kindsOf(`// @graph adj\n${source}`)).toEqual(["adj graph"]);
  expect(kindsOf(`// @row adj\n${source}`)).toEqual(["adj row"]);
  expect(kindsOf(`// @hide adj\n${source}`)).toEqual([]);
  // A field by its name alone, or as it is written.
  const ofField = `class Net { constructor() { this.adj = [[1, 2], [2], [0]]; }
  sum() { let k = 0; for (let i = 0; i < 3; i++) for (const x of this.adj[i]) k += x; return k; } }
new Net().sum();`;
  for (const name of ["adj", ".adj", "this.adj"])
    expect(kindsOf(`// @graph ${name}\n${ofField}`)).toEqual([".adj graph"]);
  const { pointers } = drawn("", runOf(`// @at k adj\n${source}`)).pictures.decided;
  expect([...pointers].map(([holder, all]) => `${holder.name} ${all.map(({ name }) => name)}`)).toEqual([
    "adj i,k",
  ]);
});

test("no picture is higher than there is room for, and what has none is named", () => {
  const heights = GIVEN.map(({ plateAt }) => plateAt(0).height);
  expect(Math.max(...heights)).toBeLessThanOrEqual(520);
  const left = GIVEN.filter(({ pictures }) => pictures.left.length > 0);
  expect(left.length).toBeGreaterThan(0);
});

test("what a comment asks for is drawn before anything else", () => {
  const source = sourceOf("n-queens");
  const leftOf = (text: string): readonly string[] => drawn("", runOf(text)).pictures.left;
  expect(leftOf(source)).toContain("board");
  expect(leftOf(`// @grid board\n${source}`)).not.toContain("board");
});

test("a reader can have drawn what there was no room for, and leave out what there was", () => {
  const { pictures, plateAt } = drawn("", runOf(sourceOf("n-queens")));
  const names = (): string[] => pictures.choices.flatMap(({ name, isDrawn }) => (isDrawn ? [name] : []));
  const before = names();
  expect(pictures.left).toContain("board");
  const board = pictures.choices.findIndex(({ name }) => name === "board");
  pictures.toggle(board);
  expect(names()).toContain("board");
  expect(plateAt(150).label).toContain("board: ");
  expect(plateAt(150).height).toBeLessThanOrEqual(520);
  pictures.toggle(board);
  expect(names()).toEqual(before);
});

describe("a run that asks nothing opens", () => {
  const openedAt = (source: string): { at: number; marks(position: number): number } => {
    const program = see(source, seeWords);
    const { opens, pictures } = playedOf({ program, seen: seenInNode(source).seen });
    return { at: opens, marks: (position) => marksIn(pictures.scene(position).plate) };
  };

  test.each(["bubble-sort", "bfs-map", "trie", "union-find-class"])("%s: with its first marks", (id) => {
    const { at, marks } = openedAt(sourceOf(id));
    expect(at).toBeGreaterThan(0);
    expect(marks(at)).toBeGreaterThan(0);
    expect(marks(0)).toBe(0);
  });

  test("at its beginning, where there is nothing to draw", () => {
    expect(openedAt("let a = 1;\nwhile (a < 100) a = a * 2;").at).toBe(0);
  });

  test("where the program says so", () => {
    const { at } = openedAt(
      "// @opens `a.push` #2\nconst a = [1];\nfor (let i = 0; i < 3; i++)\n  a.push(i);",
    );
    expect(at).toBeGreaterThan(openedAt("const a = [1];\nfor (let i = 0; i < 3; i++)\n  a.push(i);").at);
  });
});

test("a row that stands alone gives its cells the room that their texts want", () => {
  const names = `["ab","cdefg","x"]`;
  const textsOf = (source: string): string[] => {
    const { run, plateAt } = drawn("names", runOf(source));
    const { nodes } = plateAt(run.trace.length);
    return nodes.filter(({ label }) => label.startsWith("names[")).map(({ text }) => text);
  };
  expect(textsOf(`const names = ${names};\nfor (const each of names) console.log(each);\nnames[0];`)).toEqual(
    [...["ab", "cdefg", "x"]],
  );
  // Of fourteen none can be wider than the plate's share.
  const many = Array.from({ length: 14 }, (_, k) => `"word number ${k}"`).join();
  const cut = textsOf(`const names = [${many}];\nfor (const each of names) console.log(each);\nnames[0];`);
  expect(cut).toHaveLength(14);
  for (const text of cut) expect(text).toMatch(/…$/);
});
