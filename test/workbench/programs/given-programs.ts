/** Small programs as people write them: what they are for, and what is to be seen of them. */
export interface GivenProgram {
  readonly id: string;
  readonly source: string;
  /** What each of its variables is. */
  readonly expect: Readonly<Record<string, string>>;
  /** Which numbers stand under which lists. */
  readonly at: Readonly<Record<string, readonly string[]>>;
}

function P(
  id: string,
  source: string,
  expect: GivenProgram["expect"],
  at: GivenProgram["at"] = {},
): GivenProgram {
  return { id, source: source.trim(), expect, at };
}

export const GIVEN_PROGRAMS: readonly GivenProgram[] = [
  P(
    "binary-search",
    `
function search(nums, target) {
  let lo = 0, hi = nums.length - 1;
  while (lo <= hi) {
    const mid = Math.floor((lo + hi) / 2);
    if (nums[mid] === target) return mid;
    if (nums[mid] < target) lo = mid + 1;
    else hi = mid - 1;
  }
  return -1;
}
search([2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37], 23);`,
    { nums: "row" },
    { nums: ["lo", "hi", "mid"] },
  ),
  P(
    "bubble-sort",
    `
const a = [7, 3, 9, 1, 8, 2, 5];
for (let i = 0; i < a.length; i++) {
  for (let j = 0; j < a.length - 1 - i; j++) {
    if (a[j] > a[j + 1]) {
      const t = a[j];
      a[j] = a[j + 1];
      a[j + 1] = t;
    }
  }
}`,
    { a: "row" },
    { a: ["j"] },
  ),
  P(
    "quicksort",
    `
function quicksort(a, lo, hi) {
  if (lo >= hi) return;
  const pivot = a[hi];
  let i = lo;
  for (let j = lo; j < hi; j++) {
    if (a[j] < pivot) {
      [a[i], a[j]] = [a[j], a[i]];
      i++;
    }
  }
  [a[i], a[hi]] = [a[hi], a[i]];
  quicksort(a, lo, i - 1);
  quicksort(a, i + 1, hi);
}
const values = [5, 2, 8, 1, 9, 3, 7];
quicksort(values, 0, values.length - 1);`,
    { a: "row", values: "row" },
    { a: ["i", "j", "lo", "hi"] },
  ),
  P(
    "mergesort",
    `
function mergeSort(list) {
  if (list.length <= 1) return list;
  const half = list.length >> 1;
  const left = mergeSort(list.slice(0, half));
  const right = mergeSort(list.slice(half));
  const merged = [];
  let i = 0, j = 0;
  while (i < left.length && j < right.length) {
    if (left[i] <= right[j]) merged.push(left[i++]);
    else merged.push(right[j++]);
  }
  return merged.concat(left.slice(i), right.slice(j));
}
mergeSort([6, 3, 8, 1, 7, 2, 5]);`,
    { list: "row", left: "row", right: "row", merged: "row" },
    { left: ["i"], right: ["j"] },
  ),
  P(
    "two-sum",
    `
var twoSum = function (nums, target) {
  const seen = new Map();
  for (let i = 0; i < nums.length; i++) {
    const need = target - nums[i];
    if (seen.has(need)) return [seen.get(need), i];
    seen.set(nums[i], i);
  }
};
twoSum([3, 8, 11, 4, 6, 15], 10);`,
    { nums: "row", seen: "map" },
    { nums: ["i"] },
  ),
  P(
    "longest-substring",
    `
var lengthOfLongestSubstring = function (s) {
  let set = new Set(), left = 0, best = 0;
  for (let right = 0; right < s.length; right++) {
    while (set.has(s[right])) {
      set.delete(s[left]);
      left++;
    }
    set.add(s[right]);
    best = Math.max(best, right - left + 1);
  }
  return best;
};
lengthOfLongestSubstring("abcbdaec");`,
    { s: "text", set: "set" },
    { s: ["left", "right"] },
  ),
  P(
    "container",
    `
function maxArea(height) {
  let l = 0, r = height.length - 1, best = 0;
  while (l < r) {
    best = Math.max(best, (r - l) * Math.min(height[l], height[r]));
    if (height[l] < height[r]) l++; else r--;
  }
  return best;
}
maxArea([1, 8, 6, 2, 5, 4, 8, 3, 7]);`,
    { height: "row" },
    { height: ["l", "r"] },
  ),
  P(
    "bfs-grid",
    `
const grid = [
  [0, 0, 0, 1, 0],
  [1, 1, 0, 1, 0],
  [0, 0, 0, 0, 0],
  [0, 1, 1, 1, 0],
  [0, 0, 0, 1, 0],
];
const rows = grid.length, cols = grid[0].length;
const dist = Array.from({ length: rows }, () => Array(cols).fill(-1));
const queue = [[0, 0]];
dist[0][0] = 0;
const dirs = [[0, 1], [1, 0], [0, -1], [-1, 0]];
while (queue.length > 0) {
  const [r, c] = queue.shift();
  for (const [dr, dc] of dirs) {
    const nr = r + dr, nc = c + dc;
    if (nr < 0 || nc < 0 || nr >= rows || nc >= cols) continue;
    if (grid[nr][nc] === 1 || dist[nr][nc] !== -1) continue;
    dist[nr][nc] = dist[r][c] + 1;
    queue.push([nr, nc]);
  }
}`,
    { grid: "grid", dist: "grid", queue: "queue", dirs: "list" },
    { grid: ["nr/nc"], dist: ["nr/nc", "r/c"] },
  ),
  P(
    "islands",
    `
function numIslands(grid) {
  let count = 0;
  const dfs = (i, j) => {
    if (i < 0 || j < 0 || i >= grid.length || j >= grid[0].length || grid[i][j] !== '1') return;
    grid[i][j] = '0';
    dfs(i + 1, j); dfs(i - 1, j); dfs(i, j + 1); dfs(i, j - 1);
  };
  for (let r = 0; r < grid.length; r++)
    for (let c = 0; c < grid[0].length; c++)
      if (grid[r][c] === '1') { count++; dfs(r, c); }
  return count;
}
numIslands([['1','1','0','0'],['1','0','0','1'],['0','0','1','1']]);`,
    { grid: "grid" },
    { grid: ["i/j", "r/c"] },
  ),
  P(
    "dfs-adjacency",
    `
const adj = [[1, 2], [0, 3, 4], [0, 5], [1], [1, 5], [2, 4], []];
const seen = Array(adj.length).fill(false);
const order = [];
function dfs(u) {
  seen[u] = true;
  order.push(u);
  for (const v of adj[u]) if (!seen[v]) dfs(v);
}
dfs(0);`,
    { adj: "graph", seen: "row", order: "row" },
    { seen: ["u", "v"] },
  ),
  P(
    "bfs-map",
    `
const graph = { A: ['B', 'C'], B: ['A', 'D', 'E'], C: ['A', 'F'], D: ['B'], E: ['B', 'F'], F: ['C', 'E'] };
function bfs(start) {
  const visited = new Set([start]);
  const queue = [start];
  const result = [];
  while (queue.length) {
    const node = queue.shift();
    result.push(node);
    for (const next of graph[node]) {
      if (!visited.has(next)) {
        visited.add(next);
        queue.push(next);
      }
    }
  }
  return result;
}
bfs('A');`,
    { graph: "graph", visited: "set", queue: "queue", result: "row" },
  ),
  P(
    "dijkstra-matrix",
    `
const INF = Infinity;
const w = [
  [0, 4, 1, INF, INF],
  [4, 0, 2, 5, INF],
  [1, 2, 0, 8, 10],
  [INF, 5, 8, 0, 2],
  [INF, INF, 10, 2, 0],
];
const n = w.length;
const dist = Array(n).fill(INF), done = Array(n).fill(false);
dist[0] = 0;
for (let k = 0; k < n; k++) {
  let u = -1;
  for (let v = 0; v < n; v++) if (!done[v] && (u === -1 || dist[v] < dist[u])) u = v;
  done[u] = true;
  for (let v = 0; v < n; v++) if (dist[u] + w[u][v] < dist[v]) dist[v] = dist[u] + w[u][v];
}`,
    { w: "graph", dist: "row", done: "row" },
    { dist: ["u", "v"], done: ["u", "v"] },
  ),
  P(
    "dijkstra-heap",
    `
class MinHeap {
  constructor() { this.items = []; }
  push(x) {
    const h = this.items;
    h.push(x);
    let i = h.length - 1;
    while (i > 0) {
      const p = (i - 1) >> 1;
      if (h[p][0] <= h[i][0]) break;
      [h[p], h[i]] = [h[i], h[p]];
      i = p;
    }
  }
  pop() {
    const h = this.items, top = h[0], last = h.pop();
    if (h.length > 0) {
      h[0] = last;
      let i = 0;
      for (;;) {
        let c = 2 * i + 1;
        if (c >= h.length) break;
        if (c + 1 < h.length && h[c + 1][0] < h[c][0]) c++;
        if (h[i][0] <= h[c][0]) break;
        [h[i], h[c]] = [h[c], h[i]];
        i = c;
      }
    }
    return top;
  }
}
function dijkstra(n, edges, source) {
  const adj = Array.from({ length: n }, () => []);
  for (const [u, v, w] of edges) { adj[u].push([v, w]); adj[v].push([u, w]); }
  const dist = new Array(n).fill(Infinity);
  dist[source] = 0;
  const pq = new MinHeap();
  pq.push([0, source]);
  while (pq.items.length > 0) {
    const [d, u] = pq.pop();
    if (d > dist[u]) continue;
    for (const [v, w] of adj[u]) {
      if (d + w < dist[v]) {
        dist[v] = d + w;
        pq.push([dist[v], v]);
      }
    }
  }
  return dist;
}
dijkstra(5, [[0,1,4],[0,2,1],[2,1,2],[1,3,5],[2,3,8],[3,4,2]], 0);`,
    { adj: "graph", edges: "edges", dist: "row", "MinHeap.items": "heap", h: "heap" },
    { dist: ["u", "v"] },
  ),
  P(
    "kruskal",
    `
const edges = [[0,1,7],[0,3,5],[1,2,8],[1,3,9],[1,4,7],[2,4,5],[3,4,15],[3,5,6],[4,5,8]];
const parent = [0, 1, 2, 3, 4, 5];
function find(x) {
  while (parent[x] !== x) {
    parent[x] = parent[parent[x]];
    x = parent[x];
  }
  return x;
}
edges.sort((a, b) => a[2] - b[2]);
const tree = [];
let total = 0;
for (const [u, v, w] of edges) {
  const a = find(u), b = find(v);
  if (a !== b) {
    parent[a] = b;
    tree.push([u, v]);
    total += w;
  }
}`,
    { edges: "edges", parent: "forest", tree: "edges" },
  ),
  P(
    "lcs",
    `
function lcs(s, t) {
  const dp = Array.from({ length: s.length + 1 }, () => new Array(t.length + 1).fill(0));
  for (let i = 1; i <= s.length; i++) {
    for (let j = 1; j <= t.length; j++) {
      if (s[i - 1] === t[j - 1]) dp[i][j] = dp[i - 1][j - 1] + 1;
      else dp[i][j] = Math.max(dp[i - 1][j], dp[i][j - 1]);
    }
  }
  return dp[s.length][t.length];
}
lcs("kings", "rings");`,
    { dp: "table", s: "text", t: "text" },
    { dp: ["i/j"], s: ["i"], t: ["j"] },
  ),
  P(
    "knapsack",
    `
const weight = [1, 3, 4, 5], value = [1, 4, 5, 7], W = 7;
const dp = Array(W + 1).fill(0);
for (let i = 0; i < weight.length; i++)
  for (let c = W; c >= weight[i]; c--)
    dp[c] = Math.max(dp[c], dp[c - weight[i]] + value[i]);`,
    { weight: "row", value: "row", dp: "row" },
    { dp: ["c"], weight: ["i"], value: ["i"] },
  ),
  P(
    "n-queens",
    `
function solveNQueens(n) {
  const board = Array.from({ length: n }, () => Array(n).fill('.'));
  const result = [];
  const cols = new Set(), diag1 = new Set(), diag2 = new Set();
  function place(row) {
    if (row === n) { result.push(board.map((r) => r.join(''))); return; }
    for (let col = 0; col < n; col++) {
      if (cols.has(col) || diag1.has(row - col) || diag2.has(row + col)) continue;
      board[row][col] = 'Q';
      cols.add(col); diag1.add(row - col); diag2.add(row + col);
      place(row + 1);
      board[row][col] = '.';
      cols.delete(col); diag1.delete(row - col); diag2.delete(row + col);
    }
  }
  place(0);
  return result;
}
solveNQueens(4);`,
    { board: "grid", result: "list", cols: "set", diag1: "set", diag2: "set" },
    { board: ["row/col"] },
  ),
  P(
    "permutations",
    `
function permute(nums) {
  const out = [], path = [], used = nums.map(() => false);
  function backtrack() {
    if (path.length === nums.length) { out.push([...path]); return; }
    for (let i = 0; i < nums.length; i++) {
      if (used[i]) continue;
      used[i] = true;
      path.push(nums[i]);
      backtrack();
      path.pop();
      used[i] = false;
    }
  }
  backtrack();
  return out;
}
permute([1, 2, 3]);`,
    { nums: "row", out: "list", path: "stack", used: "row" },
    { nums: ["i"], used: ["i"] },
  ),
  P(
    "reverse-list",
    `
class ListNode { constructor(val, next = null) { this.val = val; this.next = next; } }
let head = null;
for (const v of [4, 3, 2, 1]) head = new ListNode(v, head);
function reverseList(head) {
  let prev = null, cur = head;
  while (cur) {
    const next = cur.next;
    cur.next = prev;
    prev = cur;
    cur = next;
  }
  return prev;
}
head = reverseList(head);`,
    { ListNode: "chain" },
  ),
  P(
    "bst",
    `
class Node { constructor(key) { this.key = key; this.left = null; this.right = null; } }
function insert(root, key) {
  if (root === null) return new Node(key);
  if (key < root.key) root.left = insert(root.left, key);
  else root.right = insert(root.right, key);
  return root;
}
let root = null;
for (const k of [50, 30, 70, 20, 40, 60, 80]) root = insert(root, k);
const out = [];
(function inorder(node) {
  if (!node) return;
  inorder(node.left);
  out.push(node.key);
  inorder(node.right);
})(root);`,
    { Node: "binary tree", out: "row" },
  ),
  P(
    "trie",
    `
class TrieNode { constructor() { this.children = {}; this.isEnd = false; } }
class Trie {
  constructor() { this.root = new TrieNode(); }
  insert(word) {
    let node = this.root;
    for (const ch of word) {
      if (!node.children[ch]) node.children[ch] = new TrieNode();
      node = node.children[ch];
    }
    node.isEnd = true;
  }
}
const trie = new Trie();
for (const w of ['car', 'cat', 'do', 'dog']) trie.insert(w);`,
    { TrieNode: "tree" },
  ),
  P(
    "sieve",
    `
const n = 40;
const prime = new Array(n + 1).fill(true);
prime[0] = prime[1] = false;
for (let p = 2; p * p <= n; p++) {
  if (!prime[p]) continue;
  for (let m = p * p; m <= n; m += p) prime[m] = false;
}`,
    { prime: "row" },
    { prime: ["p", "m"] },
  ),
  P(
    "euclid",
    `
function gcd(a, b) {
  if (b === 0) return a;
  return gcd(b, a % b);
}
gcd(1071, 462);`,
    { a: "number", b: "number" },
  ),
  P(
    "parentheses",
    `
function isValid(s) {
  const stack = [];
  const pair = { ')': '(', ']': '[', '}': '{' };
  for (const ch of s) {
    if (ch in pair) {
      if (stack.pop() !== pair[ch]) return false;
    } else stack.push(ch);
  }
  return stack.length === 0;
}
isValid("{[()]()}");`,
    { s: "text", stack: "stack", pair: "map" },
  ),
  P(
    "segment-tree",
    `
const a = [5, 3, 8, 6, 2, 7, 4, 1];
const n = a.length;
const t = new Array(2 * n).fill(0);
for (let i = 0; i < n; i++) t[n + i] = a[i];
for (let i = n - 1; i > 0; i--) t[i] = t[2 * i] + t[2 * i + 1];
function sum(l, r) {
  let res = 0;
  for (l += n, r += n; l < r; l >>= 1, r >>= 1) {
    if (l & 1) res += t[l++];
    if (r & 1) res += t[--r];
  }
  return res;
}
sum(2, 7);`,
    { a: "row", t: "heap" },
    { t: ["i", "l", "r"], a: ["i"] },
  ),
  P(
    "topological",
    `
const n = 6;
const prerequisites = [[1, 0], [2, 0], [3, 1], [3, 2], [4, 3], [5, 3]];
const graph = new Map();
const indegree = new Array(n).fill(0);
for (let i = 0; i < n; i++) graph.set(i, []);
for (const [a, b] of prerequisites) { graph.get(b).push(a); indegree[a]++; }
const q = [];
for (let i = 0; i < n; i++) if (indegree[i] === 0) q.push(i);
const order = [];
while (q.length) {
  const u = q.shift();
  order.push(u);
  for (const v of graph.get(u)) if (--indegree[v] === 0) q.push(v);
}`,
    { graph: "graph", prerequisites: "edges", indegree: "row", q: "queue", order: "row" },
    { indegree: ["i", "a", "v"] },
  ),
  P(
    "floyd-warshall",
    `
const INF = 1e9;
const d = [[0, 3, INF, 7], [8, 0, 2, INF], [5, INF, 0, 1], [2, INF, INF, 0]];
const n = d.length;
for (let k = 0; k < n; k++)
  for (let i = 0; i < n; i++)
    for (let j = 0; j < n; j++)
      if (d[i][k] + d[k][j] < d[i][j]) d[i][j] = d[i][k] + d[k][j];`,
    { d: "graph" },
    { d: ["i/j", "i/k", "k/j"] },
  ),
  P(
    "fib-memo",
    `
const memo = {};
function fib(n) {
  if (n <= 1) return n;
  if (memo[n] !== undefined) return memo[n];
  return (memo[n] = fib(n - 1) + fib(n - 2));
}
fib(7);`,
    { memo: "map", n: "number" },
  ),
  P(
    "next-greater",
    `
function nextGreater(nums) {
  const res = Array(nums.length).fill(-1);
  const stack = [];
  for (let i = 0; i < nums.length; i++) {
    while (stack.length && nums[stack[stack.length - 1]] < nums[i]) res[stack.pop()] = nums[i];
    stack.push(i);
  }
  return res;
}
nextGreater([2, 1, 5, 3, 6, 4]);`,
    { nums: "row", res: "row", stack: "stack" },
    { nums: ["i"] },
  ),
  P(
    "lru",
    `
class LRUCache {
  constructor(capacity) { this.capacity = capacity; this.map = new Map(); }
  get(key) {
    if (!this.map.has(key)) return -1;
    const value = this.map.get(key);
    this.map.delete(key);
    this.map.set(key, value);
    return value;
  }
  put(key, value) {
    this.map.delete(key);
    this.map.set(key, value);
    if (this.map.size > this.capacity) this.map.delete(this.map.keys().next().value);
  }
}
const c = new LRUCache(2);
c.put(1, 1); c.put(2, 2); c.get(1); c.put(3, 3); c.get(2);`,
    { "LRUCache.map": "map" },
  ),
  P(
    "union-find-class",
    `
class DSU {
  constructor(n) { this.p = [...Array(n).keys()]; this.size = Array(n).fill(1); }
  find(x) { return this.p[x] === x ? x : (this.p[x] = this.find(this.p[x])); }
  union(a, b) {
    a = this.find(a); b = this.find(b);
    if (a === b) return false;
    if (this.size[a] < this.size[b]) [a, b] = [b, a];
    this.p[b] = a;
    this.size[a] += this.size[b];
    return true;
  }
}
const dsu = new DSU(7);
for (const [a, b] of [[0,1],[2,3],[1,3],[4,5],[0,5]]) dsu.union(a, b);`,
    { "DSU.p": "forest", "DSU.size": "row" },
  ),
  P(
    "level-order",
    `
function TreeNode(val, left, right) { this.val = val; this.left = left ?? null; this.right = right ?? null; }
const root = new TreeNode(3, new TreeNode(9), new TreeNode(20, new TreeNode(15), new TreeNode(7)));
var levelOrder = function (root) {
  const res = [];
  if (!root) return res;
  const queue = [root];
  while (queue.length) {
    const level = [];
    const size = queue.length;
    for (let i = 0; i < size; i++) {
      const node = queue.shift();
      level.push(node.val);
      if (node.left) queue.push(node.left);
      if (node.right) queue.push(node.right);
    }
    res.push(level);
  }
  return res;
};
levelOrder(root);`,
    { TreeNode: "binary tree", queue: "queue", res: "list", level: "row" },
  ),
  P(
    "selection-sort",
    `
function selectionSort(items) {
  for (var i = 0; i < items.length - 1; i++) {
    var smallest = i;
    for (var k = i + 1; k < items.length; k++) if (items[k] < items[smallest]) smallest = k;
    if (smallest !== i) { var tmp = items[i]; items[i] = items[smallest]; items[smallest] = tmp; }
  }
  return items;
}
selectionSort([29, 10, 14, 37, 13]);`,
    { items: "row" },
    { items: ["i", "k", "smallest"] },
  ),
  P(
    "counting-sort",
    `
const input = [4, 2, 2, 8, 3, 3, 1];
const counts = [];
for (let i = 0; i <= Math.max(...input); i++) counts[i] = 0;
input.forEach(x => counts[x]++);
let pos = 0;
const output = [];
counts.forEach((c, value) => { while (c-- > 0) output[pos++] = value; });`,
    { input: "row", counts: "row", output: "row" },
    { output: ["pos"] },
  ),
  P(
    "heap-sort",
    `
function heapify(arr, n, i) {
  let largest = i;
  const l = 2 * i + 1, r = 2 * i + 2;
  if (l < n && arr[l] > arr[largest]) largest = l;
  if (r < n && arr[r] > arr[largest]) largest = r;
  if (largest !== i) { [arr[i], arr[largest]] = [arr[largest], arr[i]]; heapify(arr, n, largest); }
}
function heapSort(arr) {
  for (let i = Math.floor(arr.length / 2) - 1; i >= 0; i--) heapify(arr, arr.length, i);
  for (let end = arr.length - 1; end > 0; end--) { [arr[0], arr[end]] = [arr[end], arr[0]]; heapify(arr, end, 0); }
}
heapSort([4, 10, 3, 5, 1, 8]);`,
    { arr: "heap" },
    { arr: ["i", "l", "r", "largest", "end"] },
  ),
  P(
    "kadane",
    `
const maxSubArray = (nums) => {
  let current = nums[0], best = nums[0];
  for (const x of nums.slice(1)) {
    current = Math.max(x, current + x);
    best = Math.max(best, current);
  }
  return best;
};
maxSubArray([-2, 1, -3, 4, -1, 2, 1, -5, 4]);`,
    { nums: "row", best: "number" },
  ),
  P(
    "sliding-max",
    `
var maxSlidingWindow = function(nums, k) {
  const dq = [], ans = [];
  for (let i = 0; i < nums.length; i++) {
    if (dq.length && dq[0] <= i - k) dq.shift();
    while (dq.length && nums[dq[dq.length - 1]] <= nums[i]) dq.pop();
    dq.push(i);
    if (i >= k - 1) ans.push(nums[dq[0]]);
  }
  return ans;
};
maxSlidingWindow([1,3,-1,-3,5,3,6,7], 3);`,
    { nums: "row", dq: "queue", ans: "row" },
    { nums: ["i"] },
  ),
  P(
    "palindrome",
    `
function isPalindrome(str) {
  let i = 0, j = str.length - 1;
  while (i < j) { if (str.charAt(i) !== str.charAt(j)) return false; i++; j--; }
  return true;
}
isPalindrome("racecar");`,
    { str: "text" },
    { str: ["i", "j"] },
  ),
  P(
    "flood-fill",
    `
function floodFill(image, sr, sc, color) {
  const start = image[sr][sc];
  if (start === color) return image;
  const stack = [[sr, sc]];
  while (stack.length) {
    const [y, x] = stack.pop();
    if (image[y]?.[x] !== start) continue;
    image[y][x] = color;
    stack.push([y + 1, x], [y - 1, x], [y, x + 1], [y, x - 1]);
  }
  return image;
}
floodFill([[1,1,1],[1,1,0],[1,0,1]], 1, 1, 2);`,
    { image: "grid", stack: "stack" },
    { image: ["y/x", "sr/sc"] },
  ),
  P(
    "unique-paths",
    `
const m = 4, n = 5;
const paths = [];
for (let r = 0; r < m; r++) {
  paths.push([]);
  for (let c = 0; c < n; c++)
    paths[r][c] = r === 0 || c === 0 ? 1 : paths[r - 1][c] + paths[r][c - 1];
}`,
    { paths: "table" },
    { paths: ["r/c"] },
  ),
  P(
    "edit-distance",
    `
function edit(a, b) {
  const m = a.length, n = b.length;
  const d = [];
  for (let i = 0; i <= m; i++) { d[i] = [i]; }
  for (let j = 0; j <= n; j++) d[0][j] = j;
  for (let i = 1; i <= m; i++)
    for (let j = 1; j <= n; j++)
      d[i][j] = Math.min(d[i-1][j] + 1, d[i][j-1] + 1, d[i-1][j-1] + (a[i-1] === b[j-1] ? 0 : 1));
  return d[m][n];
}
edit("horse", "ros");`,
    { d: "table", a: "text", b: "text" },
    { d: ["i/j"], a: ["i"], b: ["j"] },
  ),
  P(
    "coin-change",
    `
var coinChange = function(coins, amount) {
  const dp = new Array(amount + 1).fill(Infinity);
  dp[0] = 0;
  for (const coin of coins)
    for (let x = coin; x <= amount; x++)
      dp[x] = Math.min(dp[x], dp[x - coin] + 1);
  return dp[amount] === Infinity ? -1 : dp[amount];
};
coinChange([1, 2, 5], 11);`,
    { coins: "row", dp: "row" },
    { dp: ["x"] },
  ),
  P(
    "course-schedule-dfs",
    `
var canFinish = function(numCourses, prerequisites) {
  const graph = Array.from({length: numCourses}, () => []);
  const state = new Array(numCourses).fill(0);
  for (const pre of prerequisites) graph[pre[1]].push(pre[0]);
  const visit = (course) => {
    if (state[course] === 1) return false;
    if (state[course] === 2) return true;
    state[course] = 1;
    for (let k = 0; k < graph[course].length; k++) {
      if (!visit(graph[course][k])) return false;
    }
    state[course] = 2;
    return true;
  };
  for (let i = 0; i < numCourses; i++) if (!visit(i)) return false;
  return true;
};
canFinish(5, [[1,0],[2,1],[3,1],[4,2],[4,3]]);`,
    { graph: "graph", prerequisites: "edges", state: "row" },
    { state: ["course"] },
  ),
  P(
    "bellman-ford",
    `
const edges = [
  { from: 0, to: 1, weight: 6 }, { from: 0, to: 2, weight: 7 }, { from: 1, to: 3, weight: 5 },
  { from: 2, to: 3, weight: -3 }, { from: 3, to: 1, weight: -2 },
];
const distance = [0, Infinity, Infinity, Infinity];
for (let round = 1; round < 4; round++)
  for (const e of edges)
    if (distance[e.from] + e.weight < distance[e.to]) distance[e.to] = distance[e.from] + e.weight;`,
    { edges: "edges", distance: "row" },
  ),
  P(
    "prim-matrix",
    `
const cost = [[0,2,0,6,0],[2,0,3,8,5],[0,3,0,0,7],[6,8,0,0,9],[0,5,7,9,0]];
const V = cost.length;
const key = Array(V).fill(Infinity), parent = Array(V).fill(-1), inTree = Array(V).fill(false);
key[0] = 0;
for (let count = 0; count < V - 1; count++) {
  let u = -1;
  for (let v = 0; v < V; v++) if (!inTree[v] && (u < 0 || key[v] < key[u])) u = v;
  inTree[u] = true;
  for (let v = 0; v < V; v++)
    if (cost[u][v] && !inTree[v] && cost[u][v] < key[v]) { parent[v] = u; key[v] = cost[u][v]; }
}`,
    { cost: "graph", key: "row", parent: "forest", inTree: "row" },
    { key: ["u", "v"] },
  ),
  P(
    "bipartite",
    `
function isBipartite(graph) {
  const color = {};
  for (let s = 0; s < graph.length; s++) {
    if (s in color) continue;
    color[s] = 0;
    const todo = [s];
    let head = 0;
    while (head < todo.length) {
      const u = todo[head++];
      for (const v of graph[u]) {
        if (!(v in color)) { color[v] = 1 - color[u]; todo.push(v); }
        else if (color[v] === color[u]) return false;
      }
    }
  }
  return true;
}
isBipartite([[1,3],[0,2],[1,3],[0,2]]);`,
    { graph: "graph", color: "map", todo: "queue" },
    { todo: ["head"] },
  ),
  P(
    "subsets",
    `
const subsets = (nums) => {
  const result = [];
  const go = (index, chosen) => {
    if (index === nums.length) { result.push(chosen.slice()); return; }
    go(index + 1, chosen);
    go(index + 1, [...chosen, nums[index]]);
  };
  go(0, []);
  return result;
};
subsets([1, 2, 3]);`,
    { nums: "row", result: "list", chosen: "row" },
    { nums: ["index"] },
  ),
  P(
    "sudoku-4",
    `
const g = [[1,0,0,4],[0,0,1,0],[0,1,0,0],[4,0,0,1]];
function ok(r, c, v) {
  for (let k = 0; k < 4; k++) if (g[r][k] === v || g[k][c] === v) return false;
  const br = r - r % 2, bc = c - c % 2;
  for (let i = 0; i < 2; i++) for (let j = 0; j < 2; j++) if (g[br + i][bc + j] === v) return false;
  return true;
}
function solve() {
  for (let r = 0; r < 4; r++) for (let c = 0; c < 4; c++) {
    if (g[r][c] !== 0) continue;
    for (let v = 1; v <= 4; v++) if (ok(r, c, v)) { g[r][c] = v; if (solve()) return true; g[r][c] = 0; }
    return false;
  }
  return true;
}
solve();`,
    { g: "grid" },
    { g: ["r/c"] },
  ),
  P(
    "hanoi",
    `
const pegs = { A: [3, 2, 1], B: [], C: [] };
function move(n, from, to, spare) {
  if (n === 0) return;
  move(n - 1, from, spare, to);
  pegs[to].push(pegs[from].pop());
  move(n - 1, spare, to, from);
}
move(3, 'A', 'C', 'B');`,
    { pegs: "map" },
  ),
  P(
    "linked-queue",
    `
class LinkedQueue {
  constructor() { this.first = null; this.last = null; this.size = 0; }
  enqueue(value) {
    const node = { value, next: null };
    if (this.last) this.last.next = node; else this.first = node;
    this.last = node; this.size++;
  }
  dequeue() {
    const { value } = this.first;
    this.first = this.first.next;
    if (!this.first) this.last = null;
    this.size--;
    return value;
  }
}
const q = new LinkedQueue();
q.enqueue(1); q.enqueue(2); q.enqueue(3); q.dequeue(); q.enqueue(4);`,
    { node: "chain" },
  ),
  P(
    "tree-literals",
    `
const tree = { value: 8, left: { value: 3, left: { value: 1 }, right: { value: 6 } }, right: { value: 10, right: { value: 14 } } };
const height = (t) => t ? 1 + Math.max(height(t.left), height(t.right)) : 0;
const h = height(tree);`,
    { tree: "binary tree" },
  ),
  P(
    "bst-delete",
    `
function Node(v) { this.v = v; this.l = null; this.r = null; }
function add(t, v) { if (!t) return new Node(v); if (v < t.v) t.l = add(t.l, v); else t.r = add(t.r, v); return t; }
let t = null;
[5, 2, 8, 1, 9].forEach((v) => { t = add(t, v); });`,
    { Node: "binary tree" },
  ),
  P(
    "trie-map",
    `
class TrieNode { constructor() { this.kids = new Map(); this.word = false; } }
const root = new TrieNode();
function insert(text) {
  let at = root;
  for (let i = 0; i < text.length; i++) {
    if (!at.kids.has(text[i])) at.kids.set(text[i], new TrieNode());
    at = at.kids.get(text[i]);
  }
  at.word = true;
}
["to", "tea", "ten"].forEach((w) => insert(w));`,
    { TrieNode: "tree", text: "text" },
    { text: ["i"] },
  ),
  P(
    "union-rank",
    `
const n = 6;
const root = new Int32Array(n), rank = new Int32Array(n);
for (let i = 0; i < n; i++) root[i] = i;
const findRoot = (v) => { let r = v; while (r !== root[r]) r = root[r]; while (v !== r) { const up = root[v]; root[v] = r; v = up; } return r; };
function join(a, b) {
  const x = findRoot(a), y = findRoot(b);
  if (x === y) return;
  if (rank[x] < rank[y]) root[x] = y;
  else { root[y] = x; if (rank[x] === rank[y]) rank[x]++; }
}
join(0, 1); join(2, 3); join(1, 3); join(4, 5);`,
    { root: "forest", rank: "row" },
    { root: ["r", "v"] },
  ),
  P(
    "fenwick",
    `
class Fenwick {
  constructor(n) { this.tree = new Array(n + 1).fill(0); }
  add(i, delta) { for (; i < this.tree.length; i += i & -i) this.tree[i] += delta; }
  sum(i) { let s = 0; for (; i > 0; i -= i & -i) s += this.tree[i]; return s; }
}
const f = new Fenwick(8);
[3, 2, -1, 6, 5].forEach((x, k) => f.add(k + 1, x));
f.sum(4);`,
    { "Fenwick.tree": "row" },
    {},
  ),
  P(
    "segment-recursive",
    `
const a = [1, 3, 5, 7, 9, 11];
const seg = new Array(4 * a.length).fill(0);
function build(node, l, r) {
  if (l === r) { seg[node] = a[l]; return; }
  const m = (l + r) >> 1;
  build(2 * node, l, m);
  build(2 * node + 1, m + 1, r);
  seg[node] = seg[2 * node] + seg[2 * node + 1];
}
build(1, 0, a.length - 1);`,
    { a: "row", seg: "heap" },
    { a: ["l"], seg: ["node"] },
  ),
  P(
    "anagram-groups",
    `
const groups = {};
for (const word of ["eat", "tea", "tan", "ate", "nat", "bat"]) {
  const key = word.split("").sort().join("");
  (groups[key] ||= []).push(word);
}`,
    { groups: "map" },
  ),
  P(
    "pascal",
    `
const triangle = [[1]];
for (let row = 1; row < 6; row++) {
  const prev = triangle[row - 1], line = [1];
  for (let k = 1; k < row; k++) line.push(prev[k - 1] + prev[k]);
  line.push(1);
  triangle.push(line);
}`,
    { triangle: "list", prev: "row", line: "row" },
    { prev: ["k"] },
  ),
  P(
    "spiral",
    `
function spiral(matrix) {
  const out = [];
  let top = 0, bottom = matrix.length - 1, left = 0, right = matrix[0].length - 1;
  while (top <= bottom && left <= right) {
    for (let c = left; c <= right; c++) out.push(matrix[top][c]);
    top++;
    for (let r = top; r <= bottom; r++) out.push(matrix[r][right]);
    right--;
    if (top <= bottom) for (let c = right; c >= left; c--) out.push(matrix[bottom][c]);
    bottom--;
    if (left <= right) for (let r = bottom; r >= top; r--) out.push(matrix[r][left]);
    left++;
  }
  return out;
}
spiral([[1,2,3],[4,5,6],[7,8,9]]);`,
    { matrix: "grid", out: "row" },
    { matrix: ["top/c", "r/right"] },
  ),
  P(
    "weighted-map-graph",
    `
const cities = new Map([
  ['Oslo', [{ to: 'Bergen', km: 463 }, { to: 'Hamar', km: 123 }]],
  ['Bergen', [{ to: 'Oslo', km: 463 }]],
  ['Hamar', [{ to: 'Oslo', km: 123 }]],
]);
const best = { Oslo: 0 };
const open = ['Oslo'];
while (open.length > 0) {
  const here = open.shift();
  for (const road of cities.get(here)) {
    const km = best[here] + road.km;
    if (best[road.to] === undefined || km < best[road.to]) { best[road.to] = km; open.push(road.to); }
  }
}`,
    { cities: "graph", best: "map", open: "queue" },
  ),
  P(
    "game-of-life",
    `
let world = [[0,1,0,0],[0,1,1,0],[0,0,0,0],[1,0,0,1]];
function next(w) {
  return w.map((row, y) => row.map((cell, x) => {
    let alive = 0;
    for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++)
      if ((dy || dx) && w[y + dy]?.[x + dx]) alive++;
    return alive === 3 || (cell && alive === 2) ? 1 : 0;
  }));
}
world = next(world); world = next(world);`,
    { world: "grid" },
    {},
  ),
  P(
    "evaluate-rpn",
    `
var evalRPN = function(tokens) {
  const st = [];
  const ops = { '+': (a, b) => a + b, '*': (a, b) => a * b, '-': (a, b) => a - b };
  for (const t of tokens) {
    if (t in ops) { const b = st.pop(), a = st.pop(); st.push(ops[t](a, b)); }
    else st.push(Number(t));
  }
  return st[0];
};
evalRPN(["2", "1", "+", "3", "*"]);`,
    { tokens: "row", st: "stack", ops: "map" },
  ),
  P(
    "insertion-sort",
    `
let arr = [12, 11, 13, 5, 6];
for (let i = 1; i < arr.length; i++) {
  let key = arr[i], j = i - 1;
  while (j >= 0 && arr[j] > key) { arr[j + 1] = arr[j]; j--; }
  arr[j + 1] = key;
}`,
    { arr: "row", key: "number" },
    { arr: ["i", "j"] },
  ),
  P(
    "dutch-flag",
    `
const sortColors = function (nums) {
  let red = 0, white = 0, blue = nums.length - 1;
  while (white <= blue) {
    switch (nums[white]) {
      case 0: [nums[red], nums[white]] = [nums[white], nums[red]]; red++; white++; break;
      case 1: white++; break;
      default: [nums[white], nums[blue]] = [nums[blue], nums[white]]; blue--;
    }
  }
};
sortColors([2, 0, 2, 1, 1, 0]);`,
    { nums: "row" },
    { nums: ["red", "white", "blue"] },
  ),
  P(
    "rain-water",
    `
function trap(h) {
  const n = h.length, left = Array(n), right = Array(n);
  left[0] = h[0];
  for (let i = 1; i < n; i++) left[i] = Math.max(left[i - 1], h[i]);
  right[n - 1] = h[n - 1];
  for (let i = n - 2; i >= 0; i--) right[i] = Math.max(right[i + 1], h[i]);
  let water = 0;
  for (let i = 0; i < n; i++) water += Math.min(left[i], right[i]) - h[i];
  return water;
}
trap([0,1,0,2,1,0,1,3]);`,
    { h: "row", left: "row", right: "row" },
    { h: ["i"], left: ["i"], right: ["i"] },
  ),
  P(
    "lis-binary",
    `
const nums = [10, 9, 2, 5, 3, 7, 101, 18];
const tails = [];
for (const x of nums) {
  let lo = 0, hi = tails.length;
  while (lo < hi) { const mid = (lo + hi) >> 1; if (tails[mid] < x) lo = mid + 1; else hi = mid; }
  tails[lo] = x;
}`,
    { nums: "row", tails: "row" },
    { tails: ["lo", "hi", "mid"] },
  ),
  P(
    "kmp",
    `
function prefix(p) {
  const pi = [0];
  for (let i = 1, k = 0; i < p.length; i++) {
    while (k > 0 && p[i] !== p[k]) k = pi[k - 1];
    if (p[i] === p[k]) k++;
    pi[i] = k;
  }
  return pi;
}
prefix("abacabad");`,
    { p: "text", pi: "row" },
    { p: ["i", "k"], pi: ["i"] },
  ),
  P(
    "rotting-oranges",
    `
var orangesRotting = function (grid) {
  const R = grid.length, C = grid[0].length;
  let fresh = 0, minutes = 0, wave = [];
  for (let r = 0; r < R; r++) for (let c = 0; c < C; c++) {
    if (grid[r][c] === 2) wave.push({ r, c });
    if (grid[r][c] === 1) fresh++;
  }
  while (wave.length && fresh) {
    const next = [];
    for (const { r, c } of wave) {
      for (const [a, b] of [[r + 1, c], [r - 1, c], [r, c + 1], [r, c - 1]]) {
        if (grid[a] === undefined || grid[a][b] !== 1) continue;
        grid[a][b] = 2; fresh--; next.push({ r: a, c: b });
      }
    }
    wave = next; minutes++;
  }
  return minutes;
};
orangesRotting([[2,1,1],[1,1,0],[0,1,1]]);`,
    { grid: "grid", wave: "list", next: "list" },
    { grid: ["r/c", "a/b"] },
  ),
  P(
    "word-search",
    `
function exist(board, word) {
  const go = (r, c, k) => {
    if (k === word.length) return true;
    if (r < 0 || c < 0 || r === board.length || c === board[0].length || board[r][c] !== word[k]) return false;
    const keep = board[r][c];
    board[r][c] = '#';
    const found = go(r + 1, c, k + 1) || go(r - 1, c, k + 1) || go(r, c + 1, k + 1) || go(r, c - 1, k + 1);
    board[r][c] = keep;
    return found;
  };
  for (let r = 0; r < board.length; r++) for (let c = 0; c < board[0].length; c++) if (go(r, c, 0)) return true;
  return false;
}
exist([['A','B','C'],['S','F','C'],['A','D','E']], 'ABCC');`,
    { board: "grid", word: "text" },
    { board: ["r/c"], word: ["k"] },
  ),
  P(
    "min-path-sum",
    `
function minPathSum(g) {
  const m = g.length, n = g[0].length, dp = g.map(row => row.map(() => 0));
  for (let i = 0; i < m; i++) for (let j = 0; j < n; j++) {
    if (i === 0 && j === 0) dp[i][j] = g[i][j];
    else if (i === 0) dp[i][j] = dp[i][j - 1] + g[i][j];
    else if (j === 0) dp[i][j] = dp[i - 1][j] + g[i][j];
    else dp[i][j] = Math.min(dp[i - 1][j], dp[i][j - 1]) + g[i][j];
  }
  return dp[m - 1][n - 1];
}
minPathSum([[1,3,1],[1,5,1],[4,2,1]]);`,
    { g: "grid", dp: "table" },
    { g: ["i/j"], dp: ["i/j"] },
  ),
  P(
    "matrix-chain",
    `
const dims = [40, 20, 30, 10, 30];
const n = dims.length - 1;
const best = Array.from(Array(n), () => Array(n).fill(0));
for (let len = 2; len <= n; len++) for (let i = 0; i + len - 1 < n; i++) {
  const j = i + len - 1;
  best[i][j] = Infinity;
  for (let k = i; k < j; k++)
    best[i][j] = Math.min(best[i][j], best[i][k] + best[k + 1][j] + dims[i] * dims[k + 1] * dims[j + 1]);
}`,
    { dims: "row", best: "table" },
    { best: ["i/j"] },
  ),
  P(
    "dfs-iterative-objects",
    `
const g = { a: { b: 1, c: 4 }, b: { c: 2, d: 6 }, c: { d: 3 }, d: {} };
const dist = {}, stack = ['a'];
dist.a = 0;
while (stack.length) {
  const at = stack.pop();
  for (const to in g[at]) {
    const d = dist[at] + g[at][to];
    if (!(to in dist) || d < dist[to]) { dist[to] = d; stack.push(to); }
  }
}`,
    { g: "graph", dist: "map", stack: "stack" },
  ),
  P(
    "adjacency-sets",
    `
const n = 5;
const nb = Array.from({ length: n }, () => new Set());
for (const [x, y] of [[0,1],[1,2],[2,0],[3,4]]) { nb[x].add(y); nb[y].add(x); }
const comp = Array(n).fill(-1);
let c = 0;
function mark(v) { comp[v] = c; for (const w of nb[v]) if (comp[w] < 0) mark(w); }
for (let v = 0; v < n; v++) if (comp[v] < 0) { mark(v); c++; }`,
    { nb: "graph", comp: "row" },
    { comp: ["v", "w"] },
  ),
  P(
    "tarjan",
    `
const graph = [[1], [2], [0, 3], [4], []];
const low = [], num = [], onStack = [], st = [], sccs = [];
let t = 0;
function dfs(u) {
  low[u] = num[u] = t++;
  st.push(u); onStack[u] = true;
  for (const v of graph[u]) {
    if (num[v] === undefined) { dfs(v); low[u] = Math.min(low[u], low[v]); }
    else if (onStack[v]) low[u] = Math.min(low[u], num[v]);
  }
  if (low[u] === num[u]) {
    const scc = []; let w;
    do { w = st.pop(); onStack[w] = false; scc.push(w); } while (w !== u);
    sccs.push(scc);
  }
}
for (let v = 0; v < graph.length; v++) if (num[v] === undefined) dfs(v);`,
    { graph: "graph", low: "row", num: "row", st: "stack", sccs: "list" },
    { low: ["u", "v"] },
  ),
  P(
    "kuhn",
    `
const near = [[0, 1], [0], [1, 2]];
const mate = Array(3).fill(-1);
function tryKuhn(l, seen) {
  for (const r of near[l]) {
    if (seen[r]) continue;
    seen[r] = true;
    if (mate[r] === -1 || tryKuhn(mate[r], seen)) { mate[r] = l; return true; }
  }
  return false;
}
let size = 0;
for (let l = 0; l < near.length; l++) if (tryKuhn(l, [])) size++;`,
    { near: "graph", mate: "row", seen: "row" },
    { mate: ["r"] },
  ),
  P(
    "gray-code",
    `
const gray = (n) => {
  if (n === 0) return [""];
  const rest = gray(n - 1);
  return [...rest.map((x) => "0" + x), ...rest.reverse().map((x) => "1" + x)];
};
gray(3);`,
    { rest: "row", n: "number" },
  ),
  P(
    "combination-sum",
    `
function combinationSum(candidates, target) {
  const found = [];
  (function go(start, left, combo) {
    if (left === 0) return void found.push([...combo]);
    for (let i = start; i < candidates.length; i++) {
      if (candidates[i] > left) break;
      combo.push(candidates[i]);
      go(i, left - candidates[i], combo);
      combo.pop();
    }
  })(0, target, []);
  return found;
}
combinationSum([2, 3, 5], 8);`,
    { candidates: "row", found: "list", combo: "stack" },
    { candidates: ["i", "start"] },
  ),
  P(
    "merge-lists",
    `
function ListNode(val, next) { this.val = val ?? 0; this.next = next ?? null; }
const make = (values) => values.reduceRight((rest, v) => new ListNode(v, rest), null);
function mergeTwoLists(a, b) {
  const dummy = new ListNode();
  let tail = dummy;
  while (a && b) {
    if (a.val <= b.val) { tail.next = a; a = a.next; } else { tail.next = b; b = b.next; }
    tail = tail.next;
  }
  tail.next = a || b;
  return dummy.next;
}
mergeTwoLists(make([1, 3, 5]), make([2, 4]));`,
    { ListNode: "chain" },
  ),
  P(
    "doubly-linked",
    `
class DNode { constructor(k) { this.k = k; this.prev = null; this.next = null; } }
class DList {
  constructor() { this.head = new DNode(null); this.tail = new DNode(null); this.head.next = this.tail; this.tail.prev = this.head; }
  append(k) { const n = new DNode(k); n.prev = this.tail.prev; n.next = this.tail; this.tail.prev.next = n; this.tail.prev = n; return n; }
  remove(n) { n.prev.next = n.next; n.next.prev = n.prev; }
}
const l = new DList();
const one = l.append(1); l.append(2); l.append(3); l.remove(one);`,
    { DNode: "chain", DList: "record" },
  ),
  P(
    "avl-rotate",
    `
class AVL { constructor(v) { this.value = v; this.left = this.right = null; this.height = 1; } }
const h = (x) => x ? x.height : 0;
const fix = (x) => { x.height = 1 + Math.max(h(x.left), h(x.right)); return x; };
const right = (y) => { const x = y.left; y.left = x.right; x.right = y; fix(y); return fix(x); };
const left = (x) => { const y = x.right; x.right = y.left; y.left = x; fix(x); return fix(y); };
function add(t, v) {
  if (!t) return new AVL(v);
  if (v < t.value) t.left = add(t.left, v); else t.right = add(t.right, v);
  fix(t);
  const b = h(t.left) - h(t.right);
  if (b > 1) { if (v > t.left.value) t.left = left(t.left); return right(t); }
  if (b < -1) { if (v < t.right.value) t.right = right(t.right); return left(t); }
  return t;
}
let tree = null;
for (const v of [1, 2, 3, 4, 5]) tree = add(tree, v);`,
    { AVL: "binary tree" },
  ),
  P(
    "n-ary-dom",
    `
const node = (tag, ...children) => ({ tag, children });
const page = node("html", node("head", node("title")), node("body", node("p"), node("p")));
const depth = (n) => 1 + Math.max(0, ...n.children.map(depth));
const d = depth(page);`,
    { page: "tree" },
  ),
  P(
    "pq-sorted",
    `
const pq = [];
const add = (x, p) => { pq.push([x, p]); pq.sort((a, b) => a[1] - b[1]); };
add("write", 3); add("read", 1); add("sleep", 2);
while (pq.length) pq.shift();`,
    { pq: "queue" },
  ),
  P(
    "top-k",
    `
const count = new Map();
for (const w of "the cat and the dog and the bird".split(" ")) count.set(w, (count.get(w) || 0) + 1);
const top = [...count.entries()].sort((a, b) => b[1] - a[1]).slice(0, 2).map(([w]) => w);`,
    { count: "map", top: "row" },
  ),
  P(
    "two-stack-queue",
    `
class Queue {
  #in = []; #out = [];
  push(x) { this.#in.push(x); }
  shift() { if (this.#out.length === 0) while (this.#in.length) this.#out.push(this.#in.pop()); return this.#out.pop(); }
}
const q = new Queue();
q.push(1); q.push(2); q.shift(); q.push(3); q.shift(); q.shift();`,
    { "Queue.in": "stack", "Queue.out": "stack" },
  ),
  P(
    "knights-tour",
    `
const N = 5;
const board = [...Array(N)].map(() => Array(N).fill(0));
const jumps = [[1,2],[2,1],[2,-1],[1,-2],[-1,-2],[-2,-1],[-2,1],[-1,2]];
const free = (y, x) => y >= 0 && x >= 0 && y < N && x < N && board[y][x] === 0;
const exits = (y, x) => jumps.filter(([dy, dx]) => free(y + dy, x + dx)).length;
let y = 0, x = 0;
for (let k = 1; k <= N * N; k++) {
  board[y][x] = k;
  const go = jumps.map(([dy, dx]) => [y + dy, x + dx]).filter(([a, b]) => free(a, b)).sort((p, q) => exits(...p) - exits(...q));
  if (!go.length) break;
  [y, x] = go[0];
}`,
    { board: "grid", jumps: "list" },
    { board: ["y/x"] },
  ),
  P(
    "exponent",
    `
let base = 3, power = 13, result = 1;
while (power > 0) {
  if (power % 2 === 1) result *= base;
  base *= base;
  power = Math.floor(power / 2);
}`,
    { base: "number", result: "number" },
  ),
  P(
    "prefix-sum-2d",
    `
const m = [[3,0,1],[5,6,3],[1,2,0]];
const s = Array.from({ length: 4 }, () => Array(4).fill(0));
for (let i = 0; i < 3; i++) for (let j = 0; j < 3; j++)
  s[i + 1][j + 1] = m[i][j] + s[i][j + 1] + s[i + 1][j] - s[i][j];
const sum = (r1, c1, r2, c2) => s[r2 + 1][c2 + 1] - s[r1][c2 + 1] - s[r2 + 1][c1] + s[r1][c1];
const total = sum(0, 0, 1, 1);`,
    { m: "grid", s: "table" },
    { m: ["i/j"], s: ["i/j"] },
  ),
];
