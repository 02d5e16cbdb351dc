/** Other futures of a run, as a tool of its figure: which there are, which is shown, and where both stand. No React here. */

import { editableMarks } from "#algorithms/core/lesson/edited.ts";
import { narrate, plainText } from "#algorithms/core/lesson/lesson.ts";
import type { Orders } from "#algorithms/core/lesson/orders.ts";
import type { Mark, Plate } from "#algorithms/core/lesson/scene.ts";
import type { ChosenFuture, OpenFork } from "#algorithms/core/run/futures.ts";
import { touchFor } from "../ask/use-touch.ts";
import type { PlateProps } from "../picture/plate-props.ts";
import type { Cell } from "../picture/views/board-geometry.ts";
import { viewOf } from "../picture/views/index.ts";
import type { PlayerAction, PlayerState, PlayerTool, RunsBeside } from "../player/state/player-state.ts";
import { neighbor, type Run } from "../run/run.ts";
import {
  formatBeside,
  isSame,
  type KeptFuture,
  keptWith,
  nameOf,
  type Otherwise,
  type RunOtherwise,
  runOtherwise,
  type ShownFuture,
  shownBeside,
  takenAt,
  type WhatIfSubject,
} from "./otherwise.ts";
import { whatIfWords as words } from "./words.en.ts";

/** A run that is longer can be undone once: each step back holds two runs. */
const LONG = 20_000;

interface WhatIfNow {
  readonly subject: WhatIfSubject;
  readonly kept: readonly KeptFuture[];
  readonly shown?: ShownFuture | undefined;
  readonly halt: number;
  readonly playing: boolean;
  readonly orders?: Orders | undefined;
  /** The marks that were touched to change the input, and whether the keys walk along those that can be. */
  readonly touched?: readonly string[];
  readonly byKeys?: boolean;
  /** How it was before the last future came, went or was renamed. */
  readonly before?: Pick<WhatIfNow, "kept" | "shown" | "halt" | "before"> | undefined;
  /** Whether the browser did not take what was to be kept. */
  readonly isLost?: boolean;
}

/** What a part of its view is drawn from. */
export interface WhatIfProps {
  readonly tool: WhatIfTool;
  readonly act: (action: PlayerAction) => void;
}

/** Whether keys can walk along the marks of a picture: one that is painted has no marks to walk along. */
export function hasKeys(plate: Plate): boolean {
  return viewOf(plate) !== "canvas";
}

/** The marks of a picture that have a name for those who do not see it. */
function namesIn(plate: Plate): readonly string[] {
  const marks: readonly (Pick<Mark, "id"> & Partial<Mark>)[] =
    plate.kind === "board"
      ? [...plate.pieces, ...plate.goals, ...plate.areas]
      : [...plate.nodes, ...plate.edges];
  return marks.filter(({ label }) => label).map(({ id }) => id);
}

export class WhatIfTool implements PlayerTool {
  readonly View: PlayerTool["View"];
  readonly now: WhatIfNow;
  readonly #onKept: (kept: readonly KeptFuture[]) => boolean;
  #reach: readonly [plate: Plate, choices: ReadonlySet<string>] | undefined;

  /** `onKept` keeps the futures, and tells whether they are kept. */
  constructor(now: WhatIfNow, View: PlayerTool["View"], onKept: (kept: readonly KeptFuture[]) => boolean) {
    this.now = now;
    this.View = View;
    this.#onKept = onKept;
  }

  with(changes: Partial<WhatIfNow>): PlayerAction {
    return { type: "tool", tool: this.changed(changes) };
  }

