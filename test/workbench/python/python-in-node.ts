/** A program in Python that is seen without a browser, by the same Python. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";
import { conduct, type ProgramRun } from "#algorithms/engines/program/conduct.ts";
import { FIRST_CONSTANTS } from "#algorithms/engines/program/words.ts";
import { constantOf } from "#src/cli/record/in-python.ts";
import { describedProgram } from "#src/reader-programs/python/seen/described.ts";
import { pythonSeeWords } from "#src/reader-programs/python/seen/words.en.ts";
import { type SeenRun, seenIn } from "#src/reader-programs/room/seen-run.ts";

const PACKAGE = fileURLToPath(new URL("../../../node_modules/pyodide/", import.meta.url));
const SEEN = "src/reader-programs/python/seen/";
const ROOM = ["recorder.py", "seer.py", "barriers.py"]
  .map((file) => readFileSync(`${SEEN}${file}`, "utf8"))
  .join("\n");

export interface SeenPython {
  readonly run: ProgramRun;
  readonly seen: SeenRun;
  /** What `after` has made in the room. */
  readonly out: unknown;
}

export interface Mistake {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

interface Options {
  readonly steps?: number;
  readonly ms?: number;
  /** What stands before the program and is not seen. */
  readonly builders?: string;
  /** Python that comes after what stands in the room, and that which says what is asked of it afterwards. */
  readonly before?: string;
  readonly after?: string;
  /** Changes what stands in the room. */
  readonly room?: (text: string) => string;
}

type Raw = readonly [
  events: Int32Array,
  constants: readonly (readonly [kind: string, text: string])[],
  log: unknown,
  steps: number,
  stopped: string | undefined,
  error: string | undefined,
  ms: number,
];

const python = await loadPyodide({ indexURL: PACKAGE });
python.runPython(
  "import sys, builtins; kept = sys.setrecursionlimit, sys.stdout, sys.stderr, builtins.input",
);
/** Runs a text, which is read once. */
const execute = python.runPython(`
codes = {}
def execute(text, space):
    if text not in codes:
        codes[text] = compile(text, "<room>", "exec")
    exec(codes[text], space.to_py() if hasattr(space, "to_py") else space)
execute`);
const BACK =
  "sys.setrecursionlimit, sys.stdout, sys.stderr, builtins.input = kept; sys.setrecursionlimit(1000)";

/** Python that runs as it is, and what it leaves. */
export function plainPython(source: string, out: string): unknown {
  const own = python.toPy({ __name__: "__main__" });
  python.runPython(source, { globals: own, filename: "<plain>" });
  return python.runPython(out, { globals: own });
}

export function seenPython(source: string, options: Options = {}): SeenPython {
  const seen = seeOrRefuse(source, options);
  if ("message" in seen) throw new Error(`${seen.line}:${seen.column} ${seen.message}`);
  return seen;
}

export function seeOrRefuse(source: string, options: Options = {}): SeenPython | Mistake {
  const { steps = 1_000_000, ms = 60_000, builders = "" } = options;
  const { before = "", after = "None", room = (text: string) => text } = options;
  const own = python.toPy({});
  execute(`${room(ROOM)}\n${before}`, own);
  const [kind, ...rest] = own.get("read")(source, python.toPy(pythonSeeWords.inside));
  if (kind === "mistake") {
    const [line, column, message] = rest;
    return { line, column, message };
  }
  try {
    const [events, told, log, , stopped, error, milliseconds]: Raw = own.get("run")(steps, ms, builders);
    const constants = [...FIRST_CONSTANTS, ...told.map(constantOf)];
    const answer = { kind: "seen", events, constants, log, stopped, error, ms: milliseconds };
    const seen = seenIn(structuredClone(answer));
    const program = describedProgram(source, rest[0]);
    if (!seen || !program) throw new Error("nothing came out of the room");
    return { run: conduct(program, seen), seen, out: python.runPython(after, { globals: own }) };
  } finally {
    python.runPython(BACK);
    own.destroy();
  }
}
