/** The tables beside the picture: the variables in sight, the calls that wait, and what was printed. */
import type { Table, TableRow } from "#algorithms/core/lesson/scene.ts";
import type { ProgramRun } from "./conduct.ts";
import { pictureWords as words } from "./picture.en.ts";
import type { Sight } from "./sight.ts";
import { cellText, shortened } from "./told-values.ts";
import { isReference, KIND_BITS, REST, STEP, VAR } from "./words.ts";

const MOST_ROWS = 9;
const ROOM = 28;

export class Tables {
  readonly #run: ProgramRun;
  readonly #printed: readonly (readonly [position: number, text: string])[];
  #given: Map<number, number> | undefined;

  constructor(run: ProgramRun, printed: readonly (readonly [position: number, text: string])[]) {
    this.#run = run;
    this.#printed = printed;
  }

  at(sight: Sight): Table[] {
    const stack = sight.memory.stack();
    const isDeep = stack.length > 1;
    const printed = this.#printed.filter(([position]) => position <= sight.memory.frame.position);
    return [
      this.#variables(sight),
      ...(isDeep ? [this.#calls(sight, stack)] : []),
      ...(this.#printed.length > 0 ? [printedTable(printed, sight.memory.frame.position)] : []),
    ];
  }

  /** Those of the latest call first. */
  #variables(sight: Sight): Table {
    const { memory } = sight;
    const { program } = this.#run;
    const rows: (TableRow & { readonly call: number })[] = [];
    for (const variable of program.variables) {
      const word = sight.wordOf(variable);
      const call = sight.callOf(variable);
      if (word === 0 || call === undefined || /function|class/.test(variable.kind)) continue;
      const value = memory.value(word);
      if (typeof value === "object" && value && !isReference(value) && value.kind === "function") continue;
      const isNew = sight.wroteTo(variable);
      rows.push({
        ...{ id: `${call}.${variable.slot}`, call, head: variable.name, now: isNew },
        cells: [{ text: cellText(memory, word, ROOM), ...(isNew && { state: "changed" }) }],
      });
    }
    rows.sort((a, b) => b.call - a.call);
    return {
      ...{ id: "variables", title: words.variables, note: "", corner: words.name, columns: [words.value] },
      rows: rows.map(({ call: _, ...row }) => row),
    };
  }

  #calls({ memory }: Sight, stack: readonly number[]): Table {
    const { calls, program } = this.#run;
    const inner = stack.slice(1);
    const first = Math.max(0, inner.length - MOST_ROWS);
    const rows = inner.slice(first).map((call, k): TableRow => {
      const { name, params, slots } = program.functions[calls.fn[call]];
      const given = params.map((each) => cellText(memory, this.#firstOf(call, slots.indexOf(each)), 12));
      return {
        ...{ id: `call${call}`, head: String(first + k + 1), now: call === memory.top },
        cells: [{ text: shortened(`${name}(${given.join(", ")})`, ROOM) }],
      };
    });
    const note = words.deep(inner.length);
    return { id: "calls", title: words.calls, note, corner: words.depth, columns: [words.call], rows };
  }

  /** What a variable of a call was first: a parameter as it was given. */
  #firstOf(call: number, slot: number): number {
    this.#given ??= firstWords(this.#run);
    return this.#given.get(this.#run.callBase[call] + slot) ?? 0;
  }
}

function firstWords({ events, callBase, calls, program }: ProgramRun): Map<number, number> {
  const found = new Map<number, number>();
  for (let at = 0; at < events.length; ) {
    const word = events[at];
    const kind = word >>> KIND_BITS;
    if (kind === STEP) {
      at++;
      continue;
    }
    const [call, slot] = [events[at + 1], word & REST];
    if (kind === VAR && slot < program.functions[calls.fn[call]].params.length) {
      const address = callBase[call] + slot;
      if (!found.has(address)) found.set(address, events[at + 2]);
    }
    at += 3;
  }
  return found;
}

function printedTable(all: readonly (readonly [position: number, text: string])[], position: number): Table {
  const first = Math.max(0, all.length - MOST_ROWS);
  return {
    ...{ id: "printed", title: words.printed, note: words.lines(all.length), corner: words.line },
    columns: [words.text],
    rows: all.slice(first).map(([at, text], k) => ({
      ...{ id: `printed${first + k}`, head: String(first + k + 1), now: at === position },
      cells: [{ text: shortened(text, 120) }],
    })),
  };
}
