/**
 * The state of one player and everything that can happen to it, as a pure function. The trace is part of the state by
 * name only: nothing in it changes, and which frame is shown follows from the position. Layouts decide what is seen of
 * the state, never what is true of it.
 */
import type { ReactElement } from "react";
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import type { InputError } from "#algorithms/core/lesson/mistake.ts";
import type { Plate } from "#algorithms/core/lesson/scene.ts";
import type { Level } from "#algorithms/core/run/trace.ts";
import type { HighlightedListing } from "#components/panels/Listing.tsx";
import type { Moment } from "#components/panels/moment.ts";
import type { PlayerWords } from "#components/panels/words.ts";
import type { PlateProps } from "#components/picture/plate-props.ts";
import { neighbor, type Run } from "#components/run/run.ts";
import type { TurnSession } from "#components/turn/turn-session.ts";
import {
  type Asking,
  ownAsked,
  type PlayerSubject,
  questionAt,
  reviewId,
  stopsOf,
} from "./player-questions.ts";

/** What became of the last question: answered, shown on request, or only noted, where any answer will do. */
export interface Outcome {
  readonly position: number;
  readonly kind: "right" | "shown" | "noted";
  readonly why: string;
  /** The last answer; empty where it was shown. */
  readonly given: string;
}

/** What is said above the picture until the reader has read it. */
export type Notice =
  | { readonly kind: "stopped"; readonly steps: number }
  | { readonly kind: "canceled" }
  | { readonly kind: "failed"; readonly message: string }
  /** A part of the code did not come; `again` does what was asked for once more. */
  | { readonly kind: "notCome"; readonly again: () => void }
  /** What became of something in the menu, in words that came with it; and where to go on. */
  | {
      readonly kind: "said";
      readonly text: string;
      readonly link?: { readonly href: string; readonly text: string };
    }
  | LinkNotice
  /** A turn was left in the middle; it can be taken up again. */
  | { readonly kind: "turnLeft"; readonly session: TurnSession };

/** What is said of a link that asks for something else than there is. */
export interface LinkNotice {
  readonly kind: "badLink" | "badExample" | "oldLink" | "stepOutside" | "turnCut" | "notAsked";
  readonly text: string;
}

/** What a tool of a figure is drawn from. */
export interface ToolProps {
  readonly lesson: AnyLesson;
  readonly listings: readonly HighlightedListing[];
  readonly state: PlayerState;
  readonly moment: Moment;
  readonly act: (action: PlayerAction) => void;
  readonly words: PlayerWords;
}

/** The cells of the timeline: the positions first to last of each. */
export type Span = { readonly first: number; readonly last: number };

export interface TicksProps {
  readonly spans: readonly Span[];
  readonly position: number;
  /** The positions before which questions wait. */
  readonly stops: readonly number[];
}

/** Two runs beside each other: where each stands at a halt of both, and how to come to another halt. */
export interface RunsBeside {
  readonly sides: readonly [RunBeside, RunBeside];
  /** What a halt is called: "Halt". */
  readonly unit: string;
  readonly at: number;
  readonly last: number;
  readonly go: (halt: number) => PlayerAction;
}

/** One of them, and where it stands. */
export interface RunBeside {
  readonly lesson: AnyLesson;
  readonly run: Run;
  readonly title: string;
  readonly note: string;
  /** What the reader has noted of it: the notes window tells it, not the wall. */
  readonly remark?: string | undefined;
  readonly position: number;
}

/** What stands in a figure for a while, in the place of its panels, with the code that knows it: a question to the run. */
export interface PlayerTool {
  readonly View: (props: ToolProps) => ReactElement | undefined;
  /** What it draws over the upper line of the timeline. */
  readonly Ticks?: ((props: TicksProps) => ReactElement) | undefined;
  /** Where playing stops on the way to `target`, if it does. */
  halt(from: number, target: number): number | undefined;
  /** What a key does. */
  key(key: string, state: PlayerState): PlayerAction | undefined;
  /** What is spoken in place of what is said of a step. */
  told(state: PlayerState, said: string): string;
  /** Where among what it has found the reader stands, in two or three words; empty elsewhere. */
  place?(state: PlayerState): string;
  /** What the picture is given for the hand, and does with it, while nothing else is asked there. */
  hand?(plate: Plate): Partial<PlateProps> | undefined;
  /** Its part of a link to a step; undefined where it has none. */
  link(): string | undefined;
  /** Two runs that it shows beside each other now, for a place that draws them itself, as the stage does. */
  beside?(): RunsBeside | undefined;
}

