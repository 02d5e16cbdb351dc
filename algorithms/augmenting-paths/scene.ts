import type { Locale } from "../lesson.ts";
import type { KeyEntry, Scene } from "../scene.ts";
import { type EdgeLook, graphPlate, type NodeLook } from "../shared/matching/graph-plate.ts";
import type { Problem } from "./problem.ts";
import { sceneWords } from "./scene-words.ts";
import type { Frame } from "./steps.ts";
import { searchTables } from "./tables.ts";
import { type View, viewOf } from "./view.ts";

/** The graph with its matching and its trees; at the end the cover, as squares. */
export function scene(problem: Problem, frame: Frame, locale: Locale): Scene {
  const view = viewOf(problem, frame);
  const words = sceneWords[locale];
  return {
    plate: graphPlate(problem, {
      head: words.head(view, frame),
      label: words.picture(view),
      node: (v) => ({ ...nodeLook(view, frame, v + 1), label: words.vertex(view, v + 1) }),
      edge: (u, v) => edgeLook(view, frame, u + 1, v + 1),
      hulls: [],
    }),
    tables: searchTables(frame, view, locale),
    key: keyOf(view, frame, locale),
  };
}

function nodeLook(view: View, frame: Frame, v: number): Omit<NodeLook, "label"> {
  const { step } = frame;
  const solid = view.isEven(v);
  const square = view.cover.includes(v);
  if (isFocus(view, frame, v)) return { role: "chosen", solid, square };
  const tellsCycle = step === "cycle" || step === "open";
  if (tellsCycle && view.cycle.includes(v)) return { role: "candidate", solid };
  if (view.path.includes(v)) return { role: "candidate", solid };
  if (square) return { role: "done", square };
  const inTree = solid || view.isOdd(v);
  // The trees that failed stay, and are nobody's business any more until the end.
  const hasFailed = inTree && view.treeOf(v) !== view.root && view.act !== "proof";
  if (hasFailed) return { role: "idle", solid, ghost: !solid };
  return { role: inTree ? "active" : "idle", solid };
}

function edgeLook(view: View, frame: Frame, u: number, v: number): EdgeLook {
  const { step, a, b } = frame;
  const isThis = (u === a && v === b) || (u === b && v === a);
  if (isThis && (step === "skip" || step === "odd")) return { role: "rejected" };
  if (isThis && ["grow", "found", "pick", "flip", "cover"].includes(step)) return { role: "chosen" };
  if (view.partner(u) === v) return { role: "done" };
  if ((step === "cycle" || step === "open") && joins(u, v, view.cycle, true)) return { role: "candidate" };
  if (joins(u, v, view.path, false)) return { role: "candidate" };
  const isTree = view.parentOf(u) === v || view.parentOf(v) === u;
  if (!isTree || step === "flip") return { role: "idle" };
  const tree = view.treeOf(u) || view.treeOf(v);
  return tree === view.root || view.act === "proof" ? { role: "active" } : { role: "idle" };
}

/** Whether two vertices follow each other in a path, or in a cycle. */
function joins(u: number, v: number, way: readonly number[], isClosed: boolean): boolean {
  const [i, j] = [way.indexOf(u), way.indexOf(v)];
  if (i < 0 || j < 0) return false;
  const apart = Math.abs(i - j);
  return apart === 1 || (isClosed && apart === way.length - 1);
}

function isFocus(view: View, { step, a, b }: Frame, v: number): boolean {
  switch (step) {
    case "pick":
    case "flip":
    case "odd":
      return v === a || v === b;
    case "root":
    case "scan":
    case "skip":
    case "back":
    case "fail":
    case "cover":
      return v === a;
    case "grow":
      return v === b || v === view.partner(b);
    case "found":
      return v === b;
    default:
      return false;
  }
}

function keyOf(view: View, { step }: Frame, locale: Locale): KeyEntry[] {
  const { key } = sceneWords[locale];
  const chosen = { sign: "chosen", text: key.chosen } as const;
  const matched = { sign: "done", text: key.matched } as const;
  if (step === "cycle" || step === "open") return [matched, { sign: "candidate", text: key.cycle }];
  if (view.act === "start") return [chosen, matched];
  if (view.act === "proof") return [chosen, { sign: "done", text: key.cover }];
  return [
    chosen,
    matched,
    { sign: "solid", text: key.even },
    { sign: "active", text: key.odd },
    ...(view.path.length > 0 ? [{ sign: "candidate", text: key.path } as const] : []),
    ...(hasFailed(view) ? [{ sign: "ghost", text: key.failed } as const] : []),
  ];
}

function hasFailed(view: View): boolean {
  return view.exposed.some((v) => view.isEven(v) && v !== view.root);
}
