// What stands before a reader's program in the room: it counts its lines, keeps what it prints, calls it, and sends back what came out.
{
  const most = { lines: 500, printed: 100_000, depth: 6, entries: 4_000_000, watched: 400 };
  const NOTHING = -(2 ** 31);
  const [OPEN, CLOSE] = [NOTHING + 1, NOTHING + 2];
  const isWhole = (value) => typeof value === "number" && (value | 0) === value;
  class Stopped extends Error {}

  let port;
  let steps = 0;
  let budget = 50_000_000;
  let deadline = performance.now() + 2000;
  let stopped;
  let line = 0;
  let log = [];
  let printed = 0;
  let program;
  let words = new Int32Array(0);
  let count = 0;
  let names = [];
  // By the number of a variable: its words as they were told, its value then, and how many writes had been counted.
  const known = [];
  const held = [];
  const heldAt = [];
  let writes = 0;

  // Stopped again at every line: a program that catches everything ends too.
  const stop = (why) => {
    stopped = why;
    throw new Stopped();
  };
  const tick = (at) => {
    line = at;
    steps++;
    if (stopped || steps > budget) stop(stopped ?? "steps");
    if ((steps & 63) === 0 && performance.now() > deadline) stop("time");
  };

  // One word for a line, three for all else.
  const reserve = (more) => {
    if (count + more <= words.length) return;
    const all = new Int32Array(Math.max(4096, 2 * words.length));
    all.set(words);
    words = all;
  };
  const put = (kind, a, b) => {
    reserve(3);
    words[count++] = kind;
    words[count++] = a;
    words[count++] = b;
  };

  const listed = (value, depth, list) => {
    if (list.length > most.watched) return false;
    if (isWhole(value)) list.push(value);
    else if (value === null || value === undefined) list.push(NOTHING);
    else if (typeof value === "boolean") list.push(Number(value));
    else {
      const isList = Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView));
      const items = isList ? value : value instanceof Set || value instanceof Map ? [...value] : undefined;
      if (!items || depth > 3 || items.length > most.watched) return false;
      if (depth > 0) list.push(OPEN);
      for (let k = 0; k < items.length; k++) if (!listed(items[k], depth + 1, list)) return false;
      if (depth > 0) list.push(CLOSE);
    }
    return list.length <= most.watched;
  };
  // Where in the words of a value those of an equal one end; −1 where they differ. Nothing is made anew for what has not changed.
  const sameTo = (value, depth, list, at) => {
    if (typeof value === "number") return list[at] === value ? at + 1 : -1;
    if (value === null || value === undefined) return list[at] === NOTHING ? at + 1 : -1;
    if (typeof value === "boolean") return list[at] === Number(value) ? at + 1 : -1;
    if (!Array.isArray(value) && !ArrayBuffer.isView(value)) return -1;
    if (depth > 0 && list[at++] !== OPEN) return -1;
    for (let k = 0; k < value.length; k++) {
      const item = value[k];
      if (typeof item === "number") {
        if (list[at++] !== item) return -1;
      } else {
        at = sameTo(item, depth + 1, list, at);
        if (at < 0) return -1;
      }
    }
    if (depth > 0 && list[at++] !== CLOSE) return -1;
    return at;
  };
  // Writes what has changed in a list of whole numbers that is as long as it was; false as soon as it is anything else. What was told
  // until then stays told.
  const rewritten = (id, value, before) => {
    const length = value?.length;
    if (before.length !== length || !(Array.isArray(value) || ArrayBuffer.isView(value))) return false;
    for (let k = 0; k < length; k++) {
      const item = value[k];
      if (before[k] === item) continue;
      if (!isWhole(item)) return false;
      before[k] = item;
      put((1 << 24) | id, k, item);
    }
    return true;
  };
  const watch = (ids, values) => {
    for (let k = 0; k < ids.length; k++) {
      const id = ids[k];
      const value = values[k];
      if (held[id] === value && (heldAt[id] === writes || typeof value !== "object")) continue;
      held[id] = value;
      heldAt[id] = writes;
      if (typeof value !== "function") tell(id, value, known[id]);
    }
  };
  // A variable that may have changed, of which other words were told before, if any were.
  const tell = (id, value, before) => {
    if (before?.isOne && before.length === 1 && isWhole(value)) {
      if (before[0] !== value) {
        before[0] = value;
        put((1 << 24) | id, 0, value);
      }
      return;
    }
    if (before !== undefined && !before.isOne)
      if (rewritten(id, value, before) || sameTo(value, 0, before, 0) === before.length) return;
    const list = [];
    const isOne = typeof value !== "object" || value === null;
    if (!listed(value, 0, list) || (value === undefined && before === undefined)) return;
    if (before === undefined || before.length !== list.length || before.isOne !== isOne)
      put((2 << 24) | id, list.length, Number(isOne));
    for (let i = 0; i < list.length; i++)
      if (before === undefined || before[i] !== list[i]) put((1 << 24) | id, i, list[i]);
    list.isOne = isOne;
    known[id] = list;
  };

  const text = (value, depth = 0) => {
    if (typeof value === "string") return depth === 0 ? value : JSON.stringify(value);
    if (typeof value === "bigint") return `${value}n`;
    if (typeof value === "function") return `function ${value.name}`;
    if (typeof value !== "object" || value === null) return String(value);
    if (depth > 3) return "…";
    const some = (items) => {
      const shown = items.slice(0, 100).join(", ");
      return items.length > 100 ? `${shown}, …` : shown;
    };
    if (value instanceof Error) return `${value.name}: ${value.message}`;
    const inner = (item) => text(item, depth + 1);
    if (Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView)))
      return `[${some(Array.from(value, inner))}]`;
    if (value instanceof Set) return `Set {${some([...value].map(inner))}}`;
    if (value instanceof Map)
      return `Map {${some([...value].map(([key, item]) => `${inner(key)} → ${inner(item)}`))}}`;
    return `{${some(Object.entries(value).map(([key, item]) => `${key}: ${inner(item)}`))}}`;
  };
  const print = (...items) => {
    if (log.length >= most.lines || printed >= most.printed) return;
    const said = items
      .map((item) => text(item))
      .join(" ")
      .slice(0, most.printed - printed);
    printed += said.length;
    log.push([line, said]);
  };
  const quiet = () => {};
  const own = { log: print, info: print, warn: print, error: print, debug: print, table: print };
  self.console = new Proxy(own, { get: (target, name) => target[name] ?? quiet });

  // An answer as plain data: lists, numbers and texts, or a record of them.
  let entries = 0;
  const plain = (value, depth) => {
    if (++entries > most.entries) throw new RangeError("the answer is too long");
    if (typeof value === "number" || typeof value === "string" || typeof value === "boolean") return value;
    if (value === null || value === undefined) return value;
    const isList = Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView));
    const isRecord = depth === 0 && Object.getPrototypeOf(value) === Object.prototype;
    if (isRecord)
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item, 1)]));
    if (!isList && !(value instanceof Set)) return text(value);
    if (depth > most.depth) return "…";
    return Array.from(value, (item) => plain(item, depth + 1));
  };

  const told = (error) => {
    if (error instanceof Stopped) return undefined;
    // Chromium and Safari say "call stack", Firefox has an error of its own for it.
    const isDeep = error instanceof RangeError || error?.name === "InternalError";
    if (isDeep && /stack|recursion/i.test(error.message)) return { kind: "depth", line };
    const message = error instanceof Error ? `${error.name}: ${error.message}` : text(error);
    return { kind: "error", line, message: String(message).slice(0, 500) };
  };
  const runOne = (input, limits) => {
    steps = 0;
    stopped = undefined;
    log = [];
    printed = 0;
    entries = 0;
    budget = limits.steps;
    const start = performance.now();
    deadline = start + limits.ms;
    let output;
    let error;
    try {
      output = program(...input);
    } catch (thrown) {
      error = told(thrown);
    }
    const ms = performance.now() - start;
    const ended = stopped;
    stopped = undefined;
    try {
      output = ended || error ? undefined : plain(output, 0);
    } catch (thrown) {
      error = { kind: "error", line, message: String(thrown) };
    }
    return { output, error, stopped: ended, line, steps, ms, log };
  };

  const answer = ({ data: order }) => {
    if (order.kind === "batch") {
      const results = [];
      for (let k = 0; k < order.inputs.length; k++) {
        port.postMessage({ kind: "at", test: order.first + k });
        results.push(runOne(order.inputs[k], order.limits));
        const { error, stopped: ended } = results[k];
        if (error || ended) break;
      }
      port.postMessage({ kind: "batch", first: order.first, results });
    } else if (order.kind === "record") {
      count = 0;
      known.length = held.length = heldAt.length = 0;
      self.__r = true;
      const result = runOne(order.input, order.limits);
      self.__r = false;
      const events = words.slice(0, count);
      port.postMessage({ kind: "record", ...result, names, events }, [events.buffer]);
    }
  };

  const fixed = (name, value) => Object.defineProperty(self, name, { value });
  self.__r = false;
  fixed("__t", tick);
  fixed("__s", (at, ids, values) => {
    try {
      watch(ids, values());
    } catch {
      // A variable that is not there yet.
    }
    reserve(1);
    words[count++] = at;
    tick(at);
  });
  // Round all that may write into a list; lists need no second look until then.
  fixed("__w", (value) => {
    writes++;
    return value;
  });
  fixed("__offer", (given, all) => {
    program = given;
    names = all;
    const whole = () => {
      if (!port) return setTimeout(whole, 0);
      port.onmessage = answer;
      port.postMessage(
        typeof program === "function" ? { kind: "ready", log } : { kind: "missing", found: typeof given },
      );
    };
    whole();
  });
  const broken = (error) =>
    port?.postMessage({ ...(told(error) ?? { message: "", line }), kind: "broken", log });
  const take = ({ ports }) => {
    port = ports[0];
    if (failure) broken(failure.error);
  };
  let failure;
  addEventListener("message", take, { once: true });
  addEventListener("error", (event) => {
    event.preventDefault();
    failure = event;
    broken(event.error);
  });
  addEventListener("unhandledrejection", (event) => event.preventDefault());
  // What a program may tell the figure, whatever its variables are called. Its own functions of such names are here already, and stay.
  for (const [k, name] of ["game", "pair", "move"].entries()) {
    if (Object.hasOwn(self, name)) continue;
    const value = (a, b, c) => {
      if (self.__r && isWhole(a) && a >= 0 && a < 1 << 24 && isWhole(b))
        put(((3 + k) << 24) | a, b, isWhole(c) ? c : NOTHING);
    };
    Object.defineProperty(self, name, { value, writable: true, configurable: true });
  }
  // Tidiness, not the boundary: the policy and the sandbox are that.
  for (const name of [
    "Worker",
    "SharedWorker",
    "caches",
    "BroadcastChannel",
    "indexedDB",
    "fetch",
    "WebSocket",
    "EventSource",
    "WebTransport",
    "XMLHttpRequest",
    "importScripts",
  ])
    try {
      Object.defineProperty(self, name, { value: undefined });
    } catch {
      // It is not to be had here anyway.
    }
}
