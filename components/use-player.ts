/** The state of one player, and everything a reader can do to it. The trace is never state: only the position is. */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { AnyLesson, Locale, Question } from "../algorithms/lesson.ts";
import { InputError } from "../algorithms/mistake.ts";
import type { Level } from "../algorithms/trace.ts";
import { due, record as recordAnswer } from "./article/review.ts";
import { SPEEDS, STEPS_A_SECOND } from "./Controls.tsx";
import type { FigureLink, Source } from "./link.ts";
import { keep, recall } from "./memory.ts";
import { positionOf, positionsOf } from "./position-names.ts";
import { neighbor, type RecordElsewhere, type Run, runElsewhere, runNow, sourceText } from "./run.ts";
import type { PlayerWords } from "./words.ts";

export interface PlayerOptions {
  readonly lesson: AnyLesson;
  readonly inputs: ReadonlyMap<string, string>;
  readonly locale: Locale;
  /** The id of the figure on its page, and its key in links. */
  readonly figure: string;
  readonly example: string;
  /** Where the figure opens: a position name. */
  readonly opens: string;
  /** The steps before which a question is asked: position names. */
  readonly asks: string;
  readonly recordElsewhere: RecordElsewhere;
  /** A run that is shown as it is, and no other one: the figure then has no examples, no input of its own and no links. */
  readonly opened?: Run | undefined;
  readonly words: PlayerWords;
}

/** A question that is open. */
export interface OpenQuestion {
  readonly question: Question;
  /** The step before which it is asked. */
  readonly position: number;
  /** From 1, of `of`. */
  readonly number: number;
  readonly of: number;
  readonly wrong: readonly string[];
  readonly wrongLastTime: boolean;
}

interface Asking {
  readonly position: number;
  readonly wrong: readonly string[];
}

/** A long run under way. */
interface Pending {
  readonly steps: number;
  readonly cancel: () => void;
}

const TYPING_PAUSE = 250;
const SPEED_KEY = "kibitz.speed";

