import type * as figure from "#algorithms/core/lesson/scene.ts";
import { discPath, hullPath } from "#algorithms/engines/matching/hulls.ts";
import { type Stage, stageOf } from "#algorithms/engines/matching/places.ts";
import type { Pair } from "../pair.ts";
import type { Problem } from "../problem.ts";
import type { CellName, Frame } from "../steps.ts";
import { sceneWords } from "../words/en/figure.ts";
import {
  amount,
  type Blossom,
  farthest,
  isProof,
  lastRow,
  pathUp,
  type Regions,
  regionsOf,
  type State,
  stateOf,
} from "./state.ts";
import { shrunkenTable, tablesOf } from "./tables.ts";

const WIDTH = 520;
const HEIGHT = 560;
/** On a narrow screen so much of the plate is cut off above and below. */
const CROPPED = 48;
const MARGIN = 62;
/** Discs reach out beyond their vertices. */
const PLANE_MARGIN = 92;
/** Up to this many edges have a number each; of more, those that matter. */
const MOST_TEXTS = 30;
/** Above this many vertices prices stand in the table only. */
const MOST_TAGS = 24;

/** Steps that are about one edge. */
const OF_AN_EDGE: readonly Frame["step"][] = ["grow", "meet", "path", "match", "turn", "tight"];

/** The graph with its labels, tight edges and blossoms, prices beside the vertices, and the bounds as tables. */
export function scene(problem: Problem, frame: Frame): figure.Scene {
  const state = stateOf(problem, frame);
  const plate = plateOf(problem, frame, state);
  return {
    plate,
    tables: [...tablesOf(problem, frame, state), shrunkenTable(state, plate)],
    key: keyOf(problem, state),
  };
}

/** Everything that the parts of the picture need to know. */
interface View {
  readonly problem: Problem;
  readonly frame: Frame;
  readonly state: State;
  readonly stage: Stage;
  /** For graphs whose weights are distances. */
  readonly regions: Regions | undefined;
  readonly isPlane: boolean;
  /** The vertices of this step, and those that stop a change. */
  readonly chosen: ReadonlySet<number>;
  readonly nearest: ReadonlySet<number>;
}

function plateOf(problem: Problem, frame: Frame, state: State): figure.GraphPlate {
  const { graph, places } = problem;
  const words = sceneWords;
  const c = farthest(problem);
  const stops = frame.step === "bounds" || frame.step === "change" ? stoppers(frame) : [];
  const view: View = {
    ...{ problem, frame, state, isPlane: c !== undefined },
    stage: stageAt(places, c === undefined ? MARGIN : PLANE_MARGIN),
    regions: c === undefined ? undefined : regionsOf(state, c),
    chosen: new Set(chosenVertices(frame, state)),
    nearest: new Set(frame.step === "bounds" ? stops.flatMap((node) => state.inNode(node)) : []),
  };
  const pairs = state.mate.flatMap((v, u) => (u < v ? [`${u}–${v}`] : []));
  return {
    kind: "graph",
    width: WIDTH,
    height: HEIGHT,
    isFull: true,
    label: words.picture(
      graph.n,
      graph.edges.length,
      pairs.slice(0, 12),
      state.blossoms.slice(0, 6).map(({ name, vertices }) => words.blossom(name, vertices)),
    ),
    guides: guides(view),
    edges: edges(view),
    nodes: nodes(view),
    notes: notes(view),
  };
}

/** The vertices in the part of the plate that every screen shows. */
function stageAt(places: Problem["places"], margin: number): Stage {
  const stage = stageOf(places, { width: WIDTH, height: HEIGHT - 2 * CROPPED, margin });
  return {
    ...stage,
    at(v) {
      const [x, y] = stage.at(v);
      return [x, tenth(y + CROPPED)];
    },
  };
}

/** The nodes at which the least bound of a change is reached, as the cells have them. */
function stoppers({ cells, a }: Frame): number[] {
  if (a === 0) return [];
  const row = lastRow(cells);
  return [cells.boundU[row + a] ?? 0, cells.boundV[row + a] ?? 0].filter((node) => node > 0);
}

