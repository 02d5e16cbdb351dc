import type { Words } from "#algorithms/core/lesson/lesson.ts";
import { counted } from "#algorithms/core/text/counted.en.ts";
import type { Shorthand } from "#algorithms/core/text/notation.ts";
import type { QuestionText } from "#algorithms/core/text/question-text.ts";
import { oddWithout } from "#algorithms/engines/matching/components.ts";
import {
  amount,
  type Entry,
  entriesOf,
  isProof,
  type State,
  type Stop,
  stateOf,
} from "#algorithms/lessons/weighted-blossom/figure/state.ts";
import type { Objective, Problem } from "#algorithms/lessons/weighted-blossom/problem.ts";
import type { CellName, Frame, Steps } from "#algorithms/lessons/weighted-blossom/steps.ts";

/** What the picture and its tables say. */
export interface SceneWords {
  vertex(v: number, label: string, price: string, partner: number): string;
  /** The whole picture in a sentence. */
  picture(n: number, m: number, pairs: readonly string[], blossoms: readonly string[]): string;
  blossom(name: string, vertices: readonly number[]): string;
  readonly weights: string;
  readonly slacks: string;
  search(number: number): string;
  readonly proof: string;
  readonly discs: string;
  readonly noDiscs: string;
  readonly changes: string;
  readonly change: string;
  readonly at: string;
  readonly boundsFoot: string;
  changeCount(count: number): string;
  blossomCount(count: number): string;
  readonly priceTitle: string;
  readonly node: string;
  readonly label: string;
  readonly partner: string;
  readonly price: string;
  readonly free: string;
  freeCount(free: number): string;
  readonly proofTable: string;
  readonly edge: string;
  readonly doubled: string;
  readonly ends: string;
  readonly around: string;
  readonly sum: string;
  sums(weight: string, cost: string): string;
  part(from: number, to: number, of: number): string;
  readonly key: Readonly<Record<"chosen" | "done" | "solid" | "hull" | "disc" | "moat", string>>;
}

export const sceneWords: SceneWords = {
  vertex: (v, label, price, partner) =>
    `vertex ${v}${label === "" ? "" : `, ${label}`}, price ${price}, ${partner < 0 ? "exposed" : `matched to ${partner}`}`,
  picture(n, m, pairs, blossoms) {
    const matched = pairs.length === 0 ? "Nothing is matched" : `Matched: ${pairs.join(", ")}`;
    const rings = blossoms.length === 0 ? "" : ` Blossoms: ${blossoms.join("; ")}.`;
    return `A graph with ${n} ${n === 1 ? "vertex" : "vertices"} and ${m} ${m === 1 ? "edge" : "edges"}. ${matched}.${rings}`;
  },
  blossom: (name, vertices) => `${name} with ${vertices.join(" ")}`,
  weights: "numbers: weights",
  slacks: "numbers: slack; thick lines: slack 0",
  search: (number) => `search ${number}`,
  proof: "the proof",
  discs: "where regions touch, edges are tight",
  noDiscs: "a radius would be negative: no discs",
  changes: "Bounds",
  change: "Change",
  at: "at",
  boundsFoot:
    "1: price of an exposed vertex, if it may stay exposed. 2: slack from S to no label. 3: half the slack from S to S. 4: half the price of a T-blossom.",
  changeCount: (count) => `${count} ${count === 1 ? "change" : "changes"}`,
  blossomCount: (count) => `${count} ${count === 1 ? "blossom" : "blossoms"}`,
  priceTitle: "Prices",
  node: "Node",
  label: "label",
  partner: "partner",
  price: "price",
  free: "exposed",
  freeCount: (free) => `${free} exposed`,
  proofTable: "Proof",
  edge: "Edge",
  doubled: "2 · weight",
  ends: "ends",
  around: "blossoms",
  sum: "sum",
  sums: (weight, cost) => `${weight} = ${cost}`,
  part: (from, to, of) => `rows ${from}–${to} of ${of}`,
  key: {
    chosen: "this step",
    done: "matched",
    solid: "S (T is a square)",
    hull: "blossom",
    disc: "disc",
    moat: "moat",
  },
};