/** One hook is one state; what it does to runs, questions and links is in the functions below. */
export function usePlayer(options: PlayerOptions) {
  const { lesson, inputs, figure, example, recordElsewhere, words } = options;
  const home = useMemo<Source>(() => ({ kind: "example", id: example }), [example]);
  const [run, setRun] = useState<Run>(() => options.opened ?? firstRun(lesson, inputs, home));
  const [position, setPosition] = useState(() => positionOf(run.trace, options.opens));
  const [ready, setReady] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeedState] = useState(2);
  const [asking, setAsking] = useState<Asking>();
  const [passed, setPassed] = useState<ReadonlySet<number>>(new Set());
  const [verdict, setVerdict] = useState<{ readonly position: number; readonly text: string }>();
  const [drawer, setDrawer] = useState(false);
  const [draft, setDraft] = useState(run.text);
  const [error, setError] = useState<InputError>();
  const [pending, setPending] = useState<Pending>();
  const [notice, setNotice] = useState<string>();
  const pendingRun = useRef<AbortController>(undefined);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const draftKey = `kibitz.draft.${lesson.id}.${figure}`;

  const stops = useMemo(
    () => stopsOf(lesson, run, options.asks, options.locale),
    [lesson, run, options.asks, options.locale],
  );
  const waiting = useMemo(() => stops.filter((stop) => !passed.has(stop)), [stops, passed]);

  /** Moves without being asked anything: the timeline, the step box, Home and End, links and cues. */
  const seek = useCallback(
    (target: number) => {
      setAsking(undefined);
      setPosition(Math.max(0, Math.min(run.trace.length, target)));
    },
    [run],
  );

  /** Moves forward as far as the next question. */
  const advance = useCallback(
    (from: number, target: number) => {
      const stop = waiting.find((candidate) => candidate > from && candidate <= target);
      setPosition(stop === undefined ? Math.min(target, run.trace.length) : stop - 1);
      if (stop === undefined && target < run.trace.length) return;
      setPlaying(false);
      if (stop !== undefined) setAsking({ position: stop, wrong: [] });
    },
    [run, waiting],
  );

  const move = useCallback(
    (level: Level, direction: 1 | -1) => {
      setPlaying(false);
      const target = neighbor(run.trace, level, position, direction);
      // One step back from a question is the step before it, where the figure stands already.
      if (asking && level === "move" && direction === -1) setAsking(undefined);
      else if (direction === -1) seek(target);
      else if (!asking) advance(position, target);
    },
    [run, position, asking, seek, advance],
  );

  const show = useCallback(
    (next: Run, at: number) => {
      setRun(next);
      setPosition(Math.max(0, Math.min(at, next.trace.length)));
      setPassed(new Set());
      setAsking(undefined);
      setVerdict(undefined);
      setPlaying(false);
      setError(undefined);
      setNotice(next.stopped ? words.stopped(next.trace.length.toLocaleString("en")) : undefined);
    },
    [words],
  );

  /** Reads a source and shows its run; the figure keeps the last one that could be read. */
  const load = useCallback(
    async (source: Source, at: (run: Run) => number = () => 0): Promise<boolean> => {
      const abort = new AbortController();
      const overtaken = () => pendingRun.current !== abort;
      pendingRun.current?.abort();
      pendingRun.current = abort;
      setPending(undefined);
      try {
        const text = sourceText(lesson, inputs, source);
        const short = runNow(lesson, source, text);
        if (short) {
          show(short, at(short));
          return true;
        }
        const cancel = () => abort.abort();
        setPending({ steps: 0, cancel });
        const long = await runElsewhere(
          lesson,
          source,
          text,
          recordElsewhere,
          (steps) => setPending({ steps, cancel }),
          abort.signal,
        );
        if (overtaken()) return false;
        setPending(undefined);
        show(long, at(long));
        return true;
      } catch (problem) {
        // What a newer input has stopped has nothing to say any more.
        if (overtaken()) return false;
        setPending(undefined);
        if (problem instanceof InputError) setError(problem);
        else if (problem instanceof DOMException && problem.name === "AbortError") setNotice(words.canceled);
        else setNotice(words.failed(problem instanceof Error ? problem.message : String(problem)));
        return false;
      }
    },
    [lesson, inputs, recordElsewhere, show, words],
  );

  const type = useCallback(
    (text: string) => {
      setDraft(text);
      keep(draftKey, text);
      clearTimeout(typing.current);
      typing.current = setTimeout(() => void load({ kind: "own", text }), TYPING_PAUSE);
    },
    [draftKey, load],
  );

  const choose = useCallback(
    (source: Source) => {
      clearTimeout(typing.current);
      setDraft(sourceText(lesson, inputs, source));
      void load(source);
    },
    [lesson, inputs, load],
  );

  const openDrawer = useCallback(() => {
    // What the reader typed last time waits for him, unless the figure shows something newer of his.
    if (run.source.kind !== "own") setDraft((now) => recall(draftKey) || now);
    setDrawer(true);
    setPlaying(false);
  }, [draftKey, run]);

  const settle = useCallback(
    (at: number, text: string, right: boolean) => {
      recordAnswer(reviewId(lesson, run, at), right);
      setPassed((before) => new Set(before).add(at));
      setVerdict({ position: at, text });
      setAsking(undefined);
      setPosition(at);
    },
    [lesson, run],
  );

  const open = asking && openQuestion(options, run, asking, stops);

  const answer = useCallback(
    (id: string) => {
      if (!open?.question.choices.includes(id)) return;
      if (open.question.answers.includes(id)) {
        settle(open.position, `${words.right} ${open.question.why}`, open.wrong.length === 0);
      } else {
        recordAnswer(reviewId(lesson, run, open.position), false);
        setAsking({ position: open.position, wrong: [...open.wrong, id] });
      }
    },
    [open, settle, lesson, run, words],
  );

  const reveal = useCallback(() => {
    if (open) settle(open.position, `${words.shown} ${open.question.why}`, false);
  }, [open, settle, words]);

  const setSpeed = useCallback((next: number) => {
    const index = Math.max(0, Math.min(SPEEDS.length - 1, next));
    setSpeedState(index);
    keep(SPEED_KEY, String(index));
  }, []);

  const play = useCallback(() => {
    if (!playing && position === run.trace.length) setPosition(0);
    setPlaying(!playing);
  }, [playing, position, run]);

  const reset = useCallback(() => {
    if (options.opened) return show(options.opened, positionOf(options.opened.trace, options.opens));
    setDraft(sourceText(lesson, inputs, home));
    void load(home, ({ trace }) => positionOf(trace, options.opens));
  }, [lesson, inputs, home, load, show, options.opens, options.opened]);

  const link = useCallback(
    async () =>
      (await import("./link.ts")).formatLink({ version: lesson.version, source: run.source, step: position }),
    [lesson, run, position],
  );

  /** Shows what a link asks for, or says what is wrong with it and shows the nearest thing. */
  const follow = useCallback(
    async (value: string) => {
      const wanted = await (await import("./link.ts")).parseLink(value);
      const problem = linkProblem(wanted, lesson, words);
      if (!wanted || problem) return setNotice(problem);
      let last = 0;
      const shown = await load(wanted.source, ({ trace }) => {
        last = trace.length;
        return wanted.step;
      });
      if (wanted.source.kind === "own") setDraft(wanted.source.text);
      if (!shown) return setDrawer(wanted.source.kind === "own");
      if (wanted.version !== lesson.version) setNotice(words.oldLink);
      else if (wanted.step > last) setNotice(words.stepOutside(String(wanted.step), String(last)));
    },
    [lesson, load, words],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the figure has come alive.
  useEffect(() => {
    setReady(true);
    const known = Number.parseInt(recall(SPEED_KEY), 10);
    if (known in SPEEDS) setSpeedState(known);
    const value = new URLSearchParams(location.search).get(figure);
    if (value !== null && !options.opened) void follow(value);
    return () => pendingRun.current?.abort();
  }, []);

  usePlayback({ playing, position, length: run.trace.length, speed, advance });

  return {
    ...{
      run,
      position,
      ready,
      playing,
      speed,
      stops: waiting,
      question: open,
      verdict,
      drawer,
      draft,
      error,
      pending,
      notice,
    },
    ...{ seek, move, load, type, choose, openDrawer, answer, reveal, setSpeed, play, reset, link, setNotice },
    closeDrawer: () => setDrawer(false),
  };
}

