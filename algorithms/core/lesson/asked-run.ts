/** What can be asked of a run of any lesson, and its answers: in the lesson's own words, without anything of its own. */
import {
  type Answers,
  changesOf,
  longestOf,
  type Pass,
  Answers as Positions,
  stepsOf,
  whole,
} from "../run/asking.ts";
import { numberedMarks, numberedSteps, type SpokenStep } from "../run/numbered-marks.ts";
import type { Cursor, Frame, Trace } from "../run/trace.ts";
import { askedWords as words } from "./asked-run.en.ts";
import {
  type AnyLesson,
  compareMargins,
  type Margin,
  narrate,
  narrationParts,
  type ProgramAnswers,
} from "./lesson.ts";
import type { Listing } from "./listing.ts";
import { namedMarks } from "./scene.ts";

/** A question to a run. */
export type Asked =
  /** Each step of a kind, and of those that have the same word. */
  | { readonly by: "kind"; readonly kind: string }
  /** Each step of a line of the listing, in one of its files, from 0. */
  | { readonly by: "line"; readonly file: number; readonly line: number }
  /** Each change of a cell, or where it becomes a value; without an index, of any cell of the array, or of a program's variable. */
  | { readonly by: "cell"; readonly cells: string; readonly index?: number; readonly value?: number }
  /** Each step whose sentence speaks of these marks; in the run of a program, each that does something with them. */
  | { readonly by: "mark"; readonly marks: readonly string[] }
  | { readonly by: "longest"; readonly level: "stage" | "phase" }
  /** Where something that is checked fails; and where it comes closest to that, if it is an inequality. */
  | { readonly by: "check" | "closest"; readonly check: string };

/** A run that is asked. */
export interface AskedSubject {
  readonly lesson: AnyLesson;
  readonly run: { readonly problem: unknown; readonly trace: Trace };
  /** The files of the program, where it is shown. */
  readonly listings: readonly Listing[];
}

/** So many sentences are read, and so many states are checked; of a longer run, its stages are. */
const MOST_READ = 20_000;
/** So many sentences are read of what lies behind those, spread over the run. */
const MOST_SAMPLED = 2000;
/** So many more where numbers do not tell: some seconds, on the way of which the page has its turns. */
const MOST_MORE = 2_000_000;
/** So many steps of a program's run are drawn, to see what happens to its marks. */
const MOST_DRAWN = 100_000;
/** So many steps of those are one share of a pass. */
const SHARE = 16;
/** Of a run with more writes the values of a cell are known when its changes are. */
const MOST_AT_ONCE = 100_000;
/** So many values of one cell are offered. */
const MOST_VALUES = 6;

/** A question as it stands in a link: "k-shrink", "c-mate-4-7". A mark's name may have points, which part a link. */
export function formatAsked(asked: Asked): string {
  switch (asked.by) {
    case "kind":
      return `k-${asked.kind}`;
    case "line":
      return `l-${asked.file}-${asked.line}`;
    case "cell": {
      const value = asked.value === undefined ? "" : `-${asked.value}`;
      return asked.index === undefined
        ? `a-${asked.cells}${value}`
        : `c-${asked.cells}-${asked.index}${value}`;
    }
    case "mark":
      return `m-${asked.marks.join("--").replaceAll(".", "~")}`;
    case "longest":
      return `g-${asked.level}`;
    case "check":
      return `i-${asked.check}`;
    case "closest":
      return `n-${asked.check}`;
  }
}

/** What the sentences of a run speak of. */
interface Spoken {
  /** Where each mark is spoken of, as far as sentences were read. */
  readonly at: ReadonlyMap<string, readonly number[]>;
  /** Kinds of steps whose numbers tell the rest. */
  readonly numbered: ReturnType<typeof numberedMarks>;
  /** Whether no step is left of which neither is known. */
  readonly isAll: boolean;
}

