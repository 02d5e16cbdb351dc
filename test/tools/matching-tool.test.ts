import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkCertificate, solveMatching } from "#algorithms/engines/matching/fast/solve-matching.ts";
import { GRAPH_KINDS } from "#algorithms/engines/matching/generate.ts";
import type { Graph, Objective } from "#algorithms/engines/matching/graph.ts";
import { blossomTree } from "#algorithms/engines/matching/laminar.ts";
import { parseDrawnGraph } from "#algorithms/engines/matching/read/drawn-graph-text.ts";
import { parseGraph } from "#algorithms/engines/matching/read/read-graph.ts";
import { lesson as blossom } from "#algorithms/lessons/blossom/lesson.ts";
import { lesson as weightedBlossom } from "#algorithms/lessons/weighted-blossom/lesson.ts";
import { parseLink } from "#components/run/link.ts";
import { lessonLink } from "#src/lib/lesson-link.ts";
import { formatMatching } from "#src/tools/matching/exports.ts";
import { fitted, freePlace, withNew } from "#src/tools/matching/graph/arrange.ts";
import { type Doc, OBJECTIVES, parseWeight } from "#src/tools/matching/graph/doc.ts";
import {
  type Choice,
  type EditorAction,
  type EditorState,
  edit,
  startEditor,
} from "#src/tools/matching/graph/editor.ts";
import { formatJson, formatPlaced, readText } from "#src/tools/matching/graph/graph-text.ts";
import { edgeAt, inFrame, radiusFor, STAGE, vertexAt } from "#src/tools/matching/graph/stage.ts";
import { lessonFor, problemOf } from "#src/tools/matching/lesson-problem.ts";
import { LIMITS, MOST_DRAWN } from "#src/tools/matching/limits.ts";
import { formatDoc, formatState, parseDoc, parseState } from "#src/tools/matching/links.ts";
import { oddComponents, reportOf } from "#src/tools/matching/report.ts";
import { PRESET_IDS, type PresetId } from "#src/tools/matching/sources/preset-ids.ts";
import { preset } from "#src/tools/matching/sources/presets.ts";
import { FIRST_WISH, readWish, textOfWish } from "#src/tools/matching/sources/random-wish.ts";
import { tries } from "#test/depth.ts";
import { greedyWeight, optimaByTrying, readProvedGraphs } from "../support/given/matching-fixtures.ts";

const TRIANGLE = "0 1 5\n1 2 4\n0 2 -3\n";
const KITE = "5\n0 1 2\n1 2 9007199254740993\n2 3 -7\n0 3 1\n0 2 4\n";

function done(state: EditorState, ...actions: readonly EditorAction[]): EditorState {
  return actions.reduce((state, action) => edit(state, action), state);
}

function report(text: string, objective: Objective) {
  const graph = parseGraph(text, LIMITS);
  return reportOf(graph, objective, solveMatching(graph, objective), 0);
}

