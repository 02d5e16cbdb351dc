/** Other futures of a run, as a tool of its figure: which there are, which is shown, and where both stand. No React here. */
import type { Orders } from "#algorithms/core/lesson/orders.ts";
import type { ChosenFuture, OpenFork } from "#algorithms/core/run/futures.ts";
import type { PlayerAction, PlayerTool, RunsBeside } from "../player/state/player-state.ts";
import { neighbor, type Run } from "../run/run.ts";
import {
  formatOtherwise,
  type KeptFuture,
  keptWith,
  nameOf,
  type Otherwise,
  type ShownFuture,
  shownOf,
  takenAt,
  type WhatIfSubject,
} from "./otherwise.ts";
import { whatIfWords as words } from "./words.en.ts";

interface WhatIfNow {
  readonly subject: WhatIfSubject;
  readonly kept: readonly KeptFuture[];
  readonly shown?: ShownFuture | undefined;
  readonly halt: number;
  readonly playing: boolean;
  readonly orders?: Orders | undefined;
  /** How it was before the last future came or went. */
  readonly before?: Pick<WhatIfNow, "kept" | "shown" | "halt"> | undefined;
}

/** What a part of its view is drawn from. */
export interface WhatIfProps {
  readonly tool: WhatIfTool;
  readonly act: (action: PlayerAction) => void;
}

export class WhatIfTool implements PlayerTool {
  readonly View: PlayerTool["View"];
  readonly now: WhatIfNow;
  readonly #onKept: (kept: readonly KeptFuture[]) => void;

  constructor(now: WhatIfNow, View: PlayerTool["View"], onKept: (kept: readonly KeptFuture[]) => void) {
    this.now = now;
    this.View = View;
    this.#onKept = onKept;
  }

  with(changes: Partial<WhatIfNow>): PlayerAction {
    return { type: "tool", tool: this.changed(changes) };
  }

  changed(changes: Partial<WhatIfNow>): WhatIfTool {
    const now = { ...this.now, ...changes };
    if (now.kept !== this.now.kept) this.#onKept(now.kept);
    return new WhatIfTool(now, this.View, this.#onKept);
  }

  /** Shows a future beside the run, at the halt where they part, and keeps it. */
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
    const { subject, kept, shown, halt } = this.now;
    const known = kept.find((each) => formatOtherwise(each.future) === formatOtherwise(future));
    const next = known ? shownOf(subject, known.future, known.name) : shownOf(subject, future, name);
    if (!next) return undefined;
    return {
      shown: next,
      halt: Math.min(next.aligned.past + 1, next.aligned.last),
      playing: false,
      ...(known ? {} : { kept: keptWith(kept, next.kept), before: { kept, shown, halt } }),
    };
  }

  /** Forgets a future. */
  remove(gone: KeptFuture): PlayerAction {
    const { kept, shown, halt } = this.now;
    const isShown = shown?.kept === gone;
    return this.with({
      kept: kept.filter((each) => each !== gone),
      ...(isShown ? { shown: undefined, playing: false } : {}),
      before: { kept, shown, halt },
    });
  }

  rename(one: KeptFuture, name: string): PlayerAction {
    const renamed = { ...one, name };
    const { kept, shown } = this.now;
    return this.with({
      kept: kept.map((each) => (each === one ? renamed : each)),
      ...(shown?.kept === one ? { shown: { ...shown, kept: renamed } } : {}),
    });
  }

  undo(): PlayerAction | undefined {
    const { before } = this.now;
    return before && this.with({ ...before, before: undefined, playing: false });
  }

  go(halt: number): PlayerAction {
    const last = this.now.shown?.aligned.last ?? 0;
    return this.with({ halt: Math.max(0, Math.min(last, halt)), playing: false });
  }

  /** On or back to where one of both begins a part of the largest kind. */
  goPhase(direction: 1 | -1): PlayerAction {
    const { shown, halt, subject } = this.now;
    if (!shown) return this.go(0);
    const halts = [subject.run, shown.run].map(({ trace }, side) => {
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

  halt(): undefined {
    return undefined;
  }

  key(key: string): PlayerAction | undefined {
    const { shown, halt } = this.now;
    if (key === "u") return this.undo() ?? this.with({});
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

  told(): string {
    const { shown, halt } = this.now;
    return shown ? words.told(halt, shown.aligned.last) : "";
  }

  /** Both runs, for the stage. */
  beside(): RunsBeside | undefined {
    const { shown, halt, subject } = this.now;
    if (!shown) return undefined;
    const [left, right] = shown.aligned.at(halt);
    const side = (run: Run, title: string, position: number) => ({
      ...{ lesson: subject.lesson, run, title, position, note: words.step(position) },
    });
    return {
      sides: [side(subject.run, words.asWritten, left), side(shown.run, shown.kept.name, right)],
      ...{ unit: words.halt, at: halt, last: shown.aligned.last, go: (to) => this.go(to) },
    };
  }

  link(): string | undefined {
    const text = this.now.shown && formatOtherwise(this.now.shown.kept.future);
    return text ? `w${text}` : undefined;
  }
}
