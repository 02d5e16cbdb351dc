import type {
  Algorithm,
  Answer,
  Cells,
  CellsByName,
  Change,
  ChoiceKinds,
  NoChoices,
  Recorder,
  StepCall,
  StepKinds,
} from "#algorithms/core/run/trace.ts";

/** What a naive twin keeps of a position: the call that led there, a copy of every array, and the changed cells. */
export interface Snapshot extends StepCall {
  readonly cells: Readonly<Record<string, readonly number[]>>;
  readonly changes: readonly Change[];
}

interface Write {
  readonly cells: string;
  readonly index: number;
  readonly before: number;
}

/**
 * A recorder without any cleverness: it copies the whole state at every position, or at those that `keeps` picks. It
 * shares no code with the trace, which is tested against it.
 */
export class NaiveTwin<K extends StepKinds, A extends ChoiceKinds = NoChoices> {
  readonly recorder: Recorder<K, string, A>;
  private readonly snapshots = new Map<number, Snapshot>();
  private readonly arrays = new Map<string, number[]>();
  private readonly fills = new Map<string, number>();
  private readonly declared: readonly string[];
  private readonly keeps: (position: number) => boolean;
  private position = 0;
  private call: StepCall = { step: "", a: 0, b: 0 };
  private writes: Write[] = [];

  constructor(
    { steps: kinds, cells, asks }: Pick<Algorithm<never, unknown, K, string, A>, "steps" | "cells" | "asks">,
    keeps: (position: number) => boolean = () => true,
  ) {
    this.keeps = keeps;
    this.declared = cells;
    const step = Object.fromEntries(
      Object.keys(kinds).map((name) => [name, (a = 0, b = 0) => this.begin({ step: name, a, b })]),
    );
    const choice = <T>(make: () => T) =>
      Object.fromEntries(Object.keys(asks ?? {}).map((name) => [name, make()]));
    this.recorder = {
      ask: choice(() => (..._own: Answer) => {}) as Recorder<K, string, A>["ask"],
      any: choice(() => (own: unknown) => own) as unknown as Recorder<K, string, A>["any"],
      step: step as Recorder<K>["step"],
      cells: (name, length, fill = 0) => this.cells(name, length, fill),
    };
  }

  /** The number of steps so far. */
  get length(): number {
    return this.position;
  }

  /** The snapshot of a position, with the arrays that were made later at their fill. */
  at(position: number): Snapshot {
    if (position === this.position) this.keep();
    const snapshot = this.snapshots.get(position);
    if (snapshot === undefined) throw new RangeError(`position ${position} was not kept`);
    const none = this.declared.map((name) => [name, []] as const);
    const made = Object.fromEntries(
      [...this.arrays].map(([name, now]) => [
        name,
        snapshot.cells[name] ?? now.map(() => this.fills.get(name) as number),
      ]),
    );
    return { ...snapshot, cells: { ...Object.fromEntries(none), ...made } };
  }

  private begin(call: StepCall): void {
    this.keep();
    this.position++;
    this.call = call;
    this.writes = [];
  }

  private keep(): void {
    if (!this.keeps(this.position)) return;
    const cells = Object.fromEntries([...this.arrays].map(([name, values]) => [name, [...values]]));
    this.snapshots.set(this.position, { ...this.call, cells, changes: this.changes() });
  }

  private changes(): Change[] {
    const first = new Map<string, Write>();
    for (const write of this.writes) {
      const key = `${write.cells} ${write.index}`;
      if (!first.has(key)) first.set(key, write);
    }
    return [...first.values()]
      .map((write) => ({
        ...write,
        after: (this.arrays.get(write.cells) as number[])[write.index],
      }))
      .filter(({ before, after }) => before !== after);
  }

  private cells(name: string, length: number, fill: number): Cells {
    const values = Array.from({ length }, () => fill);
    this.arrays.set(name, values);
    this.fills.set(name, fill);
    const put = (index: number, value: number): void => {
      const before = values[index];
      if (before === value) return;
      this.writes.push({ cells: name, index, before });
      values[index] = value;
    };
    return Object.defineProperty(values, "put", { value: put }) as unknown as Cells;
  }
}

/** The arrays of a frame as ordinary ones. */
export function copyCells(cells: CellsByName): Record<string, number[]> {
  return Object.fromEntries(Object.entries(cells).map(([name, values]) => [name, Array.from(values)]));
}
