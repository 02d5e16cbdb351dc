/**
 * The picture of a position: a graph plate with a picture of each kind of data in it. What is drawn has its place for the whole run, as
 * large as it ever gets, so nothing moves but what the program moves.
 */
import type { GraphPlate, Scene, Table } from "#algorithms/core/lesson/scene.ts";
import type { ProgramRun } from "../conduct.ts";
import { Given } from "../given.ts";
import { Memory } from "../memory.ts";
import { type Decided, type Drawn, type DrawnData, decide } from "../rules.ts";
import { Looker } from "../sight.ts";
import { Tables } from "../tables.ts";
import { cellText, shortened } from "../told-values.ts";
import { Calls } from "./calls.ts";
import { Entries } from "./entries.ts";
import { type Fitted, fitted } from "./fit.ts";
import { Graph, joined } from "./graph.ts";
import { Grid } from "./grid.ts";
import { LinkedNodes } from "./linked.ts";
import { ListTree } from "./list-tree.ts";
import { MARGIN, type Marks, type Picture, Stand, WIDTH } from "./picture.ts";
import { Row } from "./row.ts";
import { pictureWords as words } from "./words.en.ts";

/** At so many positions it is looked at between what numbers a list has. */
const SAMPLES = 32;
/** A cell that has room is made as wide as so many letters. */
const MOST_LETTERS = 12;

interface Weighed {
  readonly picture: Picture;
  readonly weight: number;
}

/** Something that can be drawn. */
export interface Choice {
  readonly name: string;
  readonly isDrawn: boolean;
}

/** The note that names what there was no room for. */
export const LEFT_OUT = "left";

export class Pictures {
  readonly #decided: Decided;
  readonly #looker: Looker;
  readonly #tables: Tables;
  readonly #all: readonly Weighed[];
  /** What a reader wants to see, and what not. */
  readonly #wanted = new Set<Picture>();
  readonly #unwanted = new Set<Picture>();
  #fitted: Fitted;

