import type { ReactElement, RefObject } from "react";
import { Key } from "./Key.tsx";
import { Listing } from "./Listing.tsx";
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
  readonly picture: RefObject<Picture | null>;
  readonly act: (action: PlayerAction) => void;
}

/** The picture, what is said of it, the listing and the panels. */
export function PlayerBody(props: PlayerBodyProps): ReactElement {
  const { lesson, figure, listings, words, state, moment, question, picture, act } = props;
  const { scene, frame } = moment;
  const tween = useTween(lesson, frame, state.playing ? SPEEDS[state.speed] : 1, state.ready);
  const step = question ? state.run.trace.stepAt(question.position).step : frame.step;
  const ofStep = listings.findIndex((listing) => step in listing.lineOf);
  return (
    <div className="player__body">
      <figure className="diagram">
        <Plate
          plate={scene.plate}
          picture={picture}
          tween={tween}
          choices={question && new Set(question.question.choices)}
          rejected={question && new Set(question.wrong)}
          pointed={state.pointed}
          onPick={(choice) => act({ type: "answer", choice })}
          words={words}
        />
        <Key entries={scene.key} kind={scene.plate.kind} asking={question !== undefined} words={words} />
      </figure>
      <div className="player__main">
        <PlayerAnnotation {...props} />
        <PanelTabs
          figure={figure}
          labels={[scene.tables[0]?.title ?? "", words.code, words.watch, words.checks]}
        />
        <Listing
          listings={listings}
          shown={state.file ?? Math.max(ofStep, 0)}
          onShow={(file) => act({ type: "file", file })}
          step={step}
          ahead={question !== undefined}
          words={words}
        />
      </div>
      <PlayerPanels {...props} />
    </div>
  );
}
