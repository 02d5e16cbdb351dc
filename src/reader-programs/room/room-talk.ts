/** How the judge talks to a room: one order at a time, and an end to its patience. */

import { SourceError } from "./mistake.ts";
import type { Limits, Printed, PythonLoad, RoomAnswer, RoomOrder, RoomResult } from "./order.ts";

/** A room that says nothing for so long has been lost, in milliseconds. */
const SILENCE = 5000;
const STARTING = 10_000;
const STARTING_PYTHON = 30_000;

/** Why a room gave no answer. `line` is 0 where it is not known. */
export class RoomError extends Error {
  override readonly name = "RoomError";
  readonly kind: "silent" | "unsafe" | "broken" | "missing" | "overflow" | "garbled";
  readonly line: number;
  /** The number of the input at which it was, from 0. */
  readonly at: number;
  readonly log: readonly Printed[];

  constructor(
    kind: RoomError["kind"],
    {
      message = "",
      line = 0,
      at = 0,
      log = [],
    }: Partial<Pick<RoomError, "message" | "line" | "at" | "log">> = {},
  ) {
    super(message);
    this.kind = kind;
    this.line = line;
    this.at = at;
    this.log = log;
  }
}

/** The room at the other end of two ports. */
export class RoomTalk {
  readonly #data: MessagePort;
  readonly #prelude: number;
  #at = 0;
  #hear: ((answer: RoomAnswer) => void) | undefined;

  /** `prelude`: so many lines stand before the program. */
  constructor(control: MessagePort, data: MessagePort, prelude: number) {
    this.#data = data;
    this.#prelude = prelude;
    const hear = ({ data: answer }: MessageEvent<RoomAnswer>) => this.#hear?.(answer);
    control.onmessage = hear;
    data.onmessage = hear;
  }

  /** Resolves when the program is ready, with what it has printed; rejects with a RoomError. */
  async ready(): Promise<readonly Printed[]> {
    return this.#readyIn(await this.#next(STARTING));
  }

  /** The same for a program in Python, which is handed over first. Rejects with a SourceError if it cannot be read. */
  async load(order: PythonLoad): Promise<readonly Printed[]> {
    this.#data.postMessage(order);
    return this.#readyIn(await this.#next(STARTING_PYTHON));
  }

  #readyIn(answer: RoomAnswer): readonly Printed[] {
    if (answer.kind !== "ready") throw this.#errorOf(answer);
    return printedIn(answer.log);
  }

  /** What the program makes of inputs, up to the first that it gives no answer to. */
  async batch(
    first: number,
    inputs: Extract<RoomOrder, { kind: "batch" }>["inputs"],
    limits: Limits,
  ): Promise<RoomResult[]> {
    const answer = await this.#ask({ kind: "batch", first, inputs, limits });
    if (answer.kind !== "batch" || answer.first !== first || !Array.isArray(answer.results))
      throw new RoomError("garbled", { at: this.#at });
    return answer.results.slice(0, inputs.length).map(resultIn);
  }

  async #ask(order: RoomOrder): Promise<RoomAnswer> {
    this.#data.postMessage(order);
    const answer = await this.#next(SILENCE);
    if (answer.kind === "broken" || answer.kind === "unsafe" || answer.kind === "overflow")
      throw this.#errorOf(answer);
    return answer;
  }

  /** The next answer that is no sign of life. */
  #next(patience: number): Promise<RoomAnswer> {
    return new Promise((resolve, reject) => {
      const lost = () => reject(new RoomError("silent", { at: this.#at }));
      let timer = setTimeout(lost, patience);
      this.#hear = (answer) => {
        clearTimeout(timer);
        if (typeof answer !== "object" || answer === null) return reject(new RoomError("garbled"));
        if (answer.kind === "at") {
          this.#at = Number(answer.test) || 0;
          timer = setTimeout(lost, patience);
          return;
        }
        this.#hear = undefined;
        resolve(answer);
      };
    });
  }

  #errorOf(answer: RoomAnswer): RoomError | SourceError {
    if (answer.kind === "unsafe") return new RoomError("unsafe");
    if (answer.kind === "overflow") return new RoomError("overflow", { at: this.#at });
    if (answer.kind === "mistake") {
      const [line, column] = [Number(answer.line) || 1, Number(answer.column) || 1];
      return new SourceError(String(answer.message).slice(0, 500), line, column);
    }
    if (answer.kind === "missing")
      return new RoomError("missing", { message: String(answer.found).slice(0, 40) });
    if (answer.kind !== "broken") return new RoomError("garbled");
    // The worker's own errors count from the first line of its text.
    const told = Number(answer.line) || 0;
    const isOwn = answer.log !== undefined;
    const line = isOwn ? told : Math.max(0, told - this.#prelude);
    return new RoomError("broken", {
      message: String(answer.message ?? "").slice(0, 500),
      line,
      log: printedIn(answer.log),
    });
  }
}

function printedIn(log: unknown): Printed[] {
  if (!Array.isArray(log)) return [];
  return log.slice(0, 500).map((entry): Printed => {
    const [line, text] = Array.isArray(entry) ? entry : [];
    return [Number(line) || 0, String(text)];
  });
}

/** A result whose parts are what they should be, whatever was sent. */
function resultIn(result: Partial<RoomResult> | null): RoomResult {
  const { output, error, stopped, line, steps, ms, log } = result ?? {};
  return {
    output,
    error: error
      ? {
          kind: error.kind === "depth" ? "depth" : "error",
          line: Number(error.line) || 0,
          message: String(error.message ?? "").slice(0, 500),
        }
      : undefined,
    stopped: stopped === "steps" || stopped === "time" ? stopped : undefined,
    line: Number(line) || 0,
    steps: Number(steps) || 0,
    ms: Number(ms) || 0,
    log: printedIn(log),
  };
}
