/** A run that is asked, as a tool of its figure: what its keys do, where playing stops, what a link says. No React here. */

import { ordinal } from "#algorithms/core/lesson/asked-run.en.ts";
import { type Asked, type AskedRun, formatAsked } from "#algorithms/core/lesson/asked-run.ts";
import type { Answers } from "#algorithms/core/run/asking.ts";
import {
  type PlayerAction,
  type PlayerState,
  type PlayerTool,
  type TicksProps,
  waiting,
} from "../player/state/player-state.ts";
import { ticksOf } from "./Ticks.tsx";
import { askWords as words } from "./words.en.ts";

interface AskedNow {
  readonly run: AskedRun;
  /** What is asked, and the answers when they are found. */
  readonly asked?: Asked | undefined;
  readonly answers?: Answers | undefined;
  /** Whether playing stops at each answer. */
  readonly stops: boolean;
}

/** As far as a run may be told: up to the next question of the figure that waits. */
function horizonOf({ position, stops }: Omit<TicksProps, "spans">): number {
  return (stops.find((stop) => stop > position) ?? Number.POSITIVE_INFINITY) - 1;
}

/** As far as the run of a figure may be told. */
export function horizonIn(state: PlayerState): number {
  return horizonOf({ position: state.position, stops: waiting(state) });
}

export class AskTool implements PlayerTool {
  readonly View: PlayerTool["View"];
  readonly Ticks: PlayerTool["Ticks"];
  readonly now: AskedNow;
  #shown: readonly [horizon: number, answers: Answers] | undefined;

  constructor(now: AskedNow, View: PlayerTool["View"]) {
    this.now = now;
    this.View = View;
    this.Ticks = ticksOf((at) => this.#upTo(horizonOf(at)));
  }

  with(changes: Partial<AskedNow>): PlayerAction {
    return { type: "tool", tool: new AskTool({ ...this.now, ...changes }, this.View) };
  }

  /** The answers that may be told: none behind a question that waits, where they would tell more than the kind of a step. */
  shown(state: PlayerState): Answers | undefined {
    return this.#upTo(horizonIn(state));
  }

  halt(from: number, target: number): number | undefined {
    const next = this.now.stops ? this.now.answers?.next(from) : undefined;
    return next !== undefined && next <= target ? next : undefined;
  }

  key(key: string, state: PlayerState): PlayerAction | undefined {
    if (key === "Escape") return { type: "tool", tool: undefined };
    if (key !== "<" && key !== ">") return undefined;
    const answers = this.shown(state);
    const position = key === "<" ? answers?.before(state.position) : answers?.next(state.position);
    return { type: "seek", position: position ?? state.position };
  }

  told(state: PlayerState, said: string): string {
    const { position } = state;
    const shown = this.shown(state);
    if (!shown?.has(position)) return said;
    return `${words.told(ordinal(shown.upTo(position)), shown.count, position)}${said}`;
  }

  place(state: PlayerState): string {
    const { position } = state;
    const shown = this.shown(state);
    return shown?.has(position) ? words.place(ordinal(shown.upTo(position)), shown.count) : "";
  }

  link(): string | undefined {
    const text = this.now.asked && formatAsked(this.now.asked);
    // What a link cannot carry is left out of it.
    return text !== undefined && /^[\w~-]+$/.test(text) ? `q${text}` : undefined;
  }

  #upTo(horizon: number): Answers | undefined {
    const { answers, asked, run } = this.now;
    if (!answers || !asked || !run.tellsAhead(asked)) return answers;
    if (this.#shown?.[0] !== horizon) this.#shown = [horizon, answers.until(horizon)];
    return this.#shown?.[1];
  }
}