/** The example that the page was built with, recorded here and now, whatever its length. */
function firstRun(lesson: AnyLesson, inputs: ReadonlyMap<string, string>, source: Source): Run {
  const run = runNow(lesson, source, sourceText(lesson, inputs, source));
  if (!run) throw new RangeError(`${lesson.id}: a figure cannot open on an example with so many steps`);
  return run;
}

function stopsOf(lesson: AnyLesson, run: Run, asks: string, locale: Locale): number[] {
  const asked = (p: number) => p > 0 && questionAt(lesson, run, p, locale) !== undefined;
  return positionsOf(run.trace, asks)
    .filter(asked)
    .sort((p, q) => p - q);
}

/** The lesson's question before the step that leads to `position`. */
function questionAt(lesson: AnyLesson, run: Run, position: number, locale: Locale): Question | undefined {
  const call = run.trace.stepAt(position);
  return lesson.predict?.[call.step]?.(run.scout.seek(position - 1), call, run.problem, locale);
}

function openQuestion(
  { lesson, locale }: PlayerOptions,
  run: Run,
  { position, wrong }: Asking,
  stops: readonly number[],
): OpenQuestion | undefined {
  const question = questionAt(lesson, run, position, locale);
  return (
    question && {
      question,
      position,
      wrong,
      number: stops.indexOf(position) + 1,
      of: stops.length,
      wrongLastTime: wrong.length === 0 && due().includes(reviewId(lesson, run, position)),
    }
  );
}

/** Questions on examples have names that outlive a visit; the position is part of the name. */
function reviewId(lesson: AnyLesson, { source }: Run, position: number): string {
  return `${lesson.id}/${source.kind === "example" ? source.id : source.kind}/${position}`;
}

function linkProblem(
  wanted: FigureLink | undefined,
  lesson: AnyLesson,
  words: PlayerWords,
): string | undefined {
  if (!wanted) return words.badLink;
  if (wanted.source.kind === "example" && !lesson.examples.includes(wanted.source.id))
    return words.badExample(wanted.source.id);
  return undefined;
}

interface Playback {
  readonly playing: boolean;
  readonly position: number;
  readonly length: number;
  readonly speed: number;
  readonly advance: (from: number, target: number) => void;
}

/** Plays by the clock, not by the frame, so that a slow machine leaves steps out instead of falling behind. */
function usePlayback({ playing, position, length, speed, advance }: Playback): void {
  const now = useRef(position);
  now.current = position;
  const go = useRef(advance);
  go.current = advance;
  useEffect(() => {
    if (!playing) return undefined;
    const factor = SPEEDS[speed];
    const rate = factor === Number.POSITIVE_INFINITY ? Math.max(60, length / 10) : STEPS_A_SECOND * factor;
    let before = performance.now();
    // The first step comes at once: who presses Play wants to see something move.
    let owed = 1;
    let request = requestAnimationFrame(function tick(time) {
      owed += (Math.max(0, time - before) / 1000) * rate;
      before = time;
      const steps = Math.floor(owed);
      owed -= steps;
      if (steps > 0) go.current(now.current, now.current + steps);
      request = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(request);
  }, [playing, length, speed]);
}
