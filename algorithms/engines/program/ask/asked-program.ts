/** What only the run of a program can be asked: where a variable changes, and where something happens to a mark of its picture. */
import type { ProgramAnswers } from "#algorithms/core/lesson/lesson.ts";
import {
  type BoardPiece,
  type GraphNode,
  type Mark,
  namedMarks,
  type Plate,
  type Role,
} from "#algorithms/core/lesson/scene.ts";
import { takenAway } from "../changes.ts";
import { isBack, isLine, type ProgramRun } from "../conduct.ts";
import { Memory } from "../memory.ts";
import type { Identifier } from "../tree.ts";
import { search } from "../watch/search.ts";
import { type Watch, Watcher, watchOf } from "../watch/watch.ts";

export interface AskedPicture {
  plate(position: number): Plate;
  /** Whether a mark is looked at or written in each step that shows it so, and not until something else is. */
  readonly isMomentary: boolean;
}

export class AskedProgram implements ProgramAnswers {
  readonly names: readonly string[];
  readonly #run: ProgramRun;
  readonly #picture: AskedPicture;
  readonly #watchers = new Map<string, Watcher>();
  /** The picture of the step that was looked at last. */
  #last: { readonly position: number; readonly plate: Plate } | undefined;
  #memory: Memory | undefined;

  /** `written` letters of the program are the reader's. */
  constructor(run: ProgramRun, picture: AskedPicture, written = Number.POSITIVE_INFINITY) {
    this.#run = run;
    this.#picture = picture;
    const { variables } = run.program;
    const functions = new Set(run.program.functions.map(({ name }) => name));
    const own = variables.filter(
      ({ name, fn, kind }) =>
        !/function|class/.test(kind) &&
        !(/const|let|var/.test(kind) && functions.has(name)) &&
        startOf(fn) < written,
    );
    this.names = [...new Set(own.map(({ name }) => name))];
  }

  *changesOf(name: string): Generator<number, Int32Array> {
    return yield* search(this.#run, watchNamed(name), true);
  }

  valueAt(name: string, position: number): number | undefined {
    const { trace, program } = this.#run;
    const { step, a } = trace.stepAt(position);
    // What the last line writes when a call has ended is there when the program has ended.
    const site = isLine(step) ? a : position === trace.length && isBack(step) ? this.#lastSite() : -1;
    if (site < 0) return undefined;
    const watcher = this.#watchers.get(name) ?? new Watcher(this.#run, watchNamed(name));
    this.#watchers.set(name, watcher);
    const value = watcher.at(position, program.sites[site].scope)?.value;
    return typeof value === "number" && Number.isSafeInteger(value) ? value : undefined;
  }

  /** The last site of the program itself, and of no function; −1 for none. */
  #lastSite(): number {
    const { trace, program } = this.#run;
    for (let position = trace.length; position > 0; position--) {
      const { step, a } = trace.stepAt(position);
      if (isLine(step) && program.sites[a].fn.id === 0) return a;
    }
    return -1;
  }

  named(position: number): readonly Mark[] {
    return namedMarks(this.#picture.plate(position));
  }

  touched(position: number): readonly Mark[] {
    const before = position - 1;
    const last = this.#last?.position === before ? this.#last.plate : this.#picture.plate(before);
    const plate = this.#picture.plate(position);
    this.#last = { position, plate };
    const marks = new Map(namedMarks(last).map((mark) => [mark.id, mark]));
    const isJoined = this.#picture.isMomentary ? () => false : joinedIn(last, plate);
    const now = namedMarks(plate);
    const touched = now.filter((mark) => this.#isTouched(marks.get(mark.id), mark) || isJoined(mark));
    return [...touched, ...this.#removed(position, marks, now)];
  }

  /** What is there no more because the step took it away, and not because another part of a long list is drawn. */
  #removed(position: number, before: ReadonlyMap<string, Mark>, now: readonly Mark[]): readonly Mark[] {
    const here = new Set(now.map(({ id }) => id));
    const gone = [...before.values()].filter(({ id }) => !here.has(id));
    if (gone.length === 0) return gone;
    this.#memory ??= new Memory(this.#run);
    return gone.length <= takenAway(this.#memory.at(position)) ? gone : [];
  }

  #isTouched(last: Mark | undefined, now: Mark): boolean {
    if (this.#picture.isMomentary && isSign(now.role)) return true;
    // A part of a long list comes into the picture; a call is there with its first step.
    if (!last) return !this.#picture.isMomentary || now.role !== "idle";
    return lookOf(last) !== lookOf(now) || isNews(last.role, now.role);
  }
}

/** At which vertices a line ends that is new, or means something new. */
function joinedIn(last: Plate, plate: Plate): (mark: Mark) => boolean {
  if (last.kind !== "graph" || plate.kind !== "graph") return () => false;
  const before = new Map(last.edges.map((edge) => [edge.id, edge]));
  const ends = plate.edges
    .filter(({ id, role, text }) => {
      const edge = before.get(id);
      return edge ? edge.text !== text || isNews(edge.role, role) : role !== "idle";
    })
    .flatMap(({ from, to }) => [from, to]);
  const nodes = new Map(plate.nodes.map((node) => [node.id, node]));
  return ({ id }) => {
    const node = nodes.get(id);
    return node !== undefined && ends.some(([x, y]) => Math.hypot(x - node.x, y - node.y) <= node.radius + 1);
  };
}

function startOf({ node }: ProgramRun["program"]["functions"][number]): number {
  return node?.start ?? 0;
}

/** Whether a mark has the sign of being written or looked at. */
function isSign(role: Role): boolean {
  return role === "chosen" || role === "candidate";
}

/** Whether a role says something: not where the sign of what was written goes, or a name no longer stands there. */
function isNews(from: Role, to: Role): boolean {
  if (from === to) return false;
  return isSign(from) ? isSign(to) || to === "rejected" : from !== "active" || to !== "idle";
}

/** What it is, without its role and without its place in a picture: on a board the place is what it is. */
function lookOf(mark: Partial<Omit<GraphNode & BoardPiece, keyof Mark>> & Mark): string {
  const { text, tag, tone, solid, ghost, row, column } = mark;
  return JSON.stringify([text, tag?.text, tone, solid, ghost, row, column]);
}

function watchNamed(name: string): Watch {
  const node: Identifier = { type: "Identifier", name, start: 0, end: 0 };
  return watchOf(node);
}