describe("drawing", () => {
  test("three clicks and three joins make a triangle, and the text says so", () => {
    const drawn = done(
      startEditor(""),
      { kind: "add", at: { x: 100, y: 100 } },
      { kind: "add", at: { x: 300, y: 100 } },
      { kind: "add", at: { x: 200, y: 300 } },
      { kind: "connect", v: 0 },
      { kind: "connect", v: 1 },
      { kind: "connect", v: 2 },
      { kind: "connect", v: 1 },
      { kind: "join", u: 0, v: 2, weight: 7 },
    );
    expect(drawn.doc.text).toBe("3\n0 1 1\n1 2 1\n0 2 7\n");
    expect(drawn.doc.places).toEqual([
      { x: 100, y: 100 },
      { x: 300, y: 100 },
      { x: 200, y: 300 },
    ]);
    expect(drawn.choice).toEqual({ kind: "edge", u: 0, v: 2 });
    expect(drawn.from).toBeUndefined();
  });

  test("an edge drawn into the open makes its end", () => {
    const drawn = edit(startEditor(TRIANGLE), { kind: "add", at: { x: 50, y: 60 }, join: 1 });
    expect(drawn.doc.graph.n).toBe(4);
    expect(drawn.doc.graph.edges.at(-1)).toEqual({ u: 1, v: 3, weight: 1 });
    expect(drawn.doc.places[3]).toEqual({ x: 50, y: 60 });
    expect(drawn.choice).toEqual({ kind: "edge", u: 1, v: 3 });
  });

  test("a loop, an edge that is there and a vertex that is not are refused with their reason", () => {
    const start = startEditor(TRIANGLE);
    for (const [u, v, said] of [
      [1, 1, { kind: "loop", v: 1 }],
      [2, 1, { kind: "there", u: 1, v: 2 }],
      [0, 3, { kind: "no-vertex", found: "3", last: 2 }],
      [Number.NaN, 1, { kind: "no-vertex", found: "NaN", last: 2 }],
    ] as const) {
      const state = edit(start, { kind: "join", u, v });
      expect(state.doc).toBe(start.doc);
      expect(state.past).toEqual([]);
      expect(state.said).toEqual(said);
    }
  });

  test("without a vertex, those after it move up, with their edges and places", () => {
    const start = startEditor(KITE);
    const state = edit(start, { kind: "remove", choice: { kind: "vertex", v: 1 } });
    expect(state.doc.text).toBe("4\n1 2 -7\n0 2 1\n0 1 4\n");
    expect(state.doc.places).toEqual(start.doc.places.toSpliced(1, 1));
  });

  test("a chosen edge is cut, and its ends stay", () => {
    const state = done(
      startEditor(TRIANGLE),
      { kind: "choose", choice: { kind: "edge", u: 0, v: 2 } },
      { kind: "remove" },
    );
    expect(state.doc.text).toBe("3\n0 1 5\n1 2 4\n");
    expect(state.choice).toBeUndefined();
    expect(edit(state, { kind: "remove" })).toEqual({ ...state, said: undefined });
  });

  test("weights of any length are taken as they are typed, and nothing else is", () => {
    const weigh = (weight: string): EditorAction => ({ kind: "weigh", u: 1, v: 2, weight, time: 0 });
    const start = startEditor(TRIANGLE);
    expect(edit(start, weigh("-12345678901234567890")).doc.graph.edges[1]?.weight).toBe(
      -12345678901234567890n,
    );
    const refused = edit(start, weigh("1.5"));
    expect(refused.doc).toBe(start.doc);
    expect(refused.said).toEqual({ kind: "weight", found: "1.5" });
  });

  test.each([
    ["7", 7],
    [" +7 ", 7],
    ["−7", -7],
    ["-0", 0],
    ["9007199254740993", 9007199254740993n],
    ["-9007199254740993", -9007199254740993n],
    ["+9007199254740993", 9007199254740993n],
    ["", undefined],
    ["-", undefined],
    ["1e3", undefined],
    ["0x10", undefined],
  ])("the weight %j is %s", (text, weight) => {
    expect(parseWeight(text)).toBe(weight);
  });

  test("at the largest graph that is drawn, no vertex is added", () => {
    const start = startEditor(`${MOST_DRAWN}\n`);
    expect(start.doc.places).toHaveLength(MOST_DRAWN);
    const state = edit(start, { kind: "add" });
    expect(state.doc).toBe(start.doc);
    expect(state.said?.kind).toBe("full");
    expect(startEditor(`${MOST_DRAWN + 1}\n`).doc.places).toEqual([]);
  });

  test("arrow keys move the chosen vertex, within the frame", () => {
    let state = edit(startEditor(TRIANGLE), { kind: "choose", choice: { kind: "vertex", v: 1 } });
    const before = state.doc.places[1];
    state = edit(state, { kind: "nudge", x: 10, y: 0, time: 0 });
    expect(state.doc.places[1]).toEqual(inFrame({ x: (before?.x ?? 0) + 10, y: before?.y ?? 0 }));
    for (let time = 0; time < 100; time++) state = edit(state, { kind: "nudge", x: 0, y: 10, time });
    expect(state.doc.places[1]?.y).toBeLessThan(STAGE.height);
    expect(state.doc.text).toBe(TRIANGLE);
    // All of it was one movement.
    expect(edit(state, { kind: "undo" }).doc.places[1]).toEqual(before);
  });

  test("vertices and edges are walked through one after another, round the end", () => {
    let state = startEditor(TRIANGLE);
    const choices: (Choice | undefined)[] = [];
    for (const by of [1, 1, 1, 1, -1] as const) {
      state = edit(state, { kind: "step", what: "vertex", by });
      choices.push(state.choice);
    }
    expect(choices.map((choice) => choice?.kind === "vertex" && choice.v)).toEqual([0, 1, 2, 0, 2]);
    expect(edit(state, { kind: "step", what: "edge", by: -1 }).choice).toEqual({ kind: "edge", u: 0, v: 2 });
    expect(edit(startEditor(""), { kind: "step", what: "edge", by: 1 }).choice).toBeUndefined();
  });
});

