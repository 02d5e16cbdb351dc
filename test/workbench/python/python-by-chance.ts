/** A program in Python by chance: every kind of statement and every method that changes something. */
export function pythonByChance(seed: number): string {
  let x = (seed * 2654435761) % 2147483648 || 1;
  const r = (n: number): number => {
    x = (x * 1103515245 + 12345) % 2147483648;
    return (x >> 8) % n;
  };
  const pick = (...all: string[]): string => all[r(all.length)] ?? "";
  let depth = 0;
  const num = (): string =>
    pick(
      ...[String(r(9)), "i", "j", "len(a)", `(i + ${r(3)})`, "(j % 4)", "0.5", "-0.0", "2.0", "10**12"],
      ...["True", `-${r(5)}`, "(i // 2)", "abs(j)", "max(i, j)", 'float("inf")', "a[-1:]and 3"],
    );
  const idx = (): string => pick(String(r(3)), "-1", "-2", "i % 3", "(j + 1) % 2", "(i := (i + 1) % 7) % 3");
  const val = (): string =>
    pick(
      ...[
        num(),
        num(),
        num(),
        `"t${r(5)}"`,
        "None",
        "[1, i]",
        '{"v": j}',
        "(i, j)",
        "(i, [j])",
        "a",
        "o",
        "b[0]",
      ],
      ...[
        "o.left",
        "{i, 3}",
        "N(i)",
        "10**20",
        "[*a[:2], j]",
        "[k * 2 for k in range(i % 4)]",
        "not i",
        "b[-1:]",
      ],
      ...["i if j else None", 'f"{i}-{j!r}"', "lambda: i", "deque([1, j])", "d.get(i)", "1 < i <= 3"],
    );
  const list = (): string => pick("a", "a", "b", "o.list");
  const lines = (indent: string): string[] => {
    const one = (): string[] => lines(indent);
    const inner = (): string[] => {
      depth++;
      const made = [...lines(`${indent}    `), ...(r(2) ? lines(`${indent}    `) : [])];
      depth--;
      return made;
    };
    const put = (text: string): string[] => [indent + text];
    switch (r(depth < 2 ? 44 : 32)) {
      case 0:
        return put(`a[${idx()}] = ${val()}`);
      case 1:
        return put(`a[${idx()}] = a[${idx()}]`);
      case 2:
        return put(`a[${idx()}], a[${idx()}] = a[${idx()}], a[${idx()}]`);
      case 3:
        return put(`${list()}.append(${val()})`);
      case 4:
        return put(`i = len(${list()}) and ${list()}.pop(${pick("", "0", "-1")}) and 2`);
      case 5:
        return put(`${list()}.insert(${pick("0", "1", "-1", "99")}, ${val()})`);
      case 6:
        return put(
          `${list()}.${pick("reverse()", `extend([${val()}])`, "clear()", "extend(x for x in (1, 2))")}`,
        );
      case 7:
        return put(`a[${pick("1:2", ":1", "::2", "-1:", "5:")}] = ${pick("[i, j]", "a[:1]", "()", "[0]")}`);
      case 8:
        return put(`b${pick(" += [i]", " *= 2", "[1:] = [9]")}; b = b[:6]`);
      case 9:
        return put(`del ${pick("a[0:1]", "a[-1:]", "a[::3]", "b[1:]")}`);
      case 10:
        return put(`o.${pick("x", "y", "left", "list2", "_N__p")} = ${val()}`);
      case 11:
        return put(`setattr(o, ${pick('"x"', '"z"')}, ${val()})`);
      case 12:
        return put(`d[${pick("i", '"k"', "(i, 2)", "True", "1.0", "o")}] = ${val()}`);
      case 13:
        return put(
          `d.${pick("pop(i, None)", 'setdefault("s", [])', "update(z=1)", "update({2: j})", "clear()")}`,
        );
      case 14:
        return put(`s.${pick("add(i)", "add(j)", "discard(j)", "update([1, 2])", "clear()", "add((i, 1))")}`);
      case 15:
        return put(`s ${pick("|=", "-=", "^=", "&=")} {${r(4)}, i if isinstance(i, int) else 0}`);
      case 16:
        return put(`${pick("i", "j")} = ${num()}`);
      case 17:
        return put(`i = j = ${val()}`);
      case 18:
        return put(`i, j = j, i`);
      case 19:
        return put(`(i, *j), k = [1, ${num()}, 3], ${num()}`);
      case 20:
        return put(`q.${pick("append(i)", "appendleft(j)", "rotate(1)", "extend([1, 2])", "reverse()")}`);
      case 21:
        return put(`i = q and q.${pick("pop()", "popleft()")}`);
      case 22:
        return put(`w[${pick("i", "j", '"a"')}].append(${num()})`);
      case 23:
        return put(`heapq.${pick("heappush(h, 3)", "heappush(h, 1)", "heapify(h)", "heappushpop(h, 2)")}`);
      case 24:
        return put(`j = h and heapq.heappop(h)`);
      case 25:
        return put(`random.shuffle(a); bisect.insort(h, 2)`);
      case 26:
        return put(
          `n.${pick(`add(${num()})`, "count += 1", `next = N(${r(5)})`, "add(n.take())", "list[0:1] = [7]")}`,
        );
      case 27:
        return put(`push = a.append; push(${num()}); list(map(b.append, [1]))`);
      case 28:
        return put(`a.sort(key=lambda v: str(type(v)))`);
      case 29:
        return put(`o.grid[${r(2)}][${r(2)}] ${pick("=", "+=")} ${r(5)}`);
      case 30:
        return put(`d[${pick('"c"', "5")}] = d.get("c", 0) if isinstance(d.get("c", 0), int) else 1`);
      case 31:
        return put(`j = f(${r(4)})`);
      case 32:
        return [...put(`for k in range(${1 + r(4)}):`), ...inner()];
      case 33:
        return [...put(`for k, v in enumerate(a[:3]):`), ...inner(), ...(r(3) ? [] : put("    continue"))];
      case 34:
        return [
          ...put(
            `if ${pick(`${num()} > ${num()}`, "i", "a", "not b", "i in a", "i == j", "o is None", "j is not None", "3 in d", "i not in s", "a == b", "q and i", "1 < len(a) <= 3")}:`,
          ),
          ...inner(),
          ...(r(2) ? [...put("else:"), ...inner()] : []),
        ];
      case 35:
        return [
          ...put("try:"),
          ...inner(),
          ...put(`    a[99] = f(1)`),
          ...put(`except ${pick("IndexError", "Exception")} as e:`),
          ...inner(),
          ...(r(2) ? [...put("finally:"), ...inner()] : []),
        ];
      case 36:
        return [
          ...put("t = 0"),
          ...put(`while t < ${r(4)}${pick("", " and a", " or not b and t < 2")}:`),
          ...put("    t += 1"),
          ...inner(),
          ...(r(2) ? [...put("else:"), ...inner()] : []),
        ];
      case 37:
        return [
          ...put(`match ${pick("a", "i", "(i, j)", "d")}:`),
          ...put("    case [p, *_]:"),
          ...put("        j = p"),
          ...put("    case (int() | None) as p:"),
          ...put("        i = 1"),
          ...put("    case _:"),
          ...put("        pass"),
        ];
      case 38:
        return put(`o = g(${pick("o", "o", "N(2)")})`);
      case 39:
        return [...put("for v in gen(3):"), ...inner()];
      case 40:
        return put(`a = [k for k in a if k is not None][:5] + [${num()}] * 2`);
      case 41:
        return put(`d = {k: v for k, v in d.items() if k != i}`);
      case 42:
        return put(`t = tuple(a); u = set(); del t`);
      default:
        return one();
    }
  };
  const safe = (text: string[]): string[] => [
    "try:",
    ...text.map((line) => `    ${line}`),
    `except (NameError, TypeError, IndexError, AttributeError, KeyError, ValueError, ZeroDivisionError, OverflowError) as bad:`,
    "    why = type(bad).__name__",
    ...[
      "    a = [3, 1, 2]; b = [[1], 2]; i, j = 1, 2",
      "    s = {1}; d = {1: 'one'}; q = deque([1]); h = [1, 2, 3]",
    ],
  ];
  return `import heapq, random, bisect
from collections import deque, defaultdict
random.seed(${seed})
class N:
    def __init__(self, v):
        self.list = [4, 5]
        self.v, self.count, self.left = v, 0, None
        self.grid = [[0, 1], [2, 3]]
        self.__p = 1
    def add(self, x):
        self.list.append(x)
        self.count += 1
        return self
    def take(self):
        self.__p += 1
        return self.list.pop() if self.list else None
i, j = ${r(5)}, ${r(5)}
a, b = [3, 1, 2], [[1], 2]
d, s, q, h = {1: "one"}, {1, 2}, deque([1, 2]), [1, 2, 3]
w = defaultdict(list)
o, n = N(1), N(0)
def f(d):
    local = [d]
    if d > 0:
        local.append(f(d - 1))
        a.append(len(local))
        del a[0]
    return len(local)
def g(p):
    if isinstance(p, N):
        p.seen = True
    for t in range(2):
        s.add(t)
    return p
def gen(n):
    for k in range(n):
        a.append(k)
        yield k
${Array.from({ length: 16 }, () => safe(lines("")).join("\n")).join("\n")}`;
}
