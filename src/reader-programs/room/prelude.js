// What stands before a reader's program in the room: it counts its lines, keeps what it prints, calls it, and sends back what came out.
{
  const most = { lines: 500, printed: 100_000, depth: 6, entries: 4_000_000 };
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
    }
  };

  const fixed = (name, value) => Object.defineProperty(self, name, { value });
  fixed("__t", tick);
  fixed("__offer", (given) => {
    program = given;
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
  // What a program may tell the figure: nobody looks at it here. Its own functions of such names are here already, and stay.
  for (const name of ["game", "pair", "move"])
    if (!Object.hasOwn(self, name))
      Object.defineProperty(self, name, { value: () => undefined, writable: true, configurable: true });
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
