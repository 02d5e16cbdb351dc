/** Small programs in Python as people write them. */
export const GIVEN_PYTHON: Readonly<Record<string, string>> = {
  "bubble sort": `
a = [7, 3, 9, 1, 8, 2, 5]
for i in range(len(a)):
    for j in range(len(a) - 1 - i):
        if a[j] > a[j + 1]:
            a[j], a[j + 1] = a[j + 1], a[j]`,
  "insertion sort": `
def insertion_sort(a):
    for i in range(1, len(a)):
        key = a[i]
        j = i - 1
        while j >= 0 and a[j] > key:
            a[j + 1] = a[j]
            j -= 1
        a[j + 1] = key
    return a
insertion_sort([5, 2, 4, 6, 1, 3])`,
  "binary search": `
def search(nums, target):
    lo, hi = 0, len(nums) - 1
    while lo <= hi:
        mid = (lo + hi) // 2
        if nums[mid] == target:
            return mid
        elif nums[mid] < target:
            lo = mid + 1
        else:
            hi = mid - 1
    return -1
print(search([2, 3, 5, 7, 11, 13, 17, 19, 23], 19), search([1, 2], 9))`,
  mergesort: `
def merge_sort(a):
    if len(a) <= 1:
        return a
    mid = len(a) // 2
    left, right = merge_sort(a[:mid]), merge_sort(a[mid:])
    out, i, j = [], 0, 0
    while i < len(left) and j < len(right):
        if left[i] <= right[j]:
            out.append(left[i])
            i += 1
        else:
            out.append(right[j])
            j += 1
    return out + left[i:] + right[j:]
print(merge_sort([5, 1, 4, 2, 3, 9, 0]))`,
  quicksort: `
def quicksort(a, lo=0, hi=None):
    if hi is None:
        hi = len(a) - 1
    if lo >= hi:
        return
    pivot, i = a[hi], lo
    for j in range(lo, hi):
        if a[j] < pivot:
            a[i], a[j] = a[j], a[i]
            i += 1
    a[i], a[hi] = a[hi], a[i]
    quicksort(a, lo, i - 1)
    quicksort(a, i + 1, hi)
nums = [3, 6, 1, 8, 2, 9, 2]
quicksort(nums)`,
  "two sum": `
def two_sum(nums, target):
    seen = {}
    for i, x in enumerate(nums):
        if target - x in seen:
            return [seen[target - x], i]
        seen[x] = i
    return None
two_sum([2, 7, 11, 15], 26)
two_sum([1, 2], 7)`,
  "valid parentheses": `
def is_valid(s):
    stack = []
    pairs = {")": "(", "]": "[", "}": "{"}
    for c in s:
        if c in pairs:
            if not stack or stack.pop() != pairs[c]:
                return False
        else:
            stack.append(c)
    return not stack
print(is_valid("{[()]}"), is_valid("(]"), is_valid("(("))`,
  "grid search": `
from collections import deque
def bfs(grid, start, goal):
    rows, cols = len(grid), len(grid[0])
    queue = deque([(start, 0)])
    seen = {start}
    while queue:
        (r, c), dist = queue.popleft()
        if (r, c) == goal:
            return dist
        for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            nr, nc = r + dr, c + dc
            if 0 <= nr < rows and 0 <= nc < cols and grid[nr][nc] == 0 and (nr, nc) not in seen:
                seen.add((nr, nc))
                queue.append(((nr, nc), dist + 1))
    return -1
bfs([[0, 0, 0], [1, 1, 0], [0, 0, 0]], (0, 0), (2, 0))`,
  dijkstra: `
import heapq
from collections import defaultdict
graph = defaultdict(list)
for u, v, w in [("a", "b", 4), ("a", "c", 1), ("c", "b", 2), ("b", "d", 5), ("c", "d", 8)]:
    graph[u].append((v, w))
    graph[v].append((u, w))
dist = {node: float("inf") for node in graph}
dist["a"] = 0
heap = [(0, "a")]
while heap:
    d, u = heapq.heappop(heap)
    if d > dist[u]:
        continue
    for v, w in graph[u]:
        if d + w < dist[v]:
            dist[v] = d + w
            heapq.heappush(heap, (dist[v], v))`,
  "search tree": `
class Node:
    def __init__(self, value):
        self.value = value
        self.left = None
        self.right = None
class Tree:
    def __init__(self):
        self.root = None
        self.size = 0
    def insert(self, value):
        self.size += 1
        if self.root is None:
            self.root = Node(value)
            return
        at = self.root
        while True:
            if value < at.value:
                if at.left is None:
                    at.left = Node(value)
                    return
                at = at.left
            else:
                if at.right is None:
                    at.right = Node(value)
                    return
                at = at.right
    def walk(self):
        out = []
        def visit(node):
            if node:
                visit(node.left)
                out.append(node.value)
                visit(node.right)
        visit(self.root)
        return out
tree = Tree()
for v in [5, 2, 8, 1, 9, 3]:
    tree.insert(v)
print(tree.walk(), tree.size)`,
  "reversed list": `
class ListNode:
    def __init__(self, val=0, next=None):
        self.val = val
        self.next = next
def build(values):
    head = None
    for v in reversed(values):
        head = ListNode(v, head)
    return head
def reverse(head):
    prev = None
    while head:
        head.next, prev, head = prev, head, head.next
    return prev
node = reverse(build([1, 2, 3, 4]))`,
  "common subsequence": `
def lcs(s, t):
    dp = [[0] * (len(t) + 1) for _ in range(len(s) + 1)]
    for i in range(1, len(s) + 1):
        for j in range(1, len(t) + 1):
            if s[i - 1] == t[j - 1]:
                dp[i][j] = dp[i - 1][j - 1] + 1
            else:
                dp[i][j] = max(dp[i - 1][j], dp[i][j - 1])
    return dp[-1][-1]
lcs("nematode", "knowledge")`,
  sieve: `
n = 30
prime = [True] * (n + 1)
prime[0:2] = [False, False]
p = 2
while p * p <= n:
    if prime[p]:
        prime[p * p :: p] = [False] * len(prime[p * p :: p])
    p += 1
primes = [k for k, is_prime in enumerate(prime) if is_prime]`,
  queens: `
def queens(n):
    cols, diag, anti = set(), set(), set()
    board, found = [], []
    def place(r):
        if r == n:
            found.append(board[:])
            return
        for c in range(n):
            if c in cols or r - c in diag or r + c in anti:
                continue
            cols.add(c); diag.add(r - c); anti.add(r + c)
            board.append(c)
            place(r + 1)
            board.pop()
            cols.remove(c); diag.discard(r - c); anti.remove(r + c)
    place(0)
    return found
queens(5)`,
  fibonacci: `
from functools import lru_cache
@lru_cache(maxsize=None)
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)
def slow(n):
    if n < 2:
        return n
    return slow(n - 1) + slow(n - 2)
print(fib(20), slow(7))`,
  "sliding window": `
def longest(s):
    last, start, best = {}, 0, 0
    for i, ch in enumerate(s):
        if ch in last and last[ch] >= start:
            start = last[ch] + 1
        last[ch] = i
        best = max(best, i - start + 1)
    return best
longest("abcabcbb")`,
  "prefix sums": `
nums = [3, -1, 4, 1, -5, 9, 2, -6]
prefix = [0]
for x in nums:
    prefix.append(prefix[-1] + x)
best = float("-inf")
low = prefix[0]
for s in prefix[1:]:
    best = max(best, s - low)
    if s < low: low = s
mean = sum(nums) / len(nums)`,
  "union find": `
parent = list(range(8))
size = [1] * 8
def find(x):
    while parent[x] != x:
        parent[x] = parent[parent[x]]
        x = parent[x]
    return x
def union(a, b):
    a, b = find(a), find(b)
    if a == b:
        return False
    if size[a] < size[b]:
        a, b = b, a
    parent[b] = a
    size[a] += size[b]
    return True
for pair in [(0, 1), (2, 3), (1, 3), (4, 5), (0, 2), (6, 7), (5, 7), (3, 7)]:
    union(*pair)`,
  "topological order": `
from collections import deque
edges = [(5, 2), (5, 0), (4, 0), (4, 1), (2, 3), (3, 1)]
after = {v: [] for v in range(6)}
degree = [0] * 6
for a, b in edges:
    after[a].append(b)
    degree[b] += 1
ready = deque(v for v in range(6) if degree[v] == 0)
order = []
while ready:
    v = ready.popleft()
    order.append(v)
    for w in after[v]:
        degree[w] -= 1
        if not degree[w]:
            ready.append(w)
else:
    done = len(order) == 6`,
  "word count": `
from collections import Counter
text = "the cat and the hat and the bat"
count = {}
for word in text.split():
    count[word] = count.get(word, 0) + 1
most = sorted(count.items(), key=lambda pair: (-pair[1], pair[0]))
check = Counter(text.split())
check["hat"] += 2
check.update(["cat", "dog"])
del count["cat"]
first, *rest = most`,
  knapsack: `
weights, values, room = [1, 3, 4, 5], [1, 4, 5, 7], 7
best = [0] * (room + 1)
for w, v in zip(weights, values):
    for c in range(room, w - 1, -1):
        best[c] = max(best[c], best[c - w] + v)`,
  trie: `
class Trie:
    def __init__(self):
        self.children = {}
        self.is_end = False
    def insert(self, word):
        node = self
        for ch in word:
            if ch not in node.children:
                node.children[ch] = Trie()
            node = node.children[ch]
        node.is_end = True
    def search(self, word):
        node = self
        for ch in word:
            node = node.children.get(ch)
            if node is None:
                return False
        return node.is_end
trie = Trie()
for word in ["cat", "car", "dog"]:
    trie.insert(word)
trie.search("car"), trie.search("do"), trie.search("x")`,
  euclid: `
def gcd(a, b):
    while b:
        a, b = b, a % b
    return a
def egcd(a, b):
    if b == 0:
        return (a, 1, 0)
    g, x, y = egcd(b, a % b)
    return (g, y, x - (a // b) * y)
gcd(252, 105); egcd(240, 46); power = pow(3, 200); ratio = -7 // 2; rest = -7 % 3; half = 7 / 2; whole = 8 / 2`,
  permutations: `
def permute(nums):
    out = []
    def go(k):
        if k == len(nums):
            out.append(tuple(nums))
        for i in range(k, len(nums)):
            nums[k], nums[i] = nums[i], nums[k]
            go(k + 1)
            nums[k], nums[i] = nums[i], nums[k]
    go(0)
    return out
permute([1, 2, 3])`,
  spiral: `
matrix = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
out = []
while matrix:
    out += matrix.pop(0)
    matrix = [list(row) for row in zip(*matrix)][::-1]`,
  heap: `
class MinHeap:
    def __init__(self):
        self.a = []
    def push(self, x):
        self.a.append(x)
        i = len(self.a) - 1
        while i > 0 and self.a[(i - 1) // 2] > self.a[i]:
            p = (i - 1) // 2
            self.a[p], self.a[i] = self.a[i], self.a[p]
            i = p
    def pop(self):
        top, last = self.a[0], self.a.pop()
        if self.a:
            self.a[0] = last
            i = 0
            while (c := 2 * i + 1) < len(self.a):
                if c + 1 < len(self.a) and self.a[c + 1] < self.a[c]:
                    c += 1
                if self.a[i] <= self.a[c]:
                    break
                self.a[i], self.a[c] = self.a[c], self.a[i]
                i = c
        return top
h = MinHeap()
for x in [5, 3, 8, 1, 9, 2]:
    h.push(x)
got = [h.pop() for _ in range(6)]`,
  generator: `
def primes():
    found, n = [], 2
    while True:
        if all(n % p for p in found):
            found.append(n)
            yield n
        n += 1
out = []
for p in primes():
    if p > 20:
        break
    out.append(p)
def tree(n):
    if n > 0:
        yield from tree(n - 1)
        yield n
        yield from tree(n - 1)
walk = list(tree(3))`,
  "linked queue": `
from dataclasses import dataclass, field
@dataclass
class Point:
    x: int
    y: int = 0
    tags: list = field(default_factory=list)
points = [Point(1), Point(2, 3)]
points[0].tags.append("a")
points[1].x += 5
points[0], points[1] = points[1], points[0]
same = points[0] == Point(7, 3)`,
  errors: `
def safe(text):
    try:
        return int(text)
    except ValueError as error:
        kind = type(error).__name__
        return None
    finally:
        global tries
        tries += 1
tries = 0
got = [safe(each) for each in ["1", "x", "3"]]
total = 0
for each in got:
    if each is None:
        continue
    total += each
else:
    total *= 10
try:
    got[9] = 1
except (IndexError, KeyError):
    got.append(-1)`,
  match: `
def kind(point):
    match point:
        case (0, 0):
            return "origin"
        case (x, 0) | (0, x):
            return f"axis {x}"
        case [x, y] if x == y:
            return "diagonal"
        case {"name": name, **rest}:
            return name
        case _:
            return None
all_kinds = [kind(p) for p in [(0, 0), (3, 0), (2, 2), {"name": "n", "z": 1}, 7]]`,
  "strings and sets": `
s = "hello"
letters = set(s)
letters |= {"z"}
letters -= {"h"}
vowels = letters & set("aeiou")
back = ""
for ch in s[::-1]:
    back += ch
is_same = back == s
name = f"{s!r:>10} {len(s)} {3.14159:.2f}"
items = sorted(letters, reverse=True)
nested = {"a": [1, {"b": (2, 3)}], (1, 2): None}
nested["a"][1]["b"] += (4,)
frozen = frozenset([1, 2])`,
  "deque and rotate": `
from collections import deque
q = deque([1, 2, 3], maxlen=4)
q.appendleft(0)
q.append(9)
q.rotate(2)
q[1] = 7
q.extendleft([5, 6])
last = q.pop()
q.reverse()
q.remove(7) if 7 in q else None
q.clear()`,
};
