// What runs a reader's program in Python: it starts Python from the bytes that the judge hands over, and answers the same orders as the
// prelude for JavaScript. `__python` stands before it and holds Python's own loader.
{
  let port;
  let python;
  let load;
  let run;

  // No package is to be had, as there is nowhere to fetch it from.
  const LOCK = {
    info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
    packages: {},
  };

  const unpacked = (blob, type) =>
    new Response(blob.stream().pipeThrough(new DecompressionStream("gzip")), {
      headers: { "content-type": type },
    });

  const start = async ({ files: { core, library }, room }, entry) => {
    // The loader asks for its files by name; there is no network to ask.
    const files = {
      "pyodide.asm.wasm": () => unpacked(core, "application/wasm"),
      "python_stdlib.zip": () => unpacked(library, "application/zip"),
    };
    self.fetch = async (address) => files[String(address).split("/").pop()]?.() ?? Response.error();
    python = await self.__python.loadPyodide({
      createPyodideModule: self.__python.createPyodideModule,
      lockFileContents: LOCK,
      indexURL: "https://python.invalid/",
      packageBaseUrl: "https://python.invalid/",
      stdin: () => null,
      stdout: () => {},
      stderr: () => {},
    });
    self.fetch = undefined;
    const own = python.toPy({});
    python.runPython(room, { globals: own, filename: "<room>" });
    load = own.get(entry);
    run = own.get("run");
  };

  const begin = async (order) => {
    await start(order, "load");
    const sentences = python.toPy(order.sentences);
    const [kind, ...rest] = load(order.source, order.entry, sentences);
    if (kind === "mistake") {
      const [line, column, message] = rest;
      port.postMessage({ kind, line, column, message });
    } else if (kind === "broken") {
      const [line, message, log] = rest;
      port.postMessage({ kind, line, message, log });
    } else if (kind === "missing") port.postMessage({ kind, found: rest[0] });
    else port.postMessage({ kind, log: rest[0] });
  };

  /** A program that is to be seen is described before it runs, and then run once. */
  const see = async (order) => {
    await start(order, "read");
    const sentences = python.toPy(order.sentences);
    const [kind, ...rest] = load(order.source, sentences);
    if (kind === "mistake") {
      const [line, column, message] = rest;
      return port.postMessage({ kind, line, column, message });
    }
    port.postMessage({ kind: "read", program: rest[0] });
    const { steps: budget, ms: milliseconds } = order.limits;
    const [events, told, log, steps, stopped, error, ms] = run(budget, milliseconds, order.builders);
    const constants = [undefined, undefined, null, true, false, ...told.map(constantOf)];
    port.postMessage({ kind: "seen", events, constants, log, steps, stopped, error, ms }, [events.buffer]);
  };

  const constantOf = ([kind, text]) => {
    if (kind === "text") return text;
    if (kind !== "number") return { kind, text };
    const special = { inf: Number.POSITIVE_INFINITY, "-inf": Number.NEGATIVE_INFINITY, nan: Number.NaN };
    return special[text] ?? Number(text);
  };

  const runOne = (input, limits) => {
    const args = python.toPy(input);
    const [output, told, stopped, line, steps, ms, log] = run(args, limits.steps, limits.ms);
    args.destroy();
    const error = told ? { kind: told[0], line: told[1], message: told[2] } : undefined;
    return { output, error, stopped: stopped ?? undefined, line, steps, ms, log };
  };

  const answer = (order) => {
    if (order.kind !== "batch") return;
    const results = [];
    for (let k = 0; k < order.inputs.length; k++) {
      port.postMessage({ kind: "at", test: order.first + k });
      const result = runOne(order.inputs[k], order.limits);
      results.push(result);
      if (result.error || result.stopped) break;
    }
    port.postMessage({ kind: "batch", first: order.first, results });
  };

  // Python itself has ended. A recursion that is deeper than the browser's own stack does that.
  const broken = (error) => {
    const message = String(error?.message ?? error);
    const isOverflow = /call stack|recursion/i.test(message);
    port.postMessage(isOverflow ? { kind: "overflow" } : { kind: "broken", line: 0, message, log: [] });
  };

  addEventListener(
    "message",
    ({ ports }) => {
      port = ports[0];
      port.onmessage = async ({ data }) => {
        try {
          if (data.kind === "load") await begin(data);
          else if (data.kind === "see") await see(data);
          else answer(data);
        } catch (error) {
          broken(error);
        }
      };
    },
    { once: true },
  );
  addEventListener("unhandledrejection", (event) => event.preventDefault());
}
