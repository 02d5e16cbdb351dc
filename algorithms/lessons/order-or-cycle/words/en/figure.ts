import { counted } from "#algorithms/core/text/counted.en.ts";
import type { Shorthand } from "#algorithms/core/text/notation.ts";
import type { Problem } from "#algorithms/lessons/order-or-cycle/problem.ts";
import { type CellName, type Frame, filled, type Steps } from "#algorithms/lessons/order-or-cycle/steps.ts";

const colors = ["white", "grey", "black"] as const;

/** What the picture and its table say. */
export const sceneWords = {
  colors,
  ends: ["first", "last"],
  picture({ n, arrows }: Problem, placed: readonly number[], cycle: readonly number[]): string {
    const row = placed.length === 0 ? "Nobody has a place yet." : `Placed so far: ${placed.join(", ")}.`;
    const closed = cycle.length === 0 ? "" : ` The cycle is ${cycle.join(", ")}.`;
    return `${counted(n, "player")} and ${counted(arrows.length, "result")}, as arrows from the winner. ${row}${closed}`;
  },
  player({ method }: Problem, { cells }: Frame, v: number): string {
    const place = cells.place[v] ?? -1;
    if (place >= 0) return `player ${v}, place ${place + 1}`;
    return method === "queue"
      ? `player ${v}, needs ${cells.need[v] ?? 0} in front`
      : `player ${v}, ${colors[cells.color[v] ?? 0]}`;
  },
  key: {
    free: "free",
    placed: "has a place",
    now: "this step",
    walk: "walk backwards",
    cycle: "the cycle",
    grey: "grey: on the path",
    black: "black: placed",
  },
  table: (method: Problem["method"]) => ({
    title: "Players",
    corner: "Player",
    columns: [method === "queue" ? "needs in front" : "colour", "place"],
  }),
  placed: (count: number, n: number) => `${count} of ${n} placed`,
};

/** The score, the timeline, and the figures of what was tested. */
export const lessonWords = {
  notation: {
    count: ({ a }) => `${a} →`,
    beats: ({ a, b }) => `${a} → ${b}`,
    peel: ({ a }) => `${a} free`,
    place: ({ a, b }) => `${b + 1}. ${a}`,
    drop: ({ a, b }) => `${b} − ${a}`,
    stuck: ({ a }) => `${a} left`,
    walk: ({ a }) => `← ${a}`,
    closes: ({ a }) => `↺ ${a}`,
    root: ({ a }) => `from ${a}`,
    enter: ({ a }) => `(${a}`,
    arrow: ({ a, b }) => `${a} → ${b} ?`,
    known: ({ a }) => `${a} ✓`,
    meets: ({ a }) => `↺ ${a}`,
    leave: ({ a }) => `${a})`,
    order: () => "order",
    cycle: ({ cells }) => `⟨${filled(cells.cycle).join(" ")}⟩`,
  } satisfies Shorthand<Problem, Steps, CellName>,
  phases: {
    count: "Count",
    peel: "Place",
    stuck: "What is left",
    root: (v: number) => `From ${v}`,
    order: "Order",
    cycle: "Cycle",
  },
  evidence: {
    whole: (count: number, n: number, isOrder: boolean) =>
      isOrder ? `${count} of ${n} in order` : `${counted(count, "player")} in a cycle`,
    arrows: (right: number, all: number) => `${right} of ${counted(all, "arrow")}`,
    placed: (arrows: number, wrong: number) =>
      wrong === 0 ? `${counted(arrows, "arrow")}` : `${wrong} of ${counted(arrows, "arrow")} from behind`,
    needs: (sum: number, wrong: readonly number[]) =>
      wrong.length === 0 ? `${sum} in all` : `wrong for ${wrong.join(", ")}`,
    free: (free: readonly number[], missed: readonly number[]) =>
      missed.length === 0 ? free.join(" ") || "nobody" : `${missed.join(", ")} left out`,
    path: (path: readonly number[]) => path.join(" → ") || "empty",
    black: (count: number, wrong: number) =>
      wrong === 0 ? `${counted(count, "arrow")} to black` : `${wrong} of ${count} elsewhere`,
  },
};