/** Where a tool is opened. */
export type ToolPlace = Pick<PlayerState, "run" | "session" | "tool" | "position">;

export interface PlayerState {
  /** What stands in the place of the panels, if anything does. */
  readonly tool: PlayerTool | undefined;
  readonly subject: PlayerSubject;
  readonly run: Run;
  /** The reader's turn, while the run is theirs, made by their choices. */
  readonly session: TurnSession | undefined;
  /** From 0 to the length of the run's trace. */
  readonly position: number;
  /** Whether the figure is alive: before that nothing can be touched. */
  readonly ready: boolean;
  readonly playing: boolean;
  /** An index into `SPEEDS`. */
  readonly speed: number;
  /** The positions of all questions of this run, ascending, and of those that are settled. */
  readonly stops: readonly number[];
  readonly passed: ReadonlySet<number>;
  readonly asking: Asking | undefined;
  readonly outcome: Outcome | undefined;
  /** Whether the editor of the input is open, and what is in it; `error` is what is wrong with that. */
  readonly drawer: boolean;
  readonly draft: string;
  readonly error: InputError | undefined;
  /** The steps that a long run under way has made so far. */
  readonly pending: number | undefined;
  readonly notice: Notice | undefined;
  /** Whether the run's steps are given free while the figure is far from the screen, or are being recorded again. */
  readonly rest: "resting" | "recording" | "failed" | undefined;
  /** The mark that is pointed at from the comment. */
  readonly pointed: string | undefined;
  /** The position whose reason is shown in the place of the comment. */
  readonly explained: number | undefined;
  readonly dialog: "help" | "state" | "takeAway" | undefined;
  /** The table and the file of the listing that the reader has chosen; otherwise the step chooses. */
  readonly table: string;
  readonly file: number | undefined;
}

/** Steps a second at speed 1. */
export const STEPS_A_SECOND = 1.25;
/** The last one takes at most ten seconds for any run. */
export const SPEEDS = [0.25, 0.5, 1, 2, 4, 16, 64, Number.POSITIVE_INFINITY] as const;
const USUAL_SPEED = 2;

export type PlayerAction =
  | { readonly type: "wake" }
  /** Without being asked anything: the timeline, the step box, Home and End, links and cues. */
  | { readonly type: "seek"; readonly position: number }
  /** One press of "next" or "previous": forward only as far as the next question. */
  | { readonly type: "move"; readonly level: Level; readonly direction: 1 | -1 }
  /** So many steps forward by the clock, as far as the next question. */
  | { readonly type: "advance"; readonly steps: number }
  | { readonly type: "play" }
  | { readonly type: "speed"; readonly speed: number }
  | { readonly type: "answer"; readonly choice: string }
  | { readonly type: "reveal" }
  | { readonly type: "show"; readonly run: Run; readonly position: number }
  /** The run as far as the reader has performed it: the figure stays as it is, and asks nothing else. */
  | { readonly type: "perform"; readonly session: TurnSession; readonly position?: number | undefined }
  /** A tool whose code was waited for may come too late: with the run that it is of, it is for no other one. */
  | { readonly type: "tool"; readonly tool: PlayerTool | undefined; readonly of?: Run }
  | { readonly type: "open"; readonly draft: string }
  | { readonly type: "close" }
  | { readonly type: "draft"; readonly text: string }
  | { readonly type: "refuse"; readonly error: InputError }
  | { readonly type: "record"; readonly steps: number | undefined }
  /** The steps of the run are given free; later the same run is there again, and nothing else has changed. */
  | { readonly type: "rest"; readonly rest: NonNullable<PlayerState["rest"]> }
  | { readonly type: "restore"; readonly run: Run }
  | { readonly type: "notice"; readonly notice: Notice | undefined }
  | { readonly type: "point"; readonly mark: string | undefined }
  /** The reason for this step in the place of its comment, or the comment again. */
  | { readonly type: "explain" }
  | { readonly type: "dialog"; readonly dialog: PlayerState["dialog"] }
  | { readonly type: "table"; readonly table: string }
  | { readonly type: "file"; readonly file: number };

