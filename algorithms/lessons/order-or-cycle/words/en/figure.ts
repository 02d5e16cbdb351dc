import type { Words } from "#algorithms/core/lesson/lesson.ts";
import { counted } from "#algorithms/core/text/counted.en.ts";
import type { Shorthand } from "#algorithms/core/text/notation.ts";
import { playerId } from "#algorithms/lessons/order-or-cycle/figure/plate.ts";
import type { Problem } from "#algorithms/lessons/order-or-cycle/problem.ts";
import {
  type CellName,
  type Frame,
  filled,
  placedOf,
  type Steps,
  waitingOf,
} from "#algorithms/lessons/order-or-cycle/steps.ts";

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
  player({ method }: Problem, { step, cells }: Frame, v: number): string {
    const place = cells.place[v] ?? -1;
    if (place >= 0) return `player ${v}, place ${place + 1}`;
    if (method === "colors") return `player ${v}, ${colors[cells.color[v] ?? 0]}`;
    const need = cells.need[v] ?? 0;
    if (step === "beats") return `player ${v}, ${counted(need, "arrow")} counted`;
    return step === "" || step === "count" ? `player ${v}` : `player ${v}, needs ${need} in front`;
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
      wrong === 0 ? `${counted(arrows, "arrow")}` : `${wrong} of ${counted(arrows, "arrow")} pointing back`,
    needs: (sum: number, wrong: readonly number[]) =>
      wrong.length === 0 ? `${sum} in all` : `wrong for ${wrong.join(", ")}`,
    free: (free: readonly number[], missed: readonly number[]) =>
      missed.length === 0 ? free.join(" ") || "nobody" : `${missed.join(", ")} in the wrong place`,
    path: (path: readonly number[]) => path.join(" → ") || "empty",
    black: (count: number, wrong: number) =>
      wrong === 0 ? `${counted(count, "arrow")} to black` : `${wrong} of ${count} elsewhere`,
  },
};

const examples = {
  club: {
    title: "A club",
    why: "Seven players and eight results that do not contradict each other: at three moments somebody has to choose.",
  },
  contradiction: {
    title: "A contradiction",
    why: "After one place nobody is free. Five are left, and only three of them are the reason.",
  },
  "club-by-colours": {
    title: "A club, by colours",
    why: "The same results, depth first: the row fills from its end.",
  },
  "contradiction-by-colours": {
    title: "A contradiction, by colours",
    why: "An arrow leads back to somebody grey, and the path from there on is the cycle.",
  },
  everybody: {
    title: "Everybody against everybody",
    why: "A tournament with cycles: nobody is free at all, and yet there is a line in which each beat the next.",
  },
  courses: {
    title: "Twelve courses",
    why: "An arrow says that one course is needed for another: the same task under its best-known name.",
  },
  nobody: { title: "Nobody played", why: "No result, so any order will do." },
  "both-won": {
    title: "Each won once",
    why: "Two games between two players: the shortest cycle that there is.",
  },
};

/** A player, tied to the mark on the figure. */
function tied(v: number): string {
  return `[${v}](${playerId(v)})`;
}

const needOf = (frame: Frame, v: number): number => frame.cells.need[v] ?? 0;

/** Players in a row, of many the first and the last ones. */
function row(players: readonly number[]): string {
  return players.length > 12 ? `${players.slice(0, 9).join(" ")} … ${players.at(-1)}` : players.join(" ");
}

