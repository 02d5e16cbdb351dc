/** Where a player's runs come from: examples, chance, the reader's own text, links. */

import { type RefObject, useMemo, useRef } from "react";
import { examplesOf } from "#algorithms/core/lesson/lesson.ts";
import { InputError } from "#algorithms/core/lesson/mistake.ts";
import { loadAgain, loaded } from "#components/page/load-again.ts";
import { keep, recall } from "#components/page/memory.ts";
import type { Source } from "#components/run/link.ts";
import { positionOf } from "#components/run/position-names.ts";
import { type Run, runElsewhere, runNow, sourceText } from "#components/run/run.ts";
import { openLinked } from "#components/turn/turn-session.ts";
import type { PlayerOptions } from "./player-options.ts";
import type { Notice, PlayerAction, PlayerState } from "./player-state.ts";

export interface SourceActions {
  /** Reads a source and shows its run at a position; the figure keeps the last one that could be read. */
  readonly load: (source: Source, at?: (run: Run) => number) => Promise<boolean>;
  /** The same with the source's text in the editor. */
  readonly choose: (source: Source) => void;
  /** What the reader types; it is read after a pause. */
  readonly type: (text: string) => void;
  readonly openDrawer: () => void;
  /** Back to the figure, with what was typed last. */
  readonly closeDrawer: () => void;
  readonly reset: () => void;
  /** Ends a long run under way. */
  readonly stop: () => void;
  /** The value of a link to this step; undefined when the input is too long for one. */
  readonly link: () => Promise<string | undefined>;
  /** Shows what a link asks for, or says what is wrong with it and shows the nearest thing. */
  readonly follow: (link: string) => Promise<void>;
}

const TYPING_PAUSE = 250;

const loadLinks = loaded(() => import("./followed-link.ts"));

/** The actions on a player's input. They always see its latest state. */
export function useSource(
  options: PlayerOptions,
  state: RefObject<PlayerState>,
  act: (action: PlayerAction) => void,
): SourceActions {
  const latest = useRef(options);
  latest.current = options;
  return useMemo(
    () =>
      sourceActions(
        () => latest.current,
        () => state.current,
        act,
      ),
    [state, act],
  );
}

/** The same without React. */
export function sourceActions(
  options: () => PlayerOptions,
  state: () => PlayerState,
  act: (action: PlayerAction) => void,
): SourceActions {
  let underWay: AbortController | undefined;
  let typing: ReturnType<typeof setTimeout> | undefined;
  const draftKey = () => `kibitz.draft.${options().lesson.id}.${options().figure}`;
  const home = (): Source => ({ kind: "example", id: options().example });
  const textOf = (source: Source) => sourceText(options(), source);
  const show = (run: Run, at: (run: Run) => number) => act({ type: "show", run, position: at(run) });

  async function load(source: Source, at: (run: Run) => number = () => 0): Promise<boolean> {
    const { lesson, recordElsewhere } = options();
    const abort = new AbortController();
    clearTimeout(typing);
    typing = undefined;
    underWay?.abort();
    underWay = abort;
    // What a newer input has stopped has nothing to say any more.
    const overtaken = () => underWay !== abort;
    act({ type: "record", steps: undefined });
    try {
      const text = textOf(source);
      const short = runNow(lesson, source, text);
      if (short) {
        show(short, at);
        return true;
      }
      act({ type: "record", steps: 0 });
      const onProgress = (steps: number) => act({ type: "record", steps });
      const long = await runElsewhere(lesson, source, text, recordElsewhere, {
        onProgress,
        signal: abort.signal,
      });
      if (overtaken()) return false;
      show(long, at);
      return true;
    } catch (problem) {
      if (overtaken()) return false;
      act({ type: "record", steps: undefined });
      if (problem instanceof InputError) act({ type: "refuse", error: problem });
      else act({ type: "notice", notice: failure(problem) });
      return false;
    }
  }

  const actions: SourceActions = {
    load,
    choose(source) {
      act({ type: "draft", text: textOf(source) });
      void load(source);
    },
    type(text) {
      act({ type: "draft", text });
      keep(draftKey(), text);
      clearTimeout(typing);
      typing = setTimeout(() => void load({ kind: "own", text }), TYPING_PAUSE);
    },
    openDrawer() {
      // What the reader typed last time waits for them, unless the figure shows something newer of theirs.
      const { run, draft } = state();
      act({ type: "open", draft: (run.source.kind !== "own" && recall(draftKey())) || draft });
    },
    closeDrawer() {
      if (typing !== undefined) void load({ kind: "own", text: state().draft });
      act({ type: "close" });
    },
    reset() {
      const { opened = options().begins, opens } = options();
      const at = ({ trace }: Run) => positionOf(trace, opens);
      if (opened) return show(opened, at);
      act({ type: "draft", text: textOf(home()) });
      void load(home(), at);
    },
    stop: () => underWay?.abort(),
    async link() {
      const { run, position, session, tool } = state();
      const { version } = options().lesson;
      const turn = session?.turns.packTurn(session.turn);
      const link = { version, source: run.source, step: position, turn, tool: tool?.link() };
      return (await loadLinks()).formatLink(link);
    },
    async follow(value) {
      const links = await loadLinks().catch(() => undefined);
      const again = () =>
        void loadAgain(loadLinks).then(
          () => actions.follow(value),
          () => actions.follow(value),
        );
      if (!links) return act({ type: "notice", notice: { kind: "notCome", again } });
      const wanted = await links.parseLink(value);
      const { lesson } = options();
      const problem = links.linkProblem(wanted, examplesOf(lesson));
      if (!wanted || problem) return act({ type: "notice", notice: problem });
      const { source, step, turn, tool } = wanted;
      const shown = await load(source, () => step);
      if (source.kind === "own") act({ type: "draft", text: source.text });
      if (!shown) {
        if (source.kind === "own") act({ type: "open", draft: source.text });
        return;
      }
      const linked = turn === undefined ? undefined : await openLinked(options(), state().run, turn);
      // Where nothing is chosen yet the first question is what is looked for, on whatever step it stands.
      if (linked)
        act({
          type: "perform",
          session: linked.session,
          position: linked.session.turn.taken[0] && step,
        });
      const told =
        tool === undefined
          ? undefined
          : await links
              .openLinkedTool(options(), state(), act, tool)
              .catch((): Notice => ({ kind: "notCome", again }));
      const notice = links.followedNotice({
        ...{ link: wanted, version: lesson.version, last: state().run.trace.length, tool: told },
        turn: linked && { taken: linked.session.turn.taken.length, wanted: linked.wanted },
      });
      if (notice) act({ type: "notice", notice });
    },
  };
  return actions;
}

function failure(problem: unknown): Notice {
  if (problem instanceof DOMException && problem.name === "AbortError") return { kind: "canceled" };
  return { kind: "failed", message: problem instanceof Error ? problem.message : String(problem) };
}
