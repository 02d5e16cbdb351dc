/** A naive deep snapshot of all that is in sight, taken by Python at each step, beside what the words of the run say there. */
import { Memory } from "#algorithms/engines/program/memory.ts";
import { objectOf, type Value } from "#algorithms/engines/program/words.ts";
import { type SeenPython, seenPython } from "./python-in-node.ts";

/** Reads the frames of the program itself. */
const TAKES = `
import struct
snapshots = []
kept_names, kept_sites = None, None
names_program, tree_program = Barriers.program, Tree.program
def capture_names(self, module):
    global kept_names
    kept_names = self.names
    return names_program(self, module)
def capture_tree(self, module):
    global kept_sites
    told = tree_program(self, module)
    kept_sites = self.sites
    for each in ast.walk(module):
        if isinstance(each, ast.For):
            fresh[each.site] = set(target_names(each.target))
    return told
fresh = {}
Barriers.program, Tree.program = capture_names, capture_tree

def deep(value, seen):
    kind = type(value)
    if value is None: return "None"
    if kind is bool: return str(value)
    if isinstance(value, int): return str(int(value))
    if value != value and isinstance(value, float): return "d7ff8000000000000"
    if isinstance(value, float): return "d" + struct.pack(">d", value).hex()
    if isinstance(value, str): return "s" + (value if len(value) <= 400 else value[:400] + "…")
    if isinstance(value, (types.FunctionType, types.MethodType, types.BuiltinFunctionType, types.ModuleType, type, partial)): return "ƒ"
    if id(value) in seen: return "#" + str(seen[id(value)])
    seen[id(value)] = len(seen)
    owner = "" if kind in (list, dict, set) else kind.__name__
    if isinstance(value, (list, tuple, deque, array)):
        return ("" if kind is array else owner) + "[" + ",".join(deep(each, seen) for each in value) + "]"
    if isinstance(value, dict):
        return owner + "M{" + ",".join(deep(k, seen) + ":" + deep(v, seen) for k, v in value.items()) + "}"
    if isinstance(value, (set, frozenset)):
        return owner + "S{" + ",".join(sorted(deep(each, {}) for each in value)) + "}"
    if not has_closed and kind.__module__ == "__main__" and not isinstance(value, (BaseException, Enum)):
        return owner + "{" + ",".join(k + ":" + deep(v, seen) for k, v in fields(value).items()) + "}"
    return "?"

real_step = step
def take(site):
    frame = sys._getframe(1)
    if not looking and stopped is None:
        local = frame.f_locals
        scope = kept_names.scopes[kept_sites[site][3]]
        known, parts, seen = set(fresh.get(site, ())), [], {}
        while scope is not None:
            for each, variable in scope.names.items():
                if each in known: continue
                known.add(each)
                if variable is None or variable.kind in ("function", "class"): continue
                space = frame.f_globals if variable.fn.number == 0 else local
                call = space.get(OWN + "f" + str(variable.fn.number))
                if call is None: continue
                if each not in space:
                    if variable.fn.number == 0 or variable.fn is kept_names.functions[kept_sites[site][2]]:
                        parts.append([call, variable.slot, "∅"])
                    continue
                parts.append([call, variable.slot, deep(space[each], seen)])
            scope = scope.parent
        fn = kept_names.functions[kept_sites[site][2]]
        if fn.this is not None and fn.this[0] in local:
            parts.append([local[OWN + "f" + str(fn.number)], fn.this[1], deep(local[fn.this[0]], seen)])
        snapshots.append([steps, parts])
    return real_step(site)
SEEN["s"] = take
`;

type Snapshot = readonly [
  position: number,
  parts: readonly (readonly [call: number, slot: number, text: string])[],
];

export interface Compared {
  readonly values: number;
  readonly seen: SeenPython;
  /** The first difference, in words. */
  readonly difference: string | undefined;
}

export function comparePython(source: string, steps = 20_000, room?: (text: string) => string): Compared {
  const options = { steps, before: TAKES, after: "to_js(snapshots)", ...(room && { room }) };
  const seen = seenPython(source, options);
  const memory = new Memory(seen.run);
  let values = 0;
  for (const [position, parts] of seen.out as readonly Snapshot[]) {
    if (position > seen.run.trace.length)
      return { values, seen, difference: `the run ends before step ${position}` };
    memory.at(position);
    const known = new Map<number, number>();
    for (const [call, slot, wanted] of parts) {
      const got = deep(memory, memory.slot(call, slot), known);
      values++;
      if (got !== wanted) {
        const name = seen.run.program.functions[seen.run.calls.fn[call]].slots[slot];
        return { values, seen, difference: `step ${position}, ${name}: ${got} and not ${wanted}` };
      }
    }
  }
  return { values, seen, difference: undefined };
}

/** The value of a word, printed as the snapshots are. */
function deep(memory: Memory, word: number, seen: Map<number, number>): string {
  if (word === 0) return "∅";
  const object = objectOf(word);
  if (object === 0) return plain(memory.value(word));
  const known = seen.get(object);
  if (known !== undefined) return `#${known}`;
  seen.set(object, seen.size);
  const inner = (part: number): string => deep(memory, part, seen);
  const owner = memory.className(object);
  switch (memory.kind(object)) {
    case "array":
    case "typed":
      return `${owner}[${memory.items(object).map(inner)}]`;
    case "map":
      return `${owner}M{${memory.entries(object).map(([key, value]) => `${inner(key)}:${inner(value)}`)}}`;
    case "set": {
      const all = memory.entries(object).map(([key]) => deep(memory, key, new Map()));
      return `${owner}S{${all.sort(byCodePoint)}}`;
    }
    case "object":
      return `${owner}{${memory.entries(object).map(([name, value]) => `${memory.value(name)}:${inner(value)}`)}}`;
    default:
      return "?";
  }
}

function byCodePoint(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function plain(value: Value): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "string") return `s${value}`;
  if (typeof value === "number")
    return Number.isInteger(value) && !Object.is(value, -0) ? String(value) : `d${bitsOf(value)}`;
  if (typeof value !== "object" || "object" in value) return "nothing";
  if (value.kind === "float") return `d${bitsOf(Number(value.text))}`;
  return value.kind === "bigint" ? value.text : "ƒ";
}

function bitsOf(value: number): string {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  return view.getBigUint64(0).toString(16).padStart(16, "0");
}
