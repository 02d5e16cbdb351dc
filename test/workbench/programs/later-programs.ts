/** More programs in the style of textbooks, interviews and contests: written when the rules were made, to see what they get wrong. */
import type { GivenProgram } from "./given-programs.ts";

function P(
  id: string,
  source: string,
  expect: GivenProgram["expect"],
  at: GivenProgram["at"] = {},
): GivenProgram {
  return { id, source: source.trim(), expect, at };
}

export const LATER_PROGRAMS: readonly GivenProgram[] = [
  P(
    "dijkstra-objects",
    `
function shortestPath(graph, start, end) {
  const distances = {};
  const parents = {};
  const unvisited = new Set();
  for (const city of Object.keys(graph)) {
    distances[city] = Infinity;
    parents[city] = null;
    unvisited.add(city);
  }
  distances[start] = 0;
  while (unvisited.size > 0) {
    let current = null;
    for (const city of unvisited) {
      if (current === null || distances[city] < distances[current]) current = city;
    }
    unvisited.delete(current);
    for (const edge of graph[current]) {
      const alt = distances[current] + edge.weight;
      if (alt < distances[edge.node]) {
        distances[edge.node] = alt;
        parents[edge.node] = current;
      }
    }
  }
  return distances[end];
}
const map = {
  A: [{ node: 'B', weight: 7 }, { node: 'C', weight: 3 }],
  B: [{ node: 'D', weight: 2 }],
  C: [{ node: 'B', weight: 1 }, { node: 'D', weight: 8 }],
  D: [],
};
shortestPath(map, 'A', 'D');`,
    { graph: "graph", distances: "map", parents: "map", unvisited: "set" },
  ),
  P(
    "spfa",
    `
const n = 5;
const head = [[], [], [], [], []];
function addEdge(u, v, w) { head[u].push({ v: v, w: w }); }
addEdge(0, 1, 4); addEdge(0, 2, 1); addEdge(2, 1, 2); addEdge(1, 3, 5); addEdge(3, 4, 3);
const d = new Array(n).fill(1e9), inq = new Array(n).fill(0);
const q = [0]; let qh = 0;
d[0] = 0; inq[0] = 1;
while (qh < q.length) {
  const u = q[qh++];
  inq[u] = 0;
  for (let i = 0; i < head[u].length; i++) {
    const e = head[u][i];
    if (d[u] + e.w < d[e.v]) {
      d[e.v] = d[u] + e.w;
      if (!inq[e.v]) { q.push(e.v); inq[e.v] = 1; }
    }
  }
}`,
    { head: "graph", d: "row", inq: "row", q: "queue" },
    { d: ["u"], inq: ["u"] },
  ),
  P(
    "articulation",
    `
var adj = [[1, 2], [0, 2], [0, 1, 3], [2, 4], [3]];
var disc = [], low = [], timer = 0, cut = new Set();
function dfs(u, parent) {
  disc[u] = low[u] = ++timer;
  var kids = 0;
  for (var k = 0; k < adj[u].length; k++) {
    var w = adj[u][k];
    if (w === parent) continue;
    if (disc[w]) low[u] = Math.min(low[u], disc[w]);
    else {
      kids++;
      dfs(w, u);
      low[u] = Math.min(low[u], low[w]);
      if (parent !== -1 && low[w] >= disc[u]) cut.add(u);
    }
  }
  if (parent === -1 && kids > 1) cut.add(u);
}
dfs(0, -1);`,
    { adj: "graph", disc: "row", low: "row", cut: "set" },
    { disc: ["u", "w"], low: ["u", "w"] },
  ),
  P(
    "binary-lifting",
    `
const tree = [[1, 2], [3, 4], [5], [], [], []];
const LOG = 3, depth = [0, 0, 0, 0, 0, 0];
const up = Array.from({ length: LOG }, () => new Array(6).fill(0));
function prepare(v, p) {
  up[0][v] = p;
  for (let j = 1; j < LOG; j++) up[j][v] = up[j - 1][up[j - 1][v]];
  for (const c of tree[v]) { depth[c] = depth[v] + 1; prepare(c, v); }
}
prepare(0, 0);
function lca(a, b) {
  if (depth[a] < depth[b]) [a, b] = [b, a];
  for (let j = LOG - 1; j >= 0; j--) if (depth[a] - (1 << j) >= depth[b]) a = up[j][a];
  if (a === b) return a;
  for (let j = LOG - 1; j >= 0; j--) if (up[j][a] !== up[j][b]) { a = up[j][a]; b = up[j][b]; }
  return up[0][a];
}
lca(3, 5);`,
    { tree: "graph", depth: "row", up: "table" },
    { depth: ["a", "b", "v", "c"] },
  ),
  P(
    "longest-palindrome",
    `
const longestPalindrome = (s) => {
  let start = 0, maxLen = 1;
  const expand = (left, right) => {
    while (left >= 0 && right < s.length && s[left] === s[right]) {
      if (right - left + 1 > maxLen) { start = left; maxLen = right - left + 1; }
      left--; right++;
    }
  };
  for (let i = 0; i < s.length; i++) { expand(i, i); expand(i, i + 1); }
  return s.substring(start, start + maxLen);
};
longestPalindrome('babadada');`,
    { s: "text" },
    { s: ["left", "right"] },
  ),
  P(
    "z-function",
    `
const t = 'aabxaabxcaabxaabxay';
const z = Array(t.length).fill(0);
for (let i = 1, l = 0, r = 0; i < t.length; i++) {
  if (i < r) z[i] = Math.min(r - i, z[i - l]);
  while (i + z[i] < t.length && t[z[i]] === t[i + z[i]]) z[i]++;
  if (i + z[i] > r) { l = i; r = i + z[i]; }
}`,
    { t: "text", z: "row" },
    { z: ["i"] },
  ),
  P(
    "lake",
    `
const lines = ['W..WW', '.W..W', 'W...W', '..WW.'];
const field = lines.map((line) => line.split(''));
let lakes = 0;
function drain(y, x) {
  if (y < 0 || y >= field.length || x < 0 || x >= field[0].length) return;
  if (field[y][x] !== 'W') return;
  field[y][x] = '.';
  for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) drain(y + dy, x + dx);
}
for (let y = 0; y < field.length; y++)
  for (let x = 0; x < field[y].length; x++)
    if (field[y][x] === 'W') { drain(y, x); lakes++; }`,
    { field: "grid", lines: "row" },
    { field: ["y/x"] },
  ),
  P(
    "trie-26",
    `
class Trie {
  constructor() { this.next = new Array(4).fill(null); this.end = false; }
}
const base = 'a'.charCodeAt(0);
const root = new Trie();
function add(word) {
  let p = root;
  for (let i = 0; i < word.length; i++) {
    const c = word.charCodeAt(i) - base;
    if (p.next[c] === null) p.next[c] = new Trie();
    p = p.next[c];
  }
  p.end = true;
}
add('abc'); add('abd'); add('bad'); add('ab');`,
    { Trie: "tree", word: "text" },
    { word: ["i"] },
  ),
  P(
    "seg-iter",
    `
const N = 8;
const t = new Array(2 * N).fill(0);
function build(a) {
  for (let i = 0; i < N; i++) t[N + i] = a[i];
  for (let i = N - 1; i > 0; i--) t[i] = t[i << 1] + t[i << 1 | 1];
}
function modify(p, value) {
  for (t[p += N] = value; p > 1; p >>= 1) t[p >> 1] = t[p] + t[p ^ 1];
}
function query(l, r) {
  let res = 0;
  for (l += N, r += N; l < r; l >>= 1, r >>= 1) {
    if (l & 1) res += t[l++];
    if (r & 1) res += t[--r];
  }
  return res;
}
build([3, 1, 4, 1, 5, 9, 2, 6]);
modify(3, 7);
query(2, 6);`,
    { t: "heap", a: "row" },
    { t: ["i", "p", "l", "r"] },
  ),
  P(
    "huffman",
    `
function huffman(freq) {
  let nodes = Object.entries(freq).map(([ch, f]) => ({ ch, f, zero: null, one: null }));
  while (nodes.length > 1) {
    nodes.sort((a, b) => a.f - b.f);
    const x = nodes.shift(), y = nodes.shift();
    nodes.push({ ch: null, f: x.f + y.f, zero: x, one: y });
  }
  const codes = {};
  const walk = (node, code) => {
    if (node.ch !== null) { codes[node.ch] = code; return; }
    walk(node.zero, code + '0');
    walk(node.one, code + '1');
  };
  walk(nodes[0], '');
  return codes;
}
huffman({ a: 5, b: 9, c: 12, d: 13, e: 16, f: 45 });`,
    { x: "binary tree", node: "binary tree", nodes: "queue", codes: "map", freq: "map" },
  ),
  P(
    "swap-pairs",
    `
function ListNode(val, next) {
  this.val = val;
  this.next = next === undefined ? null : next;
}
var swapPairs = function (head) {
  const dummy = new ListNode(0, head);
  let prev = dummy;
  while (prev.next && prev.next.next) {
    const a = prev.next, b = prev.next.next;
    a.next = b.next;
    b.next = a;
    prev.next = b;
    prev = a;
  }
  return dummy.next;
};
swapPairs(new ListNode(1, new ListNode(2, new ListNode(3, new ListNode(4)))));`,
    { ListNode: "chain" },
  ),
  P(
    "valid-bst",
    `
class TreeNode {
  constructor(val, left, right) {
    this.val = val;
    this.left = left === undefined ? null : left;
    this.right = right === undefined ? null : right;
  }
}
function sortedArrayToBST(nums, lo = 0, hi = nums.length - 1) {
  if (lo > hi) return null;
  const mid = lo + ((hi - lo) >> 1);
  return new TreeNode(nums[mid], sortedArrayToBST(nums, lo, mid - 1), sortedArrayToBST(nums, mid + 1, hi));
}
function isValid(root, min, max) {
  if (!root) return true;
  if (root.val <= min || root.val >= max) return false;
  return isValid(root.left, min, root.val) && isValid(root.right, root.val, max);
}
isValid(sortedArrayToBST([1, 3, 4, 6, 8, 9]), -Infinity, Infinity);`,
    { TreeNode: "binary tree", nums: "row" },
    { nums: ["lo", "hi", "mid"] },
  ),
  P(
    "word-ladder",
    `
function ladderLength(beginWord, endWord, wordList) {
  const dict = new Set(wordList);
  let queue = [[beginWord, 1]];
  while (queue.length) {
    const [word, steps] = queue.shift();
    if (word === endWord) return steps;
    for (let i = 0; i < word.length; i++) {
      for (const c of 'acdghlot') {
        const next = word.slice(0, i) + c + word.slice(i + 1);
        if (dict.has(next)) { dict.delete(next); queue.push([next, steps + 1]); }
      }
    }
  }
  return 0;
}
ladderLength('hit', 'cog', ['hot', 'dot', 'dog', 'lot', 'log', 'cog']);`,
    { dict: "set", queue: "queue", wordList: "row" },
  ),
  P(
    "merge-intervals",
    `
const merge = function (intervals) {
  intervals.sort((a, b) => a[0] - b[0]);
  const merged = [intervals[0]];
  for (let i = 1; i < intervals.length; i++) {
    const last = merged[merged.length - 1];
    if (intervals[i][0] <= last[1]) last[1] = Math.max(last[1], intervals[i][1]);
    else merged.push(intervals[i]);
  }
  return merged;
};
merge([[8, 10], [1, 3], [2, 6], [15, 18], [9, 12]]);`,
    { intervals: "list", merged: "list" },
    { intervals: ["i"] },
  ),
  P(
    "histogram",
    `
function largestRectangleArea(heights) {
  const st = [];
  let best = 0;
  for (let i = 0; i <= heights.length; i++) {
    const h = i === heights.length ? 0 : heights[i];
    while (st.length && heights[st[st.length - 1]] >= h) {
      const top = st.pop();
      const width = st.length ? i - st[st.length - 1] - 1 : i;
      best = Math.max(best, heights[top] * width);
    }
    st.push(i);
  }
  return best;
}
largestRectangleArea([2, 1, 5, 6, 2, 3]);`,
    { heights: "row", st: "stack" },
    { heights: ["i", "top"] },
  ),
  P(
    "josephus",
    `
class Person { constructor(no) { this.no = no; this.next = this; } }
let last = new Person(1);
for (let i = 2; i <= 7; i++) { const p = new Person(i); p.next = last.next; last.next = p; last = p; }
const order = [];
while (last.next !== last) {
  for (let k = 0; k < 2; k++) last = last.next;
  order.push(last.next.no);
  last.next = last.next.next;
}`,
    { Person: "chain", order: "row" },
  ),
  P(
    "topo-dfs-map",
    `
const deps = new Map();
const need = (a, b) => { if (!deps.has(a)) deps.set(a, new Set()); if (!deps.has(b)) deps.set(b, new Set()); deps.get(a).add(b); };
need('cake', 'dough'); need('cake', 'oven'); need('dough', 'flour'); need('dough', 'eggs'); need('oven', 'power');
const done = new Set(), sorted = [];
const visit = (task) => {
  if (done.has(task)) return;
  done.add(task);
  for (const other of deps.get(task)) visit(other);
  sorted.push(task);
};
for (const task of deps.keys()) visit(task);`,
    { deps: "graph", done: "set", sorted: "row" },
  ),
  P(
    "rod-cutting",
    `
price = [0, 1, 5, 8, 9, 10, 17, 17, 20];
function cut(n) {
  let best = [0], first = [0];
  for (let len = 1; len <= n; len++) {
    best[len] = -1;
    for (let c = 1; c <= len; c++) {
      if (price[c] + best[len - c] > best[len]) { best[len] = price[c] + best[len - c]; first[len] = c; }
    }
  }
  return best[n];
}
var price;
cut(8);`,
    { price: "row", best: "row", first: "row" },
    { best: ["len"], price: ["c"] },
  ),
  P(
    "heap-class",
    `
class PriorityQueue {
  constructor() { this.heap = [null]; }
  insert(x) {
    this.heap.push(x);
    let k = this.heap.length - 1;
    while (k > 1 && this.heap[Math.floor(k / 2)] > this.heap[k]) {
      const j = Math.floor(k / 2);
      [this.heap[j], this.heap[k]] = [this.heap[k], this.heap[j]];
      k = j;
    }
  }
  remove() {
    const min = this.heap[1];
    const end = this.heap.pop();
    if (this.heap.length > 1) {
      this.heap[1] = end;
      let k = 1;
      while (2 * k < this.heap.length) {
        let j = 2 * k;
        if (j + 1 < this.heap.length && this.heap[j + 1] < this.heap[j]) j++;
        if (this.heap[k] <= this.heap[j]) break;
        [this.heap[j], this.heap[k]] = [this.heap[k], this.heap[j]];
        k = j;
      }
    }
    return min;
  }
}
const pq = new PriorityQueue();
for (const x of [9, 4, 7, 1, 8, 2]) pq.insert(x);
const out = [pq.remove(), pq.remove()];`,
    { "PriorityQueue.heap": "heap", out: "row" },
    { "PriorityQueue.heap": ["k", "j"] },
  ),
  P(
    "mst-edges-struct",
    `
const roads = [
  { from: 0, to: 1, cost: 4 }, { from: 1, to: 2, cost: 8 }, { from: 0, to: 2, cost: 11 },
  { from: 2, to: 3, cost: 7 }, { from: 3, to: 4, cost: 9 }, { from: 1, to: 4, cost: 2 },
];
const boss = [0, 1, 2, 3, 4];
const leader = (v) => { while (boss[v] !== v) v = boss[v]; return v; };
roads.sort((a, b) => a.cost - b.cost);
let total = 0;
const built = [];
for (const road of roads) {
  const a = leader(road.from), b = leader(road.to);
  if (a !== b) { boss[a] = b; total += road.cost; built.push(road); }
}`,
    { roads: "edges", boss: "forest", built: "edges" },
    { boss: ["v"] },
  ),
  P(
    "euler-tour",
    `
const g = {};
for (const [x, y] of [['a', 'b'], ['b', 'c'], ['c', 'a'], ['c', 'd'], ['d', 'c']]) { (g[x] ||= []).push(y); }
const stack = ['a'], circuit = [];
while (stack.length > 0) {
  const v = stack[stack.length - 1];
  if (g[v] && g[v].length) stack.push(g[v].pop());
  else circuit.push(stack.pop());
}
circuit.reverse();`,
    { g: "graph", stack: "stack", circuit: "row" },
  ),
  P(
    "gauss-seidel",
    `
const M = [[2, 1, -1, 8], [-3, -1, 2, -11], [-2, 1, 2, -3]];
for (let i = 0; i < 3; i++) {
  let best = i;
  for (let k = i + 1; k < 3; k++) if (Math.abs(M[k][i]) > Math.abs(M[best][i])) best = k;
  const tmp = M[i]; M[i] = M[best]; M[best] = tmp;
  for (let k = i + 1; k < 3; k++) {
    const f = M[k][i] / M[i][i];
    for (let c = i; c < 4; c++) M[k][c] -= f * M[i][c];
  }
}`,
    { M: "grid" },
    { M: ["k/c", "i/c"] },
  ),
  P(
    "rotate-image",
    `
var rotate = function (matrix) {
  const n = matrix.length;
  for (let i = 0; i < n; i++) for (let j = i + 1; j < n; j++) [matrix[i][j], matrix[j][i]] = [matrix[j][i], matrix[i][j]];
  for (const row of matrix) row.reverse();
};
rotate([[1, 2, 3], [4, 5, 6], [7, 8, 9]]);`,
    { matrix: "grid" },
    { matrix: ["i/j"] },
  ),
  P(
    "min-stack",
    `
class MinStack {
  constructor() { this.stack = []; this.mins = []; }
  push(v) { this.stack.push(v); if (!this.mins.length || v <= this.mins[this.mins.length - 1]) this.mins.push(v); }
  pop() { const v = this.stack.pop(); if (v === this.mins[this.mins.length - 1]) this.mins.pop(); return v; }
}
const s = new MinStack();
[5, 3, 7, 3, 1].forEach((x) => s.push(x));
s.pop(); s.pop();`,
    { "MinStack.stack": "stack", "MinStack.mins": "stack" },
  ),
  P(
    "invert-tree",
    `
const build = (xs, i = 0) => (i < xs.length && xs[i] !== null ? { data: xs[i], l: build(xs, 2 * i + 1), r: build(xs, 2 * i + 2) } : null);
const invert = (t) => {
  if (t === null) return null;
  const l = invert(t.l), r = invert(t.r);
  t.l = r; t.r = l;
  return t;
};
const tree = build([4, 2, 7, 1, 3, 6, 9]);
invert(tree);`,
    { tree: "binary tree", xs: "heap" },
  ),
  P(
    "has-cycle",
    `
class Node { constructor(x) { this.x = x; this.next = null; } }
const ns = [3, 2, 0, -4].map((x) => new Node(x));
ns[0].next = ns[1]; ns[1].next = ns[2]; ns[2].next = ns[3]; ns[3].next = ns[1];
let slow = ns[0], fast = ns[0], found = false;
while (fast && fast.next) { slow = slow.next; fast = fast.next.next; if (slow === fast) { found = true; break; } }`,
    { Node: "chain" },
  ),
  P(
    "count-islands-dsu",
    `
const cells = [[1, 1, 0], [0, 0, 1], [1, 0, 1]];
const id = [...Array(9).keys()];
function root(x) { while (x !== id[x]) { id[x] = id[id[x]]; x = id[x]; } return x; }
for (let r = 0; r < 3; r++) for (let c = 0; c < 3; c++) {
  if (!cells[r][c]) continue;
  if (r > 0 && cells[r - 1][c]) id[root(r * 3 + c)] = root(r * 3 - 3 + c);
  if (c > 0 && cells[r][c - 1]) id[root(r * 3 + c)] = root(r * 3 + c - 1);
}`,
    { cells: "grid", id: "forest" },
    { cells: ["r/c"], id: ["x"] },
  ),
  P(
    "bfs-matrix",
    `
function friendCircles(M) {
  const seen = new Set();
  let groups = 0;
  for (let i = 0; i < M.length; i++) {
    if (seen.has(i)) continue;
    groups++;
    const queue = [i];
    seen.add(i);
    while (queue.length) {
      const p = queue.shift();
      for (let j = 0; j < M.length; j++) if (M[p][j] === 1 && !seen.has(j)) { seen.add(j); queue.push(j); }
    }
  }
  return groups;
}
friendCircles([[1, 1, 0, 0], [1, 1, 0, 0], [0, 0, 1, 1], [0, 0, 1, 1]]);`,
    { M: "graph", seen: "set", queue: "queue" },
  ),
  P(
    "house-robber",
    `
const rob = (nums) => {
  const dp = [nums[0], Math.max(nums[0], nums[1])];
  for (let i = 2; i < nums.length; i++) dp.push(Math.max(dp[i - 1], dp[i - 2] + nums[i]));
  return dp[dp.length - 1];
};
rob([2, 7, 9, 3, 1, 8]);`,
    { nums: "row", dp: "row" },
    { nums: ["i"], dp: ["i"] },
  ),
  P(
    "org-chart",
    `
class Employee { constructor(name) { this.name = name; this.reports = []; this.boss = null; } hire(e) { this.reports.push(e); e.boss = this; return e; } }
const ada = new Employee('Ada');
const bob = ada.hire(new Employee('Bob')); const cy = ada.hire(new Employee('Cy')); bob.hire(new Employee('Di')); cy.hire(new Employee('Ed'));
function size(e) { let n = 1; for (const r of e.reports) n += size(r); return n; }
size(ada);`,
    { Employee: "tree" },
  ),
];