  changed(changes: Partial<WhatIfNow>): WhatIfTool {
    const now = { ...this.now, ...changes };
    const isLost = now.kept === this.now.kept ? now.isLost : !this.#onKept(now.kept);
    return new WhatIfTool({ ...now, isLost: isLost ?? false }, this.View, this.#onKept);
  }

  /** Shows a future on the right, at the halt where both part, and keeps it. */
  open(future: Otherwise, name: string): PlayerAction {
    const opened = this.opened(future, name);
    return opened ? this.with(opened) : { type: "notice", notice: { kind: "said", text: words.fails } };
  }

  /** Shows what becomes of `base` when it takes another answer at a free choice. */
  take(base: ChosenFuture, fork: OpenFork, index: number): PlayerAction {
    const future = takenAt(base, fork, index);
    return this.open(future, nameOf(this.now.subject, { future, steps: 0 }));
  }

  /** How it is then; undefined for a wrong program that breaks off. */
  opened(future: Otherwise, name: string): Partial<WhatIfNow> | undefined {
    const right = runOtherwise(this.now.subject, future, name);
    return right && this.showing(right);
  }

  /** How it is when these two stand beside each other: both are kept, and the halt is where they part. */
  showing(
    right: RunOtherwise,
    left: RunOtherwise | undefined = this.now.shown?.left,
  ): Partial<WhatIfNow> & { readonly shown: ShownFuture } {
    const { subject, kept: before } = this.now;
    const other = left && !isSame(left.kept.future, right.kept.future) ? left : undefined;
    let kept = before;
    const keep = (one: RunOtherwise): RunOtherwise => {
      const known = kept.find((each) => isSame(each.future, one.kept.future));
      if (!known) kept = keptWith(kept, one.kept);
      return { ...one, kept: known ?? one.kept };
    };
    const shown = shownBeside(subject, keep(right), other && keep(other));
    return {
      ...{ shown, halt: Math.min(shown.aligned.past + 1, shown.aligned.last), playing: false },
      ...(kept !== before && { kept, before: this.#past() }),
    };
  }

  /** Puts one that is kept in the place of the run as written, on the left; or puts that there again. */
  putLeft(kept: KeptFuture | undefined): PlayerAction {
    const { subject, shown } = this.now;
    if (!shown) return this.with({});
    const { left: _, ...right } = shown;
    const left = kept && runOtherwise(subject, kept.future, kept.name);
    return this.with(this.changed({ shown: right }).showing(right, left));
  }

  /** What stands on the left, and what it is called. */
  left(): { readonly run: Run; readonly title: string } {
    const { subject, shown } = this.now;
    return { run: shown?.left?.run ?? subject.run, title: shown?.left?.kept.name ?? words.asWritten };
  }

  /** Forgets a future. */
  remove(gone: KeptFuture): PlayerAction {
    const { kept, shown } = this.now;
    const isShown = shown?.kept === gone || shown?.left?.kept === gone;
    return this.with({
      kept: kept.filter((each) => each !== gone),
      ...(isShown ? { shown: undefined, playing: false } : {}),
      before: this.#past(),
    });
  }

  /** Gives one another name, and another note. */
  rename(one: KeptFuture, name: string, note = one.note): PlayerAction {
    const renamed = { ...one, name, note: note || undefined };
    const { kept, shown } = this.now;
    const left = shown?.left?.kept === one ? { ...shown.left, kept: renamed } : shown?.left;
    return this.with({
      kept: kept.map((each) => (each === one ? renamed : each)),
      shown: shown && { ...shown, left, kept: shown.kept === one ? renamed : shown.kept },
      before: this.#past(),
    });
  }

  undo(): PlayerAction | undefined {
    const { before } = this.now;
    return before && this.with({ ...before, playing: false });
  }

  #past(): WhatIfNow["before"] {
    const { subject, kept, shown, halt, before } = this.now;
    return { kept, shown, halt, before: subject.run.trace.length > LONG ? undefined : before };
  }

  go(halt: number): PlayerAction {
    const last = this.now.shown?.aligned.last ?? 0;
    return this.with({ halt: Math.max(0, Math.min(last, halt)), playing: false });
  }

  /** On or back to where one of both begins a part of the largest kind. */
  goPhase(direction: 1 | -1): PlayerAction {
    const { shown, halt } = this.now;
    if (!shown) return this.go(0);
    const halts = [this.left().run, shown.run].map(({ trace }, side) => {
      const at = shown.aligned.at(halt)[side as 0 | 1];
      return shown.aligned.haltOf(side as 0 | 1, neighbor(trace, "phase", at, direction));
    });
    const on = halts.filter((each) => (each - halt) * direction > 0);
    return this.go(direction > 0 ? Math.min(shown.aligned.last, ...on) : Math.max(0, ...on));
  }

  /** The next halt while it plays; undefined when it is over. */
  tick(): PlayerAction {
    const { halt, shown } = this.now;
    const last = shown?.aligned.last ?? 0;
    return this.with({ halt: Math.min(last, halt + 1), playing: halt + 1 < last });
  }

  play(): PlayerAction {
    const { playing, halt, shown } = this.now;
    return this.with({ playing: !playing, halt: !playing && halt === shown?.aligned.last ? 0 : halt });
  }

  /** The future before or behind the one that is shown, in the list. */
  neighbor(direction: 1 | -1): PlayerAction | undefined {
    const { kept, shown } = this.now;
    const next = shown && kept[kept.indexOf(shown.kept) + direction];
    return next && this.open(next.future, next.name);
  }

  /** The picture tells what is touched; while the keys walk there, it shows what can be. */
  hand(plate: Plate): Partial<PlateProps> {
    const { subject, touched = [], byKeys } = this.now;
    const touch = (at: string | Cell): void => touchFor(subject, at);
    const whole = { onCell: (row: number, column: number) => touch({ row, column }) };
    if (!byKeys || !hasKeys(plate)) return whole;
    if (this.#reach?.[0] !== plate)
      this.#reach = [plate, editableMarks(subject, subject.run.problem, { marks: namesIn(plate), touched })];
    return { ...whole, choices: this.#reach[1], picked: new Set(touched), onPick: touch };
  }

  halt(): undefined {
    return undefined;
  }

  key(key: string): PlayerAction | undefined {
    const { shown, halt } = this.now;
    if (key === "u") return this.undo() ?? this.with({});
    if (key === "Escape" && this.now.byKeys) return this.with({ byKeys: false, touched: [] });
    if (!shown) return key === "Escape" ? { type: "tool", tool: undefined } : undefined;
    switch (key) {
      case "Escape":
      case "w":
        return this.with({ shown: undefined, playing: false });
      case "ArrowRight":
      case "PageDown":
        return this.go(halt + 1);
      case "ArrowLeft":
      case "PageUp":
        return this.go(halt - 1);
      case "Home":
        return this.go(0);
      case "End":
        return this.go(shown.aligned.last);
      case "ArrowUp":
      case "ArrowDown":
        return this.neighbor(key === "ArrowDown" ? 1 : -1) ?? this.with({});
      case " ":
        return this.play();
      default:
        return undefined;
    }
  }

  told(_: PlayerState, said: string): string {
    const { shown, halt, subject } = this.now;
    if (!shown) return said;
    const [left, right] = shown.aligned.at(halt);
    const says = ({ run, says }: RunOtherwise, position: number): string => {
      const frame = run.scout.seek(position);
      return says?.(frame) ?? plainText(narrate(subject.lesson, frame, run.problem));
    };
    return words.told(halt, shown.aligned.last, [
      [this.left().title, shown.left ? says(shown.left, left) : said],
      [shown.kept.name, says(shown, right)],
    ]);
  }

  /** Both runs, for the stage. */
  beside(): RunsBeside | undefined {
    const { shown, halt, subject } = this.now;
    if (!shown) return undefined;
    const [left, right] = shown.aligned.at(halt);
    const side = (run: Run, title: string, position: number, remark: string | undefined) => ({
      ...{ lesson: subject.lesson, run, title, position, note: words.step(position), remark },
    });
    const mine = this.left();
    return {
      sides: [
        side(mine.run, mine.title, left, shown.left?.kept.note),
        side(shown.run, shown.kept.name, right, shown.kept.note),
      ],
      ...{ unit: words.halt, at: halt, last: shown.aligned.last, go: (to) => this.go(to) },
    };
  }

  link(): string | undefined {
    const { shown } = this.now;
    return shown && `w${formatBeside(shown.kept.future, shown.left?.kept.future)}`;
  }
}