describe("the text", () => {
  test("is kept with every mistake in it, and so is the last graph", () => {
    const start = startEditor(TRIANGLE);
    const text = "0 1 5\n1 x 4\n0 2 3.5\n2 2\n";
    const state = edit(start, { kind: "type", text, time: 0 });
    expect(state.doc.text).toBe(text);
    expect(state.doc.graph).toBe(start.doc.graph);
    expect(state.doc.mistakes.map(({ line, column }) => [line, column])).toEqual([
      [2, 3],
      [3, 5],
      [4, 3],
    ]);
    // A change in the drawing replaces it, and undo brings it back.
    const drawn = edit(state, { kind: "add", at: { x: 9, y: 9 } });
    expect(drawn.doc.mistakes).toEqual([]);
    expect(drawn.doc.text).toBe("4\n0 1 5\n1 2 4\n0 2 -3\n");
    expect(edit(drawn, { kind: "undo" }).doc).toEqual(state.doc);
  });

  test("with a wrong place names its line and column", () => {
    const { graph, mistakes } = readText("0 1\n  # at 7 1 1\n");
    expect(graph).toBeUndefined();
    expect(mistakes).toEqual([expect.objectContaining({ line: 2, column: 3 })]);
    expect(mistakes[0]?.message).toMatch(/^expected a place for a vertex from 0 to 1/);
  });

  test("that names a new vertex places it without moving the others", () => {
    const start = startEditor(TRIANGLE);
    const state = edit(start, { kind: "type", text: `${TRIANGLE}2 3 1\n3 4 1\n`, time: 0 });
    expect(state.doc.places.slice(0, 3)).toEqual(start.doc.places);
    expect(state.doc.places).toHaveLength(5);
    const least = Math.min(
      ...state.doc.places.flatMap((p, u) =>
        state.doc.places.slice(u + 1).map((q) => Math.hypot(p.x - q.x, p.y - q.y)),
      ),
    );
    expect(least).toBeGreaterThan(2 * radiusFor(state.doc.places));
  });

  test("keeps its kind when the drawing rewrites it: JSON, or places in comments", () => {
    const json = '{"n":2,"edges":[[0,1,"9007199254740993"]]}';
    const changed = edit(startEditor(json), { kind: "add", at: { x: 5, y: 5 }, join: 0 });
    expect(JSON.parse(changed.doc.text)).toEqual({
      n: 3,
      edges: [
        [0, 1, "9007199254740993"],
        [0, 2, 1],
      ],
    });
    const placed = "0 1 5\n# at 0 100 100\n# at 1 400 300\n";
    const moved = edit(startEditor(placed), { kind: "move", v: 1, to: { x: 410, y: 310 } });
    expect(moved.doc.text).toBe("2\n0 1 5\n# at 0 100 100\n# at 1 410 310\n");
  });

  test("is undone in bursts of typing, not letter by letter", () => {
    let state = startEditor(TRIANGLE);
    for (const [text, time] of [
      ["0", 0],
      ["0 ", 100],
      ["0 1", 200],
      ["0 1\n", 5000],
    ] as const) {
      state = edit(state, { kind: "type", text, time });
    }
    expect(state.doc.text).toBe("0 1\n");
    state = edit(state, { kind: "undo" });
    expect(state.doc.text).toBe("0 1");
    state = edit(state, { kind: "undo" });
    expect(state.doc.text).toBe(TRIANGLE);
  });

  test("is the same graph in every notation it is written in", () => {
    const { doc } = startEditor(KITE);
    expect(parseGraph(formatJson(doc.graph))).toEqual(doc.graph);
    const again = parseDrawnGraph(formatPlaced(doc.graph, doc.places));
    expect(again.graph).toEqual(doc.graph);
    expect(again.places).toEqual(doc.places);
    expect(startEditor(formatPlaced(doc.graph, doc.places)).doc.places).toEqual(doc.places);
    expect(parseGraph(formatJson({ n: 3, edges: [] }))).toEqual({ n: 3, edges: [] });
  });

  test("may have no more vertices and edges than are solved", () => {
    expect(readText("2000\n").mistakes).toEqual([]);
    expect(readText("\n2001\n").mistakes).toEqual([
      expect.objectContaining({ line: 2, column: 1, kind: "size" }),
    ]);
    expect(readText("1999 2000\n").mistakes).toEqual([
      expect.objectContaining({ line: 1, column: 6, kind: "range" }),
    ]);
    expect(LIMITS.edges).toBe((LIMITS.vertices * (LIMITS.vertices - 1)) / 2);
  });
});