  constructor(run: ProgramRun, printed: ConstructorParameters<typeof Tables>[2]) {
    const given = new Given(run);
    this.#decided = decide(run);
    this.#looker = new Looker(new Memory(run), this.#decided.recursive);
    this.#tables = new Tables(run, given, printed);
    const maker = new Maker(run, given, this.#decided);
    const all = this.#decided.drawn.map((drawn) => ({
      picture: maker.pictureOf(drawn),
      weight: drawn.weight,
    }));
    const graphs = all.flatMap(({ picture }) => (picture instanceof Graph ? [picture] : []));
    const needless = new Set<Picture>(joined(graphs));
    this.#all = all.filter(({ picture }) => !needless.has(picture));
    this.#fitted = this.#fit();
  }

  /** What is drawn, for whoever asks what the rules have decided. */
  get decided(): Decided {
    return this.#decided;
  }

  /** All that can be drawn, and whether it is. */
  get choices(): readonly Choice[] {
    const placed = new Set(this.#fitted.placed.map(({ picture }) => picture));
    return this.#all.map(({ picture }) => ({ name: nameOfPicture(picture), isDrawn: placed.has(picture) }));
  }

  /** Draws what was not drawn, though something else may have to go, and the other way round. */
  toggle(choice: number): void {
    const { picture } = this.#all[choice];
    const isDrawn = this.choices[choice].isDrawn;
    this.#unwanted.delete(picture);
    this.#wanted.delete(picture);
    (isDrawn ? this.#unwanted : this.#wanted).add(picture);
    this.#fitted = this.#fit();
  }

  #fit(): Fitted {
    const last = [...this.#wanted].length;
    return fitted(
      this.#all.flatMap(({ picture, weight }) => {
        if (this.#unwanted.has(picture)) return [];
        // What was wanted last comes first.
        const wish = [...this.#wanted].indexOf(picture) + 1;
        return [{ picture, weight: wish > 0 ? Number.MAX_SAFE_INTEGER - last + wish : weight }];
      }),
    );
  }

  /** The names of what there is no room for. */
  get left(): readonly string[] {
    return this.#fitted.left.map(nameOfPicture);
  }

  /** The tables beside the picture. */
  tables(position: number): readonly Table[] {
    return this.#tables.at(this.#looker.look(position));
  }

  scene(position: number): Scene {
    const sight = this.#looker.look(position);
    const marks: Marks = { nodes: [], notes: [], guides: [], edges: [] };
    const { placed, left, height } = this.#fitted;
    const told = placed.flatMap(({ picture, corner }) => picture.draw(sight, marks, corner) ?? []);
    if (told.length === 0)
      marks.notes.push({ id: "nothing", x: WIDTH / 2, y: height / 2, text: words.nothing });
    if (left.length > 0)
      marks.notes.push({
        ...{ id: LEFT_OUT, x: WIDTH - MARGIN, y: height - 11, anchor: "end" },
        text: shortened(words.left(this.left), 58),
      });
    const plate: GraphPlate = {
      ...{ kind: "graph", width: WIDTH, height, isFull: true, ...marks },
      label: told.length > 0 ? told.join(" ") : words.nothing,
    };
    return { plate, tables: this.#tables.at(sight), key: words.key };
  }
}

function nameOfPicture({ name }: Picture): string {
  return name.replace(/^[.#]+/, "");
}

class Maker {
  readonly #run: ProgramRun;
  readonly #given: Given;
  readonly #stand: Stand;

  constructor(run: ProgramRun, given: Given, decided: Decided) {
    this.#run = run;
    this.#given = given;
    this.#stand = new Stand(decided);
  }

  pictureOf(drawn: Drawn): Picture {
    switch (drawn.kind) {
      case "links":
        return new LinkedNodes(drawn, this.#run);
      case "calls":
        return new Calls(this.#run, this.#given, drawn.functions);
      case "grid":
        return new Grid(drawn, this.#stand);
      case "entries":
      case "members":
        return new Entries(drawn, this.#stand);
      case "graph":
      case "edges":
        return Graph.of(drawn, this.#stand, this.#run) ?? this.#plain(drawn);
      case "heap":
      case "forest":
        return new ListTree(drawn, this.#stand, this.#run);
      default:
        return new Row(drawn, this.#stand, this.#barsOf(drawn), this.#lettersOf(drawn));
    }
  }

  /** What cannot be drawn as a graph is drawn as what it is. */
  #plain(drawn: DrawnData): Picture {
    const [object] = drawn.objects;
    return object !== undefined && new Memory(this.#run).isList(object)
      ? new Row(drawn, this.#stand)
      : new Entries({ ...drawn, kind: "entries" }, this.#stand);
  }

  /** What lists have in them at some positions of the run: enough to know how wide and how high they are drawn. */
  *#samplesOf({ objects }: DrawnData): Generator<readonly [memory: Memory, word: number]> {
    const memory = new Memory(this.#run);
    const { length } = this.#run.trace;
    for (let k = 0; k <= SAMPLES; k++) {
      memory.at(Math.round((k * length) / SAMPLES));
      for (const object of [...objects].slice(0, SAMPLES))
        for (const word of memory.items(object)) yield [memory, word];
    }
  }

  /** How many letters the longest text in a cell has. */
  #lettersOf(drawn: DrawnData): number {
    // Longer rows are pages of narrow cells, and have no room to give.
    if (drawn.most > SAMPLES) return 0;
    let most = 0;
    for (const [memory, word] of this.#samplesOf(drawn))
      most = Math.max(most, cellText(memory, word, MOST_LETTERS).length);
    return most;
  }

  /** Between which numbers the items of lists are, if they are nothing else. */
  #barsOf(drawn: DrawnData): readonly [low: number, high: number] | undefined {
    if (drawn.kind !== "row") return undefined;
    let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const [memory, word] of this.#samplesOf(drawn)) {
      const value = memory.value(word);
      if (word === 0 || value === Number.POSITIVE_INFINITY) continue;
      if (typeof value !== "number" || !Number.isFinite(value)) return undefined;
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
    return low < high ? [low, high] : undefined;
  }
}