function chosenVertices(frame: Frame, state: State): number[] {
  const { step, a, b } = frame;
  const changed = (name: string): number[] =>
    frame.changes().flatMap(({ cells, index }) => (cells === name ? [index] : []));
  switch (step) {
    case "grow":
    case "relay":
      return changed("label").flatMap((node) => state.inNode(node));
    case "open":
    case "dissolve":
      return changed("outer").map((v) => v - 1);
    case "barrier":
      return state.label.flatMap((label, v) => (label === "T" ? [v] : []));
    case "zero":
    case "search":
      return state.isFree.flatMap((is, v) => (is ? [v] : []));
    case "meet":
    case "path":
    case "match":
    case "turn":
    case "tight":
      return [a - 1, b - 1];
    case "exposed":
      return [a - 1];
    case "change":
      return stoppers(frame).flatMap((node) => state.inNode(node));
    default:
      return [];
  }
}

function guides({ state, frame, stage, regions }: View): figure.GraphGuide[] {
  const result: figure.GraphGuide[] = [];
  const { blossoms } = state;
  const outerFirst = blossoms.map((_, i) => i).sort((i, j) => depthOf(blossoms, i) - depthOf(blossoms, j));
  if (regions) {
    const { radius, moats } = regions;
    const reach = (v: number, upTo: number): number =>
      blossoms.reduce(
        (sum, { vertices, depth }, i) => (depth >= upTo && vertices.includes(v) ? sum + moats[i] : sum),
        radius[v],
      );
    for (const i of outerFirst) {
      const { vertices, depth, name, node } = blossoms[i];
      if (moats[i] === 0) continue;
      const path = vertices.map((v) => discPath(...stage.at(v), stage.scale * reach(v, depth))).join("");
      result.push({ id: `moat.${name}`, kind: "band", path, role: hullRole(frame, node) });
    }
    for (const [v, r] of radius.entries())
      result.push({ id: `disc.${v}`, kind: "disc", path: discPath(...stage.at(v), stage.scale * r) });
  }
  for (const i of outerFirst) {
    const { vertices, height, name, node } = blossoms[i];
    // Where there is a moat, it is the blossom's outline.
    if (regions && regions.moats[i] > 0) continue;
    const path = hullPath(
      vertices.map((v) => stage.at(v)),
      stage.radius + 7 + 9 * height,
    );
    result.push({ id: `hull.${name}`, kind: "hull", path, role: hullRole(frame, node) });
  }
  return result;
}

function depthOf(blossoms: readonly Blossom[], i: number): number {
  return blossoms[i].depth;
}

function hullRole(frame: Frame, node: number): figure.Role {
  const { step, a } = frame;
  if ((step === "shrink" || step === "packed") && a === node) return "chosen";
  if (step === "bounds" && stoppers(frame).includes(node)) return "candidate";
  if (step === "change" && stoppers(frame).includes(node)) return "chosen";
  return "idle";
}

/** An edge of the graph at this step. */
interface Link {
  /** Its number among the edges. */
  readonly e: number;
  readonly u: number;
  readonly v: number;
  readonly weight: string;
  readonly isTight: boolean;
}

function edges(view: View): figure.GraphEdge[] {
  const { problem, frame, state, stage, isPlane } = view;
  const { graph } = problem;
  const { step } = frame;
  const path = step === "path" ? pathEdges(frame) : new Set<string>();
  const showAll = graph.edges.length <= MOST_TEXTS && !isPlane;
  return graph.edges.flatMap(({ u, v, weight }, e): figure.GraphEdge[] => {
    const isTight = state.isPlanted && state.isTight(e);
    const link: Link = { ...{ e, u, v, isTight }, weight: String(weight).replace("-", "−") };
    const role = edgeRole(view, link, path);
    // Of a complete graph on the plane only what matters is drawn.
    if (isPlane && role === "idle") return [];
    const matters = role === "chosen" || role === "candidate";
    const shown = showAll || (matters && step !== "match" && step !== "turn");
    const text = shown ? edgeText(view, link, role) : "";
    const [from, to] = [stage.at(u), stage.at(v)];
    return [{ id: `e${u}.${v}`, from, to, role, ...(text === "" ? {} : { text }) }];
  });
}

