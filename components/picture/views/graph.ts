/** Draws a graph plate: a keyed join and nothing else. Layout and meaning come with the scene. */
import { type Selection, select } from "d3-selection";
import type { GraphEdge, GraphNode, GraphPlate, Role } from "#algorithms/core/lesson/scene.ts";
import { choiceSign, type DrawOptions, type Group, glide, layersOf, round, signMarks } from "./marks.ts";

const LAYERS = ["guides", "edges", "nodes", "notes"] as const;

/** Draws `plate` into `svg`, from whatever it shows now. */
export function draw(svg: SVGSVGElement, plate: GraphPlate, options: DrawOptions): void {
  select(svg)
    .attr("viewBox", [...(plate.origin ?? [0, 0]), plate.width, plate.height].map(round).join(" "))
    .attr("data-tween", options.tween);
  const layer = layersOf(svg, LAYERS);
  drawGuides(layer("guides"), plate);
  drawEdges(layer("edges"), plate);
  drawNodes(layer("nodes"), plate, options);
  drawNotes(layer("notes"), plate);
}

/** How far beside a mark a finger still means it, in units of the plate. */
const BESIDE = { node: 10, edge: 16 };

/** The node at a point, or the edge that may be touched, whichever is nearer; nodes lie on top. */
export function markAt(
  { nodes, edges }: GraphPlate,
  x: number,
  y: number,
  touchable: ReadonlySet<string>,
): string | undefined {
  const near = <M extends { readonly id: string }>(marks: readonly M[], away: (mark: M) => number) =>
    marks.map((mark) => ({ id: mark.id, away: away(mark) })).sort((one, other) => one.away - other.away)[0];
  const node = near(nodes, (each) => awayFromNode(each, x, y));
  if (node && node.away <= BESIDE.node) return node.id;
  const edge = near(
    edges.filter(({ id }) => touchable.has(id)),
    (each) => awayFromEdge(each, x, y),
  );
  return edge && edge.away <= BESIDE.edge ? edge.id : undefined;
}

/** The distance from the rim of a node; 0 or less inside. */
function awayFromNode(node: GraphNode, x: number, y: number): number {
  const [across, down] = [Math.abs(x - node.x), Math.abs(y - node.y)];
  if (!node.box) return Math.hypot(across, down) - node.radius;
  return Math.max(across - node.box.width / 2, down - node.box.height / 2);
}

function awayFromEdge({ from: [ax, ay], to: [bx, by] }: GraphEdge, x: number, y: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

function drawGuides(group: Group, plate: GraphPlate): void {
  group
    .selectAll<SVGPathElement, GraphPlate["guides"][number]>("path")
    .data(plate.guides, (guide) => guide.id)
    .join("path")
    .attr("class", (guide) => `guide guide--${guide.kind}`)
    .attr("data-role", (guide) => guide.role ?? null)
    .attr("d", (guide) => guide.path);
}

function drawEdges(group: Group, plate: GraphPlate): void {
  const edges = group
    .selectAll<SVGGElement, GraphEdge>("g.edge")
    .data(plate.edges, (edge) => edge.id)
    .join(
      (enter) => {
        const edge = enter.append("g").attr("data-new", "");
        edge.append("line").attr("class", "edge__line");
        return edge;
      },
      (update) => update.attr("data-new", null),
    )
    .attr("class", "edge")
    .attr("data-role", (edge) => edge.role)
    .attr("data-dotted", (edge) => (edge.dotted ? "" : null))
    .attr("data-thin", (edge) => (edge.thin ? "" : null));
  partsOf(edges, "line", "edge__core", ({ role }) => role === "chosen", ".edge__line + *");
  edges.selectAll<SVGLineElement, unknown>("line").each(function () {
    const { from, to } = select<SVGGElement, GraphEdge>(this.parentNode as SVGGElement).datum();
    select(this).attr("x1", from[0]).attr("y1", from[1]).attr("x2", to[0]).attr("y2", to[1]);
  });
  partsOf(edges, "path", "edge__sign", (edge) => sign(edge) !== null).attr("d", sign);
  partsOf(edges, "text", "edge__text", ({ text }) => Boolean(text))
    .attr("x", ({ from, to }) => round((from[0] + to[0]) / 2))
    .attr("y", ({ from, to }) => round((from[1] + to[1]) / 2))
    .text(({ text }) => text ?? "");
  partsOf(edges, "path", "edge__arrow", ({ directed }) => Boolean(directed)).attr("d", arrow);
}

/** Half as long as it is wide at the back, well before the end, which lies under a node. */
const ARROW = { at: 0.64, length: 9, width: 6 };

/** The head of an edge that has a direction. */
function arrow({ from, to }: GraphEdge): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const size = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / size, dy / size];
  const [x, y] = [from[0] + ARROW.at * dx, from[1] + ARROW.at * dy];
  const corner = (side: 1 | -1) =>
    `${round(x - ARROW.length * ux - side * ARROW.width * uy)} ${round(y - ARROW.length * uy + side * ARROW.width * ux)}`;
  return `M${corner(1)}L${round(x)} ${round(y)}L${corner(-1)}`;
}

