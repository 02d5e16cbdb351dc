/** Runs a program in Python by the Python of this machine, under the recorder of the workbench. */
import { spawnSync } from "node:child_process";
import type { Program } from "#algorithms/engines/program/program.ts";
import { FIRST_CONSTANTS } from "#algorithms/engines/program/words.ts";
import { describedProgram } from "#src/reader-programs/python/seen/described.ts";
import { pythonSeeWords } from "#src/reader-programs/python/seen/words.en.ts";
import { SourceError } from "#src/reader-programs/room/mistake.ts";
import { type SeenRun, seenIn } from "#src/reader-programs/room/seen-run.ts";
import type { CalledProgram } from "./called.ts";
import { type Limits, OVERTIME } from "./in-node.ts";
import { recordWords as words } from "./record.en.ts";
import { pythonText } from "./room-files.ts";

/** The recorder hands over arrays as they are: what Pyodide would make of them for a browser is not needed. */
const RUN = `
import base64, json, sys, types
asked = json.load(sys.stdin)
out = sys.stdout
ffi = types.ModuleType("pyodide.ffi")
ffi.to_js = lambda given, **_: given
sys.modules["pyodide"] = types.ModuleType("pyodide")
sys.modules["pyodide.ffi"] = ffi
own = {}
exec(compile(asked["room"], "<room>", "exec"), own)
read = own["read"](asked["source"], asked["sentences"])
seen = None
if read[0] == "read":
    words, *rest = own["run"](asked["steps"], asked["ms"], asked["builders"])
    seen = [base64.b64encode(words.tobytes()).decode(), *rest]
out.write("\\n" + json.dumps([read, seen]) + "\\n")
`;

const NAMES = ["python3", "python"];
const MOST_BYTES = 500_000_000;

type Answer = readonly [
  read: readonly ["read", string] | readonly ["mistake", number, number, string],
  seen:
    | readonly [
        events: string,
        constants: readonly (readonly [kind: string, text: string])[],
        log: unknown,
        steps: number,
        stopped: string | null,
        error: string | null,
        ms: number,
      ]
    | null,
];

/** Undefined where this machine has no Python. Throws a SourceError for what is no program. */
export function runInPython(
  { text: source, builders }: Pick<CalledProgram, "text" | "builders">,
  limits: Limits,
): { readonly program: Program; readonly seen: SeenRun } | undefined {
  const sentences = { ...pythonSeeWords.inside, onlyStandard: words.noModule };
  const input = JSON.stringify({ room: pythonText(), source, builders, sentences, ...limits });
  for (const name of NAMES) {
    const { error, stdout, stderr } = spawnSync(name, ["-I", "-c", RUN], {
      ...{ input, encoding: "utf8", maxBuffer: MOST_BYTES },
      ...{ timeout: limits.ms + OVERTIME, killSignal: "SIGKILL" },
    });
    if (error && "code" in error && error.code === "ENOENT") continue;
    if (error && "code" in error && error.code === "ETIMEDOUT")
      throw new SourceError(words.noEnd((limits.ms + OVERTIME) / 1000), 1, 1);
    const line = stdout?.trimEnd().split("\n").at(-1) ?? "";
    if (!line.startsWith("[["))
      throw new SourceError(stderr?.trim().split("\n").at(-1) || words.noAnswer, 1, 1);
    return answered(source, JSON.parse(line) as Answer);
  }
  return undefined;
}

function answered(
  source: string,
  [read, seen]: Answer,
): { readonly program: Program; readonly seen: SeenRun } {
  if (read[0] === "mistake") throw new SourceError(read[3], read[1], read[2]);
  const program = describedProgram(source, read[1]);
  if (!program || !seen) throw new Error("nothing came out of the room");
  const [words, told, log, , stopped, error, ms] = seen;
  const bytes = Buffer.from(words, "base64");
  const events = new Int32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  const constants = [...FIRST_CONSTANTS, ...told.map(constantOf)];
  const run = seenIn({
    ...{ kind: "seen", events, constants, log, ms },
    ...{ stopped: stopped ?? undefined, error: error ?? undefined },
  });
  if (!run) throw new Error("nothing came out of the room");
  return { program, seen: run };
}

/** As the room's prelude has it. */
export function constantOf([kind, text]: readonly [kind: string, text: string]): unknown {
  if (kind === "text") return text;
  if (kind !== "number") return { kind, text };
  const special: Readonly<Record<string, number>> = {
    inf: Number.POSITIVE_INFINITY,
    "-inf": Number.NEGATIVE_INFINITY,
    nan: Number.NaN,
  };
  return special[text] ?? Number(text);
}