export const narration: Words<Problem, Steps, CellName> = {
  title: "Order or cycle",
  opening: ({ n, arrows, method }) =>
    `${counted(n, "player")} and ${counted(arrows.length, "result")}: an arrow leads from the winner to the loser. Is there an order that no result contradicts? ${method === "queue" ? "The queue" : "Depth first"} will tell.`,
  steps: {
    count: ({ a: arrows }) =>
      arrows === 0
        ? "There is no result to count, so nobody needs anybody in front."
        : "First count for everybody how many arrows lead in: that many they need in front.",
    beats: (frame) =>
      `${tied(frame.a)} beat ${tied(frame.b)}, so ${needOf(frame, frame.b) === 1 ? `1 arrow leads` : `${needOf(frame, frame.b)} arrows lead`} to ${frame.b} now.`,
    peel: ({ a: free }) =>
      free === 0
        ? "All results are counted, and everybody needs somebody in front. Nobody can come first."
        : `All results are counted. ${free === 1 ? "One player needs" : `${free} players need`} nobody in front: whoever is free may come next.`,
    place: (frame) =>
      `${tied(frame.a)} is free and takes place ${frame.b + 1}. All who beat them, if anybody did, stand in front.`,
    drop: (frame) => {
      const need = needOf(frame, frame.b);
      return `${tied(frame.a)} beat ${tied(frame.b)} and has a place, so ${frame.b} needs one fewer: ${need === 0 ? "none, and is free" : need}.`;
    },
    stuck: ({ a: left }) =>
      left === 1
        ? "Nobody is free, but one player is left."
        : `Nobody is free, but ${left} players are left, each beaten by another of them. So a walk from loser to winner never ends.`,
    walk: (frame) => {
      const [first, ...more] = filled(frame.cells.walk);
      return more.length === 0
        ? `The walk begins at ${tied(first ?? frame.a)}, and goes back along arrows among those who are left.`
        : `${tied(frame.a)} beat ${tied(more.at(-2) ?? first ?? frame.a)} and has no place: back to ${frame.a}.`;
    },
    closes: ({ a: v, cells }) =>
      `The walk comes to ${tied(v)} a second time. What lies between is closed${filled(cells.walk)[0] === v ? "" : "; what came before it is only a tail"}.`,
    root: ({ a: v }) => `${tied(v)} is white: nobody has come there yet. A search begins at ${v}.`,
    enter: ({ a: v, cells }) =>
      `${tied(v)} turns grey. The grey ones are the path of the search: ${row(filled(cells.walk))}.`,
    arrow: ({ a: u, b: v }) => `${tied(u)} beat ${tied(v)}. What colour is ${v}?`,
    known: ({ a: v, b: u }) =>
      `${tied(v)} is black and has a place already. ${tied(u)} will stand in front, so this arrow is fine.`,
    meets: ({ a: v, b: u }) =>
      `${tied(v)} is grey: the path leads from ${v} to ${tied(u)}, and this arrow leads back. That closes a cycle.`,
    leave: (frame) =>
      `Whomever ${tied(frame.a)} beat has a place. ${frame.a} turns black and takes the last free one, place ${frame.b + 1}.`,
    order: (frame) => `All have a place, and every arrow points forward: ${row(placedOf(frame))}.`,
    cycle: ({ cells }) => {
      const cycle = filled(cells.cycle);
      return `Along the arrows: ${row(cycle)}, and ${cycle.at(-1)} beat ${cycle[0]}. Whoever comes first in a row, an arrow points back at them.`;
    },
  },
  why: {
    place: () => "Nobody without a place beat them. So no arrow to them can ever come from behind.",
    walk: () => "Everybody who is left needs somebody who is left, so the walk can always go on.",
    closes: (frame) => {
      const { length } = filled(frame.cells.walk);
      return `${length} players are on the walk. With finitely many some come twice, after as many steps as are left at most.`;
    },
    known: () => "Black ones take their places from the end. Whoever is grey now takes one farther in front.",
    meets: () => "Grey ones are the path from the root, in its order, and each of them beat the next.",
    leave: () => "All arrows from there lead to black ones, which stand behind this place.",
  },
  kinds: {
    count: "count",
    beats: "result",
    peel: "free",
    place: "place",
    drop: "one fewer",
    stuck: "stuck",
    walk: "walk",
    closes: "closes",
    root: "begins",
    enter: "grey",
    arrow: "arrow",
    known: "black",
    meets: "meets grey",
    leave: "placed",
    order: "order",
    cycle: "cycle",
  },
  where(frame, { n, method }) {
    const { step } = frame;
    if (step === "order" || step === "cycle") return "at the end";
    if (step === "stuck" || step === "walk" || step === "closes") return "on the walk backwards";
    const placed = `${placedOf(frame).length} of ${n} placed`;
    if (method === "queue")
      return step === "count" || step === "beats" ? "counting" : `${placed}, ${waitingOf(frame).length} free`;
    return `${placed}, ${filled(frame.cells.walk).length} grey`;
  },
  levels: { move: ["Arrow", "Arrows"], stage: ["Player", "Players"], phase: ["Phase", "Phases"] },
  invariants: {
    placed: "No arrow at a placed player points back",
    needs: "Needs count arrows from the unplaced",
    free: "Whoever needs nobody is in the queue",
    path: "The grey ones are the path",
    black: "Arrows of black ones lead to black",
  },
  claims: { whole: "Everybody once, or a cycle", arrows: "Every arrow is right" },
  choices: { method: { label: "By", values: { queue: "a queue", colors: "colours, depth first" } } },
  examples,
  input: {
    label: "Results",
    hint: "“players results”, then a result a line, winner and loser, from 0. A line “# colours” takes the second method.",
    size: "Players",
  },
};

/** What is asked before a step. */
export const questionWords = {
  place: {
    prompt: "Choose a player who may come next.",
    hint: "Who needs nobody in front? No arrow leads there from a player without a place.",
    why: "Nobody without a place beat them.",
  },
  walk: (from: number) => ({
    prompt: `The walk is at ${from}. To whom may it go back?`,
    hint: `Follow an arrow into ${from} from somebody who has no place.`,
    why: `They beat ${from} and are left, too.`,
  }),
  leave: {
    prompt: "Who turns black next?",
    hint: "The path is left from its end.",
    why: "All arrows from there are looked at, and nobody on the path comes after them.",
  },
};