/** A square for what is done, a cross for what is ruled out: the sign that survives without color. */
function sign({ from, to, role, dotted, thin, text }: GraphEdge): string | null {
  if (dotted || thin) return null;
  // Off the middle of a long edge, where other lines like to cross it, and out of the way of a number.
  const t = text ? 0.3 : Math.hypot(to[0] - from[0], to[1] - from[1]) > 150 ? 0.4 : 0.5;
  const x = Math.round(from[0] + t * (to[0] - from[0]));
  const y = Math.round(from[1] + t * (to[1] - from[1]));
  if (role === "done") return `M${x - 4} ${y - 4}h8v8h-8z`;
  if (role === "rejected") return `M${x - 6} ${y - 6}l12 12m0 -12l-12 12`;
  return null;
}

function drawNodes(group: Group, plate: GraphPlate, options: DrawOptions): void {
  const { choices, picked, pointed } = options;
  const isQuiet = ({ id, isCell, role }: GraphNode) =>
    isCell && role === "idle" && !choices?.has(id) && !picked?.has(id) && id !== pointed;
  drawCells(group, plate.nodes.filter(isQuiet));
  const nodes = group
    .selectAll<SVGGElement, GraphNode>("g.node[data-id]")
    .data(
      plate.nodes.filter((node) => !isQuiet(node)),
      (node) => node.id,
    )
    .join(
      (enter) => {
        const node = enter.append("g").attr("transform", place);
        node.append("path").attr("class", "node__body");
        node.append("text").attr("class", "node__text");
        return node;
      },
      (update) =>
        options.tween === "none"
          ? update
          : update.each(function (node) {
              glide(this, place(node));
            }),
    )
    .attr("transform", place);
  signMarks(nodes, options);
  nodes
    .attr("class", "node")
    .attr("data-tone", (node) => node.tone ?? null)
    .attr("data-solid", (node) => (node.solid ? "" : null))
    .attr("data-ghost", (node) => (node.ghost ? "" : null));
  // What can be touched has its outline even where it is not seen: that is how large a finger finds it.
  const hasOutline = ({ id, role }: GraphNode) => RINGED.has(role) || (options.choices?.has(id) ?? false);
  partsOf(nodes, "path", "node__outer", hasOutline, ".node__text").attr("d", (node) => ring(node));
  nodes.select(".node__body").attr("d", (node) => outline(node, 0));
  partsOf(nodes, "path", "node__choice", (node) => choiceSign(node, options) !== undefined, ".node__text")
    .attr("data-sign", (node) => choiceSign(node, options) ?? null)
    .attr("d", (node) => ring(node, RINGED.has(node.role)));
  nodes
    .select(".node__text")
    .attr("font-size", fontSize)
    .attr("dy", "-0.02em")
    .text((node) => node.text);
  partsOf(nodes, "text", "node__tag", ({ tag }) => tag !== undefined)
    .attr("x", ({ x, tag }) => (tag ? round(tag.x - x) : null))
    .attr("y", ({ y, tag }) => (tag ? round(tag.y - y) : null))
    .attr("text-anchor", ({ tag }) => tag?.anchor ?? null)
    .text(({ tag }) => tag?.text ?? "");
}

