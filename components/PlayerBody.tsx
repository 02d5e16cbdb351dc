import type { ReactElement, RefObject } from "react";
import { Key } from "./Key.tsx";
import { Listing } from "./Listing.tsx";
import { chooseListingLanguage, useListingLanguage } from "./listing-language.ts";
import type { LiveTurn } from "./live-turn.ts";
import type { Moment } from "./moment.ts";
import { Plate } from "./Plate.tsx";
import { PlayerAnnotation } from "./PlayerAnnotation.tsx";
import { PanelTabs, PlayerPanels } from "./PlayerPanels.tsx";
import type { PlayerProps } from "./player-options.ts";
import type { OpenQuestion } from "./player-questions.ts";
import { type PlayerAction, type PlayerState, SPEEDS } from "./player-state.ts";
import type { Picture } from "./save-picture.ts";
import { useTween } from "./use-tween.ts";

interface PlayerBodyProps extends PlayerProps {
  readonly state: PlayerState;
  readonly moment: Moment;
  readonly question: OpenQuestion | undefined;
  readonly digits: ReadonlyMap<string, string> | undefined;
  /** The reader's turn, while it is his. */
  readonly live: LiveTurn | undefined;
  readonly picture: RefObject<Picture | null>;
  readonly act: (action: PlayerAction) => void;
}

/** The picture, what is said of it, the listing and the panels. */
export function PlayerBody(props: PlayerBodyProps): ReactElement {
  const { lesson, figure, listings, words, state, moment, question, live, picture, act } = props;
  const { scene, frame } = moment;
  const tween = useTween(lesson, frame, state.playing ? SPEEDS[state.speed] : 1, state.ready);
  const isTurn = live?.turn.open !== undefined && state.position === state.run.trace.length;
  const looked = isTurn ? undefined : live?.looked;
  const choices = isTurn
    ? new Set(live?.marks)
    : looked
      ? new Set([...looked.rightMarks, ...looked.wrongMarks])
      : question && new Set(question.question.choices);
  const rejected = looked ? looked.wrongMarks : question?.wrong;
  const step = question ? state.run.trace.stepAt(question.position).step : frame.step;
  const ofStep = listings.findIndex((listing) => step in listing.lineOf);
  const wanted = useListingLanguage();
  const inLanguage = listings.findIndex(({ language }) => language === wanted);
  const show = (index: number): void => {
    const { language, load } = listings[index] ?? {};
    chooseListingLanguage(language ?? "ts");
    if (!language) act({ type: "file", file: index });
    const again = (): void => show(index);
    load?.().catch(() => act({ type: "notice", notice: { kind: "notCome", again } }));
  };
  return (
    <div className="player__body">
      <figure className="diagram">
        <Plate
          plate={scene.plate}
          picture={picture}
          tween={tween}
          choices={choices}
          rejected={rejected && new Set(rejected)}
          pointed={state.pointed}
          picked={isTurn ? live?.picked : undefined}
          onPick={(choice) => (isTurn ? live?.touch(choice) : act({ type: "answer", choice }))}
          onEnter={isTurn && live?.form === "set" && live.picked.size > 0 ? live.confirm : undefined}
          words={words}
        />
        <Key entries={scene.key} kind={scene.plate.kind} asking={choices !== undefined} words={words} />
      </figure>
      <div className="player__main">
        <PlayerAnnotation {...props} />
        <PanelTabs
          figure={figure}
          labels={[scene.tables[0]?.title ?? "", words.code, words.watch, words.checks]}
        />
        <Listing
          listings={listings}
          shown={inLanguage < 0 ? (state.file ?? Math.max(ofStep, 0)) : inLanguage}
          onShow={show}
          lineIn={({ lineOf }) => (lesson.lineAt ? lesson.lineAt(frame) : lineOf[step])}
          ahead={question !== undefined}
          words={words}
        />
      </div>
      <PlayerPanels {...props} />
    </div>
  );
}