function edgeRole({ frame, state }: View, { u, v, isTight }: Link, path: ReadonlySet<string>): figure.Role {
  const { step, a, b } = frame;
  const isThis = (a === u + 1 && b === v + 1) || (a === v + 1 && b === u + 1);
  if (isThis && OF_AN_EDGE.includes(step)) return "chosen";
  if (step === "bounds" || step === "change") {
    const stops = stoppers(frame);
    if (stops.length === 2 && stops.includes(u + 1) && stops.includes(v + 1))
      return step === "bounds" ? "candidate" : "chosen";
  }
  if (path.has(`${u}.${v}`)) return "candidate";
  if (state.mate[u] === v) return "done";
  return isTight ? "active" : "idle";
}

/** Weights before the start, doubled ones in the proof, else what is missing: for S and S, the half of it. */
function edgeText(
  { problem, frame, state }: View,
  { e, u, v, weight, isTight }: Link,
  role: figure.Role,
): string {
  if (!state.isPlanted) return weight;
  if (isProof(frame)) return role === "chosen" ? `2·${weight}` : "";
  if (isTight) return role === "chosen" ? "0" : "";
  const slack = amount(problem, state.slack(e));
  const isHalved = state.label[u] === "S" && state.label[v] === "S" && state.outer[u] !== state.outer[v];
  return isHalved && (frame.step === "bounds" || frame.step === "change") ? `${slack}÷2` : slack;
}

/** The edges of the augmenting path that is complete, outside of blossoms. */
function pathEdges(frame: Frame): Set<string> {
  const { cells, a, b } = frame;
  const cell = (name: CellName, i: number): number => cells[name][i] ?? 0;
  const found = new Set<string>();
  const add = (p: number, q: number): void => {
    found.add(`${Math.min(p, q) - 1}.${Math.max(p, q) - 1}`);
  };
  for (const path of [pathUp(frame, a), pathUp(frame, b)]) {
    for (const [k, node] of path.entries()) {
      if (k % 2 === 1) add(cell("at", node), cell("from", node));
      else if (k < path.length - 1) add(cell("base", node), cell("mate", cell("base", node)));
    }
  }
  return found;
}

function nodes({ problem, state, stage, regions, isPlane, chosen, nearest }: View): figure.GraphNode[] {
  const words = sceneWords;
  const { graph } = problem;
  const neighbors = Array.from({ length: graph.n }, (): number[] => []);
  for (const { u, v } of isPlane ? [] : graph.edges) {
    neighbors[u]?.push(v);
    neighbors[v]?.push(u);
  }
  return Array.from({ length: graph.n }, (_, v): figure.GraphNode => {
    const [x, y] = stage.at(v);
    const label = state.label[v] as string;
    const price = amount(problem, state.y[v]);
    const role: figure.Role = chosen.has(v) ? "chosen" : nearest.has(v) ? "candidate" : "idle";
    const size = Math.round(stage.radius * 1.76);
    const text = regions ? label : state.isPlanted ? `${label} ${price}`.trim() : "";
    const tagged = graph.n <= MOST_TAGS && text !== "";
    return {
      ...{ id: `v${v}`, x, y, radius: stage.radius, role, text: String(v) },
      label: words.vertex(v, label, price, state.mate[v]),
      ...(label === "S" ? { solid: true } : {}),
      ...(label === "T" ? { box: { width: size, height: size } } : {}),
      ...(tagged ? { tag: tagAt(x, y, stage, neighbors[v].map(stage.at), text) } : {}),
    };
  });
}

