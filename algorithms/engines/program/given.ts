/** What each call was given: its parameters as they were when it began. */
import type { ProgramRun } from "./conduct.ts";
import { KIND_BITS, REST, STEP, VAR } from "./words.ts";

export class Given {
  readonly #run: ProgramRun;
  #read: { readonly base: Int32Array; readonly words: Int32Array } | undefined;

  constructor(run: ProgramRun) {
    this.#run = run;
  }

  /** The words of the parameters of a call. */
  of(call: number): readonly number[] {
    this.#read ??= given(this.#run);
    const { base, words } = this.#read;
    return [...words.subarray(base[call], base[call + 1])];
  }
}

function given({ events, calls, program: { functions } }: ProgramRun): {
  readonly base: Int32Array;
  readonly words: Int32Array;
} {
  const base = new Int32Array(calls.fn.length + 1);
  for (const [call, fn] of calls.fn.entries()) base[call + 1] = base[call] + functions[fn].params.length;
  const words = new Int32Array(base[calls.fn.length]);
  const isTold = new Uint8Array(words.length);
  // The object on which a method of Python is called stands before what it is given.
  const isBefore = functions.map(({ thisSlot }) => thisSlot === 0);
  for (let at = 0; at < events.length; ) {
    const word = events[at];
    const kind = word >>> KIND_BITS;
    if (kind === STEP) {
      at++;
      continue;
    }
    if (kind === VAR) {
      const [call, slot] = [events[at + 1], word & REST];
      const place = base[call] + slot - (isBefore[calls.fn[call]] ? 1 : 0);
      // The places of the parameters are the first.
      if (place >= base[call] && place < base[call + 1] && !isTold[place]) {
        words[place] = events[at + 2];
        isTold[place] = 1;
      }
    }
    at += 3;
  }
  return { base, words };
}
