/**
 * What stands before a program in Python that is called from its fields, where nobody sees it run: functions that build nodes from a
 * list, the usual classes of nodes if it has none, and what the sites of tasks have imported for a `Solution`.
 */
import type { Entry, Parameter } from "../main-function.ts";

/** By the modules from which they come. */
const GIVEN: Readonly<Record<string, string>> = {
  typing:
    "Any Callable DefaultDict Deque Dict FrozenSet Generator Iterable Iterator List Mapping Optional Sequence Set Tuple Type Union",
  collections: "Counter OrderedDict defaultdict deque",
  heapq: "heapify heappop heappush heappushpop heapreplace nlargest nsmallest",
  bisect: "bisect_left bisect_right insort",
  functools: "cache cmp_to_key lru_cache reduce",
  itertools: "accumulate chain combinations groupby pairwise permutations product zip_longest",
  math: "ceil comb factorial floor gcd inf isqrt lcm log2 sqrt",
};
const MODULES = "bisect collections functools heapq itertools math operator random re string sys".split(" ");

export function pythonBuilders(entry: Entry, source: string): string {
  const { parameters, valueField: value, ownClass, callee } = entry;
  const has = (kind: Parameter["kind"]): boolean => parameters.some((parameter) => parameter.kind === kind);
  const classOf = (name: string, fields: readonly string[]): string =>
    [
      `class ${name}:`,
      `    def __init__(self, ${value}=0, ${fields.map((field) => `${field}=None`).join(", ")}):`,
      `        self.${value} = ${value}`,
      ...fields.map((field) => `        self.${field} = ${field}`),
    ].join("\n");
  return [
    callee.startsWith("Solution") ? imports(source) : "",
    has("linked") && !ownClass.linked ? classOf("ListNode", ["next"]) : "",
    has("tree") && !ownClass.tree ? classOf("TreeNode", ["left", "right"]) : "",
    has("linked")
      ? `def listOf(items, Class=None):
    Class = Class or ListNode
    after = None
    for item in reversed(items or []):
        node = Class.__new__(Class)
        node.${value}, node.next = item, after
        after = node
    return after`
      : "",
    has("tree")
      ? `def treeOf(items, Class=None):
    Class = Class or TreeNode
    nodes = []
    for item in items or []:
        node = None if item is None else Class.__new__(Class)
        nodes.append(node)
        if node is not None:
            node.${value}, node.left, node.right = item, None, None
    hung = iter(nodes[1:])
    for node in nodes:
        if node is not None:
            node.left, node.right = next(hung, None), next(hung, None)
    return nodes[0] if nodes else None`
      : "",
  ]
    .filter(Boolean)
    .join("\n");
}

/** What it uses and has not imported itself; its own names come later and win. */
function imports(source: string): string {
  const uses = (name: string, behind = ""): boolean =>
    new RegExp(`(?<![.\\w])${name}\\b${behind}`).test(source);
  const names = Object.entries(GIVEN).flatMap(([module, list]) => {
    const used = list.split(" ").filter((name) => uses(name));
    return used.length > 0 ? [`from ${module} import ${used.join(", ")}`] : [];
  });
  return [...MODULES.filter((name) => uses(name, "\\.")).map((name) => `import ${name}`), ...names].join(
    "\n",
  );
}
