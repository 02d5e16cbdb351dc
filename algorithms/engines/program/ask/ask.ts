/**
 * What a program asks of its own run. A question stands before a step, and its answer is what an expression is worth after it: nobody
 * writes an answer down, so none can be wrong. A cell is touched where it stands; any other value is chosen among a few boxes.
 */
import type { Question } from "#algorithms/core/lesson/lesson.ts";
import type { GraphNode, Scene } from "#algorithms/core/lesson/scene.ts";
import { isLine, type ProgramRun } from "../conduct.ts";
import { type Evaluator, ifKnown } from "../evaluate.ts";
import { Memory } from "../memory.ts";
import { nameOf } from "../pictures/picture.ts";
import { pictureWords } from "../pictures/words.en.ts";
import type { Site } from "../program.ts";
import { evaluatorFor } from "../python/evaluator-for.ts";
import type { Drawn } from "../rules.ts";
import { shortened, spoken } from "../told-values.ts";
import { lookup, type Node } from "../tree.ts";
import { isReference, type Value } from "../words.ts";
import { askWords as words } from "./ask.en.ts";

/** A place in a program with the time that it is passed: the second time is 2. */
export interface Passed {
  /** Where its piece of code begins in the text. */
  readonly at: number;
  readonly time: number;
}

/** A question as it was read. */
export interface Asked extends Passed {
  readonly prompt: string;
  readonly answer: Node;
  /** Whether the answer is a cell, and not what is in it. */
  readonly isCell: boolean;
}

/** The positions at which a run passes places, each 0 where it never does. */
export function positionsOf({ program, trace }: ProgramRun, all: readonly Passed[]): number[] {
  const wanted = all.map(({ at }) => sitesAt(program.sites, at));
  const left = all.map(({ time }) => time);
  const found = all.map(() => 0);
  let open = all.length;
  for (let position = 1; position <= trace.length && open > 0; position++) {
    const { step, a } = trace.stepAt(position);
    if (!isLine(step)) continue;
    for (const [k, sites] of wanted.entries()) {
      if (found[k] > 0 || !sites.has(a)) continue;
      left[k]--;
      if (left[k] > 0) continue;
      found[k] = position;
      open--;
    }
  }
  return found;
}

/** The sites of the smallest node that a place lies in: of a `for` there are two, its beginning and its rounds. */
function sitesAt(sites: readonly Site[], at: number): Set<number> {
  const holding = [...sites.keys()].filter((k) => sites[k].node.start <= at && at < sites[k].node.end);
  const size = (k: number): number => sites[k].node.end - sites[k].node.start;
  const least = Math.min(...holding.map(size));
  return new Set(holding.filter((k) => size(k) === least));
}

const MOST_CHOICES = 4;
/** So many passes before and after a step are looked at for values that could be taken for the answer. */
const NEAR = 40;
const ROW = { height: 30, gap: 16, letter: 8.5, least: 40, under: 48 } as const;

interface Shown {
  readonly drawn: readonly Drawn[];
  /** Whatever draws a position, without anything that is asked. */
  scene(position: number): Scene;
  /** The sentence of a step. */
  tell(position: number): string;
}

/** Texts among which a value is chosen. */
interface Values {
  readonly texts: readonly string[];
  readonly right: string;
}

export class Asking {
  readonly #run: ProgramRun;
  readonly #shown: Shown;
  readonly #asked: ReadonlyMap<number, Asked>;
  readonly #memory: Memory;
  readonly #evaluator: Evaluator;
  readonly #values = new Map<number, Values | undefined>();
  /** Whether the plate needs room for boxes, at whatever position: it keeps its height for the whole run. */
  readonly #hasRow: boolean;