describe("undo", () => {
  const vertex = fc.integer({ min: 0, max: 9 });
  const point = fc.record({
    x: fc.integer({ min: 0, max: STAGE.width }),
    y: fc.integer({ min: 0, max: STAGE.height }),
  });
  const action = fc.oneof<fc.Arbitrary<EditorAction>[]>(
    point.map((at) => ({ kind: "add", at })),
    fc.constant({ kind: "add" }),
    fc.tuple(vertex, vertex).map(([u, v]) => ({ kind: "join", u, v })),
    fc.tuple(vertex, vertex).map(([u, v]) => ({ kind: "weigh", u, v, weight: "3", time: 0 })),
    fc.constantFrom(
      { kind: "remove" },
      { kind: "arrange" },
      { kind: "clear" },
      { kind: "step", what: "vertex", by: 1 },
      { kind: "step", what: "edge", by: -1 },
      { kind: "load", text: KITE },
      { kind: "load", text: "nonsense" },
      { kind: "reset", text: TRIANGLE },
      { kind: "objective", objective: "cardinality" },
      { kind: "nudge", x: 8, y: -8, time: 0 },
    ),
    fc
      .tuple(fc.constantFrom("0 1\n", "0 1 2 3\n", "", KITE), fc.nat(5000))
      .map(([text, time]) => ({ kind: "type", text, time })),
  );

  test("undoes whatever was done, and redo does it again", () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 25 }), (actions) => {
        const start = startEditor(TRIANGLE);
        const end = done(start, ...actions);
        let state = end;
        for (let i = end.past.length; i > 0; i--) state = edit(state, { kind: "undo" });
        expect(state.doc).toEqual(start.doc);
        for (let i = end.past.length; i > 0; i--) state = edit(state, { kind: "redo" });
        expect(state.doc).toEqual(end.doc);
      }),
      { numRuns: tries(60) },
    );
  });

  test("never leaves a text and a drawing that disagree", () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 15 }), (actions) => {
        const { doc, choice } = done(startEditor(TRIANGLE), ...actions);
        if (doc.mistakes.length === 0) expect(readText(doc.text).graph).toEqual(doc.graph);
        else expect(readText(doc.text).mistakes).toEqual(doc.mistakes);
        expect(doc.places).toHaveLength(doc.graph.n);
        if (choice?.kind === "vertex") expect(choice.v).toBeLessThan(doc.graph.n);
        if (choice?.kind === "edge")
          expect(doc.graph.edges).toContainEqual(expect.objectContaining({ u: choice.u, v: choice.v }));
      }),
      { numRuns: tries(60) },
    );
  });

  test("brings back the graph after a reset and after a text that is too long to show", () => {
    const start = startEditor(KITE);
    for (const action of [
      { kind: "reset", text: TRIANGLE },
      { kind: "clear" },
      { kind: "show", doc: startEditor(TRIANGLE).doc },
      { kind: "load-long", long: { name: "big", blob: new Blob(["0 1"]) } },
    ] as const) {
      const state = edit(start, action);
      expect(state.doc.text).not.toBe(KITE);
      expect(edit(state, { kind: "undo" }).doc).toEqual(start.doc);
    }
  });
});