/** A tag where there is most room: as far as can be from the edges of its vertex. */
function tagAt(
  x: number,
  y: number,
  { radius }: Stage,
  others: readonly (readonly [number, number])[],
  text: string,
): NonNullable<figure.GraphNode["tag"]> {
  const directions = others.map(([ox, oy]) => Math.atan2(oy - y, ox - x));
  let best = -Math.PI / 2;
  let most = -1;
  for (let k = 0; k < 24; k++) {
    const angle = -Math.PI / 2 + (Math.PI * k) / 12;
    const room = Math.min(
      ...directions.map((d) => Math.abs(((angle - d + 3 * Math.PI) % (2 * Math.PI)) - Math.PI)),
      1.4,
    );
    // Of equal directions the one that leads outwards.
    const outwards = (Math.cos(angle) * (x - WIDTH / 2) + Math.sin(angle) * (y - HEIGHT / 2)) / 2000;
    if (room + outwards > most) [best, most] = [angle, room + outwards];
  }
  const [dx, dy] = [Math.cos(best), Math.sin(best)];
  const anchor = dx > 0.5 ? "start" : dx < -0.5 ? "end" : "middle";
  const reach = radius + (anchor === "middle" ? 17 : 9);
  const half = text.length * 4.2;
  const tagX = anchor === "middle" ? Math.min(WIDTH - half, Math.max(half, x + dx * reach)) : x + dx * reach;
  return { text, x: tenth(tagX), y: tenth(y + dy * reach), anchor };
}

function notes({ problem, frame, state, stage, regions, isPlane }: View): figure.GraphNote[] {
  const words = sceneWords;
  const search = frame.cells.search[0] ?? 0;
  const heads = [
    ...(isProof(frame) ? [words.proof] : search > 0 ? [words.search(search)] : []),
    ...(isPlane ? [] : state.isPlanted ? (isProof(frame) ? [] : [words.slacks]) : [words.weights]),
    ...(isPlane && state.isPlanted ? [regions ? words.discs : words.noDiscs] : []),
  ];
  const result: figure.GraphNote[] = [
    { id: "head", x: WIDTH / 2, y: isPlane ? 26 : CROPPED + 20, text: heads.join(" · ") },
  ];
  if (frame.step === "bounds" || frame.step === "change") {
    const row = lastRow(frame.cells);
    const at = row + frame.a;
    const delta: Pair = [frame.cells.deltaFirst[at] ?? 0, frame.cells.delta[at] ?? 0];
    if (frame.a > 0)
      result.push({
        id: "delta",
        x: WIDTH / 2,
        y: isPlane ? HEIGHT - 26 : HEIGHT - CROPPED - 20,
        text: `δ = ${amount(problem, delta)}`,
        role: frame.step === "change" ? "chosen" : "candidate",
      });
  }
  for (const { name, vertices, height, depth, z } of state.blossoms) {
    const spots = vertices.map((v) => stage.at(v));
    const above = depth % 2 === 0;
    const extreme = spots.reduce((best, spot) =>
      (above ? spot[1] < best[1] : spot[1] > best[1]) ? spot : best,
    );
    const away = stage.radius + 7 + 9 * height + 11;
    result.push({
      id: `name.${name}`,
      x: tenth(extreme[0]),
      y: tenth(extreme[1] + (above ? -away : away + 16)),
      text: `${name}: ${amount(problem, z)}`,
    });
  }
  return result;
}

function keyOf(problem: Problem, { blossoms }: State): figure.KeyEntry[] {
  const { key } = sceneWords;
  const isPlane = farthest(problem) !== undefined;
  return [
    { sign: "chosen", text: key.chosen },
    { sign: "done", text: key.done },
    { sign: "solid", text: key.solid },
    ...(blossoms.length > 0 ? [{ sign: "hull", text: key.hull } as const] : []),
    ...(isPlane
      ? [{ sign: "disc", text: key.disc } as const, { sign: "band", text: key.moat } as const]
      : []),
  ];
}

function tenth(x: number): number {
  return Math.round(10 * x) / 10;
}