/** A player that shows this run at this position, before it is alive. */
export function beginPlayer(subject: PlayerSubject, run: Run, position: number): PlayerState {
  const state: PlayerState = {
    ...{ subject, run, session: undefined, position, ready: false, playing: false, speed: USUAL_SPEED },
    ...{ stops: stopsOf(subject, run), passed: new Set(), asking: undefined, outcome: undefined },
    ...{ drawer: false, draft: run.text, error: undefined, pending: undefined, notice: undefined },
    ...{ rest: undefined, tool: undefined },
    ...{ pointed: undefined, explained: undefined, dialog: undefined, table: "", file: undefined },
  };
  return askedHere(state);
}

/** The same state, with the question open that somebody else asks where it stands. */
function askedHere(state: PlayerState): PlayerState {
  const { subject, run, position, asking, stops, passed } = state;
  const isHere = ownAsked(subject, run)?.position === position && stops.includes(position);
  if (!isHere || asking || passed.has(position)) return state;
  return { ...state, playing: false, asking: { position, wrong: [] } };
}

/** The same state where it is its speed already: nothing is drawn again for it. */
function withSpeed(state: PlayerState, speed: number): PlayerState {
  return state.speed === speed ? state : { ...state, speed };
}

/** The state after an action. */
export function reducePlayer(state: PlayerState, action: PlayerAction): PlayerState {
  return askedHere(reduced(state, action));
}

function reduced(state: PlayerState, action: PlayerAction): PlayerState {
  switch (action.type) {
    case "wake":
      return { ...state, ready: true };
    case "seek":
      return { ...state, asking: undefined, position: within(state.run, action.position) };
    case "move":
      return move({ ...state, playing: false }, action.level, action.direction);
    case "advance":
      return advance(state, state.position + action.steps);
    case "play":
      return {
        ...state,
        playing: !state.playing,
        position: !state.playing && state.position === state.run.trace.length ? 0 : state.position,
      };
    case "speed":
      return withSpeed(state, Math.max(0, Math.min(SPEEDS.length - 1, action.speed)));
    case "answer":
      return answer(state, action.choice);
    case "reveal":
      return settle(state, "shown", "");
    case "show":
      return show(state, action.run, action.position);
    case "perform":
      return perform(state, action.session, action.position);
    case "tool":
      return (action.of ?? state.run) === state.run ? { ...state, tool: action.tool } : state;
    case "open":
      return { ...state, drawer: true, playing: false, draft: action.draft };
    case "close":
      return { ...state, drawer: false };
    case "draft":
      return { ...state, draft: action.text };
    case "refuse":
      return { ...state, pending: undefined, error: action.error };
    case "record":
      return { ...state, pending: action.steps };
    case "rest":
      return { ...state, playing: false, rest: action.rest };
    case "restore":
      return { ...state, run: action.run, rest: undefined };
    case "notice":
      return { ...state, notice: action.notice };
    case "point":
      return { ...state, pointed: action.mark };
    case "explain":
      return { ...state, explained: state.explained === state.position ? undefined : state.position };
    case "dialog":
      return { ...state, dialog: action.dialog };
    case "table":
      return { ...state, table: action.table };
    case "file":
      return { ...state, file: action.file };
  }
}

function within({ trace }: Run, position: number): number {
  return Math.max(0, Math.min(trace.length, position));
}

/** The questions that are not settled yet, ascending. */
export function waiting({ stops, passed }: PlayerState): number[] {
  return stops.filter((stop) => !passed.has(stop));
}