/** A run that is asked, with what it has answered so far. */
export class AskedRun {
  readonly subject: AskedSubject;
  readonly #cursor: Cursor;
  readonly #answers = new Map<string, Answers>();
  #spoken: Spoken | undefined;
  #reading: Pass<Spoken> | undefined;
  /** What the picture has a name for, by id: the name, and the words by which it is found. */
  readonly #marks = new Map<string, { readonly name: string; readonly words: string }>();
  /** The same by name, and what has the name of another one: of what is drawn twice the first is asked. */
  readonly #ids = new Map<string, string>();
  readonly #twins = new Map<string, string>();

  constructor(subject: AskedSubject) {
    this.subject = subject;
    this.#cursor = subject.run.trace.cursor();
    this.look(0);
    this.look(subject.run.trace.length);
  }

  /** The question that a link asks; undefined where this run cannot be asked it. */
  parse(text: string): Asked | undefined {
    const asked = readAsked(text);
    if (!asked || !this.#isKnown(asked)) return undefined;
    if (asked.by !== "mark") return asked;
    return { by: "mark", marks: asked.marks.map((mark) => this.#twins.get(mark) ?? mark) };
  }

  /** The positions that answer a question. */
  *answer(asked: Asked): Pass {
    const key = formatAsked(asked);
    const known = this.#answers.get(key);
    if (known) return known;
    const found = yield* this.#pass(asked);
    this.#answers.set(key, found);
    return found;
  }

  /** What is known already of a question. */
  known(asked: Asked): Answers | undefined {
    return this.#answers.get(formatAsked(asked));
  }

  /** Whether an answer tells more of a step than its kind: then those ahead of a question that waits are not for telling. */
  tellsAhead({ by }: Asked): boolean {
    return by !== "kind" && by !== "longest" && (by !== "line" || this.subject.lesson.lineAt !== undefined);
  }

  /** The question in a few words: "each shrink". */
  name(asked: Asked): string {
    const { lesson } = this.subject;
    switch (asked.by) {
      case "kind":
        return words.each(lesson.words.kinds[asked.kind] ?? asked.kind);
      case "line": {
        const { file, text, isOnly } = this.#line(asked);
        return words.eachOnLine(asked.line, isOnly ? undefined : file, text);
      }
      case "cell": {
        const cell = this.#cell(asked);
        return asked.value === undefined ? words.eachChange(cell) : words.becomes(cell, this.#value(asked));
      }
      case "mark":
        return words.happensTo(asked.marks.map((mark) => this.#label(mark)));
      case "longest":
        return words.longest(lesson.words.levels[asked.level][0]);
      case "check":
        return words.fails(lesson.words.invariants[asked.check] ?? asked.check);
      case "closest":
        return words.closest(lesson.words.invariants[asked.check] ?? asked.check);
    }
  }

  /** The answer as a sentence, without where the reader is: "Vertex 3 is spoken of at 2 steps: 3, 12." */
  sentence(asked: Asked, answers: Answers): string {
    const { lesson, run } = this.subject;
    const at = words.steps(answers.count, firstOf(answers));
    switch (asked.by) {
      case "kind":
        return words.kindAt(lesson.words.kinds[asked.kind] ?? asked.kind, at);
      case "line": {
        const { file, isOnly } = this.#line(asked);
        return words.lineAt(asked.line, isOnly ? undefined : file, at);
      }
      case "cell": {
        const cell = this.#cell(asked);
        return asked.value === undefined
          ? words.changesAt(cell, at)
          : words.becomesAt(cell, this.#value(asked), at);
      }
      case "mark": {
        const names = asked.marks.map((mark) => this.#label(mark));
        const isPart = this.#spoken?.isAll === false;
        if (lesson.program)
          return words.happensAt(names, answers.count, at, isPart ? words.drawnPart(MOST_DRAWN) : "");
        return words.spokenAt(names, at, isPart ? words.part(MOST_READ + MOST_MORE) : "");
      }
      case "longest": {
        const { steps } = longestOf(run.trace, asked.level);
        return words.longestAt(lesson.words.levels[asked.level], answers.count, steps, at);
      }
      case "check":
      case "closest": {
        const told = this.#checked(asked, answers, at);
        return run.trace.length > MOST_READ ? `${told} ${words.sampled}` : told;
      }
    }
  }

  /**
   * All that can be asked and has these words in it, the likely ones first; nothing is told of the run after `horizon`. A
   * number stands for itself alone: "3" is not in "13".
   */
  *offers(typed: string, horizon: number): Generator<Asked, void, void> {
    const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
    const numbers = wanted.filter((word) => /^-?\d+$/.test(word)).map(Number);
    const fits = (asked: Asked, more = ""): boolean => hasAll(`${this.name(asked)} ${more}`, wanted);
    const { lesson, run } = this.subject;
    const ofMarks = Array.from(this.#marks).flatMap(([id, mark]): Asked[] => {
      const asked: Asked = { by: "mark", marks: [id] };
      return fits(asked, mark.words) ? [asked] : [];
    });
    const hasNumber = numbers.length > 0;
    if (hasNumber) yield* ofMarks;
    if (numbers.length > 1) yield* this.#pairs(numbers);
    const ofCells = (lesson.watched ?? lesson.cells)
      .flatMap((cells) => [...this.#ofCells(String(cells), numbers, horizon)])
      .concat((lesson.program?.names ?? []).flatMap((name) => [...this.#ofName(name, numbers, horizon)]))
      .filter((asked) => fits(asked));
    if (hasNumber) yield* ofCells;
    for (const asked of this.#kinds()) if (fits(asked)) yield asked;
    for (const level of ["phase", "stage"] as const) {
      const asked: Asked = { by: "longest", level };
      const higher = level === "stage" ? run.trace.marks("phase").length : 0;
      if (run.trace.marks(level).length - higher > 1 && fits(asked)) yield asked;
    }
    for (const { id, margin } of lesson.invariants)
      for (const by of ["check", "closest"] as const)
        if ((by === "check" || margin) && fits({ by, check: id })) yield { by, check: id };
    if (!hasNumber) yield* [...ofMarks, ...ofCells];
    for (const asked of this.#lines()) if (fits(asked)) yield asked;
  }

  *#pass(asked: Asked): Pass {
    const { lesson, run } = this.subject;
    switch (asked.by) {
      case "kind": {
        const word = lesson.words.kinds[asked.kind];
        const same = Object.keys(lesson.steps).filter((kind) => lesson.words.kinds[kind] === word);
        return yield* stepsOf(run.trace, same);
      }
      case "line":
        return yield* this.#onLine(asked);
      case "cell":
        return lesson.program
          ? yield* this.#onName(lesson.program, asked)
          : yield* changesOf(run.trace, asked);
      case "mark": {
        const spoken = yield* this.#read();
        const found: Answers[] = [];
        for (const mark of asked.marks) found.push(yield* this.#ofMark(mark, spoken));
        const [first, ...others] = found;
        const both = new Positions(run.trace.length);
        for (const at of first ?? []) if (others.every((other) => other.has(at))) both.add(at);
        return both;
      }
      case "longest":
        return longestOf(run.trace, asked.level).begin;
      case "check":
        return yield* this.#failures(asked.check);
      case "closest":
        return yield* this.#closest(asked.check);
    }
  }

  /** Where a variable of a program changes, or becomes a number. */
  *#onName(program: ProgramAnswers, { cells, value }: Extract<Asked, { by: "cell" }>): Pass {
    const answers = new Positions(this.subject.run.trace.length);
    for (const position of yield* program.changesOf(cells))
      if (value === undefined || program.valueAt(cells, position) === value) answers.add(position);
    return answers;
  }

  *#onLine({ file, line }: Extract<Asked, { by: "line" }>): Pass {
    const { lesson, run, listings } = this.subject;
    const { lineAt } = lesson;
    const { lineOf = {} } = listings[file] ?? {};
    if (!lineAt)
      return yield* stepsOf(
        run.trace,
        Object.keys(lineOf).filter((kind) => lineOf[kind] === line),
      );
    const answers = new Positions(run.trace.length);
    yield* this.#visited(this.#all(run.trace.length), (frame) => {
      if (lineAt.call(lesson, frame) === line) answers.add(frame.position);
    });
    return answers;
  }

  /** Reads the sentences, once for all marks; who is kept from going on goes on here. */
  *#read(): Pass<Spoken> {
    const { program } = this.subject.lesson;
    this.#reading ??= program ? this.#touched(program) : this.#sentences();
    while (!this.#spoken) {
      const next = this.#reading.next();
      if (next.done) this.#spoken = next.value;
      else yield next.value;
    }
    return this.#spoken;
  }

  /**
   * The steps whose sentences speak of each mark. Of a long run the first ones are read, and some behind those: enough to
   * learn which kinds of steps tell their marks by their numbers. Of the other kinds more is read.
   */
  *#sentences(): Pass<Spoken> {
    const { lesson, run } = this.subject;
    const { trace, problem } = run;
    const at = new Map<string, number[]>();
    const heard: SpokenStep[] = [];
    const marksOf = (frame: Frame): string[] =>
      narrationParts(narrate(lesson, frame, problem)).flatMap(({ mark }) => mark ?? []);
    const hear = ({ step, a, b }: Frame, marks: readonly string[]): void => {
      heard.push({ call: { step, a, b }, marks });
    };
    const keep = (frame: Frame): readonly string[] => {
      const marks = marksOf(frame);
      for (const mark of marks) noteAt(at, mark, frame.position);
      return marks;
    };
    const isShort = trace.length <= MOST_READ;
    yield* this.#visited(this.#all(MOST_READ), (frame) => hear(frame, keep(frame)), [0, isShort ? 1 : 0.1]);
    if (isShort) return { at, numbered: new Map(), isAll: true };
    const stride = Math.max(1, Math.floor((trace.length - MOST_READ) / MOST_SAMPLED));
    yield* this.#visited(
      Int32Array.from({ length: MOST_SAMPLED }, (_, k) => Math.min(trace.length, MOST_READ + 1 + k * stride)),
      (frame) => hear(frame, marksOf(frame)),
      [0.1, 0.15],
    );
    const numbered = numberedMarks(heard);
    const others = Object.keys(lesson.steps).filter((kind) => !numbered.has(kind));
    const left = yield* stepsOf(trace, others);
    const more = left.count - left.upTo(MOST_READ);
    let read = 0;
    for (let next = left.next(MOST_READ); next !== undefined && read < MOST_MORE; next = left.next(next)) {
      keep(this.#cursor.seek(next));
      if (++read % SHARE === 0) yield 0.15 + (0.85 * read) / more;
    }
    return { at, numbered, isAll: more <= MOST_MORE };
  }

  /** The steps that do something with each mark, by its name: a function has several calls with the same. */
  *#touched(program: ProgramAnswers): Pass<Spoken> {
    const { length } = this.subject.run.trace;
    const most = Math.min(length, MOST_DRAWN);
    const at = new Map<string, number[]>();
    for (let position = 1; position <= most; position++) {
      for (const { label } of program.touched(position)) noteAt(at, this.#namesOf(label)[0], position);
      if (position % SHARE === 0) yield position / most;
    }
    return { at, numbered: new Map(), isAll: most === length };
  }

  /** The steps that speak of a mark: by their sentences, or by their numbers. */
  *#ofMark(mark: string, { at, numbered }: Spoken): Pass {
    const { trace } = this.subject.run;
    const answers = new Positions(trace.length);
    const key = this.subject.lesson.program ? this.#label(mark) : mark;
    for (const position of at.get(key) ?? []) if (!answers.has(position)) answers.add(position);
    if (numbered.size > 0) yield* numberedSteps(trace, numbered, mark, { answers, after: MOST_READ });
    return answers;
  }

  *#failures(check: string): Pass {
    const { trace, problem } = this.subject.run;
    const invariant = this.#invariant(check);
    const answers = new Positions(trace.length);
    yield* this.#visited(this.#checkedAt(), (frame) => {
      if (invariant?.test(problem, frame).holds === false) answers.add(frame.position);
    });
    return answers;
  }

  *#closest(check: string): Pass {
    const { trace, problem } = this.subject.run;
    const invariant = this.#invariant(check);
    let answers = new Positions(trace.length);
    let least: Margin | undefined;
    yield* this.#visited(this.#checkedAt(), (frame) => {
      const margin = invariant?.margin?.(problem, frame);
      if (!margin) return;
      const by = least ? compareMargins(margin, least) : -1;
      if (by < 0) {
        least = margin;
        answers = new Positions(trace.length);
      }
      if (by <= 0) answers.add(frame.position);
    });
    return answers;
  }

  /** What was found out of a check, in a sentence. */
  #checked({ by, check }: Extract<Asked, { check: string }>, answers: Answers, at: string): string {
    const { lesson, run } = this.subject;
    const statement = lesson.words.invariants[check] ?? check;
    if (by === "check") return words.failsAt(statement, answers.count, at);
    const [first] = firstOf(answers);
    const found = first === undefined ? undefined : this.#cursor.seek(first);
    const { holds = true, evidence = "" } = (found && this.#invariant(check)?.test(run.problem, found)) ?? {};
    return words.closestAt(statement, !holds, at, evidence);
  }

  #invariant(check: string): AnyLesson["invariants"][number] | undefined {
    return this.subject.lesson.invariants.find(({ id }) => id === check);
  }

