import type { KeyEntry, Role, Scene, Table, TableRow } from "#algorithms/core/lesson/scene.ts";
import { cellsWith, type Problem, placeOf, signAt } from "../board.ts";
import type { Frame } from "../steps.ts";
import { sceneWords as words } from "../words/en/figure.ts";
import { boardPlate, type CellLook, type Line } from "./plate.ts";
import { actOf, countsOf, filled, hasSource, letterOf, waitingOf } from "./state.ts";

/** More rows than so many of a table are left out. */
const MOST_ROWS = 6;
const LEAST_ROWS = 3;

/** The board as the run has numbered it, and the queue beside it. */
export function scene(problem: Problem, frame: Frame): Scene {
  const waiting = waitingOf(frame);
  return {
    plate: boardPlate(problem, {
      label: words.picture(problem, filled(frame.cells.queue).length, frame.cells.region),
      look: (cell) => lookOf(problem, frame, cell),
      lines: linesOf(frame),
    }),
    tables: tablesOf(problem, frame, waiting),
    key: keyOf(problem, frame),
  };
}

function lookOf(problem: Problem, frame: Frame, cell: number): CellLook {
  const sign = signAt(problem, cell);
  const distance = frame.cells.distance[cell] ?? -1;
  const region = letterOf(frame.cells.region[cell] ?? 0);
  const showsRegions = actOf(frame) === "regions" && (frame.step !== "done" || !hasSource(problem));
  const text = showsRegions
    ? region
    : distance >= 0
      ? String(distance)
      : sign === "S" || sign === "T"
        ? sign
        : "";
  return {
    role: roleOf(problem, frame, cell),
    text,
    label: words.cell(placeOf(problem, cell), sign, distance, region),
  };
}

function roleOf(problem: Problem, frame: Frame, cell: number): Role {
  const { step } = frame;
  const { distance, looked, now, way, region } = frame.cells;
  const isThis = cell === cellOf(frame);
  switch (step) {
    case "":
    case "start":
      return "idle";
    case "wall":
    case "known":
      if (isThis) return "rejected";
      break;
    case "source":
    case "grow":
    case "reached":
    case "region":
    case "spread":
    case "back":
      if (isThis) return "chosen";
  }
  const act = actOf(frame);
  if (act === "regions" && !(step === "done" && hasSource(problem)))
    return (region[cell] ?? 0) > 0 ? "done" : "idle";
  if (filled(way).includes(cell)) return "done";
  if (act !== "flood") return "idle";
  if (cell === now[0] && step !== "enclosed" && step !== "ring") return "active";
  if ((distance[cell] ?? -1) < 0) return "idle";
  return looked[cell] === 1 ? "done" : "candidate";
}

/** The cell of a step that speaks of one: a region's first cell comes after its number. */
function cellOf({ step, a, b }: Frame): number {
  return step === "region" ? b : a;
}

/** The step that is looked at, who gave whom its number, and the way back. */
function linesOf(frame: Frame): Line[] {
  const { step, a, b, cells } = frame;
  if (actOf(frame) === "regions" && step !== "done")
    return step === "spread" ? [{ id: "step", from: b, to: a, role: "chosen" }] : [];
  const way = filled(cells.way);
  const onWay = new Set(way.slice(1).map((u, k) => `${u} ${way[k]}`));
  const lines = filled(cells.queue).flatMap((v): Line[] => {
    const u = cells.parent[v] ?? -1;
    if (u < 0 || onWay.has(`${u} ${v}`)) return [];
    const isNew = step === "grow" && v === a;
    return [
      { id: `p${v}`, from: u, to: v, role: isNew ? "chosen" : "idle", ...(isNew ? {} : { thin: true }) },
    ];
  });
  const path = way.slice(1).map((u, k): Line => ({ id: `w${u}`, from: u, to: way[k], role: "chosen" }));
  const look = step === "known" || step === "wall";
  return [...lines, ...path, ...(look ? [{ id: "step", from: b, to: a, role: "rejected" as const }] : [])];
}

function keyOf(problem: Problem, frame: Frame): KeyEntry[] {
  const { key } = words;
  const act = actOf(frame);
  const wall = problem.board.some((row) => row.includes("#"))
    ? [{ sign: "solid" as const, text: key.wall }]
    : [];
  if (act === "regions" && frame.step !== "done")
    return [
      { sign: "chosen", text: key.now },
      { sign: "done", text: key.region },
    ];
  const hasWay = cellsWith(problem, "T").some((target) => (frame.cells.distance[target] ?? -1) >= 0);
  if (act !== "flood") return [...(hasWay ? [{ sign: "chosen" as const, text: key.way }] : []), ...wall];
  return [
    { sign: "active", text: key.looks },
    { sign: "candidate", text: key.waits },
    { sign: "done", text: key.looked },
    ...wall,
  ];
}

function tablesOf(problem: Problem, frame: Frame, waiting: readonly number[]): Table[] {
  const { distance, parent, region } = frame.cells;
  const place = (cell: number): string => words.place(placeOf(problem, cell));
  const isNow = (v: number): boolean => frame.a === v && (frame.step === "grow" || frame.step === "source");
  const queue = tableOf(
    { id: "queue", ...words.queue, note: words.waiting(waiting.length) },
    waiting.map((v) => ({
      head: place(v),
      texts: [String(distance[v]), parent[v] >= 0 ? place(parent[v]) : "S"],
      now: isNow(v),
    })),
  );
  const rings = tableOf(
    { id: "rings", ...words.rings, note: words.numbered(filled(frame.cells.queue).length) },
    countsOf(distance, 0).map(([k, count]) => ({
      head: String(k),
      texts: [String(count)],
      now: isNow(frame.a) && distance[frame.a] === k,
    })),
  );
  const regions = tableOf(
    { id: "regions", ...words.regions, note: words.regionCount(countsOf(region, 1).length) },
    countsOf(region, 1).map(([c, count]) => ({
      head: letterOf(c),
      texts: [String(count)],
      now: (frame.step === "region" || frame.step === "spread") && region[cellOf(frame)] === c,
    })),
  );
  if (frame.step === "done" && hasSource(problem)) return [rings, regions, queue];
  return actOf(frame) === "regions" ? [regions, rings, queue] : [queue, rings, regions];
}

interface Row {
  readonly head: string;
  readonly texts: readonly string[];
  readonly now: boolean;
}

/** The part of a table in which something happens, and never fewer rows than a few: the panels below are not to jump. */
function tableOf(parts: Omit<Table, "rows">, all: readonly Row[]): Table {
  const at = all.findIndex(({ now }) => now);
  const first = Math.max(0, Math.min(at - MOST_ROWS + 1, all.length - MOST_ROWS));
  const shown = all.slice(first, first + MOST_ROWS);
  const rows = shown.map(
    ({ head, texts, now }, k): TableRow => ({
      id: `${parts.id}.${k}`,
      head,
      cells: texts.map((text) => ({ text, ...(now ? { state: "changed" } : {}) })),
      ...(now ? { now } : {}),
    }),
  );
  for (let k = rows.length; k < LEAST_ROWS; k++)
    rows.push({
      id: `${parts.id}.${k}`,
      head: "·",
      cells: parts.columns.map(() => ({ text: "·", state: "todo" })),
    });
  const foot = `${first + 1}–${first + shown.length} / ${all.length}`;
  return { ...parts, ...(all.length > MOST_ROWS ? { foot } : {}), rows };
}
