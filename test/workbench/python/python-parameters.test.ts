/** A program in Python that calls nothing gets fields for its main function, and a last line that calls it with what they hold. */
import { describe, expect, test } from "vitest";
import type { LinkedProgram } from "#src/reader-programs/program-link.ts";
import { calledAt } from "#src/tools/workbench/growth/measure.ts";
import { pythonCallLine } from "#src/tools/workbench/parameters/python/python-call.ts";
import { pythonEntryOf } from "#src/tools/workbench/parameters/python/python-entry.ts";
import { seenPython } from "./python-in-node.ts";

const examples = (source: string): string[] =>
  (pythonEntryOf(source)?.parameters ?? []).map(({ example }) => example);
const kinds = (source: string): string[] =>
  (pythonEntryOf(source)?.parameters ?? []).map(({ name, kind }) => `${name}: ${kind}`);

const INVERT = `class Solution:
    def invertTree(self, root: Optional[TreeNode]) -> Optional[TreeNode]:
        if not root:
            return None
        root.left, root.right = self.invertTree(root.right), self.invertTree(root.left)
        return root
`;
const REVERSE = `def reverse(head):
    before = None
    while head:
        head.next, before, head = before, head, head.next
    return before
`;

/** The call of a program with values, and what it gives back, as JSON: nodes are told by their fields. */
function answerOf(source: string, texts: readonly string[]) {
  const entry = pythonEntryOf(source);
  if (!entry) throw new Error("nothing to call");
  const line = pythonCallLine(entry, texts, source);
  if (!("text" in line)) throw new Error(line.map(({ message }) => message).join());
  const { run, seen, out } = seenPython(`${source}\n__result = ${line.text}\n`, {
    builders: line.builders,
    after: "json.dumps(sys.modules['__main__'].__dict__['__result'], default=lambda each: each.__dict__)",
  });
  expect(seen.error).toBeUndefined();
  return { line: line.text, run, result: JSON.parse(String(out)) as unknown };
}

function mistakesOf(source: string, texts: readonly string[]): string[] {
  const entry = pythonEntryOf(source);
  const line = entry && pythonCallLine(entry, texts, source);
  return line && !("text" in line) ? line.map(({ at, message }) => `${at}: ${message}`) : [];
}

test("a board of islands has some", () => {
  const source = `class Solution:
    def numIslands(self, grid: List[List[str]]) -> int:
        def sink(r, c):
            if 0 <= r < len(grid) and 0 <= c < len(grid[0]) and grid[r][c] == "1":
                grid[r][c] = "0"
                for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                    sink(r + dr, c + dc)
                return 1
            return 0
        return sum(sink(r, c) for r in range(len(grid)) for c in range(len(grid[0])))
`;
  expect(answerOf(source, examples(source)).result).toBe(3);
});

describe("the main function", () => {
  test.each([
    ["def f(a): pass", "f"],
    ["f = lambda a: a + 1", "f"],
    ["def help(a): return a\ndef f(a): return help(a)", "f"],
    ["def f(a): return help(a)\ndef help(a): return a", "f"],
    ["def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)", "fib"],
    ["class Solution:\n  def two(self, a): return self.look(a)\n  def look(self, a): pass", "Solution().two"],
    ["class Solution(object):\n  @staticmethod\n  def two(a): pass", "Solution.two"],
    ["class ListNode:\n  def __init__(self, val): self.val = val\ndef f(head): pass", "f"],
    ["import heapq\nfrom typing import List\nmemo = {}\nSIZE: int = 3\ndef f(n): pass", "f"],
    ['"""What it does."""\n@cache\ndef f(n): pass', "f"],
    ["class Heap:\n  def __init__(self, size=3): pass\n  def push(self, x): pass", "Heap().push"],
  ])("of %s is found", (source, callee) => {
    expect(pythonEntryOf(source)?.callee).toBe(callee);
  });

  test.each([
    ["def f(a): pass\nf(1)"],
    ["def f(a): pass\nx = f(1)"],
    ["def f(a): pass\nx = list(map(f, [1]))"],
    ["class A:\n  def go(self, a): pass\na = A()"],
    ["def f(a): pass\nfor x in [1]: pass"],
    ["def f(a): pass\nif __name__ == '__main__':\n  f(1)"],
    ["a = 1"],
    [""],
    ["class Stack:\n  def __init__(self, size): pass\n  def push(self, x): pass"],
    ["async def f(a): pass"],
    ["import enum\nclass Color(enum.Enum):\n  def of(self, a): pass"],
  ])("of %s is none: it runs as it stands", (source) => {
    expect(pythonEntryOf(source)).toBeUndefined();
  });

  test("of what is no program is not looked for", () => {
    expect(() => pythonEntryOf("def f(a:\n  pass")).toThrow(SyntaxError);
  });
});