  constructor(run: ProgramRun, asked: readonly Asked[], shown: Shown) {
    this.#run = run;
    this.#shown = shown;
    this.#memory = new Memory(run);
    this.#evaluator = evaluatorFor(this.#memory);
    const positions = positionsOf(run, asked);
    this.#asked = new Map(
      asked.flatMap((each, k) => (positions[k] > 0 ? [[positions[k], each] as const] : [])),
    );
    this.#hasRow = [...this.#asked.values()].some(({ isCell }) => !isCell);
  }

  /** The positions of the steps before which something is asked, ascending. */
  get positions(): readonly number[] {
    return [...this.#asked.keys()].sort((p, q) => p - q);
  }

  /** The question before the step that leads to `position`; undefined where there is none, or nothing to choose from. */
  question(position: number): Question | undefined {
    const asked = this.#asked.get(position);
    if (!asked) return undefined;
    const { prompt } = asked;
    const { line } = this.#siteAt(position);
    const told = { prompt, why: this.#shown.tell(position), hint: words.hint(line, this.#codeAt(line)) };
    if (asked.isCell) {
      const cells = this.#cells(asked, position);
      return cells && { ...told, ...cells };
    }
    const values = this.#valuesAt(position);
    if (!values) return undefined;
    const choices = values.texts.map((_, k) => choiceId(k));
    return { ...told, choices, answers: [choiceId(values.texts.indexOf(values.right))] };
  }

  /** The picture with the boxes among which is chosen before the next step. */
  scene(position: number): Scene {
    const scene = this.#shown.scene(position);
    const { plate } = scene;
    if (!this.#hasRow || plate.kind !== "graph") return scene;
    const height = plate.height + ROW.under;
    const isNext = this.#asked.get(position + 1)?.isCell === false;
    const values = isNext ? this.#valuesAt(position + 1) : undefined;
    const nodes = values ? boxes(values.texts, plate.width, height - ROW.under / 2) : [];
    return { ...scene, plate: { ...plate, height, nodes: [...plate.nodes, ...nodes] } };
  }

  #siteAt(position: number): Site {
    return this.#run.program.sites[this.#run.trace.stepAt(position).a];
  }

  #codeAt(line: number): string {
    return shortened(this.#run.program.source.split("\n")[line - 1]?.trim() ?? "", 70);
  }

  /** What can be touched in the picture that has the answer: its cells, linked objects, or vertices. */
  #cells({ answer }: Asked, position: number): Pick<Question, "choices" | "answers"> | undefined {
    const nodes = this.#nodesBefore(position);
    const among = (all: readonly GraphNode[], isRight: (node: GraphNode) => boolean) => {
      const answers = all.filter(isRight).map(({ id }) => id);
      return answers.length > 0 ? { choices: all.map(({ id }) => id), answers } : undefined;
    };
    const whole = this.#worth(answer, position);
    if (isReference(whole)) {
      const objects = nodes.filter(({ id }) => /^o\d+$/.test(id));
      const found = among(objects, ({ id }) => id === `o${whole.object}`);
      if (found) return found;
    }
    const keys: string[] = [];
    let list = answer;
    for (let place = lookup(list); place && keys.length < 2; place = lookup(list)) {
      keys.unshift(String(this.#worth(place.key, position)));
      list = place.on;
    }
    const place = keys.map((key) => `[${key}]`).join("");
    for (const name of this.#namesOf(list, position)) {
      const all = nodes.filter(({ label }) => /^(\[[^\]]*\])+( = .*)?$/.test(after(label, name)));
      const found = among(all, ({ label }) => after(label, name).replace(/ = .*$/, "") === place);
      if (found) return found;
    }
    const vertices = nodes.filter(({ label }) => label.startsWith(pictureWords.vertex("")));
    return among(vertices, ({ label }) => label === pictureWords.vertex(keys.at(-1) ?? ""));
  }

  /** The names under which a list or a text is drawn. */
  #namesOf(list: Node, position: number): string[] {
    const value = this.#worth(list, position);
    return this.#shown.drawn.flatMap((drawn) => {
      if (!("objects" in drawn)) return [];
      const isIt = isReference(value)
        ? drawn.objects.has(value.object)
        : list.type === "Identifier" && drawn.name === list.name;
      return isIt ? [nameOf(drawn.holder)] : [];
    });
  }

  #nodesBefore(position: number): readonly GraphNode[] {
    const { plate } = this.#shown.scene(position - 1);
    return plate.kind === "graph" ? plate.nodes : [];
  }

  #worth(node: Node, position: number): Value {
    const { b } = this.#memory.at(position).frame;
    this.#evaluator.call = b;
    return ifKnown(() => this.#evaluator.worth(node, this.#siteAt(position).scope));
  }

  #textOf(node: Node, position: number): string {
    const value = this.#worth(node, position);
    return shortened(spoken(this.#memory, value), 24);
  }

  #valuesAt(position: number): Values | undefined {
    if (!this.#values.has(position)) this.#values.set(position, this.#findValues(position));
    return this.#values.get(position);
  }

  /** The right value, and others that it was or will be there, or that are off by one. */
  #findValues(position: number): Values | undefined {
    const asked = this.#asked.get(position);
    if (!asked) return undefined;
    const { answer } = asked;
    const worth = this.#worth(answer, position);
    if (worth === undefined) return undefined;
    const right = this.#textOf(answer, position);
    if (typeof worth === "boolean")
      return { texts: [words.yes, words.no], right: worth ? words.yes : words.no };
    const near = this.#passesNear(position).map((pass) => this.#textOf(answer, pass));
    const undefinedText = spoken(this.#memory, undefined);
    const isWhole = typeof worth === "number" && Number.isInteger(worth);
    const off = isWhole ? [worth + 1, worth - 1, worth + 2].map((value) => spoken(this.#memory, value)) : [];
    const others = new Set([...near, ...off].filter((text) => text !== right && text !== undefinedText));
    const texts = [right, ...[...others].slice(0, MOST_CHOICES - 1)];
    if (texts.length < 2) return undefined;
    return { texts: texts.sort((a, b) => numberIn(a) - numberIn(b) || (a < b ? -1 : 1)), right };
  }

  /** Other steps of the same line in the same function, the nearest first; the step before, where nothing has happened yet, is one. */
  #passesNear(position: number): number[] {
    const { trace } = this.#run;
    const { a } = trace.stepAt(position);
    const found: number[] = [];
    for (let away = 1; away <= trace.length && found.length < NEAR; away++)
      for (const pass of [position - away, position + away]) {
        if (pass < 1 || pass > trace.length) continue;
        const other = trace.stepAt(pass);
        if (isLine(other.step) && other.a === a) found.push(pass);
      }
    return found;
  }
}

function after(label: string, name: string): string {
  return label.startsWith(name) ? label.slice(name.length) : "";
}

function choiceId(k: number): string {
  return `choice:${k}`;
}

function numberIn(text: string): number {
  const value = Number(text.replace("−", "-"));
  return Number.isNaN(value) ? 0 : value;
}

/** Boxes in a row in the middle. */
function boxes(texts: readonly string[], width: number, y: number): GraphNode[] {
  const widths = texts.map((text) => Math.max(ROW.least, text.length * ROW.letter + 12));
  let x = (width - widths.reduce((sum, each) => sum + each + ROW.gap, -ROW.gap)) / 2;
  return texts.map((text, k) => {
    const box = { width: widths[k], height: ROW.height };
    const node: GraphNode = {
      ...{ id: choiceId(k), x: x + box.width / 2, y, radius: ROW.height / 2, role: "idle", box },
      ...{ text, label: text },
    };
    x += box.width + ROW.gap;
    return node;
  });
}