  /** Where checks are read: at every position, or in long runs where a stage begins. */
  #checkedAt(): Int32Array {
    const { trace } = this.subject.run;
    return trace.length > MOST_READ ? trace.marks("stage") : this.#all(trace.length, 0);
  }

  /** The positions from `first` on, at most `most`. */
  #all(most: number, first = 1): Int32Array {
    const last = Math.min(most, this.subject.run.trace.length);
    return Int32Array.from({ length: Math.max(0, last - first + 1) }, (_, k) => k + first);
  }

  /** Visits these positions, as a part of a pass that goes from one share to another. */
  *#visited(positions: Int32Array, visit: (frame: Frame) => void, [from, to] = [0, 1]): Pass<void> {
    for (const [k, position] of positions.entries()) {
      visit(this.#cursor.seek(position));
      if (k % SHARE === SHARE - 1) yield from + ((to - from) * k) / positions.length;
    }
  }

  #isKnown(asked: Asked): boolean {
    const { lesson, run, listings } = this.subject;
    switch (asked.by) {
      case "kind":
        return Object.hasOwn(lesson.steps, asked.kind);
      case "line":
        return (listings[asked.file]?.lines.length ?? 0) >= asked.line && asked.line > 0;
      case "cell": {
        if (lesson.program) return asked.index === undefined && lesson.program.names.includes(asked.cells);
        const region = run.trace.data.regions.find(({ name }) => name === asked.cells);
        return region !== undefined && (asked.index ?? 0) < region.length;
      }
      case "mark": {
        const isMark = (mark: string): boolean => this.#marks.has(mark) || this.#twins.has(mark);
        return asked.marks.length < 3 && asked.marks.every(isMark);
      }
      case "longest":
        return asked.level === "stage" || asked.level === "phase";
      case "check":
        return this.#invariant(asked.check) !== undefined;
      case "closest":
        return this.#invariant(asked.check)?.margin !== undefined;
    }
  }

  /** Learns the names of the marks that are drawn at a position, which the reader has seen: of a long run not all are drawn always. */
  look(position: number): void {
    const { lesson, run } = this.subject;
    const marks =
      lesson.program?.named(position) ??
      namedMarks(lesson.scene(run.problem, this.#cursor.seek(position)).plate);
    for (const { id, label, text = "" } of marks) {
      if (label === "" || this.#marks.has(id) || this.#twins.has(id)) continue;
      const names = this.#namesOf(label);
      const name = names.find((each) => !this.#ids.has(each));
      if (name === undefined) {
        const twin = this.#ids.get(names.at(-1) ?? "");
        if (twin !== undefined) this.#twins.set(id, twin);
        continue;
      }
      this.#ids.set(name, id);
      // What is said of it later is not looked for, as that would tell of the run.
      this.#marks.set(id, { name, words: position === 0 ? `${label} ${text}` : name });
    }
  }

  /** What a mark may be called, the shortest first: "player 1", "player 1, round 2". A call of a program has commas itself. */
  #namesOf(label: string): readonly [string, ...string[]] {
    const [name = ""] = label.split(":");
    // The comma of a cell, "(4, 0)", parts nothing.
    return this.subject.lesson.program ? [name] : [/^(\([^)]*\)|[^,(])*/.exec(name)?.[0] || name, name];
  }

  #label(id: string): string {
    return this.#marks.get(id)?.name ?? id;
  }

  #cell({ cells, index }: Extract<Asked, { by: "cell" }>): string {
    return this.subject.lesson.program ? cells : words.cell(cells, index);
  }

  #value({ cells, value = 0 }: Extract<Asked, { by: "cell" }>): string {
    const { lesson, run } = this.subject;
    if (value === 0 || lesson.program) return words.value(value, String(value));
    const frame = this.#cursor.seek(run.trace.length);
    return words.value(value, lesson.cellText?.(cells, value, run.problem, frame) || String(value));
  }

  #line({ file, line }: Extract<Asked, { by: "line" }>): {
    readonly file: string;
    readonly text: string;
    readonly isOnly: boolean;
  } {
    const { listings } = this.subject;
    const found = listings[file];
    return {
      file: found?.file ?? "",
      text: (found?.lines[line - 1] ?? "").trim(),
      isOnly: listings.length < 2,
    };
  }

  /** The kinds of steps that the run has, each word once. */
  *#kinds(): Generator<Asked, void, void> {
    const { lesson, run } = this.subject;
    const told = new Set<string>();
    for (const kind of Object.keys(lesson.steps)) {
      const word = lesson.words.kinds[kind] ?? kind;
      if (told.has(word) || run.trace.occurrence(kind, 1) === 0) continue;
      told.add(word);
      yield { by: "kind", kind };
    }
  }

  *#lines(): Generator<Asked, void, void> {
    const { lesson, listings } = this.subject;
    for (const [file, { lines, lineOf }] of listings.entries()) {
      const of = lesson.lineAt
        ? lines.map((_, k) => k + 1)
        : [...new Set(Object.values(lineOf))].sort((a, b) => a - b);
      for (const line of of) if (lines[line - 1]?.trim()) yield { by: "line", file, line };
    }
  }

  /** The cells of an array that these numbers may mean, with the values that they have up to `horizon`. */
  *#ofCells(cells: string, numbers: readonly number[], horizon: number): Generator<Asked, void, void> {
    const { trace } = this.subject.run;
    const region = trace.data.regions.find(({ name }) => name === cells);
    if (!region?.length) return;
    for (const index of numbers) {
      if (index < 0 || index >= region.length) continue;
      yield { by: "cell", cells, index };
      for (const value of this.#valuesOf(cells, index, horizon)) yield { by: "cell", cells, index, value };
    }
    for (const value of numbers) if (value !== 0) yield { by: "cell", cells, value };
    if (numbers.length === 0) yield { by: "cell", cells };
  }

  /** A variable of a program; with numbers, where it becomes one of them, if it does up to `horizon`. */
  *#ofName(name: string, numbers: readonly number[], horizon: number): Generator<Asked, void, void> {
    const { lesson, run } = this.subject;
    const asked: Asked = { by: "cell", cells: name };
    if (numbers.length === 0) return yield asked;
    const changes = run.trace.length <= MOST_READ ? whole(this.answer(asked)) : this.known(asked);
    const values = new Set(
      Array.from(changes?.until(horizon) ?? [], (at) => lesson.program?.valueAt(name, at)),
    );
    for (const value of numbers) if (values.has(value)) yield { ...asked, value };
  }

  #valuesOf(cells: string, index: number, horizon: number): Set<number> {
    const values = new Set<number>();
    const asked: Asked = { by: "cell", cells, index };
    const isShort = this.subject.run.trace.writes <= MOST_AT_ONCE;
    for (const at of (isShort ? whole(this.answer(asked)) : this.known(asked)) ?? []) {
      if (at > horizon || values.size === MOST_VALUES) break;
      const value = this.#cursor.seek(at).cells[cells]?.[index];
      if (value !== undefined) values.add(value);
    }
    return values;
  }

  /** The two marks that two numbers name: what happens to both. */
  *#pairs(numbers: readonly number[]): Generator<Asked, void, void> {
    const all = Array.from(this.#marks);
    const [first, second] = numbers.map((n) => all.find(([, { name }]) => hasAll(name, [String(n)]))?.[0]);
    if (first && second && first !== second) yield { by: "mark", marks: [first, second] };
  }
}

