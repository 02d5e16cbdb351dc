import { type ReactElement, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Level } from "#algorithms/core/run/trace.ts";
import { Comment } from "../panels/Annotation.tsx";
import { Key } from "../panels/Key.tsx";
import type { Moment } from "../panels/moment.ts";
import { fitOf, viewBoxOf } from "../picture/plate-props.ts";
import { PlayerListing } from "../player/PlayerListing.tsx";
import { PlayerPanels } from "../player/PlayerPanels.tsx";
import { isTurn, PlayerPicture } from "../player/PlayerPicture.tsx";
import { ask } from "../player/state/menu-acts.ts";
import { turnKey } from "../player/state/player-keys.ts";
import type { PlayerOptions, PlayerProps } from "../player/state/player-options.ts";
import { digitMarks, type OpenQuestion } from "../player/state/player-questions.ts";
import { type ToolProps, waiting } from "../player/state/player-state.ts";
import type { LivePlayer } from "../player/state/use-player.ts";
import { positionOf } from "../run/position-names.ts";
import { StopSaid } from "../tour/StopSaid.tsx";
import { useTourStop } from "../tour/use-tour-stop.ts";
import type { LiveTurn } from "../turn/live-turn.ts";
import { answerKeys, type LetteredChoice, letteredChoices } from "./answer-keys.ts";
import { cropped, extentOf, extentOfPlate, union } from "./extent.ts";
import { noteAddress } from "./host.ts";
import { InkLayer } from "./ink/InkLayer.tsx";
import { inkKey } from "./ink/ink.ts";
import { LetterLayer } from "./ink/LetterLayer.tsx";
import { useInk } from "./ink/use-ink.ts";
import { LEVELS, paceOf, pressesOf } from "./pace.ts";
import { StageFrame } from "./StageFrame.tsx";
import { type Told, toldOf } from "./stage-news.ts";
import { TwinStage } from "./TwinStage.tsx";
import type { OnStage } from "./use-stage.ts";
import { stageWords } from "./words.en.ts";

interface StageProps extends PlayerProps {
  readonly player: LivePlayer;
  readonly moment: Moment;
  readonly question: OpenQuestion | undefined;
  readonly digits: ReadonlyMap<string, string> | undefined;
  readonly live: LiveTurn | undefined;
  readonly stage: OnStage;
}

/** The address is written when the coach rests; some browsers allow few changes in a short time. In milliseconds. */
const REST = 400;

/** A figure on the stage: another layout of the same player, or the two runs that a tool of it shows. */
export function Stage(props: StageProps): ReactElement {
  const { player, stage, figure, number, words } = props;
  const { state, act } = player;
  const beside = state.session ? undefined : state.tool?.beside?.();
  useAddress(figure, player);
  // Where it opened, a tour comes back to.
  const opening = useRef(beside?.at);
  opening.current ??= beside?.at;
  if (!beside) return <OneRun {...props} />;
  const { sides, unit, at, last, go } = beside;
  // What a stop asks of one run has to be answered there.
  const isSaid = props.stop?.asks === "own" || props.stop?.asks === "none";
  return (
    <TwinStage
      {...{ figure, number, words, stage, sides, unit, at, last }}
      keepsAddress
      onGo={(halt) => act(go(halt))}
      stop={isSaid ? props.stop : undefined}
      onOpen={() => act(go(opening.current ?? 0))}
    />
  );
}