/** Cells of which nothing is said: they are many, and marks of their own would be three elements each. */
function drawCells(group: Group, cells: readonly GraphNode[]): void {
  const matrix = group
    .selectAll<SVGGElement, readonly GraphNode[]>("g.node:not([data-id])")
    .data(cells.length > 0 ? [cells] : [])
    .join((enter) => {
      const under = enter.insert("g", ":first-child").attr("class", "node").attr("data-role", "idle");
      under.append("path").attr("class", "node__body");
      return under;
    });
  matrix
    .select(".node__body")
    .attr("d", (all) => all.map((cell) => `M${cell.x} ${cell.y}${outline(cell, 0).toLowerCase()}`).join(""));
  // A text of its own for each number would be laid out like a paragraph of its own.
  matrix
    .selectAll<SVGTextElement, readonly GraphNode[]>("text")
    .data(([...all]) => Map.groupBy(all, (cell) => `${cell.y} ${fontSize(cell)}`).values())
    .join("text")
    .attr("class", "node__text")
    .attr("y", ([cell]) => cell?.y ?? null)
    .attr("font-size", ([cell]) => (cell ? fontSize(cell) : null))
    .attr("dy", "-0.02em")
    .selectAll<SVGTSpanElement, GraphNode>("tspan")
    .data((row) => row)
    .join("tspan")
    .attr("x", ({ x }) => x)
    .text(({ text }) => text);
}

/**
 * A part of those marks that have it, in front of what `before` selects, or last: a picture of a hundred marks is not to
 * carry the empty parts of all.
 */
function partsOf<M extends GraphEdge | GraphNode>(
  marks: Selection<SVGGElement, M, SVGGElement, unknown>,
  element: "line" | "path" | "text",
  name: string,
  has: (mark: M) => boolean,
  before?: string,
) {
  return marks
    .selectAll<SVGElement, M>(`.${name}`)
    .data((mark) => (has(mark) ? [mark] : []))
    .join((enter) => enter.insert(element, before).attr("class", name));
}

/** Roles with a ring of their own, outside of which a question has to draw. */
const RINGED: ReadonlySet<Role> = new Set(["active", "candidate", "chosen"]);

/** Where a node stands, as the attribute wants it. */
function place({ x, y }: GraphNode): string {
  return `translate(${x},${y})`;
}

/** The line around a node, or the one outside of that. Cells stand side by side, so theirs goes inside. */
function ring(node: GraphNode, isFar = false): string {
  return outline(node, node.isCell ? (isFar ? 2 : -4) : isFar ? 10 : 5);
}

/** A disc, or the box that the scene asks for, with its corners barely rounded; `margin` larger all around. */
function outline({ radius, box }: GraphNode, margin: number): string {
  const r = radius + margin;
  if (!box) return `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
  const w = box.width / 2 + margin;
  const h = box.height / 2 + margin;
  return `M${-w} ${-h}h${2 * w}v${2 * h}h${-2 * w}z`;
}

/** As large as the mark allows, and never wider than it is. */
function fontSize({ radius, box, text }: GraphNode): number {
  if (box) return Math.min(20, round(box.height * 0.58), round((box.width * 1.7) / Math.max(text.length, 1)));
  return round(radius * (text.length > 2 ? 0.78 : 0.97));
}

function drawNotes(group: Group, plate: GraphPlate): void {
  group
    .selectAll<SVGTextElement, GraphPlate["notes"][number]>("text")
    .data(plate.notes, (note) => note.id)
    .join("text")
    .attr("class", "note")
    .attr("data-role", (note) => note.role ?? null)
    .attr("text-anchor", (note) => note.anchor ?? "middle")
    .attr("x", (note) => note.x)
    .attr("y", (note) => note.y)
    .text((note) => note.text);
}
