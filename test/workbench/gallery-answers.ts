/** What the programs of the gallery print, reckoned in another way: by trying everything, by the definition, or by hand. */
import { SHORTCUT } from "#algorithms/lessons/blossom/asked/questions.ts";

const range = (n: number): number[] => Array.from({ length: n }, (_, k) => k);
const sorted = (list: readonly number[]): string => list.toSorted((a, b) => a - b).join(" ");
const sum = (list: readonly number[]): number => list.reduce((all, x) => all + x, 0);
/** All subsets of the places 0 to n − 1. */
const subsets = (n: number): number[][] =>
  range(2 ** n).map((bits) => range(n).filter((k) => (bits >> k) & 1));
const pick = <T>(list: readonly T[], places: readonly number[]): T[] => places.map((k) => list[k]);
const isRising = (list: readonly number[]): boolean => list.every((x, k) => k === 0 || list[k - 1] < x);
const orders = (list: readonly number[]): number[][] =>
  list.length === 0
    ? [[]]
    : list.flatMap((x) => orders(list.filter((y) => y !== x)).map((rest) => [x, ...rest]));
const textSubsequences = (text: string): Set<string> =>
  new Set(subsets(text.length).map((places) => pick([...text], places).join("")));

/** The lengths of all shortest ways, by relaxing every edge until nothing changes. */
function ways(n: number, edges: readonly (readonly [number, number, number])[], from: number): number[] {
  const far = range(n).map((v) => (v === from ? 0 : Number.POSITIVE_INFINITY));
  for (const _ of range(n)) for (const [u, v, w] of edges) far[v] = Math.min(far[v], far[u] + w);
  return far;
}

function levenshtein(a: string, b: string): number {
  if (a === "" || b === "") return a.length + b.length;
  if (a[0] === b[0]) return levenshtein(a.slice(1), b.slice(1));
  const [x, y] = [a.slice(1), b.slice(1)];
  return 1 + Math.min(levenshtein(x, b), levenshtein(a, y), levenshtein(x, y));
}

function coinsFor(amount: number): number {
  if (amount < 0) return Number.POSITIVE_INFINITY;
  return amount === 0 ? 0 : 1 + Math.min(...[1, 3, 4].map((coin) => coinsFor(amount - coin)));
}

/** All ways from a vertex without a wall, as a map from "row,column" to the fewest steps. */
function gridWays(rows: readonly string[]): string {
  const cells = rows.flatMap((row, r) =>
    [...row].flatMap((sign, c) => (sign === "0" ? [[r, c] as const] : [])),
  );
  const edges = cells.flatMap(([r, c], u) =>
    cells.flatMap(([y, x], v) => (Math.abs(r - y) + Math.abs(c - x) === 1 ? [[u, v, 1] as const] : [])),
  );
  const far = ways(cells.length, edges, 0);
  return rows
    .map((row, r) =>
      [...row]
        .map((_, c) => {
          const at = cells.findIndex(([y, x]) => y === r && x === c);
          return at < 0 || far[at] === Number.POSITIVE_INFINITY ? -1 : far[at];
        })
        .join(" "),
    )
    .join("\n");
}

/** The ways through all vertices that join a free one to a free one, by turns outside and inside the matching. */
function augmenting({ graph: { n, edges }, matching }: typeof SHORTCUT): string[] {
  const pairs = new Set(edges.flatMap(({ u, v }) => [`${u} ${v}`, `${v} ${u}`]));
  return orders(range(n))
    .filter((way) => matching[way[0]] === -1 && way[0] < way[n - 1])
    .filter((way) => way.every((v, k) => k % 2 === 1 || matching[v] === (way[k - 1] ?? -1)))
    .filter((way) => way.every((v, k) => k === 0 || pairs.has(`${way[k - 1]} ${v}`)))
    .map((way) => way.join(" "));
}

function mostWater(walls: readonly number[]): number {
  return Math.max(
    ...range(walls.length).flatMap((i) => range(i).map((j) => (i - j) * Math.min(walls[i], walls[j]))),
  );
}