/** Forward to `target`, or to where the first question on the way is asked. */
function advance(state: PlayerState, target: number): PlayerState {
  const stop = waiting(state).find((candidate) => candidate > state.position && candidate <= target);
  if (stop !== undefined) {
    const isOwn = ownAsked(state.subject, state.run)?.position === stop;
    const position = isOwn ? stop : stop - 1;
    return { ...state, position, playing: false, asking: { position: stop, wrong: [] } };
  }
  const halt = state.playing ? state.tool?.halt(state.position, target) : undefined;
  if (halt !== undefined) return { ...state, position: halt, playing: false };
  const { length } = state.run.trace;
  return { ...state, position: Math.min(target, length), playing: state.playing && target < length };
}

function move(state: PlayerState, level: Level, direction: 1 | -1): PlayerState {
  const target = neighbor(state.run.trace, level, state.position, direction);
  if (direction === 1) return state.asking ? state : advance(state, target);
  // One step back from the lesson's question is the step before it, where the figure stands already.
  const isBefore = state.asking && state.asking.position > state.position;
  const position = isBefore && level === "move" ? state.position : target;
  return { ...state, asking: undefined, position };
}

function answer(state: PlayerState, choice: string): PlayerState {
  const { asking } = state;
  const question = asking && questionAt(state.subject, state.run, asking.position);
  if (!asking || !question?.choices.includes(choice)) return state;
  if (question.answers.length === 0) return settle(state, "noted", choice);
  if (question.answers.includes(choice)) return settle(state, "right", choice);
  return { ...state, asking: { ...asking, wrong: [...asking.wrong, choice] } };
}

/** The question is over; its step is made. */
function settle(state: PlayerState, kind: Outcome["kind"], given: string): PlayerState {
  const { asking, passed } = state;
  const question = asking && questionAt(state.subject, state.run, asking.position);
  if (!asking || !question || (kind === "shown" && question.answers.length === 0)) return state;
  const { position } = asking;
  return {
    ...state,
    position,
    passed: new Set(passed).add(position),
    asking: undefined,
    outcome: { position, kind, why: question.why, given },
  };
}

/** Another run: nothing is left of the questions of the one before. */
function show(state: PlayerState, run: Run, position: number): PlayerState {
  return {
    ...state,
    run,
    ...{ session: undefined, tool: undefined },
    position: within(run, position),
    playing: false,
    stops: stopsOf(state.subject, run),
    passed: new Set(),
    asking: undefined,
    outcome: undefined,
    error: undefined,
    pending: undefined,
    notice: run.stopped ? { kind: "stopped", steps: run.trace.length } : turnLeft(state.session),
  };
}

/** Who leaves a turn in the middle can go back to it. */
function turnLeft(session: TurnSession | undefined): Notice | undefined {
  const isBegun = session?.turn.open && session.turn.taken.length > 0;
  return isBegun ? { kind: "turnLeft", session } : undefined;
}

/** The run as far as a reader has performed it. Nothing else is asked meanwhile. */
function perform(state: PlayerState, session: TurnSession, position = Number.POSITIVE_INFINITY): PlayerState {
  const { run } = session.turn;
  // A touch that adds nothing to the run leaves the reader at the step where they are.
  const at = run === state.run && position === Number.POSITIVE_INFINITY ? state.position : position;
  return {
    ...{ ...state, run, session, position: within(run, at), playing: false, drawer: false },
    tool: run === state.run ? state.tool : undefined,
    ...{ stops: [], passed: new Set(), asking: undefined, outcome: undefined, explained: undefined },
    ...{ error: undefined, pending: undefined, notice: undefined },
  };
}

/** An answer as it is kept for the review: which question, and whether it was right at once. */
export interface Answered {
  readonly id: string;
  readonly right: boolean;
}

/** What an action has answered, if it was an answer. */
export function answered(before: PlayerState, after: PlayerState): Answered | undefined {
  const { asking } = before;
  if (!asking || after.run !== before.run) return undefined;
  const id = reviewId(before.subject, before.run, asking.position);
  if (after.outcome !== before.outcome && after.outcome)
    return { id, right: after.outcome.kind === "right" && asking.wrong.length === 0 };
  return after.asking && after.asking.wrong.length > asking.wrong.length ? { id, right: false } : undefined;
}
