import { type KeyboardEvent, memo, type ReactElement, type RefObject, useEffect, useRef } from "react";
import { Lazy } from "../page/Lazy.tsx";
import { loadAgain, loaded } from "../page/load-again.ts";
import { needSheet } from "../page/sheet.ts";
import { momentOf } from "../panels/moment.ts";
import { Spoken } from "../panels/Spoken.tsx";
import type { Picture } from "../picture/save-picture.ts";
import { loadStage } from "../stage/load.ts";
import { useStage } from "../stage/use-stage.ts";
import { useTurn } from "../turn/use-turn.ts";
import { Controls } from "./Controls.tsx";
import dialogs from "./dialogs.css?url";
import { Head } from "./Head.tsx";
import { PlayerBody } from "./PlayerBody.tsx";
import { PlayerNotices } from "./PlayerNotices.tsx";
import { focusOf, keepsKey, keyAction, turnKey } from "./state/player-keys.ts";
import type { PlayerProps } from "./state/player-options.ts";
import { digitChoices, digitMarks, openQuestion } from "./state/player-questions.ts";
import { waiting } from "./state/player-state.ts";
import { useCues } from "./state/use-cues.ts";
import { useKeptFocus } from "./state/use-kept-focus.ts";
import { type LivePlayer, usePlayer } from "./state/use-player.ts";
import { usePlayerMenu } from "./state/use-player-menu.ts";
import { useReadyMark } from "./state/use-ready-mark.ts";
import { RestNotice, useRest } from "./state/use-rest.tsx";
import { Timeline } from "./Timeline.tsx";

// Opened by few readers, so they come when they are asked for.
const loadDrawer = loaded(() => withSheet(import("./InputDrawer.tsx")));
const loadDialogs = loaded(() => withSheet(import("./Dialogs.tsx")));
const loadTakeAway = loaded(() => withSheet(import("../take-away/TakeAway.tsx")));

async function withSheet<Part>(part: Promise<Part>): Promise<Part> {
  return (await Promise.all([part, needSheet(dialogs)]))[0];
}

/** A figure that plays: one lesson, one run, one position. It knows the lesson's interface and no lesson. */
export function Player(props: PlayerProps): ReactElement {
  const player = usePlayer(props);
  const root = useRef<HTMLElement>(null);
  useRest(props, player, root);
  return (
    <>
      <RestNotice rest={player.state.rest} words={props.words} onAgain={player.wakeUp} />
      <LiveFigure {...props} player={player} root={root} />
    </>
  );
}

interface LiveFigureProps extends PlayerProps {
  readonly player: LivePlayer;
  readonly root: RefObject<HTMLElement | null>;
}

/** What is seen of a player. While it rests it has no steps to draw from: what was drawn last stands. */
const LiveFigure = memo(DrawnFigure, (_, { player }) => player.state.rest !== undefined);

function DrawnFigure({ player, root, ...props }: LiveFigureProps): ReactElement {
  const { lesson, figure, number, title, words } = props;
  const { state, act } = player;
  const { run, position, ready, outcome } = state;
  const picture = useRef<Picture>(null);
  const moment = momentOf(lesson, run.problem, run.cursor.seek(position), words);
  const question = openQuestion(state);
  const digits = question && digitChoices(question, moment.marks);
  const { live, begin } = useTurn(props, player);
  const stage = useStage(figure, number, root);
  const { reset, ...others } = usePlayerMenu(props, player, stage.enter, picture);
  // In a turn, "Start again" is the reader's own start.
  const menu = { ...others, reset: live?.again ?? reset };
  useCues(figure, player);
  useReadyMark(root, ready);
  const keptFocus = useKeptFocus(root);

  // A mark that was chosen is no button any more: the keys go on where the figure is.
  const isOver = position === run.trace.length;
  const open = isOver ? live?.turn.open : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what may have taken the buttons of marks.
  useEffect(() => {
    if ((outcome || live) && document.activeElement === document.body)
      root.current?.focus({ preventScroll: true });
  }, [outcome, open, isOver]);

  const orAgain = (begin: () => Promise<void>) =>
    void begin().catch(() =>
      act({ type: "notice", notice: { kind: "notCome", again: () => void loadAgain(begin) } }),
    );
  const closeDialog = () => act({ type: "dialog", dialog: undefined });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!ready || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const press = { key: event.key, shift: event.shiftKey, focus: focusOf(event.target as Element) };
    const turned = open && live && turnKey(press, digitMarks(live.marks, moment.marks), live.phrases);
    if (turned) {
      event.preventDefault();
      if (turned === "undo") return live.undo();
      return "touch" in turned ? live.touch(turned.touch) : live.say(turned.say);
    }
    const ofTool = keepsKey(press.focus, press.key) ? undefined : state.tool?.key(press.key, state);
    const action = ofTool ?? keyAction(state, press, digits, props.opened !== undefined);
    if (!action) return;
    event.preventDefault();
    if (typeof action !== "string") act(action);
    else if (action === "closeDrawer") player.closeDrawer();
    else if (action !== "ignore") menu[action]();
  };

  return (
    <section
      className="player"
      id={figure}
      ref={root}
      aria-label={`${words.diagram(number)}: ${title}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the figure itself takes the focus, for its keys.
      tabIndex={0}
      data-drawn={ready ? "" : undefined}
      onKeyDown={onKeyDown}
      {...keptFocus}
    >
      <Head {...props} player={player} menu={menu} onTurn={begin && (() => orAgain(begin))} live={live} />
      <PlayerNotices state={state} act={act} onCancel={player.stop} words={words} />
      {state.drawer ? (
        <Lazy
          load={loadDrawer}
          words={words}
          onDismiss={player.closeDrawer}
          until={<div className="drawer" />}
        >
          {({ InputDrawer }) => (
            <InputDrawer
              {...props}
              run={run}
              text={state.draft}
              error={state.error}
              onSource={player.choose}
              onText={player.type}
            />
          )}
        </Lazy>
      ) : (
        <PlayerBody {...{ ...props, state, moment, question, digits, live, picture, act }} />
      )}
      <div className="bar">
        <Timeline
          lesson={lesson}
          run={run}
          position={position}
          Ticks={state.tool?.Ticks}
          stops={waiting(state)}
          onSeek={(target) => act({ type: "seek", position: target })}
          disabled={!ready || state.drawer}
          words={words}
        />
        <Controls lesson={lesson} state={state} act={act} isChoosing={open !== undefined} words={words} />
      </div>
      <Spoken {...{ state, moment, question }} turn={live} />
      {stage.call && (
        <Lazy
          load={loadStage}
          words={words}
          onDismiss={stage.leave}
          until={
            <p className="player__notice" role="status">
              {words.stageComing}
            </p>
          }
        >
          {({ Stage }) => <Stage {...{ ...props, player, moment, question, digits, live, stage }} />}
        </Lazy>
      )}
      {state.dialog === "takeAway" && (
        <Lazy load={loadTakeAway} words={words} onDismiss={closeDialog}>
          {({ TakeAway }) => <TakeAway {...props} {...{ run, position }} onClose={closeDialog} />}
        </Lazy>
      )}
      {state.dialog && state.dialog !== "takeAway" && (
        <Lazy load={loadDialogs} words={words} onDismiss={closeDialog}>
          {({ HelpDialog, StateDialog }) =>
            state.dialog === "help" ? (
              <HelpDialog words={words} onClose={closeDialog} />
            ) : (
              <StateDialog {...{ lesson, moment, words }} onClose={closeDialog} />
            )
          }
        </Lazy>
      )}
    </section>
  );
}