function longestWithout(text: string): number {
  const parts = range(text.length).flatMap((i) => range(text.length + 1).map((j) => text.slice(i, j)));
  return Math.max(...parts.filter((part) => new Set(part).size === part.length).map(({ length }) => length));
}

const isFine = (queens: readonly number[]): boolean =>
  queens.every((c, r) => range(r).every((s) => queens[s] !== c && Math.abs(queens[s] - c) !== r - s));

const heat = [73, 74, 75, 71, 69, 72, 76, 73];
const MANY = [3, 1, 4, 1, 5, 9, 2, 6];
const SPANNING = [
  [0, 1, 4],
  [1, 2, 2],
  [0, 2, 1],
  [2, 3, 7],
  [1, 3, 3],
  [3, 4, 5],
] as const;
const isSpanning = (edges: readonly (readonly [number, number, number])[]): boolean =>
  ways(
    5,
    edges.flatMap(([u, v]) => [[u, v, 0] as const, [v, u, 0] as const]),
    0,
  ).every((far) => far === 0);
const DETOURS = [
  [0, 1, 3],
  [0, 2, 8],
  [1, 2, 2],
  [1, 3, 5],
  [2, 3, 1],
  [3, 0, 2],
] as const;

/** What each program prints, line by line. */
export const ANSWERS: Readonly<Record<string, () => string>> = {
  "binary-search": () => String([2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37].indexOf(23)),
  "binary-search-tree": () => "50 70 60",
  "binary-tree-traversals": () => "4 2 1 3 6\n1 2 3 4 6\n1 3 2 6 4",
  "breadth-first-search": () => {
    const edges = ["AB", "AC", "BD", "CD", "CE", "DF", "EF"].flatMap(([a, b]) => {
      const [u, v] = [a, b].map((name) => "ABCDEF".indexOf(name));
      return [[u, v, 1] as const, [v, u, 1] as const];
    });
    return ways(6, edges, 0)
      .map((far, v) => `${"ABCDEF"[v]},${far}`)
      .join(" ");
  },
  "bubble-sort": () => sorted([5, 1, 4, 2, 8, 3]),
  "coin-change": () => String(coinsFor(10)),
  "counting-sort": () => sorted([3, 1, 4, 1, 5, 2, 3, 1]),
  "depth-first-search": () => "0 1 3 2 4 5",
  dijkstra: () =>
    ways(
      5,
      [
        [0, 1, 4],
        [0, 2, 1],
        [1, 3, 1],
        [2, 1, 2],
        [2, 3, 5],
        [3, 4, 3],
      ],
      0,
    ).join(" "),
  "edit-distance": () => String(levenshtein("kitten", "sitting")),
  "fast-power": () => String(range(13).reduce((product) => product * 3, 1)),
  "fenwick-tree": () => `${sum([3, 2, 1, 6, 5, 4])} ${sum([1, 6, 5])}`,
  "first-and-last-position": () => {
    const nums = [1, 2, 4, 4, 4, 4, 7, 8, 9, 9];
    return `${nums.indexOf(4)} ${nums.lastIndexOf(4)}`;
  },
  "floyd-warshall": () =>
    range(4)
      .map((u) => ways(4, DETOURS, u).join(" "))
      .join("\n"),
  "greatest-common-divisor": () =>
    String(Math.max(...range(106).filter((d) => d > 0 && 252 % d === 0 && 105 % d === 0))),
  "heap-sort": () => sorted([4, 10, 3, 5, 1, 8]),
  "insertion-sort": () => sorted([7, 3, 9, 1, 8, 2, 5]),
  kmp: () => String("ABABABCAB".indexOf("ABABC")),
  knapsack: () => {
    const fitting = subsets(4).filter((items) => sum(pick([1, 3, 4, 2], items)) <= 6);
    return String(Math.max(...fitting.map((items) => sum(pick([15, 20, 30, 12], items)))));
  },
  "kruskal-union-find": () => {
    const trees = subsets(SPANNING.length).map((places) => pick(SPANNING, places));
    return String(Math.min(...trees.filter(isSpanning).map((edges) => sum(edges.map(([, , w]) => w)))));
  },
  "level-order-traversal": () => "[[3],[9,20],[15,7]]",
  "linear-search": () => String(["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"].indexOf("Dan")),
  "linked-list-cycle": () => "true",
  "longest-common-subsequence": () => {
    const common = [...textSubsequences("TRACES")].filter((part) => textSubsequences("CARTS").has(part));
    return String(Math.max(...common.map(({ length }) => length)));
  },
  "longest-increasing-subsequence": () =>
    String(
      Math.max(
        ...subsets(8)
          .map((at) => pick(MANY, at))
          .filter(isRising)
          .map(({ length }) => length),
      ),
    ),
  "majority-element": () => {
    const votes = [2, 1, 2, 3, 2, 2, 1];
    return String(votes.find((vote) => votes.filter((other) => other === vote).length * 2 > votes.length));
  },
  // It is wrong: there are ways, and it finds none. The last of them is the one that it is told.
  "matching-without-blossoms": () => `no way from 4\nno way from 6\n${augmenting(SHORTCUT).at(-1)} is one`,
  "merge-sort": () => sorted([6, 3, 8, 1, 7, 2, 5]),
  "n-queens": () => {
    const places = orders(range(5)).find(isFine) ?? [];
    return places
      .map((c) =>
        range(5)
          .map((k) => (k === c ? "Q" : "."))
          .join(""),
      )
      .join("\n");
  },
  "next-greater-element": () => heat.map((x, k) => heat.slice(k).find((y) => y > x) ?? -1).join(" "),
  "number-of-islands": () => "3",
  permutations: () =>
    orders([1, 2, 3])
      .map((order) => order.join(""))
      .join(" "),
  "prefix-sums": () => `${sum([4, 1, 5])} ${sum([3, 1, 4, 1, 5, 9, 2])}`,
  "priority-queue": () => sorted([5, 3, 8, 1, 9, 2]),
  "queue-from-two-stacks": () => "1 2 3 4",
  quicksort: () => sorted([5, 2, 8, 1, 9, 3, 6]),
  "reverse-linked-list": () => [1, 2, 3, 4, 5].toReversed().join(" "),
  "segment-tree": () => `${sum([3, 7, 9])}\n${sum([3, 1, 9])} ${sum([5, 3])}`,
  "selection-sort": () => sorted([5, 2, 8, 1, 9, 3]),
  "shortest-path-in-a-grid": () => gridWays(["0010", "1010", "0000", "0110"]),
  sieve: () =>
    range(31)
      .filter((n) => n > 1 && range(n).every((d) => d < 2 || n % d !== 0))
      .join(" "),
  "sliding-window": () => String(longestWithout("abcabedcb")),
  subsets: () =>
    range(8)
      .map((bits) => `{${[4, 2, 1].flatMap((bit, k) => (bits & bit ? [k + 1] : [])).join(",")}}`)
      .join(" "),
  "topological-sort": () => {
    const edges = [
      [0, 1],
      [0, 2],
      [1, 3],
      [2, 3],
      [2, 4],
      [3, 5],
      [4, 5],
    ];
    const isRight = (order: readonly number[]): boolean =>
      edges.every(([u, v]) => order.indexOf(u) < order.indexOf(v));
    return (orders(range(6)).find(isRight) ?? []).join(" ");
  },
  trie: () =>
    ["car", "ca", "do", "x"]
      .map((start) => ["car", "cat", "care", "dog"].filter((word) => word.startsWith(start)).length)
      .join(" "),
  "two-pointers": () => String(mostWater([1, 8, 6, 2, 5, 4, 8, 3, 7])),
  "two-sum": () => {
    const nums = [8, 3, 11, 2, 7, 15];
    const pairs = range(6).flatMap((j) => range(j).map((i) => [i, j]));
    return (pairs.find(([i, j]) => nums[i] + nums[j] === 9) ?? []).join(" ");
  },
  "valid-parentheses": () => {
    const isEmptied = (text: string): boolean => {
      const less = text.replace(/\(\)|\[\]|\{\}/, "");
      return less === text ? text === "" : isEmptied(less);
    };
    return ["{[()]()}", "([)]"].map(isEmptied).join(" ");
  },
};