function OneRun({ player, moment, question, digits, live, stage, ...props }: StageProps): ReactElement {
  const { lesson, figure } = props;
  const { state, act } = player;
  const { run, position } = state;
  const { trace } = run;
  const own = stageWords;
  const [chosen, setLevel] = useState<Level>();
  const level = useMemo(() => chosen ?? paceOf(trace), [chosen, trace]);
  const whole = useMemo(() => extentOf(lesson, run), [lesson, run]);
  const plate = cropped(moment.scene.plate, union(whole, extentOfPlate(moment.scene.plate)));
  const ink = useInk(lesson.id, inkKey(figure, run.text, position));
  useCall(stage, props, player);
  const tour = useTourStop(props.stop, stage, {
    open() {
      act({ type: "seek", position: positionOf(trace, props.opens) });
      if (props.stop?.asks === "step") act({ type: "move", level: "move", direction: 1 });
    },
    reveal() {
      if (!question || question.question.answers.length === 0) return false;
      act({ type: "reveal" });
      return true;
    },
  });

  const go = (direction: 1 | -1): boolean => {
    if (tour) return tour.go(direction);
    if (direction === -1) {
      if (position === 0 && !state.asking) return false;
      act({ type: "move", level, direction });
    } else if (isTurn({ state, live }) && live?.turn.mode === "led") live.reveal();
    else if (state.asking) act({ type: "reveal" });
    else if (position < trace.length) act({ type: "move", level, direction });
    else return false;
    return true;
  };
  const lettered = letteredChoices(question, moment);
  const keys = answerKeys(question, lettered, moment.marks);
  // What a turn is asked would tell what to choose.
  const tool = state.session ? undefined : state.tool;
  const answered = tool?.place?.(state) ?? "";
  const names = lesson.words.levels;
  const all = { ...props, state, moment, question, live, act };
  const where = moment.where === "" ? "" : ` · ${moment.where}`;
  return (
    <StageFrame
      {...props}
      stage={stage}
      pictures={[
        <div className="stage__picture" key="picture">
          <PlayerPicture {...all} plate={plate} />
          {lettered.length > 0 && <LetterLayer plate={plate} choices={lettered} />}
          <InkLayer
            viewBox={viewBoxOf(plate)}
            fit={fitOf(plate)}
            strokes={ink.strokes}
            isOn={ink.isOn}
            label={own.ink(ink.strokes.length)}
            onStroke={ink.draw}
          />
        </div>,
      ]}
      ratio={plate.width / plate.height}
      said={[
        <StopSaid key="said" tour={tour} isAsked={question !== undefined} outcome={state.outcome}>
          <Said {...all} digits={digits} lettered={lettered} />
        </StopSaid>,
      ]}
      position={position}
      length={trace.length}
      marks={trace.marks("phase")}
      at={[own.step(position, trace.length) + where, answered].filter(Boolean).join(" · ")}
      ticks={
        tool?.Ticks && (
          <tool.Ticks spans={[{ first: 1, last: trace.length }]} position={position} stops={waiting(state)} />
        )
      }
      level={{
        name: names[level][0],
        title: own.byTitle(names[level][0], pressesOf(trace, level)),
        change: () => setLevel(LEVELS[(LEVELS.indexOf(level) + 1) % LEVELS.length]),
      }}
      panels={{
        ...(!props.stop?.hides.includes("code") && { code: () => <PlayerListing {...all} /> }),
        tables: () => <PlayerPanels {...all} />,
        checks: () => <PlayerPanels {...all} />,
        legend: () => (
          <Key
            entries={moment.scene.key}
            kind={moment.scene.plate.kind}
            asking={question !== undefined}
            words={props.words}
          />
        ),
        ...(!state.session && { ask: (close: () => void) => <StageAsk {...all} close={close} /> }),
      }}
      go={go}
      ink={ink}
      tells={() => {
        const told = toldOf(all, level);
        const next: Told["next"] = tour && !question ? tour.next : told.next;
        return {
          ...told,
          question: told.question ?? (tour?.question && { ...tour.question, position }),
          plates: [plate],
          next: {
            ...next,
            ...(next.plate && { plate: cropped(next.plate, union(whole, extentOfPlate(next.plate))) }),
          },
        };
      }}
      onKey={({ key, shift }, what) => {
        const touched =
          live && isTurn({ state, live })
            ? turnKey({ key, shift, focus: "figure" }, digitMarks(live.marks, moment.marks), live.phrases)
            : undefined;
        const choice = digits?.get(key) ?? keys.get(key);
        const toAnswer = key === "<" || key === ">" ? tool?.key(key, state) : undefined;
        if (live && touched === "undo") live.undo();
        else if (live && typeof touched === "object")
          "touch" in touched ? live.touch(touched.touch) : live.say(touched.say);
        else if (choice !== undefined) act({ type: "answer", choice });
        else if (toAnswer) act(toAnswer);
        else if (what === "start" || what === "end")
          act({ type: "seek", position: what === "start" ? 0 : trace.length });
        else if (typeof what === "object" && "level" in what) act({ type: "move", ...what });
        else return false;
        return true;
      }}
    />
  );
}