describe("a parameter", () => {
  test("is what its type says", () => {
    const source = `class Solution:
    def f(self, nums: List[int], grid: list[list[str]], s: str, n: int, ok: bool, root: "Optional[TreeNode]", head: ListNode | None): pass`;
    expect(kinds(source)).toEqual([
      ...["nums: value", "grid: value", "s: value", "n: value", "ok: value", "root: tree", "head: linked"],
    ]);
    const [nums, grid, s, n, ok, root] = examples(source);
    expect(JSON.parse(nums ?? "")).toEqual(expect.arrayContaining([expect.any(Number)]));
    expect(JSON.parse(grid ?? "")[0]).toEqual(expect.arrayContaining([expect.any(String)]));
    expect(s).toMatch(/^"\w+"$/);
    expect(n).toMatch(/^\d+$/);
    expect(ok).toBe("True");
    expect(root).toContain("None");
  });

  test("is a dictionary, a set or a tuple as its type says, which its program can use", () => {
    const used: readonly (readonly [string, unknown])[] = [
      ["def first(graph: dict[int, list[int]], start: int) -> list[int]:\n    return graph[start]\n", [1, 2]],
      ["def count(d: Dict[str, int], k: str = 'b'):\n    return d[k] + len(d)\n", 5],
      ["def keys(d: dict):\n    return [k for k, v in d.items()]\n", ["a", "b", "c"]],
      ["def neg(b: bool):\n    return not b\n", false],
      ["def sum_of(s: set[int]):\n    return sum(s)\n", 6],
      ["def dist(p: tuple[int, int], q: Tuple[float, ...]):\n    return [p[0] - p[1], q[0]]\n", [-1, 1.5]],
      [
        "def all_of(d: Mapping[str, List[str]]):\n    return sorted(b for a in d.values() for b in a)\n",
        "bc",
      ],
      ["def both(d: 'Optional[dict[str, tuple[int, str]]]'):\n    return [d['a'][0], d['a'][1]]\n", [1, "c"]],
    ];
    for (const [source, wanted] of used) {
      const given = pythonEntryOf(source)?.parameters ?? [];
      const { result } = answerOf(
        source,
        given.map(({ example, isOptional }) => (isOptional ? "" : example)),
      );
      expect(typeof wanted === "string" ? (result as string[]).join("") : result, source).toEqual(wanted);
    }
  });

  test("is a list, a text, a number, a grid, pairs or a function by its use", () => {
    const source = `def f(a, w, q, g, p, t):
    for x in a:
        q -= 1
    if w.startswith("a"):
        g[0][1] = q
    return [u + v for u, v in p if t(u)]`;
    const [a, w, q, g, p, t] = examples(source);
    expect(a).toMatch(/^\[\d/);
    expect(w).toMatch(/^"/);
    expect(q).toMatch(/^\d+$/);
    expect(g).toMatch(/^\[\[/);
    expect(p).toMatch(/^\[\[\d+, \d+\], /);
    expect(t).toMatch(/^lambda x: /);
  });

  test("is linked nodes or a tree by its use, in its own or in another function", () => {
    expect(kinds(REVERSE)).toEqual(["head: linked"]);
    expect(kinds("def f(t): return deep(t)\ndef deep(x): return 1 + deep(x.left) if x else 0")).toEqual([
      "t: tree",
    ]);
    expect(kinds("def f(a, b):\n  x = a\n  while x: x = x.next\n  return b.next")).toEqual([
      ...["a: linked", "b: linked"],
    ]);
    expect(kinds("def f(list): return len(list)")).toEqual(["list: value"]);
  });

  test("with a value of its own may stay empty; what is behind it is then given by name", () => {
    const source = "def f(a, lo=0, hi=None, *more, far=1): return [a[0], lo, hi, list(more), far]";
    expect(pythonEntryOf(source)?.parameters.map(({ isOptional }) => isOptional)).toEqual([
      ...[false, true, true, true, true],
    ]);
    expect(answerOf(source, ["[4, 5]", "", "", "", ""])).toMatchObject({
      ...{ line: "f([4, 5])", result: [4, 0, null, [], 1] },
    });
    expect(answerOf(source, ["[4, 5]", "", "7", "", "9"])).toMatchObject({
      ...{ line: "f([4, 5], hi=7, far=9)", result: [4, 0, 7, [], 9] },
    });
    expect(answerOf(source, ["[4, 5]", "", "7", "[1, 2]", ""])).toMatchObject({
      ...{ line: "f([4, 5], 0, 7, *[1, 2])", result: [4, 0, 7, [1, 2], 1] },
    });
  });
});

describe("the last line", () => {
  const leaf = (val: number) => ({ val, left: null, right: null });

  test("calls it with values as Python or as JSON writes them", () => {
    const source = "def f(a, b): return [a, b]";
    expect(answerOf(source, ["[None, True, 'x', (1, -2)]", '{"k": null}'])).toMatchObject({
      line: "f([None, True, 'x', (1, -2)], {\"k\": None})",
      result: [[null, true, "x", [1, -2]], { k: null }],
    });
    expect(answerOf("def f(a): return a == float('inf')", ["inf"]).result).toBe(true);
  });

  test("builds a tree, for which nothing has to be defined, and makes no step of it", () => {
    const { line, result, run } = answerOf(INVERT, ["[3, 9, 20, null, None, 15, 7]"]);
    expect(line).toBe("Solution().invertTree(treeOf([3, 9, 20, None, None, 15, 7]))");
    expect(result).toEqual({ val: 3, left: { val: 20, left: leaf(7), right: leaf(15) }, right: leaf(9) });
    const names = run.program.functions.map(({ name }) => name);
    expect(names).not.toContain("treeOf");
  });

  test("builds nodes of the program's own class", () => {
    const source = `class Cell:
    def __init__(self, data, next):
        self.data, self.next = data, next

${REVERSE}`;
    expect(answerOf(source, ["[1, 2]"])).toMatchObject({
      line: "reverse(listOf([1, 2], Cell))",
      result: { data: 2, next: { data: 1, next: null } },
    });
    expect(answerOf(REVERSE, ["None"]).result).toBeNull();
  });

  test("of a Solution finds what the sites of tasks have imported, and its own names win", () => {
    const source = `class Solution:
    def f(self, nums: List[int]) -> List[int]:
        queue, seen = deque(nums), defaultdict(int)
        heap = []
        while queue:
            x = queue.popleft()
            seen[x] += 1
            heapq.heappush(heap, -x)
        return [heappop(heap), len(seen), inf > 3, math.floor(2.5)]
`;
    expect(answerOf(source, ["[3, 1, 3]"]).result).toEqual([-3, 2, true, 2]);
    const own = 'def heappop(a): return "own"\nclass Solution:\n    def f(self, a): return heappop(a)';
    expect(answerOf(own, ["[1]"]).result).toBe("own");
    // A function of one's own has what Python itself has.
    const line = pythonCallLine(
      pythonEntryOf("def f(a): return deque(a)") ?? expect.fail(),
      ["[1]"],
      "def f(a): return deque(a)",
    );
    expect("text" in line && line.builders).toBe("");
  });
});

/** As people have them from the sites of tasks: annotated, with nothing imported. The values and answers are those of the tasks' own texts. */
const PASTED: readonly (readonly [source: string, values: readonly string[], answer: unknown])[] = [
  [
    `def twoSum(self, nums: List[int], target: int) -> List[int]:
        seen = {}
        for i, x in enumerate(nums):
            if target - x in seen:
                return [seen[target - x], i]
            seen[x] = i`,
    ["[2, 7, 11, 15]", "9"],
    [0, 1],
  ],
  [
    `def isValid(self, s: str) -> bool:
        stack = []
        pairs = {")": "(", "]": "[", "}": "{"}
        for c in s:
            if c in pairs:
                if not stack or stack.pop() != pairs[c]:
                    return False
            else:
                stack.append(c)
        return not stack`,
    ['"([{}])"'],
    true,
  ],
  [
    `def mergeTwoLists(self, l1: Optional[ListNode], l2: Optional[ListNode]) -> Optional[ListNode]:
        dummy = tail = ListNode()
        while l1 and l2:
            if l1.val < l2.val:
                tail.next, l1 = l1, l1.next
            else:
                tail.next, l2 = l2, l2.next
            tail = tail.next
        tail.next = l1 or l2
        return dummy.next`,
    ["[1, 4]", "[1, 3]"],
    [1, 1, 3, 4].reduceRight<unknown>((next, val) => ({ val, next }), null),
  ],
  [
    `def levelOrder(self, root: Optional[TreeNode]) -> List[List[int]]:
        if not root:
            return []
        answer, queue = [], deque([root])
        while queue:
            row = []
            for _ in range(len(queue)):
                node = queue.popleft()
                row.append(node.val)
                if node.left: queue.append(node.left)
                if node.right: queue.append(node.right)
            answer.append(row)
        return answer`,
    ["[3,9,20,null,null,15,7]"],
    [[3], [9, 20], [15, 7]],
  ],
  [
    `def numIslands(self, grid: List[List[str]]) -> int:
        def sink(r: int, c: int) -> None:
            if 0 <= r < len(grid) and 0 <= c < len(grid[0]) and grid[r][c] == "1":
                grid[r][c] = "0"
                for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                    sink(r + dr, c + dc)
        count = 0
        for r in range(len(grid)):
            for c in range(len(grid[0])):
                if grid[r][c] == "1":
                    count += 1
                    sink(r, c)
        return count`,
    ['[["1","1","0"],["0","0","0"],["0","0","1"]]'],
    2,
  ],
  [
    `def coinChange(self, coins: List[int], amount: int) -> int:
        @lru_cache(None)
        def best(left: int) -> float:
            if left == 0: return 0
            return min((1 + best(left - c) for c in coins if c <= left), default=inf)
        found = best(amount)
        return -1 if found == inf else found`,
    ["[1, 2, 5]", "11"],
    3,
  ],
  [
    `def canFinish(self, numCourses: int, prerequisites: List[List[int]]) -> bool:
        graph = defaultdict(list)
        degree = [0] * numCourses
        for a, b in prerequisites:
            graph[b].append(a)
            degree[a] += 1
        queue = deque(i for i in range(numCourses) if degree[i] == 0)
        done = 0
        while queue:
            done += 1
            for a in graph[queue.popleft()]:
                degree[a] -= 1
                if degree[a] == 0: queue.append(a)
        return done == numCourses`,
    ["2", "[[1,0],[0,1]]"],
    false,
  ],
  [
    `def findKthLargest(self, nums: List[int], k: int) -> int:
        heap: list[int] = []
        for x in nums:
            heapq.heappush(heap, x)
            if len(heap) > k: heapq.heappop(heap)
        return heap[0]`,
    ["[3,2,1,5,6,4]", "2"],
    5,
  ],
];

describe("what is pasted from the site of a task", () => {
  const of = (method: string): string => `class Solution:\n    ${method}\n`;

  test.each(PASTED)("%#: gives the answer of its task", (method, values, answer) => {
    expect(answerOf(of(method), values).result).toEqual(answer);
  });

  test.each(PASTED)("%#: runs with the values that stand in its fields at first", (method) => {
    // A rightly guessed kind of value is one on which the program does not fail.
    expect(answerOf(of(method), examples(of(method))).line).toMatch(/^Solution\(\)\./);
  });
});

describe("a wrong value", () => {
  const source = "def f(nums, target): return nums[target]";

  test.each([
    ["[1, 2", "not finished"],
    ["[1, 2]]", "At sign 7, “]”"],
    ["two", "“two” is a name"],
    ["[1, x]", "At sign 5, “x” is a name"],
    ["[i for i in range(3)]", "is not a value"],
    ["open('f')", "is not a value"],
    ["1; 2", "At sign 2, “;”"],
    ["", "A value is missing"],
  ])("%s is told", (text, told) => {
    expect(mistakesOf(source, [text, "1"])).toEqual([expect.stringMatching(/^0: /)]);
    expect(mistakesOf(source, [text, "1"])[0]).toContain(told);
  });

  test("for a tree says how one is written in Python", () => {
    expect(mistakesOf(INVERT, ["[1, [2]]"])[0]).toContain("None");
    expect(mistakesOf(REVERSE, ["3"])[0]).toContain("[1, 2, 3]");
  });
});

describe("the steps of a function in Python", () => {
  async function steps(program: LinkedProgram, size: number): Promise<number> {
    const { called } = await calledAt(program, size);
    const { run, seen } = seenPython(called.text, { builders: called.builders ?? "" });
    expect(seen.error).toBeUndefined();
    return run.trace.length;
  }

  test("grow with its input, quotes and all", async () => {
    const text =
      "def count(nums, word):\n    n = 0\n    for x in nums:\n        n += 1\n    return n, word\n";
    const program = { language: "python", text, given: { nums: "(3, 1, None)", word: '"(None)"' } } as const;
    const [four, eight, twelve] = [
      await steps(program, 4),
      await steps(program, 8),
      await steps(program, 12),
    ];
    expect(eight).toBeGreaterThan(four);
    expect(twelve - eight).toBe(eight - four);
  });
});