/** The score, the timeline, and the figures of what was tested. */
export interface LessonWords {
  readonly notation: Shorthand<Problem, Steps, CellName>;
  readonly proof: string;
  readonly evidence: {
    matching(edges: number, ends: number): string;
    leastSlack(amount: string): string;
    /** A price below 0. */
    negative(price: string): string;
    readonly evenBlossom: string;
    islands(odd: number, barrier: number): string;
    readonly noEdge: string;
    /** The least slack, and the edge that has it. */
    least(amount: string, edge: string): string;
    tight(tight: number, matched: number): string;
    readonly noneIsFree: string;
    free(count: number, price: string): string;
    /** How many there are, and the least of their prices. */
    blossoms(count: number, least: string | undefined): string;
  };
}

function pair({ a, b }: Frame): string {
  return `${a - 1}–${b - 1}`;
}

function deltaOf(frame: Frame, problem: Problem): string {
  const entry = entriesOf(frame).at(-1);
  return amount(problem, entry?.bounds[entry.least - 1] ?? [0, 0]);
}

function nameOf(frame: Frame, problem: Problem): string {
  return stateOf(problem, frame).nameOf(frame.a);
}

export const lessonWords: LessonWords = {
  notation: {
    start: (frame, problem) => `y = ${amount(problem, stateOf(problem, frame).y[0] ?? [0, 0])}`,
    search: (frame) => `search ${frame.a}`,
    grow: pair,
    meet: pair,
    shrink: (frame, problem) => `+ ${nameOf(frame, problem)}`,
    path: (frame) => `→ ${pair(frame)}`,
    match: (frame) => `+ ${pair(frame)}`,
    turn: (frame) => `+ ${pair(frame)}`,
    dissolve: (frame, problem) => `− ${nameOf(frame, problem)}`,
    bounds: (frame) => (frame.a === 0 ? "no bound" : `bound ${frame.a}`),
    change: (frame, problem) => `δ = ${deltaOf(frame, problem)}`,
    open: (frame, problem) => `− ${nameOf(frame, problem)}`,
    relay: (frame) => (frame.a === frame.b ? "T" : "T S T"),
    zero: () => "y = 0",
    full: () => "perfect",
    barrier: () => "impossible",
    prove: () => "proof",
    tight: pair,
    exposed: (frame) => `${frame.a - 1} exposed`,
    packed: (frame, problem) => `${nameOf(frame, problem)} full`,
    equal: ({ cells }, problem) => `= ${amount(problem, [cells.sumFirst[1], cells.sum[1]])}`,
  },
  proof: "Proof",
  evidence: {
    matching: (edges, ends) => `${counted(edges, "edge")}, ${ends} different ends`,
    leastSlack: (slack) => `least slack ${slack}`,
    negative: (price) => `a price of ${price}`,
    evenBlossom: "a blossom of an even number of vertices",
    islands: (odd, barrier) => `${counted(odd, "odd island")} > ${barrier}`,
    noEdge: "no edge",
    least: (slack, edge) => `least ${slack}, ${edge}`,
    tight: (tight, matched) => `${tight} of ${matched}`,
    noneIsFree: "none is exposed",
    free: (count, price) => `${count} exposed, ${price} each`,
    blossoms: (count, least) =>
      least === undefined ? counted(count, "blossom") : `${counted(count, "blossom")}, least price ${least}`,
  },
};

/** What the examples of the lesson are called, and why they are there, in English. */
export const examples = {
  first: {
    title: "Greed fails",
    why: "Taking the heaviest edge first loses three. The search goes through a blossom.",
  },
  nested: {
    title: "A blossom in a blossom",
    why: "The inner blossom is a node of the outer cycle. Both have a price in the end.",
  },
  open: {
    title: "A blossom opens",
    why: "The price of a T-blossom falls to 0, and the next path needs its parts.",
  },
  opens: {
    title: "A nest opens",
    why: "The T-blossom that opens has another blossom inside.",
  },
  points: {
    title: "Ten points",
    why: "The nearer, the heavier: prices are discs and moats that must not overlap.",
  },
  middle: {
    title: "A heavy middle",
    why: "The middle edge weighs most, but leaves both ends exposed. Whether to take it depends on what is wanted.",
  },
  pairs: {
    title: "Two numbers at once",
    why: "Most edges first, then most weight: every price has two parts.",
  },
  impossible: {
    title: "No perfect matching",
    why: "The search ends with a set that proves it.",
  },
  ties: {
    title: "All weights alike",
    why: "Everything is tight at once.",
  },
  negative: {
    title: "Negative weights",
    why: "Such an edge is worth taking only if the number of edges counts.",
  },
  petersen: {
    title: "Petersen’s graph",
    why: "Cycles of five, all weights different.",
  },
  friendship: {
    title: "Friends in a ring",
    why: "Triangles that share a vertex: one is always left over.",
  },
  empty: {
    title: "Nothing at all",
    why: "Does the program still end, and with a proof?",
  },
  single: {
    title: "One vertex",
    why: "Nobody to be matched with.",
  },
};