describe("the plate", () => {
  test("takes places of any unit, and those that fit it as they are", () => {
    const small = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ];
    const places = fitted(small);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(STAGE.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(STAGE.height);
    }
    expect((places[1]?.x ?? 0) - (places[0]?.x ?? 0)).toBeGreaterThan(100);
    expect(fitted(places)).toEqual(places);
  });

  test("finds what lies under a finger: a vertex before an edge, and the nearest of both", () => {
    const graph: Graph = {
      n: 3,
      edges: [
        { u: 0, v: 1, weight: 1 },
        { u: 1, v: 2, weight: 1 },
      ],
    };
    const places = [
      { x: 100, y: 100 },
      { x: 300, y: 100 },
      { x: 300, y: 300 },
    ];
    expect(vertexAt(places, { x: 108, y: 95 }, 20)).toBe(0);
    expect(vertexAt(places, { x: 200, y: 100 }, 20)).toBe(-1);
    expect(edgeAt(graph, places, { x: 200, y: 106 }, 10)).toBe(graph.edges[0]);
    expect(edgeAt(graph, places, { x: 295, y: 250 }, 10)).toBe(graph.edges[1]);
    expect(edgeAt(graph, places, { x: 200, y: 120 }, 10)).toBeUndefined();
    // Beyond its end there is no edge.
    expect(edgeAt(graph, places, { x: 60, y: 100 }, 10)).toBeUndefined();
  });

  test("has discs that do not overlap, and do not change while one of many is dragged", () => {
    for (const text of [textOfWish({ kind: "dense", n: 200, seed: 1 }), preset("none").text]) {
      const { places } = startEditor(text).doc;
      const radius = radiusFor(places);
      const nearest = Math.min(
        ...places.flatMap((p, u) => places.slice(u + 1).map((q) => Math.hypot(p.x - q.x, p.y - q.y))),
      );
      expect(nearest).toBeGreaterThan(1.2 * radius);
      expect(radiusFor(places.with(0, { x: (places[1]?.x ?? 0) + 1, y: places[1]?.y ?? 0 }))).toBe(radius);
    }
  });

  test("has room for a new vertex beside its neighbor", () => {
    const place = freePlace([{ x: 280, y: 220 }], [{ x: 280, y: 220 }]);
    const distance = Math.hypot(place.x - 280, place.y - 220);
    expect(distance).toBeGreaterThan(34);
    expect(distance).toBeLessThan(110);
    expect(withNew({ n: 1, edges: [] }, [])).toHaveLength(1);
  });
});