interface StageAskProps extends PlayerOptions, Omit<ToolProps, "lesson" | "listings"> {
  readonly close: () => void;
}

/** The field in which the run is asked, with its answers; it comes when it is opened, and goes when the reader ends it. */
function StageAsk({ close, ...props }: StageAskProps): ReactElement | null {
  const { state, act, listings = [] } = props;
  const hasAsked = useRef(false);
  const View = state.tool?.Ticks && state.tool.View;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what matters is whether the run is being asked.
  useEffect(() => {
    if (View) hasAsked.current = true;
    else if (hasAsked.current) close();
    else void ask(props, { ...state, tool: undefined }, act);
  }, [View === undefined]);
  return View ? <View {...props} listings={listings} /> : null;
}

interface SaidProps extends Pick<PlayerProps, "words"> {
  readonly state: LivePlayer["state"];
  readonly moment: Moment;
  readonly question: OpenQuestion | undefined;
  readonly digits: ReadonlyMap<string, string> | undefined;
  readonly lettered: readonly LetteredChoice[];
  readonly live: LiveTurn | undefined;
  readonly act: LivePlayer["act"];
}

/** The sentence of the step, what became of a question, a question, or the reader's turn. */
function Said({ state, moment, question, digits, lettered, live, act, words }: SaidProps): ReactElement {
  const own = stageWords;
  const { position, outcome, session, run } = state;
  const onSeek = (target: number) => act({ type: "seek", position: target });
  if (live && session && position === run.trace.length) {
    const { YourTurn } = session.views;
    return <YourTurn {...{ live, moment, position, onSeek, words }} />;
  }
  if (question) {
    const wrong = moment.marks.find(({ id }) => id === question.wrong.at(-1))?.label;
    const known = [...(digits?.keys() ?? [])].sort();
    const [first, last] = [known[0], known.at(-1)];
    return (
      <>
        <p className="stage__question">{question.question.prompt}</p>
        <p role="status">
          {wrong !== undefined
            ? words.notThat(wrong)
            : first && last && first !== last
              ? own.answerBy(first, last)
              : lettered.length > 0
                ? own.answerByLetter(lettered.at(-1)?.letter ?? "A")
                : own.answerByTouch}
        </p>
        {/* The letters stand at their marks, where nobody hears them. */}
        <p className="visually-hidden">
          {lettered.map(({ letter, label }) => `${letter}: ${label}`).join("; ")}
        </p>
      </>
    );
  }
  if (outcome?.position === position) return <p>{`${words[outcome.kind]} ${outcome.why}`}</p>;
  return (
    <p>
      <Comment moment={moment} onPoint={(mark) => act({ type: "point", mark })} />
    </p>
  );
}

/**
 * Who comes from the diagram before finds a run that was gone through where it opens; who is sent to a step stands there.
 */
function useCall({ call }: OnStage, { opens }: Pick<PlayerProps, "opens">, { state, act }: LivePlayer): void {
  // Before it is seen: what is pressed then must not be undone by this.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each call.
  useLayoutEffect(() => {
    const { trace } = state.run;
    const isThrough = state.position === trace.length && !state.session;
    if (call?.at !== undefined) act({ type: "seek", position: positionOf(trace, call.at) });
    else if (call?.fresh && isThrough) act({ type: "seek", position: positionOf(trace, opens) });
  }, [call]);
}

/** Keeps the step in the address. */
function useAddress(figure: string, { state, link }: LivePlayer): void {
  const { run, position } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it changes with what is shown.
  useEffect(() => {
    const timer = setTimeout(() => {
      void link().then(
        (value) => noteAddress(figure, value),
        () => noteAddress(figure, undefined),
      );
    }, REST);
    return () => clearTimeout(timer);
  }, [figure, run, position]);
}