/** A vertex, given as the cells have it, tied to its mark. */
function tied(v: number): string {
  return `[${v - 1}](v${v - 1})`;
}

function edge({ a, b }: Frame): string {
  return `${tied(a)}–${tied(b)}`;
}

/** A node in a sentence: a vertex, or a blossom by its name. */
function named(state: State, node: number): string {
  return node <= state.n ? tied(node) : state.nameOf(node);
}

function howMany(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** The vertices of a blossom in a row, or how many they are. */
function members(vertices: readonly number[]): string {
  return vertices.length > 7 ? howMany(vertices.length, "vertex", "vertices") : vertices.join(" ");
}

function latest(frame: Frame): Entry {
  return entriesOf(frame).at(-1) as Entry;
}

function delta(problem: Problem, frame: Frame): string {
  const { bounds, least } = latest(frame);
  return amount(problem, bounds[least - 1] ?? [0, 0]);
}

/** Which bound stops the change, and where. */
function stop(state: State, { least, at }: Entry): string {
  const [u = 1, v = 1] = at;
  if (least === 1) return "then an exposed vertex costs nothing";
  if (least === 2) return `then ${tied(u)}–${tied(v)}, from an S to a vertex without label, is tight`;
  if (least === 3) return `then ${tied(u)}–${tied(v)}, between two S, is tight`;
  return `then the T-blossom ${named(state, u)} costs nothing`;
}

/** The vertices that a step has parted from their partners: "2 leaves 4". */
function parted(frame: Frame): string {
  const left = frame
    .changes()
    .flatMap(({ cells, index, before }) =>
      cells === "mate" && before !== 0 ? [`${tied(index)} leaves ${tied(before)}`] : [],
    );
  return left.length === 0 ? "Both were exposed." : `${left.join(", and ")}.`;
}

const AIM: Readonly<Record<Objective, string>> = {
  weight: "as much weight as possible",
  "max-cardinality-weight": "as many edges as possible, and then as much weight",
  perfect: "everyone matched, with as much weight as possible",
};

export const narration: Words<Problem, Steps, CellName> = {
  title: "Weighted blossom",
  opening({ graph: { n, edges }, objective }) {
    const size = `${howMany(n, "vertex", "vertices")} and ${howMany(edges.length, "edge")}`;
    return `${size}, with weights. Wanted: ${AIM[objective]}. Vertices count from 0. Nothing has a price yet.`;
  },
  steps: {
    start(frame, problem) {
      const state = stateOf(problem, frame);
      if (state.n === 0) return "There is no vertex, and nothing to pay for.";
      const price = amount(problem, state.y[0]);
      if (problem.graph.edges.every(({ weight }) => weight <= 0) && price === "0")
        return "No edge is worth anything, so every vertex gets the price 0.";
      return `Every vertex gets the price ${price}, the largest weight. So two ends pay at least twice any weight; what they pay beyond that is the slack.`;
    },
    search(frame) {
      const labels = frame.a === 1 ? "" : " The old labels are gone.";
      return frame.b === 1
        ? `Search ${frame.a}.${labels} One vertex is exposed: it is the root of a tree, and labelled S.`
        : `Search ${frame.a}.${labels} ${frame.b} vertices are exposed. Each is the root of a tree, and labelled S.`;
    },
    grow(frame, problem) {
      const state = stateOf(problem, frame);
      const t = state.outer[frame.b - 1];
      const base = frame.cells.base[t];
      const partner = frame.cells.mate[base];
      const s = state.outer[partner - 1];
      return `${edge(frame)} is tight: the tree grows. ${named(state, t)} becomes T, and its partner ${named(state, s)} becomes S.`;
    },
    meet: (frame) =>
      `${edge(frame)} is tight and joins two S of one tree. With the paths up to where they meet, it closes an odd cycle.`,
    shrink(frame, problem) {
      const state = stateOf(problem, frame);
      const blossom = state.blossoms.find(({ node }) => node === frame.a);
      return `${howMany(frame.b, "node")} of the cycle shrink into the blossom ${blossom?.name}: ${members(blossom?.vertices ?? [])}. It counts as one S, with the base ${tied((blossom?.base ?? 0) + 1)}.`;
    },
    path(frame, problem) {
      const { isFree } = stateOf(problem, frame);
      if (isFree[frame.a - 1] && isFree[frame.b - 1])
        return `${edge(frame)} is tight and joins two exposed vertices. That alone is an augmenting path: they can be matched.`;
      return `${edge(frame)} is tight and joins two trees. From root to root there is an augmenting path: every second edge of it is matched.`;
    },
    match: (frame) => `${edge(frame)} joins the matching. ${parted(frame)}`,
    turn: (frame) =>
      `Inside a blossom ${edge(frame)} joins the matching, so that the path goes through and the other vertices stay paired.`,
    dissolve: (frame, problem) =>
      `The search is over. ${stateOf(problem, frame).nameOf(frame.a)} costs nothing, so it opens: it would only be in the way.`,
    bounds(frame, problem) {
      const entry = latest(frame);
      if (frame.a === 0)
        return "No tight edge leads on, and nothing stops a change of the prices: all bounds are empty.";
      return `No tight edge leads on, so prices must change. Bound ${entry.least} is the nearest: δ = ${delta(problem, frame)}, ${stop(stateOf(problem, frame), entry)}.`;
    },
    change(frame, problem) {
      const state = stateOf(problem, frame);
      const entry = latest(frame);
      const [u = 1, v = 1] = entry.at;
      const ends: Readonly<Record<number, string>> = {
        1: "Exposed vertices cost nothing now.",
        2: `Now ${tied(u)}–${tied(v)} is tight.`,
        3: `Now ${tied(u)}–${tied(v)} is tight.`,
        4: `Now ${named(state, u)} costs nothing.`,
      };
      const by = delta(problem, frame);
      const hasT = state.label.includes("T");
      const own = state.blossoms.filter(({ depth }) => depth === 0).map(({ label }) => label);
      const { bounds, least } = entry;
      const [first, second] = bounds[least - 1] ?? [0, 0];
      const twice = amount(problem, [2 * first, 2 * second]);
      const who = [
        hasT ? `S-vertices pay ${by} less, T-vertices ${by} more` : `all in S pay ${by} less`,
        ...(own.includes("S") ? [`S-blossoms cost ${twice} more`] : []),
        ...(own.includes("T") ? [`T-blossoms cost ${twice} less`] : []),
      ].join(", ");
      return `Prices change: ${who}. ${ends[entry.least]}`;
    },
    open: (frame, problem) =>
      `The T-blossom ${stateOf(problem, frame).nameOf(frame.a)} costs 0 and may not cost less, so it opens. From now on the parts of its cycle can be used.`,
    relay(frame, problem) {
      const state = stateOf(problem, frame);
      if (frame.a === frame.b)
        return `The tree came in at ${named(state, frame.a)}, which is the base: it stays T. The rest of the cycle leaves the tree.`;
      return `The tree came in at ${named(state, frame.a)}. The even way from there to ${named(state, frame.b)} stays in it: T, S, T. The rest leaves the tree.`;
    },
    zero: (frame) =>
      `${howMany(frame.a, "exposed vertex costs", "exposed vertices cost")} nothing and may stay exposed. The matching is best.`,
    full: (frame) =>
      frame.a === 0
        ? "No vertex, nothing to match: the empty matching is best."
        : "No vertex is exposed any more. The matching is best.",
    barrier(frame, problem) {
      const state = stateOf(problem, frame);
      const t = state.label.flatMap((label, v) => (label === "T" ? [v] : []));
      const odd = oddWithout(problem.graph, new Set(t));
      const islands = howMany(odd, "island of odd size", "islands of odd size");
      if (t.length === 0)
        return `There is no perfect matching: ${islands}, with no edge leading out. One vertex of each must stay exposed.`;
      const few = t.length > 4 ? `the ${t.length} T-vertices` : t.map((v) => tied(v + 1)).join(", ");
      return `There is no perfect matching. Without ${few} (T), ${islands} remain. Each has one vertex too many, and ${t.length} cannot serve ${odd}.`;
    },
    prove: (frame) =>
      frame.a === 0
        ? "The proof. Nothing is matched; now count what the vertices cost."
        : "The proof, edge by edge: do the matched edges, doubled, weigh exactly what all vertices and blossoms cost?",
    tight(frame, problem) {
      const state = stateOf(problem, frame);
      const [u, v] = [frame.a - 1, frame.b - 1];
      const weight = problem.graph.edges.find(
        (e) => e.u === Math.min(u, v) && e.v === Math.max(u, v),
      )?.weight;
      const bonus = problem.objective === "max-cardinality-weight" ? 1 : 0;
      const around = state.blossoms.filter(({ vertices }) => vertices.includes(u) && vertices.includes(v));
      const prices = [state.y[u], state.y[v], ...around.map(({ z }) => z)];
      const paid = prices.length > 4 ? "" : ` = ${prices.map((price) => amount(problem, price)).join(" + ")}`;
      const who =
        around.length === 0
          ? "its two ends"
          : `its ends and ${around.length > 3 ? "the blossoms around it" : around.map(({ name }) => name).join(", ")}`;
      return `${edge(frame)} is tight: 2 · ${amount(problem, [bonus, Number(weight)])}${paid}. That is what ${who} cost.`;
    },
    exposed: (frame) => `${tied(frame.a)} has no partner and costs nothing. It adds nothing to the sum.`,
    packed(frame, problem) {
      const blossom = stateOf(problem, frame).blossoms.find(({ node }) => node === frame.a);
      const size = blossom?.vertices.length ?? 0;
      return `${blossom?.name} holds ${howMany(frame.b, "matched edge")}, the most that ${size} vertices can. So its price was counted as often as it can be.`;
    },
    equal(frame, problem) {
      const [first, second] = [frame.cells.sumFirst[1] ?? 0, frame.cells.sum[1] ?? 0];
      const sum = amount(problem, [first, second]);
      return `Both sums are ${sum}. No matching can weigh more than half of what everything costs, so none is better than this one.`;
    },
  },
  why: {
    start: () =>
      "Weights are doubled so that no half is ever needed: an edge between two S closes from both ends, and its slack stays even.",
    search: ({ a }) =>
      a === 1
        ? "Nothing is matched yet, so every vertex is a root."
        : "The matching has changed, so the trees are grown afresh. Prices and blossoms are still right.",
    grow: () => "Only with tight edges can a matching reach the ceiling.",
    shrink: () =>
      "Whichever vertex of an odd cycle is matched to the outside, the others can be paired. So the cycle serves as one vertex.",
    path: () =>
      "The path has one more unmatched edge than matched ones. Exchanging them gives one more pair, and all its edges are tight.",
    turn: () =>
      "The base is the vertex that is matched to the outside. The path enters elsewhere, so the cycle is paired anew.",
    bounds: ({ a }) =>
      a === 0
        ? "The sum of all prices could fall for ever, and no perfect matching can be worth more than half of it. So there is none."
        : "One step further, and a price would be negative, or the ends of an edge would pay too little.",
    change: () =>
      "In a tree one end of each edge pays less and the other more. In a blossom both pay less, and its own price makes up for it.",
    open: () =>
      "The sum counts a blossom’s price for as many edges as fit inside. If it were negative, a matching with fewer could beat the sum.",
    relay: () =>
      "T, S, T keeps the tree alternating. The nodes of the odd way are matched among themselves and can be found again.",
    zero: () => "Leaving a vertex exposed loses its price. At 0 nothing is lost.",
    barrier: () =>
      "An odd island cannot be matched within itself. Each needs a partner among the vertices taken away.",
    packed: () =>
      "A matching uses each vertex at most once, so an odd number k of vertices has room for (k − 1)/2 of its edges.",
  },
  kinds: {
    start: "start",
    search: "search",
    grow: "grow",
    meet: "odd cycle",
    shrink: "shrink",
    path: "path",
    match: "match",
    turn: "turn",
    dissolve: "dissolve",
    bounds: "bounds",
    change: "change",
    open: "open",
    relay: "relabel",
    zero: "best",
    full: "perfect",
    barrier: "none",
    prove: "proof",
    tight: "edge",
    exposed: "exposed",
    packed: "full",
    equal: "equal",
  },
  where(frame) {
    if (isProof(frame)) return "the proof";
    const search = frame.cells.search[0] ?? 0;
    return search === 0 ? "before the first search" : `search ${search}`;
  },
  levels: { move: ["Step", "Steps"], stage: ["Event", "Events"], phase: ["Search", "Searches"] },
  invariants: {
    slack: "No slack is negative",
    tight: "Matched edges are tight",
    least: "Exposed vertices have the least price",
    moats: "No blossom has a negative price",
  },
  claims: {
    matching: "Each vertex at most once",
    paid: "Every edge is paid for",
    weight: "Weight and cost",
  },
  choices: {
    objective: {
      label: "Wanted",
      values: {
        weight: "most weight",
        "max-cardinality-weight": "most edges, then most weight",
        perfect: "all matched, most weight",
      },
    },
  },
  examples,
  input: {
    label: "Edges: u v weight, one on each line",
    hint: "Vertices count from 0. A first line “objective: perfect” says what is wanted; “# at 0 10 20” places vertex 0.",
    size: "Vertices",
  },
};

/** What is asked before a step, about these vertices and what stops a change. */
export type QuestionWords = Readonly<
  Record<
    "grow" | "shrink" | "path" | "bounds" | "open" | "relay",
    (vertices: readonly number[], problem: Problem, stops: readonly Stop[]) => QuestionText
  >
>;

export const questionWords: QuestionWords = {
  grow: ([u, v, partner]) => ({
    prompt: `${u}–${v} is tight, and ${v} has no label. It will be T. Point at a vertex that becomes S with it.`,
    hint: `A T is left along its matched edge. Whose partner is ${v}?`,
    why: `The matched edge leads on to ${partner}. From an S the tree may look for edges again.`,
  }),
  shrink: ([u, v, base]) => ({
    prompt: `${u}–${v} joins two S of one tree: an odd cycle. Point at its base, where the two paths to the root meet.`,
    hint: `Go up from ${u} and from ${v}. Where do you meet first?`,
    why: `The paths meet at ${base}. It is the one vertex of the cycle whose partner, if any, is outside.`,
  }),
  path: ([u, v, first, second]) => ({
    prompt: `${u}–${v} joins two trees. Point at a vertex that is exposed now and will get a partner.`,
    hint: "The path runs from root to root.",
    why: `The path ends in ${first} and ${second}.`,
  }),
  bounds: (_vertices, problem, stops) => {
    const [stop] = stops;
    const size = stop === undefined ? "" : amount(problem, stop.delta);
    const reasons: Record<Stop["i"], string> = {
      1: "the price of an exposed vertex is 0",
      2: "an edge from S to a vertex without label becomes tight",
      3: "an edge between two S becomes tight; both its ends pay less, so half its slack counts",
      4: "a T-blossom costs nothing any more; it loses 2δ, so half its price counts",
    };
    return {
      prompt:
        "No tight edge leads on, so prices change. What stops them first? Point at a vertex where it happens.",
      hint: "Compare the four bounds; the note under the table says what they are.",
      why: `δ = ${size}: ${stop === undefined ? "" : reasons[stop.i]}.`,
    };
  },
  open: (vertices) => ({
    prompt: "One of the blossoms has to open now. Point at a vertex in it.",
    hint: "A price must not become negative. Which T-blossom costs 0?",
    why: `The blossom with ${vertices.join(" ")} is T and costs 0. The next change would take it below 0.`,
  }),
  relay: ([door, base]) => ({
    prompt: `The tree came in at ${door} and leaves from ${base}. Which vertices of the cycle become S? Point at one.`,
    hint: `Go from ${door} to ${base} the way round that begins with a matched edge. T and S alternate.`,
    why: "On the even way the labels are T, S, T. The other way leaves the tree.",
  }),
};
