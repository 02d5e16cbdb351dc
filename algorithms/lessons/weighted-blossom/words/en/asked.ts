/** What the exercises ask, and what they say to an answer. Edges are told as "0–5", lists with commas. */
export type ExerciseWords = typeof exerciseWords;

export const exerciseWords = {
  bound: {
    prompt: (price: number, single: number, double: number, moat: number) =>
      `Exposed vertices have the price ${price}. The least slack from an S to a vertex without label is ${single}, the least slack between two S is ${double}, and the lowest price of a T-blossom is ${moat}. How large is the next change, and which bound stops it?`,
    fields: ["δ", "Bound"],
    head: "touch the one that stops the change",
    picture: (figures: readonly number[]) =>
      `The numbers of bounds 1 to 4 before anything is halved: ${figures.join(", ")}.`,
    /** What each number belongs to. */
    events: ["1: exposed", "2: S – none", "3: S – S", "4: T-blossom"],
    event: (event: string, figure: number) => `bound ${event}, ${figure}`,
    hints: (double: number, moat: number) => [
      "Four events can stop the change. Work out for each how large δ is when it happens.",
      `An edge between two S closes from both ends, and the price of a T-blossom falls by 2δ: so ${double} and ${moat} count half.`,
      "The least of the four decides. If two are equal, you may name either.",
    ],
    noNumber: "δ is a number.",
    double: "Both ends of an edge between two S pay less: half its slack counts.",
    moat: "A T-blossom loses 2δ: half its price counts.",
    notLeast: (bounds: readonly number[]) => `${fourBounds(bounds)} The least of them decides.`,
    otherBound: (bounds: readonly number[], least: number) =>
      `δ is right. ${fourBounds(bounds)} Which of them is ${least}?`,
    right: fourBounds,
  },
  tight: {
    prompt:
      "Black vertices are S, ringed ones T, plain ones have no label; beside each stands its price. The dashed edges may become tight, and carry their weights. Which of them is tight first, and after which δ? Touch its two ends.",
    head: "touch the two ends of the edge",
    picture: (ends: readonly number[]) =>
      `A graph with labels, prices and weights.${ends.length === 0 ? "" : ` Chosen: ${ends.join(" and ")}.`}`,
    vertex: (v: number, label: string, price: string, isChosen: boolean) =>
      `vertex ${v}, ${label === "" ? "without label" : label}, price ${price}${isChosen ? ", chosen" : ""}`,
    /** The vertices of each label, with their prices, and the edges with their weights. */
    given(s: string, t: string, none: string, edges: string) {
      const groups = `S are ${s}${t === "" ? "" : `; T ${t}`}${none === "" ? "" : `; without label ${none}`}`;
      return `Labels, with prices in brackets: ${groups}. Edges that may become tight, with their weights: ${edges}.`;
    },
    fields: ["One end", "Other end", "δ"],
    hints: (edge: string) => [
      `Work out the slack of each edge on the list, beginning with ${edge}: add both prices and take off twice the weight.`,
      "Halve it where both ends are S. The least one wins.",
    ],
    noEdge: "Name the two ends of one of these edges.",
    slack: (edge: string, sum: string, isDouble: boolean, after: number) =>
      `${edge} has the slack ${sum}; ${isDouble ? "both ends are" : "only one end is"} S, so it is tight after ${after}`,
    slower: (slack: string) => `${slack}. Another edge gets there sooner.`,
    right: (slack: string) => `${slack}.`,
    otherDelta: (slack: string) => `The edge is right. ${slack}.`,
  },
  changes: {
    prompt: (most: number) =>
      `The largest weight is wanted. At the start every price is ${most}, as much as the heaviest edge weighs. Trees grow over tight edges as far as they can, and only then do the prices change. How large is δ in the first change, and in the second?`,
    given: (edges: string) => `The edges with their weights: ${edges}.`,
    head: (most: number) => `every price is ${most}`,
    picture: "A graph with weights, and the prices at the start.",
    vertex: (v: number, price: number) => `vertex ${v}, price ${price}`,
    fields: ["First δ", "Second δ"],
    hints: (most: number, first: number) => [
      `Edges of weight ${most} are tight. Match along them what you can; the vertices that are left exposed are S, and so are those that their trees reach after an even number of edges.`,
      "Now the bounds: the slack of an edge from S to a vertex without label, half the slack of an edge between two S, and the price of an exposed vertex. The least one is δ.",
      `The first δ is ${first}. Change the prices, grow the trees again, and look for the least bound anew.`,
    ],
    noNumbers: "Type two numbers.",
    wrongFirst:
      "The first change: once no tree can grow over a tight edge, look for the least bound. Between two S it is half the slack.",
    wrongSecond: (first: number) =>
      `The first δ is right. Now S pays ${first} less and T ${first} more: which edges are tight now? Grow the trees over them before you look for the least bound.`,
    right: (first: number, second: number) => `δ is ${first}, then ${second}.`,
  },
  wrong: {
    prompt:
      "A program prints a price for each vertex, which stands beside it, and one for the blossom that is drawn. The edges carry their weights. One price is too low. Find an edge that is not paid for, and name its two ends.",
    head: (blossoms: readonly (readonly [vertices: string, price: number])[]) =>
      blossoms.map(([vertices, price]) => `the blossom ${vertices} has the price ${price}`).join("; "),
    picture: (ends: readonly number[]) =>
      `A graph with prices, weights and a blossom.${ends.length === 0 ? "" : ` Chosen: ${ends.join(" and ")}.`}`,
    vertex: (v: number, price: number, isChosen: boolean) =>
      `vertex ${v}, price ${price}${isChosen ? ", chosen" : ""}`,
    given(
      prices: readonly number[],
      blossoms: readonly (readonly [vertices: string, price: number])[],
      edges: string,
    ) {
      const told = blossoms.map(([vertices, price]) => `${vertices} has the price ${price}`);
      return `A program prints prices for the vertices 0 to ${prices.length - 1}: ${prices.join(", ")}. ${told.length === 0 ? "There is no blossom." : `The blossom ${told.join(", the blossom ")}.`} The edges with their weights: ${edges}.`;
    },
    fields: ["One end", "Other end"],
    hints: (blossoms: readonly string[]) => [
      blossoms.length === 0
        ? "What is paid for an edge is the sum of the prices of its two ends."
        : `What is paid for an edge is the sum of the prices of its two ends, and the price of the blossom if both ends are among ${blossoms.join(", or among ")}.`,
      "It has to be at least twice the weight. Try edges that meet at the same vertex: one price is wrong, so all of them fail, or nearly fail.",
    ],
    noEdge: "Name the two ends of an edge.",
    unpaid: (sum: string, weight: number | bigint, slack: string) =>
      `${sum} is less than 2 · ${weight}: the slack is ${slack}.`,
    paid: (sum: string, weight: number | bigint) =>
      `${sum} is at least 2 · ${weight}: this edge is paid for.`,
  },
  faded: {
    task: (s: readonly string[], t: readonly string[], none: readonly string[]) =>
      `S are the vertices ${s.join(", ")}; T: ${t.join(", ")}; without label: ${none.join(", ")}. Beside each vertex stands its price, on each edge its weight; squares mark the matched edges. Fill in the slack, the number of the bound, and how large δ may be before that bound stops it. Where an edge gives no bound, type 0 for both.`,
    columns: ["slack", "bound", "δ"],
    edge: "Edge",
    /** The vertices of each label with their prices, the edges with their weights, and those that are matched. */
    given: (s: string, t: string, none: string, edges: string, matched: string) =>
      `Labels, with prices in brackets: S are ${s}; T ${t}; without label ${none}. Edges, with their weights: ${edges}. Matched are ${matched}.`,
    head: (edge: string) => `edge ${edge}; black is S, a ring is T`,
    picture: (edge: string) => `A graph with labels, prices and weights. This row is about the edge ${edge}.`,
    /** What may be typed for "there is none", beside a dash. */
    nothing: ["none", "no"],
    slack: (edge: string, sum: string) => `Edge ${edge}: the slack is ${sum}.`,
    bound(edge: string, one: string, other: string) {
      const [first, second] = [one, other].map((label) => (label === "" ? "no label" : label));
      return `Edge ${edge} joins ${first} and ${second}. Bound 2 is for S and no label, bound 3 for S and S.`;
    },
    delta: (edge: string) =>
      `Edge ${edge}: bound 2 takes the slack, bound 3 half of it, and other edges (0) never get tighter.`,
  },
  prices: {
    task: "Do the whole run, for the largest weight. At the start every price is the largest weight of an edge. Each row has all prices after one change, from the first search to the last. Fill in what is missing.",
    vertex: (v: number) => `vertex ${v}`,
    change: "Change",
    given: (edges: string) => `The edges with their weights: ${edges}.`,
    head: (change: number) => `the prices after change ${change}`,
    picture: (change: number) => `A graph with weights, and the prices after change ${change}.`,
    /** To a wrong cell of a change, from 1. */
    wrong: (change: number, v: number) =>
      `Change ${change}, vertex ${v}: grow the trees over tight edges first. Then S pays δ less, T δ more, and the others what they paid before.`,
  },
  local: {
    prompt: (heaviest: number) =>
      `A friend’s program matches greedily, heaviest edge first. Then, as long as it gains weight, it takes in one or two new edges and throws out the old ones they touch. It never takes in three at once. Draw a graph on which it gets stuck below the largest weight: touch two vertices, then a weight, or type an edge as 0-1:7. Weights are whole numbers up to ${heaviest}.`,
    fields: ["Edges"],
    noEdges: "Type edges with their weights, such as 0-1:7, 1-2:10.",
    noEdge: (piece: string) => `“${piece}” is not an edge with a weight, such as 0-1:7.`,
    noPair: (piece: string, n: number) => `“${piece}” does not join two of the vertices 0 to ${n - 1}.`,
    tooHeavy: (weight: number, heaviest: number) => `Weights go up to ${heaviest}, and ${weight} is more.`,
    twice: (u: number, v: number) => `The edge ${u}–${v} is there twice.`,
    fails: (found: string, weight: number, best: string, most: number) =>
      `The friend’s program stops with ${found}, weight ${weight}. But ${best} weigh ${most}.`,
    survives: (found: string, weight: number) =>
      `The program survives: ${found === "" ? "the empty matching" : found}, weight ${weight}, and no matching weighs more. Wherever weight could be gained, one or two new edges were enough.`,
  },
};

function fourBounds(bounds: readonly number[]): string {
  return `The four bounds are ${bounds.join(", ")}.`;
}

/** The questions about a matching of most weight and its prices, in English. */
export const outcomeWords = {
  exposed: "Which vertices does the heaviest matching of this graph leave exposed?",
  matching: "Which matching of this graph is the heaviest?",
  prices:
    "Add up what all vertices pay when the program ends, and the price of each blossom once for every edge that a matching can have inside it. What is the sum?",
  price: (v: number) => `What does vertex ${v} pay when the program ends?`,
};
