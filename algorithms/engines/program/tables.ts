/** The tables beside the picture: the variables in sight, the calls that wait, and what was printed. */
import type { Table, TableRow } from "#algorithms/core/lesson/scene.ts";
import type { ProgramRun } from "./conduct.ts";
import type { Given } from "./given.ts";
import { pictureWords as words } from "./pictures/words.en.ts";
import type { Sight } from "./sight.ts";
import { cellText, shortened } from "./told-values.ts";
import { isReference } from "./words.ts";

const MOST_ROWS = 9;
const ROOM = 28;

export class Tables {
  readonly #run: ProgramRun;
  readonly #printed: readonly (readonly [position: number, text: string])[];
  readonly #given: Given;

  constructor(
    run: ProgramRun,
    given: Given,
    printed: readonly (readonly [position: number, text: string])[],
  ) {
    this.#run = run;
    this.#given = given;
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
      const { name } = program.functions[calls.fn[call]];
      const given = this.#given.of(call).map((word) => cellText(memory, word, 12));
      return {
        ...{ id: `call${call}`, head: String(first + k + 1), now: call === memory.top },
        cells: [{ text: shortened(`${name}(${given.join(", ")})`, ROOM) }],
      };
    });
    const note = words.deep(inner.length);
    return { id: "calls", title: words.calls, note, corner: words.depth, columns: [words.call], rows };
  }
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
