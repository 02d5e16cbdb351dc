/** Other futures of a run, as a tool of its figure: which there are, which is shown, and where both stand. No React here. */

import { type Difference, differenceOf, futureName } from "#algorithms/core/lesson/difference.ts";
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import type { Orders } from "#algorithms/core/lesson/orders.ts";
import type { AnyPerforming } from "#algorithms/core/lesson/performing.ts";
import { type Alignment, align } from "#algorithms/core/run/alignment.ts";
import {
  type Deviation,
  type Future,
  formatFuture,
  openForksAt,
  recordFuture,
} from "#algorithms/core/run/futures.ts";
import type { PlayerAction, PlayerState, PlayerTool } from "../player/state/player-state.ts";
import { makeRun, neighbor, type Run } from "../run/run.ts";
import { whatIfWords as words } from "./words.en.ts";

/** The run as written, and what the lesson says of its choices; undefined where it leaves none. */
export interface WhatIfSubject {
  readonly lesson: AnyLesson;
  readonly performing: AnyPerforming | undefined;
  readonly run: Run;
}

/** A future that is kept with its figure. */
export interface KeptFuture {
  readonly future: Future;
  readonly name: string;
  readonly steps: number;
}

/** The future that stands beside the run, and how. */
export interface ShownFuture {
  readonly kept: KeptFuture;
  readonly run: Run;
  readonly aligned: Alignment;
  readonly difference: Difference;
}

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

/** So many futures are kept with a figure; the oldest goes. */
export const MOST_KEPT = 20;

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
    const now = { ...this.now, ...changes };
    if (now.kept !== this.now.kept) this.#onKept(now.kept);
    return { type: "tool", tool: new WhatIfTool(now, this.View, this.#onKept) };
  }

  /** Shows a future beside the run, at the halt where they part, and keeps it. */
  open(future: Future, name: string): PlayerAction {
    return this.with(this.opened(future, name));
  }

  opened(future: Future, name: string): Partial<WhatIfNow> {
    const { subject, kept, shown, halt } = this.now;
    const known = kept.find((each) => formatFuture(each.future) === formatFuture(future));
    const next = known ? shownOf(subject, known.future, known.name) : shownOf(subject, future, name);
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

  key(key: string, state: PlayerState): PlayerAction | undefined {
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
      case "n":
        return this.goPhase(1);
      case "t":
        return { type: "seek", position: state.position };
      default:
        return undefined;
    }
  }

  told(): string {
    const { shown, halt } = this.now;
    return shown ? words.told(halt, shown.aligned.last) : "";
  }

  link(): string | undefined {
    const text = this.now.shown && formatFuture(this.now.shown.kept.future);
    return text ? `w${text}` : undefined;
  }
}

/** A future of a run, recorded, and laid beside it. */
function shownOf(subject: WhatIfSubject, wanted: Future, name: string): ShownFuture {
  const { lesson, run } = subject;
  const { problem } = run;
  const { taken, ...recording } = recordFuture(lesson, problem, wanted);
  const future = "seed" in wanted ? wanted : { deviations: wanted.deviations.slice(0, taken) };
  const other = makeRun({ source: run.source, text: run.text, problem, ...recording });
  const aligned = align(run.trace, other.trace, (call) => lesson.phaseLabel(call, problem));
  return {
    kept: { future, name, steps: other.trace.length },
    run: other,
    aligned,
    difference: differenceOf(lesson, run, other, aligned),
  };
}

/** With one more: behind the future that it grows out of, and what grew out of that. */
function keptWith(kept: readonly KeptFuture[], next: KeptFuture): KeptFuture[] {
  const text = formatFuture(next.future);
  const last = kept.findLastIndex(({ future }) => isWithin(formatFuture(future), text));
  const root = kept[last];
  const end =
    root === undefined
      ? kept.length
      : kept.findLastIndex(({ future }) => isWithin(formatFuture(root.future), formatFuture(future))) + 1;
  const all = [...kept.slice(0, end), next, ...kept.slice(end)];
  return all.length > MOST_KEPT ? all.filter((each, k) => k > 0 || each === next) : all;
}

/** Whether the second future is the first one, or grows out of it. */
function isWithin(one: string, other: string): boolean {
  return other === one || other.startsWith(`${one}_`);
}

/** How often a future deviates behind the nearest other one in the list that it grows out of: the depth at which it is drawn. */
export function depthOf({ future }: KeptFuture, kept: readonly KeptFuture[]): number {
  const text = formatFuture(future);
  return kept.filter((each) => {
    const other = formatFuture(each.future);
    return other !== text && isWithin(other, text);
  }).length;
}

/** The name of a future: what its last choice takes instead of what. */
export function nameOf({ lesson, performing, run }: WhatIfSubject, future: Future): string {
  if ("seed" in future) return "";
  const last = future.deviations.at(-1);
  const before: { readonly deviations: readonly Deviation[] } = {
    deviations: future.deviations.slice(0, -1),
  };
  const fork = last && openForksAt([lesson, run.problem], before, last.position)[last.nth];
  const answerName = fork && performing?.words.answer[fork.kind];
  const [answer, own] = fork ? [fork.legal[last.index], fork.legal[fork.taken]] : [];
  if (!answerName || !answer || !own) return words.step((last?.position ?? 0) + 1);
  return futureName(last.position, answerName(answer, run.problem), answerName(own, run.problem));
}