function noteAt(at: Map<string, number[]>, mark: string, position: number): void {
  const positions = at.get(mark) ?? [];
  at.set(mark, positions);
  positions.push(position);
}

/** Whether all words are in a text: numbers as a whole, others as a part. */
function hasAll(text: string, wanted: readonly string[]): boolean {
  const low = text.toLowerCase();
  const numbers: readonly string[] = low.match(/\d+/g) ?? [];
  return wanted.every((word) => (/^\d+$/.test(word) ? numbers.includes(word) : low.includes(word)));
}

/** The first few answers, and whether there are more. */
const MOST_NAMED = 8;

function firstOf(answers: Answers): readonly number[] {
  const first: number[] = [];
  for (const at of answers) {
    if (first.length === MOST_NAMED) break;
    first.push(at);
  }
  return first;
}

function readAsked(text: string): Asked | undefined {
  const [, by, rest = ""] = /^([klcamgin])-(.+)$/.exec(text) ?? [];
  switch (by) {
    case "k":
      return { by: "kind", kind: rest };
    case "l": {
      const [, file, line] = /^(\d+)-(\d+)$/.exec(rest) ?? [];
      return line === undefined ? undefined : { by: "line", file: Number(file), line: Number(line) };
    }
    case "c": {
      const [, cells, index, value] = /^(\w+)-(\d+)(?:-(-?\d+))?$/.exec(rest) ?? [];
      return cells === undefined
        ? undefined
        : { by: "cell", cells, index: Number(index), ...(value !== undefined && { value: Number(value) }) };
    }
    case "a": {
      const [, cells, value] = /^([^\s-]+)(?:-(-?\d+))?$/.exec(rest) ?? [];
      return cells === undefined
        ? undefined
        : { by: "cell", cells, ...(value !== undefined && { value: Number(value) }) };
    }
    case "m":
      return { by: "mark", marks: rest.replaceAll("~", ".").split("--") };
    case "g":
      return { by: "longest", level: rest as "stage" };
    case "i":
      return { by: "check", check: rest };
    case "n":
      return { by: "closest", check: rest };
    default:
      return undefined;
  }
}
