// What stands before a program that is to be seen: it hears of every step and every write, and keeps them as the words of
// algorithms/engines/program/words.ts. see.ts puts the calls of it into the program.
{
  const most = { words: 24_000_000, constants: 200_000, objects: 1_000_000, calls: 1_000_000 };
  const long = { items: 20_000, fields: 2000, text: 400, lines: 500, printed: 100_000 };
  const BIAS = 1 << 22;
  const [STEP, VAR, PUT, LEN, NEW, ENTER, LEAVE, GOES, LINK] = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(
    (kind) => kind << 24,
  );
  const [ARRAY, OBJECT, MAP, SET, TYPED, OTHER] = [1, 2, 3, 4, 5, 6];
  class Stopped extends Error {}

  let port;
  let budget = 1_000_000;
  let deadline = Number.POSITIVE_INFINITY;
  let stopped;
  let words = new Int32Array(1 << 14);
  let count = 0;
  let steps = 0;
  // While the recorder looks at an object, a getter or a proxy may run the program's own code: that makes no steps.
  let isLooking = false;

  const reserve = (more) => {
    if (count + more <= words.length) return;
    const all = new Int32Array(2 * words.length);
    all.set(words);
    words = all;
  };
  const put = (a, b, c) => {
    reserve(3);
    words[count++] = a;
    words[count++] = b;
    words[count++] = c;
  };

  // ---- values

  const constants = [undefined, undefined, null, true, false];
  const places = new Map([
    [undefined, 1],
    [null, 2],
    [true, 3],
    [false, 4],
  ]);
  const NEGATIVE_ZERO = Symbol("-0");
  const constant = (key, value) => {
    let place = places.get(key);
    if (place === undefined) {
      if (constants.length >= most.constants) {
        stopped ??= "constants";
        return 0;
      }
      place = constants.push(value) - 1;
      places.set(key, place);
    }
    return place << 2;
  };
  const shortened = (text) => (text.length > long.text ? `${text.slice(0, long.text)}…` : text);
  const word = (value) => {
    switch (typeof value) {
      case "number": {
        const whole = value | 0;
        if (whole === value && whole >= -1073741824 && whole <= 1073741823 && (whole !== 0 || 1 / value > 0))
          return (whole << 1) | 1;
        return Object.is(value, -0) ? constant(NEGATIVE_ZERO, -0) : constant(value, value);
      }
      case "string":
        return constant(value, shortened(value));
      case "boolean":
        return value ? 12 : 16;
      case "undefined":
        return 4;
      case "bigint":
        return constant(value, { kind: "bigint", text: shortened(String(value)) });
      case "symbol":
        return constant(value, { kind: "symbol", text: shortened(String(value)) });
      case "function":
        return constant(value, { kind: "function", text: nameOf(value) });
      default:
        return value === null ? 8 : (told(value).id << 2) | 2;
    }
  };
  const nameOf = (fn) => {
    const name = Object.getOwnPropertyDescriptor(fn, "name")?.value;
    return typeof name === "string" ? shortened(name) : "";
  };

  // ---- objects

  const infos = new WeakMap();
  let objects = 0;
  // Objects that were met inside others, and are looked at after them: there may be no end of depth.
  const met = [];
  const isObject = (value) => typeof value === "object" && value !== null;
  const kindOf = (object) => {
    if (Array.isArray(object)) return ARRAY;
    if (ArrayBuffer.isView(object)) return object instanceof DataView ? OTHER : TYPED;
    if (object instanceof Map) return MAP;
    if (object instanceof Set) return SET;
    const isClosed =
      object === self ||
      object instanceof Date ||
      object instanceof RegExp ||
      object instanceof Promise ||
      object instanceof Error ||
      object instanceof WeakMap ||
      object instanceof WeakSet;
    return isClosed ? OTHER : OBJECT;
  };
  const classOf = (object) => {
    const maker = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(object) ?? {}, "constructor")?.value;
    return typeof maker === "function" ? nameOf(maker) : "";
  };
  /** What is known of an object, which is told if it was not. */
  const told = (object) => {
    const known = infos.get(object);
    if (known) return known;
    if (objects >= most.objects) stopped ??= "objects";
    const info = { id: ++objects, kind: OTHER, head: 0, length: 0, keys: new Map() };
    infos.set(object, info);
    let name = "";
    looking(() => {
      info.kind = kindOf(object);
      if (info.kind === OBJECT) name = classOf(object);
    });
    put(NEW | info.kind, info.id, name === "" || name === "Object" ? 0 : constant(name, name));
    met.push(object, info);
    if (!isLooking) drain();
    return info;
  };
  /** A look at an object, whatever its getters throw. */
  const looking = (look) => {
    const before = isLooking;
    isLooking = true;
    try {
      look();
    } catch {
      // What cannot be looked at is not shown.
    } finally {
      isLooking = before;
    }
  };
  const drain = () => {
    while (met.length > 0) {
      const info = met.pop();
      const object = met.pop();
      if (!stopped) looking(() => scan(object, info));
    }
  };
  const length = (info) => put(LEN | (info.head + BIAS), info.id, info.length);
  const cell = (info, k, value) => put(PUT | (k + BIAS), info.id, value);
  const entry = (info, key, value) => {
    let at = info.keys.get(key);
    if (at === undefined) {
      at = info.length++;
      // A map takes 0 and −0 for one key.
      const plain = key === 0 ? 0 : key;
      info.keys.set(plain, at);
      cell(info, 2 * at, word(plain));
      length(info);
    }
    cell(info, 2 * at + 1, value);
  };
  const forget = (info, key, at) => {
    info.keys.delete(key);
    cell(info, 2 * at, 0);
    cell(info, 2 * at + 1, 0);
  };
  const items = (object, info, from, to) => {
    for (let k = from; k < to; k++) cell(info, info.head + k, k in object ? word(object[k]) : 0);
  };
  /** All that is in an object, anew. */
  const scan = (object, info) => {
    if (info.kind === ARRAY || info.kind === TYPED) {
      info.length = Math.min(object.length, long.items);
      length(info);
      items(object, info, 0, info.length);
    } else if (info.kind === MAP || info.kind === SET) {
      for (const [key, at] of info.keys) if (!object.has(key)) forget(info, key, at);
      if (info.keys.size === 0) info.length = 0;
      for (const [key, value] of object.entries()) entry(info, key, word(value));
      length(info);
    } else if (info.kind === OBJECT) {
      for (const [key, at] of info.keys)
        if (key[0] !== "#" && !Object.hasOwn(object, key)) forget(info, key, at);
      for (const key of Object.keys(object).slice(0, long.fields)) {
        const field = Object.getOwnPropertyDescriptor(object, key);
        if (field && "value" in field) entry(info, key, word(field.value));
      }
      length(info);
    }
  };
  const indexOf = (key) => {
    if (typeof key === "number") return key >>> 0 === key ? key : -1;
    return typeof key === "string" && /^\d+$/.test(key) ? Number(key) : -1;
  };
  /** A place of an object has been written to. */
  const written = (object, key) => {
    const info = isObject(object) ? infos.get(object) : undefined;
    if (!info || typeof key === "symbol") return;
    if (info.kind === ARRAY || info.kind === TYPED) {
      const all = Math.min(object.length, long.items);
      const k = indexOf(key);
      if (all < info.length) return scan(object, info);
      if (all > info.length) grown(object, info, all);
      if (k >= 0 && k < info.length) cell(info, info.head + k, word(object[k]));
    } else if (info.kind === OBJECT && (typeof key !== "string" || key[0] !== "#")) {
      // A setter has told itself what it wrote.
      const field = Object.getOwnPropertyDescriptor(object, key);
      if (field && "value" in field) entry(info, String(key), word(field.value));
    }
  };
  const grown = (object, info, all) => {
    const from = info.length;
    info.length = all;
    length(info);
    items(object, info, from, all);
  };
  const CLOSE_TO_END = { push: 1, pop: 1, shift: 1, unshift: 1 };
  /** A method of an object has been called that may have changed it. */
  const called = (object, name, key) => {
    const info = isObject(object) ? infos.get(object) : undefined;
    if (!info) return;
    if (
      info.kind === ARRAY &&
      name in CLOSE_TO_END &&
      object.length < long.items &&
      info.length < long.items
    ) {
      const more = object.length - info.length;
      if (name === "push") {
        if (more >= 0) return grown(object, info, object.length);
      } else if (name === "unshift") {
        if (more >= 0) {
          info.head -= more;
          info.length += more;
          length(info);
          return items(object, info, 0, more);
        }
      } else if (more === 0) return;
      else if (more === -1) {
        const isFirst = name === "shift";
        cell(info, info.head + (isFirst ? 0 : object.length), 0);
        if (isFirst) info.head++;
        info.length--;
        return length(info);
      }
    } else if (info.kind === MAP || info.kind === SET) {
      if (name === "set" || name === "add") {
        if (object.has(key)) entry(info, key, word(info.kind === MAP ? object.get(key) : key));
        return;
      }
      if (name === "delete") {
        const at = info.keys.get(key);
        if (at !== undefined && !object.has(key)) forget(info, key, at);
        return;
      }
    }
    // Methods of its own have told what they wrote.
    if (info.kind !== OBJECT || name === "") scan(object, info);
  };
  // The same as `looking`, for what is done at every write: no function is made for it.
  const afterWrite = (object, key) => {
    if (isLooking || !isObject(object)) return;
    isLooking = true;
    try {
      written(object, key);
    } catch {
      // As above.
    } finally {
      isLooking = false;
    }
    if (met.length > 0) drain();
  };
  const afterCall = (object, name, key) => {
    if (isLooking || !isObject(object)) return;
    isLooking = true;
    try {
      called(object, name, key);
    } catch {
      // As above.
    } finally {
      isLooking = false;
    }
    if (met.length > 0) drain();
  };

  // ---- steps and calls

  // Objects and keys of writes that have not happened yet; where they begin for each open call.
  const objectsOf = [];
  const keysOf = [];
  let depth = 0;
  const open = [];
  const bases = [];
  let calls = 0;
  let returned = 4;
  let hasFailed = false;
  const check = () => {
    if (!stopped && steps >= budget) stopped = "steps";
    if (!stopped && count > most.words) stopped = "words";
    if (!stopped && (steps & 255) === 0 && performance.now() > deadline) stopped = "time";
    // Again at every step: a program that catches everything ends too.
    if (stopped) throw new Stopped();
    steps++;
  };
  const remember = (object, key) => {
    objectsOf[depth] = object;
    keysOf[depth++] = key;
    return object;
  };
  const fixed = (name, value) => Object.defineProperty(self, name, { value });
  fixed("__s", (site, call) => {
    if (isLooking || call < 0) return;
    if (bases.length > 0) depth = bases[bases.length - 1];
    check();
    if (count === words.length) reserve(1);
    words[count++] = STEP | site;
  });
  // Of each call its function, and the call whose variables it sees.
  const functions = [];
  const outers = [];
  fixed("__e", (fn, outer = 0) => {
    if (isLooking) return -1;
    if (!stopped && calls >= most.calls) stopped = "calls";
    check();
    const call = calls++;
    const caller = open.length > 0 ? open[open.length - 1] : -1;
    put(ENTER | fn, call, caller);
    const expected = functions[caller] === fn ? outers[caller] : caller;
    const isTold = outer > 0 && outer !== expected;
    if (isTold) put(LINK, call, outer);
    functions.push(fn);
    outers.push(isTold ? outer : expected);
    open.push(call);
    bases.push(depth);
    returned = 4;
    hasFailed = false;
    return call;
  });
  // Calls end in the order of a stack, but for those of generators.
  let hasGenerators = false;
  const leave = (call) => {
    if (open[open.length - 1] !== call) {
      const at = open.lastIndexOf(call);
      if (at < 0) return false;
      open.length = bases.length = at + 1;
    }
    open.pop();
    depth = bases.pop();
    return true;
  };
  const goOn = () => {
    if (hasGenerators && open.length > 0) put(GOES, open[open.length - 1], 0);
  };
  fixed("__l", (call) => {
    if (isLooking || call < 0) return;
    leave(call);
    if (!stopped) {
      steps++;
      put(LEAVE | Number(hasFailed), call, returned);
      goOn();
    }
    if (!hasFailed) returned = 4;
  });
  fixed("__r", (_call, value) => {
    if (isLooking) return value;
    returned = word(value);
    hasFailed = false;
    return value;
  });
  fixed("__h", (error) => {
    if (isLooking) return;
    hasFailed = true;
    returned = error instanceof Stopped ? 0 : word(saying(error));
  });
  // An error has been caught.
  fixed("__g", (call) => {
    if (isLooking || call < 0) return;
    hasFailed = false;
    returned = 4;
    if (!open.includes(call)) resume(call);
    depth = bases[bases.length - 1] ?? 0;
  });
  const resume = (call) => {
    open.push(call);
    bases.push(depth);
    goOn();
  };
  // A generator gives a value, and goes on after it.
  fixed("__y", (call, value) => {
    hasGenerators = true;
    if (!isLooking && call >= 0 && leave(call)) goOn();
    return value;
  });
  fixed("__z", (call, value) => {
    if (!isLooking && call >= 0 && !open.includes(call)) resume(call);
    return value;
  });

  // ---- writes

  const variable = (call, slot, value) => {
    if (!isLooking && call >= 0) put(VAR | slot, call, word(value));
  };
  fixed("__v", (call, slot, value) => {
    variable(call, slot, value);
    return value;
  });
  fixed("__p", (call, slot, old, value) => {
    variable(call, slot, value);
    return old;
  });
  fixed("__o", (object) => remember(object, undefined));
  fixed("__O", remember);
  fixed("__k", (key) => {
    const plain = typeof key === "object" && key !== null ? String(key) : key;
    keysOf[depth - 1] = plain;
    return plain;
  });
  fixed("__K", (key) => {
    keysOf[depth - 1] = key;
    return key;
  });
  const isPrivate = (key) => typeof key === "string" && key[0] === "#";
  fixed("__w", (value) => {
    const object = objectsOf[--depth];
    const key = keysOf[depth];
    if (isPrivate(key)) field(object, key, value);
    else afterWrite(object, key);
    return value;
  });
  fixed("__u", (value) => {
    const key = keysOf[--depth];
    // What stands in a private field afterwards is not to be read from here; it is told by the next write.
    if (!isPrivate(key)) afterWrite(objectsOf[depth], key);
    return value;
  });
  fixed("__d", (value) => {
    // Everything anew, as after a method that is not known.
    afterCall(objectsOf[--depth], "", undefined);
    return value;
  });
  // After several writes at once: so many places, and variables that were told on the way here.
  fixed("__q", (value, places) => {
    for (let k = depth - places; k < depth; k++) afterWrite(objectsOf[k], keysOf[k]);
    depth -= places;
    return value;
  });
  fixed("__c", (value, name) => {
    afterCall(objectsOf[--depth], name, keysOf[depth]);
    return value;
  });
  const field = (object, key, value) => {
    if (isLooking || !isObject(object)) return;
    const info = isPrivate(key) ? told(object) : infos.get(object);
    if (info?.kind === OBJECT) entry(info, key, word(value));
  };
  fixed("__F", (object, key, value) => {
    field(object, key, value);
    return value;
  });

  // ---- what it prints

  const log = [];
  let printed = 0;
  const saying = (error) =>
    shortened(error instanceof Error ? `${error.name}: ${error.message}` : `${text(error)}`);
  const text = (value, inside = 0) => {
    if (typeof value === "string") return inside === 0 ? value : JSON.stringify(value);
    if (typeof value === "bigint") return `${value}n`;
    if (typeof value === "function") return `function ${nameOf(value)}`;
    if (!isObject(value)) return String(value);
    if (inside > 3) return "…";
    const some = (list) => `${list.slice(0, 100).join(", ")}${list.length > 100 ? ", …" : ""}`;
    const inner = (item) => text(item, inside + 1);
    if (value instanceof Error) return `${value.name}: ${value.message}`;
    if (Array.isArray(value) || kindOf(value) === TYPED) return `[${some(Array.from(value, inner))}]`;
    if (value instanceof Set) return `Set {${some([...value].map(inner))}}`;
    if (value instanceof Map) return `Map {${some([...value].map(([k, v]) => `${inner(k)} → ${inner(v)}`))}}`;
    return `{${some(Object.entries(value).map(([k, v]) => `${k}: ${inner(v)}`))}}`;
  };
  const print = (...list) => {
    if (isLooking || log.length >= long.lines || printed >= long.printed) return;
    let said = "";
    looking(() => {
      said = list.map((item) => text(item)).join(" ");
    });
    said = said.slice(0, long.printed - printed);
    printed += said.length;
    log.push([steps, said]);
  };
  const own = { log: print, info: print, warn: print, error: print, debug: print, table: print };
  self.console = new Proxy(own, { get: (target, name) => target[name] ?? (() => {}) });

  // ---- the run

  let program;
  const ran = (limits) => {
    budget = limits.steps;
    const start = performance.now();
    deadline = start + limits.ms;
    let error;
    try {
      program();
    } catch (thrown) {
      if (!(thrown instanceof Stopped)) looking(() => (error = saying(thrown)));
      if (!(thrown instanceof Stopped)) error ??= "";
    }
    const ms = performance.now() - start;
    return { kind: "seen", events: words.slice(0, count), constants, log, steps, stopped, error, ms };
  };
  const answer = ({ data: order }) => {
    if (order?.kind !== "see") return;
    const seen = ran(order.limits);
    port.postMessage(seen, [seen.events.buffer]);
  };
  const ready = () => {
    if (!port) return setTimeout(ready, 0);
    port.onmessage = answer;
    port.postMessage({ kind: "ready" });
  };
  fixed("__offer", (given) => {
    program = given;
    ready();
  });
  addEventListener(
    "message",
    ({ ports }) => {
      port = ports[0];
    },
    { once: true },
  );
  addEventListener("unhandledrejection", (event) => event.preventDefault());
  // Tidiness, not the boundary: the policy and the sandbox are that.
  for (const name of [
    ...["Worker", "SharedWorker", "caches", "BroadcastChannel", "indexedDB", "fetch", "WebSocket"],
    ...["EventSource", "WebTransport", "XMLHttpRequest", "importScripts"],
  ])
    try {
      Object.defineProperty(self, name, { value: undefined });
    } catch {
      // It is not to be had here anyway.
    }
}