describe("links and memory", () => {
  test.each(PRESET_IDS)("bring %s back as it was", async (id) => {
    const { doc } = edit(startEditor(preset(id).text, undefined, preset(id).objective), {
      kind: "move",
      v: 0,
      to: { x: 77, y: 88 },
    });
    const value = await formatState(doc);
    expect(value).toBeDefined();
    expect((await parseState(value as string))?.doc).toEqual(doc);
  });

  test("bring back a text with mistakes beside its last graph", () => {
    const { doc } = edit(startEditor(KITE), { kind: "type", text: "0 1 x", time: 0 });
    expect(parseDoc(formatDoc(doc))?.doc).toEqual(doc);
  });

  test("refuse what is damaged, of another version, or too long", async () => {
    const value = (await formatState(startEditor(KITE).doc)) as string;
    expect(await parseState(value.slice(0, -4))).toBeUndefined();
    expect(await parseState(`2${value.slice(1)}`)).toBeUndefined();
    expect(await parseState("1.")).toBeUndefined();
    expect(parseDoc("{}")).toBeUndefined();
    expect(parseDoc('{"text":"0 1","objective":"best"}')).toBeUndefined();
    expect(parseDoc('{"text":"0 1","objective":"weight","places":"1 b"}')).toBeUndefined();
    const large = textOfWish({ kind: "dense", n: 150, seed: 1 });
    expect(await formatState(startEditor(large).doc)).toBeUndefined();
    const long = edit(startEditor(KITE), { kind: "load-long", long: { name: "a", blob: new Blob() } });
    expect(await formatState(long.doc)).toBeUndefined();
  });

  test("lead to the lesson with the signs changed where the smallest weight is wanted", async () => {
    const { doc } = startEditor("0 1 5\n1 2 -3\n2 3 0\n", undefined, "min-weight-perfect");
    expect(problemOf(doc)?.objective).toBe("perfect");
    expect(problemOf(doc)?.graph.edges.map(({ weight }) => weight)).toEqual([-5, 3, 0]);
    expect(await linkOf(doc)).toMatch(/^\/lessons\/weighted-blossom\//);
  });

  test("lead to the lesson of the objective, with the graph and its places", async () => {
    const { doc } = startEditor(preset("first").text);
    const textOf = async (address: string | undefined): Promise<string> => {
      const url = new URL(address ?? "", "http://localhost");
      expect(url.hash).toBe("#own");
      const link = await parseLink(url.searchParams.get("own") as string);
      if (link?.source.kind !== "own") throw new Error("the link has no input of its own");
      return link.source.text;
    };
    const weighed = await linkOf(doc);
    expect(weighed).toMatch(new RegExp(`^/lessons/weighted-blossom/\\?own=${weightedBlossom.version}\\.`));
    const { graph, places, given } = parseDrawnGraph(await textOf(weighed));
    expect({ graph, places, given }).toEqual({ graph: doc.graph, places: doc.places, given: true });
    const counted = await linkOf({ ...doc, objective: "cardinality" });
    expect(counted).toMatch(new RegExp(`^/lessons/blossom/\\?own=${blossom.version}\\.`));
    expect(parseDrawnGraph(await textOf(counted)).graph).toEqual(doc.graph);
    const both = await textOf(await linkOf({ ...doc, objective: "max-cardinality-weight" }));
    const [head, ...rest] = both.split("\n");
    expect(head).toBe("objective: max-cardinality-weight");
    expect(parseDrawnGraph(rest.join("\n")).places).toEqual(doc.places);
  });

  test("lead to no lesson with a graph that it does not take", async () => {
    expect(await linkOf(startEditor("").doc)).toBeUndefined();
    expect(await linkOf(startEditor("101\n0 1\n").doc)).toBeUndefined();
    expect(await linkOf(startEditor("0 1 1000001\n").doc)).toBeUndefined();
    expect(await linkOf(startEditor("0 1 -1000001\n").doc)).toBeUndefined();
    expect(await linkOf(startEditor("0 1 1000000\n").doc)).toBeDefined();
    expect(await linkOf(startEditor("0 x\n").doc)).toBeUndefined();
    const counted = startEditor("101\n0 1 1000001\n", undefined, "cardinality").doc;
    expect(await linkOf(counted)).toMatch(/^\/lessons\/blossom\//);
  });
});

/** The way to the lesson of a document's objective. */
async function linkOf(doc: Doc): Promise<string | undefined> {
  const problem = problemOf(doc);
  const lesson = lessonFor(doc.objective) === "blossom" ? blossom : weightedBlossom;
  return problem && lessonLink(lesson, problem);
}

describe("the report", () => {
  test("tells that there is no perfect matching, and why, as the command does", () => {
    const told = report("0 1 4\n0 2 4\n0 3 5\n", "min-weight-perfect");
    expect(JSON.parse(formatMatching(told, "json"))).toMatchObject({
      ...{ size: null, weight: null, matching: null },
      certificate: { tutte: { a: [0], odd: [[1], [2], [3]] } },
    });
    expect(formatMatching(told, "txt")).toMatch(
      /^# min-weight-perfect: there is none; 1 pair is the most that there can be\n/,
    );
  });

  const small = readProvedGraphs().filter(({ edgeCount }) => edgeCount <= 40);

  test.each(OBJECTIVES)("for %s adds up on every small proved graph", (objective) => {
    for (const { text, size, weight, maxCardinalityWeight, sets } of small) {
      const told = report(text, objective);
      const wanted =
        objective === "weight"
          ? weight
          : /^(max|perfect)/.test(objective) && !told.tutte
            ? maxCardinalityWeight
            : undefined;
      if (objective !== "weight") expect(told.size).toBe(size);
      if (wanted !== undefined) expect(BigInt(told.weight)).toBe(wanted);
      expect(told.pairs).toHaveLength(told.size);
      expect(told.exposed).toHaveLength(told.n - 2 * told.size);
      const { sizeProof, weightProof } = told;
      const isOfAll = objective.endsWith("perfect");
      expect(told.tutte !== undefined).toBe(isOfAll && told.exposed.length > 0);
      expect(sizeProof === undefined).toBe(objective === "weight" || (isOfAll && !told.tutte));
      expect(weightProof === undefined).toBe(objective === "cardinality" || told.tutte !== undefined);
      if (told.tutte) expect(told.tutte.odd.length).toBeGreaterThan(told.tutte.a.length);
      if (sizeProof) {
        expect(sizeProof.proof.holds).toBe(true);
        expect({ d: sizeProof.d, a: sizeProof.a, c: sizeProof.c }).toEqual(sets);
        expect(told.n - 2 * told.size).toBe(sizeProof.odd - sizeProof.a.length);
      }
      if (weightProof) {
        expect(weightProof.proof.holds).toBe(true);
        expect(BigInt(weightProof.dualSum)).toBe(2n * BigInt(told.weight));
        const sign = objective.startsWith("min-") ? -1n : 1n;
        expect(BigInt(weightProof.sumY) + sign * BigInt(weightProof.sumZ) - BigInt(weightProof.floor)).toBe(
          BigInt(weightProof.dualSum),
        );
        expect(weightProof.tight).toBeGreaterThanOrEqual(told.size);
        if (told.m > 0) expect(BigInt(weightProof.leastSlack ?? -1)).toBeGreaterThanOrEqual(0n);
      }
    }
  });

  test("counts the odd components that are left", () => {
    const graph = parseGraph("8\n0 1\n1 2\n2 3\n4 5\n6 7\n");
    expect(oddComponents(graph, [])).toBe(0);
    expect(oddComponents(graph, [1])).toBe(1);
    expect(oddComponents(graph, [1, 4, 6])).toBe(3);
  });

  test("is written for people, tables and programs", () => {
    const told = report("0 1 2\n1 2 5\n2 3 2\n", "weight");
    expect(formatMatching(told, "txt")).toBe(
      "# weight: size 1, weight 5\n# exposed: 0 3\n# proof: 2 · weight 10 = dual sum 10\n1 2 5\n",
    );
    expect(formatMatching(told, "csv")).toBe("u,v,weight\r\n1,2,5\r\n");
    const record = JSON.parse(formatMatching(report(KITE, "max-cardinality-weight"), "json"));
    expect(record.weight).toBe("9007199254740994");
    expect(record.matching).toEqual([
      [0, 3],
      [1, 2],
    ]);
    const graph = parseGraph(KITE);
    const mate = Int32Array.from([3, 2, 1, 0, -1]);
    const big = (value: string | number) => BigInt(value);
    const { dual, gallaiEdmonds } = record.certificate;
    const certificate = {
      gallaiEdmonds,
      dual: {
        y: dual.y.map(big),
        blossoms: dual.blossoms.map((b: { vertices: number[]; z: string }) => ({
          vertices: b.vertices,
          z: big(b.z),
        })),
      },
    };
    expect(checkCertificate(graph, "max-cardinality-weight", mate, certificate).holds).toBe(true);
    // The text is an edge list too.
    expect(parseGraph(formatMatching(told, "txt")).edges).toEqual([{ u: 1, v: 2, weight: 5 }]);
  });
});

describe("presets", () => {
  const of = (id: PresetId) => {
    const { text, objective = "weight" } = preset(id);
    return report(text, objective);
  };
  const depth = (id: PresetId) => {
    const { weightProof, n } = of(id);
    const tree = blossomTree(n, weightProof?.blossoms ?? []);
    return "reason" in tree ? -1 : 1 + Math.max(-1, ...tree.depth);
  };
  const optima = (id: PresetId) => optimaByTrying(parseGraph(preset(id).text));

  test.each(PRESET_IDS)("%s is read, drawn and solved, and its certificates hold", (id) => {
    const { doc } = startEditor(preset(id).text);
    expect(doc.mistakes).toEqual([]);
    expect(doc.places).toHaveLength(doc.graph.n);
    for (const objective of OBJECTIVES) {
      const { sizeProof, weightProof } = report(preset(id).text, objective);
      expect([sizeProof, weightProof].filter(Boolean).every((each) => each?.proof.holds)).toBe(true);
    }
  });

  test("first: taking the heaviest edge is worse, a blossom is in the proof, and the objectives differ", () => {
    const graph = parseGraph(preset("first").text);
    expect(greedyWeight(graph)).toBe(37);
    expect(optima("first")).toEqual({ size: 5, weight: 44n, maxCardinalityWeight: 42n, perfectWeight: 42n });
    expect(of("first").weight).toBe(44);
    expect(of("first").weightProof?.blossoms).toHaveLength(1);
  });

  test("nested: a blossom lies within another", () => expect(depth("nested")).toBeGreaterThanOrEqual(2));

  test("opened, and opened-nested: from the proved families where that happens", () => {
    const proved = readProvedGraphs();
    for (const [id, family] of [
      ["opened", "t-expand"],
      ["opened-nested", "t-expand-nested"],
    ] as const) {
      const graph = parseGraph(preset(id).text);
      const same = proved.filter((each) => each.family === family).map(({ text }) => parseGraph(text));
      expect(same).toContainEqual(graph);
    }
  });

  test("ties: all weights are equal", () => {
    expect(new Set(parseGraph(preset("ties").text).edges.map(({ weight }) => weight)).size).toBe(1);
  });

  test("none: an even number of vertices, three edges at each, and no perfect matching", () => {
    const graph = parseGraph(preset("none").text);
    const degrees = graph.edges.flatMap(({ u, v }) => [u, v]);
    for (let v = 0; v < graph.n; v++) expect(degrees.filter((end) => end === v)).toHaveLength(3);
    expect(graph.n % 2).toBe(0);
    expect(of("none").exposed.length).toBe(2);
  });

  test("negative: more edges than are worth it", () => {
    const { size, weight, maxCardinalityWeight } = optima("negative");
    expect(size).toBeGreaterThan(report(preset("negative").text, "weight").size);
    expect(maxCardinalityWeight).toBeLessThan(weight);
  });

  test("petersen: perfect, though no cycle goes through all", () => {
    expect(of("petersen").exposed).toEqual([]);
    expect(parseGraph(preset("petersen").text).edges).toHaveLength(15);
  });

  test("friendship: every two vertices have one common neighbor", () => {
    const { n, edges } = parseGraph(preset("friendship").text);
    const near = Array.from({ length: n }, (_, v) =>
      edges.flatMap((edge) => (edge.u === v ? [edge.v] : edge.v === v ? [edge.u] : [])),
    );
    for (let u = 0; u < n; u++)
      for (let v = u + 1; v < n; v++) expect(near[u]?.filter((w) => near[v]?.includes(w))).toHaveLength(1);
    expect(of("friendship").exposed).toHaveLength(1);
  });

  test("heavy-middle: one edge weighs more than two", () => {
    expect(of("heavy-middle").pairs).toEqual([{ u: 1, v: 2, weight: 5 }]);
    expect(report(preset("heavy-middle").text, "max-cardinality-weight").weight).toBe(4);
  });

  test("beyond: as doubles all weights are equal, exactly one matching is best", () => {
    const { edges } = parseGraph(preset("beyond").text);
    expect(new Set(edges.map(({ weight }) => Number(weight))).size).toBe(1);
    expect(of("beyond").pairs.map(({ u, v }) => [u, v])).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(of("beyond").weight).toBe(18014398509481985n);
  });
});

describe("chance", () => {
  test.each(GRAPH_KINDS)("makes a %s graph that can be read, the same for the same seed", (kind) => {
    const wish = readWish({ kind, n: "24", seed: "5" });
    if ("wrong" in wish) throw new Error(wish.wrong);
    const text = textOfWish(wish);
    const { graph, given } = readText(text) as { graph: Graph; given: unknown };
    expect(graph.n).toBe(24);
    expect(given !== undefined).toBe(kind === "geometric");
    expect(textOfWish(wish)).toBe(text);
    expect(textOfWish({ ...wish, seed: 6 })).not.toBe(text);
  });

  test("says which field is wrong", () => {
    expect(readWish({ ...FIRST_WISH, n: "2001" })).toEqual({ wrong: "n" });
    expect(readWish({ ...FIRST_WISH, n: "0" })).toEqual({ wrong: "n" });
    expect(readWish({ ...FIRST_WISH, seed: "x" })).toEqual({ wrong: "seed" });
    expect(readWish(FIRST_WISH)).toEqual({ kind: "sparse", n: 16, seed: 1 });
  });
});
